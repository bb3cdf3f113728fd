"""The icon is installed as PNG in the sizes that desktops ask for, and each shows what the SVG does."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = "org.slidewise.Slidewise"
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
LARGE = 48  # from here on small parts have pixels of their own

# Places in the SVG, 128 wide, and their colours there.
PERSIMMON = ((58, 84), (0xED, 0x92, 0x57))
GAP = ((100, 106), (0x14, 0x1D, 0x1D))
FACE = ((106, 20), (0xB1, 0xCB, 0xB8))


def pixels(picture, side):
    """The picture's pixels as rows of (red, green, blue, alpha)."""
    raw = subprocess.run(["convert", picture, "-depth", "8", "rgba:-"], stdout=subprocess.PIPE, check=True).stdout
    flat = [tuple(raw[i:i + 4]) for i in range(0, len(raw), 4)]
    return [flat[y * side:(y + 1) * side] for y in range(len(flat) // side)]


class Icons(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = tempfile.TemporaryDirectory(prefix="slidewise-")
        subprocess.run([os.environ["SLIDEWISE_CMAKE"], "--install", os.environ["SLIDEWISE_BUILD"], "--prefix",
                        cls.root.name], stdout=subprocess.DEVNULL, check=True)
        cls.theme = Path(cls.root.name, "share/icons/hicolor")

    @classmethod
    def tearDownClass(cls):
        cls.root.cleanup()

    def icon(self, side):
        return self.theme / f"{side}x{side}/apps/{NAME}.png"

    def assert_shows(self, rows, side, part):
        (x, y), colour = part
        found = rows[y * side // 128][x * side // 128]
        self.assertEqual(found[3], 255)
        for value, wanted in zip(found, colour):
            self.assertAlmostEqual(value, wanted, delta=24, msg=f"{side}: {found} at {x}, {y}")

    def test_sizes_are_there_and_no_other(self):
        found = [str(path.relative_to(self.theme)) for path in self.theme.rglob("*") if not path.is_dir()]
        wanted = [str(self.icon(side).relative_to(self.theme)) for side in SIDES]
        self.assertEqual(sorted(found), sorted([*wanted, f"scalable/apps/{NAME}.svg"]))

    def test_pictures_are_as_large_as_their_folders_say(self):
        for side in SIDES:
            rows = pixels(self.icon(side), side)
            self.assertEqual((len(rows), len(rows[-1])), (side, side))

    def test_pictures_show_the_icon(self):
        for side in SIDES:
            rows = pixels(self.icon(side), side)
            for row, column in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
                self.assertEqual(rows[row][column][3], 0, side)
            self.assert_shows(rows, side, FACE)
            self.assert_shows(rows, side, GAP)
            if side >= LARGE:
                self.assert_shows(rows, side, PERSIMMON)

    def test_desktop_file_asks_for_it(self):
        lines = (PACKAGING / f"{NAME}.desktop").read_text(encoding="utf-8").splitlines()
        self.assertIn(f"Icon={NAME}", lines)


if __name__ == "__main__":
    unittest.main()
