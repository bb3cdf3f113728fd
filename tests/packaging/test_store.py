"""What stores ask of an application beyond what validators see."""

import configparser
import json
import os
import re
import struct
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = "org.slidewise.Slidewise"
DESCRIBE = os.environ["SLIDEWISE_DESCRIBE"]
MOST = (1000, 700)  # pixels of a screenshot


def size_of(picture):
    return struct.unpack(">II", picture.read_bytes()[16:24])


def luminance(colour):
    red, green, blue = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


class Metainfo(unittest.TestCase):
    def setUp(self):
        self.root = xml.etree.ElementTree.parse(PACKAGING / f"{NAME}.metainfo.xml").getroot()

    def test_summary(self):
        summary = self.root.findtext("summary")
        self.assertLessEqual(len(summary), 35)
        self.assertNotRegex(summary, r"^(A|An|The) |\.$|Slidewise")

    def test_developer_and_links(self):
        self.assertRegex(self.root.find("developer").get("id"), r"^\w+(\.\w+)+$")
        kinds = {url.get("type") for url in self.root.findall("url")}
        self.assertLessEqual({"homepage", "bugtracker", "help", "vcs-browser"}, kinds)

    def test_colours_suit_both_schemes(self):
        colours = {colour.get("scheme_preference"): colour.text for colour in self.root.iter("color")}
        self.assertGreater(luminance(colours["light"]), 0.5)
        self.assertLess(luminance(colours["dark"]), 0.3)

    def test_screenshots_are_there_and_no_other(self):
        shots = self.root.findall("screenshots/screenshot")
        names = [shot.findtext("image").rpartition("/")[2] for shot in shots]
        self.assertIn(len(shots), range(3, 7))
        self.assertEqual(sorted(names), sorted(path.name for path in (PACKAGING / "screenshots").iterdir()))
        self.assertEqual([shot.get("type") for shot in shots], ["default"] + [None] * (len(shots) - 1))
        for name in names:
            size = size_of(PACKAGING / "screenshots" / name)
            self.assertTrue(size[0] <= MOST[0] and size[1] <= MOST[1], (name, size))

    def test_captions_are_one_sentence(self):
        for caption in self.root.iter("caption"):
            self.assertRegex(caption.text, r"^[A-Z][^.!?]*\.$")

    def test_newest_release_is_this_version(self):
        newest = self.root.find("releases/release")
        self.assertEqual(newest.get("version"), os.environ["SLIDEWISE_VERSION"])
        self.assertTrue(newest.findtext("description/p"))

    def test_controls(self):
        controls = {control.text for control in self.root.iter("control")}
        self.assertEqual(controls, {"pointing", "keyboard", "touch", "gamepad"})


class Desktop(unittest.TestCase):
    def setUp(self):
        self.entry = configparser.ConfigParser(interpolation=None)
        self.entry.optionxform = str
        self.entry.read(PACKAGING / f"{NAME}.desktop", encoding="utf-8")

    def test_every_action_uses_options_that_there_are(self):
        program = json.loads(subprocess.run([DESCRIBE], stdout=subprocess.PIPE, text=True, check=True).stdout)
        words = {option["name"]: option["words"] for option in program["options"]}
        for section in self.entry.sections():
            program, desktop, *rest = self.entry[section]["Exec"].split()
            self.assertEqual((program, desktop), ("slidewise", "--desktop"))
            self.assertIn("--desktop", words)
            if rest != ["%f"]:
                self.assertIn(rest[1], words[rest[0]])

    def test_every_action_is_listed(self):
        listed = self.entry["Desktop Entry"]["Actions"].strip(";").split(";")
        self.assertEqual([f"Desktop Action {action}" for action in listed], self.entry.sections()[1:])

    def test_types_are_the_same_everywhere(self):
        text = (PACKAGING / f"{NAME}.xml").read_text(encoding="utf-8")
        types = re.findall(r'<mime-type type="(.*)">', text)
        metainfo = xml.etree.ElementTree.parse(PACKAGING / f"{NAME}.metainfo.xml")
        self.assertEqual(self.entry["Desktop Entry"]["MimeType"].strip(";").split(";"), types)
        self.assertEqual([each.text for each in metainfo.iter("mediatype")], types)

    def test_replays_and_packs_are_recognized(self):
        with tempfile.TemporaryDirectory(prefix="slidewise-") as folder:
            packages = Path(folder, "mime/packages")
            packages.mkdir(parents=True)
            (packages / f"{NAME}.xml").write_bytes((PACKAGING / f"{NAME}.xml").read_bytes())
            subprocess.run(["update-mime-database", packages.parent], check=True)
            globs = (packages.parent / "globs").read_text(encoding="utf-8").split()
        self.assertIn("application/x-slidewise-replay:*.replay", globs)
        self.assertIn("application/x-slidewise-levels:*.slidewise", globs)


if __name__ == "__main__":
    unittest.main()
