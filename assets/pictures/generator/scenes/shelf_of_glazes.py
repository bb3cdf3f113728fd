"""A potter's shelves: vessels in every glaze, a vine, a cat, and the kiln below."""

from math import pi, sin

from ..chance import Chance
from ..colour import shade, tint
from ..motif import grain, hatch
from ..pottery import (AMPHORA, BOTTLE, BOWL, CLAY, CUP, FLASK, GOURD, JAR, URN, belt, handle,
    plate, shine, teapot, vessel)
from ..shape import (box, circle, curve, ellipse, leaf, polar, polygon, ribbon, sector, smooth,
    toward)

CELADON, JADE, COBALT, MILK, ASH = "#a9c6b0", "#3f8f80", "#3f6ab0", "#f2efe4", "#8f9a92"
PERSIMMON, ROSE, HONEY, TENMOKU = "#ee8a4a", "#dd8f92", "#e3b04f", "#3f2f2e"
SHELVES = (318, 642, 962)


def draw(c):
    chance = Chance("shelf of glazes")
    wall(c, chance)
    for y in SHELVES:
        shelf(c, chance, y)
    top_shelf(c, chance, SHELVES[0])
    middle_shelf(c, chance, SHELVES[1])
    low_shelf(c, chance, SHELVES[2])
    floor(c, chance)
    kiln(c, chance, 800, 1200)
    samples(c)
    herbs(c, 1496)
    grain(c, chance, "#fff6e0", 0.14, 260)


def wall(c, chance):
    c.ground(c.linear((0, 0), (1600, 1200), "#f0d9b8", "#e3bf97", "#cf9f7c", "#a87864"))
    c.ground(c.linear((0, 0), (1600, 0), (0, "#7a8f86", 0.35), (0.4, "#7a8f86", 0),
        (1, "#6a3f46", 0.4)))
    for x in (120, 420, 720, 1020):  # light from a window with four panes
        for y in (-60, 300, 660):
            lean = 0.45
            left = x + (y + 60) * lean
            c.fill(polygon([(left, y), (left + 250, y), (left + 250 + 320 * lean, y + 320),
                (left + 320 * lean, y + 320)]), "#fff3d0", 0.3)
    strokes = ""
    for _ in range(120):
        x, y = chance.whole(0, 1600), chance.whole(0, 1200)
        strokes += "M%d %dq%d %d %d %d" % (x, y, chance.whole(10, 30), chance.whole(-12, 4),
            chance.whole(40, 80), chance.whole(-8, 8))
    c.stroke(strokes, "#fff6e0", 4, 0.22)


def shelf(c, chance, y):
    c.box(0, y, 1600, 60, c.down((0, "#4a2a2c", 0.5), (1, "#4a2a2c", 0)))
    c.box(0, y, 1600, 26, c.linear((0, 0), (1600, 0), "#b5805a", "#d9a878", "#a56f50", "#7a4f40"))
    c.box(0, y, 1600, 5, "#f3d3a4", opacity=0.7)
    c.stroke("".join("M%d %dq%d %d %d 0" % (chance.whole(0, 1500), y + chance.whole(8, 22), 60,
        chance.whole(-5, 5), chance.whole(90, 190)) for _ in range(16)), "#6b4234", 2, 0.6)
    for x in (205, 1010, 1415):
        c.fill("M%d %dh26v16q-2 40 -26 54z" % (x, y + 26), c.across("#8a5a44", "#5b3a34"))


