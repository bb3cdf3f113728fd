"""Pictures that a decoder never comes to an end with: the game goes on meanwhile, and leaves nothing behind."""

import os
import signal
import unittest

import files
import game
from display import wait_for

BOARD = "1,2,3/4,5,6/7,0,8"


def endless(folder):
    """A small drawing of long lines in tiny dashes, which takes minutes to draw."""
    lines = " ".join(f"M0 {y} L100 {y + 1}" for y in range(20))
    return files.write(folder, "endless.svg", (
        "<svg width='100' height='100'><path fill='none' stroke='black' stroke-dasharray='0.001' "
        f"d='{lines}'/></svg>").encode())


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def children(parent):
    """The processes that decode for the game."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        fields = read(f"/proc/{name}/stat").rpartition(b")")[2].split()
        if len(fields) > 1 and int(fields[1]) == parent and b"--decode" in read(f"/proc/{name}/cmdline"):
            found.append(int(name))
    return found


def is_gone(process):
    fields = read(f"/proc/{process}/stat").rpartition(b")")[2].split()
    return not fields or fields[0] == b"Z"


class Decode(game.WindowTest):
    def child_of(self, playing):
        playing.wait(lambda: children(playing.process.pid), "a child that decodes")
        return children(playing.process.pid)[0]

    def test_the_game_with_a_hostile_picture_is_played(self):
        playing = self.start_board(BOARD, "--image", endless(self.home))
        child = self.child_of(playing)
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        self.assertFalse(is_gone(child), "the move waited for the picture")
        playing.wait(lambda: is_gone(child), "the end of the child", 30)
        playing.play("U")
        playing.wait_saved(lambda saved: saved.moves == 2, "another move")
        playing.quit()
        self.assertEqual(playing.saved().style, "numbers")

    def test_a_hostile_picture_that_is_dropped_changes_nothing(self):
        playing = self.start_board(BOARD)
        self.drop(playing, endless(self.home))
        child = self.child_of(playing)
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        self.assertFalse(is_gone(child), "the move waited for the picture")
        good = files.write(self.home, "good.png", files.colours(64, 64))
        self.drop(playing, good)
        saved = playing.wait_saved(lambda saved: saved.style == "picture", "the other picture")
        self.assertEqual(saved.moves, 1)
        self.assertTrue(is_gone(child))
        playing.quit()

    def test_no_child_outlives_a_game_that_is_left(self):
        playing = self.start_board(BOARD, "--image", endless(self.home))
        child = self.child_of(playing)
        playing.quit()
        self.assertTrue(is_gone(child))

    def test_no_child_outlives_a_game_that_is_killed(self):
        playing = self.start_board(BOARD, "--image", endless(self.home))
        child = self.child_of(playing)
        playing.process.send_signal(signal.SIGKILL)
        playing.process.wait()
        wait_for(lambda: is_gone(child), "the end of the child")


if __name__ == "__main__":
    unittest.main()
