"""Everything in one file, and back: written in one player's home, and brought into another's that has some of it
already. What is in the file is read by Python's zipfile; and files that others made are refused."""

import glob
import os
import shutil
import tempfile
import unittest
import zipfile

import game

WON = "1,2,3/4,5,6/7,0,8"      # one move from its goal: L
OTHER = "1,2,3/4,0,6/7,5,8"    # two: U L
HEAD = b"slidewise-backup 1\ndate 2026-11-20T18:45:02Z\n"
DATA = (142, 425)              # the settings' last tab
EXPORT = (812, 348)            # its buttons
OPEN = (812, 430)


def data(home, *names):
    return os.path.join(home, ".local", "share", "slidewise", *names)


def results(home):
    """The lines of the results, in order."""
    with open(data(home, "results.txt")) as file:
        return sorted(file.read().splitlines()[1:])


def replays(home):
    return sorted(map(os.path.basename, glob.glob(data(home, "replays", "*.replay"))))


class Backup(game.WindowTest):
    def setUp(self):
        super().setUp()
        self.documents = os.path.join(self.home, "Documents")
        os.makedirs(self.documents)

    def win(self, board, moves):
        playing = self.start_board(board)
        playing.play(moves)
        playing.wait_saved(lambda saved: saved.solved, "the game to be won")
        playing.quit()

    def open_data(self, playing):
        """The page of the settings that has the two buttons."""
        playing.click(game.middle(playing.title()["settings"]))
        playing.still()
        playing.click(DATA)
        playing.still()

    def export(self):
        """By the pointer; the file's path."""
        playing = self.start()
        self.open_data(playing)
        playing.click(EXPORT)
        path = playing.wait(lambda: glob.glob(os.path.join(self.documents, "*.zip")), "the file")[0]
        playing.keys("Return")
        playing.still()
        playing.quit()
        return path

    def test_what_is_won_here_comes_to_another_home(self):
        self.win(WON, "L")
        with open(os.path.join(os.path.dirname(game.settings_file(self.home)), "controls.txt"), "w") as file:
            file.write("slidewise-controls 1\nhint key J\n")
        os.makedirs(data(self.home, "levels"))
        shutil.copy(os.path.join(os.path.dirname(__file__), "../../levels/words.txt"), data(self.home, "levels", "mine.txt"))
        path = self.export()
        first, won = self.home, results(self.home)
        with zipfile.ZipFile(path) as file:
            self.assertIsNone(file.testzip())
            names = file.namelist()
        self.assertEqual(names[0], "slidewise-backup.txt")
        self.assertEqual(len(names), len(set(names)))
        for name in ("settings.txt", "controls.txt", "games.save", "results.txt", "levels/mine.txt",
                     "replays/" + replays(first)[0]):
            self.assertIn(name, names)

        self.home = tempfile.mkdtemp(prefix="slidewise-home-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        os.makedirs(os.path.dirname(game.settings_file(self.home)))
        os.makedirs(os.path.join(self.home, "Documents"))
        shutil.copy(path, os.path.join(self.home, "Documents"))
        with open(game.settings_file(self.home), "w") as file:
            file.write(self.settings)
        self.win(OTHER, "UL")
        own = results(self.home)
        os.makedirs(data(self.home, "levels"))
        with open(data(self.home, "levels", "mine.txt"), "w") as file:
            file.write("my own")

        playing = self.start()
        self.open_data(playing)
        playing.click(OPEN)
        playing.still()
        playing.keys("s", "l", "i", "d", "e", "Return")  # the file, from the list
        playing.still()
        self.assertEqual(results(self.home), own)
        playing.keys("Return")
        playing.wait(lambda: len(results(self.home)) == 2, "the other result")
        playing.still()
        playing.quit()
        self.assertEqual(results(self.home), sorted(own + won))
        self.assertIn(replays(first)[0], replays(self.home))
        with open(data(self.home, "levels", "mine.txt")) as file:
            self.assertEqual(file.read(), "my own")
        self.assertTrue(os.path.exists(data(self.home, "levels", "mine-2.txt")))
        self.assertFalse(os.path.exists(os.path.join(os.path.dirname(game.settings_file(self.home)), "controls.txt")))

        before = self.tree()
        playing = self.start(path)  # as a desktop opens a file
        playing.still()
        playing.keys("Return")      # there is nothing to bring back: it leads back
        playing.still()
        playing.quit()
        self.assertEqual(self.tree(), before)

    def tree(self):
        """All that the player has, but for what each start writes."""
        files = {}
        for folder, _, names in os.walk(data(self.home)):
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    files[os.path.join(folder, name)] = file.read()
        return files

    def make(self, *entries):
        path = os.path.join(self.documents, "made.zip")
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
            for entry, content in entries:
                if isinstance(entry, str):
                    entry = zipfile.ZipInfo(entry)
                file.writestr(entry, content, zipfile.ZIP_DEFLATED)
        return path

    def test_what_others_made_is_refused(self):
        self.win(WON, "L")
        before = self.tree()
        link = zipfile.ZipInfo("levels/link.txt")
        link.external_attr = 0o120777 << 16
        for entries in ((("results.txt", b""),),
                        (("slidewise-backup.txt", HEAD), ("../results.txt", b"slidewise-results 2\n")),
                        (("slidewise-backup.txt", HEAD), ("results.txt", b"\0" * (100 << 20))),
                        (("slidewise-backup.txt", HEAD), ("levels/a.txt", b"no pack")),
                        (("slidewise-backup.txt", HEAD), (link, b"/etc/passwd"))):
            with self.subTest(entries[-1][0]):
                playing = self.start(self.make(*entries))
                playing.still()
                playing.keys("Return")
                playing.still()
                playing.quit()
                self.assertEqual(self.tree(), before)


if __name__ == "__main__":
    unittest.main()
