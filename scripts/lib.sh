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
  libcmocka-dev clang-format-14 g++ abigail-tools python3 graphviz mandoc fish zsh appstream desktop-file-utils
  shared-mime-info xvfb xauth xdotool x11-utils imagemagick dbus-daemon sway grim wl-clipboard python3-pytest
  python3-matplotlib
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

# apt_get ARG...: as root and without questions.
apt_get() {
  local command=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@")
  ((EUID == 0)) || command=(sudo "${command[@]}")
  quietly "${command[@]}" </dev/null
}

# quietly COMMAND...: its output is shown only where it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || { printf '%s\n' "$output" >&2; return 1; }
}
