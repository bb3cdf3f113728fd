#!/usr/bin/env python3
"""generate.py SLIDEWISE [SET...]: draws the boards of the sets beside it and solves them, by that program. It takes
about two hours of one core; what a later program or contributors found since then is lost, so that it is for new
sets: `slidewise sets improve` goes on from what there is."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "tests/data"


def scrambled(*draws):
    """Uniform boards, or walks from the goal; each draw is words behind `slidewise scramble`."""
    def boards(program):
        lines = []
        for draw in draws:
            lines.append(f"# drawn: slidewise scramble {draw}\n")
            lines.append(subprocess.run([program, "scramble", *draw.split()], stdout=subprocess.PIPE,
                                        text=True, check=True).stdout)
        return "".join(lines)
    return boards


def published(name, about, side, numbers):
    """A table of tests/data: so many numbers before a board's tiles, of which the second is its shortest length."""
    def boards(_program):
        lines = [f"# drawn: {about}\n"]
        for line in (DATA / name).read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            fields = line.split()
            tiles = fields[numbers:]
            rows = [" ".join(tiles[i:i + side]) for i in range(0, side * side, side)]
            lines.append(f"{'/'.join(rows)} = {fields[1]}\n")
        return "".join(lines)
    return boards


def words(sizes, *rest):
    return [f"--size {size} {' '.join(rest)}" for size in sizes]


def large(*seconds):
    """Runs of `improve`, each with so many seconds a board."""
    return [f"--memory large --time-ms {1000 * second}" for second in seconds]


# Of Korf and Felner's boards, those that are proved within two minutes each (docs/PERFORMANCE.md).
PROVED = "1 5 13 16 20 22 25 28 29 30 32 36 37 38 40 41 44 47"
OBLONG = "4x3 7x2 5x3 8x2 6x3 5x4".split()
STRIPS = "12x2 10x3 9x4 12x5".split()

# name: title, words for `make`, boards, runs of `improve`
SETS = {
    "4x4": ("Uniform 4x4", [], scrambled("--size 4x4 --seed 1 --count 1000"), ["--time-ms 60000"]),
    "4x4-slides": ("Uniform 4x4, in slides of whole lines", ["--metric", "slides"],
                   scrambled("--size 4x4 --seed 1 --count 100"), ["--time-ms 60000"]),
    "4x4-korf": ("Korf's 100 boards", ["--goal", "blank-first"],
                 published("korf100.txt", "Korf, Depth-first iterative-deepening, Artificial Intelligence 27 (1985), "
                           "who proved the published lengths", 4, 2), ["--engine optimal --time-ms 60000"]),
    "4x4-hardest": ("The 17 boards of 4x4 that need 80 moves", [],
                    published("hard15.txt", "Brungger, Marzetta, Fukuda and Nievergelt, Annals of Operations "
                              "Research 90 (1999), who proved the published lengths", 4, 2),
                    ["--engine optimal --time-ms 120000"]),
    "8x8": ("Uniform 8x8", [], scrambled("--size 8x8 --seed 1 --count 10"), large(20, 40)),
    "10x10": ("Uniform 10x10", [], scrambled("--size 10x10 --seed 1 --count 10"), large(20, 40)),
    "12x12": ("Uniform 12x12", [], scrambled("--size 12x12 --seed 1 --count 5"), large(20, 40)),
    "16x16": ("Uniform 16x16", [], scrambled("--size 16x16 --seed 1 --count 5"), large(20, 40)),
    "20x20": ("Uniform 20x20", [], scrambled("--size 20x20 --seed 1 --count 3"), large(30, 40, 60)),
    "24x24": ("Uniform 24x24", [], scrambled("--size 24x24 --seed 1 --count 3"), large(30, 40, 60)),
    "32x32": ("Uniform 32x32", [], scrambled("--size 32x32 --seed 1 --count 3"), large(60, 40, 60)),
    "oblong": ("Uniform, 4x3 to 5x4", [], scrambled(*words(OBLONG, "--seed 1 --count 20")),
               ["--memory large --engine optimal --time-ms 30000", "--memory large --time-ms 10000",
                "--memory large --engine optimal --time-ms 120000"]),
    "5x5-korf-felner": ("The 50 boards of Korf and Felner", ["--goal", "blank-first"],
                        published("korf24-50.txt", "Korf and Felner, Disjoint pattern database heuristics, "
                                  "Artificial Intelligence 134 (2002), who proved the published lengths", 5, 2),
                        [f"--memory large --engine optimal --time-ms 180000 SET {PROVED}",
                         "--memory large --time-ms 12000", "--memory large --time-ms 40000",
                         "--memory huge --time-ms 60000"]),
    "5x5-deepcubea": ("The first 25 24-puzzles of DeepCubeA", [],
                      published("deepcubea24.txt", "Agostinelli, McAleer, Shmakov and Baldi, Nature Machine "
                                "Intelligence 1 (2019), the test set's shortest lengths", 5, 3),
                      ["--memory large --time-ms 3000", "--memory large --time-ms 20000",
                       "--memory huge --time-ms 60000"]),
    "5x5-walks": ("5x5, 160 random moves from the goal", [],
                  scrambled("--size 5x5 --moves 160 --seed 1 --count 20"),
                  ["--memory large --engine optimal --time-ms 30000", "--memory large --time-ms 5000"]),
    "strips": ("Uniform, 12x2 to 12x5", [], scrambled(*words(STRIPS, "--seed 1 --count 5")), large(15)),
    "6x6": ("Uniform 6x6", [], scrambled("--size 6x6 --seed 1 --count 10"), large(10)),
    "7x7": ("Uniform 7x7", [], scrambled("--size 7x7 --seed 1 --count 10"), large(10)),
}


def generate(program, name):
    title, options, boards, runs = SETS[name]
    path = HERE / f"{name}.csv"
    text = boards(program) + "".join(f"# searched: slidewise sets improve {run}\n" for run in runs)
    with path.open("w", encoding="utf-8") as file:
        subprocess.run([program, "sets", "make", "--title", title, *options, "-"], input=text, stdout=file, text=True,
                       check=True)
    for run in runs:
        options, _, boards = run.partition(" SET ")
        subprocess.run([program, "sets", "improve", *options.split(), path, *boards.split()], check=True)


def main():
    program, *names = sys.argv[1:]
    for name in names or SETS:
        generate(program, name)


if __name__ == "__main__":
    main()
