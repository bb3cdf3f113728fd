import collections
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import time
import unittest
import xml.parsers.expat

import cli
import graphs

STANDARD = "1,2,3/4,5,6/7,8,0"
CELL_LIMIT = "they may have up to 10 cells"
have_graphviz = unittest.skipUnless(shutil.which("dot"), "graphviz is not installed")


def arrangements(columns, rows):
    for tiles in itertools.permutations(range(columns * rows)):
        yield tuple(tiles[i:i + columns] for i in range(0, len(tiles), columns))


class Content(unittest.TestCase):
    """Every format says what the rules say: all nodes, all edges, nothing else."""

    def check(self, graph_format, wanted, *args):
        found = graphs.READERS[graph_format](*args)
        self.assertEqual(found.nodes, wanted.nodes)
        self.assertEqual(found.edges, wanted.edges)

    def check_whole(self, graph_format):
        for columns, rows, goal in ((2, 2, "1,2/3,0"), (3, 2, "1,2,3/4,5,0"),
                                    (2, 3, "5,1/0,2/4,3")):
            wanted = graphs.expected(arrangements(columns, rows), cli.parse(goal))
            self.assertEqual(sum(distance is None for _, distance in wanted.nodes.values()) * 2,
                             len(wanted.nodes))
            self.check(graph_format, wanted, "--size", f"{columns}x{rows}", "--goal", goal)

    def check_ball(self, graph_format):
        goal, centre = cli.standard(4, 2), cli.parse("7,6,0,1/2,4,5,3")
        for depth in (0, 1, 8):
            near = [board for board, far in graphs.distances(centre).items() if far <= depth]
            self.check(graph_format, graphs.expected(near, goal), "--from", cli.write(centre),
                       "--depth", str(depth))

    def test_csv(self):
        self.check_whole("csv")
        self.check_ball("csv")

    def test_json(self):
        self.check_whole("json")
        self.check_ball("json")

    def test_graphml(self):
        self.check_whole("graphml")
        self.check_ball("graphml")

    @have_graphviz
    def test_dot(self):
        self.check_whole("dot")
        self.check_ball("dot")

    @have_graphviz
    def test_graphviz_lays_a_part_out(self):
        text = graphs.written("--from", STANDARD, "--depth", "4", "--format", "dot")
        result = subprocess.run(["dot", "-Tplain"], input=text.encode(), capture_output=True,
                                timeout=60, check=True)
        kinds = collections.Counter(line.split()[0] for line in result.stdout.decode().splitlines())
        # A tree of 1 + 2 + 4 + 8 + 16 boards: the shortest way around is 12 moves long.
        self.assertEqual((kinds["node"], kinds["edge"]), (31, 60))
        self.assertIn(b"RIGHT(8)", result.stdout)


class Whole3x3(unittest.TestCase):
    """362,880 nodes, half of them out of the goal's reach, and 967,680 edges."""

    def check(self, nodes, unreachable, edges):
        self.assertEqual((nodes, unreachable, edges), (362880, 181440, 967680))

    def test_csv(self):
        nodes = graphs.written("--size", "3x3", "--format", "csv", "--part", "nodes").splitlines()
        edges = graphs.written("--size", "3x3", "--format", "csv", "--part", "edges").splitlines()
        self.assertEqual((nodes[0], edges[0]), ("board,h,distance", "from,to,label,cost"))
        self.check(len(nodes) - 1, sum(line.endswith(",") for line in nodes), len(edges) - 1)
        self.assertIn(f'"{STANDARD}",0,0', nodes)
        self.assertIn('"6,4,7/8,5,0/3,2,1",21,31', nodes)
        self.assertEqual(max(int(line.rsplit(",", 1)[1] or 0) for line in nodes[1:]), 31)

    def test_json(self):
        count = collections.Counter()

        def see(item):
            count.update(item.keys() & {"board", "label"})
            count["unreachable"] += "distance" in item and item["distance"] is None

        json.loads(graphs.written("--size", "3x3", "--format", "json"), object_hook=see)
        self.check(count["board"], count["unreachable"], count["label"])

    def test_graphml(self):
        count = collections.Counter()
        parser = xml.parsers.expat.ParserCreate()
        parser.StartElementHandler = lambda name, keys: count.update([name, keys.get("key")])
        parser.Parse(graphs.written("--size", "3x3", "--format", "graphml").encode(), True)
        self.assertEqual((count["board"], count["h"], count["label"]), (362880, 362880, 967680))
        self.check(count["node"], count["node"] - count["distance"], count["edge"])

    def test_dot(self):
        text = graphs.written("--size", "3x3", "--format", "dot")
        self.check(text.count(" [h="), text.count('distance=""'), text.count(" -> "))

    def test_no_format_needs_50_megabytes(self):
        for args in (["csv", "--part", "nodes"], ["csv", "--part", "edges"], ["dot"], ["graphml"],
                     ["json"]):
            self.assertLess(graphs.peak("graph", "--size", "3x3", "--format", *args), 50e6, args)


