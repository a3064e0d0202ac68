"""`gamehall scrabble plays`: what the engine finds, for people and for programs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from gamehall.cli.games.scrabble.positions import graph_called, read_lines
from gamehall.games.scrabble import engine
from gamehall.games.scrabble.positions import NoPosition, Position, read_board, read_rack
from gamehall.lexicon.graph import Graph
from gamehall.machine.speech import Unusable, complain, console, errors

_AT_ONCE = 256


class Best(Struct, frozen=True):
    at: str
    word: str
    score: int


class Answer(Struct, frozen=True, omit_defaults=True):
    """What is said about a position."""

    plays: int
    sum: int
    top: int
    line: int = 0
    best: tuple[Best, ...] = ()

    def in_tabs(self) -> str:
        shown = (f"{play.at} {play.word} {play.score}" for play in self.best)
        return "\t".join([str(self.plays), str(self.sum), str(self.top), *shown])


def answer_batch(name: str, file: Path, best: int, json: bool) -> int:
    """Answer line by line; what is no position is said and passed over."""
    graph, wrong = graph_called(name), 0
    with _lines(file) as lines:
        asked = read_lines(lines)
        while some := list(islice(asked, _AT_ONCE)):
            good = [(number, found) for number, found in some if not isinstance(found, NoPosition)]
            answers = dict(zip((number for number, _ in good), _answers(graph, good, best), strict=True))
            for number, found in some:
                if isinstance(found, NoPosition):
                    sys.stdout.flush()
                    complain(f"Line {number}: {found}.")
                    wrong += 1
                elif json:
                    print(msgspec.json.encode(answers[number]).decode())
                else:
                    print(answers[number].in_tabs())
    return 2 if wrong else 0


def answer_one(name: str, rows: str, rack: str, best: int, json: bool) -> int:
    """One position in a table."""
    if not rows or not rack:
        raise Unusable("Name a file with --batch, or one position with --board and --rack.")
    try:
        position = read_board(rows), read_rack(rack)
    except NoPosition as error:
        sentence = str(error)
        raise Unusable(f"{sentence[0].upper()}{sentence[1:]}.") from error
    (answer,) = _answers(graph_called(name), [(0, position)], best)
    if json:
        print(msgspec.json.encode(answer).decode())
        return 0
    out = console()
    out.print(f"{answer.plays:,} plays, {answer.sum:,} points altogether, top score {answer.top}")
    if answer.best:
        sheet = Sheet("place", "word", "score")
        sheet.columns[2].justify = "right"
        for play in answer.best:
            sheet.add_row(play.at, play.word, str(play.score))
        out.print(sheet)
    return 0


def _answers(graph: Graph, asked: list[tuple[int, Position]], best: int) -> Iterator[Answer]:
    plan = engine.standard()
    if not best:
        found = engine.summaries(graph, plan, [position for _, position in asked])
        for (line, _), summary in zip(asked, found, strict=True):
            yield Answer(*summary, line)
        return
    for line, (board, rack) in asked:
        plays = engine.plays(graph, plan, board, rack)
        shown = tuple(Best(play.at, engine.marked(play, board), play.score) for play in plays.best(best))
        yield Answer(len(plays), plays.total, plays.top, line, shown)


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[str]]:
    """The lines of a file with a bar of how far they are read, or those of standard input."""
    if str(file) == "-":
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        yield iter(sys.stdin)
        return
    try:
        lines = file.read_text("utf-8-sig", "replace").splitlines()
    except OSError as error:
        raise Unusable(f"{file} cannot be read: {error.strerror}.") from error
    columns = (TextColumn("positions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Where the answers themselves run over the screen, they show how far it is.
    hidden = not sys.stderr.isatty() or sys.stdout.isatty()
    with Progress(
        *columns, console=errors(), transient=True, disable=hidden, redirect_stdout=False
    ) as progress:
        yield iter(progress.track(lines))
