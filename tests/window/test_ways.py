"""From the title through a game to the end, by the keyboard alone and by the pointer alone."""

import unittest

import game
import model

BOARD = "8,1,3/4,0,2/7,6,5"
TO_QUIT = ["Right"] + ["Down"] * 26  # from the menu's first line to its last


def one_move(board):
    return next(letter for letter in "UDLR" if model.move(board, letter))


class Ways(game.WindowTest):
    def title(self):
        playing = self.start()
        return playing, playing.wait(playing.ring, "the title's focus")

    def other_ring(self, playing, before):
        return playing.wait(lambda: (ring := playing.ring()) not in (None, before) and ring,
                            "the focus on another place")

    def learn_places(self):
        """Where the pointer will find its buttons: each is given the keyboard's focus once."""
        playing, title = self.title()
        playing.keys("Right")
        new_game = self.other_ring(playing, title)
        playing.keys("Return")
        start = self.other_ring(playing, new_game)
        playing.keys("Return")
        board = playing.wait(playing.saved, "the new game").board
        playing.play(one_move(board))
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        names = ("hint", "auto-solve", "undo", "goal", "leave", "sound", "keys", "full screen",
                 "menu")
        rings = playing.tour("Tab", "Down", "Down", "Tab", "Tab", *["Right"] * 4)
        places = dict(zip(names, rings)) | {"new game": new_game, "start": start}
        playing.keys("Escape", "F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        playing.still()
        places["back"], = playing.tour("shift+Tab")
        playing.keys("Escape", "Escape", "Escape")
        self.other_ring(playing, places["back"])
        playing.keys(*TO_QUIT)
        playing.still()
        places["quit"] = playing.ring()
        playing.quit("Return")
        return {name: game.middle(ring) for name, ring in places.items()}

    def test_the_pointer_alone_is_enough(self):
        places = self.learn_places()
        self.setUp()  # another player, whose hands never touch the keys
        playing = self.start()
        playing.still()

        def click(name):
            before = playing.still()
            playing.click(places[name])
            playing.changed(before)

        click("new game")
        click("start")
        board = playing.wait(playing.saved, "the new game").board
        playing.still()
        playing.click(playing.board().cell(*model.source(board, one_move(board))))
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        click("undo")
        playing.wait_saved(lambda saved: saved.undos == 1, "the move to be taken back")
        click("hint")
        playing.wait_saved(lambda saved: saved.hints == 1, "a hint")
        for _ in range(3):
            click("hint")
        saved = playing.wait_saved(lambda saved: saved.moves == 1, "the hinted move")
        self.assertEqual(saved.steps[0][2], "h")
        click("auto-solve")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        playing.click(places["back"])
        click("menu")
        playing.still()
        playing.click(places["quit"])
        playing.ended()
        self.assertEqual(playing.saved().moves, 1)

    def test_the_keyboard_alone_is_enough(self):
        playing, title = self.title()
        playing.keys("Right")
        new_game = self.other_ring(playing, title)
        playing.keys("Return")
        self.other_ring(playing, new_game)
        playing.keys("Tab", "Left", "shift+Tab", "Return")
        board = playing.wait(playing.saved, "the new game").board
        self.assertEqual((len(board[0]), len(board)), (3, 4))
        playing.play(one_move(board))
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.keys("Escape")
        playing.wait(playing.ring, "the menu")
        playing.keys(*TO_QUIT, "Return")
        playing.ended()

    def test_tab_leads_from_group_to_group_and_back_to_the_board(self):
        playing = self.start_board(BOARD)
        playing.play("L")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        # Hint, auto-solve and undo; goal and side by side; the five of the bar.
        rings = playing.tour("Tab", "Down", "Down", "Tab", "Right", "Tab", *["Right"] * 4)
        self.assertEqual(len(set(rings)), 10)
        playing.leave()
        menu, beside, undo = playing.tour("shift+Tab", "shift+Tab", "shift+Tab")
        self.assertEqual((undo, beside, menu), (rings[2], rings[4], rings[9]))  # as they were left
        playing.leave("shift+Tab")
        playing.quit()

    def test_enter_presses_and_escape_goes_back_to_the_board(self):
        playing = self.start_board(BOARD)
        playing.play("L")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        *_, undo = playing.tour("Tab", "Down", "Down")
        playing.keys("Return")
        playing.wait_saved(lambda saved: saved.undos == 1, "the move to be taken back")
        playing.keys("Escape")
        playing.wait(lambda: playing.ring() is None, "the focus on the board")
        playing.keys("ctrl+y")
        playing.wait_saved(lambda saved: saved.moves == 1, "the move to be made again")
        self.assertEqual(playing.tour("Tab"), [undo])
        playing.play("U")  # to the button above, and no tile
        self.other_ring(playing, undo)
        playing.keys("Escape")
        playing.play("U")
        saved = playing.wait_saved(lambda saved: saved.moves == 2, "a move by the arrows again")
        self.assertEqual([letter for letter, _, _ in saved.steps], ["L", "U"])
        playing.quit()


if __name__ == "__main__":
    unittest.main()
