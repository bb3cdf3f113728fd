"""The C library: loaded, declared, and called. What its functions take and do, slidewise.h says."""

from __future__ import annotations

import contextlib
import ctypes
import operator
import os
import re
import weakref
from ctypes import (CFUNCTYPE, POINTER, c_char, c_char_p, c_double, c_int, c_int64, c_size_t, c_uint8,
                    c_uint16, c_uint64, c_void_p)
from typing import Any, Callable, Iterator, Union

from . import errors
from ._version import __version__

ERROR_SIZE = 256

Path = Union[str, "os.PathLike[str]"]

# Handles, and where one is handed out; text that is read, or room for text.
HANDLE, OUT, TEXT = c_void_p, POINTER(c_void_p), c_char_p
WATCH = CFUNCTYPE(c_int, c_void_p, HANDLE)
TABLES_WATCH = CFUNCTYPE(c_int, c_void_p, c_double)

# All that slidewise.h declares, in its order: what a function returns, and what it takes.
DECLARED: dict[str, tuple[Any, ...]] = {
    "slidewise_version": (TEXT,),
    "slidewise_status_word": (TEXT, c_int),
    "slidewise_board_parse": (c_int, OUT, TEXT, TEXT),
    "slidewise_board_create": (c_int, OUT, c_int, c_int, POINTER(c_uint16), TEXT),
    "slidewise_board_create_bytes": (c_int, OUT, c_int, c_int, POINTER(c_uint8), TEXT),
    "slidewise_board_create_goal": (c_int, OUT, TEXT, c_int, c_int, TEXT),
    "slidewise_board_copy": (c_int, OUT, HANDLE, TEXT),
    "slidewise_board_free": (None, HANDLE),
    "slidewise_board_columns": (c_int, HANDLE),
    "slidewise_board_rows": (c_int, HANDLE),
    "slidewise_board_tile": (c_int, HANDLE, c_int),
    "slidewise_board_tiles": (None, HANDLE, POINTER(c_uint16)),
    "slidewise_board_bytes": (c_int, HANDLE, POINTER(c_uint8), TEXT),
    "slidewise_board_text": (c_size_t, HANDLE, TEXT, c_size_t),
    "slidewise_board_equal": (c_int, HANDLE, HANDLE),
    "slidewise_board_play": (c_int, HANDLE, TEXT, TEXT),
    "slidewise_board_solvable": (c_int, HANDLE, HANDLE, TEXT),
    "slidewise_board_scramble": (c_int, OUT, HANDLE, c_uint64, TEXT),
    "slidewise_board_walk": (c_int, OUT, HANDLE, c_int, c_uint64, TEXT),
    "slidewise_board_parse_id": (c_int, OUT, OUT, TEXT, TEXT),
    "slidewise_board_id": (c_size_t, HANDLE, HANDLE, TEXT, c_size_t),
    "slidewise_result_free": (None, HANDLE),
    "slidewise_result_status": (c_int, HANDLE),
    "slidewise_result_path": (TEXT, HANDLE),
    "slidewise_result_moves": (c_int, HANDLE),
    "slidewise_result_slides": (c_int, HANDLE),
    "slidewise_result_proved": (c_int, HANDLE),
    "slidewise_result_bound": (c_int, HANDLE),
    "slidewise_result_engine": (TEXT, HANDLE),
    "slidewise_result_heuristic": (TEXT, HANDLE),
    "slidewise_result_nodes": (c_uint64, HANDLE),
    "slidewise_result_milliseconds": (c_double, HANDLE),
    "slidewise_result_cpu_milliseconds": (c_double, HANDLE),
    "slidewise_result_table_milliseconds": (c_double, HANDLE),
    "slidewise_result_after": (c_int, HANDLE, c_char),
    "slidewise_result_best": (TEXT, HANDLE),
    "slidewise_solver_create": (c_int, OUT, TEXT),
    "slidewise_solver_free": (None, HANDLE),
    "slidewise_option_name": (TEXT, c_int),
    "slidewise_option_kind": (c_int, c_int),
    "slidewise_option_default": (TEXT, c_int),
    "slidewise_option_least": (c_int64, c_int),
    "slidewise_option_most": (c_int64, c_int),
    "slidewise_option_word": (TEXT, c_int, c_int),
    "slidewise_option_about": (TEXT, c_int),
    "slidewise_solver_set": (c_int, HANDLE, TEXT, TEXT, TEXT),
    "slidewise_solver_get": (c_size_t, HANDLE, TEXT, TEXT, c_size_t),
    "slidewise_values_folder": (TEXT,),
    "slidewise_solver_watch": (None, HANDLE, WATCH, c_void_p),
    "slidewise_solve": (c_int, HANDLE, HANDLE, HANDLE, OUT, TEXT),
    "slidewise_distances": (c_int, HANDLE, HANDLE, HANDLE, OUT, TEXT),
    "slidewise_job_start": (c_int, OUT, HANDLE, HANDLE, HANDLE, TEXT),
    "slidewise_job_start_distances": (c_int, OUT, HANDLE, HANDLE, HANDLE, TEXT),
    "slidewise_job_wait": (c_int, HANDLE, c_double),
    "slidewise_job_next": (HANDLE, HANDLE),
    "slidewise_job_now": (HANDLE, HANDLE),
    "slidewise_job_result": (HANDLE, HANDLE),
    "slidewise_job_stop": (None, HANDLE),
    "slidewise_job_free": (None, HANDLE),
    "slidewise_tables_keep": (c_int, HANDLE, HANDLE, TEXT),
    "slidewise_tables_drop": (None, HANDLE, HANDLE),
    "slidewise_tables_build": (c_int, HANDLE, HANDLE, TABLES_WATCH, c_void_p, TEXT),
    "slidewise_tables_remove_files": (c_int, HANDLE, TEXT),
    "slidewise_tables_list": (c_int, OUT, HANDLE, TEXT),
    "slidewise_tables_free": (None, HANDLE),
    "slidewise_tables_count": (c_int, HANDLE),
    "slidewise_tables_name": (TEXT, HANDLE, c_int),
    "slidewise_tables_bytes": (c_uint64, HANDLE, c_int),
    "slidewise_tables_state": (TEXT, HANDLE, c_int),
}


