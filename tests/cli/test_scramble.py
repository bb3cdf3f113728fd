import collections
import re
import unittest

import cli


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
