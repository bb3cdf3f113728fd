"""What is installed is found by pkg-config and by CMake, shared and static, wherever it lies, and is of one version."""

import os
import unittest

from installed import EXAMPLES, Installed

SOLVABLE, UNSOLVABLE = "1 2 3/4 5 6/0 7 8", "1 2 3/4 5 6/8 7 0"
ANSWER = "2 moves, no fewer: LL\n"
VERSION = os.environ["SLIDEWISE_VERSION"]
SANITIZED = "-fsanitize" in os.environ["SLIDEWISE_FLAGS"]

STATIC_PROJECT = """cmake_minimum_required(VERSION 3.16)
project(user LANGUAGES C)
find_package(slidewise 0.1 REQUIRED)
add_executable(user solve.c)
target_link_libraries(user PRIVATE slidewise::static)
file(WRITE version ${slidewise_VERSION})
"""

VERSION_PROGRAM = """#include <slidewise.h>
#include <stdio.h>
int main(void)
{
    return printf("%d.%d.%d %s %s", SLIDEWISE_VERSION_MAJOR, SLIDEWISE_VERSION_MINOR, SLIDEWISE_VERSION_PATCH,
                  SLIDEWISE_VERSION, slidewise_version()) < 0;
}
"""


class InstalledLibrary(unittest.TestCase):
    def setUp(self):
        self.installed = Installed()
        self.addCleanup(self.installed.remove)

    def pkg_config(self, *words):
        return self.installed.run("pkg-config", *words, "slidewise").strip()

    def configure(self, source, folder):
        flags = os.environ["SLIDEWISE_FLAGS"]
        self.installed.run(os.environ["SLIDEWISE_CMAKE"], "-S", source, "-B", folder, "-G", "Ninja",
                           f"-DCMAKE_PREFIX_PATH={self.installed.prefix}", f"-DCMAKE_C_FLAGS={flags}",
                           f"-DCMAKE_CXX_FLAGS={flags}", f"-DCMAKE_C_COMPILER={os.environ['SLIDEWISE_CC']}",
                           f"-DCMAKE_CXX_COMPILER={os.environ['SLIDEWISE_CXX']}")
        self.installed.run(os.environ["SLIDEWISE_CMAKE"], "--build", folder)
        return self.installed.folder / folder

    def assert_solves(self, program):
        self.assertEqual(self.installed.run(program, SOLVABLE), ANSWER)
        with self.assertRaisesRegex(AssertionError, "unsolvable"):
            self.installed.run(program, SOLVABLE, UNSOLVABLE)

    def test_pkg_config_knows_where_it_was_installed(self):
        self.assertEqual(self.pkg_config("--variable=prefix"), str(self.installed.prefix))
        self.assertEqual(self.pkg_config("--variable=libdir"), str(self.installed.libraries))
        self.assertEqual(self.pkg_config("--cflags"), f"-I{self.installed.prefix}/include")
        self.assertTrue(self.pkg_config("--variable=valuesdir").endswith("/share/slidewise/assets/values"))

    def test_pkg_config_builds_with_the_shared_library(self):
        program = self.installed.build("solve.c")
        self.assertIn("libslidewise.so.0", self.installed.run("readelf", "--dynamic", program))
        self.assert_solves(program)

    @unittest.skipIf(SANITIZED, "sanitizers are shared libraries")
    def test_pkg_config_builds_with_the_static_library(self):
        for library in self.installed.libraries.glob("libslidewise.so*"):
            library.unlink()
        also = f"-static {self.pkg_config('--static', '--libs')}"
        self.assert_solves(self.installed.build("solve.c", also=also))

    def test_cmake_builds_every_example(self):
        folder = self.configure(EXAMPLES, "examples")
        programs = {path.stem for path in EXAMPLES.iterdir() if path.suffix in (".c", ".cpp")}
        self.assertEqual({each for each in programs if os.access(folder / each, os.X_OK)}, programs)
        self.assert_solves(folder / "solve")

    def test_cmake_builds_with_the_static_library(self):
        user = self.installed.folder / "user"
        user.mkdir()
        (user / "CMakeLists.txt").write_text(STATIC_PROJECT)
        (user / "solve.c").write_text((EXAMPLES / "solve.c").read_text())
        folder = self.configure("user", "user/build")
        self.assertNotIn("libslidewise", self.installed.run("readelf", "--dynamic", folder / "user"))
        self.assert_solves(folder / "user")
        self.assertEqual((user / "version").read_text(), VERSION)

    def test_version_is_the_same_everywhere(self):
        self.assertEqual(self.pkg_config("--modversion"), VERSION)
        (self.installed.folder / "version.c").write_text(VERSION_PROGRAM)
        flags = self.pkg_config("--cflags", "--libs").split() + os.environ["SLIDEWISE_FLAGS"].split()
        self.installed.run(os.environ["SLIDEWISE_CC"], "version.c", "-o", "version", *flags)
        self.assertEqual(self.installed.run("./version"), " ".join([VERSION] * 3))


if __name__ == "__main__":
    unittest.main()
