"""People under umbrellas, seen from behind, with what the wet street gives back of them."""

from .colour import shade, tint
from .motif import dots, ripple
from .shape import box, circle, ellipse, leaf, pairs, polar

INK = "#1f2a3f"


def dome(c, x, y, r, tone, pattern):
    """An umbrella of six scallops around (x, y), which is the middle of its rim."""
    foot = [(x + r * k / 3, y + 5 * (abs(k) == 3)) for k in range(-3, 4)]
    rim = "".join("Q%d %d %d %d" % ((a[0] + b[0]) / 2, y - r * 0.15, *b)
        for a, b in zip(foot[::-1], foot[-2::-1]))
    c.fill("M%d %dA%d %d 0 0 1 %d %d%sZ" % (x - r, y + 5, r, r * 0.82, x + r, y + 5, rim),
        c.linear((x - r, y - r), (x + r, y), tint(tone, 0.3), tone, shade(tone, 0.4)))
    ribs = "".join("M%d %dQ%d %d %d %d" % (x, y - r * 0.81, x + r * k / 3 * 0.9, y - r * 0.66,
        x + r * k / 3, y) for k in (-2, -1, 0, 1, 2))
    c.stroke(ribs, shade(tone, 0.35), 3, 0.7)
    if pattern == "dots":
        places = [polar(x, y, r * k, a) for k, a in ((0.3, -0.6), (0.3, -2.5), (0.56, -0.45),
            (0.56, -1.1), (0.56, -2.0), (0.56, -2.7), (0.74, -1.55), (0.3, -1.55), (0.82, -0.3),
            (0.82, -2.85))]
        c.stroke(dots([(px, y + (py - y) * 0.82) for px, py in places]), "#fff6e2", r * 0.13, 0.9)
    if pattern == "rim":
        c.stroke("M%d %dA%d %d 0 0 1 %d %d" % (x - r * 0.9, y - 8, r * 0.9, r * 0.7, x + r * 0.9,
            y - 8), "#fff0dc", 9, 0.9)
    c.line([(x, y - r * 0.8), (x, y - r * 0.95)], INK, 6)


def coat(c, x, foot, s, tone):
    """A walker without a face, seen from behind: boots, coat, scarf, hat or hair."""
    for i, dx in enumerate((-24, 14)):
        c.box(x + dx * s, foot - (92 - 10 * i) * s, 22 * s, (86 - 10 * i) * s, "#2a3248", 6)
        c.box(x + (dx - 4) * s, foot - (20 + 10 * i) * s, 34 * s, 20 * s, "#4a2f34", 8)
    c.fill("M%sQ%s %sL%sQ%s %sZ" % (pairs((x - 34 * s, foot - 232 * s)), pairs((x, foot - 256 * s)),
        pairs((x + 34 * s, foot - 232 * s)), pairs((x + 60 * s, foot - 74 * s)),
        pairs((x, foot - 56 * s)), pairs((x - 60 * s, foot - 74 * s))),
        c.linear((x - 60 * s, 0), (x + 60 * s, 0), tint(tone, 0.22), tone, shade(tone, 0.42)))
    c.stroke("M%d %dV%dM%d %dh%d" % (x, foot - 236 * s, foot - 66 * s, x - 44 * s, foot - 150 * s,
        88 * s), shade(tone, 0.4), 4, 0.7)


def reflection(c, x, foot, s, tone, cap):
    for i in range(6):
        c.fill(ripple(x + (8 if i % 2 else -8), foot + 12 + i * 13, (110 - 7 * i) * s, 4.6),
            tone if i < 3 else cap, 0.6 - 0.06 * i)


def walker(c, x, foot, cap, tone, s, pattern):
    reflection(c, x, foot, s, tone, cap)
    c.ellipse(x, foot + 2, 62 * s, 9, "#161f34", 0.5)
    coat(c, x, foot, s, tone)
    c.line([(x + 30 * s, foot - 176 * s), (x + 16 * s, foot - 330 * s)], INK, 7)
    c.circle(x, foot - 268 * s, 27 * s, c.across("#7a5240", "#4a3038"))
    c.box(x - 30 * s, foot - 250 * s, 60 * s, 20 * s, tint(cap, 0.3), 9)
    c.stroke("M%d %dQ%d %d %d %d" % (x + 30 * s, foot - 216 * s, x + 52 * s, foot - 190 * s,
        x + 30 * s, foot - 174 * s), shade(tone, 0.2), 24 * s)
    dome(c, x + 14 * s, foot - 292 * s, 128 * s, cap, pattern)


