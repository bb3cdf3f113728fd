import os
import re
import tempfile
import time
import unittest

import cli

TABLES = {"small": 32, "normal": 128, "large": 256, "huge": 1792}  # megabytes kept


class Tables(unittest.TestCase):
    def refused(self, *args, says):
        result = cli.run("tables", *args)
        self.assertEqual((result.code, result.out), (2, ""), args)
        self.assertEqual(result.err.count("\n"), 1, result.err)
        self.assertIn(says, result.err)

    def rows(self, *args):
        """Size, megabytes (or None), memory setting and name of each row."""
        result = cli.run("tables", "list", *args)
        self.assertEqual((result.code, result.err), (0, ""))
        heading, *lines = result.out.split("\n\n")[0].splitlines()
        self.assertEqual(heading.split(), ["size", "MB", "memory", "tables"])
        rows = []
        for line in lines:
            size, megabytes, memory, name = line.split(None, 3)
            rows.append((size, None if name == "none" else float(megabytes), memory, name))
        return rows

    def test_tables_grow_and_are_listed_under_the_least_setting_that_has_room_for_them(self):
        for size in "4x4", "3x5":
            rows = self.rows(size)
            megabytes = [row[1] for row in rows]
            self.assertTrue(rows, size)
            self.assertEqual(megabytes, sorted(megabytes))
            for name, least, memory, tables in rows:
                self.assertEqual(name, size)
                self.assertRegex(tables, r"\Apattern databases [\d-]+( and [\d-]+)?\Z")
                self.assertEqual(memory, next(m for m, most in TABLES.items() if least <= most))

    def test_a_setting_lists_what_it_has_room_for(self):
        rows = self.rows("4x4")
        for memory, most in TABLES.items():
            self.assertEqual(self.rows("4x4", "--memory", memory),
                             [row for row in rows if row[1] <= most])

    def test_groups_hold_each_tile_once(self):
        for size, _, _, name in self.rows():
            if name != "none":
                columns, rows = map(int, size.split("x"))
                for partition in name.split(" and "):  # each board may be looked up in two
                    tiles = sum(map(int, re.findall(r"\d+", partition)))
                    self.assertEqual(tiles, columns * rows - 1, (size, name))

    def test_sizes_without_tables_say_so(self):
        self.assertEqual({row[3] for row in self.rows("6x6", "32x32")}, {"none"})

    def test_a_goal_gives_its_size(self):
        goal = "1,2,3,4/5,0,6,7/8,9,10,11/12,13,14,15"
        self.assertEqual({row[0] for row in self.rows("--goal", goal)}, {"4x4"})

    def test_build_makes_the_tables_and_tells_what_they_take(self):
        result = cli.run("tables", "build", "5x3", "--memory", "small")
        self.assertEqual((result.code, result.err), (0, ""))
        told = re.match(r"(pattern databases [\d-]+): (\d+\.\d\d) MB kept, \d+\.\d\d s, "
                        r"(\d+) MB of memory at the peak\n", result.out)
        self.assertIsNotNone(told, result.out)
        self.assertEqual(told[1], self.rows("--memory", "small", "5x3")[-1][3])
        self.assertLess(float(told[2]), float(told[3]))
        self.assertIn("no tables", cli.run("tables", "build", "6x6").out)

    def test_ctrl_c_breaks_a_build_off(self):
        with cli.start("tables", "build", "4x4", "--memory", "large") as process:
            time.sleep(0.2)
            began = time.monotonic()
            process.send_signal(2)
            out, err = process.stdout.read(), process.stderr.read()
            self.assertEqual((process.wait(timeout=20), out, err), (130, b"", b""))
            self.assertLess(time.monotonic() - began, 1)

    def test_wrong_words_are_refused(self):
        self.refused(says="'list', 'build' or 'clear'")
        self.refused("burn", says="burn")
        self.refused("list", "4", says="4")
        self.refused("list", "33x4", says="33x4")
        self.refused("list", "--memory", "big", says="small, normal, large, huge")
        self.refused("build", says="one size")
        self.refused("build", "4x4", "3x3", says="one size")
        self.refused("build", "--goal", "1,2/3,0", "4x4", says="goal is 2x2")
        self.refused("clear", "4x4", says="all files are removed; '4x4' is too much")


