import re
import time
import unittest

import cli

BUDGETS = {"small": 16, "normal": 64, "large": 256}  # megabytes


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
        heading, *lines = result.out.splitlines()
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
                self.assertRegex(tables, r"\Apattern databases [\d-]+\Z")
                self.assertEqual(memory, next(m for m, most in BUDGETS.items() if least <= most))

    def test_a_setting_lists_what_it_has_room_for(self):
        rows = self.rows("4x4")
        for memory, most in BUDGETS.items():
            self.assertEqual(self.rows("4x4", "--memory", memory),
                             [row for row in rows if row[1] <= most])

    def test_groups_hold_each_tile_once(self):
        for size, _, _, name in self.rows():
            if name != "none":
                columns, rows = map(int, size.split("x"))
                tiles = sum(map(int, re.findall(r"\d+", name)))
                self.assertEqual(tiles, columns * rows - 1, (size, name))

    def test_sizes_without_tables_say_so(self):
        self.assertEqual({row[3] for row in self.rows("6x6", "32x32")}, {"none"})

    def test_a_goal_gives_its_size(self):
        goal = "1,2,3,4/5,0,6,7/8,9,10,11/12,13,14,15"
        self.assertEqual({row[0] for row in self.rows("--goal", goal)}, {"4x4"})

    def test_build_makes_the_tables_and_tells_what_they_take(self):
        result = cli.run("tables", "build", "5x3", "--memory", "small")
        self.assertEqual((result.code, result.err), (0, ""))
        told = re.fullmatch(r"(pattern databases [\d-]+): (\d+\.\d\d) MB kept, \d+\.\d\d s, "
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
        self.refused(says="'list' or 'build'")
        self.refused("burn", says="burn")
        self.refused("list", "4", says="4")
        self.refused("list", "33x4", says="33x4")
        self.refused("list", "--memory", "huge", says="small, normal, large")
        self.refused("build", says="one size")
        self.refused("build", "4x4", "3x3", says="one size")
        self.refused("build", "--goal", "1,2/3,0", "4x4", says="goal is 2x2")


if __name__ == "__main__":
    unittest.main()
