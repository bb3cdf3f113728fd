"""A pond from above: koi, lily pads, a lotus, a frog and a maple branch."""

from math import cos, hypot, pi, sin

from ..chance import Chance
from ..colour import shade, tint
from ..motif import blade, dots, grain, hatch
from ..shape import (blob, circle, curve, ellipse, heading, leaf, pairs, polar, polygon, ribbon,
                     sector, smooth)

WHITE, RED, GOLD, BLACK = "#fff6e6", "#e4562f", "#f3a93f", "#26313d"


def draw(c):
    chance = Chance("koi pond")
    water(c, chance)
    for x, y, r in ((300, 1010, 60), (840, 150, 50)):
        rings(c, x, y, r)
    koi(c, chance, [(330, 560), (420, 430), (560, 480), (690, 330)], 64, WHITE, RED,
        ((0.1, 0.0, 0.2, 0.8), (0.36, -0.3, 0.24, 1.0), (0.66, 0.2, 0.22, 0.9)))
    koi(c, chance, [(1010, 560), (890, 640), (930, 790), (780, 880)], 72, GOLD, "#e4772c",
        ((0.3, 0.0, 0.34, 0.5), (0.7, 0.0, 0.2, 0.5)))
    koi(c, chance, [(1290, 880), (1180, 800), (1120, 960), (980, 1010)], 58, WHITE, BLACK,
        ((0.12, 0.3, 0.14, 0.6), (0.4, -0.4, 0.2, 0.8), (0.6, 0.5, 0.16, 0.7),
        (0.78, -0.2, 0.14, 0.8)))
    koi(c, chance, [(640, 1090), (560, 980), (450, 1010), (340, 860)], 56, RED, WHITE,
        ((0.5, 0.5, 0.2, 0.5), (0.8, 0.0, 0.14, 0.9)))
    koi(c, chance, [(1180, 250), (1080, 330), (990, 250), (860, 330)], 50, "#cfd8dc", "#4b6a8c",
        ((0.3, 0.0, 0.3, 0.66), (0.6, 0.0, 0.24, 0.7), (0.82, 0.0, 0.14, 0.7)))
    koi(c, chance, [(1420, 640), (1480, 540), (1420, 440), (1500, 330)], 46, WHITE, RED,
        ((0.12, 0.0, 0.13, 0.75),))
    koi(c, chance, [(120, 330), (200, 250), (170, 150), (260, 60)], 44, GOLD, WHITE,
        ((0.2, 0.0, 0.16, 0.7), (0.6, 0.3, 0.2, 0.7)))
    terrapin(c, 1300, 500)
    glints(c, chance)
    pads(c, chance)
    lotus(c, 1085, 735, 96, "#f08fa8")
    lotus(c, 255, 735, 62, "#fff0e8")
    lotus(c, 560, 170, 54, "#f7b7bd")
    frog(c, 1305, 1040)
    dragonfly(c, 735, 600)
    bank(c, chance)
    maple(c, chance)
    grain(c, chance, "#eafff4", 0.1, 150)


def water(c, chance):
    c.ground(c.linear((0, 0), (1600, 1200), "#3f9a94", "#1f6f7c", "#155067", "#113e57", "#0e2f47"))
    c.glow(520, 330, 760, "#8fd8bd", 0.55)
    c.glow(1250, 960, 560, "#2f8f92", 0.5)
    for x, y in chance.scatter(20, (0, 0, 1600, 1200), 230):  # the bottom, out of focus
        c.glow(x, y, chance.real(90, 190), chance.pick(["#0b2c42", "#3f9488", "#0e3a50",
            "#5aa890"]), chance.real(0.35, 0.6), 0.2)
    for x, y in chance.scatter(13, (0, 0, 1600, 1200), 260):
        a, tone = chance.real(0, 2 * pi), chance.pick(["#0f3f4f", "#1d6a66", "#2c7f70"])
        c.fill("".join(leaf(x, y, a + k * 0.42, chance.real(70, 140), 15, chance.real(-0.2, 0.2))
            for k in range(5)), tone, 0.5)


def rings(c, x, y, r):
    for i in range(4):
        k = r * (0.5 + 0.62 * i)
        c.stroke(ellipse(x, y, k, k * 0.92), "#d9fff0", 4 - 0.7 * i, 0.6 - 0.12 * i)


