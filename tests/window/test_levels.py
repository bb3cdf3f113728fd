"""The levels: started, won and gone on from; packs that come in by the clipboard, or damaged; a level
made, saved and played. By the keyboard alone and by the pointer alone."""

import os
import unittest

import game
import model

STEP = 203  # from one level's card to the next
SENT = """slidewise-levels 1
title Sent by a friend

level one
title The only one
size 3x3
goal standard
board 1,2,3/4,5,6/0,7,8
par 2 optimal
"""
MADE = "8,1,3/4,0,2/7,6,5"


class Levels(game.ClipboardTest):
    def own(self, name):
        """The path of a pack of the player's own; its folder is there."""
        folder = os.path.join(self.home, ".local", "share", "slidewise", "levels")
        os.makedirs(folder, exist_ok=True)
        return os.path.join(folder, name)

    def open(self):
        """The levels, the first one chosen."""
        playing = self.start()
        playing.open_by_keys("levels")
        return playing

    def begun(self, playing, level):
        """Waits until that level is the game in play, and the board is drawn."""
        saved = playing.wait_saved(lambda saved: saved.values.get("level") == level, level)
        playing.still()
        return saved

    def win(self, playing, saved):
        playing.play(model.solve(saved.start))
        playing.wait_saved(lambda saved: saved.solved, "the level to be solved")

    def paste(self, playing, text):
        """By the key; for text and boards alike."""
        self.other.offer(text)
        playing.keys("ctrl+v")
        playing.wait(self.other.serve, "the clipboard to be asked")
        playing.still()

    def test_a_level_is_won_by_the_keyboard_and_the_next_one_has_the_focus(self):
        playing = self.open()
        playing.keys("Return")
        self.win(playing, self.begun(playing, "first-steps/one-slide"))
        playing.quit()
        playing = self.open()
        playing.keys("Return")
        self.begun(playing, "first-steps/corner-in")
        playing.quit()

    def test_levels_and_packs_are_chosen_by_the_pointer(self):
        playing = self.start()
        playing.click(game.middle(playing.title()["levels"]))
        playing.still()
        first = game.middle(playing.wait(playing.ring, "the first level's ring"))
        playing.click((first[0] + STEP, first[1]))
        self.begun(playing, "first-steps/corner-in")
        playing.quit()
        playing = self.start()
        playing.open_by_keys("levels")
        before = playing.look()
        playing.click((150, 112 + 86 + 40))  # the second row of the list
        playing.changed(before)
        playing.still()
        playing.click(first)
        playing.wait_saved(lambda saved: saved.values["level"].startswith("shapes/"), "a shape")
        playing.quit()

    def test_a_pack_comes_in_by_the_clipboard_and_stays(self):
        playing = self.open()
        self.paste(playing, SENT)
        with open(self.own("sent-by-a-friend.txt"), encoding="utf-8") as file:
            self.assertEqual(file.read(), SENT)
        playing.keys("Return")
        self.win(playing, self.begun(playing, "sent-by-a-friend/one"))
        playing.quit()
        playing = self.open()
        playing.keys("shift+Tab", "End", "Return", "Return")
        self.begun(playing, "sent-by-a-friend/one")
        playing.quit()

    def test_a_damaged_pack_is_shown_and_leaves_the_rest_working(self):
        with open(self.own("torn.txt"), "w", encoding="utf-8") as file:
            file.write(SENT.replace("0,7,8", "0,7,7"))
        playing = self.open()
        levels = playing.look()
        playing.keys("shift+Tab", "End")
        playing.changed(levels)
        damage = playing.still()
        with open(self.own("torn.txt"), "w", encoding="utf-8") as file:
            file.write(SENT)
        self.display.xdotool("windowfocus", "--sync", self.other.window)  # an editor has it
        playing.take_keyboard()
        playing.changed(damage)
        playing.keys("Return", "Return")
        self.begun(playing, "torn/one")
        playing.quit()

    def check_made(self, title, pack="my-levels.txt"):
        """The file says what was made, and nothing else."""
        moves = len(model.solve(model.parse(MADE)))
        with open(self.own(pack), encoding="utf-8") as file:
            lines = file.read().split("\n")
        for line in (f"title {title}", f"board {MADE}", f"par {moves} optimal"):
            self.assertIn(line, lines)

    def test_a_level_is_made_and_played_by_the_keyboard(self):
        playing = self.open()
        playing.keys("Tab", "Tab", "Right", "Return")  # in the bar, past Back
        playing.still()
        playing.keys(*"corner", "space", *"house", "BackSpace", delay=12)
        playing.keys("shift+Tab", "shift+Tab", "shift+Tab")  # to the start board
        playing.still()
        self.paste(playing, MADE)
        playing.keys("Tab", "Tab", "Tab")
        playing.still(0.5)  # the par is there
        playing.keys("Return")
        playing.wait(lambda: os.path.exists(self.own("my-levels.txt")), "the level's file")
        self.check_made("corner hous")
        playing.still()
        playing.keys("Return")
        self.win(playing, self.begun(playing, "my-levels/corner-hous"))
        playing.quit()

    def test_a_level_is_made_and_played_by_the_pointer(self):
        playing = self.open()
        first = game.middle(playing.ring())
        *_, make = playing.tour("Tab", "Tab", "Right")
        playing.keys("Return")
        playing.still(0.5)
        _, columns, _, save = playing.tour(*["Tab"] * 4)
        playing.quit()
        playing = self.start()
        playing.click(game.middle(playing.title()["levels"]))
        playing.still()
        playing.click(game.middle(make))
        playing.still(0.5)
        playing.click((columns.left + 28, game.middle(columns)[1]))  # minus: three of them
        playing.still(0.5)
        playing.click(game.middle(save))
        playing.wait(lambda: os.path.exists(self.own("my-levels.txt")), "the level's file")
        with open(self.own("my-levels.txt"), encoding="utf-8") as file:
            self.assertIn("title Level 1\nsize 3x4\n", file.read())
        playing.still()
        playing.click(first)
        saved = self.begun(playing, "my-levels/level-1")
        self.assertEqual((len(saved.start), len(saved.start[0])), (4, 3))
        playing.quit()


if __name__ == "__main__":
    unittest.main()
