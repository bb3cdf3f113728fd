"""What the play screen tells of a game, and where it leads on from a solved one: by the keyboard alone
and by the pointer alone."""

import time
import unittest

import game
import model

BOARD = "1,2,3/0,5,6/4,7,8"  # three moves from its goal: U, L, L
WAY = "ULL"
LEVEL, LEVEL_WAY = "first-steps/corner", "RUL"

RESULT = {"review": "Down", "again": "Right", "hide": "Down", "copy": "Left"}  # from Next on


class Play(game.ClipboardTest):
    def places(self, playing, keys):
        """Where the controls are, by the key that leads to each; the focus is then on the last one."""
        return dict(zip(keys, map(game.middle, playing.tour(*keys.values()))))

    def paste(self, playing, text, act):
        """Offers the text, does what pastes it, and waits until the game has taken it."""
        self.other.offer(text)
        act()
        playing.wait(self.other.serve, "the clipboard to be asked for")


class Ladder(Play):
    def climb(self, press):
        """Each press looks different and is counted; the fourth one makes the move. Before it the
        clock stands still."""
        playing = self.playing
        looks = [playing.still()]
        for step in range(3):
            press()
            ladder = [1] * (step + 1) + [0] * (3 - step)
            playing.wait_saved(lambda saved: saved.ladder == ladder, f"step {step + 1}")
            playing.changed(looks[-1])
            looks.append(playing.still())
        self.assertEqual(len(set(looks)), 4)
        press()
        saved = playing.wait_saved(lambda saved: saved.moves == 1, "the hinted move")
        self.assertEqual((saved.steps[0], saved.ladder), (("U", 1, "h"), [1] * 4))
        playing.quit()

    def test_by_keyboard(self):
        self.playing = self.start_board(BOARD)
        self.climb(lambda: self.playing.keys("h"))

    def test_by_pointer(self):
        self.playing = self.start_board(BOARD)
        hint = self.places(self.playing, {"hint": "Tab"})["hint"]
        self.playing.keys("Escape")
        self.playing.point(hint)
        self.climb(lambda: self.playing.click(hint))


class Points(Play):
    settings = "guided = on\npoints = on\n"

    def ink(self, playing, below):
        """How many bright pixels lie below a button that says neither points nor stars."""
        rows = playing.pixels()[below.bottom + 8:below.bottom + 40]
        return sum(row[4 * x + 1] > 180 for row in rows for x in range(below.left, below.right))

    def seen(self):
        playing = self.start_board(BOARD)
        *_, compare = playing.tour("Tab", "Tab", "Right")
        playing.keys("Escape", "Up")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        return playing, compare

    def test_points_are_in_view_where_they_are_on(self):
        playing, compare = self.seen()
        playing.wait(lambda: self.ink(playing, compare) > 40, "points")
        playing.quit()


class NoPoints(Points):
    settings = "guided = on\npoints = off\n"

    def test_points_are_in_view_where_they_are_on(self):
        """And nowhere else."""
        playing, compare = self.seen()
        playing.keys("Left", "Left")
        playing.wait_saved(lambda saved: saved.solved, "the solved board")
        playing.keys("ctrl+z")
        playing.wait_saved(lambda saved: saved.moves == 2, "a move less")
        playing.still(seconds=0.4)
        self.assertEqual(self.ink(playing, compare), 0)
        playing.quit()


class Result(Play):
    def solve(self):
        playing = self.start("--level", LEVEL)
        playing.wait_saved(lambda saved: saved.values["level"] == LEVEL, "the level")
        playing.still()
        playing.play(LEVEL_WAY)
        playing.wait_saved(lambda saved: saved.solved, "the solved board")
        playing.wait_result()
        return playing

    def places_of_buttons(self, playing):
        """The focus is on the first one."""
        names = {"next": game.middle(playing.ring())}
        names |= self.places(playing, RESULT)
        return names

    def test_enter_leads_to_the_next_level(self):
        playing = self.solve()
        playing.keys("Return")
        playing.wait_saved(lambda saved: saved.values["level"] != LEVEL, "the next level")
        playing.quit()

    def test_the_keyboard_reaches_every_button(self):
        playing = self.solve()
        shown = playing.ring()
        playing.keys("Down", "Down", "Return")
        card = playing.wait(lambda: "★★★" in (text := self.other.paste()) and text, "the card")
        self.assertIn("3 moves", card)
        playing.keys("Right", "Return")
        playing.wait(lambda: (ring := playing.ring()) and ring.top < shown.top, "the button without the result")
        playing.keys("ctrl+z")
        playing.wait_saved(lambda saved: saved.undos == 1, "the last move to be taken back")
        playing.quit()

    def test_the_pointer_reaches_every_button(self):
        places = self.places_of_buttons(self.solve())
        self.setUp()  # another player, who solves the level by the pointer as well
        playing = self.start("--level", LEVEL)
        playing.wait_saved(lambda saved: saved.values["level"] == LEVEL, "the level")
        playing.still()
        board = playing.board()
        for moves, letter in enumerate(LEVEL_WAY, 1):
            playing.click(board.cell(*model.source(playing.saved().board, letter)))
            playing.wait_saved(lambda saved: saved.moves == moves, "a move")
        playing.point(places["copy"])
        playing.still(seconds=1)
        playing.click(places["copy"])
        playing.wait(lambda: "★★★" in self.other.paste(), "the card")
        playing.click_and_see(places["review"])
        playing.still()
        playing.keys("Escape")
        playing.still()
        playing.click_and_see(places["again"])
        saved = playing.wait_saved(lambda saved: saved.moves == 0, "the same level again")
        self.assertEqual(saved.values["level"], LEVEL)
        playing.quit()


