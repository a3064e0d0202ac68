"""BEGINNING OF TURN, END OF TURN: the dice are rolled, and the card is passed."""

from gamehall.games.contig60 import acts, events
from gamehall.games.contig60.faults import open_faults
from gamehall.games.contig60.fold import apply
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.referee import depleted, faults_of
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.rules.turn import pass_card
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused


def rule_turn(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case common.Roll():
            return _roll(state)
        case Fell(dice):
            return _fell(state, dice)
        case acts.UseRoll():
            return _use_roll(state)
        case common.PassCard():
            says = f"{{{sheet.by}}} passes the card{' without placing a chip' * (sheet.space is None)}."
            return pass_card(HIGHLIGHTS, state, sheet.by, says, faults_of(state, sheet))
    return None


def _roll(state: State) -> Ruling:
    begun = apply(state, common_events.RollCalled())
    faults = tuple(found.fault for found in open_faults(begun, "capture"))
    if state.captured and (outcome := depleted(state, state.captured.by)):
        says = "The turn begins without chips: the Monitor counts."
        return allowed("goal-depletion", says, common_events.Counted(outcome), faults=faults)
    says = f"{{{state.card.holder}}} rolls the dice."
    return allowed("turn-begins", says, common_events.RollCalled(), faults=faults)


def _fell(state: State, dice: tuple[int, ...]) -> Ruling:
    if len(dice) != 3 or not all(1 <= die <= 6 for die in dice):
        return refused("recording", "3 six-sided dice are rolled here.")
    fell = ", ".join(map(str, dice))
    return allowed("turn-begins", f"The dice show {fell}.", *_rolled(state, dice))


def _use_roll(state: State) -> Ruling:
    dice = ", ".join(map(str, state.offer))
    return allowed("correct", f"{{{state.card.holder}}} uses the roll {dice}.", *_rolled(state, state.offer))


def _rolled(state: State, dice: tuple[int, ...]) -> tuple[Event, ...]:
    kept = (events.DiceRecorded(dice),) if state.options.card == "kept" else ()
    return (common_events.Rolled(dice), *kept)
