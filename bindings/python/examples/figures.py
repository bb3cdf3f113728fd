#!/usr/bin/env python3
"""Draws the figures of docs/SOLVER.md from fresh runs, in some minutes:

    python3 figures.py --out figures

Its cells (# %%) can also be run one by one, in an editor that knows them. Beside slidewise it needs
matplotlib (Debian: python3-matplotlib). Times are wall times of one thread on this machine, which should have
nothing else to do; large boards are improved two at a time where there are two cores."""

# %% What is needed
import argparse
import collections
import concurrent.futures
import os
import pathlib
import statistics

import matplotlib
from slidewise import Board, Solver

matplotlib.use("Agg")  # no window
from matplotlib import pyplot as plt  # noqa: E402
from matplotlib.ticker import FuncFormatter, MaxNLocator, MultipleLocator  # noqa: E402

SOURCE = pathlib.Path(__file__).resolve().parents[3]

arguments = argparse.ArgumentParser(description="Draws figures of the solver from fresh runs.")
arguments.add_argument("--out", type=pathlib.Path, default=pathlib.Path("figures"), metavar="FOLDER",
                       help="where the pictures are written (figures)")
arguments.add_argument("--data", type=pathlib.Path, default=SOURCE / "tests" / "data", metavar="FOLDER",
                       help="where the published boards are (tests/data)")
arguments.add_argument("--values", type=pathlib.Path, default=SOURCE / "assets" / "values", metavar="FOLDER",
                       help="where the learned values are (assets/values)")
arguments.add_argument("--quick", action="store_true", help="fewer boards and less time, to test this file")
OPTIONS = arguments.parse_args()
QUICK = OPTIONS.quick

INK, SOFT, GRID = "#1f2933", "#616e7c", "#e4e7eb"
COLOURS = ["#0b6e99", "#d9730d", "#448361", "#9065b0"]  # told apart by those who do not see all colours, too
plt.rcParams.update({
    "figure.figsize": (7.2, 4.2), "figure.dpi": 150, "font.size": 10, "text.color": INK,
    "axes.edgecolor": SOFT, "axes.labelcolor": INK, "axes.titlesize": 11, "axes.titleweight": "bold",
    "axes.titlelocation": "left", "axes.titlepad": 12, "axes.spines.top": False, "axes.spines.right": False,
    "axes.grid": True, "axes.axisbelow": True, "axes.prop_cycle": plt.cycler(color=COLOURS),
    "grid.color": GRID, "xtick.color": SOFT, "ytick.color": SOFT, "legend.frameon": False,
    "savefig.bbox": "tight",
})
OPTIONS.out.mkdir(parents=True, exist_ok=True)


def published(name):
    """The numbers of each line of a file of published boards."""
    for line in (OPTIONS.data / name).read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            yield [int(word) for word in line.split()]


def solver(**options):
    return Solver(values_folder=OPTIONS.values if OPTIONS.values.is_dir() else None, **options)


def plain(axis):
    """Numbers as they are read: 1,000 and 0.1, no powers of ten."""
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
    axis.set_minor_formatter(FuncFormatter(lambda value, _: ""))


def draw(figure, name):
    figure.savefig(OPTIONS.out / f"{name}.png")
    plt.close(figure)
    print(OPTIONS.out / f"{name}.png", flush=True)


# %% 1. All boards of 3x3, and a sample of scrambles
def distances_of_all(goal):
    """How many boards are so many moves from the goal: layer by layer, in Python."""
    layer, seen, counts = {goal}, {goal}, []
    while layer:
        counts.append(len(layer))
        layer = {after for board in layer for after in neighbours(board)} - seen
        seen |= layer
    return counts


def neighbours(tiles, columns=3, rows=3):
    blank = tiles.index(0)
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        column, row = blank % columns + right, blank // columns + down
        if 0 <= column < columns and 0 <= row < rows:
            moved = list(tiles)
            moved[blank], moved[row * columns + column] = moved[row * columns + column], 0
            yield tuple(moved)


