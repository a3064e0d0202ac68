"""What a seat says. Each game has its own actions; these few belong to every table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, Keys, SeatKey, Words


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

    items: Keys

    def seen_by(self, seat: Seat) -> Action:
        return Dealt(())


class Resign(Action, frozen=True):
    """A player gives the game up."""


class Forfeit(Action, frozen=True):
    """An official takes the game from a player."""

    player: SeatKey
    reason: Words


class Correct(Action, frozen=True):
    """An official sets things right: back to before an entry, then these events, for this reason."""

    reason: Words
    back_to: int | None = None
    events: Annotated[tuple[dict[Key, Any], ...], Meta(max_length=100)] = ()

    def seen_by(self, seat: Seat) -> Action:
        """Without the events as typed: they may name hidden things. The ruling shows what may be seen."""
        return Correct(self.reason, self.back_to) if self.events else self


class Pause(Action, frozen=True):
    """An official, or the clock after an outage, stops all clocks."""

    reason: Words


class Resume(Action, frozen=True):
    """The clocks go on."""


class StartTimer(Action, frozen=True):
    """The timekeeper lets a timer go on; `turned`: it begins again with the whole time."""

    timer: Key
    turned: bool = False


class StopTimer(Action, frozen=True):
    """The timekeeper stops a timer where it stands."""

    timer: Key


class Reveal(Action, frozen=True):
    """The dealer opens the sealed seed. So it was shown before tables were closed for good; see `Close`."""

    seed: Key


class Reseal(Action, frozen=True):
    """The dealer commits to a new seed: the game goes on after the old one was shown."""

    sealed: Key


class AcceptResult(Action, frozen=True):
    """A player has nothing against the result as it stands."""


class Close(Action, frozen=True):
    """The hall closes the table for good and opens the dealer's seed, where there is a sealed one."""

    seed: Key = ""


class Reopen(Action, frozen=True):
    """The organiser takes up again what was closed for good: back to before an entry, or as it stands."""

    reason: Words
    back_to: int | None = None


TABLE_ACTIONS = (
    Resign,
    Forfeit,
    Correct,
    Pause,
    Resume,
    StartTimer,
    StopTimer,
    Reveal,
    Reseal,
    AcceptResult,
    Close,
    Reopen,
)
"""Actions the table itself rules on: they answer no prompt."""

COMMON_ACTIONS = (Fell, Dealt, *TABLE_ACTIONS)
