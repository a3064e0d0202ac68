"""What happens at a match."""

from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat
from gamehall.tournaments.match.acts import Slip


class TableOpened(Event, frozen=True):
    number: int
    table: str


class ResultEntered(Event, frozen=True):
    table: str
    seq: int
    seal: str
    slips: dict[Seat, Slip]


class ResultCorrected(Event, frozen=True):
    """What stood before stays in the record."""

    table: str
    seq: int
    seal: str
    slips: dict[Seat, Slip]
    reason: str


class ResultWithdrawn(Event, frozen=True):
    """`shut`: the table as well."""

    table: str
    seq: int
    reason: str
    shut: bool = False


EVENTS = (TableOpened, ResultEntered, ResultCorrected, ResultWithdrawn)
