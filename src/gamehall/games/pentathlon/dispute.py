"""A challenge from the moment it is announced until play goes on: the officials' part of it."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.pentathlon.acts import (
    Accept,
    Accepted,
    AskOpinion,
    Challenged,
    Claim,
    NatureUnstated,
    Opinion,
    OpinionAsked,
    Rule,
    Ruled,
    VerdictStands,
)
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import CLOCK, JUDGE, Official, Seat

CITES = ("challenge-warning",)

LEADER = Seat("leader")
DIRECTOR = Seat("director")

OFFICIALS = (
    Official(JUDGE, "Monitor", barred="conduct"),
    Official(LEADER, "Game Leader", barred="conduct"),
    Official(DIRECTOR, "Tournament Director"),
)

ADVERSE = ("I", "IA")
LOSING_COUNT = 3
LONGEST_REASON = 500


class Dispute(Struct, frozen=True):
    """`level` counts the opinions asked for: Monitor, Game Leader, Tournament Director.

    Without claims it is a time out: the challenger has yet to state the nature of the challenge.
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


def nature_prompts(dispute: Dispute, seconds: int) -> tuple[Prompt, ...]:
    """Time out: the challenger states the nature of the challenge before the Monitor rules."""
    here = f"nature:{dispute.number}"
    ask = Prompt(here, dispute.challenger, ("Challenge",), says="Time out: say what is wrong.")
    limit = Limit(
        here,
        seconds * 1000,
        dispute.challenger,
        then=NatureUnstated(),
        what="to say what is wrong",
    )
    return (ask, *ticking(f"{here}:time", limit))


def dispute_prompts(dispute: Dispute, players: tuple[Seat, ...], seconds: int) -> tuple[Prompt, ...]:
    """First the official rules; then each player accepts or holds up the Opinion Card."""
    here = f"{dispute.number}:{dispute.level}"
    if not dispute.opinions:
        says = f"{dispute.official.title}: rule on the challenge."
        return (Prompt(f"rule:{here}", dispute.official.seat, ("Rule",), says=says),)
    kinds: tuple[str, ...] = ("Accept",)
    says = "Accept the ruling; it is final."
    if dispute.level + 1 < len(OFFICIALS):
        above = OFFICIALS[dispute.level + 1].title
        kinds, says = ("Accept", "AskOpinion"), f"Accept the ruling, or ask the {above} for an opinion."
    asked = tuple(
        Prompt(f"verdict:{here}:{p}", p, kinds, says=says) for p in players if p not in dispute.accepted
    )
    limit = Limit(f"verdict:{here}", seconds * 1000, then=VerdictStands(), what="to ask for an opinion")
    return asked + ticking(f"verdict:{here}:time", limit)


def ticking(id: str, limit: Limit) -> tuple[Prompt, ...]:
    """The clock runs for this time, unless the table gives none."""
    return (Prompt(id, CLOCK, (type(limit.over).__name__,), must=False, limit=limit),) if limit.ms else ()


def rule_official(dispute: Dispute, seat: Seat, action: Rule) -> Ruling:
    if len(action.opinions) != len(dispute.claims):
        return refused("several-rules", f"There are {len(dispute.claims)} claims to rule on, each by itself.")
    if any(len(opinion.says) > LONGEST_REASON for opinion in action.opinions):
        return refused("challenge-ruling", "Give the reason in a few words.")
    said = " ".join(f"{VERDICTS[o.mark]}: {o.says}" for o in action.opinions)
    return allowed("challenge-ruling", f"{dispute.official.title}: {said}", Ruled(seat, action.opinions))


def rule_opinion(dispute: Dispute, seat: Seat, _: AskOpinion) -> Ruling:
    above = OFFICIALS[dispute.level + 1].title
    return allowed("opinions", f"{{{seat}}} asks the {above} for an opinion.", OpinionAsked(seat))


def rule_accept(dispute: Dispute, seat: Seat, _: Accept) -> Ruling:
    return allowed("play-resumed", f"{{{seat}}} accepts the ruling.", Accepted(seat))


def apply_challenged(dispute: Dispute | None, event: Challenged, number: int) -> Dispute:
    """A new dispute, or the nature stated of one for which time out was granted."""
    if dispute:
        return replace(dispute, claims=event.claims)
    return Dispute(number, event.seat, event.claims, event.against)


def apply_ruled(dispute: Dispute, event: Ruled) -> Dispute:
    return replace(dispute, opinions=event.opinions)


def apply_opinion_asked(dispute: Dispute) -> Dispute:
    return replace(dispute, level=dispute.level + 1, opinions=(), accepted=())


def apply_accepted(dispute: Dispute, seat: Seat) -> Dispute:
    return replace(dispute, accepted=(*dispute.accepted, seat))


def adverse_count(marks: Mapping[Seat, tuple[str, ...]], seat: Seat) -> int:
    return sum(mark in ADVERSE for mark in marks.get(seat, ()))


def warning(count: int) -> str:
    """What the Monitor says after an adverse mark, while the game can still be saved."""
    left = LOSING_COUNT - count
    return f" {left} more incorrect or inappropriate challenge{'s' * (left > 1)} would lose the game."


VERDICTS = {"C": "Correct", "I": "Incorrect", "IA": "Inappropriate"}
