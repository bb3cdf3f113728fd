"""Hot-air balloons over fields and a village, soon after sunrise."""

from math import cos, pi, sin

from ..chance import Chance
from ..colour import mix, ramp, shade, tint
from ..motif import bird, dots, grain, hatch, heap, streak
from ..shape import (box, circle, curve, down_to, ellipse, half_plane, leaf, pairs, polygon, ribbon,
    ridge, sector, toward, voronoi)

SUN = (250, 592)


def draw(c):
    chance = Chance("balloon morning")
    sky(c, chance)
    mountains(c, chance)
    fields(c, chance)
    castle(c, 1010, 752)
    poplars(c, 256, 800, 5)
    poplars(c, 1230, 800, 3)
    village(c)
    farm(c)
    balloon(c, 840, 330, 226, ["#e4623a", "#fff0d0", "#f0a243", "#fff0d0"], "chevron")
    balloon(c, 365, 250, 124, ["#2f7f86", "#8fd0b8", "#fff0d0"], "gores")
    balloon(c, 1268, 208, 108, ["#8a4f86", "#f3b7b0", "#ffe7b8"], "bands")
    balloon(c, 545, 545, 66, ["#f0c15a", "#c9502f"], "gores")
    balloon(c, 1460, 452, 92, ["#34508f", "#8fb8ec", "#fff0d0"], "checks")
    balloon(c, 130, 520, 80, ["#c9483f", "#ffe2a0"], "bands")
    balloon(c, 1120, 560, 44, ["#3f8a76", "#ffe7b8"], "gores")
    balloon(c, 640, 150, 40, ["#a9557a", "#ffd9b0"], "gores")
    foreground(c, chance)
    grain(c, chance, "#fff8e0", 0.14, 300)


def sky(c, chance):
    c.ground(c.linear((0, 0), (0, 800), "#4f9fb8", "#86c4c6", "#c4dfc8", "#fbe3b0", "#fbc58d",
        "#f3a37e"))
    c.ground(c.linear((0, 0), (1600, 0), (0, "#ffd9a0", 0.55), (0.45, "#ffd9a0", 0),
        (1, "#2f7599", 0.42)))
    c.glow(*SUN, 620, "#fff6d0", 0.95, 0.1)
    for i in range(13):
        a = -pi * 0.98 + i * pi * 0.96 / 12
        c.fill(sector(*SUN, 0, 900, a, a + 0.06), c.radial(*SUN, 900, (0, "#fff8d8", 0.3),
            (1, "#fff8d8", 0)))
    c.circle(*SUN, 92, c.linear((0, 510), (0, 690), "#fffdf0", "#ffe39a"))
    for x, y, width, height, t in ((1180, 420, 420, 120, 0.6), (180, 130, 330, 110, 0.75),
            (560, 340, 300, 84, 0.8), (1010, 90, 330, 84, 0.1), (1490, 140, 400, 130, 0.0),
            (1560, 640, 320, 90, 0.9), (60, 380, 260, 80, 0.9), (520, 60, 240, 64, 0.3),
            (1000, 620, 300, 66, 0.9)):
        high = ramp(["#f5fbf2", "#fff4dc", "#ffe9c4"], t)
        low = ramp(["#8fc0cc", "#f0cfae", "#f6b890"], t)
        c.fill(heap(chance, x, y, width, height, 6), c.down(high, mix(high, low, 0.45), low), 0.94)
    for x, y, length in ((760, 60, 380), (1320, 320, 320), (330, 420, 300), (1060, 250, 260),
            (720, 640, 420), (1400, 540, 300), (90, 240, 240)):
        c.fill(streak(x, y, length, 15), "#fff6e0", 0.7)
    for x, y, span in ((1040, 380, 24), (1088, 352, 18), (1120, 384, 16), (1002, 352, 15),
            (1150, 356, 12), (430, 470, 16), (398, 492, 13)):
        c.fill(bird(x, y, span), "#4a5b70", 0.9)


