"""What the links of an event end with: one for each role, and one for each entrant.

Nothing of a link is kept. It follows from the hall's key and from a salt of the event, and is another one
when the salt is made anew; so whoever reads the database alone opens none.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from gamehall.kernel.seat import Seat
from gamehall.live.gathering import new_key
from gamehall.store.rows import EventRow
from gamehall.store.signing import HallKey
from gamehall.tournaments.event.acts import CheckIn, Enter, Sign
from gamehall.tournaments.event.seats import DIRECTOR, ENTRANT, HELPERS
from gamehall.tournaments.event.state import State

ROLES = (DIRECTOR, *HELPERS)

_LETTERS = 24
_LETTERS_OF_ENTRANTS = 20


def new_salts() -> dict[Seat, str]:
    return {seat: new_key() for seat in ROLES}


def event_of(key: str) -> str:
    return key.partition("-")[0]


def role_keys(hall: HallKey, event: str, salts: Mapping[Seat, str]) -> dict[Seat, str]:
    """Like a chair's key each names where it belongs, so that an old one can be told so."""
    return {seat: _role_key(hall, event, seat, salts[seat]) for seat in ROLES if seat in salts}


def role_of(hall: HallKey, salts: Mapping[Seat, str], key: str) -> Seat | None:
    """Which role this key gives; None: none."""
    keys = role_keys(hall, event_of(key), salts)
    return next((seat for seat, good in keys.items() if _same(good, key)), None)


def seat_of(number: int) -> Seat:
    """By what name the salt of one entrant's own link is kept."""
    return Seat(f"{ENTRANT}-{number}")


def entrant_key(hall: HallKey, row: EventRow, salts: Mapping[Seat, str], number: int) -> str:
    told = f"{row.id}-{number}"
    salt = salts.get(seat_of(number), row.secret)
    return f"{told}-{hall.word(f'entrant {told} {salt}').hex()[:_LETTERS_OF_ENTRANTS]}"


def number_of(hall: HallKey, row: EventRow, salts: Mapping[Seat, str], key: str) -> int | None:
    """Whose key this is; None: nobody's."""
    _, _, rest = key.partition("-")
    number = rest.partition("-")[0]
    if not (number.isascii() and number.isdecimal()) or len(number) > 6:
        return None
    return int(number) if _same(entrant_key(hall, row, salts, int(number)), key) else None


def _role_key(hall: HallKey, event: str, seat: Seat, salt: str) -> str:
    word = urlsafe_b64encode(hall.word(f"role {event} {seat} {salt}"))
    return f"{event}-{word.decode()[:_LETTERS]}"


def _same(good: str, key: str) -> bool:
    return hmac.compare_digest(good.encode(), key.encode("utf-8", "replace"))


def not_theirs(state: State, number: int, action: CheckIn | Enter | Sign) -> str:
    """Why an entrant cannot say this by their own link; empty: they can."""
    match action:
        case CheckIn(numbers, here):
            if numbers != (number,) or not here:
                return "By this link you check in yourself, and nobody else."
        case Sign():
            if action.number != number:
                return "By this link you confirm your own results."
        case Enter(division, round, slip):
            known = state.round(division, round)
            board = known.at(number) if known else None
            named = board is not None and (
                set(slip.who) == set(board.meeting.who) if slip.who else slip.board == board.number
            )
            if board is None or not named or slip.board not in (0, board.number):
                return "By this link you hand in the slip of your own table."
            if slip.signed != (number,):
                return "Who hands in a slip by their own link confirms it, and for nobody else."
            if slip.how != "played" or slip.at_fault or slip.conduct or slip.margin:
                return "Of a game that was not played to its end you tell the director."
    return ""
