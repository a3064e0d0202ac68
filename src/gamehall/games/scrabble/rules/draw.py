"""The bag: recording, then drawing replacement tiles; counting what is left; putting the rack in order.

Whoever draws before pressing the timer ends the turn with it: `ReachInBag`, told in `turn_end.py`.
"""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.rules.end import Happened, over
from gamehall.games.scrabble.state import MOST, State, holds, known
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("empty-bag",)


def rule_draw(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case Dealt(tiles):
            return _dealt(state, tiles)
        case acts.Record(total):
            return _record(state, side, total)
        case acts.Draw():
            return _player_draws(state, side)
        case acts.CountTiles():
            return _count_tiles(state, side)
        case acts.Arrange(tiles):
            return _arrange(state, side, tiles)
    return None


def _record(state: State, side: Seat, total: int) -> Ruling:
    if not -MOST <= total <= MOST:
        return refused("order", "A cumulative score has at most four figures.")
    right = state.scores[side]
    faults = () if total == right else (Fault("order", f"The cumulative score is {right}, not {total}."),)
    says = f"{{{side}}} records a cumulative score of {total}."
    return allowed("order", says, events.Recorded(side, total), faults=faults)


def _player_draws(state: State, side: Seat) -> Ruling:
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
    closed: Happened = ()
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


def settle(state: State, done: Happened) -> Happened:
    """What a finished turn brings with it."""
    now = after(state, done)
    side = now.other(now.mover)
    if now.options.commit == "announce":
        if now.last and now.sheet[now.last.line].kind == "play" and now.went_out(side):
            return (events.WentOut(side),)
        if now.due(side):
            return draw(now, side)
    return over(now)


def draw(state: State, side: Seat) -> Happened:
    """Take replacement tiles: from the hall's bag by the dealer, at a wooden board by hand."""
    last = state.last
    exchanging = bool(state.tiles.at(f"discards {side}"))
    held = last is not None and last.side == side and last.held and not last.accepted
    why: events.Why = "exchange" if exchanging else "aside" if held else "refill"
    count = state.due(side)
    if not state.options.wooden:
        return (events.DrawCalled(side, count, why),)
    return drawn(state, side, (HIDDEN,) * count, why)


def drawn(state: State, side: Seat, tiles: tuple[str, ...], why: events.Why) -> Happened:
    """New tiles first, then the discards; only now can an exchange end the game."""
    done: Happened = (events.Drew(side, tiles, why),)
    return done + discarded(after(state, done), side)


def discarded(state: State, side: Seat) -> Happened:
    """The new tiles are out: those that were changed go back, if any."""
    if not state.tiles.at(f"discards {side}"):
        return ()
    done: Happened = (events.DiscardsReturned(side),)
    return done + over(after(state, done))


def _dealt(state: State, tiles: tuple[str, ...]) -> Ruling:
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


def _second_rack(state: State, side: Seat) -> Happened:
    """The starter draws a rack, then the other side."""
    other = state.other(side)
    return () if state.rack(other) else (events.DrawCalled(other, RACK, "rack"),)


def _count_tiles(state: State, side: Seat) -> Ruling:
    if state.due(state.other(side)):
        return refused("count-tiles", "Your opponent needs the bag now.")
    says = f"{{{side}}} counts the bag: {state.bag} tile{'s' * (state.bag != 1)}."
    return allowed("count-tiles", says, events.TilesCounted(side, state.bag))


def _arrange(state: State, side: Seat, tiles: tuple[str, ...]) -> Ruling:
    if Counter(tiles) != Counter(state.rack(side)) or not known(tiles):
        return refused("teams", "These are not the tiles of your team.")
    return allowed("teams", f"{{{side}}} arranges the rack.", events.Arranged(side, tiles))
