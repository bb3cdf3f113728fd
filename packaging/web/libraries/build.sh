#!/usr/bin/env bash
# build.sh SOURCES PREFIX: builds what fetch.sh fetched as archives of WebAssembly with threads.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
sources=$1
prefix=$2
build=$prefix/build
export NODE_PATH=/usr/share/nodejs # where Debian has acorn, which emcc runs under any node
mkdir -p "$build"
# emcc itself only starts clang where it compiles, and takes longer for that than clang for its work.
compile="clang-14 $(emcc --cflags) <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>"

# build NAME FOLDER OPTION...: unoptimized while CMake tries what there is, with a program for each thing.
build() {
  local name=$1 folder=$2 since=$SECONDS
  shift 2
  { emcmake cmake -S "$folder" -B "$build/$name" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_FIND_ROOT_PATH="$prefix" -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_C_COMPILE_OBJECT="$compile" -DCMAKE_C_FLAGS='-pthread -msimd128 -ffunction-sections -fdata-sections' \
    -DCMAKE_C_FLAGS_RELEASE='-O2 -DNDEBUG' "$@" &&
    ninja -C "$build/$name" install; } >"$build/$name.log" 2>&1 ||
    { tail -n 30 "$build/$name.log" >&2; printf '%s was not built\n' "$name" >&2; exit 1; }
  printf '  %s: %d s\n' "$name" "$((SECONDS - since))"
}

# Its build reads the size of a type from a program that is linked, which is no single file here.
build jpeg "$sources/libjpeg-turbo" -DENABLE_SHARED=OFF -DWITH_SIMD=OFF -DWITH_TURBOJPEG=OFF \
  -DSIZE_T=4 -DHAVE_SIZE_T=1
build freetype "$sources/freetype" -DFT_DISABLE_{ZLIB,BZIP2,PNG,HARFBUZZ,BROTLI}=ON
build libraries "$here" -DSOURCES="$sources"
