"""Mountains, a moon, a sailing boat and a lighthouse, seen from under the pines."""

from math import pi

from ..chance import Chance
from ..colour import mix, ramp, tint
from ..motif import bird, blade, dots, grain, hatch, heap, pine, ripple, stars, streak
from ..shape import (box, curve, down_to, ellipse, leaf, polygon, ridge, smooth, toward)

SHORE = 712
MOON = (1020, 300)
SKY = ["#1d3157", "#34497a", "#5f6399", "#9a7fa8", "#d99a9c", "#f7c08d"]


def draw(c):
    chance = Chance("lake at dusk")
    sky(c, chance)
    far_mountains(c, chance)
    hills(c, chance)
    water(c, chance)
    lighthouse(c, 1318, 716)
    boat(c, 700, 838)
    near_shore(c, chance)
    grain(c, chance, "#fff1d8", 0.10, 420)


def sky(c, chance):
    c.ground(c.linear((0, 0), (0, 730), *SKY))
    c.ground(c.linear((0, 0), (1600, 0), (0, "#16284b", 0.45), (0.5, "#16284b", 0),
        (1, "#f3a3a0", 0.22)))
    stars(c, chance, (0, 0, 1600, 330), 130, sparks=7)
    c.glow(*MOON, 430, "#ffdcae", 0.55, 0.12)
    for r, opacity in ((176, 0.13), (142, 0.18)):
        c.circle(*MOON, r, "#ffe9c4", opacity)
    c.circle(*MOON, 108, c.linear((960, 210), (1080, 400), "#fffaf0", "#ffdfa6"))
    for x, y, r in ((-38, -20, 22), (24, 34, 28), (30, -44, 13), (-22, 52, 12), (62, 0, 10)):
        c.circle(MOON[0] + x, MOON[1] + y, r, "#f1c98c", 0.32)
    for x, y, width, height, t in ((300, 128, 330, 120, 0.0), (190, 176, 460, 84, 0.3),
            (640, 60, 240, 70, 0.15)):
        low = ramp(["#454f86", "#8b739f"], t)
        c.fill(heap(chance, x, y, width, height, 7),
            c.down(mix(low, "#e0a3a8", 0.42), low, mix(low, "#2b3c6c", 0.5)), 0.9)
    for x, y, length, thick, t in ((110, 186, 420, 26, 0.3), (470, 160, 330, 20, 0.45),
            (735, 92, 420, 26, 0.35), (1400, 120, 520, 38, 0.35), (1240, 166, 280, 16, 0.5),
            (330, 300, 430, 30, 0.4), (120, 348, 360, 20, 0.45), (640, 250, 300, 18, 0.4),
            (1010, 352, 380, 20, 0.75), (870, 392, 300, 14, 0.8), (1470, 300, 420, 30, 0.65),
            (1330, 345, 240, 12, 0.7)):
        low = ramp(["#5a6294", "#b58aa9", "#ffc79c"], t)
        c.fill(streak(x, y, length, thick), c.down(tint(low, 0.16), low), 0.75)
    for x, y, span in ((556, 196, 26), (604, 174, 20), (650, 206, 17), (520, 236, 14),
            (1240, 250, 18), (1290, 230, 14)):
        c.fill(bird(x, y, span), "#223257", 0.9)


def peak(c, chance, top, left, right, base, light, dark, snow=0.0):
    """A mountain lit from the right, the side where the moon stands."""

    def flank(foot, count=9):
        points = [top]
        for i in range(1, count):
            x, y = toward(top, foot, i / count)
            points.append((x + chance.real(-12, 12), y + chance.real(-16, 16)))
        return points + [foot]

    west, east = flank((left, base)), flank((right, base))
    crest = [top]
    for i in range(1, 10):
        x, y = toward(top, ((left + right) / 2 - 30, base), i / 9)
        crest.append((x + (26 if i % 2 else -22) * (1 + i / 6), y))
    c.fill(polygon(west + east[:0:-1]), c.down(light, mix(light, "#d99a9c", 0.5)))
    c.fill(polygon(west + crest[:0:-1]), c.down(dark, mix(dark, "#b98aa6", 0.55)))
    if snow:
        n = max(2, int(9 * snow))
        depth = (east[n][0] - west[n][0]) * 0.17
        jag = [toward(west[n], east[n], (i + chance.real(0.8, 1.2)) / 8) for i in range(7)]
        jag = [(x, y + depth * (chance.real(0.6, 1.3) if i % 2 else -0.7))
            for i, (x, y) in enumerate(jag)]
        c.fill(polygon(west[: n + 1] + jag + east[n:0:-1]), c.down("#fff3e2", "#f4cdbb"))
        shadow = [p for p in crest if p[1] < west[n][1] - 6]
        c.fill(polygon(west[: n + 1] + jag[:3] + shadow[:0:-1]), c.down("#b9b4d4", "#a58db4"))


