"""Prizes and awards: what is offered, and once the event is over, who has won it."""

from collections.abc import Iterator

from msgspec import Struct

from gamehall.tournaments.event.state import State
from gamehall.tournaments.site.results import Division
from gamehall.tournaments.standings.prizes import awards, prizes


class Given(Struct, frozen=True):
    number: int
    says: str


class Prizes(Struct, frozen=True):
    """The prizes of a division."""

    division: str
    given: tuple[Given, ...] = ()
    awards: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Award classes, best first, and who has earned each."""


def won(state: State, division: Division) -> Prizes:
    """Nothing before the end; those who have left the event win nothing."""
    if not state.finished:
        return Prizes(division.name)
    format, last = state.format, state.format.rounds
    out = {row.number for row in division.rows if state.gone(row.number, last)}
    given = prizes(format, state.of(division.name), division.rows, out)
    earned = awards(division.rows, format.awards, out)
    classes = sorted(format.awards, key=lambda name: format.awards[name], reverse=True)
    return Prizes(
        division.name,
        tuple(Given(one.number, one.says) for one in given),
        tuple(
            (name, tuple(row.number for row in division.rows if earned.get(row.number) == name))
            for name in classes
        ),
    )


def offered(state: State) -> Iterator[tuple[str, str]]:
    """What each place wins, as the format has it."""
    format = state.format
    yield from ((f"Place {place}", prize) for place, prize in enumerate(format.prizes, start=1))
    for name, listed in format.class_prizes.items():
        yield from ((f"Place {place} of {name}", prize) for place, prize in enumerate(listed, start=1))
    for name, least in sorted(format.awards.items(), key=lambda one: one[1], reverse=True):
        yield (name, f"from {least} points" if least else "everybody else")
