"""A display of our own: an Xvfb whose screen can be read pixel by pixel, and whose pointer and
keyboard xdotool moves as hands would. Nobody else's display is ever touched."""

import contextlib
import ctypes
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time

from x11 import load_x11

WIDTH, HEIGHT = 1920, 1280
SLOWEST = 30  # seconds that anything may take, on a busy machine with sanitizers


def wait_for(condition, what, seconds=SLOWEST):
    """Polls until the condition is true, and returns what it is."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s in vain for {what}")
        time.sleep(0.02)
    return value


def end_with_us():
    """For a new process: the kernel ends it where the test itself is killed (PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Display:
    """The number is the server's choice; the screen lies in a file, as XWD (X11/XWDFile.h)."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="slidewise-screen-")
        self.screen = os.path.join(self.folder, "Xvfb_screen0")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24",
             "-fbdir", self.folder, "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], preexec_fn=end_with_us, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        self.name = f":{number}"
        with open(self.screen, "rb") as file:
            header = struct.unpack(">25I", file.read(100))
        self.stride = header[12]
        self.pixels = header[0] + 12 * header[19]  # behind the header and the colour map
        self.x11 = load_x11()
        self.connection = self.x11.XOpenDisplay(self.name.encode())

    def close(self):
        self.x11.XCloseDisplay(self.connection)
        self.server.terminate()
        self.server.wait(timeout=10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True,
                              text=True, timeout=SLOWEST,
                              env={**os.environ, "DISPLAY": self.name}).stdout

    @contextlib.contextmanager
    def held(self):
        """Meanwhile nobody draws: what is read is one picture, not half of one and half of the next."""
        self.x11.XGrabServer(self.connection)
        self.x11.XSync(self.connection, False)
        try:
            yield
        finally:
            self.x11.XUngrabServer(self.connection)
            self.x11.XSync(self.connection, False)

    def read(self, x, y, width, height):
        """That part of the screen as it is now: a list of rows, four bytes (B, G, R, -) a pixel."""
        with self.held(), open(self.screen, "rb") as file:
            rows = []
            for row in range(max(y, 0), min(y + height, HEIGHT)):
                file.seek(self.pixels + row * self.stride + 4 * x)
                rows.append(file.read(4 * min(width, WIDTH - x)))
        return rows

    def save_picture(self, path):
        subprocess.run(["import", "-window", "root", path], timeout=SLOWEST,
                       env={**os.environ, "DISPLAY": self.name})
