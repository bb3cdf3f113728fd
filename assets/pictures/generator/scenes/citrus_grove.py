"""Citrus fruit, whole and cut, among leaves and blossom; a bee, a butterfly and a ladybird."""

from math import pi

from ..chance import Chance
from ..colour import mix, shade, tint
from ..motif import dots, grain, hatch
from ..shape import circle, ellipse, leaf, offsets, pairs, polar, ribbon, smooth, turned

GREENS = ["#2f7a56", "#4a9a5a", "#1f5f52", "#6fae58", "#3a8a6a"]


def draw(c):
    chance = Chance("citrus grove")
    cloth(c, chance)
    branches(c, chance)
    fruit(c, chance)
    for x, y, r, turn in ((640, 118, 62, 0.2), (738, 196, 46, 0.9), (560, 208, 40, 0.5),
            (1010, 1085, 66, 0.1), (905, 1130, 46, 0.7), (1098, 1150, 40, 0.3), (95, 560, 56, 0.4),
            (1500, 720, 54, 0.8), (1450, 800, 38, 0.1), (720, 640, 44, 0.6), (150, 640, 36, 0.9),
            (1130, 330, 40, 0.4), (480, 905, 46, 0.2)):
        blossom(c, x, y, r, turn)
    for x, y, a in ((520, 90, -2.2), (835, 130, -0.5), (820, 1080, 2.6), (60, 470, -1.9),
            (1560, 650, -0.7), (1180, 270, -0.4), (560, 950, 0.6)):
        bud(c, x, y, a)
    bee(c, 760, 470)
    butterfly(c, 935, 800)
    ladybird(c, 1420, 560)
    grain(c, chance, "#fff3d0", 0.12, 260)


def cloth(c, chance):
    """A dark ground, lighter where the light falls, printed with faint leaves."""
    c.ground(c.linear((0, 0), (1600, 1200), "#1f5a58", "#174a4f", "#123a46", "#0e2c3a"))
    c.glow(560, 300, 800, "#4f9a80", 0.5)
    c.glow(1300, 1000, 520, "#2a6a70", 0.5)
    printed = {}
    for x, y in chance.scatter(40, (0, 0, 1600, 1200), 140):
        a, size = chance.real(0, 2 * pi), chance.real(50, 100)
        key = chance.pick(("#3f8a78", "#0c2833", "#2f7470"))
        printed[key] = printed.get(key, "") + "".join(leaf(x, y, a + k, size * (1 - abs(k) * 0.3),
            size * 0.22) for k in (-0.7, 0, 0.7))
    for tone, leaves in printed.items():
        c.fill(leaves, tone, 0.28)


def bough(c, points, widths):
    c.fill(ribbon([(x + 12, y + 16) for x, y in points], widths), "#081c26", 0.4)
    c.fill(ribbon(points, widths), c.linear(points[0], points[-1], "#8a6244", "#6f7a4a"))


def green(c, x, y, angle, length, width, tone, bend=0.06):
    """A leaf with a light and a dark half, veins and a shadow."""
    b = bend * length
    base, mid1, mid2, tip = turned([(0, 0), (0.33 * length, b), (0.7 * length, b), (length, 0)], x,
        y, angle)
    up = turned([(0.2 * length, b - 0.72 * width), (0.72 * length, b - 0.62 * width)], x, y, angle)
    down = turned([(0.2 * length, b + 0.72 * width), (0.72 * length, b + 0.62 * width)], x, y,
        angle)
    c.fill("M%sc%s %sZ" % (pairs((base[0] + 10, base[1] + 14)), offsets([up[0], up[1], tip], base),
        offsets([down[1], down[0], base], tip)), "#081c26", 0.4)
    for (p, q), paint in ((up, c.across(tint(tone, 0.3), shade(tone, 0.1))),
            (down, c.across(shade(tone, 0.18), shade(tone, 0.42)))):
        c.fill("M%sc%s %sZ" % (pairs(base), offsets([p, q, tip], base),
            offsets([mid2, mid1, base], tip)), paint)
    veins = "M%sc%s" % (pairs(base), offsets([mid1, mid2, tip], base))
    for t in (0.24, 0.42, 0.6):
        at = (t * length, b * 3 * t * (1 - t))
        root, left, right = turned([at, (at[0] + 0.17 * length, at[1] - 0.3 * width),
            (at[0] + 0.17 * length, at[1] + 0.3 * width)], x, y, angle)
        veins += "M%d %dL%d %dL%d %d" % (*left, *root, *right)
    c.stroke(veins, tint(tone, 0.5), 2.2, 0.55)


