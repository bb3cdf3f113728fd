"""The example runs as it is told to, in its small form, and draws what it says."""

import os
import subprocess
import sys

import pytest
import rules

pytest.importorskip("matplotlib")
FIGURES = rules.ROOT / "bindings" / "python" / "examples" / "figures.py"


def test_all_figures_are_drawn(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    result = subprocess.run([sys.executable, "-B", FIGURES, "--quick", "--out", tmp_path / "new"],
                            capture_output=True, text=True, env=environment, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    drawn = [tmp_path / "new" / f"{name}.png" for name in (
        "all-3x3", "korf-lengths", "korf-nodes", "moves-and-slides", "large-boards", "deepcubea")]
    assert result.stdout.split() == list(map(str, drawn))
    for picture in drawn:
        assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 10_000
