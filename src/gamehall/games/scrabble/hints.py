"""What could be played: the move generator asked about a position."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from gamehall.games.scrabble import events
from gamehall.games.scrabble.acts import Place, Tile
from gamehall.games.scrabble.board import NAMES, RACK, write_tiles
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.placement import words_formed
from gamehall.games.scrabble.referee import word_list
from gamehall.games.scrabble.state import ONE, TWO, State, known, squares
from gamehall.kernel.names import some
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat, is_player

if TYPE_CHECKING:
    from gamehall.games.scrabble.engine import Found, Plays

Playable = tuple[Place, int, tuple[str, ...]]
"""A play, its score, and the words it makes."""

MOST_HINTS = 5


def board_of(state: State) -> str:
    """The board without what the side on turn has put down but not played."""
    return apply(state, events.TakenBack(state.mover)).board


def rack_of(state: State, side: Seat) -> tuple[str, ...]:
    return apply(state, events.TakenBack(side)).rack(side)


def _in_hand(state: State, side: Seat) -> tuple[str, ...]:
    """What a side can play from; nothing where it may not be seen, or a correction left it too many."""
    rack = rack_of(state, side)
    return rack if known(rack) and len(rack) <= RACK else ()


def best_plays(state: State, side: Seat, most: int) -> tuple[Playable, ...]:
    """The highest-scoring plays of a side whose rack may be seen, best first; none where it may not."""
    rack, found = _in_hand(state, side), word_list(state.options)
    if not rack or found is None:
        return ()
    return _best(found.stamp.id, found.stamp.hash, board_of(state), write_tiles(rack), most)


def every_play(state: State, side: Seat) -> Iterator[Playable]:
    """All plays, best first, each made only when it is asked for: there can be ten thousand."""
    rack, found = _in_hand(state, side), word_list(state.options)
    if rack and found is not None:
        plays = _plays(found.stamp.id, found.stamp.hash, board_of(state), write_tiles(rack))
        yield from (_playable(plays.board, plays.play(number)) for number in plays.order().tolist())


def some_play(state: State, side: Seat, rng: Random) -> Place | None:
    """Any play at all, each as likely as the others."""
    rack, found = _in_hand(state, side), word_list(state.options)
    if not rack or found is None:
        return None
    plays = _plays(found.stamp.id, found.stamp.hash, board_of(state), write_tiles(rack))
    return _playable(plays.board, plays.play(rng.randrange(len(plays))))[0] if len(plays) else None


def anybody_can_play(state: State) -> bool | None:
    """Whether either side has any play at all; None where that cannot be told from here, for a rack is not
    known or the table's list is not at hand."""
    if word_list(state.options) is None or not all(known(rack_of(state, side)) for side in (ONE, TWO)):
        return None
    return any(best_plays(state, side, 1) for side in (ONE, TWO))


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """The best plays of whoever is on turn, for a learner who asks."""
    if not is_player(seat) or side_of(seat) != state.mover or state.phase != "turn":
        return ()
    board, found = board_of(state), best_plays(state, side_of(seat), MOST_HINTS)
    return tuple(
        Hint(f"{' '.join(write_play(board, squares(place.tiles)))}, {some(score, 'point')}", place)
        for place, score, _ in found
    )


@lru_cache(maxsize=64)
def _best(id: str, hash: str, board: str, rack: str, most: int) -> tuple[Playable, ...]:
    return tuple(_playable(board, found) for found in _plays(id, hash, board, rack).best(most))


@lru_cache(maxsize=8)
def _plays(id: str, hash: str, board: str, rack: str) -> "Plays":
    from gamehall.games.scrabble import engine
    from gamehall.lexicon.graph import graph_of
    from gamehall.lexicon.lists.shelf import lexicon

    return engine.plays(graph_of(lexicon(id, hash)), engine.standard(), board, rack)


def _playable(board: str, found: "Found") -> Playable:
    place = Place(tuple(Tile(NAMES[square], letter) for square, letter in found.laid))
    words = tuple(word.text.upper() for word in words_formed(board, dict(found.laid)))
    return place, found.score, words


HINTS = Hints(hints=hints)
