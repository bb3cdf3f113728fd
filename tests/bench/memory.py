#!/usr/bin/env python3
"""Measures what the solver takes beside what it was allowed: `memory.py PROGRAM [MEMORY]...`, each a
word or a number as --memory takes it; by default 16, 32, 64 and so on to 8,192. Each run is a process
of its own that finds no tables. A row tells the most memory that it had (ru_maxrss), OVER where that
was more than what was allowed, 10 per cent and 20 MB, and the statuses of its answers."""

import collections
import json
import os
import signal
import subprocess
import sys
import tempfile

WORDS = {"small": 128, "normal": 512, "large": 1024, "huge": 2048}
MEGABYTES = ["16", "32", "64", "128", "256", "512", "1024", "2048", "8192"]
LONGEST_S = 120
SEED = "1"

Run = collections.namedtuple("Run", "name arguments boards")


def scrambled(program, size, count):
    return subprocess.run([program, "scramble", "--size", size, "--count", str(count), "--seed",
                           SEED], capture_output=True, text=True, check=True).stdout


def limited(ms, *more):
    return ["solve", "--format", "json", "--time-ms", str(ms), *more]


def all_runs(program):
    """Names, arguments without the memory, and boards, which are read from standard input."""
    boards = {size: scrambled(program, size, 1)
              for size in ("3x3", "4x4", "5x4", "5x5", "6x6", "7x7", "8x8", "16x16")}
    runs = [Run(f"{size} in 2 s", limited(2000, "-"), text) for size, text in boards.items()]
    runs += [Run(f"{size} optimal, tables made", limited(2000, "--engine", "optimal",
                                                        "--wait-tables", "-"), boards[size])
             for size in ("4x4", "5x4", "5x5")]
    runs += [Run(f"{size} by two threads", limited(2000, "--threads", "2", "-"), boards[size])
             for size in ("5x5", "7x7", "8x8")]
    runs += [Run(f"{size} {algorithm}", limited(4000, "--algorithm", algorithm, "-"), boards[size])
             for size, algorithm in (("4x4", "astar"), ("5x5", "astar"), ("5x5", "bfs"),
                                     ("5x5", "bidirectional"), ("4x4", "idastar"))]
    runs += [Run("5x5 A*, pattern databases", limited(4000, "--algorithm", "astar", "--heuristic",
                                                      "pattern-database", "-"), boards["5x5"]),
             Run("16x16 line by line", limited(2000, "--engine", "lines", "-"), boards["16x16"])]
    many = "".join(scrambled(program, size, 2) for size in ("4x4", "7x7", "5x5", "8x8", "6x6"))
    runs += [Run("ten boards side by side", limited(1500, "--jobs", "2", "-"), many),
             Run("the same by nodes", ["solve", "--format", "json", "--engine", "anytime",
                                       "--nodes", "2000000", "--jobs", "2", "-"], many)]
    runs += [Run(f"{size} tables build", ["tables", "build", size], "") for size in ("4x4", "5x4", "5x5")]
    return runs


def measure(program, run, memory):
    """The peak in MB, and what was answered."""
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryFile() as boards, \
            tempfile.TemporaryFile() as answers:
        boards.write(run.boards.encode())
        boards.seek(0)
        arguments = [program, *run.arguments, "--memory", memory]
        process = subprocess.Popen(arguments, stdin=boards, stdout=answers,
                                   stderr=subprocess.DEVNULL, env={"HOME": home, "LANG": "C.UTF-8"})
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(LONGEST_S)
        _, status, usage = os.wait4(process.pid, 0)
        signal.alarm(0)
        process.returncode = os.waitstatus_to_exitcode(status)
        answers.seek(0)
        text = answers.read().decode()
    if run.arguments[0] == "tables":
        return usage.ru_maxrss / 1024, text.split(":")[0] if process.returncode == 0 else "none"
    said = collections.Counter(json.loads(line)["status"] for line in text.splitlines())
    words = ", ".join(f"{count} {word}" if count > 1 else word for word, count in said.items())
    return usage.ru_maxrss / 1024, words or f"exit status {process.returncode}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, over = os.path.abspath(sys.argv[1]), 0
    runs = all_runs(program)
    for memory in sys.argv[2:] or MEGABYTES:
        most = 1.1 * float(WORDS.get(memory, memory)) + 20
        print(f"--memory {memory}: {most:.0f} MB at most", flush=True)
        for run in runs:
            peak, said = measure(program, run, memory)
            over += peak > most
            print(f"  {run.name:28} {peak:7.0f} {'OVER ' if peak > most else '     '}{said}", flush=True)
    sys.exit(f"{over} were over" if over else 0)


if __name__ == "__main__":
    main()
