"""SELECTED PIECE MUST BE PLACED OR RETURNED, PIECE LAID IS PLAYED."""

from gamehall.games.juggle import acts, events
from gamehall.games.juggle.board import Cells, around, has_form, names_of
from gamehall.games.juggle.fold import apply
from gamehall.games.juggle.pieces import colour_of
from gamehall.games.juggle.referee import check_returned
from gamehall.games.juggle.rules.selecting import pick_up
from gamehall.games.juggle.state import State, Turn
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_placing(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Place(cells):
            return _place(state, turn, tuple(sorted(cells)))
        case acts.Lay(piece, cells):
            return _lay(state, turn, piece, tuple(sorted(cells)))
        case acts.Return():
            return _return(state, turn)
        case acts.MovePiece(cells):
            return _move(state, turn, tuple(sorted(cells)))
    return None


def _place(state: State, turn: Turn, cells: Cells) -> Ruling:
    if turn.hand is None:
        return refused("must-use", "You hold no piece: select one first.")
    piece, side = turn.hand.piece, state.options.side
    if refusal := _cannot_lie(state, turn, piece, cells, ()):
        return refusal
    fault = _touches(state, turn, piece, cells)
    says = f"{{{turn.by}}} places {piece} on {names_of(side, cells)}."
    return allowed("must-use", says, events.PiecePlaced(cells), faults=(fault,))


def _lay(state: State, turn: Turn, piece: str, cells: Cells) -> Ruling:
    """Taken and placed in one movement: what is wrong with either is wrong with both."""
    taken = pick_up(state, turn, piece, None)
    after = _after(state, taken)
    if taken.refused or after.turn is None:
        return taken
    placed = _place(after, after.turn, cells)
    if placed.refused:
        return placed
    says, happened = f"{taken.says} {placed.says}", (*taken.events, *placed.events)
    return allowed(taken.cites, says, *happened, faults=(*taken.faults, *placed.faults))


def _after(state: State, ruling: Ruling) -> State:
    for event in ruling.events:
        state = apply(state, event)
    return state


def _return(state: State, turn: Turn) -> Ruling:
    if turn.hand is None:
        return refused("returned", "You hold no piece.")
    back = events.PieceReturned()
    after = apply(state, back).turn
    fault = check_returned(after) if after else None
    whence = f"{{{state.other(turn.by)}}}" if turn.hand.taken else "the bank"
    return allowed(
        "returned", f"{{{turn.by}}} gives {turn.hand.piece} back to {whence}.", back, faults=(fault,)
    )


def _move(state: State, turn: Turn, cells: Cells) -> Ruling:
    laid = turn.picks[-1] if turn.picks else None
    if laid is None or state.lying(turn.by, min(laid.cells, default=-1)) is None:
        return refused("laid-is-played", "You have laid no piece just now.")
    if refusal := _cannot_lie(state, turn, laid.piece, cells, laid.cells):
        return refusal
    side = state.options.side
    fault = Fault("laid-is-played", f"{laid.piece.capitalize()} has been let go and stays where it lies.")
    says = f"{{{turn.by}}} moves {laid.piece} to {names_of(side, cells)}."
    return allowed("laid-is-played", says, events.PieceMoved(cells), faults=(fault,))


def _cannot_lie(state: State, turn: Turn, piece: str, cells: Cells, apart_from: Cells) -> Ruling | None:
    """What hands cannot do: a piece beside the board, bent, or on top of another."""
    side = state.options.side
    if not has_form(side, piece, cells):
        return refused("must-use", f"{piece.capitalize()} cannot lie so on the board.")
    if on := sorted(state.covered(turn.by).difference(apart_from).intersection(cells)):
        return refused(
            "goal", f"Pieces do not overlap: {names_of(side, on)} {'is' if len(on) == 1 else 'are'} covered."
        )
    return None


def _touches(state: State, turn: Turn, piece: str, cells: Cells) -> Fault | None:
    near = around(state.options.side, cells)
    for one in state.laid(turn.by):
        like = colour_of(one.piece) == colour_of(piece)
        if like and not near.isdisjoint(one.cells):
            return Fault("goal", f"There {piece} would touch {one.piece}, which has the same colour.")
    return None
