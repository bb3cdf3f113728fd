import os
import re
import tempfile
import unittest
import zlib

import cli

FOLDER = os.path.join(cli.ROOT, "assets", "sets")
DATA = os.path.join(cli.ROOT, "tests", "data")
COLUMNS = ["name", "board", "length", "proof", "published", "nodes", "version", "solution"]
KEYS = ["title", "goal", "metric", "boards", "length", "crc32"]
NAMES = [name[:-4] for name in sorted(os.listdir(FOLDER)) if name.endswith(".csv")]


# A reader of its own, by docs/FORMATS.md

def read(path):
    """(head, remarks, rows) of a set: a dictionary, lines, and a dictionary for each board."""
    with open(path, "rb") as file:
        data = file.read()
    assert data.endswith(b"\n") and b"\r" not in data
    lines = data.decode("utf-8").split("\n")[:-1]
    assert lines[0] == "# slidewise-set 1"
    head = dict(re.fullmatch(r"# (\w+): (.+)", line).groups() for line in lines[1:1 + len(KEYS)])
    assert list(head) == KEYS, head
    columns = lines.index(",".join(COLUMNS))
    remarks = lines[1 + len(KEYS):columns]
    assert all(line.startswith("#") for line in remarks)
    rows = [dict(zip(COLUMNS, line.split(","), strict=True)) for line in lines[columns + 1:]]
    behind = "".join(line + "\n" for line in lines[columns + 1:]).encode()
    head["own crc32"] = f"{zlib.crc32(behind):08x}"
    for row in rows:
        for key in ("length", "nodes"):
            row[key] = int(row[key])
        row["published"] = int(row["published"] or 0)
        row["moves"] = "".join(letter * int(times or 1)
                               for letter, times in re.findall(r"([UDLR])(\d*)", row["solution"]))
        row["rows"] = [[int(tile) for tile in line.split(" ")] for line in row["board"].split("/")]
    return head, remarks, rows


def size_of(row):
    return len(row["rows"][0]), len(row["rows"])


def goal_of(head, row):
    """The tiles of the goal; the sets that come with the program have no other goals."""
    columns, rows = size_of(row)
    tiles = list(range(1, columns * rows))
    return {"standard": tiles + [0], "blank-first": [0] + tiles}[head["goal"]]


def replay(row):
    """The tiles after the solution; None where a move leaves the board."""
    columns, rows = size_of(row)
    tiles = sum(row["rows"], [])
    blank = tiles.index(0)
    for letter in row["moves"]:  # the tile's direction: it comes from the other side of the blank
        down, right = {"U": (1, 0), "D": (-1, 0), "L": (0, 1), "R": (0, -1)}[letter]
        y, x = blank // columns + down, blank % columns + right
        if not (0 <= y < rows and 0 <= x < columns):
            return None
        tiles[blank], tiles[y * columns + x] = tiles[y * columns + x], 0
        blank = y * columns + x
    return tiles


def is_even(tiles, goal):
    """Of the permutation that takes tiles to goal, by its cycles."""
    place = {tile: cell for cell, tile in enumerate(goal)}
    seen, even = set(), True
    for start in range(len(tiles)):
        cell, length = start, 0
        while cell not in seen:
            seen.add(cell)
            cell = place[tiles[cell]]
            length += 1
        even ^= length > 0 and length % 2 == 0
    return even


def blank_steps(tiles, goal, columns):
    """How far the blank is from home, in moves."""
    a, b = tiles.index(0), goal.index(0)
    return abs(a // columns - b // columns) + abs(a % columns - b % columns)


def length_of(metric, moves):
    return len(moves) if metric == "moves" else len(re.findall(r"U+|D+|L+|R+", moves))


def sums(text):
    """The text with the right sums in its head."""
    head, behind = text.split(",".join(COLUMNS) + "\n")
    rows = behind.splitlines()
    total = sum(int(row.split(",")[2]) for row in rows)
    for key, value in (("boards", len(rows)), ("length", total), ("crc32", f"{zlib.crc32(behind.encode()):08x}")):
        head = re.sub(rf"(?m)^# {key}: .*$", f"# {key}: {value}", head)
    return head + ",".join(COLUMNS) + "\n" + behind


def detour(text):
    """The set with a move and its way back before every second solution."""
    lines = text.splitlines()
    for at in range(len(lines) - 1, lines.index(",".join(COLUMNS)), -2):
        fields = lines[at].split(",")
        board = cli.parse(fields[1].replace(" ", ","))
        step = next(pair for pair in ("UD", "DU", "LR", "RL") if cli.move(board, pair[0]) is not None)
        fields[2], fields[7] = str(int(fields[2]) + 2), step + fields[7]
        lines[at] = ",".join(fields)
    return sums("\n".join(lines) + "\n")


class Sandbox(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "set.csv")

    def put(self, text):
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)

    def get(self):
        with open(self.path, encoding="utf-8") as file:
            return file.read()

    def make(self, boards, *args):
        result = cli.run("sets", "make", *args, "-", input=boards)
        self.assertEqual(result.code, 0, result.err)
        self.put(result.out)
        return result.out


