"""The grammar of docs/PROTOCOL.md, made into a regular expression: what the engine prints is read by the
specification, not by the code."""

import functools
import os
import re

import cli

DOCUMENT = os.path.join(cli.ROOT, "docs", "PROTOCOL.md")
TOKEN = re.compile(r'\s*(?:"(?P<text>[^"]*)"|/(?P<pattern>[^/]*)/|(?P<rule>[a-z]+)|(?P<sign>[|,;=(){}[\]]))')
CLOSING = {"(": ")", "[": "]", "{": "}"}


def block(kind):
    with open(DOCUMENT, encoding="utf-8") as file:
        return re.search(f"^```{kind}\n(.*?)^```", file.read(), re.S | re.M)[1]


def tokens(text):
    at, found = 0, []
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"not EBNF: {text[at:at + 40]!r}")
        found.append((match.lastgroup, match[match.lastgroup]))
        at = match.end()
    return found


class Rules:
    """Rules that do not name themselves, so that each is a regular expression."""

    def __init__(self, text):
        self.tokens = tokens(text)
        self.rules = {}
        while self.tokens:
            _, name = self.tokens.pop(0)
            self.expect("=")
            self.rules[name] = self.alternatives()
            self.expect(";")

    def expect(self, sign):
        found = self.tokens.pop(0)
        if found != ("sign", sign):
            raise ValueError(f"{sign!r} is expected, not {found}")

    def alternatives(self):
        parts = [self.sequence()]
        while self.tokens[0] == ("sign", "|"):
            self.tokens.pop(0)
            parts.append(self.sequence())
        return ("|", parts)

    def sequence(self):
        parts = [self.part()]
        while self.tokens[0] == ("sign", ","):
            self.tokens.pop(0)
            parts.append(self.part())
        return (",", parts)

    def part(self):
        kind, value = self.tokens.pop(0)
        if kind != "sign":
            return (kind, value)
        inner = self.alternatives()
        self.expect(CLOSING[value])
        return (value, inner)

    def regex(self, node):
        kind, value = node
        if kind == "|":
            return "(?:" + "|".join(map(self.regex, value)) + ")"
        if kind == ",":
            return "".join(map(self.regex, value))
        if kind in CLOSING:
            return f"(?:{self.regex(value)})" + {"(": "", "[": "?", "{": "*"}[kind]
        return {"text": re.escape, "pattern": str, "rule": lambda name: self.regex(self.rules[name])}[kind](value)


@functools.cache
def line():
    """What a whole line matches; lines are bytes, one a character."""
    rules = Rules(block("ebnf"))
    return re.compile(rules.regex(rules.rules["line"]))


def session():
    """The session that the document shows: pairs of a command and the lines that answer it."""
    found = []
    for text in block("session").splitlines():
        if text.startswith("> "):
            found.append((text[2:], []))
        else:
            found[-1][1].append(text)
    return found
