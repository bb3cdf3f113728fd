"""The rules of the puzzle and the published boards, without the library: what it says is checked against
this file."""

import collections
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data"
STEPS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}  # where a tile goes


def step(columns, rows, tiles, letter):
    """The tiles after a move, or None where the edge is in the way."""
    right, down = STEPS[letter]
    to = tiles.index(0)
    column, row = to % columns - right, to // columns - down
    if not (0 <= column < columns and 0 <= row < rows):
        return None
    moved = list(tiles)
    from_ = row * columns + column
    moved[to], moved[from_] = moved[from_], 0
    return tuple(moved)


def replay(columns, rows, tiles, path):
    for letter in path:
        tiles = step(columns, rows, tiles, letter)
        assert tiles is not None, "a move leaves the board"
    return tiles


def leads(board, path, goal):
    return replay(board.columns, board.rows, board.tiles, path) == goal.tiles


def standard(columns, rows):
    return (*range(1, columns * rows), 0)


def solvable(columns, tiles, goal):
    """By the parity of the permutation, and of the blank's walk."""
    permutation = [goal.index(tile) for tile in tiles]
    odd = sum(a > b for at, a in enumerate(permutation) for b in permutation[at:]) % 2
    start, end = tiles.index(0), goal.index(0)
    return odd == (start % columns + start // columns + end % columns + end // columns) % 2


def distances(columns, rows, goal):
    """The moves to the goal from every board that can reach it, by breadth-first search."""
    found = {goal: 0}
    queue = collections.deque([goal])
    while queue:
        tiles = queue.popleft()
        for letter in STEPS:
            after = step(columns, rows, tiles, letter)
            if after is not None and after not in found:
                found[after] = found[tiles] + 1
                queue.append(after)
    return found


def published(name):
    """Number, shortest length and tiles of each board of Korf's format."""
    for line in (DATA / name).read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            number, length, *tiles = map(int, line.split())
            yield number, length, tiles
