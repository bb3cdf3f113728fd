"""Options of a solver: attributes, and what the library says of each."""

from __future__ import annotations

from ctypes import c_int64
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Generic, Optional, TypeVar, Union, overload

from ._library import Path, call, fit, lib, read, read_sized, write, write_path

if TYPE_CHECKING:
    from .solver import Solver

Value = TypeVar("Value")
Set = TypeVar("Set")


@dataclass(frozen=True)
class Option:
    """What an option of a solver is, as the library tells."""

    name: str  # of the attribute
    kind: str  # "number", "choice" or "folder"
    default: Union[int, str, None]
    least: Optional[int]  # of a number
    most: Optional[int]
    words: tuple[str, ...]  # of a choice
    about: str


KINDS = ("number", "choice", "folder")  # in the order of slidewise_option_type


def _words(option: int) -> tuple[str, ...]:
    words: list[str] = []
    while lib.slidewise_option_word(option, len(words)) is not None:
        words.append(read(lib.slidewise_option_word(option, len(words))))
    return tuple(words)


def _default(option: int, kind: str) -> Union[int, str, None]:
    text = read(lib.slidewise_option_default(option))
    return int(text) if kind == "number" else text or None


def describe(option: int) -> Optional[Option]:
    """None where there is no such number."""
    name = lib.slidewise_option_name(option)
    if name is None:
        return None
    kind = KINDS[lib.slidewise_option_kind(option)]
    is_number = kind == "number"
    return Option(name=read(name).replace("-", "_"), kind=kind, default=_default(option, kind),
                  least=lib.slidewise_option_least(option) if is_number else None,
                  most=lib.slidewise_option_most(option) if is_number else None,
                  words=_words(option), about=read(lib.slidewise_option_about(option)))


class Attribute(Generic[Value, Set]):
    """An option as an attribute of Solver, where '-' in its name is '_'."""

    def __init__(self, get: Callable[[str], Value], set: Callable[[Set], bytes]) -> None:
        self._get, self._set = get, set

    def __set_name__(self, owner: Any, name: str) -> None:
        self._name = name.replace("_", "-").encode()

    @overload
    def __get__(self, solver: None, owner: Any) -> Attribute[Value, Set]: ...

    @overload
    def __get__(self, solver: Solver, owner: Any) -> Value: ...

    def __get__(self, solver: Optional[Solver], owner: Any) -> Union[Value, Attribute[Value, Set]]:
        if solver is None:
            return self
        return self._get(read_sized(lib.slidewise_solver_get, solver._open(), self._name))

    def __set__(self, solver: Solver, value: Set) -> None:
        with solver._lock:
            call(lib.slidewise_solver_set, solver._open(), self._name, self._set(value))


def number() -> Attribute[int, int]:
    return Attribute(int, lambda value: write(str(fit(c_int64, value).value)))


def choice() -> Attribute[str, str]:
    return Attribute(str, write)


def folder() -> Attribute[Optional[str], Optional[Path]]:
    return Attribute(lambda text: text or None, lambda path: b"" if path is None else write_path(path))
