import re
import unittest

import cli
import graphs

GOAL = "1,2,3/4,5,6/7,8,0"
HARDEST = "6,4,7/8,5,0/3,2,1"


def parts(name):
    return ["--part", "edges"] if name == "csv" else []


class Load(unittest.TestCase):
    def setUp(self):
        self.folder = graphs.Folder(self)

    def graph(self, name, *args):
        return self.folder.write(name, graphs.written(*args, "--format", name, *parts(name)))

    def path(self, file, start, goal):
        """The shortest path that the file holds, replayed; None where it says that there is none."""
        result = cli.run("graph", "--load", file, "--from", start, "--to", goal)
        self.assertEqual(result.err, "")
        if result.code == 1:
            self.assertEqual(result.out, "no path\n")
            return None
        self.assertEqual(result.code, 0)
        first, *boards = result.out.splitlines()
        count, letters = re.fullmatch(r"(\d+) moves?: ([UDLR]*)", first).groups()
        self.assertEqual((int(count), boards[0]), (len(letters), start))
        board = cli.parse(start)
        for letter, line in zip(letters, boards[1:], strict=True):
            label = graphs.label(board, letter)
            board = cli.move(board, letter)
            self.assertEqual(line, f"{label} {cli.write(board)}")
        self.assertEqual(cli.write(board), goal)
        return len(letters)

    def test_a_path_is_as_short_as_the_solvers(self):
        starts = cli.run("scramble", "--size", "3x3", "--seed", "8", "--count", "2").out.split()
        code, records = cli.solve("-", input="\n".join([HARDEST, GOAL, *starts]))
        self.assertEqual((code, [record["moves"] for record in records[:2]]), (0, [31, 0]))
        file = self.graph("csv", "--size", "3x3")
        for record in records:
            self.assertEqual(self.path(file, record["board"], GOAL), record["moves"])
        for name in ("dot", "graphml", "json"):
            self.assertEqual(self.path(self.graph(name, "--size", "3x3"), HARDEST, GOAL), 31)

    def test_any_board_may_be_the_end(self):
        boards = sorted(cli.distances(cli.standard(3, 2)))
        for name in graphs.FORMATS:
            file = self.graph(name, "--size", "3x2")
            for goal in boards[::97]:
                distances = graphs.distances(goal)
                for start in boards[::83]:
                    self.assertEqual(self.path(file, cli.write(start), cli.write(goal)),
                                     distances[start])

    def test_where_no_path_leads_it_is_told(self):
        for name in graphs.FORMATS:
            file = self.graph(name, "--size", "2x2")
            self.assertIsNone(self.path(file, "1,2/3,0", "2,1/3,0"))
            self.assertEqual(self.path(file, "1,2/3,0", "0,3/2,1"), 6)

    def test_a_part_is_searched_as_it_stands(self):
        """Two boards at the rim of a ball, which a shorter path joins outside it."""
        centre = cli.standard(4, 4)
        file = self.graph("json", "--from", cli.write(centre), "--depth", "6")
        ways = ("RRRDDD", "DDDRRR")
        start, goal = (cli.replay(centre, way) for way in ways)
        self.assertEqual(self.path(file, cli.write(start), cli.write(goal)), 12)
        self.assertEqual(cli.solve("--goal", cli.write(goal), cli.write(start))[1][0]["moves"], 12)

    def test_a_removed_edge_is_not_used(self):
        text = graphs.written("--size", "2x2", "--format", "csv", "--part", "edges")
        file = self.folder.write("whole", text)
        self.assertEqual(self.path(file, "1,2/3,0", "1,2/0,3"), 1)
        lines = [line for line in text.splitlines(True)
                 if not line.startswith('"1,2/3,0","1,2/0,3"')]
        file = self.folder.write("less", "".join(lines))
        self.assertEqual(self.path(file, "1,2/3,0", "1,2/0,3"), 11)
        self.assertEqual(self.path(file, "1,2/0,3", "1,2/3,0"), 1)

    def test_standard_input_can_be_loaded(self):
        text = graphs.written("--size", "2x2", "--format", "json")
        args = ("graph", "--load", "-", "--from", "1,2/0,3", "--to", "1,2/3,0")
        self.assertEqual(cli.run(*args, input=text),
                         (0, "1 move: L\n1,2/0,3\nLEFT(3) 1,2/3,0\n", ""))
        self.assertTrue(cli.run(*args, input="?").err.startswith("<stdin>:1: "))


