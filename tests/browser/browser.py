"""Two browsers with one set of commands: Debian's Chromium through its driver, and Firefox through the remote
protocol that it has inside, for which Debian has no driver."""

import base64
import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common import utils

from display import end_with_us, wait_for

SLOWEST = 240  # seconds that a browser may take for anything, on a busy machine


class Driver(Service):
    """Chromium's driver, called by its number: in a clean Debian there is no name for the machine itself."""

    HOST = "127.0.0.1"

    @property
    def service_url(self):
        return f"http://{self.HOST}:{self.port}"

    def is_connectable(self):
        return utils.is_connectable(self.port, self.HOST)


class Chromium:
    """`phone`: (width, height) of a screen that is touched, with two pixels a point."""

    def __init__(self, profile, size=(1280, 800), phone=None):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--user-data-dir={profile}",
                         "--window-size=%d,%d" % size):
            options.add_argument(argument)
        if phone:
            options.add_experimental_option("mobileEmulation", {"deviceMetrics": {
                "width": phone[0], "height": phone[1], "pixelRatio": 2.0, "touch": True}})
        self.driver = webdriver.Chrome(service=Driver("/usr/bin/chromedriver"), options=options)
        self.driver.set_script_timeout(SLOWEST)
        self.dark()

    def command(self, name, **parameters):
        """Of its own protocol, for what WebDriver has no words for."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def dark(self):
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": "prefers-color-scheme", "value": "dark"}])

    def run_first(self, script):
        """In every page that is opened from now on, before its own scripts."""
        self.command("Page.addScriptToEvaluateOnNewDocument", source=script)

    def open(self, url):
        self.driver.get(url)

    def reload(self):
        self.driver.refresh()

    def run(self, script, *arguments):
        """The body of a function; what it returns."""
        return self.driver.execute_script(script, *arguments)

    def await_promise(self, expression):
        return self.driver.execute_async_script(
            f"const done = arguments[0]; ({expression}).then(done, error => done(String(error)))")

    def act(self, *sources):
        """Actions of WebDriver: https://www.w3.org/TR/webdriver2/#actions"""
        self.driver.execute("actions", {"actions": list(sources)})

    def picture(self):
        return self.driver.get_screenshot_as_png()

    def new_tab(self):
        self.driver.switch_to.new_window("tab")
        self.dark()

    def close_tab(self):
        self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])

    def crash(self):
        """Ends all of it at once, as where the machine's memory has run out."""
        os.kill(self.driver.capabilities["goog:processID"], signal.SIGKILL)
        self.close()

    def close(self):
        with contextlib.suppress(WebDriverException):
            self.driver.quit()


class Firefox:
    PREFERENCES = {"marionette.port": 0, "layout.css.prefers-color-scheme.content-override": 0,
                   "dom.w3c_touch_events.enabled": 1, "app.update.enabled": False}

    def __init__(self, profile, size=(1280, 800), phone=None):
        width, height = phone or size
        preferences = self.PREFERENCES | ({"layout.css.devPixelsPerPx": "2.0"} if phone else {})
        os.makedirs(profile, exist_ok=True)
        with open(os.path.join(profile, "user.js"), "w") as file:
            for name, value in preferences.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
             "--profile", profile, "--width", str(width), "--height", str(height)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_us)
        self.connection, self.read, self.number = None, b"", 0
        port = wait_for(lambda: self.port(profile), "Firefox's port", SLOWEST)
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=SLOWEST)
        self.receive()
        self.command("WebDriver:NewSession")
        if phone:
            self.shrink(width, height)

    @staticmethod
    def port(profile):
        try:
            with open(os.path.join(profile, "MarionetteActivePort")) as file:
                return int(file.read() or 0)
        except FileNotFoundError:
            return None

    def receive(self):
        """The length of a message, a colon, and its JSON."""
        while b":" not in self.read:
            self.read += self.connection.recv(65536)
        length, _, self.read = self.read.partition(b":")
        while len(self.read) < int(length):
            self.read += self.connection.recv(1 << 20)
        message, self.read = self.read[:int(length)], self.read[int(length):]
        return json.loads(message)

    def command(self, name, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.connection.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self.receive()
        assert number == self.number and not error, f"{name}: {error}"
        return result

    def shrink(self, width, height):
        """The page as small as a phone, which no window of it may be."""
        self.command("Marionette:SetContext", value="chrome")
        self.run("const style = gBrowser.selectedBrowser.style; style.flex = 'none';"
                 "style.width = arguments[0] + 'px'; style.height = arguments[1] + 'px';", width, height)
        self.command("Marionette:SetContext", value="content")

    def open(self, url):
        self.command("WebDriver:Navigate", url=url)

    def reload(self):
        """As a player reloads: WebDriver:Refresh bypasses the service worker."""
        address = self.run("return location.href")
        self.open("about:blank")
        self.open(address)

    def run(self, script, *arguments):
        return self.command("WebDriver:ExecuteScript", script=script, args=arguments, sandbox=None)["value"]

    def await_promise(self, expression):
        return self.command("WebDriver:ExecuteAsyncScript", sandbox=None, args=[], scriptTimeout=1000 * SLOWEST, script=(
            f"const done = arguments[0]; ({expression}).then(done, error => done(String(error)))"))["value"]

    def act(self, *sources):
        self.command("WebDriver:PerformActions", actions=sources)

    def picture(self):
        return base64.b64decode(self.command("WebDriver:TakeScreenshot", full=False)["value"])

    def close(self):
        if self.connection:
            self.connection.close()
        self.process.terminate()
        self.process.wait(timeout=SLOWEST)


def new_profile(test):
    """A folder for a browser that nobody has used, which goes with the test."""
    folder = tempfile.mkdtemp(prefix="slidewise-browser-")
    test.addCleanup(shutil.rmtree, folder, ignore_errors=True)
    return folder
