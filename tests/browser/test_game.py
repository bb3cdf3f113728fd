"""The game in a page, in each browser: begun and played to its end in every way."""

import unittest

import browser
import model
import page

BOARD = "#3x3-1-1J"
BIG = "#10x10-1-14"


class Games:
    def test_the_first_frame(self):
        playing = self.open()
        self.assertEqual(playing.words(), "")
        self.assertTrue(playing.browser.run("return crossOriginIsolated"))

    def begin(self):
        """A board to solve, and the letters of a shortest way."""
        playing = self.open_as_regular(BOARD)
        saved = playing.wait_saved(lambda saved: len(saved.start) == 3, "the board to be saved")
        return playing, model.solve(saved.start)

    def assert_solved(self, playing, letters):
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.assertEqual("".join(letter for letter, _, _ in saved.steps), letters)

    def test_a_game_by_keys(self):
        playing, letters = self.begin()
        playing.keys(*letters)
        self.assert_solved(playing, letters)

    def test_a_game_by_the_pointer(self):
        playing, letters = self.begin()
        playing.press_tiles(letters, "mouse")
        self.assert_solved(playing, letters)

    def test_hints_lead_to_the_goal_by_a_shortest_way(self):
        playing, letters = self.begin()
        for number in range(1, len(letters) + 1):
            playing.keys("h")
            playing.wait_saved(lambda saved: saved.ladder[0] >= number, "a hint")
            playing.keys("h", "h", "h")
            playing.wait_saved(lambda saved: saved.moves == number, "the hinted move")
        saved = playing.saved()
        self.assertTrue(saved.solved)
        self.assertEqual({mark for _, _, mark in saved.steps}, {"h"})

    def test_ten_by_ten_solves_itself(self):
        playing = self.open_as_regular(BIG)
        playing.wait_saved(lambda saved: len(saved.start) == 10, "the board to be saved")
        playing.keys("F5")
        playing.wait_saved(lambda saved: saved.autos == 1, "a solution")
        playing.keys("End", "Return")
        saved = playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.assertEqual({mark for _, _, mark in saved.steps}, {"a"})


# A gamepad that a script holds, of the standard layout. A button that is pressed is down for the next two looks at
# the pad (the page itself may be one of those who look), and then let go: so the game sees each press, and a short
# one, however slow it is.
PAD = """
const buttons = Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0}));
const pad = {id: 'Test pad (STANDARD GAMEPAD)', index: 0, connected: true, mapping: 'standard', timestamp: 1,
             axes: [0, 0, 0, 0], buttons};
const coming = [];
const turn = (button, down) => buttons[button] = {pressed: down, touched: down, value: down ? 1 : 0};
navigator.getGamepads = () => {
  if (coming.length) {
    turn(...coming.shift());
    pad.timestamp += 1;
  }
  return [pad, null, null, null];
};
window.press = button => [true, true, false, false].forEach(down => coming.push([button, down]));
const event = new Event('gamepadconnected');
event.gamepad = pad;
window.dispatchEvent(event);"""
BUTTONS = {"U": 12, "D": 13, "L": 14, "R": 15}


class InChromium(Games, page.PageTest):
    def test_a_game_by_gamepad(self):
        playing, letters = self.begin()
        playing.browser.run(PAD)
        for number, letter in enumerate(letters, 1):
            playing.browser.run("press(arguments[0])", BUTTONS[letter])
            playing.wait_saved(lambda saved: saved.moves >= number, f"move {number}")
        self.assert_solved(playing, letters)


class InFirefox(Games, page.PageTest):
    Browser = browser.Firefox


if __name__ == "__main__":
    unittest.main()
