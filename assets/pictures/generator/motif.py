"""Small things that more than one scene is made of."""

from math import pi, sin

from .canvas import HEIGHT, WIDTH
from .shape import box, circle, pairs, polygon, ribbon, spark, turned


def dots(points):
    """Round dots as one path to be stroked; the width of the stroke is their diameter."""
    return "".join("M%d %dh.1" % (round(x), round(y)) for x, y in points)


def grain(canvas, chance, colour, opacity, count=500, size=2.6, area=(0, 0, WIDTH, HEIGHT)):
    """The speckle of a print, which keeps wide gradients from looking empty."""
    canvas.stroke(dots([(chance.real(area[0], area[2]), chance.real(area[1], area[3]))
                        for _ in range(count)]), colour, size, opacity)


def stars(canvas, chance, area, count, colour="#fff6dc", sparks=4):
    """Stars of three sizes and a few that sparkle."""
    for size, share, opacity in ((2.2, 0.6, 0.55), (3.6, 0.3, 0.8), (5.4, 0.1, 0.95)):
        canvas.stroke(dots([(chance.real(area[0], area[2]), chance.real(area[1], area[3]))
                            for _ in range(int(count * share))]), colour, size, opacity)
    for x, y in chance.scatter(sparks, area, 150):
        canvas.fill(spark(x, y, chance.real(11, 19), 4, 0.16), colour, 0.95)


def streak(x, y, length, thick):
    """A long thin cloud with pointed ends, its belly below."""
    return "M%sC%sC%sZ" % (pairs((x - length / 2, y)),
        pairs((x - length * 0.2, y - thick * 0.55), (x + length * 0.15, y - thick * 0.5),
        (x + length / 2, y - thick * 0.1)), pairs((x + length * 0.2, y + thick * 0.25),
        (x - length * 0.1, y + thick * 0.6), (x - length / 2, y)))


def heap(chance, x, y, width, height, lumps=6):
    """A heaped cloud on a flat base at y."""
    text = box(x - width / 2, y - height * 0.3, width, height * 0.3, height * 0.15)
    for i in range(lumps):
        t = (i + 0.5) / lumps
        r = height * (0.16 + 0.3 * sin(pi * t)) * chance.real(0.82, 1.15)
        text += circle(x + (t - 0.5) * width * 0.84, y - r * chance.real(0.75, 1.0), r)
    return text


def bird(x, y, span, lift=0.32):
    """A gull far away, both wings as one brush stroke."""
    return ribbon([(x - span, y - span * lift * 0.5), (x - span * 0.5, y - span * lift), (x, y),
                   (x + span * 0.5, y - span * lift * 1.1), (x + span, y - span * lift * 0.3)],
                  [0, span * 0.13, span * 0.2, span * 0.13, 0])


def pine(chance, x, y, height, width, tiers=7):
    """A conifer standing on (x, y), as one outline."""
    left, right = [], []
    for i in range(tiers):
        t = (i + 1) / tiers
        out = width / 2 * t ** 0.85 * chance.real(0.86, 1.1)
        foot = y - height * (1 - t) * 0.93 - height * 0.07
        left += [(x - out, foot + chance.real(0, 0.02) * height),
            (x - out * 0.45, foot - height * 0.028)]
        right += [(x + out * chance.real(0.9, 1.08), foot + chance.real(0, 0.02) * height),
                  (x + out * 0.45, foot - height * 0.028)]
    trunk = width * 0.045
    return polygon([(x, y - height)] + right[:-1] + [(x + trunk, y - height * 0.07), (x + trunk, y),
                   (x - trunk, y), (x - trunk, y - height * 0.07)] + left[-2::-1])


def blade(x, y, angle, length, width, bend=0.2):
    """A blade of grass from (x, y), curving to one side."""
    points = turned([(0, 0), (length * 0.5, -bend * length * 0.25), (length, -bend * length)], x, y,
        angle)
    return ribbon(points, [width, width * 0.7, 0])


def ripple(x, y, length, thick):
    """A glint on water: a lens lying flat."""
    return "M%sQ%sQ%sZ" % (pairs((x - length / 2, y)), pairs((x, y - thick), (x + length / 2, y)),
                           pairs((x, y + thick), (x - length / 2, y)))


def hatch(lines):
    """Straight strokes as one path, to the nearest whole number."""
    return "".join("M%d %dl%d %d" % (round(ax), round(ay), round(bx) - round(ax),
        round(by) - round(ay)) for (ax, ay), (bx, by) in lines)
