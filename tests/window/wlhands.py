"""A keyboard and a pointer of a Wayland desktop, plugged in by a client that speaks the protocol itself: a
message has an object, a number of what is asked of it, and words
(https://wayland.freedesktop.org/docs/html/ch04.html)."""

import socket
import struct
import tempfile
import time

from display import SLOWEST

KEYMAP = b"""xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" };
xkb_compat { include "complete" }; xkb_symbols { include "pc+us" }; };\0"""
KEYS = {"q": 16, "ctrl": 29, "c": 46, "v": 47, "F11": 87, "F12": 88, "Up": 103, "Left": 105, "Right": 106,
        "Down": 108}  # linux/input-event-codes.h
LEFT_BUTTON, CONTROL = 0x110, 4
DISPLAY = 1  # the object that is there from the start


class Hands:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(SLOWEST)
        self.socket.connect(path)
        self.received, self.last = b"", DISPLAY
        self.registry = self.new()
        self.send(DISPLAY, 1, self.registry)
        self.offered = self.answers()
        seat = self.bind("wl_seat")
        self.keyboard = self.made_by("zwp_virtual_keyboard_manager_v1", seat)
        self.pointer = self.made_by("zwlr_virtual_pointer_manager_v1", seat)
        with tempfile.TemporaryFile() as keymap:
            keymap.write(KEYMAP)
            keymap.flush()
            self.send(self.keyboard, 0, 1, len(KEYMAP), files=[keymap.fileno()])
        self.answers()

    def close(self):
        self.socket.close()

    # Hands

    def press(self, name):
        """A key and let go: "Right" or "ctrl+v"."""
        *held, key = name.split("+")
        for word in (*held, key):
            self.key(word, 1)
        for word in (key, *held):
            self.key(word, 0)
        self.answers()

    def key(self, name, down):
        self.send(self.keyboard, 1, now(), KEYS[name], down)
        if name == "ctrl":
            self.send(self.keyboard, 2, CONTROL * down, 0, 0, 0)

    def click(self, place, screen):
        self.send(self.pointer, 1, now(), *place, *screen)
        self.send(self.pointer, 4)
        for down in (1, 0):
            self.send(self.pointer, 2, now(), LEFT_BUTTON, down)
            self.send(self.pointer, 4)
        self.answers()

    # Messages

    def new(self):
        self.last += 1
        return self.last

    def bind(self, name):
        made, text = self.new(), name.encode() + b"\0"
        self.send(self.registry, 0, self.offered[name], len(text), text + bytes(-len(text) % 4), 1, made)
        return made

    def made_by(self, manager, seat):
        manager, made = self.bind(manager), self.new()
        self.send(manager, 0, seat, made)
        return made

    def send(self, target, what, *words, files=()):
        body = b"".join(word if isinstance(word, bytes) else struct.pack("=I", word) for word in words)
        head = struct.pack("=II", target, (8 + len(body)) << 16 | what)
        socket.send_fds(self.socket, [head + body], files)

    def answers(self):
        """Waits until all that was sent is done: the numbers of the interfaces that were told of."""
        done, told = self.new(), {}
        self.send(DISPLAY, 0, done)
        while True:
            source, what, body = self.receive()
            assert (source, what) != (DISPLAY, 0), f"the desktop refuses: {body}"
            if source == done:
                return told
            if source == self.registry:
                number, size = struct.unpack_from("=II", body)
                told[body[8:7 + size].decode()] = number

    def receive(self):
        source, what = struct.unpack("=II", self.take(8))
        return source, what & 0xFFFF, self.take((what >> 16) - 8)

    def take(self, size):
        while len(self.received) < size:
            more = self.socket.recv(65536)
            assert more, "the desktop has gone"
            self.received += more
        taken, self.received = self.received[:size], self.received[size:]
        return taken


def now():
    return int(time.monotonic() * 1000) & 0xFFFFFFFF
