"""The examples run, and come out as they say."""

import os
import re
import subprocess
import sys

import pytest
import rules

EXAMPLES = rules.ROOT / "bindings" / "python" / "examples"
KORF = rules.DATA / "korf100.txt"


def run(name, *arguments):
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    return subprocess.run([sys.executable, "-B", EXAMPLES / name, *arguments], capture_output=True, text=True,
                          env=environment, check=False)


def test_korfs_boards_are_compared():
    result = run("korf.py", KORF, "128")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("100 boards as published, 53.05 moves, ")


def test_a_length_that_is_not_the_published_one_is_told(tmp_path):
    wrong = tmp_path / "wrong.txt"
    text = re.sub("^79 42", "79 44", KORF.read_text(encoding="ascii"), flags=re.M)
    wrong.write_text(text, encoding="ascii")
    result = run("korf.py", wrong, "128")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "board 79: 42 moves, but 44 are published\n"


def test_all_figures_are_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    result = run("figures.py", "--quick", "--out", tmp_path / "new")
    assert (result.returncode, result.stderr) == (0, "")
    drawn = [tmp_path / "new" / f"{name}.png" for name in (
        "all-3x3", "korf-lengths", "korf-nodes", "moves-and-slides", "large-boards", "deepcubea")]
    assert result.stdout.split() == list(map(str, drawn))
    for picture in drawn:
        assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 10_000
