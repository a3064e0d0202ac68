"""BEGINNING OF TURN, ALWAYS 3 STRIPS FACE UP, END OF TURN, END OF EACH GAME."""

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.faults import open_faults
from gamehall.games.fab_a_diffy.fold import apply, first_empty
from gamehall.games.fab_a_diffy.highlights import HIGHLIGHTS
from gamehall.games.fab_a_diffy.prompts import missing_face_up, to_draw
from gamehall.games.fab_a_diffy.referee import faults_of, game_result
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.rules.turn import pass_card
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused


def rule_turn(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Show():
            return _show(state)
        case Dealt(items):
            return _dealt(state, items)
        case acts.MoveShow(rectangle):
            return _move_show(state, turn, rectangle)
        case common.PassCard():
            says = f"{{{turn.by}}} passes the flag card{' without a trick' * (not turn.took)}."
            return pass_card(HIGHLIGHTS, state, turn.by, says, faults_of(state, turn))
    return None


def _show(state: State) -> Ruling:
    called: list[Event] = [events.BoxCleared()] if state.lie.show else []
    called.append(events.ShowCalled())
    after = state
    for event in called:
        after = apply(after, event)
    faults = tuple(found.fault for found in open_faults(after, "capture"))
    if not to_draw(after):
        says = f"The deck is empty: {{{state.card.holder}}} has no strip for the Show Box."
        return allowed("game-end", says, *called, common_events.Counted(game_result(after)), faults=faults)
    says = f"{{{state.card.holder}}} takes strips from the deck."
    cites = "capture-then" if state.captured else "turn-begins" if state.lie.face_up else "start-lay"
    return allowed(cites, says, *called, faults=faults)


def _dealt(state: State, items: tuple[str, ...]) -> Ruling:
    known = set(items) <= set(state.lie.deck) and len(set(items)) == len(items)
    if not known or len(items) != to_draw(state):
        return refused("three-face-up", f"Here {to_draw(state)} strips of the deck are drawn.")
    missing = missing_face_up(state)
    face_up, show = items[:missing], "".join(items[missing:])
    dealt = events.StripsDealt(face_up, show)
    laid = f"{' and '.join(face_up)} {'is' if len(face_up) == 1 else 'are'} laid face up. " * bool(face_up)
    if show:
        return allowed("three-face-up", f"{laid}{show} is in the Show Box.", dealt)
    counted = common_events.Counted(game_result(apply(state, dealt)))
    return allowed("game-end", f"{laid}No strip is left for the Show Box.", dealt, counted)


def _move_show(state: State, turn: Turn, rectangle: int) -> Ruling:
    if not state.lie.show:
        return refused("box-cleared", "There is no strip in the Show Box.")
    board, spare = state.lie.board, first_empty(state.lie)
    if not (0 <= rectangle < len(board) or rectangle == spare) or (
        rectangle < len(board) and board[rectangle]
    ):
        return refused("touch-take-move", "That is no empty rectangle.")
    says = f"{{{turn.by}}} moves {state.lie.show} from the Show Box to a rectangle."
    return allowed("touch-take-move", says, events.ShowMoved(rectangle))
