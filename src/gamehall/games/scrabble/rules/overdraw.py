"""Too many tiles drawn, or too few: at a wooden board, where hands draw."""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.rules.draw import discarded
from gamehall.games.scrabble.rules.end import Happened
from gamehall.games.scrabble.state import State, Stop
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import unseen
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_overdraw(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DeclareOverdraw(number, mixed):
            return _overdraw(state, side, number, mixed)
        case acts.ReturnTiles(shown, back) if state.stop:
            return _return(state, state.stop, shown, back)
        case acts.DeclareUnderdraw(missing):
            return _underdraw(state, side, missing)
    return None


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
    closed: Happened = (events.Accepted(state.other(side), said=False),) if mine else ()
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
    done: Happened = (events.TilesReturned(stop.by, shown, back),)
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
