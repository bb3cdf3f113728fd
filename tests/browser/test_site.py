"""What a host serves, without a browser: the tags that chats and stores read, and the server of scripts/web."""

import hashlib
import html.parser
import http.client
import json
import re
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import host
import page

SITE = Path(page.PAGE)
ADDRESS = "https://example.org/slidewise/"


class Tags(html.parser.HTMLParser):
    """The attributes of all tags, and the text of the elements that have an id."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.texts, self.now = [], {}, None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        self.now = attributes.get("id", self.now)

    def handle_data(self, data):
        if data.strip():
            self.texts[self.now] = self.texts.get(self.now, "") + data.strip()

    def meta(self):
        return {tag.get("property") or tag.get("name"): tag.get("content") for name, tag in self.tags
                if name == "meta"}

    def links(self):
        return {tag["rel"]: tag["href"] for name, tag in self.tags if name == "link"}


def read_tags(site):
    return Tags((site / "index.html").read_text())


def png_size(path):
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    return struct.unpack(">II", data[16:24])


class Site(unittest.TestCase):
    def lay_out(self, address):
        folder = tempfile.TemporaryDirectory(prefix="slidewise-site-")
        self.addCleanup(folder.cleanup)
        site = Path(folder.name, "site")
        host.publish.lay_out(host.FILES, site, address)
        return site

    def test_a_link_to_the_page_shows_a_picture_where_its_address_is_known(self):
        for address in (ADDRESS, ADDRESS.rstrip("/")):
            meta = read_tags(self.lay_out(address)).meta()
            self.assertEqual(meta["og:url"], ADDRESS)
            self.assertEqual(meta["og:image"], ADDRESS + "card.png")
            self.assertEqual(meta["twitter:image"], ADDRESS + "card.png")
            self.assertEqual(meta["twitter:card"], "summary_large_image")
            self.assertEqual((meta["og:image:width"], meta["og:image:height"]), ("1200", "630"))
        self.assertEqual(png_size(SITE / "card.png"), (1200, 630))

    def test_without_an_address_no_tag_needs_one(self):
        tags = read_tags(self.lay_out(None))
        meta = tags.meta()
        self.assertTrue(meta["og:title"] and meta["og:description"] and meta["description"])
        self.assertFalse([name for name in meta if name and re.search("image|url|twitter", name)])
        self.assertNotIn("canonical", tags.links())
        self.assertNotIn("@", (SITE / "index.html").read_text().replace("@font", ""))

    def test_icons_and_screenshots_are_as_they_are_said_to_be(self):
        manifest = json.loads((SITE / "slidewise.webmanifest").read_text())
        self.assertIn("games", manifest["categories"])
        for picture in manifest["icons"] + manifest["screenshots"]:
            if picture["type"] == "image/png":
                size = "x".join(map(str, png_size(SITE / picture["src"])))
                self.assertEqual(picture["sizes"], size, picture["src"])
        self.assertIn("maskable", {icon["purpose"] for icon in manifest["icons"]})
        self.assertEqual({shot["form_factor"] for shot in manifest["screenshots"]}, {"wide", "narrow"})
        self.assertEqual(png_size(SITE / read_tags(SITE).links()["apple-touch-icon"]), (180, 180))

    def test_without_scripts_nothing_is_said_to_load(self):
        self.assertNotIn("words", read_tags(SITE).texts)

    def test_the_worker_keeps_what_the_page_asks_for(self):
        listed = dict(re.findall(r"'(\S+)': '(sha256-\S+)'", (SITE / "service.js").read_text()))
        tags = read_tags(SITE)
        asked = [tag["src"] for name, tag in tags.tags if name == "script" and "src" in tag]
        asked += [address for rel, address in tags.links().items()]
        self.assertLess(set(asked), set(listed))
        self.assertEqual({name for name in listed if not (SITE / name).exists()}, set())
        self.assertEqual([name for name in listed if name.endswith((".br", ".gz")) or "card" in name], [])

    def test_another_file_or_address_is_another_version(self):
        sites = [self.lay_out(None), self.lay_out(None), self.lay_out(ADDRESS)]
        one, same, other = (hashlib.sha256((site / "service.js").read_bytes()).digest() for site in sites)
        self.assertEqual(one, same)
        self.assertNotEqual(one, other)


class Serving(unittest.TestCase):
    def setUp(self):
        self.server = subprocess.Popen([sys.executable, f"{page.WEB}/serve.py", page.PAGE, "0"], text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(self.server.communicate)
        self.addCleanup(self.server.terminate)
        self.port = int(re.search(r":(\d+)/", self.server.stdout.readline()).group(1))

    def status(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request("GET", path, headers={"Accept-Encoding": "br"})
            return connection.getresponse().status
        finally:
            connection.close()

    def test_an_odd_address_is_not_found(self):
        for path, status in (("/index.html", 200), ("/index.html%00", 404), ("/%00", 404), ("/%ff%fe", 404),
                             ("/../serve.py", 404), ("/nothing.js", 404), ("/" + "a" * 5000, 404), ("/", 200)):
            with self.subTest(path[:20]):
                self.assertEqual(self.status(path), status)
        self.server.terminate()
        self.assertNotIn("Traceback", self.server.communicate()[1])


if __name__ == "__main__":
    unittest.main()