def far_mountains(c, chance):
    c.fill(down_to(ridge(chance, -20, 1620, 560, 60, 0.55, 6), 740, False),
        c.down("#8b7fae", "#d59aa2"))
    peak(c, chance, (1480, 330), 1190, 1760, 730, "#8d86b5", "#6f70a6", 0.3)
    peak(c, chance, (150, 300), -150, 470, 730, "#7f7fb2", "#5f659e", 0.34)
    peak(c, chance, (840, 448), 610, 1090, 730, "#8c84b3", "#6d6fa5", 0.25)
    peak(c, chance, (470, 232), 150, 830, 735, "#7a7bb0", "#535b97", 0.4)
    peak(c, chance, (1190, 462), 960, 1440, 735, "#7c7bae", "#5d639c", 0.22)
    for y, opacity in ((640, 0.30), (672, 0.38)):
        c.fill(down_to(ridge(chance, -20, 1620, y, 16, 0.5, 4), 730), c.down("#e7a9a6", "#ffd2a2"),
            opacity)


def hills(c, chance):
    for y, height, top, bottom, trees in ((610, 64, "#4d6496", "#6b7aa3", 0),
            (652, 40, "#386a86", "#5a8795", 90), (690, 22, "#255a6b", "#2d6670", 150)):
        line = ridge(chance, -20, 1620, y, height, 0.46, 5)
        c.fill(down_to(line, SHORE + 6), c.down(top, bottom))
        wood = ""
        for _ in range(trees):
            x, foot = toward(*chance.pick(list(zip(line, line[1:]))), chance.real())
            tall = chance.real(20, 44)
            wood += polygon([(x, foot - tall), (x + tall * 0.24, foot + 6),
                (x - tall * 0.24, foot + 6)])
        if wood:
            c.fill(wood, mix(top, "#16404f", 0.35))
    c.box(0, SHORE - 8, 1600, 12, "#ffe0ad", opacity=0.55)


def water(c, chance):
    c.box(0, SHORE, 1600, 500, c.linear((0, SHORE), (0, 1200), "#f8c693", "#e2a2a1", "#a782ab",
        "#5c6499", "#2b4272"))
    c.box(0, SHORE, 1600, 500, c.linear((0, 0), (1600, 0), (0, "#2d4678", 0.5),
        (0.62, "#2d4678", 0), (1, "#2d4678", 0.3)))
    # peaks upside down
    for x, width, depth in ((470, 300, 250), (150, 300, 190), (1480, 230, 190), (1200, 180, 120)):
        c.fill(polygon([(x - width, SHORE), (x + width, SHORE), (x + 40, SHORE + depth)]),
               c.linear((0, SHORE), (0, SHORE + depth), (0, "#5b6198", 0.55), (1, "#5b6198", 0.0)))
    for i in range(46):  # the moon's path
        y = SHORE + 12 + i * 8.6
        spread = 24 + i * 3.4
        c.fill(ripple(MOON[0] + chance.about(0, spread), y, chance.real(60, 190) * (0.6 + i / 50),
            2.2 + i * 0.09), "#fff0c9", chance.real(0.5, 0.95) * (1 - i / 70))
    for _ in range(120):
        y = SHORE + 14 + 470 * chance.real() ** 1.5
        far = (y - SHORE) / 480
        c.fill(ripple(chance.real(0, 1600), y, chance.real(50, 150) * (0.5 + far * 1.5),
            1.5 + 3 * far), chance.pick(["#ffd9ad", "#f0b7ad", "#3e5186", "#344a7e", "#c896b0"]),
            0.5)


