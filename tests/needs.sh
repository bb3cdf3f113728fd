#!/usr/bin/env bash
# needs.sh PROGRAM... -- COMMAND...: runs a test's command if all programs are installed. Otherwise it names the one
# that is missing and ends with 77, so that ctest counts the test as skipped.
set -euo pipefail
while [[ $1 != -- ]]; do
  command -v "$1" >/dev/null || { echo "skipped: $1 is not installed (./scripts/test --all)"; exit 77; }
  shift
done
exec "${@:2}"
