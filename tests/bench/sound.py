#!/usr/bin/env python3
"""Measures the sound of the game in a real window: `sound.py PROGRAM [PART]...`, the parts being key and
idle; both by default. SDL's disk driver writes what would be heard, block by block, when it would be;
the program's settings are the default ones. It needs Xvfb, and moments in which the machine has nothing
else to do."""

import os
import sys
import tempfile
import time

from window import BOARD, HEIGHT, WIDTH, Game, PATIENCE, Screen, report

FIRST_RUNS, KEY_RUNS, REST_RUNS = 10, 40, 8
SETTLE_SECONDS = 2
SILENT_SECONDS = 1.6  # no sound lasts longer
REST_SECONDS = 4.5
CLOSED_SECONDS = 63
IDLE_SECONDS = 20


class Heard:
    """What the disk driver writes."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "samples")
        self.variables = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": self.path}

    def wait(self, seconds=5):
        """Until something is heard that was not there before; the moment of its block."""
        start = os.path.getsize(self.path) if os.path.exists(self.path) else 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if os.path.exists(self.path):
                with open(self.path, "rb") as file:
                    file.seek(start)
                    data = file.read()
                if any(data):
                    return time.monotonic()
                start += len(data) // 8 * 8
            time.sleep(0.0005)
        raise TimeoutError("nothing is heard")


def key_to_sound(screen, heard, name):
    before = time.monotonic()
    screen.key(name)
    return 1000 * (heard.wait() - before)


def ways():
    while True:
        yield "Right"
        yield "Left"


def measure_first(program):
    times = []
    for _ in range(FIRST_RUNS):
        heard = Heard()
        with Screen(WIDTH, HEIGHT) as screen, \
                Game(program, screen, *BOARD, variables=heard.variables):
            time.sleep(SETTLE_SECONDS)
            PATIENCE.wait_until_quiet()
            times.append(key_to_sound(screen, heard, "Right"))
    report("key to the first sound", times, "ms")


def measure_next(program):
    times, rested = [], []
    heard, names = Heard(), ways()
    with Screen(WIDTH, HEIGHT) as screen, \
            Game(program, screen, *BOARD, variables=heard.variables):
        time.sleep(SETTLE_SECONDS)
        key_to_sound(screen, heard, next(names))
        for _ in range(KEY_RUNS):
            time.sleep(SILENT_SECONDS)
            times.append(key_to_sound(screen, heard, next(names)))
        for _ in range(REST_RUNS):
            time.sleep(REST_SECONDS)
            rested.append(key_to_sound(screen, heard, next(names)))
    report("key to sound", times, "ms", "< 30")
    report("key to sound, the device at rest", rested, "ms", "< 30")


def share(game):
    before, start = game.cpu_seconds(), time.monotonic()
    time.sleep(IDLE_SECONDS)
    return 100 * (game.cpu_seconds() - before) / (time.monotonic() - start)


def measure_idle(program):
    """A key that no tile can follow is heard, and no clock runs after it."""
    stuck = ["--board", "0,1,2,3/5,6,7,4/9,10,11,8/13,14,15,12"]
    with Screen(WIDTH, HEIGHT) as screen, \
            Game(program, screen, *stuck, variables={"SDL_AUDIODRIVER": "dummy"}) as game:
        time.sleep(SETTLE_SECONDS)
        screen.key("Right")
        time.sleep(REST_SECONDS + SILENT_SECONDS)
        report("idle, sound on, the device at rest", [share(game)], "%", "< 0.1")
        time.sleep(CLOSED_SECONDS - IDLE_SECONDS)
        report("idle, sound on, the device closed", [share(game)], "%", "0")
        print(f"resident after that: {game.resident_mb():.1f} MB")


def main():
    program, parts = sys.argv[1], sys.argv[2:] or ["key", "idle"]
    if "key" in parts:
        measure_first(program)
        measure_next(program)
    if "idle" in parts:
        measure_idle(program)


if __name__ == "__main__":
    main()
