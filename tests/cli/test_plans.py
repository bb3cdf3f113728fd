import os
import random
import re
import tempfile
import unittest

import cli
import planning

NAMES = {"U": "up", "D": "down", "L": "left", "R": "right"}
METRICS = ("moves", "slides")
STANDARD = "1,2,3/4,5,6/7,8,0"
BOARDS = [("standard", "6,4,7/8,5,0/3,2,1"), ("standard", "5,1,7,3/9,2,11,4/13,6,15,8/0,10,14,12"),
          ("standard", "6,5,4,8/1,2,3,7/0,9,10,11"), ("spiral", "3,1/0,2/5,4"),
          ("8,7,6/5,0,4/3,2,1", "1,2,3/8,7,6/5,0,4"), ("blank-first", "7,2,4/5,0,6/8,3,1")]


def export(*args):
    result = cli.run("export", *args)
    assert (result.code, result.err) == (0, ""), result
    return result.out


def pddl(*args):
    return planning.Pddl(*(export("--format", "pddl", "--part", part, *args) for part in ("domain", "problem")))


def sas(*args):
    return planning.Sas(export("--format", "sas", *args))


def cell(place):
    return f"c{place[0] + 1}-{place[1] + 1}"


def plan_of(board, letters, metric):
    """The actions that these moves of tiles are."""
    plan, before = [], "still"
    for letter in letters:
        after, now = cli.move(board, letter), NAMES[letter]
        to, source = cli.blank(board), cli.blank(after)
        words = f"t{board[source[0]][source[1]]} {cell(source)} {cell(to)}"
        if metric == "moves":
            plan.append(f"move {words}")
        elif now == before:
            plan.append(f"follow {words} {now}")
        else:
            plan.append(f"slide {words} {before} {now}")
        board, before = after, now
    return plan


def written(plan):
    return "".join(f"({action})\n" for action in plan) + f"; cost = {len(plan)} (unit cost)\n"


def validate(plan, *args):
    """The options come first, and the board last."""
    return cli.run("validate", *args[:-1], "-", args[-1], input=plan if isinstance(plan, str) else written(plan))


def solved(board, goal, metric):
    code, [record] = cli.solve("--metric", metric, "--goal", goal, board)
    assert (code, record["status"]) == (0, "optimal"), record
    return plan_of(cli.parse(board), record["solution"], metric), record


def counted(number, word):
    return f"{number} {word}" + ("" if number == 1 else "s")


def verdict(record, metric):
    slides = counted(record["slides"], "slide") + ", " if metric == "slides" else ""
    return f"valid: {slides}{counted(record['moves'], 'move')}\n"


class Plans(unittest.TestCase):
    def each(self):
        for goal, board in BOARDS:
            for metric in METRICS:
                plan, record = solved(board, goal, metric)
                yield plan, record, metric, ("--goal", goal, "--metric", metric, board)

    def test_solutions_solve_the_exported_problems_at_their_cost(self):
        for plan, record, metric, args in self.each():
            with self.subTest(args):
                self.assertEqual(planning.run(pddl(*args), plan), record[metric])
                self.assertEqual(planning.run(sas(*args), plan), record[metric])
                self.assertEqual(validate(plan, *args), (0, verdict(record, metric), ""))

    def test_a_plan_that_is_not_the_shortest_costs_what_it_is_long(self):
        board, letters = "1,2,3/4,0,5/6,7,8", "LRRDLLUUDD"
        goal = cli.write(cli.replay(cli.parse(board), letters))
        for metric, cost, says in (("moves", 10, "10 moves"), ("slides", 6, "6 slides, 10 moves")):
            plan = plan_of(cli.parse(board), letters, metric)
            args = ("--goal", goal, "--metric", metric, board)
            self.assertEqual(planning.run(pddl(*args), plan), cost)
            self.assertEqual(planning.run(sas(*args), plan), cost)
            self.assertEqual(validate(plan, *args), (0, f"valid: {says}\n", ""))


class Search(unittest.TestCase):
    """What is the least in the exported problem is the least that solve finds."""

    def check(self, board, goal, metric):
        _, record = solved(board, goal, metric)
        args = ("--goal", goal, "--metric", metric, board)
        for problem in (pddl(*args), sas(*args)):
            self.assertEqual(planning.cheapest(problem)[0], record[metric], args)

    def test_every_2x2(self):
        for board in cli.distances(cli.standard(2, 2)):
            for metric in METRICS:
                self.check(cli.write(board), "standard", metric)

    def test_far_3x2(self):
        distances = cli.distances(cli.standard(3, 2))
        far = sorted(distances, key=distances.get)[-3::2]
        for board in map(cli.write, far):
            for metric in METRICS:
                self.check(board, "standard", metric)
        self.check("3,1/0,2/5,4", "5,1/0,2/4,3", "moves")

    def test_what_cannot_be_solved_is_a_problem_without_a_plan(self):
        for board, states in (("2,1/3,0", 12), ("2,1,3/4,5,0", 360)):
            for problem in (pddl(board), sas(board)):
                self.assertEqual(planning.cheapest(problem), (None, states))