def branches(c, chance):
    for points, widths in (([(-40, 60), (120, 120), (300, 90), (500, 150), (720, 120), (900, 60)],
            [26, 22, 18, 14, 10, 3]), ([(1640, 260), (1500, 230), (1340, 290), (1180, 300),
            (1040, 250)], [24, 20, 16, 10, 3]), ([(-40, 640), (120, 600), (260, 640), (420, 620)],
            [22, 18, 12, 3]), ([(1640, 760), (1500, 750), (1400, 680), (1260, 660)],
            [22, 18, 12, 3]), ([(500, 1240), (560, 1090), (540, 960), (620, 840), (740, 720)],
            [24, 20, 15, 10, 3]), ([(1180, 1240), (1100, 1130), (960, 1110), (820, 1060)],
            [20, 16, 12, 3])):
        bough(c, points, widths)
    for x, y, a, length, width, tone in ((120, 110, -0.9, 150, 50, 1), (210, 110, 0.5, 160, 56, 0),
            (430, 130, -1.1, 150, 48, 3), (470, 150, 1.2, 170, 56, 2), (600, 140, 0.9, 140, 44, 4),
            (760, 110, -0.6, 150, 50, 1), (850, 80, 0.7, 150, 50, 0), (40, 90, 1.4, 170, 60, 2),
            (1500, 240, -1.1, 180, 60, 1), (1420, 260, 1.9, 150, 50, 0),
            (1330, 290, -2.0, 150, 50, 3), (1230, 300, 2.2, 150, 48, 4),
            (1120, 280, -2.7, 150, 46, 1), (1560, 250, 1.0, 170, 60, 2),
            (80, 610, -1.0, 150, 52, 3), (60, 620, 1.0, 180, 60, 1), (200, 620, 1.1, 170, 54, 2),
            (240, 630, -0.8, 140, 46, 0), (380, 625, 0.4, 150, 48, 4), (1520, 750, 0.9, 170, 58, 2),
            (1480, 740, -1.9, 160, 54, 0), (1400, 680, -2.6, 150, 48, 3),
            (1420, 700, 1.7, 150, 50, 1), (1300, 665, 2.9, 160, 50, 4),
            (1570, 755, -0.8, 150, 54, 3), (545, 1060, -2.6, 170, 54, 1),
            (555, 1040, -0.3, 170, 54, 0), (550, 950, -2.3, 150, 48, 3),
            (600, 860, -0.1, 170, 52, 2), (650, 800, -2.5, 140, 46, 4), (735, 725, 0.2, 150, 46, 1),
            (1100, 1130, 0.4, 160, 52, 0), (1060, 1125, -0.9, 150, 50, 3),
            (940, 1105, 2.2, 150, 50, 2), (860, 1080, -2.2, 160, 50, 1),
            (820, 1065, 2.9, 140, 44, 4), (30, 960, 0.3, 170, 58, 1), (20, 1010, 0.9, 170, 56, 0),
            (1590, 1000, 2.8, 180, 60, 2), (1590, 1060, 2.2, 170, 56, 3)):
        green(c, x, y, a, length, width, GREENS[tone], chance.real(-0.1, 0.1))


def whole(c, chance, x, y, r, tone, pores=22):
    """An orange, a kumquat or a lime, lit from the upper left."""
    c.ellipse(x + r * 0.16, y + r * 0.22, r * 1.04, r, "#081c26", 0.45)
    c.circle(x, y, r, c.radial(x - r * 0.35, y - r * 0.4, r * 1.55, tint(tone, 0.45), tone,
        shade(mix(tone, "#b03a24", 0.35), 0.22), shade(tone, 0.55)))
    c.stroke(dots([polar(x, y, r * 0.92 * chance.real() ** 0.5, chance.real(0, 2 * pi))
        for _ in range(pores)]), shade(tone, 0.25), r * 0.035, 0.5)
    c.fill(ellipse(x - r * 0.38, y - r * 0.46, r * 0.2, r * 0.13), "#fffaf0", 0.55)
    c.fill("".join(leaf(x + r * 0.2, y - r * 0.56, k * 1.26 + 0.3, r * 0.2, r * 0.1)
        for k in range(5)), "#4f8a4a")
    c.circle(x + r * 0.2, y - r * 0.56, r * 0.06, "#2f5a3a")


