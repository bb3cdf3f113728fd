#!/usr/bin/env python3
"""Draws the sample pictures of this folder anew. Needs ImageMagick; the results are committed.

Every sample shows, once upright, red green / blue yellow quarters of 20x16 pixels each.
"""
import pathlib
import struct
import subprocess
import zlib

HERE = pathlib.Path(__file__).parent
QUARTERS = "( -size 20x16 xc:#f00 xc:#0f0 +append ) ( xc:#00f xc:{} +append ) -append -depth 8"
UPRIGHT = QUARTERS.format("#ff0").split() + ["-type", "TrueColor"]
CLEAR = QUARTERS.format("none").split()

# How the stored pixels come from the upright ones for each orientation (EXIF 2.32, tag 0x0112):
# the inverse of what a viewer has to do.
STORED = {1: "", 2: "-flop", 3: "-rotate 180", 4: "-flip",
          5: "-transpose", 6: "-rotate 270", 7: "-transverse", 8: "-rotate 90"}


def convert(*arguments, picture=UPRIGHT):
    subprocess.run(["convert", *picture, *arguments], check=True, cwd=HERE)


def exif(orientation):
    """A TIFF block with nothing but the orientation; the byte order takes turns."""
    order, mark = (">", b"MM") if orientation % 2 else ("<", b"II")
    return mark + struct.pack(order + "HIHHHIHHI", 42, 8, 1, 0x0112, 3, 1, orientation, 0, 0)


def png_chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def insert(name, at, data):
    path = HERE / name
    old = path.read_bytes()
    path.write_bytes(old[:at] + data + old[at:])


def formats():
    jpeg = "-quality 100 -sampling-factor 4:4:4 -strip".split()
    convert("-strip", "PNG24:plain.png")
    convert("-strip", "-interlace", "PNG", "PNG24:interlaced.png")
    convert("-strip", "-colors", "4", "PNG8:palette.png")
    convert(*jpeg, "plain.jpg")
    convert(*jpeg, "-interlace", "JPEG", "progressive.jpg")
    convert(*jpeg, "-colorspace", "CMYK", "cmyk.jpg")
    convert("-quality", "95", "plain.webp")
    convert("-define", "webp:lossless=true", "lossless.webp")
    convert("plain.gif")
    convert("(", "-clone", "0", "-negate", ")", "animated.gif")
    convert("BMP3:plain.bmp")
    convert("BMP2:core.bmp")
    convert("-colors", "4", "-compress", "RLE", "BMP3:packed.bmp")


def turned():
    for orientation, how in STORED.items():
        name = f"turned-{orientation}.jpg"
        convert(*how.split(), "+repage", "-quality", "100", "-sampling-factor", "4:4:4", "-strip",
                name)
        block = b"Exif\0\0" + exif(orientation)
        insert(name, 2, b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block)
    convert(*STORED[6].split(), "+repage", "-strip", "PNG24:turned-6.png")
    insert("turned-6.png", 33, png_chunk(b"eXIf", exif(6)))
    convert(*STORED[8].split(), "+repage", "-quality", "95", "turned-8.webp")
    webp = HERE / "turned-8.webp"
    frame = webp.read_bytes()[12:]
    header = struct.pack("<4sIB3x", b"VP8X", 10, 0x08) + bytes([31, 0, 0, 39, 0, 0])
    block = exif(8)
    body = b"WEBP" + header + frame + struct.pack("<4sI", b"EXIF", len(block)) + block
    webp.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)


def transparent():
    """The lower right quarter is see-through."""
    convert("-strip", "PNG32:clear.png", picture=CLEAR)
    convert("clear.gif", picture=CLEAR)
    convert("-define", "webp:lossless=true", "clear.webp", picture=CLEAR)
    convert("-strip", "PNG8:clear-palette.png", picture=CLEAR)


formats()
turned()
transparent()
