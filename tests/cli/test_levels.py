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


# In the order of play, and how many levels there are.
PACKS = {"first-steps": 25, "shapes": 20, "words": 24, "goals": 22, "pictures": 16, "hard": 21,
         "big": 24}

# The moves of the boards that First steps begins with, before it begins to grow anew.
FIRST_MOVES = [1, 2, 3, 4, 5, 6, 8, 10, 12]

# The most moves that a board of a size can take to the standard goal. 2x2 to 4x3 and 6x2: by
# exhaustive search; 4x4: Bruengger, Marzetta, Fukuda and Nievergelt, 1999.
MOST = {"3x2": 21, "2x3": 21, "3x3": 31, "4x2": 36, "2x4": 36, "4x3": 53, "3x4": 53, "5x2": 55,
        "2x5": 55, "6x2": 80, "2x6": 80, "4x4": 80}


def read_pack(name):
    """The levels of a bundled pack in their order, each a dictionary of its lines."""
    levels = []
    with open(os.path.join(LEVELS, name + ".txt"), encoding="utf-8") as file:
        for line in file:
            key, _, value = line.rstrip("\n").partition(" ")
            if key == "level":
                levels.append({})
            if levels and key not in ("", "#"):
                levels[-1][key] = value
    for level in levels:
        level["moves"] = int(level["par"].split()[0])
        level["columns"], level["rows"] = map(int, level["size"].split("x"))
    return levels


def spiral(columns, rows):
    """The cells clockwise inward: the first row, then the rest turned by a quarter."""
    left = [[(y, x) for x in range(columns)] for y in range(rows)]
    cells = []
    while left:
        cells += left.pop(0)
        left = [list(column) for column in zip(*left)][::-1]
    return cells


def goal_of(level):
    columns, rows, name = level["columns"], level["rows"], level["goal"]
    if "/" in name:
        return cli.parse(name)
    across = [[(y, x) for x in range(columns)] for y in range(rows)]
    cells = {
        "standard": sum(across, []),
        "blank-first": sum(across, [])[1:] + [(0, 0)],
        "snake": sum((row[::-1] if y % 2 else row for y, row in enumerate(across)), []),
        "spiral": spiral(columns, rows),
        "columns": [cell for column in zip(*across) for cell in column],
    }[name]
    tile = {cell: i + 1 for i, cell in enumerate(cells[:-1])}
    return tuple(tuple(tile.get((y, x), 0) for x in range(columns)) for y in range(rows))