def lemon(c, chance, x, y, r, angle, tone="#f7d04a"):
    c.fill(smooth(lemon_outline(x + r * 0.14, y + r * 0.2, r, angle)), "#081c26", 0.45)
    c.fill(smooth(lemon_outline(x, y, r, angle)), c.radial(x - r * 0.35, y - r * 0.35, r * 1.7,
        tint(tone, 0.6), tone, shade(mix(tone, "#d98a2a", 0.5), 0.1), shade(tone, 0.5)))
    c.stroke(dots(turned([(chance.real(-0.9, 0.9) * r, chance.real(-0.5, 0.6) * r)
        for _ in range(20)], x, y, angle)), shade(tone, 0.22), r * 0.04, 0.5)
    c.fill(ellipse(x - r * 0.3, y - r * 0.36, r * 0.24, r * 0.11), "#fffaf0", 0.6)


def lemon_outline(x, y, r, angle):
    return turned([(-1.36 * r, 0), (-1.12 * r, -0.2 * r), (-0.7 * r, -0.66 * r), (0, -0.84 * r),
        (0.7 * r, -0.66 * r), (1.1 * r, -0.24 * r), (1.4 * r, 0), (1.1 * r, 0.24 * r),
        (0.7 * r, 0.66 * r), (0, 0.84 * r), (-0.7 * r, 0.66 * r), (-1.12 * r, 0.2 * r)], x, y,
        angle)


def wedge(x, y, r, a, half):
    """One segment, from near the middle to the pith, with round corners."""

    def at(distance, turn):
        return polar(x, y, r * distance, a + turn * half)

    return "M%sL%sQ%sQ%sQ%sZ" % (pairs(at(0.12, 0)), pairs(at(0.76, -0.98)),
        pairs(at(0.86, -1), at(0.865, -0.7)), pairs(at(0.89, 0), at(0.865, 0.7)),
        pairs(at(0.86, 1), at(0.76, 0.98)))


