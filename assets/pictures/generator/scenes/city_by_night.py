"""A skyline across a river at the blue hour: towers, an airship, a train, a cat on the roof."""

from math import pi, sin

from ..chance import Chance
from ..colour import mix, ramp, shade, tint
from ..motif import dots, hatch, heap, ripple, stars, streak
from ..shape import box, circle, ellipse, leaf, polygon, sector, toward

RIVER = 872
LIGHTS = ["#ffdf9a", "#ffc76f", "#fff0cb", "#ff9f5c", "#bfe6d4"]


def draw(c):
    chance = Chance("city by night")
    sky(c, chance)
    far_city(c, chance)
    middle_city(c, chance)
    wheel(c, 300, 700, 150)
    near_city(c, chance)
    river(c, chance)
    bridge(c)
    roof(c, chance)


def sky(c, chance):
    c.ground(c.linear((0, 0), (0, 880), "#0c1a33", "#17305a", "#2f4a7c", "#6d6699", "#c48a98",
        "#f0b088"))
    c.ground(c.linear((0, 0), (1600, 0), (0, "#0a1730", 0.15), (0.5, "#0a1730", 0),
        (1, "#0b2a3f", 0.55)))
    stars(c, chance, (0, 0, 1600, 430), 190, "#fff3d6", 8)
    c.glow(380, 210, 330, "#cfe0ff", 0.28)
    c.fill("M420 118A100 100 0 1 0 470 262A82 82 0 0 1 420 118Z",
        c.linear((300, 120), (440, 300), "#fffaf0", "#ffe1ae"))
    for x, y, width, height, t in ((170, 330, 420, 110, 0.5), (640, 180, 300, 76, 0.15),
            (560, 420, 420, 84, 0.7), (1250, 428, 460, 104, 0.8), (1490, 190, 330, 90, 0.2),
            (40, 130, 260, 80, 0.1)):
        low = ramp(["#2b4a7b", "#54609a", "#a27ba0"], t)
        c.fill(heap(chance, x, y, width, height, 7), c.down(tint(low, 0.2), low, shade(low, 0.22)),
            0.72)
    for x, y, length in ((840, 96, 420), (1080, 356, 380), (300, 420, 360), (1420, 300, 300),
            (770, 300, 260)):
        c.fill(streak(x, y, length, 18), "#8f86b4", 0.5)
    for x, foot, top, width in ((700, 800, -300, 90), (950, 800, 500, 110)):
        far = (x + top, 0)
        c.fill(polygon([(x, foot), (far[0] - width, -10), (far[0] + width, -10)]),
               c.linear((x, foot), far, (0, "#ffe9c0", 0.42), (1, "#ffe9c0", 0.03)))
    airship(c, 1180, 212)


def airship(c, x, y):
    c.glow(x, y + 10, 260, "#ffca8a", 0.28)
    c.fill(polygon([(x + 118, y - 20), (x + 190, y - 66), (x + 196, y + 60), (x + 118, y + 22)]),
        "#8e4150")
    c.fill(ellipse(x, y, 172, 66), c.down("#ffe3bd", "#ef9460", "#a34c4d"))
    for k, tone in ((0.62, "#fff0d8"), (0.2, "#fff0d8")):
        h = 66 * (1 - k * k) ** 0.5
        c.fill("M%d %dQ%d %d %d %dZ" % (x - 160, y - 14 * k, x, y - h * k * 2.2, x + 160,
            y - 14 * k), tone, 0.22)
    for side in (-1, 1):
        c.stroke("M%d %dQ%d %d %d %d" % (x - 168, y, x, y + side * 62, x + 168, y), "#7b3340", 3,
            0.55)
    c.stroke("M%d %dL%d %d" % (x - 172, y, x + 172, y), "#7b3340", 3, 0.55)
    c.fill(polygon([(x + 126, y - 8), (x + 204, y - 14), (x + 204, y + 14), (x + 126, y + 8)]),
        "#5f2b40")
    c.box(x - 52, y + 62, 104, 30, c.down("#5c3346", "#35233c"), 10)
    c.fill("".join(box(x - 42 + 22 * i, y + 68, 14, 12, 3) for i in range(4)), "#ffe09a")
    c.circle(x - 174, y, 6, "#ffe09a")


