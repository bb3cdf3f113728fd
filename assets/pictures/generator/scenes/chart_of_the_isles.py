"""A sea chart: isles of every climate, a compass rose, ships, a serpent and a whale."""

from math import cos, hypot, pi, sin

from ..chance import Chance
from ..chart_signs import PEN, castle, firs, house, palm, peak, trees
from ..colour import shade, tint
from ..motif import bird, dots, grain, hatch
from ..shape import blob, box, circle, curve, ellipse, pairs, polar, polygon, ribbon, sector, smooth

ROSE = (800, 535)

# centre, half width, half height, raggedness, the land's light and dark
ISLES = {
    "kingdom": (420, 320, 250, 200, 0.16, "#f3e4b4", "#c9b876"),
    "ice": (815, 135, 150, 84, 0.2, "#fbf7ee", "#c9d6d9"),
    "fire": (1215, 240, 190, 150, 0.18, "#b59a86", "#7a5f5a"),
    "sand": (1330, 660, 180, 160, 0.15, "#f9dfa0", "#dba85f"),
    "jungle": (290, 820, 190, 180, 0.18, "#cfe08f", "#7fa65a"),
    "farms": (780, 940, 220, 150, 0.16, "#eee0a0", "#b9c06a"),
    "woods": (1190, 1040, 150, 110, 0.2, "#bcd28a", "#6f9a5f"),
    "west": (60, 520, 90, 80, 0.2, "#f3e4b4", "#c9b876"),
    "corner": (1540, 1090, 100, 90, 0.2, "#f9dfa0", "#d9a35f"),
    "north": (1540, 330, 84, 100, 0.2, "#cfe08f", "#8fb06a"),
}
ISLETS = ((590, 790, 20), (560, 765, 12), (1010, 800, 22), (110, 160, 34), (70, 205, 18),
          (1090, 560, 16), (90, 1110, 36), (130, 1150, 18), (1420, 90, 24), (1455, 115, 13))


def draw(c):
    chance = Chance("chart of the isles")
    coasts = {name: coast(chance, *isle[:5]) for name, isle in ISLES.items()}
    sea(c, chance, coasts)
    rose(c, *ROSE, 152)
    for name, outline in coasts.items():
        land(c, chance, outline, ISLES[name])
    for x, y, r in ISLETS:
        c.outlined(blob(chance, x, y, r * 1.2, r, 0.2, 8), c.down("#f3e4b4", "#c9b876"), PEN, 3)
    kingdom(c)
    ice(c)
    fire(c)
    sand(c)
    jungle(c)
    farms(c)
    woods(c)
    small_isles(c)
    route(c)
    galleon(c, 556, 655, 0.86)
    galleon(c, 1052, 690, 0.62)
    galleon(c, 96, 330, 0.55)
    with c.at(1085, 455, 0, 0.86):
        serpent(c, 0, 0)
    with c.at(452, 1120, 0, 0.86):
        whale(c, 0, 0)
    kraken(c, 1472, 895)
    vignette(c, chance)


def coast(chance, x, y, rx, ry, rough):
    """A ragged shore: waves of rising number around an ellipse, each weaker than the last."""
    waves = [(k, chance.real(0.5, 1.0) * rough * 1.5 / k ** 0.72, chance.real(0, 2 * pi))
        for k in (2, 3, 5, 7, 11, 17)]
    points = []
    for i in range(54):
        a = 2 * pi * i / 54
        r = 1 + sum(size * sin(k * a + phase) for k, size, phase in waves) + chance.real(-0.022,
            0.022)
        points.append((x + rx * r * cos(a), y + ry * r * sin(a)))
    return points


def grown(points, by):
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    out = []
    for px, py in points[::3]:
        d = hypot(px - x, py - y)
        out.append((x + (px - x) * (d + by) / d, y + (py - y) * (d + by) / d))
    return out


