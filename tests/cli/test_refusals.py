import os
import tempfile
import unittest

import cli


class Refusals(unittest.TestCase):
    def refused(self, *args, input="", says):
        """Nothing on standard output, one line on standard error, exit 2."""
        result = cli.run(*args, input=input)
        self.assertEqual((result.code, result.out), (2, ""), args)
        self.assertEqual(result.err.count("\n"), 1, result.err)
        self.assertIn(says, result.err)
        return result.err

    def test_a_malformed_board_is_named_with_row_and_column(self):
        self.refused("solve", "1,2,3/4,5,6/7,7,0", says="row 3, column 2")
        self.refused("solve", "1,2,3/4,x,6/7,8,0", says="row 2, column 2")
        self.refused("solve", "1,2/3,99999999999999999999", says="row 2, column 2")
        self.refused("solve", "1,2,3", says="1,2,3")
        self.refused("solve", "", says="")

    def test_a_file_without_a_valid_first_line_is_refused_as_a_whole(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "boards.txt")
            with open(path, "w") as file:
                file.write("# these are no boards\nhello\n1,2/0,3\n")
            err = self.refused("solve", path, says="row 1, column 1")
            self.assertTrue(err.startswith(path + ":2: "), err)

    def test_standard_input_is_refused_in_the_same_way(self):
        err = self.refused("solve", "-", input="1,2/3,3\n1,2/3,0\n", says="appears twice")
        self.assertTrue(err.startswith("<stdin>:1: "), err)

    def test_an_input_without_a_board_is_refused(self):
        self.refused("solve", "-", input="", says="no board")
        self.refused("solve", "-", input="# nothing\n\n", says="no board")
        self.refused("solve", os.devnull, says="no board")

    def test_a_binary_file_is_refused_in_one_line(self):
        self.refused("solve", "-", input=bytes(range(256)) * 1000, says="<stdin>:1: ")
        self.refused("solve", "-", input=b"\0" * 5000000, says="<stdin>:1: ")

    def test_a_folder_and_a_missing_file_are_named(self):
        with tempfile.TemporaryDirectory() as folder:
            err = self.refused("solve", folder, says="directory")
            self.assertTrue(err.startswith(folder + ": "), err)
            missing = os.path.join(folder, "missing.txt")
            err = self.refused("solve", missing, says="no such file")
            self.assertTrue(err.startswith(missing + ": "), err)

    def test_a_line_end_in_a_name_does_not_break_the_line(self):
        self.refused("solve", "no\nsuch\nfile", says="no?such?file")

    def test_no_name_reaches_the_terminal_as_a_command_to_it(self):
        for name, shown in ((b"\x1b[31m", "?[31m"), (b"\x7f", "?"), (b"\x9b31m", "?31m"),
                            (b"\xc2\x9b31m", "??31m"), (b"\xc2\x85", "??"),
                            ("Käse".encode(), "Käse")):
            self.refused("solve", name, says=f"{shown}: there is no such file")

    def test_later_bad_lines_get_error_records_of_their_own(self):
        lines = [b"1,2/0,3", b"1,2/3,3", b'say "\\ \t\x01', b"\xff\xc3\xa9", b"1\0", b"9" * 70000,
                 b"1,2/0,3"]
        code, records = cli.solve("-", input=b"\n".join(lines))
        self.assertEqual(code, 2)
        self.assertEqual([r["status"] for r in records], ["optimal"] + ["error"] * 5 + ["optimal"])
        for number, record in list(enumerate(records, 1))[1:6]:
            self.assertEqual(list(record), ["board", "status", "message", "line"])
            self.assertEqual(record["line"], number)
            self.assertTrue(record["message"])
        self.assertIn("appears twice", records[1]["message"])
        self.assertEqual([r["board"] for r in records[2:5]],
                         ['say "\\ \t\x01', "\ufffd\u00e9", "1\0"])
        self.assertIn("longer than", records[5]["message"])

    def test_a_text_error_record_names_the_line(self):
        result = cli.run("solve", "-", input="1,2/0,3\n1,2/3\n")
        self.assertEqual(result.code, 2)
        self.assertRegex(result.out.splitlines()[1], r"\Aline 2: error: row 2, column 2: ")
        self.assertEqual(result.err, "")

    def test_an_error_outweighs_an_unsolvable_board(self):
        code, _ = cli.solve("-", input="2,1/3,0\nx\n2,1/3,0\n")
        self.assertEqual(code, 2)

    def test_a_goal_of_another_size_is_refused_or_an_error_record(self):
        goal = "1,2,3/4,5,6/7,8,0"
        self.refused("solve", "--goal", goal, "1,2/3,0", says="goal is 3x3")
        code, records = cli.solve("-", "--goal", goal, input=goal + "\n1,2/3,0\n")
        self.assertEqual((code, [r["status"] for r in records]), (2, ["optimal", "error"]))
        self.assertIn("goal is 3x3", records[1]["message"])

    def test_a_bad_goal_is_refused_before_anything_is_read(self):
        self.refused("solve", "--goal", "zigzag", "-", says="zigzag")
        self.refused("solve", "--goal", "1,2/3,3", "-", says="appears twice")
        self.refused("solve", "--goal", "", "-", says="goal")

    def test_sizes_out_of_range_are_refused(self):
        wide = ",".join(map(str, range(33))) + "/" + ",".join(map(str, range(33, 66)))
        self.refused("solve", wide, says="32")
        self.refused("solve", "1/0", says="2")
        for size in ("1x4", "33x4", "4x", "4", "x", "-4x4", "4x4x4", "99999999999x4"):
            self.refused("scramble", "--size", size, says=size)


if __name__ == "__main__":
    unittest.main()
