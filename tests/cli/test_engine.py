"""The engine, spoken to by lines. Every line that it prints is read by the grammar of docs/PROTOCOL.md, and
every path is replayed here."""

import os
import queue
import random
import re
import signal
import threading
import time
import unittest

import cli
import grammar

KORF = os.path.join(cli.ROOT, "tests", "data", "korf100.txt")
SOLVABLE = "3,1,2/4,0,5/6,7,8"
HARD = "16,7,5,23,4/10,22,13,21,24/14,18,1,8,19/3,11,20,9,15/12,2,17,6,0"


def fields(line):
    """"bestpath UD moves 2 ..." as a dictionary; its first word and path are "word" and "path"."""
    word, *rest = line.split()
    found = {"word": word}
    if word in ("bestpath", "bestmove"):
        found["path"] = rest.pop(0).replace("-", "")
    found.update(zip(rest[::2], rest[1::2]))
    return {key: int(value) if value.isdigit() else value for key, value in found.items()}


def signature():
    """What the bench is to answer."""
    with open(os.path.join(cli.ROOT, "tests", "bench", "signature"), encoding="utf-8") as file:
        return next(line.strip() for line in file if not line.startswith("#"))


class Engine:
    """A running engine: lines that come are kept by a thread, each with the time when it came."""

    def __init__(self, test):
        self.test = test
        self.process = cli.start("engine")
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        test.addCleanup(self.end)

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def send(self, *commands):
        self.process.stdin.write("".join(command + "\n" for command in commands).encode())
        self.process.stdin.flush()

    def next(self, seconds=60):
        line = self.lines.get(timeout=seconds)
        if line is None:
            return None
        text = line.decode().rstrip("\n")
        self.test.assertRegex(text, grammar.line().pattern + r"\Z")
        return text

    def until(self, *words, seconds=60):
        """The lines up to the first that begins with one of the words."""
        lines = []
        while not lines or lines[-1].split()[0] not in words:
            line = self.next(seconds)
            self.test.assertIsNotNone(line, f"the engine ended before {words}: {lines}")
            lines.append(line)
        return lines

    def end(self):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()


class EngineTest(unittest.TestCase):
    def talk(self, *commands):
        """All lines of an engine that gets these commands and then the end of input."""
        result = cli.run("engine", input="".join(command + "\n" for command in commands))
        self.assertEqual((result.code, result.err), (0, ""))
        lines = result.out.splitlines()
        for line in lines:
            self.assertRegex(line, "^" + grammar.line().pattern + r"\Z")
        return lines

    def answer(self, *commands):
        return fields(self.talk(*commands)[-1])

    def replay(self, board, path, goal=None):
        start = cli.parse(board)
        self.assertEqual(cli.replay(start, path), goal or cli.standard(len(start[0]), len(start)))


class TheDocument(EngineTest):
    def test_its_session_is_what_happens(self):
        def outline(line):
            line = re.sub(r"(nodes|time) \d+", r"\1 N", line)
            line = re.sub(r"folder default.*", "folder default", line)
            return re.sub(r"bestpath [URDL]+|slides \d+", "", line)

        session = grammar.session()
        self.assertGreater(len(session), 5)
        engine = Engine(self)
        for command, answers in session:
            engine.send(command)
            got = [engine.next() for _ in answers]
            self.assertEqual(list(map(outline, got)), list(map(outline, answers)), command)
        self.assertIsNone(engine.next())

    def test_the_grammar_refuses_what_it_does_not_say(self):
        for line in ("", "bestpath", "bestpath UX moves 2 slides 2 bound 2 nodes 1 time 0 status optimal",
                     "bestpath U bound 2 nodes 1 time 0 status fine", "info", "readyok ", "option name a type b",
                     "bestmove UD bound 2 nodes 1 time 0 status solved", "info bound -1 nodes 0 time 0"):
            self.assertIsNone(grammar.line().fullmatch(line), line)


