"""Outlines as SVG path text, built from points. Angles are in radians, clockwise from the right."""

from math import atan2, cos, hypot, pi, sin


def number(v):
    """One decimal at most, without the characters that SVG can do without."""
    text = ("%.1f" % v).removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def pairs(*points):
    """Coordinates with a separator only where one is needed."""
    text = ""
    for x, y in points:
        for v in (number(x), number(y)):
            text += v if not text or v[0] == "-" else " " + v
    return text


def steps(points, start):
    """Coordinates relative to the point before, or to `start`; rounding does not add up."""
    moves, (x, y) = [], start
    for px, py in points:
        moves.append((px - x, py - y))
        x, y = x + round(px - x, 1), y + round(py - y, 1)
    return pairs(*moves)


def polyline(points):
    start = (round(points[0][0], 1), round(points[0][1], 1))
    return "M" + pairs(start) + "l" + steps(points[1:], start)


def polygon(points):
    return polyline(points) + "Z"


def curve(points, closed=False, tension=1.0):
    """A smooth line through the points (Catmull-Rom as cubic Béziers)."""
    n = len(points)
    points = [(round(x, 1), round(y, 1)) for x, y in points]

    def at(i):
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    text = "M" + pairs(points[0]) + "c"
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        part = offsets([(bx + (cx - ax) * k, by + (cy - ay) * k),
            (cx - (dx - bx) * k, cy - (dy - by) * k), (cx, cy)], (bx, by))
        text += part if i == 0 or part[0] == "-" else " " + part
    return text + ("Z" if closed else "")


def smooth(points):
    return curve(points, closed=True)


def down_to(points, bottom, smoothly=True):
    """The area from a line that runs from left to right down to `bottom`."""
    line = curve(points) if smoothly else polyline(points)
    return line + "L" + pairs((points[-1][0], bottom), (points[0][0], bottom)) + "Z"


def circle(x, y, r):
    return ellipse(x, y, r, r)


def ellipse(x, y, rx, ry):
    a = "a%s %s 0 1 1" % (number(rx), number(ry))
    return "M%s%s%s%s%sZ" % (pairs((x - rx, y)), a, " " + pairs((2 * rx, 0)), a,
        pairs((-2 * rx, 0)))


def box(x, y, w, h, r=0):
    if not r:
        return "M%sh%sv%sh%sZ" % (pairs((x, y)), number(w), number(h), number(-w))
    r = min(r, w / 2, h / 2)
    a = "a%s %s 0 0 1 " % (number(r), number(r))
    return "M%sh%s%s%sv%s%s%sh%s%s%sv%s%s%sZ" % (pairs((x + r, y)), number(w - 2 * r), a,
        pairs((r, r)), number(h - 2 * r), a, pairs((-r, r)), number(2 * r - w), a, pairs((-r, -r)),
        number(2 * r - h), a, pairs((r, -r)),)


def polar(x, y, r, angle):
    return x + r * cos(angle), y + r * sin(angle)


