"""Help, manual pages and completions tell of every option that is parsed, and of no other."""

import json
import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

MANUAL = Path(os.environ["SLIDEWISE_MANUAL"])
DESCRIBE = os.environ["SLIDEWISE_DESCRIBE"]
VERBS = ["solve", "scramble", "daily", "lab", "graph", "export", "validate", "engine",
         "tables", "levels", "sets"]


def ask(*words):
    return subprocess.run([DESCRIBE, *words], stdout=subprocess.PIPE, text=True, check=True).stdout


def tables():
    """The options in the tables of each verb, and of the game as ""."""
    program = json.loads(ask())
    return {"": program["options"]} | {verb["verb"]: verb["options"] for verb in program["verbs"]}


def parsed(verb):
    """The words of each option of a verb, by its name."""
    return {option["name"]: option["words"] for option in tables()[verb]}


def each():
    return [(verb, set(parsed(verb))) for verb in ["", *VERBS]]


def in_help(verb):
    return set(re.findall(r"^  (-[-\w]+)", ask("help", *command(verb)[1:]), re.M))


def command(verb, *words):
    return ["slidewise", *([verb] if verb else []), *words]


def name_of(verb):
    return "-".join(command(verb))


def run(*command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True,
                          **options).stdout


def needs(program):
    """Skips a test if the program is not installed; ./scripts/test --all installs it."""
    return unittest.skipUnless(shutil.which(program), f"{program} is not installed")


def bash_completes(*words):
    script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; };'
              '_slidewise; printf "%s\\n" "${COMPREPLY[@]}"')
    return set(run("bash", "-c", script, "bash", MANUAL / "bash/slidewise", *words).split())


def fish_completes(line):
    lines = run("fish", "--no-config", "-c", f"source {MANUAL}/fish/slidewise.fish; complete -C '{line}'").splitlines()
    return {line.split("\t")[0] for line in lines}


class Manual(unittest.TestCase):
    def test_tables_are_those_of_every_verb(self):
        self.assertEqual(list(tables()), ["", *VERBS])

    def test_usage_names_every_verb(self):
        self.assertEqual(re.findall(r"^ +slidewise ([a-z]+)", ask("help"), re.M), [*VERBS, "help"])

    def test_help_has_all_options(self):
        for verb, options in each():
            self.assertEqual(in_help(verb), options, verb)

    def test_pages_have_all_options(self):
        for verb, options in each():
            page = (MANUAL / f"man6/{name_of(verb)}.6").read_text()
            section = re.search(r"\n\.Sh OPTIONS\n(.*?)\n\.Sh ", page, re.S)[1]
            told = re.findall(r"^\.It Fl (\S+)[^\n]*\n(\S+)", section, re.M)
            self.assertEqual({"-" + name for name, _ in told}, options, verb)

    def test_pages_are_well_formed(self):
        for verb, _ in each():
            run("mandoc", "-T", "lint", "-W", "warning,stop", MANUAL / f"man6/{name_of(verb)}.6")

    def test_bash_completes_all_options(self):
        for verb, options in each():
            self.assertEqual(bash_completes(*command(verb, "-")), options, verb)

    def test_bash_completes_values(self):
        for verb, _ in each():
            for name, words in parsed(verb).items():
                before = command(verb, name)
                if words:
                    self.assertEqual(bash_completes(*before, ""), set(words), name)
                    self.assertEqual(bash_completes(*before, "=", words[0]),
                                     {word for word in words if word.startswith(words[0])})

    def test_bash_completes_lists_and_what_comes_first(self):
        self.assertEqual(bash_completes("slidewise", "lab", "--algorithms", "bfs,i"), {"bfs,idastar"})
        self.assertEqual(bash_completes("slidewise", "so"), {"solve"})
        self.assertEqual(bash_completes("slidewise", "tables", "b"), {"build"})

    @needs("fish")
    def test_fish_completes_all_options(self):
        for verb, options in each():
            told = fish_completes(" ".join(command(verb, "-")))
            self.assertEqual({name for name in told if name in options}, options, verb)
            self.assertFalse({name for name in told if name.startswith("--")} - options, verb)

    @needs("fish")
    def test_fish_completes_values(self):
        for verb, _ in each():
            for name, words in parsed(verb).items():
                if words:
                    told = fish_completes(" ".join(command(verb, name, "")))
                    self.assertEqual(told, set(words), name)

    @needs("zsh")
    def test_zsh_has_all_options(self):
        run("zsh", "-n", MANUAL / "zsh/_slidewise")
        text = (MANUAL / "zsh/_slidewise").read_text()
        for verb, options in each():
            line = re.search(rf"^    {verb}\) (.*) ;;$" if verb else r"^else\n(.*)", text, re.M)[1]
            self.assertEqual(set(re.findall(r"'(-[-\w]+)=?\[", line)), options, verb)


if __name__ == "__main__":
    unittest.main()
