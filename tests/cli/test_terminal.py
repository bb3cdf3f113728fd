"""Bytes from outside that a terminal would obey: none of them comes out of the program, whatever it quotes."""

import json
import os
import re
import shutil
import tempfile
import unittest

import cli

# C0, DEL, C1 as UTF-8, C1 as single bytes, and bytes that are no text at all.
EVIL = b"a\x01\x07\x1b[31m\x7f" + "\u0080\u0085\u009b2J\u009d0;x\u009f".encode() + b"\x9b2J\x90\xff\xc2"
LINES = EVIL + b"\rX\nX\tX"
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
VERBS = ("solve", "scramble", "daily", "lab", "graph", "export", "validate", "engine", "tables", "tables list",
         "tables build", "tables clear", "levels", "levels check", "levels prove", "sets", "sets list",
         "sets check", "sets improve", "sets take", "sets make", "help")


class Terminal(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp().encode()
        self.addCleanup(shutil.rmtree, self.folder)

    def file(self, name, content):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(content)
        return path

    def harmless(self, *args, **options):
        """What the program prints, which must be text (cli.run decodes it) without control characters."""
        result = cli.run(*args, **options)
        for text in (result.out, result.err):
            self.assertIsNone(CONTROLS.search(text), (args, text))
            self.assertNotRegex(text, r"(?m)^X", args)  # nor does it begin a line of its own
        return result

    def test_no_option_or_operand_is_printed_as_it_came(self):
        for verb in VERBS:
            words = verb.split()
            options = re.findall(r"^  +(--[a-z-]+)", cli.run("help", words[0]).out, re.M)
            calls = [[LINES], ["--", LINES, LINES], [b"--" + LINES]]
            for call in calls + [[option, LINES] for option in options]:
                self.harmless(*words, *call)
        self.harmless(LINES)

    def test_lines_with_boards(self):
        lines = b"1,2/0,3\n" + EVIL + b"\n1,2/" + EVIL + b"\n1,2/0,3" + EVIL + b"\n"
        for form in ("text", "json"):
            result = self.harmless("solve", "--format", form, "-", input=lines)
            self.assertEqual(result.code, 2)
            self.assertEqual(result.out.count("\n"), 4)

    def test_json_has_the_text_all_the_same(self):
        line = "1,2/x\x1b\x7f\u0080\u009b2J\u009f\u00a0Käse"
        result = self.harmless("solve", "--format", "json", "-", input="1,2/0,3\n" + line)
        self.assertEqual(json.loads(result.out.splitlines()[1])["board"], line)

    def test_names_and_titles_of_packs(self):
        pack = b"slidewise-levels 1\ntitle %s\n\nlevel %s\ntitle %s\nsize 2x2\ngoal standard\nboard 1,2/0,3\npar 1 optimal\n"
        path = self.file(EVIL + b"\nX.txt", pack % (b"T", b"first", b"F"))
        for way in ("check", "prove"):
            self.assertIn("first", self.harmless("levels", way, path).out)
            for words in ((EVIL, b"x", b"F"), (b"T", EVIL, b"F"), ("\u009b2J".encode(), b"x", b"F")):
                self.harmless("levels", way, self.file(b"other.txt", pack % words))
            self.harmless("levels", "check", self.folder)

    def test_names_and_titles_of_sets(self):
        text = cli.run("sets", "make", "--title", "T", "-", input="1,2/0,3\n").out.encode()
        self.assertIn(b"title: ", text)
        for content in (text, text.replace(b"title: ", b"title: " + EVIL), text.replace(b"L", b"R"), EVIL):
            path = self.file(EVIL + b"\nX.csv", content)
            self.harmless("sets", "list", path)
            self.harmless("sets", "check", "--time-ms", "0", path)
            self.harmless("sets", "take", path, "1", self.file(EVIL, EVIL))

    def test_a_folder_of_tables(self):
        cache = os.path.join(self.folder, LINES)
        os.makedirs(os.path.join(cache, b"slidewise", b"tables"))
        environment = os.environb | {b"XDG_CACHE_HOME": cache}
        for words in (["list"], ["build", "3x3"], ["list", "3x3"], ["clear"], ["clear"]):
            result = self.harmless("tables", *words, env=environment)
            self.assertEqual((result.code, result.err), (0, ""))

    def test_plans_and_graphs(self):
        for content in (EVIL, b"(move " + EVIL + b")", b"(" + EVIL + b" t1 c1-1 c1-2)", b"p sp " + EVIL):
            path = self.file(EVIL, content)
            self.harmless("validate", path, "1,2/0,3")
            self.harmless("graph", "--load", path, "--from", "0", "--to", "1")

    def test_lines_of_the_engine(self):
        lines = [EVIL, b"ping " + EVIL, b"ping " + "\u009b".encode() * 300, b"go " + EVIL, b"go optimal depth " + EVIL,
                 b"go optimal metric " + EVIL, b"go optimal nodes " + EVIL, b"position size 2x2 board " + EVIL,
                 b"position size " + EVIL + b" board 1 2/0 3", b"position id " + EVIL, b"setoption name " + EVIL,
                 b"position size 2x2 goal " + EVIL + b" board 1 2/0 3", b"setoption name threads value " + EVIL,
                 b"position size 2x2 board 1 2/0 3 moves " + EVIL, b"position size 2x2 " + EVIL + b" board 1 2/0 3",
                 b"setoption name cache-folder value " + EVIL, b"setoption name metric value " + EVIL]
        result = self.harmless("engine", input=b"\n".join(lines) + b"\n")
        self.assertEqual(result.out.count("\n"), len(lines))
        self.assertIn("option name cache-folder type folder default a??", self.asked_afterwards(lines[-2]))

    def asked_afterwards(self, line):
        """What the engine says of itself once the line was carried out."""
        with cli.start("engine") as engine:
            engine.stdin.write(line + b"\ngo optimal\n")
            engine.stdin.flush()
            engine.stdout.readline()
            out, _ = engine.communicate(b"ssp\n", timeout=60)
        self.assertIsNone(CONTROLS.search(out.decode()))
        return out.decode()


if __name__ == "__main__":
    unittest.main()
