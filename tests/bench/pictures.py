#!/usr/bin/env python3
"""Measures how pictures are decoded: `pictures.py PROGRAM [PART]...`, the parts being child, thumbnails and key;
all of them by default. Prints one line a figure: the median and the longest of its runs. The pictures
are made here, the photographs of noise, which is the hardest there is for a decoder. It needs Xvfb, and
moments in which the machine has nothing else to do."""

import itertools
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import window
from window import BOARD, HEIGHT, WIDTH, Game, PATIENCE, Screen, report

CHILD_RUNS, DECODE_RUNS, THUMBNAILS, KEY_RUNS, KEY_STARTS = 40, 7, 60, 20, 8

LIMIT_MS = 50  # for a key while a picture is decoded


# Pictures

def segment(marker, data):
    return struct.pack(">BBH", 0xFF, marker, len(data) + 2) + data


def jpeg(width, height, data):
    """One grey component. Every code of its tables is four bits long, so that any bytes are pixels."""
    quantization = bytes([0]) + bytes([4] * 64)
    frame = struct.pack(">BHHB", 8, height, width, 1) + bytes([1, 0x11, 0])
    lengths = bytes([0, 0, 0, 15] + [0] * 12)
    brightness = bytes([0x00]) + lengths + bytes(i % 6 for i in range(15))
    details = bytes([0x10]) + lengths + bytes([0, 1, 2, 1, 0x11, 0, 0x12, 3, 0, 0x21, 1, 2, 0, 0x31, 0])
    scan = bytes([1, 1, 0, 0, 63, 0])
    return (b"\xff\xd8" + segment(0xDB, quantization) + segment(0xC0, frame) +
            segment(0xC4, brightness) + segment(0xC4, details) + segment(0xDA, scan) + data + b"\xff\xd9")


def photograph(width, height):
    noise = random.Random(1).randbytes(width * height // 5).replace(b"\xff", b"\xfe")
    return jpeg(width, height, noise)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def bomb(width, height):
    """A PNG of one colour: a thousand times as large when it is unpacked."""
    packer = zlib.compressobj(9)
    row = bytes(1 + 4 * width)
    data = b"".join(packer.compress(row) for _ in range(height)) + packer.flush()
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) +
            chunk(b"IEND", b""))


def dashes():
    """Long lines in dashes of a thousandth of a pixel."""
    lines = " ".join(f"M0 {y} L100 {y + 1}" for y in range(20))
    return ("<svg width='100' height='100'><path fill='none' stroke='black' "
            f"stroke-dasharray='0.001' d='{lines}'/></svg>").encode()


def curves():
    numbers = random.Random(1)
    path = " ".join("C" + " ".join(str(numbers.randrange(100)) for _ in range(6))
                    for _ in range(50000))
    return ("<svg width='100' height='100'><path fill='red' stroke='black' "
            f"d='M0 0 {path}'/></svg>").encode()


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


# A child by itself

def decode_ms(program, path, longest):
    PATIENCE.wait_until_quiet()
    start = time.monotonic()
    subprocess.run([program, "--decode", path, str(longest)], stdout=subprocess.DEVNULL, check=False)
    return 1000 * (time.monotonic() - start)


def measure_child(program):
    with tempfile.TemporaryDirectory() as folder:
        small = write(folder, "small.jpg", photograph(64, 64))
        report("a child for 64x64 pixels", [decode_ms(program, small, 64) for _ in range(CHILD_RUNS)],
               "ms")
        for name, data in (("24 megapixels, JPEG", photograph(6000, 4000)),
                           ("100 megapixels, JPEG", photograph(12000, 8400)),
                           ("200 megapixels, PNG", bomb(16000, 12500))):
            path = write(folder, "large", data)
            for longest in (320, 1600):
                times = [decode_ms(program, path, longest) for _ in range(DECODE_RUNS)]
                report(f"{name}, to {longest}", times, "ms")


def measure_thumbnails(program):
    """One after the other, as the game makes them."""
    with tempfile.TemporaryDirectory() as folder:
        for name, width, height in (("2 megapixels", 1600, 1200), ("12 megapixels", 4000, 3000),
                                    ("24 megapixels", 6000, 4000)):
            path = write(folder, "photograph.jpg", photograph(width, height))
            start = time.monotonic()
            for _ in range(THUMBNAILS):
                subprocess.run([program, "--decode", path, "320"], stdout=subprocess.DEVNULL, check=True)
            rate = THUMBNAILS / (time.monotonic() - start)
            report(f"thumbnails of {name}, each second", [rate], "")


# The window meanwhile

def is_decoding(game):
    """While a child of the game runs."""
    path = f"/proc/{game.process.pid}/task"
    for task in os.listdir(path):
        try:
            with open(f"{path}/{task}/children", encoding="ascii") as file:
                if file.read().strip():
                    return True
        except OSError:
            continue
    return False


def place_of_tile(program):
    with Screen(WIDTH, HEIGHT) as screen, Game(program, screen, *BOARD):
        screen.point(WIDTH - 1, HEIGHT - 1)
        time.sleep(window.SETTLE_SECONDS)
        before = screen.pixels(0, 0, WIDTH, HEIGHT)
        screen.key("Right")
        time.sleep(1)
        return window.differing_block(before, screen.pixels(0, 0, WIDTH, HEIGHT))


def press_while_decoding(program, picture, block, times):
    settings = window.SETTINGS + f"style = picture\npicture = {picture}\n"
    with Screen(WIDTH, HEIGHT) as screen, Game(program, screen, *BOARD, settings=settings) as game:
        screen.point(WIDTH - 1, HEIGHT - 1)
        black = screen.pixels(*block)
        window.wait_for(lambda: screen.pixels(*block) != black, 10)
        time.sleep(0.25)
        keys = itertools.cycle(("Right", "Left"))
        while len(times) < KEY_RUNS and is_decoding(game):
            elapsed = window.press_to_pixels(screen, next(keys), block)
            if is_decoding(game):  # else the picture's own coming may be what was seen
                times.append(elapsed)
            else:
                return
            time.sleep(0.2 + random.random() / 10)


def measure_key(program):
    block = place_of_tile(program)
    with tempfile.TemporaryDirectory() as folder:
        for name, file, data in (("tiny dashes", "dashes.svg", dashes()),
                                 ("50,000 curves", "curves.svg", curves()),
                                 ("a JPEG of 100 megapixels", "large.jpg", photograph(12000, 8400)),
                                 ("a PNG of 200 megapixels", "bomb.png", bomb(16000, 12500))):
            path, times = write(folder, file, data), []
            for _ in range(KEY_STARTS):
                if len(times) < KEY_RUNS:
                    press_while_decoding(program, path, block, times)
            if times:
                report(f"key to pixels while decoding {name}", times, "ms", f"< {LIMIT_MS}")
            else:
                print(f"{name}: it is decoded before a key can be pressed", flush=True)


PARTS = {"child": measure_child, "thumbnails": measure_thumbnails, "key": measure_key}


def main():
    if len(sys.argv) < 2 or any(part not in PARTS for part in sys.argv[2:]):
        sys.exit(__doc__)
    print(f"{'':44} {'median':>8} {'longest':>8}     target")
    for part in sys.argv[2:] or PARTS:
        PARTS[part](os.path.abspath(sys.argv[1]))


if __name__ == "__main__":
    main()
