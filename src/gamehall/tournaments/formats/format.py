"""A format: by which games, rounds, systems and scoring an event is run. All of it stands in the record."""

from typing import Any, Literal

from msgspec import Struct

from gamehall.tournaments.standings.scoring import Scoring

Rating = Literal["", "wespa", "naspa", "australia", "glicko2", "openskill"]


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds that are paired alike."""

    rounds: tuple[int, int]
    """The first and the last of them."""
    system: str
    """The id of a pairing system."""
    lag: int = 0
    """How many of the latest rounds are not heard: 1 pairs by the standings of the round before the last."""
    options: dict[str, Any] = {}
    """What the system lets one choose."""
    provenance: str = ""


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a round for the whole hall, in seconds; 0: the tables keep their own time."""

    round: int = 0
    last: int = 0
    """After `round` a warning is called, and this much later the round is over."""
    warning: str = ""
    """What is called then."""


class Format(Struct, frozen=True, forbid_unknown_fields=True):
    """An event as it is planned. A division may differ by its book."""

    id: str
    title: str
    games: tuple[str, ...]
    """The games of the catalog that are played; more than one: every entrant plays each once."""
    book: str
    """The shelf by which they are played; empty: the first of each game."""
    blocks: tuple[Block, ...]
    scoring: Scoring = Scoring()
    tables: int = 2
    """How many sit down at one table."""
    chairs: int = 1
    """How many people an entrant may have: more than one is a team that plays as one."""
    divisions: tuple[str, ...] = ()
    books: dict[str, str] = {}
    """By division, where it plays by another shelf."""
    apart: Literal["", "school", "team"] = ""
    """Whose own do not meet while that can be avoided."""
    starts: bool = True
    """Whether it matters who begins, so that starts are balanced."""
    clocks: Clocks = Clocks()
    rating: Rating = ""
    late_minutes: int = 0
    """Who comes with less than this many minutes left may choose to forfeit; 0: nothing is said."""
    prizes: tuple[str, ...] = ()
    """What the places win, the first first."""
    class_prizes: dict[str, tuple[str, ...]] = {}
    team_of: int = 0
    """How many of a team add up to its score; 0: teams have none."""
    awards: dict[str, int] = {}
    """Award classes and the fewest points that earn them, best first."""
    cites: tuple[str, ...] = ()
    """The paragraphs of the game's book that print this format, the one that says most first."""
    provenance: str = ""

    @property
    def rounds(self) -> int:
        return max((block.rounds[1] for block in self.blocks), default=0)

    def block(self, round: int) -> Block:
        return next(block for block in self.blocks if block.rounds[0] <= round <= block.rounds[1])

    def source(self, round: int) -> int:
        """The last round whose results count when this one is paired."""
        return max(0, round - 1 - self.block(round).lag)
