"""Games are won, counted, exported and deleted: by the keyboard alone and by the pointer alone."""

import csv
import io
import os
import unittest

import game
import model

BOARD = "1,2,3/4,5,6/7,0,8"  # one move from its goal: L
WAYS = {"moves": "Right", "speed": "Right", "course": "Tab", "histogram": "Right",
        "back": "Tab", "copy": "Right", "export": "Right", "boards": "Tab", "delete": "Tab", "time": "Tab"}


class Statistics(game.ClipboardTest):
    def win(self, text, letters):
        playing = self.start_board(text)
        playing.play(letters)
        playing.wait_saved(lambda saved: saved.solved, "the game to be won")
        playing.quit()

    def win_some(self):
        """Two games of 3x3, and one of 4x3."""
        self.win(BOARD, "L")
        self.win("1,2,3/4,0,5/7,8,6", "LU")
        self.win("1,2,3,4/5,6,7,8/9,10,0,11", "L")

    def kept(self):
        """The lines of the results' file that are results."""
        with open(os.path.join(self.home, ".local", "share", "slidewise", "results.txt")) as file:
            return [line for line in file.read().splitlines()[1:] if not line.startswith("wiped")]

    def exported(self, name):
        """The table in an exported file, once it is there."""
        path = os.path.join(self.home, name)

        def rows():
            if not os.path.exists(path):
                return False
            with open(path, newline="") as file:
                return list(csv.DictReader(file))
        return rows

    def copied(self, playing, copy, count):
        def rows():
            copy()
            rows = list(csv.DictReader(io.StringIO(self.other.paste())))
            return rows if len(rows) == count else None
        return playing.wait(rows, f"{count} copied results")

    def test_the_keyboard_alone_is_enough(self):
        self.win_some()
        playing = self.start()
        playing.open_by_keys("statistics")
        rows = self.copied(playing, lambda: playing.keys("ctrl+c"), 2)
        self.assertEqual([(row["columns"], row["rows"], row["moves"]) for row in rows],
                         [("3", "3", "1"), ("3", "3", "2")])

        # Another kind of figure, and another board.
        before = playing.still()
        playing.keys("Right", "Return")
        playing.changed(before)
        playing.keys("shift+Tab", "shift+Tab", "Down")
        row, = self.copied(playing, lambda: playing.keys("ctrl+c"), 1)
        self.assertEqual((row["columns"], row["rows"]), ("4", "3"))

        # All of them into a file, and once more into another.
        playing.keys("shift+Tab", "Right", "Right", "Return")
        rows = playing.wait(self.exported("slidewise-results.csv"), "a file of results")
        self.assertEqual([row["moves"] for row in rows], ["1", "2", "1"])
        playing.keys("Return")
        again = playing.wait(self.exported("slidewise-results-2.csv"), "another file")
        self.assertEqual(again, rows)

        # Enter alone deletes nothing; two answers do.
        playing.keys("Tab", "Tab", *["Return"] * 7, "Escape")
        playing.still()
        self.assertEqual(len(self.kept()), 3)
        playing.keys("Return", "Right", "Return", "Left", "Return")
        playing.wait(lambda: len(self.kept()) == 0, "the results to go")
        playing.still()
        playing.quit("Escape", "ctrl+q")

    def test_the_pointer_alone_is_enough(self):
        self.win_some()
        playing = self.start()
        title = playing.open_by_keys("statistics")
        places = dict(zip(WAYS, playing.tour(*WAYS.values())))
        playing.quit()
        playing = self.start()
        playing.still()

        click = playing.click_and_see
        click(game.middle(title["statistics"]))
        for name in ("moves", "histogram", "speed", "time", "course"):
            click(game.middle(places[name]))
        boards = places["boards"]
        click((boards.left + 60, boards.top + 6 + 46 + 20))  # the second one
        self.copied(playing, lambda: playing.click(game.middle(places["copy"])), 1)
        click(game.middle(places["export"]))
        playing.wait(self.exported("slidewise-results.csv"), "a file of results")

        # The same place again and again deletes nothing.
        ring = places["delete"]
        y = (ring.top + ring.bottom) // 2
        left, right = ((3 * ring.left + ring.right) // 4, y), ((ring.left + 3 * ring.right) // 4, y)
        for place in (left, right):
            for _ in range(6):
                playing.click(place)
                playing.still(0.05)
        self.assertEqual(len(self.kept()), 3)
        click(left)
        click(right)
        click(left)
        playing.wait(lambda: len(self.kept()) == 0, "the results to go")
        click(game.middle(places["back"]))
        click(game.middle(title["settings"]))
        playing.quit()

    def test_a_small_window_shows_everything_in_turn(self):
        self.win_some()
        playing = self.start()
        playing.open_by_keys("statistics")
        playing.resize(480, 480)
        seen = {playing.still()}
        playing.keys("shift+Tab", *["Left"] * 4)  # to the first tab
        for _ in range(4):
            playing.keys("Return")
            seen.add(playing.still())
            playing.keys("Right")
        self.assertGreaterEqual(len(seen), 4)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