class Shipped(unittest.TestCase):
    def each(self):
        for name in NAMES:
            with self.subTest(name):
                yield name, *read(os.path.join(FOLDER, name + ".csv"))

    def test_there_are_those_that_researchers_compare_with(self):
        self.assertLessEqual({"4x4", "5x5-korf-felner", "oblong", "8x8", "10x10", "16x16", "24x24", "32x32"},
                             set(NAMES))
        self.assertEqual(len(read(os.path.join(FOLDER, "4x4.csv"))[2]), 1000)
        self.assertLess(sum(os.path.getsize(os.path.join(FOLDER, name + ".csv")) for name in NAMES), 1500000)

    def test_sums_are_right(self):
        for _, head, _, rows in self.each():
            self.assertEqual(int(head["boards"]), len(rows))
            self.assertEqual(int(head["length"]), sum(row["length"] for row in rows))
            self.assertEqual(head["crc32"], head["own crc32"])

    def test_every_solution_leads_to_the_goal_and_is_as_long_as_it_says(self):
        for _, head, _, rows in self.each():
            for row in rows:
                self.assertEqual(replay(row), goal_of(head, row), row["name"])
                self.assertEqual(length_of(head["metric"], row["moves"]), row["length"], row["name"])

    def test_every_board_has_the_goals_parity(self):
        for _, head, _, rows in self.each():
            for row in rows:
                tiles, goal = sum(row["rows"], []), goal_of(head, row)
                steps = blank_steps(tiles, goal, size_of(row)[0])
                self.assertEqual(is_even(tiles, goal), steps % 2 == 0, row["name"])
                self.assertEqual(len(row["moves"]) % 2, steps % 2, row["name"])

    def test_names_and_boards_are_there_once(self):
        for _, _, _, rows in self.each():
            for key in ("name", "board"):
                self.assertEqual(len({row[key] for row in rows}), len(rows))

    def test_boards_are_those_that_the_head_says_were_drawn(self):
        drawn = 0
        for _, _, remarks, rows in self.each():
            commands = re.findall(r"^# drawn: slidewise (scramble .*)$", "\n".join(remarks), re.M)
            if commands:
                boards = "".join(cli.run(*command.split()).out for command in commands).splitlines()
                self.assertEqual([cli.parse(board) for board in boards],
                                 [tuple(map(tuple, row["rows"])) for row in rows])
                drawn += 1
        self.assertGreater(drawn, 8)

    def test_published_lengths_and_boards_are_those_of_the_papers(self):
        for name, file, before in (("4x4-korf", "korf100.txt", 2), ("4x4-hardest", "hard15.txt", 2),
                                   ("5x5-korf-felner", "korf24-50.txt", 2), ("5x5-deepcubea", "deepcubea24.txt", 3)):
            with open(os.path.join(DATA, file), encoding="utf-8") as text:
                told = [[int(word) for word in line.split()] for line in text if not line.startswith("#")]
            rows = read(os.path.join(FOLDER, name + ".csv"))[2]
            self.assertEqual([(fields[1], fields[before:]) for fields in told],
                             [(row["published"], sum(row["rows"], [])) for row in rows])

    def test_nothing_is_shorter_than_was_published_and_proofs_agree(self):
        for _, _, _, rows in self.each():
            for row in rows:
                self.assertGreaterEqual(row["length"], row["published"])
                if row["proof"] == "proved" and row["published"]:
                    self.assertEqual(row["length"], row["published"], row["name"])

    def test_uniform_4x4_is_proved_and_as_long_as_others_found_it_on_average(self):
        """52.59 moves, with a deviation of about five from board to board: four deviations of the mean of 1,000."""
        rows = read(os.path.join(FOLDER, "4x4.csv"))[2]
        self.assertEqual({row["proof"] for row in rows}, {"proved"})
        self.assertAlmostEqual(sum(row["length"] for row in rows) / len(rows), 52.59, delta=0.65)

    def test_list_tells_the_same(self):
        result = cli.run("sets", "list")
        self.assertEqual((result.code, result.err), (0, ""))
        lines = []
        for name, head, _, rows in self.each():
            proved = sum(row["proof"] == "proved" for row in rows)
            more = sum(row["proof"] != "proved" and row["length"] == row["published"] for row in rows)
            lines.append(f"{name}: {len(rows)} boards, {head['length']} {head['metric']}, {proved} proved" +
                         (f", {more} more as published" if more else "") + f": {head['title']}")
        self.assertEqual(result.out.splitlines(), lines)

    def test_check_replays_them_all(self):
        result = cli.run("sets", "check", "--time-ms", "0")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(len(result.out.splitlines()), len(NAMES))
        for line in result.out.splitlines():
            self.assertTrue(line.endswith(": all replayed, 0 proved again, 0 not in the time given, 0 wrong"), line)


