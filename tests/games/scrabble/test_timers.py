"""Every time of a Scrabble table tells what the clock will say, what kind of time it is and what for."""

import pytest

from gamehall.games.scrabble import acts, clock
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.prompt import Limit
from gamehall.kernel.seat import CLOCK
from tests.conformance.test_secrecy import follow
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, played
from tests.games.scrabble.worlds import worlds


def limits() -> dict[str, Limit]:
    """One limit of each kind, by what the clock says when it is over."""
    tables = [
        follow(game, one, header)
        for game in (GAME.by("wespa"), GAME.by("literacy"))
        for one, _, _, header in worlds(game)
    ]
    absent = Desk(begun=False)
    absent.yes(DIRECTOR, acts.MarkAbsent(P2))
    queried = played()
    queried.yes(P2, acts.QueryScore(0, 11))
    held = played()
    held.yes(P2, acts.Hold())
    slip = Desk()
    slip.put(phase="slip")
    out = Desk()
    out.late("CAT", "DO")
    out.go_out(P1, "8G", "CAT")
    challenged = played()
    challenged.challenge("CAT", ready=False)
    checked = played()
    checked.yes(P2, acts.Challenge(("CAT",)))
    zeros = Desk(zeros=1)
    zeros.yes(P1, acts.Exchange(("C",)))
    zeros.yes(P1, acts.Press())
    desks = (absent, queried, held, slip, out, challenged, checked, zeros)
    found = dict[str, Limit]()
    for prompt in (p for table in (*tables, *(desk.table for desk in desks)) for p in table.prompts):
        if prompt.limit:
            assert (prompt.seat, prompt.kinds) == (CLOCK, (type(prompt.limit.then).__name__,))
            found[prompt.kinds[0]] = prompt.limit
    return found


def test_every_time_says_what_it_is_and_every_act_of_the_clock_has_its_time() -> None:
    found = limits()
    assert set(found) == {kind.__name__ for kind in clock.ACTIONS}
    for limit in found.values():
        assert limit.calls
        assert bool(limit.what) is (limit.role != "bank")
    roles = {kind: limit.role for kind, limit in found.items() if limit.role != "turn"}
    assert roles == {
        "AbsenceOver": "bank",
        "BankOver": "bank",
        "GameTimeOver": "game",
        "FairTimeOver": "window",
        "HoldOver": "window",
        "AnswerOver": "window",
        "PauseOver": "pause",
    }


@pytest.mark.paragraph("start-timer", book="wespa")
def test_the_clock_on_the_table_is_the_one_that_runs() -> None:
    desk = Desk()
    assert GAME.dials
    (running,) = (prompt.limit for prompt in desk.table.prompts if prompt.limit)
    assert running in GAME.dials(desk.state)
