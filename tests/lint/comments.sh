#!/usr/bin/env bash
# comments.sh ROOT: every .c file under ROOT/src opens with a comment that says what it is for.
set -euo pipefail
cd -- "$1"

found=0

while read -r file; do
  if [[ $(head -c 3 -- "$file") != '/* ' ]]; then
    printf '%s: does not open with a comment that says what it is for\n' "$file"
    found=1
  fi
done < <(find src -name '*.c' | sort)

exit "$found"
