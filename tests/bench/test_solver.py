"""slidewise-bench."""

import os
import re
import tempfile
import unittest

import cli

SEARCH_FIGURES = ["bench", "what", "boards", "moves", "tables_s", "cpu_ms", "cpu_median", "cpu_max",
                  "wall_ms", "wall_median", "wall_max", "nodes", "nodes_max", "metric", "slides"]
# Korf's boards 55, 79 and 9 with their published lengths.
KORF = """# three of them
55 41 13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11
79 42 0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15
9 46 3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0
"""


class Bench(unittest.TestCase):
    """That the figures come out, not how large they are: a busy machine proves nothing."""

    def korf(self, text, *args):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "korf100.txt"), "w") as file:
                file.write(text)
            return cli.run("korf", "--memory", "small", "--data", folder, *args)

    def test_korfs_boards_are_proved_and_counted(self):
        result = self.korf(KORF, "--format", "json")
        self.assertEqual((result.code, result.err), (0, ""))
        [record] = cli.records(result.out)
        self.assertEqual(list(record), SEARCH_FIGURES)
        self.assertEqual((record["bench"], record["boards"], record["moves"]), ("korf", 3, 43))
        self.assertLessEqual(record["cpu_median"], record["cpu_max"])
        self.assertLessEqual(record["nodes"], record["nodes_max"])

    def test_fewer_boards_can_be_asked_for(self):
        [record] = cli.records(self.korf(KORF, "--format", "json", "--count", "1").out)
        self.assertEqual((record["boards"], record["moves"]), (1, 41))

    def test_the_table_has_a_heading_and_aligned_rows(self):
        heading, row = self.korf(KORF).out.splitlines()
        self.assertTrue(heading.startswith("korf "))
        self.assertEqual(len(heading), len(row))
        self.assertEqual(heading.split()[1:], SEARCH_FIGURES[2:])

    def test_a_length_that_is_not_the_published_one_is_told(self):
        result = self.korf(KORF.replace("79 42", "79 44"))
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertIn("board 79: 42 moves, but 44 are published", result.err)

    def test_a_file_that_breaks_the_rules_is_named_with_its_line(self):
        for bad in ("9 46 3 14\n", KORF + "80 x\n", KORF + "1 2 " + "0 " * 16 + "\n"):
            result = self.korf(bad)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertRegex(result.err, r"korf100\.txt:\d: ")
        self.assertIn("no board", self.korf("# nothing\n").err)

    def test_a_proof_that_takes_too_long_is_reckoned(self):
        near = "1 2 1 2 0 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n"
        far = ("2 98 18 14 0 9 8 3 7 19 2 15 5 12 1 13 24 23 4 21 10 20 16 22 11 6 17\n")
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "korf24-50.txt"), "w") as file:
                file.write(near + far)
            result = cli.run("fifty", "--data", folder, "--memory", "small",
                             "--format", "json")
        self.assertEqual((result.code, result.err), (0, ""))
        proved, reckoned, mean = cli.records(result.out)
        self.assertEqual((proved["moves"], proved["bound"], proved["proved"]), (2, 2, 1))
        self.assertEqual((reckoned["proved"], mean["proved"], mean["boards"]), (0, 1, 2))
        self.assertLess(reckoned["bound"], 98)  # the published length
        self.assertGreater(reckoned["growth"], 1)
        self.assertGreater(reckoned["reckoned_s"], 10 * reckoned["cpu_s"])
        self.assertAlmostEqual(mean["reckoned_s"], reckoned["reckoned_s"] / 2, delta=0.1)

    def test_the_large_boards_are_solved_and_compared(self):
        result = cli.run("big", "--rows", "12x2", "--count", "2", "--format", "json")
        self.assertEqual(result.code, 0)
        records = cli.records(result.out)
        self.assertEqual([record["limit_ms"] for record in records], [0, 1000])
        for record in records:
            self.assertEqual((record["boards"], record["failed"]), (2, 0))
            self.assertEqual(record["good"] == "yes", record["reached"] <= record["target"])
            self.assertLessEqual(record["ms"], record["max_ms"])
            self.assertGreater(record["moves"], 100)
        self.assertEqual(records[1]["reached"], records[1]["moves"])

    def test_ten_times_the_time_is_compared(self):
        result = cli.run("time", "--rows", "8x8", "--count", "1", "--format", "json")
        self.assertEqual(result.code, 0)
        [record] = cli.records(result.out)
        self.assertEqual((record["boards"], record["failed"]), (1, 0))
        self.assertEqual(record["longer"] == 1, record["moves_10s"] > record["moves_1s"])
        gain = 100 * (1 - record["moves_10s"] / record["moves_1s"])
        self.assertAlmostEqual(record["gain"], gain, delta=0.01)
        self.assertEqual(record["good"] == "yes", record["longer"] == 0)

    def test_lengths_are_compared_with_those_that_others_found(self):
        boards = """# number, shortest, found by others, tiles
1 -1 4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 0 21 22 23 24
2 2 2 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 0 23 24
"""
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "deepcubea24.txt"), "w") as file:
                file.write(boards)
            result = cli.run("big", "--rows", "5x5 of DeepCubeA, 20 ms", "--data", folder,
                             "--memory", "small", "--format", "json")
        [record] = cli.records(result.out)
        self.assertEqual((record["boards"], record["moves"], record["reached"]), (2, 3, 0))

    def test_a_row_that_does_not_exist_is_refused(self):
        for bench in ("big", "time"):
            result = cli.run(bench, "--rows", "99x99")
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("no row's name begins with '99x99'", result.err)

    def test_cancels_are_timed(self):
        result = cli.run("cancel", "--count", "20", "--memory", "small", "--format", "json")
        self.assertEqual((result.code, result.err), (0, ""))
        records = cli.records(result.out)
        self.assertEqual(len(records), 4)
        for record in records:
            self.assertEqual(list(record),
                             ["bench", "what", "cancels", "ms", "ms_median", "ms_max"])
            self.assertEqual(record["cancels"], 20)
            self.assertLess(record["ms_median"], 1000)

    def test_reviews_are_timed(self):
        result = cli.run("review", "--count", "2", "--memory", "small", "--format", "json")
        self.assertEqual((result.code, result.err), (0, ""))
        [record] = cli.records(result.out)
        self.assertEqual(list(record), ["bench", "what", "games", "moves", "tables_s", "ms",
                                        "ms_median", "ms_max"])
        self.assertEqual(record["games"], 2)
        self.assertGreaterEqual(record["moves"], 145)
        self.assertLessEqual(record["moves"], 150)

    def test_wrong_words_are_refused(self):
        for args, says in (((), "name of a bench"), (("korff",), "korff"),
                           (("korf", "--count", "1001"), "1 to 1000"),
                           (("korf", "--memory", "15"), "megabytes from 16 to 8192"),
                           (("korf", "--data", "/nowhere"), "/nowhere/korf100.txt")):
            result = cli.run(*args)
            self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), args)
            self.assertIn(says, result.err)

    def test_help_names_every_bench_and_option(self):
        result = cli.run("--help")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(set(re.findall(r"^  (--[a-z]+)", result.out, re.M)),
                         {"--data", "--memory", "--metric", "--rows", "--count", "--seconds", "--format", "--help"})
        self.assertEqual(re.findall(r"^  ([a-z]+) ", result.out, re.M),
                         ["korf", "hard", "cold", "shapes", "wide", "five", "fifty", "lines", "build", "cancel",
                          "review", "daily", "big", "time"])


if __name__ == "__main__":
    unittest.main()
