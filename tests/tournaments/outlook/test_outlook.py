"""The one door: what is said to each entrant, and when it is proved."""

import pytest

from gamehall.tournaments.outlook.ahead import Ahead, Fixture, ahead
from gamehall.tournaments.outlook.chances import Chance
from gamehall.tournaments.outlook.outlook import _likely, _open, outlook
from gamehall.tournaments.outlook.reach import Needs
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.outlook.brute import duel, field

PLAYED = [
    duel(1, 1, 4, 60),
    duel(1, 2, 3, 40),
    duel(2, 1, 3, 30),
    duel(2, 2, 4, 20),
]


def test_a_last_round_is_proved() -> None:
    told = outlook(field((0,) * 4), PLAYED, Scoring(), Ahead((Fixture(3, (1, 2)), Fixture(3, (3, 4)))), 1)
    assert told.exact
    assert {line.number: (line.verdict, line.says) for line in told.lines} == {
        1: ("open", "Can still win a prize: must at least draw its last game, and that is enough."),
        2: ("open", "Can still win a prize: must win its last game, and that is enough."),
        3: ("out", "Out of the prizes."),
        4: ("out", "Out of the prizes."),
    }


def test_two_prizes_are_certain() -> None:
    told = outlook(field((0,) * 4), PLAYED, Scoring(), Ahead((Fixture(3, (1, 4)), Fixture(3, (2, 3)))), 3)
    assert {line.number: line.says for line in told.lines}[1] == "Certain of a prize."
    assert told.simulations == 0
    assert all(line.chance is None for line in told.lines)


def test_who_must_win_and_hope() -> None:
    results = [duel(1, 1, 4, 60), duel(1, 2, 3, 10)]
    told = outlook(field((0,) * 4), results, Scoring(), Ahead((Fixture(2, (1, 3)), Fixture(2, (2, 4)))), 1)
    assert {line.number: line.says for line in told.lines}[
        3
    ] == "Can still win a prize: must win its last game."


def test_rounds_that_are_not_paired_are_simulated_but_proofs_stand() -> None:
    results = [*PLAYED, duel(3, 2, 1, 5), duel(3, 3, 4, 5)]
    told = outlook(field((0,) * 4), results, Scoring(), Ahead(open_rounds=(4,)), 1, "s", simulations=400)
    says = {line.number: line.says for line in told.lines}
    assert (told.exact, told.simulations) == (False, 400)
    assert says[4] == "Out of the prizes."
    (first,) = [line for line in told.lines if line.number == 1]
    assert first.chance
    assert first.verdict == "open"
    assert says[1].endswith("of the simulations end in the prizes.")
    assert told == outlook(
        field((0,) * 4), results, Scoring(), Ahead(open_rounds=(4,)), 1, "s", simulations=400
    )


def test_when_all_is_over_every_verdict_is_a_proof() -> None:
    told = outlook(field((0,) * 4), PLAYED, Scoring(), Ahead(), 2)
    assert told.exact
    assert [line.verdict for line in told.lines] == ["certain", "certain", "out", "out"]


@pytest.mark.parametrize(
    ("needs", "says"),
    [
        (None, "Can still win a prize."),
        (Needs(0, 0, None), "Can still win a prize: its own games are over, others decide."),
        (Needs(1, 2, None), "Can still win a prize: must win its last game."),
        (Needs(1, 1, None), "Can still win a prize: must at least draw its last game."),
        (
            Needs(1, 1, 2),
            "Can still win a prize: must at least draw its last game; to win its last game is enough.",
        ),
        (Needs(1, 0, None), "Can still win a prize: its last game alone will not decide it."),
        (
            Needs(1, 0, 1),
            "Can still win a prize: to draw its last game is enough, and with less others decide.",
        ),
        (Needs(2, 4, 4), "Can still win a prize: must win its last 2 games, and that is enough."),
        (
            Needs(2, 1, 3),
            "Can still win a prize: must at least make ½ win of its last 2 games; to make 1½ wins of its last"
            " 2 games is enough.",
        ),
        (Needs(2, 2, None), "Can still win a prize: must at least make 1 win of its last 2 games."),
    ],
)
def test_what_is_said_of_needs(needs: Needs | None, says: str) -> None:
    assert _open(needs) == says


@pytest.mark.parametrize(
    ("prize", "simulations", "says"),
    [
        (0.12, 1_000, "About 12 % (± 1) of the simulations end in the prizes."),
        (0.985, 1_000, "About 98.5 % (± 0.4) of the simulations end in the prizes."),
        (0.0, 1_000, "None of the 1,000 simulations ends in the prizes."),
        (1.0, 400, "All of the 400 simulations end in the prizes."),
    ],
)
def test_what_is_said_of_chances(prize: float, simulations: int, says: str) -> None:
    assert _likely(Chance(1, (prize,), prize, simulations)) == says


def test_what_is_ahead_is_what_is_paired_and_not_heard() -> None:
    pairings = {
        1: (Meeting((1, 2), ""), Meeting((3, 4), "")),
        2: (Meeting((1, 3), ""), Meeting((2, 4), ""), Meeting((5,), "")),
    }
    results = [duel(1, 1, 2, 5), duel(1, 3, 4, 5), duel(2, 4, 2, 5)]
    assert ahead(pairings, results, 4, away=(5, 4)) == Ahead(
        (Fixture(2, (1, 3)), Fixture(2, (5,))), (3, 4), (4, 5)
    )


def test_a_bye_that_is_paired_is_as_good_as_won() -> None:
    coming = Ahead((Fixture(1, (1, 2)), Fixture(1, (3,))))
    told = outlook(field((0,) * 3), (), Scoring(), coming, 2)
    as_result = outlook(
        field((0,) * 3), [Result(1, 0, (3,), (), "bye")], Scoring(), Ahead((Fixture(1, (1, 2)),)), 2
    )
    assert told == as_result
    assert {line.number: line.verdict for line in told.lines}[3] == "certain"
