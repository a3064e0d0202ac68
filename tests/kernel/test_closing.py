"""A result is accepted, the hall closes the table for good, and only the organiser opens it again."""

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import (
    AcceptResult,
    Action,
    Close,
    Correct,
    Forfeit,
    Pause,
    Reopen,
    Resign,
    Resume,
)
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.closing import GRACE_MS
from gamehall.kernel.event import Closed, Reopened, Revealed, Rewound
from gamehall.kernel.officials import Officials, awaited, settle
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, HALL, JUDGE, Official, Seat
from gamehall.kernel.table import Table, open_table, replay, submit
from tests.conformance.driver import header_for, officials_of
from tests.kernel.test_table import P1, P2, P3
from tests.toys.bluff.rules import GAME

START, END = 1_000, 5_000
EVERYBODY = frozenset({P1, P2, P3})
WAITING = replace(officials_of(GAME, "7"), awaits=EVERYBODY)


def settled(table: Table, at: int = END, officials: Officials = WAITING) -> Table:
    return settle(table, officials, at)[0]


def said(table: Table, seat: Seat, action: Action, at: int = END) -> Table:
    done = submit(table, seat, action, at=at)
    assert not done.ruling.refused, done.ruling.says
    return settled(done.table, at)


def refusal(table: Table, seat: Seat, action: Action, at: int = END) -> str:
    ruling = submit(table, seat, action, at=at).ruling
    assert ruling.refused
    return ruling.cites


def begun() -> Table:
    return settled(open_table(GAME, header_for(GAME, "tournament", "7", players=3)), START)


def over() -> Table:
    return said(begun(), JUDGE, Forfeit(P2, "left the hall"))


@pytest.mark.paragraph("hall-closed", "hall-dealer")
def test_the_seed_is_shown_when_all_have_accepted_and_with_the_closing_itself() -> None:
    table = over()
    for seat in (P1, P2, P3):
        assert not table.closed
        assert not table.sealed.shown
        assert seat in awaited(table, EVERYBODY)
        table = said(table, seat, AcceptResult())
    assert table.closed
    assert awaited(table, EVERYBODY) == frozenset()
    last = table.entries[-1]
    assert (last.seat, last.ruling.events) == (HALL, (Closed(), Revealed("7")))
    assert dealer_faults(GAME, table.header, table.entries) == []
    assert audit(GAME, table.header, table.entries) == ()


@pytest.mark.paragraph("hall-closed")
def test_the_grace_runs_from_the_last_change_of_the_result() -> None:
    table = said(over(), P1, AcceptResult(), END + 60_000)
    assert table.closes_at == END + GRACE_MS
    table = said(table, JUDGE, Correct("a note only"), END + 60_000)
    assert table.closes_at == END + GRACE_MS, "words change no result"
    outcome = {"ranks": [["p2"], ["p1", "p3"]], "cites": "end", "says": "So it was agreed."}
    changed = {"type": "Ended", "outcome": outcome}
    table = said(table, JUDGE, Correct("the other one left", events=(changed,)), END + 70_000)
    assert table.closes_at == END + 70_000 + GRACE_MS
    assert awaited(table, EVERYBODY) == EVERYBODY, "they accepted another result"
    assert not settled(table, END + 70_000 + GRACE_MS - 1).closed
    assert settled(table, END + 70_000 + GRACE_MS).closed


@pytest.mark.paragraph("hall-closed")
def test_until_the_closing_an_official_takes_an_end_back_and_the_same_seed_deals_on() -> None:
    before = begun()
    table = said(over(), JUDGE, Correct("a slip of the hand", before.seq + 1))
    assert table.state == before.state
    assert (table.sealed.number, table.sealed.shown, table.closes_at) == (0, False, None)
    assert not settled(table, END + 2 * GRACE_MS).closed
    assert refusal(table, P1, AcceptResult()) == "hall-closed"


@pytest.mark.paragraph("hall-closed")
def test_a_paused_table_is_not_closed() -> None:
    table = said(over(), JUDGE, Pause("a protest is heard"))
    assert table.closes_at is None
    assert not settled(table, END + GRACE_MS).closed
    assert said(table, JUDGE, Resume(), END + GRACE_MS).closed


@pytest.mark.paragraph("hall-closed")
def test_after_the_closing_nobody_at_the_table_takes_anything_back() -> None:
    table = settled(over(), END + GRACE_MS)
    assert table.closed
    for seat in (P1, P2, JUDGE, CLOCK, DEALER, GALLERY, HALL):
        for action in (
            Correct("again", 2),
            Forfeit(P1, "him too"),
            Resign(),
            Pause("tea"),
            AcceptResult(),
            Close(),
        ):
            assert refusal(table, seat, action) == "hall-closed"
        if seat != HALL:
            assert refusal(table, seat, Reopen("again")) == "hall-reopened"