def lit(chance, x, y, columns, rows, step, size, share):
    """Boxes of the lit windows of a grid."""
    text = ""
    for row in range(rows):
        for column in range(columns):
            if chance.real() < share:
                text += box(round(x + column * step[0]), round(y + row * step[1]), *size)
    return text


def tower(c, chance, x, width, top, paint, windows, share=0.5, base=RIVER + 4, light=None):
    """A block with a grid of windows: `windows` is (columns, row height, window width, height)."""
    c.box(x, top, width, base - top, paint)
    columns, high, w, h = windows
    step = (width - 16) / columns
    rows = int((base - top - 30) / high)
    left = x + 8 + (step - w) / 2
    dim = lit(chance, left, top + 18, columns, rows, (step, high), (w, h), 1.0)
    c.fill(dim, "#0b1b36", 0.35)
    for tone, part in ((light or LIGHTS[0], 0.5), (chance.pick(LIGHTS[1:3]), 0.3),
            (chance.pick(LIGHTS), 0.12)):
        c.fill(lit(chance, left, top + 18, columns, rows, (step, high), (w, h), share * part), tone,
            0.95)


def far_city(c, chance):
    c.glow(800, 860, 760, "#ffb98a", 0.55)
    x = -20
    while x < 1620:
        width, top = chance.real(46, 96), chance.real(560, 700)
        c.box(x, top, width, RIVER - top, c.linear((0, 540), (0, RIVER), "#5c6496", "#c08e9d"))
        if chance.real() < 0.4:
            c.box(x + width / 2 - 2, top - 46, 4, 50, "#5c6496")
        c.fill(lit(chance, x + 8, top + 14, int(width / 13) - 1, 14, (13, 20), (5, 8), 0.24),
            "#ffdca4", 0.7)
        x += width + chance.real(-6, 12)


def middle_city(c, chance):
    blue, plum, teal = c.down("#2c4678", "#5c5d91"), c.down("#463f78", "#83608f"), c.down("#22506f",
        "#4f6d8e")
    tower(c, chance, 20, 120, 500, blue, (6, 26, 9, 14), 0.5)
    tower(c, chance, 150, 96, 590, plum, (4, 30, 12, 18), 0.5)
    tower(c, chance, 452, 112, 430, teal, (5, 24, 10, 13), 0.55, light="#bfe6d4")
    c.fill(polygon([(452, 432), (564, 432), (564, 370)]), teal)
    tower(c, chance, 560, 92, 540, plum, (3, 22, 18, 10), 0.55)
    deco_tower(c, chance, 800)
    tower(c, chance, 960, 118, 470, blue, (5, 28, 11, 18), 0.5)
    c.fill(sector(1019, 472, 0, 59, pi, 2 * pi), blue)
    c.box(1016, 366, 6, 60, "#2c4678")
    c.circle(1019, 366, 6, "#ff8d62")
    tower(c, chance, 1092, 84, 590, teal, (4, 24, 9, 12), 0.6)
    twin = c.down("#3a3f74", "#7a5f92")
    tower(c, chance, 1190, 74, 400, twin, (3, 22, 12, 12), 0.55, light="#ffc76f")
    tower(c, chance, 1290, 74, 440, twin, (3, 22, 12, 12), 0.55, light="#ffc76f")
    c.box(1262, 540, 30, 20, "#4c4a80")
    tower(c, chance, 1400, 110, 520, blue, (4, 26, 14, 12), 0.55)
    tower(c, chance, 1530, 90, 450, plum, (4, 24, 10, 14), 0.5)


