"""Answers, beside what others know, and a solver's options."""

import os
import random

import pytest
import rules
import slidewise
from slidewise import Board, Solver, Status, _library

GOAL = Board.goal(3, 3)


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
