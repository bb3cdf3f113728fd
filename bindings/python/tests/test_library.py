"""What is declared of the C library, and how it is found."""

import ctypes
import os
import re
import subprocess
import sys

import pytest
import rules
import slidewise
from slidewise import _library

HEADER = rules.ROOT / "src" / "library" / "include" / "slidewise.h"
TYPES = {"void": None, "int": ctypes.c_int, "slidewise_status": ctypes.c_int,
         "slidewise_option_type": ctypes.c_int, "char": ctypes.c_char, "double": ctypes.c_double,
         "size_t": ctypes.c_size_t, "int64_t": ctypes.c_int64, "uint64_t": ctypes.c_uint64,
         "char*": ctypes.c_char_p, "void*": ctypes.c_void_p, "uint8_t*": ctypes.POINTER(ctypes.c_uint8),
         "uint16_t*": ctypes.POINTER(ctypes.c_uint16), "slidewise_watch*": _library.WATCH,
         "slidewise_tables_watch*": _library.TABLES_WATCH}

DECLARATION = re.compile(r"^SLIDEWISE_API ([^;]*?)\b(slidewise_\w+)\(([^;]*)\);", re.M)


def ctype(declared):
    """The type of a parameter or of what is returned; a name of its own may follow."""
    text = re.sub(r"\bconst\b|\s", " ", declared)
    kind = re.match(r" *(\w+)", text)[1] + "*" * text.count("*")
    if kind not in TYPES and kind.startswith("slidewise_"):  # a handle, or where one is handed out
        return _library.OUT if kind.endswith("**") else _library.HANDLE
    return TYPES[kind]


def header():
    text = re.sub(r"/\*.*?\*/", "", HEADER.read_text(encoding="utf-8"), flags=re.S)
    for returns, name, takes in DECLARATION.findall(text):
        takes = [] if takes == "void" else takes.split(",")
        yield name, (ctype(returns), *map(ctype, takes))


def test_all_that_the_header_declares_is_declared_as_it_is_there():
    assert dict(header()) == _library.DECLARED


def test_constants_are_those_of_the_header():
    assert f"SLIDEWISE_ERROR_SIZE = {_library.ERROR_SIZE}" in HEADER.read_text(encoding="utf-8")


def test_the_version_is_the_librarys():
    assert slidewise.library_version() == slidewise.__version__


def test_an_older_library_is_refused(monkeypatch):
    monkeypatch.setattr(_library, "__version__", "0.1.1")
    with pytest.raises(slidewise.LibraryError, match="is of version 0.1.0, but 0.1.1 is needed"):
        _library.load(_library.lib._name)


@pytest.mark.parametrize("name", ["/nowhere/libslidewise.so", "libc.so.6"])
def test_no_library_is_an_import_error_that_names_it(name):
    result = subprocess.run([sys.executable, "-c", "import slidewise"], capture_output=True, text=True,
                            env={**os.environ, "SLIDEWISE_LIBRARY": name}, check=False)
    assert result.returncode == 1
    assert re.search(f"LibraryError: the library of Slidewise cannot be used: .*{name}", result.stderr)
    assert issubclass(slidewise.LibraryError, ImportError)
