"""Colours as '#rrggbb', mixed in OKLab so that no step between two of them turns grey or muddy.
(Björn Ottosson, "A perceptual color space for image processing", 2020.)"""

WHITE = "#fff8ea"  # the warm white of paper
INK = "#0b1a1d"  # the dark of the game's table


def _linear(byte):
    v = byte / 255
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def _byte(v):
    v = min(1.0, max(0.0, v))
    return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


def _oklab(colour):
    r, g, b = (_linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def _hex(lightness, a, b):
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return "#%02x%02x%02x" % (
        _byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        _byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        _byte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
    )


def mix(one, other, t):
    """`one` at t = 0, `other` at t = 1."""
    return _hex(*(p + (q - p) * t for p, q in zip(_oklab(one), _oklab(other))))


def tint(colour, t):
    return mix(colour, WHITE, t)


def shade(colour, t):
    return mix(colour, INK, t)


def ramp(colours, t):
    """The colour at t in 0..1 along evenly spaced colours."""
    at = min(max(t, 0.0), 1.0) * (len(colours) - 1)
    i = min(int(at), len(colours) - 2)
    return mix(colours[i], colours[i + 1], at - i)
