"""A fox in a beech wood in October, with the sun low behind the trunks."""

from math import cos, pi, sin

from ..chance import Chance
from ..colour import mix, shade, tint
from ..motif import bird, grain, hatch
from ..shape import (blob, circle, curve, down_to, ellipse, leaf, number, pairs, polar, polygon,
                     ribbon, toward)

LEAVES = ["#f6c95c", "#f0a243", "#e4763a", "#c9502f", "#93352d", "#dba13f"]


def draw(c):
    chance = Chance("fox in autumn")
    light(c)
    far_wood(c, chance)
    stag(c, 1085, 690)
    path(c, chance)
    trunks(c, chance)
    owl(c, 1250, 330)
    canopy(c, chance)
    undergrowth(c, chance)
    fox(c, 690, 1010)
    foreground(c)
    falling(c, chance)
    grain(c, chance, "#fff0cf", 0.12, 260)


def light(c):
    c.ground(c.linear((0, 0), (0, 1200), "#f3b765", "#fbd58c", "#fde8b6", "#f2c583", "#b97a4e"))
    c.glow(760, 470, 700, "#fffbe2", 0.95, 0.12)
    c.circle(760, 470, 96, "#fffdf0", 0.95)
    c.ground(c.linear((0, 0), (1600, 0), (0, "#a8502f", 0.42), (0.4, "#a8502f", 0),
        (0.65, "#a8502f", 0), (1, "#7c3a3a", 0.5)))
    for x, y, span in ((905, 300, 24), (950, 270, 18), (985, 310, 15), (866, 262, 14)):
        c.fill(bird(x, y, span), "#a9633a", 0.85)


def trunk(c, x, width, top, foot, paint, lean=0.0):
    """A trunk that spreads at its foot; returns its centre line for bark and branches."""
    spine = [(x + lean * t + 5 * sin(t * 7 + x), foot + (top - foot) * t)
        for t in (0, 0.08, 0.3, 0.55, 0.8, 1)]
    widths = [width * k for k in (2.0, 1.2, 1.02, 0.94, 0.88, 0.84)]
    c.fill(ribbon(spine, widths), paint)
    return spine


def far_wood(c, chance):
    for low, high, count, y, tones in ((14, 26, 22, 700, ("#eebf7c", "#f6d596")),
            (24, 44, 16, 740, ("#d9955a", "#efbd79"))):
        for i in range(count):
            x = (i + chance.real(0.1, 0.9)) * 1600 / count
            if abs(x - 760) < 110:
                continue
            tone = mix(tones[0], tones[1], max(0.0, 1 - abs(x - 760) / 700))
            spine = trunk(c, x, chance.real(low, high), -20, y + chance.real(-10, 26), tone,
                chance.real(-30, 30))
            twigs = ""
            for bx, by in spine[2:5]:
                side = chance.pick((-1, 1))
                twigs += "M%d %dq%d -40 %d -%d" % (bx, by, side * 30, side * 90,
                    chance.real(90, 150))
            c.stroke(twigs, tone, low * 0.3)
    for points, top, bottom in (([(-20, 690), (200, 668), (460, 700), (700, 716), (960, 708),
            (1240, 676), (1620, 690)], "#e0a45f", "#c47c46"),
            ([(-20, 770), (180, 742), (420, 762), (640, 790), (900, 780), (1180, 752), (1620, 776)],
            "#c77f47", "#96502f")):
        c.fill(down_to(points, 1210), c.linear((0, 680), (0, 900), top, bottom))
        tufts = ""
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            for k in range(9):
                px, py = toward((ax, ay), (bx, by), k / 9)
                tufts += ellipse(px, py + 4, chance.real(20, 44), chance.real(12, 26))
        c.fill(tufts, mix(top, "#e9b46a", 0.35))


