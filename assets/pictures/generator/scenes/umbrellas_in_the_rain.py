"""An old street on a wet evening: lit shops, umbrellas, and all of it again in the puddles."""

from math import pi, sin

from ..chance import Chance
from ..colour import ramp, shade, tint
from ..motif import bird, dots, hatch, heap, ripple
from ..passers_by import INK, child, couple, dog, walker
from ..shape import box, circle, ellipse, polar, polygon

KERB = 905
LAMP = "#ffd98a"


def draw(c):
    chance = Chance("umbrellas in the rain")
    sky(c, chance)
    houses(c, chance)
    street(c, chance)
    for x, y in ((212, 900), (1010, 900), (1412, 900)):
        lamp_post(c, x, y)
    bicycle(c, 1205, 930)
    couple(c, 372, 1085)
    child(c, 655, 1120)
    dog(c, 540, 1128)
    walker(c, 880, 1060, "#c9483f", "#3f4f7c", 1.0, "dots")
    walker(c, 1120, 1120, "#2f7f86", "#7a4a58", 1.06, "ribs")
    walker(c, 1360, 1070, "#8a5f9a", "#c98a4a", 0.96, "rim")
    walker(c, 90, 1100, "#e3b04f", "#3f6f6a", 1.0, "ribs")
    walker(c, 1540, 1130, "#dd8f92", "#34508f", 1.04, "dots")
    paper_boat(c, 1290, 1160)
    rain(c, chance)


def sky(c, chance):
    c.ground(c.linear((0, 0), (0, 700), "#33475f", "#5a718a", "#9aa3ac", "#e3b59a"))
    c.glow(760, 560, 760, "#ffd0a0", 0.5)
    for x, y, w, h, t in ((180, 110, 460, 130, 0.1), (620, 70, 420, 100, 0.3),
            (1040, 120, 460, 120, 0.5), (1460, 90, 420, 140, 0.2), (820, 210, 380, 90, 0.7),
            (380, 220, 330, 80, 0.6), (1300, 240, 330, 84, 0.8)):
        low = ramp(["#42566f", "#6f8296", "#a5a3a8"], t)
        c.fill(heap(chance, x, y, w, h, 7), c.down(tint(low, 0.22), low, shade(low, 0.2)), 0.9)
    for x, y, span in ((560, 180, 16), (600, 160, 13), (530, 150, 11), (1180, 60, 14),
            (1215, 78, 11)):
        c.fill(bird(x, y, span), INK)


def window(c, x, y, w, h, lit, kind="plain", trim="#f2e3c8"):
    c.box(x - 7, y - 7, w + 14, h + 14, trim, 4)
    c.box(x, y, w, h, c.down("#fff0b8", "#ffc469") if lit else c.down("#6f8fa5", "#34506c"))
    if lit:
        c.fill("M%d %dh%dq-4 %d -%d %dzM%d %dh-%dq4 %d %d %dz" %
            (x, y, w * 0.34, h * 0.5, w * 0.34, h * 0.8, x + w, y, w * 0.34, h * 0.5, w * 0.34,
            h * 0.8), "#e89a62", 0.6)
    else:
        c.fill(polygon([(x, y + h * 0.6), (x + w * 0.6, y), (x + w * 0.85, y), (x, y + h * 0.9)]),
            "#c9dce3", 0.3)
    c.stroke("M%d %dv%dM%d %dh%d" % (x + w / 2, y, h, x, y + h * 0.4, w), trim, 5)
    if kind == "box":
        c.box(x - 10, y + h + 2, w + 20, 16, "#7a4a3c", 3)
        c.stroke(dots([(x - 4 + (w + 8) * i / 6, y + h - 3 - 5 * (i % 2)) for i in range(7)]),
            "#4f8458", 17)
        c.stroke(dots([(x - 2 + (w + 6) * i / 5, y + h - 8 - 4 * (i % 2)) for i in range(6)]),
            "#e4624a", 10)
    if kind == "shutters":
        for side in (x - 30, x + w + 6):
            c.box(side, y - 4, 24, h + 8, "#3f7a78", 2)
            c.stroke(hatch([((side + 5, y + 10 + k * 14), (side + 19, y + 10 + k * 14))
                for k in range(int(h / 14))]), "#2a5a5e", 3)
    if kind == "cat":
        c.fill(ellipse(x + w * 0.5, y + h - 12, 15, 15) + circle(x + w * 0.5, y + h - 32, 10)
            + polygon([(x + w * 0.5 - 10, y + h - 34), (x + w * 0.5 - 8, y + h - 50),
            (x + w * 0.5 - 1, y + h - 40)]) + polygon([(x + w * 0.5 + 10, y + h - 34),
            (x + w * 0.5 + 8, y + h - 50), (x + w * 0.5 + 1, y + h - 40)]), INK)
    if kind == "lamp":
        c.fill("M%d %dh24l10 26h-44z" % (x + w / 2 - 12, y + h - 52), "#d9604f")
        c.box(x + w / 2 - 3, y + h - 26, 6, 26, INK)


