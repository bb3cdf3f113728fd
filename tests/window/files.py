"""Picture files, good ones and bad ones."""

import os
import struct
import zlib


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, rows=None):
    """A PNG of that size; without rows its header says so, and nothing follows it."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    body = b"" if rows is None else chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + header + body


def colours(width, height):
    """No two parts of it look alike."""
    return png(width, height, b"".join(
        b"\0" + b"".join(bytes((255 * x // width, 255 * y // height, (x * y) % 256))
                         for x in range(width)) for y in range(height)))


def bad_pictures(folder):
    """One of each kind that no game can be played with: their paths."""
    whole = colours(64, 64)
    bad = {
        "text.png": b"this is no picture\n",
        "empty.png": b"",
        "truncated.png": whole[:len(whole) // 2],
        "header-only.png": png(64, 64),
        "one-pixel.png": png(1, 1, b"\0abc"),
        "huge.png": png(20000, 20000),
        "broken.jpg": b"\xff\xd8\xff\xe0" + bytes(range(256)),
    }
    inner = os.path.join(folder, "folder.png")
    os.mkdir(inner)
    return [*(write(folder, name, data) for name, data in bad.items()), inner,
            os.path.join(folder, "missing.png")]
