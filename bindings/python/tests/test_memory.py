"""Whatever the library hands out is freed, once."""

import ctypes
import gc
import os
import pathlib
import threading

import pytest
import slidewise
from slidewise import Board, Solver, _library
from slidewise._library import lib

KINDS = ("board", "result", "solver", "job", "tables")


class Ledger:
    """Every handle that is out, by its address. Stands between the bindings and the library."""

    def __init__(self, monkeypatch):
        self.out, self.handed_out, self.wrong, self.lock = {}, 0, [], threading.Lock()
        for name, (returns, *takes) in _library.DECLARED.items():
            if takes and takes[0] is _library.OUT:
                monkeypatch.setattr(lib, name, self.making(getattr(lib, name), takes.count(_library.OUT)))
            elif name in ("slidewise_job_next", "slidewise_job_now"):
                monkeypatch.setattr(lib, name, self.returning(getattr(lib, name)))
            elif name.endswith("_free"):
                monkeypatch.setattr(lib, name, self.freeing(getattr(lib, name)))

    def note(self, address, name):
        with self.lock:
            self.handed_out += 1
            if address in self.out:
                self.wrong.append(f"{name} handed out what {self.out[address]} did")
            self.out[address] = name

    def making(self, function, count):
        def make(*arguments):
            status = function(*arguments)
            for reference in arguments[:count] if status == 0 else ():
                self.note(reference._obj.value, function.__name__)
            return status
        return make

    def returning(self, function):
        def make(*arguments):
            address = function(*arguments)
            if address:
                self.note(address, function.__name__)
            return address
        return make

    def freeing(self, function):
        def free(handle):
            address = handle.value if isinstance(handle, ctypes.c_void_p) else handle
            with self.lock:  # before it is freed, lest the address is handed out anew meanwhile
                if address and self.out.pop(address, None) is None:
                    self.wrong.append(f"{function.__name__} of what was not out")
            function(handle)
        return free

    def balance(self):
        gc.collect()
        assert self.wrong == []
        assert self.out == {}
        return self.handed_out


@pytest.fixture
def ledger(monkeypatch):
    return Ledger(monkeypatch)


def test_boards_are_freed(ledger):
    goal = Board.goal(4, 4, "spiral")
    board = Board.scramble(goal, 1)
    assert Board.parse_id(board.id(goal)) == (board, goal)
    assert Board.walk(goal, 3, 1).play("").solvable(goal)
    assert Board(str(board)) == board
    for wrong in (lambda: Board("1 2 3"), lambda: board.play("UUUUU"), lambda: Board.parse_id("4x4-1"),
                  lambda: board.solvable(Board.goal(3, 3))):
        with pytest.raises(slidewise.BadInputError):
            wrong()
    assert ledger.balance() > 10


def test_searches_are_freed(ledger):
    large = Board.scramble(Board.goal(8, 8), 1)
    with Solver(time_ms=300) as solver:
        solver.solve(large, watch=lambda result: None)
        solver.solve(large, watch=lambda result: True)
        with pytest.raises(ZeroDivisionError):
            solver.solve(large, watch=lambda result: 1 / 0)
        with pytest.raises(slidewise.BadInputError):
            solver.solve(large, Board.goal(3, 3))
        solver.distances(Board("1 2 3/4 5 6/0 7 8"))
        solver.build_tables(Board.goal(3, 4))
        assert solver.tables()
        list(solver.improve(large))
        next(solver.improve(large))
        solver.improve(large)
    del solver
    assert ledger.balance() > 30


def test_a_circle_that_is_forgotten_is_freed_in_order(ledger):
    """The garbage collector finds solver and search together; the library wants the search freed first."""
    freed = []
    for kind in ("job", "solver"):
        free = getattr(lib, f"slidewise_{kind}_free")
        setattr(lib, f"slidewise_{kind}_free",
                lambda handle, kind=kind, free=free: (freed.append(kind), free(handle)))
    for _ in range(10):
        circle = {"solver": Solver()}
        circle["results"] = circle["solver"].improve(Board.scramble(Board.goal(8, 8), 1), seconds=600)
        next(circle["results"])
        circle["self"] = circle
        del circle
        gc.collect()
    ledger.balance()
    assert freed == ["job", "solver"] * 10


def resident():
    """Bytes of this process in memory."""
    pages = pathlib.Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_thousands_of_boards_take_no_more_memory_than_hundreds():
    def work(count):
        for seed in range(count):
            start = Board.scramble(goal, seed)
            assert solver.solve(start).proved
            assert len(list(solver.improve(start))) >= 1

    goal = Board.goal(3, 3)
    with Solver() as solver:
        work(300)
        before = resident()
        work(2000)
        assert resident() - before < 2 << 20
