"""Who has won what: prizes for places, prizes of classes, and awards by points."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.money import part_of
from gamehall.tournaments.standings.row import Row


class Won(Struct, frozen=True):
    """One entrant's prize, or their part of several."""

    number: int
    place: int
    """Among all, or among those of the class."""
    prizes: tuple[str, ...]
    """What the tied share; one prize where nobody is tied."""
    sharing: int = 1
    of: str = ""
    """The class; empty: a prize for a place."""
    part: str = ""
    """Their own part in money; empty where the prizes are things, which the director divides."""

    @property
    def says(self) -> str:
        where = f"Place {self.place}" + (f" of {self.of}" if self.of else "")
        together = " and ".join(self.prizes)
        if self.sharing == 1:
            return f"{where}: {together}."
        part = f"{self.part} each" if self.part else "to be divided by the director"
        return f"{where}, shared by {self.sharing}: {together} together, {part}."


def prizes(
    format: Format, entrants: Iterable[Entrant], rows: Sequence[Row], out: Collection[int] = ()
) -> tuple[Won, ...]:
    """All prizes of a division: those for places first, then class by class.

    Who wins a place may win a prize of their class beside it. Those who are `out` of the event win nothing,
    and the places behind them move up."""
    there = [row for row in rows if row.number not in out]
    won = list(place_prizes(there, format.prizes))
    classes: dict[str, set[int]] = {name: set() for name in format.class_prizes}
    for entrant in entrants:
        for name in entrant.classes:
            if name in classes:
                classes[name].add(entrant.number)
    for name, offered in format.class_prizes.items():
        won += place_prizes([row for row in there if row.number in classes[name]], offered, name)
    return tuple(won)


def place_prizes(rows: Iterable[Row], offered: Sequence[str], of: str = "") -> tuple[Won, ...]:
    """The prizes of one list, each once, best placed first: who are equal share those of their places."""
    won: list[Won] = []
    place = 1
    for _, group in groupby(rows, key=lambda row: row.rank):
        tied = [row.number for row in group]
        theirs = tuple(offered[place - 1 : place - 1 + len(tied)])
        if not theirs:
            break
        part = part_of(theirs, len(tied))
        won += [Won(number, place, theirs, len(tied), of, part) for number in tied]
        place += len(tied)
    return tuple(won)


def awards(rows: Iterable[Row], earned: Mapping[str, int], out: Collection[int] = ()) -> dict[int, str]:
    """The class each one's points have earned: the highest they reach. Who reaches none is not in it."""
    best_first = sorted(earned.items(), key=lambda award: award[1], reverse=True)
    found: dict[int, str] = {}
    for row in rows:
        award = next((name for name, least in best_first if row.points >= least), "")
        if award and row.number not in out:
            found[row.number] = award
    return found
