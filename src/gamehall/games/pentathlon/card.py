"""The flag card and the Monitor's record: whose turn it is, challenges, declarations, signatures."""

from typing import Literal

from msgspec import Struct

from gamehall.games.pentathlon.acts import Claim, Opinion
from gamehall.games.pentathlon.scorecard import ScoreCard
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import JUDGE, Official, Seat

CITES = ("challenge-warning",)

LEADER = Seat("leader")
DIRECTOR = Seat("director")

OFFICIALS = (
    Official(JUDGE, "Monitor", barred="conduct"),
    Official(LEADER, "Game Leader", barred="conduct"),
    Official(DIRECTOR, "Tournament Director"),
)

Phase = Literal["toss", "window", "capture", "rolling", "play", "declared"]
"""The start; a turn from the receipt of the card until the window closes, a capture in it, dice in the air,
the rest of the turn; a result declared by a player or the Monitor."""

ADVERSE = ("I", "IA")
LOSING_COUNT = 3


class Dispute(Struct, frozen=True):
    """A challenge from the moment it is announced until play goes on.

    `level` counts the opinions asked for: Monitor, Game Leader, Tournament Director. Without claims it is a
    time out: the challenger has yet to state the nature of the challenge.
    """

    number: int
    challenger: Seat
    claims: tuple[Claim, ...]
    against: str
    level: int = 0
    opinions: tuple[Opinion, ...] = ()
    accepted: tuple[Seat, ...] = ()

    @property
    def official(self) -> Official:
        return OFFICIALS[self.level]


class Declaration(Struct, frozen=True):
    """A win declared by a player, or a result counted by the Monitor, that may still be challenged."""

    by: Seat
    line: tuple[int, ...] = ()
    counted: Outcome | None = None
    either: bool = False
    """Either player may challenge until both have accepted the count."""
    accepted: tuple[Seat, ...] = ()


class Card(Struct, frozen=True):
    """What the five games keep of a table, whatever lies on its board."""

    phase: Phase = "toss"
    toss_round: int = 1
    tossing: Seat | None = None
    tosses: dict[Seat, int] = {}
    beginner: Seat | None = None
    holder: Seat | None = None
    """Who possesses the flag card."""
    turn: int = 0
    reminded: bool = False
    marks: dict[Seat, tuple[str, ...]] = {}
    lost_turns: dict[Seat, int] = {}
    disputes: int = 0
    dispute: Dispute | None = None
    declared: Declaration | None = None
    standing: Declaration | None = None
    """A win that nobody challenged, while the second player completes the round."""
    time_called: bool = False
    ended: Outcome | None = None
    score_cards: dict[Seat, ScoreCard] = {}
    """As soon as the game is over."""
    collected: bool = False


def opponent(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    one, two = seats
    return two if seat == one else one


def adverse_count(card: Card, seat: Seat) -> int:
    return sum(mark in ADVERSE for mark in card.marks.get(seat, ()))


def warning(count: int) -> str:
    """What the Monitor says after an adverse mark, while the game can still be saved."""
    left = LOSING_COUNT - count
    return f" {left} more incorrect or inappropriate challenge{'s' * (left > 1)} would lose the game."
