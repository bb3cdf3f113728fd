"""Each challenge in a real window, from the title to its end: left by a kill in the middle, gone on with,
and kept as one run; by the keyboard alone, and one by the pointer alone. Only the files are asked."""

import itertools
import json
import os
import subprocess

import game
import model

KEPT = "1,2,3/4,0,6/7,5,8"  # the game that waits in the slots meanwhile

CHALLENGES = {"attack": "3x3 600+60", "marathon": "3x3 2", "relay": "3x3", "fewest": "3x3", "blind": "3x3"}

# Of a window that is 1280 by 800.
START = CONTINUE = (970, 728)
NEXT = (960, 728)


def told(*words):
    return subprocess.run([game.PROGRAM, *words], check=True, capture_output=True, text=True,
                          timeout=60).stdout


def solution(board):
    text = "/".join(",".join(map(str, row)) for row in board)
    return json.loads(told("solve", "--format", "json", text))["solution"]


class Run:
    """A run as its file tells it: the boards drawn from its seed, and the journal played on them."""

    def __init__(self, mode, data):
        lines = data.split(b"\n")
        head = next(i for i, line in enumerate(lines) if line.startswith(b"checksum ")) + 1
        assert lines.pop() == b"" and lines[0] == b"slidewise-run 1", data
        text = b"".join(line + b"\n" for line in lines[:head - 1])
        assert lines[head - 1] == b"checksum %08x" % model.checksum(text), "the head's sum is wrong"
        self.mode = mode
        self.values = dict(line.decode().split(" ", 1) for line in lines[1:head])
        self.records, self.index, self.board = [], 0, self.draw(0)
        total = model.checksum(b"".join(line + b"\n" for line in lines[:head]))
        for line in lines[head:]:
            total = model.checksum(line[:-8], total)
            assert line[-8:] == b"%08x" % total, "a record's sum is wrong"
            total = model.checksum(line[-8:] + b"\n", total)
            words = line[:-9].decode().split(" ", 2)[2]
            self.records.append(words)
            self.apply(words.split())

    def draw(self, index):
        size = f"{2 + index}x{2 + index}" if self.mode == "relay" else "3x3"
        seed = int(self.values["seed"]) + (0 if self.mode == "fewest" else index)
        return model.parse(told("scramble", "--size", size, "--seed", str(seed)).strip())

    def apply(self, words):
        if words[0] == "next":
            self.index += 1
            self.board = self.draw(self.index)
        elif words[0] == "move":
            self.board = model.move(self.board, words[1])
        elif words[0] == "press":
            cell = divmod(int(words[1]), len(self.board[0]))
            letter = next(each for each in model.STEPS if model.source(self.board, each) == cell)
            self.board = model.move(self.board, letter)
        if self.solved and self.mode in ("attack", "relay"):  # the next one is there at once
            self.index += 1
            self.board = self.draw(self.index)

    @property
    def solved(self):
        return self.board == model.standard(self.board)

    @property
    def moves(self):
        """Of all boards so far."""
        return sum(words.startswith(("move", "press")) for words in self.records)


def slides_of(replay):
    """Of each board of a replay's lines: steps in one direction, one after the other, are one slide."""
    boards = []
    for at, line in enumerate(replay):
        if line.startswith("steps "):
            count, letters = int(line.split()[1]), []
            for steps in replay[at + 1:]:
                letters += [step[0] for step in steps.split()[:count - len(letters)]]
            boards.append(sum(1 for _ in itertools.groupby(letters)))
    return boards


