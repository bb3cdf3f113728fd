#!/usr/bin/env python3
"""Solves Korf's 100 boards of 4x4, and compares each length with the published one:

    python3 korf.py tests/data/korf100.txt [MEGABYTES]

`slidewise-bench korf --memory MEGABYTES` does the same in C."""

import statistics
import sys
import time

from slidewise import Board, Solver

path, memory = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 512
goal = Board.goal(4, 4, "blank-first")
with open(path, encoding="ascii") as file:
    lines = [[int(word) for word in line.split()] for line in file if not line.startswith("#")]

with Solver(memory=memory, engine="optimal") as solver:
    solver.build_tables(goal)
    begun = time.process_time()
    results = [solver.solve(Board.from_tiles(4, 4, tiles), goal) for _, _, *tiles in lines]
    spent_ms = 1000 * (time.process_time() - begun)

for (number, length, *_), result in zip(lines, results):
    if not result.proved or result.moves != length:
        sys.exit(f"board {number}: {result.moves} moves, but {length} are published")
print(f"{len(results)} boards as published, {statistics.mean(result.moves for result in results):.2f} moves, "
      f"{statistics.mean(result.nodes for result in results):,.0f} nodes, "
      f"{statistics.mean(result.cpu_milliseconds for result in results):.3f} ms a search, "
      f"{spent_ms / len(results):.3f} ms of processor time a board in all")
