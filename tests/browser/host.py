"""A host of the test's own, which gets new versions of the page while browsers have the old one."""

import functools
import shutil
import sys
import tempfile
import threading
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path

import page

sys.path.insert(0, page.WEB)
import publish  # noqa: E402
import serve  # noqa: E402

FILES = Path(page.PAGE).parent / "files"  # of the page, before they are laid out


class Answer(serve.Page):
    def __init__(self, *arguments, host, **more):
        self.host, self.fails = host, False
        super().__init__(*arguments, **more)

    def send_head(self):
        name = self.path.split("?")[0].rpartition("/")[2]
        self.host.asked.append(name)
        self.directory = str(self.host.folder)  # a connection lasts longer than a version
        self.fails = name in self.host.failing
        if not self.fails:
            return super().send_head()
        self.encoding = None
        self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
        return None

    def send_header(self, name, value):
        if name == "Cache-Control":
            value = "no-store" if self.fails else self.host.cache_of(self.path)
        super().send_header(name, value)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A browser that goes leaves its connections as they are."""


class Host:
    """`cache`: the header Cache-Control of all that it serves; `top_cache`: of what lies at the top."""

    def __init__(self, test, cache, top_cache=None):
        self.cache, self.top_cache = cache, top_cache or cache
        self.root = Path(tempfile.mkdtemp(prefix="slidewise-host-"))
        test.addCleanup(shutil.rmtree, self.root)
        self.folder, self.failing, self.asked = self.root, set(), []
        self.server = Server(("127.0.0.1", 0), functools.partial(Answer, host=self))
        self.url = "http://127.0.0.1:%d/" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        test.addCleanup(self.server.server_close)
        test.addCleanup(self.server.shutdown)

    def cache_of(self, path):
        return self.cache if path.count("/") > 1 else self.top_cache

    def make(self, name):
        """The page in a version whose every script says its name: `window.parts` has them all."""
        files, site = self.root / f"{name}-files", self.root / name
        shutil.copytree(FILES, files)
        for script in files.glob("*.js"):
            if script.name != "service.js":
                with open(script, "a") as file:
                    file.write(f"\n(self.parts = self.parts || []).push('{name} {script.name}');\n")
        publish.lay_out(files, site)
        shutil.rmtree(files)
        return site

    def deploy(self, name):
        """From now on nothing but this version is there."""
        self.folder = self.make(name)

    def version(self, name):
        """What the page calls this version: the folder that has its files."""
        return next(path.parent.name for path in (self.root / name).glob("*/page.js"))
