"""Sliding by hovering, with a real pointer in a real window: no click, and no key but the one that
freezes."""

import unittest

import game
import model

BOARD = "8,1,3/4,0,2/7,6,5"


class Hover(game.WindowTest):
    settings = "guided = on\nhover = on\nslide-ms = 0\n"

    def begin(self, text=BOARD):
        """The pointer rests on the blank."""
        playing = self.start_board(text)
        board = playing.board()
        self.carry(playing, board.cell(*model.blank(model.parse(text))))
        return playing, board

    def carry(self, playing, place, hold=("keydown", "ctrl"), let_go=("keyup", "ctrl")):
        """Moves the pointer and no tile."""
        playing.display.xdotool(*hold)
        playing.point(place)
        playing.display.xdotool(*let_go)

    def test_a_board_is_solved_by_the_pointer_alone(self):
        playing, places = self.begin()
        board = model.parse(BOARD)
        way = model.solve(board)
        for letter in way:
            playing.point(places.cell(*model.source(board, letter)))
            board = model.move(board, letter)
        saved = playing.wait_saved(lambda saved: saved.board == model.standard(board), "the goal")
        self.assertEqual([letter for letter, _, _ in saved.steps], list(way))
        self.assertEqual(saved.moves, len(way))
        playing.quit()

    def test_one_leap_slides_the_whole_row(self):
        playing, places = self.begin("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15")
        playing.point(places.cell(3, 3))
        saved = playing.wait_saved(lambda saved: saved.moves == 3, "three slides")
        self.assertEqual([length for _, length, _ in saved.steps], [1, 1, 1])
        playing.quit()

    def test_ctrl_and_a_held_button_move_the_pointer_alone(self):
        playing, places = self.begin()
        ways = ((("keydown", "ctrl"), ("keyup", "ctrl")), (("mousedown", 3), ("mouseup", 3)))
        for undos, (hold, let_go) in enumerate(ways, 1):
            self.carry(playing, places.cell(0, 1), hold, let_go)
            self.carry(playing, places.cell(0, 0), hold, let_go)
            playing.point(places.cell(0, 1))
            saved = playing.wait_saved(lambda saved: saved.steps, "a slide")
            self.assertEqual([letter for letter, _, _ in saved.steps], ["D"])
            playing.keys("ctrl+z")
            playing.wait_saved(lambda saved: saved.undos == undos, "the slide to be taken back")
            self.carry(playing, places.cell(1, 1))
        self.assertEqual(playing.saved().undos, 2)
        playing.quit()

    def test_a_board_that_moves_under_a_resting_pointer_slides_nothing(self):
        playing, places = self.begin()
        x, y = places.cell(0, 1)
        playing.point((x, y))
        playing.wait_saved(lambda saved: saved.moves == 1, "a slide")
        playing.display.xdotool("windowsize", "--sync", playing.window, 1400, 900)
        playing.still()
        for step in range(1, 4):  # a hand trembles
            playing.point((x + step, y))
        playing.keys("ctrl+z")
        saved = playing.wait_saved(lambda saved: saved.undos == 1, "the slide to be taken back")
        self.assertEqual(saved.moves, 0)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
