"""The whole way of a player, once by the pointer alone and once by the keyboard alone: a level is won,
reviewed and watched, raced and won again, counted and shown with its stars; settings are changed; and
after a new start everything is still there. The files and the clipboard tell what came of it."""

import csv
import glob
import io
import os
import unittest

import game
import model

# The second pack's first level. One move away from the goal, and a shortest way: two over par.
LEVEL, PAR = "shapes/cut-the-pack", 10
START = model.parse("3,4,5/1,2,0")
DETOUR = "D" + model.solve(model.move(START, "D"))

BESIDE = object()
SETTLED = 0.1  # seconds without a change, after which nothing moves any more

# Where things lie in a window of 1280x800.
CONTINUE, QUIT = (500, 524), (1238, 38)
LEVELS, THEATRE, STATISTICS = [(262 + 151 * i, 636) for i in (0, 3, 5)]
SETTINGS = (1094, 38)
BACK, MENU = (42, 38), (1238, 38)
PACK, CARD, NEXT_CARD = (196, 237), (440, 239), (643, 239)
STARS = [(549, 180), (568, 180), (587, 180)]  # their middles on the card
RESULT_NEXT, RESULT_REVIEW, RESULT_AGAIN = (940, 580), (979, 656), (1157, 656)
REVIEW_CURVE, REVIEW_FIRST, REVIEW_LAST = (1005, 255), 784, 1192
REVIEW_WATCH, REVIEW_TAKE_OVER = (828, 739), (961, 739)
WATCH_COPY, WATCH_PLAY = (1094, 38), (1002, 600)
RACE_RUN, MENU_SETTINGS = (752, 291), (1088, 596)  # lines of the menu
GHOST = (1037, 509, 100, 70)  # x, y, width, height of its board
OLDER = (362, 195)  # the theatre's second line
THEATRE_COPY, THEATRE_REVIEW = (997, 750), (870, 690)
STATISTICS_COPY = (1094, 38)
PLAYING, POINTS = (142, 177), (832, 511)


def inside(ring, place):
    return ring and ring.left < place[0] < ring.right and ring.top < place[1] < ring.bottom


def distance(ring, place):
    x, y = game.middle(ring)
    return abs(x - place[0]) + abs(y - place[1])


def is_beside(ring, place):
    return ring and ring.top < place[1] < ring.bottom


def is_button_near(ring, place):
    """Lists and curves are higher: on them an arrow would choose something."""
    return ring and ring.bottom - ring.top < 100 and abs(game.middle(ring)[1] - place[1]) < 140


class Hand:
    def __init__(self, playing):
        self.playing = playing

    def press(self, place, arrow=None):
        """What lies there answers. The arrow leads on inside a list, from its focused line; BESIDE: the
        arrows are only for what lies in one row."""
        self.playing.still(SETTLED)
        self.reach(place, arrow)
        before = self.playing.still(SETTLED)
        self.let_go(place)
        self.playing.changed(before)


class Pointer(Hand):
    def reach(self, place, arrow):
        self.playing.point(place)

    def let_go(self, place):
        self.playing.click(place)

    def slide(self, letter):
        board = self.playing.saved().board
        self.let_go(self.playing.board().cell(*model.source(board, letter)))

    def choose_second(self, place):
        """The second line of a list, without opening it."""
        self.press(place)

    def seek(self, part):
        """Goes to that part of the game in the review."""
        x = REVIEW_FIRST + round(part * (REVIEW_LAST - REVIEW_FIRST))
        self.press((x, REVIEW_CURVE[1]))


