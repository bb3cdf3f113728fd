"""What is seen of the game, wherever it is played: the focus, the board, whether anything moves."""

import collections
import os
import time
import zlib

PICTURES = os.environ["SLIDEWISE_SCREENS"]  # where a failure leaves one
FOCUS = b"\x9a\xe3\xff"  # the dark theme's focus ring: #FFE39A

Rect = collections.namedtuple("Rect", "left top right bottom")


def middle(rect):
    return (rect.left + rect.right) // 2, (rect.top + rect.bottom) // 2


class Board:
    """Where a board's cells lie in the window."""

    def __init__(self, tray, columns, rows):
        self.tray, self.columns, self.rows = tray, columns, rows

    def cell(self, row, column):
        pad = 16
        width = self.tray.right - self.tray.left - 2 * pad
        height = self.tray.bottom - self.tray.top - 2 * pad
        return (self.tray.left + pad + width * (2 * column + 1) // (2 * self.columns),
                self.tray.top + pad + height * (2 * row + 1) // (2 * self.rows))


class Eyes:
    """Needs `pixels` (rows of 4 bytes a pixel: blue, green, red, any), `wait` and `saved`."""

    def wait_saved(self, condition, what, **limits):
        """Waits until the saved game is so, and returns it."""
        def so():
            game = self.saved()
            return game if game and condition(game) else None
        return self.wait(so, what, **limits)

    def look(self):
        """A number that differs where the picture does."""
        sum = 0
        for row in self.pixels():
            sum = zlib.crc32(row, sum)
        return sum

    def still(self, seconds=0.2):
        """Waits until the picture has not changed for so long, and returns its number."""
        seen, since = self.look(), time.monotonic()

        def same():
            nonlocal seen, since
            now = self.look()
            if now != seen:
                seen, since = now, time.monotonic()
            return time.monotonic() - since > seconds
        self.wait(same, "a picture that stands still")
        return seen

    def changed(self, before):
        """Waits until the picture is another one than that."""
        self.wait(lambda: self.look() != before, "the picture to change")

    def ring(self):
        """Where the focus ring lies, or None."""
        left, right, rows = 10 ** 9, -1, []
        for y, row in enumerate(self.pixels()):
            found = [at // 4 for at in places(row, FOCUS)]
            if found:
                rows.append(y)
                left, right = min(left, found[0]), max(right, found[-1])
        return Rect(left, rows[0], right, rows[-1]) if rows else None

    def wait_result(self):
        """Waits for the focus on the result, which is in the window's lower half. Until it slides in, the focus
        is on the panel's button above."""
        def shown():
            ring = self.ring()
            return ring and ring.top > len(self.pixels()) // 2
        self.wait(shown, "the result")
        self.still()

    def board(self, tray=None):
        """Where the cells lie; `tray`: what lies on it, where that is not the saved game's board. A screen
        that comes in is paler at first, so the tray is there once what was found has about the board's form."""
        tray = tray or self.saved().board
        return self.wait(lambda: self.board_at_a_glance(len(tray[0]), len(tray)), "the tray")

    def board_at_a_glance(self, columns, rows):
        """The tray is darker than the table; it is looked for from the window's left side."""
        seen = self.pixels()

        def dark(x, y):
            return seen[y][4 * x + 1] <= 14
        y = len(seen) // 2
        left = next((x for x in range(len(seen[0]) // 4) if dark(x, y)), None)
        if left is None:
            return None
        top = bottom = y
        while top > 0 and dark(left + 4, top - 1):
            top -= 1
        while bottom + 1 < len(seen) and dark(left + 4, bottom + 1):
            bottom += 1
        right, y = left + 40, bottom - 1
        while right + 1 < len(seen[0]) // 4 and dark(right + 1, y):
            right += 1
        found = Board(Rect(left, top, right, bottom), columns, rows)
        (x, y), (next_x, next_y) = found.cell(0, 0), found.cell(1, 1)
        return found if abs((next_x - x) - (next_y - y)) <= (next_x - x) // 8 else None


def places(row, colour):
    """Where whole pixels of that colour begin in a row: the first and the last one."""
    first = row.find(colour)
    while first >= 0 and first % 4:
        first = row.find(colour, first + 1)
    last = row.rfind(colour)
    while last >= 0 and last % 4:
        last = row.rfind(colour, 0, last + len(colour) - 1)
    return [first, last] if first >= 0 else []


def pictured(test):
    """The test of a class that can `save_picture`; its failure leaves a picture of what is seen."""
    def run(self):
        try:
            test(self)
        except Exception:
            path = os.path.join(PICTURES, f"{self.id()}.png")
            os.makedirs(PICTURES, exist_ok=True)
            self.save_picture(path)
            print(f"what was seen at the failure: {path}", flush=True)
            raise
    run.__doc__ = test.__doc__
    return run