class Answers(EngineTest):
    def test_korfs_hundred_through_a_pipe(self):
        with open(KORF, encoding="utf-8") as file:
            boards = [line.split() for line in file if line.strip() and line[0] != "#"]
        boards = boards[:10] if cli.SANITIZED else boards
        rows = [["/".join(",".join(tiles[at:at + 4]) for at in range(0, 16, 4))] for _, _, *tiles in boards]
        commands = [command for (board,) in rows for command in
                    (f"position size 4x4 goal blank-first board {board}", "go optimal")]
        answers = [fields(line) for line in self.talk(*commands) if line.startswith("bestpath")]
        goal = tuple(tuple(range(at, at + 4)) for at in range(0, 16, 4))
        self.assertEqual(len(answers), len(boards))
        for (_, length, *_), (board,), answer in zip(boards, rows, answers):
            self.assertEqual((answer["moves"], answer["status"]), (int(length), "optimal"))
            self.assertEqual(len(answer["path"]), int(length))
            self.replay(board, answer["path"], goal)

    def test_a_board_is_written_in_several_ways(self):
        for board in ("3 1 2/4 0 5/6 7 8", SOLVABLE, "3 1 2 / 4 _ 5 / 6 7 8"):
            answer = self.answer(f"position size 3x3 board {board}", "go optimal")
            self.replay(SOLVABLE, answer["path"])

    def test_moves_are_played(self):
        whole = self.answer("position size 3x3 board 1 2 3/4 5 6/7 8 0 moves RDLU", "go optimal")
        self.assertEqual((whole["moves"], whole["status"]), (4, "optimal"))
        none = self.answer("position size 3x3 board 1 2 3/4 5 6/7 8 0", "go optimal")
        self.assertEqual((none["path"], none["moves"], none["status"]), ("", 0, "optimal"))

    def test_a_goal_of_its_own(self):
        answer = self.answer(f"position size 3x3 goal {SOLVABLE} board 3 1 2/4 5 0/6 7 8", "go optimal")
        self.assertEqual((answer["path"], answer["moves"]), ("R", 1))

    def test_an_id(self):
        board = cli.run("scramble", "--size", "4x4", "--seed", "20251").out.strip()
        self.replay(board, self.answer("position id 4x4-1-KRV2", "go optimal")["path"])

    def test_what_is_unsolvable(self):
        answer = self.answer("position size 3x3 board 2 1 3/4 5 6/7 8 0", "go anytime")
        self.assertEqual((answer["path"], answer["status"]), ("", "unsolvable"))
        self.assertEqual(self.talk("position size 3x3 board 2 1 3/4 5 6/7 8 0", "go distances")[-1].split()[-1],
                         "unsolvable")

    def test_each_shorter_solution_is_told_and_the_bound_rises(self):
        board = cli.run("scramble", "--size", "6x6", "--seed", "4").out.strip()
        *infos, last = self.talk(f"position size 6x6 board {board}", "go anytime movetime 1500")
        infos, last = [fields(line) for line in infos], fields(last)
        told = [info for info in infos if "pv" in info]
        self.assertGreater(len(told), 1)
        lengths = [info["moves"] for info in told]
        self.assertEqual(lengths, sorted(set(lengths), reverse=True))
        for info in told:
            self.assertEqual(len(info["pv"]), info["moves"])
            self.replay(board, info["pv"])
        bounds = [info["bound"] for info in infos] + [last["bound"]]
        self.assertEqual(bounds, sorted(bounds))
        self.assertEqual((last["path"], last["moves"]), (told[-1]["pv"], lengths[-1]))
        self.assertLessEqual(last["bound"], last["moves"])

    def test_distances_are_those_of_a_search_of_all_boards(self):
        near = cli.distances(cli.standard(3, 3))
        chosen = random.Random(7).sample(sorted(near), 12) + [cli.standard(3, 3)]
        lines = self.talk(*(command for board in chosen for command in
                            (f"position size 3x3 board {cli.write(board)}", "go distances")))
        answers = [line for line in lines if line.startswith("distances")]
        self.assertEqual(len(answers), len(chosen))
        for board, line in zip(chosen, answers):
            moved = {letter: cli.move(board, letter) for letter in "URDL"}
            after = {letter: near[other] for letter, other in moved.items() if other}
            said = fields(line)
            self.assertEqual(said["moves"], near[board])
            self.assertEqual({letter: said[letter] for letter in "URDL" if letter in said}, after)
            self.assertEqual(said["best"].replace("-", ""),
                             "".join(letter for letter in "URDL" if after.get(letter, 99) < near[board]))

    def test_a_hint_begins_a_shortest_solution(self):
        near = cli.distances(cli.standard(3, 3))
        answer = self.answer(f"position size 3x3 board {SOLVABLE}", "go hint")
        self.assertEqual(near[cli.move(cli.parse(SOLVABLE), answer["path"])], near[cli.parse(SOLVABLE)] - 1)
        self.assertEqual((answer["word"], answer["status"]), ("bestmove", "optimal"))
        self.assertEqual(self.answer("position size 3x3 board 1 2 3/4 5 6/7 8 0", "go hint")["path"], "")

    def test_a_hint_on_a_large_board_takes_no_longer_than_it_may(self):
        board = cli.run("scramble", "--size", "9x9", "--seed", "2").out.strip()
        answer = self.answer(f"position size 9x9 board {board}", "go hint movetime 200")
        self.assertEqual((answer["word"], answer["status"]), ("bestmove", "solved"))
        self.assertIsNotNone(cli.move(cli.parse(board), answer["path"]))

    def test_slides_are_a_metric_of_one_search(self):
        lines = self.talk("position size 3x3 board 1 2 3/4 5 6/0 7 8", "go optimal metric slides", "go optimal",
                          "setoption name metric value slides", "go optimal", "go optimal metric moves")
        ends = [fields(line) for line in lines if line.startswith("bestpath")]
        self.assertEqual([end["bound"] for end in ends], [1, 2, 1, 2])