def sea(c, chance, coasts):
    c.ground(c.linear((0, 0), (1600, 1200), "#8fc4ba", "#6fb0b0", "#4f959f", "#3f8296"))
    c.glow(760, 500, 760, "#b9e0cc", 0.6)
    lines = []
    for cx, cy in (ROSE, (-200, -100), (1800, 100), (100, 1400), (1750, 1300)):  # rhumb lines
        for i in range(16):
            end = polar(cx, cy, 2200, pi * i / 8 + 0.001)
            lines.append(((cx, cy), end))
    c.stroke(hatch(lines), "#2f6a7a", 2, 0.22)
    for by, light in ((62, 0.2), (38, 0.28), (18, 0.45)):
        shallows = "".join(smooth(grown(outline, by)) for outline in coasts.values())
        shallows += "".join(ellipse(x, y, r * 1.2 + by * 0.6, r + by * 0.6) for x, y, r in ISLETS)
        c.fill(shallows, "#e9f7dc", light)
    waves = ""
    for x, y in chance.scatter(120, (0, 0, 1600, 1200), 84):
        clear = all(hypot((x - i[0]) / (i[2] + 70), (y - i[1]) / (i[3] + 70)) > 1
            for i in ISLES.values())
        if clear and hypot(x - ROSE[0], y - ROSE[1]) > 210:
            waves += "M%d %dq9 -13 18 0q9 -13 18 0" % (x,
                y) + ("q9 -13 18 0" if chance.real() < 0.5 else "")
    c.stroke(waves, "#23586b", 3.4, 0.55)


def rose(c, x, y, r):
    c.circle(x, y, r * 0.98, "#f7ecc8", 0.34)
    for k, w in ((0.97, 5), (0.86, 2), (0.5, 2.5)):
        c.stroke(circle(x, y, r * k), PEN, w, 0.85)
    c.stroke(hatch([(polar(x, y, r * 0.86, pi * i / 36),
        polar(x, y, r * (0.97 if i % 3 else 0.9), pi * i / 36)) for i in range(72)]), PEN, 2, 0.7)
    for step, reach, waist, tones in ((pi / 8, 0.66, 0.16, ("#8fb8b0", "#4f8490")),
            (pi / 4, 0.86, 0.2, ("#f0c15a", "#b9783a")), (0, 1.12, 0.24, ("#e4623a", "#93352d"))):
        count = 8 if step == pi / 8 else 4
        for i in range(count):
            a = step + 2 * pi * i / count - pi / 2
            tip = polar(x, y, r * reach, a)
            for side, tone in ((-1, tones[0]), (1, tones[1])):
                c.outlined(polygon([(x, y), polar(x, y, r * waist,
                    a + side * pi / (count if count == 4 else 8)), tip]), tone, PEN, 1.6)
    c.outlined(circle(x, y, r * 0.12), "#f7ecc8", PEN, 3)
    c.circle(x, y, r * 0.05, "#e4623a")
    n = y - r * 1.2
    c.fill("M%d %dc-22 18 -22 34 0 44c22 -10 22 -26 0 -44zM%d %dc-26 -4 -30 20 -12 26"
        "c2 -8 4 -14 12 -26zM%d %dc26 -4 30 20 12 26c-2 -8 -4 -14 -12 -26z" %
        (x, n - 34, x - 4, n - 2, x + 4, n - 2), "#e4623a")


def land(c, chance, outline, isle):
    x, y, rx, ry, _, light, dark = isle
    shadow = [(px + 7, py + 9) for px, py in outline[::2]]
    c.fill(smooth(shadow), "#1d4a5c", 0.4)
    c.outlined(smooth(outline), c.radial(x - rx * 0.3, y - ry * 0.3, rx * 1.5, tint(light, 0.3),
        light, dark), PEN, 4)
    c.stroke(dots([(x + rx * chance.real(-0.7, 0.7), y + ry * chance.real(-0.65, 0.65))
        for _ in range(26)]), shade(dark, 0.3), 4, 0.45)


