"""CHALLENGING: what a player may say is wrong, and what the officials make of it."""

from gamehall.games.contig60.claims import (
    IN_THEIR_TIME,
    NATURES,
    against_what,
    in_time,
    judge_claim,
    once,
    wrong_time,
)
from gamehall.games.contig60.play import State
from gamehall.games.contig60.remedies import resolve
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.dispute import Dispute, rule_accept, rule_official, rule_opinion
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

MOST_CLAIMS = 8


def rule_challenge(state: State, seat: Seat, action: common.Challenge) -> Ruling:
    claims, called = action.claims, state.dispute
    if not claims:
        return _time_out(state, seat)
    if len(claims) > MOST_CLAIMS or any(len(claim.words) > 500 for claim in claims):
        return refused("challenge-nature", f"Name at most {MOST_CLAIMS} rules, in a few words each.")
    if any(claim.nature not in NATURES for claim in claims):
        return refused("challenge-nature", f"Say which is wrong: {', '.join(NATURES)}.")
    claims, against = once(claims), called.against if called else against_what(state, seat)
    faults = tuple(fault for claim in claims if (fault := _out_of_place(state, against, claim)))
    natures = " ".join(NATURES[claim.nature] for claim in claims)
    cites = {"declared": "challenge-win", "capture": "capture-window"}.get(against, "window")
    says = f"{{{seat}}} challenges. {natures}"
    return allowed(cites, says, common.Challenged(seat, claims, against), faults=faults)


def _time_out(state: State, seat: Seat) -> Ruling:
    """Time out is granted while something is open to challenge; the nature of the challenge follows."""
    if state.dispute:
        return refused("challenge-nature", "Say what is wrong before the Monitor rules.")
    if not (against := against_what(state, seat)):
        return refused("challenge-time", "Nothing is open to challenge now, so there is no time out.")
    says = f"{{{seat}}} challenges: time out. {{{seat}}} says what is wrong."
    return allowed("challenge-nature", says, common.Challenged(seat, (), against))


def _out_of_place(state: State, against: str, claim: common.Claim) -> Fault | None:
    """What makes a claim inappropriate, whatever it is about: told to a learner before it costs anything."""
    opinion = judge_claim(state, against, claim)
    if opinion.mark != "IA":
        return None
    ill_timed = claim.nature in IN_THEIR_TIME and not in_time(state, against, claim)
    return Fault("challenge-time", wrong_time(claim)) if ill_timed else Fault(opinion.cites, opinion.says)


def rule_dispute(state: State, dispute: Dispute, seat: Seat, action: Action) -> Ruling:
    match action:
        case common.Rule():
            return rule_official(dispute, seat, action)
        case common.AskOpinion():
            return rule_opinion(dispute, seat, action)
        case common.Accept() if len(dispute.accepted) + 1 < len(state.seats):
            return rule_accept(dispute, seat, action)
        case common.Accept():
            return resolve(state, f"{{{seat}}} accepts: the ruling stands.", common.Accepted(seat))
    return refused("challenge-nature", "Play has stopped for a challenge.")
