#!/usr/bin/env python3
"""folders.py ROOT: the folders inside a layer see only what ROOT/tests/lint/folders.txt lets them see.

A folder may include its own headers and those of the folders named behind it. A public header
belongs to LAYER/public where that is listed, else to the folder of the .c file of its name. The list
names every folder, has no circle and no arrow that is not used; "FOLDER/*" is every folder in FOLDER
that has no line of its own. No folder has more than 40 files directly in it."""

import re
import sys
from pathlib import Path

MOST_FILES = 40
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)


def read_list(path):
    """folder: the set of folders that it may see."""
    lines = (line.split("#")[0].strip() for line in path.read_text().splitlines())
    pairs = (line.split(":") for line in lines if line)
    return {folder.strip(): set(seen.split()) for folder, seen in pairs}


def line_of(folder, allowed):
    """The name under which the list has a folder; None where it has none."""
    if folder in allowed:
        return folder
    others = folder.rpartition("/")[0] + "/*"
    return others if others in allowed else None


def public_home(src, layer, stem, allowed):
    """The folder that a public header belongs to; None where there is no .c file of its name."""
    if layer + "/public" in allowed:
        return layer + "/public"
    found = list((src / layer).glob("**/" + stem + ".c"))
    return str(found[0].parent.relative_to(src)) if len(found) == 1 else None


def sources(src, allowed):
    """Each source file, the folder that it belongs to, and its text."""
    for path in sorted(src.glob("*/**/*.[ch]")):
        inside = path.relative_to(src)
        folder = str(inside.parent)
        if "include" in inside.parts:
            folder = public_home(src, inside.parts[0], path.stem, allowed)
        if folder:
            yield path, folder, path.read_text()


def home_of(src, layer, header, allowed):
    """The folder that an include leads to; None where it is not of this layer."""
    if (src / layer / header).exists():
        return str((Path(layer) / header).parent)
    if header.startswith(layer + "/"):
        return public_home(src, layer, Path(header).stem, allowed)
    return None


def circle(allowed):
    """A folder that sees itself through others, or None."""
    for start in allowed:
        seen, todo = set(), list(allowed[start])
        while todo:
            folder = todo.pop()
            if folder == start:
                return start
            if folder not in seen:
                seen.add(folder)
                todo += allowed.get(folder, ())
    return None


def faults(root):
    src = root / "src"
    allowed = read_list(root / "tests/lint/folders.txt")
    used = {folder: set() for folder in allowed}
    for path, folder, text in sources(src, allowed):
        line = line_of(folder, allowed)
        if not line:
            yield "%s: lies in no listed folder" % path.relative_to(root)
            continue
        for header in INCLUDE.findall(text):
            home = home_of(src, folder.split("/")[0], header, allowed)
            if home in (None, folder):
                continue
            used[line].add(home)
            if home not in allowed[line]:
                yield "%s: includes %s: %s may not see %s" % (
                    path.relative_to(root), header, folder, home)
    for folder in allowed:
        for unused in sorted(allowed[folder] - used[folder]):
            yield "folders.txt: %s does not use %s" % (folder, unused)
    if circle(allowed):
        yield "folders.txt: %s sees itself through others" % circle(allowed)
    for folder in sorted({path.parent for path in src.glob("**/*")}):
        count = sum(path.is_file() for path in folder.iterdir())
        if count > MOST_FILES:
            yield "%s: %d files side by side" % (folder.relative_to(root), count)


def main(root):
    found = list(faults(Path(root)))
    print("\n".join(found) or "every arrow is one that is listed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