def stag(c, x, y):
    """Far off between the trunks, looking back."""
    tone = "#8d4f33"
    c.fill("M%sc-30 -4 -52 6 -60 24l4 34 6 52h10l4 -48 52 2 -2 48h10l10 -62c10 -8 12 -20 16 -38"
        "l14 -16 20 -2 -2 -12 -24 -16c-12 0 -18 8 -22 20l-12 14z" %
        pairs((x, y)), tone)
    c.fill(leaf(x + 34, y - 24, -2.6, 22, 10), tone)
    c.stroke("M%sc-10 -22 -30 -30 -30 -58m4 24c-14 -4 -22 -14 -24 -24m36 44c6 -26 20 -36 22 -62"
        "m-10 30c12 -6 18 -14 20 -24" %
        pairs((x + 40, y - 26)), tone, 5)
    c.fill(polygon([(x - 60, y + 20), (x - 74, y + 36), (x - 58, y + 44)]), "#f6deb0")


def path(c, chance):
    """Leaf litter, and a stream that comes from the light."""
    c.fill("M730 792C820 830 640 862 720 900C820 946 980 960 1010 1040"
        "C1030 1110 930 1150 900 1210H1290C1300 1120 1260 1040 1140 980C1010 920 860 900 850 862"
        "C846 836 880 812 800 790Z",
        c.linear((0, 790), (0, 1200), "#fff2c8", "#c9c9a0", "#6f9a94", "#3f6f78"))
    for _ in range(34):
        t = chance.real() ** 0.8
        y = 810 + 380 * t
        x = 770 + 320 * t ** 0.8 + chance.about(0, 30 + 110 * t)
        c.stroke("M%d %dq%d -%d %d 0" % (x, y, 20 + 20 * t, 5, 34 + 50 * t), "#fff7da", 2 + 2 * t,
            0.55)


def bark(c, chance, spine, width, tone, marks=22):
    text = ""
    for _ in range(marks):
        t = chance.real(0.05, 0.98) * (len(spine) - 1)
        x, y = toward(spine[int(t)], spine[int(t) + 1], t - int(t))
        x += chance.real(-0.42, 0.42) * width
        tall = chance.real(30, 110)
        text += "M%d %dq%d %d %d %d" % (x, y, chance.real(-7, 7), tall / 2, chance.real(-4, 4),
            tall)
    c.stroke(text, tone, 4, 0.5)


def mound(c, chance, x, foot, width):
    """Leaves blown against the foot of a trunk."""
    heap = "".join(ellipse(x + chance.real(-1, 1) * width, foot + chance.real(4, 12),
        chance.real(0.4, 0.8) * width + 8, chance.real(8, 15)) for _ in range(7))
    c.fill(heap, c.down("#b56a3c", "#8a472d"))


def branch(c, points, widths, tone):
    c.fill(ribbon(points, widths), tone)


def trunks(c, chance):
    warm = ["#5b2f2c", "#7a402f", "#a5623c"]
    for x, width, foot, lean, flip in ((210, 96, 930, 26, 0), (1450, 120, 960, -20, 1),
            (452, 52, 860, -16, 0), (1212, 60, 880, 24, 1), (1010, 34, 830, 10, 1),
            (590, 30, 820, -14, 0)):
        tones = warm if not flip else warm[::-1]
        spine = trunk(c, x, width, -20, foot, c.linear((x - width / 2, 0), (x + width / 2, 0),
            *tones), lean)
        bark(c, chance, spine, width, "#3d1f26" if width > 50 else "#5b2f2c", int(width / 4))
        mound(c, chance, x, foot, width)
    branch(c, [(1396, 372), (1330, 396), (1240, 404), (1150, 388), (1090, 400)],
        [34, 28, 22, 15, 4], "#84492f")
    branch(c, [(1240, 404), (1180, 440), (1130, 490)], [14, 10, 2], "#84492f")
    branch(c, [(276, 292), (320, 250), (400, 236), (480, 190), (540, 186)], [34, 26, 20, 12, 3],
        "#84492f")
    branch(c, [(400, 236), (450, 270), (500, 276)], [14, 9, 2], "#84492f")
    branch(c, [(168, 520), (120, 470), (40, 460), (-30, 420)], [34, 24, 18, 12], "#5b2f2c")
    birch(c, chance, 66, 1010, 54)
    birch(c, chance, 1352, 985, 46)
    squirrel(c, 356, 214)
    woodpecker(c, 292, 470)
    for y, reach in ((620, 40), (652, 54), (690, 34)):  # brackets
        c.fill("M%d %dq%d -16 %d 0q-%d 14 -%d 0z" %
            (170 - reach, y, reach / 2, reach + 6, reach / 2, reach + 6),
            c.down("#f6d596", "#b5743f"))


