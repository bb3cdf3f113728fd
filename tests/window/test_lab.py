"""The lab from start to end, by the pointer alone and by the keyboard alone. What came of it is read
from the results that it copies."""

import csv
import io
import unittest

import game
import model

BOARD = ((6, 4, 7), (8, 5, 0), (3, 2, 1))  # what the lab begins with
ROW = 42  # of an open dropdown


def text_of(board):
    return "/".join(",".join(map(str, row)) for row in board)


class Lab(game.ClipboardTest):
    def open(self):
        """The lab as it opens: the focus is on Solve."""
        playing = self.start()
        self.title = playing.open_by_keys("lab")
        return playing

    def results(self, playing, copy, count, board=None):
        """The copied table, once it has so many lines, of that board."""
        def rows():
            copy()
            text = self.other.paste()
            rows = list(csv.DictReader(io.StringIO(text), delimiter="\t"))
            of_board = board is None or all(row["start"] == text_of(board) for row in rows)
            return rows if len(rows) == count and of_board else None
        return playing.wait(rows, f"{count} results")

    def check(self, row, board, status="optimal"):
        """The line is of that start and, where it was solved, leads to its goal in `moves` moves."""
        self.assertEqual((row["start"], row["status"]), (text_of(board), status))
        if status in ("optimal", "solved"):
            for letter in row["solution"]:
                board = model.move(board, letter)
            self.assertEqual(text_of(board), row["goal"])
            self.assertEqual(len(row["solution"]), int(row["moves"]))

    def learn_places(self):
        """Where the pointer will find everything: each is given the keyboard's focus once."""
        playing = self.open()
        ways = {"step": "Tab", "graph": "Right", "back": "Tab", "clear": "Right", "copy": "Right",
                "make": "Right", "keys": "Right", "scramble": "Tab", "goals": "Tab", "start": "Tab",
                "goal": "Tab", "algorithm": "Tab", "heuristic": "Right", "columns": "Tab",
                "rows": "Tab", "solve": "Tab"}
        places = dict(zip(ways, playing.tour(*ways.values())))
        playing.keys("Return")
        self.results(playing, lambda: playing.keys("ctrl+c"), 1)
        *_, places["show"], places["show last"] = playing.tour("Tab", "Tab", "Right")
        before = playing.still()
        playing.keys("shift+Tab", "Return")  # on the graph again
        playing.changed(before)
        playing.wait(lambda: playing.ring() is None, "the state graph")
        playing.still(0.5)
        *_, places["best"] = playing.tour("Tab", "Tab", "Tab")  # after the neighbours and the trail
        playing.quit()
        return places

    def test_the_pointer_alone_is_enough(self):
        places = self.learn_places()
        self.setUp()  # another player, whose hands never touch the keys
        playing = self.start()
        playing.still()
        playing.click(game.middle(self.title["lab"]))
        playing.wait(lambda: playing.ring() == places["solve"], "the lab")

        def click(name):
            before = playing.still()
            playing.click(game.middle(places[name]))
            playing.changed(before)
            return playing.still()

        def choose(name, down):
            """The focus of an open dropdown is on what is chosen."""
            click(name)
            x, y = game.middle(playing.wait(playing.ring, "the choices"))
            playing.click((x, y + down * ROW))
            playing.still()

        def cell(name, row, column):
            """The focus of a board is on its first cell."""
            ring = places[name]
            x, y = game.middle(ring)
            side = ring.right - ring.left
            playing.click((x + column * side, y + row * side))

        def copied(count):
            return self.results(playing, lambda: playing.click(game.middle(places["copy"])), count)

        # Edit both boards, and solve with two heuristics.
        for name in ("start", "goal"):
            cell(name, 0, 0)
            cell(name, 0, 1)
        edited = ((4, 6, 7),) + BOARD[1:]
        playing.still()
        choose("heuristic", -1)
        click("solve")
        misplaced, = copied(1)
        choose("heuristic", +3)
        click("solve")
        first, conflict = copied(2)
        self.assertEqual(first, misplaced)
        self.assertEqual([row["heuristic"] for row in (misplaced, conflict)],
                         ["misplaced", "linear-conflict"])
        for row in (misplaced, conflict):
            self.check(row, edited)
            self.assertEqual(row["goal"], "2,1,3/4,5,6/7,8,0")
        self.assertEqual(misplaced["moves"], conflict["moves"])
        self.assertLess(int(conflict["expanded"]), int(misplaced["expanded"]))

        # Show the solution's steps: as many as there are, and no more.
        playing.point((2, 2))
        start = playing.still()
        for _ in range(3):
            click("show")
        click("show last")
        self.assertNotEqual(playing.still(), start)

        # Step the search, and come back.
        click("step")
        playing.wait(playing.ring, "the stepped search")
        expand = game.middle(playing.ring())
        for _ in range(3):
            before = playing.still()
            playing.click(expand)
            playing.changed(before)
        click("back")

        # Walk the state graph by its best moves.
        click("graph")
        for _ in range(3):
            click("best")
        click("back")

        # A search that would take for ever is stopped.
        for name in ("columns", "rows"):
            ring = places[name]
            playing.click((ring.right - 25, (ring.top + ring.bottom) // 2))
            playing.still()
        choose("algorithm", +1)
        choose("heuristic", -3)
        playing.click(game.middle(places["solve"]))
        playing.wait(lambda: self.moving(playing), "a running search")
        playing.click(game.middle(places["solve"]))
        stopped, = copied(1)
        self.assertEqual((stopped["algorithm"], stopped["status"]), ("idastar", "cancelled"))
        self.assertEqual(len(model.parse(stopped["start"])), 4)
        click("back")

    def moving(self, playing):
        before = playing.look()
        return playing.wait(lambda: playing.look() != before, "the picture to move")

    def test_the_keyboard_alone_is_enough(self):
        playing = self.open()

        def copied(count, board):
            return self.results(playing, lambda: playing.keys("ctrl+c"), count, board)

        # From Solve back to the start board: swap two tiles, which leaves nothing to solve, then type
        # a number.
        playing.keys(*["shift+Tab"] * 5, "Return", "Right", "Return", "F5")
        playing.still()
        playing.keys("7", "F5")
        typed = ((4, 7, 6),) + BOARD[1:]
        row, = copied(1, typed)
        self.check(row, typed)

        # A board that is pasted, its search chosen by keys.
        self.other.offer("8,6,7/2,5,4/3,0,1")
        playing.keys("ctrl+v")
        playing.wait(self.other.serve, "the board to be asked for")
        playing.still()
        playing.keys("F5")
        pasted = model.parse("8,6,7/2,5,4/3,0,1")
        astar, = copied(1, pasted)
        playing.keys("Tab", "Tab", "Return", "Down", "Return", "F5")
        _, idastar = copied(2, pasted)
        for row, name in ((astar, "astar"), (idastar, "idastar")):
            self.assertEqual(row["algorithm"], name)
            self.check(row, pasted)
            self.assertEqual(row["moves"], "31")

        # Steps forth and back: the picture is what it was, once the toast has gone and the arrow's bead
        # has come to rest.
        playing.keys(*["Tab"] * 5)
        before = playing.still(3)
        playing.keys("Return")
        playing.changed(before)
        step = playing.still(1.5)
        playing.keys("Return")
        playing.changed(step)
        playing.still()
        playing.keys("Left", "Return", "Right")
        playing.wait(lambda: playing.look() == step, "the first step again")

        # The stepped search, and its lists.
        playing.keys("shift+Tab", "Return")
        playing.wait(playing.ring, "the stepped search")
        looks = {playing.still()}
        for keys in (["Return"], ["Return"], ["Right", "Return"], ["Left"]):
            playing.keys(*keys)
            looks.add(playing.still())
        self.assertGreater(len(looks), 3)
        playing.keys("Escape")
        playing.still()

        # The state graph: a move, and back by the opposite one.
        playing.keys("Right", "Return")
        here = playing.still(0.5)
        playing.keys("Down")
        playing.changed(here)
        playing.still(0.5)
        playing.keys("Up")
        playing.wait(lambda: playing.look() == here, "the first place again")
        playing.keys("Escape")
        playing.still()
        playing.keys("Escape")
        playing.wait(playing.ring, "the title")
        playing.quit()

    def test_it_takes_the_board_in_play_along(self):
        playing = self.start_board("1,2,3/4,0,6/7,5,8")
        playing.play("U")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.choose_in_menu("lab")
        playing.still()
        playing.keys("F5")
        row, = self.results(playing, lambda: playing.keys("ctrl+c"), 1)
        self.check(row, model.parse("1,2,3/4,5,6/7,0,8"))
        self.assertEqual(row["moves"], "1")
        playing.keys("Escape")
        playing.still()
        playing.play("L")
        playing.wait_saved(lambda saved: saved.solved, "the game to go on as it was")
        playing.quit()


if __name__ == "__main__":
    unittest.main()