def balloon(c, x, y, r, tones, pattern):
    """An envelope of twelve gores around (x, y), its basket below; six gores face us."""
    foot = y + r * 1.36

    def edge(u, t):
        """The point at height t (0 the crown, 1 the mouth) of the meridian u in -1..1."""
        wide = sin(pi * min(t, 0.56) / 1.12) if t < 0.56 else 1 - ((t - 0.56) / 0.44) ** 1.55 * 0.86
        return x + u * r * wide, y - r + (foot - y + r) * (1 - cos(pi * t * 0.5)) ** 0.86

    steps = 7 if r > 90 else 5
    gores = 1 if pattern == "bands" else 8
    meridians = [sin(-pi / 2 + pi * i / gores) for i in range(gores + 1)]

    def patch(i, t0, t1):
        ts = [t0 + (t1 - t0) * k / steps for k in range(steps + 1)] if t1 - t0 > 0.4 else [t0,
            (t0 + t1) / 2, t1]
        west, east = [edge(meridians[i], t) for t in ts], [edge(meridians[i + 1], t)
            for t in ts[::-1]]
        if t1 - t0 < 0.4:
            return polygon(west + east)
        return curve(west) + "L" + curve(east)[1:] + "Z"

    rows = {"gores": 1, "bands": 7, "checks": 8, "chevron": 1}[pattern]
    cloth = [""] * len(tones)
    for i in range(gores):
        for row in range(rows):
            pick = {"gores": i, "bands": row, "checks": i + row, "chevron": i}[pattern] % len(tones)
            cloth[pick] += patch(i, row / rows, (row + 1) / rows)
    for paths, tone in zip(cloth, tones):
        c.fill(paths, tone)
    if pattern == "chevron":
        for t, tone in ((0.3, "#2f7f86"), (0.42, "#ffe2a0"), (0.54, "#2f7f86")):
            up, down = [], []
            for i in range(17):
                u = sin(-pi / 2 + pi * i / 16)
                dip = 0.055 if i % 2 else 0
                up.append(edge(u, t + dip))
                down.append(edge(u, t + dip + 0.06))
            c.fill(polygon(up + down[::-1]), tone)
        for i in range(8):
            c.fill(patch(i, 0, 0.12), "#93352d" if i % 2 else "#c9502f")
    ts = [k / steps for k in range(steps + 1)]
    outline = curve([edge(-1, t) for t in ts]) + "L" + curve([edge(1, t)
        for t in ts[::-1]])[1:] + "Z"
    c.fill(outline, c.linear((x - r, y), (x + r, y), (0, "#fff3c8", 0.06), (0.2, "#fff3c8", 0.42),
        (0.48, "#fff3c8", 0.0), (0.62, "#3a2450", 0.06), (1, "#3a2450", 0.46)))
    seams = [sin(-pi / 2 + pi * i / 8) for i in range(1, 8)]
    c.stroke("".join(curve([edge(u, t) for t in ts[::2]]) for u in seams), "#3a2450",
        max(1.4, r / 90), 0.22)
    basket(c, x, foot, r, [edge(u, 1)[0] for u in (-1, 1)])


def basket(c, x, foot, r, mouth):
    w, top = r * 0.15, foot + r * 0.3
    c.stroke(hatch([((mouth[0], foot), (x - w, top)), ((mouth[1], foot), (x + w, top)),
        ((x, foot), (x, top))]), "#4a3238", max(1.5, r / 70))
    c.ellipse(x, foot, (mouth[1] - mouth[0]) / 2, r * 0.022, "#4a2a30")
    if r > 100:
        c.glow(x, foot + r * 0.1, r * 0.3, "#ffd27c", 0.9)
        c.fill("M%sq%s %sq%s %sz" % (pairs((x - r * 0.03, foot + r * 0.16)),
            pairs((-r * 0.02, -r * 0.1)), pairs((r * 0.03, -r * 0.17)), pairs((r * 0.06, r * 0.09)),
            pairs((r * 0.03, r * 0.17))), "#fff3c2")
        for dx, tone in ((-0.06, "#34508f"), (0.05, "#c9483f")):
            c.circle(x + dx * r, top - r * 0.06, r * 0.034, "#e3b08c")
            c.box(x + dx * r - r * 0.04, top - r * 0.03, r * 0.08, r * 0.1, tone, r * 0.03)
    c.box(x - w, top, 2 * w, r * 0.2, c.across("#c98b52", "#7a4a34"), r * 0.04)
    c.box(x - w * 1.1, top - r * 0.012, 2.2 * w, r * 0.04, "#5b3528", r * 0.02)
    c.stroke(hatch([((x - w, top + r * k), (x + w, top + r * k)) for k in (0.09, 0.14)]), "#5b3528",
        max(1, r / 110), 0.6)


