#!/usr/bin/env bash
# command_path.sh ROOT: one path for every change of the player's game. In ROOT/src/client and
# ROOT/src/app one line of one file calls game_session_apply.
set -euo pipefail
cd -- "$1"

place=src/client/commands.c
calls=$(grep -rnE --include='*.[ch]' '\bgame_session_apply\b' src/client src/app || true)
here=$(grep -c "^$place:" <<<"$calls" || true)
found=0

if elsewhere=$(grep -v "^$place:" <<<"$calls" | grep .); then
  printf '%s\n' "$elsewhere"
  echo "only $place may call game_session_apply: send a command there"
  found=1
fi
if [[ $here -ne 1 ]]; then
  echo "$place: calls game_session_apply $here times, not once"
  found=1
fi
exit "$found"
