"""The table: one answer a prompt, the right seat, the right kind, and time that runs out first."""

from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Action, Correct, Dealt, Forfeit, Pause, Resign, Resume, Reveal
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.game import State
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.kernel.table import Submitted, Table, open_table, replay, submit
from tests.toys.bluff.rules import GAME, Doubt, Lay, TurnUp

P1, P2, P3 = (Seat(f"p{n}") for n in (1, 2, 3))


def header(manner: Manner = "tournament", players: int = 3, **more: Any) -> Header:
    names = tuple(Player(seat, name) for seat, name in zip((P1, P2, P3), ("Ana", "Ben", "Cleo"), strict=True))
    return Header("t", "bluff", "bluff-1", "1", manner, {}, names[:players], 0, **more)


def dealt(manner: Manner = "tournament", **more: Any) -> Table:
    table = open_table(GAME, header(manner, **more))
    for cards in (("01", "02", "03"), ("04", "05", "06"), ("07", "08", "09")):
        table = act(table, DEALER, Dealt(cards), table.prompts[0].id).table
    return table


def act(table: Table, seat: Seat, action: Action, prompt: str, at: int = 0) -> Submitted:
    return submit(table, seat, action, prompt=prompt, at=at)


@pytest.mark.paragraph("hall-prompt")
def test_an_action_answers_an_open_prompt() -> None:
    table = dealt()
    assert act(table, P1, Lay("01", 1), "no such thing").ruling.cites == "hall-prompt"
    assert not act(table, P1, Lay("01", 1), "lay:0").ruling.refused


@pytest.mark.paragraph("hall-late")
def test_a_late_hand_is_told_who_was_first() -> None:
    table = act(dealt(), P1, Lay("01", 9), "lay:0").table
    first = act(table, P3, Doubt(), "doubt:1")
    assert not first.ruling.refused
    late = act(first.table, P2, Doubt(), "doubt:1").ruling
    assert late.cites == "hall-late"
    assert table.header.named(late.says) == "Too late: Cleo was first (Doubt, entry 5)."


@pytest.mark.paragraph("hall-late")
def test_two_seats_answering_two_prompts_never_collide() -> None:
    table = act(dealt(), P1, Lay("01", 1), "lay:0").table
    laid = act(table, P2, Lay("04", 4), "lay:1")
    assert not laid.ruling.refused
    doubted = act(table, P3, Doubt(), "doubt:1")
    assert not doubted.ruling.refused
    assert act(doubted.table, P2, Lay("04", 4), "lay:1").ruling.cites == "hall-late"  # the doubt closed it


@pytest.mark.paragraph("hall-seat")
def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = dealt()
    assert act(table, P2, Lay("04", 4), "lay:0").ruling.cites == "hall-seat"
    assert act(table, Seat("gallery"), Lay("01", 1), "lay:0").ruling.cites == "hall-seat"
    assert not act(table, P1, Lay("01", 1), "lay:0").ruling.refused


@pytest.mark.paragraph("hall-kind")
def test_a_prompt_takes_only_the_kinds_it_names() -> None:
    table = act(dealt(), P1, Lay("01", 1), "lay:0").table
    assert act(table, P2, Doubt(), "lay:1").ruling.cites == "hall-kind"
    assert not act(table, P2, Doubt(), "doubt:1").ruling.refused


@pytest.mark.paragraph("hall-prompt", "hall-kind")
def test_a_game_may_say_by_its_own_rules_why_it_is_not_the_time() -> None:
    def not_now(state: State, seat: Seat, action: Action) -> Ruling | None:
        return refused("doubt", "Nothing lies there to doubt.") if isinstance(action, Doubt) else None

    table = replace(dealt(), game=replace(GAME, not_now=not_now))
    said = act(table, P2, Doubt(), "no such thing").ruling
    assert (said.verdict, said.cites, said.says) == ("refused", "doubt", "Nothing lies there to doubt.")
    assert act(table, P1, Doubt(), "lay:0").ruling == said  # of another kind than was asked for
    assert act(table, P1, Lay("01", 1), "no such thing").ruling.cites == "hall-prompt"
    table = act(table, P1, Lay("01", 1), "lay:0").table
    table = act(table, P3, Doubt(), "doubt:1").table
    assert act(table, P2, Doubt(), "doubt:1").ruling.cites == "hall-late"  # who was first comes before


@pytest.mark.paragraph("hall-over", "hall-resign")
def test_a_player_may_resign_until_the_game_is_over_and_then_nothing_is_played() -> None:
    table = dealt(players=3)
    over = act(table, P1, Resign(), "").table
    assert over.outcome
    assert over.outcome.ranks == ((P2, P3), (P1,))
    assert act(over, P2, Resign(), "").ruling.cites == "hall-over"
    assert act(over, P1, Lay("01", 1), "lay:0").ruling.cites == "hall-over"
    assert act(table, JUDGE, Resign(), "").ruling.cites == "hall-resign"


