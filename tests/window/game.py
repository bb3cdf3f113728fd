"""Starts the built game on a display of its own, and plays it as a player does: with keys and a
pointer. What became of it is read from the screen and from the saved game."""

import os
import shutil
import signal
import subprocess
import tempfile
import unittest

import display
import model
import xwindow
from display import wait_for
from eyes import Board, Eyes, Rect, middle, pictured, places  # noqa: F401  (what tests use of it as well)

PROGRAM = os.environ["SLIDEWISE"]

# The title's buttons below those that lead into games, in a row, and those in its corner.
TITLE_ROW = ("levels", "challenges", "pictures", "theatre", "lab", "statistics")
TITLE_CORNER = ("settings", "sound", "keys", "full screen", "quit")

# The menu's last lines, which it has in every game.
MENU = ("levels", "challenges", "theatre", "statistics", "lab", "settings", "keys", "full screen", "title", "quit")


class Game(Eyes):
    """A running game; `show` waits for its window, and gives it the keyboard."""

    program, stdin = PROGRAM, subprocess.DEVNULL

    def __init__(self, screen, home, *options, variables={}, before=display.end_with_us):
        self.display, self.home = screen, home
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen([self.program, *options], stdin=self.stdin,
                                        stderr=self.errors, preexec_fn=before,
                                        env=environment(screen.name, home) | variables)

    def show(self):
        self.window = self.wait(self.find_window, "a window")
        self.take_keyboard()
        self.wait(lambda: any(row.strip(b"\0") for row in self.pixels()), "a first frame")

    def find_window(self):
        search = ("search", "--onlyvisible", "--pid", self.process.pid)
        try:
            return self.display.xdotool(*search).split()[0]
        except subprocess.CalledProcessError:
            return None

    def said(self):
        self.errors.seek(0)
        return self.errors.read().decode()

    def wait(self, condition, what, seconds=display.SLOWEST):
        def step():
            code = self.process.poll()
            assert code is None, f"the game ended with {code}: {self.said()}"
            return condition()
        return wait_for(step, what, seconds)

    # Ends

    def quit(self, *keys):
        """Ends it as a player does; it must say nothing on the way."""
        self.keys(*(keys or ("ctrl+q",)))
        self.ended()

    def ended(self):
        wait_for(lambda: self.process.poll() is not None, "the game's end")
        assert self.process.returncode == 0, f"it ended with {self.process.returncode}"
        assert self.said() == "", self.said()

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.errors.close()
        if self.process.stdin:
            self.process.stdin.close()

    # Hands

    def take_keyboard(self):
        self.display.xdotool("windowfocus", "--sync", self.window)

    def keys(self, *names, delay=5):
        """Pressed and let go, one after the other, with `delay` milliseconds between: one key that
        comes again within 2 ms is a held one to SDL."""
        self.display.xdotool("key", "--delay", delay, *names)

    def play(self, letters, delay=5):
        """One arrow key for each letter."""
        names = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}
        if letters:
            self.keys(*(names[letter] for letter in letters), delay=delay)

    def point(self, place):
        self.display.xdotool("mousemove", "--window", self.window, *place)

    def click(self, place):
        self.display.xdotool("mousemove", "--window", self.window, *place, "click", 1)

    def click_and_see(self, place):
        """Waits until the picture has changed for it."""
        before = self.still()
        self.click(place)
        self.changed(before)

    def drag(self, start, end):
        half = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        self.display.xdotool("mousemove", "--window", self.window, *start, "mousedown", 1,
                             "mousemove", "--window", self.window, *half,
                             "mousemove", "--window", self.window, *end, "mouseup", 1)

    def resize(self, width, height):
        self.display.xdotool("windowsize", "--sync", self.window, width, height)
        self.display.xdotool("windowmove", self.window, 0, 0)

    # Eyes

    def geometry(self):
        text = self.display.xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in text.split())
        return [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def pixels(self):
        return self.display.read(*self.geometry())

    def around(self, place, reach=30):
        """The pixels near a place of the window."""
        left, top, _, _ = self.geometry()
        return self.display.read(left + place[0] - reach, top + place[1] - reach, 2 * reach, 2 * reach)

    def tour(self, *keys):
        """Where the focus ring lies after each key; each moves it."""
        seen = [self.ring()]
        for key in keys:
            self.keys(key)
            seen.append(self.wait(lambda: (ring := self.ring()) not in (None, seen[-1]) and ring,
                                  f"{key} to move the focus on from {seen[-1]}"))
        return seen[1:]

    def leave(self, key="Tab"):
        """By Tab from the last group of controls, or back from the first, to the board."""
        self.keys(key)
        self.wait(lambda: self.ring() is None, "the focus on the board")

    # The menu and the title

    def choose_in_menu(self, name):
        """From the board: the arrows lead from the menu's first line into the second column, down to the
        last line and no further."""
        self.keys("Escape")
        self.wait(self.ring, "the menu")
        self.keys("Right", *["Down"] * 26, *["Up"] * (len(MENU) - 1 - MENU.index(name)), "Return")

    def title(self):
        """Where the title's buttons are: Tab leads to those of games, to the row, to the corner, and
        then to none. The focus is on the first one again."""
        first = self.wait(self.ring, "the title's focus")
        self.still()
        row = self.tour("Tab", *["Right"] * (len(TITLE_ROW) - 1))
        corner = self.tour("Tab", *["Right"] * (len(TITLE_CORNER) - 1))
        self.leave()
        self.keys("Tab")
        self.wait(lambda: self.ring() == first, "the focus on the first button again")
        return {"first": first} | dict(zip(TITLE_ROW + TITLE_CORNER, row + corner))

    def open_by_keys(self, name):
        """From the title to a screen. Each group was left at its last button."""
        places = self.title()
        group = TITLE_ROW if name in TITLE_ROW else TITLE_CORNER
        self.tour(*["Tab"] * (1 if group is TITLE_ROW else 2),
                  *["Left"] * (len(group) - 1 - group.index(name)))
        self.wait(lambda: self.ring() == places[name], f"the focus on {name}")
        self.keys("Return")
        self.wait(lambda: self.ring() != places[name], name)
        self.still()
        return places

    # The saved game

    def slots(self):
        return model.read_slots(state_folder(self.home))

    def saved(self):
        slots = self.slots()
        return slots.current if slots else None


def state_folder(home):
    return os.path.join(home, "state", "slidewise")


def settings_file(home):
    return os.path.join(home, "config", "slidewise", "settings.txt")


def environment(display_name, home):
    """Folders of a new player, and nothing of the one who runs the tests: neither their settings
    nor a desktop to talk to."""
    keep = {key: value for key, value in os.environ.items()
            if not key.startswith(("XDG_", "SDL_", "WAYLAND"))}
    return {**keep, "DISPLAY": display_name, "SDL_VIDEODRIVER": "x11", "HOME": home,
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "XDG_CONFIG_HOME": os.path.join(home, "config"),
            "XDG_STATE_HOME": os.path.join(home, "state"),
            "XDG_PICTURES_DIR": os.path.join(home, "pictures")}


class WindowTest(unittest.TestCase):
    """One display a class, one player's home a test. The player knows the game: the guide for those
    who do not would lie over what is looked at."""

    settings = "guided = on\n"
    Game = Game

    def __init_subclass__(cls):
        for name, value in list(vars(cls).items()):
            if name.startswith("test_"):
                setattr(cls, name, pictured(value))

    @classmethod
    def setUpClass(cls):
        cls.display = display.Display()
        cls.addClassCleanup(cls.display.close)

    def save_picture(self, path):
        self.display.save_picture(path)

    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="slidewise-home-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        os.makedirs(os.path.dirname(settings_file(self.home)))
        with open(settings_file(self.home), "w") as file:
            file.write(self.settings)

    def start(self, *options):
        game = self.Game(self.display, self.home, *options)
        self.addCleanup(game.kill)
        game.show()
        return game

    def start_board(self, text, *options):
        """The game with that board, saved and drawn."""
        game = self.start("--board", text, *options)
        game.wait_saved(lambda saved: saved.start == model.parse(text), "the board to be saved")
        game.still()
        return game

    def drop(self, playing, path):
        """In the middle of the game's window, by another program."""
        hand = xwindow.Window(self.display.name)
        self.addCleanup(hand.close)
        left, top, width, height = playing.geometry()
        hand.drop(path, int(playing.window), (left + width // 2, top + height // 2))


class ClipboardTest(WindowTest):
    """Beside the game another program has a window: it offers texts, and takes what the game copies."""

    def setUp(self):
        super().setUp()
        self.other = xwindow.Window(self.display.name)
        self.addCleanup(self.other.close)