def chimney(c, x, y, w, h):
    c.box(x, y, w, h, c.across("#a5604c", "#6f3f40"))
    c.box(x - 5, y - 8, w + 10, 12, "#5b3438")
    c.fill(box(x + 4, y - 26, 12, 20, 3) + box(x + w - 16, y - 26, 12, 20, 3), "#b5735a")


def smoke(c, x, y):
    for i in range(5):
        c.circle(x + 14 * sin(i * 1.1) + i * 9, y - 24 * i, 12 + 6 * i, "#e9dcd6", 0.5 - 0.08 * i)


def tiles(c, x, y, w, h, tone):
    """A steep roof in courses."""
    c.fill(polygon([(x - 10, y), (x + w * 0.14, y - h), (x + w * 0.86, y - h), (x + w + 10, y)]),
        c.linear((0, y - h), (0, y), tint(tone, 0.12), shade(tone, 0.25)))
    scales = ""
    for row in range(int(h / 22)):
        yy = y - 8 - 22 * row
        inset = w * 0.14 * (y - yy) / h
        scales += "".join("M%d %dq9 9 18 0" % (x + inset + 20 * i + 10 * (row % 2), yy - 8)
            for i in range(int((w - 2 * inset) / 20)))
    c.stroke(scales, shade(tone, 0.35), 3, 0.7)


def facade(c, chance, x, w, top, wall):
    c.box(x, top, w, KERB - top, c.linear((x, 0), (x + w, 0), tint(wall, 0.14), wall,
        shade(wall, 0.2)))
    for _ in range(9):
        bx, by = chance.whole(x + 10, x + w - 60), chance.whole(int(top) + 20, 640)
        c.stroke("M%d %dh26m-14 11h30" % (bx, by), shade(wall, 0.22), 4, 0.5)
    c.box(x - 4, top, w + 8, 14, tint(wall, 0.4))
    c.box(x - 4, 636, w + 8, 12, shade(wall, 0.35))


def awning(c, x, y, w, one, other, stripes=8):
    step = w / stripes
    for i in range(stripes):
        a = x + i * step
        c.fill("M%s %dL%d %dV%da%d 13 0 0 1 -%d 0V%dZ" %
            (int(a), y, a + step, y, y + 58, step / 2, step, y), one if i % 2 == 0 else other)
    c.box(x, y - 8, w, 12, shade(one, 0.3), 3)
    c.box(x, y + 58, w, 16, c.down((0, INK, 0.4), (1, INK, 0)))


def shop(c, x, w, frame, sign):
    """A lit shop window with a door; `sign` paints what hangs above and lies inside."""
    c.glow(x + w / 2, 860, w * 0.9, LAMP, 0.55)
    c.box(x + 10, 664, w - 20, KERB - 664, frame, 4)
    c.box(x + 24, 746, w * 0.56, 122, c.down("#fff3c4", "#ffca70"))
    c.box(x + w * 0.72, 746, w * 0.2, KERB - 746, shade(frame, 0.35), 3)
    c.box(x + w * 0.75, 760, w * 0.14, 80, c.down("#fff3c4", "#ffb75f"), 3)
    c.circle(x + w * 0.75, 858, 5, LAMP)
    sign(c, x, w)


def bakery(c, x, w):
    awning(c, x + 4, 690, w - 8, "#d9604f", "#fff3dc")
    for dx, tone in ((50, "#c98a4a"), (86, "#e3b064"), (122, "#b5733c"), (158, "#d9a054")):
        c.ellipse(x + dx, 852, 20, 12, tone)
        c.stroke("M%d %dl8 -8m2 10l8 -8" % (x + dx - 10, 854), tint(tone, 0.5), 3)
    c.fill(box(x + 30, 806, w * 0.56 - 12, 6) + box(x + 30, 862, w * 0.56 - 12, 6), "#a9784a")
    for dx in (56, 96, 136):
        c.fill("M%d 804q4 -24 18 -24t18 24z" % (x + dx - 18), "#f2d3a0")
        c.circle(x + dx, 778, 5, "#d9482f")


