"""A match as a record: games in order, each result once, and what is corrected keeps what stood before."""

from typing import Any

import pytest

from gamehall.kernel.action import Action, Correct, Forfeit
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.game import Game
from gamehall.kernel.record import Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import HALL, Seat
from gamehall.kernel.table import Table, open_table, replay, submit
from gamehall.tournaments.finding import game_of_record
from gamehall.tournaments.match import day
from gamehall.tournaments.match.acts import OpenTable, Report, Slip, Withdraw
from gamehall.tournaments.match.state import DIRECTOR, Points

P1, P2 = Seat("p1"), Seat("p2")
WIN = {P1: Slip("win", 10, True), P2: Slip("loss", 4, True)}
LOSS = {P1: Slip("loss", 10, True), P2: Slip("win", 4, True)}
TIE = {P1: Slip("tie", 7, True), P2: Slip("tie", 7, True)}

pytestmark = pytest.mark.usefixtures("five")


class Desk:
    def __init__(self, points: Points | None = None) -> None:
        players = (Player(P1, "Ana"), Player(P2, "Ben"))
        self.table = open_table(day.DAY, day.header("m", day.options("lot", points), "guided", players, 1000))

    def say(self, action: Action, seat: Seat = HALL) -> Ruling:
        kind = type(action).__name__
        asked = next((p.id for p in self.table.prompts if p.seat == seat and kind in p.kinds), "")
        self.table, _, ruling = submit(self.table, seat, action, prompt=asked, at=self.table.last_at + 1)
        return ruling

    def play(self, number: int, slips: dict[Seat, Slip]) -> Ruling:
        assert not self.say(OpenTable(number, f"t{number}")).refused
        return self.say(Report(f"t{number}", 9, "seal", slips))

    def points(self) -> tuple[int, int]:
        return self.table.state.total(P1), self.table.state.total(P2)


def after(*results: dict[Seat, Slip], points: Points | None = None) -> Desk:
    desk = Desk(points)
    for number, slips in enumerate(results, start=1):
        assert not desk.play(number, slips).refused
    return desk


@pytest.mark.paragraph("match-order")
def test_games_are_played_one_after_the_other_in_the_order_of_the_record() -> None:
    desk = Desk()
    assert desk.say(OpenTable(2, "t2")).cites == "match-order"
    assert desk.say(OpenTable(1, "t1")).verdict == "allowed"
    assert not any(prompt.must for prompt in desk.table.prompts)
    assert desk.say(OpenTable(2, "t2")).refused, "the first game is in play"
    desk.say(Report("t1", 9, "seal", WIN))
    assert desk.say(OpenTable(2, "t1")).cites == "match-order", "the first game's table"
    assert desk.say(OpenTable(2, "t2")).says.startswith("Game 2 of 5 begins: ")


@pytest.mark.paragraph("match-order")
def test_after_the_last_game_no_table_is_opened() -> None:
    desk = after(WIN, WIN, WIN, WIN, WIN)
    assert desk.say(OpenTable(6, "t6")).refused


@pytest.mark.paragraph("match-result")
@pytest.mark.parametrize(
    "slips",
    [
        {P1: WIN[P1]},
        {P1: WIN[P1], P2: LOSS[P2]},
        {P1: LOSS[P1], P2: WIN[P2]},
        {P1: TIE[P1], P2: WIN[P2]},
        {P1: WIN[P1], P2: WIN[P2], Seat("p3"): WIN[P2]},
        {},
    ],
)
def test_slips_that_do_not_agree_are_no_result(slips: dict[Seat, Slip]) -> None:
    desk = Desk()
    desk.say(OpenTable(1, "t1"))
    assert desk.say(Report("t1", 9, "seal", slips)).cites == "match-result"
    assert desk.points() == (0, 0)


