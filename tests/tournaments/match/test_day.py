"""A day in a running hall: its tables report by themselves, once, also when they are set right later."""

import asyncio
from pathlib import Path

import pytest

from gamehall.kernel.action import Correct
from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.live.hall import Hall
from gamehall.live.matches import Match
from gamehall.live.people import NotPossible
from gamehall.store.rows import ChairRow
from gamehall.tournaments.match import day
from gamehall.tournaments.match.acts import Report, Withdraw
from gamehall.tournaments.match.state import Points
from tests.live.desk import ANN, BOB, CHIEF, EVE, P2, TWO, Watch, opened
from tests.loops import run
from tests.tournaments.match.desk import end, opened_day, played, seen, totals, whole_day

pytestmark = pytest.mark.usefixtures("five")

DIRECTOR = Seat("director")
EVE_DIRECTS = ChairRow("", DIRECTOR, "", "person", "e", "Eve")


def reports(match: Match) -> list[Report]:
    assert match.record
    return [entry.action for entry in match.record.entries if isinstance(entry.action, Report)]


def test_five_games_one_after_the_other_and_each_result_once(five: dict[str, Game], tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            match = await whole_day(hall, "22122")
            assert match.record
            assert [one.game for one in match.record.state.options.games] == [
                hall.store.table(id).game  # type: ignore[union-attr]
                for id in match.tables
            ]
            assert totals(match.record) == {"p1": 13, "p2": 7}
            assert match.record.outcome
            assert match.record.outcome.says == "{p1} 13 points (silver), {p2} 7 points (ribbon)."
            assert match.row.status == "finished"
            assert [report.table for report in reports(match)] == list(match.tables)
            assert all(slip.signed for report in reports(match) for slip in report.slips.values())
            for report in reports(match):
                live = await hall.table(report.table)
                assert live
                assert (live.table.seq, live.table.seal) == (report.seq, report.seal)
            header, entries = match.record.header, match.record.entries
            assert list(audit(day.DAY, header, entries)) == []

    run(work())


def test_the_same_people_sit_in_the_same_chairs_and_a_bot_too(tmp_path: Path) -> None:
    bot = ChairRow("", P2, "", "bot", None, "Greedy bot", "greedy")

    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall, (TWO[0], bot, EVE_DIRECTS))
            assert row.match
            live = await hall.table(row.id)
            assert live
            await hall.submit(EVE, live, DIRECTOR, ends("intimidation", "p1", "p2"))
            while not live.table.closed:
                await _sign(hall, live)
            await seen(hall, row.match, played(1))
            second = await hall.matches.go_on(ANN, row.match)
            chairs = {chair.seat: chair for chair in hall.store.chairs(second)}
            assert (chairs[Seat("p1")].person, chairs[DIRECTOR].person) == ("a", "e")
            assert (chairs[JUDGE].kind, chairs[DEALER].kind) == ("hall", "hall")
            assert chairs[P2].bot == "random", "the best that this game has"
            assert chairs[P2].name == "Chance bot"

    run(work())


def ends(reason: str, winner: str, loser: str) -> Correct:
    outcome = {"ranks": [[winner], [loser]], "cites": "conduct", "says": "So."}
    return Correct(reason, events=({"type": "Ended", "outcome": outcome},))


async def _sign(hall: Hall, live: object) -> None:
    from gamehall.games.pentathlon.acts import Sign

    for prompt in live.prompts(Seat("p1")):  # type: ignore[attr-defined]
        if "Sign" in prompt.kinds:
            await hall.submit(ANN, live, Seat("p1"), Sign(), prompt.id)  # type: ignore[arg-type]
    await asyncio.sleep(0.01)


def test_a_friend_sits_down_at_the_first_table_and_plays_the_whole_day(tmp_path: Path) -> None:
    waits = (TWO[0], ChairRow("", P2, "", "person"))

    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall, waits)
            assert row.match
            match = await hall.matches.find(row.match)
            assert match
            assert (match.row.status, match.record) == ("gathering", None)
            assert await hall.matches.go_on(ANN, row.match) == row.id
            await hall.take_chair(BOB, row, P2)
            match = await seen(hall, row.match)
            assert match.record
            assert [player.name for player in match.record.header.players] == ["Ann", "Bob"]
            await end(hall, row.id)
            await seen(hall, row.match, played(1))
            with pytest.raises(NotPossible, match="Only who plays"):
                await hall.matches.go_on(EVE, row.match)
            second = hall.store.table(await hall.matches.go_on(BOB, row.match))
            assert second
            assert (second.status, second.match) == ("playing", row.match)

    run(work())


