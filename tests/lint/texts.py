#!/usr/bin/env python3
"""texts.py ROOT: what is wrong with texts that players read, in ROOT/src.

A text stands inside one of _, N_, P_, NP_ and PL_ (text/translate.h, base/translate.h). It names no key, as players bind
their own: the name comes as an argument. What it counts has a form for one. Its conversions are %d
and %s alone, the same in both forms of a plural: whatever else is a number comes in words."""

import re
import sys
from pathlib import Path

LITERAL = r'"(?:[^"\\]|\\.)*"'
LITERALS = r"(%s(?:\s*%s)*)" % (LITERAL, LITERAL)
TEXT = re.compile(r"\b(?:_|N_)\(\s*%s|\bN?P_\(\s*%s\s*,\s*%s" % (LITERALS, LITERALS, LITERALS))
PLURAL = re.compile(r"\bPL_\(\s*%s\s*,\s*%s" % (LITERALS, LITERALS))
CONVERSION = re.compile(r"%(?:%|[-+ #0-9.*]*(?:hh|h|ll|l|z|j|t)?[a-zA-Z])")
KEY = re.compile(r"Ctrl|Alt\+|Shift|\bEsc\b|\bEnter\b|\bF[1-9]|Backspace|(?:^|(?<!%s) )[CGHN](?:$| )")
COUNTED = re.compile(r"%[ds] (?:moves|slides|nodes|points|games|runs|stars|tiles|cells|replays|places|"
                     r"hints|undos|boards|detours|positions)\b(?!/)")
NAMES_OF_KEYS = "app/input/keys_name.c"


def words_of(literals):
    return "".join(part[1:-1] for part in re.findall(LITERAL, literals))


def conversions(text):
    return [found for found in CONVERSION.findall(text) if found != "%%"]


def faults_of(name, code):
    texts = [words_of(m.group(1) or m.group(3)) for m in TEXT.finditer(code)]
    plurals = [tuple(map(words_of, m.groups())) for m in PLURAL.finditer(code)]
    for text in texts:
        if COUNTED.search(text):
            yield '"%s" counts and has no form for one' % text
    for one, many in plurals:
        if conversions(one) not in (conversions(many), conversions(many)[1:]):  # "One replay"
            yield '"%s" and "%s" ask for other arguments' % (one, many)
        if COUNTED.search(one):
            yield '"%s" says of one what is said of many' % one
    for text in texts + [form for forms in plurals for form in forms]:
        if KEY.search(text) and name != NAMES_OF_KEYS:
            yield '"%s" names a key' % text
        if set(conversions(text)) - {"%d", "%s"}:
            yield '"%s" has a conversion that is neither %%d nor %%s' % text


def main(root):
    source = Path(root) / "src"
    found = ["%s: %s" % (path.relative_to(source), fault)
             for path in sorted(source.glob("**/*.[ch]"))
             for fault in faults_of(str(path.relative_to(source)), path.read_text())]
    print("\n".join(found) or "every text can be said as it stands")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
