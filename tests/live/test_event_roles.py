"""Roles by link: taken, made anew and withdrawn; and entrants, who speak of themselves by their own."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.game import Game
from gamehall.kernel.seat import JUDGE
from gamehall.live.event import LiveEvent
from gamehall.live.event_keys import ROLES
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible
from gamehall.store.backup import back_up
from gamehall.store.restore import restore
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.acts import Enter, Sign, Slip
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR, SCOREKEEPER
from gamehall.tournaments.people import Entrant
from tests.live.desk import ANN, BOB, CHIEF, EVE, opened
from tests.live.event_desk import board, event, hung_out, plan, says
from tests.loops import run


@pytest.mark.paragraph("event-roles")
@pytest.mark.parametrize(
    ("seat", "does", "does_not"),
    [
        (ASSISTANT, acts.Enrol((Entrant(0, "Late"),)), acts.Pair("", 2)),
        (JUDGE, acts.Log("A word was looked up"), acts.Announce("Silence")),
        (SCOREKEEPER, Enter("", 1, Slip((400, 300), 1)), acts.Log("Something")),
        (DIRECTOR, acts.Announce("Welcome"), acts.OpenTable("", 1, (1, 2), "t", {})),
    ],
)
def test_a_link_gives_its_role_and_no_other(
    peek: Game, tmp_path: Path, seat: Any, does: Any, does_not: Any
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            assert await hall.events.take(EVE, hall.events.keys(made)[seat]) == (made, seat)
            assert hall.events.seats(EVE, made) == (seat,)
            done = await hall.events.act(EVE, made, seat, does)
            assert not done.ruling.refused
            assert made.record.entries[-1].seat == seat
            assert (await hall.events.act(EVE, made, seat, does_not)).ruling.refused
            other = ASSISTANT if seat != ASSISTANT else DIRECTOR
            assert (await hall.events.act(EVE, made, other, does)).ruling.cites == "event-roles"

    run(work())


def test_roles_are_kept_through_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            await hall.events.take(EVE, hall.events.keys(made)[JUDGE])
            await hall.events.take(EVE, hall.events.keys(made)[ASSISTANT])
        async with opened(tmp_path) as hall:
            found = await hall.events.find(made.id)
            assert found is not None
            assert hall.events.seats(EVE, found) == (ASSISTANT, JUDGE)
            assert [o.name for o in found.officials] == ["Organiser", "Eve", "Eve"]

    run(work())


def test_a_link_that_was_made_anew_opens_nothing_and_who_has_the_role_keeps_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            old = hall.events.keys(made)
            await hall.events.take(ANN, old[ASSISTANT])
            new = await hall.events.renew(made, ASSISTANT)
            assert set(new) == {ASSISTANT}
            assert hall.events.keys(made) == {**old, ASSISTANT: new[ASSISTANT]}
            with pytest.raises(NotPossible, match="not good any more"):
                await hall.events.take(BOB, old[ASSISTANT])
            assert hall.events.seats(BOB, made) == ()
            assert hall.events.seats(ANN, made) == (ASSISTANT,)
            await hall.events.take(BOB, new[ASSISTANT])
            assert hall.events.seats(BOB, made) == (ASSISTANT,)

    run(work())


def test_a_role_is_taken_back_from_all_but_those_who_stay(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            for person in (ANN, BOB):
                await hall.events.take(person, hall.events.keys(made)[ASSISTANT])
            await hall.events.take(ANN, hall.events.keys(made)[JUDGE])
            await hall.events.renew(made, ASSISTANT, stay=(BOB.id,))
            assert hall.events.seats(ANN, made) == (JUDGE,)
            assert hall.events.seats(BOB, made) == (ASSISTANT,)
            refused = await hall.events.act(ANN, made, ASSISTANT, acts.CheckIn((1,)))
            assert refused.ruling.cites == "event-roles"
            await hall.events.renew(made, DIRECTOR, stay=())
            assert hall.events.seats(CHIEF, made) == (DIRECTOR,), "the organiser of the hall stays"

    run(work())


@pytest.mark.parametrize("key", ["", "x", "nowhere-1-2", "-", "💥", "a" * 5000])
def test_a_key_that_is_none_opens_nothing(tmp_path: Path, key: str) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            with pytest.raises(NotPossible):
                await hall.events.take(ANN, key)
            assert await hall.events.entrant(key) is None

    run(work())


async def _as_entrant(hall: Hall, made: LiveEvent, number: int, action: Any, command: str = "") -> str:
    """The paragraph by which it was refused, or nothing."""
    done = await hall.events.act_as_entrant(hall.events.entrant_key(made, number), action, command)
    return done.ruling.cites if done.ruling.refused else ""


@pytest.mark.paragraph("event-roles", "event-signed")
def test_two_phones_hand_in_and_confirm_the_slip_of_their_table(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            one, two = board(made).who
            slip = Slip((410, 395), who=(one, two), signed=(one,))
            assert await _as_entrant(hall, made, one, Enter("", 1, slip), "1") == ""
            assert await _as_entrant(hall, made, one, Enter("", 1, slip), "1") == "", "sent once more"
            other = Slip((390, 410), 1, signed=(two,))
            assert await _as_entrant(hall, made, two, Enter("", 1, other)) == "event-once"
            assert await _as_entrant(hall, made, two, Sign("", 1, two)) == ""
            result = board(made).result
            assert result is not None
            assert (result.scores, set(result.signed)) == ((410, 395), {one, two})

    run(work())


@pytest.mark.paragraph("event-roles")
def test_an_entrant_says_nothing_of_others(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            one, two = board(made, 1).who
            three, four = board(made, 2).who
            for action in (
                Enter("", 1, Slip((1, 2), 2, signed=(one,))),
                Enter("", 1, Slip((1, 2), 2, who=(one, two), signed=(one,))),
                Enter("", 1, Slip((1, 2), who=(three, four), signed=(one,))),
                Enter("", 1, Slip((1, 2), 1, signed=(two,))),
                Enter("", 1, Slip((1, 2), 1, signed=(one, two))),
                Enter("", 1, Slip((1, 2), 1)),
                Enter("", 1, Slip((1, 2), 1, how="forfeit", at_fault=(two,), signed=(one,))),
                Enter("", 1, Slip((1, 2), 1, margin=50, signed=(one,))),
                Enter("", 2, Slip((1, 2), 1, signed=(one,))),
                Enter("elsewhere", 1, Slip((1, 2), 1, signed=(one,))),
                Sign("", 1, two),
                acts.CheckIn((two,)),
                acts.CheckIn((one, two)),
                acts.CheckIn((one,), here=False),
            ):
                assert await _as_entrant(hall, made, one, action) == "event-roles", action
            assert made.version == 4, "enrolled, here, paired, hung out; and nothing since"

    run(work())


def test_an_entrant_checks_in_by_their_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hall.events.open(CHIEF, plan(), "Cup")
            await says(hall, made, acts.Enrol((Entrant(0, "Ana"), Entrant(0, "Ben"))))
            assert await _as_entrant(hall, made, 2, acts.CheckIn((2,))) == ""
            assert made.state.here == {2}

    run(work())


def test_entrants_have_links_of_their_own_that_hold_until_they_are_made_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made, other = await event(hall), await event(hall)
            keys = {n: hall.events.entrant_key(made, n) for n in range(1, 5)}
            assert len({*keys.values(), hall.events.entrant_key(other, 1)}) == 5
            assert await hall.events.entrant(keys[3]) == (made, 3)
            assert await hall.events.entrant(keys[3].replace("-3-", "-2-")) is None
            elsewhere = hall.events.entrant_key(other, 1)
            assert await hall.events.entrant(elsewhere.replace(other.id, made.id)) is None
            assert await hall.events.entrant(hall.events.entrant_key(made, 99)) is None, "nobody has it"
        async with opened(tmp_path) as hall:
            again = await hall.events.find(made.id)
            assert again is not None
            assert await hall.events.entrant(keys[3]) == (again, 3)
            await hall.events.renew_entrants(again)
            assert await hall.events.entrant(keys[3]) is None
            with pytest.raises(NotPossible, match="not good any more"):
                await hall.events.act_as_entrant(keys[3], acts.CheckIn((3,)))
            new = hall.events.entrant_key(again, 3)
            assert await hall.events.entrant(new) == (again, 3)
        async with opened(tmp_path) as hall:
            assert await hall.events.entrant(keys[3]) is None
            assert await hall.events.entrant(new) is not None

    run(work())


def test_an_entrants_link_is_made_anew_for_one_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await event(hall)
            old = {n: hall.events.entrant_key(made, n) for n in range(1, 5)}
            await hall.events.renew_entrants(made, 3)
            assert await hall.events.entrant(old[3]) is None
            assert await hall.events.entrant(hall.events.entrant_key(made, 3)) == (made, 3)
            assert await hall.events.entrant(old[2]) == (made, 2)
            lost = hall.events.entrant_key(made, 3)
            await hall.events.renew_entrants(made)
            assert await hall.events.entrant(lost) is None, "all of them, this one too"
            assert hall.events.keys(made).keys() == set(ROLES)

    run(work())


def test_the_database_alone_opens_no_link(tmp_path: Path) -> None:
    """Of a link it keeps nothing; without the hall's key, which is a file of its own, nobody finds it."""

    async def work() -> None:
        async with opened(tmp_path / "hall") as hall:
            made = await event(hall)
            await hall.events.renew_entrants(made, 2)
            keys = [*hall.events.keys(made).values(), *(hall.events.entrant_key(made, n) for n in (1, 2))]
        kept = b"".join(file.read_bytes() for file in (tmp_path / "hall").glob("hall.sqlite*"))
        for key in keys:
            assert key.encode() not in kept
            assert key.partition("-")[2].encode() not in kept
        (tmp_path / "stolen").mkdir()
        shutil.copy(tmp_path / "hall" / "hall.sqlite", tmp_path / "stolen")
        async with opened(tmp_path / "stolen") as thief:
            found = await thief.events.find(made.id)
            assert found is not None
            made_up = [
                *thief.events.keys(found).values(),
                *(thief.events.entrant_key(found, n) for n in (1, 2)),
            ]
            assert not set(keys) & set(made_up)
        async with opened(tmp_path / "hall") as hall:
            for key in made_up:
                with pytest.raises(NotPossible):
                    await hall.events.take(ANN, key)
                assert await hall.events.entrant(key) is None

    (tmp_path / "hall").mkdir()
    run(work())


def test_links_that_were_handed_out_are_good_after_a_restore(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "hall") as hall:
            made = await event(hall)
            role, own = hall.events.keys(made)[JUDGE], hall.events.entrant_key(made, 2)
        back_up(tmp_path / "hall", tmp_path / "hall.tar")
        restore(tmp_path / "hall.tar", tmp_path / "new")
        async with opened(tmp_path / "new") as hall:
            found, seat = await hall.events.take(EVE, role)
            assert (found.id, seat) == (made.id, JUDGE)
            assert await hall.events.entrant(own) == (found, 2)

    (tmp_path / "hall").mkdir()
    run(work())