class Limits(EngineTest):
    def test_depth_ends_where_no_solution_is_that_short(self):
        far = "position size 3x3 board 8 6 7/2 5 4/3 0 1"
        self.assertEqual(self.answer(far, "go optimal depth 31")["status"], "optimal")
        answer = self.answer(f"position size 5x5 board {HARD}", "go optimal depth 70")
        self.assertEqual((answer["path"], answer["status"]), ("", "limit"))
        self.assertGreater(answer["bound"], 70)

    def test_nodes_and_movetime_end_a_search(self):
        for limit in ("nodes 5000", "movetime 100"):
            answer = self.answer(f"position size 5x5 board {HARD}", f"go optimal {limit}")
            self.assertEqual((answer["path"], answer["status"]), ("", "limit"))

    def test_the_same_nodes_give_the_same_answer(self):
        def outline(threads):
            answer = self.answer(f"setoption name threads value {threads}",
                                 f"position size 6x6 board {self.board}", "go anytime nodes 20000")
            return {key: answer[key] for key in ("path", "moves", "bound", "status")}

        self.board = cli.run("scramble", "--size", "6x6", "--seed", "9").out.strip()
        self.assertEqual(outline(1), outline(1))
        self.assertEqual(outline(1), outline(2))

    def test_the_bench_has_its_signature(self):
        *parts, last = self.talk("bench")
        self.assertEqual(last, signature())
        for name, total in zip(("nodes", "moves", "bounds"), map(int, last.split()[2::2])):
            self.assertEqual(sum(int(re.search(rf"\b{name} (\d+)", part)[1]) for part in parts), total)