def birch(c, chance, x, foot, width):
    spine = trunk(c, x, width, -20, foot, c.linear((x - width / 2, 0), (x + width / 2, 0),
        "#c9b299", "#fff4dc", "#e8cfa9"), 18)
    for i in range(26):
        t = (i + chance.real()) / 26 * (len(spine) - 1.01)
        px, py = toward(spine[int(t)], spine[int(t) + 1], t - int(t))
        side = chance.pick((-1, 1))
        c.fill(polygon([(px + side * width * 0.47, py - 6),
            (px + side * width * chance.real(-0.1, 0.2), py),
            (px + side * width * 0.47, py + chance.real(5, 11))]), "#4a3136")


def squirrel(c, x, y):
    c.fill("M%sc-34 10 -52 -14 -46 -42c5 -24 32 -34 40 -14c5 14 -10 22 -16 14c-6 22 10 34 26 26z" %
        pairs((x, y + 10)), c.down("#e08a45", "#a4472c"))
    c.fill("M%sc-18 -8 -14 -42 6 -48c2 -16 14 -22 26 -16c10 4 14 14 12 20c-4 8 -14 8 -18 12"
        "c4 14 2 30 -4 34z" %
        pairs((x, y + 20)), c.down("#cf6f38", "#93402b"))
    c.fill(polygon([(x + 10, y - 40), (x + 12, y - 56), (x + 20, y - 42)]), "#93402b")
    c.circle(x + 29, y - 32, 3, "#2a1719")
    c.circle(x + 30, y - 6, 8, "#8a5a2e")
    c.fill("M%sq9 -10 18 0z" % pairs((x + 21, y - 8)), "#5b3a22")


def woodpecker(c, x, y):
    c.fill(polygon([(x - 16, y + 60), (x - 26, y + 120), (x - 4, y + 66)]), "#3a1b22")
    c.fill("M%sC%sC%sZ" % (pairs((x - 14, y - 20)),
        pairs((x + 40, y - 22), (x + 34, y + 50), (x - 14, y + 74)),
        pairs((x - 26, y + 40), (x - 26, y), (x - 14, y - 20))), c.down("#fff4dc", "#e8c79a"))
    c.fill("M%sC%sC%sZ" % (pairs((x + 6, y - 16)),
        pairs((x + 48, y + 4), (x + 34, y + 50), (x - 10, y + 78)),
        pairs((x + 8, y + 44), (x + 6, y + 10), (x + 6, y - 16))), "#3a2a35")
    c.stroke("M%d %dl14 6m-18 10l16 6m-22 8l16 6" % (x + 14, y + 6), "#fff4dc", 4)
    c.fill(circle(x - 2, y - 30, 21), "#3a2a35")
    c.fill("M%sq14 -26 36 4q-20 -4 -36 -4z" % pairs((x - 16, y - 42)), "#d9482f")
    c.fill(circle(x - 8, y - 26, 9), "#fff4dc")
    c.circle(x - 9, y - 32, 3.4, "#1c1016")
    c.fill(polygon([(x - 20, y - 36), (x - 48, y - 28), (x - 20, y - 24)]), "#6b5a50")
    c.circle(x - 4, y + 62, 10, "#d9482f")


