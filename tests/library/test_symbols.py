"""Both libraries show what the header declares and no more, and cannot print, end the program, fork or touch signals."""

import os
import re
import subprocess
import unittest
from pathlib import Path

HEADER = Path(os.environ["SLIDEWISE_HEADER"])
SHARED = os.environ["SLIDEWISE_SHARED"]
STATIC = os.environ["SLIDEWISE_STATIC"]

SANITIZERS = r"_+(asan|ubsan|tsan|lsan|sanitizer|odr_asan|interceptor)[_.].*"
# What a library must not do. That abort and __assert_fail are there is right: they end what has a bug in it.
PRINTS = r"(v?f?printf|v?dprintf|puts|fputs|putchar|putc|fputc|fwrite|perror|psignal|(v?syslog)|v?(warn|err)x?)"
STREAMS = r"(stdin|stdout|stderr)"
ENDS = r"(_?exit|_Exit|quick_exit|atexit|on_exit)"
FORKS = r"(v?fork|exec\w+|posix_spawnp?|system|popen|waitpid|daemon)"
SIGNALS = r"(sig\w+|bsd_signal|raise|k?kill|killpg|alarm|setitimer|pthread_(kill|sigmask|atfork))"
FORBIDDEN = re.compile(rf"(_*({PRINTS}|{STREAMS}|{ENDS}|{FORKS}|{SIGNALS})(_chk|64)?)")


def symbols(library, *options):
    """The names that nm lists, without their versions and those of sanitizers."""
    lines = subprocess.run(["nm", "--format=posix", *options, library], stdout=subprocess.PIPE, text=True,
                           check=True).stdout.splitlines()
    names = {line.split()[0].partition("@")[0] for line in lines if len(line.split()) > 1}
    return {name for name in names if not re.fullmatch(SANITIZERS, name)}


def declared():
    bare = re.sub(r"/\*.*?\*/", "", HEADER.read_text(), flags=re.S)
    return set(re.findall(r"^SLIDEWISE_API [^;]*?(\w+)\(", bare, re.M))


def imported(library, *options):
    return symbols(library, "--undefined-only", *options) - symbols(library, "--defined-only", *options)


class Symbols(unittest.TestCase):
    def test_shared_library_exports_what_the_header_declares(self):
        exported = symbols(SHARED, "--dynamic", "--defined-only") - {"SLIDEWISE_0"}  # the version itself
        self.assertEqual(exported, declared())

    def test_static_library_shows_what_the_header_declares(self):
        self.assertEqual(symbols(STATIC, "--extern-only", "--defined-only"), declared())

    def test_declarations_are_those_of_the_system(self):
        windows = ["-D_WIN32", "-D__declspec(what)=DECLSPEC what"]
        for defines, declares in [([], "__attribute__((visibility(\"default\")))"), (windows, "DECLSPEC dllimport"),
                                  ([*windows, "-DSLIDEWISE_BUILDING"], "DECLSPEC dllexport"),
                                  ([*windows, "-DSLIDEWISE_STATIC"], ""), (["-U__GNUC__"], "")]:
            text = subprocess.run([os.environ["SLIDEWISE_CC"], "-E", "-P", *defines, HEADER], stdout=subprocess.PIPE,
                                  text=True, check=True).stdout
            plain = " ".join(text.split())
            self.assertEqual(plain.count(f"{declares} const char *slidewise_version(void);".strip()), 1, defines)
            self.assertEqual("DECLSPEC" in plain, "DECLSPEC" in declares, defines)

    def test_all_names_begin_alike(self):
        self.assertTrue(declared())
        for name in declared():
            self.assertRegex(name, "^slidewise_")

    def test_soname(self):
        headers = subprocess.run(["readelf", "--dynamic", SHARED], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.assertEqual(re.findall(r"\(SONAME\).*\[(.*)\]", headers), ["libslidewise.so.0"])
        self.assertNotRegex(headers, r"\((RPATH|RUNPATH|TEXTREL)\)")

    def test_neither_prints_nor_ends_nor_forks_nor_touches_signals(self):
        for library, *options in [(SHARED, "--dynamic"), (STATIC,)]:
            names = imported(library, *options)
            self.assertIn("malloc", names)
            self.assertEqual([name for name in names if FORBIDDEN.fullmatch(name)], [])

    def test_forbidden_names(self):
        for name in ["printf", "__printf_chk", "puts", "stderr", "exit", "_exit", "fork", "execve", "sigaction", "signal",
                     "pthread_sigmask", "raise", "__vfprintf_chk"]:
            self.assertTrue(FORBIDDEN.fullmatch(name), name)
        for name in ["snprintf", "__snprintf_chk", "write", "abort", "__assert_fail"]:
            self.assertFalse(FORBIDDEN.fullmatch(name), name)


if __name__ == "__main__":
    unittest.main()
