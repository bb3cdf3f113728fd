"""Under water: a turtle in the light above, fish between corals below."""

from math import cos, pi, sin

from ..chance import Chance
from ..colour import mix, ramp, shade, tint
from ..motif import dots, grain, hatch, ripple
from ..shape import (blob, circle, curve, down_to, leaf, number, polar, polygon, ribbon, sector,
                     smooth, turned)


def draw(c):
    chance = Chance("coral reef")
    sea(c, chance)
    far_reef(c, chance)
    turtle(c, 500, 270)
    shoal(c, chance)
    boat(c, 1050, 8)
    ray(c, 1340, 128)
    jellyfish(c, 1450, 400, 80, 34, "#f4b7c0")
    jellyfish(c, 1262, 268, 46, 22, "#ffd9b0")
    middle_reef(c, chance)
    big_fish(c)
    near_reef(c, chance)
    bubbles(c, chance)
    grain(c, chance, "#e9fff4", 0.12, 300)


def sea(c, chance):
    c.ground(c.linear((0, 0), (0, 1200), "#bfeedd", "#6ccdc6", "#2f9fb0", "#1c7292", "#144d74",
        "#0f3558"))
    c.ground(c.linear((0, 0), (1600, 0), (0, "#0c3b63", 0.5), (0.4, "#0c3b63", 0),
        (0.7, "#0c3b63", 0), (1, "#123a66", 0.45)))
    c.glow(840, -60, 700, "#fffbe0", 0.75)
    for top, width, foot, spread, light in ((560, 40, 60, 150, 0.2), (690, 60, 380, 190, 0.26),
            (810, 50, 640, 150, 0.2), (900, 70, 980, 210, 0.28), (1010, 46, 1310, 190, 0.22),
            (1120, 60, 1640, 240, 0.18)):
        c.fill(polygon([(top, -10), (top + width, -10), (foot + spread, 1000), (foot, 1000)]),
               c.linear((0, 0), (0, 1000), (0, "#fdffe8", light + 0.16), (1, "#fdffe8", 0)))
    for _ in range(60):
        x, y = chance.real(0, 1600), 6 + 130 * chance.real() ** 2
        c.fill(ripple(x, y, chance.real(60, 210), 3 + 5 * (1 - y / 140)), "#fbffee",
            chance.real(0.3, 0.7))


def far_reef(c, chance):
    for points, top, bottom in (([(-40, 560), (90, 500), (200, 540), (300, 640), (430, 720),
            (620, 760), (900, 770), (1080, 720), (1220, 610), (1330, 560), (1480, 590),
            (1640, 520)], "#3a9fb0", "#1c6a8c"), ([(-40, 700), (120, 650), (260, 700), (360, 800),
            (640, 850), (930, 840), (1120, 790), (1300, 700), (1460, 690), (1640, 740)], "#27809c",
            "#16557c")):
        c.fill(down_to(points, 1210), c.linear((0, 500), (0, 950), top, bottom))
    for x, y, tall in ((70, 520, 90), (150, 520, 120), (1300, 580, 130), (1390, 580, 90),
            (1550, 560, 120), (300, 660, 80)):
        coral(c, chance, x, y + 20, tall, "#348fa8", 8, 0.5)