goal = Board.goal(3, 3)
counts = distances_of_all(goal.tiles)
sample = 300 if QUICK else 10_000
with solver() as solve:
    solved = collections.Counter(solve.solve(Board.scramble(goal, seed)).moves for seed in range(sample))

figure, axes = plt.subplots()
axes.bar(range(len(counts)), [100 * count / sum(counts) for count in counts], color=COLOURS[0], alpha=0.35,
         width=0.9, label=f"all {sum(counts):,} boards, breadth-first")
axes.plot(list(solved), [100 * count / sample for count in solved.values()], "o", markersize=4,
          color=COLOURS[1], label=f"{sample:,} scrambles, solved")
axes.set(title="3×3: how far boards are from the goal", xlabel="moves of a shortest solution",
         ylabel="boards, %")
axes.grid(axis="x", visible=False)
axes.legend(loc="upper left")
draw(figure, "all-3x3")

# %% 2. and 3. Korf's 100 boards of 4x4, under the tables of three limits of memory
LIMITS = [128, 512] if QUICK else [128, 512, 1024]
goal = Board.goal(4, 4, "blank-first")
korf = list(published("korf100.txt"))[:15 if QUICK else None]
nodes, tables = {}, {}
for memory in LIMITS:
    with solver(memory=memory, engine="optimal") as solve:
        solve.build_tables(goal)
        tables[memory] = f"{solve.tables()[0].name.split()[-1]} ({memory:,} MB)"
        results = [solve.solve(Board.from_tiles(4, 4, tiles), goal) for _, _, *tiles in korf]
    assert [result.moves for result in results] == [length for _, length, *_ in korf]
    nodes[memory] = [result.nodes for result in results]
lengths = [length for _, length, *_ in korf]

figure, axes = plt.subplots()
found = collections.Counter(lengths)
axes.bar(list(found), list(found.values()), width=0.8, color=COLOURS[0])
axes.axvline(statistics.mean(lengths), color=COLOURS[1], linewidth=1.5)
axes.annotate(f"mean {statistics.mean(lengths):.2f}", (statistics.mean(lengths), max(found.values())),
              xytext=(6, 4), textcoords="offset points", color=COLOURS[1], va="bottom", annotation_clip=False)
axes.set(title=f"Korf's {len(korf)} boards of 4×4: each length proved, and as published",
         xlabel="moves of a shortest solution", ylabel="boards")
axes.yaxis.set_major_locator(MaxNLocator(integer=True))
axes.grid(axis="x", visible=False)
draw(figure, "korf-lengths")

figure, axes = plt.subplots()
for memory, marker in zip(LIMITS, "os^"):
    axes.scatter(lengths, nodes[memory], s=16, alpha=0.7, linewidths=0, marker=marker,
                 label=f"{tables[memory]}: mean {statistics.mean(nodes[memory]):,.0f}")
axes.set(title="Korf's boards: larger tables, fewer nodes", xlabel="moves of a shortest solution",
         ylabel="nodes expanded", yscale="log")
plain(axes.yaxis)
axes.legend(loc="lower right", title="tables (memory)", alignment="left")
draw(figure, "korf-nodes")

# %% 4. Moves and slides of random boards of 4x4
goal = Board.goal(4, 4)
count = 4 if QUICK else 50
with solver(metric="slides", memory=512) as slides, solver(engine="optimal") as moves:
    for solve in (slides, moves):
        solve.build_tables(goal)
    boards = [Board.scramble(goal, seed) for seed in range(count)]
    by_slides = [slides.solve(board).slides for board in boards]
    by_moves = [moves.solve(board).moves for board in boards]