def owl(c, x, y):
    c.fill("M%sC%sC%sC%sZ" % (pairs((x - 52, y - 30)),
        pairs((x - 62, y + 30), (x - 36, y + 76), (x, y + 78)),
        pairs((x + 36, y + 76), (x + 62, y + 30), (x + 52, y - 30)),
        pairs((x + 40, y - 74), (x - 40, y - 74), (x - 52, y - 30))),
        c.down("#c69a6b", "#8a5a44", "#5f3a36"))
    c.fill(polygon([(x - 46, y - 44), (x - 44, y - 86), (x - 14, y - 58)])
        + polygon([(x + 46, y - 44), (x + 44, y - 86), (x + 14, y - 58)]), "#8a5a44")
    c.fill("M%sC%sC%sZ" % (pairs((x - 30, y + 6)),
        pairs((x - 30, y + 50), (x - 16, y + 70), (x, y + 72)),
        pairs((x + 16, y + 70), (x + 30, y + 50), (x + 30, y + 6))), "#f3dcb2")
    c.stroke("".join("M%d %dq5 8 10 0" % (x - 25 + 13 * i + 6 * (row % 2), y + 16 + 14 * row)
        for row in range(4) for i in range(4 - row % 2)), "#a06f4a", 4)
    for side in (-1, 1):
        c.circle(x + side * 21, y - 26, 22, "#f7e3bd")
        c.circle(x + side * 20, y - 26, 13, "#f0a243")
        c.circle(x + side * 19, y - 26, 7.5, "#2a1719")
        c.circle(x + side * 19 - 3, y - 29, 2.6, "#ffffff")
        c.fill(leaf(x + side * 50, y - 18, pi / 2 + side * 0.12, 84, 30), "#6d4238")
        c.stroke("M%d %dv12m9 -12v12" % (x + side * 18 - 4, y + 70), "#f0a243", 5)
    c.fill(polygon([(x - 7, y - 16), (x + 7, y - 16), (x, y + 2)]), "#d9783a")


def cluster(c, chance, x, y, rx, ry, tones, count, size):
    """A spray of beech leaves around a point, light ones last."""
    for tone in tones:
        leaves = ""
        for _ in range(int(0.88 * count / len(tones))):
            a, r = chance.real(0, 2 * pi), chance.real() ** 0.5
            leaves += leaf(round(x + rx * r * cos(a)), round(y + ry * r * sin(a)),
                chance.real(0, 2 * pi), chance.real(0.7, 1.2) * size, size * 0.46)
        c.fill(leaves, tone)


def canopy(c, chance):
    for x, y, rx, ry, tone in ((80, 30, 240, 130, "#7a2f2b"), (420, -20, 230, 100, "#a8452f"),
            (1180, -10, 250, 110, "#a8452f"), (1500, 60, 230, 170, "#6d2b2c"),
            (820, -60, 260, 90, "#cf7438"), (40, 250, 120, 110, "#8a362c"),
            (1560, 300, 110, 120, "#7a2f2b")):
        lumps = blob(chance, x, y, rx * 0.9, ry * 0.9, 0.1, 11)
        for i in range(12):
            a = 2 * pi * i / 12 + chance.real(0, 0.3)
            lumps += circle(x + rx * 0.88 * cos(a), y + ry * 0.84 * sin(a),
                chance.real(0.24, 0.42) * ry)
        c.fill(lumps, c.down(shade(tone, 0.15), tone))
    for x, y, rx, ry, tones, count in ((110, 110, 200, 90,
            ["#93352d", "#c9502f", "#e4763a", "#f0a243"], 60),
            (400, 70, 190, 66, ["#c9502f", "#e4763a", "#f0a243", "#f6c95c"], 46),
            (690, 26, 170, 44, ["#e4763a", "#f0a243", "#f6c95c"], 34),
            (960, 20, 150, 46, ["#dba13f", "#f6c95c", "#ffe08a"], 26),
            (1190, 76, 180, 66, ["#93352d", "#c9502f", "#e4763a"], 46),
            (1470, 150, 150, 120, ["#6d2b2c", "#93352d", "#c9502f", "#f0a243"], 60),
            (500, 200, 90, 44, ["#c9502f", "#e4763a", "#f6c95c"], 24),
            (1120, 440, 80, 60, ["#c9502f", "#f0a243", "#f6c95c"], 20),
            (50, 330, 100, 90, ["#93352d", "#c9502f", "#f0a243"], 28)):
        cluster(c, chance, x, y, rx, ry, tones, count, 40)


