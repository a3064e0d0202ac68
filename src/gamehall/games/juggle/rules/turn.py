"""BEGINNING OF TURN, END OF TURN: the dice are rolled, and the card is passed."""

from gamehall.games.juggle.highlights import HIGHLIGHTS
from gamehall.games.juggle.referee import faults_of
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.rules.turn import pass_card
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.ruling import Ruling, allowed, refused


def rule_turn(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case common.Roll():
            return allowed("turn-begins", f"{{{turn.by}}} rolls the dice.", common_events.RollCalled())
        case Fell(dice) if len(dice) != 2 or not all(1 <= die <= 6 for die in dice):
            return refused("turn-begins", "2 six-sided dice are rolled here.")
        case Fell(dice):
            says = f"The dice show {' and '.join(map(str, dice))}."
            return allowed("turn-begins", says, common_events.Rolled(dice))
        case common.PassCard() if turn.hand:
            return refused("must-use", f"You hold {turn.hand.piece}: place it, or give it back.")
        case common.PassCard():
            placed = any(pick.cells for pick in turn.picks)
            says = f"{{{turn.by}}} passes the card{' without placing a piece' * (not placed)}."
            return pass_card(HIGHLIGHTS, state, turn.by, says, faults_of(state, turn))
    return None
