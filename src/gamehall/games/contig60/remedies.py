"""What follows when a challenge has been ruled on and nobody asks for another opinion."""

from gamehall.games.contig60 import acts
from gamehall.games.contig60.claims import find
from gamehall.games.contig60.play import Declaration, State, apply
from gamehall.games.contig60.referee import count
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.dispute import LOSING_COUNT, Dispute, adverse_count, warning
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import won
from gamehall.kernel.ruling import Ruling, penalised
from gamehall.kernel.seat import Seat

REWARD = 2
"""Points the challenger subtracts for a fault rightly challenged."""

_REWARDED = ("recording", "announcing", "sentence", "placing", "scoring", "capture")
"""The first group of CORRECT, and any fault of a captured pass; what is OTHER only restores the game."""


def resolve(state: State, says: str, *first: Event) -> Ruling:
    """Play goes on: each claim has its remedy in the order it was announced."""
    dispute = state.dispute
    assert dispute is not None
    events: list[Event] = [*first, common.Resolved()]
    remedies = _remedies(state, dispute)
    for claim, opinion, remedy in zip(dispute.claims, dispute.opinions, remedies, strict=True):
        events.append(common.Marked(dispute.challenger, opinion.mark, opinion.says))
        if (lost := _third(state, events, dispute.challenger)) is not None:
            return penalised("three-challenges", lost.outcome.says, *events, lost)
        if opinion.mark == "C" and claim.nature == "win" and dispute.against == "declared":
            winner, loser = dispute.challenger, state.other(dispute.challenger)
            says = f"The declared win was none: {{{winner}}} wins."
            return penalised("win-refuted", says, *events, Ended(won(winner, (loser,), "win-refuted", says)))
        events += remedy
    return _who_goes_on(state, dispute, events, says)


def unstated(state: State) -> Ruling:
    """Time out was granted and no nature followed: a challenge about no rule."""
    dispute = state.dispute
    assert dispute is not None
    says = f"{{{dispute.challenger}}} has not said what is wrong: the challenge is inappropriate."
    events: list[Event] = [common.Resolved(), common.Marked(dispute.challenger, "IA", says)]
    if (lost := _third(state, events, dispute.challenger)) is not None:
        return penalised("three-challenges", lost.outcome.says, *events, lost)
    says += warning(adverse_count(_after(state, events).marks, dispute.challenger))
    return penalised("inappropriate", says, *events, *resume(state, events))


def receive(state: State, to: Seat, events: list[Event], offer: tuple[int, ...] = ()) -> list[Event]:
    """`to` receives the card: a turn begins, unless it is lost, or the Monitor counts."""
    passed: Event = acts.CardPassed(to, offer)
    after = apply(_after(state, events), passed)
    if after.time_called and to == after.beginner:
        return [passed, acts.Counted(count(after, "time-limit"))]
    if not after.chips[to]:
        return [passed, acts.Counted(count(after, "goal-depletion"))]
    if not after.lost_turns.get(to, 0):
        return [passed]
    skipped = [passed, acts.TurnLost(to)]
    return skipped + receive(state, after.other(to), events + skipped)


def resume(state: State, events: list[Event]) -> list[Event]:
    """The same turn goes on, unless time was called meanwhile and the round is not opened."""
    after = _after(state, events)
    return [acts.Counted(count(after, "time-limit"))] if round_unopened(after) else []


def round_unopened(state: State) -> bool:
    """Time is called and the beginning player has placed no chip in this round."""
    return (
        state.time_called
        and state.declared is None
        and state.holder == state.beginner
        and (state.sheet is None or state.sheet.space is None)
    )


def _remedies(state: State, dispute: Dispute) -> list[list[Event]]:
    """For each claim what it brings: the game is restored once, and each fault earns its points once.

    At a time when nothing could be challenged there is nothing to restore or to earn.
    """
    paid: set[tuple[str, str]] = set()
    restored: list[Event] = [acts.Undone(_scope(state, dispute))] if dispute.against else []
    due: list[list[Event]] = []
    for claim, opinion in zip(dispute.claims, dispute.opinions, strict=True):
        due.append([])
        if opinion.mark != "C" or not dispute.against:
            continue
        due[-1] += restored
        restored = []
        fault = _fault_of(state, dispute, claim)
        if _earns(fault, claim) and fault not in paid:
            due[-1].append(acts.Deducted(dispute.challenger, REWARD))
            paid.add(fault)
    return due