def lighthouse(c, x, foot):
    c.fill(polygon([(x, 536), (560, 448), (560, 520)]),
        c.linear((x, 0), (560, 0), (0, "#fff2c4", 0.75), (1, "#fff2c4", 0)))
    c.fill(polygon([(x, 536), (1600, 486), (1600, 556)]),
        c.linear((x, 0), (1600, 0), (0, "#fff2c4", 0.7), (1, "#fff2c4", 0.1)))
    c.fill(smooth([(1140, 726), (1210, 700), (1290, 690), (1400, 694), (1500, 672), (1640, 668),
        (1650, 770), (1420, 758), (1240, 746)]), c.down("#2a5a5f", "#163b48"))
    c.fill(smooth([(1150, 732), (1260, 740), (1420, 752), (1640, 764), (1640, 786), (1420, 772),
        (1240, 752)]), "#0f2c3b", 0.7)
    paint = c.across("#fff4e0", "#f6dcc0", "#b98f94")
    c.fill(polygon([(x - 22, 560), (x + 22, 560), (x + 36, foot), (x - 36, foot)]), paint)
    for k in (0.16, 0.5, 0.82):
        y0, y1 = 560 + k * (foot - 560), 560 + (k + 0.15) * (foot - 560)
        w0, w1 = 22 + 14 * k, 22 + 14 * (k + 0.15)
        c.fill(polygon([(x - w0, y0), (x + w0, y0), (x + w1, y1), (x - w1, y1)]),
            c.across("#ef8c58", "#d9663f", "#8e3d3c"))
    c.box(x - 32, 552, 64, 10, "#7c3b40", 3)
    c.box(x - 17, 516, 34, 38, c.down("#fffbe6", "#ffe28f"), 3)
    c.stroke(hatch([((x - 17, 516), (x - 17, 554)), ((x, 516), (x, 554)),
        ((x + 17, 516), (x + 17, 554))]), "#7c3b40", 4)
    c.fill(polygon([(x - 28, 518), (x, 478), (x + 28, 518)]), c.across("#e9794a", "#a4453c"))
    c.circle(x, 474, 6, "#a4453c")
    c.glow(x, 536, 130, "#fff0b8", 0.8)
    c.fill(box(x + 62, 664, 78, 42), "#efd3b4")
    c.fill(polygon([(x + 52, 668), (x + 101, 632), (x + 150, 668)]), "#b4553f")
    c.fill(box(x + 76, 678, 16, 16) + box(x + 108, 678, 16, 16), "#ffd98a")
    for i, width in enumerate((60, 46, 52, 36, 30)):
        c.fill(ripple(x - 10 + 6 * (i % 2), 790 + i * 17, width * 2, 4), "#fbe0c0", 0.5)


def boat(c, x, y):
    for i, width in enumerate((190, 150, 170, 120, 130, 80, 60)):
        c.fill(ripple(x + (9 if i % 2 else -9), y + 22 + i * 16, width, 5),
            "#fff0dc" if i % 3 else "#e9814f", 0.5)
    c.stroke(hatch([((x, y - 186), (x, y))]), "#5c3a3f", 5)
    c.fill("M%d %dQ%d %d %d %dL%d %dZ" % (x - 7, y - 178, x - 34, y - 84, x - 100, y - 20, x - 7,
        y - 20), c.across("#f8dcc2", "#fffaf0"))
    c.fill("M%d %dQ%d %d %d %dL%d %dZ" % (x + 8, y - 160, x + 66, y - 92, x + 78, y - 20, x + 8,
        y - 20), c.across("#f39a5e", "#dd6d43"))
    c.stroke("M%d %dL%d %d" % (x - 60, y - 70, x - 7, y - 70), "#e3bfa4", 3, 0.8)
    c.fill("M%d %dL%d %dQ%d %d %d %dL%d %dQ%d %d %d %dZ" %
        (x - 112, y - 10, x + 104, y - 10, x + 92, y + 26, x + 60, y + 30, x - 70, y + 30, x - 100,
        y + 24, x - 112, y - 10), c.down("#fff1df", "#c79a92"))
    c.box(x - 108, y - 10, 210, 9, "#7a4a47", 4)
    c.fill("M%d %dq24 -5 44 8l-44 4z" % (x, y - 196), "#ef8a52")
    c.circle(x + 52, y - 22, 9, "#3b3550")
    c.fill(ellipse(x + 52, y - 10, 15, 9), "#3b3550")


