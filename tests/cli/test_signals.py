import fcntl
import json
import select
import signal
import subprocess
import time
import unittest

import cli

QUICK = "1,2/0,3"
F_SETPIPE_SZ = 1031  # Linux; fcntl names it from Python 3.10 on


def hard_board():
    """Takes far longer to prove than any test waits."""
    return cli.run("scramble", "--size", "6x6", "--seed", "1").out.strip()


class Signals(unittest.TestCase):
    def interrupt(self, process, after):
        """SIGINT after some seconds; standard output, once the program has ended within a second."""
        cli.interrupt(process, after)
        began = time.monotonic()
        # The input stays open: its end must not end the program before the signal does.
        out, err = process.stdout.read(), process.stderr.read()
        process.wait(timeout=20)
        self.assertLess(time.monotonic() - began, 1.0)
        self.assertEqual((process.returncode, err), (130, b""))
        return out.decode()

    def test_ctrl_c_ends_a_search(self):
        with cli.start("solve", "--engine", "optimal", hard_board()) as process:
            self.assertEqual(self.interrupt(process, 0.5), "")

    def test_ctrl_c_ends_many_searches_and_leaves_whole_records(self):
        with cli.start("solve", "-", "--engine", "optimal", "--jobs", "4", "--format",
                       "json") as process:
            process.stdin.write((f"{QUICK}\n{QUICK}\n" + f"{hard_board()}\n" * 50).encode())
            process.stdin.flush()
            out = self.interrupt(process, 0.5)
        self.assertTrue(out.endswith("\n"))
        self.assertEqual([json.loads(line)["board"] for line in out.splitlines()], [QUICK, QUICK])

    def test_ctrl_c_ends_a_wait_for_tables(self):
        board = cli.run("scramble", "--size", "8x2", "--seed", "1").out.strip()
        with cli.start("solve", "--wait-tables", "--memory", "large", board) as process:
            self.assertEqual(self.interrupt(process, 0.3), "")

    def test_ctrl_c_ends_a_wait_for_input(self):
        with cli.start("solve", "-") as process:
            process.stdin.write(f"{QUICK}\n".encode())
            process.stdin.flush()
            self.assertIn(QUICK, process.stdout.readline().decode())
            self.assertEqual(self.interrupt(process, 0.2), "")

    def test_a_second_ctrl_c_ends_a_write_that_nobody_reads(self):
        board = cli.run("scramble", "--size", "32x32", "--seed", "1").out
        with cli.start("solve", "-") as process:
            fcntl.fcntl(process.stdout, F_SETPIPE_SZ, 4096)  # one record is longer than that
            process.stdin.write(board.encode())
            process.stdin.flush()
            self.assertTrue(select.select([process.stdout], [], [], 60)[0])
            process.send_signal(signal.SIGINT)
            time.sleep(0.3)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(timeout=5), -signal.SIGINT)

    def test_a_closed_pipe_ends_it_quietly(self):
        command = f"yes {QUICK} | {cli.PROGRAM} solve - --jobs 3 | head -n1"
        result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=20)
        self.assertEqual(result.stdout.count(b"\n"), 1)
        self.assertEqual(result.stderr, b"")

    def test_a_closed_pipe_ends_it_quietly_where_sigpipe_is_ignored(self):
        command = f"trap '' PIPE; (yes {QUICK} 2>&- | {cli.PROGRAM} solve - --jobs 3) | head -n1"
        result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=20)
        self.assertEqual(result.stdout.count(b"\n"), 1)
        self.assertEqual(result.stderr, b"")

    def test_a_full_device_is_told(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([cli.PROGRAM, "solve", QUICK], stdout=full,
                                    stderr=subprocess.PIPE, timeout=20)
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"No space left", result.stderr)


if __name__ == "__main__":
    unittest.main()