def top_shelf(c, chance, y):
    for k, tone in ((0, JADE), (1, HONEY), (2, ROSE)):
        vessel(c, chance, 96, y - 46 * k, 80 - 8 * k, 62, BOWL, tone)
    branch(c, chance, 300, y - 190)
    top = vessel(c, chance, 300, y, 66, 206, BOTTLE, CELADON)
    c.stroke("M268 %dq32 12 64 0M250 %dq50 18 100 0" % (y - 96, y - 70), "#5f8f7c", 3, 0.7)
    shine(c, 300, top, 66, 206)
    vessel(c, chance, 452, y, 46, 74, CUP, PERSIMMON, 0.46)
    teapot(c, chance, 640, y, 92, PERSIMMON)
    c.stroke("".join("M%d %dq9 -12 18 0" % (584 + 20 * i + 6 * (r % 2), y - 66 + 15 * r)
        for r in range(2) for i in range(6)), "#a94a2a", 4, 0.8)
    moon_jar(c, chance, 890, y)
    brushes(c, chance, 1062, y)
    plate(c, 1215, y, 112, MILK, COBALT)
    top = vessel(c, chance, 1392, y, 62, 178, FLASK, TENMOKU, 0.56)
    handle(c, 1430, top + 26, 70, 96, 13, "#5b4038")
    shine(c, 1392, top, 62, 178, -0.4)
    top = vessel(c, chance, 1535, y, 56, 128, JAR, "#8fb0dc")
    c.fill(belt(1535, top, 56, 128, JAR, 0.4, 0.5) + belt(1535, top, 56, 128, JAR, 0.58, 0.62),
        MILK, 0.9)


def samples(c):
    """Glaze tests on a string: the palette of the house."""
    string = [(392 + 46 * i, 26 + 34 * sin(pi * i / 9)) for i in range(10)]
    c.stroke(curve([(380, -6)] + string + [(818, -6)]), "#8a5f48", 3)
    tones = (CELADON, "#ead58e", "#ecab78", "#dd8f92", "#b49bcb", "#8fb0dc", "#8fc2b4", PERSIMMON,
        TENMOKU, MILK)
    for i, ((x, y), tone) in enumerate(zip(string, tones)):
        with c.at(x, y, (i * 5 % 7 - 3) * 3):
            c.box(-13, 10, 36, 60, "#4a2a34", 7, 0.2)
            c.box(-18, 4, 36, 60, CLAY, 7)
            c.box(-18, 4, 36, 42, c.down(tint(tone, 0.3), shade(tone, 0.12)), 7)
            c.circle(0, 12, 4, "#5b3a34")
            c.stroke("M0 -4V12", "#8a5f48", 2)


def herbs(c, x):
    """Lavender drying from the ceiling."""
    c.stroke("M%d -10V18" % x, "#8a5f48", 4)
    stalks, flowers = [], ""
    for i in range(11):
        a = pi / 2 + (i - 5) * 0.13
        end = polar(x, 12, 78, a)
        stalks.append(((x, 12), end))
        flowers += leaf(*end, a, 44, 17)
    c.stroke(hatch(stalks), "#7f8f5a", 4)
    c.fill(flowers, c.down("#b49bcb", "#7a5f9a"))
    c.box(x - 14, 18, 28, 12, PERSIMMON, 4)


def branch(c, chance, x, y):
    """Persimmons on a bough, standing in the celadon bottle."""
    for points, widths in (([(x, y + 30), (x - 6, y - 20), (x - 50, y - 70), (x - 110, y - 96)],
            [9, 8, 6, 2]), ([(x, y + 20), (x + 20, y - 40), (x + 70, y - 80), (x + 118, y - 76)],
            [8, 7, 5, 2]), ([(x - 30, y - 52), (x - 34, y - 90), (x - 10, y - 120)], [5, 4, 1])):
        c.fill(ribbon(points, widths), "#5b3a30")
    for dx, dy, a in ((-70, -82, -2.4), (-100, -94, 2.6), (50, -68, -1.2), (104, -76, -0.3),
            (-14, -112, -1.0), (30, -50, 0.4), (-48, -68, 1.7)):
        c.fill(leaf(x + dx, y + dy, a, 52, 26), chance.pick(["#7f8f4a", "#c9783a", "#5f7f52"]))
    for dx, dy in ((-84, -52), (74, -44), (18, -92), (-24, -126)):
        c.circle(x + dx, y + dy, 25, c.radial(x + dx - 8, y + dy - 9, 38, "#ffc078", "#ee7f35",
            "#b84a22"))
        c.fill("".join(leaf(x + dx, y + dy - 20, k * pi / 2 + 0.8, 15, 11) for k in range(4)),
            "#5f6f3f")


