"""The events that can be played through: their formats, and what is made up about them."""

import tomllib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.formats.format import Format

_DATA = Path(__file__).with_name("data")


class NoSuchShow(KeyError):
    """No event of this id is played through; the sentence names those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


class Noted(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the director's log."""

    says: str
    cites: str = ""
    """The paragraph of the game's book that it is about."""


class Show(Struct, frozen=True, forbid_unknown_fields=True):
    """One event."""

    id: str
    format: str
    """The id of a ready-made format."""
    name: str
    place: str
    date: str
    starts: str
    """The time of day, as the clock of the made-up hall shows it."""
    players: int
    """How many entrants, where nothing else is asked."""
    penalty: int
    """How many points the director takes from somebody."""
    groups: Literal["", "clubs", "schools"] = ""
    as_team: bool = False
    """Whether those of one group are a team."""
    teams: bool = False
    """Whether an entrant is a team that plays as one."""
    rated: bool = False
    classes: dict[str, int] = {}
    """Classes for who has played fewer rated games than this."""
    prizes: tuple[str, ...] = ()
    class_prizes: dict[str, tuple[str, ...]] = {}
    announcements: tuple[str, ...] = ()
    log: tuple[Noted, ...] = ()
    tables: int = 0
    """At so many boards of each round bots play, where nothing else is asked."""
    bot: str = ""
    """Which bot, by its call."""

    @property
    def opens(self) -> int:
        """When check-in begins, in milliseconds: an hour before the start."""
        start = datetime.strptime(f"{self.date} {self.starts}", "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
        return int(start.timestamp() - 3600) * 1000

    def planned(self, ready: Format) -> Format:
        """A format with the prizes of this event."""
        return replace(
            ready, prizes=self.prizes or ready.prizes, class_prizes=self.class_prizes or ready.class_prizes
        )


class _Shows(Struct, frozen=True, forbid_unknown_fields=True):
    show: tuple[Show, ...]


@cache
def shows() -> dict[str, Show]:
    raw = tomllib.loads((_DATA / "shows.toml").read_text("utf-8"))
    return {show.id: show for show in msgspec.convert(raw, _Shows).show}


def made_up(ready: Format) -> Show:
    """What is made up about an event by a format that has no show of its own."""
    teams = ready.chairs > 1
    return Show(
        id=ready.id,
        format=ready.id,
        name=ready.title.partition(":")[0],
        place="The hall",
        date="2025-06-07",
        starts="10:00",
        players=24,
        penalty=1,
        groups="" if teams or not ready.apart else "schools",
        as_team=ready.apart == "team",
        teams=teams,
        rated=ready.scoring.worth == "wins" and not teams,
    )


def show(id: str) -> Show:
    try:
        return shows()[id]
    except KeyError:
        raise NoSuchShow(f"No event {id!r} is played through; there are {', '.join(shows())}.") from None
