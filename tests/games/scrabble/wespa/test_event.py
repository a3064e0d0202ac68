"""The All Bankers' Game as an event: what its sheet says of the day, by the ready-made plan."""

from random import Random

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.seat import JUDGE
from gamehall.tournaments.event.acts import Amend, Log, Pair, Sign, Slip
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.seating import seating
from gamehall.tournaments.event.seats import ASSISTANT, ENTRANT, SCOREKEEPER
from gamehall.tournaments.formats.finding import format
from tests.tournaments.event.desk import Desk, checked_in, hung_out

PLAN = format("all-bankers")


def played(rounds: int, entrants: int = 20, seed: int = 1) -> Desk:
    """So many rounds by drawn scores; a lagged round is paired before the one before it is played."""
    desk, chance = checked_in(entrants, PLAN), Random(seed)
    for number in range(1, rounds + 1):
        if desk.state.paired("") < number:
            desk.hang_out(number)
        if number < PLAN.rounds and PLAN.source(number + 1) < number:
            desk.hang_out(number + 1)
        for board in desk.round(number).boards:
            if not board.bye:
                who = board.meeting.who
                desk.enter(number, {one: chance.randrange(250, 550) for one in who}, signed=who)
    return desk


@pytest.mark.paragraph("event", book="wespa")
def test_eight_games_of_which_five_are_lagged_and_three_king_of_the_hill() -> None:
    assert PLAN.rounds == 8
    assert [PLAN.block(n).system for n in range(1, 9)] == ["swiss"] * 5 + ["king-of-the-hill"] * 3
    assert [PLAN.source(n) for n in range(1, 9)] == [0, 0, 1, 2, 3, 5, 6, 7]


@pytest.mark.paragraph("event", book="wespa")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_lagged_round_is_paired_while_the_round_before_it_is_still_played(number: int) -> None:
    one, other = played(number - 2), played(number - 2)
    for desk, best in ((one, 500), (other, 100)):
        if desk.state.paired("") < number - 1:
            desk.hang_out(number - 1)
        who = desk.round(number - 1).boards[0].meeting.who
        desk.enter(number - 1, {who[0]: best, who[1]: 300})
    assert [desk.hang_out(number).source for desk in (one, other)] == [max(0, number - 2)] * 2
    assert one.tables(number) == other.tables(number), "what was played meanwhile makes no difference"


@pytest.mark.paragraph("event", book="wespa")
def test_nobody_meets_twice_in_the_lagged_rounds() -> None:
    desk = played(5)
    pairs = [frozenset(who) for number in range(1, 6) for who in desk.tables(number)]
    assert len(pairs) == len(set(pairs)) == 50


@pytest.mark.paragraph("event", book="wespa")
@pytest.mark.parametrize("number", [6, 7, 8])
def test_at_the_end_the_first_meets_the_second_and_the_third_the_fourth(number: int) -> None:
    desk = played(number - 1)
    if desk.state.paired("") < number:
        desk.hang_out(number)
    places = [row.number for row in rows(desk.state, "", number - 1)]
    neighbours = [frozenset(places[at : at + 2]) for at in range(0, len(places), 2)]
    assert [frozenset(who) for who in desk.tables(number)] == neighbours


@pytest.mark.paragraph("event", book="wespa")
def test_a_king_of_the_hill_waits_for_the_slips_of_the_round_before() -> None:
    desk = played(4)
    assert desk.state.paired("") == 5, "this one is lagged and hangs out already"
    assert desk.no(Pair("", 6)).cites == "event-pairing"
    desk.play(5)
    desk.hang_out(6)


@pytest.mark.paragraph("draw-for-start", book="wespa")
def test_the_event_says_who_starts_and_balances_it() -> None:
    for row in rows(played(5).state, "", 5):
        assert abs(row.firsts - row.seconds) <= 1
    for row in rows(played(8).state, "", 8):
        assert abs(row.firsts - row.seconds) <= 2


@pytest.mark.paragraph("game-time", "dictionary", book="wespa")
def test_a_table_of_the_hall_has_twenty_minutes_a_side_and_names_its_word_list() -> None:
    desk = hung_out(4, PLAN)
    place = seating(desk.state, "", desk.at(1))
    game = catalog.game(place.game).by(place.book)
    assert (place.book, game.options(**place.options).minutes) == ("wespa", 20)
    assert place.options["words"].keys() == {"id", "edition", "words", "hash"}


@pytest.mark.paragraph("late-forfeit", "late-must", book="wespa")
def test_who_comes_too_late_loses_by_75_and_neither_has_begun() -> None:
    desk = hung_out(4, PLAN)
    there, late = desk.tables(1)[0]
    desk.enter(1, {there: 0, late: 0}, how="forfeit", at_fault=(late,))
    assert (desk.points(there), desk.standing(there).spread) == (1, 75)
    assert (desk.points(late), desk.standing(late).spread) == (0, -75)
    assert (desk.standing(there).firsts, desk.standing(late).seconds) == (0, 0)


@pytest.mark.paragraph("overtime-forfeit", book="wespa")
@pytest.mark.parametrize(("scores", "margin"), [((350, 400), 75), ((500, 300), 200)])
def test_ten_minutes_over_lose_the_game_by_the_real_margin_or_75(
    scores: tuple[int, int], margin: int
) -> None:
    desk = hung_out(4, PLAN)
    who = desk.tables(1)[0]
    desk.enter(1, dict(zip(who, scores, strict=True)), how="forfeit", at_fault=(who[1],))
    assert [desk.standing(one).spread for one in who] == [margin, -margin]


@pytest.mark.paragraph("after-signing", book="wespa")
def test_a_signed_slip_is_changed_by_the_director_alone_and_both_versions_stay() -> None:
    desk = hung_out(4, PLAN)
    who = desk.tables(1)[0]
    desk.enter(1, {who[0]: 400, who[1]: 390})
    for one in who:
        assert not desk.say(Sign("", 1, one), SCOREKEEPER).refused
    assert desk.result(who[0]).signed == who
    again = Amend("", 1, Slip((380, 390), who=who, signed=who), "a recount found twenty too many")
    for seat in (ASSISTANT, SCOREKEEPER, ENTRANT):
        desk.no(again, seat)
    desk.done(again)
    assert desk.result(who[0]).scores == (380, 390)
    said = [str(entry.ruling.says) for entry in desk.event.entries]
    assert any("400" in says for says in said)
    assert any("a recount found twenty too many" in says.lower() for says in said)


@pytest.mark.paragraph("equipment", "set-report", "conduct", "summary", book="wespa")
def test_what_officials_decide_is_in_the_log_of_the_event_and_moves_no_score() -> None:
    desk = hung_out(4, PLAN)
    desk.play(1)
    before = rows(desk.state, "", 1)
    told = ("equipment", "Board 2 came back without its clock."), ("conduct", "A warning for coffee-housing.")
    for paragraph, words in told:
        desk.done(Log(words, 1, paragraph), JUDGE)
    assert [(one.paragraph, one.words) for one in desk.state.log] == list(told)
    assert rows(desk.state, "", 1) == before
