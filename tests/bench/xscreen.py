"""A private X server with nothing on it but the program that is measured: its keys and its pixels,
through libX11 and libXtst, so that one look costs far less than a millisecond."""

import ctypes
import ctypes.util
import os
import subprocess


class XImage(ctypes.Structure):
    """The first members of Xlib's own structure: what is needed to reach the pixels."""
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int),
                ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
                ("bytes_per_line", ctypes.c_int)]


Display = ctypes.c_void_p
X11 = ctypes.CDLL(ctypes.util.find_library("X11"))
XTEST = ctypes.CDLL(ctypes.util.find_library("Xtst"))
X11.XOpenDisplay.restype = Display
X11.XOpenDisplay.argtypes = [ctypes.c_char_p]
X11.XCloseDisplay.argtypes = [Display]
X11.XDefaultRootWindow.restype = ctypes.c_ulong
X11.XDefaultRootWindow.argtypes = [Display]
X11.XGetImage.restype = ctypes.POINTER(XImage)
X11.XGetImage.argtypes = [Display, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
                          ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
X11.XDestroyImage.argtypes = [ctypes.POINTER(XImage)]
X11.XStringToKeysym.restype = ctypes.c_ulong
X11.XStringToKeysym.argtypes = [ctypes.c_char_p]
X11.XKeysymToKeycode.restype = ctypes.c_ubyte
X11.XKeysymToKeycode.argtypes = [Display, ctypes.c_ulong]
X11.XFlush.argtypes = [Display]
XTEST.XTestFakeKeyEvent.argtypes = [Display, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
XTEST.XTestFakeMotionEvent.argtypes = [Display, ctypes.c_int, ctypes.c_int, ctypes.c_int,
                                       ctypes.c_ulong]

ALL_PLANES = ctypes.c_ulong(-1).value
Z_PIXMAP = 2
BYTES_A_PIXEL = 4


class Screen:
    """An Xvfb of its own, on a number that the server finds by itself."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-br",
             "-noreset", "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb does not start")
        self.name = f":{number}"
        self.display = X11.XOpenDisplay(self.name.encode())
        self.root = X11.XDefaultRootWindow(self.display)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        X11.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait()

    def pixels(self, x, y, width, height):
        """The pixels' bytes, row by row, four a pixel."""
        image = X11.XGetImage(self.display, self.root, x, y, width, height, ALL_PLANES, Z_PIXMAP)
        data = ctypes.string_at(image.contents.data, height * image.contents.bytes_per_line)
        X11.XDestroyImage(image)
        return data

    def key(self, name):
        """Presses and lets go."""
        code = X11.XKeysymToKeycode(self.display, X11.XStringToKeysym(name.encode()))
        XTEST.XTestFakeKeyEvent(self.display, code, True, 0)
        XTEST.XTestFakeKeyEvent(self.display, code, False, 0)
        X11.XFlush(self.display)

    def point(self, x, y):
        XTEST.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        X11.XFlush(self.display)
