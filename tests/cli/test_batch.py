"""Many boards: one stream of them, and a stream split over processes by GNU parallel."""

import itertools
import json
import os
import resource
import shutil
import subprocess
import tempfile
import unittest

import cli

STREAM = 20000 if cli.SANITIZED else 200000
MEGABYTE = 1 << 20


def easy_boards(count):
    """Boards that are a move or two from home, no two neighbours the same."""
    boards = ("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,0/7,8,6", "1,2,3/4,0,5/7,8,6")
    return itertools.islice(itertools.cycle(boards), count)


def peak_of(command, **options):
    """Runs it, and returns the most memory that a process of it held, in bytes."""
    script = ("import resource, subprocess, sys; code = subprocess.call(sys.argv[1:]); "
              "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr); "
              "sys.exit(code)")
    result = subprocess.run(["python3", "-c", script, *command], stderr=subprocess.PIPE, timeout=200,
                            check=True, **options)
    return 1024 * int(result.stderr.split()[-1])


class Batch(unittest.TestCase):
    @unittest.skipIf(cli.SANITIZED, "sanitizers need more address space than this leaves")
    def test_more_jobs_than_there_is_room_for_are_done_by_fewer_threads(self):
        boards = "".join(board + "\n" for board in easy_boards(500))
        for megabytes in (100, 300, 500):  # 64 stacks of 8 MB are more than each of these
            limit = (megabytes * MEGABYTE, megabytes * MEGABYTE)
            result = subprocess.run(
                [cli.PROGRAM, "solve", "--format", "json", "--jobs", "64", "-"], text=True,
                input=boards, capture_output=True, timeout=100,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit))
            self.assertEqual((result.returncode, result.stderr), (0, ""), megabytes)
            self.assertEqual(len(cli.records(result.stdout)), 500)

    def test_a_long_stream_needs_no_more_memory_than_a_short_one_and_keeps_its_order(self):
        command = [cli.PROGRAM, "solve", "--format", "json", "-"]
        peaks = []
        with tempfile.TemporaryDirectory() as folder:
            source, target = os.path.join(folder, "boards"), os.path.join(folder, "records")
            for count in (1000, STREAM):
                with open(source, "w") as file:
                    file.writelines(board + "\n" for board in easy_boards(count))
                with open(source) as boards, open(target, "w") as records:
                    peaks.append(peak_of(command, stdin=boards, stdout=records))
            with open(target) as records:
                for count, (line, board) in enumerate(zip(records, easy_boards(STREAM)), 1):
                    self.assertTrue(line.startswith(f'{{"board":"{board}","status":"'), line)
        self.assertEqual(count, STREAM)
        if not cli.SANITIZED:  # a sanitizer keeps what was freed
            self.assertLess(peaks[1], peaks[0] + 2 * MEGABYTE, peaks)

    def test_boards_of_two_sizes_in_turn_are_all_answered(self):
        boards = [cli.run("scramble", "--size", size, "--seed", "1", "--count", "40").out.split()
                  for size in ("4x3", "3x5")]
        stream = [board for pair in zip(*boards) for board in pair]
        for extra in ([], ["--wait-tables"]):
            code, records = cli.solve("-", *extra, input="\n".join(stream))
            self.assertEqual((code, [r["board"] for r in records]), (0, stream))
            self.assertEqual({r["status"] for r in records}, {"optimal"})

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_boards_split_by_gnu_parallel_give_the_records_of_a_single_run(self):
        boards = cli.run("scramble", "--size", "3x3", "--seed", "3", "--count", "500").out

        def answers(out):
            records = [json.loads(line) for line in out.splitlines()]
            return [(r["board"], r["status"], r["moves"]) for r in records]
        split = subprocess.run(["parallel", "--will-cite", "--pipe", "-N", "60", "-k", "-j", "2",
                                cli.PROGRAM, "solve", "--format", "json", "--jobs", "1", "-"],
                               input=boards, capture_output=True, text=True, timeout=120, check=True)
        self.assertEqual(answers(split.stdout),
                         answers(cli.run("solve", "--format", "json", "-", input=boards).out))


if __name__ == "__main__":
    unittest.main()
