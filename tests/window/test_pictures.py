"""Drops files on the window, good ones and bad ones, as a file manager does."""

import os
import unittest

import files
import game
import model

BOARD = "1,2,3/4,5,6/7,0,8"


class Pictures(game.WindowTest):
    def test_a_dropped_picture_lies_on_the_tiles(self):
        playing = self.start_board(BOARD)
        before = playing.still()
        path = files.write(self.home, "my holiday 100%.png", files.colours(60, 40))
        self.drop(playing, path)
        saved = playing.wait_saved(lambda saved: saved.style == "picture", "the picture")
        self.assertRegex(saved.picture, r"^own/my holiday 100%25-[0-9a-f]{16}\.png$")
        os.remove(path)  # the game has a copy
        self.assertEqual((saved.numbers, saved.board), (False, model.parse(BOARD)))
        playing.changed(before)
        playing.keys("n")
        playing.wait_saved(lambda saved: saved.numbers, "numbers on the picture")
        playing.quit()
        again = self.start()
        again.keys("Return", "n")
        again.wait_saved(lambda saved: not saved.numbers, "no numbers on the picture")
        self.assertEqual(again.saved().style, "picture")
        again.quit()

    def test_a_picture_dropped_on_the_title_is_played(self):
        playing = self.start()
        self.drop(playing, files.write(self.home, "picture.png", files.colours(64, 64)))
        playing.wait_saved(lambda saved: saved.style == "picture", "a game with the picture")
        playing.keys("Left", "Right", "Up", "Down")
        playing.wait_saved(lambda saved: saved.moves > 0, "a move")
        playing.quit()

    def test_a_picture_dropped_on_an_auto_solve_lies_on_the_tiles(self):
        playing = self.start_board(BOARD)
        path = files.write(self.home, "picture.png", files.colours(64, 64))
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        self.drop(playing, path)
        playing.wait_saved(lambda saved: saved.style == "picture", "the picture")
        playing.quit()

    def test_a_bad_file_is_refused_and_the_game_goes_on(self):
        playing = self.start_board(BOARD)
        for count, path in enumerate(files.bad_pictures(self.home), 1):
            seen = playing.still()
            self.drop(playing, path)
            playing.changed(seen)  # by what is said about the file
            playing.play("D" if count % 2 else "U")
            saved = playing.wait_saved(lambda saved: saved.moves == count, f"a move after {path}")
            self.assertEqual((saved.style, saved.picture), ("numbers", None), path)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
