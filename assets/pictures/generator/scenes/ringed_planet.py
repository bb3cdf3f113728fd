"""A ringed giant over a small moon, where somebody has landed."""

from math import cos, pi, sin, sqrt

from ..chance import Chance
from ..colour import shade, tint
from ..motif import dots, grain, hatch, stars
from ..shape import (box, circle, curve, down_to, ellipse, number, pairs, polar, polygon, ribbon,
                     ridge, sector, smooth)

GIANT, SIZE = (850, 455), 240


def draw(c):
    chance = Chance("ringed planet")
    sky(c, chance)
    comet(c, 1330, 130)
    rock_moon(c, 300, 235, 104)
    giant(c, chance)
    little_worlds(c)
    rocket(c, 335, 640)
    ground(c, chance)
    station(c, 1195, 985)
    rover(c, 905, 1100)
    astronaut(c, 575, 1075)
    grain(c, chance, "#ffe9d6", 0.12, 260)


def sky(c, chance):
    c.ground(c.linear((0, 0), (500, 1200), "#0a0f2a", "#171a48", "#34245f", "#6a3a72", "#b25f74"))
    for x, y, r, tone, light in ((150, 620, 560, "#d9577f", 0.42), (420, 420, 420, "#7f4fb0", 0.5),
            (1330, 280, 520, "#1f8f9f", 0.5), (1560, 620, 480, "#2f5fb0", 0.5),
            (760, 40, 420, "#3a57b8", 0.42), (1180, 760, 460, "#f08a5a", 0.34),
            (60, 60, 360, "#2a7f9a", 0.4), (620, 800, 420, "#f3a36a", 0.36),
            (1480, 60, 300, "#8f4fa8", 0.4)):
        c.glow(x, y, r, tone, light)
    for points, tone in (([(-20, 700), (120, 610), (260, 560), (390, 470), (470, 360), (520, 250)],
            "#f7a0b4"), ([(1120, -20), (1200, 90), (1320, 170), (1440, 290), (1560, 350),
            (1640, 440)], "#6fe0d6"), ([(960, 700), (1100, 770), (1260, 740), (1420, 800),
            (1580, 770)], "#ffc08f")):
        for x, y in points:  # dust that catches the light
            for _ in range(3):
                c.glow(x + chance.real(-50, 50), y + chance.real(-50, 50), chance.real(60, 150),
                    tone, 0.2)
    stars(c, chance, (0, 0, 1600, 880), 330, "#fff6e2", 12)
    for x, y, tone in ((560, 110, "#ffd9a0"), (1130, 250, "#bfe9ff"), (110, 420, "#ffc9c0"),
            (1500, 480, "#fff0c8")):
        c.glow(x, y, 52, tone, 0.8)
        c.circle(x, y, 6, "#ffffff")
    galaxy(c, chance, 640, 170)
    swan(c, 1075, 95)
    probe(c, 905, 95)


def galaxy(c, chance, x, y):
    with c.at(x, y, -24):
        c.glow(0, 0, 90, "#ffe2b8", 0.7)
        for arm in (0, pi):
            points = [polar(0, 0, 12 + 16 * k, arm + 0.62 * k) for k in range(8)]
            points = [(px, py * 0.42) for px, py in points]
            c.fill(ribbon(points, [10, 17, 18, 17, 14, 10, 6, 0]), "#ffd9c8", 0.55)
            c.stroke(dots([(px + chance.real(-9, 9), py + chance.real(-6, 6))
                for px, py in points * 4]), "#fff6e2", 3, 0.8)
        c.ellipse(0, 0, 24, 13, "#fff3d6", 0.95)


def swan(c, x, y):
    """Cygnus, with its lines drawn."""
    places = [(x + dx, y + dy) for dx, dy in ((-92, 62), (-30, 22), (36, -14), (98, -52),
        (-62, -46), (20, 70), (66, 104), (-84, -70))]
    c.stroke(hatch([(places[i], places[j]) for i, j in ((0, 1), (1, 2), (2, 3), (7, 4), (4, 1),
        (1, 5), (5, 6))]), "#bfd4ff", 2.4, 0.6)
    for i, place in enumerate(places):
        c.glow(*place, 22, "#dfe9ff", 0.8)
        c.circle(*place, 6.5 if i in (1, 3) else 4.5, "#ffffff")