class Keyboard(Hand):
    STOPS = 40  # more than any screen has

    def go(self, key):
        before = self.playing.look()
        self.playing.keys(key)
        self.playing.changed(before)
        self.playing.still(SETTLED / 2)  # a stop that is missed comes round again

    def reach(self, place, arrow):
        for _ in range(self.STOPS):
            ring = self.playing.ring()
            if inside(ring, place):
                return
            near = is_beside(ring, place) if arrow is BESIDE else arrow or is_button_near(ring, place)
            if not near or not self.come_nearer(ring, place):
                self.go("Tab")
        raise AssertionError(f"no key leads to {place}")

    def come_nearer(self, ring, place):
        """By an arrow, which stays inside a group; across where none leads nearer up or down."""
        if not ring:
            return False
        higher = ["Down"] * (place[1] > ring.bottom) + ["Up"] * (place[1] < ring.top)
        across = ["Right"] * (place[0] > ring.right) + ["Left"] * (place[0] < ring.left)
        for arrow in higher + across:
            self.playing.keys(arrow)
            self.playing.still(SETTLED)
            now = self.playing.ring()
            if now and distance(now, place) < distance(ring, place):
                return True
        return False

    def let_go(self, place):
        self.playing.keys("Return")

    def slide(self, letter):
        self.playing.play(letter)

    def choose_second(self, place):
        self.playing.still(SETTLED)
        self.reach(place, None)
        self.go("Down")

    def seek(self, part):
        self.playing.still(SETTLED)
        self.reach(REVIEW_CURVE, None)
        for _ in range(round(part * len(DETOUR))):
            self.go("Right")


