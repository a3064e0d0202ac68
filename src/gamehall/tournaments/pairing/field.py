"""What a pairing system is given and what it gives: players in the order of their standing, and meetings."""

from typing import Literal

from msgspec import Struct


class Player(Struct, frozen=True):
    """One entrant as a pairing system sees them. Wins are counted in halves: a win is two, a draw one."""

    number: int
    points: int = 0
    """Half wins, or whatever the format ranks by first."""
    spread: int = 0
    rating: int = 0
    apart: tuple[str, ...] = ()
    """Schools or teams; who shares one does not meet while that can be avoided."""
    group: str = ""
    """A class of prizes, or a pool."""
    star: tuple[str, ...] = ()
    """Where a round has several games: theirs in the order in which they play them."""
    firsts: int = 0
    """How often they begin, also in rounds that are paired and not yet played."""
    seconds: int = 0
    byes: int = 0
    met: dict[int, int] = {}
    """How often they met each other one, or are paired to, also in rounds that are not yet played."""
    last: tuple[int, ...] = ()
    """Whom they met in their latest round, played or not."""
    heard: int = 0
    """How many of their results count by now, byes among them: of equal wins, more of them are losses."""
    won: tuple[int, ...] = ()
    """Half wins round by round, from the first to `source`; a bye is two. Only brackets look at them."""


class Field(Struct, frozen=True):
    """A division before one of its rounds."""

    players: tuple[Player, ...]
    """Those who are to be paired, the best first by the standings after `source`."""
    round: int
    source: int
    """The last round whose results count; with a lag there are later ones that are not heard yet."""
    rounds: int
    """How many the event has."""
    seed: str
    """What lots are drawn from, so that anybody can draw them again."""
    prizes: int = 0
    """How many places win something."""
    fixed: tuple[tuple[int, ...], ...] = ()
    """Meetings that the director has made by hand; one number alone is a bye."""
    by_hand: tuple[tuple[int, ...], ...] = ()
    """Who must not meet in this round, by the director's word."""
    counts: Literal["wins", "points"] = "wins"
    """What `Player.points` are: half wins, or points of another kind."""
    starts: bool = True
    """Whether it matters who begins."""
    cap: int = 0
    """By how much the spread of a game counts at most in the rounds that are left; 0: without a cap."""
    everybody: tuple[Player, ...] = ()
    """Best first, those too whom this round leaves out or the director has paired; empty: the players."""


class Meeting(Struct, frozen=True):
    """Who sits down at one table. Who starts stands first; one alone has a bye."""

    who: tuple[int, ...]
    why: str
    """In one sentence, without the names: `Equal wins, not met, schools differ; cost 12.`"""
    cost: int = 0
    game: str = ""
    """Which game, where a round has several."""


class Pairing(Struct, frozen=True):
    """A round: meetings in the order of their boards, byes last, and what could not be avoided."""

    meetings: tuple[Meeting, ...]
    reports: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    """Who has neither a table nor a bye, since a bracket is over for them."""
