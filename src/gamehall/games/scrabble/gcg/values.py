"""A game file as a value: who played, what is said of the game, and every event in order."""

from typing import Literal

from msgspec import Struct

from gamehall.games.scrabble.gcg.codes import Finding

Kind = Literal["play", "pass", "exchange", "withdrawn", "challenge", "time", "rack-lost", "rack-gained"]


class Pragma(Struct, frozen=True):
    """A line that begins with `#`. Further lines that continue it follow after line breaks."""

    keyword: str
    text: str = ""


class Sitter(Struct, frozen=True):
    """A player as the file names one: the number, the nickname events use, the full name."""

    number: int
    nick: str
    name: str = ""


class Event(Struct, frozen=True):
    """One line that begins with `>`, and what is written under it."""

    kind: Kind
    nick: str
    score: int
    total: int | None = None
    rack: str | None = None
    at: str = ""
    """Where a play begins: 8H across, H8 down."""
    letters: str = ""
    """A play's word, an exchange's tiles or their number, the tiles between parentheses of a last rack."""
    extra: str = ""
    """What stands after the total; some programs list the words made across."""
    notes: tuple[str, ...] = ()
    pragmas: tuple[Pragma, ...] = ()


UNKNOWN = "UNKNOWN"
"""Some programs write this for the rack after a challenge; it is not seven tiles."""


CHALLENGED = "Challenged: "
"""How a note under a play begins that names the words challenged; the format has no place for them."""


class GameFile(Struct, frozen=True):
    players: tuple[Sitter, ...] = ()
    about: tuple[Pragma, ...] = ()
    """What is said before the first event, the players left out."""
    events: tuple[Event, ...] = ()

    def said(self, keyword: str) -> str | None:
        """The text of the first pragma of this name, wherever it stands."""
        everywhere = (*self.about, *(pragma for event in self.events for pragma in event.pragmas))
        return next((pragma.text for pragma in everywhere if pragma.keyword == keyword), None)


class Reading(Struct, frozen=True):
    """What was read, on which line each event stands, and what was odd about it."""

    game: GameFile
    lines: tuple[int, ...]
    """The line of each event."""
    pragma_lines: dict[str, int]
    """The line where each pragma stands first."""
    findings: tuple[Finding, ...]
    encoding: str
    last_line: int