class Files(unittest.TestCase):
    """In a folder for caches of the test's own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="slidewise-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        self.folder = os.path.join(folder.name, "slidewise", "tables")

    def run_verb(self, *args, **options):
        return cli.run(*args, env={**os.environ, "XDG_CACHE_HOME": self.home}, **options)

    def build(self, *args):
        """The bytes of each file that was written, and of each that was there."""
        result = self.run_verb("tables", "build", *args)
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(result.out.splitlines()[1], self.folder + ":")
        rows = re.findall(r"^ *(\d+)  (written|is there) +(\S+)$", result.out, re.MULTILINE)
        self.assertEqual(len(rows), len(result.out.splitlines()) - 2)
        return ({name: int(size) for size, word, name in rows if word == "written"},
                {name: int(size) for size, word, name in rows if word == "is there"})

    def listed(self):
        result = self.run_verb("tables", "list", "3x3")
        self.assertEqual((result.code, result.err), (0, ""))
        files = result.out.split("\n\n")[1]
        self.assertIn(self.folder, files.splitlines()[0])
        return {name: (int(size), word)
                for size, word, name in re.findall(r"^ *(\d+)  (\w+) +(\S+)$", files, re.MULTILINE)}

    def on_disk(self):
        if not os.path.isdir(self.folder):
            return {}
        return {entry.name: entry.stat().st_size for entry in os.scandir(self.folder)}

    def cut(self, name, size):
        os.truncate(os.path.join(self.folder, name), size)

    def test_build_writes_files_once_and_list_shows_them(self):
        self.assertEqual(self.listed(), {})
        written, there = self.build("5x3")
        self.assertTrue(written)
        self.assertEqual((written, there), (self.on_disk(), {}))
        self.assertEqual(self.listed(), {name: (size, "good") for name, size in written.items()})
        self.assertEqual(self.build("5x3"), ({}, written))
        self.assertEqual(self.build("3x5"), ({}, written))  # the same tables, turned

    def test_only_build_writes_files(self):
        for args in (["solve", "--wait-tables", "8,6,7/2,5,4/3,0,1"], ["tables", "list"],
                     ["lab", "--heuristics", "pattern-database", "6,4,7/8,5,0/3,2,1"]):
            self.assertEqual(self.run_verb(*args).code, 0)
        self.assertEqual(os.listdir(self.home), [])

    def test_what_is_damaged_or_of_another_version_is_shown_and_written_anew(self):
        good = self.build("4x3")[0]
        damaged, stale = list(good)[:2]
        self.cut(damaged, 100)
        with open(os.path.join(self.folder, stale), "r+b") as file:
            file.seek(8)
            file.write(b"\xff")
        listed = self.listed()
        self.assertEqual(listed[damaged], (100, "damaged"))
        self.assertEqual(listed[stale], (good[stale], "stale"))
        board = "0,11,10,9/8,7,6,5/4,3,1,2"
        self.assertEqual(self.run_verb("solve", "--wait-tables", board).code, 0)
        written, there = self.build("4x3")
        self.assertEqual(set(written), {damaged, stale})
        self.assertEqual({**written, **there}, good)
        self.assertEqual({word for _, word in self.listed().values()}, {"good"})

    def test_a_search_reads_what_was_built(self):
        board = "7,14,13,3/4,15,6,1/11,8,9,2/12,5,10,0"
        options = ["solve", "--format", "json", "--memory", "normal", "--wait-tables", board]
        made = self.run_verb(*options)
        self.build("4x4")
        read = self.run_verb(*options)
        records = [cli.records(result.out)[0] for result in (made, read)]
        self.assertEqual([record["status"] for record in records], ["optimal", "optimal"])
        self.assertEqual(records[0]["moves"], records[1]["moves"])
        self.assertEqual(records[0]["expanded"], records[1]["expanded"])
        seconds = [float(re.search(r"(\d+\.\d\d) s$", result.err)[1]) for result in (made, read)]
        self.assertLess(seconds[1], seconds[0] / 2)

    def test_clear_removes_tables_and_nothing_else(self):
        files = self.build("4x3")[0]
        with open(os.path.join(self.folder, "notes.txt"), "w", encoding="ascii"):
            pass
        megabytes = sum(files.values()) / 2 ** 20
        told = f"{self.folder}: {len(files)} files removed, {megabytes:.2f} MB freed\n"
        self.assertEqual(self.run_verb("tables", "clear"), (0, told, ""))
        self.assertEqual(list(self.on_disk()), ["notes.txt"])
        self.assertEqual(self.run_verb("tables", "clear").out,
                         f"{self.folder}: 0 files removed, 0.00 MB freed\n")

    def test_a_folder_that_cannot_be_made_is_named(self):
        with open(os.path.join(self.home, "slidewise"), "w", encoding="ascii"):
            pass
        result = self.run_verb("tables", "build", "3x3")
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertRegex(result.err, rf"\Aslidewise tables build: {self.folder}: cannot make .*\n\Z")
        result = cli.run("tables", "build", "3x3",
                         env={**os.environ, "XDG_CACHE_HOME": "", "HOME": ""})
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertIn("no home folder", result.err)

    def test_ctrl_c_leaves_whole_files_or_none(self):
        for seconds in 0.05, 0.3:
            with cli.start("tables", "build", "4x4", "--memory", "large",
                           env={**os.environ, "XDG_CACHE_HOME": self.home}) as process:
                cli.interrupt(process, seconds)
                process.communicate(timeout=20)
                self.assertEqual(process.returncode, 130)
            self.assertLessEqual({word for _, word in self.listed().values()}, {"good"})


if __name__ == "__main__":
    unittest.main()
