"""Planning problems in PDDL and SAS, read and carried out by their definitions alone: nothing here knows
what a board is. A problem has a start, actions by name, and `solved`; a state can be hashed."""

import collections
import heapq
import itertools
import re

Action = collections.namedtuple("Action", "name needs deletes adds cost")


class Impossible(Exception):
    """The action cannot be carried out in the state."""


def run(problem, plan):
    """The plan's cost; Impossible, with the step's index, where a step is not possible."""
    state, cost = problem.start, 0
    for index, name in enumerate(plan):
        try:
            state, step = problem.step(state, name)
        except Impossible as reason:
            raise Impossible(index, name) from reason
        cost += step
    if not problem.solved(state):
        raise Impossible(len(plan), "the goal is not reached")
    return cost


def cheapest(problem):
    """The least cost of any plan by uniform-cost search, None where there is none; and the states seen."""
    least, order = {problem.start: 0}, itertools.count()
    queue = [(0, next(order), problem.start)]
    while queue:
        cost, _, state = heapq.heappop(queue)
        if cost > least[state]:
            continue
        if problem.solved(state):
            return cost, len(least)
        for after, step in problem.successors(state):
            if cost + step < least.get(after, cost + step + 1):
                least[after] = cost + step
                heapq.heappush(queue, (cost + step, next(order), after))
    return None, len(least)


# PDDL: :strips, :typing and :action-costs

def expression(text):
    """Lists of lists of words."""
    top = [[]]
    for word in re.findall(r"[()]|[^\s()]+", re.sub(r";[^\n]*", "", text).lower()):
        if word == "(":
            top.append([])
        elif word == ")":
            done = top.pop()
            top[-1].append(done)
        else:
            top[-1].append(word)
    assert len(top) == 1 and len(top[0]) == 1, "parentheses do not match"
    return top[0][0]


def sections(text, kind):
    define, (what, name), *rest = expression(text)
    assert (define, what) == ("define", kind)
    return name, rest


def typed(words):
    """(name, type) of each."""
    found, names = [], []
    words = iter(words)
    for word in words:
        if word == "-":
            kind = next(words)
            found += [(name, kind) for name in names]
            names = []
        else:
            names.append(word)
    assert not names, "an object has no type"
    return found


def conjunction(form):
    return form[1:] if form[0] == "and" else [form]


class Schema:
    def __init__(self, form, predicates):
        assert form[0] == ":action"
        self.name = form[1]
        parts = dict(zip(form[2::2], form[3::2]))
        assert set(parts) == {":parameters", ":precondition", ":effect"}
        self.parameters = typed(parts[":parameters"])
        self.needs = [tuple(atom) for atom in conjunction(parts[":precondition"])]
        self.deletes, self.adds, self.cost = [], [], None
        for effect in conjunction(parts[":effect"]):
            if effect[0] == "not":
                self.deletes.append(tuple(effect[1]))
            elif effect[0] == "increase":
                assert effect[1] == ["total-cost"] and self.cost is None
                self.cost = int(effect[2])
            else:
                self.adds.append(tuple(effect))
        variables = {name for name, _ in self.parameters}
        for predicate, *arguments in self.needs + self.deletes + self.adds:
            assert len(arguments) == len(predicates[predicate]), predicate
            assert all(word in variables for word in arguments if word[0] == "?"), arguments

    def ground(self, binding, priced):
        def fill(atoms):
            return frozenset((atom[0], *(binding.get(word, word) for word in atom[1:])) for atom in atoms)
        name = " ".join([self.name, *(binding[name] for name, _ in self.parameters)])
        cost = 1 if not priced else self.cost or 0
        return Action(name, fill(self.needs), fill(self.deletes), fill(self.adds), cost)


