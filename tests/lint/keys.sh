#!/usr/bin/env bash
# keys.sh ROOT: what asks for a key in ROOT/src, outside the table of bindings and the translation of
# events. Everything else asks what the player means.
set -euo pipefail
cd -- "$1/src"

names='\b(SDLK_|KMOD_|SDL_SCANCODE_|SDL_GetModState|SDL_GetKeyboardState)'
if grep -rnE --include='*.[ch]' "$names" . | sed 's|^\./||' | grep -vE '^app/(input/(actions|bindings|input|keys|keys_name)|program/own_bindings)\.c:'; then
  echo 'keys are named in src/app/input/actions.c alone: ask for the intent'
  exit 1
fi
