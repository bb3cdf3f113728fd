"""From one board to the next: by one key in play and out of a result, and back again; a new attempt; the
session's list; and the kinds of a new game. By the keyboard alone and by the pointer alone."""

import glob
import os
import time

import game
import model

BOARD, WAY = "1,2,3/0,5,6/4,7,8", "ULL"
OWN_GOAL = "3x3g-B-9Z2D0-000G"  # from 0,1,2/3,4,5/6,7,8
GOAL = "8,0,6/5,4,7/2,3,1"

# Where things lie in a window of 1280x800.
MENU, MENU_RESTART, MENU_NEXT, MENU_NEW, MENU_SESSION = (
    (1238, 38), (676, 217), (676, 402), (676, 439), (1040, 522))
RESULT_NEXT = (940, 580)
BACK_TO_THAT_BOARD = (1106, 177)
SLAB_OR_TILE = (300, 400)  # the slab is dark, the tile behind it light
SESSION_ROWS, SESSION_RESET, SESSION_CLOSE = [(440, 323), (440, 359)], (472, 741), (966, 124)
KINDS = {"easy": (776, 415), "uniform": (961, 415), "hard": (1145, 415)}
START = (255, 722)


def everything(saved):
    """But for the clock, and the lines that the journal has overtaken."""
    return vars(saved) | {"values": saved.values["id"], "time": None}


class Next(game.WindowTest):
    settings = "version = 2\nguided = on\nsize = 3x3\n"

    def press(self, playing, *places):
        for place in places:
            before = playing.still()
            playing.click(place)
            playing.changed(before)

    def begun(self, playing, before):
        """The next board, which nothing lies over: it can be played at once."""
        saved = playing.wait_saved(
            lambda saved: saved.values["id"] != before.values["id"], "the next board")
        self.assertEqual((saved.moves, saved.time, saved.hints), (0, 0, 0))
        return saved

    def kept(self):
        """The replays, the oldest first."""
        folder = os.path.join(self.home, ".local", "share", "slidewise", "replays")
        texts = []
        for path in sorted(glob.glob(f"{folder}/*.replay")):
            with open(path) as file:
                texts.append(file.read())
        return texts

    def assert_left(self, playing, before):
        """The one replay is that game, as it was left."""
        text, = playing.wait(self.kept, "the replay of what was left")
        lines = text.splitlines()
        for line in ("solved no", f"id {before.values['id']}", f"moves {before.moves}"):
            self.assertIn(line, lines)


class InPlay(Next):
    def leave(self, by_pointer):
        """A board with one move is left for the next one."""
        playing = self.start_board(BOARD)
        playing.play("U")
        before = playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        if by_pointer:
            self.press(playing, MENU, MENU_NEXT)
        else:
            playing.keys("F2")
        saved = self.begun(playing, before)
        self.assertEqual(saved.values["kind"], "uniform")
        self.assertIsNone(playing.slots().kept)
        self.assert_left(playing, before)
        return playing, before

    def assert_back(self, playing, before):
        back = playing.wait_saved(lambda saved: saved.start == before.start, "the board that was left")
        self.assertEqual(everything(back), everything(before))
        playing.still()
        playing.play("LL")
        playing.wait_saved(lambda saved: saved.solved, "the board to be solved after all")
        text, = playing.wait(lambda: "solved yes" in (texts := self.kept())[0] and texts,
                             "the replay of the solved game in the place of the one that was left")
        playing.quit()

    def test_one_key_leads_to_the_next_board_and_it_is_played_at_once(self):
        playing, before = self.leave(by_pointer=False)
        first = playing.saved()
        playing.play(next(letter for letter in "UDLR" if model.move(first.board, letter)))
        playing.wait_saved(lambda saved: saved.moves == 1, "a move on the next board")
        playing.keys("F2")
        second = self.begun(playing, first)
        self.assertEqual(second.values["kind"], "uniform")
        playing.wait(lambda: len(self.kept()) == 2, "both that were left")
        playing.keys("F2")  # a board without a move leaves nothing
        self.begun(playing, second)
        playing.still()
        self.assertEqual(len(self.kept()), 2)
        playing.quit()

    def test_a_key_leads_back_to_that_board(self):
        playing, before = self.leave(by_pointer=False)
        playing.keys("ctrl+b")
        self.assert_back(playing, before)

    def test_the_pointer_leads_to_the_next_board_and_back_to_that_board(self):
        playing, before = self.leave(by_pointer=True)
        self.press(playing, BACK_TO_THAT_BOARD)
        self.assert_back(playing, before)

    def test_what_was_left_is_kept_by_a_kill(self):
        playing, before = self.leave(by_pointer=False)
        playing.kill()
        self.assert_left(self.start(), before)

    def new_attempt(self, by_pointer):
        playing = self.start_board(BOARD)
        playing.play("U")
        before = playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        time.sleep(0.5)  # the clock goes
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 2 and saved.time > 0, "a move later")
        playing.keys("h")
        playing.wait_saved(lambda saved: saved.hints, "a hint")
        playing.keys("ctrl+z")
        before = playing.wait_saved(lambda saved: saved.undos, "an undo")
        if by_pointer:
            self.press(playing, MENU, MENU_RESTART)
        else:
            playing.keys("ctrl+r")
        saved = self.begun(playing, before)
        self.assertEqual((saved.board, saved.undos), (before.start, 0))
        self.assert_left(playing, before)
        playing.still(1.2)  # no clock goes
        playing.play("U")
        saved = playing.wait_saved(lambda saved: saved.moves == 1, "the first move")
        self.assertEqual(saved.time, 0)
        playing.quit()

    def test_a_new_attempt_by_key(self):
        self.new_attempt(by_pointer=False)

    def test_a_new_attempt_by_pointer(self):
        self.new_attempt(by_pointer=True)