class Race(Play):
    def beside(self, playing, rect):
        """What is drawn at the right of a place, as high and as wide as that."""
        rows = playing.pixels()[rect.top:rect.bottom]
        return [row[4 * rect.right:4 * (2 * rect.right - rect.left)] for row in rows]

    def test_the_best_run_is_raced_by_the_clock(self):
        playing = self.start_board(BOARD)
        for moves, letter in enumerate(WAY, 1):
            playing.play(letter)
            playing.wait_saved(lambda saved: saved.moves == moves, "a move")
            time.sleep(0.3)
        first = playing.saved()
        self.assertTrue(first.solved)
        playing.wait_result()
        playing.keys("Escape", *["Down"] * 2, "Return")  # over restart
        raced = playing.wait_saved(lambda saved: not saved.moves, "the board anew")
        self.assertEqual(raced.start, first.start)
        self.assertNotEqual(raced.values["id"], first.values["id"])
        playing.still()
        *_, goal = playing.tour("Tab", "Tab")
        playing.keys("Escape")
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        before = self.beside(playing, goal)
        playing.wait(lambda: self.beside(playing, goal) != before, "the ghost to move by itself")
        playing.quit()


class Ids(Play):
    def copied(self, playing, act):
        act()
        return playing.wait(self.other.paste, "an ID")

    def begun(self, playing, board):
        return playing.wait_saved(lambda saved: saved.start == board and not saved.moves,
                                  "the board of the ID")

    def test_by_keyboard(self):
        playing = self.start("--size", "4x4", "--seed", "20251")
        start = playing.wait_saved(lambda saved: True, "the board to be saved").start
        seed = self.copied(playing, lambda: playing.keys("ctrl+c"))
        playing.quit()
        playing = self.start_board(BOARD)
        board = self.copied(playing, lambda: playing.keys("ctrl+c"))
        self.assertNotEqual(seed, board)
        self.paste(playing, f"Try {seed}!", lambda: playing.keys("ctrl+v"))
        self.begun(playing, start)
        self.paste(playing, board.lower(), lambda: playing.keys("ctrl+v"))
        self.begun(playing, model.parse(BOARD))
        playing.quit()

    def test_a_mistyped_one_changes_nothing(self):
        playing = self.start_board(BOARD)
        id = self.copied(playing, lambda: playing.keys("ctrl+c"))
        playing.play("U")
        before = playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        for at in range(id.index("-", 5) + 1, len(id)):
            wrong = id[:at] + ("8" if id[at] == "7" else "7") + id[at + 1:]
            self.paste(playing, wrong, lambda: playing.keys("ctrl+v"))
        playing.play("L")
        saved = playing.wait_saved(lambda saved: saved.moves == 2, "the next move")
        self.assertEqual(saved.start, before.start)
        playing.quit()

    def test_by_pointer(self):
        playing = self.start_board(BOARD)
        *_, menu = map(game.middle, playing.tour("shift+Tab", *["Right"] * 4))
        playing.keys("Escape", "Escape")
        playing.wait(playing.ring, "the menu")
        lines = self.places(playing, dict.fromkeys(
            ("restart", "race", "next board", "new game", "zen", "copy id", "paste id"), "Down"))
        playing.keys("Escape")
        playing.wait(lambda: playing.ring() is None, "the board")
        playing.click_and_see(menu)
        playing.still()
        id = self.copied(playing, lambda: playing.click(lines["copy id"]))
        playing.still()
        playing.play(WAY[0])
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.click_and_see(menu)
        playing.still()
        self.paste(playing, id, lambda: playing.click(lines["paste id"]))
        self.begun(playing, model.parse(BOARD))
        playing.quit()


class Guide(Play):
    settings = ""

    def guided(self):
        try:
            with open(game.settings_file(self.home)) as file:
                return "guided = on" in file.read()
        except FileNotFoundError:
            return False

    def test_three_things_are_told_once_and_in_no_ones_way(self):
        playing = self.start_board(BOARD)
        playing.play("U")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.keys("c", "c", "h")
        playing.wait_saved(lambda saved: saved.hints == 1, "a hint")
        playing.wait(self.guided, "the guide to be over")
        playing.quit()

    def test_each_can_be_closed_by_pointer(self):
        playing = self.start_board(BOARD)
        for _ in range(3):
            before = playing.still()
            *_, close = playing.tour("shift+Tab", "shift+Tab")  # its button comes before the bar
            playing.keys("Escape")
            playing.wait(lambda: playing.ring() is None, "the focus on the board")
            playing.click(game.middle(close))
            playing.changed(before)
        playing.wait(self.guided, "the guide to be over")
        self.assertEqual(playing.saved().moves, 0)
        playing.quit()


if __name__ == "__main__":
    unittest.main()
