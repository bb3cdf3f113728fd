import os
import random
import signal
import threading
import time

import pytest
import rules
import slidewise
from slidewise import Board, Solver, Status, _library

GOAL = Board.goal(3, 3)


@pytest.fixture(scope="module")
def distances():
    return rules.distances(3, 3, GOAL.tiles)


@pytest.fixture
def solver():
    with Solver() as solver:
        yield solver


def board(tiles):
    return Board.from_tiles(3, 3, tiles)


# ---- Solved ----


def test_korfs_100_boards_are_as_long_as_published():
    goal = Board.goal(4, 4, "blank-first")
    solved = 0
    with Solver(engine="optimal") as solver:
        assert solver.build_tables(goal)
        for number, length, tiles in rules.published("korf100.txt"):
            start = Board.from_tiles(4, 4, tiles)
            result = solver.solve(start, goal)
            assert (number, result.status, result.moves) == (number, Status.OK, length)
            assert result.proved and result.bound == len(result.path) == length
            assert rules.leads(start, result.path, goal)
            solved += 1
    assert solved == 100


def test_boards_of_3x3_are_as_far_as_a_search_of_all_says(solver, distances):
    assert len(distances) == 181440
    farthest = [tiles for tiles, moves in distances.items() if moves == 31]
    assert len(farthest) == 2
    for tiles in farthest + random.Random(3).sample(list(distances), 500):
        result = solver.solve(board(tiles))
        assert (result.status, result.moves, result.proved) == ("ok", distances[tiles], True)
        assert rules.leads(board(tiles), result.path, GOAL)
        assert result.slides <= result.moves


def test_distances_are_those_of_the_neighbours(solver, distances):
    for tiles in random.Random(4).sample(list(distances), 200):
        after = {letter: distances[moved] for letter in "URDL"
                 if (moved := rules.step(3, 3, tiles, letter)) is not None}
        found = solver.distances(board(tiles))
        assert (found.status, found.moves, found.bound) == ("ok", distances[tiles], distances[tiles])
        assert found.after == after
        assert sorted(found.best) == sorted(move for move in after if after[move] < distances[tiles])


def test_a_board_that_is_the_goal_needs_no_move(solver):
    result = solver.solve(GOAL)
    assert (result.status, result.path, result.moves, result.slides) == ("ok", "", 0, 0)
    found = solver.distances(GOAL)
    assert (found.moves, found.best) == (0, "")


def test_a_goal_may_be_any_board(solver, distances):
    start, goal = Board("8 6 7/2 5 4/3 0 1"), Board("6 4 7/8 5 0/3 2 1")
    result = solver.solve(start, goal)
    assert result.moves == rules.distances(3, 3, goal.tiles)[start.tiles]
    assert rules.leads(start, result.path, goal)


def test_that_there_is_no_solution_is_an_answer(solver):
    start = Board("2 1 3/4 5 6/7 8 0")
    result = solver.solve(start)
    assert (result.status, result.path, result.moves) == (Status.UNSOLVABLE, None, None)
    assert str(result.status) == f"{result.status}" == "unsolvable"
    assert solver.distances(start).moves is None
    assert [result.status for result in solver.improve(start)] == ["unsolvable"]


def test_a_limit_is_an_answer_and_its_bound_holds():
    far = Board("0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1")
    with Solver(engine="optimal", nodes=1000, memory=16) as solver:
        result = solver.solve(far)
        assert (result.status, result.path, result.proved) == (Status.LIMIT, None, False)
        found = solver.distances(far)
        assert (found.status, found.moves, found.after, found.best) == (Status.LIMIT, None, {}, "")
        solver.nodes = 0
        solved = solver.solve(far)
    assert solved.proved and result.bound <= solved.moves and found.bound <= solved.moves


def test_slides_are_counted_where_they_are_the_metric():
    with Solver(metric="slides") as solver:
        assert solver.solve(Board("1 2 3/4 5 6/0 7 8")).slides == 1
        start = Board("8 6 7/2 5 4/3 0 1")
        result = solver.solve(start)
    assert result.proved and result.bound == result.slides < result.moves
    assert rules.leads(start, result.path, GOAL)


