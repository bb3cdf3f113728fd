"""A leaded window: a heron in the reeds before the evening sun."""

from math import cos, pi, sin

from ..chance import Chance
from ..colour import mix, ramp, shade, tint
from ..motif import dots, hatch
from ..shape import circle, curve, ellipse, leaf, pairs, polar, polygon, ribbon, sector, smooth

LEAD = "#15181f"
SUN = (1035, 370)
HORIZON = 640
SKY = ["#fff1bd", "#ffdb7c", "#f9b552", "#ee8a4a", "#e06a5c", "#bd5f88", "#8a5ea8", "#5663b0",
    "#3a6aa6", "#2f7f9f"]


def draw(c):
    chance = Chance("heron window")
    c.ground(LEAD)
    sky(c, chance)
    clouds(c)
    hills(c, chance)
    water(c, chance)
    reeds(c)
    lilies(c)
    heron(c, 560, 760)
    kingfisher(c, 1292, 560)
    flying(c, 250, 180, 1.0)
    flying(c, 420, 110, 0.62)
    dragonfly(c, 838, 104)
    iris(c, 150, 760, 1.15)
    iris(c, 300, 880, 0.9)
    light(c)


def pane(c, outline, tone, width=6):
    """A piece of glass: a little lighter above than below, held in lead."""
    c.outlined(outline, c.down(tint(tone, 0.16), shade(tone, 0.1)), LEAD, width)


def stained(chance, colours, t, spread=0.05):
    """A colour near t of a ramp, in steps, so that panes share their gradients."""
    t = min(max(t + chance.real(-spread, spread), 0), 1)
    tone = ramp(colours, round(t * 15) / 15)
    k = chance.pick((-1, 0, 0, 1))
    return tint(tone, 0.14) if k > 0 else shade(tone, 0.13) if k < 0 else tone


