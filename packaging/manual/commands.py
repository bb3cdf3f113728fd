"""What the program says of its commands: their options, from the tables that it parses, and their help."""

import dataclasses
import re
import subprocess


@dataclasses.dataclass
class Option:
    name: str
    kind: str
    words: list  # that it knows
    value: str = ""  # as the help calls it: "FILE"
    about: str = ""


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


class Program:
    def __init__(self, describe):
        self.describe = describe

    def ask(self, *words):
        done = subprocess.run([self.describe, *words], stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout

    def options_of(self, *words):
        """Those of a table, by name. -h is --help, which alone is told of."""
        lines = (line.split() for line in self.ask(*words).splitlines())
        return {name: Option(name, kind, known) for name, kind, *known in lines if name != "-h"}

    def command(self, verb, subcommands):
        text, _, exit_status = self.ask("help", *([verb] if verb else [])).partition("Exit status: ")
        usage, *blocks = [block.splitlines() for block in text.rstrip().split("\n\n")]
        described = next(block for block in blocks if block[0].startswith("  -"))
        blocks.remove(described)
        options = self.options_of_all(verb, subcommands)
        for name, value, about in read_terms(described):
            option = options.setdefault(name, Option(name, "flag", []))
            option.value, option.about = value, about
        usages = [re.sub(r"^(Usage:)? +slidewise ?", "", line) for line in usage]
        return Command(verb, subcommands, usages, blocks, list(options.values()),
                       " ".join(exit_status.split()))

    def options_of_all(self, verb, subcommands):
        """Those of a verb and of all that its next word may be."""
        options = {}
        for words in [[verb, each] for each in subcommands] or [[verb] if verb else []]:
            options.update(self.options_of(*words))
        return options

    def commands(self):
        """The game, and each verb that its usage names but help itself."""
        verbs = re.findall(r"^ +slidewise (\w+)(?: ([a-z|]+))? ", self.ask("help"), re.M)
        return [self.command("", [])] + [
            self.command(verb, each.split("|") if each else []) for verb, each in verbs if verb != "help"]
