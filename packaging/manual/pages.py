"""Manual pages (mdoc) of the game and of its verbs."""

import re

from commands import is_list, read_terms

SIGNS = {"\\": r"\e", "~": r"\(ti", "^": r"\(ha", "'": r"\(aq", "`": r"\(ga"}


def escaped(text):
    return "".join(SIGNS.get(sign, sign) for sign in text)


def prose(text):
    """Text that stands on lines of its own."""
    text = escaped(text)
    text = re.sub(r"(\w[\w)]\.|[;:]\.) +(?=[A-Z])", r"\1\n", text)  # mdoc: each sentence on a new line
    return "\n".join(r"\&" + line if line.startswith((".", r"\(aq")) else line for line in text.split("\n"))


def argument(word):
    """One word of a usage, as a macro."""
    body, optional, repeated = re.fullmatch(r"(\[?[^]]*?\]?)(\.\.\.)?", word)[1], "", ""
    if word.endswith("..."):
        repeated = " ..."
    if body.startswith("["):
        body, optional = body[1:-1], "Op "
    macro = "Fl " + body[1:] if body.startswith("--") else ("Cm " if body[0].islower() else "Ar ") + body
    return f".{optional}{macro}{repeated}"


def usage(line):
    words = re.split(r"  +", line)[0].split()
    return "\n".join([".Nm slidewise", *map(argument, words)])


def tagged(entries):
    """entries: (macros of the term, description)"""
    return "\n".join([".Bl -tag -width Ds", *(f".It {term}\n{prose(about)}" for term, about in entries), ".El"])


def option_term(option):
    return f"Fl {option.name[1:]}" + (argument(option.value).replace(".", " ", 1) if option.value else "")


def options(command):
    return tagged((option_term(option), option.about) for option in command.options)


def paragraph(lines):
    if is_list(lines):
        return tagged((f"Cm {term}", f"{value} {about}".strip()) for term, value, about in read_terms(lines))
    return prose(" ".join(lines))


def description(command):
    text = ".Pp\n".join(paragraph(lines) + "\n" for lines in command.paragraphs)
    return text.replace(".Pp\n.Bl", ".Bl").rstrip()


def verb_page(command, date):
    return f""".Dd {date}
.Dt {command.name.upper()} 6
.Os
.Sh NAME
.Nm {command.name}
.Nd {command.about}
.Sh SYNOPSIS
{chr(10).join(map(usage, command.usages))}
.Sh DESCRIPTION
{description(command)}
.Sh OPTIONS
{options(command)}
.Sh EXIT STATUS
{prose(command.exit_status)}
.Sh SEE ALSO
.Xr slidewise 6
"""


def game_page(template, commands, date):
    game, *verbs = commands
    *goals, last_goal = next(option.words for option in game.options if option.name == "--goal")
    fill = {
        "DATE": date,
        "GOALS": f".Cm {' , '.join(goals)}\nor\n.Cm {last_goal} ,",
        "OPTIONS": options(game),
        "VERBS": tagged((f"Cm {verb.verb}", verb.about[0].upper() + verb.about[1:] + ".") for verb in verbs),
        "SEE_ALSO": " ,\n".join(f".Xr {verb.name} 6" for verb in sorted(verbs, key=lambda verb: verb.verb)),
    }
    return re.sub(r"@(\w+)@", lambda place: fill[place[1]], template)