class Bundled(unittest.TestCase):
    def test_every_par_is_proved(self):
        # The hardest take a minute with sanitizers.
        names = [name for name in PACKS
                 if name != "big" and not (cli.SANITIZED and name == "hard")]
        result = cli.run("levels", "check", *(os.path.join(LEVELS, f"{name}.txt") for name in names))
        self.assertEqual((result.code, result.err), (0, ""))
        lines = result.out.splitlines()
        count = sum(PACKS[name] for name in names)
        self.assertEqual(lines[-1], f"{count} levels: {count} good, 0 open, 0 bad")
        for line in lines[:-1]:
            self.assertRegex(line, r"\A[a-z-]+/[a-z0-9-]+: \d+x\d+, par \d+ optimal: proved\Z")

    def test_the_pars_of_big_boards_are_best_known_and_as_long_as_they_can_be(self):
        result = cli.run("levels", "check", "--time-ms", "300", os.path.join(LEVELS, "big.txt"))
        self.assertEqual((result.code, result.err), (0, ""))
        lines = result.out.splitlines()
        self.assertEqual(len(lines), PACKS["big"] + 1)
        self.assertRegex(lines[-1], r"\A24 levels: \d+ good, \d+ open, 0 bad\Z")
        for line in lines[:-1]:
            par, found = re.fullmatch(
                r"big/[a-z-]+: \d+x\d+, par (\d+) best-known: "
                r"(?:not reached, at least \d+ moves, |reached, )(\d+)(?: moves)? found",
                line).groups()
            # Line by line takes about twice as many moves, and a minute's search is hard to beat.
            self.assertLess(int(found), 2.5 * int(par), line)
            self.assertGreater(int(found), 0.95 * int(par), line)

    def test_each_solution_leads_to_the_goal_in_par(self):
        alike = {}
        for name in PACKS:
            for level in read_pack(name):
                if level["moves"] <= 66 and name != "big":
                    alike.setdefault((level["size"], level["goal"]), []).append(level)
        for (_, goal), levels in alike.items():
            code, records = cli.solve("--engine", "optimal", "--goal", goal, "-",
                                      input="\n".join(level["board"] for level in levels))
            self.assertEqual((code, len(records)), (0, len(levels)))
            for level, record in zip(levels, records):
                with self.subTest(level["level"]):
                    self.assertEqual(len(record["solution"]), level["moves"])
                    end = cli.replay(cli.parse(level["board"]), record["solution"])
                    self.assertEqual(end, goal_of(level))

    def test_the_packs_are_all_there(self):
        self.assertEqual(sorted(os.listdir(LEVELS)), sorted(name + ".txt" for name in PACKS))
        for name, count in PACKS.items():
            self.assertEqual(len(read_pack(name)), count, name)

    def test_each_pack_grows_harder(self):
        for name in PACKS:
            pars = [level["moves"] for level in read_pack(name)]
            if name == "first-steps":
                pars = pars[len(FIRST_MOVES):]
            self.assertEqual(pars, sorted(pars), name)
            self.assertGreaterEqual(pars[-1], 2 * pars[0], name)

    def test_no_pack_has_a_level_twice(self):
        for name, count in PACKS.items():
            levels = read_pack(name)
            starts = {(level["size"], level["goal"], level.get("board", level.get("seed")))
                      for level in levels}
            self.assertEqual(len(starts), count)
            self.assertEqual(len({level["title"] for level in levels}), count)

    def test_first_steps_show_each_goal(self):
        levels = read_pack("first-steps")
        goals = {level["goal"] for level in levels}
        self.assertLessEqual({"standard", "snake", "spiral", "columns", "blank-first"}, goals)
        self.assertTrue(any("/" in goal for goal in goals))
        self.assertEqual(levels[-1]["size"], "4x4")

    def test_first_steps_begin_with_a_few_moves_on_3x3(self):
        first = read_pack("first-steps")[:len(FIRST_MOVES)]
        self.assertEqual([level["moves"] for level in first], FIRST_MOVES)
        for level in first:
            self.assertEqual((level["size"], level["goal"]), ("3x3", "standard"))
            self.assertTrue(level["par"].endswith(" optimal"))

    def test_shapes_are_not_square(self):
        sizes = {(level["columns"], level["rows"]) for level in read_pack("shapes")}
        self.assertFalse(any(columns == rows for columns, rows in sizes))
        self.assertGreaterEqual(len(sizes), 12)

    def test_goals_are_not_the_standard_one(self):
        levels = read_pack("goals")
        for level in levels:
            self.assertNotEqual(goal_of(level), cli.standard(level["columns"], level["rows"]))
        self.assertGreaterEqual(sum("/" in level["goal"] for level in levels), 6)

    def test_big_boards_go_from_5x5_to_20x20_to_several_goals(self):
        levels = read_pack("big")
        self.assertGreaterEqual({level["size"] for level in levels}, {"5x5", "10x10", "20x20"})
        for level in levels:
            cells = level["columns"] * level["rows"]
            self.assertTrue(25 <= cells <= 400, level["title"])
        self.assertTrue(any(level["columns"] != level["rows"] for level in levels))
        self.assertGreaterEqual(len({level["goal"] for level in levels}), 5)

    def test_words_fill_the_board_with_no_letter_twice(self):
        for level in read_pack("words"):
            self.assertEqual(len(set(level["word"])), level["columns"] * level["rows"] - 1)
            self.assertEqual(len(set(level["word"])), len(level["word"]))
            self.assertIn(level["word"], level["title"])

    def test_words_that_a_title_begins_with_can_be_read_on_the_start(self):
        for level in read_pack("words"):
            given = re.match(r"From ([A-Z]+) to ", level["title"])
            tiles = [tile for row in cli.parse(level["board"]) for tile in row if tile]
            read = "".join(level["word"][tile - 1] for tile in tiles)
            wanted = "".join(sorted(level["word"]))
            if level["title"].endswith(" backwards"):
                wanted = level["word"][::-1]
            self.assertEqual(read, given.group(1) if given else wanted, level["title"])

    def test_pictures_are_there(self):
        for level in read_pack("pictures"):
            self.assertIn("picture", level)
        for name in PACKS:
            for level in read_pack(name):
                if "picture" in level:
                    path = os.path.join(PICTURES, level["picture"] + ".svg")
                    self.assertTrue(os.path.isfile(path), path)

    def test_the_hard_ones_are_at_the_limit(self):
        most = [level for level in read_pack("hard") if level["goal"] == "standard" and
                level["moves"] == MOST[level["size"]]]
        self.assertEqual({level["size"] for level in most}, set(MOST))
        self.assertEqual(sum(level["size"] == "3x3" for level in most), 2)  # there are no more
        for level in read_pack("hard"):
            if level not in most and level["goal"] == "standard":
                self.assertEqual(level["size"], "4x4")
                self.assertGreaterEqual(level["moves"], 60)


