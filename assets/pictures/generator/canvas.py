"""An SVG of 1600 x 1200, of nothing but what SDL2_image draws: paths, groups with a transform,
linear and radial gradients. (Its parser has no filters, masks, clips, text or style sheets, and it
does not multiply the opacity of a group, so opacity is given to each path.)"""

from contextlib import contextmanager

from .shape import box, circle, ellipse, number, polyline

WIDTH, HEIGHT = 1600, 1200


class Canvas:
    def __init__(self):
        self._gradients = {}
        self._body = []

    def fill(self, outline, paint, opacity=1.0):
        self._body.append('<path d="%s" fill="%s"%s/>' % (
            outline, paint, self._opacity("fill-opacity", opacity)))

    def outlined(self, outline, paint, line, width):
        self._body.append('<path d="%s" fill="%s" stroke="%s" stroke-width="%s"/>' % (
            outline, paint, line, number(width)))

    def stroke(self, outline, paint, width, opacity=1.0, dash=None):
        """A line; all have round ends and corners."""
        more = self._opacity("stroke-opacity", opacity)
        if dash:
            more += ' stroke-dasharray="%s"' % " ".join(number(d) for d in dash)
        self._body.append('<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s/>' % (
            outline, paint, number(width), more))

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
    def group(self, transform):
        self._body.append('<g transform="%s">' % transform)
        yield
        self._body.append("</g>")

    def at(self, x, y, angle=0.0, scale=1.0):
        """A group whose origin lies at (x, y), turned by degrees and scaled."""
        text = "translate(%s %s)" % (number(x), number(y))
        if angle:
            text += "rotate(%s)" % number(angle)
        if scale != 1:
            text += "scale(%s)" % ("%.3f" % scale).rstrip("0").rstrip(".")
        return self.group(text)

    def linear(self, start, end, *stops):
        """A gradient from point to point; stops are colours, or (place, colour[, opacity])."""
        place = 'linearGradient id="%%s" gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"'
        return self._gradient(place % tuple(number(v) for v in (*start, *end)), stops)

    def radial(self, x, y, r, *stops):
        place = 'radialGradient id="%%s" gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"'
        return self._gradient(place % tuple(number(v) for v in (x, y, r)), stops)

    def down(self, *stops):
        """A gradient from the top of whatever it fills to its bottom. (In per cent: SDL2_image takes a
        plain 1 for a pixel.)"""
        return self._gradient('linearGradient id="%s" x2="0%%" y2="100%%"', stops)

    def across(self, *stops):
        """A gradient from the left of whatever it fills to its right."""
        return self._gradient('linearGradient id="%s"', stops)

    def glow(self, x, y, r, colour, opacity=1.0, core=0.0):
        """Light that fades out; `core` is the part of the radius that keeps its full strength."""
        middle = core + (1 - core) * 0.4
        paint = self.radial(x, y, r, (core, colour, opacity), (middle, colour, opacity * 0.38), (1, colour, 0))
        self.circle(x, y, r, paint)

    def text(self):
        lines = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">' % (
            WIDTH, HEIGHT, WIDTH, HEIGHT)]
        if self._gradients:
            lines += ["<defs>", *(markup % name for markup, name in self._gradients.items()), "</defs>"]
        lines += ['<g stroke-linecap="round" stroke-linejoin="round">', *self._body, "</g>", "</svg>", ""]
        return "\n".join(lines)

    def _gradient(self, head, stops):
        markup = "<%s>" % head
        for i, stop in enumerate(stops):
            if isinstance(stop, str):
                stop = (i / (len(stops) - 1), stop)
            opacity = self._opacity("stop-opacity", stop[2]) if len(stop) == 3 else ""
            place = ("%.2f" % stop[0]).rstrip("0").rstrip(".")
            markup += '<stop offset="%s" stop-color="%s"%s/>' % (place, stop[1], opacity)
        markup += "</%s>" % head.split()[0]
        name = self._gradients.setdefault(markup, "g%d" % len(self._gradients))
        return "url(#%s)" % name

    @staticmethod
    def _opacity(name, value):
        return "" if value >= 0.995 else ' %s="%s"' % (name, ("%.2f" % value).rstrip("0").rstrip("."))
