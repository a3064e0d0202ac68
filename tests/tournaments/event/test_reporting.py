"""What a game that is played in the hall tells its event, from its own record."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from gamehall.bots.seating import sit
from gamehall.kernel.action import Close, Correct, Forfeit, Reopen, Resign
from gamehall.kernel.facts import Facts, SeatFacts
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome, tied
from gamehall.kernel.seat import HALL, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.tournaments.event.acts import OpenTable, Recall, Report
from gamehall.tournaments.event.reporting import news, scores, shut
from tests.tournaments.event.desk import Desk, hung_out

P1, P2 = Seat("p1"), Seat("p2")
REASON = "They had agreed on another result"


class Live(Struct):
    """A board of an event, and the table of the hall where it is played."""

    desk: Desk
    sitting: Sitting

    def hears(self) -> Report | Recall | None:
        """The event hears its table; what the table had to say, if anything."""
        said = news(self.desk.round(1).boards[0], self.sitting.table)
        if said:
            self.desk.done(said, HALL)
        return said

    def points(self) -> list[int]:
        return [int(self.desk.points(number)) for number in self.desk.tables(1)[0]]


@pytest.fixture
def live(peek: Game) -> Live:
    desk = hung_out()
    who = desk.tables(1)[0]
    desk.done(OpenTable("", 1, who, "t1", {P1: who[0], P2: who[1]}), HALL)
    return Live(desk, sit("peek", players=["Ana", "Ben"], seed=1, manner="tournament"))


def test_a_game_that_goes_on_has_nothing_to_say(live: Live) -> None:
    assert live.sitting.table.seq
    assert live.hears() is None


@pytest.mark.paragraph("event-live", book="event")
def test_a_game_that_is_closed_says_its_result_exactly_once(live: Live) -> None:
    live.sitting.say("p2", Resign())
    assert live.sitting.table.closed
    said = live.hears()
    assert isinstance(said, Report)
    table = live.sitting.table
    assert (said.seq, said.seal) == (table.seq, table.entries[-1].hash)
    assert live.points() == [1, 0]
    assert [live.hears(), live.hears()] == [None, None]


@pytest.mark.paragraph("event-live", book="event")
def test_a_result_that_is_set_right_after_the_table_was_closed_is_heard_with_its_reason(live: Live) -> None:
    live.sitting.say("p2", Resign())
    live.hears()
    ended = Outcome(((P2,), (P1,)), "peek-win", "{p2} wins.")
    right = {"type": "Ended", "outcome": {"ranks": ended.ranks, "cites": ended.cites, "says": ended.says}}
    ruling = live.sitting.say(JUDGE, Correct(REASON, events=(right,)))
    assert not ruling.refused, ruling.says
    said = live.hears()
    assert isinstance(said, Report)
    assert said.reason == REASON
    assert live.points() == [0, 1]
    assert live.desk.round(1).boards[0].amended == REASON
    assert live.hears() is None


@pytest.mark.paragraph("event-live", book="event")
def test_a_table_that_is_taken_up_again_has_no_result_until_it_is_closed_again(live: Live) -> None:
    before = live.sitting.table.seq
    live.sitting.say("p2", Resign())
    live.hears()
    live.sitting.officials = None  # else the same hall would deal and close at once
    assert not live.sitting.say(HALL, Reopen(REASON, back_to=before + 1)).refused
    said = live.hears()
    assert isinstance(said, Recall)
    assert said.reason == REASON
    assert live.desk.round(1).boards[0].result is None
    assert live.hears() is None
    live.sitting.say("p1", Resign())
    assert live.hears() is None, "a result that stands is no result until the table is closed"
    live.sitting.say(HALL, Close())
    assert isinstance(live.hears(), Report)
    assert live.points() == [0, 1]


def test_who_has_the_game_taken_away_has_forfeited_it_by_misconduct(live: Live) -> None:
    live.sitting.say(JUDGE, Forfeit(P1, "He looked into the bag"))
    said = live.hears()
    assert isinstance(said, Report)
    assert (said.at_fault, said.conduct) == ((P1,), True)
    one, other = live.desk.tables(1)[0]
    result = live.desk.result(one)
    assert (result.how, result.at_fault) == ("forfeit", (one,))
    assert live.desk.points(other) == 1


def test_a_table_that_was_shut_says_so_unless_its_board_has_a_result(live: Live) -> None:
    board = live.desk.round(1).boards[0]
    for begun, why in ((True, "closed in the midst of play"), (False, "nobody came")):
        said = shut(board, begun=begun)
        assert said is not None
        assert said.shut
        assert why in said.reason
    live.sitting.say("p2", Resign())
    live.hears()
    assert shut(live.desk.round(1).boards[0], begun=True) is None


def with_scores(game: Game, one: int, other: int, *, low: bool = False) -> Sitting:
    """A table of this game at which everybody is told these scores."""

    def facts(state: object, seat: Seat, prompts: object) -> Facts:
        return Facts({P1: SeatFacts(one), P2: SeatFacts(other)}, low_is_good=low)

    return sit(replace(game, facts=facts), players=["Ana", "Ben"], seed=1, manner="tournament")


def won_by(*ranks: tuple[Seat, ...]) -> Outcome:
    return Outcome(ranks, "peek-win", "")


@pytest.mark.paragraph("event-live", book="event")
@pytest.mark.parametrize(
    ("told", "low", "outcome", "expected"),
    [
        ((431, 388), False, won_by((P1,), (P2,)), (431, 388)),
        ((12, 30), True, won_by((P1,), (P2,)), (30, 12)),
        ((7, 7), True, tied((P1, P2), "peek-win", ""), (7, 7)),
        ((431, 388), False, won_by((P2,), (P1,)), (0, 1)),
        ((10, 9), False, tied((P1, P2), "peek-win", ""), (0, 0)),
        ((99_999, 3), False, won_by((P1,), (P2,)), (1, 0)),
    ],
    ids=["its own", "the lower is better", "a tie", "gave up in the lead", "nearly a tie", "too many"],
)
def test_scores_are_those_of_the_game_turned_where_else_the_winner_would_not_have_won(
    peek: Game, told: tuple[int, int], low: bool, outcome: Outcome, expected: tuple[int, int]
) -> None:
    table = with_scores(peek, *told, low=low).table
    assert scores(table, outcome) == dict(zip((P1, P2), expected, strict=True))


def test_a_game_that_tells_no_scores_gives_a_point_for_each_place_left_behind(peek: Game) -> None:
    table = sit(replace(peek, seats=(3, 3)), players=["Ana", "Ben", "Cat"], seed=1).table
    p3 = Seat("p3")
    assert scores(table, won_by((P2,), (p3,), (P1,))) == {P1: 0, P2: 2, p3: 1}
    assert scores(table, won_by((P1, P2), (p3,))) == {P1: 1, P2: 1, p3: 0}
