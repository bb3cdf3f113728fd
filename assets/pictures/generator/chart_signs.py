"""What stands on the islands of a chart: peaks, trees, houses, all in outline."""

from math import cos

from .colour import tint
from .motif import hatch
from .shape import box, circle, leaf, pairs, polygon, toward

PEN = "#3a3440"


def peak(c, x, y, tall, light="#d9c3a0", dark="#8a7468", snow=True):
    wide = tall * 0.62
    crest = [(x, y - tall), (x + wide * 0.12, y - tall * 0.62), (x - wide * 0.06, y - tall * 0.34),
        (x + wide * 0.1, y)]
    left, right = (x - wide, y), (x + wide, y)
    c.fill(polygon([left, crest[0]] + crest[1:]), light)
    c.fill(polygon([right] + [crest[0]] + crest[1:]), dark)
    if snow:
        a, b = toward(crest[0], left, 0.36), toward(crest[0], right, 0.36)
        c.fill(polygon([crest[0], a, toward(a, b, 0.25), (toward(a, b, 0.4)[0], a[1] + tall * 0.1),
            crest[1]]), "#fffaf0")
        c.fill(polygon([crest[0], crest[1], (toward(a, b, 0.7)[0], a[1] + tall * 0.09), b]),
            "#d3d9de")
    c.stroke("M%sL%sL%s" % (pairs(left), pairs(crest[0]), pairs(right)), PEN, 3)


def trees(c, points, size, tone):
    """Round trees, nearest last, in three paths."""
    points = sorted(points, key=lambda p: p[1])
    c.stroke(hatch([((x, y), (x, y + size * 1.1)) for x, y in points]), PEN, 3)
    for x, y in points:
        c.outlined(circle(x, y - size * 0.3, size * 0.82), tone, PEN, 2)
    c.stroke("".join("M%d %dq-3 -8 4 -12" % (x - size * 0.4, y) for x, y in points),
        tint(tone, 0.6), 3, 0.8)


def firs(c, points, size, tone):
    points = sorted(points, key=lambda p: p[1])
    for x, y in points:
        c.outlined("M%sl%d %dh-%dz" % (pairs((x, y - size * 1.6)), size * 0.6, size * 1.7,
            size * 1.2), tone, PEN, 2)
    c.fill("".join("M%sl%d %dh-%dz" % (pairs((x, y - size * 1.4)), 1, size * 1.4, size * 0.4)
        for x, y in points), tint(tone, 0.4), 0.7)


def house(c, x, y, s, roof):
    c.outlined(box(x - s, y - s, s * 1.8, s), "#fff4d9", PEN, 2.2)
    c.outlined(polygon([(x - s * 1.2, y - s), (x - s * 0.1, y - s * 1.9), (x + s, y - s)]), roof,
        PEN, 2.2)
    c.box(x - s * 0.3, y - s * 0.6, s * 0.4, s * 0.6, PEN)


def castle(c, x, y, s):
    for dx, tall, wide in ((-1.5, 2.0, 0.8), (0.7, 2.0, 0.8), (-0.5, 2.9, 1.0)):
        c.outlined(box(x + dx * s, y - tall * s, wide * s, tall * s), "#f7ead0", PEN, 2.4)
        c.outlined(polygon([(x + (dx - 0.12) * s, y - tall * s),
            (x + (dx + wide / 2) * s, y - (tall + 1.0) * s),
            (x + (dx + wide + 0.12) * s, y - tall * s)]), "#5f7fa0", PEN, 2.4)
    c.outlined(box(x - 1.2 * s, y - 1.1 * s, 2.2 * s, 1.1 * s), "#f7ead0", PEN, 2.4)
    c.fill(box(x - 0.3 * s, y - 0.75 * s, 0.55 * s, 0.75 * s, 0.27 * s), PEN)
    c.stroke("M%d %dv-%d" % (x, y - 3.9 * s, 0.9 * s), PEN, 2.6)
    c.fill("M%d %dl%d %dl-%d %dz" % (x, y - 4.8 * s, 1.1 * s, 0.3 * s, 1.1 * s, 0.35 * s),
        "#e4623a")


def palm(c, x, y, tall):
    c.stroke("M%d %dq%d -%d %d -%d" % (x, y, -4, tall * 0.6, 10, tall), "#7a5238", 6)
    c.fill("".join(leaf(x + 10, y - tall, a, tall * 0.62, tall * 0.24, 0.2 if cos(a) > 0 else -0.2)
        for a in (-2.7, -1.9, -1.2, -0.4, 0.4, 2.8)), "#3f7f56")