@pytest.mark.paragraph("hall-forfeit")
def test_an_official_may_take_the_game_from_a_player_and_nobody_else() -> None:
    table = dealt()
    assert act(table, P2, Forfeit(P1, "rude"), "").ruling.cites == "hall-forfeit"
    assert act(table, JUDGE, Forfeit(Seat("p9"), "rude"), "").ruling.cites == "hall-forfeit"
    done = act(table, JUDGE, Forfeit(P1, "rude"), "")
    assert done.ruling.verdict == "penalised"
    assert done.table.outcome
    assert "rude" in done.ruling.says


@pytest.mark.paragraph("hall-correct")
def test_an_official_may_set_things_right_and_both_stand_in_the_record() -> None:
    table = act(dealt(), P1, Lay("01", 9), "lay:0").table
    assert act(table, P1, Correct("please", back_to=4), "").ruling.cites == "hall-correct"
    assert act(table, JUDGE, Correct("  ", back_to=4), "").ruling.refused
    assert act(table, JUDGE, Correct("no such entry", back_to=99), "").ruling.refused
    assert act(table, JUDGE, Correct("nonsense", events=({"type": "Flew"},)), "").ruling.refused
    assert act(table, JUDGE, Correct("sly", events=({"type": "Revealed", "seed": "x"},)), "").ruling.refused
    back = act(table, JUDGE, Correct("card shown by mistake", back_to=4), "").table
    assert back.state == replay(GAME, table.header, table.entries[:3]).state
    assert back.entries[3] == table.entries[3]
    assert not act(back, P1, Lay("02", 2), "lay:0").ruling.refused
    event = {"type": "Scored", "seat": "p2", "points": 3}
    scored = act(table, JUDGE, Correct("score sheet", events=(event,)), "").table
    assert scored.state.points[P2] == 3


@pytest.mark.paragraph("hall-pause")
def test_while_paused_nobody_plays_and_clocks_stand_still() -> None:
    table = dealt()
    assert act(table, P1, Pause("tea"), "").ruling.cites == "hall-pause"
    assert act(table, JUDGE, Resume(), "").ruling.refused
    paused = act(table, JUDGE, Pause("tea"), "", at=10_000).table
    assert act(paused, P1, Lay("01", 1), "lay:0", at=20_000).ruling.cites == "hall-pause"
    assert act(paused, JUDGE, Pause("more tea"), "", at=20_000).ruling.refused
    assert paused.next_due() is None
    on = act(paused, CLOCK, Resume(), "", at=500_000).table
    assert on.next_due()
    assert on.next_due()[0] == 500_000 + 20_001  # type: ignore[index]


@pytest.mark.paragraph("hall-dealer")
def test_the_seed_stays_sealed_until_the_game_is_over() -> None:
    table = open_table(GAME, header(sealed_seed=seal("secret")))
    prompt = table.prompts[0]
    assert prompt.chance
    table = act(table, DEALER, deal("secret", 1, prompt.chance), prompt.id).table
    assert act(table, DEALER, Reveal("secret"), "").ruling.cites == "hall-dealer"
    over = act(table, P1, Resign(), "").table
    assert act(over, DEALER, Reveal("another"), "").ruling.refused
    assert act(over, P1, Reveal("secret"), "").ruling.refused
    assert not act(over, DEALER, Reveal("secret"), "").ruling.refused


def test_a_limit_that_ran_out_is_played_before_a_later_act() -> None:
    table = dealt()
    done = act(table, P1, Lay("01", 1), "lay:0", at=30_001)
    assert done.ruling.cites == "hall-late"
    assert [e.seat for e in done.entries] == [CLOCK]
    assert done.entries[0].at == 30_001
    assert done.table.state.points[P1] == -1
    in_time = act(table, P1, Lay("01", 1), "lay:0", at=30_000)
    assert not in_time.ruling.refused


def test_limits_run_out_each_at_its_own_moment() -> None:
    done = act(dealt(), P1, Lay("01", 1), "lay:0", at=100_000)
    assert [e.at for e in done.entries] == [30_001, 60_002, 90_003]


def test_a_guided_table_refuses_what_a_tournament_table_lets_stand() -> None:
    bluff = Lay("01", 9)
    assert act(dealt("guided"), P1, bluff, "lay:0").ruling.says == "The card is 1, not 9."
    done = act(dealt("tournament"), P1, bluff, "lay:0")
    assert not done.ruling.refused
    assert done.table.entries[-1].ruling.faults == ()


def test_time_never_runs_backwards_in_a_record() -> None:
    table = act(dealt(), P1, Lay("01", 9), "lay:0", at=5_000).table
    table = act(table, P2, Doubt(), "doubt:1", at=1_000).table
    table = act(table, JUDGE, TurnUp(), "turn-up:1", at=0).table
    assert [e.at for e in table.entries[-3:]] == [5_000, 5_000, 5_000]