class AfterAWin(Next):
    def next_level(self, name):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "levels", "first-steps.txt")) as file:
            names = [line[6:].strip() for line in file if line.startswith("level ")]
        return f"first-steps/{names[names.index(name) + 1]}"

    def won(self, *options):
        playing = self.start(*options)
        start = playing.wait_saved(lambda saved: saved.start, "the board").start
        playing.still()
        playing.play(model.solve(start))
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        playing.wait_result()
        return playing, saved

    def test_after_a_level_comes_the_next_level(self):
        playing, before = self.won("--level", "first-steps/one-slide")
        playing.keys("space")
        level = self.begun(playing, before)
        self.assertEqual(level.values["level"], self.next_level("one-slide"))
        playing.keys("F2")  # and so it does in play
        after = self.begun(playing, level)
        self.assertEqual(after.values["level"], self.next_level(level.values["level"].split("/")[1]))
        playing.quit()

    def test_after_an_own_board_comes_a_uniform_one(self):
        playing, before = self.won("--board", BOARD)
        self.assertEqual(before.values["kind"], "own")
        self.press(playing, RESULT_NEXT)
        after = self.begun(playing, before)
        self.assertEqual((after.values["kind"], after.values["goal"]), ("uniform", "standard"))
        self.assertEqual((len(after.start), len(after.start[0])), (3, 3))
        playing.quit()

    def test_the_next_board_has_the_goal_of_the_one_before(self):
        playing = self.start("--id", OWN_GOAL)
        before = playing.wait_saved(lambda saved: saved.values["goal"] == GOAL, "a goal of one's own")
        playing.still()
        playing.keys("F2")
        after = self.begun(playing, before)
        self.assertEqual((after.values["kind"], after.values["goal"]), ("uniform", GOAL))
        playing.quit()


class Session(Next):
    def ink(self, place):
        """Whether something light is written there."""
        return any(min(row[at:at + 3]) > 180 for row in self.display.read(place[0] - 60, place[1] - 8, 120, 16)
                   for at in range(0, len(row), 4))

    def shown(self):
        (pixel,) = self.display.read(*SLAB_OR_TILE, 1, 1)
        return pixel[1] < 100

    def rows(self, playing):
        playing.still()
        self.assertTrue(self.shown())
        return [self.ink(place) for place in SESSION_ROWS]

    def session(self, by_pointer):
        def show():
            if by_pointer:
                self.press(playing, MENU, MENU_SESSION)
            else:
                before = playing.still()
                playing.keys("ctrl+l")
                playing.changed(before)

        def do(place, *keys):
            if by_pointer:
                self.press(playing, place)
            else:
                playing.keys(*keys)

        playing = self.start_board(BOARD)
        playing.resize(1280, 800)
        for count in (1, 2):
            playing.play(WAY)
            won = playing.wait_saved(lambda saved: saved.solved, "the solved board")
            playing.still()
            show()
            self.assertEqual(self.rows(playing), [True, count == 2])
            do(SESSION_CLOSE, "Escape")
            playing.wait(lambda: not self.shown(), "the board again")
            if count == 1:
                playing.keys("ctrl+r")
                self.begun(playing, won)
                playing.still()
        show()
        do(SESSION_RESET, "Tab", "Tab", "Return")  # past the name
        playing.still()
        self.assertEqual(self.rows(playing), [True, True])  # it asks first
        for _ in range(4):  # the question may be over by now
            if self.rows(playing) == [True, True]:
                do(SESSION_RESET, "Return")
                playing.still()
        self.assertEqual(self.rows(playing), [False, False])
        do(SESSION_CLOSE, "Escape")
        playing.wait(lambda: not self.shown(), "the board again")
        show()
        self.assertEqual(self.rows(playing), [False, False])
        playing.quit()

    def test_by_keyboard(self):
        self.session(by_pointer=False)

    def test_by_pointer(self):
        self.session(by_pointer=True)


class Kinds(Next):
    def assert_kind(self, saved, kind):
        moves = len(model.solve(saved.start))
        self.assertEqual((saved.values["kind"], len(saved.start), len(saved.start[0])), (kind, 3, 3))
        if kind == "easy":
            self.assertLessEqual(abs(moves - 8), 2)  # docs/FORMATS.md, Seeds
        elif kind == "hard":
            self.assertGreater(moves, 20)  # of 20 boards, two thirds of all are as hard

    def kinds(self, show, choose):
        playing = self.start_board(BOARD)
        playing.resize(1280, 800)
        for kind in ("easy", "hard", "uniform"):
            before = playing.saved()
            show(playing)
            playing.still()
            choose(playing, kind)
            self.assert_kind(self.begun(playing, before), kind)
            playing.still()
        playing.quit()

    def test_by_pointer(self):
        self.kinds(lambda playing: self.press(playing, MENU, MENU_NEW),
                   lambda playing, kind: self.press(playing, KINDS[kind], START))

    def test_by_keyboard(self):
        """The kind that was chosen last has the focus."""
        arrows = {"easy": ["Left"], "hard": ["Right", "Right"], "uniform": ["Left"]}

        def show(playing):
            before = playing.still()
            playing.keys("ctrl+n")
            playing.changed(before)

        def choose(playing, kind):
            start = playing.wait(playing.ring, "the focus on Start")
            playing.tour(*["shift+Tab"] * 4, *arrows[kind])  # bar, way, colours, kind
            playing.keys("Return")
            playing.still()
            self.assertEqual(playing.tour(*["Tab"] * 4)[-1], start)
            playing.keys("Return")
        self.kinds(show, choose)
