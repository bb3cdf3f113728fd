#!/usr/bin/env bash
# symbols.sh LIBRARY [BELOW...]: LIBRARY imports nothing but what BELOW, archives of the layers under
# it, define, and the functions here, none of which reads or writes anything outside its arguments,
# draws chances, tells the time or starts threads.
set -euo pipefail

pure='malloc|calloc|realloc|free'
pure+='|mem(chr|cmp|cpy|move|set)|str(chr|cmp|cspn|len|ncmp|nlen|rchr|spn|str)|bcmp'
pure+='|v?snprintf|qsort|bsearch|_GLOBAL_OFFSET_TABLE_'
fortified='__(mem(cpy|move|set)|v?snprintf)_chk'
bugs='abort|__assert_fail|__stack_chk_fail'
sanitizers='__(asan|ubsan|tsan|sanitizer)_.*'

imports=$(nm --undefined-only --format=posix "$1" | awk 'NF > 1 { print $1 }' | sort -u)
defines=$(nm --defined-only --format=posix "$@" | awk 'NF > 1 { print $1 }' | sort -u)
[[ -n $defines ]] || { echo "$1: holds no symbols"; exit 2; }
impure=$(comm -23 <(printf '%s\n' "$imports") <(printf '%s\n' "$defines") |
  grep -vxE "$pure|$fortified|$bugs|$sanitizers|") || exit 0
printf '%s imports %s\n' "$(basename -- "$1")" "${impure//$'\n'/, }"
exit 1
