"""Started by a desktop, nobody sees what is said in a terminal: the window says it."""

import unittest

import files
import game

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
        for options in (("--id", "4x4-1-KRV3"), ("--colour",), ("--size", "1x4"),
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


if __name__ == "__main__":
    unittest.main()