def glints(c, chance):
    """The net of light that ripples throw."""
    for opacity in (0.2, 0.3, 0.42):
        lines = ""
        for _ in range(18):
            dx, dy = chance.whole(20, 34), chance.whole(5, 11)
            lines += "M%d %dq%d -%d %d 0t%d 0t%d 0" % (chance.real(0, 1600), chance.real(0, 1200),
                dx / 2, dy, dx, dx, dx)
        c.stroke(lines, "#d9fff0", 3, opacity)


GIRTH = ((0.0, 0.1), (0.03, 0.42), (0.1, 0.7), (0.2, 0.93), (0.34, 1.0), (0.5, 0.92), (0.66, 0.68),
    (0.82, 0.38), (0.94, 0.2), (1.0, 0.16))


def girth(u):
    for (u0, w0), (u1, w1) in zip(GIRTH, GIRTH[1:]):
        if u <= u1:
            return w0 + (w1 - w0) * (u - u0) / (u1 - u0)
    return GIRTH[-1][1]


def koi(c, chance, bend, wide, base, spot, spots):
    """A carp along a Bézier spine from tail to nose; `spots` are (along, across, long, broad)."""
    bend = bend[::-1]  # u runs from the nose

    def spine(u):
        w = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3)
        return sum(k * p[0] for k, p in zip(w, bend)), sum(k * p[1] for k, p in zip(w, bend))

    def at(u, v):
        (ax, ay), (bx, by), (x, y) = spine(max(u - 0.01, 0)), spine(min(u + 0.01, 1)), spine(u)
        n = hypot(bx - ax, by - ay)
        k = v * wide * girth(u) / n
        return x - (by - ay) * k, y + (bx - ax) * k

    us = (0, 0.03, 0.1, 0.2, 0.34, 0.5, 0.66, 0.82, 0.94)
    outline = [at(u, 1) for u in us] + [at(u, -1) for u in us[::-1]]
    shadow = smooth([(x + wide * 0.5, y + wide * 0.62) for x, y in outline])
    c.fill(shadow, "#08283c", 0.42)
    (tx, ty), back = spine(0.9), heading(spine(0.88), spine(0.98))
    fin = tint(base if base != RED else "#f08a5a", 0.35)
    for side in (-1, 1):
        for u, size, sweep in ((0.27, 1.35, 0.95), (0.62, 0.75, 0.7)):
            x, y = at(u, side * 0.82)
            a = heading(spine(u - 0.02), spine(u + 0.02)) + side * sweep
            c.fill(leaf(x, y, a, wide * size, wide * size * 0.62), fin, 0.85)
            c.stroke(hatch([((x, y), polar(x, y, wide * size * 0.86, a + k))
                for k in (-0.2, 0, 0.2)]), shade(fin, 0.25), 2, 0.4)
        tail = [(tx, ty), polar(tx, ty, wide * 1.1, back + side * 0.08),
            polar(tx, ty, wide * 2.15, back + side * 0.42),
            polar(tx, ty, wide * 1.35, back + side * 0.5),
            polar(tx, ty, wide * 0.5, back + side * 0.42)]
        c.fill(smooth(tail), fin, 0.88)
        c.stroke(hatch([((tx, ty), polar(tx, ty, wide * 1.75, back + side * k))
            for k in (0.2, 0.31, 0.41)]), shade(fin, 0.25), 2, 0.4)
    x0, y0 = spine(0.3)
    c.fill(smooth(outline), c.radial(x0 - wide * 0.3, y0 - wide * 0.4, wide * 3.4, tint(base, 0.25),
        base, shade(base, 0.35)))
    for u, v, long, broad in spots:
        patch = []
        for i in range(8):
            a = 2 * pi * i / 8
            k = chance.real(0.78, 1.12)
            pu, pv = u + long * 0.5 * k * cos(a), v + broad * k * sin(a)
            patch.append(at(min(max(pu, 0.015), 0.97), min(max(pv, -0.97), 0.97)))
        c.fill(smooth(patch), spot)
    c.fill(ribbon([at(u, 0) for u in (0.28, 0.4, 0.52, 0.64)], [2, wide * 0.2, wide * 0.17, 2]),
        shade(base, 0.2), 0.5)
    scales = [at(0.3 + 0.062 * i, v + (0.13 if i % 2 else 0)) for i in range(9)
        for v in (-0.62, -0.36, 0.1, 0.36, 0.62)]
    c.stroke(dots(scales), "#ffffff", wide * 0.07, 0.4)
    for v in (-0.62, 0.62):
        c.circle(*at(0.065, v), wide * 0.085, "#14202b")
    nose = heading(spine(0.02), spine(0))
    for side in (-1, 1):
        x, y = at(0.01, side * 0.8)
        c.line([(x, y), polar(x, y, wide * 0.3, nose - side * 0.8)], base, 3)


