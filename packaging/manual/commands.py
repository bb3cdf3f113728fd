"""What the program says of its commands, from the tables by which it reads its command line."""

import dataclasses
import json
import re
import subprocess


@dataclasses.dataclass
class Option:
    name: str
    kind: str
    words: list  # that it knows
    value: str  # as the help calls it: "FILE"; "" for a flag
    about: str


@dataclasses.dataclass
class Command:
    verb: str  # "" for the game
    subcommands: list
    usages: list  # each a line, without "slidewise"
    paragraphs: list  # lists of lines; indented ones are lists of terms
    options: list
    exit_status: str

    @property
    def name(self):
        return "-".join(filter(None, ("slidewise", self.verb)))

    @property
    def about(self):
        """The beginning of its first sentence."""
        sentence = re.split(r"[.:](?:\s|$)", " ".join(self.paragraphs[0]))[0]
        return sentence[0].lower() + sentence[1:]


def read_terms(lines):
    """(term, value, description) of each entry of an indented list."""
    entries = []
    for line in lines:
        entry = re.match(r"  (\S+)(?: (\S+))?(?:  +(.*))?$", line)
        if entry and not line.startswith("   "):
            entries.append([entry[1], entry[2] or "", entry[3] or ""])
        else:
            entries[-1][2] += " " + line.strip()
    return [(term, value, about.strip()) for term, value, about in entries]


def is_list(paragraph):
    return paragraph[0].startswith("  ")


def describe_option(option):
    return Option(option["name"], option["kind"], option["words"], option["value"],
                  option["about"].replace("\n", " "))


def describe_verb(verb):
    notes, _, exit_status = verb["notes"].partition("Exit status: ")
    usages = [f"{verb['verb']} {line}" for line in verb["usage"].splitlines()]
    paragraphs = (verb["about"] + "\n" + notes).rstrip().split("\n\n")
    return Command(verb["verb"], verb["subcommands"], usages, [lines.splitlines() for lines in paragraphs],
                   [describe_option(option) for option in verb["options"]], " ".join(exit_status.split()))


def read_commands(describe):
    """The game, and each verb."""
    done = subprocess.run([describe], stdout=subprocess.PIPE, text=True, check=True)
    program = json.loads(done.stdout)
    options = [describe_option(option) for option in program["options"]]
    return [Command("", [], ["[OPTION]... [FILE]"], [], options, "")] + [
        describe_verb(verb) for verb in program["verbs"]]