def _fault_of(state: State, dispute: Dispute, claim: common.Claim) -> tuple[str, str]:
    """Which fault a claim names; where only the official sees one, it is what the claim says."""
    if found := find(state, dispute.against, claim):
        return found.key
    in_capture = dispute.against == "capture" or claim.nature == "capture"
    return "capture" if in_capture or _only_captured(state, dispute) else "turn", claim.nature


def _earns(fault: tuple[str, str], claim: common.Claim) -> bool:
    return claim.nature in _REWARDED or (fault[0] == "capture" and claim.nature == "moved")


def _only_captured(state: State, dispute: Dispute) -> bool:
    """A win was declared on a captured pass, before the dice were rolled for the regular turn."""
    rolled = state.sheet is not None and bool(state.sheet.dice)
    return dispute.against == "declared" and state.captured is not None and not rolled


def _scope(state: State, dispute: Dispute) -> str:
    """What is taken back: a captured pass that was right stays when only the turn after it was wrong."""
    if dispute.against == "last":
        return "last"
    ruled = zip(dispute.claims, dispute.opinions, strict=True)
    wrong = {_fault_of(state, dispute, claim)[0] for claim, opinion in ruled if opinion.mark == "C"}
    return "turn" if "capture" in wrong else "regular"


def _who_goes_on(state: State, dispute: Dispute, events: list[Event], says: str) -> Ruling:
    """A lost turn outweighs a won one; where neither was lost or won, play goes on as it stood."""
    marks = [opinion.mark for opinion in dispute.opinions]
    challenger, restored = dispute.challenger, any(isinstance(e, acts.Undone) for e in events)
    if "I" in marks:
        if state.declared and not restored:
            return _confirmed(state, state.declared, events)
        events += _lose_turn(state, dispute, events, restored)
        says += " The challenger loses a turn."
    elif restored:
        events += receive(state, challenger, events, _offer(state, events))
        says += f" The game is restored, and {{{challenger}}} begins a turn."
    else:
        events += resume(state, events)
    if all(mark == "C" for mark in marks):
        return penalised(_cited(state, dispute, events), says, *events)
    says += warning(adverse_count(_after(state, events).marks, challenger))
    return penalised("incorrect" if "I" in marks else "inappropriate", says, *events)


def _offer(state: State, events: list[Event]) -> tuple[int, ...]:
    """The opponent's roll may be used where points were earned; after a moved chip it is not offered."""
    if not any(isinstance(e, acts.Deducted) for e in events):
        return ()
    rolled = state.last if any(e == acts.Undone("last") for e in events) else state.sheet
    return rolled.dice if rolled else ()


def _cited(state: State, dispute: Dispute, events: list[Event]) -> str:
    """The paragraph of the remedy given."""
    faults = {_fault_of(state, dispute, claim)[0] for claim in dispute.claims}
    if "capture" in faults:
        return "correct-capture"
    if dispute.against == "declared":
        return "win-on-fault"
    return "correct" if any(isinstance(e, acts.Deducted) for e in events) else "correct-other"


def _lose_turn(state: State, dispute: Dispute, events: list[Event], restored: bool) -> list[Event]:
    """The holder's turn goes to the opponent; without the card, the next turn is lost."""
    challenger, other = dispute.challenger, state.other(dispute.challenger)
    lost: list[Event] = [acts.TurnLost(challenger)]
    if state.holder == challenger:
        return lost + receive(state, other, events + lost)
    if restored:
        return receive(state, other, events)
    return lost + resume(state, events + lost)


def _confirmed(state: State, declared: Declaration, events: list[Event]) -> Ruling:
    """An incorrect challenge confirms a declared win, or the Monitor's count: nobody has a turn to lose."""
    if declared.counted:
        says = f"The challenge is incorrect, and the count stands. {declared.counted.says}"
        return penalised("incorrect", says, *events, Ended(declared.counted))
    says = f"The declared win is confirmed: {{{declared.by}}} wins."
    outcome = won(declared.by, (state.other(declared.by),), "win-confirmed", says)
    return penalised("win-confirmed", says, *events, Ended(outcome))


def _third(state: State, events: list[Event], challenger: Seat) -> Ended | None:
    if adverse_count(_after(state, events).marks, challenger) < LOSING_COUNT:
        return None
    winner = state.other(challenger)
    says = f"Three incorrect or inappropriate challenges: {{{challenger}}} loses, {{{winner}}} wins."
    return Ended(won(winner, (challenger,), "three-challenges", says))


def _after(state: State, events: list[Event]) -> State:
    for event in events:
        state = apply(state, event)
    return state