def pad(c, x, y, r, notch, tone, chance):
    c.fill(sector(x + r * 0.14, y + r * 0.18, 0, r, notch + 0.2, notch + 2 * pi - 0.2), "#07263a",
        0.4)
    outline = [(x, y)]
    for i in range(10):
        a = notch + 0.2 + (2 * pi - 0.4) * i / 9
        outline.append(polar(x, y, r * chance.real(0.96, 1.02), a))
    c.fill(polygon(outline[:2])[:-1] + "L" + curve(outline[1:])[1:] + "Z",
        c.radial(x - r * 0.25, y - r * 0.3, r * 1.35, tint(tone, 0.35), tone, shade(tone, 0.4)))
    veins = [polar(0, 0, r * 0.86, notch + k * 2 * pi / 10) for k in range(1, 10)]
    c.stroke("".join("M%d %dl%d %d" % (x, y, *end) for end in veins), tint(tone, 0.55), 3, 0.6)
    c.stroke(sector(x, y, 0, r * 0.9, notch + 0.5, notch + 3.4).split("L")[0], tint(tone, 0.6), 2.5,
        0.4)
    drops = [polar(x, y, r * chance.real(0.3, 0.75), chance.real(0, 2 * pi)) for _ in range(3)]
    c.stroke(dots(drops), "#eafff4", r * 0.1 + 3, 0.75)


def pads(c, chance):
    for x, y, r, notch, tone in ((1060, 760, 150, 2.2, "#4f9a5f"), (1235, 690, 92, 5.6, "#7fb35a"),
            (1190, 870, 70, 0.8, "#3f8a66"), (255, 740, 122, 5.4, "#5fa35c"),
            (120, 650, 84, 0.6, "#3f8a66"), (110, 820, 66, 4.0, "#8fb84f"),
            (560, 180, 108, 1.2, "#4f9a5f"), (690, 110, 66, 3.6, "#8fb84f"),
            (440, 110, 58, 0.2, "#3f8a66"), (1310, 1040, 118, 4.6, "#6aa85a"),
            (1470, 960, 78, 2.6, "#3f8a66"), (720, 1000, 62, 5.0, "#7fb35a"),
            (800, 1080, 46, 1.0, "#4f9a5f"), (470, 690, 48, 2.4, "#8fb84f"),
            (930, 440, 56, 0.3, "#5fa35c"), (1000, 500, 34, 3.0, "#8fb84f"),
            (420, 1140, 70, 4.4, "#4f9a5f")):
        pad(c, x, y, r, notch, tone, chance)


def lotus(c, x, y, r, tone):
    c.ellipse(x + r * 0.25, y + r * 0.3, r * 1.1, r, "#07263a", 0.3)
    for ring, count, size, blend in ((0, 9, 1.12, 0.0), (1, 8, 0.86, 0.35), (2, 7, 0.58, 0.65)):
        light, angles = tint(tone, 0.25 + blend), [2 * pi * i / count + ring * 0.36
            for i in range(count)]
        paint = c.radial(x, y, r * size, tint(tone, 0.9), light, shade(light, 0.14))
        for half in (angles[::2], angles[1::2]):
            petals = "".join(leaf(*polar(x, y, r * 0.06, a), a, r * size, r * size * 0.5)
                for a in half)
            c.outlined(petals, paint, shade(light, 0.1), 1.2)
        c.stroke(hatch([(polar(x, y, r * 0.3, a), polar(x, y, r * size * 0.82, a))
            for a in angles]), shade(tone, 0.15), 2, 0.35)
    c.circle(x, y, r * 0.22, "#f3c14f")
    c.stroke(dots([polar(x, y, r * 0.24, i * pi / 8) for i in range(16)]), "#ffe79a", r * 0.08)
    c.stroke(dots([(x, y)] + [polar(x, y, r * 0.12, i * pi / 3) for i in range(6)]), "#a9702f",
        r * 0.05)


