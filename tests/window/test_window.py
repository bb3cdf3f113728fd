"""The window: its sizes, its focus, what is seen in it, and pictures of it."""

import glob
import os
import subprocess
import time
import unittest

import display
import game
import model
import xwindow

BOARD = "1,2,3/4,5,6/7,0,8"
PAUSE = 2  # seconds, of which the clock must count none


def since(begun):
    """In ms; `begun`: by the same clock, in seconds."""
    return (time.monotonic() - begun) * 1000


class Sizes(game.WindowTest):
    settings = "guided = on\nhide-time = on\n"  # a clock that goes on would change the picture

    def test_it_is_played_at_every_size(self):
        playing = self.start_board(BOARD)
        count, tray = 0, playing.board().tray
        for width, height in [(480, 480), (480, 600), (800, 600), (720, 800), (720, 1280), (1920, 1080),
                              (480, 900), (1280, 480)]:
            playing.resize(width, height)
            self.assertEqual(playing.geometry()[2:], [width, height])
            playing.wait(lambda: playing.board().tray != tray, "the board at another place")
            playing.still()
            tray = playing.board().tray
            self.assertTrue(0 <= tray.left and 0 <= tray.top, tray)
            self.assertTrue(tray.right < width and tray.bottom < height, tray)
            self.assertGreater(tray.bottom - tray.top, 0.45 * min(width, height), tray)
            for letter in "DU":
                count += 1
                playing.click(playing.board().cell(*model.source(playing.saved().board, letter)))
                playing.wait_saved(lambda saved: saved.moves == count, f"a click at {width}")
                playing.still()
        playing.quit()


