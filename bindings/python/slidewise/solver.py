"""The solver, and the searches that it makes."""

from __future__ import annotations

import concurrent.futures
import enum
import math
import os
import threading
import time
from ctypes import c_void_p
from dataclasses import dataclass
from typing import Any, Callable, Generator, Optional, Union

from ._library import TABLES_WATCH, Handle, Path, call, lib, made, read
from .board import Board, lent, lent_goal
from .errors import BadInputError, NoMemoryError
from .options import Option, choice, describe, folder, number
from .result import (Distances, Result, Status, read_distances, read_result, status_of,
                     take_result)

# How long the library is waited for at a time: Python sees to Ctrl-C in between.
SLICE_S = 0.05
WATCH_S = 0.1
DAY_S = 86400  # the most that a search takes

#: Called with how far a search is. What is true stops it; what is raised does so, too, and is passed on.
Watch = Callable[[Result], Any]


class Installed(enum.Enum):
    """The folder of learned values that was installed beside the library, if there is one."""

    VALUES = "installed"


@dataclass(frozen=True)
class Table:
    """A pattern database that a solver keeps, or a file of one in its cache folder."""

    name: str
    bytes: int
    #: "memory", or of a file "good", "stale" (of another version), "damaged" or "unfinished".
    state: str


def _milliseconds(seconds: float) -> int:
    """Not 0, which is no limit."""
    try:
        wanted = math.fsum([seconds])  # takes any kind of number, but no text
    except OverflowError:
        wanted = math.inf
    if not 0 <= wanted <= DAY_S:  # nor is NaN
        raise BadInputError(f"seconds is a number from 0 to {DAY_S}, not {wanted}")
    return math.ceil(1000 * wanted) or 1


def _check_watch(watch: Any) -> None:
    if watch is not None and not callable(watch):
        raise TypeError(f"a watch is called, but {type(watch).__name__} cannot be")


class Job:
    """A search on a thread of the library's."""

    def __init__(self, function: Any, solver: Handle, board: Board, goal: Optional[Board]) -> None:
        with lent(board) as start, lent_goal(goal) as to:
            self._handle = Handle(lib.slidewise_job_free, function, solver, start, to,
                                  outlived_by=(solver,))

    def __enter__(self) -> Job:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._handle.free()

    def goes_on(self) -> bool:
        """Waits for a shorter solution, the end, or some milliseconds."""
        return status_of(lib.slidewise_job_wait(self._handle, 1000 * SLICE_S)) == Status.RUNNING

    def news(self) -> list[Result]:
        """The shorter solutions that came since it was asked last."""
        news: list[Result] = []
        while pointer := lib.slidewise_job_next(self._handle):
            news.append(take_result(pointer))
        return news

    def now(self) -> list[Result]:
        """How far the search is, if there is memory to say it."""
        pointer = lib.slidewise_job_now(self._handle)
        return [take_result(pointer)] if pointer else []

    def stop(self) -> None:
        lib.slidewise_job_stop(self._handle)

    def end(self) -> c_void_p:
        """The result of a search that is over, which belongs to the job."""
        pointer = lib.slidewise_job_result(self._handle)
        if not pointer:
            raise NoMemoryError("memory ran out")
        return c_void_p(pointer)