def frog(c, x, y):
    skin, dark = c.radial(x - 14, y - 20, 84, "#c9dc6a", "#7fae4a", "#4a7f42"), "#3f6f3c"
    for side in (-1, 1):
        c.stroke(curve([(x + side * 26, y + 26), (x + side * 66, y + 20), (x + side * 44, y + 56),
            (x + side * 74, y + 70)]), dark, 17)
        c.stroke(curve([(x + side * 26, y - 12), (x + side * 54, y - 6), (x + side * 58, y - 38)]),
            dark, 13)
    c.fill(smooth([(x, y - 64), (x + 34, y - 48), (x + 40, y), (x + 34, y + 44), (x, y + 56),
        (x - 34, y + 44), (x - 40, y), (x - 34, y - 48)]), skin)
    c.stroke(curve([(x - 22, y - 30), (x - 16, y + 10), (x - 20, y + 40)])
        + curve([(x + 22, y - 30), (x + 16, y + 10), (x + 20, y + 40)]), "#e9f0a0", 5, 0.8)
    for side in (-1, 1):
        c.circle(x + side * 24, y - 46, 14, "#7fae4a")
        c.circle(x + side * 25, y - 48, 9, "#fff0b8")
        c.circle(x + side * 25, y - 49, 5, "#1c2a24")
    c.stroke(dots([(x - 8, y + 4), (x + 8, y + 22), (x + 4, y - 18)]), dark, 10, 0.7)


def terrapin(c, x, y):
    with c.at(x, y, 52):
        c.ellipse(40, 42, 84, 68, "#08283c", 0.42)
        skin = c.linear((0, -80), (0, 80), "#9fb86a", "#5f8a52")
        for side in (-1, 1):
            c.fill(leaf(44, side * 40, side * 0.75, 70, 34)
                + leaf(-50, side * 38, side * 2.3, 56, 28), skin)
        c.fill(leaf(-74, 0, pi, 40, 12) + ellipse(96, 0, 28, 22), skin)
        c.stroke("M78 -12q22 -6 40 2M78 12q22 6 40 -2", "#e9d56a", 4)
        c.fill(circle(110, -13, 4) + circle(110, 13, 4), "#14202b")
        c.ellipse(0, 0, 82, 66, "#3a4a35")
        c.ellipse(-2, -2, 74, 58, c.radial(-20, -22, 100, "#b5a45e", "#7a7a46", "#4a5a3c"))
        plates = [(36, 0), (18, 26), (-18, 26), (-36, 0), (-18, -26), (18, -26)]
        c.stroke(polygon(plates) + hatch([(p, (p[0] * 2, p[1] * 2)) for p in plates]), "#343f2e", 4)


def dragonfly(c, x, y):
    with c.at(x, y, -38, 1.25):
        for a, length in ((-0.25, 104), (0.35, 92)):
            for side in (0, pi):
                angle = a if side == 0 else pi - a
                c.fill(leaf(0, 0, angle, length, 27), "#eafffb", 0.72)
                c.stroke("M0 0L%s" % pairs(polar(0, 0, length * 0.86, angle)), "#5fb0c0", 2, 0.8)
        c.fill(ribbon([(0, -20), (0, 10), (0, 60), (0, 118)], [18, 18, 9, 7]),
            c.linear((0, -20), (0, 118), "#3fc0c0", "#2f7fb8", "#34408f"))
        c.stroke(hatch([((-4, 34 + 14 * i), (4, 34 + 14 * i)) for i in range(6)]), "#bff0ea", 2,
            0.7)
        c.circle(0, -26, 13, "#2a8f9a")
        c.stroke(dots([(-8, -31), (8, -31)]), "#f3a93f", 10)


