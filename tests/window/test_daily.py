"""The daily board in a real window: found, played to its end, left by a kill and gone on with; by the
keyboard alone and by the pointer alone."""

import datetime
import json
import os
import subprocess

import game
import model


def asked(*words):
    return json.loads(subprocess.run([game.PROGRAM, *words, "--format", "json"], check=True,
                                     capture_output=True, text=True, timeout=60).stdout)


class Daily(game.WindowTest):
    def run_file(self, today):
        return os.path.join(game.state_folder(self.home), "runs", f"daily-{today['date']}.save")

    def journal(self, today):
        """The commands of the run that is not over."""
        try:
            with open(self.run_file(today)) as file:
                return [line.split() for line in file if line.startswith("+ ")]
        except FileNotFoundError:
            return []

    def results(self):
        path = os.path.join(self.home, ".local", "share", "slidewise", "results.txt")
        if not os.path.exists(path):
            return []
        with open(path) as file:
            return file.read().splitlines()

    def begin(self):
        """Today's board and a solution of it."""
        today = asked("daily", "--date", datetime.date.today().isoformat())
        answer = asked("solve", "--goal", today["goal"], today["board"])
        return today, answer["solution"]

    def way_there(self, playing):
        """From the title: behind the first button and New game."""
        playing.title()
        playing.tour("Right", "Right")
        playing.keys("Return")
        playing.still()

    def assert_over(self, playing, today, moves):
        playing.wait(lambda: any("run " in line for line in self.results()), "the result")
        board = next(line for line in self.results() if "challenge daily%20" + today["date"] in line)
        self.assertEqual(board.split()[5], str(moves))
        self.assertFalse(os.path.exists(self.run_file(today)))

    def test_by_keys_and_over_a_kill(self):
        today, way = self.begin()
        playing = self.start()
        self.way_there(playing)
        playing.keys("Return")
        playing.still()
        playing.play(way[:5])
        playing.wait(lambda: len(self.journal(today)) == 5, "five moves in the journal")
        playing.kill()

        playing = self.start()
        self.way_there(playing)
        playing.keys("Return")
        playing.still()
        playing.play(way[5:])
        self.assert_over(playing, today, len(way))
        playing.still()
        playing.keys("Return")  # back to the calendar
        playing.still()
        playing.quit()

    def test_by_the_pointer(self):
        today, way = self.begin()
        playing = self.start()
        playing.title()
        playing.click(game.middle(playing.tour("Right", "Right")[-1]))
        play = playing.wait(playing.ring, "the focus on Play")
        playing.still()
        playing.click(game.middle(play))
        playing.still()
        board = model.parse(today["board"])
        cells = playing.board(board)
        for i, move in enumerate(way):
            playing.click(cells.cell(*model.source(board, move)))
            board = model.move(board, move)
            if i + 1 < len(way):
                playing.wait(lambda: len(self.journal(today)) == i + 1, f"move {i + 1}")
        self.assert_over(playing, today, len(way))
        playing.quit()