def books(c, x, w):
    c.box(x + 16, 672, w - 32, 40, "#233a4c", 5)
    c.stroke("M%d 684h%dM%d 698h%d" % (x + 40, w - 80, x + 60, w - 120), "#e9c98a", 5)
    tones = ("#c9483f", "#2f7f86", "#e3b04f", "#8a5f9a", "#3f6ab0", "#6f9a52")
    for row in (0, 1):
        at = x + 30
        for i in range(9):
            wide, tall = 12 + (i * 5 + row * 3) % 8, 36 + (i * 7 + row * 11) % 16
            c.box(at, 802 + 62 * row - tall, wide, tall, tones[(i + 2 * row) % 6])
            at += wide + 1
        c.box(x + 26, 802 + 62 * row, w * 0.56 - 6, 6, "#7a5238")


def cafe(c, x, w):
    awning(c, x + 4, 690, w - 8, "#2f6f6a", "#f2e3c8", 10)
    c.stroke("M%d 664V620H%d" % (x + w - 30, x + w + 4), INK, 6)
    c.circle(x + w - 2, 654, 36, "#fff3dc")
    c.stroke(circle(x + w - 2, 654, 36), "#7a4a3c", 5)
    c.fill("M%d 648h30v10q-2 16 -15 16t-15 -16z" % (x + w - 19), "#7a4a3c")
    c.stroke("M%d 652q10 0 8 8t-10 6M%d 640q-5 -6 0 -10t0 -8M%d 640q-5 -6 0 -10t0 -8" %
        (x + w + 11, x + w - 10, x + w + 2), "#7a4a3c", 3.4)
    for dx in (66, 136):
        c.circle(x + dx, 796, 15, INK)
        c.fill("M%d 868q2 -58 22 -58t22 58z" % (x + dx - 22), INK)
    c.fill(ellipse(x + 101, 842, 34, 7) + box(x + 98, 842, 6, 26), "#7a4a3c")
    c.fill(box(x + 88, 828, 12, 12, 3) + box(x + 106, 828, 12, 12, 3), "#fff6e2")


def flowers(c, x, w):
    awning(c, x + 4, 690, w - 8, "#6f9a5f", "#fff3dc", 7)
    for i in range(5):
        px = x + 44 + i * w * 0.115
        c.fill("M%d 846h26l-5 22h-16z" % (px - 13), "#7f9aa8")
        tone = ("#e4624a", "#ffd36a", "#dd8fb0", "#fffaf0", "#9a7fc8")[i]
        c.stroke(hatch([((px, 846), (px + k, 812)) for k in (-10, 0, 10)]), "#4f8458", 4)
        c.stroke(dots([(px - 12, 814), (px + 12, 814), (px, 804), (px - 6, 824), (px + 7, 824)]),
            tone, 17)
    for i, tone in enumerate(("#e4624a", "#fffaf0", "#ffd36a")):
        px = x + 26 + 54 * i
        c.fill("M%d 876h44l-7 38h-30z" % px, c.across("#a9bac4", "#5f7484"))
        c.stroke(dots([(px + 8, 866), (px + 22, 858), (px + 36, 866), (px + 15, 874),
            (px + 30, 874)]), "#4f8458", 22)
        c.stroke(dots([(px + 6, 862), (px + 22, 852), (px + 38, 862), (px + 14, 870),
            (px + 31, 870)]), tone, 14)


def clocks(c, x, w):
    c.box(x + 16, 672, w - 32, 40, "#5b2f3c", 5)
    c.stroke("M%d 692h%d" % (x + 44, w - 88), "#e9c98a", 6, dash=(14, 12))
    c.stroke("M%d 640V612H%d" % (x + 40, x + 74), INK, 6)
    c.circle(x + 74, 640, 31, "#fff6e2")
    c.stroke(circle(x + 74, 640, 31), "#c9984a", 6)
    c.stroke("M%d 640v-18M%d 640l12 8" % (x + 74, x + 74), INK, 4)
    for dx, dy, r in ((54, 790, 20), (104, 800, 28), (152, 786, 18), (70, 846, 16), (136, 850, 18)):
        c.outlined(circle(x + dx, dy, r), "#fffaf0", "#a5643c", 5)
        c.stroke("M%d %dv-%dM%d %dh%d" % (x + dx, dy, r * 0.6, x + dx, dy, r * 0.5), INK, 3)


