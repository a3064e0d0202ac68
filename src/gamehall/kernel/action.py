"""What a seat says. Each game has its own actions; these few belong to every table."""

from typing import Any

from msgspec import Struct

from gamehall.kernel.seat import Seat


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The root of every action; a game's own actions are its tagged leaves."""

    def seen_by(self, seat: Seat) -> "Action":
        """What `seat` may know of this action; all of it unless the game says otherwise."""
        return self


class Fell(Action, frozen=True):
    """The dealer: the dice fell so."""

    dice: tuple[int, ...]


class Dealt(Action, frozen=True):
    """The dealer: these were drawn, in this order. Secret; the events say who may know."""

    items: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Action:
        return Dealt(())


class TimeUp(Action, frozen=True):
    """The clock: this timer has run out."""

    timer: str


class Resign(Action, frozen=True):
    """A player gives the game up."""


class Forfeit(Action, frozen=True):
    """An official takes the game from a player."""

    player: Seat
    reason: str


class Correct(Action, frozen=True):
    """An official sets things right: back to before an entry, then these events, for this reason."""

    reason: str
    back_to: int | None = None
    events: tuple[dict[str, Any], ...] = ()

    def seen_by(self, seat: Seat) -> Action:
        """Without the events as typed: they may name hidden things. The ruling shows what may be seen."""
        return Correct(self.reason, self.back_to) if self.events else self


class Pause(Action, frozen=True):
    """An official, or the clock after an outage, stops all clocks."""

    reason: str


class Resume(Action, frozen=True):
    """The clocks go on."""


class Reveal(Action, frozen=True):
    """The dealer opens the seed that was committed when the table was opened."""

    seed: str


TABLE_ACTIONS = (Resign, Forfeit, Correct, Pause, Resume, Reveal)
"""Actions the table itself rules on: they answer no prompt."""

COMMON_ACTIONS = (Fell, Dealt, TimeUp, *TABLE_ACTIONS)
