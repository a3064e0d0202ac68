"""At tables of an event: who judges there, and what nobody learns of them."""

from pathlib import Path

import pytest

from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.live.acting import may_act
from gamehall.live.table import LiveTable
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR
from tests.live.desk import ANN, BOB, EVE, opened
from tests.live.event_desk import board, boards, end, hung_out, live_board, open_boards, person, until
from tests.loops import run

P1, P2 = Seat("p1"), Seat("p2")


@pytest.mark.paragraph("event-roles")
def test_judges_of_the_event_judge_at_its_tables_until_their_role_is_taken_back(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made, other = await hung_out(hall), await hung_out(hall)
            keys = hall.events.keys(made)
            await hall.events.take(EVE, keys[JUDGE])
            await hall.events.take(BOB, keys[ASSISTANT])
            await hall.events.take(ANN, hall.events.keys(other)[JUDGE])
            live = await live_board(hall, made)
            assert may_act(EVE, live, JUDGE)
            for seat in (P1, P2, DEALER, CLOCK):
                assert not may_act(EVE, live, seat), "nobody's hand, and no dice"
            assert not may_act(BOB, live, JUDGE)
            assert not may_act(ANN, live, JUDGE), "a judge of another event"
            await hall.events.renew(made, JUDGE, stay=())
            assert not may_act(EVE, live, JUDGE)
        async with opened(tmp_path) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert not may_act(EVE, again, JUDGE)

    run(work())


@pytest.mark.paragraph("event-roles", "hall-two-chairs")
def test_a_judge_of_the_event_who_plays_a_game_does_not_judge_it(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            player = person(P1)
            await hall.events.take(player, hall.events.keys(made)[JUDGE])
            await hall.events.take(player, hall.events.keys(made)[DIRECTOR])
            live = await live_board(hall, made)
            assert not may_act(player, live, JUDGE)
            await end(hall, live)
            refused = await hall.reopen(player, live, "I could win", None)
            assert refused.ruling.cites == "hall-two-chairs"

    run(work())


def test_a_judged_table_asks_a_judge_of_the_event_and_not_the_software(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            await hall.events.take(EVE, hall.events.keys(made)[JUDGE])
            (row,) = await open_boards(hall, made, 1, judged=True)
            (plain,) = await open_boards(hall, made, 2)
            kind = {c.seat: (c.kind, c.person) for c in hall.store.chairs(row.id)}
            assert kind[JUDGE] == ("person", EVE.id)
            assert {c.seat: c.kind for c in hall.store.chairs(plain.id)}[JUDGE] == "hall"

    run(work())


def test_entrants_are_told_of_their_own_chairs_only(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            await open_boards(hall, made)
            told = {n: await hall.events.chairs_of(made, n) for n in range(1, 5)}
            keys = {key: n for n, chairs in told.items() for _, _, _, key in chairs}
            assert sorted(keys.values()) == [1, 2, 3, 4], "one each"
            for one in boards(made):
                for chair in hall.store.chairs(one.table):
                    assert keys.get(chair.key) == one.chairs.get(chair.seat)

    run(work())


def test_nothing_of_a_hand_is_in_the_record_of_the_event(peek: Game, tmp_path: Path) -> None:
    """The game's state is its table's alone, also after its result came in."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            live: LiveTable = await live_board(hall, made)
            row = hall.store.table(live.id)
            assert row is not None
            await end(hall, live)
            await until(made, lambda: board(made).result)
            record = b"".join(hall.store.log.read(made.id)).decode()
            chairs = hall.store.chairs(live.id)
            assert row.secret not in record
            assert all(chair.key not in record for chair in chairs)
            assert made.row.secret not in record
            assert all(key not in record for key in hall.events.keys(made).values())

    run(work())
