"""Draws the bundled pictures: colour, chance, shapes and a canvas, and one module a scene."""
