#!/usr/bin/env bash
# format.sh ROOT: every source file under ROOT/src, ROOT/tests and ROOT/examples is as clang-format leaves it.
set -euo pipefail
cd -- "$1"
command -v clang-format-14 >/dev/null ||
  { echo 'skipped: clang-format-14 is not installed'; exit 77; }
find src tests examples '(' -name '*.[ch]' -o -name '*.cpp' ')' -print0 |
  xargs -0 clang-format-14 --dry-run -Werror