class Check(Sandbox):
    def setUp(self):
        super().setUp()
        head, columns, rows = self.shipped("oblong").partition(",".join(COLUMNS) + "\n")
        few = [row for row in rows.splitlines(True) if row.count("/") == 2][:4]  # 4x3
        self.text = sums(head + columns + "".join(few))
        self.first = self.text[:self.text.index(few[0])].count("\n") + 1  # the first row's line

    def shipped(self, name):
        with open(os.path.join(FOLDER, name + ".csv"), encoding="utf-8") as file:
            return file.read()

    def check(self, text, *args):
        self.put(text)
        return cli.run("sets", "check", *args, self.path)

    def edit(self, row, column, change):
        """The text with another value in a field, and right sums."""
        lines = self.text.split("\n")
        fields = lines[self.first - 1 + row].split(",")
        fields[COLUMNS.index(column)] = change(fields[COLUMNS.index(column)])
        lines[self.first - 1 + row] = ",".join(fields)
        return sums("\n".join(lines))

    def test_what_is_right_is_proved_again(self):
        result = self.check(self.text, "--time-ms", "60000")
        self.assertEqual(result.code, 0)
        self.assertRegex(result.out, r"\Aset: 4 boards, \d+ moves, 4 proved: all replayed, 4 proved again, "
                                     r"0 not in the time given, 0 wrong\n\Z")

    def test_a_length_that_the_solution_has_not_is_wrong(self):
        for by in (-2, 2, -1):
            result = self.check(self.edit(1, "length", lambda text: str(int(text) + by)))
            wrong = result.out.splitlines()[0]
            self.assertEqual(result.code, 1)
            self.assertRegex(wrong, re.escape(f"{self.path}:{self.first + 1}: board ") +
                             r"\d+: the solution has (\d+) moves, not (\d+)$")
            has, says = map(int, re.findall(r"\d+", wrong)[-2:])
            self.assertEqual(says, has + by)
            self.assertIn("3 proved again, 0 not in the time given, 1 wrong", result.out)

    def test_a_wrong_move_is_told(self):
        for move, says in (("R", "the moves do not end at the goal"), ("U", "leaves the board")):
            result = self.check(self.edit(2, "solution", lambda text, move=move: text + move))
            self.assertEqual(result.code, 1)
            self.assertTrue(result.out.startswith(f"{self.path}:{self.first + 2}: board "), result.out)
            self.assertIn(says, result.out.splitlines()[0])

    def test_a_board_that_is_another_is_wrong(self):
        swapped = self.edit(0, "board", lambda text: re.sub(r"\b(1|2)\b", lambda tile: str(3 - int(tile[0])), text))
        result = self.check(swapped)
        self.assertEqual(result.code, 1)
        self.assertIn(f"{self.path}:{self.first}: board ", result.out)

    def test_what_is_no_proof_is_found_out(self):
        text = self.make(cli.run("scramble", "--size", "3x2", "--seed", "1", "--count", "20").out)
        distance = cli.distances(cli.standard(3, 2))
        lied = sums(detour(text).replace(",best-known,", ",proved,"))
        result = self.check(lied)
        wrong = []
        for line, row in enumerate(read(self.path)[2], lied.count("\n") - 19):
            shortest = distance[tuple(map(tuple, row["rows"]))]
            if row["length"] > shortest:
                wrong.append(f"{self.path}:{line}: board {row['name']}: the shortest solution has {shortest} moves, "
                             f"not {row['length']}")
        self.assertEqual(result.code, 1)
        self.assertGreaterEqual(len(wrong), 10)
        self.assertEqual(result.out.splitlines()[:-1], wrong)

    def test_a_length_below_what_was_published_is_wrong(self):
        result = self.check(self.edit(0, "published", lambda text: "500"))
        self.assertEqual(result.code, 1)
        self.assertIn("are fewer than the 500 that were published", result.out)

    def test_a_damaged_copy_is_refused_and_its_row_named(self):
        result = self.check(self.text[:-1] + "U\n")
        self.assertEqual(result.code, 2)
        crc = self.text[:self.text.index("# crc32")].count("\n") + 1
        self.assertRegex(result.err.splitlines()[-1], re.escape(f"{self.path}:{crc}: crc32: that of the rows is ") +
                         "[0-9a-f]{8}, not [0-9a-f]{8}: the file is damaged")
        self.assertIn(f"{self.path}:{self.first + 3}: board ", result.out)

    def test_rows_that_are_lost_are_missed(self):
        lines = self.text.splitlines(True)
        result = self.check("".join(lines[:-1]))
        self.assertEqual(result.code, 2)
        self.assertIn(f"{self.path}:5: boards: there are 3, not 4", result.err)

    def test_what_is_malformed_is_named_by_its_line(self):
        row = self.first
        cases = [(1, "# slidewise-set 2", "this is no set of boards"), (2, "# titel: x", "'# title: '"),
                 (2, "# title: \x1b[2J", "control characters"),
                 (3, "# goal: middle", "a goal's name or a board"), (4, "# metric: steps", "moves or slides"),
                 (5, "# boards: many", "a number is expected"), (6, "", "'# length: '"),
                 (7, "# crc: 0", "'# crc32: '"), (row - 1, "name,board", "the columns are expected"),
                 (row, "1,2,3", "8 fields"), (row, self.text.splitlines()[row - 1] + ",", "8 fields")]
        for column, value, says in (("name", "a b", "name: "), ("name", "", "name: "), ("board", "1 2/3 3", "row 2"),
                                    ("length", "0", "length: "), ("length", "-4", "length: "),
                                    ("length", "1e3", "length: "), ("proof", "certain", "proof: proved or best-known"),
                                    ("published", "none", "published: "), ("nodes", "", "nodes: "),
                                    ("version", "", "version: "), ("solution", "URX", "X")):
            fields = self.text.splitlines()[row - 1].split(",")
            fields[COLUMNS.index(column)] = value
            cases.append((row, ",".join(fields), says))
        for line, instead, says in cases:
            lines = self.text.splitlines()
            lines[line - 1] = instead
            result = self.check("\n".join(lines) + "\n")
            self.assertEqual((result.code, result.out), (2, ""), instead)
            self.assertEqual(result.err.count("\n"), 1)
            self.assertTrue(result.err.startswith(f"{self.path}:{line}: "), result.err)
            self.assertIn(says, result.err)

    def test_no_name_is_there_twice(self):
        lines = self.text.splitlines(True)
        result = self.check("".join(lines + lines[-1:]))
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertIn(f"stands in line {len(lines)}, too", result.err)

    def test_a_text_without_boards_and_bytes_that_are_none_are_refused(self):
        for text in ("", "\n", "".join(self.text.splitlines(True)[:self.first - 1]),
                     "".join(self.text.splitlines(True)[:self.first - 2]), self.text + "\0", "x" * 5000):
            result = self.check(text)
            self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1))

    def test_a_set_that_is_not_there_is_named(self):
        for name in ("no-such-set", "no/such/set", "none.csv"):
            result = cli.run("sets", "check", name)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn(name, result.err)

    def test_one_set_that_is_wrong_does_not_hide_another(self):
        self.put(self.text)
        result = cli.run("sets", "check", "--time-ms", "0", "none.csv", self.path)
        self.assertEqual(result.code, 2)
        self.assertIn("set: 4 boards", result.out)


