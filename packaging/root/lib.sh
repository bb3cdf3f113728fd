# Shared by the scripts beside it. They run as root in a clean Debian, where the project lies in
# /build/slidewise, and where what they leave in /build/out is kept. Sourced, never run.
# shellcheck shell=bash

install() {
  logged install apt-get -q install --yes --no-install-recommends "$@"
}

# logged NAME COMMAND...: its output goes to a log in out/logs, whose end is shown where it fails.
logged() {
  local log=/build/out/logs/$1.log
  mkdir -p /build/out/logs
  "${@:2}" >"$log" 2>&1 || { tail -n 40 "$log"; exit 1; }
}
