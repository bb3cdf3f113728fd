"""The page in a browser, played as a player does: by keys, pointer and fingers. What became of it is read
from its picture and from the game that it saves."""

import base64
import os
import subprocess
import sys
import time
import unittest

import browser
import model
from display import end_with_us, wait_for
from eyes import Eyes, pictured

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.environ["SLIDEWISE_PAGE"]
WEB = os.environ["SLIDEWISE_WEB"]
STATE = "/home/web_user/.local/state/slidewise/"
RESULTS = "/home/web_user/.local/share/slidewise/results.txt"
SETTINGS = "/home/web_user/.config/slidewise/settings.txt"
REGISTRATION = "navigator.serviceWorker.getRegistration()"

KEYS = {"U": "\ue013", "D": "\ue015", "L": "\ue012", "R": "\ue014", "Escape": "\ue00c", "Return": "\ue007",
        "Tab": "\ue004", "Home": "\ue011", "End": "\ue010", "F2": "\ue032", "F5": "\ue035", "F6": "\ue036",
        "F12": "\ue03c",
        "Control": "\ue009"}

READ = """
try {
  return Array.from(FS.readFile(arguments[0]));
} catch (error) {
  return null;
}"""

FILES = """
const list = folder => FS.readdir(folder).filter(name => !name.startsWith('.') || name.length > 2)
    .map(name => folder + '/' + name)
    .flatMap(path => FS.isDir(FS.stat(path).mode) ? list(path) : path);
return list('/home/web_user');"""

# The canvas as rows of blue, green, red, alpha: base64 of all of them, and how many pixels a row has.
PIXELS = """
const canvas = Module.canvas, {width, height} = canvas;
const {data} = canvas.getContext('2d').getImageData(0, 0, width, height);
for (let at = 0; at < data.length; at += 4)
  [data[at], data[at + 2]] = [data[at + 2], data[at]];
let text = '';
for (let at = 0; at < data.length; at += 32768)
  text += String.fromCharCode.apply(null, data.subarray(at, at + 32768));
return [btoa(text), width];"""


def version():
    """The folder in the page that has all of its version but what lies at the top."""
    return next(name for name in os.listdir(PAGE) if os.path.exists(f"{PAGE}/{name}/slidewise.js"))


