"""How a search ended, or how far it is."""

from __future__ import annotations

import enum
from ctypes import c_void_p
from dataclasses import dataclass
from typing import Optional

from ._library import lib, read


class Status(str, enum.Enum):
    """How a search ended. Each is an ordinary answer; what went wrong is raised as an error."""

    OK = "ok"  # there is a solution
    UNSOLVABLE = "unsolvable"  # no moves lead to the goal
    LIMIT = "limit"  # a limit came before a solution
    STOPPED = "stopped"  # somebody asked to stop
    RUNNING = "running"  # the search goes on

    __str__ = str.__str__


@dataclass(frozen=True)
class Result:
    """What a search has found."""

    status: Status
    #: A letter U, R, D or L for each tile that moves one cell, which says where it goes. It has been
    #: replayed. None where there is no solution.
    path: Optional[str]
    #: The path's length in moves, and in slides, where a whole line of tiles counts one.
    moves: Optional[int]
    slides: Optional[int]
    #: No solution is shorter in the metric of the search: that is proved.
    proved: bool
    #: A length in the metric of the search that no solution is below, proved.
    bound: int
    #: What did the work, such as "IDA*", and by which heuristic; "" where that is not known.
    engine: str
    heuristic: str
    #: Boards that the search took up.
    nodes: int
    #: Wall time of the search, processor time of its threads, and wall time of waiting for tables.
    milliseconds: float
    cpu_milliseconds: float
    table_milliseconds: float


@dataclass(frozen=True)
class Distances:
    """How far a board is from the goal, in moves, and how far it is after each move."""

    status: Status
    #: None where there is no answer; `bound` is proved in any case.
    moves: Optional[int]
    bound: int
    #: For each move that the board has, such as "U".
    after: dict[str, int]
    #: All moves that some shortest solution begins with, such as "UL".
    best: str


def status_of(number: int) -> str:
    return read(lib.slidewise_status_word(number))


def read_result(handle: c_void_p) -> Result:
    path = lib.slidewise_result_path(handle)
    has_path = path is not None
    return Result(
        status=Status(status_of(lib.slidewise_result_status(handle))),
        path=read(path) if has_path else None,
        moves=lib.slidewise_result_moves(handle) if has_path else None,
        slides=lib.slidewise_result_slides(handle) if has_path else None,
        proved=bool(lib.slidewise_result_proved(handle)),
        bound=lib.slidewise_result_bound(handle),
        engine=read(lib.slidewise_result_engine(handle)),
        heuristic=read(lib.slidewise_result_heuristic(handle)),
        nodes=lib.slidewise_result_nodes(handle),
        milliseconds=lib.slidewise_result_milliseconds(handle),
        cpu_milliseconds=lib.slidewise_result_cpu_milliseconds(handle),
        table_milliseconds=lib.slidewise_result_table_milliseconds(handle))


def take_result(handle: c_void_p) -> Result:
    """Of a result that belongs to whoever reads it."""
    try:
        return read_result(handle)
    finally:
        lib.slidewise_result_free(handle)


def read_distances(handle: c_void_p) -> Distances:
    status = Status(status_of(lib.slidewise_result_status(handle)))
    after = {move: lib.slidewise_result_after(handle, move.encode()) for move in "URDL"}
    bound = lib.slidewise_result_bound(handle)
    return Distances(status=status, moves=bound if status is Status.OK else None, bound=bound,
                     after={move: moves for move, moves in after.items() if moves >= 0},
                     best=read(lib.slidewise_result_best(handle)))
