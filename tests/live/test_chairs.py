"""One person, one interest: where others play, no player is an official too, but at a kept real table."""

from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.action import Pause
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.live.acting import may_act
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Setup, TableRow
from tests.live.desk import ANN, BOB, EVE, P1, P2, TWO, opened, table
from tests.loops import run

pytestmark = pytest.mark.paragraph("hall-two-chairs")

FRIEND = ChairRow("", P2, "", "person")
BOT = ChairRow("", P2, "", "bot", None, "Bot", "random")


def anns(*seats: Seat) -> tuple[ChairRow, ...]:
    return tuple(ChairRow("", seat, "", "person", "a", "Ann") for seat in seats)


def waiting(*seats: Seat) -> tuple[ChairRow, ...]:
    return tuple(ChairRow("", seat, "", "person") for seat in seats)


async def gathering(
    hall: Hall, *chairs: ChairRow, game: str = "peek", book: str = "", keep: bool = False, **options: Any
) -> TableRow:
    setup = Setup(book or game, "tournament", options, "a", maker_keeps=keep)
    return (await hall.make_table(ANN, game, setup, chairs))[0]


@pytest.mark.parametrize("seat", [JUDGE, DEALER, CLOCK])
@pytest.mark.parametrize("other", [FRIEND, TWO[1]])
def test_a_table_is_not_made_at_which_its_maker_plays_others_and_is_an_official(
    peek: Game, tmp_path: Path, seat: Seat, other: ChairRow
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            for keep in (False, True):
                with pytest.raises(NotPossible, match="You play at this table, and other people play too"):
                    await gathering(hall, TWO[0], other, *anns(seat), keep=keep)
            assert hall.store.tables("gathering", "playing") == []

    run(work())


@pytest.mark.parametrize("seat", [JUDGE, DEALER, CLOCK])
def test_nobody_sits_down_to_both_while_the_table_gathers(peek: Game, tmp_path: Path, seat: Seat) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, *waiting(P1, P2, seat))
            await hall.take_chair(ANN, row, P1)
            with pytest.raises(NotPossible, match="You are Player 1 in this game, so you cannot be"):
                await hall.take_chair(ANN, row, seat)
            with pytest.raises(NotPossible, match="You are Player 1 in this game, so you cannot be"):
                await hall.give_chair(row, seat, "person", ANN)
            await hall.take_chair(EVE, row, seat)
            with pytest.raises(NotPossible, match="so you cannot be Player 2 too"):
                await hall.take_chair(EVE, row, P2)
            assert (await hall.take_chair(BOB, row, P2)).header

    run(work())


