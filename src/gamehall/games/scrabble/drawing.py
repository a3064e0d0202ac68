"""The bag: drawing replacement tiles, recording before it, drawing too fast, too many or too few."""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.closing import after, count, discarded, draw, drawn
from gamehall.games.scrabble.play import MOST, ONE, TWO, State, Stop, holds, known
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.inventory import unseen
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("empty-bag",)


def rule_draw(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Record(total):
            return _record(state, side, total)
        case acts.Draw():
            return _draw(state, side)
        case acts.CountTiles():
            return _count_tiles(state, side)
        case acts.DeclareOverdraw(number, mixed):
            return _overdraw(state, side, number, mixed)
        case acts.ReturnTiles(shown, back) if state.stop:
            return _return(state, state.stop, shown, back)
        case acts.DeclareUnderdraw(missing):
            return _underdraw(state, side, missing)
        case acts.Arrange(tiles):
            return _arrange(state, side, tiles)
        case acts.ShowRack(tiles):
            return _show(state, side, tiles)
    return None


def rule_dealt(state: State, tiles: tuple[str, ...]) -> Ruling:
    """The dealer has drawn from the bag."""
    drawing = state.drawing
    if drawing is None:
        return refused("refill", "Nobody is drawing.")
    wanted = min(drawing.count, state.bag)
    if len(tiles) != wanted or not holds(state.tiles.at("bag"), Counter(tiles)):
        return refused("refill", f"{wanted} tiles of the bag are drawn here.")
    side = drawing.side
    says = f"{{{side}}} draws {wanted} tile{'s' * (wanted != 1)}."
    done = drawn(state, side, tiles, drawing.why)
    if drawing.why == "rack":
        return allowed("refill", says, *done, *_second_rack(state, side))
    return allowed("exchange-order" if drawing.why == "exchange" else "refill", says, *done)


def _second_rack(state: State, side: Seat) -> tuple[Event, ...]:
    """The starter draws a rack, then the other side."""
    other = state.other(side)
    return () if state.rack(other) else (events.DrawCalled(other, RACK, "rack"),)


def _record(state: State, side: Seat, total: int) -> Ruling:
    if not -MOST <= total <= MOST:
        return refused("order", "A cumulative score has at most four figures.")
    right = state.scores[side]
    faults = () if total == right else (Fault("order", f"The cumulative score is {right}, not {total}."),)
    says = f"{{{side}}} records a cumulative score of {total}."
    return allowed("order", says, events.Recorded(side, total), faults=faults)


def _draw(state: State, side: Seat) -> Ruling:
    last = state.last
    mine = last is not None and last.side == side
    owed = state.due(side)
    if not owed:
        waits = state.owed.get(side, 0) and state.due(state.other(side))
        return refused("drawing", "Your opponent draws first." if waits else "You have no tile to draw.")
    held = mine and last is not None and last.held and not last.accepted
    if held and last is not None and not last.held_long:
        return refused("hold", "Your opponent holds the play; wait until it is accepted or challenged.")
    if held:
        says = f"{{{side}}} draws and keeps the tiles apart, face down, until the hold is over."
        return allowed("hold-minute", says, *draw(state, side))
    faults = _too_fast(state, side)
    says = f"{{{side}}} draws."
    closed: tuple[Event, ...] = ()
    if mine and state.open_play:
        says = f"{{{side}}} draws: the play stands."
        closed = (events.Accepted(state.other(side), said=False),)
    now = after(state, closed)
    return allowed("accepting" if closed else "drawing", says, *closed, *draw(now, side), faults=faults)


def _too_fast(state: State, side: Seat) -> tuple[Fault, ...]:
    """Drawing before recording, or before the opponent could speak, is possible, and unethical."""
    last = state.last
    if last is None or last.side != side or state.sheet[last.line].kind != "play":
        return ()
    if not last.recorded:
        return (Fault("record-first", "Record the score before you draw."),)
    seconds = 0 if state.options.wooden or state.options.challenge == "void" else state.options.draw_seconds
    if seconds and state.open_play and not last.time_given:
        return (Fault("flash", f"Give your opponent {seconds} seconds to hold or challenge."),)
    return ()


def _count_tiles(state: State, side: Seat) -> Ruling:
    if state.due(state.other(side)):
        return refused("count-tiles", "Your opponent needs the bag now.")
    says = f"{{{side}}} counts the bag: {state.bag} tile{'s' * (state.bag != 1)}."
    return allowed("count-tiles", says, events.TilesCounted(side, state.bag))


def _overdraw(state: State, side: Seat, number: int, mixed: bool) -> Ruling:
    if state.draft and state.draft.side == side:
        return refused("overdraw", "End your turn or take your tiles back; then say how many you drew.")
    owed = state.due(side)
    excess = number - owed
    if excess <= 0:
        return refused("overdraw", f"{owed} tiles were due: {number} are not too many.")
    if number > state.bag:
        return refused("overdraw", f"The bag held only {state.bag}.")
    last = state.last
    mine = last is not None and last.side == side and state.open_play is not None
    if mine and last is not None and last.held:
        return refused("hold", "Your opponent holds the play; wait until it is accepted or challenged.")
    closed: tuple[Event, ...] = (events.Accepted(state.other(side), said=False),) if mine else ()
    cites = "overdraw-mixed" if mixed else "overdraw-apart"
    pool = "rack and new tiles together" if mixed else "the new tiles"
    shown = min(excess + 2, number + (len(state.rack(side)) if mixed else 0))
    says = f"{excess} too many; the timer stands. Of {pool} the opponent turns up {shown}, returns {excess}."
    return allowed(cites, says, *closed, events.Overdrew(side, number, excess, mixed))


def _return(state: State, stop: Stop, shown: tuple[str, ...], back: tuple[str, ...]) -> Ruling:
    cites = "overdraw-mixed" if stop.mixed else "overdraw-apart"
    place = f"rack {stop.by}" if stop.mixed else f"aside {stop.by}"
    if len(shown) != stop.shown or len(back) != stop.excess:
        return refused(cites, f"Turn up {stop.shown} tiles and return {stop.excess} of them.")
    if Counter(back) - Counter(shown):
        return refused(cites, "Only tiles that were turned up can go back.")
    if HIDDEN in shown or Counter(shown) - Counter(state.tiles.at(place)) - unseen(state.tiles):
        return refused(cites, "These tiles cannot be there.")
    tiles = "1 tile" if stop.excess == 1 else f"{stop.excess} tiles"
    says = f"{{{stop.by}}} gives {tiles} back to the bag."
    done: tuple[Event, ...] = (events.TilesReturned(stop.by, shown, back),)
    return allowed(cites, says, *done, *discarded(after(state, done), stop.by))


def _underdraw(state: State, side: Seat, missing: int) -> Ruling:
    if not 1 <= missing <= len(state.rack(side)):
        return refused("underdraw", f"At most {len(state.rack(side))} tiles can be missing.")
    if state.bag:
        says = f"{{{side}}} has drawn {missing} too few, and draws now."
        changing = state.draft is not None and state.draft.side == side and state.draft.exchange
        taken_up = (events.TakenBack(side),) if changing else ()
        return allowed("underdraw", says, *taken_up, events.Underdrew(side, missing))
    says = f"{{{side}}} has {missing} too few and the bag is empty: the director is called."
    return allowed("underdraw", says, events.DirectorCalled(side, "underdraw", ""))


def _arrange(state: State, side: Seat, tiles: tuple[str, ...]) -> Ruling:
    if Counter(tiles) != Counter(state.rack(side)) or not known(tiles):
        return refused("teams", "These are not the tiles of your team.")
    return allowed("teams", f"{{{side}}} arranges the rack.", events.Arranged(side, tiles))


def _show(state: State, side: Seat, tiles: tuple[str, ...]) -> Ruling:
    rack = state.rack(side)
    named = Counter(tile for tile in rack if tile != HIDDEN)
    if len(tiles) != len(rack) or HIDDEN in tiles:
        return refused("unplayed", f"{len(rack)} tiles are left on that rack.")
    if named - Counter(tiles) or Counter(tiles) - named - unseen(state.tiles):
        return refused("unplayed", "These tiles cannot be on that rack.")
    shown = events.RackShown(side, tiles)
    now = after(state, (shown,))
    done = count(now) if all(known(now.rack(s)) or s in now.shown for s in (ONE, TWO)) else ()
    return allowed("unplayed", f"{{{side}}} shows the tiles left.", shown, *done)
