"""What the page keeps in the browser: games and challenges over a reload and a crash, and one tab at a time."""

import unittest

import model
import page

BOARD = "#3x3-1-1J"


class Saves(page.PageTest):
    def begin(self):
        playing = self.open_as_regular(BOARD)
        saved = playing.wait_saved(lambda saved: len(saved.start) == 3, "the board to be saved")
        letters = model.solve(saved.start)[:6]
        playing.keys(*letters)
        playing.wait_saved(lambda saved: saved.moves == len(letters), "the moves")
        playing.wait_kept()
        return playing, playing.saved()

    def assert_goes_on(self, playing, before):
        """The same game, and the last move can be taken back."""
        after = playing.saved()
        self.assertEqual((after.start, after.steps), (before.start, before.steps))
        self.assertGreaterEqual(after.time, before.time)
        playing.keys("Return", "Control+z")  # the title's first button goes on with it
        playing.wait_saved(lambda saved: saved.undos == 1, "a move to be taken back")

    def test_a_game_goes_on_after_a_reload(self):
        playing, before = self.begin()
        playing.reload()
        self.assert_goes_on(playing, before)

    def test_a_game_goes_on_after_a_crash_of_the_browser(self):
        playing, before = self.begin()
        playing.browser.crash()
        self.start_browser()
        self.assert_goes_on(self.open(), before)

    def test_a_challenge_goes_on_after_a_reload(self):
        run = page.STATE + "runs/marathon.save"
        playing = self.open_as_regular()
        playing.open_challenge("R")  # the second one
        begun = playing.wait(lambda: playing.read(run), "the run's file")
        playing.keys("U", "D", "L", "R")
        playing.wait(lambda: playing.read(run) != begun, "a move in the run's file")
        playing.wait_kept()
        before = playing.read(run)
        playing.reload()
        self.assertEqual(playing.read(run), before)
        playing.open_challenge()  # "Continue"
        playing.keys("Control+z")
        playing.wait(lambda: len(playing.read(run)) != len(before), "the run to go on")

    def test_settings_results_and_replays_are_kept(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "the board to be saved")
        playing.keys(*model.solve(playing.saved().start))
        playing.wait(lambda: any(path.endswith(".replay") for path in playing.files()), "a replay")
        playing.wait_kept()
        before = {path: playing.read(path) for path in playing.files()}
        self.assertTrue({page.SETTINGS, page.RESULTS} < set(before))
        playing.reload()
        self.assertEqual({path: playing.read(path) for path in before}, before)

    def test_the_browser_is_asked_to_keep_what_was_won(self):
        self.page.browser.run_first("""
            window.timesAsked = 0;
            navigator.storage.persisted = () => Promise.resolve(timesAsked > 0);
            navigator.storage.persist = () => Promise.resolve(Boolean(++timesAsked));""")
        playing, _ = self.begin()
        self.assertEqual(playing.browser.run("return timesAsked"), 0)
        playing.keys(*model.solve(playing.saved().board))
        playing.wait(lambda: playing.browser.run("return timesAsked") == 1, "the browser to be asked")
        playing.keys("F2")
        playing.wait_saved(lambda saved: not saved.solved, "the next board")
        playing.wait_kept()
        self.assertEqual(playing.browser.run("return timesAsked"), 1)

    def test_a_busy_browser_keeps_games_too(self):
        """It takes its time to say whose the saves are."""
        self.page.browser.run_first("""
            const request = LockManager.prototype.request;
            LockManager.prototype.request = function (...given) {
              return new Promise(resolve => setTimeout(resolve, 2000)).then(() => request.apply(this, given));
            };""")
        playing, before = self.begin()
        playing.reload()
        self.assert_goes_on(playing, before)

    def test_the_second_tab_saves_nothing(self):
        playing, before = self.begin()
        playing.browser.new_tab()
        second = self.open()
        self.assertFalse(second.browser.run("return Module.ownsSaves"))
        began = second.look()
        second.keys("Return", "U", "D", "L", "R")
        second.changed(began)
        second.still()
        self.assertEqual(second.saved().steps, before.steps)
        playing.browser.close_tab()
        playing.reload()
        self.assertTrue(playing.browser.run("return Module.ownsSaves"))
        self.assert_goes_on(playing, before)


if __name__ == "__main__":
    unittest.main()