def deco_tower(c, chance, x):
    """The tall stepped one with a spire, in the middle of every crop."""
    stone = c.across("#58659c", "#39497f", "#27376a")
    for width, top in ((176, 640), (136, 470), (100, 352), (66, 282), (38, 236)):
        c.box(x - width / 2, top, width, RIVER - top, stone)
        c.box(x - width / 2, top, width, 7, "#ffd9a0", opacity=0.9)
    c.fill(polygon([(x - 15, 238), (x, 96), (x + 15, 238)]), c.across("#f4d3a4", "#8d6f8f"))
    c.glow(x, 100, 70, "#ffe9b8", 0.9)
    c.circle(x, 98, 6, "#fffbe6")
    for dx in (-24, 0, 24):
        c.box(x + dx - 4, 300, 8, 560, "#ffd590", 3, 0.30)
    for dx in (-36, -12, 12, 36):
        c.fill(lit(chance, x + dx - 5, 374, 1, 22, (0, 22), (10, 13), 0.72), "#ffe3a6")
    for dx in (-58, 48):
        c.fill(lit(chance, x + dx, 494, 1, 17, (0, 22), (10, 13), 0.6), "#ffc76f")
    for dx in (-80, 70):
        c.fill(lit(chance, x + dx, 664, 1, 9, (0, 22), (10, 13), 0.6), "#fff0cb")
    for i in range(5):
        c.stroke("M%d 300Q%d %d %d 300" % (x - 28 + i * 3, x, 246 + 8 * i, x + 28 - i * 3),
            "#ffd590", 2.5, 0.8)


def wheel(c, x, y, r):
    """The big wheel on the left bank."""
    c.stroke(hatch([((x, y), (x - 84, RIVER)), ((x, y), (x + 84, RIVER))]), "#203a60", 13)
    c.glow(x, y, r * 1.5, "#ffb27a", 0.35)
    spokes = [((x, y), toward((x, y), (x + r * sin(i * pi / 8), y - r * sin(pi / 2 - i * pi / 8)),
        1)) for i in range(16)]
    c.stroke(hatch(spokes), "#e9c3a5", 2.6, 0.8)
    for ring, width in ((1, 8), (0.93, 3), (0.5, 3)):
        c.stroke(circle(x, y, r * ring), "#f6cfa2", width)
    for i, (_, (px, py)) in enumerate(spokes):
        c.box(px - 11, py, 22, 20, ("#f08d52", "#8fd0b8", "#ffe2a0", "#d9798f")[i % 4], 7)
        c.stroke(dots([(px, py)]), "#fffbe6", 9)
    c.circle(x, y, 15, "#f08d52")
    c.circle(x, y, 7, "#fff0cb")


def near_city(c, chance):
    tower(c, chance, -10, 150, 690, c.down("#1c3158", "#2e4470"), (4, 40, 22, 24), 0.62)
    c.box(130, 776, 120, 100, c.down("#5a3550", "#38294a"))
    c.fill(lit(chance, 142, 796, 4, 2, (27, 38), (16, 22), 0.9), "#ffb46a")
    tower(c, chance, 396, 150, 660, c.down("#7a4457", "#4d3457"), (5, 36, 17, 22), 0.62)
    c.fill("".join(box(392 + i * 26, 644, 16, 18) for i in range(6)), "#7a4457")
    tower(c, chance, 560, 110, 742, c.down("#1f4b62", "#1b3655"), (2, 26, 40, 10), 0.8,
        light="#bfe6d4")
    theatre(c, 936, 742)
    tower(c, chance, 1050, 126, 650, c.down("#25406d", "#1c2f56"), (6, 22, 9, 12), 0.7)
    c.fill(polygon([(1050, 652), (1113, 590), (1176, 652)]), "#2f6a74")
    tower(c, chance, 1196, 150, 700, c.down("#8a4c4d", "#5a3550"), (4, 42, 22, 28), 0.6)
    c.fill(box(1188, 692, 166, 12) + box(1230, 650, 18, 44) + box(1262, 664, 14, 30), "#6d3b4a")
    tower(c, chance, 1362, 110, 640, c.down("#1d5363", "#18344f"), (3, 34, 22, 20), 0.5)
    c.fill(sector(1417, 642, 0, 55, pi, 2 * pi), "#2d7a78")
    tower(c, chance, 1484, 140, 600, c.down("#342f63", "#2a2b56"), (5, 30, 15, 16), 0.6,
        light="#ffc76f")


