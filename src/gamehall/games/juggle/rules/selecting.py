"""2 METHODS TO SELECT POLYOMINOES, 6 IS WILD: by the dice as they lie, or by a number sentence."""

from gamehall.games.juggle import acts, events
from gamehall.games.juggle.board import space_name
from gamehall.games.juggle.fold import apply
from gamehall.games.juggle.pieces import shape_of
from gamehall.games.juggle.referee import WILD, fault_of_pick
from gamehall.games.juggle.state import State, Turn
from gamehall.games.juggle.values import examined
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_selecting(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Announce(sentence):
            return _announce(state, turn, sentence.strip())
        case acts.PickUp(piece, space):
            return pick_up(state, turn, piece, space)
    return None


def _announce(state: State, turn: Turn, sentence: str) -> Ruling:
    if not sentence and turn.picks:
        return refused("stated", "A piece was selected by what you stated.")
    if not sentence:
        return allowed("stated", f"{{{turn.by}}} takes the number sentence back.", events.Announced(""))
    if read_sentence(sentence) is None:
        return refused("stated", "The hall cannot read that. Say it like 2+3=5 or six minus two is four.")
    said, fault = examined(sentence, turn.dice, state.options.operations), None
    if turn.picks:
        fault = Fault("stated", "The number sentence is stated before a piece is selected.")
    elif said:
        fault = said.fault
    return allowed(
        "stated", f"{{{turn.by}}} states: {sentence}.", events.Announced(sentence), faults=(fault,)
    )


def pick_up(state: State, turn: Turn, piece: str, space: int | None) -> Ruling:
    if turn.hand:
        return refused("must-use", f"You hold {turn.hand.piece}: place it, or give it back.")
    if shape_of(piece) is None:
        return refused("pieces", "There is no such piece.")
    if refusal := _not_there(state, turn, piece, space):
        return refusal
    picked = events.PickedUp(piece, space)
    after = apply(state, picked).turn
    assert after is not None
    fault = fault_of_pick(state, after, len(turn.picks))
    whence = "from the bank" if space is None else f"from {{{state.other(turn.by)}}}, who hands it over"
    return allowed(_by_what(after), f"{{{turn.by}}} takes {piece} {whence}.", picked, faults=(fault,))


def _not_there(state: State, turn: Turn, piece: str, space: int | None) -> Ruling | None:
    if space is None:
        here = piece in state.layout.bank
        return None if here else refused("exact", f"{piece.capitalize()} is not in the bank.")
    laid = state.lying(state.other(turn.by), space)
    if laid is None or laid.piece != piece:
        named = space_name(state.options.side, space) if 0 <= space < state.options.side**2 else str(space)
        return refused(
            "wild-board", f"{piece.capitalize()} does not lie on {named} of your opponent's board."
        )
    return None


def _by_what(turn: Turn) -> str:
    """The paragraph by which the latest piece was selected."""
    pick = turn.picks[-1]
    if pick.taken:
        return "wild-board"
    if pick.way == "calculated":
        return "calculated"
    return "wild-bank" if pick.die is not None and turn.dice[pick.die] == WILD else "exact"