def probe(c, x, y):
    with c.at(x, y, 28, 0.9):
        c.stroke("M-120 0H120", "#d9c9d6", 5)
        for side in (-1, 1):
            c.fill(box(side * 84 - 44, -24, 88, 48, 3),
                c.linear((-128, -24), (128, 24), "#8fb8f0", "#3a5fb0", "#2a3f86"))
            c.stroke("".join("M%d -24v48" % (side * 84 + k) for k in (-22, 0, 22)) + "M%d 0h88" %
                (side * 84 - 44), "#dfe9ff", 2, 0.7)
        c.fill(box(-24, -30, 48, 60, 6), c.linear((-24, 0), (24, 0), "#ffe9c4", "#d99a5c"))
        c.fill("M-30 -36a34 26 0 0 1 60 0z", "#fff6ea")
        c.stroke("M0 -40v-26M0 30v26", "#fff6ea", 4)
        c.circle(0, 2, 10, "#4a4270")


def comet(c, x, y):
    for spread, length, light in ((46, 420, 0.34), (26, 330, 0.5), (12, 240, 0.8)):
        end = (x + length * 0.9, y - length * 0.44)
        c.fill(polygon([(x - spread * 0.2, y - spread * 0.4), (end[0] - spread, end[1] - spread),
            (end[0] + spread, end[1] + spread * 0.6), (x + spread * 0.2, y + spread * 0.4)]),
            c.linear((x, y), end, (0, "#dffcff", light), (1, "#8fd8e8", 0)))
    c.glow(x, y, 76, "#dffcff", 0.9)
    c.circle(x, y, 17, "#ffffff")


def rock_moon(c, x, y, r):
    c.glow(x, y, r * 1.7, "#ffe0c0", 0.3)
    c.circle(x, y, r, c.radial(x - r * 0.4, y - r * 0.5, r * 1.7, "#fff0dc", "#d9b0a4", "#7a5a86",
        "#33265a"))
    for dx, dy, k in ((-0.35, -0.2, 0.24), (0.2, 0.3, 0.3), (0.3, -0.42, 0.16), (-0.25, 0.5, 0.15),
            (-0.62, 0.18, 0.12), (0.62, 0.0, 0.14), (0.02, -0.02, 0.1), (-0.06, -0.66, 0.12)):
        c.circle(x + dx * r, y + dy * r, k * r, "#7a5280", 0.45)
        c.fill(circle(x + dx * r + k * r * 0.12, y + dy * r + k * r * 0.14, k * r * 0.82),
            "#c99a98", 0.75)


def band(y0, y1, sag):
    """The part of the giant between two latitudes, which bend by `sag`."""
    x0, x1 = sqrt(SIZE * SIZE - y0 * y0), sqrt(SIZE * SIZE - y1 * y1)
    low0, low1, r = y0 + sag * x0 / SIZE, y1 + sag * x1 / SIZE, "A%d %d 0 0 1 " % (SIZE, SIZE)
    return "M%sQ%s%s%sQ%s%s%sZ" % (pairs((-x0, y0)), pairs((0, low0), (x0, y0)), r, pairs((x1, y1)),
        pairs((0, low1), (-x1, y1)), r, pairs((-x0, y0)))


def half_ring(inner, outer, flat, front):
    """Half of a flat ring around the origin: the nearer one below, or the farther one above."""
    sweep = (0, 1) if front else (1, 0)
    return "M%d 0A%d %d 0 0 %d %d 0H%dA%d %d 0 0 %d %d 0Z" % (-outer, outer, outer * flat, sweep[0],
        outer, inner, inner, inner * flat, sweep[1], -inner)


