"""What a referee finds: the fault that a claim names, and what may be challenged at this moment."""

from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.highlights import Found, Highlights, Nature, S, against_what
from gamehall.kernel.seat import Seat


def find(by: Highlights[S], state: S, against: str, claim: Claim) -> Found | None:
    """The fault a claim names, if there is one."""
    return next((one for one in by.faults(state, against) if claim.nature in one.names), None)


def fitting(by: Highlights[S], state: S, seat: Seat) -> tuple[str, ...]:
    """What can be challenged at this moment."""
    against = against_what(state, seat)
    return tuple(
        name for name, nature in by.natures.items() if nature.right and nature.in_time(state, against)
    )


def ill_timed(nature: Nature, state: S, against: str) -> bool:
    """Is it a rule that is challenged at another time?"""
    return bool(nature.right) and not nature.in_time(state, against)


def wrong_time(by: Highlights[S], nature: Nature) -> str:
    return nature.wrong_time or f"A turn is challenged on receiving the card and before {by.closing}."
