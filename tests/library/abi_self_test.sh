#!/usr/bin/env bash
# abi_self_test.sh FOLDER CC: abi.sh passes a small library that is as it was described, and fails for each change that
# a program would notice, made one at a time in a throw-away FOLDER.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$1
cc=$2
failures=0

# build: the library of box.h and box.c.
build() {
  "$cc" -g -fPIC -shared -I"$folder/include" -o "$folder/libbox.so" "$folder/box.c"
}

as_described() {
  mkdir -p -- "$folder/include"
  cat >"$folder/include/box.h" <<'TEXT'
typedef struct box box;
typedef enum kind { SMALL = 0, LARGE = 1 } kind;
typedef int watch(void *data, const box *of);
int box_size(const box *of, kind as);
void box_free(box *of);
TEXT
  cat >"$folder/box.c" <<'TEXT'
#include "box.h"
struct box { int size; };
int box_size(const box *of, kind as) { return of->size * as; }
void box_free(box *of) { of->size = 0; }
TEXT
}

# change WANTED NAME SCRIPT: where both files are changed by sed's SCRIPT, the check ends with status WANTED.
change() {
  local status=0 output
  as_described
  sed -i -E "$3" "$folder/include/box.h" "$folder/box.c"
  build
  output=$("$here/abi.sh" "$folder/libbox.so" "$folder/box.abi" "$folder/include" 2>&1) || status=$?
  [[ $status == "$1" ]] || { echo "FAIL: $2: status $status, not $1: $output"; failures=$((failures + 1)); }
}

rm -rf -- "$folder"
as_described
build
"$here/abi.sh" --update "$folder/libbox.so" "$folder/box.abi" "$folder/include"

change 0 'nothing' ''
change 0 'a struct of its own' 's/int size;/& long more;/'
change 1 'a function that is gone' '/box_free/d'
change 1 'a function more' 's/^void box_free(.*)$/&\nint box_more\1/; s/(box_more.*)of->size = 0/\1return 1/'
change 1 'a parameter more' 's/kind as\)/kind as, int more)/'
change 1 'another type of a parameter' 's/kind as\)/long as)/'
change 1 'another type of what it returns' 's/^int box_size/long box_size/'
change 1 'another number of a constant' 's/LARGE = 1/LARGE = 2/'
change 1 'a constant in between' 's/LARGE = 1/MIDDLE = 1, LARGE = 2/'
exit $((failures > 0))