@pytest.mark.paragraph("match-result")
def test_a_table_of_another_match_is_not_heard() -> None:
    desk = Desk()
    assert desk.say(Report("t1", 9, "seal", WIN)).cites == "match-result", "nothing is open"
    desk.say(OpenTable(1, "t1"))
    assert desk.say(Report("t2", 9, "seal", WIN)).cites == "match-result"
    assert desk.say(Withdraw("t2", 9, "why")).cites == "match-result"


@pytest.mark.paragraph("match-result")
def test_the_entry_tells_the_points_who_signed_and_the_seal_of_the_table() -> None:
    desk = Desk()
    ruling = desk.play(1, {P1: WIN[P1], P2: Slip("loss", 4)})
    name = desk.table.state.sheets[0].part.name
    assert ruling.says == f"{name}: {{p1}} 3, {{p2}} 1 (not signed)."
    assert desk.table.state.sheets[0].seal == "seal"


@pytest.mark.paragraph("match-once")
def test_a_result_enters_once_however_often_it_is_brought() -> None:
    desk = after(WIN)
    entries = desk.table.seq
    for seq in (9, 8, 10):
        assert desk.say(Report("t1", seq, "seal", WIN, "again")).cites == "match-once"
    assert (desk.table.seq, desk.points()) == (entries, (3, 1))


@pytest.mark.paragraph("match-correction")
def test_a_correction_needs_its_reason_and_keeps_what_stood() -> None:
    desk = after(WIN, TIE)
    assert desk.say(Report("t1", 11, "other", LOSS)).cites == "match-correction"
    assert desk.say(Report("t1", 11, "other", LOSS, " ")).refused
    assert desk.points() == (5, 3)
    ruling = desk.say(Report("t1", 11, "other", LOSS, "the cards were exchanged"))
    assert ruling.says.endswith("{p1} 1, {p2} 3. the cards were exchanged.")
    assert desk.points() == (3, 5)
    told = [entry.action.slips for entry in desk.table.entries if isinstance(entry.action, Report)]
    assert told == [WIN, TIE, LOSS], "the old result stands in the record beside the new one"


@pytest.mark.paragraph("match-correction")
def test_after_the_last_game_a_result_is_still_set_right() -> None:
    desk = after(TIE, TIE, TIE, TIE, WIN)
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    desk.say(Report("t5", 12, "seal", LOSS, "the Director heard a witness"))
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("match-correction")
def test_a_table_that_was_reopened_has_no_result_until_it_is_closed_again() -> None:
    desk = after(WIN)
    assert desk.say(Withdraw("t1", 9, "too late")).cites == "match-once"
    assert desk.say(Withdraw("t1", 10, "")).cites == "match-correction"
    assert not desk.say(Withdraw("t1", 10, "a wrong key")).refused
    assert desk.points() == (0, 0)
    assert desk.say(OpenTable(2, "t2")).refused, "the first game is in play again"
    assert desk.say(Withdraw("t1", 11, "again")).cites == "match-correction"
    assert not desk.say(Report("t1", 14, "seal", LOSS)).refused
    assert desk.points() == (1, 3)


@pytest.mark.paragraph("match-correction")
def test_a_game_whose_table_was_closed_in_the_midst_of_play_begins_anew() -> None:
    desk = Desk()
    desk.say(OpenTable(1, "t1"))
    assert not desk.say(Withdraw("t1", 0, "closed", shut=True)).refused
    assert desk.say(Report("t1", 9, "seal", WIN)).cites == "match-result"
    assert not desk.say(OpenTable(1, "t1b")).refused


@pytest.mark.paragraph("match-end")
@pytest.mark.parametrize(
    ("results", "ranks"),
    [
        ((WIN, WIN, WIN, LOSS, LOSS), ((P1,), (P2,))),
        ((LOSS, LOSS, TIE, TIE, TIE), ((P2,), (P1,))),
        ((WIN, LOSS, TIE, TIE, TIE), ((P1, P2),)),
    ],
)
def test_the_points_of_all_games_decide(results: Any, ranks: Any) -> None:
    desk = after(*results[:4])
    assert desk.table.outcome is None
    desk.play(5, results[4])
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ranks
    assert desk.table.outcome.cites == "match-end"


