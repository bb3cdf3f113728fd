import select
import time
import unittest

import cli

QUICK = "1,2/0,3"


def line_within(stream, seconds):
    ready, _, _ = select.select([stream], [], [], seconds)
    return stream.readline().decode() if ready else None


class Stream(unittest.TestCase):
    def test_a_record_comes_before_the_next_board_is_typed(self):
        for jobs in ("1", "4"):
            with cli.start("solve", "-", "--jobs", jobs) as process:
                for board, status in (QUICK, "optimal"), ("2,1/3,0", "unsolvable"), ("x", "error"):
                    process.stdin.write(board.encode() + b"\n")
                    process.stdin.flush()
                    line = line_within(process.stdout, 20)
                    self.assertIsNotNone(line, "no record while standard input is open")
                    self.assertIn(status, line)
                process.stdin.close()
            self.assertEqual(process.returncode, 2)

    def test_records_keep_the_order_of_the_boards_with_many_jobs(self):
        boards = []
        for seed in range(12):
            boards.append(cli.run("scramble", "--size", "3x4", "--seed", str(seed)).out.strip())
            boards += [QUICK, "2,1/3,0", "1,0/3,2", "oops"]
        for jobs in ("1", "2", "16"):
            code, records = cli.solve("-", "--jobs", jobs, input="\n".join(boards))
            self.assertEqual(code, 2)
            self.assertEqual([record["board"] for record in records], boards)

    def test_the_answers_do_not_depend_on_the_jobs(self):
        boards = cli.run("scramble", "--size", "3x3", "--seed", "1", "--count", "200").out
        keys = ("board", "status", "moves", "lower_bound", "expanded")
        answers = [[tuple(record[key] for key in keys)
                    for record in cli.solve("-", "--jobs", jobs, input=boards)[1]]
                   for jobs in ("1", "7")]
        self.assertEqual(len(answers[0]), 200)
        self.assertEqual(answers[0], answers[1])

    def test_thousands_of_boards_pass_through_a_bounded_window(self):
        count = 3000
        code, records = cli.solve("-", "--jobs", "3", input=(QUICK + "\n") * count)
        self.assertEqual((code, len(records)), (0, count))

    def test_jobs_search_side_by_side(self):
        # The limit is wall time, so that four boards in turn would take four times as long.
        board = cli.run("scramble", "--size", "6x6", "--seed", "1").out
        began = time.monotonic()
        code, records = cli.solve("-", "--jobs", "4", "--engine", "optimal", "--time-ms", "700",
                                  input=board * 4)
        self.assertLess(time.monotonic() - began, 2.1)
        self.assertEqual((code, [record["status"] for record in records]), (1, ["limit"] * 4))


if __name__ == "__main__":
    unittest.main()
