"""What cannot be played is refused in one clear line, with status 2 and without a window."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest

import display
import files
import game


def link_of(path):
    """What it points to; None where the file was closed meanwhile."""
    try:
        return os.readlink(path)
    except FileNotFoundError:
        return None


class Refusals(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="slidewise-home-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def refused(self, *options, says, program=game.PROGRAM, screen=None):
        environment = game.environment(screen or "", self.home)
        if screen is None:
            del environment["DISPLAY"]
        result = subprocess.run([program, *options], env=environment, stdin=subprocess.DEVNULL,
                                capture_output=True, text=True, timeout=60)
        self.assertEqual((result.returncode, result.stdout), (2, ""), (options, result.stderr))
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        self.assertRegex(result.stderr, r"\Aslidewise: ")
        self.assertIn(says, result.stderr)

    def test_without_a_display(self):
        self.refused(says="display")
        self.refused("--size", "4x4", says="display")
        self.refused(screen=":no-such-display", says="display")

    def test_what_was_typed_reaches_no_terminal_as_a_command(self):
        self.refused("--\x1b[31m", says="'--?[31m'")
        self.refused("--\u009b31m", says="'--??31m'")
        self.refused("--image", "\x1b]0;title\x07.png", says="--image: ?]0;title?.png: ")

    def test_closed_standard_descriptors_are_not_given_to_other_files(self):
        queue = os.path.join(self.home, "boards")
        os.mkfifo(queue)
        keep = os.open(queue, os.O_RDWR)  # so that opening it waits for nobody
        self.addCleanup(os.close, keep)
        command = 'exec "$0" solve "$1" <&- >&- 2>&-'
        with subprocess.Popen(["sh", "-c", command, game.PROGRAM, queue]) as process:
            try:
                folder = f"/proc/{process.pid}/fd"
                self.wait_for_link(folder, queue)
                for number in "012":
                    self.assertEqual(os.readlink(os.path.join(folder, number)), os.devnull)
            finally:
                process.kill()

    def wait_for_link(self, folder, path):
        """Until one of the process's files, but those of the shell before it, is that one."""
        for _ in range(1000):
            links = [link_of(os.path.join(folder, name)) for name in os.listdir(folder)]
            if path in links:
                return
            time.sleep(0.01)
        self.fail(f"{path} was never opened: {links}")

    def test_sizes_and_numbers(self):
        for size in ("1x4", "4x1", "33x4", "4x33", "4", "x", "0x0", "-4x4", "4x4x4",
                     "99999999999999999999x4"):
            self.refused("--size", size, says="--size")
        for seed in ("-1", "x", "", "1.5", "99999999999999999999"):
            self.refused("--seed", seed, says="--seed")
        for scale in ("0", "49", "301", "big"):
            self.refused("--scale", scale, says="--scale")

    def test_boards_and_goals(self):
        self.refused("--board", "1,2,3/4,5,6/7,7,0", says="row 3, column 2")
        self.refused("--board", "1,2/3", says="--board")
        self.refused("--board", "", says="--board")
        self.refused("--board", "1,2,3/4,5,6/8,7,0", says="parity")
        self.refused("--goal", "zigzag", says="--goal")
        self.refused("--board", "1,2,3/4,5,6/7,0,8", "--goal", "1,2/3,0", says="--goal")

    def test_ids(self):
        self.refused("--id", "4x4-1-KRV3", says="--id: the check character does not fit")
        self.refused("--id", "4x4-1-RKV2", says="something is mistyped")
        self.refused("--id", "4x4-2-7M", says="another version of the generator")
        self.refused("--id", "4x4-B-J08W2-0DFKK", says="parity")
        for text in ("", "x", "4x4", "4x4-1-KRV2 ", "4x4-1-KUV2"):
            self.refused("--id", text, says="--id")

    def test_pictures(self):
        for path in files.bad_pictures(self.home):
            self.refused("--image", path, says=path)
        self.refused("--image", self.home, says="folder")
        self.refused("--image", os.path.join(self.home, "huge.png"), says="20000x20000")

    def test_files(self):
        self.refused("sovle", says="'sovle' is neither a verb nor an option nor a file")
        self.refused(self.home, says="folder")
        for path in files.bad_pictures(self.home):
            if os.path.exists(path):
                self.refused(path, says=path)
        self.refused(files.write(self.home, "game.replay", b"this is no replay\n"), says="game.replay:")
        self.refused(files.write(self.home, "mine.slidewise", b"slidewise-levels 1\nlevel\n"), says="mine.slidewise:")
        self.refused(files.write(self.home, "other.slidewise", b"this is no pack\n"), says="other.slidewise:1:")

    def test_levels(self):
        for name in ("corner", "nowhere/corner", "first-steps/no-such-level", "/", "../x/y"):
            self.refused("--level", name, says="level")

    def test_options(self):
        self.refused("--colour", says="--colour")
        self.refused("4x4", says="4x4")
        for option in ("--size", "--goal", "--seed", "--board", "--image", "--level", "--id",
                       "--scale"):
            self.refused(option, says=option)
        self.refused("--fullscreen", "--windowed", says="--windowed")
        self.refused("--board", "1,2/3,0", "--size", "2x2", says="--size")
        self.refused("--level", "first-steps/corner", "--seed", "1", says="--seed")
        self.refused("--id", "4x4-1-KRV2", "--size", "4x4", says="--size")

    def test_a_program_without_its_assets(self):
        folder = os.path.join(self.home, "bin")
        os.mkdir(folder)
        alone = shutil.copy(game.PROGRAM, folder)
        screen = display.Display()
        self.addCleanup(screen.close)
        self.refused(program=alone, screen=screen.name, says="'assets'")
        self.refused("--level", "first-steps/corner", program=alone, says="'levels'")


if __name__ == "__main__":
    unittest.main()
