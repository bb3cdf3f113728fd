#!/usr/bin/env bash
# errors.sh ROOT: an error in ROOT/src is a format with its facts, which src/app/text puts into words.
# The game shows no English line of an error, and no error is made of words that were put together
# elsewhere: these could not be said in another language.
set -euo pipefail
cd -- "$1/src"

shown='\b(error|problem|reason|trouble)(\.|->)message\b'
if grep -rnE --include='*.c' "$shown" app | grep -v '^app/shell/app\.c:'; then
  echo 'a player reads what src/app/text/errors.h makes of an error'
  exit 1
fi
glued='sw_fail(_at|_because)?\([^"]*"([^"]*[ :])?%[^"]*"[^;]*(\.|->)message\b'
if find . -name '*.c' ! -path './cli/*' -exec grep -lzE "$glued" {} +; then
  echo 'a reason is a clause of its own: sw_fail_because'
  exit 1
fi