SLIDES = PACK.replace("levels 1", "levels 2").replace("{par}", "{par} slides")


class Slides(unittest.TestCase):
    """The level is two moves from its goal, and both are one slide."""

    def test_a_right_par_in_slides_is_proved(self):
        result, _ = check(SLIDES.format(par="1 optimal"))
        self.assertEqual(result, (0, "pack/one: 3x3, par 1 optimal slides: proved\n"
                                     "1 level: 1 good, 0 open, 0 bad\n", ""))

    def test_a_par_in_moves_is_wrong_in_slides(self):
        result, _ = check(SLIDES.format(par="2 optimal"))
        self.assertEqual((result.code, result.out.splitlines()[0]), (
            1, "pack/one: 3x3, par 2 optimal slides: wrong, the shortest solution has 1 slides"))

    def test_a_pack_of_version_1_has_no_slides(self):
        result, path = check(SLIDES.format(par="1 optimal").replace("levels 2", "levels 1"))
        self.assertEqual(result, (2, "0 levels: 0 good, 0 open, 0 bad\n",
                                  f"{path}:9: par: slides need a pack of version 2, and this one "
                                  "is of version 1\n"))

    def prove(self, text, *args):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "pack.txt")
            with open(path, "w") as file:
                file.write(text)
            made = cli.run("levels", "prove", *args, path)
            with open(path, "w") as file:
                file.write(made.out)
            return made, cli.run("levels", "check", path)

    def test_pars_are_made_and_hold(self):
        bare = PACK.replace("par {par}\n", "")
        for args, version, par in (((), 1, "2 optimal"), (("--metric", "moves"), 1, "2 optimal"),
                                   (("--metric", "slides"), 2, "1 optimal slides")):
            made, checked = self.prove(bare, *args)
            self.assertEqual((made.code, made.err, checked.code), (0, "", 0))
            self.assertEqual(made.out, "slidewise-levels %d\n" % version +
                             bare.split("\n", 1)[1] + "par %s\n" % par)

    def test_what_a_par_counted_stays_unless_asked_otherwise(self):
        made, _ = self.prove(SLIDES.format(par="7 best-known"))
        self.assertEqual((made.code, made.out.splitlines()[-1]), (0, "par 1 optimal slides"))
        made, _ = self.prove(SLIDES.format(par="7 best-known"), "--metric", "moves")
        self.assertEqual((made.code, made.out.splitlines()[0]), (0, "slidewise-levels 1"))

    def test_where_no_proof_is_in_reach_the_best_known_is_said_so(self):
        large = PACK.replace("3x3", "8x8").replace("board 1,2,3/4,5,6/0,7,8", "seed 5")
        made, checked = self.prove(large.replace("par {par}\n", ""), "--metric", "slides",
                                   "--time-ms", "300")
        self.assertEqual((made.code, checked.code), (1, 0))
        self.assertRegex(made.out.splitlines()[-1], r"\Apar \d+ best-known slides\Z")

    def test_one_pack_is_needed(self):
        for args in ((), ("a", "b")):
            result = cli.run("levels", "prove", *args)
            self.assertEqual((result.code, result.err),
                             (2, "slidewise levels prove: one pack is needed\n"))
        self.assertEqual(cli.run("levels", "check", "--metric", "slides", "x").code, 2)


class Check(unittest.TestCase):
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
