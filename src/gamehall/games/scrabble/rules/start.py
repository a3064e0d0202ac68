"""Before the first turn: who begins, the first tiles, players who are late."""

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import BLANK, RACK
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.rules.draw import drawn
from gamehall.games.scrabble.rules.end import forfeited
from gamehall.games.scrabble.state import ONE, State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat, is_player


def rule_start(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DrawForStart():
            says = f"{{{side}}} draws for the start."
            return allowed("draw-for-start", says, events.DrawCalled(side, 1, "start"))
        case Dealt(tiles) if state.drawing and state.drawing.why == "start":
            return _lot(state, tiles)
        case acts.TakeTiles():
            return _take_tiles(state, side)
        case acts.MarkAbsent(player):
            return _absent(state, player)
        case acts.Arrive():
            return _arrive(state, side)
        case acts.PlayOn():
            says = f"{{{side}}} plays with the time that is left."
            return allowed("late-choice", says, events.GameGoesOn())
        case acts.TakeForfeit():
            says = f"{{{side}}} arrives late and forfeits the game."
            return penalised("late-forfeit", says, *forfeited(state, side, "late-forfeit", says))
    return None


def rite(state: State, prompt: Prompt) -> Action | None:
    """What is said for newcomers: one tile is drawn for the start, and whoever begins takes seven."""
    if "DrawForStart" in prompt.kinds:
        return acts.DrawForStart()
    return acts.TakeTiles() if "TakeTiles" in prompt.kinds and state.starter else None


def _lot(state: State, tiles: tuple[str, ...]) -> Ruling:
    """One tile each: the letter nearest to A begins, a blank before A, equal tiles draw again."""
    side = state.drawing.side if state.drawing else ONE
    if len(tiles) != 1 or tiles[0] == HIDDEN or tiles[0] not in state.tiles.total:
        return refused("draw-for-start", "One tile is drawn for the start.")
    shown = "a blank" if tiles[0] == BLANK else tiles[0]
    says = f"{{{side}}} draws {shown}."
    done: tuple[Event, ...] = (events.LotDrawn(side, tiles[0]),)
    theirs = state.lots.get(state.other(side))
    if theirs is None:
        return allowed("draw-for-start", says, *done)
    if theirs == tiles[0]:
        return allowed("draw-for-start", f"{says} Equal tiles: both draw again.", *done, events.LotsTied())
    first = side if _rank(tiles[0]) < _rank(theirs) else state.other(side)
    return allowed("draw-for-start", f"{says} {{{first}}} begins.", *done, events.StarterSet(first))


def _rank(tile: str) -> str:
    return "" if tile == BLANK else tile


def _take_tiles(state: State, side: Seat) -> Ruling:
    begun: tuple[Event, ...] = (events.GameBegun(),)
    if state.starter is None:  # drawn by hand, at a wooden board
        begun = (events.StarterSet(side), *begun)
    says = f"{{{side}}} takes the first tiles: the game begins."
    if state.options.wooden:
        for each in (side, state.other(side)):
            begun += drawn(after(state, begun), each, (HIDDEN,) * RACK, "rack")
    else:
        begun += (events.DrawCalled(side, RACK, "rack"),)
    cites = "start-timer" if state.options.clock == "each" else "game-time"
    return allowed(cites, says, *begun)


def _absent(state: State, player: Seat) -> Ruling:
    if not is_player(player) or player not in state.seats:
        return refused("absent", f"Nobody plays at {player[:20]}.")
    side = side_of(player)
    return allowed("absent", f"{{{side}}} is absent; the clock runs.", events.FoundAbsent(side))


def _arrive(state: State, side: Seat) -> Ruling:
    came = events.CameIn(side)
    if not state.late:
        return allowed("absent", f"{{{side}}} sits down; the game can begin.", came)
    left = state.options.late_minutes
    says = f"{{{side}}} sits down with less than {left} minutes left, and may play or forfeit."
    return allowed("late-choice", says, came)


def absence_over(state: State, absent: Seat) -> Ruling:
    """The clock of a player who is not there."""
    if not state.late:
        left = state.options.late_minutes
        says = f"{{{absent}}} has less than {left} minutes left, and may choose not to play."
        return allowed("late-choice", says, events.FellShort(absent))
    what = "chosen" if state.arrived else "come"
    says = f"{{{absent}}} has not {what} before the time ran out, and forfeits the game."
    return penalised("late-must", says, *forfeited(state, absent, "late-must", says))
