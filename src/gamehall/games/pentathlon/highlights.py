"""What a game's own highlight sheet fills in: its natures and checks, its remedies, its count.

The common rules cite the rows that every sheet has by the same keys: `start`, `turn-begins`, `turn-ends`,
`window`, `capture-window`, `incorrect`, `inappropriate`, `first-to-goal`, `last-round`, `time-limit`,
`time-tie`.
"""

from collections.abc import Callable
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Card, Declaration, Dispute
from gamehall.games.pentathlon.options import Times
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat


class Position(Protocol):
    """What a game's state has for the common rules to read."""

    @property
    def options(self) -> Times: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def card(self) -> Card: ...
    @property
    def last(self) -> object | None:
        """The opponent's turn just completed, while it is open to challenge."""

    @property
    def captured(self) -> object | None:
        """What was captured at the start of this turn; never anything, where a game has no captures."""


S = TypeVar("S", bound=Position)

Where = Literal["turn", "capture", "win"]
"""What a fault is in: the regular turn, what was captured, or the declaration of a win."""


class Found(Struct, frozen=True):
    """A fault with every name it may be claimed by: one error is one fault, whatever it is called."""

    where: Where
    names: tuple[str, ...]
    fault: Fault

    @property
    def key(self) -> tuple[str, str]:
        return self.where, self.names[0]


def whenever_open(state: Position, against: str) -> bool:
    return against in ("last", "capture", "declared")


def while_declared(state: Position, against: str) -> bool:
    return against == "declared"


def while_captured(state: Position, against: str) -> bool:
    return state.captured is not None and against in ("capture", "declared")


class Nature(Struct, frozen=True):
    """What a challenge can be about: `win` is the declared goal, `capture` what was captured, as a whole."""

    name: str
    says: str
    """What a challenger says is wrong by naming it."""
    right: str = ""
    """What the Monitor says where nothing is wrong with it; nothing: it is no tournament rule."""
    wrong_time: str = ""
    """When it may be challenged, for one who does at another time; nothing: it is part of a turn."""
    in_time: Callable[[Any, str], bool] = whenever_open
    """Whether it may be challenged in this position, with this against which a challenge is open."""
    monitors: bool = False
    """The Monitor oversees it, and nobody can challenge it."""
    cites: str = "no-challenge"
    """The paragraph that says so."""


WIN = Nature(
    "win",
    "The declared win is not one.",
    "The goal was reached.",
    "A win is challenged when it has been declared.",
    while_declared,
)
MONITORS = (
    Nature("start", "Something about the start.", monitors=True),
    Nature("flag", "Something about passing the card.", monitors=True),
    Nature("time", "Something about the one-minute limit.", monitors=True),
)
OTHER = Nature("other", "Something else.")


def captured(what: str) -> Nature:
    """What was captured, as a whole."""
    return Nature(
        "capture",
        f"The captured {what} is wrong.",
        f"The {what} was captured rightly.",
        f"A captured {what} is challenged before the capturer passes the card.",
        while_captured,
    )


class Highlights(Struct, Generic[S], frozen=True):
    """One game, as the common rules need it."""

    natures: dict[str, Nature]
    faults: Callable[[S, str], tuple[Found, ...]]
    """Everything that a challenge against `last`, `capture`, `declared` or, where either player may challenge
    it, the `count` could find, each error once."""
    apply: Callable[[S, Event], S]
    turn: Callable[[S], tuple[Prompt, ...]]
    """What the holder of the card is asked."""
    win: Callable[[S, Declaration], Outcome]
    """The result that a declaration claims."""
    count: Callable[[S], Outcome]
    """GAME TIME LIMIT: what the Monitor declares."""
    opened: Callable[[S], bool]
    """Whether the beginning player has opened this round: then both complete a turn after time is called."""
    earned: Callable[[S, Dispute, Claim], tuple[Event, ...]]
    """CORRECT: what a fault brings besides the restored game, once for each."""
    scope: Callable[[S, Dispute], str]
    """CORRECT: what is taken back, as `Undone` says it."""
    remedy: Callable[[S, Dispute, list[Event]], str]
    """The paragraph of the remedy given."""
    start: Callable[[S], tuple[Prompt, ...]] | None = None
    """START: whom the table waits for before the first turn, where no dice are tossed for it."""
    unseen: Callable[[S, Dispute, Claim], Where] = lambda state, dispute, claim: "turn"
    """What a fault is in that only the official sees."""
    granted: Callable[[S, list[Event]], tuple[Event, ...]] = lambda state, done: ()
    """What the challenger begins the turn with besides the card."""
    excuse: Callable[[S, str, str], str] = lambda state, against, nature: ""
    """Why a nature is not what is wrong, where there is more to say than that it is right."""
    awards: Callable[[S, Seat], Outcome | None] = lambda state, to: None
    """What the Monitor awards as `to` receives the card: with nothing left to play, at the end of a round."""
    round_game: bool = False
    """A win that the beginning player declares waits until the second player has completed a turn."""
    counting: Callable[[S], int] | None = None
    """Seconds in which either player may challenge before the Monitor's count is complete; where this is
    left out only who received the card may, as long as a declared win may be challenged."""
    settled: Callable[[S, Outcome], tuple[Event, ...]] = lambda state, counted: (Ended(counted),)
    """What follows when a count stands: the end, unless another game is to be played."""
    can_capture: Callable[[S], bool] = lambda state: False
    """Whether the word "Challenge" alone captures what the opponent did not take."""
    flag: str = "flag card"
    """What the card is called."""
    score: str = "score"
    """What the score is called."""
    low_is_good: bool = False
    """The lower score is the better one."""
    closes: str = "roll"
    closing: str = "rolling"
    """The act that closes the window: `until you roll`, `before rolling`."""
    captures: str = "pass"
    """What is captured: `the captured pass`."""


def against_what(state: Position, seat: Seat) -> str:
    """What `seat` may challenge at this moment: `last`, `capture`, `declared`, `count`, or nothing."""
    declared = state.card.declared
    if declared and declared.either:
        return "count"
    if declared and not declared.counted:
        return "declared" if declared.by != seat else ""
    if state.captured:
        return "capture" if state.card.holder != seat else ""
    open_to = state.card.phase == "window" or declared
    return "last" if open_to and state.last and state.card.holder == seat else ""


def after(by: Highlights[S], state: S, events: list[Event]) -> S:
    for event in events:
        state = by.apply(state, event)
    return state
