"""The page counts a play while it is being laid; it must count as the referee does."""

import random

from gamehall.games.scrabble.board import EMPTY_BOARD, SQUARES, lay
from gamehall.games.scrabble.placement import Laid, misplaced, score_of
from tests.games.scrabble.gcg.games import some_play
from tests.games.scrabble.page.in_node import computed


def positions(seed: int) -> list[tuple[str, Laid]]:
    """Plays of a game, each also with one tile gone astray."""
    chance, board, found = random.Random(seed), EMPTY_BOARD, list[tuple[str, Laid]]()
    for _ in range(14):
        laid = some_play(chance, board, chance.choices("AAEEIOURSTLNDGMBCPFHQXZJ?", k=7))
        if laid is None:
            continue
        found.append((board, laid))
        strayed = dict(laid)
        strayed[chance.randrange(SQUARES)] = strayed.pop(chance.choice(list(strayed)))
        found.append((board, strayed))
        board = lay(board, laid)
    return found


def page_counts(plays: list[tuple[str, Laid]]) -> list[int | None]:
    counts = "const laid = new Map(one[1])\nreturn fits(one[0], laid) ? scoreOf(one[0], laid) : null"
    told = [[board, list(laid.items())] for board, laid in plays]
    return computed({"score.ts": "fits, scoreOf"}, counts, told)


def test_the_page_counts_as_the_referee_does() -> None:
    plays = [play for seed in range(40) for play in positions(seed)]
    right = [None if misplaced(board, laid) else score_of(board, laid) for board, laid in plays]
    assert len(plays) > 500
    assert None in right
    assert page_counts(plays) == right
