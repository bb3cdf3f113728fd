#!/usr/bin/env bash
# needs.sh PROGRAM... -- COMMAND...: runs a test's command, or says which program it needs that is not installed and
# ends with 77, which ctest knows as skipped.
set -euo pipefail
while [[ $1 != -- ]]; do
  command -v "$1" >/dev/null || { echo "skipped: $1 is not installed (./scripts/test --all)"; exit 77; }
  shift
done
exec "${@:2}"