def moon_jar(c, chance, x, y):
    profile = ((0, 0.42), (0.05, 0.44), (0.2, 0.82), (0.38, 0.98), (0.5, 1), (0.64, 0.96),
        (0.82, 0.76), (0.96, 0.44), (1, 0.42))
    top = vessel(c, chance, x, y, 118, 222, profile, MILK)
    c.fill(ribbon([(x - 96, y - 84), (x - 40, y - 112), (x + 20, y - 96), (x + 80, y - 128)],
        [2, 9, 7, 1]), "#5f6f6a", 0.75)
    c.fill(ribbon([(x - 24, y - 106), (x - 14, y - 150), (x + 14, y - 176)], [6, 5, 1]), "#5f6f6a",
        0.75)
    for px, py in ((x + 14, y - 178), (x - 30, y - 138), (x + 40, y - 122), (x - 66, y - 112),
            (x + 2, y - 146), (x + 66, y - 142)):
        c.fill("".join(circle(*polar(px, py, 8, 2 * pi * i / 5), 7) for i in range(5)), "#d9604f")
        c.circle(px, py, 4, "#ffe08a")
    shine(c, x, top, 118, 222, -0.66)


def brushes(c, chance, x, y):
    for dx, tall, lean, tone, tip in ((-24, 120, -22, "#a9784a", "#3a2f34"),
            (-4, 150, -6, "#c9603f", "#f2e3c4"), (14, 128, 12, "#5f8f92", "#3a2f34"),
            (26, 104, 30, "#d9a85f", "#8f5a3c")):
        end = (x + dx + lean, y - 70 - tall)
        c.line([(x + dx, y - 60), end], tone, 9)
        c.fill(leaf(*toward((x + dx, y - 60), end, 0.94), -pi / 2 + lean / 130, 42, 18), tip)
    vessel(c, chance, x, y, 46, 104, CUP, JADE, 0.6)


def middle_shelf(c, chance, y):
    top = vessel(c, chance, 92, y, 84, 176, JAR, ROSE, 0.5)
    shine(c, 92, top, 84, 176)
    vessel(c, chance, 282, y, 112, 96, BOWL, TENMOKU)
    c.stroke("".join("M%d %dv%d" % (190 + 14 * i, y - 92 + abs(i - 6.5) * 0.6,
        22 + 12 * (i * 7 % 3)) for i in range(14)), "#d9834a", 5, 0.8)
    for dx, dy, tone in ((-46, -104, "#ee8a4a"), (6, -114, "#d9a23f"), (50, -104, "#c9603f")):
        c.circle(282 + dx, y + dy + 4, 29, c.radial(274 + dx, y + dy - 6, 44, tint(tone, 0.5), tone,
            shade(tone, 0.4)))
    amphora(c, chance, 470, y)
    cat(c, 640, y)
    for i, tone in enumerate(("#ead58e", "#ecab78", "#dd8f92")):
        vessel(c, chance, 770 + 76 * i, y, 34, 66, CUP, tone, 0.5)
    for i, tone in enumerate(("#b49bcb", "#8fb0dc")):
        vessel(c, chance, 808 + 76 * i, y - 68, 34, 66, CUP, tone, 0.5)
    vine(c, chance, 1052, y)
    top = vessel(c, chance, 1238, y, 96, 214, AMPHORA, HONEY)
    for t, tone in ((0.4, TENMOKU), (0.5, PERSIMMON), (0.6, TENMOKU)):
        c.fill(belt(1238, top, 96, 214, AMPHORA, t, t + 0.055), tone, 0.9)
    shine(c, 1238, top, 96, 214, -0.55)
    lantern(c, 1398, y)
    vessel(c, chance, 1530, y, 74, 150, URN, "#7fa6c4", 0.62)


