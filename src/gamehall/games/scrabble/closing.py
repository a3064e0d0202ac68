"""What follows a turn by itself: tiles drawn, the game over, racks counted, the slip filled."""

from collections.abc import Iterable

from gamehall.games.scrabble import events
from gamehall.games.scrabble.board import value
from gamehall.games.scrabble.folding import apply
from gamehall.games.scrabble.play import ONE, TWO, State, known
from gamehall.games.scrabble.standing import missing_margin
from gamehall.kernel.event import HIDDEN, Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

CITES = ("unplayed",)

Happened = tuple[Event, ...]


def after(state: State, happened: Iterable[Event]) -> State:
    for event in happened:
        state = apply(state, event)
    return state


def went_out(state: State, side: Seat) -> bool:
    """Everything this side held lies on the board, and nothing is left to draw."""
    return not state.rack(side) and not state.to_come(side) and not state.tiles.at(f"aside {side}")


def settle(state: State, done: Happened) -> Happened:
    """What a finished turn brings with it."""
    now = after(state, done)
    side = now.other(now.mover)
    if now.options.commit == "announce":
        if now.last and now.sheet[now.last.line].kind == "play" and went_out(now, side):
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


def forfeited(state: State, loser: Seat, cites: str, says: str) -> Happened:
    """The game is lost by at least the margin of a forfeit, whatever the board says."""
    stopped: Happened = (events.GameStopped(cites, says),)
    winner, short = state.other(loser), missing_margin(state, loser)
    margin = (events.Adjusted(winner, short, "forfeit"),) if short else ()
    outcome = Outcome((state.members(winner), state.members(loser)), cites, says)
    return (*stopped, *margin, Ended(outcome))