def kingdom(c):
    c.stroke(curve([(410, 250), (440, 300), (400, 350), (430, 400), (400, 452), (420, 500)]),
        "#5fa5b0", 10)
    c.ellipse(408, 356, 40, 18, "#6fb4bb")
    for x, y, tall in ((330, 220, 76), (480, 218, 70), (400, 240, 112), (290, 262, 62),
            (454, 262, 64), (350, 272, 74)):
        peak(c, x, y, tall)
    castle(c, 530, 380, 22)
    for x, y, s in ((470, 420, 15), (505, 440, 13), (560, 418, 14), (330, 440, 14), (300, 420, 12)):
        house(c, x, y, s, "#c9603f")
    trees(c, [(240, 330), (270, 348), (222, 362), (256, 378), (294, 368), (230, 396), (276, 402),
        (320, 340)], 15, "#7fa65a")
    trees(c, [(584, 290), (612, 312), (582, 326), (600, 346)], 14, "#8fb05f")
    c.stroke("M330 452q60 30 140 -20q30 -10 50 -38", "#a07a50", 4, dash=(9, 7))


def ice(c):
    for x, y, tall in ((750, 150, 56), (880, 156, 50), (812, 160, 84)):
        peak(c, x, y, tall, "#eef4f4", "#9fb6c4")
    c.outlined(sector(905, 190, 0, 20, pi, 2 * pi), "#ffffff", PEN, 2.4)
    c.box(899, 180, 12, 10, PEN, 4)
    firs(c, [(724, 184), (744, 192), (704, 178)], 13, "#5f8f86")
    for x, y in ((846, 212), (866, 220)):
        c.fill(ellipse(x, y, 7, 11), PEN)
        c.ellipse(x, y + 1, 4, 8, "#ffffff")
    c.outlined(polygon([(690, 250), (712, 222), (742, 236), (752, 256)]), "#ffffff", PEN, 2.4)


def fire(c):
    for x, y, r in ((1236, 62, 40), (1276, 24, 52), (1204, 96, 30), (1330, 48, 40)):
        c.circle(x, y, r, "#8a6f72", 0.75)
        c.circle(x - 6, y - 8, r * 0.75, "#b59a96", 0.8)
    c.outlined(polygon([(1090, 320), (1180, 150), (1206, 138), (1230, 150), (1252, 140),
        (1340, 320)]), c.linear((1090, 0), (1340, 0), "#a5837a", "#6f5157", "#4a3a48"), PEN, 4)
    c.fill("M1184 150Q1218 172 1250 144L1262 190Q1244 180 1240 216Q1228 190 1216 250"
        "Q1206 196 1196 206Q1192 180 1176 190Z",
        c.linear((0, 140), (0, 250), "#ffe08a", "#f0803f", "#d9482f"))
    c.fill("M1206 138q10 -30 4 -50q22 16 20 52z", "#f7a640")
    firs(c, [(1080, 344), (1104, 356), (1130, 346), (1330, 346), (1356, 332)], 14, "#5f7f5a")
    c.stroke(curve([(1216, 250), (1230, 290), (1214, 330), (1236, 376)]), "#f0803f", 10)
    c.stroke(dots([(1180, 350), (1290, 352), (1160, 326), (1262, 336)]), "#3f3440", 13)


def sand(c):
    for x, y, s in ((1300, 650, 74), (1388, 676, 54)):
        c.outlined(polygon([(x - s, y), (x - s * 0.05, y - s), (x + s * 0.3, y)]), "#fbe6b0", PEN,
            3)
        c.outlined(polygon([(x + s * 0.3, y), (x - s * 0.05, y - s), (x + s * 0.9, y)]), "#c9914f",
            PEN, 3)
        c.stroke("M%d %dh%d" % (x - s * 0.66, y - s * 0.34, s * 0.86), "#c9914f", 2.4, 0.7)
    c.ellipse(1270, 740, 44, 16, "#6fb4bb")
    for x, y in ((1232, 738), (1312, 744), (1290, 722)):
        palm(c, x, y, 50)
    c.stroke(curve([(1360, 740), (1390, 726), (1420, 740), (1450, 726)])
        + curve([(1346, 768), (1376, 756), (1406, 768)]), "#c9914f", 4, 0.8)
    c.stroke(curve([(1210, 610), (1236, 598), (1262, 610)]), "#c9914f", 4, 0.8)
    for x in (1228, 1256):
        c.fill("M%d 704q2 -24 12 -16q5 -14 11 0q12 -3 12 8h7v-9h7v13h-10v22h-4v-15h-18v15h-4v-17z" %
            (x - 20), "#8a5a3c")