def turtle(c, x, y):
    with c.at(x, y, -16):
        skin, dark = c.across("#8cc9a0", "#4f9a86"), "#2b6a68"
        for outline in ("M86 -34C150 -110 232 -150 270 -132C262 -84 190 -24 110 6Z",
                "M78 52C126 96 150 150 132 186C92 170 54 116 44 70Z",
                "M-92 -46C-140 -86 -180 -92 -196 -74C-178 -46 -136 -26 -98 -20Z",
                "M-86 46C-134 70 -158 104 -144 122C-110 116 -76 86 -62 64Z"):
            c.fill(outline, skin)
        for px, py in ((150, -72), (176, -92), (204, -108), (168, -66), (196, -84), (228, -116),
                (110, 112), (92, 92), (118, 146), (-150, -66), (-130, 86), (-166, -72)):
            c.circle(px, py, 9, dark, 0.5)
        c.fill("M112 -28C160 -44 196 -30 204 -4C200 26 160 36 112 28Z", skin)
        c.fill("M168 -22Q186 -30 196 -14Q182 -10 168 -22Z", dark, 0.6)
        c.circle(182, 4, 7, "#12304a")
        c.circle(184, 2, 2.4, "#ffffff")
        c.fill(polygon([(-124, -6), (-170, 8), (-124, 14)]), skin)
        c.fill("M-132 0C-128 -76 -40 -104 40 -88C104 -74 134 -36 136 2C130 44 90 74 30 84"
            "C-50 92 -130 66 -132 0Z",
            c.linear((0, -90), (0, 90), "#f2cf8a", "#c9814f", "#7a4440"))
        c.fill("M-116 0C-112 -62 -36 -88 38 -74C94 -62 118 -32 120 2C114 36 80 62 28 70"
            "C-44 76 -114 56 -116 0Z",
            c.linear((0, -80), (0, 76), "#b9803f", "#8f5136", "#5d3438"))
        for cell in ([(-30, -26), (4, -40), (38, -24), (38, 22), (4, 38), (-30, 22)],
                [(-88, -18), (-46, -30), (-40, -22), (-40, 20), (-46, 26), (-88, 16)],
                [(48, -22), (56, -30), (96, -18), (96, 16), (56, 26), (48, 20)],
                [(-46, -40), (-34, -64), (0, -68), (0, -50), (-34, -34)],
                [(8, -50), (8, -68), (52, -62), (62, -40), (42, -34)],
                [(-46, 36), (-34, 32), (0, 48), (0, 64), (-38, 60)],
                [(8, 48), (42, 32), (60, 36), (50, 56), (8, 64)],
                [(-98, -28), (-54, -42), (-44, -64), (-80, -52)],
                [(-98, 26), (-54, 36), (-48, 58), (-82, 48)],
                [(70, -42), (62, -58), (92, -46), (106, -24)],
                [(70, 36), (62, 52), (90, 42), (106, 22)]):
            c.fill(polygon(cell), c.linear((0, -80), (0, 80), "#ffe0a0", "#d08d50", "#8d5340"))


def shoal(c, chance):
    """A turning shoal of small silver fish at the upper right of the middle."""
    eyes = []
    for i in range(44):
        a = i * 2.4
        r = 20 + 17 * i ** 0.62
        x, y = 975 + r * 1.5 * cos(a), 350 + r * 0.62 * sin(a) + 0.0008 * (r * cos(a)) ** 2
        size = chance.real(15, 25)
        tone = ramp(["#fff6d8", "#ffd593", "#f5a66a"], chance.real())
        eyes.append(small_fish(c, x, y, size, tone, -8 + 16 * sin(a)))
    c.stroke(dots(eyes), "#17415c", 4)


def boat(c, x, y):
    """A rowing boat seen from below, its oars out and its anchor down."""
    c.fill("M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ" %
        (x - 150, y - 30, x - 130, y + 70, x + 120, y + 80, x + 170, y - 30, x + 120, y + 10,
        x - 100, y + 10, x - 150, y - 30), c.linear((x - 150, 0), (x + 170, 0), "#2c6f86",
        "#8f5a4c", "#d98a5c"))
    c.stroke("M%d %dQ%d %d %d %d" % (x - 128, y + 6, x + 10, y + 62, x + 142, y + 4), "#f2c48f", 5,
        0.7)
    c.stroke("M%d %dL%d %dM%d %dL%d %d" % (x - 40, y, x - 130, y + 84, x + 70, y, x + 176, y + 76),
        "#7b4a48", 7)
    c.fill(leaf(x - 120, y + 74, 2.4, 62, 22) + leaf(x + 164, y + 68, 0.66, 62, 22), "#e39a68")
    c.stroke("M%d %dQ%d %d %d %d" % (x + 30, y + 30, x + 10, y + 100, x + 34, y + 172), "#e9f7e6",
        3, 0.8)
    c.stroke("M%d %dv44m-12 -34h24m-38 16q4 22 26 22q22 0 26 -22" % (x + 34, y + 168), "#1f4f6c", 6)