def near_shore(c, chance):
    c.fill(smooth([(-60, 872), (120, 838), (270, 850), (390, 900), (430, 952), (340, 1000),
        (120, 1010), (-60, 1040)]), c.down("#3a7a63", "#1b4a4c"))
    c.fill(smooth([(-60, 960), (150, 950), (380, 962), (440, 950), (360, 1012), (100, 1030),
        (-60, 1060)]), "#123844", 0.75)
    for x, y, tall, wide in ((60, 880, 300, 150), (330, 900, 230, 118), (196, 892, 420, 190)):
        c.fill(pine(chance, x, y, tall, wide, 9), c.across("#123540", "#1d4f50", "#2f6e5d"))
    c.fill(down_to([(-30, 1098), (200, 1062), (480, 1086), (760, 1128), (1010, 1120), (1280, 1064),
        (1640, 1010)], 1210), c.linear((0, 1010), (0, 1200), "#1f5350", "#0c2a33"))
    c.fill(down_to([(-30, 1150), (300, 1128), (640, 1168), (980, 1172), (1300, 1126), (1640, 1090)],
        1210), "#0a222c")
    for _ in range(46):
        x, y = chance.real(20, 1580), chance.real(1168, 1192)
        c.fill(leaf(x, y, -pi / 2 + chance.real(-1.1, 1.1), chance.real(24, 58), 15),
            chance.pick(["#17454a", "#123a42", "#235a55"]))
    jetty(c)
    for _ in range(44):
        x = chance.real(1120, 1580)
        c.fill(blade(x, 1120 - (x - 1120) * 0.10, -pi / 2 + chance.real(-0.25, 0.25),
            chance.real(70, 210), 8, chance.real(-0.35, 0.35)),
            chance.pick(["#123c41", "#1a4e4c", "#2b6a58", "#0f3038"]))
    for x, y, tall in ((1180, 1090, 190), (1236, 1084, 236), (1330, 1076, 170), (1396, 1070, 250),
            (1520, 1050, 210)):
        c.fill(blade(x, y, -pi / 2 + 0.05, tall, 6, 0.05), "#1a4b48")
        c.fill(box(x + tall * 0.05 - 6, y - tall + 4, 14, 50, 7), c.across("#7d4b3a", "#b87448"))
    for _ in range(30):
        x = chance.real(-10, 560)
        c.fill(blade(x, 1100, -pi / 2 + chance.real(-0.5, 0.5), chance.real(30, 90), 7,
            chance.real(-0.5, 0.5)), chance.pick(["#0f343b", "#1c5250", "#2b6a58"]))
    c.stroke(dots([(chance.real(20, 560), chance.real(1062, 1130)) for _ in range(26)]), "#f2b48c",
        8, 0.9)
    c.stroke(dots([(chance.real(20, 420), chance.real(900, 950)) for _ in range(16)]), "#8fc29a", 6,
        0.7)


def jetty(c):
    c.stroke(hatch([((650, 1010), (650, 1130)), ((742, 1016), (742, 1140)),
        ((560, 1030), (560, 1110)), ((830, 1050), (830, 1150))]), "#2e2a3e", 13)
    c.fill(polygon([(520, 1098), (610, 1000), (760, 1000), (846, 1118)]),
        c.down("#a7746a", "#5b4152"))
    for t in (0.14, 0.3, 0.48, 0.68, 0.88):
        a, b = toward((610, 1000), (520, 1098), t), toward((760, 1000), (846, 1118), t)
        c.line([a, b], "#3a2c42", 4, 0.8)
    c.box(737, 928, 10, 90, "#2e2a3e")
    c.glow(742, 922, 90, "#ffd98a", 0.8)
    c.box(730, 904, 24, 34, c.down("#fff3c2", "#ffb457"), 6)
    c.stroke(curve([(728, 904), (742, 890), (756, 904)]), "#2e2a3e", 5)
