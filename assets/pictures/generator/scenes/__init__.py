"""One module a picture, each with a function draw(canvas)."""