def ray(c, x, y):
    with c.at(x, y, 14, 1.15):
        c.stroke("M-20 34Q-70 80 -58 150", "#1d5a7c", 5)
        c.fill("M0 -58C30 -60 44 -44 56 -30C90 -26 128 0 150 34C108 22 76 30 48 46"
            "C30 58 8 60 -22 44C-52 34 -90 34 -132 60C-116 20 -84 -14 -50 -26"
            "C-36 -44 -22 -56 0 -58Z",
            c.linear((0, -60), (0, 60), "#4d93a8", "#2a6a8c", "#184d74"))
        c.fill("M-16 -54Q-20 -76 -8 -84Q-4 -70 2 -58ZM16 -58Q20 -76 30 -80Q32 -66 30 -52Z",
            "#2a6a8c")
        c.stroke(dots([(-30, 4), (-8, 14), (20, 10), (44, -2), (-54, 16), (72, 6), (6, -16),
            (28, -24), (-16, -24)]), "#bfeedd", 9, 0.75)


def small_fish(c, x, y, size, tone, turn=0.0):
    a = turn * pi / 180
    nose = turned([(-1, 0)], x, y, a, size)[0]
    tail = turned([(0.85, 0), (1.5, -0.42), (1.34, 0), (1.5, 0.42)], x, y, a, size)
    c.fill(leaf(*nose, a, 2.1 * size, 0.86 * size) + polygon(tail), tone)
    return turned([(-0.62, -0.08)], x, y, a, size)[0]


def jellyfish(c, x, y, r, arms, tone):
    c.glow(x, y, r * 2.2, tone, 0.3)
    for i in range(7):
        dx = (i - 3) * r * 0.25
        points = [(x + dx + r * 0.1 * sin(k * 1.3 + i),
            y + r * 0.1 + k * arms * (0.8 + 0.12 * (i * 5 % 4))) for k in range(8)]
        c.stroke(curve(points), tone, 4 if i % 2 else 8, 0.5 if i % 2 else 0.32)
    c.fill("M%d %dC%d %d %d %d %d %dQ%d %d %d %dQ%d %d %d %dQ%d %d %d %dZ" %
        (x - r, y + r * 0.2, x - r, y - r * 1.1, x + r, y - r * 1.1, x + r, y + r * 0.2,
        x + r * 0.7, y + r * 0.02, x + r * 0.4, y + r * 0.22, x, y + r * 0.04, x - r * 0.4,
        y + r * 0.22, x - r * 0.7, y + r * 0.02, x - r, y + r * 0.2),
        c.linear((0, y - r), (0, y + r * 0.3), (0, tint(tone, 0.6), 0.96), (1, tone, 0.85)))
    for k in (-0.5, 0, 0.5):
        c.stroke("M%d %dQ%d %d %d %d" % (x + k * r * 0.5, y - r * 0.66, x + k * r * 1.2,
            y - r * 0.3, x + k * r * 1.3, y + r * 0.02), "#ffffff", 4, 0.45)


