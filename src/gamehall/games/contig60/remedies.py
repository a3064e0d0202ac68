"""What follows when a challenge has been ruled on and nobody asks for another opinion."""

from gamehall.games.contig60 import acts
from gamehall.games.contig60.play import State, apply
from gamehall.games.contig60.referee import challenged_sheet, count
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.dispute import LOSING_COUNT, Dispute, adverse_count, warning
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import won
from gamehall.kernel.ruling import Ruling, penalised
from gamehall.kernel.seat import Seat

REWARD = 2
"""Points the challenger subtracts for a correct challenge."""

_UNREWARDED = ("moved", "win", "start", "flag", "time", "other")


def resolve(state: State, says: str, *first: Event) -> Ruling:
    """Play goes on: each claim has its remedy in the order it was announced."""
    dispute = state.dispute
    assert dispute is not None
    events: list[Event] = [*first, common.Resolved()]
    for claim, opinion in zip(dispute.claims, dispute.opinions, strict=True):
        events.append(common.Marked(dispute.challenger, opinion.mark, opinion.says))
        if (lost := _third(state, events, dispute.challenger)) is not None:
            return penalised("three-challenges", lost.outcome.says, *events, lost)
        if opinion.mark == "C" and claim.nature == "win" and state.declared:
            winner, loser = dispute.challenger, state.other(dispute.challenger)
            says = f"The declared win was none: {{{winner}}} wins."
            return penalised("win-refuted", says, *events, Ended(won(winner, (loser,), "win-refuted", says)))
        if opinion.mark == "C":
            events += _remedy(state, dispute, claim.nature, events)
    return _who_goes_on(state, dispute, events, says)


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


def _remedy(state: State, dispute: Dispute, nature: str, events: list[Event]) -> list[Event]:
    """The game is restored once; each correct claim about play earns its two points."""
    restored = any(isinstance(e, acts.Undone) for e in events)
    undone: list[Event] = [] if restored or not dispute.against else [acts.Undone(_scope(dispute))]
    rewarded = nature not in _UNREWARDED
    return undone + ([acts.Deducted(dispute.challenger, REWARD)] if rewarded else [])


def _scope(dispute: Dispute) -> str:
    return "last" if dispute.against == "last" else "turn"


def _who_goes_on(state: State, dispute: Dispute, events: list[Event], says: str) -> Ruling:
    """A lost turn outweighs a won one; where neither was lost or won, play goes on as it stood."""
    marks = [opinion.mark for opinion in dispute.opinions]
    challenger = dispute.challenger
    if "I" in marks:
        if dispute.against == "declared" and "C" not in marks and state.declared:
            return _confirmed(state, events)
        events += _lose_turn(state, dispute, events, "C" in marks)
        says += " The challenger loses a turn."
    elif "C" in marks:
        events += receive(state, challenger, events, _offer(state, dispute))
        says += f" The game is restored, and {{{challenger}}} begins a turn."
    else:
        events += resume(state, events)
    if all(mark == "C" for mark in marks):
        return penalised(_cited(dispute, marks), says, *events)
    says += warning(adverse_count(_after(state, events).marks, challenger))
    return penalised("incorrect" if "I" in marks else "inappropriate", says, *events)


def _offer(state: State, dispute: Dispute) -> tuple[int, ...]:
    """The opponent's roll, which the challenger may use: after a capture, that of the regular turn."""
    sheet = state.sheet if dispute.against == "capture" else challenged_sheet(state, dispute.against)
    return sheet.dice if sheet else ()


def _cited(dispute: Dispute, marks: list[common.Mark]) -> str:
    """The paragraph of the remedy given."""
    natures = {claim.nature for claim, mark in zip(dispute.claims, marks, strict=True) if mark == "C"}
    if "capture" in natures:
        return "correct-capture"
    if dispute.against == "declared":
        return "win-on-fault"
    return "correct-other" if natures <= set(_UNREWARDED) else "correct"


def _lose_turn(state: State, dispute: Dispute, events: list[Event], restored: bool) -> list[Event]:
    """The holder's turn goes to the opponent; without the card, the next turn is lost."""
    challenger, other = dispute.challenger, state.other(dispute.challenger)
    lost: list[Event] = [acts.TurnLost(challenger)]
    if state.holder == challenger:
        return lost + receive(state, other, events + lost)
    if restored:
        return receive(state, other, events)
    return lost + resume(state, events + lost)


def _confirmed(state: State, events: list[Event]) -> Ruling:
    declared = state.declared
    assert declared is not None
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