RINGS = ((300, 336, "#8f6f9a", 0.55), (340, 392, "#f3c9a0", 0.95), (395, 420, "#d99a86", 0.9),
    (423, 452, "#ffe6c4", 0.95), (464, 512, "#c98a98", 0.85), (516, 536, "#f7d3b0", 0.8),
    (548, 562, "#8f7fb8", 0.6))


def ring_paint(c, tone):
    return c.linear((-560, 0), (560, 0), tint(tone, 0.5), tint(tone, 0.25), tone, shade(tone, 0.45))


def giant(c, chance):
    x, y = GIANT
    c.glow(x, y, SIZE * 1.75, "#ffb98a", 0.4)
    with c.at(x, y, -19):
        for inner, outer, tone, light in RINGS:
            c.fill(half_ring(inner, outer, 0.3, False), ring_paint(c, tone), light)
        c.circle(0, 0, SIZE, c.linear((0, -SIZE), (0, SIZE), "#f7cf9a", "#ef9a6a", "#c9586a"))
        for y0, y1, tone in ((-238, -196, "#b5657f"), (-180, -150, "#ffe3b4"),
                (-132, -96, "#d9785f"), (-96, -70, "#ffd9a0"), (-44, -10, "#e0855f"),
                (-10, 30, "#ffeac4"), (52, 92, "#c9605f"), (92, 112, "#f7bf8f"),
                (136, 172, "#a84f6c"), (190, 216, "#e39a86")):
            c.fill(band(y0, y1, 66), tone, 0.85)
        waves = ""
        for y0 in (-150, -114, -70, -27, 30, 72, 112, 154):
            half = sqrt(SIZE * SIZE - y0 * y0)
            points = [(-half + 2 * half * i / 14, y0
                + 33 * half / SIZE * (1 - (2 * i / 14 - 1) ** 2)
                + (6 if i % 2 else -6) * sin(pi * i / 14)) for i in range(15)]
            waves += curve(points)
        c.stroke(waves, "#fff0d0", 5, 0.4)
        for k, tone in ((1.0, "#b04a52"), (0.68, "#d9705c"), (0.34, "#ffd3a8")):
            c.ellipse(72, 112, 54 * k, 27 * k, tone)
        c.fill("M-238 20Q0 118 238 20L236 46Q0 152 -236 46Z", "#3a1f4c", 0.5)
        c.circle(0, 0, SIZE, c.radial(-110, -130, 470, (0, "#fff6dc", 0.4), (0.3, "#fff6dc", 0),
            (0.52, "#2a1750", 0.1), (0.8, "#1c1240", 0.82), (1, "#120c30", 0.95)))
        with c.at(0, -1):  # over the edge of the farther half, lest a seam show
            for inner, outer, tone, light in RINGS:
                c.fill(half_ring(inner, outer, 0.3, True), ring_paint(c, tone), light)
        specks = [(r * cos(a), r * 0.3 * sin(a))
            for r, a in ((chance.real(345, 530), chance.real(0.05, pi - 0.05)) for _ in range(60))]
        c.stroke(dots(specks), "#fff6e2", 4, 0.7)


def little_worlds(c):
    x, y, r = 1385, 660, 84
    c.glow(x, y, r * 1.8, "#7fd8e0", 0.4)
    c.circle(x, y, r, c.radial(x - 34, y - 40, 150, "#d9fff4", "#5fc0c4", "#2a6f9a", "#152a5c"))
    for points in ([(-70, -20), (-40, -50), (0, -46), (10, -20), (-20, 6), (-50, 10)],
            [(10, 20), (44, 4), (66, 24), (40, 62), (8, 56)],
            [(-46, 40), (-18, 36), (-12, 60), (-34, 66)]):
        c.fill(smooth([(x + px, y + py) for px, py in points]), "#a9d98f", 0.8)
    c.stroke("M%d %dq40 -14 76 4M%d %dq50 16 96 -6" % (x - 66, y - 4, x - 30, y + 22), "#ffffff", 7,
        0.6)
    c.circle(x, y, r, c.radial(x - 40, y - 46, 150, (0, "#0c1636", 0), (0.5, "#0c1636", 0),
        (1, "#0c1636", 0.85)))
    for mx, my, mr, tones in ((1180, 655, 27, ("#ffe2c0", "#a85f6c", "#3a1f4c")),
            (520, 300, 22, ("#f0e0ff", "#8f7fc0", "#33265a")),
            (1470, 540, 16, ("#fff0dc", "#c99a98", "#4a3560"))):
        c.circle(mx, my, mr, c.radial(mx - mr * 0.4, my - mr * 0.4, mr * 1.6, *tones))


