"""What more than one file of tests needs."""

import pytest
import rules
from slidewise import Board, Solver


@pytest.fixture(scope="session")
def distances():
    """How far all boards of 3x3 are from the standard goal."""
    return rules.distances(3, 3, Board.goal(3, 3).tiles)


@pytest.fixture
def solver():
    with Solver() as solver:
        yield solver