def amphora(c, chance, x, y):
    for side in (-1, 1):
        handle(c, x + side * 26, y - 214, side * 84, 84, 13, "#2f4f8a")
    top = vessel(c, chance, x, y, 84, 240, AMPHORA, COBALT)
    c.fill(belt(x, top, 84, 240, AMPHORA, 0.34, 0.37) + belt(x, top, 84, 240, AMPHORA, 0.6, 0.63)
        + belt(x, top, 84, 240, AMPHORA, 0.84, 0.87), "#f0d9a0", 0.95)
    c.stroke("".join("M%d %dq-12 -16 0 -24q14 -4 14 10q-2 10 -10 6" %
        (x - 54 + 30 * i, y - 106 + 4 * (1 - (i - 1.8) ** 2 / 4)) for i in range(4)), "#f0d9a0",
        4.5)
    shine(c, x, top, 84, 240, -0.5)


def cat(c, x, y):
    """A lucky cat with one paw up."""
    glaze = c.linear((x - 60, 0), (x + 60, 0), "#fffaf0", "#f2efe4", "#cfc0b0", "#9a8680")
    c.fill(ellipse(x + 22, y - 2, 66, 8), "#3a2024", 0.4)
    c.fill(smooth([(x - 50, y - 6), (x - 56, y - 60), (x - 38, y - 106), (x + 38, y - 106),
        (x + 56, y - 60), (x + 50, y - 6), (x, y + 2)]), glaze)
    arm = "M%d %dC%d %d %d %d %d %d" % (x + 44, y - 70, x + 86, y - 90, x + 84, y - 130, x + 74,
        y - 168)
    c.stroke(arm, "#b5a598", 36)
    c.stroke(arm, "#f2ebe0", 30)
    c.stroke("M%d %dv10m10 -10v10" % (x + 68, y - 182), "#b5a598", 3)
    c.fill(polygon([(x - 46, y - 158), (x - 40, y - 206), (x - 8, y - 176)])
        + polygon([(x + 46, y - 158), (x + 40, y - 206), (x + 8, y - 176)]), glaze)
    c.fill(polygon([(x - 38, y - 166), (x - 34, y - 192), (x - 18, y - 174)])
        + polygon([(x + 38, y - 166), (x + 34, y - 192), (x + 18, y - 174)]), "#e9847a")
    c.ellipse(x, y - 138, 55, 46, glaze)
    c.stroke("M%d %dq8 -9 16 0M%d %dq8 -9 16 0" % (x - 32, y - 142, x + 16, y - 142), "#3a2a2e", 5)
    c.stroke("M%d %dv5q-6 8 -12 4m12 -4q6 8 12 4" % (x, y - 128), "#3a2a2e", 3)
    c.fill(polygon([(x - 6, y - 134), (x + 6, y - 134), (x, y - 127)]), "#e9847a")
    c.stroke(hatch([((x - 30, y - 128), (x - 52, y - 132)), ((x - 30, y - 122), (x - 50, y - 118)),
        ((x + 30, y - 128), (x + 52, y - 132)), ((x + 30, y - 122), (x + 50, y - 118))]), "#3a2a2e",
        2)
    c.stroke("M%d %dq40 18 80 0" % (x - 40, y - 98), "#d9482f", 9)
    c.circle(x, y - 88, 11, HONEY)
    c.outlined(ellipse(x - 8, y - 44, 26, 32), "#f3c860", "#b9803a", 3)
    c.stroke("M%d %dv34m-9 -26h18m-18 12h18" % (x - 8, y - 62), "#8a5a2a", 4)