def rocket(c, x, y):
    with c.at(x, y, 52, 1.1):
        c.fill("M-22 96Q-46 190 0 300Q46 190 22 96Z",
            c.linear((0, 96), (0, 300), (0, "#ffdf8f", 0.95), (0.4, "#f0804a", 0.7),
            (1, "#d9577f", 0)))
        c.fill("M-12 96Q-22 140 0 196Q22 140 12 96Z", "#fff8dc")
        for k in (-1, 1):
            c.fill("M%d 20Q%d 50 %d 112L%d 84Z" % (34 * k, 74 * k, 68 * k, 30 * k),
                c.linear((-70, 0), (70, 0), "#f0804a", "#a83a4c"))
        c.fill("M0 -140C40 -100 56 -20 40 70L22 98H-22L-40 70C-56 -20 -40 -100 0 -140Z",
            c.linear((-46, 0), (46, 0), "#fffaf0", "#f0dcd0", "#8f86a8"))
        c.fill("M0 -140C24 -116 38 -86 44 -54Q0 -70 -44 -54C-38 -86 -24 -116 0 -140Z",
            c.linear((-44, 0), (44, 0), "#f49a5c", "#c94a4c"))
        c.fill("M-41 58Q0 74 41 58L38 76Q0 90 -38 76Z", "#2f7f92")
        c.circle(0, -10, 23, "#4a4668")
        c.circle(0, -10, 17, c.linear((-14, -24), (14, 8), "#dffcff", "#3a8fa8"))
        c.circle(0, 36, 9, "#4a4668")
        c.fill("M-5 44h10v54h-10z", "#c94a4c")
    c.stroke(dots([(160, 790), (120, 830), (180, 850), (90, 880), (140, 900)]), "#ffd9a0", 7, 0.7)


def crater(c, x, y, r, light, dark):
    c.ellipse(x, y, r, r * 0.3, dark)
    c.fill("M%d %dA%d %s 0 0 0 %d %dA%d %s 0 0 1 %d %dZ" %
        (x - r, y, r, number(r * 0.3), x + r, y, r, number(r * 0.17), x - r, y), light, 0.75)