class Runs(game.WindowTest):
    # Files

    def run_file(self):
        return os.path.join(game.state_folder(self.home), "runs", self.mode + ".save")

    def read(self):
        """The run that is not over, or None."""
        try:
            with open(self.run_file(), "rb") as file:
                return Run(self.mode, file.read())
        except FileNotFoundError:
            return None

    def data(self, *names):
        return os.path.join(self.home, ".local", "share", "slidewise", *names)

    def results(self):
        try:
            with open(self.data("results.txt")) as file:
                return [line.split() for line in file.read().splitlines()[1:]]
        except FileNotFoundError:
            return []

    # Hands

    def choose(self, mode):
        """The settings of a player who last chose that challenge, in a small size; a game in the slots."""
        self.mode, self.part, self.played = mode, 0, []  # moves of the board in play, and of each solved one
        with open(game.settings_file(self.home), "a") as file:
            file.write(f"challenge = {mode}\n{mode} = {CHALLENGES[mode]}\n")
        playing = self.start_board(KEPT)
        playing.play("U")
        playing.wait_saved(lambda saved: saved.moves == 1, "a move")
        playing.quit()
        self.kept = vars(model.read_slots(game.state_folder(self.home)).current)

    def enter(self):
        """From the title to the chosen challenge: it begins, or goes on, its clock too."""
        playing = self.start()
        playing.wait(playing.ring, "the title's focus")
        playing.still()
        playing.tour("Tab", "Right")
        playing.keys("Return")
        before = playing.still()
        playing.keys("Return")
        playing.changed(before)
        playing.wait(self.read, "the run's file")
        return playing

    def wait_moves(self, playing, moves):
        return playing.wait(lambda: (run := self.read()) and run.moves == moves and run,
                            f"move {moves} in the file")

    def play_part(self, playing):
        """Some moves, which leave the board unsolved."""
        run = self.read()
        part = solution(run.board)[:3 if len(run.board) > 2 else 1]
        playing.play(part)
        self.part = len(part)
        return self.wait_moves(playing, run.moves + len(part))

    def play_board(self, playing, last=False):
        """The rest of the board; the run's last one takes the file away."""
        run = self.read()
        way = solution(run.board)
        self.played.append(len(way) + self.part)
        self.part = 0
        playing.play(way)
        if last:
            playing.wait(lambda: not os.path.exists(self.run_file()), "the run to be over")
        else:
            self.wait_moves(playing, run.moves + len(way))

    def kill(self, playing):
        """In the middle; another start goes on just there."""
        before = self.read()
        playing.kill()
        self.assertEqual(self.read().board, before.board)
        playing = self.enter()
        after = self.read()
        self.assertEqual((after.values, after.index, after.board, after.moves),
                         (before.values, before.index, before.board, before.moves))
        self.assertEqual(self.results(), [])
        return playing

    # What became of it

    def assert_kept(self, playing, boards, left=0, way="keys"):
        """One run with so many boards, and one replay of them; `left`: moves on a board not solved."""
        runs = playing.wait(lambda: [line for line in self.results() if line[0] == "run"], "the run's line")
        challenge = f"{self.mode} {CHALLENGES[self.mode]}".replace(" ", "%20")
        lines = [line for line in self.results() if line[0] not in ("run", "wiped")]
        self.assertEqual(len(self.played), boards)
        self.assertEqual(len(runs), 1)
        _, _, _, of, count, _, moves, slides, fewest, *more = runs[0]
        self.assertEqual((of, int(count), int(moves), int(fewest)),
                         (challenge, boards, sum(self.played), min(self.played)))
        more = dict(zip(more[::2], more[1::2]))
        self.assertEqual(more["way"], way)
        self.assertNotIn("early", more)
        self.assertEqual([int(line[5]) for line in lines], self.played)
        for line in lines:
            self.assertEqual(line[line.index("challenge") + 1], challenge)

        replays = [name for name in os.listdir(self.data("replays")) if name.endswith(".replay")]
        self.assertEqual(len(replays), 1)
        with open(self.data("replays", replays[0])) as file:
            replay = file.read().splitlines()
        shown = [int(line.split()[1]) for line in replay if line.startswith("moves ")]
        self.assertIn("solved yes", replay)
        self.assertEqual(shown, self.played + ([left] if left else []))
        counts = slides_of(replay)[:boards]
        self.assertEqual([int(line[6]) for line in lines], counts)
        self.assertEqual(int(slides), sum(counts))

        self.assertFalse(os.path.exists(self.run_file()))
        self.assertEqual(vars(playing.saved()), self.kept)
        self.assertIsNone(playing.slots().kept)
        playing.quit()
        self.assertFalse(os.path.exists(self.run_file()))
        self.assertEqual(len(os.listdir(self.data("replays"))), 1)
        self.assertEqual(vars(model.read_slots(game.state_folder(self.home)).current), self.kept)

    # The modes

    def test_attack(self):
        """Its clock does not run out here: the player ends it, by the menu behind the pause."""
        self.choose("attack")
        playing = self.enter()
        self.play_part(playing)
        playing = self.kill(playing)
        self.play_board(playing)
        run = self.play_part(playing)
        self.assertEqual(run.index, 1)
        playing.keys("Escape")
        playing.wait(lambda: self.read().records[-1] == "pause", "the pause")
        playing.still()
        playing.tour("Down")
        playing.keys("Return")
        playing.still()
        playing.tour("Down", "Down", "Down")  # Resume, Undo all moves, Restart, End run
        playing.keys("Return")
        playing.still()
        self.assertEqual(self.read().records[-1], "pause")  # it asks first
        playing.keys("Return", "Return")  # the question may be over by now
        self.assertEqual(self.read().records[-1], "pause")  # for ten seconds it can be taken back
        playing.keys("ctrl+z")
        playing.still()
        playing.keys("Escape")  # goes on behind the pause
        left = self.part
        self.play_part(playing)
        playing.keys("Escape")
        playing.wait(lambda: self.read().records[-1] == "pause", "the pause")
        playing.still()
        playing.tour("Down")
        playing.keys("Return")
        playing.still()
        playing.tour("Down", "Down", "Down")
        playing.keys("Return", "Return")
        playing.wait(lambda: not os.path.exists(self.run_file()), "the run to be over", 30)
        self.assert_kept(playing, 1, left=left + self.part)

    def test_marathon(self):
        """Space leads to the next board, in the middle of which comes the kill."""
        self.choose("marathon")
        playing = self.enter()
        self.play_board(playing)
        playing.keys("space")
        playing.wait(lambda: self.read().index == 1, "the next board")
        self.play_part(playing)
        playing = self.kill(playing)
        self.play_board(playing, last=True)
        self.assert_kept(playing, 2)

    def test_relay(self):
        """From 2x2 to 3x3; the kill comes on the second size."""
        self.choose("relay")
        playing = self.enter()
        self.play_board(playing)
        self.assertEqual(len(self.play_part(playing).board), 3)
        playing = self.kill(playing)
        self.play_board(playing, last=True)
        self.assert_kept(playing, 2)

    def test_fewest(self):
        """Three tries of one board; the first is killed in the middle, the second where it waits."""
        self.choose("fewest")
        playing = self.enter()
        board = self.read().board
        self.play_part(playing)
        playing = self.kill(playing)
        self.play_board(playing)
        for last in (False, True):
            playing.keys("space")
            playing.wait(lambda: self.read().board == board, "the next try")
            self.play_board(playing, last)
            if not last:
                playing = self.kill(playing)
        self.assert_kept(playing, 3)

    def test_blindfold(self):
        """Enter hides the numbers, and says that the board is solved; between them comes the kill."""
        self.choose("blind")
        playing = self.enter()
        playing.keys("Return")
        playing.wait(lambda: "begin" in self.read().records, "the numbers to be hidden")
        self.play_part(playing)
        playing = self.kill(playing)
        self.play_board(playing)
        playing.keys("Return")
        playing.wait(lambda: not os.path.exists(self.run_file()), "the run to be over")
        self.assert_kept(playing, 1)

    def click_board(self, playing, moves=None):
        """So many moves of the board, or all."""
        run = self.read()
        board, way = run.board, solution(run.board)
        for i, letter in enumerate(way[:moves]):
            playing.click(self.cells.cell(*model.source(board, letter)))
            board = model.move(board, letter)
            if len(way) > i + 1 or run.index == 0:
                self.wait_moves(playing, run.moves + i + 1)
        return len(way[:moves])

    def to_challenges(self):
        playing = self.start()
        places = playing.title()
        playing.click(game.middle(places["challenges"]))
        playing.still()
        return playing

    def test_marathon_by_the_pointer(self):
        """The buttons for Start, the next board and Continue, and each tile, are pressed by the pointer."""
        self.choose("marathon")
        playing = self.to_challenges()
        playing.click(START)
        playing.wait(self.read, "the run's file")
        playing.still()
        self.cells = playing.board(self.read().board)
        self.played.append(self.click_board(playing))
        playing.still()
        playing.click(NEXT)
        playing.wait(lambda: self.read().index == 1, "the next board")
        part = self.click_board(playing, 2)
        playing.kill()

        playing = self.to_challenges()
        before = playing.look()
        playing.click(CONTINUE)
        playing.changed(before)
        self.played.append(part + self.click_board(playing))
        playing.wait(lambda: not os.path.exists(self.run_file()), "the run to be over")
        self.assert_kept(playing, 2, way="pointer")
