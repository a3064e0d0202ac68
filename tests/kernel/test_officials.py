"""Software in the officials' chairs, the clock's prompts, and what an audit asks again."""

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Action, Reopen, Reseal, Resign, Reveal
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.ruling import refused
from gamehall.kernel.seat import CLOCK, DEALER, HALL, JUDGE, Seat
from gamehall.kernel.table import open_table, run_out, submit
from tests.conformance.driver import header_for, officials_of
from tests.kernel.test_table import P1, P2, act, dealt
from tests.toys.bluff import rules as bluff
from tests.toys.bluff.rules import GAME, Doubt, Lay, TurnOver


def timed_deal(ms: int = 100) -> Game:
    """Bluff with a limit that runs while the dealer is asked: the clock may come before the deal."""

    def prompts(state: bluff.State) -> tuple[Prompt, ...]:
        asked = bluff.prompts(state)
        if not state.to_deal or not asked:
            return asked
        name = f"hurry:{state.turn}"
        return (
            *asked,
            Prompt(name, CLOCK, ("TurnOver",), must=False, limit=Limit(name, ms, then=TurnOver())),
        )

    return replace(GAME, prompts=prompts)


@pytest.mark.paragraph("hall-dealer")
def test_a_limit_that_ran_out_first_does_not_make_an_honest_dealer_look_false() -> None:
    game = timed_deal()
    header, software = header_for(game, "tournament", "7"), officials_of(game, "7")
    table, _ = settle(open_table(game, header), software, 1_350)
    assert [e.seat for e in table.entries[:3]] == [CLOCK] * 3
    assert DEALER in {e.seat for e in table.entries}
    table = submit(table, P1, Resign(), at=1_350).table
    table, _ = settle(table, software, 1_350)
    assert dealer_faults(game, header, table.entries) == []


@pytest.mark.paragraph("hall-dealer")
def test_a_dealer_who_deals_otherwise_is_found_out() -> None:
    header = header_for(GAME, "tournament", "7")
    table = open_table(GAME, header)
    assert dealer_faults(GAME, header, ()) == ["the dealer's seed has not been shown"]
    table, _ = settle(table, Officials("another", frozenset({DEALER})), 1_000)
    table = submit(table, P1, Resign(), at=1_000).table
    table, _ = settle(table, officials_of(GAME, "7"), 1_000)
    assert dealer_faults(GAME, header, table.entries) == [
        f"entry {n}: the dealer did not deal what the seed gives" for n in (1, 2)
    ]


def test_the_hall_keeps_time_by_running_out_and_never_asks_a_judge_to_be_the_clock() -> None:
    everyone = Officials("1", frozenset({DEALER, JUDGE, CLOCK}))
    must = replace(GAME, prompts=lambda s: tuple(replace(p, must=True) for p in bluff.prompts(s)))
    table, _ = settle(open_table(must, header_for(must, "tournament", "1")), everyone, 1_000)
    assert [p.seat for p in table.prompts if p.seat in (P1, CLOCK)] == [P1, CLOCK]


def test_a_paused_table_is_left_alone_by_its_officials() -> None:
    table = act(dealt(), P1, Lay("01", 9), "lay:0").table
    doubted = act(table, P2, Doubt(), "doubt:1").table
    paused = replace(doubted, clock=replace(doubted.clock, paused=True))
    assert settle(paused, officials_of(GAME, "1"), 0) == (paused, ())
    assert settle(doubted, officials_of(GAME, "1"), 0)[0].seq == doubted.seq + 1


def test_a_game_that_refuses_its_own_official_is_a_bug() -> None:
    deaf = replace(GAME, rule=lambda state, seat, action: refused("deal", "No."))
    with pytest.raises(RuntimeError, match="refuses its own official"):
        settle(open_table(deaf, header_for(deaf, "guided", "1")), officials_of(deaf, "1"), 1_000)