def coral(c, chance, x, y, tall, tone, width, spread=0.6, depth=4):
    """A branching coral of round-ended strokes, from (x, y) upwards, grown on a lump of rock."""
    layers = {}

    def grow(px, py, angle, length, left):
        ex, ey = px + length * cos(angle), py + length * sin(angle)
        layers.setdefault(left, []).append(((px, py), (ex, ey)))
        if left > 1:
            for turn in ((-spread, spread) if chance.real() < 0.55 else (-spread, 0.05, spread)):
                grow(ex, ey, angle + turn * chance.real(0.6, 1.2), length * chance.real(0.62, 0.86),
                    left - 1)

    grow(x, y, -pi / 2 + chance.real(-0.12, 0.12), tall * 0.42, depth)
    for left in sorted(layers, reverse=True):
        c.stroke(hatch(layers[left]), tone, width * (0.45 + 0.55 * left / depth))
    if width < 12:  # too far away to see
        return []
    foot = smooth([(x - width * 2, y + 16), (x - width * 1.1, y - 12), (x + width * 0.6, y - 18),
        (x + width * 1.9, y + 12), (x, y + 26)])
    c.fill(foot, c.down(shade(tone, 0.3), shade(tone, 0.72)))
    return [end for _, end in layers[1]]


def fan(c, x, y, r, tone, dark, lean=0.0):
    """A sea fan: a net of ribs in a half round."""
    a0, a1 = -pi * 0.93 + lean, -pi * 0.07 + lean
    c.fill(sector(x, y, 0, r, a0, a1), tone, 0.55)
    ribs, rings = [], ""
    for i in range(17):
        a = a0 + (a1 - a0) * i / 16
        ribs.append(curve([(x, y), polar(x, y, r * 0.5, a + 0.06 * sin(i * 2.1)),
            polar(x, y, r * (0.94 + 0.1 * sin(i * 1.7)), a)]))
    for k in range(2, 9):
        rings += curve([polar(x, y, r * k / 8.6 * (1 + 0.03 * sin(j * 2.4 + k)),
            a0 + (a1 - a0) * j / 16) for j in range(17)])
    c.stroke("".join(ribs), dark, 6)
    c.stroke(rings, dark, 3.4, 0.8)
    c.stroke("M%d %dV%d" % (x, y, y + r * 0.22), dark, 15)


def brain(c, x, y, rx, ry, tone, dark):
    c.fill("M%d %dC%d %d %d %d %d %dZ" % (x - rx, y, x - rx, y - ry * 1.34, x + rx, y - ry * 1.34,
        x + rx, y), c.down(tint(tone, 0.25), tone, dark))
    for i in range(6):
        k = 0.88 - i * 0.15
        points = []
        for j in range(15):
            a = pi + pi * j / 14
            wob = 1 + 0.055 * (1 if j % 2 else -1)
            points.append((x + rx * k * wob * cos(a), y - 6 + ry * k * wob * sin(a)))
        c.stroke(curve(points), dark, 6, 0.55)


def tubes(c, chance, x, y, tone, dark, sizes):
    for dx, tall, w in sizes:
        top = y - tall
        c.fill("M%d %dC%d %d %d %d %d %dH%dC%d %d %d %d %d %dZ" %
            (x + dx - w * 0.36, y, x + dx - w * 0.5, y - tall * 0.5, x + dx - w * 0.38, top + 24,
            x + dx - w * 0.5, top, x + dx + w * 0.5, x + dx + w * 0.38, top + 24, x + dx + w * 0.5,
            y - tall * 0.5, x + dx + w * 0.36, y), c.across(tint(tone, 0.35), tone, dark))
        c.ellipse(x + dx, top, w * 0.5, w * 0.19, tint(tone, 0.5))
        c.ellipse(x + dx, top + 1, w * 0.36, w * 0.12, shade(dark, 0.45))
        c.stroke(dots([(x + dx + chance.real(-0.3, 0.3) * w, y - chance.real(0.05, 0.85) * tall)
            for _ in range(9)]), dark, 7, 0.5)


