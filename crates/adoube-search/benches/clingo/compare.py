#!/usr/bin/env python3
"""Counts by clingo the sequences of touches on which two readings of FIDE Article 4.3.3 part. See README.md."""

import argparse
import itertools
import json
import pathlib
import statistics
import sys
import time

import chess

HERE = pathlib.Path(__file__).resolve().parent
POSITIONS = HERE.parents[3] / "scenarios" / "positions" / "shipped.epd"
POSITION = "bench-middlegame-no-castling"
READINGS = ["both-duties", "any-pair", "first-with-first", "first-that-can"]


class Facts:
    """What both the program and the plain count are told of a position: units, legal moves, what they take."""

    def __init__(self, board):
        moves = sorted(board.legal_moves, key=lambda move: move.uci())
        if any(board.is_castling(move) for move in moves):
            # Article 4.4 comes before 4.3.3 there and is not modelled.
            raise ValueError("castling is legal in this position: the clauses on castling would speak as well")
        self.legal = range(len(moves))
        self.own = [s for s in chess.SQUARES if board.color_at(s) == board.turn]
        self.enemy = [s for s in chess.SQUARES if board.color_at(s) == (not board.turn)]
        self.moves = {s: frozenset(i for i in self.legal if moves[i].from_square == s) for s in self.own}
        self.takes = {s: frozenset(i for i in self.legal if taken(board, moves[i]) == s) for s in self.enemy}

    def program(self):
        """The facts in the words of readings.lp."""
        name = chess.square_name
        lines = [f"own({name(s)})." for s in self.own] + [f"enemy({name(s)})." for s in self.enemy]
        lines += [f"moves({name(s)},{m})." for s in self.own for m in sorted(self.moves[s])]
        lines += [f"takes({name(s)},{m})." for s in self.enemy for m in sorted(self.takes[s])]
        return "\n".join(lines)


def taken(board, move):
    """The square of the unit that the move takes; a pawn taken in passing stands beside the one that takes it."""
    if board.is_en_passant(move):
        return chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return move.to_square if board.is_capture(move) else None


def permitted(facts, reading, sequence):
    """The permitted moves, said again without clingo: the policies of adoube, unit by unit in order of first touch."""
    units = list(dict.fromkeys(sequence))
    own = [u for u in units if u in facts.moves]
    enemy = [u for u in units if u in facts.takes]
    asks = {u: facts.moves[u] if u in facts.moves else facts.takes[u] for u in units}
    can = [u for u in units if asks[u]]
    pair = frozenset()
    if own and enemy:
        if reading == "both-duties":
            pair = first_asked(own, asks) & first_asked(enemy, asks)
        elif reading == "any-pair":
            pair = frozenset().union(*(asks[o] & asks[e] for o in own for e in enemy))
        elif reading == "first-with-first":
            pair = asks[own[0]] & asks[enemy[0]]
        else:
            pair = next((asks[o] & asks[e] for o in own for e in enemy if asks[o] & asks[e]), pair)
    if pair:
        return pair
    return asks[can[0]] if can else frozenset(facts.legal)


def first_asked(units, asks):
    """What the first unit that can be played asks for."""
    return next((asks[u] for u in units if asks[u]), frozenset())


def count_plainly(facts, readings, n):
    """How many sequences diverge, one after the other."""
    a, b = readings
    sequences = itertools.product(facts.own + facts.enemy, repeat=n)
    return sum(permitted(facts, a, s) != permitted(facts, b, s) for s in sequences)


def count_by_clingo(facts, readings, n, arguments):
    """How many sequences diverge, and the seconds of grounding and of enumeration, with a fresh control."""
    import clingo

    a, b = (reading.replace("-", "_") for reading in readings)
    text = (HERE / "readings.lp").read_text(encoding="utf-8") + facts.program()
    start = time.perf_counter()
    control = clingo.Control([*arguments, "-c", f"n={n}", "-c", f"a={a}", "-c", f"b={b}", "--models=0"])
    control.add("base", [], text)
    control.ground([("base", [])])
    grounded = time.perf_counter()
    # No callback: a call into Python for every answer would be charged to clingo.
    control.solve()
    solved = time.perf_counter()
    count = int(control.statistics["summary"]["models"]["enumerated"])
    return count, grounded - start, solved - grounded


def read_position(path, wanted):
    """The position of that id in an EPD file."""
    ids = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        board = chess.Board(None)
        board.chess960 = "chess960" in line.rpartition(" c2 ")[2]
        operations = board.set_epd(line)
        ids.append(operations.get("id"))
        if ids[-1] == wanted:
            return board
    raise ValueError(f"no position `{wanted}` in {path}; there are: {', '.join(map(str, ids))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=pathlib.Path, default=POSITIONS, help="an EPD file (default: the shipped one)")
    parser.add_argument("--position", default=POSITION, metavar="ID", help="which of its positions (default: %(default)s)")
    parser.add_argument("--fen", help="a position of your own instead")
    parser.add_argument("--readings", nargs=2, choices=READINGS, default=["first-that-can", "any-pair"],
                        metavar=("A", "B"), help=f"two of {', '.join(READINGS)} (default: first-that-can any-pair)")
    parser.add_argument("-n", nargs="+", type=int, default=[3, 4, 5, 6], help="numbers of touches (default: 3 4 5 6)")
    parser.add_argument("--repeat", type=int, default=1, help="runs, of which the median is told (default: 1)")
    parser.add_argument("--check", action="store_true", help="count plainly in Python too, and fail where the counts differ")
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a table")
    parser.add_argument("--clingo", default="", metavar="OPTIONS", help="further options of clingo, in one text")
    options = parser.parse_args()
    if min(options.n) < 1 or options.repeat < 1:
        parser.error("-n and --repeat count from 1")
    try:
        board = chess.Board(options.fen) if options.fen else read_position(options.positions, options.position)
        if not board.is_valid():
            raise ValueError(f"not a position that can be played: {board.fen()}")
        facts = Facts(board)
    except (OSError, ValueError) as error:
        parser.error(str(error))

    a, b = options.readings
    units = len(facts.own) + len(facts.enemy)
    if not options.json:
        print(f"{board.fen()}\n{units} units, {len(facts.legal)} legal moves; {a} against {b}\n")
        print(f"{'n':>2} {'sequences':>14} {'divergent':>12} {'ground s':>10} {'solve s':>10} {'both s':>10}")
    failed = False
    for n in options.n:
        runs = [count_by_clingo(facts, (a, b), n, options.clingo.split()) for _ in range(options.repeat)]
        count, ground, solve = runs[0][0], statistics.median(r[1] for r in runs), statistics.median(r[2] for r in runs)
        row = {"n": n, "sequences": units**n, "divergent": count, "ground": round(ground, 6), "solve": round(solve, 6),
               "seconds": round(statistics.median(r[1] + r[2] for r in runs), 6)}
        if options.check:
            row["plain"] = count_plainly(facts, (a, b), n)
            failed |= row["plain"] != count
        if options.json:
            print(json.dumps({"a": a, "b": b, **row}), flush=True)
        else:
            told = f"{n:>2} {row['sequences']:>14,} {count:>12,} {ground:>10.4f} {solve:>10.4f} {row['seconds']:>10.4f}"
            if options.check:
                told += "  equal" if row["plain"] == count else f"  PLAIN COUNT: {row['plain']:,}"
            print(told, flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
