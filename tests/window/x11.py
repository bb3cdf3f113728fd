"""The functions of the system's own libX11 that tests call."""

import ctypes
from ctypes import c_char_p, c_int, c_long, c_ulong, c_void_p


def load_x11():
    x11 = ctypes.CDLL("libX11.so.6")
    for name, result, *arguments in [
            ("XOpenDisplay", c_void_p, c_char_p), ("XCloseDisplay", c_int, c_void_p),
            ("XDefaultRootWindow", c_ulong, c_void_p),
            ("XCreateSimpleWindow", c_ulong, c_void_p, c_ulong, *[c_int] * 5, c_ulong, c_ulong),
            ("XMapWindow", c_int, c_void_p, c_ulong),
            ("XInternAtom", c_ulong, c_void_p, c_char_p, c_int),
            ("XSetSelectionOwner", c_int, c_void_p, c_ulong, c_ulong, c_ulong),
            ("XChangeProperty", c_int, c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_char_p,
             c_int),
            ("XConvertSelection", c_int, c_void_p, *[c_ulong] * 5),
            ("XGetWindowProperty", c_int, c_void_p, c_ulong, c_ulong, c_long, c_long, c_int,
             c_ulong, *[c_void_p] * 5), ("XFree", c_int, c_void_p),
            ("XSendEvent", c_int, c_void_p, c_ulong, c_int, c_long, c_void_p),
            ("XSync", c_int, c_void_p, c_int), ("XGrabServer", c_int, c_void_p),
            ("XUngrabServer", c_int, c_void_p), ("XPending", c_int, c_void_p), ("XNextEvent", c_int, c_void_p, c_void_p),
            ("XFlush", c_int, c_void_p)]:
        function = getattr(x11, name)
        function.restype, function.argtypes = result, arguments
    return x11
