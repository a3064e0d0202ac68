"""How what happened changes the position. Nothing is refused here."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.fab_a_diffy import events
from gamehall.games.fab_a_diffy.state import TIED, Lie, State, Turn, laid_out
from gamehall.games.fab_a_diffy.strips import decks
from gamehall.games.pentathlon import events as common
from gamehall.games.pentathlon.card import Card
from gamehall.games.pentathlon.fold import fold
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


def sound(state: State) -> bool:
    """Whether every strip of the deck lies in one place, and what is played with is on the board."""
    lie = state.lie
    lying = [
        *lie.deck,
        *lie.face_up,
        *filter(None, (lie.show,)),
        *(s for pile in lie.piles.values() for s in pile),
    ]
    acting = state.acting()
    played = not acting or state.card.phase not in ("play", "capture") or bool(acting.show)
    return played and sorted(lying) == sorted(decks()[state.options.deck].strips)


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case events.StartDrawn(seat, strip):
            card = replace(state.card, tossing=None, tosses={**state.card.tosses, seat: 0})
            return replace(state, card=card, drawn={**state.drawn, seat: strip})
        case common.TossTied():
            return replace(state, drawn={})
        case common.CardPassed(to):
            return _turn_begun(state, to)
        case common.TurnForfeited():
            return _forfeited(state)
        case common.TurnLost(seat) if seat == state.card.holder:
            return replace(state, sheet=None, last=None)
        case common.Undone(what):
            return _undone(state, what)
        case common.CaptureCalled() if state.last and state.card.holder:
            return replace(state, captured=Turn(state.card.holder, state.card.turn, state.last.show))
        case events.CaptureTimeOver():
            return replace(state, late=True)
        case events.BoxCleared():
            return replace(state, lie=_cleared(state.lie))
        case events.TrickAwarded(to, strips):
            return replace(state, lie=_given(state.lie, to, strips))
        case events.GameWon(winner):
            return _next_game(state, winner)
        case events.ShowCalled():
            return replace(state, card=_phase(state.card, "rolling"))
        case events.StripsDealt(face_up, show) if state.sheet:
            return _dealt(state, state.sheet, face_up, show)
    return _apply_turn(state, event)


def _apply_turn(state: State, event: Event) -> State:
    """What the holder of the card does in the turn, or in the capture."""
    turn = state.acting()
    if turn is None:
        return state
    match event:
        case events.Touched(strip):
            return _write(state, replace(turn, touched=(*turn.touched, strip)))
        case events.Announced(sentence):
            return _write(state, replace(turn, sentence=sentence, said_after=len(turn.touched)))
        case events.TrickTaken(seat, strips):
            taken = replace(state, lie=_given(state.lie, seat, strips))
            return _write(taken, replace(turn, took=strips, silent=not turn.sentence))
        case events.ShowMoved(rectangle):
            moved = replace(state, lie=_put(replace(state.lie, show=""), state.lie.show, rectangle))
            return _write(moved, replace(turn, moved=True))
    return state


def first_empty(lie: Lie) -> int:
    """The first empty rectangle; where all are full there is always room for one more."""
    return next((at for at, strip in enumerate(lie.board) if not strip), len(lie.board))


def _phase(card: Card, phase: str) -> Card:
    return replace(card, phase=phase)


def _write(state: State, turn: Turn) -> State:
    return replace(state, captured=turn) if state.card.phase == "capture" else replace(state, sheet=turn)


def _put(lie: Lie, strip: str, rectangle: int) -> Lie:
    board = [*lie.board, *("",) * (rectangle + 1 - len(lie.board))]
    board[rectangle] = strip
    return replace(lie, board=tuple(board))


def _cleared(lie: Lie) -> Lie:
    return _put(replace(lie, show=""), lie.show, first_empty(lie)) if lie.show else lie


def _given(lie: Lie, to: Seat, strips: Iterable[str]) -> Lie:
    """These strips leave where they are for this player's pile."""
    taken = tuple(strips)
    board = tuple("" if strip in taken else strip for strip in lie.board)
    piles = {seat: tuple(strip for strip in pile if strip not in taken) for seat, pile in lie.piles.items()}
    piles[to] = (*piles.get(to, ()), *taken)
    return replace(lie, board=board, show="" if lie.show in taken else lie.show, piles=piles)


def _turn_begun(state: State, to: Seat) -> State:
    done = state.sheet
    return replace(
        state,
        sheet=Turn(to, state.card.turn),
        captured=None,
        last=done if done and done.show and done.by != to else None,
        late=False,
        drawn={},
        first=state.first or to,
    )


def _dealt(state: State, turn: Turn, face_up: tuple[str, ...], show: str) -> State:
    lie = replace(state.lie, deck=_without(state.lie.deck, (*face_up, show)), show=show)
    for strip in face_up:
        lie = _put(lie, strip, first_empty(lie))
    begun = replace(turn, show=show, before=state.lie)
    return replace(state, lie=lie, sheet=begun, last=None, card=_phase(state.card, "play"))


def _without(deck: Iterable[str], drawn: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(strip for strip in deck if strip not in drawn)


def _undone(state: State, what: str) -> State:
    """What was taken in the opponent's turn is awarded, not laid back; a strip left in the box is moved.

    A turn begun after a wrong capture is taken back, with the strips that were drawn for it.
    """
    if what == "last":
        return replace(state, lie=_cleared(state.lie), last=None)
    before = state.sheet.before if state.sheet else None
    return replace(state, lie=before or state.lie, sheet=None, captured=None)


def _forfeited(state: State) -> State:
    """A forfeited turn takes no trick; what was captured in it is laid back."""
    turn, captured, lie = state.sheet, state.captured, state.lie
    for undone in (turn, captured):
        if undone and undone.took:
            lie = _laid_back(lie, undone.by, undone.took)
    if turn:
        turn = replace(turn, touched=(), sentence="", took=(), silent=False, moved=True)
    return replace(state, lie=_cleared(lie), sheet=turn, captured=None)


def _laid_back(lie: Lie, seat: Seat, strips: tuple[str, ...]) -> Lie:
    lie = replace(lie, piles={**lie.piles, seat: _without(lie.piles[seat], strips)})
    for strip in strips:
        lie = _put(lie, strip, first_empty(lie))
    return lie


def _next_game(state: State, winner: Seat | None) -> State:
    """The strips go back into the deck; whoever did not begin will begin."""
    return replace(
        state,
        lie=laid_out(state.options),
        results=(*state.results, winner or TIED),
        tricks_before=state.scores,
        card=replace(state.card, declared=None, beginner=None, lost_turns={}),
        first=None,
        sheet=None,
        captured=None,
        last=None,
    )
