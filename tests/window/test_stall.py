"""The program stands still for a while, as on a machine that is busy: what was let go meanwhile does not go on."""

import os
import signal
import subprocess
import time
import unittest

import display
import game

BOARD = "1,2,3,4,5,6,7,0/9,10,11,12,13,14,15,8"
PAD = os.environ["SLIDEWISE_PAD"]
FIRST, NEXT = 500, 200  # milliseconds


class Stall(game.WindowTest):
    settings = f"guided = on\nrepeat-first = {FIRST}\nrepeat-next = {NEXT}\n"

    def press_in_a_stall(self, playing):
        """True, where the stall began before the key could go on by itself."""
        began = time.monotonic()
        playing.display.xdotool("keydown", "Right")
        playing.wait_saved(lambda saved: saved.moves > 0, "the move of the key")
        playing.process.send_signal(signal.SIGSTOP)
        in_time = time.monotonic() - began < FIRST / 1000
        playing.display.xdotool("keyup", "Right")
        time.sleep(0.9)
        playing.process.send_signal(signal.SIGCONT)
        return in_time

    def setUp(self):
        super().setUp()
        self.addCleanup(self.display.xdotool, "keyup", "Right")

    def test_a_key_that_is_let_go_in_a_stall_makes_one_move(self):
        playing = self.start_board(BOARD)
        for _ in range(5):
            if in_time := self.press_in_a_stall(playing):
                break
            playing.keys("ctrl+r")
            playing.wait_saved(lambda saved: saved.moves == 0, "the start again")
        self.assertTrue(in_time, "no stall began soon enough")
        time.sleep(1)  # it would have gone on by now
        playing.keys("Up")
        saved = playing.wait_saved(lambda saved: saved.steps[-1][0] == "U", "the move after it")
        self.assertEqual(saved.steps, [("R", 1, ""), ("U", 1, "")])
        playing.quit()

    def test_a_key_that_is_held_goes_on_as_set(self):
        playing = self.start_board(BOARD)
        playing.display.xdotool("keydown", "Right")
        playing.wait_saved(lambda saved: saved.moves >= 4, "four moves of one press")
        times = [time for time, words in playing.slots().journal]
        self.assertGreaterEqual(times[1] - times[0], FIRST)
        self.assertGreaterEqual(times[2] - times[1], NEXT)
        playing.quit()

    def test_so_does_a_pad(self):
        done = subprocess.run([PAD], check=True, capture_output=True, text=True, timeout=4 * display.SLOWEST,
                              preexec_fn=display.end_with_us,
                              env=game.environment(self.display.name, self.home))
        stalled, held = done.stdout.splitlines()
        self.assertEqual(stalled, "1")
        moves, first, then = map(int, held.split())
        self.assertGreaterEqual(moves, 4)
        self.assertGreaterEqual(first, FIRST)
        self.assertGreaterEqual(then, NEXT)


if __name__ == "__main__":
    unittest.main()
