#!/usr/bin/env bash
# format.sh ROOT: every source file under ROOT/src and ROOT/tests is as clang-format leaves it.
set -euo pipefail
cd -- "$1"
command -v clang-format-14 >/dev/null ||
  { echo 'skipped: clang-format-14 is not installed'; exit 77; }
find src tests -name '*.[ch]' -print0 |
  xargs -0 clang-format-14 --dry-run -Werror
