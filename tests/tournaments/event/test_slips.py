"""Event 3: one result for each table, signed by those who played, set right only for a reason."""

import pytest

from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import JUDGE
from gamehall.tournaments.event.acts import Amend, CheckIn, Enrol, Enter, Pair, Sign, Slip, Void, Withdraw
from gamehall.tournaments.event.events import Entered
from gamehall.tournaments.event.seats import ASSISTANT, ENTRANT, SCOREKEEPER
from gamehall.tournaments.formats.format import Block
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.event.desk import Desk, checked_in, hung_out, plan

RECOUNT = "A recount: a word was counted twice"


def first_table(desk: Desk) -> tuple[int, int]:
    one, other = desk.tables(1)[0]
    return one, other


def results_of(desk: Desk, who: tuple[int, ...]) -> list[Result]:
    """Every result of these people that stands in the record."""
    events = [event for entry in desk.event.entries for event in entry.ruling.events]
    return [one.result for one in events if isinstance(one, Entered) and set(one.result.who) == set(who)]


@pytest.mark.paragraph("event-result", book="event")
@pytest.mark.parametrize("by_board", [True, False])
def test_the_slip_of_a_table_is_its_result(by_board: bool) -> None:
    desk = hung_out()
    one, other = first_table(desk)
    slip = Slip((431, 388), board=1) if by_board else Slip((388, 431), who=(other, one))
    ruling = desk.done(Enter("", 1, slip))
    first, second = (one, other) if by_board else (other, one)
    scores = "431" if by_board else "388", "388" if by_board else "431"
    names = desk.state.name(first), desk.state.name(second)
    assert ruling.says == f"Round 1, board 1: {names[0]} {scores[0]}, {names[1]} {scores[1]}."
    assert (desk.standing(one).wins, desk.standing(one).spread) == (2, 43)
    assert (desk.standing(other).wins, desk.standing(other).spread) == (0, -43)


def test_equal_scores_are_half_a_win_for_both() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    desk.enter(1, {one: 400, other: 400})
    assert desk.points(one) == desk.points(other) == pytest.approx(0.5)


def test_who_began_after_all_stands_first_on_the_slip() -> None:
    desk = hung_out(8, plan(rounds=4))
    one, other = first_table(desk)
    desk.enter(1, {other: 400, one: 300})
    assert (desk.standing(other).firsts, desk.standing(one).firsts) == (1, 0)


@pytest.mark.paragraph("event-result", book="event")
@pytest.mark.parametrize(
    ("slip", "why"),
    [
        (Slip((1, 2), board=3), "no board 3; its boards are 1 to 2"),
        (Slip((1, 2)), "no such table"),
        (Slip((1, 2, 3), board=1), "has 2 scores, one for each who sits there; here are 3"),
        (Slip((1,), board=1), "here are 1"),
        (Slip((1, 2), who=(1, 2)), "other people sit"),
        (Slip((1, 2), board=1, who=(1, 1)), "other people sit"),
        (Slip((1, 2), board=1, at_fault=(4,), how="forfeit"), "Only who sits at the table"),
        (Slip((1, 2), board=1, signed=(4,)), "Only who sits at the table"),
        (Slip((1, 2), board=1, how="bye"), "is no bye"),
        (Slip((1, 2), board=1, how="forfeit"), "Say who forfeited"),
        (Slip((1, 2), board=1, at_fault=(1,)), "say that it is a forfeit"),
        (Slip((1, 2), board=1, how="forfeit", at_fault=(1,), conduct=True), ""),
        (Slip((1, 2), board=1, conduct=True), "say that it is a forfeit"),
        (Slip((1, 2), board=1, how="double forfeit", conduct=True), "Say whose misconduct it was"),
    ],
)
def test_a_slip_that_cannot_be_is_none(slip: Slip, why: str) -> None:
    desk = hung_out()
    assert {frozenset(table) for table in desk.tables(1)} == {frozenset((1, 3)), frozenset((2, 4))}
    if not why:
        desk.done(Enter("", 1, slip))
        return
    ruling = desk.no(Enter("", 1, slip))
    assert (ruling.cites, why in ruling.says) == ("event-result", True), ruling.says