def middle_reef(c, chance):
    sand = c.linear((0, 850), (0, 1200), "#e9d9a8", "#c0a888", "#5f7488")
    c.fill(down_to([(-20, 940), (260, 905), (560, 885), (820, 898), (1100, 880), (1360, 900),
        (1640, 930)], 1210), sand)
    for i in range(9):
        y = 918 + i * 20
        c.stroke(curve([(x, y + 8 * sin(x / 70 + i))
            for x in range(440 - 12 * i, 1150 + 12 * i, 60)]), "#a38f7c", 4, 0.4)
    rock = c.linear((0, 620), (0, 1000), "#4e6f8f", "#2c4a70", "#1a3157")
    c.fill(smooth([(-60, 1010), (-60, 700), (40, 640), (150, 668), (230, 740), (330, 780),
        (420, 870), (470, 960), (380, 1010)]), rock)
    c.fill(smooth([(1080, 990), (1130, 880), (1230, 800), (1330, 730), (1450, 700), (1560, 640),
        (1660, 660), (1660, 1010)]), rock)
    fan(c, 150, 690, 190, "#8a5c9a", "#d58fb4", -0.05)
    c.stroke(dots(coral(c, chance, 330, 800, 250, "#ef8a55", 30, 0.5, 5)), "#ffd3a0", 14)
    tubes(c, chance, 1330, 770, "#f0c15a", "#b9753c", ((-74, 120, 58), (86, 150, 62), (6, 230, 74)))
    c.stroke(dots(coral(c, chance, 1530, 700, 260, "#e8788a", 28, 0.55, 5)), "#ffd8d2", 14)
    brain(c, 1180, 880, 110, 110, "#8fc9a4", "#3c7f7b")
    table(c, 800, 900)
    for x, y, r, tone in ((60, 730, 26, "#f0c15a"), (110, 790, 18, "#ffdf9a"),
            (240, 800, 22, "#8fd0b8"), (1290, 850, 24, "#ef8a55"), (1400, 800, 30, "#8f7fc0"),
            (1470, 860, 20, "#ffdf9a"), (40, 830, 20, "#e8788a"), (180, 860, 28, "#6fb7c4"),
            (1560, 830, 26, "#8fd0b8")):
        c.fill(blob(chance, x, y, r * 1.25, r, 0.12), c.down(tint(tone, 0.3), shade(tone, 0.3)))
        c.stroke(dots([(x + chance.real(-0.6, 0.6) * r, y + chance.real(-0.6, 0.5) * r)
            for _ in range(7)]), shade(tone, 0.5), 5, 0.6)


def table(c, x, y):
    """A flat table coral on its stalk, with a shadow on the sand."""
    c.ellipse(x, y + 10, 170, 22, "#7b7f86", 0.5)
    c.fill("M%d %dQ%d %d %d %dH%dQ%d %d %d %dZ" % (x - 30, y + 6, x - 16, y - 70, x - 80, y - 110,
        x + 80, x + 16, y - 70, x + 34, y + 6), c.across("#a06aa0", "#5b3f78"))
    c.fill("M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (x - 200, y - 126, x, y - 186, x + 200, y - 126, x,
        y - 76, x - 200, y - 126), c.down("#e3a5c4", "#a9699f", "#6a437f"))
    c.stroke("".join("M%d %dv-%d" % (x - 180 + 20 * i, y - 132 - 22 * sin(pi * (i + 0.5) / 19),
        14 + 8 * (i % 3)) for i in range(19)), "#f3c4d4", 8)


