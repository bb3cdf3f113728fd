#!/usr/bin/env python3
"""Writes the bundled pictures next to this file, one for each scene.

generate.py [NAME...]   writes all pictures, or those named
generate.py --check     compares instead, and exits 1 where a committed file differs
"""

import importlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # the assets folder is installed as it stands

from generator.canvas import Canvas  # noqa: E402

HERE = Path(__file__).resolve().parent


def scenes():
    return sorted(p.stem for p in (HERE / "generator" / "scenes").glob("*.py") if p.stem != "__init__")


def drawn(scene):
    canvas = Canvas()
    importlib.import_module("generator.scenes." + scene).draw(canvas)
    return canvas.text()


def file_of(scene):
    return HERE / (scene.replace("_", "-") + ".svg")


def check():
    wrong = ["%s differs from what its scene draws" % file_of(s).name
             for s in scenes() if not file_of(s).is_file() or file_of(s).read_text("utf-8") != drawn(s)]
    known = {file_of(s) for s in scenes()}
    wrong += ["%s has no scene" % p.name for p in sorted(HERE.glob("*.svg")) if p not in known]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--check"]:
        return check()
    for scene in [a.replace("-", "_") for a in arguments] or scenes():
        file_of(scene).write_text(drawn(scene), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
