"""Seeded chance that gives the same picture under every Python: only random.random() is promised
to be the same in all versions, so everything else is derived from it here."""

import random


class Chance:
    def __init__(self, seed):
        self._random = random.Random(seed).random

    def real(self, low=0.0, high=1.0):
        return low + (high - low) * self._random()

    def whole(self, low, high):
        """A whole number from low to high, both included."""
        return low + int(self._random() * (high - low + 1))

    def about(self, middle, spread):
        """Near the middle more often than near the ends of middle ± spread."""
        return middle + spread * (self._random() + self._random() - 1)

    def pick(self, items):
        return items[int(self._random() * len(items))]

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            items[i], items[j] = items[j], items[i]
        return items

    def scatter(self, count, box, apart, tries=30):
        """Up to `count` points of box (left, top, right, bottom), no two nearer than `apart`."""
        points = []
        for _ in range(count):
            for _ in range(tries):
                x, y = self.real(box[0], box[2]), self.real(box[1], box[3])
                if all((x - a) ** 2 + (y - b) ** 2 >= apart * apart for a, b in points):
                    points.append((x, y))
                    break
        return points
