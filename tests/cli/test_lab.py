import re
import time
import unittest

import cli

HARDEST = "6,4,7/8,5,0/3,2,1"  # 31 moves, as many as a 3x3 can need
FIELDS = ["algorithm", "heuristic", "admissible", "status", "moves", "expanded", "generated",
          "open_peak", "closed_peak", "bytes_peak", "ms", "solution", "metric", "slides"]
HEURISTICS = ["none", "misplaced", "manhattan", "misplaced+manhattan", "linear-conflict",
              "walking-distance", "max", "pattern-database"]
KORF_1 = "14,13,15,7/11,12,9,5/6,0,2,1/4,8,10,3"  # 57 moves (Korf, 1985), goal blank-first


def lab(*args):
    result = cli.run("lab", "--format", "json", *args)
    return result.code, cli.records(result.out)


class Lab(unittest.TestCase):
    def refused(self, *args, says):
        result = cli.run("lab", *args)
        self.assertEqual((result.code, result.out), (2, ""), args)
        self.assertEqual(result.err.count("\n"), 1, result.err)
        self.assertIn(says, result.err)

    def test_each_better_heuristic_lets_astar_expand_fewer_nodes(self):
        # The bounds are those of published comparisons on this board.
        code, records = lab("--algorithms", "astar")
        self.assertEqual(code, 0)
        expanded = {record["heuristic"]: record["expanded"] for record in records}
        self.assertTrue(90000 < expanded["misplaced"] < 181440, expanded)
        self.assertTrue(5000 < expanded["manhattan"] < 20000, expanded)
        self.assertTrue(3000 < expanded["linear-conflict"] < 12500, expanded)
        self.assertGreater(expanded["none"], expanded["misplaced"])
        self.assertGreater(expanded["misplaced"], expanded["manhattan"])
        self.assertGreater(expanded["manhattan"], expanded["linear-conflict"])

    def test_by_default_all_that_answers_soon_runs_under_astar_and_idastar(self):
        for args in ([], ["1,2,3/4,5,6/0,7,8"]):
            code, records = lab(*args)
            self.assertEqual(code, 0)
            self.assertEqual([(r["algorithm"], r["heuristic"]) for r in records],
                             [(a, h) for a in ("astar", "idastar") for h in HEURISTICS
                              if (a, h) != ("idastar", "none")])
            self.assertEqual({record["status"] for record in records}, {"optimal", "solved"})

    def test_idastar_runs_without_a_heuristic_where_it_is_told_to(self):
        _, records = lab("--algorithms", "idastar", "--heuristics", "none,max", "1,2,3/4,5,6/0,7,8")
        self.assertEqual([r["heuristic"] for r in records], ["none", "max"])
        _, records = lab("--algorithms", "idastar", "1,2,3/4,5,6/0,7,8")
        self.assertEqual([r["heuristic"] for r in records], HEURISTICS[1:])

    def test_a_run_that_hits_a_limit_is_a_result_beside_one_that_solves_the_board(self):
        code, records = lab("--nodes", "5000", "--heuristics", "none,pattern-database")
        self.assertEqual((code, [r["status"] for r in records]), (0, ["limit", "optimal"] * 2))

    def test_every_admissible_run_finds_31_moves_and_the_solution_leads_home(self):
        # IDA* without a heuristic would take seconds.
        _, records = lab("--algorithms", "bfs,astar,idastar,bidirectional", "--heuristics",
                         ",".join(HEURISTICS[1:]))
        self.assertEqual(len(records), 2 + 2 * (len(HEURISTICS) - 1))
        for record in records:
            self.assertEqual(record["status"], "optimal" if record["admissible"] else "solved")
            self.assertEqual(len(record["solution"]), record["moves"])
            self.assertEqual(cli.replay(cli.parse(HARDEST), record["solution"]),
                             cli.standard(3, 3))
            if record["admissible"]:
                self.assertEqual(record["moves"], 31, record)

    def test_an_inadmissible_heuristic_is_never_called_optimal(self):
        boards = [HARDEST, "1,2,3/4,5,6/7,0,8"]
        boards += cli.run("scramble", "--size", "3x3", "--seed", "5", "--count", "5").out.split()
        for board in boards:
            _, records = lab("--heuristics", "misplaced+manhattan", board)
            self.assertEqual([(r["status"], r["admissible"]) for r in records],
                             [("solved", False)] * 2, board)

    def test_breadth_first_searches_run_once_with_no_heuristic(self):
        code, records = lab("--algorithms", "bidirectional,bfs", "--heuristics", "manhattan,max")
        self.assertEqual((code, [(r["algorithm"], r["heuristic"]) for r in records]),
                         (0, [("bfs", "none"), ("bidirectional", "none")]))

    def test_a_record_has_exactly_the_documented_fields(self):
        _, records = lab("--heuristics", "manhattan,pattern-database")
        for record in records:
            self.assertEqual(list(record), FIELDS)

    def test_a_heuristic_that_does_not_suit_the_size_is_named_and_has_no_figures(self):
        board = cli.run("scramble", "--size", "10x9", "--moves", "4", "--seed", "1").out.strip()
        code, records = lab("--heuristics", "manhattan,walking-distance", board)
        self.assertEqual((code, [r["status"] for r in records]),
                         (0, ["optimal", "unsuited"] * 2))
        self.assertEqual([records[1][field] for field in FIELDS[4:-2]], [None] * 8)
        out = cli.run("lab", "--heuristics", "walking-distance", board).out
        self.assertIn("there is none for this size", out)

    def test_the_memory_limit_stops_a_run_soon(self):
        began = time.monotonic()
        code, [record] = lab("--algorithms", "astar", "--heuristics", "manhattan", "--memory-mb",
                             "16", "--goal", "blank-first", KORF_1)
        self.assertLess(time.monotonic() - began, 10)
        self.assertEqual((code, record["status"]), (1, "memory-limit"))
        self.assertLessEqual(record["bytes_peak"], 16 << 20)
        self.assertGreater(record["bytes_peak"], 4 << 20)
        self.assertIsNone(record["solution"])

    def test_time_and_node_limits_stop_a_run(self):
        args = ("--algorithms", "idastar", "--heuristics", "none", "--goal", "blank-first", KORF_1)
        for limit in ("--time-ms", "100"), ("--nodes", "5000"):
            code, [record] = lab(*limit, *args)
            self.assertEqual((code, record["status"], record["moves"]), (1, "limit", None))
        self.assertLess(record["expanded"], 10000)

    def test_an_unsolvable_board_is_told(self):
        code, records = lab("--algorithms", "bfs", "2,1,3/4,5,6/7,8,0")
        self.assertEqual((code, [r["status"] for r in records]), (1, ["unsolvable"]))

    def test_the_table_has_a_row_for_each_run_in_aligned_columns(self):
        result = cli.run("lab", "--heuristics", "manhattan,misplaced+manhattan")
        self.assertEqual((result.code, result.err), (0, ""))
        lines = result.out.splitlines()
        self.assertEqual(lines[:2], ["board " + HARDEST, "goal  1,2,3/4,5,6/7,8,0"])
        heading, *rows = lines[3:]
        self.assertEqual(len(rows), 4)
        end = heading.index("ms") + len("ms")
        for row in rows:
            self.assertRegex(row[:end], r"\A(astar|idastar) .*\d\.\d{3}\Z")
            self.assertEqual("not admissible" in row[end:], "misplaced+manhattan" in row)
        self.assertEqual(re.findall(r"\S+", rows[0])[:4], ["astar", "manhattan", "optimal", "31"])

    def test_wrong_words_are_refused(self):
        self.refused("--algorithms", "dijkstra", says="bfs, astar, idastar, bidirectional")
        self.refused("--algorithms", "astar,", says="astar,")
        self.refused("--heuristics", "any", says="none, misplaced, manhattan")
        self.refused("--memory-mb", "0", says="1 to 1048576")
        self.refused("--goal", "1,2/3,0", says="goal is 2x2")
        self.refused("1,2,3/4,5,6/7,7,0", says="row 3, column 2")
        self.refused("1,2/3,0", "1,2/0,3", says="one board")

    def test_ctrl_c_ends_a_run(self):
        board = cli.run("scramble", "--size", "6x6", "--seed", "1").out.strip()
        with cli.start("lab", "--heuristics", "manhattan", "--time-ms", "60000", board) as process:
            time.sleep(0.5)
            began = time.monotonic()
            process.send_signal(2)
            process.stdout.read()
            self.assertEqual(process.wait(timeout=20), 130)
            self.assertLess(time.monotonic() - began, 1)


if __name__ == "__main__":
    unittest.main()