def vine(c, chance, x, y):
    """A trailing plant in a dipped pot; it hangs over the shelf below."""
    stems = (([(x - 40, y - 120), (x - 96, y - 130), (x - 128, y - 60), (x - 116, y + 40),
        (x - 140, y + 130)]), ([(x + 40, y - 122), (x + 92, y - 120), (x + 104, y - 30),
        (x + 84, y + 60), (x + 104, y + 170), (x + 86, y + 240)]),
        ([(x, y - 130), (x + 20, y - 200), (x + 70, y - 236)]),
        ([(x - 10, y - 126), (x - 40, y - 190), (x - 80, y - 210)]),
        ([(x, y - 130), (x - 4, y - 190), (x + 4, y - 250)]))
    top = vessel(c, chance, x, y, 84, 124, URN, MILK, 0.5)
    c.ellipse(x, top + 2, 58, 10, "#4a3a2e")
    for points in stems:
        c.stroke(curve(points), "#4f7a4a", 5)
    for light in (0, 1):
        leaves = ""
        for points in stems:
            for a, b in zip(points, points[1:]):
                for k in range(3):
                    px, py = toward(a, b, (k + 0.5 * light) / 3 + 0.1)
                    leaves += leaf(px, py, chance.real(0.2, 2.9) if b[1] > a[1]
                        else chance.real(-2.9, -0.3), chance.real(30, 46), 24)
        c.fill(leaves, ("#3f7a56", "#86b068")[light])


def lantern(c, x, y):
    c.glow(x, y - 84, 190, "#ffd98a", 0.75)
    top = vessel(c, chance=Chance("lantern"), x=x, base=y, w=60, h=150,
        profile=((0, 0.3), (0.08, 0.36), (0.2, 0.86), (0.4, 1), (0.7, 1), (0.9, 0.86), (1, 0.8)),
        glaze="#b5735a", open_=False)
    holes = "".join(leaf(x + dx, top + dy, -pi / 2, 30, 20)
        for dx, dy in ((-38, 72), (-14, 76), (14, 76), (38, 72), (-26, 112), (0, 116), (26, 112),
        (-38, 138), (-13, 142), (13, 142), (38, 138)))
    c.fill(holes, c.linear((0, top + 40), (0, y), "#fff6c8", "#ffc45f"))
    c.fill("M%d %dQ%d %d %d %dZ" % (x - 26, top + 6, x, top - 50, x + 26, top + 6),
        c.across("#c98a6a", "#7a4438"))
    c.stroke(circle(x, top - 34, 11), "#5b3a34", 5)


def low_shelf(c, chance, y):
    gourd_top = vessel(c, chance, 110, y, 74, 196, GOURD, HONEY, 0.62)
    shine(c, 110, gourd_top, 74, 196, -0.5)
    teapot(c, chance, 318, y, 88, CELADON, bail=True)
    c.stroke("M%d %dq70 26 140 0" % (248, y - 60), "#5f8f7c", 4, 0.7)
    for x, tone in ((470, COBALT), (556, "#f3c9a0")):
        vessel(c, chance, x, y, 40, 52, BOWL, tone)
        c.stroke("M%d %dq-10 -18 0 -34t0 -34M%d %dq-10 -16 0 -30t0 -26" %
            (x - 8, y - 66, x + 10, y - 70), "#ffffff", 5, 0.5)
    plate(c, 690, y, 120, "#2f6f78", "#f3d9a4", 10)
    for i, tone in enumerate((ASH, ROSE, MILK, JADE, HONEY, "#8fb0dc", ASH)):
        w = 84 - 3 * (i % 3)
        c.outlined(box(880 - w, y - 16 * (i + 1), 2 * w, 14, 7),
            c.across(tint(tone, 0.3), tone, shade(tone, 0.45)), "#5b3a34", 1.5)
    vessel(c, chance, 880, y - 112, 40, 56, CUP, PERSIMMON, 0.5)
    ginger_jar(c, chance, 1110, y)
    grasses(c, chance, 1290, y)
    for k, tone in ((0, "#b49bcb"), (1, CELADON), (2, PERSIMMON), (3, COBALT)):
        vessel(c, chance, 1440, y - 44 * k, 66 - 5 * k, 58, BOWL, tone)
    vessel(c, chance, 1562, y, 44, 170, FLASK, JADE, 0.7)


