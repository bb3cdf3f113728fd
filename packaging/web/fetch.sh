#!/usr/bin/env bash
# fetch.sh FOLDER: the sources of the libraries that the page stands on, each unpacked in FOLDER under its
# name, as Debian has patched them. apt fetches them and verifies their signatures, with lists and an entry
# for sources of its own: those of the system stay as they are.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$1"
folder=$(cd -- "$1" && pwd)
own=$folder/apt
mkdir -p "$own/lists/partial" "$own/archives/partial"

# Debian's repositories as the system names them, asked of apt itself, for sources.
apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' \
  'Created-By: Packages' 'Origin: Debian' | awk '!seen[$0]++' >"$own/sources.list"
if [[ ! -s $own/sources.list ]]; then
  printf 'apt knows no repository of Debian: run "apt-get update" first\n' >&2
  exit 1
fi

own_apt() {
  "$1" -qq -o Dir::Etc::SourceList="$own/sources.list" -o Dir::Etc::SourceParts=/dev/null \
    -o Dir::State::Lists="$own/lists" -o Dir::Cache="$own" -o APT::Sandbox::User=root "${@:2}"
}

# A version that nobody has looked at yet is built all the same, and named.
check_version() {
  local name=$1 file sum
  file=$(cd -- "$folder/$name.parts" && printf '%s\n' *.dsc)
  sum=$(sha256sum "$folder/$name.parts/$file" | cut -d ' ' -f 1)
  grep -qxF "$sum  $file" "$here/sources.sha256" ||
    printf 'note: %s is not a version that sources.sha256 has: %s\n' "$file" "$sum" >&2
}

# The newest version that the repositories have: a mirror may lag behind the list that names it.
fetch() {
  local name=$1 version
  mapfile -t versions < <(own_apt apt-cache madison "$name" | awk -F ' *[|] *' '/Sources/ && !seen[$2]++ { print $2 }')
  for version in "${versions[@]}"; do
    rm -rf "${folder:?}/$name" "${folder:?}/$name.parts"
    mkdir -p "$folder/$name.parts"
    (cd -- "$folder/$name.parts" && own_apt apt-get source --download-only "$name=$version") &&
      return
    printf 'note: %s %s could not be fetched\n' "$name" "$version" >&2
  done
  printf 'no source package of %s could be fetched\n' "$name" >&2
  return 1
}

own_apt apt-get update
while read -r name; do
  fetch "$name"
  check_version "$name"
  dpkg-source --no-check --no-copy -x "$folder/$name.parts"/*.dsc "$folder/$name" >/dev/null
  [[ ! -d $here/patches/$name ]] ||
    for patch in "$here/patches/$name"/*.patch; do
      patch -d "$folder/$name" -p1 --forward --quiet <"$patch" ||
        { printf '%s does not apply to %s\n' "$patch" "$name" >&2; exit 1; }
    done
done <"$here/sources"
