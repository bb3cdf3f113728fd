"""Thrown pots: a profile turned about its axis, glaze that runs, and the light on it."""

from math import pi

from .colour import shade, tint
from .motif import dots, hatch
from .shape import circle, curve, leaf, pairs, polar

CLAY = "#c08a63"

# A profile runs from the rim down: (height, radius), both as parts of the whole.
BOTTLE = ((0, 0.24), (0.06, 0.2), (0.26, 0.17), (0.42, 0.4), (0.6, 0.9), (0.76, 1), (0.92, 0.8),
    (1, 0.56))
JAR = ((0, 0.5), (0.06, 0.46), (0.14, 0.6), (0.34, 0.96), (0.5, 1), (0.74, 0.82), (0.92, 0.6),
    (1, 0.54))
BOWL = ((0, 1), (0.12, 0.99), (0.4, 0.9), (0.7, 0.64), (0.86, 0.4), (0.9, 0.34), (1, 0.36))
CUP = ((0, 1), (0.1, 0.97), (0.5, 0.94), (0.8, 0.86), (0.92, 0.68), (1, 0.6))
AMPHORA = ((0, 0.44), (0.05, 0.4), (0.16, 0.26), (0.26, 0.4), (0.4, 0.92), (0.52, 1), (0.76, 0.62),
    (0.93, 0.34), (1, 0.44))
GOURD = ((0, 0.2), (0.1, 0.16), (0.2, 0.4), (0.3, 0.54), (0.4, 0.46), (0.46, 0.4), (0.56, 0.7),
    (0.74, 1), (0.9, 0.84), (1, 0.6))
URN = ((0, 0.72), (0.05, 0.7), (0.12, 0.6), (0.3, 0.92), (0.46, 1), (0.72, 0.86), (1, 0.54))
FLASK = ((0, 0.5), (0.05, 0.46), (0.2, 0.38), (0.42, 0.56), (0.66, 0.92), (0.84, 1), (0.95, 0.9),
    (1, 0.8))


def at(profile, t):
    for (t0, r0), (t1, r1) in zip(profile, profile[1:]):
        if t <= t1:
            return r0 + (r1 - r0) * (t - t0) / (t1 - t0)
    return profile[-1][1]


def body(x, top, w, h, profile):
    right = [(x + w * r, top + h * t) for t, r in profile]
    left = [(2 * x - px, py) for px, py in right[::-1]]
    return curve(right) + "L" + curve(left)[1:] + "Z"


def belt(x, top, w, h, profile, t0, t1, sag=0.1):
    """The part of a vessel between two heights, its edges bowed as on a round thing."""
    steps = [t0 + (t1 - t0) * i / 3 for i in range(4)]
    right = [(x + w * at(profile, t) * 0.995, top + h * t) for t in steps]
    left = [(2 * x - px, py) for px, py in right[::-1]]
    s0, s1 = w * at(profile, t0) * sag * 2, w * at(profile, t1) * sag * 2
    return "M%sQ%s %sL%sQ%s %sZ" % (pairs(left[-1]), pairs((x, right[0][1] + s0)), pairs(right[0]),
        pairs(*right[1:]), pairs((x, right[-1][1] + s1)), pairs(*left))


def round_light(c, tone):
    """Light from the left on something round."""
    return c.across(tint(tone, 0.08), tint(tone, 0.36), tone, shade(tone, 0.3), shade(tone, 0.56))


def vessel(c, chance, x, base, w, h, profile, glaze, dip=0.0, clay=CLAY, open_=True):
    """A thrown pot; with `dip` the glaze ends there in runs and the clay below shows."""
    top = base - h
    c.fill(body(x + w * 0.36 + 8, top + 12, w, h - 8, profile), "#4a2a34", 0.22)
    c.ellipse(x + w * 0.2, base, w * profile[-1][1] * 1.35, 7, "#3a2024", 0.4)
    lower = clay if dip else glaze
    c.fill(body(x, top, w, h, profile), round_light(c, lower))
    if dip:
        edge = []
        for i in range(9):
            k = -1 + i / 4
            t = dip + 0.05 * (1 - k * k) + (chance.real(0.05, 0.15) if i % 2 else 0)
            edge.append((x + w * k * at(profile, min(t, 0.97)) * 0.99, top + h * min(t, 0.97)))
        side = [(t, r) for t, r in profile if t < dip] + [(dip, at(profile, dip))]
        left = [(x - w * r, top + h * t) for t, r in side]
        right = [(x + w * r, top + h * t) for t, r in side[::-1]]
        c.fill(curve(left) + "L" + curve(edge)[1:] + "L" + curve(right)[1:] + "Z",
            round_light(c, glaze))
    rim = w * profile[0][1]
    if open_:
        c.ellipse(x, top, rim, max(3, rim * 0.2), tint(glaze, 0.45))
        c.ellipse(x, top + 1, rim * 0.86, max(2, rim * 0.15), shade(glaze, 0.68))
    return top


