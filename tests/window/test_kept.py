"""A player's files come through two starts, with changes made in each: every game, result, replay and
setting is there."""

import csv
import glob
import os
import shutil
import unittest

import game
import model
import xwindow

PLAYER = os.path.join(os.path.dirname(__file__), "..", "data", "player")

# Where things lie in a window of 1280x800.
PLAY, EARLIER_GAME = (412, 524), (1002, 524)
THEATRE, STATISTICS, BACK = (715, 636), (1017, 636), (42, 38)
STATISTICS_EXPORT, THEATRE_COPY = (1142, 38), (997, 750)
OLDEST = (362, 347)  # the theatre's third line

MINE = {  # settings that are not as every new player has them
    "theme": "light", "invert-arrows": "on", "size": "5x4", "goal": "snake", "memory": "large",
    "moves-left": "on", "replays": "300", "guided": "on", "volume": "7"}


def read(*path):
    with open(os.path.join(*path)) as file:
        return file.read()


class Kept(game.WindowTest):
    def setUp(self):
        super().setUp()
        self.other = xwindow.Window(self.display.name)
        self.addCleanup(self.other.close)
        self.config = os.path.dirname(game.settings_file(self.home))
        self.state = game.state_folder(self.home)
        self.data = os.path.join(self.home, ".local", "share", "slidewise")
        for name, folder in (("config", self.config), ("state", self.state), ("data", self.data)):
            shutil.copytree(os.path.join(PLAYER, name), folder, dirs_exist_ok=True)

    def press(self, playing, place):
        before = playing.still()
        playing.click(place)
        playing.changed(before)
        playing.still()

    def copied(self, playing, place, part):
        """What the button there copies, once that is in it."""
        playing.click(place)
        return playing.wait(lambda: part in (text := self.other.paste()) and text, f"{part} to be copied")

    def assert_settings(self):
        lines = read(self.config, "settings.txt").splitlines()
        self.assertEqual(lines[0], "# My settings")
        values = dict(line.split(" = ", 1) for line in lines if " = " in line)
        for key, value in MINE.items():
            self.assertEqual(values[key], value, key)

    def assert_results(self, playing, more):
        """All results, as they are exported: those on file, the solved game's, and those won since."""
        self.press(playing, STATISTICS)
        self.press(playing, STATISTICS_EXPORT)
        table, = playing.wait(lambda: glob.glob(os.path.join(self.home, "slidewise-results*.csv")), "a table")
        with open(table, newline="") as file:
            rows = list(csv.DictReader(file))
        os.remove(table)
        found = {(row["id"], row["moves"], row["time-ms"], row["level"], row["kind"]) for row in rows}
        kept = {("0123456789abcdef", "120", "65300", "", "uniform"),
                 ("00000000000000ff", "22", "21034", "first-steps/turn-the-corner", "level"),
                 ("fedcba9876543210", "5012", "1000000", "", "uniform"),
                 ("0000000000000007", "2", "2750", "", "own")}
        self.assertLessEqual(kept, found)
        self.assertEqual(len(rows), len(kept) + more)
        self.press(playing, BACK)

    def assert_replays(self, playing, newer):
        """Both are there as they were, and the older one can be copied out of the list."""
        for path in glob.glob(os.path.join(PLAYER, "data", "replays", "*")):
            self.assertEqual(read(self.data, "replays", os.path.basename(path)), read(path))
        self.assertEqual(len(os.listdir(os.path.join(self.data, "replays"))), 2 + newer)
        oldest = read(min(glob.glob(os.path.join(PLAYER, "data", "replays", "*"))))
        self.press(playing, THEATRE)
        playing.keys("End")
        playing.still()
        text = self.copied(playing, THEATRE_COPY, "id 0000000000001008\n")
        for line in oldest.splitlines()[1:-1]:  # but for title and checksum
            self.assertIn(line, text)
        self.press(playing, BACK)

    def assert_undamaged(self):
        for folder in (self.config, self.state, self.data):
            self.assertFalse(glob.glob(os.path.join(folder, "*damaged*")))

    def begin(self):
        playing = self.start()
        playing.resize(1280, 800)
        playing.still()
        return playing

    def test_everything_comes_through_two_starts(self):
        playing = self.begin()
        self.assert_results(playing, more=0)
        self.assert_replays(playing, newer=1)
        self.press(playing, EARLIER_GAME)
        saved = playing.wait_saved(lambda saved: saved.values.get("title") == "Warm up", "the earlier game")
        self.assertEqual((saved.moves, saved.undos, saved.ladder), (2, 1, [2, 1, 1, 1]))
        self.assertEqual([step[0] for step in saved.steps + saved.redo], ["L", "L", "L"])
        self.assertEqual((saved.picture, saved.numbers, saved.values["kind"]), ("harbour", True, "level"))
        self.assertGreaterEqual(saved.time, 4200)
        self.press(playing, BACK)
        playing.keys("ctrl+q")
        playing.ended()
        self.assert_settings()
        self.assert_undamaged()

        playing = self.begin()
        self.assertEqual(playing.saved().steps, saved.steps)
        self.press(playing, PLAY)
        playing.keys("Right")  # with inverted arrows: the blank goes there
        playing.wait_saved(lambda saved: saved.solved, "the earlier game to be won")
        self.press(playing, BACK)
        self.assert_results(playing, more=1)
        self.assert_replays(playing, newer=2)
        playing.keys("ctrl+q")
        playing.ended()
        self.assert_settings()
        self.assert_undamaged()


if __name__ == "__main__":
    unittest.main()