def ginger_jar(c, chance, x, y):
    top = vessel(c, chance, x, y, 92, 196, JAR, MILK, open_=False)
    c.fill(sector(x, top + 4, 0, 44, pi, 2 * pi), c.across(tint(MILK, 0.4), MILK,
        shade(MILK, 0.45)))
    c.circle(x, top - 44, 12, COBALT)
    c.fill(belt(x, top, 92, 196, JAR, 0.1, 0.15) + belt(x, top, 92, 196, JAR, 0.84, 0.9), COBALT,
        0.9)
    c.fill(sector(x - 20, y - 70, 0, 34, pi, 2 * pi)
        + polygon([(x - 62, y - 70), (x - 34, y - 120), (x - 4, y - 70)]), "#5f86c4")
    c.fill("".join(leaf(x + 34, y - 80, a, 44, 15) for a in (-2.4, -1.8, -1.2, -0.6)), COBALT)
    c.stroke("M%d %dv34M%d %dq20 -12 40 0t40 0t40 0" % (x + 34, y - 82, x - 66, y - 56), COBALT, 4)
    c.circle(x + 14, y - 138, 11, "#e4623a")
    c.stroke("M%d %dq6 -7 12 0q6 -7 12 0M%d %dq5 -6 10 0q5 -6 10 0" %
        (x - 50, y - 140, x - 30, y - 152), COBALT, 3)
    shine(c, x, top, 92, 196, -0.66)


def grasses(c, chance, x, y):
    for i in range(9):
        lean = (i - 4) * 24
        end = (x + lean, y - 300 + abs(i - 4) * 16)
        c.stroke("M%d %dQ%d %d %d %d" % (x, y - 130, x + lean * 0.2, y - 220, *end), "#a9824f", 4)
        c.fill(leaf(*end, -pi / 2 + lean / 160 + pi, 86, 24, 0.04),
            ("#f0d9a8", "#d9b27a", "#c98f5c")[i % 3])
    top = vessel(c, chance, x, y, 62, 150, FLASK, "#7a4a58")
    spots = ((-36, 40), (-12, 34), (14, 34), (38, 40), (-26, 64), (0, 60), (26, 64), (-12, 86),
        (14, 86))
    c.fill("".join(circle(x + dx, y - dy, 7) for dx, dy in spots), "#f3b7b0", 0.9)
    shine(c, x, top, 62, 150, -0.5)


def floor(c, chance):
    c.box(0, SHELVES[2] + 26, 1600, 220, c.linear((0, 988), (0, 1200), (0, "#3a2024", 0.62),
        (1, "#5b3430", 0.35)))
    c.box(0, 1160, 1600, 40, c.linear((0, 0), (1600, 0), "#6b4a40", "#a5735a", "#5b3a38"))
    c.stroke(hatch([((x, 1160), (800 + (x - 800) * 1.2, 1200)) for x in range(0, 1601, 100)]),
        "#3a2428", 3, 0.7)
    vessel(c, chance, 120, 1192, 110, 166, URN, "#5f7f6a", 0.55)
    vessel(c, chance, 330, 1196, 86, 136, JAR, PERSIMMON, 0.5)
    basket(c, 480, 1194)
    vessel(c, chance, 1170, 1194, 92, 158, URN, "#c9b79a")
    c.stroke("".join("M%d %dl16 -24l16 24z" % (1092 + 32 * i, 1130 + 5 * (1 - (i - 2) ** 2 / 4))
        for i in range(5)), TENMOKU, 5)
    vessel(c, chance, 1345, 1198, 70, 110, BOTTLE, COBALT)
    wheel(c, chance, 1500, 1196)


