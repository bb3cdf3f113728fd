#!/usr/bin/env python3
"""generate.py DESCRIBE METAINFO HEADER OUT: writes the manual pages and the completions into folders of OUT.

DESCRIBE is the program of describe.c, HEADER the library's. The pages bear the date of the newest release in METAINFO."""

import datetime
import sys
import xml.etree.ElementTree
from pathlib import Path

import completions
import pages
from commands import read_commands
from library_pages import library_pages


def newest_release(metainfo):
    release = xml.etree.ElementTree.parse(metainfo).find("releases/release")
    day = datetime.date.fromisoformat(release.get("date"))
    return f"{day:%B} {day.day}, {day.year}"


def main():
    describe, metainfo, header, out = sys.argv[1:]
    commands = read_commands(describe)
    date = newest_release(metainfo)
    template = Path(__file__).with_name("slidewise.6.in").read_text(encoding="utf-8")
    files = {"man6/slidewise.6": pages.game_page(template, commands, date),
             "bash/slidewise": completions.bash(commands),
             "zsh/_slidewise": completions.zsh(commands),
             "fish/slidewise.fish": completions.fish(commands)}
    for command in commands[1:]:
        files[f"man6/{command.name}.6"] = pages.verb_page(command, date)
    for name, text in library_pages(Path(header), date).items():
        files[f"man3/{name}.3"] = text
    for name, text in files.items():
        path = Path(out, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