def couple(c, x, foot):
    for dx, tone in ((-46, "#34508f"), (46, "#c98a4a")):
        reflection(c, x + dx, foot, 1.0, tone, "#ee8a4a")
        c.ellipse(x + dx, foot + 2, 62, 9, "#161f34", 0.5)
        coat(c, x + dx, foot, 1.04, tone)
        c.circle(x + dx, foot - 280, 28, c.across("#6b4638", "#3f2a32") if dx > 0 else "#e3b08c")
    c.fill("M%d %dq32 -52 64 0z" % (x - 78, foot - 282) + box(x - 88, foot - 288, 84, 11, 5),
        "#233358")
    c.fill("M%d %dq12 40 0 78q22 6 52 0q-10 -40 2 -78z" % (x + 18, foot - 286), "#6b4638")
    c.stroke("M%d %dQ%d %d %d %d" % (x - 14, foot - 214, x, foot - 186, x + 14, foot - 214),
        "#2a3f70", 24)
    c.line([(x, foot - 196), (x, foot - 360)], INK, 8)
    dome(c, x, foot - 316, 178, "#ee8a4a", "rim")


def child(c, x, foot):
    reflection(c, x, foot, 0.8, "#f3c14f", "#7fc0b4")
    c.ellipse(x, foot + 2, 50, 8, "#161f34", 0.5)
    for dx in (-24, 6):
        c.box(x + dx, foot - 44, 22, 40, "#d9604f", 6)
        c.box(x + dx - 3, foot - 16, 30, 18, "#d9604f", 8)
    c.fill("M%d %dQ%d %d %d %dL%d %dQ%d %d %d %dZ" %
        (x - 26, foot - 140, x, foot - 156, x + 26, foot - 140, x + 52, foot - 40, x, foot - 26,
        x - 52, foot - 40), c.across("#ffe08a", "#f3c14f", "#c98f3a"))
    c.fill("M%d %dC%d %d %d %d %d %dQ%d %d %d %dZ" %
        (x - 32, foot - 138, x - 40, foot - 214, x + 40, foot - 214, x + 32, foot - 138, x,
        foot - 126, x - 32, foot - 138), c.across("#ffe08a", "#f3c14f", "#c98f3a"))
    c.stroke("M%d %dV%d" % (x, foot - 130, foot - 36), "#a9742f", 4, 0.7)
    c.stroke("M%d %dQ%d %d %d %d" % (x + 24, foot - 122, x + 46, foot - 106, x + 34, foot - 90),
        "#d9a53f", 18)
    c.line([(x + 34, foot - 90), (x + 22, foot - 250)], INK, 6)
    dome(c, x + 22, foot - 212, 92, "#7fc0b4", "dots")
    c.stroke("M%d %dQ%d %d %d %d" % (x - 40, foot - 92, x - 70, foot - 50, x - 84, foot - 52),
        "#d9604f", 4)
    c.stroke("M%d %dQ%d %d %d %d" % (x - 24, foot - 122, x - 46, foot - 108, x - 42, foot - 92),
        "#d9a53f", 18)


def dog(c, x, foot):
    fur = c.across("#f2e3cf", "#d9a878", "#a5734c")
    c.ellipse(x, foot + 2, 60, 7, "#161f34", 0.5)
    c.stroke("M%d %dv-32M%d %dv-32M%d %dv-30M%d %dv-30" %
        (x - 32, foot - 4, x - 18, foot - 4, x + 22, foot - 4, x + 36, foot - 4), "#c9946a", 10)
    c.stroke("M%d %dq-22 -8 -20 -34" % (x - 42, foot - 56), "#d9a878", 9)
    c.box(x - 46, foot - 72, 90, 44, fur, 21)
    c.box(x - 26, foot - 75, 46, 44, "#d9604f", 8)
    c.circle(x + 46, foot - 84, 25, fur)
    c.ellipse(x + 66, foot - 76, 15, 11, "#f2e3cf")
    c.fill(ellipse(x + 78, foot - 79, 5, 4) + circle(x + 50, foot - 90, 3.6), INK)
    c.fill(leaf(x + 34, foot - 104, 2.0, 40, 22), "#8a5a3c")
