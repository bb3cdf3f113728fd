"""Links to boards and days: those that are followed, and those that the page gives."""

import unittest

import model
import page

BOARD = "#3x3-1-1J"
DAY = "2026-11-16"  # a Monday, whose board is of 3x3 and has the standard goal
WARNING = "#F0C15A"  # the dark theme's icon of a warning


class Links(page.PageTest):
    def address(self, playing):
        return playing.browser.run("return location.hash")

    def wait_address(self, playing, condition):
        return playing.wait(lambda: condition(self.address(playing)) and self.address(playing), "the address")

    def test_a_link_begins_its_board_once(self):
        playing = self.open_as_regular("#4x4-1-KRV2")
        saved = playing.wait_saved(lambda saved: len(saved.start) == 4, "the board to be saved")
        self.assertEqual(saved.values["seed"], "20251")
        playing.keys("U", "D", "L", "R")
        moved = playing.wait_saved(lambda saved: saved.moves >= 2, "some moves")
        playing.still()
        playing.wait_kept()
        playing.reload()
        self.assertGreaterEqual(playing.saved().moves, moved.moves)
        self.assertEqual(self.address(playing), "#4x4-1-KRV2")

    def test_a_link_that_is_followed_in_the_page_begins_its_board(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "the first board")
        playing.browser.run("location.hash = '#4x4-1-KRV2'")
        playing.wait_saved(lambda saved: len(saved.start) == 4, "the second board")

    def test_the_address_is_that_of_the_board_in_play(self):
        playing = self.open_as_regular(BOARD)
        first = playing.wait_saved(lambda saved: len(saved.start) == 3, "the first board")
        playing.keys("F2")
        saved = playing.wait_saved(lambda saved: saved.start != first.start, "another board")
        link = self.wait_address(playing, lambda address: address not in ("", BOARD))
        self.page.browser.close()
        self.setUp()
        there = self.open(link)
        there.wait_saved(lambda other: other.start == saved.start, "the same board elsewhere")

    def test_a_day_is_played_and_its_link_is_shown(self):
        playing = self.open_as_regular(f"#daily-{DAY}")
        playing.still()
        playing.keys("Return")
        run = f"{page.STATE}runs/daily-{DAY}.save"
        playing.wait(lambda: playing.read(run), "the day's run")
        self.wait_address(playing, lambda address: address == f"#daily-{DAY}")

    def test_what_leads_nowhere_is_said(self):
        for name in ("4x4-1-KRV3", "daily-2026-13-01", "nothing", "%zz"):
            with self.subTest(name):
                playing = self.open_as_regular(f"#{name}")
                playing.wait(lambda: self.warns(playing), "a warning")
                playing.keys("Escape")
                playing.wait(lambda: not self.warns(playing), "the warning to be closed")
                self.assertEqual(self.address(playing), f"#{name}")

    def warns(self, playing):
        return playing.sees(WARNING)


if __name__ == "__main__":
    unittest.main()
