"""Events in the hall: opened by the organiser, kept through a restart, one answer to each command."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamehall.kernel.codec import broken_links, codec, write_lines
from gamehall.kernel.game import Game
from gamehall.live.bus import Listener
from gamehall.live.hall import IDLE_MS, Hall
from gamehall.live.people import NotPossible, Person
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR
from gamehall.tournaments.people import Entrant
from tests.live.desk import ANN, BOB, CHIEF, EVE, Watch, opened
from tests.live.event_desk import event, hung_out, plan, says
from tests.loops import run


def test_the_organiser_opens_an_event_and_directs_it(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), " Spring cup ", date="2026-05-01", place="Town hall")
            told = made.state.options
            assert (told.name, told.date, told.place) == ("Spring cup", "2026-05-01", "Town hall")
            assert hall.events.seats(CHIEF, made) == (DIRECTOR,)
            assert await hall.events.find(made.id) is made
            assert [row.id for row in hall.events.listed()] == [made.id]

    run(work())


@pytest.mark.parametrize(
    ("who", "name", "rounds", "why"),
    [
        (ANN, "Cup", 2, "Only the organiser"),
        (CHIEF, "   ", 2, "has a name"),
        (CHIEF, "x" * 121, 2, "120 letters"),
        (CHIEF, "Cup", 0, "Round 1 comes next"),
    ],
)
def test_an_event_that_cannot_be_opened_leaves_nothing(
    tmp_path: Path, who: Person, name: str, rounds: int, why: str
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            with pytest.raises(NotPossible, match=why):
                await hall.events.open(who, plan(rounds), name)
            assert hall.events.listed() == []

    run(work())


def test_a_private_event_is_in_no_list_but_that_of_its_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Closed cup", private=True)
            assert hall.events.listed() == []
            assert [row.id for row in hall.events.of_person(CHIEF)] == [made.id]
            assert hall.events.of_person(ANN) == []
            await hall.events.take(ANN, hall.events.keys(made)[ASSISTANT])
            assert [row.id for row in hall.events.of_person(ANN)] == [made.id]

    run(work())


@pytest.mark.paragraph("event-roles")
def test_who_has_no_role_says_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            reply = await hall.events.act(ANN, made, DIRECTOR, acts.Announce("I direct"))
            assert (reply.ruling.cites, reply.seq) == ("event-roles", None)
            assert made.record.entries == ()

    run(work())


def test_a_command_is_answered_once_also_by_the_hall_after_a_restart(tmp_path: Path) -> None:
    enrol = acts.Enrol((Entrant(0, "Ana"),))

    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            first = await says(hall, made, enrol, "c1")
            assert first.again is False
            second = await says(hall, made, enrol, "c1")
            assert (second.seq, second.again, second.ruling) == (first.seq, True, first.ruling)
        async with opened(tmp_path) as hall:
            found = await hall.events.find(made.id)
            assert found is not None
            third = await says(hall, found, enrol, "c1")
            assert (third.seq, third.again, third.ruling) == (first.seq, True, first.ruling)
            assert len(found.state.entrants) == 1

    run(work())


def test_one_command_sent_many_times_at_once_is_one_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            replies = await asyncio.gather(
                *(says(hall, made, acts.Announce("Welcome"), "c1") for _ in range(20))
            )
            assert {reply.seq for reply in replies} == {1}
            assert made.version == 1

    run(work())


def test_two_assistants_who_count_their_commands_alike_do_not_share_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            key = hall.events.keys(made)[ASSISTANT]
            for person, name in ((ANN, "Ana"), (BOB, "Ben")):
                await hall.events.take(person, key)
                enrol = acts.Enrol((Entrant(0, name),))
                reply = await hall.events.act(person, made, ASSISTANT, enrol, "1")
                assert not reply.again
            assert [one.name for one in made.state.entrants.values()] == ["Ana", "Ben"]
            assert ANN.id not in {part for e in made.record.entries for part in e.command.split(".")}

    run(work())


def test_many_who_speak_at_once_are_all_written_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            names = [f"Person {n}" for n in range(40)]
            await asyncio.gather(*(says(hall, made, acts.Enrol((Entrant(0, name),))) for name in names))
            assert {one.name for one in made.state.entrants.values()} == set(names)
            assert list(made.state.entrants) == list(range(1, 41))

    run(work())


def test_a_restart_changes_nothing(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
        async with opened(tmp_path) as hall:
            again = await hall.events.find(made.id)
            assert again is not None
            assert again is not made
            assert (again.state, again.version) == (made.state, made.version)
            assert again.record.entries == made.record.entries
            assert broken_links(write_lines(again.record.header, again.record.entries)) == []

    run(work())


def test_who_listens_is_told_of_every_change_and_what_was_made_for_many_is_made_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            listener = Listener()
            hall.bus.subscribe(made.id, listener)
            made.memo["page"] = b"old"
            waiting = asyncio.ensure_future(listener.wait())
            await says(hall, made, acts.Announce("Welcome"))
            await asyncio.wait_for(waiting, 5)
            assert made.memo == {}
            made.memo["page"] = b"old"
            refused = await hall.events.act(CHIEF, made, DIRECTOR, acts.Announce(" "))
            assert refused.ruling.refused
            assert made.memo == {"page": b"old"}, "nothing happened"
            waiting = asyncio.ensure_future(listener.wait())
            await hall.events.take(ANN, hall.events.keys(made)[ASSISTANT])
            await asyncio.wait_for(waiting, 5)
            assert made.memo == {}

    run(work())


def test_events_that_nobody_asks_for_cost_nothing(tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await event(hall)
            hall.events.sweep(watch.ms - IDLE_MS)
            assert await hall.events.find(made.id) is made, "it was used a moment ago"
            watch.ms += IDLE_MS + 1
            listener = Listener()
            hall.bus.subscribe(made.id, listener)
            hall.events.sweep(watch.ms - IDLE_MS)
            assert await hall.events.find(made.id) is made, "somebody looks on"
            hall.bus.unsubscribe(made.id, listener)
            hall.events.sweep(watch.ms - IDLE_MS)
            assert await hall.events.find(made.id) is made, "somebody asked for it a moment ago"
            watch.ms += IDLE_MS + 1
            hall.events.sweep(watch.ms - IDLE_MS)
            again = await hall.events.find(made.id)
            assert again is not None
            assert again is not made
            assert again.record == made.record
        async with opened(tmp_path, watch) as hall:
            await asyncio.sleep(0.05)
            assert hall.events._live == {}, "no clock runs, and nobody has asked"

    run(work())


def test_many_who_ask_for_an_event_at_once_find_the_same_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
        for _ in range(5):
            async with opened(tmp_path) as hall:
                found = await asyncio.gather(*(hall.events.find(made.id) for _ in range(30)))
                assert len({id(one) for one in found}) == 1
                assert hall.events._loading == {}

    run(work())


def test_nobody_finds_an_event_that_is_none(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            assert await hall.events.find("nowhere") is None
            assert await hall.events.has("nowhere") is False
            assert hall.events._loading == {}

    run(work())


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two on one log, as two nodes on one database."""
    async with opened(folder) as hall:
        other = Hall(hall.store, bot_pause=0)
        await other.open()
        try:
            yield hall, other
        finally:
            await other.close()


def test_two_halls_on_one_log_write_one_record(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_halls(tmp_path) as (hall, other):
            made = await hall.events.open(CHIEF, plan(), "Cup")
            there = await other.events.find(made.id)
            assert there is not None
            for n in range(5):
                await says(hall, made, acts.Announce(f"here {n}"))
                await says(other, there, acts.Announce(f"there {n}"))
            assert len(there.state.announced) == 10
            lines = hall.store.log.read(made.id)
            assert [codec(EVENT).entry(line).seq for line in lines] == list(range(1, 11))
            last = await says(hall, made, acts.Announce("the end"))
            assert last.seq == 11
            assert made.state.announced[:-1] == there.state.announced

    run(work())


def test_a_director_of_one_event_is_nobody_at_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            one = await hall.events.open(CHIEF, plan(), "One")
            two = await hall.events.open(CHIEF, plan(), "Two")
            await hall.events.take(EVE, hall.events.keys(one)[DIRECTOR])
            assert hall.events.seats(EVE, one) == (DIRECTOR,)
            assert hall.events.seats(EVE, two) == ()

    run(work())