def jungle(c):
    peak(c, 260, 790, 110, "#a9c080", "#5f8456", False)
    peak(c, 330, 800, 84, "#a9c080", "#5f8456", False)
    for k in range(4):  # a stepped temple
        w = 92 - 22 * k
        c.outlined(box(330 - w / 2, 880 - 17 * k, w, 17), "#e9d3a0", PEN, 2.4)
    c.box(322, 868, 16, 29, PEN)
    c.outlined(box(316, 806, 28, 22), "#e9d3a0", PEN, 2.4)
    for x, y in ((180, 850), (220, 880), (250, 850), (200, 920), (400, 850), (420, 900), (280, 940),
            (330, 950), (150, 800), (380, 950), (240, 960)):
        palm(c, x, y, 48)
    c.stroke(curve([(262, 760), (272, 830), (246, 900), (262, 990)]), "#6fb4bb", 8)
    cross = (400, 790)
    c.stroke("M%d %dl28 28m0 -28l-28 28" % (cross[0] - 14, cross[1] - 14), "#d9402f", 9)


def farms(c):
    for x, y, w, h, tone in ((660, 900, 80, 44, "#e3b95f"), (746, 884, 74, 40, "#a9c46a"),
            (674, 956, 86, 46, "#8fb25c"), (772, 938, 70, 44, "#d99a54"),
            (880, 930, 74, 46, "#a58abf")):
        c.outlined(polygon([(x, y), (x + w, y - 8), (x + w + 16, y + h - 8), (x + 12, y + h)]),
            tone, PEN, 2.4)
        c.stroke(hatch([((x + 10 + w * k / 5, y + 2), (x + 24 + w * k / 5, y + h - 6))
            for k in range(5)]), shade(tone, 0.35), 3, 0.6)
    for x, y, s in ((700, 1030, 15), (736, 1046, 17), (776, 1034, 15), (660, 1020, 12)):
        house(c, x, y, s, "#b5533c")
    c.outlined(polygon([(846, 906), (856, 846), (880, 846), (890, 906)]), "#fff4d9", PEN, 2.6)
    c.outlined(sector(868, 848, 0, 16, pi, 2 * pi), "#c9603f", PEN, 2.6)
    for i in range(4):
        a = 0.6 + pi * i / 2
        c.outlined(polygon([polar(868, 846, 8, a), polar(868, 846, 48, a),
            polar(868, 846, 48, a + 0.26), polar(868, 846, 16, a + 0.5)]), "#fffaf0", PEN, 2)
    c.outlined(polygon([(966, 1000), (972, 920), (992, 920), (998, 1000)]), "#fff4d9", PEN, 2.6)
    c.fill(box(970, 940, 24, 12) + box(968, 968, 28, 12), "#d9482f")
    c.outlined(box(970, 902, 24, 18), "#ffe08a", PEN, 2.4)
    c.outlined(polygon([(964, 902), (982, 886), (1000, 902)]), "#d9482f", PEN, 2.4)
    trees(c, [(830, 1010), (860, 1022), (890, 1004), (600, 950), (620, 976), (596, 990)], 14,
        "#7fa65a")


def woods(c):
    firs(c, [(1130, 1010), (1160, 1000), (1190, 1010), (1220, 996), (1110, 1040), (1145, 1044),
        (1180, 1050), (1216, 1040), (1250, 1030), (1130, 1080), (1170, 1086), (1270, 1062),
        (1240, 1080)], 19, "#4f8a66")
    c.stroke("M1100 1086q40 24 90 22", "#a07a50", 4, dash=(8, 7))
    for i in range(6):  # standing stones
        x, y = polar(1226, 1108, 30, pi * i / 3)
        c.outlined(box(x - 5, 1108 + (y - 1108) * 0.4 - 18, 11, 20, 3), "#d9d3c4", PEN, 2)


def small_isles(c):
    for x, y, tall in ((36, 520, 60), (90, 532, 44)):
        peak(c, x, y, tall)
    trees(c, [(40, 560), (76, 572), (110, 560)], 13, "#7fa65a")
    firs(c, [(1510, 310), (1540, 300), (1570, 316), (1524, 350), (1556, 358)], 18, "#5f8f5a")
    house(c, 1540, 404, 16, "#c9603f")
    for x, y in ((1500, 1090), (1550, 1110), (1590, 1080)):
        palm(c, x, y, 56)
    for x, y in ((112, 156), (96, 1106), (1490, 872)):
        palm(c, x, y, 34)