class Wrong(unittest.TestCase):
    def test_the_interpreter_refuses_a_wrong_plan(self):
        board = BOARDS[0][1]
        for metric in METRICS:
            plan, _ = solved(board, "standard", metric)
            for problem in (pddl("--metric", metric, board), sas("--metric", metric, board)):
                for broken, step in ((plan[:-1], len(plan) - 1), (plan[1:], 0), (plan[:4] + plan[5:], 4),
                                     (plan + plan[-1:], len(plan)), ([], 0)):
                    with self.assertRaises(planning.Impossible) as caught:
                        planning.run(problem, broken)
                    self.assertEqual(caught.exception.args[0], step)

    def test_the_first_wrong_step_is_that_of_an_independent_reader(self):
        """Plans broken by chance; many stay possible and end elsewhere, few stay right."""
        rng = random.Random(18)
        found = set()
        for metric in METRICS:
            board = "1,2,3/4,5,6/0,7,8"
            problem = pddl("--metric", metric, board)
            operators = list(sas("--metric", metric, board).operators)
            for _ in range(60):
                plan = plan_of(cli.parse(board), "LL", metric)
                for _ in range(rng.randrange(4)):
                    at = rng.randrange(len(plan) + 1)
                    plan[at:at + rng.randrange(2)] = rng.sample(operators, rng.randrange(2))
                result = validate(plan, "--metric", metric, board)
                self.assertEqual(result.err, "")
                found.add(result.code)
                try:
                    cost = planning.run(problem, plan)
                except planning.Impossible as wrong:
                    step = wrong.args[0]
                    begins = (f"wrong: line {step + 1}: ({plan[step]}): " if step < len(plan) else
                              f"wrong: the plan ends after {counted(step, 'move')}, but ")
                    self.assertEqual((result.code, result.out[:len(begins)]), (1, begins))
                    self.assertEqual(result.out.count("\n"), 1)
                else:
                    self.assertEqual(result.code, 0, plan)
                    self.assertTrue(result.out.startswith(f"valid: {cost} "), result.out)
        self.assertEqual(found, {0, 1})

    def wrong(self, plan, says, *args):
        """The independent reader finds the last action wrong, or the end; validate says so, and why."""
        self.assertEqual(validate(plan, *args), (1, f"wrong: {says}\n", ""))
        actions = re.findall(r"^\((.*)\)$", plan, re.M)
        for problem in pddl(*args), sas(*args):
            with self.assertRaises(planning.Impossible) as caught:
                planning.run(problem, actions)
            self.assertEqual(caught.exception.args[0], len(actions) - says.startswith("line"))

    def test_why_a_step_is_wrong(self):
        board = "1,2,3/4,5,6/0,7,8"
        for action, why in (("move t8 c3-2 c3-1", "t8 is at c3-3"),
                            ("move t7 c3-2 c3-3", "the blank is at c3-1"),
                            ("move t8 c3-3 c3-1", "c3-3 is not next to the blank")):
            self.wrong(f"; a comment\n\n({action})\n", f"line 3: ({action}): {why}", board)
        self.wrong("(move t7 c3-2 c3-1)\n",
                   "the plan ends after 1 move, but t8 is at c3-3, and should be at c3-2", board)
        self.wrong("", "the plan ends after 0 moves, but t7 is at c3-2, and should be at c3-1", board)

    def test_why_a_direction_is_wrong(self):
        args = ("--metric", "slides", "1,2,3/4,5,6/0,7,8")
        first = "(slide t7 c3-2 c3-1 still left)\n"
        for action, why in (("slide t8 c3-3 c3-2 still left", "the tile before went left"),
                            ("slide t8 c3-3 c3-2 left left", "the tile goes on the same way: that is a follow"),
                            ("slide t8 c3-3 c3-2 left up", "the tile goes left"),
                            ("follow t8 c3-3 c3-2 right", "the tile goes left"),
                            ("follow t5 c2-2 c3-2 down", "the tile before went left")):
            self.wrong(f"{first}({action})\n", f"line 2: ({action}): {why}", *args)
        action = "follow t7 c3-2 c3-1 left"
        self.wrong(f"({action})\n", f"line 1: ({action}): no tile has moved before: still", *args)


