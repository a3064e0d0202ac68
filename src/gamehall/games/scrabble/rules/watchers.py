"""Racks of earlier turns, shown to those who watch where the table allows it."""

from collections import Counter

from gamehall.games.scrabble import events
from gamehall.games.scrabble.board import tile_of
from gamehall.games.scrabble.state import State, squares
from gamehall.kernel.event import Event


def watched(state: State) -> tuple[Event, ...]:
    """Where the table allows it, those who watch see the rack of an earlier turn, less what is held yet."""
    if state.options.watchers == "hidden":
        return ()
    turns = [n for n, line in enumerate(state.sheet) if line.kind in ("play", "exchange", "pass")]
    delay, latest = state.options.watchers_delay, turns[-1] if turns else -1
    due = turns[len(turns) - delay] if len(turns) >= delay else latest + 1
    gone = _gone(state, due) if due <= latest else ()
    return (events.RackSeen(due, gone),) if gone else ()


def _gone(state: State, line: int) -> tuple[str, ...]:
    """The tiles of a turn's rack that its side may hold no more: a player can watch in another browser."""
    side, draft = state.sheet[line].side, state.draft
    laid = (
        [tile_of(letter) for letter in squares(draft.tiles).values()] if draft and draft.side == side else []
    )
    held = Counter(laid)
    for place in ("rack", "aside", "discards"):
        held.update(state.tiles.at(f"{place} {side}"))
    return tuple(sorted((Counter(state.sheet[line].rack) - held).elements()))