def shine(c, x, top, w, h, k=-0.45):
    c.stroke("M%d %dq-%d %d %d %d" % (x + w * k, top + h * 0.44, w * 0.1, h * 0.16, w * 0.04,
        h * 0.3), "#ffffff", max(4, w * 0.09), 0.5)


def handle(c, x, y, dx, dy, width, tone):
    c.stroke("M%d %dC%d %d %d %d %d %d" % (x, y, x + dx, y - dy * 0.2, x + dx, y + dy * 1.1, x,
        y + dy), tone, width)


def teapot(c, chance, x, base, w, glaze, bail=False):
    h = w * 1.24
    round_ = ((0, 0.42), (0.06, 0.5), (0.26, 0.86), (0.5, 1), (0.76, 0.86), (0.94, 0.56), (1, 0.52))
    if bail:
        c.stroke("M%d %dC%d %d %d %d %d %d" % (x - w * 0.6, base - h * 0.84, x - w * 0.66,
            base - h * 1.62, x + w * 0.66, base - h * 1.62, x + w * 0.6, base - h * 0.84),
            "#a9784a", 12)
        c.stroke(hatch([((x + w * k, base - h * 1.45 - 4), (x + w * k, base - h * 1.36 - 4))
            for k in (-0.2, -0.08, 0.04, 0.16)]), "#6b4a34", 4)
    else:
        handle(c, x - w * 0.8, base - h * 0.76, -w * 0.62, h * 0.5, w * 0.15, shade(glaze, 0.15))
    c.fill("M%d %dC%d %d %d %d %d %dL%d %dC%d %d %d %d %d %dZ" %
        (x + w * 0.7, base - h * 0.62, x + w * 1.05, base - h * 0.66, x + w * 1.08, base - h * 0.96,
        x + w * 1.34, base - h * 1.02, x + w * 1.46, base - h * 0.94, x + w * 1.2, base - h * 0.84,
        x + w * 1.2, base - h * 0.3, x + w * 0.66, base - h * 0.24),
        c.across(glaze, shade(glaze, 0.4)))
    top = vessel(c, chance, x, base, w, h, round_, glaze, 0.0, open_=False)
    c.fill("M%d %dQ%d %d %d %dZ" % (x - w * 0.5, top + 6, x, top - w * 0.42, x + w * 0.5, top + 6),
        c.across(tint(glaze, 0.35), glaze, shade(glaze, 0.4)))
    c.circle(x, top - w * 0.2, w * 0.11, tint(glaze, 0.2))
    c.stroke("M%d %dQ%d %d %d %d" % (x - w * 0.5, top + 7, x, top + 7 + w * 0.16, x + w * 0.5,
        top + 7), shade(glaze, 0.45), 4, 0.7)
    shine(c, x, top, w, h)


def plate(c, x, base, r, glaze, ink, petals=8):
    y = base - r
    c.circle(x + 16, y + 14, r, "#4a2a34", 0.24)
    c.circle(x, y, r, c.radial(x - r * 0.3, y - r * 0.4, r * 1.6, tint(glaze, 0.4), glaze,
        shade(glaze, 0.35)))
    for k, w in ((0.93, 4), (0.7, 3), (0.64, 6)):
        c.stroke(circle(x, y, r * k), ink, w, 0.85)
    c.stroke(dots([polar(x, y, r * 0.815, 2 * pi * i / (petals * 3)) for i in range(petals * 3)]),
        ink, r * 0.09)
    c.fill("".join(leaf(*polar(x, y, r * 0.12, 2 * pi * i / petals), 2 * pi * i / petals, r * 0.44,
        r * 0.2) for i in range(petals)), ink, 0.9)
    c.circle(x, y, r * 0.12, "#e3b04f")
    c.stroke("M%d %dl%d -%dM%d %dl-%d -%d" % (x - r * 0.6, base + 2, r * 0.2, r * 0.5, x + r * 0.6,
        base + 2, r * 0.2, r * 0.5), "#5b3a34", 9)