class Server:
    """The page as scripts/web --serve serves it; `plain`: as a host that sets no headers of ours."""

    def __init__(self, plain=False, port=0):
        command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", PAGE,
                   str(port)] if plain else [sys.executable, f"{WEB}/serve.py", PAGE, str(port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                        preexec_fn=end_with_us)
        line = self.process.stdout.readline()
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        self.url = f"http://127.0.0.1:{self.port}/"

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


# The same pixels as whole numbers, for what can be said of them in the page: to fetch them takes long.
WORDS = """
const {width, height} = Module.canvas;
const words = new Uint32Array(Module.canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer);"""
LOOK = WORDS + """
let sum = 0;
for (const word of words)
  sum = Math.imul(sum ^ word, 16777619);
return sum;"""
SEES = WORDS + "return words.includes(arguments[0]);"

# Ends once the picture has been the same for so long (ms). The page itself looks: on a busy machine the game's clock
# goes on between any two pictures that are fetched. It is only looked at: Firefox breaks a page in which a test's
# script has put functions of its own.
STILL = """
new Promise(resolve => {
  const look = () => {%s};
  let last = look(), since = performance.now();
  const timer = setInterval(() => {
    const now = look();
    if (now !== last)
      [last, since] = [now, performance.now()];
    if (performance.now() - since > %%d) {
      clearInterval(timer);
      resolve(true);
    }
  }, 40);
})""" % LOOK


class Page(Eyes):
    """The tab with the game."""

    def __init__(self, browser):
        self.browser = browser

    def wait(self, condition, what, seconds=browser.SLOWEST):
        return wait_for(condition, what, seconds)

    # Coming and going

    def show(self):
        """Waits for the first frame."""
        self.wait(self.started, "a first frame")
        self.ratio = self.browser.run("return Module.canvas.width / Module.canvas.clientWidth")

    def started(self):
        """SDL has made the canvas its own, and drawn on it."""
        return self.browser.run("if (typeof FS !== 'object' || Module.calledRun !== true || "
                                "Module.canvas.width === 300) return false;" + WORDS +
                                "return words.some(word => word);")

    def open(self, url):
        self.browser.open("about:blank")  # or a link to another board would load nothing
        self.browser.open(url)
        self.show()

    def reload(self):
        self.browser.reload()
        self.show()

    def words(self):
        """What the page itself says, where the game is not there."""
        return self.browser.run("const {classList, textContent} = document.getElementById('loading');"
                                "return classList.contains('over') ? '' : textContent")

    def open_challenge(self, *keys):
        """From the title by keys: the second of its second row, and there the card to which these keys lead from
        the one that was played last."""
        self.still()
        self.keys("Tab", "R", "Return")
        self.still()
        self.keys(*keys, "Return")  # and its clock runs

    def files(self):
        """All that lies in the home folder."""
        return self.browser.run(FILES)

    # Hands

    def keys(self, *names):
        """Pressed and let go one after the other; "Control+c" holds the first one."""
        actions = []
        for name in names:
            held = [KEYS.get(part, part) for part in name.split("+")]
            actions += [{"type": "keyDown", "value": key} for key in held] + [{"type": "pause", "duration": 20}]
            actions += [{"type": "keyUp", "value": key} for key in reversed(held)]
            actions += [{"type": "pause", "duration": 20}]
        self.browser.act({"type": "key", "id": "keys", "actions": actions})

    def press_at(self, place, kind="mouse"):
        """A click, or a tap with `touch`."""
        x, y = (int(at / self.ratio) for at in place)
        rest = [{"type": "pause", "duration": 40}] if kind == "mouse" else []
        actions = [{"type": "pointerMove", "duration": 0, "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                   *rest, {"type": "pointerUp", "button": 0}, *rest]
        self.browser.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions})

    def press_until(self, place, condition, what, kind="touch"):
        """A press, and where nothing came of it another one: on a busy machine a finger may seem to rest. `place` is
        in points of the screen. What a press does twice is not done once by more of them."""
        for _ in range(5):
            self.still()
            self.press_at([at * self.ratio for at in place], kind)
            until = time.monotonic() + 5
            while time.monotonic() < until:
                self.still()
                if condition():
                    return
        raise AssertionError(f"pressed in vain for {what}")

    def press_tiles(self, letters, kind):
        """Plays these moves of the game in play by clicks or taps on its tiles, one after the other."""
        board, saved = self.board(), self.saved()
        now, moves = saved.board, saved.moves
        for number, letter in enumerate(letters, 1):
            place = [at / self.ratio for at in board.cell(*model.source(now, letter))]
            self.press_until(place, lambda: self.saved().moves >= moves + number, f"move {number}", kind)
            now = model.move(now, letter)

    # Eyes

    def look(self):
        return self.browser.run(LOOK)

    def still(self, seconds=0.2):
        self.browser.await_promise(STILL % (1000 * seconds))
        return self.look()

    def sees(self, colour):
        """Whether that colour, "#rrggbb", is anywhere."""
        red, green, blue = bytes.fromhex(colour[1:])
        return self.browser.run(SEES, 0xFF << 24 | blue << 16 | green << 8 | red)

    def pixels(self):
        text, width = self.browser.run(PIXELS)
        data = base64.b64decode(text)
        return [data[at:at + 4 * width] for at in range(0, len(data), 4 * width)]

    # What it has kept

    def read(self, path):
        data = self.browser.run(READ, path)
        return None if data is None else bytes(data)

    def saved(self):
        for name in ("games.save.new", "games.save", "games.save.new"):  # one may become the other
            data = self.read(STATE + name)
            if data:
                return model.Desk(data).current
        return None

    def has_setting(self, name, value):
        return f"{name} = {value}".encode() in (self.read(SETTINGS) or b"").split(b"\n")

    def wait_kept(self):
        """Until the browser's own storage has what the game has written."""
        self.wait(lambda: self.browser.run("return savesAreKept()"), "the saves to be kept")


class PageTest(unittest.TestCase):
    """One server a class, one browser that nobody has used a test."""

    Browser = browser.Chromium
    phone = None

    def __init_subclass__(cls):
        for name in dir(cls):
            if name.startswith("test_"):
                setattr(cls, name, pictured(getattr(cls, name)))

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.stop)

    def save_picture(self, path):
        with open(path, "wb") as file:
            file.write(self.page.browser.picture())

    def setUp(self):
        self.profile = browser.new_profile(self)
        self.start_browser()

    def start_browser(self):
        started = self.Browser(self.profile, phone=self.phone)
        self.addCleanup(started.close)
        self.page = Page(started)

    def wait_for_worker(self, version=""):
        """A service worker that is at work, here of this version, and none that is still coming."""
        self.page.wait(lambda: self.page.browser.await_promise(
            f"""Promise.all([{REGISTRATION}, caches.keys()]).then(([found, names]) => !!(found &&
                found.active && found.active.state === 'activated' && !found.installing && !found.waiting &&
                names.some(name => name.endsWith('{version}'))))"""), "a worker at work")

    def open(self, link=""):
        self.page.open(self.server.url + link)
        return self.page

    def open_as_regular(self, link=""):
        """As a player who knows the game: the guide for those who do not would lie over what is looked at."""
        page = self.open()
        page.browser.run("FS.mkdirTree(arguments[0]); FS.writeFile(arguments[1], arguments[2]);",
                         os.path.dirname(SETTINGS), SETTINGS, "guided = on\n")
        page.wait_kept()
        return self.open(link)