@pytest.mark.paragraph("points")
def test_three_two_one_and_nothing_for_misconduct() -> None:
    assert after(WIN).points() == (3, 1)
    assert after(TIE).points() == (2, 2)
    gone = {P1: Slip("win", 0, True), P2: Slip("loss", 0, conduct=True)}
    assert after(gone).points() == (3, 0)


@pytest.mark.paragraph("points")
def test_other_points_are_an_option() -> None:
    assert after(WIN, TIE, points=Points(2, 1, 0)).points() == (3, 1)


@pytest.mark.paragraph("awards")
@pytest.mark.parametrize(
    ("results", "classes"),
    [
        ((WIN,) * 5, ("Hall of Fame", "ribbon")),
        ((WIN,) * 4 + (TIE,), ("gold", "ribbon")),
        ((WIN,) * 4 + (LOSS,), ("silver", "ribbon")),
        ((WIN,) * 3 + (TIE, LOSS), ("bronze", "ribbon")),
        ((WIN,) * 3 + (LOSS, LOSS), ("honorable mention", "ribbon")),
        ((WIN,) * 2 + (TIE,) * 2 + (LOSS,), ("honorable mention", "ribbon")),
        ((TIE,) * 5, ("ribbon", "ribbon")),
    ],
)
def test_each_class_has_its_limit(results: Any, classes: tuple[str, str]) -> None:
    desk = after(*results)
    facts = day.DAY.facts
    assert facts
    told = facts(desk.table.state, P1, ()).seats
    assert (told[P1].notes, told[P2].notes) == tuple((one,) for one in classes)


@pytest.mark.paragraph("awards")
def test_there_is_no_class_before_the_end_nor_for_points_that_no_scale_knows() -> None:
    facts = day.DAY.facts
    assert facts
    assert facts(after(WIN, WIN, WIN, WIN).table.state, P1, ()).seats[P1].notes == ()
    other = after(*[WIN] * 5, points=Points(2, 1, 0)).table
    assert facts(other.state, P1, ()).seats[P1].notes == ()


@pytest.mark.paragraph("five-games")
def test_every_game_that_stands_beside_the_common_rules_is_played_once(five: dict[str, Game]) -> None:
    parts = day.options("lot").games
    assert sorted(part.game for part in parts) == sorted(five)


@pytest.mark.paragraph("star")
def test_the_order_follows_from_what_was_drawn_and_no_order_is_the_rule() -> None:
    def order(drawn: str) -> tuple[str, ...]:
        return tuple(part.game for part in day.options(drawn).games)

    assert order("a") == order("a")
    stars = [order(f"{n}") for n in range(600)]
    assert len(set(stars)) > 115, "nearly all of the 120 orders"
    firsts = [one[0] for one in stars]
    assert all(80 < firsts.count(game) < 160 for game in set(firsts)), "each game comes first as often"


def test_the_record_replays_is_audited_and_holds_its_chain() -> None:
    desk = after(WIN, TIE, LOSS)
    desk.say(Report("t2", 10, "seal", WIN, "added wrongly"))
    data = write_lines(desk.table.header, desk.table.entries)
    header, entries = read_lines(data, game_of_record)
    again: Table = replay(day.DAY, header, entries)
    assert again.state == desk.table.state
    assert broken_links(data) == []
    assert list(audit(day.DAY, header, entries)) == []
    assert broken_links(data.replace(b'"score":10', b'"score":11', 1)) != []


def test_the_director_takes_a_day_away_and_sets_results_right() -> None:
    desk = after(WIN)
    assert desk.say(Forfeit(P1, "left the site"), DIRECTOR).verdict == "penalised"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2
    assert desk.say(OpenTable(2, "t2")).refused
    assert not desk.say(Correct("it was somebody else", back_to=desk.table.seq), DIRECTOR).refused
    assert desk.table.outcome is None
