"""`gamehall bench scrabble`: how fast the engine is, in processor time, with the goals beside."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import numpy as np

from gamehall.cli.games.scrabble.positions import graph_called, read_lines
from gamehall.games.scrabble import engine
from gamehall.games.scrabble.board import COUNTS
from gamehall.games.scrabble.engine.batch import survey
from gamehall.games.scrabble.engine.compiled import room_for
from gamehall.games.scrabble.engine.search import HEAD
from gamehall.games.scrabble.positions import NoPosition, Position
from gamehall.lexicon.graph import Graph, keep, words_of
from gamehall.machine.speech import Unusable, errors
from gamehall.machine.whole import NotRead, read_whole
from gamehall.proving.figures import Figure, show

_LARGEST = 64 * 1024 * 1024
_ROUNDS = 25
_GAMES = 200
_MADE = 200
_ROOM = 1 << 17
_START = "from gamehall.games.scrabble import engine; engine.warm()"


def bench(name: str, file: Path | None, json: bool) -> int:
    graph = graph_called(name)
    with errors().status("positions"):
        positions, source = positions_of(graph, file)
    figures = [*_plays(graph, positions), *_games(graph), *_graph(graph), *_starting()]
    show(figures, f"The Scrabble engine on this machine, {len(positions)} positions {source}", json)
    return 0


def positions_of(graph: Graph, file: Path | None) -> tuple[list[Position], str]:
    if file is None:
        return list(islice(_self_made(graph), _MADE)), "of its own games"
    try:
        sent = read_whole(file, _LARGEST, "file of positions")
    except NotRead as error:
        raise Unusable(str(error)) from error
    positions = []
    for number, found in read_lines(iter(sent.decode("utf-8-sig", "replace").splitlines())):
        if isinstance(found, NoPosition):
            raise Unusable(f"{file}, line {number}: {found}.")
        positions.append(found)
    if not positions:
        raise Unusable(f"{file} holds no positions.")
    return positions, f"of {file.name}"


def _self_made(graph: Graph) -> Iterator[Position]:
    """Full racks in the middle of greedy games."""
    for game in engine.self_play(graph, engine.standard(), _tiles(), _MADE):
        board = "." * 225
        for number, turn in enumerate(game.turns):
            if 4 <= number <= 16 and number % 3 == 1:
                yield board, turn.rack
            for square, letter in turn.play.laid if turn.play else ():
                board = board[:square] + letter + board[square + 1 :]


def _tiles() -> str:
    return "".join(tile * count for tile, count in COUNTS.items())


def _worked(work: Callable[[], object], rounds: int) -> float:
    """Seconds of processor time, the best of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def _plays(graph: Graph, positions: list[Position]) -> list[Figure]:
    plan = engine.standard()
    boards, racks, sizes = engine.pack(plan, positions)
    room, found = room_for(plan), np.zeros(HEAD + 2 * _ROOM, np.uint64)
    results = np.zeros(HEAD * len(positions), np.uint64)

    def alone() -> None:
        for board, rack in positions:
            engine.plays(graph, plan, board, rack)

    with errors().status("plays"):
        together = _worked(lambda: survey(graph.data, room, found, boards, racks, sizes, results), _ROUNDS)
        one_by_one = _worked(alone, _ROUNDS // 4)
    count = int(results.reshape(-1, HEAD)[:, 0].sum())
    return [
        Figure("all plays with scores", 1e6 * together / len(positions), "µs/position", 120, most=True),
        Figure("the same", count / together / 1e6, "million plays/s"),
        Figure("asked from Python one by one", 1e6 * one_by_one / len(positions), "µs/position"),
        Figure("plays of a position", count / len(positions), "plays"),
    ]


def _games(graph: Graph) -> list[Figure]:
    def play() -> None:
        for _ in engine.self_play(graph, engine.standard(), _tiles(), _GAMES):
            pass

    with errors().status("games"):
        return [Figure("greedy games, one core", _GAMES / _worked(play, 3), "games/s")]


def _graph(graph: Graph) -> list[Figure]:
    with errors().status("word graph"), tempfile.TemporaryDirectory(prefix="gamehall-bench-") as folder:
        words = list(words_of(graph))
        built = _worked(lambda: keep("bench", lambda: words, Path(tempfile.mkdtemp(dir=folder))), 2)
        keep("bench", lambda: words, Path(folder))
        loaded = _worked(lambda: keep("bench", list, Path(folder)), 5)
    return [
        Figure(f"word graph of {len(words):,} words, built", built, "s", 10, most=True),
        Figure("word graph, read from its file", 1000 * loaded, "ms", 50, most=True),
        Figure("word graph, in memory", graph.size / 1e6, "MB"),
    ]


def _starting() -> list[Figure]:
    """A process of its own, ready to answer: once with nothing compiled, once as on every other day."""
    with tempfile.TemporaryDirectory(prefix="gamehall-bench-") as folder:
        with errors().status("compiling everything anew"):
            cold = _child({**os.environ, "NUMBA_CACHE_DIR": folder})
        with errors().status("starting"):
            warm = min(_child(dict(os.environ)) for _ in range(3))
    return [Figure("start, nothing compiled", cold, "s"), Figure("start, compiled before", warm, "s")]


def _child(environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", _START], env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
