"""What could be played: the move generator asked about a position."""

from functools import lru_cache

from gamehall.games.scrabble import events
from gamehall.games.scrabble.acts import Place, Tile
from gamehall.games.scrabble.board import NAMES, write_tiles
from gamehall.games.scrabble.folding import apply
from gamehall.games.scrabble.play import State, known
from gamehall.games.scrabble.referee import word_list
from gamehall.kernel.seat import Seat


def board_of(state: State) -> str:
    """The board without what the side on turn has put down but not played."""
    return apply(state, events.TakenBack(state.mover)).board


def rack_of(state: State, side: Seat) -> tuple[str, ...]:
    return apply(state, events.TakenBack(side)).rack(side)


def best_plays(state: State, side: Seat, most: int) -> tuple[tuple[Place, int], ...]:
    """The highest-scoring plays of a side whose rack may be seen, best first; none where it may not."""
    rack = rack_of(state, side)
    stamp = state.options.words
    if not rack or not known(rack) or word_list(state.options) is None:
        return ()
    return _best(
        state.options.lexicon if stamp is None else stamp.id,
        stamp.hash if stamp else "",
        board_of(state),
        write_tiles(rack),
        most,
    )


@lru_cache(maxsize=256)
def _best(id: str, hash: str, board: str, rack: str, most: int) -> tuple[tuple[Place, int], ...]:
    from gamehall.games.scrabble import engine
    from gamehall.lexicon.graph import graph_of
    from gamehall.lexicon.shelf import lexicon

    plays = engine.plays(graph_of(lexicon(id, hash)), engine.standard(), board, rack)
    return tuple(
        (Place(tuple(Tile(NAMES[square], letter) for square, letter in found.laid)), found.score)
        for found in plays.best(most)
    )


def can_play(state: State, side: Seat) -> bool:
    """Whether this side has any play at all, its rack being known."""
    return bool(best_plays(state, side, 1))