def fern(c, x, y, tall, lean, tone):
    points = [(x + lean * (t / 8) ** 1.6, y - tall * (t / 8) ** 0.85) for t in range(9)]
    c.stroke(curve(points), shade(tone, 0.3), 4)
    fronds = ""
    for i in range(1, 8):
        px, py = points[i]
        size = tall * 0.34 * sin(pi * (i + 1.5) / 10.5)
        for side in (-1, 1):
            fronds += leaf(px, py, -pi / 2 + side * 1.15 + lean / 300, size, size * 0.3)
    c.fill(fronds, c.linear((0, y - tall), (0, y), tint(tone, 0.22), shade(tone, 0.25)))


def undergrowth(c, chance):
    c.fill(down_to([(-20, 900), (140, 880), (330, 900), (520, 940), (700, 968), (830, 1010),
        (900, 1090), (910, 1210)], 1210), c.linear((0, 880), (0, 1200), "#b0612f", "#7a3a2b",
        "#43202a"))
    c.fill(down_to([(1120, 1210), (1180, 1100), (1240, 1020), (1330, 960), (1460, 930),
        (1640, 920)], 1210), c.linear((0, 920), (0, 1200), "#8f4a2e", "#5f2c2b", "#351a27"))
    litter = {}
    for _ in range(150):
        x, y = chance.real(0, 1600), chance.real(900, 1190)
        if 830 + (y - 900) * 0.4 < x < 1230 or (y < 960 and 620 < x < 1330):
            continue
        litter.setdefault((chance.pick(LEAVES), int((y - 900) / 75)),
            []).append(leaf(round(x), round(y), chance.real(-0.5, 3.6), chance.real(18, 36), 12))
    for (tone, depth), leaves in litter.items():
        c.fill("".join(leaves), mix(tone, "#43202a", 0.1 + 0.1 * depth))
    for x, y, r in ((870, 1060, 44), (1180, 1070, 54), (1080, 990, 26), (800, 940, 22),
            (1120, 1160, 40)):
        c.ellipse(x, y + r * 0.4, r * 1.5, r * 0.4, "#2d4a50", 0.5)
        c.fill(blob(chance, x, y, r * 1.3, r * 0.85, 0.1), c.down("#b9a58c", "#7b6a68", "#40404e"))
        c.fill(blob(chance, x - r * 0.2, y - r * 0.5, r * 0.8, r * 0.3, 0.2), "#8f9a55")


