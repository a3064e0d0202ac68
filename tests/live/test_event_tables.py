"""Boards of a round at tables of the hall: opened for their entrants, and each says its result by itself."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.action import Correct
from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.live import events
from gamehall.live.event import LiveEvent
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible
from gamehall.live.table import LiveTable
from gamehall.store.writer import NotWritten
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.acts import OpenTable, Recall, Report, Slip
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR
from tests.live.desk import ANN, CHIEF, EVE, opened
from tests.live.event_desk import (
    board,
    boards,
    end,
    event,
    hung_out,
    live_board,
    open_boards,
    said,
    says,
    until,
)
from tests.loops import run

P1, P2 = Seat("p1"), Seat("p2")
FIVE = ("Ana", "Ben", "Cat", "Dov", "Eli")
WRONG = "they were exchanged"


def scores(made: LiveEvent, number: int = 1) -> tuple[int, ...] | None:
    result = board(made, number).result
    return result.scores if result else None


def exchanged() -> Correct:
    outcome = {"ranks": [["p2"], ["p1"]], "cites": "peek-win", "says": "So."}
    return Correct(WRONG, events=({"type": "Ended", "outcome": outcome},))


@pytest.mark.paragraph("event-live")
def test_a_round_has_tables_with_a_chair_for_everybody_who_meets(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall, names=FIVE)
            rows = await open_boards(hall, made)
            met = [one for one in boards(made) if not one.bye]
            assert [one.table for one in met] == [row.id for row in rows]
            assert len(rows) == 2, "who has the bye needs no table"
            for row, one in zip(rows, met, strict=True):
                assert (row.match, row.status, row.setup.private) == (made.id, "gathering", True)
                kept = {c.seat: c.name for c in hall.store.chairs(row.id) if c.open}
                assert kept == {P1: made.state.name(one.who[0]), P2: made.state.name(one.who[1])}
            assert await open_boards(hall, made) == [], "every board has one"
            again, faults = await hall.events.open_tables(CHIEF, made, "", 1, (1,))
            assert again == []
            assert "has a table of the hall already" in faults[0]
            assert hall.store.events.tables(made.id) == [row.id for row in rows]

    run(work())


def test_tables_are_opened_by_the_director_for_a_round_that_hangs_out(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await event(hall)
            await says(hall, made, acts.Pair("", 1))
            with pytest.raises(NotPossible, match="does not hang out"):
                await open_boards(hall, made)
            await says(hall, made, acts.Publish("", 1))
            await hall.events.take(EVE, hall.events.keys(made)[ASSISTANT])
            for helper in (ANN, EVE):
                with pytest.raises(NotPossible, match="Only the Tournament Director"):
                    await hall.events.open_tables(helper, made, "", 1)
            assert hall.store.events.tables(made.id) == []

    run(work())


def test_a_board_with_a_slip_gets_no_table(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            await says(hall, made, acts.Enter("", 1, Slip((400, 300), 1)))
            (row,) = await open_boards(hall, made)
            assert board(made, 2).table == row.id
            _, faults = await hall.events.open_tables(CHIEF, made, "", 1, (1,))
            assert "has its result already" in faults[0]
            assert len(hall.store.events.tables(made.id)) == 1, "nothing is left of what was refused"

    run(work())


@pytest.mark.paragraph("event-live", "event-once", "event-signed")
def test_a_game_that_is_over_enters_its_result_once_with_its_seal(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            assert scores(made) is None, "in play"
            await end(hall, live)
            await until(made, lambda: board(made).result)
            (report,) = said(made, Report)
            assert (report.table, report.seq, report.seal) == (live.id, live.table.seq, live.table.seal)
            assert scores(made) == (1, 0)
            result = board(made).result
            assert result is not None
            assert set(result.signed) == set(board(made).who)
        async with opened(tmp_path) as hall:
            again = await hall.events.find(made.id)
            assert again is not None
            hall.events.hear(hall.store.table(live.id), await hall.table(live.id))  # type: ignore[arg-type]
            await _nothing_left(hall, again)
            assert said(again, Report) == [report]
            assert list(audit(EVENT, again.record.header, again.record.entries)) == []

    run(work())


def _has_result(made: LiveEvent) -> bool:
    return board(made).result is not None


async def _nothing_left(hall: Hall, made: LiveEvent) -> None:
    """Everything that was to be heard has been heard."""
    for _ in range(2000):
        listening = any("_follow" in repr(task) or "_catch_up" in repr(task) for task in hall._tasks)
        if not listening and hall.store.events.unheard(made.id) == []:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the event still listens")


@pytest.mark.paragraph("event-live", "event-correction")
def test_a_result_set_right_at_its_table_is_set_right_at_the_event_and_both_stay(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            await end(hall, live)
            await until(made, lambda: board(made).result)
            done = await hall.submit(CHIEF, live, JUDGE, exchanged())
            assert not done.ruling.refused, done.ruling.says
            await until(made, lambda: scores(made) == (0, 1))
            first, second = said(made, Report)
            assert (first.scores, first.reason) == ({"p1": 1, "p2": 0}, "")
            assert (second.scores, second.reason) == ({"p1": 0, "p2": 1}, WRONG)
            assert board(made).amended == WRONG
            await _nothing_left(hall, made)
            assert len(said(made, Report)) == 2

    run(work())


@pytest.mark.paragraph("event-live")
def test_a_table_that_is_reopened_has_no_result_until_it_is_closed_again(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            await end(hall, live)
            await until(made, lambda: board(made).result)
            await hall.events.take(EVE, hall.events.keys(made)[JUDGE])
            assert (await hall.reopen(EVE, live, "not yours", None)).ruling.refused
            await hall.events.take(EVE, hall.events.keys(made)[DIRECTOR])
            last = next(e.seq for e in live.table.entries if e.action.__class__.__name__ == "Resign")
            done = await hall.reopen(EVE, live, "the wrong button", last)
            assert not done.ruling.refused, done.ruling.says
            await until(made, lambda: not board(made).result)
            (recalled,) = said(made, Recall)
            assert (recalled.reason, recalled.shut) == ("the wrong button", False)
            await end(hall, live, loser="p1")
            await until(made, lambda: board(made).result)
            assert scores(made) == (0, 1)
            assert [type(e.action) for e in made.record.entries][-4:] == [OpenTable, Report, Recall, Report]

    run(work())


@pytest.mark.paragraph("event-live")
def test_a_table_that_is_given_up_makes_room_for_another(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            await hall.close_table(live.row)
            await until(made, lambda: not board(made).table)
            (row,) = await open_boards(hall, made, 2)
            await hall.close_gathering(row)
            await until(made, lambda: not board(made, 2).table)
            reasons = [one.reason for one in said(made, Recall)]
            assert reasons == ["its table was closed in the midst of play", "nobody came to its table"]
            await end(hall, await live_board(hall, made))
            await until(made, lambda: board(made).result)

    run(work())


@pytest.mark.paragraph("event-once")
def test_what_the_event_did_not_live_to_hear_it_hears_when_the_hall_opens(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            hall.events.hear = lambda row, live: None  # type: ignore[method-assign]  # killed before that
            await end(hall, live)
            assert scores(made) is None
        for _ in range(2):
            async with opened(tmp_path) as hall:
                again = await hall.events.find(made.id)
                assert again is not None
                await until(again, partial(_has_result, again))
                await _nothing_left(hall, again)
                assert len(said(again, Report)) == 1

    run(work())


def test_a_table_that_cannot_be_read_holds_up_no_other(
    peek: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            hall.events.hear = lambda row, live: None  # type: ignore[method-assign]
            for number in (1, 2):
                await end(hall, await live_board(hall, made, number))
            broken, whole = hall.store.events.unheard(made.id)
            real = hall.events._table

            async def reads(id: str) -> LiveTable | None:
                if id == broken:
                    raise ValueError("its record is damaged")
                return await real(id)

            hall.events._table = reads
            await hall.events._catch_up()
            number = next(one.number for one in boards(made) if one.table == whole)
            await until(made, lambda: board(made, number).result)

    run(work())
    assert "could not hear of it" in caplog.text


@pytest.mark.paragraph("event-live")
def test_who_goes_back_in_the_event_does_not_go_back_over_a_game(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            await says(hall, made, acts.Enter("", 1, Slip((400, 300), 2)))
            before = made.version
            live = await live_board(hall, made)
            await end(hall, live)
            await until(made, lambda: board(made).result)
            await says(hall, made, Correct("the wrong slip", before))
            assert board(made, 2).result is None
            await until(made, lambda: board(made).result)
            assert (board(made).table, scores(made)) == (live.id, (1, 0))
            await _nothing_left(hall, made)
            assert [len(said(made, kind)) for kind in (OpenTable, Report)] == [2, 2]
            assert list(audit(EVENT, made.record.header, made.record.entries)) == []

    run(work())


@pytest.mark.paragraph("event-live", "event-correction")
def test_what_the_director_amends_stands_until_the_table_says_something_else(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            slip = Slip((0, 1), 1)
            by_hand = await hall.events.act(CHIEF, made, DIRECTOR, acts.Enter("", 1, slip))
            assert "says its result by itself" in by_hand.ruling.says
            await end(hall, live)
            await until(made, lambda: board(made).result)
            await says(hall, made, acts.Amend("", 1, slip, "the sheet was read upside down"))
            await _nothing_left(hall, made)
            assert scores(made) == (0, 1), "the table has said nothing since"
            await hall.submit(CHIEF, live, JUDGE, exchanged())
            await until(made, lambda: len(said(made, Report)) == 2)
            assert board(made).amended == WRONG

    run(work())


def test_a_result_that_could_not_be_written_is_written_when_there_is_room_again(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(events, "_AGAIN", (0.01, 0.01))

    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live = await live_board(hall, made)
            real, left = hall.store.events.append, 5

            def full_disk(*said: Any) -> Any:
                nonlocal left
                left -= 1
                if left >= 0:
                    return hall.store.writer.do(_no_room)
                return real(*said)

            hall.store.events.append = full_disk  # type: ignore[method-assign, assignment]
            await end(hall, live)
            await until(made, lambda: board(made).result)
            assert left < 0
            assert len(said(made, Report)) == 1
            assert scores(made) == (1, 0)

    run(work())
    assert "could not hear of it" in caplog.text


def _no_room(connection: Any) -> None:
    raise NotWritten("the disk is full")


def test_what_was_not_written_is_not_told_and_may_be_said_again(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await event(hall)
            before, real = made.record, hall.store.events.append
            hall.store.events.append = lambda *_: hall.store.writer.do(_no_room)  # type: ignore[method-assign]
            with pytest.raises(NotWritten):
                await says(hall, made, acts.Announce("Welcome"), "c1")
            assert made.record == before
            hall.store.events.append = real  # type: ignore[method-assign]
            reply = await says(hall, made, acts.Announce("Welcome"), "c1")
            assert reply.again is False
            assert made.state.announced == ("Welcome",)

    run(work())