def striped_fish(c, x, y, size, base, stripe, fin, facing=1, stripes=(-0.42, 0.02, 0.42)):
    """A tall reef fish of a given half length; its stripes follow the outline of the body."""

    def half(u):
        return 0.62 * (max(0.0, 1 - u * u)) ** 0.62 * (1 - 0.16 * u)

    with c.at(x, y):
        k = size * facing
        low, high = [], []
        for i in range(11):
            u = -cos(pi * i / 10)
            high.append((k * u, -size * half(u)))
            low.append((k * u, size * half(u)))
        c.fill(polygon([(k * -0.86, 0), (k * -1.46, -size * 0.46), (k * -1.3, 0),
            (k * -1.46, size * 0.46)]), c.down(fin, base))
        c.fill(curve([(k * 0.45, -size * 0.5), (k * -0.1, -size * 0.98), (k * -0.72, -size * 0.86),
            (k * -0.8, -size * 0.2)], True), fin)
        c.fill(curve([(k * 0.2, size * 0.5), (k * -0.2, size * 0.92), (k * -0.72, size * 0.76),
            (k * -0.75, size * 0.2)], True), fin)
        c.fill(smooth(high + low[-2:0:-1]), c.linear((0, -size * 0.6), (0, size * 0.6),
            tint(base, 0.35), base, shade(base, 0.18)))
        for u in stripes:
            a, b = [], []
            for j in range(7):
                v = -1 + j / 3
                bow = 0.1 * (1 - v * v)
                for side, w in ((a, -0.085), (b, 0.085)):
                    at = u + w + bow
                    side.append((k * at, size * half(at) * v * 0.985))
            c.fill(curve(a) + "L" + curve(b[::-1])[1:] + "Z", stripe)
        c.fill(leaf(k * 0.2, size * 0.12, pi - 0.4 if facing > 0 else 0.4, size * 0.46,
            size * 0.34), fin)
        c.circle(k * 0.66, -size * 0.1, size * 0.115, "#fffaf0")
        c.circle(k * 0.68, -size * 0.1, size * 0.07, "#10283f")
        c.stroke("M%s %sQ%s %s %s %s" % tuple(number(v)
            for v in (k * 0.96, size * 0.12, k * 0.88, size * 0.18, k * 0.8, size * 0.14)),
            shade(base, 0.5), 3)


def big_fish(c):
    striped_fish(c, 760, 590, 104, "#ffd166", "#2d4a73", "#f19a4e", 1, (-0.5, -0.02, 0.44))
    striped_fish(c, 520, 700, 58, "#7fd3c8", "#1f5f7d", "#ffdf9a", -1, (-0.3, 0.2))
    striped_fish(c, 1090, 620, 64, "#f7f0dc", "#e0684f", "#f7b267", -1, (-0.4, 0.1))
    striped_fish(c, 90, 470, 50, "#f2a0a8", "#8a3f6e", "#ffd9b0", 1, (-0.3, 0.2))
    striped_fish(c, 190, 190, 62, "#f7c0a0", "#b5486a", "#ffe7b8", 1, (-0.45, 0.0, 0.4))
    striped_fish(c, 300, 90, 34, "#ffe7b8", "#3f7f92", "#f7a58a", 1, (-0.3, 0.2))
    striped_fish(c, 1210, 470, 40, "#8fb8ec", "#34508f", "#ffe7a8", -1, (-0.3, 0.25))


def anemone(c, chance, x, y, tone, tips, count=30, tall=110):
    for i in range(count):
        t = (i + 0.5) / count * 2 - 1
        end = (x + t * 150 + chance.real(-14, 14),
            y - tall * (1.15 - 0.5 * t * t) * chance.real(0.8, 1.1))
        bend = (x + t * 78, y - tall * 0.45)
        c.stroke(curve([(x + t * 58, y), bend, end]), mix(shade(tone, 0.35), tone, chance.real()),
            13)
        c.stroke(dots([end]), tips, 18)


def weed(c, x, y, tall, tone, lean):
    points = [(x + lean * (i / 6) ** 2 + 16 * sin(i * 1.25 + x), y - tall * i / 6)
        for i in range(7)]
    c.fill(ribbon(points, [16, 24, 28, 26, 22, 14, 0]),
        c.linear((0, y - tall), (0, y), tint(tone, 0.3), shade(tone, 0.35)))


