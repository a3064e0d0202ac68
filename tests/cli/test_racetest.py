"""The race test itself, small, and that it would notice what it looks for; the bench of races."""

import json

from gamehall.cli.games.letter_cards.racetest import Won, compare, race, told
from gamehall.cli.games.letter_cards.racing import Line, Racer
from gamehall.kernel.seat import Seat
from gamehall.proving.visitor import Ruled, Visitor

from .conftest import Run

P1, P2 = Seat("p1"), Seat("p2")
CLAIMS = 240
"""`gamehall racetest` makes ten thousand."""


def test_many_hands_at_once_have_one_winner_and_everybody_sees_the_same_order() -> None:
    raced = race(CLAIMS, 6, seed=3)
    assert raced.problems == []
    assert raced.claims == CLAIMS
    assert len(raced.won) == CLAIMS // 6
    assert len({one.seat for one in raced.won}) > 1, "not always the same hand is first"


def lines(*won: Won) -> list[Line]:
    kinds = {one.seq: one.seat for one in won}
    return [
        Line(n, kinds.get(n, P1), {"type": "Announce" if n in kinds else "Complete"})
        for n in range(1, max(kinds) + 2)
    ]


def test_another_order_in_the_log_or_on_a_screen_is_noticed() -> None:
    log = [Won(1, P1), Won(3, P2)]
    assert compare(log, log, [lines(*log)]) == []
    other = [Won(1, P2), Won(3, P2)]
    assert "The answers" in compare(other, log, [lines(*log)])[0]
    assert "Screen 2 shows" in compare(log, log, [lines(*log), lines(*other)])[0]
    assert "skipped" in compare(log, log, [lines(*log)[1:]])[0]


def test_a_loser_must_be_told_who_was_first() -> None:
    winner = Racer(Visitor(0, "t", P2, ""), None)  # type: ignore[arg-type]
    assert told(Ruled("1", "refused", "Too late: Player 1.2 was first by 3 ms (Announce, entry 9)."), winner)
    assert not told(Ruled("1", "refused", "Too late: Player 1.1 was first (Announce, entry 9)."), winner)
    assert not told(Ruled("1", "refused", "The table is not asking that."), winner)


def test_the_bench_prints_how_soon_a_word_is_on_the_other_screens(fresh: Run) -> None:
    done = fresh("bench", "race", "--tables", 2, "--players", 3, "--seconds", 1, "--json")
    assert done.returncode == 0, done.stderr
    figures = {figure["name"]: figure["value"] for figure in json.loads(done.stdout)}
    assert figures["words laid"] > 0
    assert 0 < figures["completed word on the other screens, p99"] < 5_000
