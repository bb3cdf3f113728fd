"""A newcomer, who has no files: to a first win in at most twelve inputs, by keyboard alone and by pointer
alone, and from there to the next board with one more."""

import os
import shutil
import unittest

import game
import model

MOST = 12  # inputs

# Where things lie in a window of 1280x800.
START, NEXT = (844, 502), (940, 580)


class Welcome(game.WindowTest):
    def setUp(self):
        super().setUp()
        shutil.rmtree(os.path.join(self.home, "config"))

    def begin(self, press):
        """From the welcome into a first game: a board of 3x3 that is easy."""
        playing = self.start()
        playing.still()
        self.assertIsNone(playing.slots())  # the board beside the choices is no game
        press(playing)
        saved = playing.wait_saved(lambda saved: saved.start, "a first game")
        self.assertEqual((len(saved.start), len(saved.start[0])), (3, 3))
        self.assertEqual((saved.values["kind"], saved.values["path"]), ("easy", "1"))
        playing.still()
        return playing, saved

    def persimmon(self, playing):
        """Whether the filled button is there."""
        blue, green, red, _ = playing.around(NEXT, 1)[0][:4]
        return red > 220 and 110 < green < 160 and blue < 110

    def assert_next(self, playing):
        saved = playing.wait_saved(lambda saved: saved.values.get("path") == "2", "the next board")
        self.assertEqual((saved.values["kind"], saved.moves), ("easy", 0))
        playing.quit()

    def test_a_first_win_by_keyboard(self):
        playing, saved = self.begin(lambda playing: playing.keys("Return"))
        letters = model.solve(saved.start)
        self.assertLessEqual(1 + len(letters), MOST)
        playing.play(letters)
        playing.wait_saved(lambda saved: saved.board == model.standard(saved.start), "a win")
        playing.keys("Return")
        self.assert_next(playing)

    def test_a_first_win_by_pointer(self):
        playing, saved = self.begin(lambda playing: playing.click(START))
        letters = model.solve(saved.start)
        self.assertLessEqual(1 + len(letters), MOST)
        board, places = saved.start, playing.board()
        for moves, letter in enumerate(letters, 1):
            playing.click(places.cell(*model.source(board, letter)))
            board = model.move(board, letter)
            playing.wait_saved(lambda saved: saved.moves == moves, f"move {moves}")
        playing.wait(lambda: self.persimmon(playing), "the result's panel")
        playing.click(NEXT)
        self.assert_next(playing)

    def test_the_board_beside_the_choices_can_be_played_with_and_is_no_game(self):
        playing = self.start()
        before = playing.still()
        playing.keys("Left")
        playing.changed(before)
        playing.keys("Right", "Down", "Up", "Escape")
        playing.still()
        self.assertIsNone(playing.saved())
        playing.quit()
        again = self.start()  # who was here once is no newcomer
        again.still()
        again.keys("Return")
        again.wait_saved(lambda saved: saved.values["kind"] == "easy", "a game from the title")
        again.quit()


if __name__ == "__main__":
    unittest.main()