class Input(unittest.TestCase):
    board = "1,2,3/4,5,6/0,7,8"

    def refused(self, plan, says, *args):
        result = validate(plan, *args, self.board)
        self.assertEqual((result.code, result.out), (2, ""), result)
        self.assertEqual(result.err.count("\n"), 1, result.err)
        self.assertIn(says, result.err)

    def test_plans_as_planners_write_them(self):
        for plan in ("(move t7 c3-2 c3-1)\n(move t8 c3-3 c3-2)\n; cost = 2 (unit cost)\n",
                     "(MOVE T7 C3-2 C3-1)\r\n\r\n  (MOVE T8 C3-3 C3-2 ) \r\n",
                     "( move\tt7  c3-2 c3-1 ) ; the first\n(move t8 c3-3 c3-2)"):
            self.assertEqual(validate(plan, self.board), (0, "valid: 2 moves\n", ""))
        self.assertEqual(validate("; nothing to do\n", STANDARD), (0, "valid: 0 moves\n", ""))

    def test_a_file_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "sas_plan")
            with open(path, "w", encoding="utf-8") as file:
                file.write("(move t8 c3-3 c3-2)\n(move t9 c3-3 c3-2)\n")
            self.assertEqual(cli.run("validate", path, "1,2,3/4,5,6/7,0,8").err,
                             f"{path}:2: there is no tile 't9'\n")
            with open(path, "w", encoding="utf-8") as file:
                file.write("(move t8 c3-3 c3-2)\n")
            self.assertEqual(cli.run("validate", path, "1,2,3/4,5,6/7,0,8"), (0, "valid: 1 move\n", ""))
            self.assertIn("no such file", cli.run("validate", path + "x", STANDARD).err)

    def test_what_is_no_action_of_the_problem(self):
        first = "(move t7 c3-2 c3-1)\n"
        for line, says in (("move t8 c3-3 c3-2", "(ACTION OBJECT...) is expected"),
                           ("(move t8 c3-3 c3-2", "is expected"), ("()", "no name"),
                           ("(fly t8 c3-3 c3-2)", "there is no action 'fly'"),
                           ("(follow t8 c3-3 c3-2 left)", "'follow' is an action of --metric slides"),
                           ("(move t9 c3-3 c3-2)", "there is no tile 't9'"),
                           ("(move t0 c3-3 c3-2)", "there is no tile 't0'"),
                           ("(move t8x c3-3 c3-2)", "there is no tile 't8x'"),
                           ("(move t8 c3-4 c3-2)", "there is no cell 'c3-4'"),
                           ("(move t8 c3-3 c0-2)", "there is no cell 'c0-2'"),
                           ("(move t8 c3-3)", "lacks an object"),
                           ("(move t8 c3-3 c3-2 left)", "an object too many"),
                           ("(move t8 c3-3 " + "c" * 5000 + ")", "longer than")):
            self.refused(f"{first}{line}\n", says)
            self.refused(f"{first}{line}\n", "<stdin>:2: ")
        self.refused("(slide t7 c3-2 c3-1 still west)\n", "there is no direction 'west'", "--metric", "slides")
        self.refused("(move t7 c3-2 c3-1)\n", "'move' is an action of --metric moves", "--metric", "slides")
        self.refused("(move t7 c3-2 \0c3-1)\n", "<stdin>:1: ")

    def misused(self, *args, says):
        result = cli.run(*args)
        self.assertEqual((result.code, result.out, result.err.count("\n")), (2, "", 1), result)
        self.assertIn(says, result.err)

    def test_options_that_do_not_fit(self):
        self.misused("export", STANDARD, says="--format pddl or sas is needed")
        self.misused("export", "--format", "pddl", STANDARD, says="--part domain or --part problem")
        self.misused("export", "--format", "sas", "--part", "domain", STANDARD, says="has no --part")
        self.misused("export", "--format", "sas", says="one board is needed")
        self.misused("export", "--format", "sas", "1,2/3,3", says="appears twice")
        self.misused("export", "--format", "sas", "--goal", STANDARD, "1,2/3,0", says="goal is 3x3")
        self.misused("validate", "-", says="a plan and one board")
        self.misused("validate", "-", "1,2/3", says="row 2")


class Exported(unittest.TestCase):
    def test_one_domain_serves_every_board(self):
        for metric in METRICS:
            args = ("--format", "pddl", "--part", "domain", "--metric", metric)
            self.assertEqual(export(*args, STANDARD), export(*args, "1,2/3,0"))

    def test_the_largest_board(self):
        board = cli.write(cli.standard(32, 32))
        for metric in METRICS:
            problem = pddl("--metric", metric, board)
            self.assertEqual(len(problem.start), 1024 + (metric == "slides"))
            self.assertEqual(planning.run(problem, []), 0)

    def test_all_operators_are_there(self):
        for board, passages in (("1,2/3,0", 8), ("1,2,3/4,5,0", 14), (cli.write(cli.standard(6, 5)), 98)):
            tiles = board.count(",") + board.count("/")
            self.assertEqual(len(sas(board).operators), passages * tiles)
            self.assertEqual(len(sas("--metric", "slides", board).operators), passages * tiles * 5)

    def test_the_reader_of_a_pipe_may_go(self):
        with cli.start("export", "--format", "sas", cli.write(cli.standard(32, 32))) as process:
            self.assertEqual(process.stdout.readline(), b"begin_version\n")
            process.stdout.close()
            self.assertEqual(process.stderr.read(), b"")
        self.assertNotEqual(process.returncode, 0)


if __name__ == "__main__":
    unittest.main()
