"""After the game: players accept the result, the hall closes the table for good, the organiser reopens it.

Until a table is closed an official may take its result back, so nothing hidden is shown to anybody. Once it
is closed all of it is open to everybody: an official of the table still sets a wrong result right, but only
the organiser lets the game go on.
"""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.action import TABLE_ACTIONS, AcceptResult, Action, Close, Correct, Reopen
from gamehall.kernel.dealer import Sealed, seal
from gamehall.kernel.event import Closed, Event, Reopened, ResultAccepted, Revealed, Rewound
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import HALL, Seat

GRACE_MS = 10 * 60_000
"""How long a result stands before its table is closed without everybody's word."""

_BOOK = "hall-closed"


class Closing(Struct, frozen=True):
    """How far a table is from being closed for good."""

    since: int = 0
    """When the result was last changed."""
    accepted: tuple[Seat, ...] = ()
    """Who has signed or accepted the result as it stands."""
    closed: bool = False
    reopened: bool = False
    """This end was closed before: what was signed then counts no more, and nothing closes it at once."""

    def after(self, entry: Entry, *, over: bool, changed: bool, signed: tuple[Seat, ...]) -> "Closing":
        """After an entry that changed the result or did not, and that put these signatures under it."""
        now = self
        if changed and not self.closed:
            by_the_table = isinstance(entry.action, TABLE_ACTIONS)
            now = Closing(entry.at, () if by_the_table else signed, reopened=self.reopened and over)
        elif signed:
            now = replace(now, accepted=(*now.accepted, *signed))
        for event in entry.ruling.events:
            match event:
                case ResultAccepted(seat):
                    now = replace(now, accepted=(*now.accepted, seat))
                case Closed():
                    now = replace(now, closed=True)
                case Reopened():
                    now = Closing(entry.at, reopened=over)
        return now


def rule_closing(
    header: Header, seat: Seat, action: Action, closing: Closing, *, over: bool, last: int, sealed: Sealed
) -> Ruling | None:
    """Rule on accepting, closing and reopening; and whatever else is done at a table that is closed."""
    if isinstance(action, Reopen):
        return _reopen(seat, action, closing, last, sealed)
    if closing.closed and not (isinstance(action, Correct) and action.back_to is None):
        return refused(_BOOK, "The table is closed for good. Only the organiser can reopen it.")
    match action:
        case AcceptResult():
            return _accept(header, seat, closing, over)
        case Close(seed):
            return _close(seat, seed, over, sealed)
    return None


def _accept(header: Header, seat: Seat, closing: Closing, over: bool) -> Ruling:
    if seat not in header.seats:
        return refused(_BOOK, "Only a player accepts the result.")
    if not over:
        return refused(_BOOK, "There is no result to accept yet.")
    if seat in closing.accepted:
        return refused(_BOOK, "You have signed or accepted the result already.")
    return allowed(_BOOK, f"{{{seat}}} accepts the result.", ResultAccepted(seat))


def _close(seat: Seat, seed: str, over: bool, sealed: Sealed) -> Ruling:
    if seat != HALL:
        return refused(_BOOK, "Only the hall closes a table for good.")
    if not over:
        return refused(_BOOK, "A table is closed for good when its game is over.")
    if seed and seal(seed) != sealed.seal:
        return refused("hall-dealer", "This is not the seed that was sealed.")
    says = "The table is closed for good; its record is open to everybody."
    if not seed:
        return allowed(_BOOK, says, Closed())
    return allowed(_BOOK, f"{says} The dealer shows the sealed seed.", Closed(), Revealed(seed))


def _reopen(seat: Seat, action: Reopen, closing: Closing, last: int, sealed: Sealed) -> Ruling:
    book = "hall-reopened"
    if seat != HALL:
        return refused(book, "Only the organiser of the hall reopens a table.")
    if not closing.closed:
        return refused(book, "The table is not closed for good: an official of it can correct the game.")
    if not action.reason.strip():
        return refused(book, "Reopening a table needs its reason.")
    if action.back_to is not None and not 1 <= action.back_to <= last:
        return refused(book, f"There is no entry {action.back_to} to go back to.")
    opened = ("record", "seed") if sealed.shown else ("record",)
    was = "Its record and the dealer's seed have" if sealed.shown else "Its record has"
    says = (
        f"The organiser reopens the table: {action.reason.strip().rstrip('.')}. {was} been open to everybody."
    )
    back: tuple[Event, ...] = () if action.back_to is None else (Rewound(action.back_to),)
    return allowed(book, says, Reopened(action.reason, opened), *back)