def theatre(c, x, y):
    """A domed hall with columns and a bright door."""
    c.glow(x, y + 90, 170, "#ffcf8a", 0.6)
    c.fill(sector(x - 60, y + 12, 0, 62, pi, 2 * pi), c.across("#9fd6c4", "#4f9a98", "#2b6174"))
    c.box(x - 64, y - 74, 8, 34, "#9fd6c4")
    c.box(x - 170, y + 10, 220, 124, c.down("#e6b58d", "#9c6276"))
    c.fill(polygon([(x - 180, y + 16), (x - 60, y - 28), (x + 60, y + 16)]),
        c.down("#ffe0b8", "#d79a80"))
    c.fill("".join(box(x - 160 + 34 * i, y + 26, 14, 108) for i in range(7)), "#ffe9c8")
    c.fill("".join(box(x - 143 + 34 * i, y + 40, 12, 94, 6) for i in range(6)), "#8a3f4a")
    c.fill(box(x - 75, y + 40, 30, 94, 14), "#ffd27c")


def river(c, chance):
    c.box(0, RIVER, 1600, 330, c.linear((0, RIVER), (0, 1200), "#8d6f94", "#3f5288", "#1a2f5a",
        "#0d1c3c"))
    c.box(0, RIVER - 6, 1600, 14, c.down("#1c2a4d", "#14213f"))
    c.stroke(dots([(20 + 58 * i, RIVER - 8) for i in range(28)]), "#ffe2a6", 9)
    for x, width, tone, depth in ((60, 90, "#ffd08a", 150), (210, 60, "#ff9f5c", 120),
            (300, 150, "#f6b98a", 230), (470, 110, "#ffb27a", 170), (610, 80, "#bfe6d4", 190),
            (800, 60, "#fff0cb", 250), (878, 150, "#ffc76f", 150), (1010, 60, "#8fd0e0", 190),
            (1113, 96, "#ffdf9a", 160), (1270, 120, "#ff8d62", 210), (1417, 80, "#8fe0c8", 150),
            (1550, 110, "#ffc76f", 190)):
        for i in range(int(depth / 13)):
            y = RIVER + 18 + i * 13
            k = 1 - i * 13 / depth
            c.fill(ripple(x + chance.about(0, 20), y, width * chance.real(0.4, 1.1), 3.6), tone,
                0.25 + 0.6 * k)
    for _ in range(70):
        y = chance.real(RIVER + 20, 1150)
        c.fill(ripple(chance.real(0, 1600), y, chance.real(50, 160), 2.4),
            chance.pick(["#b79bb8", "#16284f", "#7f8fc0"]), 0.45)
    barge(c, 1085, 985)


def barge(c, x, y):
    c.fill(polygon([(x - 120, y), (x + 140, y), (x + 108, y + 40), (x - 96, y + 40)]),
        c.down("#a3484a", "#5c2c44"))
    c.box(x - 122, y - 7, 264, 10, "#ffe0b8", 3)
    c.box(x - 84, y - 50, 132, 44, c.down("#fff0da", "#d9a58f"), 5)
    c.fill("".join(box(x - 74 + 25 * i, y - 40, 16, 17, 3) for i in range(5)), "#ffb457")
    c.box(x - 94, y - 58, 152, 9, "#2f6a74", 3)
    c.box(x + 66, y - 78, 22, 74, "#2a2b56", 3)
    c.box(x + 64, y - 66, 26, 12, "#f08d52")
    c.fill(heap(Chance("smoke"), x + 130, y - 84, 90, 52, 5), "#c9b6c8", 0.5)
    for i in range(5):
        c.fill(ripple(x + 8 - 6 * i, y + 52 + 10 * i, 220 - 34 * i, 4),
            "#f3b78c" if i % 2 else "#1a2b52", 0.7)