def test_a_day_to_which_nobody_came_is_closed_with_its_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall, (TWO[0], ChairRow("", P2, "", "person")))
            assert row.match
            await hall.close_gathering(row)
            await seen(hall, row.match, lambda match: match.row.status == "closed")

    run(work())


def test_both_go_on_at_once_and_come_to_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall)
            assert row.match
            await end(hall, row.id)
            await seen(hall, row.match, played(1))
            going = [hall.matches.go_on(who, row.match) for who in (ANN, BOB, ANN, BOB)]
            assert len(set(await asyncio.gather(*going))) == 1
            match = await seen(hall, row.match)
            assert len(match.tables) == 2

    run(work())


@pytest.mark.paragraph("match-result")
def test_a_result_that_is_not_final_is_not_heard(tmp_path: Path) -> None:
    from gamehall.kernel.action import Resign

    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall)
            assert row.match
            live = await hall.table(row.id)
            assert live
            await hall.submit(BOB, live, P2, Resign())
            assert live.table.outcome
            await hall.matches._follow(row.id)
            match = await seen(hall, row.match)
            assert reports(match) == []
            assert await hall.matches.go_on(ANN, row.match) == row.id, "the cards are still to be signed"

    run(work())


@pytest.mark.paragraph("match-correction")
def test_a_result_set_right_at_its_table_is_set_right_in_the_day(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall, (*TWO, EVE_DIRECTS))
            assert row.match
            live = await end(hall, row.id)
            await seen(hall, row.match, played(1))
            await hall.submit(EVE, live, DIRECTOR, Correct("a remark"))
            await hall.matches._follow(row.id)
            assert len(reports(await seen(hall, row.match))) == 1, "nothing of the result was changed"
            ended = {
                "type": "Ended",
                "outcome": {"ranks": [["p2"], ["p1"]], "cites": "conduct", "says": "So."},
            }
            await hall.submit(EVE, live, DIRECTOR, Correct("it was the other", events=(ended,)))
            match = await seen(hall, row.match, lambda match: len(reports(match)) == 2)
            assert match.record
            assert totals(match.record) == {"p1": 1, "p2": 3}
            assert reports(match)[1].reason == "it was the other"
            assert hall.store.matches.unheard() == []

    run(work())


@pytest.mark.paragraph("match-correction")
def test_a_table_that_the_organiser_reopens_counts_when_it_is_closed_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall)
            assert row.match
            live = await end(hall, row.id)
            await seen(hall, row.match, played(1))
            await hall.reopen(CHIEF, live, "the wrong one resigned", 1)
            match = await seen(hall, row.match, played(0))
            assert match.record
            last = match.record.entries[-1].action
            assert isinstance(last, Withdraw)
            assert last.reason == "the wrong one resigned"
            assert await hall.matches.go_on(ANN, row.match) == row.id

    run(work())


@pytest.mark.paragraph("match-correction")
def test_a_game_whose_table_the_organiser_closes_begins_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall)
            assert row.match
            await seen(hall, row.match)
            await hall.close_table(row)
            match = await seen(hall, row.match, lambda match: match.state.sheets[0].table == "")
            assert match.record
            anew = await hall.matches.go_on(BOB, row.match)
            assert anew != row.id
            other = hall.store.table(anew)
            assert other
            assert other.game == row.game

    run(work())


def test_a_day_goes_on_where_it_stood_when_the_hall_starts_again(tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            row = await opened_day(hall, points=Points(2, 1, 0))
            assert row.match
            await end(hall, row.id)
            await seen(hall, row.match, played(1))
            second = await hall.matches.go_on(ANN, row.match)
        watch.ms += 86_400_000
        async with opened(tmp_path, watch) as hall:
            assert [one.id for one in hall.store.matches.of_person("b", "playing")] == [row.match]
            assert await hall.matches.go_on(BOB, row.match) == second
            await end(hall, second, "p1")
            match = await seen(hall, row.match, played(2))
            assert match.record
            assert totals(match.record) == {"p1": 2, "p2": 2}

    run(work())


def test_what_a_hall_did_not_live_to_hear_is_heard_when_it_starts(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await opened_day(hall)
            assert row.match
            await seen(hall, row.match)
            hall.matches.hear = lambda table: None  # type: ignore[method-assign]
            await end(hall, row.id)
            assert hall.store.matches.unheard() == [row.id]
        async with opened(tmp_path) as hall:
            await seen(hall, row.match, played(1))
            assert hall.store.matches.unheard() == []

    run(work())
