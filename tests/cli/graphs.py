"""Reads written state graphs with other people's parsers, and makes them again from the rules."""

import collections
import csv
import functools
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import cli

FORMATS = ("csv", "dot", "graphml", "json")
GRAPHML = "{http://graphml.graphdrawing.org/xmlns}"
WORDS = {"U": "UP", "R": "RIGHT", "D": "DOWN", "L": "LEFT"}

# nodes: board -> (h, distance); edges: (from, to) -> label; the distance is None where the goal cannot
# be reached.
Graph = collections.namedtuple("Graph", "nodes edges")


def written(*args):
    result = cli.run("graph", *args)
    assert (result.code, result.err) == (0, ""), result
    return result.out


def once(pairs):
    """A dict of the pairs, none of whose keys appears twice."""
    pairs = list(pairs)
    result = dict(pairs)
    assert len(result) == len(pairs), "something appears twice"
    return result


def number(text):
    return int(text) if text not in ("", None) else None


def read_csv(*args):
    nodes, edges = (list(csv.DictReader(io.StringIO(written(*args, "--format", "csv", "--part",
                                                            part)), strict=True))
                    for part in ("nodes", "edges"))
    assert all(edge["cost"] == "1" for edge in edges)
    return Graph(once((node["board"], (int(node["h"]), number(node["distance"])))
                      for node in nodes),
                 once(((edge["from"], edge["to"]), edge["label"]) for edge in edges))


def read_json(*args):
    graph = json.loads(written(*args, "--format", "json"))
    assert all(edge["cost"] == 1 for edge in graph["edges"])
    return Graph(once((node["board"], (node["h"], node["distance"])) for node in graph["nodes"]),
                 once(((edge["from"], edge["to"]), edge["label"]) for edge in graph["edges"]))


def read_graphml(*args):
    """As the GraphML primer says: keys are declared, with their types, and ids are NMTOKENs."""
    root = ElementTree.fromstring(written(*args, "--format", "graphml").encode())
    keys = {key.get("id"): key for key in root.findall(GRAPHML + "key")}
    graph = root.find(GRAPHML + "graph")
    assert root.tag == GRAPHML + "graphml" and graph.get("edgedefault") == "directed"

    def data(element):
        kind = element.tag.removeprefix(GRAPHML)
        values = {}
        for item in element.findall(GRAPHML + "data"):
            key = keys[item.get("key")]
            assert key.get("for") == kind
            values[key.get("attr.name")] = {"int": int, "string": str}[key.get("attr.type")](
                item.text)
        return values

    nodes = once((node.get("id"), data(node)) for node in graph.findall(GRAPHML + "node"))
    assert all(re.fullmatch(r"[\w.:-]+", name) for name in nodes)
    edges = [(nodes[edge.get("source")]["board"], nodes[edge.get("target")]["board"], data(edge))
             for edge in graph.findall(GRAPHML + "edge")]
    assert all(edge["cost"] == 1 for _, _, edge in edges)
    return Graph(once((node["board"], (node["h"], node.get("distance"))) for node in nodes.values()),
                 once(((tail, head), edge["label"]) for tail, head, edge in edges))


GVPR = r"""
BEG_G { printf("graph %s %d %s\n", $.name, isDirect($G), $G.goal); }
N { printf("node|%s|%s|%s\n", $.name, $.h, $.distance); }
E { printf("edge|%s|%s|%s|%s\n", $.tail.name, $.head.name, $.label, $.cost); }
"""


def read_dot(*args):
    """Graphviz reads it, without a layout, and its stream editor tells what it has read."""
    text = written(*args, "--format", "dot")
    result = subprocess.run(["gvpr", GVPR], input=text.encode(), capture_output=True, timeout=60,
                            check=True)
    assert result.stderr == b"", result.stderr
    first, *lines = result.stdout.decode().splitlines()
    assert first.startswith("graph slidewise-graph 1 1 "), first
    rows = [line.split("|") for line in lines]
    nodes = [row[1:] for row in rows if row[0] == "node"]
    edges = [row[1:] for row in rows if row[0] == "edge"]
    assert all(cost == "1" for *_, cost in edges)
    return Graph(once((board, (int(h), number(distance))) for board, h, distance in nodes),
                 once(((tail, head), label) for tail, head, label, _ in edges))


READERS = {"csv": read_csv, "dot": read_dot, "graphml": read_graphml, "json": read_json}


def manhattan(board, goal):
    home = {tile: (y, x) for y, row in enumerate(goal) for x, tile in enumerate(row)}
    return sum(abs(y - home[tile][0]) + abs(x - home[tile][1])
               for y, row in enumerate(board) for x, tile in enumerate(row) if tile != 0)


def label(board, letter):
    after = cli.move(board, letter)
    y, x = cli.blank(after)
    return f"{WORDS[letter]}({board[y][x]})"


distances = functools.cache(cli.distances)


def expected(boards, goal):
    """The graph of these boards, by nothing but the rules."""
    boards, known = set(boards), distances(goal)
    nodes = {cli.write(board): (manhattan(board, goal), known.get(board)) for board in boards}
    edges = {(cli.write(board), cli.write(cli.move(board, letter))): label(board, letter)
             for board in boards for letter in cli.STEPS if cli.move(board, letter) in boards}
    return Graph(nodes, edges)


def peak(*args):
    """Runs the program, without its output, and returns the most memory that it held, in bytes."""
    script = ("import resource, subprocess, sys; code = subprocess.call(sys.argv[1:]); "
              "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr); "
              "sys.exit(code)")
    result = subprocess.run([sys.executable, "-c", script, cli.PROGRAM, *args], timeout=120,
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
    return 1024 * int(result.stderr.split()[-1])


class Folder:
    """A folder for files of a test, which goes with it."""

    def __init__(self, test):
        folder = tempfile.TemporaryDirectory()
        test.addCleanup(folder.cleanup)
        self.path = folder.name

    def file(self, name):
        return os.path.join(self.path, name)

    def write(self, name, data):
        with open(self.file(name), "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        return self.file(name)

    def names(self):
        return sorted(os.listdir(self.path))
