"""Calls the program as a user does, and knows the rules by itself: what it says about a board is
checked against this file, not against the code under test."""

import collections
import json
import os
import signal
import subprocess
import tempfile
import time

PROGRAM = os.environ["SLIDEWISE"]
SANITIZED = bool(os.environ.get("SLIDEWISE_SANITIZE"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CACHE = tempfile.TemporaryDirectory(prefix="slidewise-")  # never the cache of whoever runs the tests
os.environ["XDG_CACHE_HOME"] = CACHE.name
Result = collections.namedtuple("Result", "code out err")


def start(*args, **options):
    """The running program; SIGINT works even where the test itself was started in the background."""
    return subprocess.Popen([PROGRAM, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, **options,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))


def interrupt(process, after):
    """SIGINT, some seconds after the program began to watch for it: until then it would end the program
    as it ends any other, and a busy machine may take long to come that far."""
    until = time.monotonic() + 20
    while not holds_sigint(process.pid) and time.monotonic() < until:
        time.sleep(0.005)
    time.sleep(after)
    process.send_signal(signal.SIGINT)


def holds_sigint(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
        blocked = next(line.split()[1] for line in status if line.startswith("SigBlk:"))
    return bool(int(blocked, 16) >> (signal.SIGINT - 1) & 1)


def run(*args, input="", **options):
    if isinstance(input, str):
        input = input.encode()
    with start(*args, **options) as process:
        out, err = process.communicate(input, timeout=600)
    return Result(process.returncode, out.decode(), err.decode())


def records(text):
    """One JSON value a line, and nothing else."""
    return [json.loads(line) for line in text.splitlines()]


def solve(*args, input=""):
    result = run("solve", "--format", "json", *args, input=input)
    return result.code, records(result.out)


# The rules

STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


def parse(text):
    return tuple(tuple(int(tile) for tile in row.split(",")) for row in text.split("/"))


def write(board):
    return "/".join(",".join(map(str, row)) for row in board)


def blank(board):
    return next((y, x) for y, row in enumerate(board) for x, tile in enumerate(row) if tile == 0)


def swap(board, a, b):
    rows = [list(row) for row in board]
    rows[a[0]][a[1]], rows[b[0]][b[1]] = rows[b[0]][b[1]], rows[a[0]][a[1]]
    return tuple(map(tuple, rows))


def move(board, letter, notation="tile"):
    """The board after the move, or None where the edge is in the way."""
    down, right = STEPS[letter]
    if notation == "tile":  # the blank goes where the tile came from
        down, right = -down, -right
    y, x = blank(board)
    to = (y + down, x + right)
    if not (0 <= to[0] < len(board) and 0 <= to[1] < len(board[0])):
        return None
    return swap(board, (y, x), to)


def replay(board, letters, notation="tile"):
    for letter in letters:
        board = move(board, letter, notation)
        assert board is not None, "a move leaves the board"
    return board


def standard(columns, rows):
    tiles = list(range(1, columns * rows)) + [0]
    return tuple(tuple(tiles[y * columns:(y + 1) * columns]) for y in range(rows))


def distances(goal):
    """The shortest length from every board that reaches the goal, by breadth-first search."""
    found = {goal: 0}
    queue = collections.deque([goal])
    while queue:
        board = queue.popleft()
        for letter in STEPS:
            after = move(board, letter)
            if after is not None and after not in found:
                found[after] = found[board] + 1
                queue.append(after)
    return found