def basket(c, x, y):
    """Split wood for the fire."""
    for i, (dx, dy) in enumerate(((-44, -92), (0, -100), (44, -92), (-22, -126), (22, -126))):
        tone = ("#d9a878", "#c98f5c", "#e3b98a")[i % 3]
        c.outlined(circle(x + dx, y + dy, 25), tone, "#6b4234", 4)
        c.stroke(circle(x + dx, y + dy, 14) + circle(x + dx, y + dy, 6), "#8a5a3c", 2.5)
    c.fill(polygon([(x - 82, y - 84), (x + 82, y - 84), (x + 66, y), (x - 66, y)]),
        c.across("#c98f5c", "#e3b47a", "#8a5a3c"))
    c.stroke("".join("M%d %dq8 -10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" %
        (x - 68 + 2 * k, y - 66 + 17 * k) for k in range(4)), "#7a4a32", 4, 0.75)
    c.box(x - 86, y - 90, 172, 13, "#8a5a3c", 6)


def wheel(c, chance, x, y):
    """A potter's wheel with a bowl just thrown."""
    c.box(x - 12, y - 60, 24, 60, "#4a3238")
    c.ellipse(x, y - 4, 70, 10, "#3a2428")
    c.ellipse(x, y - 62, 92, 17, "#6b4a44")
    c.ellipse(x, y - 67, 92, 17, c.across("#c9a58a", "#8a6455"))
    vessel(c, chance, x, y - 68, 56, 66, BOWL, "#b08a70")
    c.stroke("M%d %dq40 10 84 0M%d %dq30 8 60 0" % (x - 42, y - 116, x - 30, y - 96), "#7a5a4a", 3,
        0.7)


def kiln(c, chance, x, y):
    c.glow(x, y - 70, 420, "#ffb45f", 0.7)
    c.fill("M%d %dV%dQ%d %d %d %dT%d %dV%dZ" % (x - 215, y, y - 110, x - 205, y - 206, x, y - 206,
        x + 215, y - 110, y), c.linear((x - 215, 0), (x + 215, 0), "#b5654a", "#c9785a", "#8a4a40"))
    mortar = ""
    for row in range(6):
        yy = y - 14 - 32 * row
        half = 215 if row < 3 else 215 - (row - 2) ** 2 * 11
        mortar += "M%d %dh%d" % (x - half, yy, 2 * half)
        mortar += "".join("M%d %dv-32" % (x - half + 30 * (row % 2) + 62 * i, yy)
            for i in range(1, int(half / 31)))
    c.stroke(mortar, "#6b342f", 3, 0.6)
    for i in range(13):
        a = pi + pi * i / 13
        c.outlined(sector(x, y - 28, 112, 148, a + 0.02, a + pi / 13 - 0.02),
            ("#d98a63", "#c97452", "#e09a6f")[i % 3], "#6b342f", 2)
    c.fill("M%d %dV%dA110 110 0 0 1 %d %dV%dZ" % (x - 110, y, y - 28, x + 110, y - 28, y),
        c.linear((0, y - 140), (0, y), "#5b2420", "#c9482a", "#ff9a3f"))
    for dx, tall, wide, tone in ((-64, 92, 46, "#f0803a"), (60, 100, 48, "#f0803a"),
            (-4, 132, 66, "#f7a040"), (-34, 66, 38, "#ffd36a"), (34, 72, 36, "#ffd36a"),
            (0, 84, 36, "#fff3b0")):
        c.fill("M%d %dq-%d -%d %d -%dq%d %d %d %dz" %
            (x + dx - wide / 2, y, wide * 0.2, tall * 0.6, wide * 0.6, tall, wide * 0.1,
            tall * 0.45, wide * 0.4, tall), tone, 0.95)
    for dx in (-50, 46):
        vessel(c, chance, x + dx, y - 2, 24, 52, BOTTLE if dx < 0 else JAR, "#ffcf8a")
