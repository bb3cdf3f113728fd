"""Games in other hands than those of a keyboard and a mouse: what a test presses and clicks, a pad or a finger does
(hands_in_window.c)."""

import os
import subprocess

import game

PROGRAM = os.environ["SLIDEWISE_HANDS"]

# The pad's buttons that mean what these keys do.
BUTTONS = {"Up": "dpup", "Down": "dpdown", "Left": "dpleft", "Right": "dpright", "Return": "a", "Escape": "b",
           "Tab": "leftstick", "space": "back"}


class Held(game.Game):
    program, stdin = PROGRAM, subprocess.PIPE

    def do(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()


class ByPad(Held):
    def keys(self, *names, delay=5):
        """Ctrl+Q alone is a key: it ends a test."""
        for name in names:
            if name == "ctrl+q":
                super().keys(name)
            else:
                self.do(BUTTONS[name])


class ByTouch(Held):
    def click(self, place):
        _, _, width, height = self.geometry()
        self.do(f"tap {place[0] / width:f} {place[1] / height:f}")
