#!/usr/bin/env python3
"""Measures the game in a real window: `window.py PROGRAM [PART]...`, the parts being start, idle,
memory and key; all of them by default. Prints one line a figure: the median and the longest of
its runs. It needs Xvfb, and moments in which the machine has nothing else to do."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from machine import Patience
from xscreen import BYTES_A_PIXEL, Screen

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PICTURE = os.path.join(ROOT, "assets", "pictures", "koi-pond.svg")
WIDTH, HEIGHT = 1280, 800
# Everything that a player can switch on, so that it counts too; the guide would stand in the way.
SETTINGS = "points = on\nmoves-left = on\npatterns = on\nguided = on\n"
# The blank in the middle, so that a tile can go right and come back left for ever.
BOARD = ["--board", "1,2,3,4/5,6,0,8/9,10,7,12/13,14,11,15"]

PATIENCE = Patience()

START_RUNS = 15
IDLE_RUNS, IDLE_SECONDS = 3, 20
MEMORY_RUNS = 3
KEY_RUNS = 60
SETTLE_SECONDS = 2  # everything is loaded and drawn


class Game:
    """The running program, with a home of its own that goes with it."""

    def __init__(self, program, screen, *args, renderer=None, variables=None,
                 settings=SETTINGS):
        self.home = tempfile.TemporaryDirectory()
        config = os.path.join(self.home.name, ".config", "slidewise")
        os.makedirs(config)
        with open(os.path.join(config, "settings.txt"), "w", encoding="utf-8") as file:
            file.write(settings)
        environment = {"PATH": os.environ["PATH"], "HOME": self.home.name, "LANG": "C.UTF-8",
                       "DISPLAY": screen.name, **(variables or {})}
        if renderer:
            environment["SDL_RENDER_DRIVER"] = renderer
        self.started = time.monotonic()
        self.process = subprocess.Popen([program, *args], env=environment,
                                        stdin=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_mb(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            line = next(line for line in file if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024


def wait_for(what, seconds):
    """Looks a thousand times a second; the moment at which it was there."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise TimeoutError("the window shows nothing")
        time.sleep(0.001)
    return time.monotonic()


def report(name, values, unit, target=""):
    print(f"{name:44} {statistics.median(values):8.2f} {max(values):8.2f} {unit:3} {target}",
          flush=True)


# Start: a frame is shown as a whole, so a few pixels in the middle stand for all.

def first_frame(program, *args):
    with Screen(WIDTH, HEIGHT) as screen:
        PATIENCE.wait_until_quiet()
        black = screen.pixels(WIDTH // 2, HEIGHT // 2, 8, 8)
        with Game(program, screen, *args) as game:
            shown = wait_for(lambda: screen.pixels(WIDTH // 2, HEIGHT // 2, 8, 8) != black, 10)
            return 1000 * (shown - game.started)


def measure_start(program):
    for name, args in (("title", []), ("4x4", BOARD),
                       ("picture 5x4", ["--size", "5x4", "--image", PICTURE]),
                       ("32x32", ["--size", "32x32", "--seed", "1"])):
        times = [first_frame(program, *args) for _ in range(START_RUNS)]
        report(f"start to first frame, {name}", times, "ms", "< 200")


# Idle: the program's own share of one processor.

def idle_share(game):
    time.sleep(SETTLE_SECONDS)
    PATIENCE.wait_until_quiet()
    before, start = game.cpu_seconds(), time.monotonic()
    time.sleep(IDLE_SECONDS)
    return 100 * (game.cpu_seconds() - before) / (time.monotonic() - start)


def measure_idle(program):
    resting, running = [], []
    for _ in range(IDLE_RUNS):
        with Screen(WIDTH, HEIGHT) as screen, Game(program, screen, *BOARD) as game:
            resting.append(idle_share(game))
            screen.key("Right")  # the clock starts with the first move
            running.append(idle_share(game))
    report("idle, 4x4, clock not running", resting, "%", "< 0.2")
    report("idle, 4x4, clock running", running, "%", "< 0.5")


# Memory: what is resident after some moves.

def resident(program, renderer, *args):
    with Screen(WIDTH, HEIGHT) as screen, Game(program, screen, *args, renderer=renderer) as game:
        time.sleep(SETTLE_SECONDS)
        for key in ("Up", "Right", "Down", "Left") * 3:
            screen.key(key)
            time.sleep(0.15)
        time.sleep(SETTLE_SECONDS)
        return game.resident_mb()


def measure_memory(program):
    for renderer, target in ((None, "< 60"), ("opengl", "")):
        for name, args in (("4x4", BOARD), ("picture 5x4", ["--size", "5x4", "--image", PICTURE]),
                           ("32x32", ["--size", "32x32", "--seed", "1"])):
            values = [resident(program, renderer, *args) for _ in range(MEMORY_RUNS)]
            report(f"resident, {name}, {renderer or 'software'}", values, "MB", target)


# Key: from the event to other pixels where the tile is.

def differing_block(before, after):
    """The box around all 16x16 blocks that a slide has changed altogether: the tile's way. Texts
    change too, but never all of a block."""
    stride = WIDTH * BYTES_A_PIXEL
    found = []
    for y in range(0, HEIGHT - 15, 16):
        for x in range(0, WIDTH - 15, 16):
            pixels = ((y + row) * stride + (x + column) * BYTES_A_PIXEL
                      for row in range(16) for column in range(16))
            if all(before[at:at + 3] != after[at:at + 3] for at in pixels):
                found.append((x, y))
    left, top = min(x for x, _ in found), min(y for _, y in found)
    right, bottom = max(x for x, _ in found) + 16, max(y for _, y in found) + 16
    return left - 16, top - 16, right - left + 32, bottom - top + 32


def press_to_pixels(screen, key, block):
    before = screen.pixels(*block)
    start = time.monotonic()
    screen.key(key)
    return 1000 * (wait_for(lambda: screen.pixels(*block) != before, 2) - start)


def measure_key(program):
    times = []
    with Screen(WIDTH, HEIGHT) as screen, Game(program, screen, *BOARD):
        screen.point(WIDTH - 1, HEIGHT - 1)
        time.sleep(SETTLE_SECONDS)
        before = screen.pixels(0, 0, WIDTH, HEIGHT)
        screen.key("Right")
        time.sleep(1)
        block = differing_block(before, screen.pixels(0, 0, WIDTH, HEIGHT))
        for run in range(KEY_RUNS):
            time.sleep(0.3 + random.random() / 10)  # at rest again, at any phase of the clock
            PATIENCE.wait_until_quiet()
            times.append(press_to_pixels(screen, "Right" if run % 2 else "Left", block))
    report("key press to the tile's changed pixels", times, "ms", "<= 17")


PARTS = {"start": measure_start, "idle": measure_idle, "memory": measure_memory,
         "key": measure_key}


def main(parts, usage):
    """Measures the parts that the command line names, or all."""
    if len(sys.argv) < 2 or any(part not in parts for part in sys.argv[2:]):
        sys.exit(usage)
    print(f"{'':44} {'median':>8} {'longest':>8}     target")
    for part in sys.argv[2:] or parts:
        parts[part](os.path.abspath(sys.argv[1]))


if __name__ == "__main__":
    main(PARTS, __doc__)
