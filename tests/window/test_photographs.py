"""Photographs are opened from the list of files and put together: one from a telephone, which lies on its
side, a panorama and a tall one, by the keyboard alone and by the pointer alone."""

import os
import subprocess
import unittest

import files
import game
import model

OPEN = (1212, 114)   # beside the field that finds a picture
START = (328, 726)   # below the picture
FIRST = (600, 164)   # row of the list of files


class Photographs(game.WindowTest):
    settings = game.WindowTest.settings + "size = 3x2\n"

    def make(self, name, data):
        """Where the list of files begins."""
        folder = os.path.join(self.home, "pictures")
        os.makedirs(folder)
        files.write(folder, name, data)

    def put_together(self, playing, name, slide):
        saved = playing.wait_saved(lambda saved: (saved.picture or "").startswith(f"own/{name}-"),
                                   "a game with a copy of the picture")
        playing.still()
        slide(playing, saved.board, model.solve(saved.board))
        playing.wait_saved(lambda saved: saved.solved, "the picture to be put together")
        playing.quit()

    def by_keys(self, playing, _, way):
        playing.play(way, delay=60)

    def by_pointer(self, playing, board, way):
        cells = playing.board()
        for letter in way:
            playing.click(cells.cell(*model.source(board, letter)))
            board = model.move(board, letter)
            playing.wait_saved(lambda saved: saved.board == board, "the tile to slide")

    def play_by_keys(self, name):
        playing = self.start()
        playing.open_by_keys("pictures")
        before = playing.look()
        playing.keys("Tab", "Return")
        playing.changed(before)
        playing.still()
        playing.keys(*name[:4], "Return")
        playing.still()
        playing.keys("shift+Tab", "Return")
        self.put_together(playing, name, self.by_keys)

    def play_by_pointer(self, name):
        playing = self.start()
        playing.click(game.middle(playing.title()["pictures"]))
        playing.still()
        playing.click(OPEN)
        playing.still()
        playing.click(FIRST)
        playing.still()
        playing.click(START)
        self.put_together(playing, name, self.by_pointer)

    def make_telephone(self):
        """It is stored on its side, and EXIF says so."""
        self.make("telephone.jpg", turned())

    def test_one_from_a_telephone_by_the_keyboard(self):
        self.make_telephone()
        self.play_by_keys("telephone")

    def test_one_from_a_telephone_by_the_pointer(self):
        self.make_telephone()
        self.play_by_pointer("telephone")

    def test_a_panorama_by_the_keyboard(self):
        self.make("panorama.png", files.colours(1600, 500))
        self.play_by_keys("panorama")

    def test_a_panorama_by_the_pointer(self):
        self.make("panorama.png", files.colours(1600, 500))
        self.play_by_pointer("panorama")

    def test_a_tall_one_by_the_keyboard(self):
        self.make("tall.png", files.colours(500, 1600))
        self.play_by_keys("tall")

    def test_a_tall_one_by_the_pointer(self):
        self.make("tall.png", files.colours(500, 1600))
        self.play_by_pointer("tall")


def turned():
    """A photograph of 1200x900 whose EXIF has orientation 6: it is to be seen as 900x1200."""
    plain = subprocess.run(["convert", "-size", "1200x900", "gradient:teal-orange", "-quality", "90",
                            "jpeg:-"], check=True, capture_output=True).stdout
    orientation = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    segment = b"\xff\xe1" + (len(orientation) + 2).to_bytes(2, "big") + orientation
    return plain[:2] + segment + plain[2:]


if __name__ == "__main__":
    unittest.main()
