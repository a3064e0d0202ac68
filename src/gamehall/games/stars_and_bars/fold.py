"""How what happened changes the position. Nothing is refused here."""

from msgspec.structs import replace

from gamehall.games.pentathlon import events as common
from gamehall.games.pentathlon.fold import fold
from gamehall.games.stars_and_bars import events
from gamehall.games.stars_and_bars.referee import lay
from gamehall.games.stars_and_bars.state import (
    DECK,
    DISCARD,
    CardLine,
    Done,
    Sheet,
    Skipped,
    State,
    hand_of,
)
from gamehall.games.stars_and_bars.undoing import undone, without
from gamehall.kernel.event import Event
from gamehall.kernel.inventory import move
from gamehall.kernel.seat import Seat


def sound(state: State) -> bool:
    """Whether whoever has the card has a turn to take, and a card to draw where one is drawn."""
    card, sheet = state.card, state.sheet
    if card.holder is None:
        return card.phase == "toss"
    return sheet is not None and sheet.by == card.holder and (card.phase != "rolling" or state.left > 0)


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, state.scores))
    match event:
        case events.SatDown(seat):
            return replace(state, ready=(*state.ready, seat))
        case events.FirstDrawn(seat):
            return replace(state, first=seat)
        case events.CardsLaidOut(centre, hands):
            return _laid_out(state, centre, hands)
        case common.CardPassed(to):
            return _turn_begun(state, to)
        case common.TurnForfeited():
            return replace(without(state, state.sheet), sheet=None)
        case common.TurnLost(seat) if seat == state.card.holder:
            return replace(without(state, state.sheet), sheet=None, last=None)
        case common.Undone(what):
            return undone(state, what)
    return state if state.sheet is None else _apply_turn(state, state.sheet, event)


def _apply_turn(state: State, sheet: Sheet, event: Event) -> State:
    """What the holder of the card does."""
    match event:
        case events.LookedUnder():
            return replace(state, sheet=replace(sheet, looked=True))
        case events.StackTurned(space):
            done = _done(state, sheet, "turned", space)
            return replace(done, turned=(*state.turned, space))
        case events.StackRemoved(space):
            done = _done(state, sheet, "removed", space)
            return replace(done, cards=move(state.cards, state.stack(space), space, DISCARD))
        case events.CentreRemoved():
            return _centre_removed(state, sheet)
        case events.StacksRecorded(points):
            written = replace(sheet, stack_points=points)
            return _write(state, written, points, sheet.before + points)
        case events.Announced(points, score):
            return _write(state, replace(sheet, points=points, score=score), points, score)
        case events.DrawCalled(passing):
            return replace(state, card=replace(state.card, phase="rolling"), passing=passing)
        case events.Drew(seat, card):
            drawn = replace(state, cards=move(state.cards, (card,), DECK, hand_of(seat)), passing=False)
            return replace(drawn, card=replace(state.card, phase="play"), sheet=replace(sheet, drew=card))
    return _apply_card(state, sheet, event)


def _apply_card(state: State, sheet: Sheet, event: Event) -> State:
    """What the holder does with a card of the hand: it is touched, and the window closes."""
    match event:
        case events.Placed(card, space):
            return _placed(state, sheet, card, space)
        case events.CardChanged(card, space) if sheet.laid:
            first, own = sheet.laid, hand_of(sheet.by)
            lifted = replace(state, cards=move(state.cards, (first.card,), first.space, own))
            return _placed(lifted, replace(sheet, laid_first=sheet.laid_first or first), card, space)
        case events.Discarded(card):
            skipped = Skipped(state.hand(sheet.by), state.faces)
            cards = move(state.cards, (card,), hand_of(sheet.by), DISCARD)
            touched = replace(state, cards=cards, card=replace(state.card, phase="play"), last=None)
            return replace(touched, sheet=replace(sheet, discarded=card, skipped=skipped))
    return state


def _laid_out(state: State, centre: tuple[str, ...], hands: dict[Seat, tuple[str, ...]]) -> State:
    cards = state.cards
    for card, space in zip(centre, state.board.centre, strict=True):
        cards = move(cards, (card,), DECK, space)
    for seat, hand in hands.items():
        cards = move(cards, hand, DECK, hand_of(seat))
    return replace(state, cards=cards)


def _turn_begun(state: State, to: Seat) -> State:
    done = state.sheet
    if done and not done.touched:
        done = replace(done, skipped=Skipped(state.hand(done.by), state.faces))
    return replace(
        state,
        sheet=Sheet(to, state.card.turn, state.scores[to]),
        last=done if done and done.by != to else None,
        passing=False,
    )


def _placed(state: State, sheet: Sheet, card: str, space: str) -> State:
    laid = lay(state, card, space)
    cards = move(state.cards, (card,), hand_of(sheet.by), space)
    touched = replace(state, cards=cards, card=replace(state.card, phase="play"), last=None)
    return replace(touched, sheet=replace(sheet, laid=laid), latest=(card, space))


def _done(state: State, sheet: Sheet, kind: str, *spaces: str) -> State:
    cards = tuple(state.stack(space) for space in spaces)
    done = Done(kind, spaces, cards, first=not sheet.touched)  # type: ignore[arg-type]
    return replace(state, sheet=replace(sheet, done=(*sheet.done, done)))


def _centre_removed(state: State, sheet: Sheet) -> State:
    done, cards = _done(state, sheet, "centre", *state.board.centre), state.cards
    for space in state.board.centre:
        cards = move(cards, state.stack(space), space, DISCARD)
    left = tuple(space for space in state.turned if space not in state.board.centre)
    return replace(done, cards=cards, turned=left)


def _write(state: State, sheet: Sheet, points: int, score: int) -> State:
    """Keep the sheet, and the line of the flag card that belongs to it."""
    earlier = tuple(line for line in state.written if line.turn != sheet.turn)
    line = CardLine(sheet.by, sheet.turn, points, score)
    return replace(
        state,
        sheet=sheet,
        scores={**state.scores, sheet.by: score},
        written=(*earlier, line),
    )
