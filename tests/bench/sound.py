#!/usr/bin/env python3
"""Measures the sound of the game in a real window: `sound.py PROGRAM [PART]...`, the parts being start, key
and idle; all of them by default. Prints one line a figure: the median and the longest of its runs. SDL's
disk driver writes what would be heard, block by block, when it would be; the program's settings are the
default ones. It needs Xvfb, and moments in which the machine has nothing else to do."""

import os
import tempfile
import time

import window
from window import BOARD, HEIGHT, WIDTH, Game, PATIENCE, Screen, report

START_RUNS, FIRST_RUNS, KEY_RUNS, REST_RUNS, IDLE_RUNS = 20, 10, 40, 8, 3
SETTLE_SECONDS = 2
SILENT_SECONDS = 1.6  # no sound lasts longer
REST_SECONDS = 4.5
CLOSED_SECONDS = 63
IDLE_SECONDS = 20

# A key that no tile can follow is heard, and no clock runs after it.
STUCK = ["--board", "0,1,2,3/5,6,7,4/9,10,11,8/13,14,15,12"]


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


# Start: with sound and without, in turns.

def measure_start(program):
    mine, times = window.SETTINGS, {"on": [], "off": []}
    for _ in range(START_RUNS):
        for sound, found in times.items():
            window.SETTINGS = mine + f"sound = {sound}\n"
            found.append(window.first_frame(program, *BOARD))
    window.SETTINGS = mine
    for sound, found in times.items():
        report(f"start to first frame, sound {sound}", found, "ms")


# Key: from the event to the block in which it is heard.

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
            PATIENCE.wait_until_quiet()
            times.append(key_to_sound(screen, heard, next(names)))
        for _ in range(REST_RUNS):
            time.sleep(REST_SECONDS)
            rested.append(key_to_sound(screen, heard, next(names)))
    report("key to sound", times, "ms", "< 30")
    report("key to sound, the device at rest", rested, "ms", "< 30")


def measure_key(program):
    measure_first(program)
    measure_next(program)


# Idle: the program's own share of one processor, while the device is at rest, and after it was closed.

def cpu_seconds(game):
    """To the nanosecond, as the kernel's scheduler counts them, of all threads that live."""
    tasks, total = f"/proc/{game.process.pid}/task", 0
    for task in os.listdir(tasks):
        with open(os.path.join(tasks, task, "schedstat"), encoding="ascii") as file:
            total += int(file.read().split()[0])
    return total / 1e9


def share(game):
    PATIENCE.wait_until_quiet()
    before, start = cpu_seconds(game), time.monotonic()
    time.sleep(IDLE_SECONDS)
    return 100 * (cpu_seconds(game) - before) / (time.monotonic() - start)


def measure_idle(program):
    rested, closed, resident = [], [], []
    for _ in range(IDLE_RUNS):
        with Screen(WIDTH, HEIGHT) as screen, \
                Game(program, screen, *STUCK, variables={"SDL_AUDIODRIVER": "dummy"}) as game:
            time.sleep(SETTLE_SECONDS)
            screen.key("Right")
            time.sleep(SILENT_SECONDS + REST_SECONDS)
            rested.append(share(game))
            time.sleep(CLOSED_SECONDS)
            closed.append(share(game))
            resident.append(game.resident_mb())
    report("idle, sound on, the device at rest", rested, "%", "< 0.1")
    report("idle, sound on, the device closed", closed, "%", "0")
    report("resident after that", resident, "MB")


PARTS = {"start": measure_start, "key": measure_key, "idle": measure_idle}


if __name__ == "__main__":
    window.main(PARTS, __doc__)
