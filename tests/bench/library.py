#!/usr/bin/env python3
"""Korf's 100 boards through the library, against the same boards by slidewise-bench: `library.py BUILD
[ROUNDS]`, BUILD being the folder of a release build. Both run in turn; the medians of all rounds count."""

import json
import os
import re
import statistics
import subprocess
import sys

from machine import Patience

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KORF = os.path.join(ROOT, "tests", "data", "korf100.txt")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def by_program(build):
    record = json.loads(run(os.path.join(build, "bench", "slidewise-bench"), "korf", "--format", "json"))
    return record["cpu_ms"], record["nodes"]


def by_library(build):
    said = run(os.path.join(build, "bench", "bench_library"), KORF)
    said = re.search(r"([\d.]+) ms of processor time and (\d+) nodes", said)
    return float(said[1]), float(said[2])


def main(build, rounds="11"):
    patience, times, nodes = Patience(120), {by_program: [], by_library: []}, {}
    for _ in range(int(rounds)):
        for way in times:
            patience.wait_until_quiet()
            cpu_ms, nodes[way] = way(build)
            times[way].append(cpu_ms)
    program, library = (statistics.median(times[way]) for way in (by_program, by_library))
    print(f"slidewise-bench korf {program:.3f} ms a board, {nodes[by_program]:.0f} nodes")
    print(f"library              {library:.3f} ms a board, {nodes[by_library]:.0f} nodes, {library / program - 1:+.1%}")


main(*sys.argv[1:])