class Make(Sandbox):
    BOARDS = ("# drawn: by hand\n1 2 3/0 4 5\n\n5 4 3/2 1 0 = 21\n")

    def test_boards_become_a_set_with_solutions(self):
        self.make(self.BOARDS, "--title", "Two boards")
        head, remarks, rows = read(self.path)
        self.assertEqual((head["title"], head["goal"], head["metric"], remarks),
                         ("Two boards", "standard", "moves", ["# drawn: by hand"]))
        self.assertEqual([(row["name"], row["board"], row["proof"], row["published"]) for row in rows],
                         [("1", "1 2 3/0 4 5", "best-known", 0), ("2", "5 4 3/2 1 0", "best-known", 21)])
        for row in rows:
            self.assertEqual(replay(row), goal_of(head, row))
            self.assertEqual(row["version"], os.environ["SLIDEWISE_VERSION"])
        self.assertEqual(head["crc32"], head["own crc32"])

    def test_the_goal_and_the_metric_are_the_sets(self):
        self.make("1 0 2/3 4 5", "--goal", "blank-first", "--metric", "slides")
        head, _, [row] = read(self.path)
        self.assertEqual((head["goal"], head["metric"]), ("blank-first", "slides"))
        self.assertEqual(replay(row), goal_of(head, row))
        self.make("1 0 2/3 4 5", "--goal", "0,1,2/3,4,5")
        self.assertEqual(read(self.path)[0]["goal"], "0,1,2/3,4,5")
        self.assertEqual(cli.run("sets", "check", self.path).code, 0)

    def test_a_board_that_is_none_is_named(self):
        for text, says in (("1 2 3/4 5", "row 2"), ("2 1 3/4 5 0", "the goal cannot be reached"),
                           ("1 2 3/4 5 0", "the board is its goal"), ("1 2 3/4 0 5 = many", "published length"),
                           ("1 2 3/4 0 5 = 0", "published length")):
            result = cli.run("sets", "make", "-", input=f"1 2 3/0 4 5\n{text}\n")
            self.assertEqual((result.code, result.out), (2, ""), text)
            self.assertTrue(result.err.startswith("<stdin>:2: "), result.err)
            self.assertIn(says, result.err)
        self.assertIn("no board in it", cli.run("sets", "make", "-").err)

    def test_a_title_is_a_line(self):
        for title in ("", "a\nb", "a\x1b[2J", "x" * 96):
            result = cli.run("sets", "make", "--title", title, "-", input="1 2 3/0 4 5\n")
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("--title", result.err)


