import copy
import dataclasses
import pickle
import random

import pytest
import rules
import slidewise
from slidewise import Board


def test_a_board_is_read_and_written():
    board = Board("1 2 3/4 5 6/0 7 8")
    assert (board.columns, board.rows, board.tiles) == (3, 3, (1, 2, 3, 4, 5, 6, 0, 7, 8))
    assert str(board) == "1 2 3/4 5 6/0 7 8"
    assert eval(repr(board)) == board
    assert Board("1,2,3/4,5,_") == Board(" 1 2 3 / 4 5 . ")


def test_boards_are_values():
    board, same = Board("1 2/0 3"), Board.from_tiles(2, 2, [1, 2, 0, 3])
    assert board == same and hash(board) == hash(same)
    assert board != Board("1 2/3 0") and board != "1 2/0 3"
    assert Board("1 2 3/4 5 0") != Board("1 2/3 4/5 0")
    assert pickle.loads(pickle.dumps(board)) == copy.deepcopy(board) == board
    with pytest.raises(dataclasses.FrozenInstanceError):
        board.tiles = ()


def test_tiles_come_from_anything_that_has_numbers():
    for tiles in ([1, 2, 3, 4, 5, 0], bytes([1, 2, 3, 4, 5, 0]), iter((1, 2, 3, 4, 5, 0)), (*range(1, 6), 0)):
        assert Board.from_tiles(3, 2, tiles) == Board.goal(3, 2)
    large = random.Random(1).sample(range(1024), 1024)
    board = Board.from_tiles(32, 32, large)
    assert board.tiles == tuple(large) and Board(str(board)) == board


def test_goals_have_names():
    assert Board.goal(4, 3).tiles == rules.standard(4, 3)
    assert Board.goal(3, 3, "blank-first").tiles == (0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert Board.goal(3, 3, "spiral") == Board("1 2 3/8 0 4/7 6 5")


@pytest.mark.parametrize("make, says", [
    (lambda: Board("1 2 3/4 5 5/0 7 8"), "row 2, column 3: tile 5 appears twice"),
    (lambda: Board(""), ""),
    (lambda: Board("1 2/3 0\0"), "NUL"),
    (lambda: Board.from_tiles(3, 2, [1, 2, 3, 4, 5, 5]), "5"),
    (lambda: Board.from_tiles(3, 2, [1, 2]), "3x2 takes 6 tiles, not 2"),
    (lambda: Board.from_tiles(3, 2, [1, 2, 3, 4, 5, 65536]), "tile"),
    (lambda: Board.from_tiles(3, 2, [1, 2, 3, 4, -5, 0]), "tile"),
    (lambda: Board.from_tiles(0, 0, []), "2 to 32"),
    (lambda: Board.from_tiles(-2, -2, [1, 2, 3, 0]), "2 to 32"),
    (lambda: Board.from_tiles(33, 2, range(66)), "2 to 32"),
    (lambda: Board.goal(3, 3, "sideways"), "there is no goal 'sideways'"),
    (lambda: Board.goal(2 ** 32 + 3, 3), "4294967299 is out of range"),
    (lambda: Board.scramble(Board.goal(3, 3), -1), "-1 is out of range"),
    (lambda: Board.scramble(Board.goal(3, 3), 2 ** 64), "out of range"),
    (lambda: Board.walk(Board.goal(3, 3), 0, 1), "1 to 1000000 moves"),
    (lambda: Board.parse_id("4x4-1-KRV3"), ""),
    (lambda: Board("1 2/3 0").play("RX"), "X"),
    (lambda: Board("1 2/3 0").play("U"), "move 1: no tile can go U"),
    (lambda: Board("1 2/3 0").solvable(Board.goal(3, 3)), "another size"),
])
def test_what_breaks_the_rules_is_a_value_error_that_says_why(make, says):
    with pytest.raises(slidewise.BadInputError) as raised:
        make()
    assert isinstance(raised.value, ValueError)
    assert str(raised.value) and says in str(raised.value)


@pytest.mark.parametrize("make", [
    lambda: Board(1), lambda: Board.from_tiles(2, 2, "1230"), lambda: Board.from_tiles(2, 2, [1, 2, 3.0, 0]),
    lambda: Board.goal(3.0, 3), lambda: Board.scramble("1 2/3 0", 1)])
def test_what_is_of_the_wrong_type_is_refused(make):
    with pytest.raises((TypeError, AttributeError)):
        make()


def test_scrambles_repeat_and_can_reach_the_goal():
    goal = Board.goal(5, 3, "snake")
    boards = [Board.scramble(goal, seed) for seed in range(200)]
    assert boards == [Board.scramble(goal, seed) for seed in range(200)]
    assert len(set(boards)) == 200
    assert all(rules.solvable(5, board.tiles, goal.tiles) for board in boards)
    assert Board.scramble(goal, 2 ** 64 - 1) not in boards


def test_a_walk_has_no_way_back_in_it():
    goal = Board.goal(3, 3)
    distances = rules.distances(3, 3, goal.tiles)
    for moves in range(1, 7):  # one of seven may go round four cells
        assert {distances[Board.walk(goal, moves, seed).tiles] for seed in range(20)} == {moves}


def test_moves_are_of_tiles_and_may_be_counted():
    board = Board("1 2 3/4 0 5/6 7 8")
    assert board.play("U") == Board("1 2 3/4 7 5/6 0 8")
    assert board.play("ul") == board.play("UL") == Board("1 2 3/4 7 5/6 8 0")
    assert Board("1 2 3 0/4 5 6 7").play("R3") == Board("0 1 2 3/4 5 6 7")
    assert board.play("") == board == Board("1 2 3/4 0 5/6 7 8")


def test_solvability_is_that_of_the_parity():
    chance = random.Random(5)
    for columns, rows in ((2, 2), (3, 3), (4, 4), (5, 4), (7, 7), (2, 9)):
        for _ in range(40):
            tiles = chance.sample(range(columns * rows), columns * rows)
            goal = chance.sample(range(columns * rows), columns * rows)
            start, to = Board.from_tiles(columns, rows, tiles), Board.from_tiles(columns, rows, goal)
            assert start.solvable(to) == rules.solvable(columns, tiles, goal)
            assert start.solvable() == rules.solvable(columns, tiles, rules.standard(columns, rows))
            assert (start.unsolvable_reason(to) is None) == start.solvable(to)
    assert "permutation" in Board("2 1/3 0").unsolvable_reason()


def test_an_id_is_of_a_board_and_its_goal():
    goal = Board.goal(4, 4, "columns")
    for seed in range(20):
        board = Board.scramble(goal, seed)
        assert Board.parse_id(board.id(goal)) == (board, goal)
        assert board.solvable() or board.id() is None
    assert goal.id(goal) is None and goal.id(Board.goal(3, 3)) is None
    assert Board.parse_id("4x4-1-KRV2")[1] == Board.goal(4, 4)