class Solver:
    """Solves boards, and keeps the tables that its searches share. Threads may share it.

    Options are attributes, which may be set between searches; Solver.options() tells of each. What is not
    given is as the library has it, but for `values_folder`, which is that of the installed values."""

    __slots__ = ("_handle", "_lock", "__weakref__")  # no attribute but these and the options

    memory = number()
    threads = number()
    engine = choice()
    metric = choice()
    time_ms = number()
    nodes = number()
    cache_folder = folder()
    values_folder = folder()

    def __init__(self, *, memory: Optional[int] = None, threads: Optional[int] = None,
                 engine: Optional[str] = None, metric: Optional[str] = None,
                 time_ms: Optional[int] = None, nodes: Optional[int] = None,
                 cache_folder: Optional[Path] = None,
                 values_folder: Union[Path, None, Installed] = Installed.VALUES) -> None:
        self._lock = threading.RLock()  # of the options, from when they are set until a search has begun
        self._handle: Optional[Handle] = Handle(lib.slidewise_solver_free, lib.slidewise_solver_create)
        if isinstance(values_folder, Installed):
            installed = os.fsdecode(lib.slidewise_values_folder())
            values_folder = installed if os.path.isdir(installed) else None
        given = {"memory": memory, "threads": threads, "engine": engine, "metric": metric,
                 "time_ms": time_ms, "nodes": nodes, "cache_folder": cache_folder,
                 "values_folder": values_folder}
        for name, value in given.items():
            if value is not None:
                setattr(self, name, value)

    @staticmethod
    def options() -> tuple[Option, ...]:
        """What the library says of all options."""
        options: list[Option] = []
        while (option := describe(len(options))) is not None:
            options.append(option)
        return tuple(options)

    # ---- Open and closed ----

    def _open(self) -> Handle:
        handle = self._handle
        if handle is None:
            raise ValueError("the solver is closed")
        return handle

    def close(self) -> None:
        """Lets go of the solver and its tables; searches that still run have them until they end."""
        self._handle = None

    def __enter__(self) -> Solver:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    # ---- Searches ----

    def _start(self, function: Any, board: Board, goal: Optional[Board],
               seconds: Optional[float] = None) -> Job:
        with self._lock:
            if seconds is None:
                return Job(function, self._open(), board, goal)
            usual = self.time_ms
            self.time_ms = _milliseconds(seconds)
            try:
                return Job(function, self._open(), board, goal)
            finally:
                self.time_ms = usual

    @staticmethod
    def _finish(job: Job, watch: Optional[Watch]) -> c_void_p:
        shown = time.monotonic()
        goes_on = True
        while goes_on:
            goes_on = job.goes_on()
            news = job.news()
            if goes_on and time.monotonic() - shown >= WATCH_S:
                news += job.now()
                shown = time.monotonic()
            if watch and any(watch(result) for result in news):
                job.stop()
        return job.end()

    def solve(self, board: Board, goal: Optional[Board] = None,
              watch: Optional[Watch] = None) -> Result:
        """Solves a board; the goal is the standard one if none is given.

        The watch is called with each shorter solution, and ten times a second with how far the search is.
        Where it returns what is true, the search stops."""
        _check_watch(watch)
        with self._start(lib.slidewise_job_start, board, goal) as job:
            return read_result(self._finish(job, watch))

    def improve(self, board: Board, goal: Optional[Board] = None,
                seconds: Optional[float] = None) -> Generator[Result, None, None]:
        """Begins a search, and yields each shorter solution when it is found, with the status "running", and
        at last the result. The search stops when the generator is closed, or forgotten.

        `seconds` stands in for the option time_ms. Without either, a board that cannot be proved is improved
        for one second."""
        return self._improve(self._start(lib.slidewise_job_start, board, goal, seconds))

    @staticmethod
    def _improve(job: Job) -> Generator[Result, None, None]:
        with job:
            goes_on = True
            while goes_on:
                goes_on = job.goes_on()
                yield from job.news()
            yield read_result(job.end())

    def distances(self, board: Board, goal: Optional[Board] = None) -> Distances:
        """Proves how many moves a board is from the goal, and how many after each of its moves."""
        with self._start(lib.slidewise_job_start_distances, board, goal) as job:
            return read_distances(self._finish(job, None))

    # ---- Tables ----

    def keep_tables(self, goal: Board) -> None:
        """Asks for the tables for boards of that goal: from now on they are made in the background, and kept
        until they are dropped. Without this, a search has them made while it runs."""
        with lent(goal) as to:
            call(lib.slidewise_tables_keep, self._open(), to)

    def build_tables(self, goal: Board, watch: Optional[Callable[[float], Any]] = None) -> bool:
        """Keeps tables as keep_tables does, but waits until all are made, and writes them to the cache
        folder, if there is one. Where the metric is slides, it makes those in slides.

        The watch is called ten times a second with how much of the present table is done, from 0 to 1. Where
        it returns what is true, the making stops, nothing more is kept, and this returns False."""
        _check_watch(watch)
        done, stops = 0.0, False

        def report(_data: object, share: float) -> int:
            nonlocal done
            done = share
            return stops

        c_report = TABLES_WATCH(report)
        with lent(goal) as to, concurrent.futures.ThreadPoolExecutor(1) as pool:
            making = pool.submit(call, lib.slidewise_tables_build, self._open(), to, c_report, None)
            try:
                while not concurrent.futures.wait([making], WATCH_S).done:
                    stops = stops or bool(watch and watch(done))
            finally:
                stops = True  # whatever was raised
            return making.result() == "ok"

    def drop_tables(self, goal: Optional[Board] = None) -> None:
        """Lets go of what is kept for that goal, or for all goals."""
        with lent_goal(goal) as to:
            lib.slidewise_tables_drop(self._open(), to)

    def remove_table_files(self) -> None:
        """Removes the tables' files from the cache folder, and nothing else."""
        call(lib.slidewise_tables_remove_files, self._open())

    def tables(self) -> list[Table]:
        """What is kept and made, then the files of the cache folder, if there is one."""
        with made(lib.slidewise_tables_free, lib.slidewise_tables_list, self._open()) as tables:
            return [Table(read(lib.slidewise_tables_name(tables, at)),
                          lib.slidewise_tables_bytes(tables, at),
                          read(lib.slidewise_tables_state(tables, at)))
                    for at in range(lib.slidewise_tables_count(tables))]
