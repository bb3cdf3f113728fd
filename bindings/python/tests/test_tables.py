"""Tables made ahead of time."""

import time

import pytest
import slidewise
from slidewise import Board, Solver


def test_tables_are_made_listed_and_dropped(tmp_path):
    goal = Board.goal(3, 4)
    with Solver(memory=64, cache_folder=tmp_path) as solver:
        assert solver.tables() == []
        assert solver.build_tables(goal)
        states = {table.state for table in solver.tables()}
        assert states == {"memory", "good"}
        assert all(table.bytes > 0 and table.name for table in solver.tables())
        assert {table.name for table in solver.tables() if table.state == "good"} <= {
            file.name for file in tmp_path.iterdir()}
        solver.drop_tables(Board.goal(4, 4))
        assert {table.state for table in solver.tables()} == states
        solver.drop_tables(goal)
        assert {table.state for table in solver.tables()} == {"good"}
        solver.remove_table_files()
        assert solver.tables() == [] and list(tmp_path.iterdir()) == []


def test_tables_are_made_in_the_background():
    goal = Board.goal(4, 4)
    with Solver(memory=128) as solver:
        solver.keep_tables(goal)
        until = time.monotonic() + 60
        while not any(table.state == "memory" for table in solver.tables()) and time.monotonic() < until:
            time.sleep(0.01)
        assert solver.tables()
        solver.drop_tables(goal)
        assert solver.tables() == []


def test_tables_may_be_dropped_while_they_are_built():
    goal = Board.goal(4, 4)
    with Solver(memory=1024) as solver:
        assert solver.build_tables(goal, watch=lambda done: solver.drop_tables(goal))
        assert [table.state for table in solver.tables()] == ["memory"]


def test_the_making_of_tables_is_watched_and_stopped():
    seen = []
    with Solver(memory=1024) as solver:
        assert not solver.build_tables(Board.goal(4, 4), lambda done: seen.append(done) or len(seen) > 2)
        assert len(seen) >= 3 and all(0 <= done <= 1 for done in seen)
        with pytest.raises(ZeroDivisionError):
            solver.build_tables(Board.goal(4, 4), watch=lambda done: 1 / 0)
        assert solver.tables() == []


def test_a_cache_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with Solver(memory=64, cache_folder=tmp_path / "file") as solver:
        with pytest.raises(slidewise.InputOutputError) as raised:
            solver.build_tables(Board.goal(3, 4))
    assert isinstance(raised.value, OSError) and str(raised.value)
