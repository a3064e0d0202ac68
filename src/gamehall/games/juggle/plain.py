"""Juggle in words alone."""

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import places_of, space_name
from gamehall.games.juggle.faults import NATURES
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import plain
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt

_KINDS = {
    **plain.KINDS,
    "PassCard": "Pass the flag card",
    "Remove": "Remove a piece from your board",
    "Announce": "State a number sentence",
    "PickUp": "Take a piece",
    "Place": "Lay the piece on your board",
    "Lay": "Take a piece and lay it at once",
    "Return": "Give the piece back",
    "MovePiece": "Move the piece just laid",
}


def say(state: State, action: Action) -> str:
    side = state.options.side
    match action:
        case acts.Remove(space):
            return f"Remove your piece on {_name(side, space)}"
        case acts.Announce(sentence):
            return f"State {sentence}" if sentence else "Take the number sentence back"
        case acts.PickUp(piece, space):
            return f"Take {piece} from {'the bank' if space is None else 'your opponent’s board'}"
        case acts.Place(cells):
            return f"Lay it on {' '.join(_name(side, space) for space in cells)}"
        case acts.Lay(piece, cells):
            return f"Take {piece} and lay it on {' '.join(_name(side, space) for space in cells)}"
        case acts.MovePiece(cells):
            return f"Move it to {' '.join(_name(side, space) for space in cells)}"
        case acts.Return():
            return _KINDS["Return"]
        case common.DeclareWin():
            return "Declare a win: your board is covered"
    return plain.say(action, NATURES)


def _name(side: int, space: int) -> str:
    return space_name(side, space) if 0 <= space < side * side else str(space)


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Every piece may be taken and laid wherever there is room: whether it is right is for who says it."""
    turn, kinds = state.turn, prompt.kinds
    own: list[Action] = [common.DeclareWin()] * ("DeclareWin" in kinds)
    if turn is None:
        return (*plain.offers(prompt, NATURES), *own)
    if "Remove" in kinds and not turn.dice:
        own += [acts.Remove(one.cells[0]) for one in state.laid(turn.by)]
    if "PickUp" in kinds:
        own += [acts.PickUp(piece) for piece in dict.fromkeys(state.layout.bank)]
        own += [acts.PickUp(one.piece, one.cells[0]) for one in state.laid(state.other(turn.by))]
    own += [acts.Return()] * ("Return" in kinds)
    if "Place" in kinds and turn.hand:
        own += _room(state, turn, turn.hand.piece)
    return (*plain.offers(prompt, NATURES), *own)


def _room(state: State, turn: Turn, piece: str) -> list[Action]:
    covered = state.covered(turn.by)
    every = places_of(state.options.side, piece.partition(" ")[2])
    return [acts.Place(cells) for cells in every if covered.isdisjoint(cells)]


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
