import os
import re
import tempfile
import unittest

import cli

LEVELS = os.path.join(cli.ROOT, "levels")
PICTURES = os.path.join(cli.ROOT, "assets", "pictures")
PACK = """slidewise-levels 1
title A pack

level one
title One
size 3x3
goal standard
board 1,2,3/4,5,6/0,7,8
par {par}
"""


def check(text, *args, name="pack.txt"):
    """The result of checking that text as a file, and its path."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(text)
        return cli.run("levels", "check", *args, path), path


class Levels(unittest.TestCase):
    def test_every_bundled_par_is_proved(self):
        result = cli.run("levels", "check", LEVELS)
        self.assertEqual((result.code, result.err), (0, ""))
        lines = result.out.splitlines()
        self.assertEqual(lines[-1], "16 levels: 16 good, 0 open, 0 bad")
        self.assertEqual(len(lines), 17)
        for line in lines[:-1]:
            self.assertRegex(line, r"\Afirst-steps/[a-z0-9-]+: \d+x\d+, par \d+ optimal: proved\Z")

    def test_the_bundled_pack_grows_and_varies(self):
        lines = cli.run("levels", "check", LEVELS).out.splitlines()[:-1]
        sizes = [tuple(map(int, re.search(r": (\d+)x(\d+),", line).groups())) for line in lines]
        pars = [int(re.search(r"par (\d+)", line).group(1)) for line in lines]
        self.assertEqual((sizes[0], sizes[-1]), ((2, 2), (4, 4)))
        self.assertEqual(pars, sorted(pars))
        self.assertGreaterEqual(sum(columns != rows for columns, rows in sizes), 4)
        with open(os.path.join(LEVELS, "first-steps.txt")) as file:
            text = file.read()
        goals = set(re.findall(r"^goal (.+)$", text, re.MULTILINE))
        self.assertLessEqual({"standard", "snake", "spiral", "columns", "blank-first"}, goals)
        self.assertTrue(any("/" in goal for goal in goals))

    def test_pictures_that_levels_name_are_there(self):
        for name in os.listdir(LEVELS):
            with open(os.path.join(LEVELS, name)) as file:
                for picture in re.findall(r"^picture (.+)$", file.read(), re.MULTILINE):
                    self.assertTrue(os.path.isfile(os.path.join(PICTURES, picture + ".svg")))

    def test_a_right_par_is_proved(self):
        result, _ = check(PACK.format(par="2 optimal"))
        self.assertEqual(result, (0, "pack/one: 3x3, par 2 optimal: proved\n"
                                     "1 level: 1 good, 0 open, 0 bad\n", ""))

    def test_a_wrong_par_fails(self):
        for par in ("1 optimal", "4 optimal"):
            result, _ = check(PACK.format(par=par))
            self.assertEqual((result.code, result.err), (1, ""))
            self.assertIn("wrong, the shortest solution has 2 moves", result.out)
            self.assertIn("0 good, 0 open, 1 bad", result.out)

    def test_a_best_known_par_is_reached_or_wrong(self):
        result, _ = check(PACK.format(par="4 best-known"))
        self.assertEqual(result.code, 0)
        self.assertIn("reached, 2 moves found", result.out)
        result, _ = check(PACK.format(par="1 best-known"))
        self.assertEqual(result.code, 1)
        self.assertIn("wrong, at least 2 moves are needed", result.out)

    def test_what_time_leaves_unproved_is_told(self):
        text = PACK.format(par="150 {}").replace("3x3", "6x6").replace(
            "board 1,2,3/4,5,6/0,7,8", "seed 1")
        result, _ = check(text.format("optimal"), "--time-ms", "50")
        self.assertEqual(result.code, 1)
        self.assertIn("not proved in the time given", result.out)
        result, _ = check(text.format("best-known"), "--time-ms", "50")
        self.assertEqual(result.code, 0)
        self.assertIn("not reached", result.out)
        self.assertIn("0 good, 1 open, 0 bad", result.out)

    def test_a_malformed_pack_is_named_with_its_line(self):
        result, path = check(PACK.format(par="two"))
        self.assertEqual(result.code, 2)
        self.assertTrue(result.err.startswith(f"{path}:9: "), result.err)
        self.assertEqual(result.err.count("\n"), 1)
        result, path = check("hello\n")
        self.assertEqual(result.code, 2)
        self.assertTrue(result.err.startswith(f"{path}:1: "), result.err)

    def test_one_malformed_pack_does_not_hide_the_others(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("a.txt", "hello\n"), ("b.txt", PACK.format(par="2 optimal")),
                               ("notes.md", "not a pack")):
                with open(os.path.join(folder, name), "w") as file:
                    file.write(text)
            result = cli.run("levels", "check", folder)
        self.assertEqual(result.code, 2)
        self.assertEqual(result.err.count("\n"), 1)
        self.assertIn("b/one: 3x3, par 2 optimal: proved", result.out)

    def test_missing_paths_and_folders_without_packs_are_named(self):
        with tempfile.TemporaryDirectory() as folder:
            result = cli.run("levels", "check", folder)
            self.assertEqual(result.code, 2)
            self.assertIn("no level pack", result.err)
            result = cli.run("levels", "check", os.path.join(folder, "missing.txt"))
            self.assertEqual(result.code, 2)
            self.assertEqual(result.err.count("\n"), 1)


if __name__ == "__main__":
    unittest.main()
