"""What is allowed, and what happens where the system gives less: never a crash, never a false claim."""

import os
import resource
import subprocess
import tempfile
import unittest

import cli

MB = 1 << 20
KORF = os.path.join(cli.ROOT, "tests", "data", "korf100.txt")
LEARNED = os.path.join(cli.ROOT, "tests", "data", "deepcubea24.txt")
BLANK_FIRST = tuple(tuple(range(4 * row, 4 * row + 4)) for row in range(4))
SAID = {"optimal": True, "solved": True, "limit": False, "memory-limit": False, "error": False}


def published(path, columns, before):
    """Pairs of the shortest length that is known and the board, the shortest first."""
    found = []
    with open(path, encoding="ascii") as file:
        for line in file:
            words = line.split() if not line.startswith("#") else []
            if words:
                tiles = list(map(int, words[before:]))
                rows = [tiles[at:at + columns] for at in range(0, len(tiles), columns)]
                found.append((int(words[1]), cli.write(rows)))
    return sorted(found)


EASY = published(KORF, 4, 2)[:4]
FIVE = [pair for pair in published(LEARNED, 5, 3) if pair[0] > 0][:2]


def run_within(bytes_of_address_space, *args, input=""):
    """With so much that the process can map, as `ulimit -v` sets it."""
    def limit():
        if bytes_of_address_space:
            resource.setrlimit(resource.RLIMIT_AS, (bytes_of_address_space,) * 2)
    with tempfile.TemporaryDirectory(prefix="slidewise-") as cache:  # no files of tables
        done = subprocess.run([cli.PROGRAM, *args], input=input.encode(), capture_output=True,
                              timeout=250, preexec_fn=limit,
                              env={**os.environ, "XDG_CACHE_HOME": cache})
    return cli.Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def peak_of(*args, input=""):
    """The most memory that the process held, in bytes; and its exit status."""
    with tempfile.TemporaryFile() as file, tempfile.TemporaryDirectory() as cache:
        file.write(input.encode())
        file.seek(0)
        process = subprocess.Popen([cli.PROGRAM, *args], stdin=file, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL,
                                   env={**os.environ, "XDG_CACHE_HOME": cache})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss * 1024, process.returncode


@unittest.skipIf(cli.SANITIZED, "a sanitizer maps more than any limit")
class Scarce(unittest.TestCase):
    """Under a limit on address space, from where the program starts at all."""

    MORE_MB = (0, 2, 4, 8, 16, 32, 64, 128, 256)

    @classmethod
    def setUpClass(cls):
        cls.least = next(mb for mb in range(4, 4000, 4) if run_within(
            mb * MB, "scramble", "--size", "3x3").code == 0)

    def check_record(self, record, boards, goal):
        self.assertIn(record["status"], SAID)
        if record["status"] == "error":
            self.assertTrue(record["message"])
            return
        known = next(length for length, board in boards if board == record["board"])
        self.assertLessEqual(record["lower_bound"] or 0, known)
        self.assertEqual(record["moves"] is not None, SAID[record["status"]])
        if record["moves"] is not None:
            self.assertEqual(cli.replay(cli.parse(record["board"]), record["solution"]), goal)
            self.assertGreaterEqual(record["moves"], known)
        if record["status"] == "optimal":
            self.assertEqual(record["moves"], known)

    def check(self, boards, goal, *args):
        """Returns how many records told a solution, of all limits together."""
        told = 0
        for more in self.MORE_MB:
            with self.subTest(megabytes=self.least + more, args=args):
                result = run_within((self.least + more) * MB, "solve", "--format", "json", *args,
                                    "-", input="".join(board + "\n" for _, board in boards))
                self.assertIn(result.code, (0, 1, 2))
                records = cli.records(result.out)
                for record in records:
                    self.check_record(record, boards, goal)
                told += sum(record["status"] in ("optimal", "solved") for record in records)
                if len(records) < len(boards):  # it did not begin, and says why
                    self.assertEqual((result.code, len(records)), (2, 0))
                    self.assertIn("slidewise solve: ", result.err)
        return told

    def test_proofs(self):
        goal = ("--goal", "blank-first")
        self.assertGreater(self.check(EASY, BLANK_FIRST, *goal), len(EASY))
        self.assertGreater(self.check(EASY, BLANK_FIRST, *goal, "--wait-tables"), len(EASY))

    def test_named_searches(self):
        for algorithm in "astar", "bidirectional", "bfs", "idastar":
            self.check(EASY[:2], BLANK_FIRST, "--goal", "blank-first", "--algorithm", algorithm,
                       "--jobs", "2", "--nodes", "3000000")

    def test_improving(self):
        self.assertGreater(self.check(FIVE, cli.standard(5, 5), "--nodes", "100000"), len(FIVE))
        self.check(FIVE, cli.standard(5, 5), "--engine", "anytime", "--nodes", "100000",
                   "--time-ms", "1000000", "--threads", "2")

    def test_making_tables(self):
        codes = []
        for more in self.MORE_MB:
            result = run_within((self.least + more) * MB, "tables", "build", "4x4")
            codes.append(result.code)
            self.assertIn(result.code, (0, 2))
            self.assertEqual("kept" in result.out, result.code == 0)
            self.assertEqual("slidewise tables build: " in result.err, result.code == 2)
        self.assertIn(2, codes)


