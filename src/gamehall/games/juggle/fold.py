"""How what happened changes the position. Nothing is refused here."""

from msgspec.structs import replace

from gamehall.games.juggle import events
from gamehall.games.juggle.board import Cells
from gamehall.games.juggle.pieces import area_of, in_order
from gamehall.games.juggle.referee import free_places
from gamehall.games.juggle.state import Laid, Layout, Pick, State, Turn
from gamehall.games.pentathlon import events as common
from gamehall.games.pentathlon.fold import fold
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case common.CardPassed(to):
            return _turn_begun(state, to)
        case common.TurnForfeited() if state.turn:
            before = state.turn.before
            return replace(state, layout=before, turn=Turn(state.turn.by, state.turn.number, before))
        case common.TurnLost(seat) if seat == state.card.holder:
            return replace(state, last=None)
        case common.WinStands():
            return replace(state, turn=None, last=None)
        case common.Undone(what):
            return _undone(state, what)
        case common.Rolled(dice) if state.turn:
            return replace(state, turn=replace(state.turn, dice=dice), last=None)
        case events.TakenOff(seat, piece, space, home):
            return _taken_off(state, seat, piece, space, home)
    return _apply_turn(state, state.turn, event) if state.turn else state


def _apply_turn(state: State, turn: Turn, event: Event) -> State:
    """What the holder of the card does."""
    match event:
        case events.PieceRemoved(space):
            return _removed(state, turn, space)
        case events.Announced(sentence):
            return replace(state, turn=replace(turn, sentence=sentence))
        case events.PickedUp(piece, space):
            return _picked_up(state, turn, piece, space)
        case events.PiecePlaced(cells) if turn.hand:
            laid = put(state.layout, turn.by, turn.hand.piece, cells)
            return replace(state, layout=laid, turn=_now(turn, replace(turn.hand, cells=cells)))
        case events.PieceReturned() if turn.hand:
            return _returned(state, turn, turn.hand)
        case events.PieceMoved(cells) if turn.picks and turn.picks[-1].cells:
            return _moved(state, turn, turn.picks[-1], cells)
    return state


def put(layout: Layout, seat: Seat, piece: str, cells: Cells) -> Layout:
    return replace(layout, boards={**layout.boards, seat: (*layout.boards.get(seat, ()), Laid(piece, cells))})


def _lift(layout: Layout, seat: Seat, cells: Cells) -> Layout:
    kept = tuple(one for one in layout.boards.get(seat, ()) if one.cells != cells)
    return replace(layout, boards={**layout.boards, seat: kept})


def _to_bank(layout: Layout, piece: str) -> Layout:
    return replace(layout, bank=in_order((*layout.bank, piece)))


def _now(turn: Turn, pick: Pick) -> Turn:
    """The latest pick, as it is now."""
    return replace(turn, picks=(*turn.picks[:-1], pick))


def _turn_begun(state: State, to: Seat) -> State:
    done = state.turn
    return replace(
        state,
        turn=Turn(to, state.card.turn, state.layout),
        last=done if done and done.by != to else None,
    )


def _undone(state: State, what: str) -> State:
    """Take back the opponent's turn, the turn in hand, or only pieces, which follow one by one."""
    turn = state.turn
    match what:
        case "last" if state.last:
            return replace(state, layout=state.last.before, last=None)
        case "turn" if turn:
            return replace(state, layout=turn.before, turn=None)
    return replace(state, last=None, turn=None if turn and turn.picks else turn)


def _removed(state: State, turn: Turn, space: int) -> State:
    laid = state.lying(turn.by, space)
    if laid is None:
        return state
    layout = _to_bank(_lift(state.layout, turn.by, laid.cells), laid.piece)
    if turn.dice:
        return replace(state, layout=layout, turn=replace(turn, removed_late=(*turn.removed_late, laid)))
    return replace(state, layout=layout, turn=replace(turn, removed=(*turn.removed, laid)))


def _picked_up(state: State, turn: Turn, piece: str, space: int | None) -> State:
    layout, in_bank = state.layout, piece in state.layout.bank
    laid = state.lying(state.other(turn.by), space) if space is not None else None
    if laid:
        layout = _lift(layout, state.other(turn.by), laid.cells)
    elif in_bank:
        at = layout.bank.index(piece)
        layout = replace(layout, bank=(*layout.bank[:at], *layout.bank[at + 1 :]))
    else:
        return state
    pick = Pick(
        laid.piece if laid else piece,
        "calculated" if turn.sentence else "exact",
        die=_die_for(turn, area_of(piece), from_board=laid is not None),
        sentence=turn.sentence,
        taken=laid.cells if laid else (),
        in_bank=in_bank,
    )
    return replace(state, layout=layout, turn=replace(turn, picks=(*turn.picks, pick)))


def _die_for(turn: Turn, area: int, *, from_board: bool) -> int | None:
    """Which of the dice left a piece is for: the one that shows its value, before the one that is wild."""
    if turn.sentence:
        return None
    spent = {pick.die for pick in turn.picks}
    left = [i for i in range(len(turn.dice)) if i not in spent]
    exact, wild = ([i for i in left if turn.dice[i] == value] for value in (area, 6))
    return next(iter((*wild, *exact, *left) if from_board else (*exact, *wild, *left)), None)


def _returned(state: State, turn: Turn, pick: Pick) -> State:
    usable = next(free_places(state.options.side, state.laid(turn.by), pick.piece), None) is not None
    layout = state.layout
    if pick.taken:
        layout = put(layout, state.other(turn.by), pick.piece, pick.taken)
    else:
        layout = _to_bank(layout, pick.piece)
    return replace(state, layout=layout, turn=_now(turn, replace(pick, returned=True, usable=usable)))


def _moved(state: State, turn: Turn, pick: Pick, cells: Cells) -> State:
    layout = put(_lift(state.layout, turn.by, pick.cells), turn.by, pick.piece, cells)
    moved = replace(pick, cells=cells, moved_from=pick.moved_from or pick.cells)
    return replace(state, layout=layout, turn=_now(turn, moved))


def _taken_off(state: State, seat: Seat, piece: str, space: int, home: Cells) -> State:
    laid = state.lying(seat, space)
    if laid is None or laid.piece != piece:
        return state
    layout, other = _lift(state.layout, seat, laid.cells), state.other(seat)
    if home and state.covered(other).isdisjoint(home):
        return replace(state, layout=put(layout, other, piece, home))
    return replace(state, layout=_to_bank(layout, piece))