@pytest.mark.paragraph("event-result", book="event")
def test_no_game_of_a_round_that_does_not_hang_out_has_a_result() -> None:
    desk = checked_in()
    desk.done(Pair("", 1))
    for round in (1, 2):
        assert "does not hang out" in desk.no(Enter("", round, Slip((1, 2), board=1))).says


@pytest.mark.paragraph("event-once", book="event")
def test_a_second_slip_is_shown_what_stands() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    desk.enter(1, {one: 400, other: 350})
    stands = f"Board 1 has its result already: {desk.state.name(one)} 400, {desk.state.name(other)} 350."
    again, another = desk.enter(1, {one: 400, other: 350}), desk.enter(1, {one: 400, other: 360})
    assert (again.cites, again.says) == ("event-once", stands)
    assert another.says == f"{stands} To set it right, say the reason."
    assert len(results_of(desk, (one, other))) == 1


def test_two_who_enter_one_slip_at_once_make_one_result() -> None:
    desk = hung_out()
    who = first_table(desk)
    said = [desk.say(Enter("", 1, Slip((1, 0), who=who)), seat) for seat in (ASSISTANT, SCOREKEEPER, ENTRANT)]
    assert [ruling.cites for ruling in said] == ["event-result", "event-once", "event-once"]


@pytest.mark.paragraph("event-signed", book="event")
def test_those_who_played_confirm_the_result() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    assert desk.no(Sign("", 1, one)).says == "Board 1 has no result to sign yet."
    desk.enter(1, {one: 431, other: 388}, signed=(one,))
    assert desk.no(Sign("", 1, one)).cites == "event-signed", "on the slip itself"
    said = desk.done(Sign("", 1, other), ENTRANT).says
    assert said.startswith(f"{desk.state.name(other)} confirms: ")
    assert desk.result(one).signed == (one, other)
    assert desk.no(Sign("", 1, 9)).cites == "event-signed"


@pytest.mark.paragraph("event-signed", "event-correction", book="event")
def test_after_a_recount_the_score_is_set_right_and_signed_anew() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    desk.enter(1, {one: 400, other: 396}, signed=(one, other))
    ruling = desk.done(Amend("", 1, Slip((390, 396), who=(one, other)), RECOUNT))
    names = desk.state.name(one), desk.state.name(other)
    now, was = (f"{names[0]} {score}, {names[1]} 396" for score in (390, 400))
    assert ruling.says == f"Round 1, board 1 is set right: {now}, not {was}. {RECOUNT}."
    assert desk.points(other) == 1
    assert desk.result(one).signed == (), "nobody has signed this one yet"
    assert [r.scores for r in results_of(desk, (one, other))] == [(400, 396), (390, 396)]
    assert desk.at(one).amended == RECOUNT


@pytest.mark.paragraph("event-correction", book="event")
def test_a_result_is_set_right_for_a_reason_and_by_the_director_alone() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    amend = Amend("", 1, Slip((390, 396), who=(one, other)), RECOUNT)
    assert desk.no(amend).says == "Board 1 has no result to set right; enter it."
    desk.enter(1, {one: 400, other: 396})
    assert desk.no(Amend("", 1, amend.slip, " ")).cites == "event-correction"
    for seat in (ASSISTANT, JUDGE, SCOREKEEPER, ENTRANT):
        assert desk.say(amend, seat).refused
    desk.done(amend)
    assert desk.no(amend).cites == "event-once"
    assert desk.no(Amend("", 1, Slip((1, 2), board=7), RECOUNT)).cites == "event-result"


