#!/usr/bin/env bash
# build.sh LIBRARIES BUILD PAGE [ADDRESS]: the game for browsers in the folder BUILD, and in PAGE what a host serves,
# at that address if it is known.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
libraries=$1
build=$2
page=$3
address=${4-}
files=$build/files # of the page, before they are laid out
export NODE_PATH=/usr/share/nodejs # where Debian has acorn, which emcc runs under any node
export PKG_CONFIG_LIBDIR=$libraries/lib/pkgconfig EM_PKG_CONFIG_PATH=$libraries/lib/pkgconfig

# Only the characters that the game may show; and those of the page itself.
subset_fonts() {
  local font lato=/usr/share/fonts/truetype/lato
  mkdir -p "$build/fonts"
  for font in lato/Lato-{Black,Heavy,Bold,Semibold,Medium} dejavu/DejaVuSans-Bold; do
    /usr/bin/python3 -m fontTools.subset "/usr/share/fonts/truetype/$font.ttf" \
      --unicodes=U+0020-017F,U+2000-22FF,U+2460-27BF --layout-features=kern,tnum --no-hinting \
      --output-file="$build/fonts/$(basename -- "$font").ttf"
  done
  mkdir -p "$build/page-fonts"
  /usr/bin/python3 -m fontTools.subset "$lato/Lato-Black.ttf" --text=SLIDEWISE --no-hinting \
    --output-file="$build/page-fonts/tiles.ttf"
  /usr/bin/python3 -m fontTools.subset "$lato/Lato-Bold.ttf" --unicodes=U+0020-007E --no-hinting \
    --layout-features=kern --output-file="$build/page-fonts/words.ttf"
}

# emcc itself only starts clang where it compiles, and takes longer for that than clang for its work.
build_program() {
  local compile
  compile="clang-14 $(emcc --cflags) <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>"
  emcmake cmake -S "$top" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSLIDEWISE_TESTS=ON \
    -DCMAKE_C_COMPILE_OBJECT="$compile" -DCMAKE_C_FLAGS='-pthread -msimd128' -DCMAKE_C_FLAGS_RELEASE='-O2 -DNDEBUG' \
    -DCMAKE_FIND_ROOT_PATH="$libraries" -DCMAKE_PREFIX_PATH="$libraries" \
    -DXXHASH_INCLUDE_DIR="$libraries/include" -DSLIDEWISE_WEB_FONTS="$build/fonts"
  cmake --build "$build" --target slidewise
}

# What the program reads when it is wanted: page/files.js.
copy_fetched() {
  local fetched
  fetched=$(cd -- "$top" && printf '%s\n' assets/values/{{6x6,7x7,8x8}.network,nearby.values} assets/pictures/*.svg)
  (cd -- "$top" && xargs cp --parents -t "$files" <<<"$fetched")
  printf 'const FETCHED = {%s};\nconst LOADED = %d;\n' \
    "$(cd -- "$files" && xargs stat -c "'%n': %s," <<<"$fetched" | tr '\n' ' ')" \
    "$(cat -- "$files"/slidewise.{wasm,data} | wc -c)" >"$files/fetched.js"
}

compress() {
  mkdir -p "$build/compressed"
  find "$page" -type f ! -name '*.png' ! -name '*.br' ! -name '*.gz' -print0 |
    xargs -0 -P "$(nproc)" -n 1 "$here/compress.sh" "$build/compressed"
}

mkdir -p "$build"
[[ -d $build/page-fonts ]] || subset_fonts 2>"$build/log" || { cat "$build/log" >&2; exit 1; }
build_program >"$build/log" 2>&1 || { tail -n 40 "$build/log" >&2; exit 1; }
rm -rf "${files:?}"
mkdir -p "$files"
cp "$here"/page/* "$build"/page-fonts/* "$build"/src/slidewise.{js,wasm,data,worker.js} "$files"
copy_fetched
"$here/pictures.sh" "$files"
"$here/publish.py" "$files" "$page" "$address"
compress
