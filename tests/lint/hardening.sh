#!/usr/bin/env bash
# hardening.sh PROGRAM: it is built as what players run is to be: at any address, with tables of
# addresses that are written once, and with checks of stacks and copies.
set -euo pipefail
program=$1
found=0

report() {
  echo "$program: $1"
  found=1
}

headers=$(readelf --wide --file-header --program-headers --dynamic "$program")
imports=$(nm --dynamic --undefined-only "$program")
grep -qE 'Type: +DYN' <<<"$headers" || report 'lies at a fixed address (no PIE)'
grep -q 'GNU_RELRO' <<<"$headers" || report 'its tables of addresses stay writable (no RELRO)'
grep -qE 'BIND_NOW|FLAGS_1.*NOW' <<<"$headers" || report 'binds symbols late (no full RELRO)'
grep -q '__stack_chk_fail' <<<"$imports" || report 'does not check its stack'
grep -qE '__[a-z]+_chk' <<<"$(grep -v __stack_chk <<<"$imports")" || report 'does not check copies (no FORTIFY_SOURCE)'
exit "$found"
