"""Small events played through from check-in to prizes, with all that happens at one."""

from collections import Counter

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import write_lines
from gamehall.kernel.table import replay
from gamehall.tournaments.demo.course import Step
from gamehall.tournaments.demo.desk import Desk, Refused
from gamehall.tournaments.demo.enacting import TooMany, enact, least
from gamehall.tournaments.demo.shows import NoSuchShow, made_up, show, shows
from gamehall.tournaments.event.acts import Enter, Finish
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.formats.finding import format, formats
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.standings.prizes import prizes


def played(id: str, count: int, seed: str = "1") -> Desk:
    of = show(id)
    desk, steps = enact(of, format(of.format), count, seed)
    assert list(steps)
    return desk


def acts(desk: Desk) -> Counter[str]:
    return Counter(type(entry.action).__name__ for entry in desk.event.entries)


@pytest.mark.parametrize("id", shows())
def test_every_show_goes_from_check_in_to_prizes(id: str) -> None:
    desk = played(id, least(format(show(id).format)))
    state = desk.state
    assert state.finished
    for division in state.divisions:
        assert state.missing(division, state.format.rounds) == []
        assert len(state.rounds[division]) == state.format.rounds
    assert state.announced
    assert [one.paragraph for one in state.log] == [one.cites for one in show(id).log]
    given = [
        one
        for d in state.divisions
        for one in prizes(state.format, state.of(d), rows(state, d, 99), state.left)
    ]
    assert bool(given) == bool(state.format.prizes)


@pytest.mark.parametrize("id", shows())
def test_somebody_is_late_somebody_leaves_and_a_wrong_result_is_set_right(id: str) -> None:
    desk = played(id, 40)
    state, said = desk.state, acts(desk)
    ((late, begins),) = state.begins.items()
    assert begins == (3 if state.format.block(2).lag else 2), (
        "a lagged round 2 hangs out before round 1 is over"
    )
    assert sum(missed.who == (late,) for missed in state.missed) == begins - 1
    assert len(state.left) == 1
    assert said["Amend"] == said["Penalise"] == 1
    boards = [b for rounds in state.rounds.values() for known in rounds for b in known.boards]
    (amended,) = [board for board in boards if board.amended]
    assert amended.result
    slips = [e.action.slip for e in desk.event.entries if isinstance(e.action, Enter)]
    before = next(slip for slip in slips if slip.who == amended.result.who)
    assert before.scores != amended.result.scores, "both versions stand in the record"
    assert any(board.result and board.result.how == "forfeit" for board in boards)
    assert [len(state.away)] == [int(state.format.rounds >= 6)], "of a long event somebody comes back"
    assert all(
        board.result.signed for board in boards if board.result and board.result.played and not board.amended
    )


def test_the_same_seed_is_the_same_event_and_another_is_another() -> None:
    one, same, other = (played("all-bankers", 12, seed) for seed in ("1", "1", "2"))
    assert write_lines(one.event.header, one.event.entries) == write_lines(
        same.event.header, same.event.entries
    )
    assert one.state.rounds != other.state.rounds


def test_the_record_of_an_event_replays_and_its_rulings_hold() -> None:
    desk = played("league-day", 24)
    again = replay(EVENT, desk.event.header, desk.event.entries)
    assert again.state == desk.state
    assert list(audit(EVENT, desk.event.header, desk.event.entries)) == []


def test_time_goes_on_and_a_round_takes_as_long_as_its_clock() -> None:
    desk = played("league-day", 24)
    times = [entry.at for entry in desk.event.entries]
    assert times == sorted(times)
    called = {
        name: [e.at for e in desk.event.entries if type(e.action).__name__ == name]
        for name in ("StartRound", "CallWarning", "CallTime")
    }
    assert len(called["StartRound"]) == len(called["CallWarning"]) == len(called["CallTime"]) == 3
    for start, warning, end in zip(*called.values(), strict=True):
        assert 30 * 60_000 <= warning - start <= 30 * 60_000 + 1
        assert 5 * 60_000 <= end - warning <= 5 * 60_000 + 1


def test_a_lagged_round_hangs_out_before_the_one_before_it_is_played() -> None:
    desk = played("all-bankers", 12)
    order = [(type(e.action).__name__, getattr(e.action, "round", 0)) for e in desk.event.entries]
    last_slip = {n: max(at for at, said in enumerate(order) if said == ("Enter", n)) for n in range(1, 9)}
    hung = {n: order.index(("Publish", n)) for n in range(1, 9)}
    assert all(hung[n] < last_slip[n - 1] for n in range(2, 6))
    assert all(hung[n] > last_slip[n - 1] for n in range(6, 9))


@pytest.mark.parametrize("odd", [0, 1])
@pytest.mark.parametrize("id", formats())
def test_an_event_by_any_format_is_played_to_its_end(id: str, odd: int) -> None:
    ready = formats()[id]
    count = least(ready) + 4 + odd
    plan = fitted(ready, sorted(catalog.games())[:1], count)
    desk, steps = enact(made_up(plan), plan, count, "1")
    told = list(steps)
    assert told[0] == Step(0, plan.rounds, "Checked in.")
    assert [step.done for step in told] == list(range(len(told)))
    assert desk.state.finished
    assert len(desk.state.entrants) == count


@pytest.mark.parametrize("count", [0, 3, 4_001])
def test_too_few_and_too_many_are_told(count: int) -> None:
    with pytest.raises(TooMany, match=rf"with 4 to 4000 players, not {count}\."):
        enact(show("all-bankers"), format("all-bankers"), count, "1")


def test_a_show_that_is_none_is_told_with_those_there_are() -> None:
    with pytest.raises(NoSuchShow, match="all-bankers, literacy-fest, league-day, pentathlon"):
        show("circus")


def test_what_is_not_allowed_is_a_fault_of_the_course() -> None:
    desk = played("all-bankers", 8)
    with pytest.raises(Refused, match="Finish was refused"):
        desk.say(Finish())
