"""Boards, as values."""

from __future__ import annotations

import contextlib
import itertools
from array import array
from ctypes import byref, c_int, c_uint16, c_uint64, c_void_p
from dataclasses import dataclass
from typing import Iterable, Iterator, Optional

from ._library import call, fit, lib, made, read_sized, write
from .errors import BadInputError, NoMemoryError, UnsolvableError

MOST_CELLS = 32 * 32


@dataclass(frozen=True, init=False, repr=False)
class Board:
    """Tiles on a board, a goal being a board, too. It never changes: a move makes another one.

    Cells are numbered row by row from the upper left; `tiles` has the tile of each, and 0 is the blank."""

    columns: int
    rows: int
    tiles: tuple[int, ...]

    # ---- Made ----

    def __init__(self, text: str) -> None:
        """Reads a board whose rows are divided by '/', and tiles by blanks or commas: "1 2 3/4 5 6/0 7 8"."""
        with made(lib.slidewise_board_free, lib.slidewise_board_parse, write(text)) as handle:
            self._take(handle)

    def _take(self, handle: c_void_p) -> None:
        columns, rows = lib.slidewise_board_columns(handle), lib.slidewise_board_rows(handle)
        tiles = (c_uint16 * (columns * rows))()
        lib.slidewise_board_tiles(handle, tiles)
        self.__dict__.update(columns=columns, rows=rows, tiles=tuple(tiles))

    @classmethod
    def _of(cls, handle: c_void_p) -> Board:
        board = cls.__new__(cls)
        board._take(handle)
        return board

    @classmethod
    def from_tiles(cls, columns: int, rows: int, tiles: Iterable[int]) -> Board:
        """The tiles row by row, each of 0 to columns * rows - 1 once."""
        with _lent(columns, rows, tiles) as handle:
            return cls._of(handle)

    @classmethod
    def goal(cls, columns: int, rows: int, name: str = "standard") -> Board:
        """A goal that has a name: "standard" (1 2 3 ... row by row, the blank last), "blank-first",
        "snake", "spiral" or "columns"."""
        with made(lib.slidewise_board_free, lib.slidewise_board_create_goal, write(name),
                  fit(c_int, columns), fit(c_int, rows)) as handle:
            return cls._of(handle)

    @classmethod
    def scramble(cls, goal: Board, seed: int) -> Board:
        """Drawn uniformly from all boards that can reach the goal, but for the goal itself. A seed, from 0
        to 2**64 - 1, gives the same board on every machine."""
        with lent(goal) as to, made(lib.slidewise_board_free, lib.slidewise_board_scramble, to,
                                    fit(c_uint64, seed)) as handle:
            return cls._of(handle)

    @classmethod
    def walk(cls, goal: Board, moves: int, seed: int) -> Board:
        """So many random moves from the goal, none of which takes the one before back."""
        with lent(goal) as to, made(lib.slidewise_board_free, lib.slidewise_board_walk, to,
                                    fit(c_int, moves), fit(c_uint64, seed)) as handle:
            return cls._of(handle)

    @classmethod
    def parse_id(cls, text: str) -> tuple[Board, Board]:
        """The board and the goal of the game with this ID, such as 4x4-1-KRV2."""
        goal = c_void_p()
        try:
            with made(lib.slidewise_board_free, lib.slidewise_board_parse_id, byref(goal),
                      write(text)) as handle:
                return cls._of(handle), cls._of(goal)
        finally:
            lib.slidewise_board_free(goal)

    # ---- Asked ----

    def __str__(self) -> str:
        """As Board() reads it."""
        with lent(self) as handle:
            text = read_sized(lib.slidewise_board_text, handle)
        if not text:
            raise NoMemoryError("memory ran out")
        return text

    def __repr__(self) -> str:
        return f"Board({str(self)!r})"

    def unsolvable_reason(self, goal: Optional[Board] = None) -> Optional[str]:
        """Why no moves lead to the goal, in a sentence, or None where some do."""
        with lent(self) as start, lent_goal(goal) as to:
            try:
                call(lib.slidewise_board_solvable, start, to)
            except UnsolvableError as reason:
                return str(reason)
        return None

    def solvable(self, goal: Optional[Board] = None) -> bool:
        """Whether moves lead to the goal, the standard goal if none is given."""
        return self.unsolvable_reason(goal) is None

    def id(self, goal: Optional[Board] = None) -> Optional[str]:
        """The ID of the game from here to the goal. None where there is no such game: the goal cannot be
        reached, is of another size, or is this board."""
        with lent(self) as start, lent_goal(goal) as to:
            return read_sized(lib.slidewise_board_id, start, to) or None

    def play(self, moves: str) -> Board:
        """The board after the moves: letters U R D L, which say where a tile goes, each perhaps followed by
        how often, as in "URD2L3"."""
        with lent(self) as handle:
            call(lib.slidewise_board_play, handle, write(moves))
            return Board._of(handle)


# ---- For the library ----


def _read_tiles(tiles: Iterable[int]) -> array[int]:
    """Not more than one too many: an iterator may have no end."""
    try:
        cells = array("H", itertools.islice(tiles, MOST_CELLS + 1))
    except OverflowError:
        raise BadInputError("a tile is less than 0, or larger than any board's") from None
    if len(cells) > MOST_CELLS:
        raise BadInputError(f"no board has more than {MOST_CELLS} tiles")
    return cells


@contextlib.contextmanager
def _lent(columns: int, rows: int, tiles: Iterable[int]) -> Iterator[c_void_p]:
    width, height, cells = fit(c_int, columns), fit(c_int, rows), _read_tiles(tiles)
    if len(cells) != width.value * height.value:
        raise BadInputError(f"{columns}x{rows} takes {columns * rows} tiles, not {len(cells)}")
    c_tiles = (c_uint16 * len(cells)).from_buffer_copy(cells)
    with made(lib.slidewise_board_free, lib.slidewise_board_create, width, height, c_tiles) as handle:
        yield handle


@contextlib.contextmanager
def lent(board: Board) -> Iterator[c_void_p]:
    """The library's handle of a board for a while."""
    if not isinstance(board, Board):  # what the library is given is never NULL
        raise TypeError(f"a Board is expected, not {type(board).__name__}")
    with _lent(board.columns, board.rows, board.tiles) as handle:
        yield handle


@contextlib.contextmanager
def lent_goal(goal: Optional[Board]) -> Iterator[c_void_p]:
    """The same of a goal that may be left out; NULL then."""
    if goal is None:
        yield c_void_p()
        return
    with lent(goal) as handle:
        yield handle
