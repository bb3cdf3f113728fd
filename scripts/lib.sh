# Shared by the scripts beside it: where the project lies, and the Debian packages that it needs.
# Sourced, never run.
# shellcheck shell=bash disable=SC2034  # its variables are used by those scripts

top=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
me=$(basename -- "$0")

game_packages=(
  cmake ninja-build gcc libc6-dev pkg-config
  libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libexif-dev libjpeg-dev libpng-dev zlib1g-dev libxxhash-dev
  libdbus-1-dev
  fonts-lato fonts-dejavu-core
)
test_packages=(
  libcmocka-dev g++ python3 python3-pytest mandoc desktop-file-utils shared-mime-info
  xvfb xauth xdotool x11-utils imagemagick dbus-daemon
)
# Without these, the tests that need them are skipped. Each is large, or depends on much.
all_test_packages=(
  clang-format-14 abigail-tools graphviz fish zsh appstream sway grim wl-clipboard python3-matplotlib
)

say() {
  printf '%s\n' "$*"
}

die() {
  printf '%s: %s\n' "$me" "$*" >&2
  exit 2
}

# missing_packages NAME...: those of them that are not installed, one a line.
missing_packages() {
  local installed
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
    sed -n 's/ installed$//p') || true
  printf '%s\n' "$@" | grep -vxF -- "${installed:-none}" || true
}

# check_packages NAME...: leaves the missing ones in `missing`. With $no_install set, or where nothing
# can be installed, it names them and ends.
check_packages() {
  command -v apt-get >/dev/null ||
    die "this is no Debian (there is no apt-get). Install what these are called here, then run" \
      "\"cmake --preset release\" and \"cmake --build --preset release\": $*"
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  [[ -z $no_install ]] || die "not installed: ${missing[*]}"
  ((EUID == 0)) || command -v sudo >/dev/null ||
    die "not installed, and neither root nor sudo to install them with: ${missing[*]}"
}

# install_missing: installs what check_packages found.
install_missing() {
  ((${#missing[@]})) || return 0
  say "Installing ${missing[*]} ..."
  apt_get update || die 'apt-get could not read the package lists'
  apt_get install -y --no-install-recommends "${missing[@]}" ||
    die "apt-get could not install ${missing[*]}"
}

# apt_get ARG...: runs apt-get as root and without questions, and shows its progress.
apt_get() {
  local command=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o APT::Status-Fd=1 -o DPkg::Lock::Timeout=300 "$@")
  ((EUID == 0)) || command=(sudo "${command[@]}")
  with_progress 's/^dlstatus:[^:]*:([0-9]+).*/\1 % fetched/p; s/^pmstatus:[^:]*:([0-9]+).*/\1 % installed/p' \
    "${command[@]}" </dev/null
}

# build OPTION...: runs cmake --build and shows its progress.
build() {
  with_progress 's|^\[([0-9]+)/([0-9]+)\].*|\1 of \2 built|p' cmake --build "$@"
}

# with_progress SED COMMAND...: runs the command and turns its lines into progress by the sed script SED. A terminal
# shows the progress in one line that changes; anything else gets a line every ten seconds. The command's other lines
# are shown only if it fails.
with_progress() {
  local script=$1 log status=0
  log=$(mktemp)
  "${@:2}" 2>&1 | tee -- "$log" | sed -unE "$script" | show_progress || status=$?
  ((status == 0)) || grep -vE '^(dl|pm)status:|^\[[0-9]+/[0-9]+\] ' -- "$log" >&2 || true
  rm -f -- "$log"
  return "$status"
}

show_progress() {
  local line shown=$SECONDS
  while IFS= read -r line; do
    if [[ -t 1 ]]; then
      printf '\r\033[K  %s' "$line"
    elif ((SECONDS - shown >= 10)); then
      shown=$SECONDS
      say "  $line"
    fi
  done
  [[ ! -t 1 ]] || printf '\r\033[K'
}

# quietly COMMAND...: its output is shown only where it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || { printf '%s\n' "$output" >&2; return 1; }
}