figure, axes = plt.subplots()
pairs = collections.Counter(zip(by_moves, by_slides))
axes.scatter(*zip(*pairs), s=[40 * n for n in pairs.values()], alpha=0.75, linewidths=0)
axes.set(title=f"{count} random boards of 4×4, counted in moves and in slides",
         xlabel=f"fewest moves (mean {statistics.mean(by_moves):.1f})",
         ylabel=f"fewest slides (mean {statistics.mean(by_slides):.1f})")
axes.xaxis.set_major_locator(MultipleLocator(5))
axes.yaxis.set_major_locator(MultipleLocator(2))
axes.annotate("a larger dot is several boards", (1, 0), xycoords="axes fraction", xytext=(-4, 6),
              textcoords="offset points", ha="right", color=SOFT)
draw(figure, "moves-and-slides")


# %% 5. and 6. Large boards: ever shorter solutions
def improved(solve, board, seconds):
    """Each shorter solution: after how many seconds, and its moves."""
    return [(result.milliseconds / 1000, result.moves) for result in solve.improve(board, seconds=seconds)]


def improve_all(boards, seconds):
    """The courses of all boards, one on each core: the library works while Python waits."""
    with solver() as solve, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        solve.nodes = 1_000_000
        solve.solve(boards[0])  # from now on what guides the searches is at hand
        solve.nodes = 0
        return list(pool.map(lambda board: improved(solve, board, seconds), boards))


def length_at(course, seconds):
    """None where there was no solution yet."""
    return next((moves for when, moves in reversed(course) if when <= seconds), None)


def mean_course(courses, times):
    """The mean of several courses, from where all have a solution."""
    for seconds in times:
        at = [length_at(course, seconds) for course in courses]
        if None not in at:
            yield seconds, statistics.mean(at)


def time_axes(first):
    figure, axes = plt.subplots()
    axes.set(xscale="log", xlim=(first, seconds), xlabel="seconds")
    plain(axes.xaxis)
    return figure, axes


def legend_beside(axes):
    """Where it covers nothing."""
    axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1), title=f"after {seconds:g} s", alignment="left")


JOBS = min(2, len(os.sched_getaffinity(0)))
seconds = 0.5 if QUICK else 5
times = [seconds * 10 ** (-step / 20) for step in range(80, -1, -1)]
count = 1 if QUICK else 4
figure, axes = time_axes(0.005)
for size in [8] if QUICK else [8, 10, 16]:
    goal = Board.goal(size, size)
    boards = [Board.scramble(goal, seed) for seed in range(count)]
    course = list(mean_course(improve_all(boards, seconds), times))
    axes.step([when for when, _ in course], [moves / size ** 3 for _, moves in course], where="post",
              linewidth=2, label=f"{size}×{size}: {course[-1][1]:,.0f} moves")
axes.set(title=f"Random n×n boards get shorter solutions with time (mean of {count})", ylabel="moves / n³",
         ylim=(0, None))
legend_beside(axes)
draw(figure, "large-boards")

# %% DeepCubeA's test boards
count = 2 if QUICK else 6
figure, axes = time_axes(0.02)
for cells, size in [(24, 5), (35, 6), (48, 7)][:1 if QUICK else None]:
    lines = list(published(f"deepcubea{cells}.txt"))[:count]
    theirs = statistics.mean(length for _, _, length, *_ in lines)
    boards = [Board.from_tiles(size, size, tiles) for _, _, _, *tiles in lines]
    course = list(mean_course(improve_all(boards, seconds), times))
    above = [100 * (moves / theirs - 1) for _, moves in course]
    axes.step([when for when, _ in course], above, where="post", linewidth=2,
              label=f"{size}×{size}: {above[-1]:+.1f} %")
axes.axhline(0, color=SOFT, linewidth=1)
axes.set(title=f"Beside DeepCubeA's lengths: the first {count} boards of each set", ylim=(-1, 20),
         ylabel="moves above DeepCubeA's, %")
legend_beside(axes)
draw(figure, "deepcubea")
