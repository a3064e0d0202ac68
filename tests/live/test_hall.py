"""Tables in play on a real log: nothing lost, nothing doubled, clocks fair, bots ordinary."""

import asyncio
import importlib
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.action import Close, Correct, Pause, Resume
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.codec import broken_links, codec, write_lines
from gamehall.kernel.game import Game
from gamehall.kernel.prompt import Answer
from gamehall.kernel.seat import CLOCK, GALLERY, JUDGE, Seat
from gamehall.kernel.table import replay
from gamehall.kernel.views import seen_entries, view_of
from gamehall.live.acting import may_act
from gamehall.live.bus import Listener
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import (
    ANN,
    BOB,
    CHIEF,
    EVE,
    P1,
    P2,
    TWO,
    accept,
    beside,
    first_legal,
    opened,
    play_out,
    table,
)
from tests.loops import run


def test_a_game_from_first_deal_to_shown_seed(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            assert live.table.seq == 2, "the hall has dealt before anyone sees the table"
            await play_out(hall, live)
            await accept(hall, live)
            entries = live.table.entries
            assert audit(peek, live.table.header, entries) == ()
            assert dealer_faults(peek, live.table.header, entries) == []
            assert broken_links(write_lines(live.table.header, entries)) == []
            assert [codec(peek).entry(line) for line in hall.store.log.read(live.id)] == list(entries)
            await asyncio.wrap_future(hall.store.writer.do(lambda _: None))
            row = hall.store.table(live.id)
            assert row is not None
            assert row.status == "finished"

    run(work())


def test_a_resend_is_answered_and_not_played_again(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            action, prompt = first_legal(live, P1)
            first, second = await asyncio.gather(
                hall.submit(ANN, live, P1, action, prompt, "x"),
                hall.submit(ANN, live, P1, action, prompt, "x"),
            )
            assert first.seq == second.seq == 3
            assert (first.again, second.again) == (False, True)
            other = await hall.submit(BOB, live, P2, first_legal(live, P2)[0], first_legal(live, P2)[1], "x")
            assert not other.again, "another seat's command of the same name is another command"

        async with opened(tmp_path) as hall:
            again = await hall.table(live.id)
            assert again is not None
            reply = await hall.submit(ANN, again, P1, action, prompt, "x")
            assert (reply.seq, reply.again) == (3, True)

    run(work())


def test_a_refusal_leaves_no_trace(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            before = live.table
            _, prompt = first_legal(live, P1)
            bad = codec(peek).action(b'{"type":"PlayCard","card":"77"}')
            reply = await hall.submit(ANN, live, P1, bad, prompt, "x")
            assert (reply.ruling.verdict, reply.seq) == ("refused", None)
            assert live.table is before
            assert len(hall.store.log.read(live.id)) == 2

    run(work())


def test_only_who_sits_there_acts(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            action, prompt = first_legal(live, P1)
            for person in (BOB, EVE, Person("", "Guest"), Person("z", "Org", organiser=True)):
                reply = await hall.submit(person, live, P1, action, prompt)
                assert (reply.ruling.verdict, reply.ruling.cites) == ("refused", "hall-seat")
            assert live.table.seq == 2
            organiser = Person("z", "Org", organiser=True)
            assert may_act(organiser, live, JUDGE)
            assert not may_act(organiser, live, CLOCK)
            assert not may_act(organiser, live, Seat("dealer"))
            assert (await hall.submit(organiser, live, JUDGE, Pause("tea"))).seq == 3
            assert (await hall.submit(ANN, live, P1, Resume())).ruling.refused

    run(work())


def test_another_writer_was_first(peek: Game, tmp_path: Path) -> None:
    """Two halls on one log, as two nodes on one database: the later act is ruled on afresh."""

    async def work() -> None:
        async with opened(tmp_path) as one, beside(one) as two:
            here = await table(one, turn_seconds=0)
            there = await two.table(here.id)
            assert there is not None
            action, prompt = first_legal(here, P1)
            assert (await one.submit(ANN, here, P1, action, prompt, "x")).seq == 3
            assert there.table.seq == 2
            other, _ = first_legal(there, P1)
            late = await two.submit(ANN, there, P1, other, prompt, "y")
            assert (late.ruling.cites, there.table.seq) == ("hall-late", 3)
            again = await two.submit(ANN, there, P1, action, prompt, "x")
            assert (again.seq, again.again) == (3, True)
            assert there.table.state == here.table.state

    run(work())


def test_a_resend_to_another_node_is_a_duplicate(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as one, beside(one) as two:
            here = await table(one, turn_seconds=0)
            there = await two.table(here.id)
            assert there is not None
            action, prompt = first_legal(here, P1)
            await one.submit(ANN, here, P1, action, prompt, "x")
            again = await two.submit(ANN, there, P1, action, prompt, "x")
            assert (again.seq, again.again) == (3, True)

    run(work())


def test_bots_play_like_anyone(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        bots = tuple(ChairRow("", seat, "", "bot", None, "First bot", "first") for seat in (P1, P2))
        async with opened(tmp_path) as hall:
            live = await table(hall, bots)
            while not live.table.finished:
                await asyncio.sleep(0.005)
            assert {e.seat for e in live.table.entries} >= {P1, P2}
            assert audit(peek, live.table.header, live.table.entries) == ()

    run(work())


def test_a_bot_is_shown_its_own_view_only(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = importlib.import_module("gamehall.games.peek.bots")

    shown: list[Any] = []

    def spy(state: Any, seat: Seat, prompts: Any, rng: Any) -> Any:
        shown.append((seat, state))
        return bots.first(state, seat, prompts, rng)

    monkeypatch.setitem(bots.BOTS.kinds, "spy", lambda: spy)

    async def work() -> None:
        chairs = (TWO[0], ChairRow("", P2, "", "bot", None, "Spy bot", "spy"))
        async with opened(tmp_path) as hall:
            live = await table(hall, chairs)
            action, prompt = first_legal(live, P1)
            await hall.submit(ANN, live, P1, action, prompt)
            while live.table.seq < 4:
                await asyncio.sleep(0.005)
            assert shown
            for seat, state in shown:
                assert seat == P2
                assert set(state.hands[P1]) <= {"?"}

    run(work())


def test_each_seat_sees_what_a_fresh_fold_of_its_record_gives(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            while True:
                for seat in (P1, P2, JUDGE, GALLERY):
                    fresh = view_of(live.table, seat)
                    assert live.sight(seat).state == fresh.state
                    assert live.sight(seat).prompts == fresh.table.prompts
                    assert live.sight(seat).clock == fresh.table.clock
                if live.table.finished:
                    break
                for seat, person in ((P1, ANN), (P2, BOB)):
                    if any(p.must for p in live.prompts(seat)):
                        action, prompt = first_legal(live, seat)
                        await hall.submit(person, live, seat, action, prompt)
                        break
            assert seen_entries(live.table, GALLERY)[0].action.items == ()  # type: ignore[attr-defined]

    run(work())


def test_a_judge_in_person_is_waited_for_and_software_answers_when_the_chair_is_given_back(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        judge = ChairRow("", JUDGE, "", "person", "e", "Eve")
        async with opened(tmp_path) as hall:
            live = await table(hall, (*TWO, judge))
            action, prompt = first_legal(live, P1)
            await hall.submit(ANN, live, P1, action, prompt)
            challenge = live.prompts(P1)[0]
            await hall.submit(ANN, live, P1, codec(peek).action(b'{"type":"Challenge"}'), challenge.id)
            assert live.prompts(JUDGE)
            row = hall.store.table(live.id)
            assert row is not None
            await hall.give_chair(row, JUDGE, "hall")
            assert not live.prompts(JUDGE)
            assert live.table.entries[-1].seat == JUDGE

    run(work())


def test_a_table_gathers_until_the_last_chair_is_taken(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = (TWO[0], ChairRow("", P2, "", "person"))
            row, _ = await hall.make_table(ANN, "peek", Setup("peek", "guided", {}, "a"), chairs)
            assert (row.status, row.header) == ("gathering", None)
            assert await hall.table(row.id) is None
            results = await asyncio.gather(
                hall.take_chair(BOB, row, P2), hall.take_chair(EVE, row, P2), return_exceptions=True
            )
            assert sum(isinstance(r, NotPossible) for r in results) == 1
            live = await hall.table(row.id)
            assert live is not None
            assert live.table.seq == 2
            assert live.table.header.sealed_seed

    run(work())


@pytest.mark.parametrize(
    ("chairs", "options", "says"),
    [
        ((TWO[0],), {}, "seats 2 to 2"),
        ((TWO[0], ChairRow("", Seat("p3"), "", "person")), {}, "without a gap"),
        ((TWO[0], ChairRow("", P2, "", "bot", bot="genius")), {}, "no bot 'genius'"),
        ((TWO[0], ChairRow("", P2, "", "hall")), {}, "a person or a bot"),
        ((*TWO, ChairRow("", Seat("umpire"), "", "person")), {}, "no chair 'umpire'"),
        (TWO, {"cards": "many"}, "options cannot be used"),
        ((TWO[0], ChairRow("", P2, "", "person", time_factor=99)), {}, "time factor"),
    ],
)
def test_a_table_that_cannot_be(
    peek: Game, tmp_path: Path, chairs: tuple[ChairRow, ...], options: dict[str, Any], says: str
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            with pytest.raises(NotPossible, match=says):
                await hall.make_table(ANN, "peek", Setup("peek", "guided", options, "a"), chairs)

    run(work())


def test_a_scorer_types_what_fell(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        scorer = ChairRow("", Seat("dealer"), "", "person", "e", "Eve")
        async with opened(tmp_path) as hall:
            live = await table(hall, (*TWO, scorer))
            assert live.table.header.sealed_seed == ""
            for cards in (b'["9","8"]', b'["1","2"]'):
                action = codec(peek).action(b'{"type":"Dealt","items":%s}' % cards)
                reply = await hall.submit(
                    EVE, live, Seat("dealer"), action, live.prompts(Seat("dealer"))[0].id
                )
                assert reply.ruling.verdict == "allowed"
            await play_out(hall, live)
            assert live.table.outcome is not None
            assert live.table.outcome.winner == P1

    run(work())


def test_an_idle_table_is_put_away_and_comes_back_the_same(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, turn_seconds=0)
            assert live.idle
            listener = Listener()
            hall.bus.subscribe(live.id, listener)
            assert not live.idle
            hall.bus.unsubscribe(live.id, listener)
            del hall._live[live.id]
            again = await hall.table(live.id)
            assert again is not None
            assert again is not live
            assert again.table == live.table, "no outage is noted within one run of the hall"
            assert replay(peek, live.table.header, live.table.entries) == again.table

    run(work())


def test_a_bot_that_was_told_no_and_has_nothing_more_to_say_goes_to_rest(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = importlib.import_module("gamehall.games.peek.bots")

    asked: list[Seat] = []

    def stubborn(state: Any, seat: Seat, prompts: Any, rng: Any) -> Answer | None:
        asked.append(seat)
        return Answer("no such prompt", Resume()) if len(asked) == 1 else None

    monkeypatch.setitem(bots.BOTS.kinds, "stubborn", lambda: stubborn)

    async def work() -> None:
        chairs = (TWO[0], ChairRow("", P2, "", "bot", None, "Stubborn bot", "stubborn"))
        async with opened(tmp_path) as hall:
            live = await table(hall, chairs)
            action, prompt = first_legal(live, P1)
            await hall.submit(ANN, live, P1, action, prompt)
            await asyncio.sleep(0.3)
            assert 2 <= len(asked) < 10
            assert not hall._bots.thinking_at(live)

    run(work())


@pytest.mark.paragraph("hall-correct")
def test_a_game_that_a_correction_reopens_is_in_play_again(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            await play_out(hall, live)
            before = live.row
            assert before.status == "playing", "nobody has accepted the result"
            await live.act(JUDGE, Correct("a card was seen", back_to=3))
            assert not live.table.finished
            await play_out(hall, live)
            await accept(hall, live)
            accepted = live.row
            assert accepted.status == "finished"
            assert (await live.act(JUDGE, Correct("again", back_to=3))).ruling.cites == "hall-closed"
            await hall.reopen(CHIEF, live, "a card was seen", 3)
            assert live.row.status == "playing", "its record is nobody's again"
            await asyncio.wrap_future(hall.store.writer.do(lambda _: None))
            row = hall.store.table(live.id)
            assert row is not None
            assert row.status == "playing"

    run(work())


@pytest.mark.paragraph("hall-reopened")
def test_a_reopened_game_is_dealt_from_a_new_seed_also_after_a_restart(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            await play_out(hall, live)
            await accept(hall, live)
            shown = [e for e in live.table.entries if isinstance(e.action, Close)]
            assert live.row.secret not in str(live.table.entries)
            await hall.reopen(CHIEF, live, "a card was seen", 1)
            assert live.table.sealed.number == 1
            assert len(shown) == 1
        async with opened(tmp_path) as hall:
            again = await hall.table(live.id)
            assert again is not None
            await play_out(hall, again)
            await accept(hall, again)
            first, second = (e.action for e in again.table.entries if isinstance(e.action, Close))
            assert first != second
            assert dealer_faults(again.game, again.table.header, again.table.entries) == []

    run(work())
