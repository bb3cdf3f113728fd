"""The rules of the puzzle once more, apart from the library."""

BLANK_GOES = {"U": (0, 1), "D": (0, -1), "L": (1, 0), "R": (-1, 0)}  # the tile goes the other way


def read(text):
    """Columns, and tiles row by row."""
    rows = [row.replace(",", " ").split() for row in text.split("/")]
    return len(rows[0]), [int(tile) for row in rows for tile in row]


def play(columns, tiles, path):
    tiles = list(tiles)
    for move in path:
        blank = tiles.index(0)
        across, down = BLANK_GOES[move]
        column, row = blank % columns + across, blank // columns + down
        if not (0 <= column < columns and 0 <= row < len(tiles) // columns):
            raise AssertionError(f"{move} leads over the edge")
        other = row * columns + column
        tiles[blank], tiles[other] = tiles[other], 0
    return tiles


def moves_of(columns, tiles):
    """The moves that a board has."""
    def is_possible(move):
        try:
            return bool(play(columns, tiles, move))
        except AssertionError:
            return False
    return [move for move in BLANK_GOES if is_possible(move)]


def standard(tiles):
    return [*range(1, len(tiles)), 0]


def is_even(numbers):
    return sum(a > b for i, a in enumerate(numbers) for b in numbers[i + 1:]) % 2 == 0


def solvable(columns, tiles):
    """By the parity of the tiles' order and of the way of the blank to the last cell."""
    blank = tiles.index(0)
    to_go = (columns - 1 - blank % columns) + (len(tiles) // columns - 1 - blank // columns)
    last = [tile or len(tiles) for tile in tiles]
    return is_even(last) == (to_go % 2 == 0)
