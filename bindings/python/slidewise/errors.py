"""What is raised, beside TypeError for what is of another type than it should be, and ValueError for a solver
that is closed. Each error is also one that Python has for the same, so that both can be caught."""


class SlidewiseError(Exception):
    """The library, or what stands before it, refused. The text is one sentence that says why."""


class LibraryError(SlidewiseError, ImportError):
    """There is no libslidewise, or only one that is too old."""


class BadInputError(SlidewiseError, ValueError):
    """A text, a board, a name or a value breaks the rules."""


class UnsolvableError(SlidewiseError, ValueError):
    """An ID is of a board whose goal cannot be reached. Solving such a board is no error."""


class NotFoundError(SlidewiseError, FileNotFoundError):
    """A file does not exist."""


class InputOutputError(SlidewiseError, OSError):
    """The system refused to read, to write or to start a thread."""


class NoMemoryError(SlidewiseError, MemoryError):
    """Memory ran out, or the solver's limit leaves too little."""
