"""The Debian packages take all that is installed, once, and name the version and the libraries that the build does."""

import fnmatch
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

PROJECT = Path(__file__).parents[2]
DEBIAN = PROJECT / "debian"


def read(name):
    return (PROJECT / name).read_text()


def field(name):
    """The packages that the fields of that name in debian/control list, without versions and variables."""
    lists = re.findall(rf"^{name}:\n((?: .*\n)*)", read("debian/control"), re.M)
    return {line.split()[0].rstrip(",").partition(":")[0] for part in lists for line in part.splitlines()
            if not line.startswith(" $")}


def takes(pattern, path):
    """Whether a line of an .install file takes a path: as it is, or as what lies in a folder."""
    return fnmatch.fnmatch(path, pattern) or fnmatch.fnmatch(path, pattern + "/*")


def installed():
    """What the build installs, by the names that it has in a package, where programs are games and each machine has
    libraries of its own."""
    with tempfile.TemporaryDirectory() as root:
        subprocess.run([os.environ["SLIDEWISE_CMAKE"], "--install", os.environ["SLIDEWISE_BUILD"], "--prefix",
                        f"{root}/usr"], stdout=subprocess.DEVNULL, check=True)
        paths = [str(path.relative_to(root)) for path in Path(root).rglob("*") if not path.is_dir()]
    return [re.sub("^usr/lib/(?!.*-linux-)", "usr/lib/machine/", re.sub("^usr/bin/", "usr/games/", path)) for path in paths]


class Debian(unittest.TestCase):
    def test_version_is_the_projects(self):
        newest = re.match(r"slidewise \((.*?)\) ", read("debian/changelog"))[1]
        self.assertEqual(newest, os.environ["SLIDEWISE_VERSION"])

    def test_packages_share_out_what_is_installed(self):
        lines = [line for path in DEBIAN.glob("*.install") for line in path.read_text().splitlines()]
        taken = [line for line in lines if " " not in line]  # what has a place of its own is not of the build
        files = installed()
        for path in files:
            self.assertEqual(len([pattern for pattern in taken if takes(pattern, path)]), 1, path)
        for pattern in taken:
            self.assertTrue(any(takes(pattern, path) for path in files), pattern)

    def test_documents_that_the_header_names_are_beside_it(self):
        comments = " ".join(re.findall(r"/\*.*?\*/", read("src/library/include/slidewise.h"), re.S))
        documents = set(re.findall(r"\b\w+\.md\b", comments))
        self.assertIn("LIBRARY.md", documents)
        self.assertIn("/usr/share/doc/libslidewise-dev", comments)
        self.assertLessEqual({f"docs/{name}" for name in documents}, set(read("debian/libslidewise-dev.docs").split()))

    def test_symbols_are_the_headers_functions(self):
        header = re.sub(r"/\*.*?\*/", "", read("src/library/include/slidewise.h"), flags=re.S)
        symbols = re.findall(r"^ (\w+)@SLIDEWISE_0 ", read("debian/libslidewise0.symbols"), re.M)
        self.assertEqual(sorted(symbols), sorted(["SLIDEWISE_0", *re.findall(r"^SLIDEWISE_API [^;]*?(\w+)\(", header, re.M)]))

    def test_dependencies_are_those_of_the_scripts(self):
        needed = set(re.search(r"^game_packages=\((.*?)\)", read("scripts/lib.sh"), re.M | re.S)[1].split())
        fonts = {package for package in needed if package.startswith("fonts-")}
        always_there = {"gcc", "libc6-dev"}
        self.assertEqual(field("Build-Depends") - {"debhelper-compat", "dh-python", "python3"}, needed - fonts - always_there)
        self.assertLessEqual(fonts, field("Depends"))

    def test_tests_are_there_and_no_other(self):
        named = re.findall(r"^Tests: (\S+)$", read("debian/tests/control"), re.M)
        there = [path.name for path in (DEBIAN / "tests").iterdir() if os.access(path, os.X_OK)]
        self.assertEqual(sorted(named), sorted(there))


if __name__ == "__main__":
    unittest.main()