class Flow(game.ClipboardTest):
    settings = ""  # a new player, whom the guide shows the first steps

    # What the game keeps

    def data(self, *names):
        return os.path.join(self.home, ".local", "share", "slidewise", *names)

    def results(self):
        """The results' fields, each line's sum checked."""
        if not os.path.exists(self.data("results.txt")):
            return []
        with open(self.data("results.txt"), "rb") as file:
            lines = file.read().split(b"\n")[1:-1]
        for line in lines:
            self.assertEqual(line[-8:], b"%08x" % model.checksum(line[:-8]))
        return [line.decode().split(" ") for line in lines]

    def replays(self):
        """The texts of the replays, the oldest first."""
        texts = []
        for path in sorted(glob.glob(self.data("replays", "*.replay"))):
            with open(path) as file:
                texts.append(file.read())
        return texts

    def settings_kept(self):
        with open(os.path.join(self.home, "config", "slidewise", "settings.txt")) as file:
            return [line for line in file.read().splitlines() if not line.startswith("window =")]

    def pixel(self, place):
        """Its blue, green and red."""
        (*colour, _), = self.display.read(*place, 1, 1)
        return colour

    def persimmon(self, place):
        blue, green, red = self.pixel(place)
        return red > 220 and 110 < green < 160 and blue < 110

    def stars(self, hand):
        """How many the level's card shows: on a solved one's glaze they are filled with ink."""
        def light(place):
            return min(self.pixel(place)) > 120
        hand.playing.still()
        self.assertTrue(light(CARD), "the card is not glazed")
        self.assertFalse(light(NEXT_CARD), "the next one is glazed")
        return sum(not light(place) for place in STARS)

    def expect_copy(self, hand, place, text):
        """The button there copies that text."""
        hand.press(place)
        hand.playing.wait(lambda: self.other.paste() == text, "the text on the clipboard")

    def expect_results(self, hand, moves):
        """The statistics' table, as it is copied, tells of games of so many moves."""
        hand.press(STATISTICS_COPY)
        rows = list(csv.DictReader(io.StringIO(self.other.paste())))
        self.assertEqual(sorted((int(row["moves"]), row["level"]) for row in rows),
                         [(count, LEVEL) for count in sorted(moves)])

    # Parts of the way

    def begin(self, kind):
        playing = self.start()
        playing.wait(playing.ring, "the title")
        playing.resize(1280, 800)
        playing.still()
        return kind(playing)

    def win(self, hand, letters):
        """Plays that way; the result and the replay are kept."""
        hand.playing.still()
        count, moves = len(self.results()), hand.playing.saved().moves
        for letter in letters:
            moves += 1
            hand.slide(letter)
            hand.playing.wait_saved(lambda saved: saved.moves == moves, f"the move {letter}")
        hand.playing.wait(lambda: len(self.results()) == count + 1, "the result")
        hand.playing.wait(lambda: len(self.replays()) == count + 1, "the replay")
        result = self.results()[-1]
        named = dict(zip(result[16::2], result[17::2]))  # behind the fields of format 1
        self.assertEqual((int(result[5]), int(result[14]), named["level"]), (moves, PAR, LEVEL))
        hand.playing.wait(lambda: self.persimmon(RESULT_NEXT), "the result's panel")

    def win_a_level(self, hand):
        hand.press(LEVELS)
        hand.press(PACK, "Down")
        hand.press(CARD)
        hand.playing.wait_saved(lambda saved: saved.values.get("level") == LEVEL, "the level")
        self.win(hand, DETOUR)

    def review_and_watch(self, hand):
        """From the result, and back to it."""
        hand.press(RESULT_REVIEW, "Down")
        hand.seek(0.5)
        hand.press(REVIEW_WATCH, BESIDE)
        self.expect_copy(hand, WATCH_COPY, self.replays()[0])
        hand.press(WATCH_PLAY)
        hand.press(BACK)
        hand.press(BACK)

    def race(self, hand):
        """The level again, against the run before."""
        hand.press(RESULT_AGAIN, "Down")
        hand.playing.wait_saved(lambda saved: saved.board == START, "the level again")
        hand.press(MENU)
        hand.press(RACE_RUN, "Down")
        hand.playing.still()
        letters, ghost = model.solve(START), self.display.read(*GHOST)
        hand.slide(letters[0])
        hand.playing.wait(lambda: self.display.read(*GHOST) != ghost, "the ghost to move")
        hand.playing.wait_saved(lambda saved: saved.moves == 1, "the first move")
        return letters[1:]

    def take_over(self, hand):
        """Half of the older game, found in the theatre and in its review."""
        hand.press(THEATRE)
        hand.choose_second(OLDER)
        self.expect_copy(hand, THEATRE_COPY, self.replays()[0])
        hand.press(THEATRE_REVIEW)
        hand.seek(0.5)
        hand.press(REVIEW_TAKE_OVER, BESIDE)
        half = DETOUR[:len(DETOUR) // 2]
        saved = hand.playing.wait_saved(lambda saved: not saved.solved, "a game from there")
        self.assertEqual([step[0] for step in saved.steps], list(half))

    def change_settings(self, hand):
        hand.press(MENU)
        hand.press(MENU_SETTINGS, "Down")
        hand.press(PLAYING, "Down")
        hand.press(POINTS, "Down")
        line = "points = off"
        hand.playing.wait(lambda: line in self.settings_kept(), line)

    def leave(self, hand):
        hand.playing.still()
        hand.reach(QUIT, None)
        hand.let_go(QUIT)
        hand.playing.ended()

    def still_there(self, hand, saved, kept):
        hand.press(CONTINUE)
        hand.playing.still()
        self.assertEqual(hand.playing.saved().board, saved.board)
        hand.slide(DETOUR[saved.moves])
        hand.playing.wait_saved(lambda now: now.moves == saved.moves + 1, "the next move")
        hand.press(BACK)
        self.assertEqual((self.results(), self.replays(), self.settings_kept()), kept)

    def whole_way(self, kind):
        hand = self.begin(kind)
        self.win_a_level(hand)
        self.review_and_watch(hand)
        self.win(hand, self.race(hand))
        hand.press(BACK)
        self.assertEqual(self.stars(hand), 3)
        hand.press(BACK)
        self.take_over(hand)
        self.change_settings(hand)
        hand.press(BACK)
        hand.press(BACK)
        hand.press(STATISTICS)
        self.expect_results(hand, [PAR, len(DETOUR)])
        hand.press(BACK)
        saved, kept = hand.playing.saved(), (self.results(), self.replays(), self.settings_kept())
        self.leave(hand)

        hand = self.begin(kind)
        self.still_there(hand, saved, kept)
        hand.press(LEVELS)
        hand.press(PACK, "Down")
        self.assertEqual(self.stars(hand), 3)
        hand.press(BACK)
        hand.press(STATISTICS)
        self.expect_results(hand, [PAR, len(DETOUR)])
        hand.press(BACK)
        hand.press(THEATRE)
        self.expect_copy(hand, THEATRE_COPY, self.replays()[-1])
        hand.press(BACK)
        self.leave(hand)

    def test_by_the_pointer_alone(self):
        self.whole_way(Pointer)

    def test_by_the_keyboard_alone(self):
        self.whole_way(Keyboard)


if __name__ == "__main__":
    unittest.main()
