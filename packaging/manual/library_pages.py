"""Manual pages (mdoc) of the library: one of each section of its header, to which the functions' names lead."""

import re

from header import read_header
from pages import escaped, prose


def running(text):
    """A comment's words, with the library's names as they stand out elsewhere."""
    text = re.sub(r"`(\w+)`", r"\1", " ".join(text.split()))
    return re.sub(r"\bslidewise_\w+", r"\\fB\g<0>\\fP", prose(text))


def argument(text):
    return f'.Fa "{text}"'


def prototype(function):
    return "\n".join([f'.Ft "{function.type}"', f".Fo {function.name}", *map(argument, function.parameters), ".Fc"])


def synopsis(block):
    return [*(".Fd #define " + each.replace('"', r"\(dq") for each in block.defines), *(f'.Vt "{each}"' for each in block.types),
            *map(prototype, block.functions)]


def term(block):
    names = [f".Fn {each.name}" for each in block.functions] + [f".Vt {each.split()[2]}" for each in block.types]
    return ".It Xo\n" + " ,\n".join(names) + "\n.Xc"


def constant(each):
    return "\n".join([f".It Dv {each.name} No = {each.value}", *[running(each.about)] * bool(each.about)])


def tagged(items):
    return "\n".join([".Bl -tag -width Ds", *items, ".El"])


def items(block):
    """What is said of a block's names; nothing of names that speak for themselves."""
    values = [constant(each) for each in block.constants]
    if not block.functions + block.types:
        return values
    body = [running(block.about)] * bool(block.about) + [tagged(values)] * bool(values)
    return ["\n".join([term(block), *body])] if body else []


def errors(section, statuses):
    """The statuses that a section's comments name, each with what the header says of it."""
    said = " ".join(block.about for block in section.blocks)
    return [constant(each) for each in statuses if each.about and re.search(rf"\b{each.name}\b", said)]


def head(name, names, about, date):
    return [f".Dd {date}", f".Dt {name.upper()} 3", ".Os", ".Sh NAME", " ,\n".join(f".Nm {each}" for each in names),
            f".Nd {about}", ".Sh SYNOPSIS", ".In slidewise.h"]


def see_also(names):
    return [".Sh SEE ALSO", " ,\n".join([*(f".Xr {name} 3" for name in sorted(names)), ".Xr slidewise 6"])]


def section_page(section, sections, date):
    name = page_name(section)
    names = [each.name for each in section.functions()]
    statuses = [each for other in sections if other.name == "status" for block in other.blocks
                for each in block.constants]
    lines = head(name, names, section.about, date)
    lines += [line for block in section.blocks for line in synopsis(block)]
    lines += [".Sh DESCRIPTION", tagged(item for block in section.blocks for item in items(block))]
    failures = errors(section, statuses)
    if failures:
        lines += [".Sh ERRORS", tagged(failures)]
    return lines + see_also({"slidewise", *map(page_name, sections)} - {name})


def opening_paragraph(text):
    if text.startswith("    "):
        return "\n".join([".Bd -literal -offset indent", escaped(re.sub("^    ", "", text, flags=re.M)), ".Ed"])
    subject = re.match(r"(\w+)\.\s+", text)
    return f".Sy {subject[1]} .\n" + running(text[subject.end():]) if subject else running(text)


def overview(opening, sections, date):
    first, *others = re.split(r"\n\s*\n", opening)
    about = first.partition(": ")[2].rstrip(".")
    lines = head("slidewise", ["slidewise"], about, date)
    lines += [".Pp", ".Dl cc program.c $(pkg-config --cflags --libs slidewise)", ".Sh DESCRIPTION"]
    lines += ["\n.Pp\n".join(map(opening_paragraph, others)).replace(".Pp\n.Bd", ".Bd")]
    lines += [".Pp", "These pages have its parts:",
              tagged(f".It Xr {page_name(each)} 3\n{prose(each.about)}" for each in sections)]
    return lines + see_also(map(page_name, sections))


def page_name(section):
    return f"slidewise_{section.name}"


def library_pages(header, date):
    """The texts of all pages, by their names."""
    opening, sections = read_header(header)
    pages = {}
    for section in sections:
        link = f".so man3/{page_name(section)}.3\n"
        pages |= {each.name: link for each in section.functions()}
    pages |= {page_name(each): "\n".join(section_page(each, sections, date)) + "\n" for each in sections}
    return pages | {"slidewise": "\n".join(overview(opening, sections, date)) + "\n",
                    "libslidewise": ".so man3/slidewise.3\n"}
