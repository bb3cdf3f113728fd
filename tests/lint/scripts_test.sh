#!/usr/bin/env bash
# scripts_test.sh FOLDER: scripts/play, test, thorough and package ask before they install, install only what is
# missing, and say in one line why they cannot go on. In a throw-away FOLDER, with stand-ins for
# dpkg-query, apt-get, sudo, cmake and ctest that write down how they were called.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$1
failures=0

fail() {
  echo "FAIL: $*"
  failures=$((failures + 1))
}

# stand_in NAME: a program that notes its call and succeeds.
stand_in() {
  printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n' "$1" "$folder" >"$folder/bin/$1"
  chmod +x "$folder/bin/$1"
}

set_up() {
  rm -rf -- "$folder"
  mkdir -p -- "$folder"/{bin,project/build/release/src}
  cp -r -- "$here/../../scripts" "$folder/project"
  touch "$folder/calls"
  for name in apt-get cmake ctest slidewise; do stand_in "$name"; done
  mv -- "$folder/bin/slidewise" "$folder/project/build/release/src"
  printf '#!/bin/sh\nexec "$@"\n' >"$folder/bin/sudo"
  printf '#!/bin/sh\ncat "%s/installed"\n' "$folder" >"$folder/bin/dpkg-query"
  chmod +x "$folder/bin/sudo" "$folder/bin/dpkg-query"
}

# run STATUS WORD...: runs the script so named, from another folder, and expects that status.
run() {
  local want=$1 status=0
  shift
  # shellcheck disable=SC2086  # a list of words
  printf '%s installed\n' $installed >"$folder/installed"
  : >"$folder/calls"
  output=$(cd / && PATH=$folder/bin:$PATH "$folder/project/scripts/$1" "${@:2}" 2>&1) || status=$?
  calls=$(<"$folder/calls")
  [[ $status == "$want" ]] || fail "$*: status $status, not $want: $output"
}

has() {
  [[ $1 == *"$2"* ]] || fail "\"$2\" is not in: $1"
}

lacks() {
  [[ $1 != *"$2"* ]] || fail "\"$2\" is in: $1"
}

set_up
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER

# On a bare machine everything is named.
installed=
run 2 test --no-install
has "$output" 'test: not installed: '
has "$output" libsdl2-dev
all=${output#*installed: }
run 2 package --no-install
has "$output" 'package: not installed: mmdebstrap'

# Everything is there: apt-get is not called at all, and options are passed on.
installed=$all
run 0 test -R puzzle
lacks "$calls" apt-get
has "$calls" 'cmake --preset dev'
has "$calls" 'ctest --preset dev -R puzzle'
run 0 test --preset asan
has "$calls" 'ctest --preset asan'
run 0 test --preset tsan --unit solver,game -V
has "$calls" 'cmake --build --preset tsan --target unit_tests_solver unit_tests_game'
has "$calls" 'ctest --preset tsan -R ^(solver|game)/ -V'
run 0 thorough tsan asan
has "$output" 'asan passed'
has "$calls" 'ctest --preset tsan -R ^(solver|library|game|client)/ -E '
lacks "$calls" 'preset web'
DISPLAY=:none run 0 play --size 5x4
lacks "$calls" apt-get
has "$calls" 'slidewise --size 5x4'

# What only a few tests need is installed by --all alone; without it the script says what is skipped.
run 0 test
lacks "$calls" apt-get
has "$output" 'Tests that need'
has "$output" python3-matplotlib
run 2 test --no-install --all
has "$output" 'test: not installed: '
has "$output" python3-matplotlib
lacks "$output" libsdl2-dev
run 0 test --all -R puzzle
has "$calls" python3-matplotlib
has "$calls" 'ctest --preset dev -R puzzle'

# A word that is no option ends the script before it builds.
run 2 test --frobnicate
has "$output" "test: unknown option '--frobnicate'"
lacks "$calls" cmake
run 2 thorough asan frobnicate
has "$output" "thorough: unknown check 'frobnicate'"
lacks "$calls" cmake

# One check that fails does not end the others.
printf '#!/bin/sh\necho "ctest $*" >>"%s/calls"\ncase "$*" in *tsan*) exit 8 ;; esac\n' "$folder" >"$folder/bin/ctest"
run 1 thorough tsan asan
has "$output" 'tsan FAILED'
has "$output" 'asan passed'
stand_in ctest

# No display: one line, before anything is installed or built.
installed=${all/libexif-dev/}
run 2 play
has "$output" 'play: no display'
[[ $output != *$'\n'* ]] || fail "more than one line: $output"
[[ -z $calls ]] || fail "called without a display: $calls"

# Something is missing: it alone is installed, after the lists were read.
DISPLAY=:none run 0 play
has "$calls" 'DPkg::Lock::Timeout=300 update'
has "$calls" 'install -y --no-install-recommends libexif-dev'$'\n'
has "$calls" 'slidewise'

# --no-install names what is missing and does nothing.
installed=${all/xdotool/}
run 2 test --no-install
has "$output" 'test: not installed: xdotool'
[[ -z $calls ]] || fail "called with --no-install: $calls"
DISPLAY=:none run 0 play --no-install # players need no xdotool

# What fails is shown, and ends the script.
installed=$all
printf '#!/bin/sh\necho oops; exit 1\n' >"$folder/bin/cmake"
run 2 test
has "$output" oops
has "$output" 'test: the build could not be set up'
lacks "$calls" ctest

rm -rf -- "$folder"
((failures == 0)) && echo 'the scripts do what they say'
