#!/usr/bin/env bash
# pictures.sh FOLDER: the page's icons, the card that others show beside a link to it, and what stores show of it.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
folder=$1

# draw NAME WIDTH HEIGHT <SVG
draw() {
  rsvg-convert -w "$2" -h "$3" -o "$folder/$1"
}

# The icon on a ground that fills the square, SCALE of it wide, for systems that cut their own form out of it.
full_icon() {
  awk -v scale="$1" '
    /<rect .*#2c3836/ { next } # the edge of the tray, which has none then
    /<rect .*#090d0d/ {
      print "<rect width=\"128\" height=\"128\" fill=\"#090d0d\"/>"
      printf "<g transform=\"translate(64 64) scale(%s) translate(-64 -64)\">\n", scale
      next
    }
    /<\/svg>/ { print "</g>" }
    { print }' "$folder/slidewise.svg"
}

cp "$top/packaging/org.slidewise.Slidewise.svg" "$folder/slidewise.svg"
for side in 192 512; do
  draw "icon-$side.png" "$side" "$side" <"$folder/slidewise.svg"
done
full_icon 1 | draw icon-180.png 180 180
full_icon 0.75 | draw icon-maskable.png 512 512 # its corners stay in the circle that is always seen
draw card.png 1200 630 <"$here/card.svg"

# As the tests of the pictures have them: they are always those of this version.
for name in play-dark levels play-720x1280 levels-720x1280; do
  cp "$top/tests/golden/pictures/$name.png" "$folder/screenshot-$name.png"
done