def houses(c, chance):
    facade(c, chance, -40, 230, 330, "#8a6f8f")
    tiles(c, -40, 332, 230, 120, "#4a3f5c")
    chimney(c, 110, 180, 44, 90)
    facade(c, chance, 190, 270, 250, "#d9a06a")  # stepped gable
    for i in range(4):
        c.box(190 + 34 * i, 252 - 44 * (i + 1), 270 - 68 * i, 46,
            c.linear((190, 0), (460, 0), "#e3b484", "#d9a06a", "#b57f5a"))
        c.box(186 + 34 * i, 252 - 44 * (i + 1), 278 - 68 * i, 8, "#f7e3c4")
    c.outlined(circle(325, 160, 27), c.down("#fff0b8", "#ffc469"), "#f7e3c4", 7)
    facade(c, chance, 460, 250, 380, "#5f8f92")
    tiles(c, 460, 382, 250, 150, "#a9503f")
    for x in (512, 612):  # dormers
        window(c, x, 290, 46, 56, x == 512, "plain")
        c.fill(polygon([(x - 16, 284), (x + 23, 244), (x + 62, 284)]), "#7a3a38")
    chimney(c, 640, 190, 46, 90)
    smoke(c, 664, 160)
    tower(c, 790)
    facade(c, chance, 870, 262, 300, "#c9705c")
    c.fill("M862 302q10 -46 60 -50q20 -62 80 -62t80 62q50 4 60 50z",
        c.linear((0, 190), (0, 302), "#d98a70", "#a5504a"))
    c.stroke("M862 300q10 -46 60 -50q20 -62 80 -62t80 62q50 4 60 50", "#f7e3c4", 8)
    window(c, 972, 224, 58, 56, True, "cat")
    facade(c, chance, 1132, 240, 400, "#e3c48a")
    tiles(c, 1132, 402, 240, 130, "#3f5f74")
    chimney(c, 1160, 236, 44, 90)
    smoke(c, 1182, 204)
    window(c, 1230, 318, 50, 54, True)
    c.fill(polygon([(1212, 312), (1255, 270), (1298, 312)]), "#2a4458")
    facade(c, chance, 1372, 268, 280, "#6f7fa8")
    c.fill(polygon([(1362, 282), (1500, 130), (1640, 282)]), c.down("#8a4f56", "#5b3444"))
    c.stroke("M1362 282L1500 130L1640 282", "#d9a58f", 7)
    c.outlined(circle(1500, 226, 26), c.down("#fff0b8", "#ffc469"), "#f2e3c8", 6)
    storeys(c)
    shop(c, -40, 230, "#4a3550", clocks)
    shop(c, 190, 270, "#7a4438", bakery)
    shop(c, 460, 250, "#2f4f5c", books)
    gate(c, 790)
    shop(c, 870, 262, "#5b3038", cafe)
    shop(c, 1132, 240, "#4f6a4a", flowers)
    shop(c, 1372, 268, "#34406a", clocks)


def storeys(c):
    for x, y, lit, kind in ((20, 380, True, "plain"), (110, 380, False, "box"),
            (20, 510, False, "box"), (110, 510, True, "lamp"), (226, 300, False, "plain"),
            (300, 300, True, "plain"), (374, 300, True, "lamp"), (226, 480, True, "box"),
            (300, 480, False, "box"), (374, 480, True, "box")):
        window(c, x, y, 50, 92, lit, kind)
    for x, y, lit, kind in ((510, 420, True, "shutters"), (610, 420, False, "shutters"),
            (510, 535, False, "shutters"), (610, 535, True, "shutters")):
        window(c, x, y, 44, 76, lit, kind)
    for x, y, lit, kind in ((905, 340, True, "plain"), (980, 340, False, "plain"),
            (1055, 340, True, "box"), (905, 490, False, "box"), (1055, 490, True, "lamp")):
        window(c, x, y, 50, 96, lit, kind, "#fff0dc")
    window(c, 972, 486, 66, 118, True, "plain", "#fff0dc")  # a balcony
    c.box(950, 600, 110, 10, INK)
    c.stroke("".join("M%d 566v34" % (956 + 14 * i) for i in range(8)) + "M952 564h106", INK, 4)
    for x, y, lit, kind in ((1170, 440, False, "box"), (1280, 440, True, "box"),
            (1170, 550, True, "plain"), (1280, 550, True, "cat")):
        window(c, x, y, 54, 66, lit, kind)
    for x, y, lit, kind in ((1412, 330, True, "shutters"), (1540, 330, False, "shutters"),
            (1412, 490, False, "shutters"), (1540, 490, True, "shutters")):
        window(c, x, y, 50, 92, lit, kind)


