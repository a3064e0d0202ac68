"""Events as lines of entrants, as other programs keep them: each line tells its own half of every game.

The halves are put together here, and it is said where two do not fit."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from gamehall.tournaments.files.problems import Problem
from gamehall.tournaments.files.snapshot import Sat, Tables, ordered
from gamehall.tournaments.files.unplayed import Part, together
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result


class Half(Struct, frozen=True):
    """What one entrant's line tells of a round."""

    opponent: int
    """By number; 0: nobody, for a bye or a loss without a game."""
    score: int | None = None
    """With nobody there: the margin, below nothing for a loss."""
    begins: bool | None = None
    """None: the file does not say."""
    board: int = 0
    unplayed: Part | None = None
    """What this program wrote of a game that was not played, where the other one cannot say it."""
    game: str = ""


class Together(Struct, frozen=True):
    """What lines of entrants tell together."""

    rounds: tuple[Tables, ...]
    problems: list[Problem]
    """Where they contradict each other on who met or on what came of it."""
    notices: tuple[str, ...] = ()
    """Where they contradict each other on less."""


class Line(Struct, frozen=True):
    line: int
    entrant: Entrant
    halves: tuple[Half | None, ...] = ()
    """Round by round; nothing where they were not paired."""


def put_together(lines: Sequence[Line]) -> Together:
    """The tables of every round, and all places where the lines contradict each other."""
    by_number = {one.entrant.number: one for one in lines}
    rounds = max((len(one.halves) for one in lines), default=0)
    found = _Found([], [])
    told = tuple(_tables(by_number, round, found) for round in range(1, rounds + 1))
    while told and not told[-1]:
        told = told[:-1]
    return Together(told, found.problems, _on_starts(found.starts))


class _Found(Struct):
    """What is found while the halves are put together."""

    problems: list[Problem]
    starts: list[Problem]
    """Games of which both began, or neither: files of other programs have such, and it decides nothing."""


def _on_starts(found: Sequence[Problem]) -> tuple[str, ...]:
    if not found:
        return ()
    first = min(found)
    more = f" So it is of {len(found)} games." if len(found) > 1 else ""
    return (f"Line {first.line}: {first.reason} Who began is not known there.{more}",)


def half(line: Line, round: int) -> Half | None:
    return line.halves[round - 1] if round <= len(line.halves) else None


def _tables(by_number: Mapping[int, Line], round: int, known: _Found) -> Tables:
    found: list[tuple[int, Sat]] = []
    for number, line in by_number.items():
        mine = half(line, round)
        if mine is None:
            continue
        if mine.opponent == 0:
            if (sat := _alone(number, mine, round)) is not None:
                found.append((0, sat))
            continue
        if fault := _misfit(by_number, line, mine, round):
            known.problems.append(Problem(line.line, fault))
            continue
        if number < mine.opponent:
            other = by_number[mine.opponent]
            theirs = half(other, round)
            if theirs is not None:
                found.append(
                    (mine.board or theirs.board, _meeting((line, mine), (other, theirs), round, known))
                )
    found.sort(key=lambda one: one[0] or len(by_number))
    return ordered([sat for _, sat in found])


def _misfit(by_number: Mapping[int, Line], line: Line, mine: Half, round: int) -> str:
    """Why nobody can have met so; empty: they can."""
    name, number = line.entrant.name, line.entrant.number
    if mine.opponent == number:
        return f"Round {round}: {name} cannot meet themselves."
    other = by_number.get(mine.opponent)
    if other is None:
        return f"Round {round}: {name} meets number {mine.opponent}; there is none."
    theirs = half(other, round)
    if theirs is None or theirs.opponent != number:
        says = "nobody" if theirs is None or not theirs.opponent else f"number {theirs.opponent}"
        return f"Round {round}: {name} meets {other.entrant.name}, who meets {says}."
    if (mine.score is None) != (theirs.score is None):
        return f"Round {round}: of {name} and {other.entrant.name} only one has a score."
    return ""


def _alone(number: int, mine: Half, round: int) -> Sat | None:
    if mine.unplayed is not None:
        return Sat((number,), together([(number, mine.unplayed)]), game=mine.game)
    if mine.score is None:
        return Sat((number,), None, game=mine.game)
    if mine.score == 0:
        return None
    if mine.score > 0:
        return Sat((number,), Result(round, 0, (number,), (0,), "bye", margin=mine.score))
    lost = Result(round, 0, (number,), (0,), "forfeit", at_fault=(number,), margin=-mine.score)
    return Sat((number,), lost)


def _meeting(one: tuple[Line, Half], other: tuple[Line, Half], round: int, known: _Found) -> Sat:
    (_, mine), (second, theirs) = one, other
    said = mine.begins is not None or theirs.begins is not None
    if mine.begins is not None and mine.begins == theirs.begins:
        names = f"{one[0].entrant.name} and {second.entrant.name}"
        what = "both" if mine.begins else "neither"
        known.starts.append(Problem(second.line, f"Round {round}: of {names}, {what} began."))
        said = False
    first, last = (other, one) if theirs.begins or mine.begins is False else (one, other)
    who = (first[0].entrant.number, last[0].entrant.number)
    game = mine.game or theirs.game
    if first[1].unplayed is not None and last[1].unplayed is not None:
        return Sat(who, together([(who[0], first[1].unplayed), (who[1], last[1].unplayed)]), said, game)
    if first[1].score is None or last[1].score is None:
        return Sat(who, None, said, game)
    return Sat(who, Result(round, 0, who, (first[1].score, last[1].score)), said, game)
