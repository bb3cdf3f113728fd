"""The examples build as their comments say, and answer what other sources and a replay of the moves say."""

import collections
import random
import re
import unittest

import rules
from installed import EXAMPLES, PROJECT, Installed

MOST_LINES = 60
BLANK_FIRST = "0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15"


def distances_from(goal):
    """Of every board of 3x3 that moves lead to from the goal, how many are needed: breadth first."""
    found = {goal: 0}
    queue = collections.deque([goal])
    while queue:
        board = queue.popleft()
        blank = board.index(0)
        for other in (blank - 3, blank + 3, blank - 1 if blank % 3 else -1, blank + 1 if blank % 3 < 2 else -1):
            if 0 <= other < 9:
                after = list(board)
                after[blank], after[other] = after[other], 0
                if tuple(after) not in found:
                    found[tuple(after)] = found[board] + 1
                    queue.append(tuple(after))
    return found


def text_of(columns, tiles):
    return "/".join(" ".join(map(str, tiles[i:i + columns])) for i in range(0, len(tiles), columns))


def korf():
    """The published length of each board, and the board."""
    lines = (PROJECT / "tests/data/korf100.txt").read_text().splitlines()
    numbers = [list(map(int, line.split())) for line in lines if not line.startswith("#")]
    return [(length, tiles) for _, length, *tiles in numbers]


class Examples(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.installed = Installed()
        cls.addClassCleanup(cls.installed.remove)
        cls.programs = {path.name: cls.installed.build(path.name) for path in EXAMPLES.iterdir()
                        if path.suffix in (".c", ".cpp")}

    def run_example(self, name, *arguments, **options):
        return self.installed.run(self.programs[name], *arguments, **options).splitlines()

    def refuse(self, name, *arguments):
        with self.assertRaises(AssertionError) as refused:
            self.run_example(name, *arguments)
        return str(refused.exception)

    def assert_solves(self, path, board, goal=None):
        columns, tiles = rules.read(board)
        self.assertEqual(rules.play(columns, tiles, path), goal or rules.standard(tiles))

    def test_all_are_short(self):
        for name in self.programs:
            self.assertLessEqual(len((EXAMPLES / name).read_text().splitlines()), MOST_LINES, name)

    def test_solve_as_shown(self):
        boards = self.installed.as_shown("solve.c")
        answers = self.run_example("solve.c", *boards)
        self.assertEqual(len(answers), len(boards))
        for board, answer in zip(boards, answers):
            length, path = re.fullmatch(r"(\d+) moves, no fewer: ([URDL]*)", answer).groups()
            self.assertEqual(len(path), int(length))
            self.assert_solves(path, board)

    def test_solve_tells_what_cannot_be_solved(self):
        seed = random.randrange(1 << 32)
        chances = random.Random(seed)
        boards = [chances.sample(range(12), 12) for _ in range(20)]
        for tiles in boards:
            with self.subTest(seed=seed, tiles=tiles):
                board = text_of(4, tiles)
                if rules.solvable(4, tiles):
                    self.assert_solves(self.run_example("solve.c", board)[0].partition(": ")[2], board)
                else:
                    self.assertIn("unsolvable", self.refuse("solve.c", board))
        self.assertIn("row 1, column 2", self.refuse("solve.c", "1 x/2 0"))

    def test_improve_as_shown(self):
        board, _ = self.installed.as_shown("improve.c")
        *news, path = self.run_example("improve.c", board, "1000")
        figures = [list(map(int, re.findall(r"\d+", line))) for line in news]
        lengths = [length for _, length, _ in figures]
        self.assertEqual(lengths, sorted(set(lengths), reverse=True))
        self.assertGreater(len(lengths), 1)
        self.assertTrue(all(bound <= len(path) for _, _, bound in figures))
        self.assertEqual(lengths[-1], len(path))
        self.assert_solves(path, board)

    def test_improve_refuses(self):
        self.assertIn("give a board", self.refuse("improve.c"))
        self.assertIn("time-ms", self.refuse("improve.c", "1 2/3 0", "soon"))

    def test_distances(self):
        truth = distances_from((1, 2, 3, 4, 5, 6, 7, 8, 0))
        self.assertEqual(len(truth), 181440)
        for tiles in random.Random(18).sample(sorted(truth), 10):
            here, *after, best = self.run_example("distances.c", text_of(3, tiles))
            self.assertEqual(here, f"{truth[tiles]} moves from the goal")
            told = {line[-1]: int(line.split()[0]) for line in after}
            known = {move: truth[tuple(rules.play(3, tiles, move))] for move in rules.moves_of(3, tiles)}
            self.assertEqual(told, known)
            self.assertEqual(set(best.split()[1]), {move for move in known if known[move] < truth[tiles]})

    def test_distances_as_shown(self):
        lines = self.run_example("distances.c", *self.installed.as_shown("distances.c"))
        self.assertRegex(lines[0], r"^\d+ moves from the goal$")

    def test_tables_as_shown(self):
        published = korf()
        arguments = self.installed.as_shown("tables.c")
        self.assertEqual(arguments[0], BLANK_FIRST)
        answers = self.run_example("tables.c", *arguments, input="".join(text_of(4, tiles) + "\n" for _, tiles in published))
        self.assertEqual(len(answers), len(published))
        for (length, tiles), answer in zip(published, answers):
            told, path = answer.split()
            self.assertEqual((int(told), len(path)), (length, length))
            self.assert_solves(path, text_of(4, tiles), goal=list(range(16)))

    def test_watch_as_shown(self):
        board, path = self.run_example("watch.cpp", *self.installed.as_shown("watch.cpp"))
        self.assertTrue(rules.solvable(*rules.read(board)))
        self.assert_solves(path, board)

    def test_watch_stops_when_it_is_good_enough(self):
        first = self.run_example("watch.cpp", "7", "100")
        best = self.run_example("watch.cpp", "7", "1")
        self.assertEqual(first[0], best[0])
        self.assertGreater(len(first[1]), len(best[1]))


class Document(unittest.TestCase):
    TEXT = (PROJECT / "docs/LIBRARY.md").read_text()

    def test_its_program_is_the_example(self):
        self.assertEqual(re.search(r"^```c\n(.*?)^```", self.TEXT, re.S | re.M)[1], (EXAMPLES / "solve.c").read_text())

    def test_it_has_every_option(self):
        table = (PROJECT / "src/library/options.c").read_text()
        options = re.findall(r'^    \[LIBRARY_[A-Z]+\] =\s+\{"([a-z-]+)"', table, re.M)
        self.assertGreater(len(options), 5)
        named = re.findall(r"^\| (`[a-z`, -]+`) \|", self.TEXT, re.M)
        self.assertEqual(sorted(re.findall(r"`([a-z-]+)`", " ".join(named))), sorted(options))


if __name__ == "__main__":
    unittest.main()
