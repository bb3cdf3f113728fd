#!/usr/bin/env python3
"""Measures the page that ./scripts/web has built, in Chromium, beside the program of the release build:

    /usr/bin/python3 tests/browser/figures.py

Medians; each with a profile that nobody has used."""

import json
import os
import statistics
import subprocess
import sys
import time
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(TOP / "tests/window"))
os.environ |= {"SLIDEWISE_PAGE": str(TOP / "build/web/page"), "SLIDEWISE_WEB": str(TOP / "packaging/web"),
               "SLIDEWISE_SCREENS": str(TOP / "build/web")}
PROGRAM = TOP / "build/release/src/slidewise"

import page  # noqa: E402

# Notes when each picture was put on the canvas, and each key was pressed.
WATCH = """
window.pictures = [];
window.keys = [];
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...picture) {
  put.apply(this, picture);
  pictures.push(performance.now());
};
addEventListener('keydown', () => keys.push(performance.now()), true);"""

# The program without its page, as on a command line: so many lines that it prints, as a promise.
RUN = """
new Promise((resolve, reject) => {
  const lines = [];
  window.Module = {
    arguments: %s,
    print: (line) => lines.push(line) == %d && resolve(lines.join('\\n')),
    printErr: () => {},
    preRun: [() => {
      FS.mkdirTree('/data');
      for (const [name, text] of Object.entries(%s))
        FS.writeFile('/data/' + name, text);
    }],
    onAbort: reject,
  };
  const program = document.createElement('script');
  program.src = '%s/slidewise.js';
  document.documentElement.append(program);
})"""

KORF = TOP / "tests/data/korf100.txt"


def korf_boards():
    """One a line: a file's line has a board's number, its shortest length and its tiles."""
    lines = (line.split()[2:] for line in KORF.read_text().splitlines() if line and line[0] != "#")
    return "".join("/".join(",".join(tiles[at:at + 4]) for at in range(0, 16, 4)) + "\n" for tiles in lines)


def say(name, value, unit):
    print(f"{name:<44}{value:>10.1f} {unit}", flush=True)


def median(values):
    return statistics.median(values)


def processes(parent):
    """A process and all below it."""
    children = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True).stdout.split()
    return [parent] + [below for child in children for below in processes(child)]


def read_of(process, name):
    try:
        return Path(f"/proc/{process}/{name}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""  # it has ended


def processor_seconds(parent):
    stats = [read_of(process, "stat").rpartition(") ")[2].split() for process in processes(parent)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats if fields) / os.sysconf("SC_CLK_TCK")


def tab_megabytes(parent):
    """Of the process that has the page: its own memory, and its part of what it shares."""
    tabs = [process for process in processes(parent) if "--type=renderer" in read_of(process, "cmdline")]
    sizes = [int(read_of(tab, "smaps_rollup").split("Pss:")[1].split()[0]) for tab in tabs]
    return max(sizes) / 1024


class Figures(page.PageTest):
    def watched(self, link=""):
        self.page.browser.run_first(WATCH)
        return self.open_as_regular(link)

    def again(self):
        """Another browser that nobody has used."""
        self.page.browser.close()
        self.setUp()

    def test_first_frame(self):
        cold, warm, moved = [], [], []
        for _ in range(5):
            self.page.browser.run_first(WATCH)
            self.open()
            cold.append(self.page.browser.run("return pictures[0]"))
            moved.append(self.page.browser.run(
                "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
                ".filter(entry => entry.responseEnd < pictures[0])"
                ".reduce((sum, entry) => sum + entry.transferSize, 0)"))
            self.page.reload()
            warm.append(self.page.browser.run("return pictures[0]"))
            self.again()
        say("first frame, nothing kept", median(cold), "ms")
        say("first frame, loaded again", median(warm), "ms")
        say("transfer to the first frame", median(moved) / 1e6, "MB")

    def test_keys_and_frames(self):
        playing = self.watched("#4x4-1-KRV2")
        playing.still()
        playing.browser.run("pictures.length = keys.length = 0")
        for number in range(30):
            playing.keys("LR"[number % 2])
            time.sleep(0.3)
        pictures, keys = playing.browser.run("return [pictures, keys]")
        say("key to picture", median([min(at for at in pictures if at > key) - key for key in keys]), "ms")
        gaps = [after - before for before, after in zip(pictures, pictures[1:]) if after - before < 100]
        say("between two pictures of a slide", median(gaps), "ms")

    def test_idle(self):
        playing = self.open_as_regular()
        playing.still()
        time.sleep(65)  # the service worker has fetched its files, and no pad is looked for any longer
        process, seconds = playing.browser.driver.service.process.pid, 30
        before = processor_seconds(process)
        time.sleep(seconds)
        say("idle", 100 * (processor_seconds(process) - before) / seconds, "% of a core")

    def test_memory(self):
        for link, cells, key in ("#4x4-1-KRV2", 16, "h"), ("#5x5-1-1S", 25, "F5"), ("#10x10-1-14", 100, "F5"):
            playing = self.open_as_regular(link)
            playing.wait_saved(lambda saved: len(saved.start) ** 2 == cells, "the board")
            playing.keys(key)
            playing.wait_saved(lambda saved: saved.hints + saved.autos == 1, "a hint or a solution")
            time.sleep(5)
            process = playing.browser.driver.service.process.pid
            say(f"memory of the tab, {cells} cells, {key}", tab_megabytes(process), "MB")
            self.again()

    def test_korf(self):
        boards = korf_boards()
        arguments = ["solve", "--engine", "optimal", "--goal", "blank-first", "--wait-tables", "--jobs", "1",
                     "--format", "json"]

        def mean(said):
            return statistics.mean(json.loads(line)["ms"] for line in said.splitlines())

        playing, native = [], []
        for _ in range(3):
            self.page.browser.open(self.server.url + "slidewise.webmanifest")
            said = self.page.browser.await_promise(
                RUN % (json.dumps(arguments + ["/data/korf"]), boards.count("\n"), json.dumps({"korf": boards}),
                       page.version()))
            playing.append(mean(said))
            said = subprocess.run([PROGRAM, *arguments, "-"], input=boards, check=True, capture_output=True,
                                  text=True).stdout
            native.append(mean(said))
        say("Korf's 100 in the page", median(playing), "ms a board")
        say("Korf's 100, the program", median(native), "ms a board")
        say("the page beside the program", median(playing) / median(native), "times")


if __name__ == "__main__":
    unittest.main()