def test_a_clock_prompt_that_stays_open_after_its_time_is_a_bug_and_not_an_endless_loop() -> None:
    stuck = Prompt("stuck", CLOCK, ("TurnOver",), must=False, limit=Limit("stuck", 100, then=TurnOver()))
    game = replace(GAME, prompts=lambda state: (*bluff.prompts(state), stuck))
    table = open_table(game, header_for(game, "tournament", "1"))
    assert run_out(table, 1_100) == (table, ())
    with pytest.raises(RuntimeError, match="stuck"):
        run_out(table, 1_101)


def test_an_audit_asks_in_the_manner_of_the_table() -> None:
    table = act(dealt("tournament"), P1, Lay("01", 9), "lay:0").table
    assert audit(GAME, table.header, table.entries) == ()
    guided = replace(table.header, manner="guided")
    (difference,) = audit(GAME, guided, table.entries)
    assert difference.today == "The card is 1, not 9."


class Secret(Action, frozen=True):
    """What everyone else is told of a card that was laid."""


@pytest.mark.paragraph("hall-late")
def test_a_late_hand_hears_only_what_it_may_know_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def hide(self: Action, seat: Seat) -> Action:
        return Secret()

    monkeypatch.setattr(Lay, "seen_by", hide)
    table = act(dealt(), P1, Lay("01", 9), "lay:0").table
    assert act(table, P2, Lay("04", 4), "lay:0").ruling.says == "Too late: {p1} was first (Secret, entry 4)."
    assert act(table, P1, Lay("02", 4), "lay:0").ruling.says == "Too late: {p1} was first (Lay, entry 4)."


@pytest.mark.paragraph("hall-reopened")
def test_a_new_seed_is_sealed_by_the_dealer_alone_and_only_when_a_shown_game_goes_on() -> None:
    software = officials_of(GAME, "7")
    table, _ = settle(open_table(GAME, header_for(GAME, "tournament", "7")), software, 1_000)
    anew = Reseal(seal("another"))
    assert act(table, DEALER, anew, "").ruling.cites == "hall-reopened"
    assert act(table, DEALER, anew, "").ruling.refused, "the first seed has not been shown"
    over, _ = settle(submit(table, P1, Resign(), at=1_000).table, software, 1_000)
    assert over.sealed.shown
    assert act(over, DEALER, anew, "").ruling.refused, "the game is over"
    back = submit(over, HALL, Reopen("a slip", table.seq + 1), at=1_000).table
    assert act(back, P1, anew, "").ruling.refused
    resealed = act(back, DEALER, anew, "").table
    assert (resealed.sealed.number, resealed.sealed.shown) == (1, False)
    assert act(resealed, DEALER, anew, "").ruling.refused
    gone = submit(resealed, P1, Resign(), at=1_000).table
    assert act(gone, DEALER, Reveal("7"), "").ruling.refused, "the old seed is not the one that was sealed"
    assert not act(gone, DEALER, Reveal("another"), "").ruling.refused


@pytest.mark.paragraph("hall-reopened")
def test_a_dealer_without_a_new_seed_deals_nothing_more_and_one_who_does_is_found_out() -> None:
    old = Officials("7", officials_of(GAME, "7").software)
    header = header_for(GAME, "tournament", "7")
    table, _ = settle(open_table(GAME, header), old, 1_000)
    over, _ = settle(submit(table, P1, Resign(), at=1_000).table, old, 1_000)
    back, dealt_on = settle(submit(over, HALL, Reopen("a slip", 1), at=1_000).table, old, 1_000)
    assert dealt_on == ()
    prompt = next(p for p in back.prompts if p.chance)
    assert prompt.chance
    false = submit(back, DEALER, deal("7", back.seq + 1, prompt.chance), prompt=prompt.id, at=1_000).table
    assert dealer_faults(GAME, header, false.entries) == [
        f"entry {false.seq}: dealt from a seed that everybody knew"
    ]
