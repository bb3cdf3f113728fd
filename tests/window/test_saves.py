"""The game comes back as it was left, whatever ended it, and nothing that was saved is lost."""

import os
import resource
import signal
import unittest

import display
import game
import model

BOARD = "8,1,3/4,0,2/7,6,5"
OTHER = "1,2,3/4,5,6/0,7,8"


def everything(saved):
    return vars(saved) | {"values": None, "time": None}


class Saves(game.WindowTest):
    def play_some(self):
        """A game with lines, undone moves and a hint in its history."""
        playing = self.start_board(BOARD)
        playing.keys("Left", "Up", "shift+Right", "h")
        playing.wait_saved(lambda saved: saved.hints == 1, "a hint")
        playing.keys("h", "Down", "ctrl+z", "ctrl+z")
        return playing, playing.wait_saved(lambda saved: saved.undos == 2, "the history")

    def continued(self, before, *options):
        """Starts again; Enter continues. The saved game must be the same, and playable."""
        playing = self.start(*options)
        playing.wait(playing.ring, "the title")
        playing.keys("Return")
        playing.wait(lambda: not playing.ring(), "the board")
        self.assertEqual(everything(playing.saved()), everything(before))
        self.assertGreaterEqual(playing.saved().time, before.time)
        playing.keys("ctrl+y")
        playing.wait_saved(lambda saved: saved.slides == before.slides + 1, "one move again")
        playing.keys(*["ctrl+z"] * (before.slides + 1))
        saved = playing.wait_saved(lambda saved: not saved.slides, "all moves to be taken back")
        self.assertEqual(saved.board, saved.start)
        return playing

    def test_a_game_that_was_quit_goes_on(self):
        playing, before = self.play_some()
        playing.quit()
        self.continued(before).quit()

    def test_a_game_that_was_killed_goes_on(self):
        playing, before = self.play_some()
        playing.kill()
        self.continued(before).quit()

    def test_a_game_that_was_terminated_goes_on(self):
        playing, before = self.play_some()
        playing.process.send_signal(signal.SIGTERM)
        playing.ended()
        self.continued(before).quit()

    def test_a_kill_in_the_middle_of_many_moves_leaves_a_whole_game(self):
        for _ in range(3):
            playing = self.start_board(BOARD)
            self.display.xdotool("key", "--delay", 2, *["Up", "Left", "Down", "Right"] * 25)
            playing.wait_saved(lambda saved: saved.moves > 20, "some moves")
            playing.kill()
            before = playing.saved()
            again = self.start()
            again.wait(again.ring, "the title")
            again.quit()
            self.assertEqual(everything(again.saved()), everything(before))

    def test_an_unfinished_game_is_kept_and_brought_back(self):
        playing, before = self.play_some()
        playing.keys("ctrl+n")
        playing.wait(playing.ring, "the new game's screen")
        playing.keys("Return")
        playing.wait(lambda: (slots := playing.slots()).kept and slots, "the new game")
        fresh = playing.saved()
        self.assertNotEqual(fresh.start, before.start)
        self.assertEqual(everything(playing.slots().kept), everything(before))
        playing.keys("ctrl+b")
        playing.wait_saved(lambda saved: saved.start == before.start, "the game that was kept")
        self.assertEqual(everything(playing.saved()), everything(before))
        playing.keys("ctrl+y")
        playing.wait_saved(lambda saved: saved.slides == before.slides + 1, "a move in it")
        playing.quit()

    def test_a_second_instance_leaves_the_games_alone(self):
        first, before = self.play_some()
        second = self.start("--board", OTHER)
        seen = second.still()
        second.keys("Left")
        second.changed(seen)
        second.quit()
        self.assertEqual(everything(first.saved()), everything(before))
        first.take_keyboard()
        first.keys("ctrl+y")
        first.wait_saved(lambda saved: saved.slides == before.slides + 1, "a move in the first")
        first.quit()

    def damage(self, data):
        """What stands in the state folder after a start with such a save."""
        folder = game.state_folder(self.home)
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "games.save"), "wb") as file:
            file.write(data)
        playing = self.start()
        playing.wait(playing.ring, "the title")
        playing.quit()
        self.assertTrue(any(name.startswith("games.save.damaged") for name in os.listdir(folder)))
        return folder

    def test_a_damaged_save_is_set_aside_and_the_game_starts(self):
        playing, _ = self.play_some()
        playing.quit()
        folder = game.state_folder(self.home)
        with open(os.path.join(folder, "games.save"), "rb") as file:
            whole = file.read()
        os.remove(os.path.join(folder, "games.save"))
        bad = [whole.replace(b"start 8,1", b"start 1,8"), whole[:100], b"\0" * 1000, b"",
               whole.replace(b"slidewise-games 2", b"slidewise-games 9")]
        for data in bad:
            self.damage(data)
        kept = []
        for name in sorted(os.listdir(folder)):
            if "damaged" in name:
                with open(os.path.join(folder, name), "rb") as file:
                    kept.append(file.read())
        self.assertEqual(sorted(kept), sorted(bad))
        playing = self.start_board(BOARD)
        playing.play("L")
        playing.wait_saved(lambda saved: saved.moves == 1, "a new game to be saved")
        playing.quit()

    def goes_on_unsaved(self, **options):
        playing = game.Game(self.display, self.home, "--board", OTHER, **options)
        self.addCleanup(playing.kill)
        playing.show()
        for key in ("Left", "Left", "ctrl+z"):
            seen = playing.still()
            playing.keys(key)
            playing.changed(seen)
        playing.quit()

    def test_without_a_home_that_can_be_written_the_game_goes_on(self):
        path = os.path.join(self.home, "file")
        with open(path, "w"):
            pass
        self.goes_on_unsaved(variables={
            "HOME": os.path.join(path, "home"), "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": "",
            "XDG_PICTURES_DIR": ""})
        self.goes_on_unsaved(variables={"XDG_STATE_HOME": "/dev/full/x"})
        self.goes_on_unsaved(variables={"XDG_CONFIG_HOME": "/proc"})

    def test_a_folder_in_the_place_of_the_save_is_left_and_the_game_goes_on(self):
        folder = os.path.join(game.state_folder(self.home), "games.save")
        os.makedirs(folder)
        self.goes_on_unsaved()
        self.assertTrue(os.path.isdir(folder))

    def test_on_a_full_disk_the_game_goes_on(self):
        def allow_no_bytes():
            display.end_with_us()
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        self.goes_on_unsaved(before=allow_no_bytes)


if __name__ == "__main__":
    unittest.main()