def route(c):
    line = curve([(640, 1010), (560, 990), (516, 920), (512, 830), (476, 770), (412, 790)])
    c.stroke(line, "#d9402f", 7, 0.95, dash=(17, 14))


def galleon(c, x, y, s):
    with c.at(x, y, 0, s):
        c.fill("M-120 44q30 18 60 4t60 4t60 -4t60 4l-18 24h-190z", "#f4fbee", 0.55)
        c.outlined("M-104 -6q20 10 60 10h70q50 0 76 -38l8 4q-4 50 -38 78h-132q-40 -10 -44 -54z",
            c.linear((0, -30), (0, 50), "#b5714a", "#6b3f35"), PEN, 4)
        c.stroke("M-92 16q80 16 180 -8M-84 30q80 12 160 -2", "#e9b87f", 4, 0.8)
        c.fill("".join(circle(-60 + 32 * i, 12 - (i > 3) * 3, 5) for i in range(5)), PEN)
        c.stroke("M-52 4V-140M14 4V-168M70 -8V-116M96 -30L150 -62", PEN, 5)
        for mx, top, wide, tall in ((-52, -128, 54, 54), (-52, -70, 66, 56), (14, -156, 60, 62),
                (14, -90, 74, 70), (70, -106, 46, 66)):
            c.outlined("M%d %dq%d 10 %d 0q20 %d 2 %dq-%d -12 -%d 0q18 -%d -2 -%dz" %
                (mx - wide / 2, top, wide / 2, wide, tall / 2, tall, wide / 2, wide + 2, tall / 2,
                tall), c.linear((mx - wide / 2, 0), (mx + wide / 2, 0), "#fffaf0", "#e9cfae"), PEN,
                3)
        c.fill("M26 -58h26v-8h12v8h0v12h-12v26h-12v-26h-14z", "#e4623a", 0.9)
        c.fill("M-52 -152q-22 -10 -40 2q20 8 40 14zM14 -182q-24 -10 -44 2q22 8 44 14z", "#e4623a")
        c.outlined("M100 -36L150 -62Q132 -30 104 -18Z", "#fff3dc", PEN, 3)


def serpent(c, x, y):
    skin = c.linear((x - 60, y - 110), (x + 160, y + 40), "#6fc0a0", "#2f7f86", "#2a5f7a")
    for dx, r in ((0, 54), (92, 42), (164, 28)):
        c.outlined("M%d %dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 0 %d %dZ" %
            (x + dx - r, y + 20, r, r * 1.3, x + dx + r, y + 20, x + dx + r * 0.5, r * 0.5, r * 0.8,
            x + dx - r * 0.5, y + 20), skin, PEN, 3.4)
        c.fill("".join(polygon([polar(x + dx, y + 20, r * 1.12, a),
            polar(x + dx, y + 20, r * 1.46, a + 0.12), polar(x + dx, y + 20, r * 1.12, a + 0.26)])
            for a in (-2.3, -1.75, -1.2)), "#f0c15a")
    c.outlined("M%d %dC%d %d %d %d %d %dQ%d %d %d %dQ%d %d %d %dQ%d %d %d %dC%d %d %d %d %d %dZ" %
        (x - 96, y + 20, x - 130, y - 40, x - 70, y - 70, x - 92, y - 104, x - 120, y - 92, x - 150,
        y - 96, x - 166, y - 108, x - 148, y - 122, x - 110, y - 146, x - 70, y - 128, x - 30,
        y - 80, x - 76, y - 40, x - 64, y + 20), skin, PEN, 3.4)
    c.circle(x - 104, y - 120, 6, "#fff6e2")
    c.circle(x - 105, y - 120, 3, PEN)
    c.fill("M%d %dl-8 -26l18 16zM%d %dl-18 4l6 -8l-10 -5l18 -1z" %
        (x - 74, y - 126, x - 166, y - 106), "#f0803f")
    c.outlined("M%d %dq26 -26 18 -60q24 12 30 -6q8 34 -26 66z" % (x + 196, y + 20), skin, PEN, 3.4)
    for dx in (-78, 0, 92, 164, 206):
        c.stroke("M%d %dq14 -10 28 0t28 0" % (x + dx - 28, y + 24), "#f4fbee", 5)


