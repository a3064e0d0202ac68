"""Mistakes as players make them, for bots that are to be caught: phoneys and wrong scores."""

from random import Random

from gamehall.games.scrabble.acts import Place, Tile
from gamehall.games.scrabble.hints import best_plays, board_of
from gamehall.games.scrabble.referee import draft_words, phoneys
from gamehall.games.scrabble.state import State, squares
from gamehall.kernel.seat import Seat

_TRIES = 20
_FROM = 40
"""Phoneys are made from one of the best plays, so that they tempt."""


def phoney(state: State, side: Seat, rng: Random) -> Place | None:
    """A good play with its letters in another order, which makes a word that is none."""
    plays = [place for place, _, _ in best_plays(state, side, _FROM) if len(place.tiles) >= 3]
    board = board_of(state)
    for _ in range(_TRIES if plays else 0):
        place = rng.choice(plays)
        letters = [tile.letter for tile in place.tiles]
        rng.shuffle(letters)
        tiles = tuple(Tile(t.square, letter) for t, letter in zip(place.tiles, letters, strict=True))
        if phoneys(state.options, draft_words(board, squares(tiles))):
            return Place(tiles)
    return None


def wrong_score(right: int, rng: Random) -> int:
    return max(0, right + rng.choice((-10, -2, -1, 1, 2, 10)))
