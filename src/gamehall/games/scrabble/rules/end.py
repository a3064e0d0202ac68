"""Ending the game: all tiles played, six zeros, nobody can play, a forfeit; what is counted then."""

from collections import Counter
from collections.abc import Iterable

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import value
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.standing import missing_margin
from gamehall.games.scrabble.state import ONE, TWO, State, known
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.inventory import unseen
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("unplayed",)

Happened = tuple[Event, ...]


def rule_end(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DeclareOver():
            says = f"{{{side}}} says that nobody can play any more."
            return allowed("end-stuck", says, events.OverDeclared(side))
        case acts.RuleOver(over):
            return _stuck(state, over)
        case acts.ShowRack(tiles):
            return _show(state, side, tiles)
    return None


def over(state: State) -> Happened:
    """The game ends by itself after so many zeros; when both teams have passed the judge looks."""
    if any(state.tiles.at(f"discards {side}") for side in (ONE, TWO)) or state.phase != "turn":
        return ()
    most = state.options.zeros
    if state.zeros_full:
        return finish(state, "six-zeros", f"{_NUMBERS.get(most, most)} scores of zero in a row end the game.")
    if state.options.two_passes_end and state.passes and state.passes % 2 == 0:
        return (events.OverDeclared(state.other(state.mover), passed=True),)
    return ()


_NUMBERS = {6: "Six"}


def _stuck(state: State, over: bool) -> Ruling:
    ruled = events.OverRuled(over)
    if not over:
        return allowed("end-stuck", "Somebody can still play: the game goes on.", ruled)
    now = after(state, (ruled,))
    if state.bag:
        says = "All possible plays have been made."
        return allowed("end-all-plays", says, ruled, *finish(now, "end-all-plays", says))
    says = "All letters have been drawn and nobody can play."
    return allowed("end-stuck", says, ruled, *finish(now, "end-stuck", says))


def finish(state: State, cites: str, says: str) -> Happened:
    """No more turns. Where the racks are known they are counted at once."""
    stopped: Happened = (events.GameStopped(cites, says),)
    return stopped + count(after(state, stopped))


def count(state: State) -> Happened:
    """Unplayed tiles, overtime, and the slip; at a wooden board once the racks are shown."""
    racks = {side: state.rack(side) for side in (ONE, TWO)}
    if state.options.unplayed != "none" and not all(known(rack) for rack in racks.values()):
        return ()
    return (*_unplayed(state, racks), *_overtime(state), events.SlipFilled())


def _unplayed(state: State, racks: dict[Seat, tuple[str, ...]]) -> Iterable[Event]:
    if state.options.unplayed == "none":
        return
    worth = {side: sum(value(tile) for tile in rack) for side, rack in racks.items()}
    if state.out is None:
        yield from (events.Adjusted(s, -worth[s], "rack", racks[s]) for s in (ONE, TWO))
        return
    other = state.other(state.out)
    if state.options.unplayed == "double":
        yield events.Adjusted(state.out, 2 * worth[other], "rack", racks[other])
    else:
        yield events.Adjusted(state.out, worth[other], "rack", racks[other])
        yield events.Adjusted(other, -worth[other], "rack", racks[other])


def _overtime(state: State) -> Iterable[Event]:
    for side, minutes in sorted(state.overtime.items()):
        if minutes:
            yield events.Adjusted(side, -minutes * state.options.overtime_points, "time")


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


def forfeited(state: State, loser: Seat, cites: str, says: str) -> Happened:
    """The game is lost by at least the margin of a forfeit, whatever the board says."""
    stopped: Happened = (events.GameStopped(cites, says),)
    winner, short = state.other(loser), missing_margin(state, loser)
    margin = (events.Adjusted(winner, short, "forfeit"),) if short else ()
    outcome = Outcome((state.members(winner), state.members(loser)), cites, says)
    return (*stopped, *margin, Ended(outcome))
