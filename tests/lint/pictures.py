#!/usr/bin/env python3
"""Looks at SVG pictures without the program that drew them: size, frame, and that they hold nothing
but what SDL2_image draws. (It skips filters, masks, clips, text, style sheets and <use> silently,
and ignores the opacity of a group.)

pictures.py FOLDER"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

MOST_BYTES = 120_000
FRAME = {"width": "1600", "height": "1200", "viewBox": "0 0 1600 1200"}
NAMESPACE = "{http://www.w3.org/2000/svg}"
KNOWN = {
    "svg": set(FRAME),
    "defs": set(),
    "g": {"transform", "stroke-linecap", "stroke-linejoin"},
    "path": {"d", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity",
             "stroke-dasharray"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}


def faults(path):
    if path.stat().st_size > MOST_BYTES:
        yield "%d bytes, more than %d" % (path.stat().st_size, MOST_BYTES)
    root = ElementTree.parse(path).getroot()
    if root.attrib != FRAME:
        yield "the frame is %s" % root.attrib
    gradients, asked = set(), set()
    for element in root.iter():
        name = element.tag.removeprefix(NAMESPACE)
        if name not in KNOWN:
            yield "<%s> is not drawn" % name
        elif not set(element.attrib) <= KNOWN[name]:
            yield "<%s> has %s" % (name, sorted(set(element.attrib) - KNOWN[name]))
        gradients.add(element.get("id"))
        asked.update(v[5:-1] for v in element.attrib.values() if v.startswith("url(#"))
    if asked - gradients:
        yield "no gradient %s" % sorted(asked - gradients)


def main(folder):
    pictures = sorted(Path(folder).glob("*.svg"))
    found = ["%s: %s" % (p.name, fault) for p in pictures for fault in faults(p)]
    if not pictures:
        found.append("no pictures in %s" % folder)
    print("\n".join(found) or "%d pictures" % len(pictures))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
