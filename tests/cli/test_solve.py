import itertools
import os
import re
import tempfile
import unittest

import cli

# Korf's boards 9, 79 and 55 (Artificial Intelligence 27, 1985, table 1), goal blank-first.
KORF = {"3,14,9,11/5,4,8,2/13,12,6,7/10,1,15,0": 46,
        "0,1,9,7/11,13,5,3/14,12,4,2/8,6,10,15": 42,
        "13,8,14,3/9,1,0,7/15,5,4,10/12,2,6,11": 41}
SNAKE_3X3 = "1,2,3/6,5,4/7,8,0"
SPIRAL_3X3 = "1,2,3/8,0,4/7,6,5"
COLUMNS_3X3 = "1,4,7/2,5,8/3,6,0"
BLANK_FIRST_3X3 = "0,1,2/3,4,5/6,7,8"


def all_boards(columns, rows):
    for tiles in itertools.permutations(range(columns * rows)):
        yield tuple(tiles[y * columns:(y + 1) * columns] for y in range(rows))


class Solve(unittest.TestCase):
    def test_every_3x2_board_has_its_breadth_first_length_or_is_unsolvable(self):
        goal = cli.standard(3, 2)
        distances = cli.distances(goal)
        boards = list(all_boards(3, 2))
        code, records = cli.solve("-", "--jobs", "3", input="\n".join(map(cli.write, boards)))
        self.assertEqual(code, 1)
        self.assertEqual([record["board"] for record in records], list(map(cli.write, boards)))
        for board, record in zip(boards, records):
            if board not in distances:
                self.assertEqual(record["status"], "unsolvable")
                self.assertIsNone(record["solution"])
                continue
            self.assertEqual(record["status"], "optimal")
            self.assertEqual(record["moves"], distances[board])
            self.assertEqual(record["lower_bound"], distances[board])
            self.assertEqual(len(record["solution"]), distances[board])
            self.assertEqual(cli.replay(board, record["solution"]), goal)

    def test_korf_boards_have_their_published_lengths(self):
        code, records = cli.solve("-", "--goal", "blank-first", "--engine", "optimal", "--jobs", "2",
                                  input="\n".join(KORF))
        self.assertEqual(code, 0)
        self.assertEqual({r["board"]: r["moves"] for r in records}, KORF)
        goal = tuple(tuple(range(y * 4, y * 4 + 4)) for y in range(4))
        for record in records:
            self.assertEqual(cli.replay(cli.parse(record["board"]), record["solution"]), goal)

    def test_named_goals_and_goal_text_are_reached(self):
        goals = {"snake": SNAKE_3X3, "spiral": SPIRAL_3X3, "columns": COLUMNS_3X3,
                 "blank-first": BLANK_FIRST_3X3, "standard": "1,2,3/4,5,6/7,8,0",
                 "8,7,6/5,0,4/3,2,1": "8,7,6/5,0,4/3,2,1"}
        for name, text in goals.items():
            goal = cli.parse(text)
            start = cli.replay(goal, "UULLDRRDLLUURDDR" if cli.blank(goal) == (0, 0)
                               else "RDLU" if cli.blank(goal) == (1, 1) else "DDRRULLURR")
            code, [record] = cli.solve("--goal", name, cli.write(start))
            self.assertEqual((code, record["status"]), (0, "optimal"), name)
            self.assertEqual(cli.replay(start, record["solution"]), goal, name)

    def test_a_named_goal_suits_boards_of_all_sizes_in_one_file(self):
        code, records = cli.solve("-", "--goal", "snake", input="1,2/3,0\n1,2,3/6,5,4/7,0,8\n")
        self.assertEqual(code, 0)
        self.assertEqual([record["solution"] for record in records], ["R", "L"])

    def test_blank_notation_turns_every_letter_round(self):
        board = "6,4,7/8,5,0/3,2,1"
        _, [tile] = cli.solve(board, "--notation", "tile")
        _, [blank] = cli.solve(board, "--notation", "blank")
        opposite = str.maketrans("UDLR", "DURL")
        self.assertEqual(blank["solution"], tile["solution"].translate(opposite))
        self.assertEqual(cli.replay(cli.parse(board), blank["solution"], "blank"),
                         cli.standard(3, 3))

    def test_lines_solves_a_large_board_without_claiming_a_proof(self):
        size, seed = "12x9", "5"
        board = cli.run("scramble", "--size", size, "--seed", seed).out.strip()
        for engine in ("lines", "auto"):
            code, [record] = cli.solve("--engine", engine, board)
            self.assertEqual((code, record["status"]), (0, "solved"))
            self.assertEqual(record["moves"], len(record["solution"]))
            self.assertLess(record["lower_bound"], record["moves"])
            self.assertEqual(cli.replay(cli.parse(board), record["solution"]), cli.standard(12, 9))

    def test_a_time_limit_ends_in_a_limit_with_a_bound(self):
        board = cli.run("scramble", "--size", "6x6", "--seed", "1").out.strip()
        code, [record] = cli.solve("--engine", "optimal", "--time-ms", "50", board)
        self.assertEqual((code, record["status"]), (1, "limit"))
        self.assertGreater(record["lower_bound"], 0)
        self.assertIsNone(record["moves"])
        self.assertIsNone(record["solution"])
        self.assertLess(record["ms"], 1000)

    def test_a_node_limit_ends_in_a_limit(self):
        code, [record] = cli.solve("--engine", "optimal", "--nodes", "10", "--goal", "blank-first",
                                   next(iter(KORF)))
        self.assertEqual((code, record["status"]), (1, "limit"))
        self.assertLess(record["expanded"], 5000)

    def test_threads_do_not_change_the_length(self):
        board, moves = next(iter(KORF.items()))
        code, [record] = cli.solve("--threads", "2", "--goal", "blank-first", board)
        self.assertEqual((code, record["status"], record["moves"]), (0, "optimal", moves))

    def test_a_record_has_exactly_the_documented_fields(self):
        fields = ["board", "status", "moves", "lower_bound", "solution", "engine", "heuristic",
                  "expanded", "generated", "ms", "cpu_ms", "table_ms", "algorithm",
                  "metric", "slides"]
        for board in ("1,2,3/4,5,6/7,0,8", "2,1,3/4,5,6/7,8,0"):
            _, [record] = cli.solve(board)
            self.assertEqual(list(record), fields)
            self.assertIsInstance(record["expanded"], int)
            self.assertIsInstance(record["ms"], float)
        out = cli.run("solve", "--format", "json", "1,2/3,0").out
        self.assertRegex(out, r'"ms":\d+\.\d{3},"cpu_ms":\d+\.\d{3},"table_ms":\d+\.\d{3},'
                              r'"algorithm":null,"metric":"moves","slides":0}\n$')

    def test_slides_are_proved_and_counted_apart_from_moves(self):
        board = "6,4,7/8,5,0/3,2,1"  # 20 by a breadth-first search of all boards
        for words in ([], ["--engine", "anytime"], ["--algorithm", "astar"], ["--wait-tables"]):
            code, [record] = cli.solve(board, "--metric", "slides", *words)
            self.assertEqual((code, record["status"], record["metric"]), (0, "optimal", "slides"))
            self.assertEqual((record["slides"], record["lower_bound"]), (20, 20))
            solution = record["solution"]
            self.assertEqual(record["moves"], len(solution))
            self.assertEqual(sum(a != b for a, b in zip(" " + solution, solution)), 20)
            self.assertEqual(cli.replay(cli.parse(board), solution), cli.parse("1,2,3/4,5,6/7,8,0"))
        out = cli.run("solve", "--metric", "slides", board).out
        self.assertRegex(out, r": optimal, 20 slides, \d+ moves, ")
        self.assertEqual(cli.run("solve", "--metric", "steps", board).code, 2)

    def test_large_boards_have_a_bound_in_slides(self):
        board = cli.run("scramble", "--size", "6x5", "--seed", "3").out.strip()
        code, [record] = cli.solve(board, "--metric", "slides", "--nodes", "50000")
        self.assertEqual((code, record["status"]), (0, "solved"))
        self.assertTrue(0 < record["lower_bound"] <= record["slides"] <= record["moves"])

    def test_a_named_method_says_so_and_finds_the_same_length(self):
        board = "6,4,7/8,5,0/3,2,1"
        for method in (("bfs", None), ("astar", "manhattan"), ("idastar", "linear-conflict"),
                       ("bidirectional", "none"), ("astar", "pattern-database")):
            algorithm, heuristic = method
            words = ["--algorithm", algorithm] + (["--heuristic", heuristic] if heuristic else [])
            code, [record] = cli.solve(*words, board)
            self.assertEqual((code, record["status"], record["moves"]), (0, "optimal", 31), method)
            self.assertEqual((record["algorithm"], record["heuristic"]), method)
        code, [record] = cli.solve("--heuristic", "misplaced+manhattan", board)
        self.assertEqual((code, record["status"]), (0, "solved"))
        self.assertGreaterEqual(record["moves"], 31)

    def test_a_heuristic_that_does_not_suit_a_board_is_an_error_of_its_line(self):
        large = cli.run("scramble", "--size", "12x9", "--seed", "1").out.strip()
        code, records = cli.solve("-", "--heuristic", "walking-distance",
                                  input="1,2/0,3\n" + large)
        self.assertEqual((code, [r["status"] for r in records]), (2, ["optimal", "error"]))
        self.assertIn("walking-distance does not suit boards of 12x9", records[1]["message"])

    def test_tables_that_are_waited_for_are_told_apart_from_the_boards_time(self):
        boards = cli.run("scramble", "--size", "4x3", "--seed", "2", "--count", "30").out
        result = cli.run("solve", "--format", "json", "--wait-tables", "--memory", "small", "-",
                         input=boards)
        records = cli.records(result.out)
        self.assertEqual((result.code, len(records)), (0, 30))
        told = re.fullmatch(r"slidewise solve: tables of 4x3: (pattern databases [\d-]+), "
                            r"\d+\.\d MB, \d+\.\d\d s\n", result.err)
        self.assertIsNotNone(told, result.err)
        self.assertEqual({record["heuristic"] for record in records}, {told[1]})

    def test_each_memory_setting_gives_the_same_lengths(self):
        boards = cli.run("scramble", "--size", "5x2", "--seed", "2", "--count", "20").out
        moves = [[r["moves"] for r in cli.solve("-", "--memory", memory, input=boards)[1]]
                 for memory in ("16", "small", "normal", "large", "huge", "3000")]
        self.assertEqual(moves, [moves[0]] * len(moves))

    def test_a_text_record_names_board_status_moves_and_solution(self):
        result = cli.run("solve", "1,2,3/4,5,6/0,7,8")
        self.assertEqual(result.code, 0)
        self.assertRegex(result.out, r"\A1,2,3/4,5,6/0,7,8: optimal, 2 moves, LL "
                                     r"\(.+, \d+ nodes?, \d+\.\d{3} ms\)\n\Z")
        self.assertEqual(cli.run("solve", "2,1/3,0").out, "2,1/3,0: unsolvable\n")

    def test_a_solved_board_has_an_empty_solution(self):
        code, [record] = cli.solve("1,2/3,0")
        self.assertEqual((code, record["moves"], record["solution"]), (0, 0, ""))

    def test_board_notations_mean_the_same(self):
        for text in ("1 2 3/4 5 6/7 _ 8", "1, 2, 3/4, 5, 6/7, ., 8", "1,2,3/4,5,6/7,0,8"):
            code, [record] = cli.solve(text)
            self.assertEqual((code, record["board"], record["solution"]),
                             (0, "1,2,3/4,5,6/7,0,8", "L"))

    def test_a_file_skips_comments_and_empty_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "boards.txt")
            with open(path, "w", newline="") as file:
                file.write("# two boards\r\n\r\n  \t\n1,2/0,3\r\n  # more\n0,2/1,3")
            code, records = cli.solve(path)
        self.assertEqual(code, 0)
        self.assertEqual([record["solution"] for record in records], ["L", "UL"])

    def test_a_file_with_a_board_for_a_name_can_be_read_by_its_path(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "1,2"))
            with open(os.path.join(folder, "1,2", "boards"), "w") as file:
                file.write("1,2/0,3\n")
            result = cli.run("solve", "1,2/boards", cwd=folder)
        self.assertEqual(result.code, 0)
        self.assertIn("1,2/0,3: optimal, 1 move, L ", result.out)


if __name__ == "__main__":
    unittest.main()