def whale(c, x, y):
    c.outlined("M%sc10 -70 90 -96 150 -70c36 16 60 6 74 -22c-26 -4 -34 -26 -28 -42"
        "c16 12 30 8 40 22c6 -16 24 -20 42 -20c-4 20 -14 34 -34 40c0 60 -46 108 -120 108z" %
        pairs((x - 110, y + 16)), c.linear((x - 110, y - 60), (x + 60, y + 20), "#7fa5c4",
        "#3f6a94"), PEN, 3.6)
    c.fill("M%sq40 26 110 2l-8 14h-92z" % pairs((x - 104, y)), "#e9f0ea")
    c.stroke("M%sq20 12 40 10" % pairs((x - 104, y - 4)), PEN, 3)
    c.circle(x - 60, y - 18, 5, PEN)
    c.stroke("M%d %dq-4 -40 -32 -36m32 36q4 -44 32 -38m-32 38v-50" % (x - 56, y - 62), "#f4fbee", 7)
    for dx in (-110, -40, 30):
        c.stroke("M%d %dq16 -12 32 0t32 0" % (x + dx - 10, y + 22), "#f4fbee", 5)


def kraken(c, x, y):
    tone = c.linear((0, y - 90), (0, y + 30), "#d9798f", "#8a4f86")
    for points in ([(x - 100, y + 30), (x - 118, y - 30), (x - 86, y - 80), (x - 60, y - 50),
            (x - 78, y - 36)], [(x + 84, y + 30), (x + 110, y - 30), (x + 86, y - 90),
            (x + 58, y - 64), (x + 74, y - 44)], [(x - 52, y + 30), (x - 62, y - 6),
            (x - 36, y - 24)], [(x + 44, y + 30), (x + 54, y - 2), (x + 34, y - 24)]):
        c.fill(ribbon(points, [26, 21, 15, 10, 3][:len(points)] if len(points) == 5
            else [22, 16, 4]), tone)
    c.outlined("M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ" %
        (x - 34, y + 26, x - 56, y - 60, x - 36, y - 100, x, y - 100, x + 36, y - 100, x + 56,
        y - 60, x + 34, y + 26), tone, PEN, 3.4)
    for side in (-1, 1):
        c.circle(x + side * 15, y - 36, 10, "#fff6e2")
        c.circle(x + side * 14, y - 34, 5, PEN)
    for dx in (-110, -50, 10, 66):
        c.stroke("M%d %dq12 -10 24 0t24 0" % (x + dx, y + 32), "#f4fbee", 5)


def vignette(c, chance):
    """An old sheet: darker corners, a few gulls, the folds."""
    for x, y in ((0, 0), (1600, 0), (0, 1200), (1600, 1200)):
        c.fill(box(max(0, x - 700), max(0, y - 560), 700, 560),
            c.radial(x, y, 600, (0, "#5a3f2c", 0.5), (1, "#5a3f2c", 0)))
    for x in (533, 1066):
        c.box(x - 9, 0, 9, 1200, c.across((0, "#2f3a3a", 0), (1, "#2f3a3a", 0.2)))
        c.box(x, 0, 9, 1200, c.across((0, "#fffbe6", 0.25), (1, "#fffbe6", 0)))
    c.box(0, 591, 1600, 9, c.down((0, "#2f3a3a", 0), (1, "#2f3a3a", 0.2)))
    c.box(0, 600, 1600, 9, c.down((0, "#fffbe6", 0.25), (1, "#fffbe6", 0)))
    for x, y, span in ((690, 380, 20), (730, 400, 15), (1130, 900, 18), (180, 640, 17),
            (220, 660, 13), (930, 60, 14), (1490, 520, 18)):
        c.fill(bird(x, y, span), PEN)
    grain(c, chance, "#3f2f24", 0.2, 260)
