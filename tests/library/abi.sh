#!/usr/bin/env bash
# abi.sh LIBRARY DESCRIPTION HEADERS: what programs were built against, as DESCRIPTION has it, is what LIBRARY offers.
# Structs that no file in the folder HEADERS defines are no matter.
# abi.sh --update LIBRARY DESCRIPTION HEADERS: writes the description of LIBRARY, which has debug information.
set -euo pipefail

if [[ $1 == --update ]]; then
  # Where it was built is no matter either.
  abidw --headers-dir "$4" --drop-private-types --exported-interfaces-only --drop-undefined-syms \
    --type-id-style hash --no-show-locs --no-comp-dir-path --no-corpus-path --no-elf-needed --no-architecture "$2" |
    sed -E "s|(<abi-instr .*path=')[^']*/|\1|" >"$3"
  exit
fi

# What is added fails, too: it must get into the description, which otherwise would not miss it later.
abidiff --headers-dir2 "$3" --drop-private-types --exported-interfaces-only --no-architecture --no-corpus-path \
  "$2" "$1" || {
  echo "$(basename -- "$1") is not as $(basename -- "$2") says: see CONTRIBUTING.md"
  exit 1
}
