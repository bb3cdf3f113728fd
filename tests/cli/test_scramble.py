import collections
import re
import unittest

import cli


MASK = 2**64 - 1


def numbers(seed):
    """xoshiro256** filled by splitmix64, after docs/FORMATS.md and the generators' papers."""
    state = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        z = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        state.append(z ^ z >> 31)
    while True:
        a, b, c, d = state
        turned = b * 5 & MASK
        yield (turned << 7 & MASK | turned >> 57) * 9 & MASK
        c, d = c ^ a, d ^ b
        state = [a ^ d, b ^ c, c ^ (b << 17 & MASK), (d << 45 & MASK) | d >> 19]


def below(stream, bound):
    return next(number for number in stream if number >= 2**64 % bound) % bound


def is_even(tiles):
    pairs = ((a, b) for i, a in enumerate(tiles) for b in tiles[i + 1:])
    return sum(a > b for a, b in pairs) % 2 == 0


def can_reach(start, goal):
    """Each move exchanges the blank with a tile and moves it by one row or column."""
    (y, x), (to_y, to_x) = cli.blank(start), cli.blank(goal)
    return (is_even(sum(start, ())) == is_even(sum(goal, ()))) == ((y + x + to_y + to_x) % 2 == 0)


def expected(goal, seed, count):
    """The boards that docs/FORMATS.md says come from a seed."""
    stream, boards, columns = numbers(seed), [], len(goal[0])
    while len(boards) < count:
        tiles = list(range(columns * len(goal)))
        for cell in range(len(tiles) - 1, 0, -1):
            other = below(stream, cell + 1)
            tiles[cell], tiles[other] = tiles[other], tiles[cell]
        board = tuple(tuple(tiles[i:i + columns]) for i in range(0, len(tiles), columns))
        if not can_reach(board, goal):
            one, two = tiles.index(1), tiles.index(2)
            board = cli.swap(board, divmod(one, columns), divmod(two, columns))
        if board != goal:
            boards.append(cli.write(board))
    return boards


def scramble(*args):
    result = cli.run("scramble", *args)
    assert result.code == 0, result.err
    return result.out.splitlines()


class Scramble(unittest.TestCase):
    def test_the_same_seed_gives_the_same_boards(self):
        args = ("--size", "5x3", "--seed", "42", "--count", "10")
        boards = scramble(*args)
        self.assertEqual(len(boards), 10)
        self.assertEqual(len(set(boards)), 10)
        self.assertEqual(scramble(*args), boards)
        self.assertEqual(scramble("--size", "5x3", "--seed", "42", "--count", "3"), boards[:3])

    def test_a_seed_gives_the_boards_that_the_format_says(self):
        for columns, rows, seed in ((2, 2, 0), (3, 3, 1), (5, 2, 12345), (4, 4, 2**63 - 1),
                                    (32, 3, 77)):
            self.assertEqual(scramble("--size", f"{columns}x{rows}", "--seed", str(seed), "--count",
                                      "25"), expected(cli.standard(columns, rows), seed, 25))

    def test_distinct_seeds_give_distinct_boards(self):
        boards = {scramble("--seed", str(seed))[0] for seed in list(range(20)) + [2**63 - 1]}
        self.assertEqual(len(boards), 21)

    def test_the_default_is_4x4(self):
        board = cli.parse(scramble("--seed", "1")[0])
        self.assertEqual([len(row) for row in board], [4, 4, 4, 4])

    def test_a_fresh_seed_is_told_and_gives_the_boards_again(self):
        first, second = (cli.run("scramble", "--count", "2") for _ in range(2))
        seed = re.fullmatch(r"# seed (\d+)\n", first.err).group(1)
        self.assertEqual(scramble("--count", "2", "--seed", seed), first.out.splitlines())
        self.assertNotEqual(first.out, second.out)
        self.assertEqual(cli.run("scramble", "--seed", seed).err, "")

    def test_boards_are_drawn_evenly_from_all_that_reach_the_goal(self):
        goal = cli.standard(2, 2)
        reachable = set(map(cli.write, cli.distances(goal))) - {cli.write(goal)}
        count = 2200
        drawn = collections.Counter(scramble("--size", "2x2", "--seed", "7", "--count", str(count)))
        self.assertEqual(set(drawn), reachable)
        # 11 boards, 200 times each on average; a tenth of that would be far out of reach of chance.
        self.assertTrue(all(130 < times < 270 for times in drawn.values()), drawn)

    def test_few_moves_leave_the_board_near_the_goal(self):
        for board in scramble("--size", "4x3", "--goal", "spiral", "--moves", "6", "--seed", "3",
                              "--count", "20"):
            code, [record] = cli.solve("--goal", "spiral", board)
            self.assertEqual(code, 0)
            self.assertIn(record["moves"], range(1, 7))

    def test_every_goal_can_be_reached_from_its_scrambles(self):
        custom = "0,5,4/3,2,1"
        for goal in ("standard", "blank-first", "snake", "spiral", "columns", custom):
            size = [] if goal == custom else ["--size", "3x2"]
            boards = scramble(*size, "--goal", goal, "--seed", "9", "--count", "20")
            code, records = cli.solve("-", "--goal", goal, input="\n".join(boards))
            self.assertEqual((code, len(records)), (0, 20), goal)

    def test_a_goal_of_another_size_is_refused(self):
        result = cli.run("scramble", "--size", "4x4", "--goal", "1,2/3,0")
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertIn("4x4", result.err)


if __name__ == "__main__":
    unittest.main()
