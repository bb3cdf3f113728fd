#!/usr/bin/env bash
# compress.sh KEPT FILE: makes FILE.br and FILE.gz, for hosts that serve what is compressed already. brotli's window is
# the largest that browsers take. What was compressed before lies in the folder KEPT under its content's sum.
set -euo pipefail
kept=$1/$(sha256sum <"$2" | cut -c 1-32)
if [[ ! -e $kept.gz ]]; then
  brotli -q 11 -w 24 -f -o "$kept.br" "$2"
  gzip -9n <"$2" >"$kept.gz.new"
  mv "$kept.gz.new" "$kept.gz"
fi
cp "$kept.br" "$2.br"
cp "$kept.gz" "$2.gz"
