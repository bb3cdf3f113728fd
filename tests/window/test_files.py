"""Packs and replays are opened from the list of files inside the game: by the keyboard alone and by the
pointer alone."""

import glob
import os
import unittest

import game

WON = "1,2,3/4,5,6/7,0,8"  # one move from its goal: L
SENT = """slidewise-levels 1
title Sent by a friend

level one
title The only one
size 3x3
goal standard
board 1,2,3/4,5,6/0,7,8
par 2 optimal
"""
OPEN_PACK = (196, 747)    # the button below the packs
OPEN_REPLAY = (110, 746)  # the one below the games
FIRST = (600, 164)        # row of the list of files


class Files(game.WindowTest):
    def setUp(self):
        super().setUp()
        self.documents = os.path.join(self.home, "Documents")  # where the list begins
        os.makedirs(self.documents)

    def send(self):
        """A pack in a folder of its own."""
        os.makedirs(os.path.join(self.documents, "sent"))
        with open(os.path.join(self.documents, "sent", "Gift.txt"), "w", encoding="utf-8") as file:
            file.write(SENT)

    def pack(self):
        folder = os.path.join(self.home, ".local", "share", "slidewise", "levels")
        return os.path.exists(os.path.join(folder, "gift.txt"))

    def replays(self):
        return glob.glob(os.path.join(self.home, ".local", "share", "slidewise", "replays", "*.replay"))

    def take_replay_away(self):
        """A game is won; its replay lies among the documents alone."""
        playing = self.start_board(WON)
        playing.play("L")
        playing.wait_saved(lambda saved: saved.solved, "the game to be won")
        playing.quit()
        path, = self.replays()
        os.rename(path, os.path.join(self.documents, "kept.replay"))

    def test_a_pack_is_opened_by_the_keyboard(self):
        self.send()
        playing = self.start()
        playing.open_by_keys("levels")
        before = playing.look()
        playing.keys("Tab", "Return")
        playing.changed(before)
        playing.still()
        playing.keys("S", "e", "n", "Return")
        playing.still()
        self.assertFalse(self.pack())
        playing.keys("Return")
        playing.wait(self.pack, "the pack among the player's own")
        playing.quit()

    def test_a_pack_is_opened_by_the_pointer(self):
        self.send()
        playing = self.start()
        playing.click(game.middle(playing.title()["levels"]))
        playing.still()
        playing.click(OPEN_PACK)
        playing.still()
        playing.click(FIRST)
        playing.still()
        self.assertFalse(self.pack())
        playing.click(FIRST)
        playing.wait(self.pack, "the pack among the player's own")
        playing.quit()

    def test_a_replay_is_opened_by_the_keyboard(self):
        self.take_replay_away()
        playing = self.start()
        playing.open_by_keys("theatre")
        before = playing.look()
        playing.keys("Return")
        playing.changed(before)
        playing.still()
        playing.keys("k", "e", "p", "t", "Return")
        playing.wait(self.replays, "the replay to be kept again")
        playing.quit()

    def test_a_replay_is_opened_by_the_pointer(self):
        self.take_replay_away()
        playing = self.start()
        playing.click(game.middle(playing.title()["theatre"]))
        playing.still()
        playing.click(OPEN_REPLAY)
        playing.still()
        playing.click(FIRST)
        playing.wait(self.replays, "the replay to be kept again")
        playing.quit()


if __name__ == "__main__":
    unittest.main()
