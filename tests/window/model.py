"""The rules, and what a saved game says by them: an independent reader of docs/FORMATS.md."""

import collections
import os
import re

OPPOSITE = {"U": "D", "D": "U", "L": "R", "R": "L"}
STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}  # where the tile goes


def parse(text):
    return tuple(tuple(int(tile) for tile in row.split(",")) for row in text.split("/"))


def standard(board):
    columns, cells = len(board[0]), len(board) * len(board[0])
    tiles = list(range(1, cells)) + [0]
    return tuple(tuple(tiles[at:at + columns]) for at in range(0, cells, columns))


def blank(board):
    return next((y, x) for y, row in enumerate(board) for x, tile in enumerate(row) if tile == 0)


def source(board, letter):
    """The cell whose tile would move, or None where the edge is in the way."""
    y, x = blank(board)
    down, right = STEPS[letter]
    y, x = y - down, x - right
    return (y, x) if 0 <= y < len(board) and 0 <= x < len(board[0]) else None


def move(board, letter):
    """The board after one tile has gone that way, or None."""
    cell = source(board, letter)
    if cell is None:
        return None
    rows = [list(row) for row in board]
    y, x = blank(board)
    rows[y][x], rows[cell[0]][cell[1]] = rows[cell[0]][cell[1]], 0
    return tuple(map(tuple, rows))


def solve(board):
    """The letters of one shortest way to the standard goal, by breadth-first search."""
    goal, ways = standard(board), {board: ""}
    queue = collections.deque([board])
    while goal not in ways:
        board = queue.popleft()
        for letter in STEPS:
            after = move(board, letter)
            if after is not None and after not in ways:
                ways[after] = ways[board] + letter
                queue.append(after)
    return ways[goal]


def checksum(data, total=2166136261):
    """32-bit FNV-1a, continued from the total so far."""
    for byte in data:
        total = (total ^ byte) * 16777619 & 0xFFFFFFFF
    return total


def way_of(command):
    """The letter behind a command that says by what it was given, with its blank; else nothing."""
    return re.search(r"( [kmvtp])?$", command).group()


class Game:
    """A game as a save tells it, with the history played: steps are (letter, length, mark); hints
    are the counts of the ladder's steps."""

    def __init__(self, save):
        self.values = dict(line.split(" ", 1) for line in save if " " in line)
        steps = re.findall(r"\b([UDLR])(\d*)([ha]?)[kmvtp]?(?:\+\d+)?(?=\s|$)",
                           "\n".join(save[save.index(f"steps {self.values['steps']}") + 1:-1]))
        self.start = parse(self.values["start"])
        self.style, self.numbers = self.values["style"], self.values["numbers"] == "on"
        self.picture = self.values.get("picture")
        self.undos, self.autos, self.time = (
            int(self.values[key]) for key in ("undos", "autos", "time"))
        self.ladder = [int(count) for count in self.values["hints"].split()]
        self.redo = []
        self.restart()
        for letter, length, mark in steps:
            self.slide(letter, int(length or 1), mark)
        while self.slides > int(self.values["slides"]):
            self.back()
        assert self.moves == int(self.values["moves"]), "the save counts other moves"

    def restart(self):
        self.board, self.steps = self.start, []

    def slide(self, letter, length=1, mark=""):
        for _ in range(length):
            self.board = move(self.board, letter)
            assert self.board, f"the save has an impossible step {letter}"
        self.steps.append((letter, length, mark))

    def back(self):
        letter, length, _ = step = self.steps.pop()
        for _ in range(length):
            self.board = move(self.board, OPPOSITE[letter])
        self.redo.append(step)

    @property
    def hints(self):
        return sum(self.ladder)

    @property
    def slides(self):
        return len(self.steps)

    @property
    def moves(self):
        return sum(length for _, length, _ in self.steps)

    @property
    def solved(self):
        return self.board == standard(self.board)

    def press(self, cell):
        """Slides everything between the cell and the blank."""
        y, x = divmod(cell, len(self.board[0]))
        by, bx = blank(self.board)
        letter = ("R" if bx > x else "L") if y == by else ("D" if by > y else "U")
        self.player(letter, abs(y - by) + abs(x - bx))

    def line(self, letter):
        board, length = self.board, 0
        while (board := move(board, letter)) is not None:
            length += 1
        self.player(letter, length)

    def player(self, letter, length=1, mark=""):
        self.redo.clear()
        self.slide(letter, length, mark)

    def hint(self, step):
        self.ladder[("region", "tile", "arrow").index(step)] += 1

    def hint_move(self, letter):
        self.ladder[3] += 1
        self.player(letter, 1, "h")

    def take_back(self):
        self.undos += 1
        self.back()

    def start_again(self):
        while self.steps:
            self.back()

    def command(self, words, time):
        name, *rest = words.removesuffix(way_of(words)).split()
        actions = {
            "move": self.player, "line": self.line, "press": lambda cell: self.press(int(cell)),
            "undo": self.take_back, "redo": lambda: self.slide(*self.redo.pop()),
            "restart": self.start_again, "hint": self.hint, "hint-move": self.hint_move,
            "auto": lambda: setattr(self, "autos", self.autos + 1),
            "auto-move": lambda letter: self.player(letter, 1, "a"),
        }
        actions[name](*rest)
        self.time = time


class Desk:
    """The file with the game that is played, the one that was put aside, and the journal."""

    def __init__(self, data):
        lines = data.split(b"\n")
        assert lines.pop() == b"", "the last line has no end"
        assert lines[0] == b"slidewise-games 2"
        at, games = 1, {}
        for name in ("kept", "current"):
            there = lines[at] == f"{name} yes".encode()
            assert there or lines[at] == f"{name} no".encode()
            at += 1
            if there:
                end = next(i for i in range(at, len(lines)) if lines[i].startswith(b"checksum "))
                text = b"".join(line + b"\n" for line in lines[at:end])
                assert lines[end] == b"checksum %08x" % checksum(text), "a save's sum is wrong"
                games[name] = Game([line.decode() for line in lines[at:end + 1]])
                at = end + 1
        self.kept, self.current = games.get("kept"), games.get("current")
        self.journal = []
        total = checksum(b"".join(line + b"\n" for line in lines[:at]))
        for line in lines[at:]:
            total = checksum(line[:-8], total)
            assert line[-8:] == b"%08x" % total, "a record's sum is wrong"
            total = checksum(line[-8:] + b"\n", total)
            _, time, words = line[:-9].decode().split(" ", 2)
            self.journal.append((int(time), words))
            self.current.command(words, int(time))


def read_slots(folder):
    """What a start would find: None where nothing was saved yet."""
    for name in ("games.save.new", "games.save", "games.save.new"):  # one may become the other
        try:
            with open(os.path.join(folder, name), "rb") as file:
                return Desk(file.read())
        except (FileNotFoundError, IsADirectoryError):
            pass
    return None
