"""Setting up: the hidden timer and who sets it, the deal, the cards turned up."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.prompts import times
from gamehall.games.letter_cards.state import DOWN
from gamehall.kernel.action import Dealt
from gamehall.kernel.prompt import Draw
from gamehall.kernel.seat import DEALER
from tests.games.letter_cards.desk import HANDS, P1, P2, P3, SEATS, TABLE, Desk

ALL_CARDS = "".join(HANDS[:3]) + TABLE


def dealt(**options: object) -> Desk:
    """The cards are dealt; the time is not yet set."""
    desk = Desk(begun=False, **options)  # type: ignore[arg-type]
    desk.ready()
    desk.deal(ALL_CARDS)
    return desk


def asked_times(desk: Desk) -> list[int]:
    """The times that the dealer is asked to draw from."""
    (prompt,) = (p for p in desk.table.prompts if p.seat == DEALER)
    assert isinstance(prompt.chance, Draw)
    assert prompt.chance.count == 1
    return [int(ms) for ms in prompt.chance.pool]


@pytest.mark.paragraph("dial", "shortest", "longest")
def test_a_round_lasts_from_half_a_minute_to_one_and_a_half() -> None:
    pool = asked_times(dealt())
    assert (pool[0], pool[-1]) == (30_000, 90_000)
    assert len(set(pool)) == len(pool) == 601
    for ms in (30_000, 90_000):
        desk = dealt()
        desk.set_time(ms)
        desk.turn_up()
        desk.at(ms - 1).pass_time()
        assert desk.phase == "race"
        desk.at(ms).pass_time()
        assert desk.phase == "ready"


@pytest.mark.paragraph("red-arrow")
@pytest.mark.parametrize("ms", ["29900", "0", "-30000", "90100", "30050", "soon", ""])
def test_the_dial_is_turned_to_the_red_arrow_at_least_and_one_turn_at_most(ms: str) -> None:
    dealt().no(DEALER, Dealt((ms,)), "red-arrow")


@pytest.mark.paragraph("red-arrow")
def test_one_time_is_drawn() -> None:
    desk = dealt()
    desk.no(DEALER, Dealt(()), "red-arrow")
    desk.no(DEALER, Dealt(("30000", "40000")), "red-arrow")


@pytest.mark.paragraph("dial", "shortest", "longest")
@pytest.mark.parametrize(
    ("dial", "low", "high"),
    [(0, 30_000, 35_000), (100, 85_000, 90_000), (50, 55_000, 65_000), (2, 30_000, 36_200)],
)
def test_the_setter_turns_the_dial_and_the_spring_misses_the_mark(dial: int, low: int, high: int) -> None:
    desk = dealt(timer="setter")
    desk.yes(P1, acts.Wind(dial), "secret")
    pool = asked_times(desk)
    assert (pool[0], pool[-1]) == (low, high)
    desk.set_time(high)
    desk.turn_up()
    assert desk.ring().cites == "last-word"
    assert desk.now - desk.start == high


@pytest.mark.paragraph("secret", "red-arrow")
def test_who_types_the_time_cannot_find_the_dial_by_trying() -> None:
    desk = dealt(timer="setter")
    desk.yes(P1, acts.Wind(0))
    desk.no(DEALER, Dealt(("29900",)), "red-arrow")
    desk.no(DEALER, Dealt(("90100",)), "red-arrow")
    desk.yes(DEALER, Dealt(("60000",)), "dial")


def test_a_spring_without_play_keeps_the_mark() -> None:
    desk = dealt(timer="setter", spring_seconds=0)
    desk.yes(P1, acts.Wind(37))
    assert asked_times(desk) == [52_200]


def test_the_table_may_choose_its_shortest_and_longest_round() -> None:
    pool = asked_times(dealt(shortest_seconds=10, longest_seconds=20))
    assert (pool[0], pool[-1]) == (10_000, 20_000)
    assert asked_times(dealt(shortest_seconds=40, longest_seconds=40)) == [40_000]


@pytest.mark.paragraph("rotate")
def test_setting_the_timer_goes_round_the_table() -> None:
    desk, setters = Desk(begun=False, timer="setter"), []
    for number in range(4):
        desk.ready()
        desk.deal(ALL_CARDS if number == 0 else "AEIO")
        (setter,) = (seat for seat in SEATS if desk.may(seat, "Wind"))
        setters.append(setter)
        desk.yes(setter, acts.Wind(0))
        desk.set_time(30_000)
        desk.turn_up()
        desk.finish()
    assert setters == [P1, P2, P3, P1]


@pytest.mark.paragraph("rotate", "secret")
def test_only_the_setter_winds_and_only_once() -> None:
    desk = dealt(timer="setter")
    assert not desk.may(DEALER, "Dealt")
    desk.no(P2, acts.Wind(50))
    desk.yes(P1, acts.Wind(50))
    desk.no(P1, acts.Wind(60))


@pytest.mark.paragraph("wind-time")
def test_who_does_not_wind_in_time_leaves_it_to_the_hall() -> None:
    desk = dealt(timer="setter", wind_seconds=20)
    desk.wait(19.999)
    assert desk.may(P1, "Wind")
    desk.wait(0.001)
    assert desk.last.cites == "wind-time"
    assert not desk.may(P1, "Wind")
    pool = asked_times(desk)
    assert (pool[0], pool[-1]) == (30_000, 90_000)
    desk.set_time(77_000)
    desk.turn_up()
    assert desk.state.bell == 77_000


@pytest.mark.paragraph("secret")
def test_the_timer_is_off_while_it_is_set() -> None:
    desk = dealt(timer="setter")
    assert not desk.timer_on
    desk.yes(P1, acts.Wind(0))
    assert not desk.timer_on
    desk.set_time(30_000)
    assert not desk.timer_on
    assert desk.phase == "count"


@pytest.mark.paragraph("deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_cards_to_each_player_and_four_face_down(players: int) -> None:
    desk = Desk(players, begun=False)
    desk.ready()
    (prompt,) = desk.table.prompts
    assert isinstance(prompt.chance, Draw)
    assert prompt.chance.count == 5 * players + 4
    assert len(prompt.chance.pool) == 98
    ruling = desk.deal("".join(HANDS[:players]) + TABLE)
    assert ruling.cites == "deal"
    assert [desk.hand(seat) for seat in desk.state.seats] == list(HANDS[:players])
    assert desk.cards(DOWN) == TABLE
    assert desk.shown == ""
    assert desk.state.left == 98 - 5 * players - 4


@pytest.mark.paragraph("deal")
@pytest.mark.parametrize(
    "cards", [ALL_CARDS[:-1], ALL_CARDS + "A", "", "ZZ" + ALL_CARDS[2:], "?" + ALL_CARDS[1:]]
)
def test_only_cards_of_the_deck_are_dealt_and_so_many(cards: str) -> None:
    desk = Desk(begun=False)
    desk.ready()
    desk.no(DEALER, Dealt(tuple(cards)), "deal")


@pytest.mark.paragraph("ready")
def test_a_round_is_dealt_when_everybody_is_ready() -> None:
    desk = Desk(begun=False)
    desk.yes(P1, acts.Ready(), "ready")
    desk.no(P1, acts.Ready())
    desk.yes(P3, acts.Ready(), "ready")
    desk.no(DEALER, Dealt(tuple(ALL_CARDS)))
    desk.yes(P2, acts.Ready(), "ready")
    desk.deal(ALL_CARDS)


@pytest.mark.paragraph("ready")
def test_or_when_the_pause_is_over() -> None:
    desk = Desk(begun=False, ready_seconds=30)
    desk.yes(P2, acts.Ready())
    desk.wait(29.999)
    assert desk.may(P1, "Ready")
    desk.wait(0.001)
    assert desk.last.cites == "ready"
    assert desk.phase == "deal"
    assert sorted(desk.state.ready) == [P1, P2, P3]


@pytest.mark.paragraph("start")
def test_the_timer_starts_as_all_cards_are_turned_up() -> None:
    desk = dealt(count_seconds=4)
    desk.set_time(45_000)
    desk.wait(3.999)
    assert (desk.shown, desk.timer_on) == ("", False)
    assert not any(desk.may(seat, "Announce") for seat in SEATS)
    desk.wait(0.001)
    assert (desk.shown, desk.timer_on, desk.run_time) == (TABLE, True, 0)
    assert desk.last.cites == "start"
    assert desk.cards(DOWN) == ""


def test_the_times_of_a_round_are_tenths_of_a_second() -> None:
    assert all(int(ms) % 100 == 0 for ms in times(Desk().state))