def ground(c, chance):
    for y, height, top, bottom, rough in ((800, 70, "#a8628c", "#d98a86", 0.6),
            (865, 56, "#74467f", "#b5688a", 0.56)):
        c.fill(down_to(ridge(chance, -20, 1620, y, height, rough, 6), 1210, False),
            c.linear((0, y - height), (0, y + 190), top, bottom))
    # stone needles
    for x, y, tall, wide in ((90, 900, 210, 90), (190, 920, 130, 70), (1500, 900, 250, 100),
            (1400, 930, 120, 64), (1590, 930, 160, 80), (640, 912, 90, 56)):
        lean = wide * 0.2
        c.fill(polygon([(x - wide / 2, y), (x - wide * 0.2, y - tall * 0.6), (x + lean, y - tall),
            (x + wide * 0.3, y - tall * 0.5), (x + wide / 2, y)]),
            c.linear((x - wide / 2, 0), (x + wide / 2, 0), "#c9748c", "#6a3f7a", "#3a2862"))
        c.fill(polygon([(x - wide / 2, y), (x - wide * 0.2, y - tall * 0.6), (x + lean, y - tall),
            (x - wide * 0.05, y - tall * 0.5), (x - wide * 0.1, y)]), "#f0a69a", 0.7)
    c.fill(down_to([(-20, 930), (200, 905), (440, 940), (700, 925), (960, 950), (1240, 920),
        (1640, 950)], 1210), c.linear((0, 900), (0, 1200), "#7f4f8c", "#4a3272", "#281f52"))
    c.fill(down_to([(-20, 1060), (260, 1010), (560, 1040), (860, 1080), (1160, 1050), (1420, 1000),
        (1640, 1020)], 1210), c.linear((0, 1000), (0, 1200), "#5a3f86", "#2f2660", "#171640"))
    for x, y, r in ((300, 1150, 96), (1040, 1150, 120), (660, 970, 70), (1420, 985, 80),
            (100, 985, 60), (1340, 1120, 64), (940, 1000, 44), (1540, 1140, 70), (620, 1170, 50),
            (420, 985, 36)):
        crater(c, x, y, r, "#b97aa8", "#231b4c")
    for _ in range(40):
        x, y = chance.real(0, 1600), chance.real(960, 1195)
        r = chance.real(4, 13)
        c.fill(ellipse(round(x), round(y), r * 1.3, r),
            "#8f5f9c" if chance.real() < 0.6 else "#1f1a48", 0.8)
    for x, y, s, tone in ((150, 1130, 1.0, "#7fe0d6"), (1545, 1110, 1.2, "#7fe0d6"),
            (1270, 1180, 0.8, "#f3a3c0"), (40, 1070, 0.8, "#f3a3c0"), (770, 1190, 0.8, "#9fb8ff")):
        crystals(c, x, y, s, tone)


def crystals(c, x, y, s, tone):
    c.glow(x, y - 30 * s, 120 * s, tone, 0.55)
    for dx, tall, wide, lean in ((-26, 66, 24, -18), (24, 74, 24, 16), (0, 112, 32, 2)):
        bx, top = x + dx * s, y - tall * s
        tip = (bx + lean * s, top - 20 * s)
        w = wide * s / 2
        c.fill(polygon([(bx - w, y), (bx - w + lean * s * 0.7, top), tip,
            (bx + lean * s * 0.6, y)]), tint(tone, 0.45))
        c.fill(polygon([(bx + lean * s * 0.2, y), tip, (bx + w + lean * s * 0.7, top),
            (bx + w, y)]), shade(tone, 0.28))


def station(c, x, y):
    """Two domes, a mast and a dish."""
    c.stroke("M%d %dV%dM%d %dL%d %dL%d %d" % (x + 150, y, y - 170, x + 128, y, x + 150, y - 110,
        x + 172, y), "#2a2256", 6)
    c.circle(x + 150, y - 174, 7, "#ff8d62")
    c.glow(x + 150, y - 174, 46, "#ff8d62", 0.8)
    c.fill("M%d %da46 46 0 0 1 -62 -66z" % (x + 142, y - 92),
        c.linear((x + 60, 0), (x + 150, 0), "#fff3e2", "#9a8fb8"))
    c.stroke("M%d %dl-26 -26" % (x + 112, y - 124), "#fff3e2", 4)
    for dx, r in ((-96, 62), (20, 92)):
        c.glow(x + dx, y - r * 0.3, r * 1.7, "#ffd9a0", 0.4)
        c.fill(sector(x + dx, y, 0, r, pi, 2 * pi),
            c.radial(x + dx - r * 0.4, y - r * 0.6, r * 1.6, "#eafffb", "#7fc8d0", "#3a5f9a",
            "#2a2f6c"))
        c.stroke("M%d %dA%d %d 0 0 1 %d %dM%d %dV%d" %
            (x + dx - r * 0.5, y, r * 0.5, r, x + dx + r * 0.5, y, x + dx, y - r, y), "#eafffb", 3,
            0.5)
        c.box(x + dx - r * 1.1, y - 10, r * 2.2, 22, c.down("#f0dcd0", "#7a6a9a"), 6)
        c.fill("".join(box(x + dx - r * 0.8 + i * r * 0.42, y - 5, r * 0.22, 9, 3)
            for i in range(4)), "#ffd27c")
    c.box(x - 62, y - 24, 50, 26, "#8f86a8", 4)
    for i in range(3):
        c.fill(polygon([(x + 190 + 44 * i, y + 20), (x + 226 + 44 * i, y + 8),
            (x + 226 + 44 * i, y + 50), (x + 190 + 44 * i, y + 62)]),
            c.linear((0, y), (0, y + 60), "#5f8fd0", "#2a3f86"))


