import os
import shutil
import tempfile
import unittest

import cli

STREAM = ["board", "status", "moves", "lower_bound", "solution", "expanded", "line", "elapsed_ms",
          "final", "metric", "slides"]


def scramble(size, seed):
    return cli.run("scramble", "--size", size, "--seed", str(seed)).out.strip()


def goal_of(board):
    tiles = cli.parse(board)
    return cli.standard(len(tiles[0]), len(tiles))


class Anytime(unittest.TestCase):
    def check(self, record):
        self.assertEqual(record["moves"], len(record["solution"]))
        self.assertLessEqual(record["lower_bound"], record["moves"])
        self.assertEqual(record["status"] == "optimal", record["lower_bound"] == record["moves"])
        self.assertEqual(cli.replay(cli.parse(record["board"]), record["solution"]),
                         goal_of(record["board"]))

    def check_stream(self, records):
        """Of one board."""
        self.assertEqual([record["final"] for record in records], [False] * (len(records) - 1) + [True])
        for record in records:
            self.check(record)
        for one, next in zip(records, records[1:]):
            self.assertLessEqual(one["lower_bound"], next["lower_bound"])
            self.assertLessEqual(one["elapsed_ms"], next["elapsed_ms"])
            if not next["final"]:
                self.assertEqual(list(next), STREAM)
                self.assertLess(next["moves"], one["moves"])
        self.assertEqual(records[-1]["solution"], records[-2]["solution"])

    def test_a_large_board_is_solved_within_the_time_with_a_bound(self):
        for size in ("10x10", "7x4"):
            code, [record] = cli.solve("--engine", "anytime", "--time-ms", "200", scramble(size, 1))
            self.assertEqual((code, record["status"]), (0, "solved"))
            self.check(record)
            self.assertGreater(record["lower_bound"], 0)
            self.assertLess(record["ms"], 5000)

    def test_auto_takes_it_where_proof_is_out_of_reach(self):
        board = scramble("9x7", 2)
        _, [auto] = cli.solve("--nodes", "200000", board)
        _, [anytime] = cli.solve("--nodes", "200000", "--engine", "anytime", board)
        self.assertEqual(auto["solution"], anytime["solution"])
        self.assertEqual(auto["lower_bound"], anytime["lower_bound"])

    def test_more_nodes_are_worth_it_and_the_same_nodes_give_the_same_answer(self):
        board = scramble("8x8", 3)
        lengths = []
        for nodes in ("1", "150000", "1000000"):
            answers = [cli.solve("--engine", "anytime", "--nodes", nodes, "--threads", threads,
                                 board)[1][0] for threads in ("1", "2")]
            self.assertEqual(answers[0]["solution"], answers[1]["solution"])
            self.assertEqual(answers[0]["lower_bound"], answers[1]["lower_bound"])
            lengths.append(answers[0]["moves"])
        self.assertGreater(lengths[0], lengths[1])
        self.assertGreater(lengths[1], lengths[2])

    def test_improve_streams_ever_shorter_solutions(self):
        result = cli.run("solve", "--improve", "--engine", "anytime", "--nodes", "1000000",
                         scramble("10x10", 4))
        records = cli.records(result.out)
        self.assertEqual(result.code, 0)
        self.assertGreater(len(records), 2)
        self.check_stream(records)

    def test_a_stream_ends_with_the_proof_where_there_is_one(self):
        records = cli.records(cli.run("solve", "--improve", "6,4,7/8,5,0/3,2,1").out)
        self.check_stream(records)
        self.assertEqual((records[-1]["status"], records[-1]["moves"]), ("optimal", 31))

    def test_the_streams_of_a_batch_are_told_apart_by_line(self):
        boards = [scramble("8x8", seed) for seed in range(6)]
        boards.insert(3, "1,2,3/4,5,6/8,7,0")  # unsolvable
        text = "# boards\n" + "\n".join(boards) + "\n"
        result = cli.run("solve", "--improve", "--engine", "anytime", "--nodes", "100000", "--jobs", "3",
                         "-", input=text)
        self.assertEqual(result.code, 1)
        records = cli.records(result.out)
        finals = [record for record in records if record["final"]]
        self.assertEqual([record["line"] for record in finals], list(range(2, 9)))
        self.assertEqual([record["board"] for record in finals], boards)
        for line, board in enumerate(boards, 2):
            stream = [record for record in records if record["line"] == line]
            self.assertEqual({record["board"] for record in stream}, {board})
            if stream[-1]["status"] == "unsolvable":
                self.assertEqual(len(stream), 1)
            else:
                self.check_stream(stream)

    def test_only_engines_that_improve_can_stream(self):
        for words in (["--engine", "lines"], ["--engine", "optimal"], ["--algorithm", "astar"]):
            result = cli.run("solve", "--improve", *words, "1,2/3,0")
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("--improve is for the engines auto and anytime", result.err)


class Values(unittest.TestCase):
    """The program in a folder of its own, with or without what it learned."""

    def solve(self, damaged, *boards):
        """damaged: the name of a file that is there but no good; no file is there without one."""
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "bin"))
            program = shutil.copy(cli.PROGRAM, os.path.join(folder, "bin"))
            if damaged:
                values = os.path.join(folder, "assets", "values")
                os.makedirs(values)
                open(os.path.join(folder, "assets", "icons.svg"), "w").close()
                with open(os.path.join(values, damaged), "wb") as file:
                    file.write(b"no values at all\n" * 100)
            before, cli.PROGRAM = cli.PROGRAM, program
            try:
                return cli.run("solve", "--format", "json", "--nodes", "60000", "-",
                               input="\n".join(boards))
            finally:
                cli.PROGRAM = before

    def test_a_missing_or_damaged_file_is_told_once_and_does_without(self):
        for size, name in (("5x5", "5x5.network"), ("6x5", "nearby.values"), ("5x4", "nearby.values")):
            boards = [scramble(size, seed) for seed in range(3)]
            for damaged in (None, name):
                result = self.solve(damaged, *boards)
                self.assertEqual(result.code, 0)
                self.assertEqual([record["status"] for record in cli.records(result.out)], ["solved"] * 3)
                [line] = result.err.splitlines()
                self.assertTrue(line.startswith("slidewise solve: "))
                self.assertIn(f"boards of {size} are solved without them", line)
                self.assertEqual(name in line, damaged is not None)

    def test_each_size_is_told_of(self):
        lines = self.solve(None, scramble("5x5", 1), scramble("5x6", 1), scramble("5x5", 2)).err.splitlines()
        self.assertEqual([size for size in ("5x5", "5x6") for line in lines if f"boards of {size} " in line],
                         ["5x5", "5x6"])

    def test_boards_that_need_none_are_solved_without_a_word(self):
        self.assertEqual(self.solve(None, scramble("4x4", 1), "6,4,7/8,5,0/3,2,1").err, "")


if __name__ == "__main__":
    unittest.main()
