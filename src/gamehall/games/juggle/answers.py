"""Every sensible answer to a prompt, for the plain page, for bots and for proofs."""

from gamehall.games.juggle import acts
from gamehall.games.juggle.highlights import HIGHLIGHTS
from gamehall.games.juggle.referee import check_win, faults_of, free_places, selectable
from gamehall.games.juggle.state import State, Turn
from gamehall.games.juggle.values import sentences
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.answers import legal as common_legal
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    return common_legal(HIGHLIGHTS, state, prompt, _own)


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    turn = state.turn
    if turn is None:
        return None
    match kind:
        case "Remove":
            return _removable(state, turn)
        case "Announce":
            return _sentences(state, turn)
        case "PickUp":
            return [acts.PickUp(piece, space) for piece, space in selectable(state, turn)]
        case "Lay":
            return _laid_at_once(state, turn)
        case "Place" if turn.hand:
            places = free_places(state.options.side, state.laid(seat), turn.hand.piece)
            return [acts.Place(cells) for cells in places]
        case "Return":
            return [acts.Return()] if turn.hand and not _usable(state, turn) else []
        case "DeclareWin":
            right = check_win(state, Declaration(seat)) is None and not faults_of(state, turn)
            return [common.DeclareWin()] if right else []
    return None


def _laid_at_once(state: State, turn: Turn) -> list[Action]:
    """Each piece of the bank at the first place it finds: there are too many to list them all."""
    side, laid = state.options.side, state.laid(turn.by)
    bank = (piece for piece, space in selectable(state, turn) if space is None)
    first = ((piece, next(free_places(side, laid, piece), None)) for piece in bank)
    return [acts.Lay(piece, cells) for piece, cells in first if cells]


def _usable(state: State, turn: Turn) -> bool:
    assert turn.hand is not None
    return any(free_places(state.options.side, state.laid(turn.by), turn.hand.piece))


def _removable(state: State, turn: Turn) -> list[Action]:
    return [] if turn.dice else [acts.Remove(one.cells[0]) for one in state.laid(turn.by)]


def _sentences(state: State, turn: Turn) -> list[Action]:
    if turn.picks or turn.sentence or not turn.dice:
        return []
    return [acts.Announce(said) for said in sentences(turn.dice, state.options.operations).values()]
