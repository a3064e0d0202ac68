"""Made-up entrants, drawn from lists of the world's names: the same seed draws the same people."""

import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from gamehall.tournaments.demo.shows import Show
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant

_LEAST, _MOST, _MEAN, _SPREAD = 400, 2200, 1350, 300


class _Names(Struct, frozen=True, forbid_unknown_fields=True):
    given: tuple[str, ...]
    family: tuple[str, ...]
    clubs: tuple[str, ...]
    schools: tuple[str, ...]
    adjectives: tuple[str, ...]
    animals: tuple[str, ...]


class Drawn(Struct, frozen=True):
    """An entrant, and how strong they really are: results are drawn by that, rated or not."""

    entrant: Entrant
    strength: int


@cache
def _names() -> _Names:
    raw = tomllib.loads((Path(__file__).with_name("data") / "people.toml").read_text("utf-8"))
    return msgspec.convert(raw, _Names)


def most(show: Show) -> int:
    """How many entrants can have names of their own."""
    names = _names()
    lists = (names.adjectives, names.animals) if show.teams else (names.given, names.family)
    return len(lists[0]) * len(lists[1])


def people(show: Show, format: Format, count: int, seed: str) -> tuple[Drawn, ...]:
    """So many entrants, numbered from one; those of a rated event the strongest first, as lists have them."""
    chance = Random(f"{seed}/people")
    names = _drawn(chance, _names().given, _names().family, count if not show.teams else 4 * count)
    called = _drawn(chance, _names().adjectives, _names().animals, count) if show.teams else names
    strengths = [_strength(chance) for _ in range(count)]
    if show.rated:
        strengths.sort(reverse=True)
    divisions = format.divisions or ("",)
    groups = _groups(show, count // len(divisions))
    drawn = []
    for at in range(count):
        # A group's people stand in a row of five, as schools hand in their lists.
        group = groups[at // len(divisions) % len(groups)] if groups else ""
        games = chance.randrange(0, 300)
        entrant = Entrant(
            number=at + 1,
            name=f"The {called[at]}" if show.teams else called[at],
            rating=strengths[at] if show.rated else 0,
            games=games if show.rated else 0,
            school=group,
            team=group if show.as_team else "",
            division=divisions[at % len(divisions)],
            classes=tuple(name for name, fewer in show.classes.items() if games < fewer),
            members=tuple(names[4 * at : 4 * at + chance.randint(2, format.chairs)]) if show.teams else (),
        )
        drawn.append(Drawn(entrant, strengths[at]))
    return tuple(drawn)


def _drawn(chance: Random, first: Sequence[str], second: Sequence[str], count: int) -> list[str]:
    """So many different names; each a first part and a second one."""
    whole = [f"{one} {other}" for one, other in product(first, second)]
    return chance.sample(whole, count)


def _strength(chance: Random) -> int:
    return max(_LEAST, min(_MOST, round(chance.gauss(_MEAN, _SPREAD))))


def _groups(show: Show, each: int) -> tuple[str, ...]:
    """Clubs or schools: of a team event as many as give teams of five or a few more."""
    match show.groups:
        case "":
            return ()
        case "clubs":
            return _names().clubs
        case "schools":
            return _names().schools[: max(3, each // 5)] if show.as_team else _names().schools