def toward(a, b, t):
    """The point a fraction t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def turned(points, x, y, angle=0.0, scale=1.0):
    """Points drawn around the origin, scaled, turned and moved to (x, y)."""
    c, s = cos(angle) * scale, sin(angle) * scale
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def blob(chance, x, y, rx, ry, wobble=0.15, corners=9):
    """A closed, soft, uneven round."""
    start = chance.real(0, 2 * pi)
    points = []
    for i in range(corners):
        k = 1 + chance.real(-wobble, wobble)
        a = start + 2 * pi * i / corners
        points.append((x + rx * k * cos(a), y + ry * k * sin(a)))
    return smooth(points)


def ridge(chance, left, right, y, height, rough=0.5, levels=6):
    """A skyline by midpoint displacement: points from left to right around y."""
    heights = [chance.real(-1, 1) * height, chance.real(-1, 1) * height]
    spread = height
    for _ in range(levels):
        longer = []
        for a, b in zip(heights, heights[1:]):
            longer += [a, (a + b) / 2 + chance.real(-1, 1) * spread]
        heights = longer + [heights[-1]]
        spread *= rough
    step = (right - left) / (len(heights) - 1)
    return [(left + i * step, y + h) for i, h in enumerate(heights)]


def ribbon(points, widths):
    """A brush stroke: a smooth band around the points, as wide at each as `widths` says."""
    near, far = [], []
    for i, ((x, y), w) in enumerate(zip(points, widths)):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = (ay - by) / length * w / 2, (bx - ax) / length * w / 2
        near.append((x + nx, y + ny))
        far.append((x - nx, y - ny))
    back = curve(far[::-1])
    return curve(near) + "L" + back[1:] + "Z"


def leaf(x, y, angle, length, width, bend=0.0):
    """A pointed leaf from its stalk at (x, y); `bend` moves its belly sideways."""
    b = bend * length
    outline = turned(
        [(0, 0), (0.3 * length, b - width * 0.62), (0.7 * length, b - width * 0.5), (length, 0),
         (0.7 * length, b + width * 0.5), (0.3 * length, b + width * 0.62)], x, y, angle)
    start = (round(x, 1), round(y, 1))
    there, back = outline[1:4], outline[4:] + [start]
    tip = (start[0] + round(there[2][0] - start[0], 1), start[1] + round(there[2][1] - start[1], 1))
    return "M%sc%s %sZ" % (pairs(start), offsets(there, start), offsets(back, tip))


def offsets(points, start):
    """The three points of a Bézier curve relative to its start. The handles of a long curve are
    rounded to whole numbers, which nobody sees and which makes the files a good deal smaller."""
    moves = [(px - start[0], py - start[1]) for px, py in points]
    handles = [tuple(round(v) if abs(v) >= 12 else v for v in move) for move in moves[:2]]
    return pairs(*handles, moves[2])


def spark(x, y, r, points=4, waist=0.28, angle=0.0):
    """A pointed star."""
    return polygon([polar(x, y, r if i % 2 == 0 else r * waist, angle + pi * i / points)
                    for i in range(2 * points)])


def sector(x, y, inner, outer, start, end):
    """A piece of a ring, or of a disc where inner is 0."""
    large = 1 if end - start > pi else 0
    text = "M" + pairs(polar(x, y, outer, start))
    text += "A%s %s 0 %d 1 %s" % (number(outer), number(outer), large,
        pairs(polar(x, y, outer, end)))
    if inner <= 0:
        return text + "L" + pairs((x, y)) + "Z"
    text += "L" + pairs(polar(x, y, inner, end))
    return text + "A%s %s 0 %d 0 %sZ" % (
        number(inner), number(inner), large, pairs(polar(x, y, inner, start)))


def half_plane(points, through, normal):
    """The part of a convex polygon on the side of `through` that `normal` points away from."""

    def side(p):
        return (p[0] - through[0]) * normal[0] + (p[1] - through[1]) * normal[1]

    kept = []
    for a, b in zip(points, points[1:] + points[:1]):
        sa, sb = side(a), side(b)
        if sa <= 0:
            kept.append(a)
        if (sa < 0 < sb) or (sb < 0 < sa):
            kept.append(toward(a, b, sa / (sa - sb)))
    return kept


def voronoi(seeds, frame):
    """For each seed the polygon of the frame that is nearer to it than to any other."""
    left, top, right, bottom = frame
    cells = []
    for x, y in seeds:
        cell = [(left, top), (right, top), (right, bottom), (left, bottom)]
        for a, b in sorted(seeds, key=lambda s: hypot(s[0] - x, s[1] - y))[1:40]:
            cell = half_plane(cell, ((x + a) / 2, (y + b) / 2), (a - x, b - y))
        cells.append(cell)
    return cells


def middle(points):
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def heading(a, b):
    return atan2(b[1] - a[1], b[0] - a[0])