def mountains(c, chance):
    for y, height, top, bottom, rough in ((640, 84, "#a3b4c2", "#f6cca2", 0.62),
            (700, 50, "#869da8", "#dfb593", 0.58)):
        line = ridge(chance, -20, 1620, y, height, rough, 6)
        c.fill(down_to(line, 860, False), c.linear((0, y - height), (0, 800), top, bottom))
    for points, top, bottom in (([(-20, 760), (160, 716), (380, 744), (640, 730), (900, 752),
            (1160, 716), (1420, 700), (1640, 742)], "#8fae8c", "#c9bf86"),
            ([(-20, 800), (240, 776), (520, 790), (860, 772), (1180, 790), (1640, 764)], "#86a974",
            "#b5b873")):
        c.fill(down_to(points, 1210), c.linear((0, 700), (0, 900), top, bottom))
        trees = ""
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            for _ in range(5):
                px, py = toward((ax, ay), (bx, by), chance.real())
                trees += circle(round(px), round(py + 3), round(chance.real(6, 14)))
        c.fill(trees, mix(top, "#4a7a5c", 0.55), 0.9)


def castle(c, x, y):
    """On its hill below the mountains."""
    c.fill("M%d %dq60 -70 130 -66q90 -2 150 70z" % (x - 130, y + 34), c.down("#8aa98c", "#a9b884"))
    stone = c.across("#fbe6c8", "#c9a592")
    text = box(x - 50, y - 44, 104, 40) + "".join(box(x - 50 + 18 * i, y - 52, 10, 10)
        for i in range(6))
    c.fill(text, stone)
    for dx, tall, w in ((-66, 86, 26), (-14, 122, 30), (48, 74, 24)):
        c.box(x + dx, y - tall, w, tall - 2, stone)
        c.fill(polygon([(x + dx - 4, y - tall), (x + dx + w / 2, y - tall - 44),
            (x + dx + w + 4, y - tall)]), c.across("#6f8fa8", "#3f5f86"))
        c.box(x + dx + w / 2 - 3, y - tall + 16, 6, 14, "#5b4a52", 3)
    c.stroke("M%d %dv-16" % (x + 1, y - 164), "#5b4a52", 3)
    c.fill("M%d %dl24 6l-24 8z" % (x + 1, y - 182), "#e4523a")


def poplars(c, x, y, count):
    for i in range(count):
        tall = 76 + 16 * (i * 5 % 3)
        c.fill(leaf(x + i * 26, y + 4, -pi / 2, tall, 26),
            c.linear((x + i * 26 - 12, 0), (x + i * 26 + 12, 0), "#8fb56e", "#3f6f52"))


def fields(c, chance):
    """A patchwork in perspective: cells of the plane seen from above, drawn towards the horizon."""
    horizon, near = 790, 1210

    def seen(p):
        depth = p[1] / 1000
        y = horizon + (near - horizon) * depth ** 1.7
        return 800 + (p[0] - 800) * (0.55 + 0.75 * depth), y

    tones = ["#e9c968", "#a3b964", "#a58abf", "#d9a354", "#6f9f62", "#f0d98a", "#8fb262", "#c9794e"]
    c.box(0, horizon, 1600, 420, "#9fb36a")
    seeds = [(x, y) for x, y in chance.scatter(60, (-500, 0, 2100, 1000), 190)]
    for i, cell in enumerate(voronoi(seeds, (-520, 0, 2120, 1000))):
        tone = tones[i * 5 % len(tones)]
        outline = "M" + " ".join("%d %d" % seen(p) for p in cell) + "Z"
        c.outlined(outline, c.linear((0, horizon), (0, near), tint(tone, 0.25), shade(tone, 0.22)),
            mix("#5f7f4c", tone, 0.25), 4)
        slope = chance.real(0, pi)
        furrows(c, cell, slope, seen, shade(tone, 0.3))
        if i % 4 == 0:
            hedge = [(toward(cell[0], cell[1], k / 8), 5 + toward(cell[0], cell[1], k / 8)[1] / 120)
                for k in range(8)]
            c.fill("".join(ellipse(*seen(p), r, r * 0.8) for p, r in hedge), "#41704f")
    river = [(980, 780), (900, 806), (1000, 842), (820, 890), (900, 950), (1180, 1010),
        (1230, 1100), (1060, 1220)]
    c.fill(ribbon(river, [5, 12, 20, 34, 52, 78, 104, 130]),
        c.linear((0, 780), (0, 1200), "#fff0c8", "#bfe0d4", "#6fb2bd", "#3f8699"))
    c.stroke(curve([(x + 8, y) for x, y in river]), "#fff8e0", 3, 0.7)


def furrows(c, cell, slope, seen, tone):
    n = (cos(slope), sin(slope))
    offsets = [x * n[0] + y * n[1] for x, y in cell]
    text, at = "", min(offsets) + 14
    while at < max(offsets):
        strip = half_plane(half_plane(cell, (n[0] * at, n[1] * at), (-n[0], -n[1])),
            (n[0] * (at + 1), n[1] * (at + 1)), n)
        if len(strip) > 2:
            far = max(((p, q) for p in strip for q in strip),
                key=lambda e: (e[0][0] - e[1][0]) ** 2 + (e[0][1] - e[1][1]) ** 2)
            a, b = (seen(p) for p in far)
            text += "M%d %dL%d %d" % (*a, *b)
        at += 62
    if text:
        c.stroke(text, tone, 3, 0.4)