def bridge(c):
    """Arches from the left with a lit train upon them."""
    top = 930
    arches = "M-20 %dH770V%dH742" % (top, top + 150)
    for i in range(4):
        right = 742 - i * 190
        arches += "A81 81 0 0 0 %d %dH%d" % (right - 162, top + 150, right - 190)
    arches += "V%dZ" % top
    c.fill(arches, c.linear((0, top), (0, top + 150), "#6d4a67", "#2a2547"))
    c.stroke("M-20 %dH776" % (top + 2), "#f2b58f", 5, 0.9)
    for i in range(4):
        x = 661 - i * 190
        c.stroke("M%d %dA81 81 0 0 1 %d %d" % (x - 81, top + 150, x + 81, top + 150), "#c98f90", 4,
            0.7)
        c.fill(ripple(x, top + 162, 190, 5), "#0e1a38", 0.8)
    c.box(742, top - 26, 40, 190, c.down("#80566e", "#322a4c"), 4)
    c.fill(polygon([(736, top - 24), (762, top - 62), (788, top - 24)]), "#2f6a74")
    c.box(754, top - 8, 16, 26, "#ffd27c", 8)
    for i in range(4):
        x = 110 + i * 144
        c.box(x, top - 54, 136, 48, c.down("#ef9460", "#bd5347"), 9)
        c.box(x, top - 24, 136, 7, "#ffe9c8")
        c.fill("".join(box(x + 10 + 25 * k, top - 46, 18, 18, 4) for k in range(5)), "#fff3cf")
        c.fill("".join(circle(x + 26 + 84 * k, top - 5, 7) for k in range(2)), "#1c1f3d")
    c.glow(684, top - 26, 80, "#fff3cf", 0.9)
    c.circle(682, top - 20, 6, "#fffbe6")
    c.line([(-10, top - 88), (736, top - 88)], "#3b3358", 3)


def roof(c, chance):
    """The near roof: parapet, plants, a cat and a water tank."""
    c.box(-10, 1120, 1620, 90, c.down("#3a2c4e", "#171832"))
    c.box(-10, 1108, 1620, 20, c.down("#a56f73", "#533b58"), 4)
    bricks = "".join(box(20 + 104 * i + 52 * (row % 2), 1136 + 22 * row, 92, 15) for row in range(3)
        for i in range(-1, 16))
    c.fill(bricks, "#5a3f5c", 0.55)
    tank(c, 1440, 1108)
    c.stroke("M-10 1010Q180 1120 420 1062", "#171832", 4)
    for i in range(9):
        t = (i + 0.5) / 9
        x = -10 * (1 - t) ** 2 + 360 * t * (1 - t) + 420 * t * t
        y = 1010 * (1 - t) ** 2 + 2240 * t * (1 - t) + 1062 * t * t
        c.glow(x, y + 13, 34, "#ffd27c", 0.7)
        c.circle(x, y + 13, 9, ("#ffe9b0", "#ffb457", "#bfe6d4")[i % 3])
    c.box(414, 1040, 10, 70, "#171832")
    for x, width, tall, tone in ((130, 74, 120, "#4f9a82"), (300, 60, 80, "#86b56a"),
            (1010, 84, 118, "#3f8a86"), (1128, 60, 70, "#9ab878")):
        for i in range(13):
            angle = -pi / 2 + (i - 6) * 0.2
            c.fill(leaf(x, 1066, angle, tall * chance.real(0.6, 1.0), 20),
                mix(shade(tone, 0.45), tone, chance.real()))
        c.fill(polygon([(x - width / 2, 1062), (x + width / 2, 1062), (x + width * 0.38, 1112),
            (x - width * 0.38, 1112)]), c.across("#ef9460", "#a8504a"))
        c.box(x - width * 0.56, 1054, width * 1.12, 14, "#f4ac7a", 4)
    ivy(c, chance)
    cat(c, 690, 1110)
    for x, facing in ((868, 1), (926, -1)):
        pigeon(c, x, 1108, facing)
    c.glow(1262, 1078, 100, "#ffd27c", 0.8)
    c.box(1240, 1056, 44, 54, c.down("#fff3c2", "#ffae55"), 6)
    c.stroke("M1240 1062H1284M1240 1104H1284M1262 1056V1108M1248 1050Q1262 1026 1276 1050",
        "#171832", 5)


