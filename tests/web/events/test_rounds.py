"""Rounds: paired at one press, looked at with reasons, hung out; wished and changed by hand; the clock."""

from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director, forms, helper, words


def test_a_round_is_paired_at_one_press_and_looked_at_with_the_reason_of_each_pairing(
    visitor: Callable[..., Visitor], four: Helper
) -> None:
    page = words(four.say("/rounds?round=1", "Pair"))
    assert "Nobody but you sees this round yet" in page
    for board in four.boards(1):
        assert board.meeting.why
        assert board.meeting.why in page
    stranger = Helper(visitor(), four.id)
    assert "Round 1 is not paired yet" in words(stranger.look("/rounds"))
    keeper = helper(visitor(), four, "scorekeeper")
    assert "Ana" not in words(keeper.look("/rounds?round=1"))


def test_when_it_hangs_out_everybody_sees_who_sits_where_and_nobody_the_reasons(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    page = words(Helper(visitor(), hung.id).look("/rounds"))
    for name in ("Ana", "Ben", "Cat", "Dov"):
        assert name in page
    assert all(board.meeting.why not in page for board in hung.boards(1))


def test_the_front_page_says_what_is_next_all_the_way(four: Helper) -> None:
    assert "Round 1 can be paired" in words(four.look())
    four.say("", "Pair")
    assert "Round 1 is paired and does not hang out yet" in words(four.look())
    four.say("/rounds?round=1", "Publish")
    assert "2 results of round 1 are missing" in words(four.look())
    four.type(1, "1 400 300")
    assert "1 result of round 1 is missing" in words(four.look())
    four.type(1, "2 400 300")
    assert "Round 2 can be paired" in words(four.look())


def test_who_was_fixed_meets_and_who_was_kept_apart_does_not(four: Helper) -> None:
    page = "/rounds?round=1"
    wish = next(form for form in forms(four.look(page)) if "Sit together" in form.text)
    four.send(wish, kind="Fix", who="1 4")
    assert "Ana and Dov: together" in words(four.look(page))
    four.say(page, "Pair")
    assert {frozenset(board.who) for board in four.boards(1)} == {frozenset({1, 4}), frozenset({2, 3})}
    release = next(form for form in forms(four.look(page)) if form.fields.get("kind") == "Release")
    four.send(release)
    four.send(
        next(form for form in forms(four.look(page)) if "Sit together" in form.text),
        kind="KeepApart",
        who="1, 4",
    )
    assert "Pair it again" in words(four.say(page, "Publish", 409))
    four.say(page, "Pair")
    assert frozenset({1, 4}) not in {frozenset(board.who) for board in four.boards(1)}


def test_a_round_that_hangs_out_is_changed_by_hand_and_with_a_reason(hung: Helper) -> None:
    before = {board.number: board.who for board in hung.boards(1)}
    one, two = before[1][0], before[2][0]
    page = "/rounds?round=1"
    assert "reason" in words(hung.say(page, "Rearrange", 409, swap=f"{one} {two}", reason=" "))
    assert {board.number: board.who for board in hung.boards(1)} == before
    hung.say(page, "Rearrange", swap=f"{one} {two}", reason="they travelled together")
    assert two in hung.board(1, 1).who
    assert one in hung.board(1, 2).who
    assert "they travelled together" in words(hung.look("/record"))


def test_a_swap_that_means_nothing_is_said_so_and_stays_in_the_form(hung: Helper) -> None:
    who = hung.board(1, 1).who
    page = hung.say("/rounds?round=1", "Rearrange", 409, swap=f"{who[0]} {who[1]}", reason="a mistake")
    assert "different tables" in words(page)
    assert 'value="a mistake"' in page


def test_an_odd_one_has_a_bye_and_the_fixed_bye_is_kept(dora: Helper) -> None:
    dora.enrol("Ana", "Ben", "Cat")
    dora.check_in_all()
    wish = next(form for form in forms(dora.look("/rounds?round=1")) if "Sit together" in form.text)
    dora.send(wish, kind="Fix", who="2")
    dora.hang_out(1)
    assert "Bye Ben 2" in words(dora.look("/rounds?round=1"))


@pytest.mark.parametrize("round", ["0", "99", "x", "-1", ""])
def test_a_round_that_is_none_shows_the_latest(hung: Helper, round: str) -> None:
    assert "Round 1" in words(hung.look(f"/rounds?round={round}"))


def test_the_clock_of_the_hall_is_started_seen_by_everybody_and_stopped(
    visitor: Callable[..., Visitor],
) -> None:
    dora = director(visitor(), "League day", format="league-day", game="")
    for name in ("Ana", "Ben", "Cat", "Dov", "Eli", "Fay"):
        dora.say("/people", "Enrol", name=name, division="middle", team=f"{name}s")
    dora.check_in_all()
    page = "/rounds?round=1&division=middle"
    dora.say(page, "Pair")
    dora.say(page, "Publish")
    dora.say(page, "StartRound")
    assert "Round 1 is running, 30 minutes left" in words(Helper(visitor(), dora.id).look())
    dora.say(page, "CallTime")
    assert "Time: round 1 is over" in words(dora.look("/record"))
    assert "is running" not in words(Helper(visitor(), dora.id).look())


def test_a_division_has_its_own_rounds(visitor: Callable[..., Visitor]) -> None:
    dora = director(visitor(), "League day", format="league-day", game="")
    for division in ("middle", "senior"):
        for name in ("Ana", "Ben", "Cat"):
            dora.say("/people", "Enrol", name=name, division=division, team=f"{name}s")
    dora.check_in_all()
    dora.say("/rounds?round=1&division=senior", "Pair")
    assert dora.state.paired("senior") == 1
    assert dora.state.paired("middle") == 0
    assert "of middle" in words(dora.look("/rounds?division=nonsense")) or "of elementary" in words(
        dora.look("/rounds?division=nonsense")
    )


def test_tables_of_the_hall_are_opened_for_a_round_and_each_is_reached_from_its_board(hung: Helper) -> None:
    form = next(form for form in forms(hung.look("/rounds?round=1")) if "Open tables" in form.text)
    page = hung.send(form)
    assert "2 tables opened" in words(page)
    assert all(board.table for board in hung.boards(1))
    assert f"/t/{hung.board(1, 1).table}" in page
    assert "says its result by itself" in words(hung.type(1, "1 400 300", 409))