def house(c, x, y, w, h, wall, roof):
    c.box(x, y - h, w, h, c.across(tint(wall, 0.4), wall))
    c.fill(polygon([(x - 4, y - h), (x + w * 0.2, y - h * 1.75), (x + w * 0.8, y - h * 1.75),
        (x + w + 4, y - h)]), c.across(roof, shade(roof, 0.35)))
    c.fill(box(x + w * 0.2, y - h * 0.7, w * 0.16, h * 0.3)
        + box(x + w * 0.62, y - h * 0.7, w * 0.16, h * 0.3), "#5b4a52")


def village(c):
    for x, y, w, h, wall, roof in ((356, 872, 52, 30, "#f3dfbf", "#c9603f"),
            (420, 860, 44, 28, "#fff0d6", "#a94a3c"), (540, 866, 50, 30, "#ecd2b0", "#c9603f"),
            (600, 882, 56, 32, "#fff0d6", "#8f4a44"), (330, 906, 60, 36, "#fff0d6", "#b5533c"),
            (434, 908, 56, 34, "#f0d8b4", "#8f4a44"), (556, 924, 62, 38, "#fff4e0", "#c9603f")):
        house(c, x, y, w, h, wall, roof)
    c.box(486, 800, 34, 80, c.across("#fff4e0", "#d9b894"))
    c.fill(polygon([(482, 802), (503, 722), (524, 802)]), c.across("#5f8f92", "#31596b"))
    c.box(520, 842, 60, 38, c.across("#f3dfbf", "#c9a888"))
    c.fill(polygon([(516, 844), (530, 818), (574, 818), (586, 844)]),
        c.across("#c9603f", "#8a3d38"))
    c.circle(503, 822, 8, "#5b4a52")
    c.stroke("M503 722V700M496 708H510", "#5b4a52", 3)
    windmill(c, 1352, 880)
    for x, y, s in ((300, 890, 20), (388, 884, 16), (640, 890, 22), (500, 926, 18), (650, 930, 24),
            (1290, 880, 22), (1420, 892, 20), (720, 846, 15), (1180, 850, 16), (1060, 870, 20),
            (200, 870, 22), (1520, 850, 20)):
        c.ellipse(x + s * 0.7, y + 2, s * 1.2, s * 0.22, "#3a5b48", 0.5)
        c.fill(circle(x, y - s, s) + circle(x - s * 0.7, y - s * 0.5, s * 0.7)
            + circle(x + s * 0.7, y - s * 0.5, s * 0.7),
            c.linear((x - s, y - s), (x + s, y), "#86b56a", "#2f6650"))


def farm(c):
    """A bridge, a flock, hay bales, and the balloons' shadows on the ground."""
    for x, y, r in ((960, 1060, 90), (1270, 930, 46), (250, 950, 46)):
        c.ellipse(x, y, r, r * 0.22, "#2f4a45", 0.28)
    c.stroke("M866 974Q940 926 1064 970", "#e8cfa8", 20)
    c.stroke("M866 966Q940 918 1064 962M866 984Q940 936 1064 980", "#9a7460", 5)
    for x, y in ((640, 1010), (690, 990), (720, 1024), (596, 1034), (770, 1000), (668, 1046),
            (742, 1060)):
        c.stroke("M%d %dv13m15 -13v13" % (x - 8, y), "#4a3a3e", 4)
        c.fill(ellipse(x, y - 6, 21, 13) + circle(x - 12, y - 10, 9) + circle(x + 10, y - 13, 10),
            "#fffaf0")
        c.ellipse(x - 22, y - 12, 8, 6, "#4a3a3e")
    for x, y, s in ((1310, 1000, 20), (1362, 976, 18), (1422, 1010, 22), (1480, 970, 18),
            (1260, 972, 16), (1540, 1012, 21)):
        c.ellipse(x + 8, y + s * 0.8, s * 1.5, 6, "#3a5b48", 0.5)
        c.box(x - s, y - s * 0.9, s * 2.2, s * 1.8, c.down("#fbe08f", "#c98f43"), s * 0.8)
        c.circle(x - s * 0.2, y, s * 0.88, "#f3cf75")
        c.stroke(circle(x - s * 0.2, y, s * 0.5), "#c08a40", 3)