class Pddl:
    def __init__(self, domain_text, problem_text):
        domain, parts = sections(domain_text, "domain")
        by_name = {part[0]: part[1:] for part in parts if part[0] != ":action"}
        assert set(by_name[":requirements"]) <= {":strips", ":typing", ":action-costs"}
        self.types = set(by_name[":types"])
        predicates = {form[0]: typed(form[1:]) for form in by_name[":predicates"]}
        self.schemas = {part[1]: Schema(part, predicates) for part in parts if part[0] == ":action"}
        _, parts = sections(problem_text, "problem")
        given = {part[0]: part[1:] for part in parts}
        assert given[":domain"] == [domain]
        self.objects = dict(typed(given[":objects"]) + typed(by_name.get(":constants", [])))
        assert set(self.objects.values()) <= self.types
        self.priced = ":metric" in given
        if self.priced:
            assert ":action-costs" in by_name[":requirements"]
            assert given[":metric"] == ["minimize", ["total-cost"]]
            given[":init"].remove(["=", ["total-cost"], "0"])
        init = [tuple(atom) for atom in given[":init"]]
        assert len(init) == len(set(init)), "a fact is there twice"
        self.goal = frozenset(map(tuple, conjunction(given[":goal"][0])))
        for predicate, *arguments in init + list(self.goal):
            kinds = [kind for _, kind in predicates[predicate]]
            assert [self.objects[word] for word in arguments] == kinds, (predicate, arguments)
        changing = {atom[0] for schema in self.schemas.values() for atom in schema.adds + schema.deletes}
        self.fixed = frozenset(atom for atom in init if atom[0] not in changing)
        self.start = frozenset(init) - self.fixed

    def solved(self, state):
        return self.goal <= state

    def apply(self, state, action):
        if not action.needs <= state | self.fixed:
            raise Impossible(action.needs - state - self.fixed)
        return state - action.deletes | action.adds, action.cost

    def step(self, state, name):
        word, *arguments = name.split()
        schema = self.schemas[word]
        assert [self.objects[argument] for argument in arguments] == [kind for _, kind in schema.parameters]
        binding = {variable: argument for (variable, _), argument in zip(schema.parameters, arguments)}
        return self.apply(state, schema.ground(binding, self.priced))

    def successors(self, state):
        facts = collections.defaultdict(list)
        for atom in itertools.chain(state, self.fixed):
            facts[atom[0]].append(atom)
        for schema in self.schemas.values():
            for binding in self.matches(sorted(schema.needs, key=lambda need: len(facts[need[0]])), facts, {}):
                yield self.apply(state, schema.ground(binding, self.priced))

    def matches(self, needs, facts, binding):
        if not needs:
            yield binding
            return
        for atom in facts[needs[0][0]]:
            longer = dict(binding)
            if all(longer.setdefault(variable, word) == word if variable[0] == "?" else variable == word
                   for variable, word in zip(needs[0][1:], atom[1:])):
                yield from self.matches(needs[1:], facts, longer)


# Fast Downward's translator output, version 3

class Lines:
    def __init__(self, text):
        assert text.endswith("\n")
        self.rest = collections.deque(text.splitlines())

    def line(self):
        return self.rest.popleft()

    def numbers(self, count):
        found = [int(word) for word in self.line().split(" ")]
        assert len(found) == count, found
        return found

    def number(self):
        return self.numbers(1)[0]

    def section(self, name, read):
        assert self.line() == f"begin_{name}"
        content = read()
        assert self.line() == f"end_{name}"
        return content

    def several(self, read):
        return [read() for _ in range(self.number())]


class Sas:
    def __init__(self, text):
        lines = Lines(text)
        assert lines.section("version", lines.number) == 3
        self.priced = bool(lines.section("metric", lambda: lines.numbers(1)[0]))
        self.facts = lines.several(lambda: lines.section("variable", lambda: self.variable(lines)))
        self.mutexes = lines.several(lambda: lines.section(
            "mutex_group", lambda: lines.several(lambda: self.fact(lines))))
        self.start = tuple(lines.section("state", lambda: [lines.number() for _ in self.facts]))
        self.goal = lines.section("goal", lambda: lines.several(lambda: self.fact(lines)))
        operators = lines.several(lambda: lines.section("operator", lambda: self.operator(lines)))
        assert lines.number() == 0 and not lines.rest, "axioms, or something behind them"
        self.operators = {operator.name: operator for operator in operators}
        assert len(self.operators) == len(operators), "an operator is there twice"
        self.check(self.start)
        self.by_fact = collections.defaultdict(list)
        for operator in operators:
            self.by_fact[operator.needs[-1]].append(operator)

    def variable(self, lines):
        lines.line()  # its name
        assert lines.number() == -1, "an axiom's"
        names = lines.several(lines.line)
        assert len(set(names)) == len(names)
        return names

    def fact(self, lines):
        variable, value = lines.numbers(2)
        assert 0 <= value < len(self.facts[variable])
        return variable, value

    def operator(self, lines):
        name = lines.line()
        needs, adds = lines.several(lambda: self.fact(lines)), []
        for none, variable, before, after in lines.several(lambda: lines.numbers(4)):
            assert none == 0 and before != after
            assert max(before, after) < len(self.facts[variable]) and min(before, after) >= 0
            needs.append((variable, before))
            adds.append((variable, after))
        assert len({variable for variable, _ in needs}) == len(needs)
        cost = lines.number()
        return Action(name, needs, [], adds, cost if self.priced else 1)

    def check(self, state):
        """No mutex group has two facts that are true at a time."""
        for group in self.mutexes:
            assert sum(state[variable] == value for variable, value in group) <= 1

    def solved(self, state):
        return all(state[variable] == value for variable, value in self.goal)

    def possible(self, state, operator):
        return all(state[variable] == value for variable, value in operator.needs)

    def apply(self, state, operator):
        after = list(state)
        for variable, value in operator.adds:
            after[variable] = value
        self.check(after)
        return tuple(after), operator.cost

    def step(self, state, name):
        operator = self.operators.get(name)  # those that could never be possible are left out
        if operator is None or not self.possible(state, operator):
            raise Impossible(name)
        return self.apply(state, operator)

    def successors(self, state):
        for fact in enumerate(state):
            for operator in self.by_fact[fact]:
                if self.possible(state, operator):
                    yield self.apply(state, operator)
