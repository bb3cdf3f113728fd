"""The library installed in a folder of its own, and programs that are built with it as anybody would."""

import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

PROJECT = Path(__file__).parents[2]
EXAMPLES = PROJECT / "examples"


def run(*command, **options):
    """What a command that must succeed prints."""
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          timeout=120, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command}: status {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


class Installed:
    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="slidewise-")
        self.folder = Path(self._folder.name)
        self.prefix = self.folder / "installed"
        run(os.environ["SLIDEWISE_CMAKE"], "--install", os.environ["SLIDEWISE_BUILD"], "--component", "library",
            "--prefix", self.prefix)
        self.libraries = next(self.prefix.rglob("libslidewise.a")).parent
        self.environment = {**os.environ, "LD_LIBRARY_PATH": str(self.libraries),
                            "PKG_CONFIG_PATH": str(self.libraries / "pkgconfig")}

    def remove(self):
        self._folder.cleanup()

    def run(self, *command, **options):
        return run(*command, cwd=self.folder, env=self.environment, **options)

    def build(self, example, *, also=""):
        """Builds an example as its opening comment says, with warnings as errors and the build's sanitizers."""
        source = EXAMPLES / example
        command = re.search(rf"c(?:c|\+\+) {re.escape(example)} -o (\w+) .*", source.read_text())
        compiler, _, rest = command[0].partition(" ")
        compiler = shlex.quote(os.environ["SLIDEWISE_" + {"cc": "CC", "c++": "CXX"}[compiler]])
        flags = os.environ["SLIDEWISE_FLAGS"] + (" -std=c99" if source.suffix == ".c" else "")
        self.run("sh", "-c", f"{compiler} {flags} {rest.replace(example, shlex.quote(str(source)))} {also}")
        return self.folder / command[1]

    def as_shown(self, example):
        """The arguments with which an example's opening comment calls it."""
        text = (EXAMPLES / example).read_text()
        return shlex.split(re.search(r"^(?: \*|//) +\./\w+ (.*?)(?: <\w+)?(?: \*/)?$", text, re.M)[1])
