"""The game on a phone, by fingers alone: what is tapped once happens once."""

import unittest

import browser
import model
import page

BOARD = "#3x3-1-1J"
DAY, DAY_BOARD = "2026-11-16", "8,7,6/0,3,5/2,1,4"  # a Monday: 3x3, with the standard goal

# On a screen of 390 by 844 points.
BACK, SOUND, MENU = (34, 31), (278, 31), (356, 31)
HINT, UNDO = (106, 600), (279, 600)
MENU_UNDO_ALL = (165, 161)
PLAY = (195, 661)  # of the daily boards
MENU_MAKE_LEVEL, LEVEL_NAME, SAVE_LEVEL = (200, 633), (110, 109), (195, 547)
LETTERS = {"c": (105, 758), "a": (33, 711), "t": (176, 664)}
LETTERS_DONE = (355, 805)


class Phone:
    phone = (390, 844)

    def begin(self):
        """A board to solve, and the letters of a shortest way."""
        playing = self.open_as_regular(BOARD)
        saved = playing.wait_saved(lambda saved: len(saved.start) == 3, "the board to be saved")
        return playing, model.solve(saved.start)

    def test_a_tap_on_a_button_counts_once(self):
        playing, letters = self.begin()
        playing.press_until(HINT, lambda: playing.saved().hints >= 1, "a hint")
        self.assertEqual(playing.saved().hints, 1)
        playing.press_tiles(letters[:4], "touch")
        playing.press_until(UNDO, lambda: playing.saved().undos >= 1, "a move to be taken back")
        saved = playing.saved()
        self.assertEqual((saved.undos, saved.moves), (1, 3))

    def test_a_tap_on_a_switch_turns_it_once(self):
        playing, _ = self.begin()
        for value in ("off", "on"):
            playing.press_until(SOUND, lambda: playing.has_setting("sound", value), f"sound {value}")

    def test_the_menu_opens_and_stays(self):
        playing, letters = self.begin()
        playing.press_tiles(letters[:4], "touch")
        before = playing.look()
        playing.press_until(MENU, lambda: playing.look() != before, "the menu")
        playing.press_until(MENU_UNDO_ALL, lambda: playing.saved().moves == 0, "all moves to be taken back")

    def test_a_name_is_typed(self):
        """On the game's own keyboard, which comes where the field is tapped."""
        playing, _ = self.begin()

        def press(place, what):
            before = playing.still()
            playing.press_until(place, lambda: playing.look() != before, what)
        press(MENU, "the menu")
        press(MENU_MAKE_LEVEL, "the level's page")
        press(LEVEL_NAME, "the keyboard")
        for letter in "cat":
            press(LETTERS[letter], letter)
        press(LETTERS_DONE, "the keyboard to go")
        playing.press_until(SAVE_LEVEL, self.kept_levels, "the level to be saved")
        self.assertIn(b"\ntitle cat\n", self.kept_levels())

    def kept_levels(self):
        """The player's own pack, or nothing. A file may have become another since it was listed."""
        paths = [path for path in self.page.files() if "/levels/" in path]
        return b"".join(self.page.read(path) or b"" for path in paths)

    def test_a_challenge(self):
        """The board of a day, from its link to its result."""
        playing = self.open_as_regular(f"#daily-{DAY}")

        def moves():
            return (playing.read(f"{page.STATE}runs/daily-{DAY}.save") or b"").count(b"\n+ ")

        def results():
            return (playing.read(page.RESULTS) or b"").count(b"challenge daily%20" + DAY.encode())
        before = playing.look()
        playing.press_until(PLAY, lambda: playing.look() != before, "the day's board")
        now, number = model.parse(DAY_BOARD), 0
        board = playing.board(now)
        for letter in model.solve(now):
            place = [at / playing.ratio for at in board.cell(*model.source(now, letter))]
            number += 1
            playing.press_until(place, lambda: moves() >= number or results(), f"move {number}")
            now = model.move(now, letter)
        playing.wait(results, "the result")

    def test_a_game(self):
        playing, letters = self.begin()
        playing.press_tiles(letters, "touch")
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.assertEqual("".join(letter for letter, _, _ in saved.steps), letters)
        self.assertEqual(playing.browser.run("return [innerWidth, innerHeight]"), list(self.phone))


class InChromium(Phone, page.PageTest):
    pass


class InFirefox(Phone, page.PageTest):
    Browser = browser.Firefox


if __name__ == "__main__":
    unittest.main()
