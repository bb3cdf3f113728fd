#!/usr/bin/env bash
# prefix.sh REPLAYS PREFIX...: every external symbol that REPLAYS, a layer's library, defines begins with
# one of the layer's PREFIXes, so that a name in a stack trace says where it belongs.
set -euo pipefail

replays=$1
shift
prefixes=$(IFS='|' && echo "$*")
sanitizers='__(asan|ubsan|tsan|sanitizer|odr_asan)[_.].*'

defines=$(nm --extern-only --defined-only --format=posix "$replays" | awk 'NF > 1 { print $1 }' | sort -u)
[[ -n $defines ]] || { echo "$replays: holds no symbols"; exit 2; }
strange=$(grep -vE "^($prefixes)" <<<"$defines" | grep -vxE "$sanitizers") || exit 0
printf '%s: not named after the layer (%s): %s\n' \
  "$(basename -- "$replays")" "$prefixes" "${strange//$'\n'/, }"
exit 1
