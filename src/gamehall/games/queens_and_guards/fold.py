"""How what happened changes the position. Nothing is refused here."""

from msgspec.structs import replace

from gamehall.games.pentathlon import events as common
from gamehall.games.pentathlon.fold import fold
from gamehall.games.queens_and_guards import events
from gamehall.games.queens_and_guards.board import BAND, COLOURS, GUARD, GUARDS, QUEEN, enemy, on_board
from gamehall.games.queens_and_guards.moving import moved
from gamehall.games.queens_and_guards.referee import announceable
from gamehall.games.queens_and_guards.state import Did, State, Step, Turn, key_of
from gamehall.games.queens_and_guards.traps import traps_at
from gamehall.games.queens_and_guards.turns import boards
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


def sound(state: State) -> bool:
    """Whether each side has its queen and six guards, and every turn leads where the pieces stand."""
    for colour in COLOURS:
        if state.board.count(QUEEN[colour]) != 1 or state.board.count(GUARD[colour]) != GUARDS:
            return False
    known = not state.colours or sorted(state.colours.values()) == sorted(COLOURS)
    begun = state.card.phase == "toss" or len(state.colours) == len(state.seats)
    played = state.card.phase in ("toss", "declared") or state.turn is not None
    return known and begun and played and _led_here(state)


def _led_here(state: State) -> bool:
    """Going back over the turns, each piece is where it was put and each hex it left is empty."""
    board, turn = state.board, state.turn
    steps = (*(turn.facing if turn else ()), *(turn.steps if turn else ()))
    for step in reversed(steps):
        if step.did in ("trap", "called") or step.start == step.end:
            continue
        if not board[step.end] or board[step.start]:
            return False
        board = moved(board, step.end, step.start)
    return True


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case events.ColourNamed(colour):
            return replace(state, start=replace(state.start, begins=colour))
        case events.HandPicked(hand):
            return replace(state, start=replace(state.start, hand=hand))
        case events.HandOpened(colour):
            one, two = state.seats
            return replace(state, colours={one: enemy(colour), two: colour})
        case events.TieOffered(seat):
            return replace(state, offered=seat)
        case common.CardPassed(to):
            return _turn_begun(state, to)
        case common.TurnForfeited():
            return replace(_undone(state, state.turn), turn=_emptied(state.turn))
        case common.TurnLost(seat) if seat == state.card.holder:
            return replace(state, turn=_emptied(state.turn), last=None)
        case common.Undone("last"):
            return replace(_undone(state, state.last), last=None)
        case common.Undone():
            return replace(_undone(state, state.turn), turn=_emptied(state.turn), last=None)
    return _apply_turn(state, event)


def _apply_turn(state: State, event: Event) -> State:
    """What is done in the turn of the holder of the card."""
    match event:
        case events.Moved(start, end):
            return _step(state, "moved", start, end)
        case events.SentOut(start, end):
            return _step(state, "sent", start, end)
        case events.TakenBack(start, end):
            return _step(state, "taken back", start, end)
        case events.PutBack(start, end):
            return _step(state, "put back", start, end)
        case events.TrapAnnounced():
            return _announced(state)
        case events.TrapCalled() if state.turn:
            return replace(state, turn=_with(state.turn, Step("called")))
    return state


def _step(state: State, did: Did, start: int, end: int) -> State:
    """A piece goes from one hex to another; the first of them that is touched closes the window."""
    if state.turn is None or not on_board(start) or not on_board(end):
        raise ValueError(f"nothing moves from {start} to {end}")
    board = state.board if start == end else moved(state.board, start, end)
    after = replace(state, board=board, turn=_with(state.turn, Step(did, start, end)))
    return _in_play(replace(after, announced=_still(after)))


def _announced(state: State) -> State:
    turn = state.turn
    if turn is None:
        return state
    more = announceable(state, turn, state.board, turn.steps)
    bound = tuple(sorted({*state.announced, *more}))
    return _in_play(replace(state, announced=bound, turn=_with(turn, Step("trap"))))


def _in_play(state: State) -> State:
    return replace(state, last=None, card=replace(state.card, phase="play"))


def _with(turn: Turn, step: Step) -> Turn:
    return replace(turn, steps=(*turn.steps, step))


def _still(state: State) -> tuple[int, ...]:
    """What was announced binds as long as the piece stands in a trap."""
    return tuple(at for at in state.announced if traps_at(state.ground, state.board, at))


def _turn_begun(state: State, to: Seat) -> State:
    done = state.turn
    last = done if done and done.steps and done.by != to else None
    begun = replace(
        state,
        turn=Turn(to, state.card.turn, state.announced, last.steps if last else ()),
        last=last,
        offered=None if state.offered == to else state.offered,
    )
    changed = last is None or any(BAND[s.start] != BAND[s.end] for s in last.steps if s.start >= 0)
    here = key_of(begun, to)
    return replace(begun, seen=(here,) if changed else (*state.seen, here))


def _undone(state: State, turn: Turn | None) -> State:
    """The board, and what is bound, as this turn began."""
    if turn is None:
        return state
    return replace(state, board=boards(state.board, turn.steps)[0], announced=turn.bound)


def _emptied(turn: Turn | None) -> Turn | None:
    return turn and replace(turn, steps=())