def windmill(c, x, y):
    c.fill(polygon([(x - 24, y - 96), (x + 24, y - 96), (x + 36, y), (x - 36, y)]),
        c.across("#fff4e0", "#f0d8b4", "#b58f7c"))
    c.fill(sector(x, y - 94, 0, 27, pi, 2 * pi), "#a94a3c")
    c.box(x - 9, y - 34, 18, 34, "#6b4038", 8)
    for i in range(4):
        a = 0.5 + i * pi / 2
        tip = (x + 78 * cos(a), y - 104 + 78 * sin(a))
        side = (14 * cos(a + pi / 2), 14 * sin(a + pi / 2))
        root = toward((x, y - 104), tip, 0.22)
        c.fill(polygon([root, tip, (tip[0] + side[0], tip[1] + side[1]),
            (root[0] + side[0], root[1] + side[1])]), "#fff4e0", 0.95)
        c.line([(x, y - 104), tip], "#6b4038", 4)
    c.circle(x, y - 104, 6, "#6b4038")


def foreground(c, chance):
    """The hill that we stand on: poppies, a gate, a hare."""
    c.fill(down_to([(-20, 1010), (160, 1020), (360, 1076), (580, 1128), (800, 1160), (900, 1210)],
        1210), c.linear((0, 1000), (0, 1200), "#7fa653", "#3f6f4a", "#2a5145"))
    c.fill(down_to([(1040, 1210), (1180, 1140), (1360, 1090), (1500, 1070), (1640, 1064)], 1210),
        c.linear((0, 1060), (0, 1200), "#6f9c52", "#376648", "#244a42"))
    fence = [(1120, 1160), (1225, 1126), (1335, 1100), (1450, 1082), (1570, 1074)]
    for dy in (-58, -32):
        c.stroke(curve([(x, y + dy) for x, y in fence]), "#8a5f48", 9)
    for x, y in fence:
        c.box(x - 8, y - 80, 16, 92, c.across("#a9785a", "#5b3a34"), 3)
    stalks, poppies, hearts = "", {}, []
    for _ in range(80):
        x = chance.real(0, 820)
        y = 1016 + (x / 820) ** 1.3 * 150 + chance.real(10, 60)
        tall, lean = chance.real(30, 74), chance.real(-14, 14)
        stalks += "M%d %dq0 %d %d -%d" % (x, y, -tall / 2, lean, tall)
        if chance.real() < 0.6:
            x, y = round(x + lean), round(y - tall)
            tone = chance.pick(["#e4523a", "#e4523a", "#f06f45", "#ffdf8f", "#fff6e2"])
            poppies[tone] = poppies.get(tone, "") + "M%d %dq-16 -20 0 -22q16 2 0 22z" % (x,
                y) + ellipse(x, y - 6, 13, 8)
            hearts.append((x, y - 5))
    c.stroke(stalks, "#4f8450", 3)
    for tone, petals in poppies.items():
        c.fill(petals, tone)
    c.stroke(dots(hearts), "#3a2a35", 6)
    hare(c, 250, 1072)
    for x, y in ((1250, 1170), (1330, 1150), (1420, 1180), (1510, 1130), (1180, 1190), (1570, 1170),
            (1380, 1120), (1460, 1136)):
        c.fill("".join(leaf(x, y, pi * i / 4, 19, 10) for i in range(8)), "#fff6e2")
        c.circle(x, y, 7, "#f0b544")


def hare(c, x, y):
    tone = c.linear((x - 60, y - 100), (x + 50, y), "#c99a6b", "#7a5340")
    c.fill("M%sC%sC%sC%sZ" % (pairs((x - 60, y)), pairs((x - 84, y - 50), (x - 40, y - 88),
        (x + 6, y - 74)), pairs((x + 30, y - 60), (x + 40, y - 30), (x + 36, y)),
        pairs((x + 10, y + 4), (x - 40, y + 4), (x - 60, y))), tone)
    c.fill(leaf(x + 14, y - 94, -1.9, 84, 24) + leaf(x + 26, y - 96, -1.45, 86, 24), "#b5855c")
    c.fill(leaf(x + 15, y - 100, -1.9, 60, 11) + leaf(x + 27, y - 102, -1.45, 62, 11), "#f0c7a8")
    c.fill(ellipse(x + 28, y - 82, 32, 24), "#b5855c")
    c.circle(x + 38, y - 86, 5, "#2a1a1e")
    c.circle(x - 62, y - 12, 14, "#fff4e0")
    c.fill(ellipse(x - 22, y - 12, 34, 20), "#a9764f")
    c.fill(box(x + 14, y - 40, 13, 44, 6), "#b5855c")
