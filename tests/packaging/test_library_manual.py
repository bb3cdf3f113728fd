"""The library's manual has a page for every name of its header, which shows how it is declared and what is said of it."""

import os
import re
import subprocess
import unittest
from pathlib import Path

MANUAL = Path(os.environ["SLIDEWISE_MANUAL"])
HEADER = (Path(__file__).parents[2] / "src/library/include/slidewise.h").read_text()


def plain(text):
    """Its letters and signs: how lines are broken is the page's matter."""
    return "".join(text.split())


def shown(name):
    """A page as it is read. Links lead from the manual's folder, as man follows them."""
    text = subprocess.run(["mandoc", "-T", "utf8", f"man3/{name}.3"], cwd=MANUAL, stdout=subprocess.PIPE, text=True,
                          check=True).stdout
    return plain(re.sub(".\b", "", text))


def pages():
    """Those that are no links."""
    return [page for page in (MANUAL / "man3").iterdir() if not page.read_text().startswith(".so ")]


def declarations():
    """Each function and callback of the header, by its name."""
    bare = re.sub(r"/\*.*?\*/", "", HEADER, flags=re.S)
    functions = re.findall(r"^SLIDEWISE_API ([^;]*;)", bare, re.M)
    callbacks = re.findall(r"typedef int [^;]*;", bare)
    return {re.search(r"(\w+)\(", each)[1]: each for each in functions + callbacks}


class LibraryManual(unittest.TestCase):
    def test_every_function_has_a_page_that_declares_it(self):
        for name, declaration in declarations().items():
            self.assertIn(plain(declaration), shown(name), name)

    def test_every_page_is_of_a_name_in_the_header(self):
        for page in (MANUAL / "man3").iterdir():
            if page.stem not in ("slidewise", "libslidewise"):
                self.assertRegex(HEADER, rf"\b{page.stem}\b|/\* ---- {page.stem[10:]}: ")

    def test_every_comment_is_on_some_page(self):
        text = "".join(shown(page.stem) for page in pages())
        for comment in re.findall(r"/\*(?! ----)(.*?)\*/", HEADER, re.S)[1:]:
            words = re.sub(r"^ \*|`", "", comment, flags=re.M)
            self.assertIn(plain(words), text)

    def test_overview_has_the_opening_comment(self):
        opening = re.match(r"/\*.*?\n \*\n(.*?)\*/", HEADER, re.S)[1]
        self.assertIn(plain(re.sub(r"^ \*", "", opening, flags=re.M).replace("`", "")), shown("slidewise"))
        self.assertEqual(shown("slidewise"), shown("libslidewise"))

    def test_pages_are_well_formed(self):
        for page in pages():
            subprocess.run(["mandoc", "-T", "lint", "-W", "warning,stop", page], check=True)


if __name__ == "__main__":
    unittest.main()
