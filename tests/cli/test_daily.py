import datetime
import json
import os
import re
import unittest

import cli
from test_scramble import below, can_reach, numbers

GOALS = ["standard", "blank-first", "snake", "spiral", "columns"]

# By weekday: columns, rows, and moves of the walk.
WEEK = [(3, 3, 0), (4, 3, 0), (3, 4, 0), (4, 4, 60), (4, 4, 0), (5, 4, 70), (5, 5, 60)]


def daily(*args, **options):
    result = cli.run("daily", "--format", "json", *args, **options)
    return result.code, json.loads(result.out)


def board(tiles, columns):
    return tuple(tuple(tiles[i:i + columns]) for i in range(0, len(tiles), columns))


def goal_board(name, columns, rows):
    """The goals by name, after docs/FORMATS.md."""
    ahead = list(range(1, columns * rows)) + [0]
    if name == "standard":
        return board(ahead, columns)
    if name == "blank-first":
        return board(list(range(columns * rows)), columns)
    cells = {"snake": [(y, x if y % 2 == 0 else columns - 1 - x)
                       for y in range(rows) for x in range(columns)],
             "columns": [(y, x) for x in range(columns) for y in range(rows)],
             "spiral": spiral(columns, rows)}[name]
    tiles = dict(zip(cells, ahead))
    return tuple(tuple(tiles[y, x] for x in range(columns)) for y in range(rows))


def spiral(columns, rows):
    cells, (y, x), (down, right) = [], (0, 0), (0, 1)
    while len(cells) < columns * rows:
        cells.append((y, x))
        ahead = (y + down, x + right)
        if ahead in cells or not (0 <= ahead[0] < rows and 0 <= ahead[1] < columns):
            down, right = right, -down
        y, x = y + down, x + right
    return cells


def walk(goal, count, seed):
    """A tile moves up, right, down or left, in this order; never back at once."""
    stream, now, last, made = numbers(seed), goal, None, 0
    back = {"U": "D", "D": "U", "L": "R", "R": "L"}
    while made < count or now == goal:
        moves = []
        y, x = cli.blank(now)
        for name in "URDL":
            down, right = cli.STEPS[name]
            tile = (y - down, x - right)
            if 0 <= tile[0] < len(now) and 0 <= tile[1] < len(now[0]) and name != back.get(last):
                moves.append((name, tile))
        last, tile = moves[below(stream, len(moves))]
        now = cli.swap(now, tile, (y, x))
        made += 1
    return now


def scramble(goal, seed):
    """As docs/FORMATS.md says."""
    stream, columns = numbers(seed), len(goal[0])
    while True:
        tiles = list(range(columns * len(goal)))
        for cell in range(len(tiles) - 1, 0, -1):
            other = below(stream, cell + 1)
            tiles[cell], tiles[other] = tiles[other], tiles[cell]
        drawn = board(tiles, columns)
        if not can_reach(drawn, goal):
            drawn = cli.swap(drawn, divmod(tiles.index(1), columns), divmod(tiles.index(2), columns))
        if drawn != goal:
            return drawn


def committed():
    with open(os.path.join(cli.ROOT, "tests", "data", "daily.txt")) as file:
        lines = [line.split() for line in file if not line.startswith("#")]
    return lines


class Daily(unittest.TestCase):
    def test_thirty_days_are_as_they_were_and_as_the_rule_says(self):
        lines = committed()
        self.assertEqual(len(lines), 30)
        for date, seed, id, size, goal, start, par in lines:
            with self.subTest(date):
                code, found = daily("--date", date)
                self.assertEqual(code, 0)
                self.assertEqual(found, {"date": date, "id": id, "size": size, "goal": goal,
                                         "board": start, "par": int(par), "proved": True})
                day = datetime.date.fromisoformat(date)
                columns, rows, moves = WEEK[day.weekday()]
                week = day.isocalendar()[1]
                name = GOALS[week // 4 % 5] if week % 4 == 0 else "standard"
                self.assertEqual((size, goal), (f"{columns}x{rows}", name))
                home = goal_board(name, columns, rows)
                drawn = walk(home, moves, int(seed, 16)) if moves else scramble(home, int(seed, 16))
                self.assertEqual(start, cli.write(drawn))

    def test_pars_of_3x3_are_the_true_distances(self):
        truth = {}
        for date, _, _, size, goal, start, par in committed():
            if size == "3x3":
                home = goal_board(goal, 3, 3)
                truth.setdefault(goal, cli.distances(home))
                self.assertEqual(int(par), truth[goal][cli.parse(start)], date)
        self.assertTrue(truth)

    def test_a_day_is_the_same_wherever_it_is_asked_for(self):
        for zone in ("UTC", "XXX-14", "XXX+12", "CET-1CEST,M3.5.0,M10.5.0/3",
                     "EST5EDT,M3.2.0,M11.1.0"):
            for date in ("2026-03-29", "2026-10-25"):
                with self.subTest(zone=zone, date=date):
                    here = daily("--date", date, env={**os.environ, "TZ": zone})
                    self.assertEqual(here, daily("--date", date))

    def test_without_a_date_it_is_today(self):
        before = datetime.date.today()
        _, found = daily()
        self.assertIn(datetime.date.fromisoformat(found["date"]), (before, datetime.date.today()))

    def test_text_has_a_line_for_each_field(self):
        result = cli.run("daily", "--date", "2026-11-23")
        self.assertEqual(result.code, 0)
        names = [line.split(" ")[0] for line in result.out.splitlines()]
        self.assertEqual(names, ["date", "id", "size", "goal", "board", "par", "proved"])
        self.assertRegex(result.out, re.compile(r"^proved yes$", re.M))

    def test_days_without_a_board_are_refused(self):
        for date in ("2025-12-31", "2100-01-01", "2026-02-29", "tomorrow", ""):
            result = cli.run("daily", "--date", date)
            self.assertEqual((result.code, result.out), (2, ""), date)
            self.assertRegex(result.err, r"^slidewise: daily: .+\n$|^slidewise daily: .+\n$")
        self.assertEqual(cli.run("daily", "2026-11-23").code, 2)
