"""Searches that improve a solution, are watched, and are stopped."""

import signal
import threading
import time

import pytest
import rules
import slidewise
from slidewise import Board, Solver, Status

GOAL = Board.goal(3, 3)


# ---- Improved ----


@pytest.mark.parametrize("engine, columns, rows", [("auto", 8, 8), ("anytime", 4, 4), ("auto", 12, 3)])
def test_each_solution_is_shorter_than_the_one_before(engine, columns, rows):
    goal = Board.goal(columns, rows)
    start = Board.scramble(goal, 11)
    with Solver(engine=engine) as solver:
        *shorter, last = solver.improve(start, seconds=1)
    assert shorter and {result.status for result in shorter} == {Status.RUNNING}
    assert last.status is Status.OK
    moves = [result.moves for result in shorter]
    assert moves == sorted(set(moves), reverse=True)
    assert last.moves == moves[-1] and last.bound <= last.moves
    bounds = [result.bound for result in (*shorter, last)]
    assert bounds == sorted(bounds)
    for result in (*shorter, last):
        assert rules.leads(start, result.path, goal) and len(result.path) == result.moves


def test_a_generator_that_is_closed_or_forgotten_stops_its_search():
    start = Board.scramble(Board.goal(10, 10), 1)
    with Solver() as solver:
        for forget in (lambda results: results.close(), lambda results: None):
            results = solver.improve(start, seconds=600)
            assert next(results).moves > 0
            begun = time.monotonic()
            forget(results)
            del results
            assert time.monotonic() - begun < 5
        solver.improve(start, seconds=600)  # forgotten before it has begun


def test_seconds_are_of_one_search_alone(solver):
    solver.time_ms = 123
    begun = time.monotonic()
    list(solver.improve(Board.scramble(Board.goal(7, 7), 1), seconds=0.3))
    assert 0.2 < time.monotonic() - begun < 20
    assert solver.time_ms == 123
    with pytest.raises(slidewise.BadInputError, match="seconds"):
        solver.improve(GOAL, seconds=-1)
    assert solver.time_ms == 123
    solver.engine = "optimal"
    [result] = solver.improve(Board.scramble(Board.goal(7, 7), 1), seconds=0)  # 0 as time_ms is no limit
    assert result.status is Status.LIMIT


# ---- Watched and stopped ----


def test_a_watch_sees_the_search_and_can_stop_it(solver):
    seen = []

    def watch(result):
        seen.append(result)
        return len(seen) >= 5

    solver.time_ms = 600_000
    start = Board.scramble(Board.goal(10, 10), 1)
    begun = time.monotonic()
    result = solver.solve(start, watch=watch)
    assert time.monotonic() - begun < 60
    assert len(seen) >= 5 and {so_far.status for so_far in seen} == {Status.RUNNING}
    assert result.status is Status.STOPPED
    assert result.moves <= min(so_far.moves for so_far in seen if so_far.path is not None)
    assert rules.leads(start, result.path, Board.goal(10, 10))


def test_what_a_watch_raises_stops_the_search_and_comes_out(solver):
    solver.time_ms = 600_000
    begun = time.monotonic()
    with pytest.raises(ZeroDivisionError):
        solver.solve(Board.scramble(Board.goal(10, 10), 1), watch=lambda result: 1 / 0)
    assert time.monotonic() - begun < 60


def interrupted(call):
    """Calls it, and presses Ctrl-C meanwhile."""
    timer = threading.Timer(0.4, signal.raise_signal, [signal.SIGINT])
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    begun = time.monotonic()
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            call()
    finally:
        signal.signal(signal.SIGINT, usual)
        timer.join()
    return time.monotonic() - begun


def test_ctrl_c_ends_what_is_waited_for():
    start = Board.scramble(Board.goal(10, 10), 1)
    with Solver(time_ms=600_000) as solver:
        assert interrupted(lambda: solver.solve(start)) < 60
        assert interrupted(lambda: list(solver.improve(start))) < 60
        assert interrupted(lambda: solver.distances(start)) < 60
        solver.memory = 2048
        assert interrupted(lambda: solver.build_tables(Board.goal(5, 5))) < 60
        assert solver.tables() == []
