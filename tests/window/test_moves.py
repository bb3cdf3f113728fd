"""Moves tiles by keys, clicks and drags, one at a time, by whole lines and very fast."""

import unittest

import game
import model

BOARD = "8,1,3/4,0,2/7,6,5"


class Moves(game.WindowTest):
    def play_to_the_end(self, move):
        """Plays a shortest way, one move at a time."""
        playing = self.start_board(BOARD)
        letters = model.solve(model.parse(BOARD))
        for count, letter in enumerate(letters, 1):
            move(playing, letter)
            saved = playing.wait_saved(lambda saved: saved.moves == count, f"move {count}")
        self.assertTrue(saved.solved)
        self.assertEqual((saved.moves, saved.slides), (len(letters), len(letters)))
        playing.quit()

    def test_a_board_is_played_to_the_end_by_arrow_keys(self):
        self.play_to_the_end(lambda playing, letter: playing.play(letter))

    def test_a_board_is_played_to_the_end_by_wasd(self):
        keys = dict(zip("ULDR", "wasd"))
        self.play_to_the_end(lambda playing, letter: playing.keys(keys[letter]))

    def test_a_board_is_played_to_the_end_by_clicks(self):
        def click(playing, letter):
            playing.click(playing.board().cell(*model.source(playing.saved().board, letter)))
        self.play_to_the_end(click)

    def test_a_board_is_played_to_the_end_by_drags(self):
        def drag(playing, letter):
            board, saved = playing.board(), playing.saved().board
            playing.drag(board.cell(*model.source(saved, letter)), board.cell(*model.blank(saved)))
        self.play_to_the_end(drag)

    def test_a_tile_that_is_dragged_less_than_half_way_goes_back(self):
        playing = self.start_board("1,2,3/4,5,6/7,0,8")
        board = playing.board()
        (from_x, y), (to_x, _) = board.cell(2, 2), board.cell(2, 1)
        playing.drag((from_x, y), (from_x + (to_x - from_x) * 2 // 5, y))
        playing.play("D")
        saved = playing.wait_saved(lambda saved: saved.moves, "the move after it")
        self.assertEqual(saved.steps, [("D", 1, "")])
        playing.quit()

    def test_a_line_slides_by_shift_and_arrow_by_a_click_and_by_a_drag(self):
        playing = self.start_board("1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12")
        playing.keys("shift+Right")
        playing.wait_saved(lambda saved: saved.steps == [("R", 2, "")], "a line by a key")
        playing.click(playing.board().cell(0, 0))
        playing.wait_saved(lambda saved: saved.steps[1:] == [("D", 2, "")], "a line by a click")
        board = playing.board()
        playing.drag(board.cell(0, 2), board.cell(0, 1))
        saved = playing.wait_saved(lambda saved: saved.steps[2:] == [("L", 2, "")], "one by a drag")
        self.assertEqual((saved.moves, saved.slides), (6, 3))
        playing.quit()

    def test_what_cannot_move_does_not(self):
        playing = self.start_board("1,2,3/4,5,6/7,0,8")
        playing.play("UU")
        playing.keys("shift+Up")
        playing.click(playing.board().cell(0, 0))
        playing.play("L")
        saved = playing.wait_saved(lambda saved: saved.moves, "the move after them")
        self.assertEqual(saved.steps, [("L", 1, "")])
        playing.quit()

    def test_every_move_can_be_taken_back_and_made_again(self):
        playing = self.start_board(BOARD)
        letters = "LURDLURDLURDLURDRULDLU"
        moves = len(letters)
        playing.play(letters)
        after = playing.wait_saved(lambda saved: saved.moves == moves, "all moves")
        playing.keys(*["ctrl+z"] * (moves + 3))
        saved = playing.wait_saved(lambda saved: saved.undos == moves, "all to be taken back")
        self.assertEqual((saved.board, saved.moves), (saved.start, 0))
        playing.keys(*["ctrl+y"] * 10, *["ctrl+shift+z"] * (moves - 10 + 3))
        saved = playing.wait_saved(lambda saved: saved.moves == moves, "all to be made again")
        self.assertEqual(saved.board, after.board)
        playing.keys("ctrl+r")
        playing.wait_saved(lambda saved: saved.board == saved.start, "the start again")
        playing.quit()

    def test_ten_presses_within_50_ms_are_ten_moves(self):
        playing = self.start_board("1,2,3/4,5,6/7,0,8")
        for presses in range(10, 60, 10):  # a machine that is busy may bring them later: then once more
            playing.play("DUDUDUDUDU", delay=0)
            saved = playing.wait_saved(lambda saved: saved.moves == presses, f"{presses} moves")
            self.assertEqual(saved.board, saved.start)
            times = [time for time, _ in playing.slots().journal][-10:]
            if times[-1] - times[0] < 50:
                break
        self.assertLess(times[-1] - times[0], 50, times)
        playing.quit()

    def test_a_held_key_repeats_its_move(self):
        playing = self.start_board("1,2,3,4,5,6,7,0/9,10,11,12,13,14,15,8")
        playing.display.xdotool("keydown", "Right")
        self.addCleanup(playing.display.xdotool, "keyup", "Right")
        playing.wait_saved(lambda saved: saved.moves == 7, "seven moves of one press")
        playing.quit()


if __name__ == "__main__":
    unittest.main()