def unseen(corners):
    """True for a pane behind the hills or beside the picture."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(ys) > HORIZON + 20 or max(ys) < -10 or max(xs) < -10 or min(xs) > 1610


def sky(c, chance):
    """Rings of rays around the sun, each ring divided a little finer and out of step."""
    radii = (66, 128, 205, 296, 402, 524, 664, 826, 1010, 1240)
    counts = (12, 12, 16, 20, 24, 28, 32, 36, 40)
    for ring in range(len(counts) - 1, -1, -1):
        inner, outer, count = radii[ring], radii[ring + 1], counts[ring]
        for i in range(count):
            a, b = (2 * pi * (k + 0.5 * (ring % 2)) / count for k in (i, i + 1))
            corners = [polar(*SUN, r, k) for r in (inner, outer) for k in (a, (a + b) / 2, b)]
            if unseen(corners):
                continue
            pane(c, sector(*SUN, inner, outer, a, b), stained(chance, SKY, (ring + 0.5) / 9, 0.045))
    pane(c, circle(*SUN, 66), "#fff6d0")


def clouds(c):
    for x, y, w, tones in ((300, 330, 330, ("#f3c0b4", "#e39aa6", "#c98ab0")),
            (1370, 190, 300, ("#ffe3b8", "#f5bf96", "#e39a86")),
            (620, 76, 240, ("#d9b0d0", "#b58fc8", "#8f7fc0")),
            (90, 480, 240, ("#f7c9a4", "#e8a08a", "#cf8496"))):
        lumps = [(-0.38, 0.0, 0.17), (0.36, 0.0, 0.18), (-0.14, -0.11, 0.21), (0.14, -0.07, 0.19),
            (0.0, 0.03, 0.2)]
        for i, (dx, dy, r) in enumerate(lumps):
            pane(c, ellipse(x + dx * w, y + dy * w, r * w, r * w * 0.62), tones[i * 2 % 3])
        pane(c, "M%d %dQ%d %d %d %dQ%d %d %d %dZ" %
            (x - w * 0.56, y + w * 0.06, x, y + w * 0.0, x + w * 0.56, y + w * 0.06, x,
            y + w * 0.24, x - w * 0.56, y + w * 0.06), tones[2])


def course(c, chance, upper, lower, cuts, colour):
    """A band of panes between two lines, cut at these places; colour(x) gives a ramp and t."""
    skews = [chance.real(-16, 16) for _ in cuts]
    for (a, s), (b, t) in zip(zip(cuts, skews), zip(cuts[1:], skews[1:])):
        top = [(a + (b - a) * k / 3, upper(a + (b - a) * k / 3)) for k in range(4)]
        foot = [(a + s + (b + t - a - s) * k / 3, lower(a + s + (b + t - a - s) * k / 3))
            for k in (3, 2, 1, 0)]
        pane(c, curve(top) + "L" + curve(foot)[1:] + "Z",
            stained(chance, *colour((a + b) / 2), 0.05))


def cut_places(chance, step):
    places, x = [-60], -60
    while x < 1660:
        x += step * chance.real(0.7, 1.35)
        places.append(x)
    return places


def hills(c, chance):
    far = ["#6a5f9f", "#8f6aa0", "#c9788a", "#e3906f"]
    near = ["#2f5f86", "#3a7f86", "#4f9a78", "#7fb06a"]

    def warmth(x):
        return 1 - min(abs(x - SUN[0]) / 800, 1)

    def crest(x):
        return 560 - 70 * sin(x / 210 + 1.2) - 30 * sin(x / 83)

    def slope(x):
        return 618 - 34 * sin(x / 160 - 0.8) - 14 * sin(x / 61)

    course(c, chance, crest, lambda x: (crest(x) + slope(x)) / 2 + 14, cut_places(chance, 120),
        lambda x: (far, warmth(x)))
    course(c, chance, lambda x: (crest(x) + slope(x)) / 2 + 12, lambda x: slope(x) + 22,
        cut_places(chance, 100), lambda x: (far, warmth(x) * 0.8))
    course(c, chance, slope, lambda x: HORIZON + 26 + 6 * sin(x / 90), cut_places(chance, 110),
        lambda x: (near, warmth(x) * 0.8 + 0.1))


def water(c, chance):
    deep = ["#14365c", "#1d5478", "#2f7f92", "#4fa5a0", "#8fc9b0"]
    fire = ["#c9586a", "#ee8a4a", "#ffc45f", "#fff1bd"]
    rows = 11
    edges = [HORIZON + 20 + 560 * (i / rows) ** 1.35 for i in range(rows + 1)]

    for i in range(rows):
        def line(y, k):
            return lambda x: y + (4 + k * 1.6) * sin(x / (60 + 7 * k) + k * 1.9)

        def colour(x, k=i):
            if abs(x - SUN[0]) < 60 + 12 * k:
                return fire, 1 - k / rows * 0.8
            return deep, 0.85 - 0.75 * k / rows + 0.14 * sin(x / 130 + k)

        course(c, chance, line(edges[i], i), line(edges[i + 1], i + 1),
            cut_places(chance, 100 + 9 * i), colour)


def blade(c, x, foot, tall, wide, lean, tone):
    """A reed leaf of two panes, light and dark, that bends over."""
    tip = (x + lean, foot - tall)
    bend = (x + lean * 0.2, foot - tall * 0.6)
    pane(c, "M%sQ%s %sQ%s %sZ" % (pairs((x - wide / 2, foot)), pairs((bend[0] - wide / 2, bend[1])),
        pairs(tip), pairs(bend), pairs((x, foot))), tint(tone, 0.12), 5)
    pane(c, "M%sQ%s %sQ%s %sZ" % (pairs((x, foot)), pairs(bend), pairs(tip),
        pairs((bend[0] + wide / 2, bend[1])), pairs((x + wide / 2, foot))), shade(tone, 0.2), 5)


def reeds(c):
    greens = ("#3f8a5f", "#6fa85a", "#2f7a72", "#a5bf5a")
    for i, (x, tall, wide, lean) in enumerate(((40, 620, 34, 90), (110, 480, 30, -70),
            (205, 560, 34, 60), (270, 400, 28, -50), (350, 330, 28, 70), (-10, 400, 30, 40))):
        blade(c, x, 1230, tall, wide, lean, greens[i % 4])
    for i, (x, tall, wide, lean) in enumerate(((1240, 430, 32, -80), (1350, 600, 36, -50),
            (1420, 470, 30, 70), (1500, 690, 36, -90), (1570, 520, 34, 50), (1300, 340, 28, 60),
            (1460, 360, 28, -40))):
        blade(c, x, 1230, tall, wide, lean, greens[(i + 1) % 4])
    for x, foot, top in ((1292, 1230, 560), (1440, 1230, 640), (1545, 1230, 560), (165, 1230, 640)):
        c.line([(x, foot), (x, top)], LEAD, 17)
        c.line([(x, foot), (x, top)], "#8fae5f", 7)
    for x, top in ((1440, 640), (1545, 560), (165, 640)):
        pane(c, ellipse(x, top, 19, 62), "#a5643c")
        c.line([(x, top - 64), (x, top - 104)], LEAD, 8)


def lilies(c):
    for x, y, r, tone in ((860, 1090, 120, "#4f9a5f"), (1090, 1140, 100, "#6fae58"),
            (985, 985, 72, "#3f8a6a"), (690, 1165, 84, "#7fb35a"), (1160, 985, 52, "#4f9a5f")):
        for i in range(7):
            a = 0.5 + (2 * pi - 0.5) * i / 7
            b = 0.5 + (2 * pi - 0.5) * (i + 1) / 7
            rim = [(x + r * cos(a + (b - a) * k / 4), y + r * 0.42 * sin(a + (b - a) * k / 4))
                for k in range(5)]
            pane(c, "M%sL%s" % (pairs((x, y)), curve(rim)[1:]) + "Z",
                tint(tone, 0.2) if i % 2 else shade(tone, 0.12), 5)
    for x, y, r, tone in ((872, 1060, 74, "#f2a0b4"), (1110, 1112, 56, "#fff0dc")):
        for a, k in ((-pi / 2 - 1.25, 0.9), (-pi / 2 + 1.25, 0.9), (-pi / 2 - 0.8, 1.0),
                (-pi / 2 + 0.8, 1.0), (-pi / 2 - 0.38, 1.06), (-pi / 2 + 0.38, 1.06),
                (-pi / 2, 1.1)):
            pane(c, leaf(x, y, a, r * k * 1.15, r * 0.56),
                mix(tone, "#fffaf0", 0.1 + 0.5 * abs(cos(a * 2.3))), 5)
        pane(c, ellipse(x, y - 4, r * 0.2, r * 0.14), "#ffcf4f", 4)


def bend(points, t):
    """The point at t of a smooth line through the points (Catmull-Rom)."""
    i = min(int(t), len(points) - 2)
    t -= i
    p, q, r, s = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
    return tuple(b + t * (d - a) / 2 + t * t * (a - 2.5 * b + 2 * d - e / 2)
        + t ** 3 * (1.5 * (b - d) + (e - a) / 2) for a, b, d, e in zip(p, q, r, s))


def heron(c, x, y):
    """Body, wing, neck and head, each of its own panes; the feet stand in the water."""
    for foot, knee in (((x - 30, y + 340), (x - 58, y + 190)),
            ((x + 62, y + 350), (x + 34, y + 200))):
        hip = (x - 30 if foot[0] < x else x + 14, y + 70)
        for tone, width in ((LEAD, 24), ("#e0a24f", 12)):
            c.stroke("M%sL%sL%s" % (pairs(hip), pairs(knee), pairs(foot)), tone, width)
            c.stroke("M%sl-46 16M%sl44 18M%sl6 22" % ((pairs(foot),) * 3), tone, width * 0.8)
    for k, tone in ((0, "#3f5f92"), (1, "#2f4a7c"), (2, "#56709c")):  # tail
        pane(c, leaf(x - 110, y - 4 + 16 * k, pi - 0.42 - 0.1 * k, 190 - 20 * k, 46), tone)
    body = [(x + 84, y - 96), (x + 112, y - 30), (x + 84, y + 52), (x + 6, y + 96),
        (x - 90, y + 74), (x - 150, y + 10), (x - 96, y - 60), (x - 4, y - 104)]
    pane(c, smooth(body), "#cfd9e3")
    for k, (px, py, a, size, wide, tone) in enumerate(((x + 66, y - 20, 2.1, 130, 46, "#f2ede0"),
            (x + 84, y - 46, 2.5, 150, 50, "#e3e6ea"))):
        pane(c, leaf(px, py, a, size, wide), tone, 5)
    for i in range(6):  # the folded wing: long feathers under short ones
        pane(c, leaf(x + 30 - 16 * i, y - 66 + 10 * i, pi - 0.62 + 0.07 * i, 250 - 14 * i, 58),
            ("#34508f", "#4a6aa8", "#6f8fc0", "#3f5f9a", "#5f83b8", "#2f4a7c")[i])
    for i in range(5):
        pane(c, leaf(x + 66 - 26 * i, y - 74 + 4 * i, pi - 0.86 + 0.1 * i, 120, 46),
            ("#a9c0dc", "#8fb0d0", "#b9cbe0", "#7f9fc8", "#9ab8d8")[i])
    spine = [(x + 58, y - 60), (x + 112, y - 130), (x + 118, y - 210), (x + 66, y - 276),
        (x + 30, y - 340), (x + 46, y - 404), (x + 92, y - 440)]
    widths = [92, 66, 52, 46, 42, 40, 40]
    for i in range(len(spine) - 1):  # each reaches a little into the next, which covers the joint
        part = [bend(spine, i + k / 3) for k in (0, 1, 2, 3, 3.3)]
        pane(c, ribbon(part, [widths[i] + (widths[i + 1] - widths[i]) * k / 3
            for k in (0, 1, 2, 3, 3)]), ("#dfe6ec", "#f4efe2", "#cddae6", "#f7f2e6", "#dfe6ec",
            "#f4efe2")[i])
    hx, hy = x + 104, y - 448
    pane(c, leaf(hx - 10, hy - 12, pi + 0.1, 190, 22, 0.05), "#2f4a7c", 5)
    pane(c, leaf(hx - 6, hy - 2, pi - 0.16, 150, 20, 0.05), "#34508f", 5)
    pane(c, polygon([(hx + 34, hy - 16), (hx + 210, hy + 18), (hx + 30, hy + 4)]), "#f7b84a", 5)
    pane(c, polygon([(hx + 30, hy + 4), (hx + 210, hy + 18), (hx + 22, hy + 26)]), "#e08a3a", 5)
    pane(c, ellipse(hx, hy, 48, 34), "#f7f2e6")
    pane(c, "M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (hx - 46, hy - 10, hx - 10, hy - 44, hx + 42,
        hy - 14, hx, hy - 14, hx - 46, hy - 10), "#2f4a7c", 5)
    c.circle(hx + 14, hy + 2, 10, LEAD)
    c.circle(hx + 14, hy + 2, 7, "#ffcf4f")
    c.circle(hx + 15, hy + 2, 3.4, LEAD)


def kingfisher(c, x, y):
    pane(c, polygon([(x - 8, y + 30), (x + 16, y + 110), (x + 42, y + 24)]), "#1f6f92", 5)
    pane(c, smooth([(x - 30, y - 64), (x - 46, y - 10), (x - 26, y + 44), (x + 20, y + 50),
        (x + 50, y), (x + 40, y - 50)]), "#ee8a4a", 5)
    for i, tone in enumerate(("#1f7f9f", "#2fa0b0", "#3fb8b8")):
        pane(c, leaf(x + 34 - 4 * i, y - 40 + 18 * i, pi / 2 + 0.12 * i - 0.14, 110 - 14 * i, 40),
            tone, 5)
    pane(c, polygon([(x - 40, y - 78), (x - 150, y - 62), (x - 40, y - 60)]), "#3a4a66", 5)
    pane(c, ellipse(x, y - 74, 48, 38), "#2f9fb0", 5)
    pane(c, "M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (x - 46, y - 66, x - 20, y - 88, x + 18, y - 66,
        x - 16, y - 44, x - 46, y - 66), "#f7b06a", 4)
    pane(c, ellipse(x + 26, y - 54, 20, 12), "#fff6e2", 4)
    c.circle(x - 16, y - 78, 8, LEAD)
    c.circle(x - 18, y - 80, 2.6, "#ffffff")


def flying(c, x, y, s):
    """A swan on the wing."""
    for side, tones in ((-1, ("#fff6e2", "#f2dcc8", "#e3c0b4")),
            (1, ("#f7e9d6", "#e9cdbd", "#d3a9a8"))):
        for i, tone in enumerate(tones):
            pane(c, leaf(x - 4 * s, y - 2 * s, -pi / 2 + side * (0.62 + 0.34 * i),
                (150 - 26 * i) * s, 44 * s, -0.08 * side), tone, 5)
    pane(c, leaf(x - 92 * s, y + 10 * s, -0.05, 180 * s, 46 * s), "#fffaf0", 5)
    pane(c, ribbon([(x + 66 * s, y), (x + 112 * s, y - 14 * s), (x + 150 * s, y - 12 * s)],
        [28 * s, 19 * s, 18 * s]), "#f7f2e6", 5)
    pane(c, polygon([(x + 150 * s, y - 22 * s), (x + 186 * s, y - 8 * s),
        (x + 150 * s, y - 2 * s)]), "#ee8a4a", 4)


def dragonfly(c, x, y):
    for a, length in ((-0.35, 120), (0.25, 108), (pi + 0.35, 120), (pi - 0.25, 108)):
        pane(c, leaf(x, y, a, length, 32), "#bfe6e0" if length > 110 else "#8fd0d0", 4)
    for i in range(5):
        pane(c, ellipse(x + 2 * i, y + 32 + 26 * i, 9 - i, 14), ("#2f9fb0", "#3f6ab0")[i % 2], 4)
    pane(c, ellipse(x, y, 15, 22), "#2f7f9f", 4)
    pane(c, circle(x, y - 28, 14), "#ee8a4a", 4)


def iris(c, x, y, s):
    c.line([(x, y + 20), (x + 14 * s, 1230)], LEAD, 17)
    c.line([(x, y + 20), (x + 14 * s, 1230)], "#6fa85a", 7)
    for a, length, wide, tone in ((-pi / 2 - 0.55, 104, 58, "#8a6fc8"),
            (-pi / 2 + 0.55, 104, 58, "#7a5fb8"), (-pi / 2, 116, 62, "#a58fdc"),
            (pi / 2 - 1.15, 118, 66, "#5f4aa0"), (pi / 2 + 1.15, 118, 66, "#6a55ae"),
            (pi / 2, 110, 64, "#7a5fb8")):
        pane(c, leaf(x, y, a, length * s, wide * s), tone, 5)
    for a in (pi / 2 - 1.15, pi / 2 + 1.15, pi / 2):
        pane(c, leaf(*polar(x, y, 8 * s, a), a, 48 * s, 18 * s), "#ffcf4f", 4)


def light(c):
    """Sunlight in the glass, stronger near the sun, and seeds of air."""
    c.glow(*SUN, 620, "#fff3c0", 0.5)
    chance = Chance("seeds")
    for size, opacity in ((4, 0.35), (7, 0.2)):
        c.stroke(dots([(chance.real(0, 1600), chance.real(0, 1200)) for _ in range(110)]),
            "#ffffff", size, opacity)
    glints = []
    for _ in range(80):
        x, y, l = chance.real(0, 1600), chance.real(0, 1200), chance.real(20, 60)
        glints.append(((x, y), (x + l, y - l * 0.5)))
    c.stroke(hatch(glints), "#ffffff", 5, 0.13)