def tower(c, x):
    """The clock tower in the gap, and the far street below it."""
    stone = c.linear((x - 70, 0), (x + 70, 0), "#e9cfae", "#c9a58f", "#8f7480")
    c.box(x - 66, 210, 132, 480, stone)
    c.box(x - 78, 200, 156, 18, "#f2dcc0")
    c.fill(polygon([(x - 70, 202), (x - 36, 112), (x + 36, 112), (x + 70, 202)]),
        c.down("#4f7a86", "#2f5468"))
    c.box(x - 30, 76, 60, 38, stone)
    c.fill(polygon([(x - 40, 78), (x, -6), (x + 40, 78)]), c.across("#6f9aa0", "#34586c"))
    c.box(x - 12, 84, 24, 30, c.down("#fff0b8", "#ffc469"), 12)
    c.glow(x, 290, 120, "#fff0c0", 0.7)
    c.outlined(circle(x, 290, 52), "#fff6dc", "#7a5a4c", 8)
    c.stroke(hatch([(polar(x, 290, 40, pi * i / 6), polar(x, 290, 46, pi * i / 6))
        for i in range(12)]), INK, 4)
    c.stroke("M%d 290V258M%d 290L%d 306" % (x, x, x + 22), INK, 7)
    c.box(x - 66, 380, 132, 10, "#f2dcc0")
    for dx in (-34, 14):
        c.box(x + dx, 420, 22, 70, c.down("#fff0b8", "#ffb75f") if dx < 0 else "#4a5a72", 11)
    c.box(x - 66, 520, 132, 10, "#f2dcc0")


def gate(c, x):
    c.fill("M%d %dV700A58 58 0 0 1 %d 700V%dZ" % (x - 58, KERB, x + 58, KERB),
        c.linear((0, 640), (0, KERB), "#4a4a68", "#c98a6a", "#ffd9a0"))
    c.stroke("M%d %dV700A58 58 0 0 1 %d 700V%d" % (x - 58, KERB, x + 58, KERB), "#f2dcc0", 12)
    c.box(x - 80, 560, 160, 12, "#f2dcc0")
    c.fill("M%d 790h14v-34h12v22h16v-50h14v62h20v115h-76z" % (x - 38), "#8a6474", 0.8)
    c.glow(x, 690, 90, LAMP, 0.8)
    c.box(x - 8, 668, 16, 26, "#fff6c8", 4)


def street(c, chance):
    c.box(0, KERB, 1600, 36, c.linear((0, 0), (1600, 0), "#6f7f8a", "#a5988f", "#7a7f8c"))
    c.stroke("".join("M%d %dl-14 36" % (x, KERB) for x in range(20, 1620, 74)), "#4a5668", 3, 0.7)
    c.box(0, KERB + 36, 1600, 12, "#34405a")
    c.box(0, KERB + 48, 1600, 300, c.linear((0, 950), (0, 1200), "#4a5a74", "#34435f", "#222e48"))
    cobbles = ""
    for row in range(10):
        y = 962 + row * 15 + row * row * 1.1
        step = 46 + row * 5
        cobbles += "".join("M%d %dq%d -%d %d 0" % (x + (step / 2 if row % 2 else 0), y, step * 0.4,
            7 + row, step * 0.8) for x in range(-40, 1640, int(step)))
    c.stroke(cobbles, "#7f90a5", 3, 0.3)
    for x, width, tone, depth in ((60, 120, "#ffc469", 150), (300, 170, "#ffb56a", 210),
            (540, 150, "#f7c98a", 170), (790, 120, "#ffd9a0", 240), (980, 170, "#ffb060", 200),
            (1230, 140, "#ffe0a0", 170), (1480, 170, "#f7b878", 200), (212, 40, "#fff0c0", 230),
            (1010, 40, "#fff0c0", 240), (1412, 40, "#fff0c0", 230)):
        for i in range(int(depth / 13)):
            k = 1 - i * 13 / depth
            c.fill(ripple(x + chance.about(0, 16), 962 + 13 * i, width * chance.real(0.5, 1.15),
                4.4), tone, 0.16 + 0.5 * k)
    for x, y, rx, ry in ((230, 1150, 130, 24), (760, 1160, 150, 26), (1270, 1165, 120, 22),
            (1010, 1020, 90, 13), (500, 1010, 80, 11)):
        c.ellipse(x, y, rx, ry, c.down("#8fa5b8", "#c9b0a5"), 0.6)
        for k in (0.25, 0.5):
            c.stroke(ellipse(x + rx * 0.2, y, rx * k, ry * k), "#f2f0ea", 2.4, 0.6)


