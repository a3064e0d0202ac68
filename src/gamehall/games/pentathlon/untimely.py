"""What nobody asked for, with the paragraph that says whose time it is."""

from collections.abc import Callable

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

NotNow = Callable[[S, Seat, Action], Ruling | None]

_ANYBODYS = tuple(kind for kind in acts.ACTIONS if kind is not acts.PassCard)
"""Said also without the card."""


def not_now(by: Highlights[S], own: NotNow[S] | None, state: S, seat: Seat, action: Action) -> Ruling | None:
    """The game's own word first; then that of the flag card."""
    if own and (why := own(state, seat, action)):
        return why
    waits = seat in state.seats and state.card.holder not in (None, seat) and not state.card.ended
    if waits and not isinstance(action, _ANYBODYS):
        return refused("flag-card", f"Only the player with the {by.flag} takes a turn.")
    return None
