#!/usr/bin/env python3
"""Writes the bundled pictures next to this file, one for each scene.

generate.py [NAME...]   writes all pictures, or those named
generate.py --check     compares instead, and exits 1 where a committed file differs

A scene is a module in generator/scenes with draw(canvas); players see its name as the title.
"""

import importlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # the assets folder is installed as it stands

from generator.canvas import Canvas  # noqa: E402

HERE = Path(__file__).resolve().parent


def scenes():
    modules = (HERE / "generator" / "scenes").glob("*.py")
    return sorted(m.stem for m in modules if m.stem != "__init__")


def drawn(scene):
    canvas = Canvas()
    importlib.import_module("generator.scenes." + scene).draw(canvas)
    return canvas.text()


def file_of(scene):
    return HERE / (scene.replace("_", "-") + ".svg")


def is_current(scene):
    return file_of(scene).is_file() and file_of(scene).read_text("utf-8") == drawn(scene)


def check():
    known = {file_of(s): s for s in scenes()}
    wrong = ["%s differs from what its scene draws" % f.name
             for f, scene in known.items() if not is_current(scene)]
    wrong += ["%s has no scene" % f.name for f in sorted(HERE.glob("*.svg")) if f not in known]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--check"]:
        return check()
    if any(a.startswith("-") for a in arguments):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    wanted = [a.replace("-", "_") for a in arguments] or scenes()
    for scene in wanted:
        if scene not in scenes():
            print("no scene %s: there are %s" % (scene, ", ".join(scenes())), file=sys.stderr)
            return 2
        file_of(scene).write_text(drawn(scene), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
