"""Started by a desktop, nobody sees what is said in a terminal: the window says it."""

import itertools
import os
import subprocess
import unittest

import display
import files
import game

PORTAL = os.environ["SLIDEWISE_PORTAL"]
WARNING = b"\x5a\xc1\xf0"  # the dark theme's icon of a warning: #F0C15A


class Desktop(game.WindowTest):
    def warned(self, *options):
        """Starts with these options; the window warns, nothing is said elsewhere, and it can be
        played."""
        playing = self.start("--desktop", *options)
        playing.wait(lambda: any(game.places(row, WARNING) for row in playing.pixels()),
                     f"a warning about {options}")
        playing.quit()

    def test_wrong_options_are_told_in_the_window(self):
        for options in (("--id", "4x4-1-KRV3"), ("--link", "#4x4-1-KRV3"), ("--colour",), ("--size", "1x4"),
                        ("--image", "/no/such/picture.png"), ("one.png", "two.png")):
            self.warned(*options)

    def test_a_damaged_file_is_told_in_the_window(self):
        for path in files.bad_pictures(self.home)[:3]:
            self.warned(path)
        self.warned(files.write(self.home, "game.replay", b"this is no replay\n"))
        self.warned(files.write(self.home, "pack.txt", b"this is no pack\n"))

    def test_a_picture_is_played(self):
        path = files.write(self.home, "picture.png", files.colours(64, 64))
        playing = self.start("--desktop", path)
        playing.wait_saved(lambda saved: saved.picture == path, "a game with the picture")
        playing.quit()


    def shows(self, *options):
        """The number of the picture that is seen first."""
        playing = self.start("--desktop", "--no-animation", *options)
        number = playing.still()
        playing.quit()
        return number

    def test_actions_open_their_screens(self):
        played = self.start_board("1,2,3/4,5,6/7,0,8")
        played.play("R")
        played.quit()
        title, game, new, daily = (self.shows(*words) for words in (
            (), ("--open", "game"), ("--open", "new-game"), ("--open", "daily")))
        self.assertEqual(self.shows("--link", "#daily"), daily)
        for one, other in itertools.combinations((title, game, new, daily), 2):
            self.assertNotEqual(one, other)

    def test_a_game_that_was_left_goes_on(self):
        played = self.start_board("1,2,3/4,5,6/0,7,8")
        played.quit()
        played = self.start("--desktop", "--open", "game")
        played.play("L")
        played.wait_saved(lambda saved: saved.moves == 1, "the move in the game that was left")
        played.quit()


class Files(game.WindowTest):
    """`slidewise FILE`, from a terminal."""

    def test_a_picture_beside_the_folder_is_played(self):
        path = files.write(self.home, "picture.png", files.colours(64, 64))
        playing = self.start(os.path.relpath(path))
        playing.wait_saved(lambda saved: saved.picture == path, "a game with the picture")
        playing.quit()

    def test_a_pack_is_kept_whatever_its_name(self):
        pack = b"slidewise-levels 1\ntitle Mine\n\nlevel one\ntitle One\nsize 2x2\ngoal standard\nboard 1 2/_ 3\n"
        playing = self.start(files.write(self.home, "mine.slidewise", pack))
        kept = os.path.join(self.home, ".local", "share", "slidewise", "levels", "mine.txt")
        playing.wait(lambda: os.path.exists(kept), kept)
        playing.quit()


class Preferences(game.WindowTest):
    """A bus of the test's own, and on it a portal that says what the player prefers."""

    def open_bus(self, scheme, contrast, still):
        bus = self.run_beside(["dbus-daemon", "--session", "--nofork", "--print-address"])
        address = bus.stdout.readline().strip()
        portal = self.run_beside([PORTAL, str(scheme), str(contrast), str(still)],
                                 DBUS_SESSION_BUS_ADDRESS=address)
        self.assertEqual(portal.stdout.readline(), "ready\n")
        return {"DBUS_SESSION_BUS_ADDRESS": address}

    def run_beside(self, command, **variables):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True,
                                   env=os.environ | variables, preexec_fn=display.end_with_us)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def settings_with(self, bus):
        """What a start on that bus leaves behind in the settings."""
        playing = game.Game(self.display, self.home, variables=bus)
        self.addCleanup(playing.kill)
        playing.show()
        playing.still(0.5)
        playing.quit()
        with open(game.settings_file(self.home)) as file:
            return file.read()

    def test_a_new_player_sees_what_the_desktop_prefers(self):
        bus = self.open_bus(scheme=2, contrast=0, still=1)
        for _ in range(10):  # on a busy machine the answer may be too late
            os.remove(game.settings_file(self.home))
            settings = self.settings_with(bus)
            if "\ntheme = light\n" in settings:
                break
        self.assertIn("\ntheme = light\n", settings)
        self.assertIn("\nreduced-motion = on\n", settings)

    def test_settings_that_are_there_stay(self):
        settings = self.settings_with(self.open_bus(scheme=2, contrast=1, still=1))
        self.assertIn("\ntheme = dark\n", settings)
        self.assertIn("\nreduced-motion = off\n", settings)


if __name__ == "__main__":
    unittest.main()