@unittest.skipIf(cli.SANITIZED, "a sanitizer takes memory of its own")
class Allowed(unittest.TestCase):
    """The process as a whole: what was allowed, a tenth, and 20 MB."""

    def check(self, megabytes, *args, input=""):
        peak, code = peak_of(*args, "--memory", str(megabytes), input=input)
        self.assertIn(code, (0, 1), args)
        self.assertLessEqual(peak, (1.1 * megabytes + 20) * MB, args)

    def test_searches_keep_to_it(self):
        five = "".join(board + "\n" for _, board in FIVE)
        seven = cli.run("scramble", "--size", "7x7", "--seed", "1").out
        for megabytes in 16, 48:
            self.check(megabytes, "solve", "--algorithm", "astar", "-", input=five)
            self.check(megabytes, "solve", "--nodes", "1000000", "--jobs", "2", "-", input=five + seven)
            self.check(megabytes, "solve", "--wait-tables", "--nodes", "200000", "--engine",
                       "optimal", "-", input=five)

    def test_making_tables_keeps_to_it(self):
        for megabytes in 16, 100:
            self.check(megabytes, "tables", "build", "4x4")

    def test_more_is_never_smaller_tables(self):
        """By the bytes of the last tier that is listed."""
        last = []
        for memory in "16", "32", "100", "small", "500", "normal", "1000", "large", "huge", "8192":
            rows = cli.run("tables", "list", "--memory", memory, "4x4").out.split("\n\n")[0]
            last.append(float(rows.splitlines()[-1].split()[1]))
        self.assertEqual(last, sorted(last))
        self.assertLess(last[0], last[-1])


class Words(unittest.TestCase):
    def refused(self, *args):
        result = cli.run(*args)
        self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), args)
        self.assertIn("--memory takes small, normal, large, huge or megabytes from 16 to 8192",
                      result.err)

    def test_words_and_megabytes_are_understood(self):
        for memory in "small", "normal", "large", "huge", "16", "100", "8192":
            code, [record] = cli.solve("--memory", memory, "1,2,3/4,5,6/0,7,8")
            self.assertEqual((code, record["status"], record["moves"]), (0, "optimal", 2))

    def test_others_are_refused(self):
        for memory in ("15", "8193", "0", "-16", "+64", "64MB", "64 ", "1e3", "1000000000000",
                       "99999999999999999999", "", "Normal", "tiny"):
            self.refused("solve", "--memory", memory, "1,2/0,3")
        self.refused("tables", "list", "--memory", "8193")
        self.refused("tables", "build", "--memory", "all", "4x4")


if __name__ == "__main__":
    unittest.main()
