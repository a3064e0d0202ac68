"""A game file as a value: who played, what is said of the game, and every event in order."""

import re
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


def place(at: str) -> tuple[int, int, bool]:
    """Row, column, and whether the word reads across; counted from nought."""
    number, letter = re.sub(r"[^0-9]", "", at), re.sub(r"[^A-Z]", "", at)
    return int(number) - 1, ord(letter) - 65, at[0].isdigit()


UNKNOWN = "UNKNOWN"
"""Some programs write this for the rack after a challenge; it is not seven tiles."""


CHALLENGED = "Challenged: "
"""How a note under a play begins that names the words challenged; the format has no place for them."""

UNCOUNTED = "Unplayed tiles are not counted."
"""The note under the last event of a game whose last racks count for nobody."""


STOOD = "The score stood so; the board gives "
"""How a note under a play begins whose score was counted wrong and never put right."""

SHEET = "The score sheet reads "
"""How a note begins that tells a total which does not follow from the scores."""


def is_own_note(note: str) -> bool:
    """A note that this program writes, and of which it knows when it plays the game again."""
    return note == UNCOUNTED or note.startswith((CHALLENGED, STOOD))


class GameFile(Struct, frozen=True):
    players: tuple[Sitter, ...] = ()
    about: tuple[Pragma, ...] = ()
    """What is said before the first event, the players left out."""
    events: tuple[Event, ...] = ()

    def challenged(self, n: int) -> tuple[str, ...]:
        """The words challenged, where a note under this event tells them."""
        told = [note.removeprefix(CHALLENGED) for note in self.events[n].notes if note.startswith(CHALLENGED)]
        return tuple(told[0].split(", ")) if told else ()

    @property
    def stood(self) -> frozenset[int]:
        """The plays that were challenged and stood without a point for anybody, by their places."""
        after = [*(event.kind for event in self.events[1:]), None]
        return frozenset(
            n
            for n, event in enumerate(self.events)
            if event.kind == "play" and self.challenged(n) and after[n] not in ("withdrawn", "challenge")
        )

    @property
    def lost(self) -> frozenset[int]:
        """Passes that can be turns lost by a challenge: after a play that stood, or after the last play."""
        passed = (n for n, event in enumerate(self.events) if n and event.kind == "pass")
        return frozenset(
            n
            for n in passed
            if self.events[n].nick != self.events[n - 1].nick
            and (
                n - 1 in self.stood
                or (
                    self.events[n - 1].kind == "play"
                    and [event.kind for event in self.events[n + 1 : n + 2]] == ["rack-gained"]
                )
            )
        )

    def left(self, number: int) -> str | None:
        """The rack this player is left with, where a line under the last event tells it."""
        under = self.events[-1].pragmas if self.events else ()
        told = [pragma.text for pragma in under if pragma.keyword == f"rack{number}"]
        return told[-1] if told else None

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
