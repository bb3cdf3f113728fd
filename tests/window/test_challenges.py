"""Challenges in a real window: begun from the title by the keyboard alone and by the pointer alone."""

import os

import game


class Challenges(game.WindowTest):
    def assert_begins(self, playing, mode, challenge):
        path = os.path.join(game.state_folder(self.home), "runs", mode + ".save")
        playing.wait(lambda: os.path.exists(path), "the run's file")
        with open(path) as file:
            self.assertIn("challenge " + challenge, file.read().splitlines())

    def test_by_keys(self):
        playing = self.start()
        playing.open_by_keys("challenges")
        playing.keys("Right", "Return")
        self.assert_begins(playing, "marathon", "marathon 4x4 5")
        playing.quit()

    def test_by_the_pointer(self):
        playing = self.start()
        places = playing.title()
        playing.click(game.middle(places["challenges"]))
        playing.still()
        playing.click((1028, 728))  # Start
        self.assert_begins(playing, "attack", "attack 4x4 60+15")
        playing.quit()
