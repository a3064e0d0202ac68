"""CHALLENGING - OVERVIEW: what a player may say is wrong, and the officials who are asked."""

from collections.abc import Iterable

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import OFFICIALS, Dispute
from gamehall.games.pentathlon.highlights import Highlights, S, against_what
from gamehall.games.pentathlon.judge import judge_claim
from gamehall.games.pentathlon.referee import ill_timed, wrong_time
from gamehall.games.pentathlon.rules.remedies import resolve
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused, wrong_challenge
from gamehall.kernel.seat import Seat

MOST_CLAIMS = 8
LONGEST_REASON = 500

VERDICTS = {"C": "Correct", "I": "Incorrect", "IA": "Inappropriate"}


# ANNOUNCING A CHALLENGE


def rule_challenge(by: Highlights[S], state: S, seat: Seat, action: acts.Challenge) -> Ruling:
    claims, called = action.claims, state.card.dispute
    if not claims:
        return _time_out(state, seat)
    if len(claims) > MOST_CLAIMS or any(len(claim.words) > LONGEST_REASON for claim in claims):
        return refused("challenge-nature", f"Name at most {MOST_CLAIMS} rules, in a few words each.")
    if any(claim.nature not in by.natures for claim in claims):
        return refused("challenge-nature", f"Say which is wrong: {', '.join(by.natures)}.")
    claims, against = _once(claims), called.against if called else against_what(state, seat)
    faults = tuple(fault for claim in claims if (fault := _wrong(by, state, against, claim)))
    natures = " ".join(by.natures[claim.nature].says for claim in claims)
    cites = {"declared": "challenge-win", "capture": "capture-window"}.get(against, "window")
    says = f"{{{seat}}} challenges. {natures}"
    return allowed(cites, says, events.Challenged(seat, claims, against), faults=faults)


def _time_out(state: S, seat: Seat) -> Ruling:
    """Time out is granted while something is open to challenge; the nature of the challenge follows."""
    if state.card.dispute:
        return refused("challenge-nature", "Say what is wrong before the Monitor rules.")
    if not (against := against_what(state, seat)):
        return refused("challenge-time", "Nothing is open to challenge now, so there is no time out.")
    says = f"{{{seat}}} challenges: time out. {{{seat}}} says what is wrong."
    stated = Fault("hall-guided", "At a guided table say what is wrong with the challenge itself.")
    return allowed("challenge-nature", says, events.Challenged(seat, (), against), faults=(stated,))


def _wrong(by: Highlights[S], state: S, against: str, claim: acts.Claim) -> Fault | None:
    """What makes a claim incorrect or inappropriate: told to a learner before it costs anything."""
    nature, opinion = by.natures[claim.nature], judge_claim(by, state, against, claim)
    if opinion.mark == "C":
        return None
    if opinion.mark == "I":
        return wrong_challenge(opinion.says)
    if ill_timed(nature, state, against):
        return Fault("challenge-time", wrong_time(by, nature))
    return Fault(opinion.cites, opinion.says)


def _once(claims: Iterable[acts.Claim]) -> tuple[acts.Claim, ...]:
    """One claim a rule: the same thing said again is the same challenge, right or wrong."""
    kept: dict[tuple[str, str], acts.Claim] = {}
    for claim in claims:
        what = claim.nature, " ".join(claim.words.casefold().split()) if claim.nature == "other" else ""
        if not (said := kept.get(what)) or not said.words:
            kept[what] = claim
    return tuple(kept.values())


# OPINIONS 2ND & 3RD


def rule_dispute(by: Highlights[S], state: S, dispute: Dispute, seat: Seat, action: Action) -> Ruling:
    match action:
        case acts.Rule(opinions):
            return _rule_official(dispute, seat, opinions)
        case acts.AskOpinion():
            above = OFFICIALS[dispute.level + 1].title
            says = f"{{{seat}}} asks the {above} for an opinion."
            return allowed("opinions", says, events.OpinionAsked(seat))
        case acts.Accept() if len(dispute.accepted) + 1 < len(state.seats):
            return allowed("play-resumed", f"{{{seat}}} accepts the ruling.", events.Accepted(seat))
        case acts.Accept():
            return resolve(by, state, f"{{{seat}}} accepts: the ruling stands.", events.Accepted(seat))
    return refused("challenge-nature", "Play has stopped for a challenge.")


def _rule_official(dispute: Dispute, seat: Seat, opinions: tuple[acts.Opinion, ...]) -> Ruling:
    if len(opinions) != len(dispute.claims):
        return refused("several-rules", f"There are {len(dispute.claims)} claims to rule on, each by itself.")
    if any(len(opinion.says) > LONGEST_REASON for opinion in opinions):
        return refused("challenge-ruling", "Give the reason in a few words.")
    said = " ".join(f"{VERDICTS[o.mark]}: {o.says}" for o in opinions)
    return allowed("challenge-ruling", f"{dispute.official.title}: {said}", events.Ruled(seat, opinions))
