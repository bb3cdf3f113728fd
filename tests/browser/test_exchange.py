"""What comes to the page from elsewhere, and what leaves it: links, texts, files."""

import io
import os
import tempfile
import unittest
import zipfile

import browser
import model
import page

BOARD = "#3x3-1-1J"
DATA, EXPORT = (142, 425), (812, 348)  # the settings' last tab, and its button
PICTURES = os.path.join(page.TESTS, "data/pictures")

DROP = """
const [name, bytes] = arguments, files = new DataTransfer();
files.items.add(new File([new Uint8Array(bytes)], name));
Module.canvas.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));"""


# What the player would choose in the browser's own list of files.
CHOOSE = """
const [name, bytes] = arguments, files = new DataTransfer();
files.items.add(new File([new Uint8Array(bytes)], name));
HTMLInputElement.prototype.click = function () {
  this.files = files.files;
  this.dispatchEvent(new Event('change'));
};"""


def content(name):
    with open(os.path.join(PICTURES, name), "rb") as file:
        return list(file.read())


def downloaded(folder, ending):
    """The bytes of the file that was downloaded to the folder, or None until it is there.

    Chromium keeps the name with an empty file until it moves the whole download there."""
    for name in os.listdir(folder):
        if name.endswith(ending):
            with open(os.path.join(folder, name), "rb") as file:
                return file.read() or None
    return None


class Exchange(page.PageTest):
    def with_clipboard(self, text):
        """A page that is open, and text that was copied elsewhere."""
        playing = self.open_as_regular()
        playing.browser.command("Browser.grantPermissions", origin=self.server.url.rstrip("/"),
                                permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        playing.browser.await_promise(f"navigator.clipboard.writeText({text!r})")
        return playing

    def test_an_id_and_a_link_are_pasted(self):
        for text in ("4x4-1-KRV2", "https://example.org/#4x4-1-KRV2"):
            with self.subTest(text):
                playing = self.with_clipboard(text)
                playing.keys("Control+v")
                saved = playing.wait_saved(lambda saved: len(saved.start) == 4, "the board to be saved")
                self.assertEqual(saved.values["seed"], "20251")

    def test_the_link_is_copied(self):
        playing = self.with_clipboard("nothing")
        playing.open(self.server.url + BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "the board to be saved")
        playing.keys("Control+c")
        playing.wait(lambda: playing.browser.await_promise("navigator.clipboard.readText()") ==
                     self.server.url + BOARD, "the board's link on the clipboard")

    def dropped(self, name):
        """A game is on, and a file is dropped on it."""
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        playing.browser.run(DROP, name, content(name))
        return playing

    def test_a_picture_is_dropped_and_kept(self):
        for name in ("turned-6.jpg", "plain.png", "plain.webp", "plain.gif", "plain.bmp"):
            with self.subTest(name):
                playing = self.dropped(name)
                saved = playing.wait_saved(lambda saved: saved.style == "picture", "a game with a picture")
                playing.wait(lambda: any("/pictures/" in path for path in playing.files()), "a copy of it")
                self.assertIn("own/", saved.picture)

    def test_a_picture_is_chosen(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        playing.browser.run(CHOOSE, "turned-6.jpg", content("turned-6.jpg"))
        playing.browser.run("chooseFile()")
        playing.wait_saved(lambda saved: saved.style == "picture", "a game with a picture")

    def test_a_replay_and_a_pack_are_dropped(self):
        playing = self.open_as_regular()
        for name, source, kept in (("game.replay", "data/replay.txt", ".replay"),
                                   ("words.slidewise", "../levels/words.txt", "words")):
            with self.subTest(name):
                before = set(playing.files())
                with open(os.path.join(page.TESTS, source), "rb") as file:
                    playing.browser.run(DROP, name, list(file.read()))
                playing.wait(lambda: any(kept in path for path in set(playing.files()) - before), name)

    def test_a_damaged_picture_is_refused(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        before = playing.still()
        playing.browser.run(DROP, "torn.png", content("plain.png")[:-20])
        playing.changed(before)
        self.assertEqual(playing.saved().style, "numbers")

    def notice(self, playing, words):
        playing.wait(lambda: words in playing.browser.run("return document.getElementById('notice').textContent"),
                     f"'{words}'")

    def test_what_cannot_be_taken_is_said(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        large = DROP.replace("files.items.add(", "Object.defineProperty(File.prototype, 'size', "
                                                 "{value: 1e9, configurable: true}); files.items.add(")
        playing.browser.run(large, "large.png", content("plain.png"))
        self.notice(playing, "too large")
        playing.browser.run("delete File.prototype.size; File.prototype.arrayBuffer = () => Promise.reject(Error());")
        playing.browser.run(DROP, "folder", content("plain.png"))
        self.notice(playing, "folder could not be read")

    def test_memory_that_runs_out_is_said(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        playing.browser.run("Module._malloc = () => 0;")
        playing.browser.run(DROP, "plain.png", content("plain.png"))
        self.notice(playing, "plain.png could not be read")
        playing.browser.run("pasteText('4x4-1-KRV2')")
        self.notice(playing, "too much to paste")

    def test_what_was_dropped_before_is_not_kept_in_memory(self):
        playing = self.open_as_regular(BOARD)
        playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        for name, kept in (("plain.png", "plain.png"), ("..", "file"), ("a/b.png", "a_b.png"), ("plain.webp", "plain.webp")):
            playing.browser.run(DROP, name, content("plain.png"))
            playing.wait(lambda: playing.browser.run("return FS.readdir('/dropped')")[2:] == [kept], name)

    def test_a_screenshot_is_a_download(self):
        folder = tempfile.mkdtemp(dir=self.profile)
        playing = self.open_as_regular(BOARD)
        playing.browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        playing.keys("F12")
        data = playing.wait(lambda: downloaded(folder, ".png"), "a downloaded picture")
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        size = [int.from_bytes(data[at:at + 4], "big") for at in (16, 20)]
        self.assertEqual(size, playing.browser.run("return [Module.canvas.width, Module.canvas.height]"))

    def test_everything_is_downloaded_and_brought_back_elsewhere(self):
        folder = tempfile.mkdtemp(dir=self.profile)
        playing = self.open_as_regular(BOARD)
        playing.browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        playing.keys(*model.solve(playing.wait_saved(lambda saved: len(saved.start) == 3, "a game").start))
        playing.wait(lambda: any(path.endswith(".replay") for path in playing.files()), "a replay")
        playing.wait_kept()
        results = playing.read(page.RESULTS)
        playing.open(self.server.url)
        playing.still()
        playing.keys("Tab", "Tab", "Return")  # the corner's first: the settings
        playing.still()
        playing.press_at(DATA)
        playing.still()
        playing.press_at(EXPORT)
        data = playing.wait(lambda: downloaded(folder, ".zip"), "a downloaded file")
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            self.assertIsNone(file.testzip())
            self.assertEqual(file.read("results.txt"), results)

        self.profile = browser.new_profile(self)
        self.start_browser()
        playing = self.open_as_regular()
        playing.still()
        self.assertIsNone(playing.read(page.RESULTS))
        playing.browser.run(DROP, "slidewise.zip", list(data))
        playing.still()
        playing.keys("Return")
        playing.wait(lambda: playing.read(page.RESULTS) == results, "the results")
        playing.wait_kept()
        playing.reload()
        self.assertEqual(playing.read(page.RESULTS), results)
        self.assertTrue(any(path.endswith(".replay") for path in playing.files()))


if __name__ == "__main__":
    unittest.main()
