"""Where players race: lines are measured and credited, near ties are settled fairly, the bell too."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gamehall.games.letter_cards import acts
from gamehall.kernel.action import Resign
from gamehall.kernel.seat import Seat
from gamehall.live.hall import Hall
from gamehall.live.race import Finish, Lines
from gamehall.live.table import LiveTable, Reply
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import ANN, BOB, EVE, P1, P2, opened
from tests.loops import run

P3 = Seat("p3")
PEOPLE = {P1: ANN, P2: BOB, P3: EVE}
CHAIRS = tuple(ChairRow("", s, "", "person", one.id, one.name) for s, one in PEOPLE.items())
QUICK = {"cards": "A40", "count_seconds": 1, "shortest_seconds": 60, "longest_seconds": 60}


async def in_the_race(hall: Hall, **options: Any) -> LiveTable:
    """A table with the timer running and As face up."""
    setup = Setup("tiger-1991", "tournament", {**QUICK, **options}, "a")
    row, _ = await hall.make_table(ANN, "letter_cards", setup, CHAIRS)
    live = await hall.table(row.id)
    assert live is not None
    for seat, person in PEOPLE.items():
        await hall.submit(person, live, seat, acts.Ready(), live.prompts(seat)[0].id)
    while live.table.state.phase != "race":
        await asyncio.sleep(0.01)
    return live


async def announce(hall: Hall, live: LiveTable, seat: Seat, word: str, prompt: str) -> Reply:
    return await hall.submit(PEOPLE[seat], live, seat, acts.Announce(word, credit=250), prompt, f"{seat}")


def moment(live: LiveTable, ms: int) -> None:
    """What the table's watch shows from now on."""
    live._now = lambda: ms


def measure(live: LiveTable, seat: Seat, ms: int) -> None:
    for _ in range(3):
        live.lines.note(seat, ms)


def test_what_is_usual_for_a_line_counts_up_to_the_limit() -> None:
    lines = Lines()
    assert lines.credit(P1, 100) == 0
    for ms in (30.2, 900):
        lines.note(P1, ms)
    assert lines.credit(P1, 100) == 0, "one slow answer earns nothing"
    for ms in (31, 29, 30):
        lines.note(P1, ms)
    assert lines.credit(P1, 100) == 30
    assert lines.credit(P1, 20) == 20
    for _ in range(3):
        lines.note(P2, 400)
    assert lines.slowest((P1, P2, P3), 100) == 100
    lines.forget(P2)
    assert lines.slowest((P1, P2, P3), 100) == 30


def test_claims_are_let_through_in_the_order_they_were_made() -> None:
    async def work() -> None:
        finish, order = Finish(), list[int]()

        async def claim(at: int, wait: int) -> None:
            await finish.turn(at, wait)
            order.append(at)

        await asyncio.gather(*(claim(at, 20) for at in (7, 3, 5, 3, 1)))
        assert order == [1, 3, 3, 5, 7]
        async with asyncio.timeout(0.5):
            await finish.turn(9, 0)

    run(work())


@pytest.mark.paragraph("lag")
def test_a_slow_line_is_credited_and_the_record_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await in_the_race(hall, lag_ms=250)
            measure(live, P2, 250)
            measure(live, P3, 20)
            prompt, began = live.prompts(P1)[0].id, hall.now()
            claims = []
            for seat, word, ms in ((P1, "AA", 0), (P2, "AAA", 30), (P3, "AAAA", 60)):
                moment(live, began + ms)
                claims.append(asyncio.ensure_future(announce(hall, live, seat, word, prompt)))
                await asyncio.sleep(0)  # heard
                await asyncio.sleep(0)  # and taken to the table, which notes when
            first, second, third = await asyncio.gather(*claims)
            assert second.seq == live.table.seq
            entry = live.table.entries[-1]
            assert (entry.seat, entry.action) == (P2, acts.Announce("AAA", credit=250))
            for late in (first, third):
                assert late.ruling.cites == "hall-late"
                assert late.ruling.says.startswith("Too late: {p2} was first by ")
                assert late.seq is None

    run(work())


@pytest.mark.paragraph("lag")
def test_without_credit_the_first_to_arrive_is_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await in_the_race(hall, lag_ms=0)
            measure(live, P2, 90)
            prompt = live.prompts(P1)[0].id
            first, second = await asyncio.gather(
                announce(hall, live, P1, "AA", prompt), announce(hall, live, P2, "AAA", prompt)
            )
            assert first.seq == live.table.seq
            assert live.table.entries[-1].action == acts.Announce("AA"), "nobody credits himself"
            assert second.ruling.refused

    run(work())