class Options(unittest.TestCase):
    def refused(self, *args, says):
        result = cli.run("graph", *args)
        self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), result)
        self.assertIn(says, result.err)

    def test_parts_narrow_what_is_written(self):
        both = json.loads(graphs.written("--size", "2x2", "--format", "json"))
        for part in ("nodes", "edges"):
            one = json.loads(graphs.written("--size", "2x2", "--format", "json", "--part", part))
            self.assertEqual(one, {"format": both["format"], "goal": both["goal"],
                                   part: both[part]})
            dot = graphs.written("--size", "2x2", "--format", "dot", "--part", part)
            self.assertEqual((dot.count(" [h="), dot.count(" -> ")),
                             (24, 0) if part == "nodes" else (0, 48))
        nodes = graphs.written("--size", "2x2", "--format", "graphml", "--part", "nodes")
        self.assertEqual((nodes.count("<node"), nodes.count("<edge")), (24, 0))

    def test_the_size_is_that_of_the_boards_given_or_3x3(self):
        csv = ("--format", "csv", "--part", "nodes")
        self.assertEqual(len(graphs.written(*csv).splitlines()), 362881)
        self.assertEqual(len(graphs.written(*csv, "--goal", "1,2,3/4,5,0").splitlines()), 721)
        self.assertEqual(len(graphs.written(*csv, "--from", "1,2/3,0", "--depth", "6")
                             .splitlines()), 13)

    def test_distances_can_be_left_out(self):
        args = ("--from", "1,2/3,0", "--depth", "1", "--no-distances")
        csv = graphs.written(*args, "--format", "csv", "--part", "nodes").splitlines()
        self.assertEqual(csv, ["board,h", '"1,2/3,0",0', '"1,2/0,3",1', '"1,0/3,2",1'])
        for name in ("dot", "graphml", "json"):
            self.assertNotIn("distance", graphs.written(*args, "--format", name))

    def test_distances_of_larger_boards_are_those_that_solve_proves(self):
        for size, depth in (("4x3", 6), ("4x4", 3)):
            centre = cli.run("scramble", "--size", size, "--moves", "30", "--seed", "4").out.strip()
            nodes = graphs.read_csv("--from", centre, "--depth", str(depth)).nodes
            code, records = cli.solve("-", "--engine", "optimal", input="\n".join(nodes))
            self.assertEqual(code, 0)
            self.assertEqual({r["board"]: r["moves"] for r in records},
                             {board: distance for board, (_, distance) in nodes.items()})

    def test_boards_that_cannot_reach_the_goal_have_no_distance(self):
        swapped = "2,1,3,4/5,6,7,8/9,10,11,12/13,14,15,0"
        nodes = graphs.read_csv("--from", swapped, "--depth", "2").nodes
        self.assertEqual({distance for _, distance in nodes.values()}, {None})

    def test_above_16_cells_distances_have_to_be_left_out(self):
        board = cli.write(cli.standard(32, 32))
        args = ("--from", board, "--depth", "1", "--format", "csv", "--part")
        self.refused(*args, "nodes", says="--no-distances")
        self.assertEqual(graphs.written(*args, "nodes", "--no-distances").count("\n"), 4)
        self.assertEqual(graphs.written(*args, "edges").count("\n"), 5)

    def test_a_graph_that_is_too_large_is_refused_before_anything_is_written(self):
        for size in ("4x3", "4x4", "32x32"):
            self.refused("--size", size, "--format", "json", says=CELL_LIMIT)
        self.refused("--from", cli.write(cli.standard(32, 32)), "--depth", "1000", "--no-distances",
                     "--format", "json", says="more than 130055 boards lie within 1000 moves")

    def test_what_is_missing_or_does_not_fit_is_told(self):
        self.refused(says="--format csv, dot, graphml or json is needed")
        self.refused("--format", "csv", says="--format csv needs --part nodes or --part edges")
        self.refused("--format", "xml", says="csv, dot, graphml, json")
        self.refused("--format", "graphml", "--part", "edges", says="edges need their nodes")
        self.refused("--format", "dot", "--from", STANDARD, says="--from and --depth need each")
        self.refused("--format", "dot", "--depth", "3", says="--from and --depth need each other")
        self.refused("--format", "dot", "--depth", "-1", "--from", STANDARD, says="0 to 1000")
        self.refused("--format", "dot", "--from", "1,2/3,3", "--depth", "1", says="--from: row 2")
        self.refused("--format", "dot", "--from", "1,2/3,0", "--depth", "1", "--size", "3x3",
                     says="--size is 3x3, but the board of --from is 2x2")
        self.refused("--format", "dot", "--goal", "1,2/3,0", "--size", "3x3", says="2x2")
        self.refused("--format", "dot", "--to", STANDARD, says="--to needs --load")
        self.refused("--format", "dot", STANDARD, says="nothing but options")


