"""Whatever a function is given, it answers, or raises SlidewiseError, ValueError or TypeError; it never ends the
interpreter, and never takes for ever."""

import decimal
import fractions
import inspect
import itertools
import math
import pathlib

import pytest
import slidewise
from slidewise import Board, Solver

BOARD = Board("1 2/0 3")


class Whole:
    """A number by its __index__ alone."""

    def __index__(self):
        return 2


class Real:
    """A number by its __float__ alone."""

    def __float__(self):
        return math.nan


NUMBERS = [True, False, -1, 0, 1, 31, 2 ** 15, 2 ** 16, 2 ** 31 - 1, 2 ** 31, -2 ** 31 - 1, 2 ** 32 + 2, 2 ** 63,
           -2 ** 63, 2 ** 64 - 1, 2 ** 64, 10 ** 400, 10 ** 5000, -10 ** 5000, 0.0, -0.0, 0.25, 2.0, 5e-324, 1e22,
           1e300, math.inf, -math.inf, math.nan, 1j, decimal.Decimal("1e400"), decimal.Decimal("NaN"),
           decimal.Decimal("sNaN"), fractions.Fraction(1, 3), Whole(), Real()]
TEXTS = ["", " ", "\0", "1 2/0\0 3", "\ud800", "\udcff", "\udcff\udc00", "\x1b[2J", "\x9b2J", "\U0010ffff", "\r\n",
         "9" * 5000, "x" * (1 << 20), "1 " * (1 << 18), "L" * 100000, "L999999999", "0x0", "/" * 70000, "-1", "nan",
         "%s%n", b"", b"1 2/0 3", b"\0", b"\xff", bytearray(b"L"), memoryview(b"L"), pathlib.Path("L"),
         pathlib.Path("\udcff")]
OTHERS = [None, ..., NotImplemented, (), [], {}, set(), [None], ["1"], [1, 2, 0, 3.0], [[1, 2], [0, 3]], range(4),
          itertools.repeat(0), itertools.count(), itertools.count(-1), object(), object, int, len, lambda: 1,
          lambda *_: 0, pytest, BOARD, Board.goal(32, 32), Board("2 1/3 0"), Solver, slidewise.Status.OK]
ODD = NUMBERS + TEXTS + OTHERS

# What is right for a parameter of that name, in the order in which each function is tried.
RIGHT = {"text": "1 2/0 3", "columns": 2, "rows": 2, "tiles": [1, 2, 0, 3], "name": "standard", "goal": Board.goal(2, 2),
         "seed": 1, "moves": "L", "board": BOARD, "watch": None, "seconds": 0.01, "memory": 16, "threads": 1,
         "engine": "auto", "metric": "moves", "time_ms": 20, "nodes": 1000, "cache_folder": None, "values_folder": None}


def right(owner, name, parameter):
    """Some functions have a meaning of their own for a name."""
    if (owner, name) in ((Board, "parse_id"), (Board, "walk")) and parameter in ("text", "moves"):
        return {"text": BOARD.id(), "moves": 3}[parameter]
    return RIGHT[parameter]


def functions():
    """All that can be called: a name, what calls it with keywords, and what is right for each of them."""
    for owner in (Board, Solver):
        for name, value in vars(owner).items():
            if name.startswith("_") and name not in ("__init__", "__str__", "__repr__", "__eq__", "__hash__"):
                continue
            function = getattr(owner, name)
            if not callable(function):
                continue
            parameters = inspect.signature(owner if name == "__init__" else function).parameters
            bound = not isinstance(value, (staticmethod, classmethod)) and name != "__init__"
            names = [parameter for parameter in parameters if parameter not in ("self", "other")]
            yield owner, name, bound, {parameter: right(owner, name, parameter) for parameter in names}


def call(owner, name, bound, arguments):
    if name == "__init__":
        made = owner(**arguments)
        return made.close() if owner is Solver else str(made)
    if not bound:
        return getattr(owner, name)(**arguments)
    with Solver(memory=16, time_ms=20, values_folder=None) as solver:
        of = BOARD if owner is Board else solver
        if name == "__eq__":
            return of == arguments.get("other")
        answer = getattr(of, name)(**arguments)
        return list(answer) if name == "improve" else answer


