import os
import re
import unittest

import cli

VERBS = {"solve": ["--goal", "--engine", "--improve", "--time-ms", "--nodes", "--jobs", "--threads",
                   "--memory", "--metric", "--wait-tables", "--algorithm", "--heuristic", "--notation",
                   "--format"],
         "scramble": ["--size", "--goal", "--seed", "--count", "--moves"],
         "lab": ["--goal", "--algorithms", "--heuristics", "--metric", "--time-ms", "--nodes", "--memory-mb",
                 "--format"],
         "graph": ["--size", "--goal", "--from", "--depth", "--no-distances", "--format", "--part",
                   "--load", "--to"],
         "export": ["--format", "--part", "--goal", "--metric"],
         "validate": ["--goal", "--metric"],
         "engine": [],
         "tables": ["--goal", "--memory"],
         "levels": ["--metric", "--time-ms", "--threads"],
         "sets": ["--time-ms", "--threads", "--memory", "--engine", "--notation", "--title", "--goal", "--metric"]}
GAME = ["--size", "--goal", "--seed", "--board", "--image", "--level", "--id", "--fullscreen",
        "--windowed", "--scale", "--no-animation"]


class Args(unittest.TestCase):
    def misused(self, *args, says=""):
        result = cli.run(*args)
        self.assertEqual((result.code, result.out), (2, ""), args)
        self.assertEqual(result.err.count("\n"), 1, result.err)
        self.assertIn(says, result.err)

    def test_the_version_is_the_projects(self):
        result = cli.run("--version")
        self.assertEqual(result, (0, f"slidewise {os.environ['SLIDEWISE_VERSION']}\n", ""))

    def test_help_names_every_verb_and_game_option(self):
        texts = {cli.run(*args).out for args in (["--help"], ["-h"], ["help"])}
        self.assertEqual(len(texts), 1)
        text = texts.pop()
        for word in list(VERBS) + GAME:
            self.assertIn(word, text)

    def test_each_verbs_help_names_exactly_its_options(self):
        for verb, options in VERBS.items():
            result = cli.run(verb, "--help")
            self.assertEqual((result.code, result.err), (0, ""))
            self.assertEqual(result.out, cli.run("help", verb).out)
            self.assertEqual(result.out, cli.run(verb, "-h").out)
            named = set(re.findall(r"^  (--[a-z-]+)", result.out, re.MULTILINE))
            self.assertEqual(named, set(options) | {"--help"})

    def test_no_line_of_help_is_wider_than_a_terminal(self):
        for args in [["--help"]] + [[verb, "--help"] for verb in VERBS]:
            self.assertNotIn("for tests", cli.run(*args).out)
            for line in cli.run(*args).out.splitlines():
                self.assertLessEqual(len(line), 85, line)

    def test_the_ranges_in_the_help_hold(self):
        ranges = [("solve", "--time-ms", 1, 86400000), ("solve", "--nodes", 1, 10**15),
                  ("solve", "--jobs", 1, 256), ("solve", "--threads", 1, 256),
                  ("scramble", "--seed", 0, 2**63 - 1), ("scramble", "--count", 1, 10**6),
                  ("scramble", "--moves", 1, 10**6), ("lab", "--time-ms", 1, 86400000),
                  ("lab", "--nodes", 1, 10**15), ("lab", "--memory-mb", 1, 1048576)]
        for verb, option, least, most in ranges:
            operand = ["--size=2x2"] if verb == "scramble" else ["1,2/0,3"]
            for value in (least, most) if option != "--count" else (least,):
                # The least may be a limit that a run of the lab hits.
                allowed = (0, 1) if verb == "lab" else (0,)
                self.assertIn(cli.run(verb, option, str(value), *operand).code, allowed, option)
            for value in (least - 1, most + 1, 10**40, "", "1.5", "+5", " 5", "5 ", "0x10", "ten"):
                self.misused(verb, option, str(value), *operand, says=option)

    def test_unknown_and_incomplete_options_are_told(self):
        for verb in ("solve", "scramble"):
            self.misused(verb, "--frobnicate", says="--frobnicate")
            self.misused(verb, "--goa", "snake", says="--goa")
            self.misused(verb, "-x", says="-x")
            self.misused(verb, "--goal", says="--goal needs a value")
            self.misused(verb, "--help=yes", says="--help takes no value")
        self.misused("levels", "check", "--frobnicate", says="--frobnicate")

    def test_choices_are_listed_when_one_is_wrong(self):
        self.misused("solve", "--engine", "magic", "1,2/0,3", says="auto, optimal, lines")
        self.misused("solve", "--format", "xml", "1,2/0,3", says="text, json")
        self.misused("solve", "--notation", "", "1,2/0,3", says="tile, blank")
        self.misused("solve", "--memory", "big", "1,2/0,3", says="small, normal, large")
        self.misused("solve", "--algorithm", "any", "1,2/0,3", says="bfs, astar, idastar, bidir")
        self.misused("solve", "--heuristic", "zero", "1,2/0,3", says="none, misplaced, manhattan")

    def test_words_that_exclude_each_other_are_told(self):
        self.misused("solve", "--algorithm", "bfs", "--heuristic", "max", "1,2/0,3",
                     says="bfs asks no heuristic")
        self.misused("solve", "--engine", "lines", "--heuristic", "max", "1,2/0,3",
                     says="--engine and --heuristic exclude each other")

    def test_operands_are_counted(self):
        self.misused("solve", says="is needed")
        self.misused("solve", "1,2/0,3", "1,2/3,0", says="one board")
        self.misused("scramble", "4x4", says="4x4")
        self.misused("levels", says="check")
        self.misused("levels", "play", says="play")
        self.misused("levels", "check", says="is needed")
        self.misused("help", "frob", says="frob")

    def test_options_may_stand_anywhere_and_take_an_equals_sign(self):
        plain = cli.run("solve", "--format", "json", "--goal", "snake", "1,2/3,0").out
        mixed = cli.run("solve", "1,2/3,0", "--format=json", "--goal=snake").out
        dashes = cli.run("solve", "--format=json", "--goal=snake", "--", "1,2/3,0").out
        for out in (plain, mixed, dashes):
            [record] = cli.records(out)
            self.assertEqual((record["status"], record["solution"]), ("optimal", "R"))


if __name__ == "__main__":
    unittest.main()