class Output(unittest.TestCase):
    def setUp(self):
        self.folder = graphs.Folder(self)
        self.path = self.folder.file("graph")

    def test_a_file_gets_what_standard_output_would(self):
        for name in ("dot", "graphml", "json"):
            result = cli.run("graph", "--size", "3x2", "--format", name, "-o", self.path)
            self.assertEqual(result, (0, "", ""))
            with open(self.path) as file:
                self.assertEqual(file.read(), graphs.written("--size", "3x2", "--format", name))
        self.assertEqual(self.folder.names(), ["graph"])

    def test_a_disk_that_is_full_leaves_the_old_file(self):
        self.folder.write("graph", "old")
        command = f"ulimit -f 100; trap '' XFSZ; exec '{cli.PROGRAM}' graph --format json -o graph"
        result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60,
                                cwd=self.folder.path)
        self.assertEqual((result.returncode, result.stdout), (2, b""))
        self.assertEqual(result.stderr, b"graph: cannot write it: File too large\n")
        with open(self.path) as file:
            self.assertEqual(file.read(), "old")
        self.assertEqual(self.folder.names(), ["graph"])

    def test_a_full_device_is_told_and_not_replaced(self):
        for redirect in (">/dev/full", "-o /dev/full"):
            command = f"exec '{cli.PROGRAM}' graph --size 3x2 --format json {redirect}"
            result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60)
            self.assertEqual(result.returncode, 2)
            self.assertIn(b"No space left on device", result.stderr)
        self.assertFalse(os.path.isfile("/dev/full"))

    def test_what_cannot_be_written_is_told(self):
        for path, says in ((self.folder.path, "Is a directory"),
                           (self.folder.file("no/graph"), "No such file or directory")):
            result = cli.run("graph", "--size", "2x2", "--format", "dot", "-o", path)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertTrue(result.err.startswith(path + ": "), result.err)
            self.assertIn(says, result.err)

    def test_ctrl_c_leaves_no_trace(self):
        with cli.start("graph", "--size", "5x2", "--format", "graphml", "-o", self.path) as process:
            until = time.monotonic() + 30
            while not self.folder.names() and time.monotonic() < until:
                time.sleep(0.01)
            self.assertRegex(self.folder.names()[0], r"^graph\.tmp-")
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.communicate(timeout=30), (b"", b""))
        self.assertEqual(process.returncode, 130)
        self.assertEqual(self.folder.names(), [])

    def test_a_closed_pipe_ends_it_quietly(self):
        command = f"'{cli.PROGRAM}' graph --size 5x2 --format csv --part edges | head -n2"
        result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60)
        self.assertEqual(result.stderr, b"")
        self.assertTrue(re.fullmatch(rb'from,to,label,cost\n"[0-9,/]+","[0-9,/]+",\w+\(\d\),1\n',
                                     result.stdout))


if __name__ == "__main__":
    unittest.main()
