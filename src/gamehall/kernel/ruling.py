"""What the rules say to an action: a verdict, the paragraph, one plain sentence, the events."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat

Verdict = Literal["allowed", "penalised", "refused"]


class Fault(Struct, frozen=True):
    """Something wrong with a possible act: a referee would find it if anyone challenged."""

    cites: str
    says: str


class Ruling(Struct, frozen=True):
    """`faults` never enter a record: at a guided table they refuse the act, at a tournament table
    they wait to be found by a challenge."""

    verdict: Verdict
    cites: str
    says: str
    events: tuple[Event, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def refused(self) -> bool:
        return self.verdict == "refused"

    def seen_by(self, seat: Seat) -> "Ruling":
        seen = tuple(event.seen_by(seat) for event in self.events)
        if all(a is b for a, b in zip(seen, self.events, strict=True)):
            return self
        return Ruling(self.verdict, self.cites, self.says, seen)


def wrong_challenge(fact: str) -> Fault:
    """What stands is right, and whoever challenges it would pay for that: at a guided table it is refused, so
    that a challenge may be tried (`hall-guided`). Not for a challenge that is a bid of the game itself."""
    return Fault("hall-guided", f"{fact} The challenge would be wrong; at a guided table it costs nothing.")


def allowed(cites: str, says: str, *events: Event, faults: Iterable[Fault | None] = ()) -> Ruling:
    """A fault that is None was looked for and not found."""
    return Ruling("allowed", cites, says, events, tuple(filter(None, faults)))


def penalised(cites: str, says: str, *events: Event, faults: tuple[Fault, ...] = ()) -> Ruling:
    return Ruling("penalised", cites, says, events, faults)


def refused(cites: str, says: str) -> Ruling:
    return Ruling("refused", cites, says)
