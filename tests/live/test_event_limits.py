"""How much an event takes: nobody stops the others, and nothing grows without an end."""

from pathlib import Path

import pytest

from gamehall.kernel.game import Game
from gamehall.kernel.ruling import Ruling
from gamehall.live import event_limits, events
from gamehall.live.event import LiveEvent
from gamehall.live.event_limits import Pace
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.acts import Amend, CheckIn, Enter, Sign, Slip
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR, ENTRANT
from tests.live.desk import ANN, BOB, CHIEF, Watch, opened
from tests.live.event_desk import board, event, hung_out, plan, says
from tests.loops import run

HELLO = acts.Announce("Hello")


@pytest.mark.parametrize(("seat", "at_once", "then"), [(ASSISTANT, 400, 200), (ENTRANT, 12, 4_000)])
def test_who_speaks_on_and_on_waits_and_then_speaks_again(
    watch: Watch, seat: str, at_once: int, then: int
) -> None:
    pace = Pace(watch)

    def says() -> Ruling | None:
        return pace.too_fast("e", seat, "ann")  # type: ignore[arg-type]

    assert [says() for _ in range(at_once)] == [None] * at_once
    refused = says()
    assert refused is not None
    assert "Wait a moment" in refused.says
    watch.ms += then - 1
    assert says() is not None
    watch.ms += 1
    assert says() is None
    assert says() is not None, "one more, and no two"
    watch.ms += 3_600_000
    assert [says() for _ in range(at_once + 1)].count(None) == at_once, "no hour is saved up"


def test_one_who_floods_stops_nobody_else_and_not_themselves_elsewhere(watch: Watch) -> None:
    pace = Pace(watch)
    while pace.too_fast("e", ENTRANT, "7") is None:
        pass
    assert pace.too_fast("e", ENTRANT, "8") is None
    assert pace.too_fast("f", ENTRANT, "7") is None
    assert pace.too_fast("e", DIRECTOR, "7") is None


def test_what_is_remembered_of_who_spoke_has_an_end(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_limits, "_MOST_KEPT", 50)
    pace = Pace(watch)
    for number in range(1_000):
        pace.too_fast("e", ENTRANT, f"{number}")
    assert len(pace._left) == 50


def test_a_phone_that_floods_is_refused_and_writes_nothing(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await hung_out(hall)
            one, two = board(made).who
            key = hall.events.entrant_key(made, one)
            slip = Enter("", 1, Slip((1, 2), who=(one, two), signed=(one,)))
            first = await hall.events.act_as_entrant(key, slip, "mine")
            before = made.version
            told = [await hall.events.act_as_entrant(key, CheckIn((one,)), f"{n}") for n in range(30)]
            slow = [reply for reply in told if "Wait a moment" in reply.ruling.says]
            assert len(slow) == 30 - 11
            assert made.version - before <= 11
            again = await hall.events.act_as_entrant(key, slip, "mine")
            assert (again.seq, again.again) == (first.seq, True), "what was done is told at any pace"
            other = await hall.events.act_as_entrant(
                hall.events.entrant_key(made, two), Sign("", 1, two), "hers"
            )
            assert not other.ruling.refused
            assert (await says(hall, made, HELLO)).seq is not None

    run(work())


def test_a_record_that_is_full_takes_what_brings_the_event_to_its_end(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall, plan(1))
            for number in (1, 2):
                await says(hall, made, Enter("", 1, Slip((2, 1), number)))
            monkeypatch.setattr(event_limits, "MOST_ENTRIES", made.version)
            full = await hall.events.act(CHIEF, made, DIRECTOR, HELLO)
            assert (full.ruling.cites, full.seq) == ("hall-length", None)
            await says(hall, made, Amend("", 1, Slip((1, 2), 1), "exchanged"))
            await says(hall, made, acts.Finish())
            assert made.state.finished

    run(work())


def test_a_hall_has_so_many_events_that_are_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, peek: Game
) -> None:
    monkeypatch.setattr(events, "MOST_EVENTS", 2)

    async def work() -> None:
        async with opened(tmp_path) as hall:
            one = await _over(hall)
            assert one.state.finished
            for _ in range(2):
                await hall.events.open(CHIEF, plan(), "Cup")
            with pytest.raises(NotPossible, match="not over"):
                await hall.events.open(CHIEF, plan(), "One too many")
            assert len(hall.events.listed()) == 2

    run(work())


async def _over(hall: Hall) -> LiveEvent:
    made = await hung_out(hall, plan(1), names=("Ana", "Ben"))
    await says(hall, made, Enter("", 1, Slip((2, 1), 1)))
    await says(hall, made, acts.Finish())
    return made


def test_an_event_that_is_over_costs_a_hall_that_opens_nothing(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await _over(hall)
            assert made.idle
            assert hall.store.events.in_play() == []
            assert [row.id for row in hall.events.listed(over=True)] == [made.id]
        watch.ms += 3_600_000
        async with opened(tmp_path, watch) as hall:
            assert hall.store.events.in_play() == []
            await hall.events._waking.all_seen_to.wait()
            assert hall.events._live == {}

    run(work())


def test_a_command_has_a_longest_form(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await event(hall)
            before = made.version
            with pytest.raises(NotPossible, match="64 letters"):
                await hall.events.act(CHIEF, made, DIRECTOR, HELLO, "x" * 65)
            assert made.version == before

    run(work())


def test_a_flood_of_one_assistant_leaves_the_other_their_turn(tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await event(hall)
            for person in (ANN, BOB):
                await hall.events.take(person, hall.events.keys(made)[ASSISTANT])
            log = acts.Log("So it was")
            while not (await hall.events.act(ANN, made, ASSISTANT, log)).ruling.refused:
                pass
            assert not (await hall.events.act(BOB, made, ASSISTANT, log)).ruling.refused

    run(work())