class Improve(Sandbox):
    def setUp(self):
        super().setUp()
        self.distance = cli.distances(cli.standard(3, 2))
        boards = sorted((board for board, moves in self.distance.items() if moves >= 18), key=cli.write)[::5]
        self.put(detour(self.make("".join(cli.write(board) + "\n" for board in boards))))

    def test_every_board_is_proved(self):
        before = read(self.path)[2]
        result = cli.run("sets", "improve", self.path)
        self.assertEqual((result.code, result.err), (0, ""))
        head, _, rows = read(self.path)
        self.assertEqual({row["proof"] for row in rows}, {"proved"})
        for row, old in zip(rows, before, strict=True):
            self.assertEqual(row["length"], self.distance[tuple(map(tuple, row["rows"]))])
            self.assertEqual(replay(row), goal_of(head, row))
            fewer = f", {old['length'] - row['length']} fewer" if old["length"] > row["length"] else ""
            self.assertIn(f"set: board {row['name']}: {row['length']} moves{fewer}, proved\n", result.out)
        self.assertGreater(result.out.count("fewer"), 3)
        self.assertEqual((head["length"], head["crc32"]), (str(sum(row["length"] for row in rows)), head["own crc32"]))
        self.assertEqual(cli.run("sets", "improve", self.path), (0, "", ""))

    def test_only_the_boards_of_those_names(self):
        result = cli.run("sets", "improve", self.path, "2", "3")
        self.assertEqual((result.code, result.out.count("\n")), (0, 2))
        self.assertEqual([row["name"] for row in read(self.path)[2] if row["proof"] == "proved"], ["2", "3"])
        before = self.get()
        result = cli.run("sets", "improve", self.path, "none")
        self.assertEqual(result, (2, "", f"{self.path}: there is no board 'none' in it\n"))
        self.assertEqual(self.get(), before)

    def test_what_is_as_short_as_published_is_searched_only_for_a_proof(self):
        self.make("1 2 3/4 0 5 = 1\n")
        self.assertEqual(cli.run("sets", "improve", self.path), (0, "", ""))
        result = cli.run("sets", "improve", "--engine", "optimal", self.path)
        self.assertEqual((result.code, result.out), (0, "set: board 1: 1 moves, proved\n"))

    def test_a_set_that_is_not_right_stays_as_it_is(self):
        text = self.get()
        for wrong in (text.replace("# crc32: ", "# crc32: 0"), sums(text[:-2] + "\n"), "hello\n"):
            self.put(wrong)
            result = cli.run("sets", "improve", self.path)
            self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1))
            self.assertTrue(result.err.startswith(self.path + ":"))
            self.assertEqual(self.get(), wrong)

    def test_a_set_is_read_by_others_still(self):
        os.chmod(self.path, 0o644)
        cli.run("sets", "improve", self.path)
        self.assertEqual(os.stat(self.path).st_mode & 0o777, 0o666 & ~self.umask())

    def umask(self):
        mask = os.umask(0)
        os.umask(mask)
        return mask