FUNCTIONS = list(functions())
NAMED = {f"{owner.__name__}.{name}": rest for owner, name, *rest in FUNCTIONS}


def harmless(do):
    """What it raised, if anything."""
    try:
        do()
    except (slidewise.SlidewiseError, ValueError, TypeError) as error:
        assert str(error)
        return error
    return None


def test_all_functions_are_here():
    assert {"Board.__init__", "Board.from_tiles", "Board.goal", "Board.scramble", "Board.walk", "Board.parse_id",
            "Board.unsolvable_reason", "Board.solvable", "Board.id", "Board.play", "Solver.__init__", "Solver.options",
            "Solver.solve", "Solver.improve", "Solver.distances", "Solver.keep_tables", "Solver.build_tables",
            "Solver.drop_tables", "Solver.remove_table_files", "Solver.tables", "Solver.close"} <= set(NAMED)


@pytest.mark.parametrize("owner, name, bound, valid", FUNCTIONS, ids=list(NAMED))
def test_an_odd_argument_is_an_answer_or_an_error(owner, name, bound, valid):
    assert harmless(lambda: call(owner, name, bound, valid)) is None  # else nothing is tried below
    for parameter in valid:
        for odd in ODD:
            harmless(lambda: call(owner, name, bound, {**valid, parameter: odd}))


@pytest.mark.parametrize("owner, name, bound, valid", FUNCTIONS, ids=list(NAMED))
def test_only_what_may_be_left_out_may_be_none(owner, name, bound, valid):
    signature = inspect.signature(owner if name == "__init__" else getattr(owner, name))
    for parameter in valid:
        error = harmless(lambda: call(owner, name, bound, {**valid, parameter: None}))
        may_be_none = "None" in str(signature.parameters[parameter].annotation) or \
            "Optional" in str(signature.parameters[parameter].annotation)
        assert (error is None) if may_be_none else isinstance(error, TypeError), (parameter, error)


def test_a_method_of_a_board_is_of_no_other_object():
    for owner, name, bound, valid in FUNCTIONS:
        for odd in (None, "1 2/0 3", 1) if bound and owner is Board and not name.startswith("_") else ():
            with pytest.raises((TypeError, AttributeError)):
                getattr(Board, name)(odd, **valid)


@pytest.mark.parametrize("name", [option.name for option in Solver.options()])
def test_an_odd_option_is_set_or_refused(name):
    for odd in ODD:
        with Solver(memory=16, values_folder=None) as solver:
            before = getattr(solver, name)
            if harmless(lambda: setattr(solver, name, odd)):
                assert getattr(solver, name) == before


def test_a_closed_solver_says_so():
    with Solver() as solver:
        pass
    for owner, name, _bound, valid in FUNCTIONS:
        if owner is Solver and not name.startswith("_") and name not in ("close", "options"):
            with pytest.raises(ValueError, match="the solver is closed"):
                getattr(solver, name)(**valid)


@pytest.mark.parametrize("seconds, says", [
    (math.inf, "from 0 to 86400, not inf"), (-math.inf, "-inf"), (math.nan, "nan"), (-1, "-1"), (1e22, "1e"),
    (10 ** 400, "inf"), (-5e-324, "from 0")])
def test_a_search_takes_so_many_seconds(solver, seconds, says):
    with pytest.raises(slidewise.BadInputError, match=says):
        solver.improve(BOARD, seconds=seconds)
    assert solver.time_ms == 0


def test_no_error_commands_a_terminal():
    for odd in ("\x1b[2J", "\x9b2J", "\x7f", "\udcff\udc9b"):
        for do in (lambda: Board(odd), lambda: Board.goal(2, 2, odd), lambda: Board.parse_id(odd),
                   lambda: BOARD.play(odd), lambda: Solver(engine=odd)):
            error = harmless(do)
            assert error and str(error).isprintable()
