"""How long a record grows: a game takes what it takes, but what brings it no further has its measure."""

from collections.abc import Callable

from gamehall.kernel.action import Action, Correct, Forfeit, Resign
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table

MOST_ENTRIES = 20_000
"""The longest games have some hundred."""

_AT_ONCE = 60
_EVERY_MS = 2_000


def too_long(table: Table, action: Action) -> Ruling | None:
    """A record that is full takes only what ends the game, and what is left to do after that."""
    if table.seq < MOST_ENTRIES or isinstance(action, Resign | Forfeit) or _ends(action):
        return None
    if table.outcome is not None and not isinstance(action, Correct):
        return None
    full = f"The record of this table is full: it has {MOST_ENTRIES} entries."
    return refused("hall-length", f"{full} Resign, or have an official end the game.")


def _ends(action: Action) -> bool:
    return isinstance(action, Correct) and any(event.get("type") == "Ended" for event in action.events)


def _is_new(before: Table, prompt: str) -> bool:
    return before.prompt(prompt) is None and prompt not in before.answered


class Idling:
    """What each seat has done, since it last brought the game further, that did not: corrections, pauses,
    taking back, counting."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._left: dict[Seat, tuple[float, int]] = {}

    def too_much(self, seat: Seat, before: Table, after: Table) -> Ruling | None:
        """The hall's no to an act after which the table asks nothing new, when there were many of them."""
        ended = before.outcome is None and after.outcome is not None
        if ended or any(_is_new(before, prompt.id) for prompt in after.prompts):
            self._left.pop(seat, None)
            return None
        now = self._now()
        had, at = self._left.get(seat, (_AT_ONCE, now))
        left = min(_AT_ONCE, had + max(0, now - at) / _EVERY_MS)
        if left < 1:
            says = "That was done very often in a short time, and the game got no further. Wait a moment."
            return refused("hall-length", says)
        self._left[seat] = (left - 1, now)
        return None
