"""Keys that are the browser's own, and the way back to it."""

import unittest

import page

BOARD = "#3x3-1-1J"

# What became of each key once all have heard of it.
WATCH = """
window.pressed = [];
addEventListener('keydown', event => setTimeout(() => pressed.push([event.code, event.defaultPrevented])), true);"""

BROWSERS = {"F6": "F6", "Control+l": "KeyL", "Control+t": "KeyT", "Control+w": "KeyW", "Control+r": "KeyR",
            "Control+n": "KeyN"}
GAMES = {"Tab": "Tab", "F5": "F5", "U": "ArrowUp", "Control+z": "KeyZ", "Control+b": "KeyB"}


class Keys(page.PageTest):
    def pressed(self, playing, keys, code):
        """Whether the page kept that key from the browser."""
        playing.browser.run("pressed.length = 0")
        playing.keys(keys)
        return playing.wait(lambda: [kept for name, kept in playing.browser.run("return pressed") if name == code],
                            keys)[0]

    def begin(self):
        self.page.browser.run_first(WATCH)
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        playing.keys("U", "D", "L", "R")
        playing.wait_saved(lambda saved: saved.moves >= 2, "some moves")
        return playing

    def test_the_browser_gets_its_keys_and_the_game_does_not(self):
        playing = self.begin()
        saved = playing.saved()
        for keys, code in BROWSERS.items():
            self.assertFalse(self.pressed(playing, keys, code), keys)
        playing.still()
        self.assertEqual((playing.saved().start, playing.saved().steps), (saved.start, saved.steps))
        playing.keys("Control+z")  # the board itself is still on top
        playing.wait_saved(lambda saved: saved.undos == 1, "a move to be taken back")

    def test_the_game_gets_all_others(self):
        playing = self.begin()
        for keys, code in GAMES.items():
            self.assertTrue(self.pressed(playing, keys, code), keys)


# The page as a part of another one, beside a field of that one.
FRAME = """
document.documentElement.innerHTML = '<body></body>';
const field = document.createElement('input'), frame = document.createElement('iframe');
Object.assign(frame.style, {position: 'fixed', left: '0', top: '100px', width: '800px', height: '600px'});
frame.src = arguments[0];
document.body.append(field, frame);"""


class InAFrame(page.PageTest):
    def test_who_was_clicked_last_has_the_keyboard(self):
        playing, driver = self.open_as_regular(), self.page.browser.driver
        playing.browser.open(self.server.url + "slidewise.webmanifest")
        playing.browser.run(FRAME, self.server.url + BOARD)
        field, frame = (driver.find_element("css selector", name) for name in ("input", "iframe"))
        driver.switch_to.frame(frame)
        playing.show()
        for moves in (1, 2):
            board = playing.wait_saved(lambda saved: len(saved.start) == 3, "a game").board
            playing.press_at(playing.board().cell(0, 0))  # nothing slides, or a line does
            playing.keys("Control+z")
            driver.switch_to.default_content()
            field.click()
            playing.keys("h", "n")
            self.assertEqual(field.get_property("value"), "hn" * moves)
            driver.switch_to.frame(frame)
            playing.still()
            self.assertEqual((playing.saved().hints, playing.saved().board), (0, board))
        playing.press_at(playing.board().cell(1, 1))
        playing.keys("h")
        playing.wait_saved(lambda saved: saved.hints == 1, "a hint by the key")


if __name__ == "__main__":
    unittest.main()
