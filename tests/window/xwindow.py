"""A second, empty X window, made with the system's own libX11. It takes the keyboard away from the
game, files are dragged from it as a file manager does it (XDND, version 5, freedesktop.org), and it
copies from the clipboard and pastes into it."""

import ctypes
import os
import urllib.parse
from ctypes import byref, c_int, c_long, c_ulong, c_void_p

from display import wait_for
from x11 import load_x11

CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
                ("window", c_ulong), ("message_type", c_ulong), ("format", c_int),
                ("data", c_long * 5)]


class SelectionRequest(ctypes.Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
                ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong),
                ("target", c_ulong), ("property", c_ulong), ("time", c_ulong)]


class Selection(ctypes.Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
                ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
                ("property", c_ulong), ("time", c_ulong)]


class Event(ctypes.Union):
    _fields_ = [("type", c_int), ("client", ClientMessage), ("request", SelectionRequest),
                ("selection", Selection), ("pad", c_long * 24)]


class Window:
    def __init__(self, display_name):
        self.x11 = load_x11()
        self.connection = self.x11.XOpenDisplay(display_name.encode())
        assert self.connection, f"no connection to {display_name}"
        root = self.x11.XDefaultRootWindow(self.connection)
        self.window = self.x11.XCreateSimpleWindow(self.connection, root, 0, 0, 50, 50, 0, 0, 0)
        self.x11.XMapWindow(self.connection, self.window)
        self.x11.XFlush(self.connection)

    def close(self):
        self.x11.XCloseDisplay(self.connection)

    def atom(self, name):
        return self.x11.XInternAtom(self.connection, name.encode(), False)

    def send(self, target, event):
        self.x11.XSendEvent(self.connection, target, False, 0, byref(event))
        self.x11.XFlush(self.connection)

    def tell(self, target, message, *data):
        event = Event()
        event.client = ClientMessage(CLIENT_MESSAGE, window=target, format=32,
                                     message_type=self.atom(message))
        event.client.data[:] = [self.window, *data, *[0] * (4 - len(data))]
        self.send(target, event)

    def answer(self, request, text):
        """Hands the dragged text over to who asks for it."""
        self.x11.XChangeProperty(self.connection, request.requestor, request.property,
                                 request.target, 8, 0, text, len(text))
        event = Event()
        event.selection = Selection(SELECTION_NOTIFY, requestor=request.requestor,
                                    selection=request.selection, target=request.target,
                                    property=request.property, time=request.time)
        self.send(request.requestor, event)

    def hear(self, message, text):
        """Whether that message has come; requests for the text are answered on the way."""
        event = Event()
        while self.x11.XPending(self.connection):
            self.x11.XNextEvent(self.connection, byref(event))
            if event.type == SELECTION_REQUEST:
                self.answer(event.request, text)
            elif event.type == CLIENT_MESSAGE and event.client.message_type == self.atom(message):
                return True
        return False

    def drop(self, path, target, place):
        """Drags a file to the place on the screen and lets it go over the target window."""
        text = f"file://{urllib.parse.quote(os.path.abspath(path))}\r\n".encode()
        kind = self.atom("text/uri-list")
        self.x11.XSetSelectionOwner(self.connection, self.atom("XdndSelection"), self.window, 0)
        self.tell(target, "XdndEnter", 5 << 24, kind)
        self.tell(target, "XdndPosition", 0, place[0] << 16 | place[1], 0,
                  self.atom("XdndActionCopy"))
        wait_for(lambda: self.hear("XdndStatus", text), "the window to take notice of a drag")
        self.tell(target, "XdndDrop", 0, 0)
        wait_for(lambda: self.hear("XdndFinished", text), "the window to take a drop")

    def offer(self, text):
        """Puts the text on the clipboard; `serve` hands it over to who pastes it."""
        self.x11.XSetSelectionOwner(self.connection, self.atom("CLIPBOARD"), self.window, 0)
        self.x11.XFlush(self.connection)
        self.text = text.encode()

    def serve(self):
        """Whether somebody has asked for the text, and got it."""
        event = Event()
        while self.x11.XPending(self.connection):
            self.x11.XNextEvent(self.connection, byref(event))
            if event.type == SELECTION_REQUEST:
                self.answer(event.request, self.text)
                return True
        return False

    def property(self, name):
        """The text of a property of ours."""
        kind, form, count, left, data = c_ulong(), c_int(), c_ulong(), c_ulong(), c_void_p()
        self.x11.XGetWindowProperty(self.connection, self.window, self.atom(name), 0, 1 << 20, True,
                                    0, *map(byref, (kind, form, count, left, data)))
        text = ctypes.string_at(data, count.value).decode() if data else ""
        if data:
            self.x11.XFree(data)
        return text

    def paste(self):
        """What is on the clipboard; nothing where nobody owns it."""
        clipboard, text, ours = map(self.atom, ("CLIPBOARD", "UTF8_STRING", "PASTED"))
        self.x11.XConvertSelection(self.connection, clipboard, text, ours, self.window, 0)
        self.x11.XFlush(self.connection)
        event = Event()

        def answered():
            while self.x11.XPending(self.connection):
                self.x11.XNextEvent(self.connection, byref(event))
                if event.type == SELECTION_NOTIFY:
                    return True
                if event.type == SELECTION_REQUEST:  # it is still we who own it
                    self.answer(event.request, self.text)
            return False
        wait_for(answered, "the clipboard's owner to answer")
        return self.property("PASTED") if event.selection.property else ""
