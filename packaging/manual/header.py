"""Reads slidewise.h: its opening comment and its sections, each with blocks of a comment and declarations."""

import re
from typing import NamedTuple

SECTION = re.compile(r"^/\* ---- (\w+): (.*?) ---- \*/\n", re.M)
END = "\n#ifdef __cplusplus\n}"
COMMENT = re.compile(r"/\* ?(.*?) ?\*/", re.S)


class Function(NamedTuple):
    type: str
    name: str
    parameters: list


class Constant(NamedTuple):
    name: str
    value: str
    about: str


class Block(NamedTuple):
    about: str
    functions: list
    types: list  # as they are declared
    constants: list
    defines: list


class Section(NamedTuple):
    name: str
    about: str
    blocks: list

    def functions(self):
        return [function for block in self.blocks for function in block.functions]


def words_of(comment):
    return re.sub(r"^ \* ?", "", COMMENT.fullmatch(comment.strip())[1], flags=re.M).strip()


def function(declaration):
    returned, name, parameters = re.fullmatch(r"(.*?)(\w+)\((.*)\);", " ".join(declaration.split())).groups()
    return Function(returned.strip(), name, parameters.split(", "))


def constants(code):
    for body in re.findall(r"enum [^{;]*{(.*?)}", code, re.S):
        for name, value, about in re.findall(r"(\w+) = (\w+),?(?: *(/\*.*?\*/))?", body, re.S):
            yield Constant(name, value, " ".join(words_of(about).split()) if about else "")


def block(text):
    about = COMMENT.match(text)
    code = text[about.end():] if about else text
    bare = COMMENT.sub("", code)
    return Block(
        about=words_of(about[0]) if about else "",
        functions=[function(each) for each in re.findall(r"^(?:SLIDEWISE_API )?([^#{;\s][^#{;]*\);)", bare, re.M)],
        types=[f"typedef {kind} {name} {name};" for kind, name in re.findall(r"^typedef (struct|enum) (\w+)", bare, re.M)],
        constants=list(constants(code)),
        defines=re.findall(r"^#define (.*)", bare, re.M))


def read_header(path):
    """Its opening comment, and its sections."""
    text = path.read_text(encoding="utf-8")
    opening = words_of(COMMENT.match(text)[0])
    _, *parts = SECTION.split(text[:text.rindex(END)])
    return opening, [Section(name, about, [block(each) for each in body.strip().split("\n\n")])
                     for name, about, body in zip(parts[::3], parts[1::3], parts[2::3])]
