#!/usr/bin/env python3
"""formats.py ROOT CC FLAG...: each text of ROOT/src/app is called with the arguments that it takes.

In a header of the same name as text/text.h each id becomes the text itself, and then the compiler
holds the arguments of app_textf and app_text_n against it as it does for printf. An id that it cannot
see, as it comes from a variable, is a fault too, and so is a text that printf gets for its format."""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ENTRY = re.compile(r"\[(APP_TEXT_\w+)\] =\s*\{(.*?)\},\s*(?=\[APP_TEXT_|/\*|\};)", re.S)
LITERALS = re.compile(r'\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
CALL = re.compile(r"\bapp_text(?:f|_n)\(")
AS_FORMAT = re.compile(r"printf\((?:[^;\"]*,)?\s*app_text\(|\bsw_text_addf\([^,;]*,\s*app_text\(")
FLAGS = ["-std=c11", "-fsyntax-only", "-Wformat", "-Wformat-nonliteral", "-Wno-format-security"]
FAULT = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):.*?(?P<words>(?:error|warning): .*)$", re.M)

HEADER = """#ifndef APP_TEXT_H
#define APP_TEXT_H
#include <stddef.h>
typedef const char *app_text_id;
%s
const char *app_text(app_text_id id);
void app_textf(char *out, size_t size, app_text_id id, ...) __attribute__((format(printf, 3, 4)));
void app_text_n(char *out, size_t size, app_text_id id, long long n, ...)
    __attribute__((format(printf, 3, 5)));
#endif
"""


def texts(table):
    """The literal of each id."""
    for entry in ENTRY.finditer(table):
        yield entry.group(1), " ".join(LITERALS.match(entry.group(2)).group(1).split("\n"))


def shadow(root, folder):
    """The header in which ids are texts."""
    table = (root / "src/app/text/text.c").read_text()
    ids = re.findall(r"^\s+(APP_TEXTS?\w*),", (root / "src/app/text/text.h").read_text(), re.M)
    known = dict(texts(table))
    lines = ["#define %s %s" % (name, known.get(name, "NULL")) for name in ids]
    (folder / "text").mkdir()
    (folder / "text/text.h").write_text(HEADER % "\n".join(lines))
    return [name for name in ids if name not in known and name != "APP_TEXTS"]


def check(command, folder, root, path):
    """What the compiler says of the preprocessed file, in which a fault has the line of the call."""
    made = subprocess.run(command[:1] + ["-E", "-I", folder] + command[1:] +
                          ["-I", root / "src/app", path], capture_output=True, text=True)
    if made.returncode:
        return made
    assert "typedef const char *app_text_id;" in made.stdout, path
    return subprocess.run(command + FLAGS + ["-x", "cpp-output", "-"], input=made.stdout,
                          capture_output=True, text=True)


def faults_of(command, folder, root, path):
    """The faults of one file."""
    code = path.read_text()
    found = []
    if AS_FORMAT.search(code):
        found.append("%s: printf is given a text for its format" % path.relative_to(root))
    if not CALL.search(code):
        return found
    run = check(command, folder, root, path)
    for fault in FAULT.finditer(run.stderr):
        if "-Wformat" in fault["words"] or run.returncode:
            found.append("%s:%s: %s" % (path.relative_to(root), fault["line"], fault["words"]))
    return found


def faults(root, command):
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        for missing in shadow(root, Path(folder)):
            yield "text.c: %s has no text that can be read here" % missing
        paths = [path for path in sorted((root / "src/app").glob("**/*.c"))
                 if not path.match("text/text.c") and not path.match("text/format.c")]
        for found in pool.map(lambda path: faults_of(command, folder, root, path), paths):
            yield from found


def main(root, command):
    found = list(faults(Path(root).resolve(), command))
    print("\n".join(found) or "each text gets what it takes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