def fox(c, x, y):
    """Sitting, three quarters towards the light, the tail around its feet."""
    coat = c.linear((x - 150, y - 300), (x + 120, y), "#f7a552", "#e4702f", "#b2421f")
    c.ellipse(x + 20, y + 6, 230, 26, "#32161f", 0.5)
    # tail
    c.fill("M%sC%sC%sC%sC%sZ" % (pairs((x - 60, y - 30)),
        pairs((x - 170, y - 40), (x - 262, y - 110), (x - 262, y - 200)),
        pairs((x - 262, y - 246), (x - 238, y - 268), (x - 218, y - 278)),
        pairs((x - 222, y - 190), (x - 120, y - 170), (x - 70, y - 120)),
        pairs((x - 30, y - 90), (x - 30, y - 30), (x - 60, y - 30))), coat)
    c.fill("M%sC%sC%sC%sZ" % (pairs((x - 262, y - 200)),
        pairs((x - 262, y - 246), (x - 238, y - 268), (x - 218, y - 278)),
        pairs((x - 220, y - 250), (x - 212, y - 226), (x - 196, y - 206)),
        pairs((x - 222, y - 214), (x - 238, y - 186), (x - 262, y - 200))),
        c.down("#fffaf0", "#f3dcc0"))
    # body
    c.fill("M%sC%sC%sC%sC%sZ" % (pairs((x - 104, y)),
        pairs((x - 150, y - 70), (x - 118, y - 170), (x - 60, y - 218)),
        pairs((x - 30, y - 246), (x + 54, y - 262), (x + 76, y - 226)),
        pairs((x + 96, y - 170), (x + 92, y - 70), (x + 96, y)),
        pairs((x + 40, y + 4), (x - 50, y + 4), (x - 104, y))), coat)
    c.fill("M%sC%sC%sC%sZ" % (pairs((x - 104, y)),
        pairs((x - 140, y - 80), (x - 70, y - 142), (x - 10, y - 96)),
        pairs((x + 30, y - 60), (x + 6, y - 10), (x - 10, y)),
        pairs((x - 40, y + 3), (x - 80, y + 3), (x - 104, y))), c.down("#e8813b", "#b84a24"))
    c.fill("M%sC%sC%sC%sZ" % (pairs((x - 6, y - 214)),
        pairs((x + 20, y - 130), (x + 20, y - 100), (x + 44, y - 66)),
        pairs((x + 66, y - 104), (x + 92, y - 150), (x + 84, y - 222)),
        pairs((x + 60, y - 230), (x + 20, y - 226), (x - 6, y - 214))),
        c.down("#fff6e2", "#f3d3ab"))
    c.fill("M%sl6 -96q10 -18 24 -2l8 98zM%sl4 -100q12 -14 26 0l4 100z" %
        (pairs((x + 8, y)), pairs((x + 60, y + 2))), c.down("#d9662f", "#4a2327", "#32161f"))
    c.ellipse(x - 62, y - 4, 46, 14, "#8f3a24")
    # head
    hx, hy = x + 42, y - 270
    for side, tip in ((-1, (hx - 84, hy - 118)), (1, (hx + 62, hy - 126))):
        base = hx - 44 if side < 0 else hx + 36
        c.fill(polygon([(base - 34, hy - 22), tip, (base + 36, hy - 46)]),
            "#c9502f" if side < 0 else "#e4702f")
        c.fill(polygon([(base - 16, hy - 36), toward(tip, (base, hy - 30), 0.2),
            (base + 20, hy - 46)]), "#3a1b22")
    c.fill("M%sC%sC%sC%sC%sZ" % (pairs((hx - 92, hy - 4)),
        pairs((hx - 78, hy - 62), (hx - 30, hy - 76), (hx + 6, hy - 72)),
        pairs((hx + 52, hy - 70), (hx + 82, hy - 40), (hx + 94, hy + 2)),
        pairs((hx + 70, hy + 34), (hx + 48, hy + 44), (hx + 24, hy + 74)),
        pairs((hx - 10, hy + 66), (hx - 60, hy + 44), (hx - 92, hy - 4))),
        c.down("#f7a552", "#e4702f", "#cf5a2a"))
    c.fill("M%sC%sC%sC%sZ" % (pairs((hx - 92, hy - 4)),
        pairs((hx - 60, hy + 4), (hx - 22, hy + 10), (hx + 4, hy + 44)),
        pairs((hx + 10, hy + 54), (hx + 16, hy + 64), (hx + 24, hy + 74)),
        pairs((hx - 20, hy + 66), (hx - 66, hy + 48), (hx - 92, hy - 4))), "#fff6e2")
    c.fill("M%sC%sC%sC%sZ" % (pairs((hx + 94, hy + 2)),
        pairs((hx + 70, hy + 4), (hx + 48, hy + 20), (hx + 36, hy + 46)),
        pairs((hx + 32, hy + 56), (hx + 28, hy + 64), (hx + 24, hy + 74)),
        pairs((hx + 44, hy + 56), (hx + 80, hy + 44), (hx + 94, hy + 2))), "#fff6e2")
    c.ellipse(hx + 23, hy + 66, 13, 10, "#2a1719")
    c.stroke("M%sq14 -14 32 0M%sq14 -12 28 -2" % (pairs((hx - 34, hy + 2)),
        pairs((hx + 36, hy + 2))), "#2a1719", 7)
    c.circle(hx - 18, hy - 1, 7, "#2a1719")
    c.circle(hx + 50, hy - 1, 7, "#2a1719")
    c.stroke("M%sl-26 6M%sl24 6" % (pairs((hx - 4, hy + 60)), pairs((hx + 46, hy + 58))), "#2a1719",
        2, 0.5)