class Take(Sandbox):
    """The board is one move from its goal, by L, and the set has a longer way."""

    def setUp(self):
        super().setUp()
        text = self.make("1 2 3/4 0 5\n")
        fields = text.splitlines()[-1].split(",")
        fields[COLUMNS.index("solution")], fields[COLUMNS.index("length")] = "LRL", "3"
        self.text = sums(text.replace(text.splitlines()[-1], ",".join(fields)))
        self.put(self.text)

    def take(self, moves, *args, board="1"):
        return cli.run("sets", "take", *args, self.path, board, "-", input=moves)

    def test_a_shorter_solution_is_written(self):
        self.assertEqual(self.take("L\n"), (0, "set: board 1: 1 moves, 2 fewer\n", ""))
        head, _, [row] = read(self.path)
        self.assertEqual((row["length"], row["solution"], row["proof"], row["nodes"]), (1, "L", "best-known", 0))
        self.assertEqual((head["length"], head["crc32"]), ("1", head["own crc32"]))

    def test_the_blanks_letters_are_read(self):
        self.assertEqual(self.take("R", "--notation", "blank").code, 0)
        self.assertEqual(read(self.path)[2][0]["solution"], "L")

    def test_what_is_not_shorter_is_left(self):
        self.assertEqual(self.take("L R\nL\n"), (1, "set: board 1: 3 moves are not fewer than 3\n", ""))
        self.assertEqual(self.get(), self.text)

    def test_moves_that_do_not_solve_it_are_refused(self):
        for moves, says in (("", "do not end at the goal"), ("R", "do not end at the goal"),
                            ("RR", "move 2, R, leaves the board"), ("LX", "<stdin>:1: "), ("L\nL9?", "<stdin>:2: ")):
            result = self.take(moves)
            self.assertEqual((result.code, result.out), (2, ""), moves)
            self.assertTrue(result.err.startswith("<stdin>"), result.err)
            self.assertIn(says, result.err)
            self.assertEqual(self.get(), self.text)

    def test_a_board_or_file_that_is_not_there_is_named(self):
        self.assertIn("no board '7'", self.take("L", board="7").err)
        result = cli.run("sets", "take", self.path, "1", "/no/such/file")
        self.assertEqual((result.code, result.out), (2, ""))
        self.assertIn("/no/such/file", result.err)


class Usage(unittest.TestCase):
    def test_words_and_operands_are_asked_for(self):
        for args in ((), ("play",), ("improve",), ("take",), ("take", "4x4", "1"), ("make",), ("make", "a", "b"),
                     ("list", "--time-ms", "5"), ("check", "--engine", "auto"), ("improve", "--time-ms", "0", "4x4"),
                     ("check", "--memory", "little")):
            result = cli.run("sets", *args)
            self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), args)
            self.assertTrue(result.err.startswith("slidewise sets"), result.err)

    def test_help_is_the_same_behind_every_word(self):
        for word in ("list", "check", "improve", "take", "make"):
            self.assertEqual(cli.run("sets", word, "--help"), cli.run("sets", "--help"))


if __name__ == "__main__":
    unittest.main()