class Window(game.WindowTest):
    def title(self, variables={}, size=None):
        """The window's first size, and how high and wide the title's first button is in a window of `size`."""
        playing = game.Game(self.display, self.home, variables=variables)
        self.addCleanup(playing.kill)
        playing.show()
        opened = playing.geometry()[2:]
        if size:
            playing.resize(*size)
        playing.still()
        ring = playing.wait(playing.ring, "the title's focus")
        playing.quit()
        with open(game.settings_file(self.home), "w") as file:  # it has the window's size now
            file.write(self.settings)
        return opened, (ring.bottom - ring.top, ring.right - ring.left)

    def assert_larger(self, one, other, times):
        for a, b in zip(one, other):
            self.assertAlmostEqual(a / b, times, delta=0.05)

    def say_dpi(self, text):
        subprocess.run(["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text],
                       check=True, timeout=display.SLOWEST, env={**os.environ, "DISPLAY": self.display.name})

    def test_it_is_as_large_as_the_desktop_says(self):
        self.addCleanup(self.say_dpi, "")
        opened, usual = self.title()
        self.assertEqual(opened, [1280, 800])
        _, half = self.title(size=(960, 620))
        for variables, dpi in [({"GDK_SCALE": "2"}, ""), ({}, "Xft.dpi:\t192\n")]:
            self.say_dpi(dpi)
            opened, doubled = self.title(variables)
            self.assertEqual(opened, [1920, 1240])  # more has no room on this screen
            self.assert_larger(doubled, half, 2)
        self.say_dpi("Xft.dpi:\t120\n")
        opened, larger = self.title()
        self.assertEqual(opened, [1600, 1000])
        self.assert_larger(larger, usual, 1.25)

    def test_it_opens_where_it_was_left(self):
        playing = self.start_board(BOARD)
        left, top, width, height = playing.geometry()
        self.assertEqual((width, height), (1280, 800))
        self.assertEqual((left, top), ((display.WIDTH - 1280) // 2, (display.HEIGHT - 800) // 2))
        playing.resize(900, 700)
        playing.still()
        playing.quit()
        playing = self.start()
        self.assertEqual(playing.geometry(), [0, 0, 900, 700])
        playing.quit()

    def test_a_window_that_was_left_out_of_sight_comes_back(self):
        with open(game.settings_file(self.home), "a") as file:
            file.write("window = 900x700 5000 -3000\n")
        playing = self.start_board(BOARD)
        self.assertEqual(playing.geometry(), [display.WIDTH - 900, 0, 900, 700])
        playing.quit()

    def test_f11_asks_for_the_whole_screen_and_gives_it_back(self):
        """Without a window manager nobody grants it: the wish is in the settings."""
        def wish(value):
            try:
                with open(os.path.join(self.home, "config", "slidewise", "settings.txt")) as file:
                    return f"fullscreen = {value}\n" in file.read()
            except FileNotFoundError:
                return False
        playing = self.start_board(BOARD)
        playing.keys("F11")
        playing.wait(lambda: wish("on"), "the wish to be kept")
        playing.keys("alt+Return")
        playing.wait(lambda: wish("off"), "the wish to be taken back")
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.quit()
        playing = self.start("--fullscreen")
        playing.keys("F11")
        playing.still()
        playing.quit()
        self.assertTrue(wish("off"), "F11 leaves what the command line asked for")

    def test_the_clock_starts_with_the_first_move_and_stops_without_focus_and_under_the_menu(self):
        other = xwindow.Window(self.display.name)
        self.addCleanup(other.close)

        def lose_focus():
            self.display.xdotool("windowfocus", "--sync", other.window)

        playing = self.start_board(BOARD)
        time.sleep(0.5)  # before the first move the clock does not run
        playing.play("D")
        playing.wait_saved(lambda saved: saved.moves == 1, "the first move")
        time.sleep(0.5)  # now it does
        playing.play("U")
        saved = playing.wait_saved(lambda saved: saved.moves == 2, "the second move")
        self.assertEqual(playing.slots().journal[0][0], 0)
        self.assertGreaterEqual(saved.time, 450)

        lose_focus()
        stopped = playing.wait(lambda: not (slots := playing.slots()).journal and slots.current,
                               "the game to be saved for the pause")
        time.sleep(PAUSE)
        begun = time.monotonic()
        playing.take_keyboard()
        playing.play("D")
        saved = playing.wait_saved(lambda saved: saved.moves == 3, "the third move")
        self.assertLess(saved.time - stopped.time, since(begun))

        begun = time.monotonic()
        playing.keys("Escape")
        playing.wait(playing.ring, "the menu")
        before_pause = since(begun)
        time.sleep(PAUSE)
        begun = time.monotonic()
        playing.keys("Escape")
        playing.play("U")
        after = playing.wait_saved(lambda saved: saved.moves == 4, "the fourth move")
        self.assertLess(after.time - saved.time, before_pause + since(begun))
        playing.quit()

    def test_a_replay_stops_with_the_focus_and_under_the_help(self):
        other = xwindow.Window(self.display.name)
        self.addCleanup(other.close)
        playing = self.start_board("8,6,7/2,5,4/3,0,1")
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        self.display.xdotool("windowfocus", "--sync", other.window)
        playing.still(seconds=1.5)
        playing.take_keyboard()
        playing.keys("F1")
        playing.still(seconds=1.5)
        playing.keys("Escape", "space", "Return")
        saved = playing.wait_saved(lambda saved: saved.moves, "the moves taken over")
        self.assertLess(saved.moves, 8)  # of the nine and more that fit into the two pauses
        playing.quit()

    def test_a_tile_under_the_pointer_answers(self):
        playing = self.start_board(BOARD)
        playing.point((10, 700))
        playing.still()
        place = playing.board().cell(1, 1)
        at_rest = playing.around(place)
        playing.point(place)
        playing.wait(lambda: playing.around(place) != at_rest, "the tile to answer")
        playing.point((10, 700))
        playing.wait(lambda: playing.around(place) == at_rest, "the tile to rest again")
        playing.quit()

    def test_the_goal_is_seen_while_g_is_held_and_beside_the_board_with_c(self):
        playing = self.start_board("8,1,3/4,0,2/7,6,5")
        before = playing.still()
        self.display.xdotool("keydown", "g")
        self.addCleanup(self.display.xdotool, "keyup", "g")
        playing.changed(before)
        time.sleep(0.5)  # a shorter press would keep it
        self.display.xdotool("keyup", "g")
        playing.wait(lambda: playing.look() == before, "the board again")
        playing.keys("c")
        playing.changed(before)
        playing.still()
        playing.click(playing.board().cell(1, 0))
        playing.wait_saved(lambda saved: saved.moves == 1, "a move on the left board")
        playing.keys("ctrl+z", "c")
        playing.wait_saved(lambda saved: saved.undos == 1, "the move to be taken back")
        playing.quit()

    def test_a_key_that_is_let_go_on_another_screen_holds_nothing_any_more(self):
        playing = self.start_board(BOARD)
        before = playing.still()
        self.addCleanup(self.display.xdotool, "keyup", "g")
        for other, back in (("Escape", "Escape"), ("F1", "F1")):
            self.display.xdotool("keydown", "g")
            playing.changed(before)
            playing.keys(other)
            playing.still()
            self.display.xdotool("keyup", "g")
            playing.keys(back)
            playing.wait(lambda: playing.look() == before, "the board, and not the goal")
        playing.quit()

    def test_a_key_that_is_held_opens_one_screen(self):
        playing = self.start_board(BOARD)
        before = playing.still()
        self.display.xdotool("keydown", "Escape")
        self.addCleanup(self.display.xdotool, "keyup", "Escape")
        playing.changed(before)
        self.assertEqual(playing.still(), playing.still(1))  # longer than a key takes to repeat
        self.display.xdotool("keyup", "Escape")
        playing.keys("Escape")
        playing.wait(lambda: playing.look() == before, "the board again")
        playing.quit()

    def test_a_window_of_a_few_pixels_is_survived(self):
        """What no player asks for, a tiling window manager does."""
        playing = self.start_board(BOARD)
        before = playing.still()
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        for width, height in [(1, 1), (40, 30), (900, 3), (3, 900), (1280, 800)]:
            playing.resize(width, height)
        playing.keys("Escape")
        playing.still()
        playing.play("R")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.changed(before)
        playing.quit()

    def test_f1_shows_the_keys_and_goes_away(self):
        playing = self.start_board(BOARD)
        before = playing.still()
        for leave in ("Escape", "F1"):
            playing.keys("F1")
            playing.changed(before)
            playing.still()
            playing.keys(leave)
            playing.wait(lambda: playing.look() == before, "the board again")
        playing.quit()

    def test_f12_saves_a_picture_of_the_window_and_says_so(self):
        playing = self.start_board(BOARD)
        before = playing.still()
        playing.keys("F12")
        playing.changed(before)
        path, = playing.wait(lambda: glob.glob(os.path.join(self.home, "pictures", "*.png")),
                             "a picture")
        size = subprocess.run(["identify", "-format", "%m %w %h", path], capture_output=True,
                              text=True, check=True).stdout
        self.assertEqual(size, "PNG 1280 800")
        self.assertRegex(os.path.basename(path), r"\Aslidewise-\d{8}-\d{6}\.png\Z")
        playing.quit()


if __name__ == "__main__":
    unittest.main()
