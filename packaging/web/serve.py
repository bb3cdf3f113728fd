#!/usr/bin/env python3
"""serve.py FOLDER PORT: serves the page to this machine, with the headers that threads need, and what is
compressed beside a file in place of it. PORT 0 is any that is free."""

import functools
import os
import sys
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cache-Control": "no-cache",
    "Vary": "Accept-Encoding",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}


class Page(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or each answer waits for the browser to acknowledge its headers
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def handle(self):
        try:
            super().handle()
        except ConnectionError:  # the browser has gone
            pass

    def send_head(self):
        self.encoding = None
        self.plain = self.translate_path(self.path)
        if "\0" in self.plain:  # which no file's name has, and open() would raise ValueError
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        accepted = self.headers.get("Accept-Encoding", "")
        for encoding, ending in COMPRESSED.items():
            if encoding in accepted and os.path.isfile(self.plain + ending):
                self.encoding = encoding
                self.path = self.path.split("?")[0] + ending
                break
        return super().send_head()

    def guess_type(self, path):
        return super().guess_type(self.plain if self.encoding else path)

    def end_headers(self):
        for name, value in HEADERS.items():
            self.send_header(name, value)
        if getattr(self, "encoding", None):
            self.send_header("Content-Encoding", self.encoding)
        super().end_headers()

    def log_message(self, *arguments):
        pass


def main(folder, port):
    with ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Page, directory=folder)) as server:
        print("Slidewise: http://127.0.0.1:%d/" % server.server_address[1], flush=True)
        server.serve_forever()


if __name__ == "__main__":
    try:
        main(sys.argv[1], int(sys.argv[2]))
    except KeyboardInterrupt:
        pass
