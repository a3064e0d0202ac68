"""What follows when a challenge has been ruled on and nobody asks for another opinion."""

from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import (
    LOSING_COUNT,
    Declaration,
    Dispute,
    adverse_count,
    opponent,
    warning,
)
from gamehall.games.pentathlon.highlights import Highlights, S, after
from gamehall.games.pentathlon.referee import find
from gamehall.games.pentathlon.rules.turn import counted, receive, resume
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import won
from gamehall.kernel.ruling import Ruling, penalised
from gamehall.kernel.seat import Seat


def resolve(by: Highlights[S], state: S, says: str, *first: Event) -> Ruling:
    """Play goes on: each claim has its remedy in the order it was announced."""
    dispute = state.card.dispute
    assert dispute is not None
    challenger, done = dispute.challenger, [*first, events.Resolved()]
    remedies = _remedies(by, state, dispute)
    for claim, opinion, remedy in zip(dispute.claims, dispute.opinions, remedies, strict=True):
        done.append(events.Marked(challenger, opinion.mark, opinion.says))
        if (lost := _third(by, state, done, challenger)) is not None:
            return penalised("three-challenges", lost.outcome.says, *done, lost)
        if opinion.mark == "C" and _refutes(by, state, dispute, claim):
            says = f"The declared win was none: {{{challenger}}} wins."
            outcome = won(challenger, (opponent(state.seats, challenger),), "win-refuted", says)
            return penalised("win-refuted", says, *done, Ended(outcome))
        done += remedy
    return _who_goes_on(by, state, dispute, done, says)


def unstated(by: Highlights[S], state: S) -> Ruling:
    """Time out was granted and no nature followed: a challenge about no rule."""
    dispute = state.card.dispute
    assert dispute is not None
    challenger = dispute.challenger
    says = f"{{{challenger}}} has not said what is wrong: the challenge is inappropriate."
    done: list[Event] = [events.Resolved(), events.Marked(challenger, "IA", says)]
    if (lost := _third(by, state, done, challenger)) is not None:
        return penalised("three-challenges", lost.outcome.says, *done, lost)
    says += warning(adverse_count(after(by, state, done).card, challenger))
    return penalised("inappropriate", says, *done, *resume(by, state, done))


def _remedies(by: Highlights[S], state: S, dispute: Dispute) -> list[list[Event]]:
    """For each claim what it brings: the game is restored once, and each fault earns its due once.

    At a time when nothing could be challenged there is nothing to restore or to earn.
    """
    paid: set[tuple[str, str]] = set()
    restored: list[Event] = [events.Undone(by.scope(state, dispute))] if dispute.against else []
    due: list[list[Event]] = []
    for claim, opinion in zip(dispute.claims, dispute.opinions, strict=True):
        due.append([])
        if opinion.mark != "C" or not dispute.against:
            continue
        due[-1] += restored
        restored = []
        fault = fault_of(by, state, dispute, claim)
        if fault not in paid and (earned := by.earned(state, dispute, claim)):
            due[-1] += earned
            paid.add(fault)
    return due


def fault_of(by: Highlights[S], state: S, dispute: Dispute, claim: Claim) -> tuple[str, str]:
    """Which fault a claim names; where only the official sees one, it is what the claim says."""
    found = find(by, state, dispute.against, claim)
    return found.key if found else (by.unseen(state, dispute, claim), claim.nature)


def _refutes(by: Highlights[S], state: S, dispute: Dispute, claim: Claim) -> bool:
    """Whether it is the declared goal that was not reached, under whatever name."""
    return dispute.against == "declared" and fault_of(by, state, dispute, claim)[1] == "win"


def _who_goes_on(by: Highlights[S], state: S, dispute: Dispute, done: list[Event], says: str) -> Ruling:
    """A lost turn outweighs a won one; where neither was lost or won, play goes on as it stood."""
    marks, declared = [opinion.mark for opinion in dispute.opinions], state.card.declared
    challenger, restored = dispute.challenger, any(isinstance(e, events.Undone) for e in done)
    if dispute.against == "count":
        done += [counted(by, after(by, state, done))] * restored
        says += " The Monitor counts again." if restored else " The count goes on; nobody has a turn to lose."
    elif "I" in marks:
        if declared and not restored:
            return _confirmed(by, state, declared, done)
        done += _lose_turn(by, state, dispute, done, restored=restored)
        says += " The challenger loses a turn."
    elif restored:
        begun = receive(by, state, challenger, done)
        done += [*begun, *(by.granted(state, done) if len(begun) == 1 else ())]
        says += f" The game is restored, and {{{challenger}}} begins a turn."
    else:
        done += resume(by, state, done)
    if all(mark == "C" for mark in marks):
        return penalised(by.remedy(state, dispute, done), says, *done)
    says += warning(adverse_count(after(by, state, done).card, challenger))
    return penalised("incorrect" if "I" in marks else "inappropriate", says, *done)


def _lose_turn(
    by: Highlights[S], state: S, dispute: Dispute, done: list[Event], *, restored: bool
) -> list[Event]:
    """The holder's turn goes to the opponent; without the card, the next turn is lost."""
    challenger, other = dispute.challenger, opponent(state.seats, dispute.challenger)
    lost: list[Event] = [events.TurnLost(challenger)]
    if state.card.holder == challenger:
        return lost + receive(by, state, other, done + lost)
    if restored:
        return receive(by, state, other, done)
    return lost + resume(by, state, done + lost)


def _confirmed(by: Highlights[S], state: S, declared: Declaration, done: list[Event]) -> Ruling:
    """An incorrect challenge confirms a declared win, or the Monitor's count: nobody has a turn to lose."""
    if declared.counted:
        says = f"The challenge is incorrect, and the count stands. {declared.counted.says}"
        return penalised("incorrect", says, *done, *by.settled(after(by, state, done), declared.counted))
    says = f"The declared win is confirmed: {{{declared.by}}} wins."
    outcome = won(declared.by, (opponent(state.seats, declared.by),), "win-confirmed", says)
    if state.card.standing:
        outcome = by.win(state, declared)
    return penalised("win-confirmed", says, *done, Ended(outcome))


def _third(by: Highlights[S], state: S, done: list[Event], challenger: Seat) -> Ended | None:
    if adverse_count(after(by, state, done).card, challenger) < LOSING_COUNT:
        return None
    winner = opponent(state.seats, challenger)
    says = f"Three incorrect or inappropriate challenges: {{{challenger}}} loses, {{{winner}}} wins."
    return Ended(won(winner, (challenger,), "three-challenges", says))
