"""A Wayland desktop of our own: a sway without a screen. What is seen comes from grim, in pixels."""

import glob
import os
import shutil
import subprocess
import tempfile

import display
import game
import wlhands
from display import end_with_us, wait_for

NOBODY = 65534  # sway refuses to be root


class Desktop:
    name = ""  # as an X display

    def __init__(self, size, scale):
        self.size = size
        self.folder = tempfile.mkdtemp(prefix="slidewise-sway-")
        self.variables = {"XDG_RUNTIME_DIR": self.folder, "SDL_VIDEODRIVER": "wayland",
                          "XCURSOR_PATH": self.folder,  # as where no theme of pointers is installed
                          "ASAN_OPTIONS": "detect_leaks=0"}  # SDL draws by OpenGL here, whose drivers leak
        self.log = open(os.path.join(self.folder, "log"), "w+")
        self.server = self.start(
            "xwayland disable\ndefault_border none\ndefault_floating_border none\n"
            f"output HEADLESS-1 mode {size[0]}x{size[1]} scale {scale}\n")
        path = wait_for(lambda: self.find("wayland-?"), "a desktop")
        self.variables["WAYLAND_DISPLAY"] = os.path.basename(path)
        self.variables["SWAYSOCK"] = wait_for(lambda: self.find("sway-ipc*"), "its door")
        self.hands = wait_for(lambda: self.plug_in(path), "it to take a keyboard")

    def start(self, settings):
        config = os.path.join(self.folder, "config")
        with open(config, "w") as file:
            file.write(settings)
        other = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            other = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        return subprocess.Popen(
            ["sway", "-c", config], stdout=self.log, stderr=self.log, preexec_fn=end_with_us, **other,
            env=game.environment(self.name, self.folder) | self.variables |
            {"WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"})

    def find(self, pattern):
        if self.server.poll() is not None:
            self.log.seek(0)
            raise AssertionError(f"sway ended: {self.log.read()}")
        found = glob.glob(os.path.join(self.folder, pattern))
        return found[0] if found else None

    @staticmethod
    def plug_in(path):
        try:
            return wlhands.Hands(path)
        except ConnectionRefusedError:
            return None

    def close(self):
        self.hands.close()
        self.server.terminate()
        self.server.wait(timeout=10)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *words):
        return subprocess.run(words, check=True, stdout=subprocess.PIPE, stderr=self.log,
                              timeout=display.SLOWEST,
                              env=os.environ | self.variables).stdout

    def copied(self):
        """What is on the clipboard; None where that is empty."""
        try:
            return self.run("wl-paste", "--no-newline").decode()
        except subprocess.CalledProcessError:
            return None

    def read(self):
        """The screen: a list of rows, four bytes (B, G, R, -) a pixel."""
        width, height = self.size
        kind, size, _, seen = self.run("grim", "-t", "ppm", "-").split(b"\n", 3)
        assert (kind, size) == (b"P6", b"%d %d" % self.size), size
        pixels = bytearray(4 * width * height)
        for channel in range(3):
            pixels[channel::4] = seen[2 - channel::3]
        return [bytes(pixels[4 * width * y:4 * width * (y + 1)]) for y in range(height)]

    def save_picture(self, path):
        self.run("grim", path)


class Game(game.Game):
    """Its window fills the screen, or lies in the middle of it."""

    def __init__(self, desktop, home, *options):
        super().__init__(desktop, home, *options, variables=desktop.variables)

    def keys(self, *names, delay=0):
        for name in names:
            self.display.hands.press(name)

    def click(self, place):
        self.display.hands.click(place, self.display.size)

    def pixels(self):
        return self.display.read()
