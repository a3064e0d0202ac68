"""The one door to all pairing systems: found by folder, asked alike, and what they answer is checked."""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from gamehall.tournaments.pairing import systems as shelf
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.starts import begins
from gamehall.tournaments.pairing.system import CannotPair, System

BY_HAND = "Paired by the director."


@cache
def systems() -> dict[str, System]:
    """Every system by its id: a module of the folder that names a `SYSTEM`."""
    found = {}
    for module in pkgutil.iter_modules(shelf.__path__):
        named = vars(importlib.import_module(f"{shelf.__name__}.{module.name}")).get("SYSTEM")
        if isinstance(named, System):
            found[named.id] = named
    return dict(sorted(found.items()))


def system(id: str) -> System:
    try:
        return systems()[id]
    except KeyError:
        raise CannotPair(f"There is no pairing system {id!r}; there are {', '.join(systems())}.") from None


def chosen(system: System, options: Mapping[str, Any]) -> msgspec.Struct:
    """A system's options as somebody wrote them."""
    try:
        return msgspec.convert(dict(options), system.options)
    except msgspec.ValidationError as wrong:
        raise CannotPair(f"{system.title} cannot be asked for this: {wrong}.") from None


def pair(field: Field, system_id: str, options: Mapping[str, Any]) -> Pairing:
    """The round, boards best first: the director's meetings as they are made, all others by the system."""
    asked = system(system_id)
    wishes = chosen(asked, options)
    players = {player.number: player for player in field.players}
    if len(players) < len(field.players):
        raise CannotPair("An entrant stands in the field twice.")
    made = [_made(meeting, players, field) for meeting in field.fixed]
    _once(made, players)
    gone = {number for meeting in made for number in meeting.who}
    left = tuple(player for player in field.players if player.number not in gone)
    others = msgspec.structs.replace(
        field, players=left, fixed=(), everybody=field.everybody or field.players
    )
    rest = asked.pair(others, wishes) if left else Pairing(())
    meetings = [*made, *rest.meetings]
    _once(meetings, players)
    _all(meetings, players, rest.out)
    _parted(rest.meetings, field)
    return Pairing(tuple(_boards(meetings, field)), rest.reports, rest.out)


def _made(numbers: tuple[int, ...], players: Mapping[int, Player], field: Field) -> Meeting:
    """A meeting by the director's hand; of two, who begins is worked out as everywhere."""
    if not numbers:
        raise CannotPair("A meeting by hand names nobody.")
    for number in numbers:
        if number not in players:
            raise CannotPair(f"No. {number} is not among those who are paired in this round.")
    if len(set(numbers)) == len(numbers) == 2:
        one, other = (players[number] for number in numbers)
        return Meeting(begins(one, other, field), BY_HAND)
    return Meeting(numbers, BY_HAND)


def _once(meetings: Iterable[Meeting], players: Mapping[int, Player]) -> None:
    for number, times in Counter(number for meeting in meetings for number in meeting.who).items():
        if times > 1:
            raise CannotPair(f"No. {number} would sit at {times} tables at once.")
        if number not in players:
            raise CannotPair(f"No. {number} is not among those who are paired in this round.")


def _all(meetings: Iterable[Meeting], players: Mapping[int, Player], out: Iterable[int]) -> None:
    """Everybody has a table or a bye, but for those whose bracket is over."""
    seated = {number for meeting in meetings for number in meeting.who}
    missing = sorted(players.keys() - seated - set(out))
    if missing:
        raise CannotPair(f"No. {missing[0]} would be left without a table and without a bye.")


def _parted(meetings: Iterable[Meeting], field: Field) -> None:
    for meeting in meetings:
        for barred in field.by_hand:
            together = sorted(set(barred) & set(meeting.who))
            if len(together) > 1:
                one, other = together[:2]
                raise CannotPair(f"No. {one} and no. {other} must not meet, by the director's word.")


def _boards(meetings: Iterable[Meeting], field: Field) -> list[Meeting]:
    """By who stands best at each table; byes are at none and come last."""
    place = {player.number: at for at, player in enumerate(field.players)}
    return sorted(
        meetings, key=lambda meeting: (len(meeting.who) == 1, min(place[number] for number in meeting.who))
    )