def test_who_keeps_the_time_with_the_scorers_chair_does_not_play_either(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            setup = Setup("peek", "tournament", {}, "a", scorer_keeps_time=True)
            row, _ = await hall.make_table(ANN, "peek", setup, waiting(P1, P2, DEALER, CLOCK))
            await hall.take_chair(ANN, row, P1)
            with pytest.raises(NotPossible):
                await hall.take_chair(ANN, row, DEALER)
            assert {c.person for c in hall.store.chairs(row.id) if c.seat in (DEALER, CLOCK)} == {None}

    run(work())


def test_nobody_takes_a_second_interest_in_a_game_that_people_play(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            row = live.row
            with pytest.raises(NotPossible, match="You are Player 1 in this game"):
                await hall.give_chair(row, JUDGE, "person", ANN)
            await hall.give_chair(row, JUDGE, "person", EVE)
            await hall.give_chair(row, P2, "person")
            with pytest.raises(NotPossible, match="You are Judge in this game"):
                await hall.take_chair(EVE, row, P2)
            organiser = Person("a", "Ann", organiser=True)
            assert not may_act(organiser, await table(hall), JUDGE)
            said = (await hall.submit(organiser, await table(hall), JUDGE, Pause("tea"))).ruling
            assert (said.verdict, said.cites) == ("refused", "hall-two-chairs")

    run(work())


def test_against_bots_alone_one_person_may_keep_the_table_and_the_record_says_so(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, (TWO[0], BOT))
            await hall.give_chair(live.row, JUDGE, "person", ANN)
            assert may_act(ANN, live, JUDGE)
            assert (await table(hall)).table.header.also == {}
            assert (await table(hall, (TWO[0], BOT, *anns(JUDGE)))).table.header.also == {JUDGE: P1}
            with pytest.raises(NotPossible, match="Ann is Judge and Player 1 at this table"):
                await hall.give_chair(live.row, P2, "person", BOB)

    run(work())


KEPT: dict[str, Any] = {"game": "contig60", "book": "highlights-2020", "keep": True}


def test_a_player_keeps_a_real_table_where_all_who_sit_down_agree(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, TWO[0], FRIEND, *anns(DEALER, JUDGE, CLOCK), **KEPT)
            duties = "judges, types what falls and keeps the time"
            with pytest.raises(NotPossible) as refused:
                await hall.take_chair(BOB, row, P2)
            assert str(refused.value) == f"Ann plays here and also {duties}. By sitting down you agree."
            assert hall.store.tables("playing") == []
            begun = await hall.take_chair(BOB, row, P2, agrees=True)
            assert begun.header
            assert begun.header.also == {JUDGE: P1, DEALER: P1, CLOCK: P1}

    run(work())


def test_only_whoever_opened_a_kept_table_keeps_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = (TWO[0], FRIEND, *anns(DEALER), *waiting(JUDGE))
            row = await gathering(hall, *chairs, **KEPT)
            await hall.take_chair(BOB, row, P2, agrees=True)
            with pytest.raises(NotPossible, match="You are Player 2 in this game"):
                await hall.take_chair(BOB, row, JUDGE, agrees=True)

    run(work())


def test_a_kept_table_stays_a_real_one(tmp_path: Path) -> None:
    """The hall does not take over the dice while a player judges."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, TWO[0], FRIEND, *anns(JUDGE), *waiting(DEALER), **KEPT)
            with pytest.raises(NotPossible, match="Ann is Monitor and Player 1 at this table"):
                await hall.give_chair(row, DEALER, "hall")

    run(work())


def test_what_was_agreed_on_outlives_a_lost_phone(tmp_path: Path) -> None:
    """Whoever has the chairs that the header names may have both; nobody else may."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, TWO[0], TWO[1], *anns(DEALER), **KEPT)
            for seat in (P1, DEALER):
                row = await hall.give_chair(row, seat, "person")
                row = await hall.take_chair(EVE, row, seat, agrees=True)
            row = await hall.give_chair(row, DEALER, "person")
            with pytest.raises(NotPossible, match="You are Player 2"):
                await hall.take_chair(BOB, row, DEALER, agrees=True)

    run(work())


@pytest.mark.parametrize(
    ("game", "book"),
    [("contig60", "highlights-2020"), ("scrabble", "wespa"), ("letter_cards", "tiger-1991")],
)
def test_what_is_not_on_a_real_table_is_not_kept_by_a_player(tmp_path: Path, game: str, book: str) -> None:
    """The hall rolls; or whoever types the draws would see what the others hold."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            keeps = anns(JUDGE) if game == "contig60" else anns(DEALER)
            with pytest.raises(NotPossible, match="only a real table"):
                await gathering(hall, TWO[0], FRIEND, *keeps, game=game, book=book, keep=True)

    run(work())


def test_a_wooden_board_may_be_kept_by_a_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = (TWO[0], FRIEND, *anns(JUDGE))
            with pytest.raises(NotPossible, match="say that you play at this real table and keep it"):
                await gathering(hall, *chairs, game="scrabble", book="wespa", tiles="wooden")
            row = await gathering(hall, *chairs, game="scrabble", book="wespa", keep=True, tiles="wooden")
            assert row.setup.maker_keeps

    run(work())


def test_a_table_that_nobody_keeps_and_plays_at_asks_for_no_agreement(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, *waiting(P1, P2), *anns(DEALER), **KEPT)
            assert not row.setup.maker_keeps
            await hall.take_chair(BOB, row, P1)
            with pytest.raises(NotPossible, match="You are Scorer in this game"):
                await hall.take_chair(ANN, row, P2)

    run(work())


def test_nobody_takes_the_freed_chair_of_the_one_they_play_against(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            row = await hall.give_chair(live.row, P2, "person")
            with pytest.raises(NotPossible, match="You are Player 1 in this game, so you cannot be Player 2"):
                await hall.take_chair(ANN, row, P2)
            await hall.take_chair(EVE, row, P2)
            assert may_act(EVE, live, P2)

    run(work())


def test_who_plays_both_sides_alone_gets_both_chairs_back(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            row = await gathering(hall, *anns(P1, P2))
            await hall.give_chair(row, P2, "person")
            await hall.take_chair(ANN, row, P2)
            live = await hall.table(row.id)
            assert live
            assert may_act(ANN, live, P2)

    run(work())