def bank(c, chance):
    """Stones and iris in two corners."""
    for x, y, r, tone in ((-10, 1080, 120, "#7f8a86"), (110, 1150, 96, "#a3a596"),
            (40, 985, 66, "#5f7076"), (230, 1190, 74, "#6d7b7c"), (-20, 900, 50, "#93988c"),
            (1590, 1170, 120, "#6d7b7c"), (1480, 1180, 70, "#9aa092"), (1600, 1050, 70, "#83908c"),
            (960, 1200, 66, "#7f8a86"), (1050, 1190, 48, "#a3a596"), (30, 30, 96, "#7f8a86"),
            (-10, 140, 70, "#a3a596"), (130, -10, 60, "#5f7076")):
        c.ellipse(x + r * 0.14, y + r * 0.2, r * 1.15, r * 0.98, "#07202f", 0.45)
        c.fill(blob(chance, x, y, r * 1.15, r * 0.95, 0.08, 8),
            c.radial(x - r * 0.3, y - r * 0.4, r * 1.7, tint(tone, 0.5), tone, shade(tone, 0.55)))
        c.fill(blob(chance, x - r * 0.2, y - r * 0.3, r * 0.5, r * 0.3, 0.25, 7), "#86a860", 0.8)
        c.stroke(dots([(x + chance.real(-0.6, 0.6) * r, y + chance.real(-0.5, 0.5) * r)
            for _ in range(8)]), shade(tone, 0.4), 4, 0.5)
    for _ in range(16):
        x, y = chance.real(20, 210), chance.real(1030, 1200)
        c.fill(blade(x, y, -pi / 2 + chance.real(-0.5, 0.9), chance.real(120, 260), 15,
            chance.real(-0.4, 0.4)), chance.pick(["#2f6f4f", "#5f9a54", "#3f8458", "#86b060"]))
    for x, y, r in ((190, 905, 42), (300, 925, 34), (90, 865, 36)):
        for k, (a, size) in enumerate(((-pi / 2, 1.0), (-pi / 2 - 1.05, 1.05),
                (-pi / 2 + 1.05, 1.05), (pi / 2 - 0.5, 0.95), (pi / 2 + 0.5, 0.95))):
            c.fill(leaf(x, y, a, r * size, r * 0.62), "#8f7fd0" if k < 3 else "#6656ae")
        c.stroke(hatch([((x, y), polar(x, y, r * 0.5, pi / 2 + k)) for k in (-0.5, 0.5)]),
            "#ffd86a", 6)


def maple(c, chance):
    """A branch from the upper right, its shadow on the water below."""
    boughs = (([(1640, 60), (1500, 110), (1390, 90), (1280, 140), (1180, 130)],
        [40, 28, 20, 12, 3]), ([(1500, 110), (1440, 190), (1450, 270), (1400, 340)],
        [20, 14, 9, 2]), ([(1390, 90), (1330, 40), (1250, 30)], [14, 9, 2]))
    for points, widths in boughs:
        c.fill(ribbon([(x + 50, y + 80) for x, y in points], widths), "#07263a", 0.3)
    for points, widths in boughs:
        c.fill(ribbon(points, widths), c.linear((1180, 0), (1640, 0), "#7a4a3f", "#3f2a33"))
    spots = [(1200, 120, 0.9), (1260, 165, 1.0), (1320, 110, 1.2), (1250, 50, 0.9), (1300, 30, 1.0),
        (1370, 60, 1.1), (1400, 140, 1.2), (1450, 90, 1.3), (1520, 60, 1.4), (1560, 140, 1.4),
        (1480, 190, 1.1), (1430, 250, 1.1), (1400, 330, 1.0), (1470, 290, 0.9), (1590, 30, 1.2),
        (1530, 220, 1.0), (1160, 150, 0.7), (1430, 20, 1.0), (1350, 190, 0.8)]
    for x, y, size in spots:
        maple_leaf(c, x + chance.real(-10, 10), y, 46 * size, chance.real(0, 2 * pi),
            chance.pick(["#d9402f", "#ef6b35", "#b82f35", "#f3933f"]))
    for x, y, size in ((760, 430, 0.8), (520, 850, 0.9), (890, 1110, 0.8), (340, 330, 0.75),
            (1130, 1130, 0.9), (1510, 800, 0.8), (1000, 90, 0.7), (640, 930, 0.6)):
        c.ellipse(x + 8, y + 10, 34 * size, 30 * size, "#07263a", 0.35)
        maple_leaf(c, x, y, 44 * size, chance.real(0, 2 * pi),
            chance.pick(["#ef6b35", "#d9402f", "#f3b04f"]))


def maple_leaf(c, x, y, r, turn, tone):
    outline = []
    for i, reach in enumerate((1.0, 0.92, 0.7, 0.45, 0.7, 0.92)):
        a = turn + 2 * pi * i / 6
        if reach < 0.5:
            outline.append(polar(x, y, 0.2 * r, a))
            continue
        outline += [polar(x, y, 0.4 * r, a - 0.5), polar(x, y, 0.68 * r * reach, a - 0.3),
            polar(x, y, r * reach, a), polar(x, y, 0.68 * r * reach, a + 0.3)]
    c.fill(polygon(outline), tone)
    ribs = [polar(0, 0, r * 0.66, turn + k * pi / 3) for k in (-2, -1, 0, 1, 2, 3)]
    c.stroke("".join("M%d %dl%d %d" % (x, y, *end) for end in ribs), shade(tone, 0.3), 2.4, 0.7)