def ivy(c, chance):
    for x, y in ((880, 1150), (930, 1186), (990, 1164), (1040, 1146), (250, 1150), (216, 1180),
            (1330, 1160), (1376, 1182), (560, 1144)):
        c.stroke("M%d 1112Q%d %d %d %d" % (x - 12, x + 14, (1112 + y) / 2, x, y), "#1f5a55", 4)
        for i in range(5):
            c.fill(leaf(x + chance.real(-8, 8), 1118 + (y - 1112) * i / 4, chance.real(0.2, 2.9),
                26, 20), chance.pick(["#3f8a76", "#2a6b66", "#7fb07a"]))


def pigeon(c, x, foot, facing):
    c.stroke("M%d %dv-14M%d %dv-14" % (x - 5, foot, x + 5, foot), "#ef9460", 3)
    c.fill(polygon([(x - facing * 20, foot - 20), (x - facing * 52, foot - 12),
        (x - facing * 46, foot - 26)]), "#5b5f8f")
    c.fill(ellipse(x, foot - 25, 29, 16), c.down("#9aa3c8", "#5b5f8f"))
    c.circle(x + facing * 25, foot - 44, 12, "#6d86a8")
    c.fill(polygon([(x + facing * 14, foot - 48), (x + facing * 37, foot - 40),
        (x + facing * 26, foot - 22), (x + facing * 8, foot - 26)]), "#5a7d92")
    c.fill(polygon([(x + facing * 36, foot - 48), (x + facing * 47, foot - 42),
        (x + facing * 36, foot - 40)]), "#ef9460")
    c.circle(x + facing * 28, foot - 46, 2.6, "#fff3cf")


def cat(c, x, y):
    fur = c.across("#2a2344", "#14142c")
    c.stroke("M%d %dC%d %d %d %d %d %d" % (x + 36, y - 10, x + 120, y - 10, x + 70, y + 60, x + 118,
        y + 62), "#1c1a36", 15)
    c.fill("M%d %dC%d %d %d %d %d %dC%d %d %d %d %d %dZ" %
        (x - 46, y, x - 54, y - 70, x - 30, y - 104, x - 6, y - 116, x + 36, y - 104, x + 66,
        y - 40, x + 52, y), fur)
    c.ellipse(x - 14, y - 132, 36, 31, fur)
    c.fill(polygon([(x - 46, y - 142), (x - 44, y - 182), (x - 18, y - 158)])
        + polygon([(x - 8, y - 158), (x + 16, y - 182), (x + 18, y - 140)]), "#1c1a36")
    c.stroke("M%d %dC%d %d %d %d %d %d" % (x + 20, y - 96, x + 56, y - 66, x + 60, y - 30, x + 52,
        y - 4), "#f2b58f", 3, 0.7)
    c.stroke("M%d %dL%d %dM%d %dL%d %d" % (x + 16, y - 180, x + 19, y - 142, x + 20, y - 140,
        x + 16, y - 118), "#f2b58f", 3, 0.7)
    c.box(x - 36, y - 108, 48, 9, "#ef9460", 4)
    c.circle(x - 12, y - 97, 6, "#ffe2a0")


def tank(c, x, foot):
    """A water tank on stilts."""
    c.stroke(hatch([((x - 80, 930), (x - 96, foot)), ((x + 80, 930), (x + 96, foot)),
        ((x - 26, 930), (x - 30, foot)), ((x + 26, 930), (x + 30, foot)),
        ((x - 86, 980), (x + 90, 1096)), ((x + 86, 980), (x - 90, 1096))]), "#1d1a36", 11)
    c.box(x - 104, 918, 208, 18, "#241f3e", 3)
    c.box(x - 92, 762, 184, 158, c.across("#d98d6a", "#96555a", "#47304f"))
    c.stroke(hatch([((x - 92 + 23 * i, 766), (x - 92 + 23 * i, 916)) for i in range(1, 8)]),
        "#3c2a47", 3, 0.6)
    for y in (786, 838, 892):
        c.box(x - 95, y, 190, 8, "#2d2442")
    c.fill(polygon([(x - 108, 766), (x, 676), (x + 108, 766)]), c.across("#6e4a68", "#2c2648"))
    c.line([(x - 108, 766), (x, 676)], "#f2b58f", 4, 0.8)
    c.circle(x, 674, 8, "#2c2648")
