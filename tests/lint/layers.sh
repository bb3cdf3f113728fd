#!/usr/bin/env bash
# layers.sh ROOT: what the compiler lets pass though the layers forbid it, in ROOT/src.
set -euo pipefail
cd -- "$1/src"

# The layers whose public headers each one may include; the same arrows as in docs/ARCHITECTURE.md.
declare -A sees=(
  [base]='base'
  [os]='base os'
  [puzzle]='base puzzle'
  [solver]='base os puzzle solver'
  [library]='base os puzzle solver library'
  [game]='base os puzzle solver game'
  [client]='base os puzzle solver game client'
  [app]='base os puzzle solver game client app'
  [cli]='base os puzzle solver library game cli'
  [main.c]='os client app cli'
)
found=0

report() {
  printf 'src/%s: %s\n' "$1" "$2"
  found=1
}

check_includes() {
  local file=$1 layer=$2 header
  while read -r header; do
    case $header in
      ../* | */../*) report "$file" "includes $header: no include climbs out of its folder" ;;
    esac
    [[ -v "sees[${header%%/*}]" ]] || continue # the system's, or private to this layer
    [[ " ${sees[$layer]} " == *" ${header%%/*} "* ]] ||
      report "$file" "includes $header: $layer may see ${sees[$layer]}"
  done < <(sed -nE 's/^[[:blank:]]*#[[:blank:]]*include[[:blank:]]*["<]([^">]+)[">].*/\1/p' "$file")
}

check_sdl() {
  if grep -qE '\b(SDL|TTF|IMG)_[A-Za-z]|[<"/]SDL[A-Za-z0-9_]*\.h' "$1"; then
    report "$1" 'uses SDL, which stays in app'
  fi
}

while read -r file; do
  layer=${file%%/*}
  if [[ ! -v "sees[$layer]" ]]; then
    report "$file" "lies in no known layer"
    continue
  fi
  check_includes "$file" "$layer"
  [[ $layer == app ]] || check_sdl "$file"
done < <(find . -name '*.[ch]' -printf '%P\n' | sort)

exit "$found"
