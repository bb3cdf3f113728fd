"""The window on a Wayland desktop: as sharp as the screen, of the right size, and played by keys, by a
pointer and from the clipboard."""

import glob
import os
import subprocess
import unittest

import game
import model
import wayland

BOARD = "1,2,3/4,5,6/7,0,8"
SCREEN = 1560, 1080


class Wayland(game.WindowTest):
    @classmethod
    def setUpClass(cls):
        pass  # each test has a desktop of its own

    def start_on(self, scale, screen=SCREEN):
        self.display = wayland.Desktop(screen, scale)
        self.addCleanup(self.display.close)
        self.ground = self.display.read()[0][:4]
        playing = wayland.Game(self.display, self.home, "--board", BOARD)
        self.addCleanup(playing.kill)
        playing.wait_saved(lambda saved: saved.start == model.parse(BOARD), "the board to be saved")
        playing.wait(lambda: self.ground not in self.corners(), "a window that fills the screen")
        playing.still()
        return playing

    def corners(self):
        seen = self.display.read()
        return [pixel for row in (seen[0], seen[-1]) for pixel in (row[:4], row[-4:])]

    def drawn(self, playing):
        """The size of what the game draws, by a picture that it makes itself."""
        playing.keys("F12")
        path, = playing.wait(lambda: glob.glob(os.path.join(self.home, "pictures", "*.png")), "a picture")
        size = subprocess.run(["identify", "-format", "%w %h", path], capture_output=True, text=True,
                              check=True).stdout
        os.remove(path)
        return tuple(map(int, size.split()))

    def play_by_all_means(self, playing):
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move by a key")
        playing.still()
        playing.click(playing.board().cell(*model.source(playing.saved().board, "U")))
        playing.wait_saved(lambda saved: saved.moves == 2, "a move by the pointer")
        playing.keys("ctrl+c")  # SDL 2.26 hands a text over only once a button was pressed
        playing.wait(lambda: (self.display.copied() or "").startswith("3x3-"), "a copied ID")
        self.display.run("wl-copy", "4x4-1-KRV2")
        playing.wait(lambda: self.display.copied() == "4x4-1-KRV2", "the ID on the clipboard")
        playing.keys("ctrl+v")
        playing.wait_saved(lambda saved: len(saved.board) == 4, "the board of a pasted ID")

    def assert_sharp_and_played(self, scale, width, height):
        playing = self.start_on(scale)
        self.assertEqual(self.drawn(playing), SCREEN)
        self.play_by_all_means(playing)
        self.display.run("swaymsg", f"floating enable, resize set {width} {height}")
        playing.wait(lambda: self.ground in self.corners(), "a smaller window")
        playing.still()
        self.assertEqual(self.drawn(playing), (scale * width, scale * height))
        playing.keys("F11")
        playing.wait(lambda: self.ground not in self.corners(), "the whole screen")
        playing.still()
        self.assertEqual(self.drawn(playing), SCREEN)
        playing.quit()

    def test_it_is_as_sharp_as_the_screen(self):
        self.assert_sharp_and_played(1, 900, 700)

    def test_it_is_as_sharp_as_a_dense_screen(self):
        self.assert_sharp_and_played(2, 600, 500)

    def test_a_tile_that_is_smaller_than_a_window_should_be_is_filled(self):
        playing = self.start_on(2, (800, 700))
        self.assertEqual(self.drawn(playing), (800, 700))
        self.play_by_all_means(playing)
        playing.quit()

    def test_it_is_of_the_right_size_at_one_and_a_half(self):
        playing = self.start_on(1.5)
        self.play_by_all_means(playing)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
