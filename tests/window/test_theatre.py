"""Games are won and left, watched, taken over, copied, exported, deleted and brought back: by the
keyboard alone and by the pointer alone."""

import glob
import os
import time
import unittest

import game
import model

WON = "1,2,3/4,5,6/7,0,8"  # one move from its goal: L
LONG = "1,2,3/4,0,5/7,8,6"
LIST = {"open": "Tab", "import": "Right", "watch": "Tab", "review": "Down", "race": "Right", "delete": "Down",
        "copy": "Left", "export": "Left", "back": "Tab", "keys": "Right"}
WATCH = {"knob": "Tab", "first": "Tab", "step back": "Right", "play": "Right", "step": "Right", "1": "Tab",
         "2": "Right", "4": "Right", "8": "Right", "ghost": "Tab", "take over": "Tab"}
ROW = 76


def read(path):
    with open(path) as file:
        return file.read()


class Theatre(game.ClipboardTest):
    def win_two(self):
        for text, letters in ((WON, "L"), (LONG, "RLLU")):
            playing = self.start_board(text)
            playing.play(letters)
            playing.wait_saved(lambda saved: saved.solved, "the game to be won")
            playing.quit()
            time.sleep(1)  # they are told apart by the second in which they ended

    def kept(self):
        """The replays on disk by their start, newest first."""
        folder = os.path.join(self.home, ".local", "share", "slidewise", "replays")
        return [read(path) for path in sorted(glob.glob(f"{folder}/*.replay"), reverse=True)]

    def start_of(self, text):
        return next(line[6:] for line in text.splitlines() if line.startswith("start "))

    def open(self):
        playing = self.start()
        title = playing.open_by_keys("theatre")
        return playing, title, playing.wait(playing.ring, "the list's focus")

    def copied(self, playing, copy, text):
        def same():
            copy()
            return self.other.paste() == text
        playing.wait(same, "the replay on the clipboard")

    def exported(self):
        return glob.glob(os.path.join(self.home, "slidewise-3x3-*.replay"))

    def test_the_keyboard_alone_is_enough(self):
        self.win_two()
        newest, oldest = self.kept()
        self.assertEqual((self.start_of(newest), self.start_of(oldest)), (LONG, WON))
        playing, _, _ = self.open()

        # Each can be copied; the older one is deleted, and brought back.
        self.copied(playing, lambda: playing.keys("ctrl+c"), newest)
        playing.keys("Down")
        self.copied(playing, lambda: playing.keys("ctrl+c"), oldest)
        playing.keys("Delete", "Return", "Delete", "Escape", "Delete", "Left", "Return")
        playing.wait(lambda: self.kept() == [newest], "the replay to go")
        self.other.offer(oldest)
        playing.keys("ctrl+v")
        playing.wait(self.other.serve, "the replay to be asked for")
        playing.wait(lambda: self.kept() == [newest, oldest], "the replay to come back")

        # A damaged one is refused.
        self.other.offer(oldest.replace("moves 1", "moves 2"))
        playing.keys("ctrl+v")
        playing.wait(self.other.serve, "the replay to be asked for")
        playing.still()
        self.assertEqual(self.kept(), [newest, oldest])

        # Two steps on, the game is the player's own.
        playing.keys("Home", "Return")
        playing.wait(lambda: playing.ring() is None, "the watching")
        playing.still()  # it has played to its end
        playing.keys("Home")
        playing.keys("Right", "Right", "Right", "Left", "Return")
        saved = playing.wait_saved(lambda saved: saved.start == model.parse(LONG) and saved.moves == 2,
                                   "the moves taken over")
        self.assertEqual(saved.steps, [("R", 1, ""), ("L", 1, "")])
        playing.play("LU")
        playing.wait_saved(lambda saved: saved.solved, "the game to be won again")
        playing.quit()
        self.assertEqual(len(self.kept()), 3)

    def test_the_pointer_alone_is_enough(self):
        self.win_two()
        newest, oldest = self.kept()
        playing, title, rows = self.open()
        places = dict(zip(LIST, playing.tour(*LIST.values())))
        playing.keys("Tab", "Return")  # on the list again
        playing.wait(lambda: playing.ring() is None, "the watching")
        playing.still()
        playing.keys("Home")
        watch = dict(zip(WATCH, playing.tour(*WATCH.values())))
        playing.quit()
        playing = self.start()
        playing.still()

        click = playing.click_and_see
        def choose(row):
            click((rows.left + 200, rows.top + 6 + ROW * row + ROW // 2))

        click(game.middle(title["theatre"]))
        choose(1)
        self.copied(playing, lambda: playing.click(game.middle(places["copy"])), oldest)
        click(game.middle(places["export"]))
        path, = playing.wait(self.exported, "an exported replay")
        self.assertEqual(read(path), oldest)

        # The same place again and again deletes nothing.
        for _ in range(5):
            playing.click(game.middle(places["delete"]))
            playing.still(0.05)
        self.assertEqual(self.kept(), [newest, oldest])
        click(game.middle(places["export"]))  # where the answer lies now
        playing.wait(lambda: self.kept() == [newest], "the replay to go")
        left, top, width, height = playing.geometry()
        self.other.drop(path, int(playing.window), (left + width // 2, top + height // 2))
        playing.wait(lambda: self.kept() == [newest, oldest], "the replay to come back")

        # Watch it, with a ghost beside it, and take it over.
        choose(0)
        click(game.middle(places["watch"]))
        playing.point((2, 2))
        alone = playing.still()  # it has played to its end
        playing.click(game.middle(watch["ghost"]))
        playing.changed(alone)
        for name in ("first", "step", "step", "step", "first", "play", "8", "play"):
            click(game.middle(watch[name]))
        playing.still()
        playing.click(game.middle(watch["first"]))
        playing.click(game.middle(watch["step"]))
        playing.click(game.middle(watch["take over"]))
        playing.wait_saved(lambda saved: saved.start == model.parse(LONG) and saved.moves == 1,
                           "the move taken over")
        playing.quit()

    def test_a_race_begins_the_board_anew(self):
        self.win_two()
        playing, _, _ = self.open()
        playing.keys("Tab", "Tab", "Down", "Right", "Return")
        saved = playing.wait_saved(lambda saved: saved.start == model.parse(LONG) and saved.moves == 0,
                                   "the race")
        self.assertEqual(saved.time, 0)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