def rover(c, x, y):
    c.ellipse(x, y + 26, 104, 12, "#14123a", 0.6)
    c.box(x - 80, y - 44, 150, 44, c.down("#fff0dc", "#c98f86"), 10)
    c.box(x - 80, y - 20, 150, 10, "#f0804a")
    c.fill("M%d %dq6 -50 54 -52q34 2 42 52z" % (x - 34, y - 42),
        c.linear((x - 34, y - 94), (x + 60, y - 42), "#dffcff", "#4a8fb0"))
    c.stroke("M%d %dV%d" % (x - 62, y - 44, y - 112), "#fff0dc", 5)
    c.fill("M%d %dl40 -12v24z" % (x - 66, y - 110), "#ff9a62")
    c.glow(x + 78, y - 28, 70, "#fff3c2", 0.9)
    c.fill(polygon([(x + 72, y - 30), (x + 210, y - 6), (x + 210, y + 34), (x + 72, y - 18)]),
        c.linear((x + 72, 0), (x + 210, 0), (0, "#fff3c2", 0.6), (1, "#fff3c2", 0)))
    for dx in (-60, -4, 52):
        c.circle(x + dx, y + 4, 26, "#231b4c")
        c.circle(x + dx, y + 4, 14, "#b58fa8")
        c.circle(x + dx, y + 4, 5, "#231b4c")


def astronaut(c, x, y):
    c.ellipse(x + 20, y + 6, 90, 12, "#14123a", 0.6)
    white, grey = c.linear((x - 50, 0), (x + 50, 0), "#fffaf0", "#d9c9d6", "#8f84b0"), "#7a6f9c"
    c.stroke("M%d %dL%d %d" % (x + 92, y + 4, x + 92, y - 196), "#e9d9e0", 6)
    c.fill("M%d %dq40 -16 76 4q34 14 66 -4v68q-34 16 -66 2q-38 -18 -76 -2z" % (x + 94, y - 194),
        c.linear((x + 94, 0), (x + 236, 0), "#f0804a", "#ffb06a", "#d9577f"))
    c.circle(x + 164, y - 156, 20, "#fff3d6")
    c.stroke("M%d %dq38 12 60 -10" % (x + 134, y - 152), "#fff3d6", 6)
    c.box(x - 56, y - 150, 40, 84, grey, 12)
    c.stroke(curve([(x + 26, y - 126), (x + 62, y - 112), (x + 90, y - 140)]), white, 27)
    c.stroke(curve([(x - 28, y - 122), (x - 52, y - 96), (x - 50, y - 64)]), white, 27)
    c.stroke("M%d %dV%dM%d %dV%d" % (x - 18, y - 50, y - 12, x + 20, y - 50, y - 12), white, 34)
    c.box(x - 42, y - 16, 42, 22, grey, 9)
    c.box(x + 4, y - 16, 42, 22, grey, 9)
    c.box(x - 38, y - 150, 78, 106, white, 26)
    c.box(x - 20, y - 112, 42, 30, "#4a4270", 6)
    c.fill(circle(x - 8, y - 97, 5), "#ff9a62")
    c.fill(circle(x + 8, y - 97, 5), "#7fe0d6")
    c.circle(x, y - 184, 47, white)
    c.fill(box(x - 30, y - 208, 66, 48, 22), c.linear((x - 30, y - 208), (x + 36, y - 160),
        "#ffd9a0", "#c9605f", "#2a1f5c"))
    c.fill("M%d %dq6 -14 24 -14" % (x - 20, y - 184) + "q-14 6 -18 18z", "#fffaf0", 0.8)