def test_with_a_limit_of_nodes_an_answer_repeats():
    start = Board.scramble(Board.goal(6, 6), 6)
    with Solver(nodes=1_000_000) as one, Solver(nodes=1_000_000, threads=2) as other:
        first, second = one.solve(start), other.solve(start)
    assert first.path == second.path and rules.leads(start, first.path, Board.goal(6, 6))
    assert not first.proved and first.bound < first.moves


def test_a_goal_of_another_size_is_bad_input(solver):
    for search in (solver.solve, solver.distances, solver.improve):
        with pytest.raises(slidewise.BadInputError, match="another size"):
            search(GOAL, Board.goal(4, 4))


# ---- Options ----


def test_options_are_attributes_with_the_librarys_defaults():
    options = Solver.options()
    assert {option.name for option in options} >= {"memory", "threads", "engine", "metric", "nodes"}
    with Solver(values_folder=None) as solver:
        for option in options:
            assert getattr(solver, option.name) == option.default
            assert option.about
            if option.kind == "number":
                assert option.least <= option.default <= option.most
                setattr(solver, option.name, option.least)
                assert getattr(solver, option.name) == option.least
                with pytest.raises(slidewise.BadInputError, match=f"from {option.least} to {option.most}"):
                    setattr(solver, option.name, option.most + 1)
            if option.kind == "choice":
                assert option.default in option.words
                for word in option.words:
                    setattr(solver, option.name, word)
                    assert getattr(solver, option.name) == word
                with pytest.raises(slidewise.BadInputError, match=option.words[-1]):
                    setattr(solver, option.name, "other")


def test_folders_are_paths_until_the_first_search(tmp_path):
    with Solver(cache_folder=tmp_path / "tables \udcff") as solver:
        assert solver.cache_folder == str(tmp_path / "tables \udcff")
        solver.cache_folder = tmp_path
        assert solver.cache_folder == str(tmp_path)
        solver.solve(GOAL)
        with pytest.raises(slidewise.BadInputError, match="before the first search"):
            solver.cache_folder = None


def test_what_is_no_option_cannot_be_set(solver):
    with pytest.raises(AttributeError):
        solver.thread = 2
    with pytest.raises(TypeError):
        Solver(thread=2)
    with pytest.raises(TypeError):
        solver.threads = 1.5


def test_the_installed_values_are_used_if_there_are_any(monkeypatch, tmp_path):
    installed = os.fsdecode(_library.lib.slidewise_values_folder())
    assert Solver().values_folder == (installed if os.path.isdir(installed) else None)
    monkeypatch.setattr(_library.lib, "slidewise_values_folder", lambda: os.fsencode(tmp_path))
    assert Solver().values_folder == str(tmp_path)
    assert Solver(values_folder=None).values_folder is None
    tmp_path.rmdir()
    assert Solver().values_folder is None


def test_learned_values_make_solutions_shorter():
    values = rules.ROOT / "assets" / "values"
    if not values.is_dir():
        pytest.skip("no learned values here")
    start = Board.scramble(Board.goal(6, 6), 6)
    with Solver(nodes=500_000, values_folder=values) as with_them, \
            Solver(nodes=500_000, values_folder=None) as without:
        assert with_them.solve(start).moves < without.solve(start).moves


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
    with pytest.raises(slidewise.BadInputError, match="time-ms"):
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


# ---- Tables ----


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


def test_no_tables_are_dropped_while_they_are_built():
    goal = Board.goal(4, 4)
    with Solver(memory=1024) as solver:
        with pytest.raises(RuntimeError, match="being built"):
            solver.build_tables(goal, watch=lambda done: solver.drop_tables(goal))
        solver.drop_tables(goal)


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
        assert solver.solve(board(tiles)).moves == distances[tiles]


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


def test_a_solver_may_be_closed_by_its_own_watch(solver):
    result = solver.solve(Board.scramble(Board.goal(8, 8), 1), watch=lambda result: solver.close())
    assert result.status is Status.OK
