"""Hints and auto-solve, in the window."""

import json
import subprocess
import time
import unittest

import game
import model

BOARD = "8,1,3/4,0,2/7,6,5"
MIDDLING = "2,8,5,11/10,1,0,15/4,13,6,7/9,12,14,3"  # 43 moves or 30 slides, not both at once
HARD = "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1"  # 80 moves, the most there are


class Hints(game.WindowTest):
    def hint(self, playing):
        """One H shows where, one which tile, one where to; the fourth makes the move."""
        before = playing.saved()
        playing.keys("h")
        playing.wait_saved(lambda saved: saved.hints == before.hints + 1, "a hint")
        playing.keys("h", "h", "h")
        return playing.wait_saved(lambda saved: saved.moves == before.moves + 1, "the hinted move")

    def test_hints_alone_lead_to_the_goal_by_a_shortest_way(self):
        playing = self.start_board(BOARD)
        best = len(model.solve(model.parse(BOARD)))
        for _ in range(best):
            saved = self.hint(playing)
        self.assertTrue(saved.solved)
        self.assertEqual((saved.ladder, {mark for _, _, mark in saved.steps}), ([best] * 4, {"h"}))
        playing.quit()

    def test_a_hint_is_for_the_board_as_it_stands(self):
        playing = self.start_board(BOARD)
        playing.keys("h", "Left", "h", "Up")
        playing.wait_saved(lambda saved: saved.moves == 2, "two moves of one's own")
        before = playing.saved()
        after = self.hint(playing)
        self.assertEqual(len(model.solve(after.board)), len(model.solve(before.board)) - 1)
        playing.quit()

    def test_the_board_can_be_played_while_a_hint_is_looked_for(self):
        playing = self.start_board(HARD)
        playing.keys("h", "Left", "Up", "Right", "Down")
        playing.wait_saved(lambda saved: saved.moves == 4, "four moves", seconds=3)
        playing.quit()


class AutoSolve(game.WindowTest):
    def solve(self, board=BOARD, own=""):
        """Starts the auto-solve after some moves of the player's own, and pauses it."""
        playing = self.start_board(board)
        playing.play(own)
        before = playing.wait_saved(lambda saved: saved.moves == len(own), "the own moves")
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        playing.keys("space")
        playing.still()
        return playing, before, len(model.solve(before.board))

    def test_it_plays_pauses_and_plays_on(self):
        playing, _, _ = self.solve()
        paused = playing.still()
        time.sleep(0.5)  # in which it would have made a move
        self.assertEqual(playing.look(), paused)
        playing.keys("space")
        playing.changed(paused)
        playing.quit()

    def test_steps_lead_forth_and_back_and_can_be_taken_over(self):
        playing, before, _ = self.solve()
        playing.keys("Home", "Right", "Right", "Right", "Left", "Return")
        saved = playing.wait_saved(lambda saved: saved.moves, "the moves taken over")
        self.assertEqual([mark for _, _, mark in saved.steps], ["a", "a"])
        self.assertEqual(len(model.solve(saved.board)), len(model.solve(before.board)) - 2)
        playing.quit()

    def test_the_bar_scrubs_and_taking_over_by_the_button_keeps_the_own_history(self):
        playing, before, length = self.solve(own="LURD")
        playing.keys("Home")
        knob, *_, take_over = playing.tour("Tab", "Tab", "Tab", "Tab", "Right")
        playing.tour("shift+Tab", "shift+Tab", "shift+Tab")
        playing.keys("End")
        far = playing.wait(lambda: (ring := playing.ring()) != knob and ring, "the knob to move")
        (left, y), (right, _) = game.middle(knob), game.middle(far)
        at = length * 2 // 3
        playing.drag((left, y), (left + (right - left) * at // length, y))
        playing.still()
        playing.click(game.middle(take_over))
        saved = playing.wait_saved(lambda saved: saved.moves > 4, "the moves taken over")
        self.assertEqual([mark for _, _, mark in saved.steps], [""] * 4 + ["a"] * at)
        playing.keys(*["ctrl+z"] * (at + 4))
        saved = playing.wait_saved(lambda saved: saved.undos == at + 4, "all to be taken back")
        self.assertEqual(saved.board, before.start)
        playing.quit()

    def test_it_shows_the_fewest_slides_where_they_count(self):
        with open(game.settings_file(self.home), "a") as file:
            file.write("metric = slides\n")
        proof = subprocess.run([game.PROGRAM, "solve", "--metric", "slides", "--format", "json", MIDDLING],
                               check=True, capture_output=True, text=True, timeout=60)
        fewest = json.loads(proof.stdout)
        playing = self.start_board(MIDDLING)
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        playing.keys("End", "Return")
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        letters = [letter for letter, _, _ in saved.steps]
        slides = sum(letter != before for before, letter in zip([""] + letters, letters))
        self.assertEqual((fewest["status"], slides), ("optimal", fewest["slides"]))
        playing.quit()

    def test_it_can_be_sped_up(self):
        playing, _, length = self.solve("8,6,7/2,5,4/3,0,1")  # 31 moves: 10 s at its usual speed
        playing.keys("Home", "Up", "Up", "Up", "Up")
        began, paused = time.monotonic(), playing.still()
        playing.keys("space")
        playing.changed(paused)
        playing.still(seconds=0.5)
        self.assertLess(time.monotonic() - began, 5)
        playing.keys("Return")
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.assertEqual(saved.moves, length)
        playing.quit()

    def test_leaving_it_changes_nothing(self):
        playing, before, _ = self.solve(own="LU")
        playing.keys("End", "Escape")
        playing.play("R")
        saved = playing.wait_saved(lambda saved: saved.moves == 3, "the own next move")
        self.assertEqual(saved.steps[:2], before.steps)
        playing.quit()

    def test_a_search_is_cancelled_at_once(self):
        playing = self.start("--size", "6x6", "--seed", "1")
        playing.wait_saved(lambda saved: True, "the board to be saved")
        playing.still()
        for _ in range(5):
            playing.keys("F5", "Escape")
        letter = next(letter for letter in "UDLR" if model.move(playing.saved().board, letter))
        playing.play(letter)
        playing.wait_saved(lambda saved: saved.moves == 1, "a move", seconds=3)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
