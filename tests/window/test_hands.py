"""A whole game, a setting, a challenge and the lab by a pad alone, and by fingers alone: often the tests of the keyboard
and of the pointer, in other hands. Only a test's last keys, and those that learn where buttons lie, are keys."""

import unittest

import game
import hands
import model
import test_lab
import test_runs

BOARD = "1,2,3/4,0,6/7,5,8"
NEXT = (999, 595)  # of a result, in a window that is 1280 by 800


class Games(game.WindowTest):
    def press(self, playing, letters):
        playing.play(letters)

    def go_on(self, playing):
        playing.wait_result()
        playing.keys("Return")

    def test_a_game_and_the_next(self):
        playing = self.start_board(BOARD)
        self.press(playing, model.solve(playing.saved().board))
        playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.go_on(playing)
        saved = playing.wait_saved(lambda saved: not saved.solved, "the next board")
        self.press(playing, model.solve(saved.board))
        playing.wait_saved(lambda saved: saved.solved, "that one solved")
        playing.quit()

    def values(self):
        with open(game.settings_file(self.home)) as file:
            return file.read()

    def to_setting(self, playing):
        """By keys, or by what acts for them, to the first toggle: returns its place, and that of the settings."""
        settings = playing.open_by_keys("settings")["settings"]
        playing.keys("Tab")
        return settings, playing.wait(playing.ring, "the first setting")

    def test_a_setting(self):
        playing = self.start()
        before = self.values()
        self.set(playing)
        playing.wait(lambda: self.values() != before, "the setting to be kept")
        playing.quit()

    def set(self, playing):
        self.to_setting(playing)
        playing.keys("Return")


class GamesByPad(Games):
    Game = hands.ByPad


class RunByPad(test_runs.Runs):
    Game = hands.ByPad

    def assert_kept(self, playing, boards):
        super().assert_kept(playing, boards, way="gamepad")


class LabByPad(test_lab.Lab):
    Game = hands.ByPad

    def reach(self, playing, place):
        """From group to group; each was left there."""
        groups = 0
        while playing.ring() != place:
            self.assertLess(groups := groups + 1, 20)
            playing.tour("Tab")

    def test_a_search(self):
        playing = self.open()
        solve = playing.wait(playing.ring, "the focus on Solve")
        copy = playing.tour("Tab", "Right", "Tab", "Right", "Right")[-1]
        self.reach(playing, solve)
        playing.keys("Return")
        self.reach(playing, copy)
        row, = self.results(playing, lambda: playing.keys("Return"), 1)
        self.check(row, test_lab.BOARD)
        playing.keys("Escape")
        playing.wait(lambda: playing.ring() == self.title["lab"], "the title")
        playing.quit()


class GamesByTouch(Games):
    Game = hands.ByTouch

    def press(self, playing, letters):
        playing.still()
        cells, now = playing.board(), playing.saved()
        for number, letter in enumerate(letters, now.moves + 1):
            playing.click(cells.cell(*model.source(now.board, letter)))
            now = playing.wait_saved(lambda saved: saved.moves == number, f"move {number}")

    def go_on(self, playing):
        def shown():
            blue, _, red = playing.around(NEXT, 20)[0][:3]
            return red > 200 and blue < 120  # the colour of the button
        playing.wait(shown, "the result")
        playing.still()
        playing.click(NEXT)

    def set(self, playing):
        places = self.to_setting(playing)
        playing.keys("Escape")
        playing.still()
        for place in places:
            before = playing.still()
            playing.click(game.middle(place))
            playing.changed(before)


class LabByTouch(test_lab.Lab):
    Game = hands.ByTouch


class RunByTouch(test_runs.Runs):
    Game = hands.ByTouch

    def assert_kept(self, playing, boards, way):
        super().assert_kept(playing, boards, way="touch")


TESTS = [(GamesByPad, "test_a_game_and_the_next"), (GamesByPad, "test_a_setting"), (LabByPad, "test_a_search"),
         (RunByPad, "test_marathon"), (GamesByTouch, "test_a_game_and_the_next"),
         (GamesByTouch, "test_a_setting"), (LabByTouch, "test_the_pointer_alone_is_enough"),
         (RunByTouch, "test_marathon_by_the_pointer")]


def load_tests(*_):
    return unittest.TestSuite(case(name) for case, name in TESTS)


if __name__ == "__main__":
    unittest.main()