def near_reef(c, chance):
    for x, tall, lean in ((420, 230, 40), (470, 300, -30), (516, 190, 50), (1010, 220, -40),
            (1056, 300, 30)):
        weed(c, x, 1030, tall, "#5fae7c", lean)
    c.fill(smooth([(-60, 1240), (-60, 990), (80, 930), (250, 950), (330, 1010), (440, 1080),
        (520, 1240)]), c.linear((0, 930), (0, 1200), "#3d4f83", "#1b2750", "#10183a"))
    c.fill(smooth([(1040, 1240), (1100, 1090), (1240, 1030), (1400, 960), (1540, 970), (1660, 930),
        (1660, 1240)]), c.linear((0, 930), (0, 1200), "#3a4a7c", "#1b2750", "#10183a"))
    anemone(c, chance, 700, 1120, "#d9799a", "#ffd9d0", 34, 130)
    c.fill(smooth([(560, 1240), (580, 1110), (700, 1086), (830, 1114), (850, 1240)]),
        c.down("#7a4f7c", "#33285a"))
    striped_fish(c, 770, 985, 56, "#f0803f", "#fff6e2", "#f39a4e", -1, (-0.45, 0.05, 0.5))
    striped_fish(c, 612, 1010, 36, "#f0803f", "#fff6e2", "#f39a4e", 1, (-0.45, 0.05, 0.5))
    brain(c, 110, 985, 120, 100, "#f0b48a", "#b0605c")
    c.stroke(dots(coral(c, chance, 330, 1080, 230, "#8fd0b8", 26, 0.6, 5)), "#eafff0", 12)
    fan(c, 1250, 1110, 180, "#3f8f9c", "#8fe0cc", 0.1)
    c.stroke(dots(coral(c, chance, 1480, 1000, 230, "#f3b661", 28, 0.5, 5)), "#fff0c4", 14)
    tubes(c, chance, 1120, 1180, "#9a86d0", "#54458a", ((-60, 90, 50), (0, 160, 56), (58, 110, 48)))
    starfish(c, 950, 1010, 58, "#ef8a55", 0.3)
    starfish(c, 214, 1090, 44, "#ffd166", 0.9)
    shell(c, 905, 1130, 44)
    for x, y, r in ((960, 1150, 16), (1000, 1120, 11), (560, 960, 12), (900, 940, 9),
            (1030, 960, 13), (870, 1176, 12), (640, 920, 10), (50, 1130, 20), (420, 1150, 18),
            (1400, 1130, 24), (1330, 1170, 16)):
        c.ellipse(x, y, r * 1.3, r, c.down("#e6dcc8", "#7d7f94"))


def starfish(c, x, y, r, tone, turn):
    points = []
    for i in range(10):
        points.append(polar(x, y, r if i % 2 == 0 else r * 0.46, turn + pi * i / 5))
    c.fill(curve(points, True, 0.7), c.down(tint(tone, 0.3), shade(tone, 0.2)))
    c.stroke(dots([polar(x, y, r * k / 5, turn + 2 * pi * i / 5) for i in range(5)
        for k in range(5)]), tint(tone, 0.7), 5)


def shell(c, x, y, r):
    c.fill(sector(x, y, 0, r, pi * 1.1, pi * 1.9), c.down("#ffe9d6", "#e2a08f"))
    c.stroke(hatch([((x, y), polar(x, y, r, pi * (1.1 + 0.1 * i))) for i in range(9)]), "#c07a72",
        3)
    c.circle(x, y, 9, "#f3c4a8")


def bubbles(c, chance):
    rims, lights = "", []
    for x, y, count in ((880, 560, 9), (330, 520, 7), (1150, 400, 6), (600, 930, 8), (1440, 620, 7),
            (60, 300, 6)):
        for i in range(count):
            r, bx, by = chance.real(4, 15), x + chance.real(-34, 34), y - i * 34 + chance.real(-10,
                10)
            rims += circle(bx, by, r)
            lights.append((bx - r * 0.35, by - r * 0.35))
    c.fill(rims, "#eafff8", 0.16)
    c.stroke(rims, "#eafff8", 2.4, 0.75)
    c.stroke(dots(lights), "#ffffff", 4, 0.9)
