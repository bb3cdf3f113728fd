"""Keyboards with other letters: what a key does goes by the Latin letter that is printed on it; where the keyboard
has none, by the one that an American keyboard has there."""

import os
import subprocess
import unittest

import display
import game

BOARD = "1,2,3,4,5,6,7,0/9,10,11,12,13,14,15,8"

# The number of each key, as the X server counts them, from the left.
ROWS = {24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
AMERICAN = {letter: first + i for first, letters in ROWS.items() for i, letter in enumerate(letters)}

# Where other keyboards print the letters that are pressed here.
FRENCH = AMERICAN | {"a": 24, "z": 25, "q": 38, "w": 52}
GERMAN = AMERICAN | {"z": 29, "y": 52}
DVORAK = AMERICAN | {"h": 44, "z": 61, "y": 28, "r": 32, "q": 53}

LAYOUTS = {"us": AMERICAN, "ru": AMERICAN, "gr": AMERICAN, "il": AMERICAN, "bg": AMERICAN, "ua": AMERICAN,
           "ir": AMERICAN, "ara": AMERICAN, "th": AMERICAN, "fr": FRENCH, "de": GERMAN, "us(dvorak)": DVORAK}


class Layouts(game.WindowTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(self.choose, "us")

    def choose(self, layout):
        name, _, variant = layout.partition("(")
        subprocess.run(["setxkbmap", "-layout", name, "-variant", variant.rstrip(")")], check=True,
                       timeout=display.SLOWEST, env={**os.environ, "DISPLAY": self.display.name})

    def play_all(self, playing, place):
        """A hint, a move, undo, redo, the start again, and the end, each by its letter."""
        playing.keys(place["h"])
        playing.wait_saved(lambda saved: saved.hints == 1, "a hint")
        playing.keys("Right")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.keys(f"ctrl+{place['z']}")
        playing.wait_saved(lambda saved: saved.moves == 0, "undo")
        playing.keys(f"ctrl+{place['y']}")
        playing.wait_saved(lambda saved: saved.moves == 1, "redo")
        playing.keys(f"ctrl+{place['r']}")
        playing.wait_saved(lambda saved: saved.moves == 0, "the start again")
        playing.quit(f"ctrl+{place['q']}")

    def test_keys_do_the_same_on_every_keyboard(self):
        for layout, place in LAYOUTS.items():
            with self.subTest(layout):
                self.choose(layout)
                self.play_all(self.start_board(BOARD), place)

    def test_the_keyboard_may_change_while_one_plays(self):
        playing = self.start_board(BOARD)
        self.choose("gr")
        self.play_all(playing, AMERICAN)


if __name__ == "__main__":
    unittest.main()
