"""Threads side by side, and solvers that are closed while they search."""

import random
import subprocess
import sys
import threading
import time

import pytest
from slidewise import Board, Solver, Status

GOAL = Board.goal(3, 3)


# ---- Threads ----


def in_threads(work, count=4):
    """Runs it in some threads at once, each with its number; what one of them raises comes out."""
    raised = []

    def run(number):
        try:
            work(number)
        except BaseException as error:  # whatever it is, the test fails
            raised.append(error)

    threads = [threading.Thread(target=run, args=[number]) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]


def solve_some(solver, number, distances):
    for tiles in random.Random(number).sample(list(distances), 100):
        assert solver.solve(Board.from_tiles(3, 3, tiles)).moves == distances[tiles]


def test_threads_have_a_solver_each(distances):
    def work(number):
        with Solver() as solver:
            solve_some(solver, number, distances)

    in_threads(work)


def test_threads_share_a_solver(solver, distances):
    in_threads(lambda number: solve_some(solver, number, distances))


def test_the_lock_of_python_is_free_while_the_library_works(solver):
    ticks = []

    def work(number):
        if number == 0:
            solver.solve(Board.scramble(Board.goal(10, 10), 1))  # a second
            ticks.append(None)
        while None not in ticks:
            ticks.append(number)
            time.sleep(0.01)

    in_threads(work, 2)
    assert len(ticks) > 20


# ---- Closed ----


def test_a_closed_solver_says_so():
    with Solver() as solver:
        results = solver.improve(Board.scramble(Board.goal(8, 8), 1), seconds=0.5)
        next(results)
    for use in (lambda: solver.solve(GOAL), lambda: solver.memory, lambda: solver.tables(),
                lambda: solver.improve(GOAL)):
        with pytest.raises(ValueError, match="closed"):
            use()
    assert list(results)[-1].status is Status.OK  # what was begun goes on
    solver.close()


@pytest.mark.parametrize("search", [
    "results = solver.improve(board); next(results)",
    "solver.keep_tables(Board.goal(4, 4))",
    "threading.Thread(target=solver.solve, args=[board], daemon=True).start(); time.sleep(0.2)",
])
def test_a_process_ends_in_the_midst_of_a_search(search):
    script = f"""import threading, time
from slidewise import Board, Solver
solver, board = Solver(memory=1024, time_ms=60_000), Board.scramble(Board.goal(10, 10), 1)
{search}"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100,
                            check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_a_solver_may_be_closed_by_its_own_watch(solver):
    result = solver.solve(Board.scramble(Board.goal(8, 8), 1), watch=lambda result: solver.close())
    assert result.status is Status.OK
