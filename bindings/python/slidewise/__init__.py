"""The solver of Slidewise: boards of sliding tiles, shortest solutions, and good ones of large boards.

    >>> import slidewise
    >>> solver = slidewise.Solver()
    >>> solver.solve(slidewise.Board("1 2 3/4 5 6/0 7 8")).path
    'LL'

All of it is done by the C library libslidewise, which is loaded when this is imported. What the solver
can do, LIBRARY.md tells, in the sources' folder docs and among the documents of Debian's libslidewise-dev."""

from ._library import library_version
from ._version import __version__
from .board import Board
from .errors import (BadInputError, InputOutputError, LibraryError, NoMemoryError, NotFoundError,
                     SlidewiseError, UnsolvableError)
from .options import Option
from .result import Distances, Result, Status
from .solver import Solver, Table

__all__ = ["BadInputError", "Board", "Distances", "InputOutputError", "LibraryError", "NoMemoryError",
           "NotFoundError", "Option", "Result", "SlidewiseError", "Solver", "Status", "Table",
           "UnsolvableError", "__version__", "library_version"]