class Listening(EngineTest):
    def thinking(self, *commands):
        engine = Engine(self)
        engine.send(f"position size 5x5 board {HARD}", *commands)
        return engine

    def test_it_answers_while_it_thinks(self):
        engine = self.thinking("go optimal")
        time.sleep(0.2)
        engine.send("ping are you there", "isready", "ssp")
        self.assertIn("pong are you there", engine.until("pong", seconds=5))
        engine.until("readyok", seconds=5)
        engine.until("sspok", seconds=5)
        engine.send("stop")
        self.assertEqual(fields(engine.until("bestpath", seconds=5)[-1])["status"], "stopped")

    def test_a_stop_that_comes_at_once_is_not_lost(self):
        for mode, word in (("optimal", "bestpath"), ("anytime infinite", "bestpath"), ("distances", "distances")):
            engine = self.thinking(f"go {mode}", "stop")
            engine.until(word, seconds=10)

    def test_a_stop_keeps_what_was_found(self):
        engine = self.thinking("go anytime infinite")
        found = [fields(line) for line in engine.until("info")]
        engine.send("stop")
        found += [fields(line) for line in engine.until("bestpath", seconds=5)]
        self.assertEqual(found[-1]["status"], "solved")
        self.assertEqual(found[-1]["path"], [info["pv"] for info in found if "pv" in info][-1])

    def test_what_waits_is_carried_out_in_order_after_a_stop(self):
        engine = self.thinking("go optimal")
        engine.send("stop", "position size 3x3 board 1 2 3/4 5 6/7 0 8", "go optimal")
        self.assertEqual(fields(engine.until("bestpath", seconds=10)[-1])["status"], "stopped")
        self.assertEqual(fields(engine.until("bestpath", seconds=10)[-1])["path"], "L")

    def ended(self, engine):
        """All that it still says."""
        lines = []
        while (line := engine.next(seconds=20)) is not None:
            lines.append(line)
        self.assertEqual(engine.process.wait(timeout=10), 0)
        return lines

    def test_quit_at_the_end_of_a_script_waits_for_all_answers(self):
        script = ["position size 3x3 board 8 6 7/2 5 4/3 0 1", "go optimal", "position size 3x3 board 1 2 3/4 5 6/7 0 8",
                  "go optimal"]
        answers = [line for line in self.talk(*script, "quit") if line.startswith("bestpath")]
        self.assertEqual([fields(line)["moves"] for line in answers], [31, 1])
        self.assertEqual(len(self.talk(*script, "quit", "go optimal", "")), len(self.talk(*script, "quit")) + 1)

    def test_quit_waits_though_the_input_stays_open(self):
        engine = Engine(self)
        engine.send("position size 3x3 board 8 6 7/2 5 4/3 0 1", "go optimal", "quit")
        self.assertEqual(fields(self.ended(engine)[-1])["status"], "optimal")

    def test_quit_ends_an_engine_that_does_nothing(self):
        for commands in (["quit"], ["quit", "quit"], ["ssp", "quit"], ["stop", "quit"], ["position", "quit", "stop"]):
            engine = Engine(self)
            engine.send(*commands)
            self.ended(engine)

    def test_quit_ends_an_infinite_search(self):
        engine = self.thinking("go anytime infinite")
        engine.until("info")
        engine.send("quit")
        self.assertEqual(fields(self.ended(engine)[-1])["status"], "solved")

    def test_stop_and_quit_end_a_long_proof_in_either_order(self):
        for last in (["stop", "quit"], ["quit", "stop"]):
            engine = self.thinking("go optimal", "go optimal", *last)
            answers = [fields(line) for line in self.ended(engine) if line.startswith("bestpath")]
            self.assertEqual([answer["status"] for answer in answers], ["stopped", "stopped"])

    def test_the_engine_answers_until_it_ends(self):
        engine = self.thinking("go optimal", "quit", "ping a", "go optimal")
        self.assertEqual(engine.until("pong")[-1], "pong a")
        self.assertIn("ignored", engine.until("info")[-1])
        engine.send("stop")
        self.assertEqual(len([line for line in self.ended(engine) if line.startswith("bestpath")]), 1)

    def test_a_second_quit_ends_it_at_once(self):
        engine = self.thinking("go optimal", "go optimal", "quit", "quit")
        self.assertLessEqual(len([line for line in self.ended(engine) if line.startswith("bestpath")]), 1)

    def test_the_end_of_input_ends_an_infinite_search(self):
        engine = self.thinking("go anytime infinite")
        engine.until("info")
        engine.process.stdin.close()
        engine.until("bestpath", seconds=10)
        self.assertEqual(engine.process.wait(timeout=10), 0)

    def test_it_ends_when_nobody_reads_it(self):
        engine = cli.start("engine")
        engine.stdout.close()
        engine.stdin.write(b"isready\nposition size 5x5 board " + HARD.encode() + b"\ngo optimal\n")
        engine.stdin.flush()
        self.assertEqual(engine.wait(timeout=20), -signal.SIGPIPE)
        engine.stdin.close()
        engine.stderr.close()