@pytest.mark.paragraph("hall-closed", "hall-correct")
def test_after_the_closing_an_official_sets_a_wrong_result_right_and_the_table_stays_closed() -> None:
    table = settled(over(), END + GRACE_MS)
    outcome = {"ranks": [["p2"], ["p1", "p3"]], "cites": "end", "says": "It was the other one who left."}
    right = Correct("the other one left", None, ({"type": "Ended", "outcome": outcome},))
    for seat in (P1, P2, GALLERY, CLOCK):
        assert refusal(table, seat, right) == "hall-correct"
    later = END + 2 * GRACE_MS
    table = said(table, JUDGE, right, later)
    assert table.outcome is not None
    assert table.outcome.says == "It was the other one who left."
    assert (table.closed, table.prompts, table.entries[-1].action) == (True, (), right)
    again = replay(GAME, table.header, table.entries)
    assert (again.closing, again.outcome, again.prompts) == (table.closing, table.outcome, table.prompts)
    assert audit(GAME, table.header, table.entries) == ()


@pytest.mark.paragraph("hall-closed")
def test_after_the_closing_no_official_corrects_who_may_not_take_a_game_away_or_plays_in_it() -> None:
    table = settled(over(), END + GRACE_MS)
    right = Correct("a word on it")
    barred = replace(GAME, officials=(Official(JUDGE, "Judge", barred="doubt"),))
    assert refusal(replace(table, game=barred), JUDGE, right) == "hall-closed"
    both = replace(table.header, also={JUDGE: P1})
    assert refusal(replace(table, header=both), JUDGE, right) == "hall-closed"
    assert not submit(table, JUDGE, right, at=END).ruling.refused


@pytest.mark.paragraph("hall-closed")
def test_no_correction_lets_a_closed_game_go_on() -> None:
    """Some game's events might: here a player below zero plays on."""
    plays_on = replace(GAME, outcome=lambda state: None if state.points[P1] < 0 else GAME.outcome(state))
    table = settled(over(), END + GRACE_MS)
    table = replace(table, game=plays_on)
    for points, verdict in ((1, "hall-correct"), (-2, "hall-closed")):
        scored = Correct("counted again", None, ({"type": "Scored", "seat": P1, "points": points},))
        ruling = submit(table, JUDGE, scored, at=END).ruling
        assert (ruling.cites, ruling.refused) == (verdict, points < 0)


@pytest.mark.paragraph("hall-closed")
def test_only_the_hall_closes_and_only_what_is_over() -> None:
    table = begun()
    assert refusal(table, HALL, Close()) == "hall-closed"
    assert refusal(table, HALL, Reopen("why not")) == "hall-reopened"
    for seat in (P1, JUDGE, DEALER, CLOCK):
        assert refusal(over(), seat, Close("7")) == "hall-closed"
    assert refusal(over(), HALL, Close("another")) == "hall-dealer"
    for seat in (JUDGE, GALLERY, Seat("p9")):
        assert refusal(over(), seat, AcceptResult()) == "hall-closed"
    assert refusal(said(over(), P1, AcceptResult()), P1, AcceptResult()) == "hall-closed"


@pytest.mark.paragraph("hall-reopened")
def test_a_reopened_table_says_what_had_been_open_and_deals_from_a_new_seed() -> None:
    table = settled(over(), END + GRACE_MS)
    later = END + 2 * GRACE_MS
    assert refusal(table, HALL, Reopen("  ", 2), later) == "hall-reopened"
    assert refusal(table, HALL, Reopen("a wrong forfeit", 99), later) == "hall-reopened"
    back = begun().seq + 1
    table = said(table, HALL, Reopen("a wrong forfeit", back), later)
    reopening, sealing = table.entries[-2:]
    assert reopening.ruling.events == (Reopened("a wrong forfeit", ("record", "seed")), Rewound(back))
    assert reopening.ruling.says == (
        "The organiser reopens the table: a wrong forfeit. "
        "Its record and the dealer's seed have been open to everybody."
    )
    assert sealing.ruling.cites == "hall-reopened"
    assert (table.sealed.number, table.sealed.shown, table.closed, table.outcome) == (1, False, False, None)
    assert table.prompts == begun().prompts
    again = replay(GAME, table.header, table.entries)
    assert (again.closing, again.prompts, again.clock) == (table.closing, table.prompts, table.clock)
    assert audit(GAME, table.header, table.entries) == ()


@pytest.mark.paragraph("hall-reopened")
def test_a_result_that_was_reopened_is_accepted_anew_or_closed_by_the_grace() -> None:
    alone = officials_of(GAME, "7")
    for officials in (WAITING, alone):
        table = settled(over(), END + GRACE_MS, officials)
        later = END + 2 * GRACE_MS
        table = submit(table, HALL, Reopen("a score to look at"), at=later).table
        table = settled(table, later, officials)
        assert not table.closed
        table = submit(table, JUDGE, Correct("the same again", table.seq), at=later).table
        table = settled(table, later, officials)
        assert not table.closed, "more may have to be set right"
        assert table.closes_at == later + GRACE_MS
        assert settled(table, later + GRACE_MS, officials).closed


@pytest.mark.paragraph("hall-closed")
def test_where_nobody_is_waited_for_the_table_is_closed_at_once() -> None:
    table = submit(begun(), P1, Resign(), at=END).table
    table = submit(table, P2, Resign(), at=END).table if table.outcome is None else table
    assert settled(table, END, officials_of(GAME, "7")).closed