@pytest.mark.paragraph("lag", "unfinished")
@pytest.mark.parametrize(("on_the_way", "counts"), [(250, True), (20, False)])
def test_a_word_on_its_way_when_the_bell_rings(tmp_path: Path, on_the_way: int, counts: bool) -> None:
    """Laid before the bell by who has a slow line: it comes after it, and counts as if it had not."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await in_the_race(hall, shortest_seconds=1, longest_seconds=1, lag_ms=250)
            for seat in PEOPLE:
                measure(live, seat, on_the_way)
            started = live.table.entries[-1].at
            await hall.submit(ANN, live, P1, acts.Announce("AA"), live.prompts(P1)[0].id)
            laying = live.prompts(P1)[0].id
            await asyncio.sleep((started + 1_050 - hall.now()) / 1000)
            reply = await hall.submit(ANN, live, P1, acts.Complete(), laying)
            assert reply.ruling.refused is not counts
            while not live.table.state.rung:
                await asyncio.sleep(0.01)
            assert (live.table.state.standing is not None) is counts
            rang = live.table.entries[-1]
            assert rang.at == started + 1_000, "the bell rings when it rang, whenever that is written"

    run(work())


@pytest.mark.paragraph("lag")
def test_nothing_rings_the_bell_before_a_word_that_is_on_its_way_has_come(tmp_path: Path) -> None:
    """Not a timer that runs out shortly before, not other acts, not a line that was measured late."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            limits = {"shortest_seconds": 2, "longest_seconds": 2, "challenge_seconds": 1, "lag_ms": 250}
            live = await in_the_race(hall, **limits)  # a line so long leaves a busy machine its time
            started = live.table.entries[-1].at

            async def until(ms: int) -> None:
                await asyncio.sleep((started + ms - hall.now()) / 1000)

            await until(930)
            await hall.submit(BOB, live, P2, acts.Announce("AA"), live.prompts(P2)[0].id)
            await hall.submit(BOB, live, P2, acts.Complete(), live.prompts(P2)[0].id)
            await until(1_500)
            await hall.submit(ANN, live, P1, acts.Announce("AAA"), prompt_for(live, P1, "Announce"))
            laying = prompt_for(live, P1, "Complete")
            measure(live, P1, 250)
            await until(2_030)
            for _ in range(3):
                refused = await hall.submit(BOB, live, P2, acts.Ready(), "x")
                assert refused.ruling.refused
            await until(2_070)
            reply = await hall.submit(ANN, live, P1, acts.Complete(), laying)
            assert not reply.ruling.refused, reply.ruling.says
            while not live.table.state.rung:
                await asyncio.sleep(0.01)
            assert live.table.state.standing.word == "AAA"

    run(work())


def prompt_for(live: LiveTable, seat: Seat, kind: str) -> str:
    return next(p.id for p in live.prompts(seat) if kind in p.kinds)


def test_who_has_left_does_not_slow_the_others_and_nobody_answers_before_being_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await in_the_race(hall, lag_ms=250)
            await hall.submit(EVE, live, P3, Resign())
            measure(live, P3, 250)
            began = hall.now()
            await announce(hall, live, P1, "AA", live.prompts(P1)[0].id)
            assert hall.now() - began < 200
            measure(live, P1, 250)
            early = asyncio.ensure_future(announce(hall, live, P2, "AAA", "word:1.1"))
            await asyncio.sleep(0.01)
            laid = await hall.submit(ANN, live, P1, acts.Complete(), live.prompts(P1)[0].id)
            assert not laid.ruling.refused
            assert (await early).ruling.cites == "hall-prompt"
            assert live.table.state.said is None

    run(work())


def test_a_claim_that_waits_at_a_table_that_is_closed_is_not_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await in_the_race(hall)
            measure(live, P2, 100)
            claim = asyncio.ensure_future(announce(hall, live, P1, "AA", live.prompts(P1)[0].id))
            await asyncio.sleep(0.01)
            seq = live.table.seq
            await hall.close_table(live.row)
            assert (await claim).ruling.says == "This table has been closed."
            await live.tick()
            assert live.table.seq == seq
            assert len(hall.store.log.read(live.id)) == seq

    run(work())