class Refusals(EngineTest):
    def refused(self, *commands, says):
        lines = self.talk(*commands)
        self.assertTrue(lines[-1].startswith("error ") and says in lines[-1], lines)

    def test_a_bad_position_leaves_the_one_before(self):
        for bad, says in (("size 3x3 board 1 1 3/4 5 6/7 8 0", "twice"), ("size 3x3 board 1 2/3 0", "another size"),
                          ("size 99x1 board 1 0", "columns"), ("size 3x3", "needs a size and a board"),
                          ("board 1 2 3/4 5 6/7 8 0", "needs a size and a board"), ("", "needs a size"),
                          ("size 3x3 goal up board 1 2 3/4 5 6/7 8 0", "goal"), ("id", ""), ("id 3x3-1-AAAA", ""),
                          ("size 3x3 board 1 2 3/4 5 6/7 8 0 moves RRRR", "no tile can go R")):
            lines = self.talk("position size 3x3 board 1 2 3/4 5 6/7 0 8", "position " + bad, "go optimal")
            self.assertTrue(lines[0].startswith("error ") and says in lines[0], lines)
            self.assertEqual(fields(lines[-1])["path"], "L")

    def test_a_bad_go(self):
        board = "position size 3x3 board 1 2 3/4 5 6/7 0 8"
        self.refused("go optimal", says="there is no position")
        self.refused(board, "go", says="optimal, anytime, hint or distances")
        self.refused(board, "go optimal movetime", says="movetime")
        self.refused(board, "go optimal movetime soon", says="movetime: time-ms takes a number from 0 to 86400000, not 'soon'")
        self.refused(board, "go optimal nodes -1", says="error nodes takes a number")
        self.refused(board, "go optimal metric steps", says="moves or slides")
        self.refused(board, "go optimal depth x", says="depth")

    def test_a_bad_option(self):
        self.refused("setoption", says="needs a name")
        self.refused("setoption name colour value red", says="no option 'colour'")
        self.refused("setoption name memory value 1", says="16 to 8192, not '1'")
        self.refused("setoption name engine value lines", says="comes with go")
        self.refused("position size 2x2 board 1 2/3 0", "go optimal", "setoption name cache-folder value /tmp",
                     says="before the first search")

    def test_an_option_with_blanks_and_without_a_value(self):
        folder = "/nowhere at all"
        lines = self.talk(f"setoption name values-folder value  {folder} ", "setoption name cache-folder value", "isready")
        self.assertEqual(lines, ["readyok"])
        engine = Engine(self)
        engine.send(f"setoption name values-folder value  {folder} ", "go")
        engine.until("error")
        engine.send("ssp")
        self.assertIn(f"option name values-folder type folder default {folder}", engine.until("sspok"))

    def test_words_that_mean_nothing_are_ignored(self):
        lines = self.talk("hello", "position size 2x2 colour red board 1 2/0 3", "go optimal please")
        self.assertEqual([line for line in lines if line.startswith("info string ")],
                         [f"info string ignored: {word}" for word in ("hello", "colour", "red", "please")])
        self.assertEqual(fields(lines[-1])["path"], "L")

    def test_lines_that_are_too_long_or_strange(self):
        with cli.start("engine") as engine:
            out, err = engine.communicate(b"x" * 70000 + b"\n\0\xff\x01 go\n\n\xff\x01\nping \x07\xc3\xa9\nisready\n", 60)
        lines = out.decode().splitlines()
        self.assertEqual((engine.returncode, err), (0, b""))
        self.assertTrue(lines.pop(0).startswith("error "))
        self.assertEqual(sorted(lines), ["info string ignored: ??", "pong ?é", "readyok"])

    def test_it_takes_no_operand(self):
        result = cli.run("engine", "3x3")
        self.assertEqual(result.code, 2)
        self.assertIn("slidewise engine: '3x3' is too much", result.err)


class Random(EngineTest):
    WORDS = ("position size board goal id moves go optimal anytime hint distances movetime nodes depth metric "
             "infinite setoption name value memory threads slides spiral 2x2 3x3 4x4 1 0 -3 99999999999999999999 "
             "ping isready ssp URDL 4x4-1-KRV2 / \xff \x00 \t").split(" ")
    WHOLE = ("position size 3x3 board " + SOLVABLE, "position size 5x5 board " + HARD, "position id 4x4-1-KRV2",
             "go optimal nodes 50", "go anytime nodes 50", "go hint nodes 20", "go distances nodes 20", "go optimal",
             "go anytime infinite", "stop", "stop", "stop", "isready", "setoption name metric value slides")

    def line(self, rng):
        if rng.random() < 0.05:
            return rng.choice(self.WHOLE)
        if rng.random() < 0.02:
            whole = bytearray(rng.choice(self.WHOLE).encode())
            whole[rng.randrange(len(whole))] = rng.randrange(256)
            return whole.decode("latin-1").replace("\n", " ").replace("quit", "")
        return " ".join(rng.choices(self.WORDS, k=rng.randrange(1, 6)))

    def test_a_million_random_lines_do_not_stop_it(self):
        rng = random.Random(18)
        count = 20000 if cli.SANITIZED else 1000000
        text = "\n".join(self.line(rng) for _ in range(count)) + "\nstop\nping the end\n"
        process = cli.start("engine")
        threading.Thread(target=self.feed, args=(process, text.encode("latin-1")), daemon=True).start()
        pattern, lines, last = re.compile(grammar.line().pattern + r"\Z"), 0, b""
        for line in process.stdout:
            self.assertTrue(pattern.match(line[:-1].decode()), line)
            lines += 1
            last = line if line.startswith(b"pong") else last
        process.stdout.close()
        self.assertEqual((process.wait(timeout=60), process.stderr.read(), last), (0, b"", b"pong the end\n"))
        process.stderr.close()
        self.assertGreater(lines, count // 4)

    @staticmethod
    def feed(process, data):
        process.stdin.write(data)
        process.stdin.close()


if __name__ == "__main__":
    unittest.main()