class Refusals(unittest.TestCase):
    def setUp(self):
        self.folder = graphs.Folder(self)

    def refused(self, text, line, says):
        file = self.folder.write("graph", text)
        result = cli.run("graph", "--load", file, "--from", "1,2/3,0", "--to", "1,2/0,3")
        self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), result)
        self.assertTrue(result.err.startswith(f"{file}:{line}: "), (line, result.err))
        self.assertIn(says, result.err)

    def test_nodes_alone_are_refused(self):
        for name in graphs.FORMATS:
            text = graphs.written("--size", "2x2", "--format", name, "--part", "nodes")
            self.refused(text, len(text.splitlines()), "a path needs edges")

    def test_what_is_no_graph_is_refused(self):
        for text in ("hello\n", "\n", "{}\n", '{"nodes":[],"edges":[]}\n', "digraph {}\n", "\0\0\0",
                     b"\xff\xfe", '<?xml version="1.0"?>\n', "board,h\r\r\n", "from,to\n",
                     'digraph "slidewise-graph 2" {\n'):
            self.refused(text, 1, "begins like this")
        self.refused("x" * 100000 + "\n", 1, "longer than 16384 bytes")

    def test_an_empty_file_is_refused(self):
        file = self.folder.write("graph", "")
        result = cli.run("graph", "--load", file, "--from", GOAL, "--to", GOAL)
        self.assertEqual(result, (2, "", f"{file}: the graph ends too early\n"))

    def test_a_graph_that_was_cut_short_is_refused(self):
        for name in ("dot", "graphml", "json"):
            lines = graphs.written("--size", "2x2", "--format", name).splitlines(True)
            for count in range(1, len(lines)):
                self.refused("".join(lines[:count]), count, "ends too early")

    def test_a_line_that_was_left_out_or_doubled_is_told(self):
        for name in graphs.FORMATS:
            lines = graphs.written("--size", "2x2", "--format", name, *parts(name)).splitlines(True)
            for at in range(len(lines)):
                double = lines[:at + 1] + lines[at:]
                self.refused("".join(double), at + 2, "")
            for at in (0, 1) if name != "csv" else (0,):
                self.refused("".join(lines[:at] + lines[at + 1:]), at + 1, "")

    def test_each_damaged_sign_is_told_or_makes_no_difference(self):
        """One sign of one line after the other is changed: no other path may come out."""
        for name in graphs.FORMATS:
            text = graphs.written("--from", "1,2/3,0", "--depth", "1", "--format", name, *parts(name))
            lines = text.splitlines(True)
            for at, line in enumerate(lines):
                for place in range(0, len(line) - 1, 35 if cli.SANITIZED else 7):
                    damaged = line[:place] + "~" + line[place + 1:]
                    self.refused("".join(lines[:at] + [damaged] + lines[at + 1:]), at + 1, "")

    def test_an_edge_that_is_no_move_is_told(self):
        head = "from,to,label,cost\n"
        good = '"1,2/3,0","1,2/0,3",RIGHT(3),1\n'
        for bad, says in (('"1,2/3,0","1,2/0,3",RIGHT(2),1', "'RIGHT(2)' is no move"),
                          ('"1,2/3,0","1,2/0,3",LEFT(3),1', "'LEFT(3)' is no move"),
                          ('"1,2/3,0","1,2/0,3",RIGHT(0),1', "'RIGHT(0)' is no move"),
                          ('"1,2/3,0","1,2/0,3",RIGHT(),1', "'RIGHT()' is no move"),
                          ('"1,2/3,0","1,2/0,3",HGIR(3),1', "'HGIR(3)' is no move"),
                          ('"1,2/3,0","1,2/0,3",RIGHT(99999999999),1', "is no move"),
                          ('"1,2/3,0","1,0/3,2",RIGHT(3),1', "RIGHT(3) does not lead there"),
                          ('"1,2/3,0","1,2/3,0",RIGHT(3),1', "RIGHT(3) does not lead there"),
                          ('"1,2/3,0","1,0/3,2",DOWN(2),2', "no such line"),
                          ('"1,2/3,3","1,0/3,2",DOWN(2),1', "tile 3 appears twice"),
                          ('"1,2/3,00","1,0/3,2",DOWN(2),1', "should be written 1,2/3,0"),
                          ('"1,2,3/4,5,0","1,2,0/4,5,3",DOWN(3),1', "3x2, but those before are 2x2"),
                          (good.strip(), "was there already"),
                          ("", "no such line"), ("{", "no such line")):
            self.refused(head + good + bad + "\n", 3, says)

    def test_a_node_that_is_wrong_is_told(self):
        lines = graphs.written("--size", "2x2", "--format", "graphml").splitlines(True)
        first = next(at for at, line in enumerate(lines) if line.startswith("<node"))

        def damaged(at, old, new):
            self.assertIn(old, lines[at])
            return "".join(lines[:at] + [lines[at].replace(old, new)] + lines[at + 1:])

        self.refused(damaged(first + 1, '"n1"', '"n2"'), first + 2, "node n2 should be n1")
        self.refused(damaged(first + 1, "0,1/3,2", "0,1/2,3"), first + 2, "is a node already")
        self.refused(damaged(first + 1, "<data key=\"h\">2", "<data key=\"h\">99999999999"),
                     first + 2, "'99999999999' is no number")
        edge = first + 24
        self.refused(damaged(edge, 'source="n0"', 'source="n24"'), edge + 1, "there is no node n24")
        self.refused(damaged(edge, 'target="', 'target="1'), edge + 1, "")

    def test_a_comma_too_many_or_too_few_is_told(self):
        lines = graphs.written("--size", "2x2", "--format", "json").splitlines(True)
        for at, line in enumerate(lines[:-1]):
            if line.endswith("},\n"):
                less = lines[:at] + [line[:-2] + "\n"] + lines[at + 1:]
                self.refused("".join(less), at + 2, "a ',' missing before this line")
            elif line.endswith("}\n"):
                more = lines[:at] + [line[:-1] + ",\n"] + lines[at + 1:]
                self.refused("".join(more), at + 2, "a ',' too many before this line")

    def test_boards_that_are_not_in_the_graph_are_told(self):
        file = self.folder.write("graph", graphs.written("--size", "2x2", "--format", "dot"))
        for option in ("--from", "--to"):
            boards = {"--from": "1,2/3,0", "--to": "1,2/3,0", option: GOAL}
            result = cli.run("graph", "--load", file, *sum(boards.items(), ()))
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn(f"the board of {option} is not in the graph", result.err)

    def test_a_file_that_cannot_be_read_is_told(self):
        for path, says in ((self.folder.file("none"), "there is no such file"),
                           (self.folder.path, "Is a directory")):
            result = cli.run("graph", "--load", path, "--from", GOAL, "--to", GOAL)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertTrue(result.err.startswith(f"{path}: "), result.err)
            self.assertIn(says, result.err)

    def test_load_needs_its_boards_and_nothing_else(self):
        for args, says in ((["--from", GOAL], "--load needs --from and --to"),
                           (["--to", GOAL], "--load needs --from and --to"),
                           (["--from", "1,2", "--to", GOAL], "--from: "),
                           (["--from", GOAL, "--to", "x/y"], "--to: "),
                           (["--from", GOAL, "--to", GOAL, "--format", "csv"], "only --from and")):
            result = cli.run("graph", "--load", "graph", *args)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn(says, result.err)


if __name__ == "__main__":
    unittest.main()
