"""The machine that measures: a run waits for a moment in which nobody else works on it."""

import sys
import time

LOOK_SECONDS = 0.25
QUIET_SHARE = 0.05  # of all processors


def processor_times():
    """Ticks that all processors together were busy, and all ticks."""
    with open("/proc/stat", encoding="ascii") as file:
        ticks = [int(word) for word in file.readline().split()[1:9]]
    idle = ticks[3] + ticks[4]
    return sum(ticks) - idle, sum(ticks)


def is_quiet():
    busy, total = processor_times()
    time.sleep(LOOK_SECONDS)
    busy_after, total_after = processor_times()
    return busy_after - busy <= QUIET_SHARE * (total_after - total)


class Patience:
    """So many seconds of waiting in all; after them it goes on without, and says so once."""

    def __init__(self, seconds=900):
        self.seconds = seconds

    def wait_until_quiet(self):
        start = time.monotonic()
        while self.seconds > 0 and not is_quiet():
            now = time.monotonic()
            self.seconds -= now - start
            start = now
            if self.seconds <= 0:
                print("the machine is never quiet: what follows is disturbed", file=sys.stderr)
