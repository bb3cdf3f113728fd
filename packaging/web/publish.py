#!/usr/bin/env python3
"""publish.py FILES SITE [ADDRESS]: lays out the page's files as a host serves them.

At the top of SITE lie index.html, the service worker, and what others link to. The rest lies in a folder that is
named after its content, so that two versions never share an address: whatever caches answer, a page gets the files
of its own version or none. ADDRESS is where the site will be found: without it index.html leaves out the tags that
need absolute addresses."""

import base64
import hashlib
import re
import shutil
import sys
from pathlib import Path

TOP = ("index.html", "slidewise.webmanifest", "slidewise.svg", "*.png")
NOT_KEPT = re.compile(r"(card|screenshot-.*)\.png")  # pictures for others: nobody needs them without a network


def digest(data):
    """As `integrity` attributes have it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def version_of(folder, address):
    """Another one wherever the address, or a file's name or content, is another one."""
    total = hashlib.sha256(address.encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(f"{path.relative_to(folder)} {digest(path.read_bytes())}\n".encode())
    return total.hexdigest()[:16]


def fill(template, values):
    """Replaces each @NAME@; a line with one that has no value is left out."""
    lines = []
    for line in template.splitlines(keepends=True):
        names = re.findall(r"@([A-Z]+)@", line)
        if all(values.get(name) is not None for name in names):
            lines.append(re.sub(r"@([A-Z]+)@", lambda found: values[found.group(1)], line))
    return "".join(lines)


def lay_out(files, site, address=None):
    """Makes the folder `site` anew from the page's files."""
    address = address.rstrip("/") + "/" if address else ""
    version = version_of(files, address)
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(files, site / version)
    for path in [path for pattern in TOP for path in sorted((site / version).glob(pattern))]:
        path.rename(site / path.name)
    start = (site / version / "start.js").read_text()
    (site / version / "start.js").unlink()
    template = (site / "index.html").read_text()
    (site / "index.html").write_text(fill(template, {
        "VERSION": version, "START": start, "STARTSUM": digest(start.encode()),
        "ADDRESS": address or None}))
    worker = (site / version / "service.js").read_text()
    (site / version / "service.js").unlink()
    kept = {"./": site / "index.html"} | {
        str(path.relative_to(site)): path for path in sorted(site.rglob("*"))
        if path.is_file() and not NOT_KEPT.fullmatch(path.name)}
    listed = "".join(f"  '{name}': '{digest(path.read_bytes())}',\n" for name, path in kept.items())
    (site / "service.js").write_text(fill(worker, {"VERSION": version, "FILES": listed}))


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None)