def toadstool(c, x, y, size, tone):
    c.fill("M%sq%s %sh%sq%s %sz" % (pairs((x - size * 0.14, y)), pairs((size * 0.06, -size * 0.4)),
        pairs((0, -size * 0.7)), number(size * 0.24), pairs((-size * 0.04, size * 0.4)),
        pairs((size * 0.06, size * 0.7))), c.across("#fff4dc", "#d9b48c"))
    c.fill("M%sC%sQ%sZ" % (pairs((x - size * 0.52, y - size * 0.6)),
        pairs((x - size * 0.44, y - size * 1.2), (x + size * 0.44, y - size * 1.2),
        (x + size * 0.52, y - size * 0.6)), pairs((x, y - size * 0.46),
        (x - size * 0.52, y - size * 0.6))), c.down(tint(tone, 0.2), shade(tone, 0.15)))
    spots = ((-0.2, -0.78, 0.07), (0.06, -0.92, 0.08), (0.24, -0.72, 0.06), (0.02, -0.68, 0.045))
    c.fill("".join(circle(x + dx * size, y + dy * size, r * size) for dx, dy, r in spots),
        "#fff6e2")


def foreground(c):
    for x, y, tall, lean, tone in ((70, 1190, 250, 90, "#5f8a52"), (40, 1190, 220, -80, "#4a7a58"),
            (160, 1200, 190, 110, "#7d9a4f"), (1500, 1190, 270, 100, "#4a7a58"),
            (1440, 1200, 240, -100, "#5f8a52"), (1560, 1200, 200, -60, "#7d9a4f"),
            (1290, 1200, 150, 60, "#6d8f50"), (330, 1200, 150, -50, "#5f8a52")):
        fern(c, x, y, tall, lean, tone)
    c.fill(ribbon([(930, 1196), (1080, 1172), (1250, 1176), (1420, 1150)], [50, 62, 60, 44]),
        c.linear((0, 1130), (0, 1210), "#a0633f", "#5b2f2c", "#32161f"))
    c.ellipse(938, 1194, 16, 25, "#e3b479")
    c.stroke(circle(938, 1194, 9) + circle(938, 1194, 4), "#a0633f", 3)
    for x, y, size, tone in ((400, 1130, 84, "#d9482f"), (462, 1150, 56, "#e4623a"),
            (346, 1146, 46, "#c93f2c"), (1180, 1150, 60, "#e9a24a"), (1226, 1156, 44, "#dba13f"),
            (1390, 1030, 60, "#d9482f")):
        toadstool(c, x, y, size, tone)
    hedgehog(c, 560, 1170)


def hedgehog(c, x, y):
    c.ellipse(x, y + 4, 80, 10, "#241019", 0.6)
    spines = [(x - 74, y)]
    for i in range(19):
        a = pi + pi * (i + 0.5) / 19
        spines += [polar(x, y, 76 if i % 2 else 62, a)]
    c.fill(polygon(spines + [(x + 60, y)]), c.down("#8a5a44", "#4a2a2c"))
    c.stroke(hatch([(polar(x, y, 34, pi + pi * i / 9), polar(x, y, 58, pi + pi * i / 9))
        for i in range(1, 9)]), "#c99a6b", 4, 0.8)
    c.fill("M%sc14 -34 46 -30 66 0q-4 8 -14 6h-52z" % pairs((x + 26, y - 4)), "#e3b98c")
    c.circle(x + 92, y - 5, 6, "#241019")
    c.circle(x + 64, y - 16, 4, "#241019")


def falling(c, chance):
    for x, y in chance.scatter(34, (20, 240, 1580, 900), 120):
        if 440 < x < 860 and y > 560:  # where the fox sits
            continue
        a, size, tone = chance.real(0, 2 * pi), chance.real(28, 46), chance.pick(LEAVES[1:5])
        c.fill(leaf(x, y, a, size, size * 0.55), tone)
        c.line([(x, y), polar(x, y, size * 0.8, a)], tint(tone, 0.4), 2, 0.7)