def lamp_post(c, x, foot):
    c.glow(x, 590, 170, LAMP, 0.75)
    c.box(x - 5, 630, 10, foot - 630, INK, 3)
    c.fill("M%d %dh36l-8 -30h-20z" % (x - 18, foot) + box(x - 9, 720, 18, 12, 4), INK)
    c.fill(polygon([(x - 24, 560), (x + 24, 560), (x + 15, 622), (x - 15, 622)]),
        c.down("#fffbe0", "#ffcf70"))
    c.stroke("M%d 560L%d 622M%d 560L%d 622M%d 560V622" % (x - 24, x - 15, x + 24, x + 15, x), INK,
        4)
    c.fill(polygon([(x - 32, 562), (x, 528), (x + 32, 562)]) + box(x - 18, 620, 36, 10, 3)
        + circle(x, 524, 6), INK)


def bicycle(c, x, foot):
    for dx in (-62, 62):
        c.stroke(circle(x + dx, foot - 44, 43), INK, 7)
        c.stroke(hatch([((x + dx, foot - 44), polar(x + dx, foot - 44, 40, pi * k / 5))
            for k in range(10)]), "#8fa0b0", 1.6)
    c.stroke("M%d %dL%d %dL%d %dL%d %dL%d %dM%d %dL%d %dL%d %d" %
        (x - 62, foot - 44, x - 20, foot - 106, x + 42, foot - 106, x + 2, foot - 44, x - 62,
        foot - 44, x - 28, foot - 122, x + 2, foot - 44, x + 2, foot - 44), "#d9604f", 7)
    c.stroke("M%d %dL%d %dq-4 -12 -22 -10M%d %dh30" %
        (x + 62, foot - 44, x + 38, foot - 132, x - 44, foot - 124), INK, 7)
    c.box(x + 34, foot - 126, 62, 38, c.across("#c98f5c", "#8a5a3c"), 6)
    c.stroke(dots([(x + 44, foot - 130), (x + 64, foot - 140), (x + 84, foot - 130)]), "#e4624a",
        20)
    c.stroke(dots([(x + 54, foot - 126), (x + 76, foot - 126)]), "#ffd36a", 16)


def paper_boat(c, x, y):
    c.ellipse(x, y + 4, 52, 7, "#34435f", 0.4)
    c.fill(polygon([(x - 26, y - 16), (x, y - 58), (x + 26, y - 16)]),
        c.across("#fffaf0", "#d3d9de"))
    c.fill(polygon([(x - 58, y - 26), (x - 16, y - 14), (x + 16, y - 14), (x + 58, y - 26),
        (x + 34, y + 4), (x - 34, y + 4)]), c.across("#ffffff", "#b9c6d0"))
    c.line([(x, y - 14), (x - 34, y + 4)], "#93a5b5", 2.4)


def rain(c, chance):
    for width, length, count, light in ((2, 46, 170, 0.32), (3, 70, 60, 0.42)):
        drops = ""
        for _ in range(count):
            drops += "M%d %dl-%d %d" % (chance.real(0, 1640), chance.real(-40, 1150), length * 0.24,
                length)
        c.stroke(drops, "#eaf3f7", width, light)
    splashes = ""
    for _ in range(60):
        x, y = chance.whole(10, 1590), chance.whole(975, 1190)
        splashes += "M%d %dq-3 -9 -9 -11m12 11q3 -9 9 -11" % (x, y)
    c.stroke(splashes, "#eaf3f7", 2.6, 0.6)
