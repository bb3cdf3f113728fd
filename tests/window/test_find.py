"""A tile is looked for by its number."""

import unittest

import game


class Find(game.WindowTest):
    def start_plain(self, *options):
        playing = self.start("--size", "5x5", "--seed", "5", *options)
        playing.wait(lambda: playing.ring() is None, "the board")
        return playing, playing.still()

    def is_out(self, playing, before, what):
        playing.wait(lambda: playing.look() == before, what)

    def test_a_number_lights_its_tile_up_and_moves_none(self):
        playing, before = self.start_plain()
        start = playing.saved().board
        playing.keys("ctrl+f")
        field = playing.wait(playing.ring, "the field")
        playing.keys("1", "2", "Return")
        lit = playing.wait(lambda: (ring := playing.ring()) not in (None, field) and ring, "the light")
        self.assertGreater(lit.bottom, field.bottom)
        self.is_out(playing, before, "the light to go out")
        self.assertEqual(playing.saved().board, start)
        playing.quit()

    def test_it_ends_by_itself(self):
        playing, before = self.start_plain()
        playing.keys("ctrl+f", "4", "0", "0")
        playing.wait(playing.ring, "the field")
        self.is_out(playing, before, "the field to go, and what it says")
        playing.quit()

    def test_esc_leaves_it_and_then_the_game(self):
        playing, before = self.start_plain()
        playing.keys("ctrl+f", "7")
        playing.wait(playing.ring, "the field")
        playing.keys("Escape")
        self.is_out(playing, before, "the search to end")
        playing.keys("Escape")
        playing.wait(playing.ring, "the menu")
        playing.quit()


if __name__ == "__main__":
    unittest.main()
