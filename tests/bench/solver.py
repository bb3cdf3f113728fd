#!/usr/bin/env python3
"""Measures the solver as a user meets it: `solver.py PROGRAM [PART]...`, the parts being cold, small
and lines; all of them by default.

cold   Korf's 100 boards, each in a process of its own that finds no file of tables: the wall time
       of the whole process, which is more than a hint waits for
small  3x3 boards, each in a process of its own
lines  random n x n boards, line by line: the moves as a share of n^3, and the time"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from machine import Patience

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KORF = os.path.join(ROOT, "tests", "data", "korf100.txt")

PATIENCE = Patience()

SMALL_BOARDS = 100
LINES_BOARDS = 100
SEED = "1"


def run(program, *args, input=None):
    """What it printed, with a home that was never used before."""
    with tempfile.TemporaryDirectory() as home:
        return subprocess.run([program, *args], input=input, capture_output=True, text=True,
                              check=True, env={"HOME": home, "LANG": "C.UTF-8"}).stdout


def timed(program, *args):
    PATIENCE.wait_until_quiet()
    start = time.monotonic()
    output = run(program, *args)
    return 1000 * (time.monotonic() - start), output


def scrambled(program, size, count):
    return run(program, "scramble", "--size", size, "--count", str(count), "--seed", SEED)


def report(name, values, target=""):
    ordered = sorted(values)
    print(f"{name:34} {statistics.median(ordered):9.2f} {ordered[len(ordered) * 9 // 10]:9.2f} "
          f"{ordered[-1]:9.2f}  {target}", flush=True)


def heading(first):
    print(f"{first:34} {'median':>9} {'90 %':>9} {'longest':>9}  target")


def solve_each(program, boards, goal):
    """The wall times of the processes and of the searches in them, in ms, and the answers' moves."""
    walls, searches, moves = [], [], []
    for board in boards:
        wall, output = timed(program, "solve", "--format", "json", "--goal", goal, board)
        record = json.loads(output)
        assert record["status"] == "optimal", output
        walls.append(wall)
        searches.append(record["ms"])
        moves.append(record["moves"])
    return walls, searches, moves


def korf_boards():
    """Boards as the program reads them, and their shortest lengths: a line of the file has a number,
    the length and the tiles."""
    boards, lengths = [], []
    with open(KORF, encoding="ascii") as file:
        for line in file:
            if not line.startswith("#"):
                words = line.split()
                boards.append("/".join(",".join(words[at:at + 4]) for at in range(2, 18, 4)))
                lengths.append(int(words[1]))
    return boards, lengths


def measure_cold(program):
    heading("Korf's 100, ms")
    boards, lengths = korf_boards()
    walls, searches, moves = solve_each(program, boards, "blank-first")
    assert moves == lengths, "not the shortest"
    report("a fresh process", walls, "all <= 500, half <= 60")
    report("the search in it", searches)
    report("a process that does nothing", [timed(program, "--version")[0] for _ in range(50)])


def measure_small(program):
    heading("3x3, ms")
    walls, searches, _ = solve_each(program, scrambled(program, "3x3", SMALL_BOARDS).split(),
                                    "standard")
    report("a fresh process", walls)
    report("the search in it", searches, "< 5")


def measure_lines(program):
    print(f"{'n x n, line by line':20} {'moves/n^3':>9} {'most':>6} {'ms':>8} {'longest':>8}")
    for n in range(5, 33):
        boards = scrambled(program, f"{n}x{n}", LINES_BOARDS)
        PATIENCE.wait_until_quiet()
        lines = run(program, "solve", "--format", "json", "--engine", "lines", "-", input=boards)
        records = [json.loads(line) for line in lines.splitlines()]
        shares = [record["moves"] / n ** 3 for record in records]
        times = [record["ms"] for record in records]
        print(f"{n:20} {statistics.mean(shares):9.3f} {max(shares):6.3f} "
              f"{statistics.median(times):8.2f} {max(times):8.2f}", flush=True)


PARTS = {"cold": measure_cold, "small": measure_small, "lines": measure_lines}


def main():
    if len(sys.argv) < 2 or any(part not in PARTS for part in sys.argv[2:]):
        sys.exit(__doc__)
    for part in sys.argv[2:] or PARTS:
        PARTS[part](os.path.abspath(sys.argv[1]))


if __name__ == "__main__":
    main()
