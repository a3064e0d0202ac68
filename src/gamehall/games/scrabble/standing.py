"""Who has won: by the totals on the slip, or by a forfeit; and anew when an official corrects a score."""

from msgspec.structs import replace

from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.state import ONE, TWO, Line, State
from gamehall.kernel.outcome import Outcome, tied
from gamehall.kernel.seat import Seat

UNSIGNED = "The slip was not signed by both in time: the result is provisional."

_BY_TOTALS = frozenset({"result", "correction", "after-signing", "recount"})
"""What an official cites who names a result that the totals give; besides the way the game ended."""

_BY_THE_DIRECTOR = "hall-forfeit"


def result(state: State) -> Outcome:
    """Who has won, by the totals on the slip."""
    cites = state.ended_by[0] if state.ended_by else "result"
    first, second = sorted((ONE, TWO), key=lambda side: -state.scores[side])
    high, low = state.scores[first], state.scores[second]
    if high == low:
        return tied(state.seats, cites, f"A draw, {high} to {low}.")
    says = f"{{{first}}} wins, {high} to {low}."
    return Outcome((state.members(first), state.members(second)), cites, says)


def provisional(outcome: Outcome) -> Outcome:
    return replace(outcome, says=f"{outcome.says} {UNSIGNED}")


def missing_margin(state: State, loser: Seat) -> int:
    """How many points the winner of a forfeit lacks of its margin."""
    margin = state.scores[state.other(loser)] - state.scores[loser]
    return max(0, state.options.forfeit_margin - margin)


def corrected(before: State, now: State) -> State:
    """The result that corrected scores make of a game that is over. Signatures stay what they are, and who
    resigned, forfeited or lost by the director's word has lost by whatever score."""
    ended = before.ended
    if ended is None or now.scores == before.scores:
        return now
    if _forfeited(before, ended):
        return _margin_again(before, now, ended)
    if not _by_totals(before, ended):
        return now
    found = result(now)
    return replace(now, ended=provisional(found) if ended.says.endswith(UNSIGNED) else found)


def sound(state: State) -> bool:
    """Whether each line that is spoken of stands on the sheet, and no rack holds more than fits one."""
    lines = [state.last.line] if state.last else []
    if state.stop and state.stop.why == "score" and state.stop.player is None:
        lines.append(state.stop.line)
    overdrawn = state.stop is not None and state.stop.why == "overdraw"
    full = all(state.tiles.count(f"rack {side}") <= RACK for side in (ONE, TWO))
    return (full or overdrawn) and all(0 <= line < len(state.sheet) for line in lines)


def with_margin(state: State, outcome: Outcome) -> State:
    """To forfeit means that the opponent wins by the real margin or the printed one, whichever is larger."""
    by_director = outcome.cites == _BY_THE_DIRECTOR and state.options.chief == "director"
    return _margin_added(state, _loser(outcome)) if by_director else state


def _loser(outcome: Outcome) -> Seat:
    return ONE if ONE in outcome.ranks[-1] else TWO


def _margin_added(state: State, loser: Seat) -> State:
    winner, short = state.other(loser), missing_margin(state, loser)
    if not short:
        return state
    scores = {**state.scores, winner: state.scores[winner] + short}
    return replace(state, sheet=(*state.sheet, Line(winner, "forfeit", short)), scores=scores)


def _by_totals(state: State, ended: Outcome) -> bool:
    found = result(state)
    return state.phase == "slip" and ended.ranks == found.ranks and ended.cites in {found.cites, *_BY_TOTALS}


def _forfeited(state: State, ended: Outcome) -> bool:
    """Lost by a forfeit that the book gives a margin: late, over time, or by the director."""
    stopped = state.phase != "slip" and state.ended_by is not None and state.ended_by[0] == ended.cites
    return stopped or (ended.cites == _BY_THE_DIRECTOR and state.options.chief == "director")


def _margin_again(before: State, now: State, ended: Outcome) -> State:
    """The points of a forfeit follow those earned at the board; a total that is named is named without."""
    winner = now.other(_loser(ended))
    given = sum(line.score for line in before.sheet if line.kind == "forfeit")
    named = now.sheet == before.sheet and now.scores[winner] != before.scores[winner]
    sheet = tuple(line for line in now.sheet if line.kind != "forfeit")
    earned = now.scores[winner] - (0 if named else given)
    bare = replace(now, sheet=sheet, scores={**now.scores, winner: earned})
    return _margin_added(bare, _loser(ended))