@pytest.mark.paragraph("event-correction", book="event")
def test_a_result_is_taken_back_for_a_reason_and_none_stands() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    assert desk.no(Void("", 1, (one, other), "Wrong table")).cites == "event-correction", "there is none"
    desk.enter(1, {one: 400, other: 396})
    assert desk.no(Void("", 1, (one, other), "")).cites == "event-correction"
    assert "it was" in desk.done(Void("", 1, (one, other), "Wrong table")).says
    assert (desk.at(one).result, desk.standing(one).played) == (None, 0)
    desk.enter(1, {one: 300, other: 396})
    assert [r.scores for r in results_of(desk, (one, other))] == [(400, 396), (300, 396)]


def test_a_bye_is_not_taken_back_but_may_have_another_margin() -> None:
    desk = hung_out(5)
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    assert desk.no(Void("", 1, (alone,), "Why not")).cites == "event-correction"
    desk.done(Amend("", 1, Slip((0,), who=(alone,), how="bye", margin=30), "A shorter round"))
    assert desk.standing(alone).spread == 30
    played = Amend("", 1, Slip((400,), who=(alone,)), "She played herself")
    assert desk.no(played).says == "Nobody plays against a bye."


def test_a_round_that_counted_as_lost_is_made_to_count_as_nothing() -> None:
    desk = hung_out()
    desk.done(Enrol((Entrant(0, "Zoe"),)))
    desk.done(CheckIn((5,)))
    assert desk.standing(5).played == 1
    desk.done(Void("", 1, (5,), "We had told her a later hour"))
    assert desk.standing(5).played == 0


def forfeited(desk: Desk, scores: tuple[int, int], margin: int = 0) -> Ruling:
    one, other = first_table(desk)
    return desk.done(
        Enter("", 1, Slip(scores, who=(one, other), how="forfeit", at_fault=(other,), margin=margin))
    )


def test_who_does_not_come_has_lost_by_75() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    assert forfeited(desk, (0, 0)).says == f"Round 1, board 1: {desk.state.name(other)} forfeits."
    assert (desk.standing(one).wins, desk.standing(one).spread) == (2, 75)
    assert (desk.standing(other).losses, desk.standing(other).spread) == (2, -75)
    assert not desk.result(one).played, "it does not count for ratings"


@pytest.mark.parametrize(("scores", "spread"), [((400, 300), 100), ((310, 300), 75), ((300, 400), 75)])
def test_a_game_forfeited_in_the_midst_of_play_is_lost_by_as_much_as_it_stood_if_that_is_more(
    scores: tuple[int, int], spread: int
) -> None:
    desk = hung_out()
    forfeited(desk, scores)
    assert desk.standing(first_table(desk)[0]).spread == spread


def test_another_edition_has_another_margin() -> None:
    desk = hung_out(4, plan(scoring=Scoring(forfeit_margin=100)))
    forfeited(desk, (0, 0))
    assert desk.standing(first_table(desk)[0]).spread == 100


def test_where_neither_came_both_have_lost() -> None:
    desk = hung_out()
    one, other = first_table(desk)
    desk.done(Enter("", 1, Slip((0, 0), who=(one, other), how="double forfeit")))
    assert [desk.standing(n).losses for n in (one, other)] == [2, 2]
    assert [desk.standing(n).spread for n in (one, other)] == [-75, -75]
    assert set(desk.result(one).at_fault) == {one, other}


def test_at_a_table_of_three_the_others_play_on_without_who_left() -> None:
    scoring = Scoring("places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored", "lot"))
    desk = hung_out(3, plan(Block((1, 2), "tables"), tables=3, scoring=scoring))
    (who,) = desk.tables(1)
    desk.done(Withdraw(who[2], 1, "Unwell"))
    assert desk.at(who[0]).result is None, "its slip says who was not there"
    slip = Slip((30, 20, 0), who=who, how="forfeit", at_fault=(who[2],))
    desk.done(Enter("", 1, slip))
    assert [desk.points(n) for n in who] == [6, 4, 0]