def cut(c, chance, x, y, r, rind, flesh, count, turn, seeds=3):
    """The face of half a fruit: rind, pith, and the wedges with their juice sacs."""
    c.circle(x + r * 0.12, y + r * 0.18, r, "#081c26", 0.45)
    c.circle(x, y, r, c.radial(x - r * 0.3, y - r * 0.3, r * 1.4, tint(rind, 0.2), rind,
        shade(rind, 0.3)))
    c.circle(x, y, r * 0.92, "#fff3d6")
    paint = c.radial(x, y, r * 0.86, tint(flesh, 0.55), tint(flesh, 0.12), flesh,
        shade(flesh, 0.12))
    wedges, sacs, lights = "", [], []
    for i in range(count):
        a, half = turn + 2 * pi * i / count, pi / count * 0.86
        wedges += wedge(x, y, r, a, half)
        for _ in range(7):
            b, s = a + half * chance.real(-0.62, 0.62), chance.real(0.4, 0.76)
            sacs.append((polar(x, y, r * s, b), polar(x, y, r * (s + 0.06), b)))
        lights.append((polar(x, y, r * 0.62, a - half * 0.5),
            polar(x, y, r * 0.78, a - half * 0.6)))
    c.fill(wedges, paint)
    c.stroke(hatch(sacs), tint(flesh, 0.5), r * 0.03, 0.65)
    c.stroke(hatch(lights), "#ffffff", r * 0.035, 0.6)
    for i in range(seeds):
        a = turn + 2 * pi * (i * count // max(seeds, 1)) / count
        c.fill(leaf(*polar(x, y, r * 0.22, a), a, r * 0.2, r * 0.09), "#f7e3b0")
        c.stroke("M%sL%s" % (pairs(polar(x, y, r * 0.27, a)), pairs(polar(x, y, r * 0.36, a))),
            "#c99a5c", 2, 0.7)


def slice_of(c, x, y, r, rind, flesh, start):
    """Half a slice lying flat."""
    def arc(k, dx=0, dy=0):
        a, b = polar(x + dx, y + dy, r * k, start), polar(x + dx, y + dy, r * k, start + pi)
        return "M%sA%d %d 0 0 1 %sZ" % (pairs(a), r * k, r * k, pairs(b))

    c.fill(arc(1, 10, 14), "#081c26", 0.45)
    c.fill(arc(1), rind)
    c.fill(arc(0.92), "#fff3d6")
    for i in range(5):
        a, half = start + pi * (i + 0.5) / 5, pi / 10 * 0.84
        c.fill(wedge(x, y, r, a, half), c.radial(x, y, r * 0.86, tint(flesh, 0.5), flesh))
        c.stroke(hatch([(polar(x, y, r * s, a + k * half),
            polar(x, y, r * (s + 0.07), a + k * half))
            for s, k in ((0.4, 0.2), (0.55, -0.4), (0.66, 0.4), (0.7, -0.1))]), tint(flesh, 0.55),
            r * 0.03, 0.7)


def fruit(c, chance):
    whole(c, chance, 345, 205, 104, "#f08f2f", 30)
    whole(c, chance, 182, 262, 74, "#f3a13a", 22)
    lemon(c, chance, 985, 175, 92, 0.5)
    cut(c, chance, 1265, 130, 108, "#6fa83f", "#c9de6a", 9, 0.2, 0)
    lemon(c, chance, 1462, 98, 66, -0.5, "#a9c94a")
    cut(c, chance, 385, 480, 148, "#f2a24a", "#e8604f", 11, 0.1, 4)
    cut(c, chance, 1010, 520, 166, "#f08f2f", "#f59a35", 10, 0.35, 5)
    cut(c, chance, 1330, 455, 84, "#f7d04a", "#fbe27a", 9, 0.5, 2)
    lemon(c, chance, 1510, 440, 78, 1.9)
    slice_of(c, 630, 400, 92, "#f08f2f", "#f7a63f", 2.7)
    for x, y, r in ((640, 765, 46), (722, 820, 40), (600, 850, 38), (790, 740, 32)):
        whole(c, chance, x, y, r, "#f3a02f", 10)
    cut(c, chance, 262, 815, 112, "#f7d04a", "#f9dc62", 10, 0.0, 3)
    lemon(c, chance, 100, 850, 82, 2.2)
    cut(c, chance, 1245, 860, 140, "#d9602f", "#b5283f", 10, 0.25, 3)
    whole(c, chance, 1440, 930, 88, "#e4702f", 24)
    whole(c, chance, 330, 1080, 84, "#8fb84a", 22)
    whole(c, chance, 190, 1130, 66, "#a9c24f", 18)
    slice_of(c, 690, 1110, 110, "#6fa83f", "#c3da62", -0.5)
    slice_of(c, 755, 985, 86, "#f7d04a", "#f9dc62", 0.6)
    lemon(c, chance, 1290, 1110, 88, -0.3)
    cut(c, chance, 1500, 1130, 84, "#f2a24a", "#ee7a5c", 10, 0.4, 0)
    cut(c, chance, 440, 1180, 60, "#f08f2f", "#f59a35", 9, 0.2, 0)
    whole(c, chance, 60, 380, 58, "#f3a13a", 14)


def blossom(c, x, y, r, turn):
    c.circle(x + r * 0.15, y + r * 0.22, r * 0.8, "#081c26", 0.35)
    petals = "".join(leaf(x, y, turn + 2 * pi * i / 5, r, r * 0.66) for i in range(5))
    c.fill(petals, c.radial(x, y, r, "#f7dfc0", "#fffaf0", "#ffffff"))
    c.stroke(hatch([(polar(x, y, r * 0.24, turn + 2 * pi * i / 5),
        polar(x, y, r * 0.7, turn + 2 * pi * i / 5)) for i in range(5)]), "#e3c3a8", 2, 0.7)
    c.circle(x, y, r * 0.17, "#dfe08a")
    ends = [polar(x, y, r * 0.34, turn + 0.3 + 2 * pi * i / 10) for i in range(10)]
    c.stroke(hatch([((x, y), end) for end in ends]), "#fff3c8", 2.4)
    c.stroke(dots(ends), "#f0a52f", r * 0.11)


def bud(c, x, y, angle):
    tip = polar(x, y, 52, angle)
    c.stroke("M%d %dL%d %d" % (x, y, *tip), "#5f8a4f", 6)
    c.fill(leaf(*polar(x, y, 40, angle), angle, 46, 30),
        c.linear(tip, polar(*tip, 40, angle), "#e9d9c0", "#ffffff"))
    c.fill(leaf(*polar(x, y, 36, angle), angle + 0.4, 22, 12)
        + leaf(*polar(x, y, 36, angle), angle - 0.4, 22, 12), "#6f9a52")


def bee(c, x, y):
    with c.at(x, y, -24, 1.3):
        c.ellipse(14, 24, 44, 22, "#081c26", 0.4)
        for a, length in ((-2.1, 62), (-1.5, 54)):
            c.fill(leaf(-2, -10, a, length, 34), "#f0fbff", 0.75)
            c.stroke("M-2 -10L%s" % pairs(polar(-2, -10, length * 0.8, a)), "#8fb8c0", 1.6, 0.8)
        c.ellipse(-18, 2, 30, 20, c.linear((0, -18), (0, 22), "#ffd86a", "#d98f2a"))
        c.fill("M-34 -14q8 16 0 33q-6 -4 -9 -10q3 -12 -1 -18zM-18 -18q9 19 0 39l-9 -2q9 -18 0 -35z",
            "#3a2a2a")
        c.circle(14, -2, 18, "#e3a83f")
        c.circle(33, 0, 13, "#3a2a2a")
        c.circle(37, -4, 4, "#fff6e2")
        c.stroke("M40 -8q10 -8 16 -6M42 2q10 -2 15 3M6 14v12M-8 18v12M18 14l4 11", "#3a2a2a", 2.6)


def butterfly(c, x, y):
    with c.at(x, y, 18, 1.12):
        for k in (-1, 1):
            upper = [(0, -14), (34 * k, -74), (92 * k, -86), (104 * k, -36), (58 * k, 0),
                (10 * k, 4)]
            lower = [(6 * k, 4), (60 * k, 8), (78 * k, 48), (44 * k, 78), (14 * k, 44)]
            c.fill(smooth([(px + 10, py + 22) for px, py in upper])
                + smooth([(px + 10, py + 22) for px, py in lower]), "#081c26", 0.4)
            c.outlined(smooth(lower), c.radial(0, 10, 96, "#bfe0f7", "#5f8fd0", "#34508f"),
                "#1c2a4c", 5)
            c.outlined(smooth(upper), c.radial(0, -10, 120, "#dff4ff", "#7fb4ec", "#3f6ab0"),
                "#1c2a4c", 5)
            c.stroke("M%d -14L%d -60M%d -12L%d -40M%d 6L%d 40" %
                (6 * k, 70 * k, 8 * k, 88 * k, 12 * k, 46 * k), "#1c2a4c", 2.4, 0.6)
            c.fill(circle(84 * k, -62, 7) + circle(88 * k, -44, 5) + circle(52 * k, 56, 7),
                "#fff3c8")
        c.fill(ellipse(0, 4, 7, 42), "#1c2a4c")
        c.circle(0, -38, 9, "#1c2a4c")
        c.stroke("M-3 -44q-14 -30 -28 -34M3 -44q14 -30 28 -34", "#1c2a4c", 3)


def ladybird(c, x, y):
    with c.at(x, y, 40):
        c.ellipse(6, 9, 34, 28, "#081c26", 0.4)
        c.circle(28, 0, 15, "#241c22")
        c.ellipse(0, 0, 34, 28, c.radial(-10, -12, 54, "#ff9a6a", "#e0482f", "#8f2424"))
        c.stroke("M-34 0H30", "#241c22", 3.4)
        c.fill(circle(-14, -13, 6) + circle(10, -14, 6) + circle(-14, 13, 6) + circle(10, 14, 6)
            + circle(-2, -3, 5), "#241c22")
        c.fill(circle(34, -7, 3.4) + circle(34, 7, 3.4), "#fff6e2")
