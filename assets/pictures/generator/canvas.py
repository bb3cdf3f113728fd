"""An SVG of 1600 x 1200, of nothing but what SDL2_image draws: paths, groups with a transform,
linear and radial gradients. (Its parser has no filters, masks, clips, text or style sheets, and it
does not multiply the opacity of a group, so opacity is given to each path.)"""

from contextlib import contextmanager

from .shape import box, circle, ellipse, number, polyline

WIDTH, HEIGHT = 1600, 1200


def opacity_as(name, value):
    return "" if value >= 0.995 else ' %s="%s"' % (name, short(value))


def short(value):
    return ("%.2f" % value).rstrip("0").rstrip(".")


class Canvas:
    def __init__(self):
        self._gradients = {}  # (kind, place, stops): name
        self._body = []

    def fill(self, outline, paint, opacity=1.0):
        self._path(outline, paint, opacity_as("fill-opacity", opacity))

    def outlined(self, outline, paint, line, width):
        self._path(outline, paint, ' stroke="%s" stroke-width="%s"' % (line, number(width)))

    def stroke(self, outline, paint, width, opacity=1.0, dash=None):
        """A line; all have round ends and corners."""
        more = ' stroke="%s" stroke-width="%s"' % (paint, number(width))
        more += opacity_as("stroke-opacity", opacity)
        if dash:
            more += ' stroke-dasharray="%s"' % " ".join(number(d) for d in dash)
        self._path(outline, "none", more)

    def box(self, x, y, w, h, paint, r=0, opacity=1.0):
        self.fill(box(x, y, w, h, r), paint, opacity)

    def circle(self, x, y, r, paint, opacity=1.0):
        self.fill(circle(x, y, r), paint, opacity)

    def ellipse(self, x, y, rx, ry, paint, opacity=1.0):
        self.fill(ellipse(x, y, rx, ry), paint, opacity)

    def line(self, points, paint, width, opacity=1.0):
        self.stroke(polyline(points), paint, width, opacity)

    def ground(self, paint):
        self.box(0, 0, WIDTH, HEIGHT, paint)

    @contextmanager
    def at(self, x, y, angle=0.0, scale=1.0):
        """A group whose origin lies at (x, y), turned by degrees and scaled."""
        transform = "translate(%s %s)" % (number(x), number(y))
        if angle:
            transform += "rotate(%s)" % number(angle)
        if scale != 1:
            transform += "scale(%s)" % short(scale)
        self._body.append('<g transform="%s">' % transform)
        yield
        self._body.append("</g>")

    def linear(self, start, end, *stops):
        """A gradient from point to point; stops are colours, or (place, colour[, opacity])."""
        line = tuple(number(v) for v in (*start, *end))
        place = ' gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"' % line
        return self._gradient("linearGradient", place, stops)

    def radial(self, x, y, r, *stops):
        round_ = (number(x), number(y), number(r))
        place = ' gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"' % round_
        return self._gradient("radialGradient", place, stops)

    def down(self, *stops):
        """A gradient from the top of whatever it fills to its bottom. (In per cent: SDL2_image
        takes a plain 1 for a pixel.)"""
        return self._gradient("linearGradient", ' x2="0%" y2="100%"', stops)

    def across(self, *stops):
        """A gradient from the left of whatever it fills to its right."""
        return self._gradient("linearGradient", "", stops)

    def glow(self, x, y, r, colour, opacity=1.0, core=0.0):
        """Light that fades out; `core` is the part of the radius that keeps its full strength."""
        middle = core + (1 - core) * 0.4
        stops = ((core, colour, opacity), (middle, colour, opacity * 0.38), (1, colour, 0))
        self.circle(x, y, r, self.radial(x, y, r, *stops))

    def text(self):
        lines = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" '
                 'viewBox="0 0 %d %d">' % (WIDTH, HEIGHT, WIDTH, HEIGHT), "<defs>"]
        for (kind, place, inside), name in self._gradients.items():
            lines.append('<%s id="%s"%s>%s</%s>' % (kind, name, place, inside, kind))
        lines += ["</defs>", '<g stroke-linecap="round" stroke-linejoin="round">', *self._body]
        return "\n".join(lines + ["</g>", "</svg>", ""])

    def _path(self, outline, paint, more):
        self._body.append('<path d="%s" fill="%s"%s/>' % (outline, paint, more))

    def _gradient(self, kind, place, stops):
        """The paint for a gradient; equal ones are written once."""
        inside = ""
        for i, stop in enumerate(stops):
            if isinstance(stop, str):
                stop = (i / (len(stops) - 1), stop)
            inside += '<stop offset="%s" stop-color="%s"' % (short(stop[0]), stop[1])
            inside += opacity_as("stop-opacity", stop[2] if len(stop) == 3 else 1) + "/>"
        name = self._gradients.setdefault((kind, place, inside), "g%d" % len(self._gradients))
        return "url(#%s)" % name