# ---- Loaded ----


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def load(name: str) -> Any:
    """The library in a file, or of a name that the system knows, if it is new enough."""
    try:
        library = ctypes.CDLL(name)
        for function, (returns, *takes) in DECLARED.items():
            getattr(library, function).restype = returns
            getattr(library, function).argtypes = takes
    except (OSError, AttributeError) as reason:
        raise errors.LibraryError(f"the library of Slidewise cannot be used: {reason}") from None
    version = library.slidewise_version().decode()
    if _numbers(version) < _numbers(__version__):
        raise errors.LibraryError(f"{name} is of version {version}, but {__version__} is needed")
    return library


# Another library than the installed one is for those who develop it.
lib = load(os.environ.get("SLIDEWISE_LIBRARY") or f"libslidewise.so.{_numbers(__version__)[0]}")


def library_version() -> str:
    """The version of libslidewise that is in use."""
    return read(lib.slidewise_version())


# ---- Texts and numbers ----


def read(text: bytes | None) -> str:
    return (text or b"").decode("utf-8", "replace")


def write(text: str) -> bytes:
    """As the library reads it."""
    if not isinstance(text, str):
        raise TypeError(f"a str is expected, not {type(text).__name__}")
    return write_path(text)


def write_path(path: Path) -> bytes:
    """The same of a path. Raises BadInputError where the library could not read it, as a NUL ends a text."""
    try:
        encoded = os.fsencode(path)
    except UnicodeEncodeError:
        raise errors.BadInputError("a text must not have a character in it that cannot be encoded") from None
    if b"\0" in encoded:
        raise errors.BadInputError("a text must not have a NUL character in it")
    return encoded


def read_sized(function: Any, *arguments: Any) -> str:
    """Of a function that writes a text as snprintf does, even if it has grown since it was measured."""
    size = ERROR_SIZE
    while True:
        buffer = ctypes.create_string_buffer(size)
        needed = function(*arguments, buffer, size)
        if needed < size:
            return os.fsdecode(buffer.value)
        size = needed + 1


def fit(c_type: Any, number: int) -> Any:
    """The number as C has it. ctypes would cut off what is too large."""
    whole = operator.index(number)
    fitted = c_type(whole)
    if fitted.value != whole:
        shown = str(whole) if whole.bit_length() < 100 else "a number of so many digits"
        raise errors.BadInputError(f"{shown} is out of range")
    return fitted


# ---- Calls and handles ----

_RAISED = {"bad-input": errors.BadInputError, "not-found": errors.NotFoundError,
           "io": errors.InputOutputError, "no-memory": errors.NoMemoryError,
           "unsolvable": errors.UnsolvableError}


def call(function: Any, *arguments: Any) -> str:
    """Calls a function that takes `error` last. Raises what went wrong, or returns the status's word."""
    error = ctypes.create_string_buffer(ERROR_SIZE)
    word = read(lib.slidewise_status_word(function(*arguments, error)))
    if word in _RAISED:
        raise _RAISED[word](read(error.value))
    return word


@contextlib.contextmanager
def made(free: Callable[..., None], function: Any, *arguments: Any) -> Iterator[c_void_p]:
    """What the function hands out through its first argument, for a while."""
    handle = c_void_p()
    call(function, ctypes.byref(handle), *arguments)
    try:
        yield handle
    finally:
        free(handle)


class Handle:
    """What the function hands out through its first argument, until nobody refers to it any longer.

    The finalizer refers to the handles that must outlive this one, so that they do so even where the
    garbage collector finds them together. At the end of the process nothing is freed: a thread may still
    be in a call, and the system frees it all."""

    def __init__(self, free: Callable[..., None], function: Any, *arguments: Any,
                 outlived_by: tuple[Handle, ...] = ()) -> None:
        pointer = c_void_p()
        call(function, ctypes.byref(pointer), *arguments)
        self._as_parameter_ = pointer  # ctypes passes this
        self._free = weakref.finalize(self, lambda pointer, _outlived_by: free(pointer), pointer, outlived_by)
        self._free.atexit = False

    def free(self) -> None:
        self._free()
