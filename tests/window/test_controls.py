"""Keys of one's own: bound on the controls page by keys alone and by the pointer alone, there again after
a restart, and good for sliding."""

import os

import game
import model

BOARD = "1,2,3/4,5,6/7,0,8"  # the 8 is to go left
FINGERS = "1,2,3/4,0,5/7,8,6"
CONTROLS = (142, 239)  # in a window of 1280x800, as it is opened
FOUR = (808, 173)  # the button that sets four keys in one go
MORE_LEFT = (845, 280)  # one more key for sliding left


class Controls(game.WindowTest):
    settings = "guided = on\nslide-ms = 0\n"

    def kept(self):
        path = os.path.join(os.path.dirname(game.settings_file(self.home)), "controls.txt")
        if not os.path.exists(path):
            return []
        with open(path) as file:
            return file.read().splitlines()

    def open_settings(self):
        playing = self.start()
        playing.open_by_keys("settings")
        return playing

    def wait_kept(self, playing, line):
        playing.wait(lambda: line in self.kept(), line)

    def slide_with(self, key, way="L"):
        """In a game that is started anew."""
        playing = self.start_board(BOARD)
        playing.keys(key)
        saved = playing.wait_saved(lambda saved: saved.steps, "a slide")
        self.assertEqual([letter for letter, _, _ in saved.steps], [way])
        playing.quit()

    def test_a_key_is_bound_by_keys_alone(self):
        playing = self.open_settings()
        playing.keys("Down", "Down", "Return")
        playing.still()
        playing.keys("Tab", "Down", "Down", "Return")
        playing.still()
        playing.keys("j")
        self.wait_kept(playing, "slide-left place J")
        self.assertEqual(self.kept()[0], "slidewise-controls 1")
        playing.quit()
        self.slide_with("j")

    def test_a_key_is_bound_by_the_pointer(self):
        playing = self.open_settings()
        playing.click(CONTROLS)
        playing.still()
        playing.click(MORE_LEFT)
        playing.still()
        playing.keys("k")
        self.wait_kept(playing, "slide-left place K")
        playing.quit()
        self.slide_with("k")

    def test_four_keys_in_one_go(self):
        playing = self.open_settings()
        playing.click(CONTROLS)
        playing.still()
        playing.click(FOUR)
        playing.still()
        playing.keys("i", "j", "k", "l")
        self.wait_kept(playing, "slide-right place L")
        playing.quit()
        playing = self.start_board(FINGERS)
        playing.keys("j", "i")
        saved = playing.wait_saved(lambda saved: saved.solved, "the goal")
        self.assertEqual([letter for letter, _, _ in saved.steps], ["L", "U"])
        playing.quit()
