"""Whatever is played, a world with other secrets looks the same, byte for byte, to who may not know them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.kernel import correcting
from gamehall.kernel.action import Action
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.parts import Questions
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.question import Question
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import CLOCK, GALLERY, JUDGE, Seat, player
from gamehall.kernel.table import Table
from gamehall.kernel.views import View
from tests.conformance.driver import LONGER, ended_and_reopened, play
from tests.conformance.other_worlds import Compared, compare
from tests.conformance.test_secrecy import hides
from tests.toys.bluff import questions as bluff_questions
from tests.toys.bluff import rules as bluff
from tests.toys.bluff.rules import Doubt, Lay, State

P1 = player(1)

TWINS = 4
"""Other worlds tried for each seat of each game played; half as many where every ruling takes long."""

FEWEST_SEEDS, MOST_SEEDS = 3, 16
ENOUGH = 5
"""Entries that seats were shown while the worlds differed, before it counts as proof."""


def compared(
    game: Game,
    manner: Manner,
    seeds: range,
    played: Callable[..., Table] = play,
    acts: int = 60,
    seats: tuple[Seat, ...] = (),
) -> list[Compared]:
    worlds = [played(game, manner, seed, acts=acts) for seed in seeds]
    return [
        compare(world, seat, Random(f"{seed} {seat} {twin}"))
        for seed, world in zip(seeds, worlds, strict=True)
        for seat in seats or (*world.header.seats, GALLERY)
        for twin in range(TWINS // 2 if game.ponders else TWINS)
    ]


def test_no_seat_can_tell_worlds_apart_by_what_it_may_not_know(game: Game, manner: Manner) -> None:
    found: list[Compared] = []
    for seed in range((MOST_SEEDS if hides(game) else 1) * LONGER):
        found += compared(game, manner, range(seed, seed + 1))
        if seed >= FEWEST_SEEDS * LONGER and sum(c.apart for c in found) >= ENOUGH:
            break
    assert [c.told for c in found if c.told] == []
    if hides(game):
        assert sum(c.apart for c in found) >= ENOUGH, "the worlds hardly ever differed: that proves nothing"


def test_ends_that_are_taken_back_and_tables_that_are_reopened_tell_nobody_more(
    game: Game, manner: Manner
) -> None:
    """Where every ruling takes long secrets are rare, and whatever is found has to do."""
    found: list[Compared] = []
    for seed in range((2 if game.ponders else MOST_SEEDS if hides(game) else 1) * LONGER):
        found += compared(game, manner, range(seed, seed + 1), ended_and_reopened, 2 + seed % 4)
        if min(sum(c.over for c in found), sum(c.again for c in found)) >= ENOUGH:
            break
    assert [c.told for c in found if c.told] == []
    if hides(game) and not game.ponders:
        assert sum(c.over for c in found) >= ENOUGH, "the worlds hardly ever differed when the game was over"
        assert sum(c.again for c in found) >= ENOUGH, "the worlds hardly ever differed after the reopening"


ENOUGH_CORRECTED = 40
"""Corrections typed while the worlds differed, before it counts as proof."""


@pytest.mark.paragraph("hall-correct-seen")
def test_no_official_learns_by_corrections_what_that_chair_may_not_see(game: Game, manner: Manner) -> None:
    if not hides(game):
        return
    officials = tuple(official.seat for official in game.officials)
    found: list[Compared] = []
    for seed in range((4 if game.ponders else MOST_SEEDS) * LONGER):
        acts = 12 + 9 * (seed % 5)
        found += compared(game, manner, range(seed, seed + 1), acts=acts, seats=officials)
        if sum(c.corrected for c in found) >= ENOUGH_CORRECTED * LONGER:
            break
    assert [c.told for c in found if c.told] == []
    assert game.ponders or sum(c.corrected for c in found) >= ENOUGH_CORRECTED


def test_officials_learn_where_what_lies_hidden_answers_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it was: whether a correction fitted was asked of the true position alone."""
    monkeypatch.setattr(correcting, "_hides", lambda game: False)
    found = compared(bluff.GAME, "tournament", range(6), acts=12, seats=(JUDGE,))
    assert any("told by the correction" in c.told for c in found)


def leaky_outcome(state: State) -> Outcome | None:
    """A result that counts the cards in all hands, also where they are not laid open."""
    ended = bluff.outcome(state)
    held = sum(int(c) for s in state.seats for c in state.cards.at(f"hand {s}") if c.isdigit())
    return ended and replace(ended, says=f"{ended.says} {held} in all hands.")


def test_a_leak_at_the_end_is_caught() -> None:
    leaky = replace(bluff.GAME, outcome=leaky_outcome)
    found = compared(leaky, "tournament", range(6), ended_and_reopened, 3)
    assert any("told by the outcome" in c.told for c in found)


def leaky_sentence(state: State, seat: Seat, action: Action) -> Ruling:
    ruling = bluff.rule(state, seat, action)
    return replace(ruling, says=f"{action.card} is laid.") if isinstance(action, Lay) else ruling


def leaky_refusal(state: State, seat: Seat, action: Action) -> Ruling:
    if isinstance(action, Doubt) and state.last and int(state.last.card) % 2:
        return refused("doubt", "You would be wrong.")
    return bluff.rule(state, seat, action)


def leaky_prompts(state: State) -> tuple[Prompt, ...]:
    held = sum(int(c) for s in state.seats for c in state.cards.at(f"hand {s}") if c.isdigit())
    return tuple(replace(p, says=f"{held} in all hands") for p in bluff.prompts(state))


def leaky_dials(state: State) -> tuple[Prompt, ...]:
    slow = sum(int(c) for c in state.cards.at("deck") if c.isdigit())
    return tuple(
        replace(p, limit=replace(p.limit, ms=30_000 + slow)) if p.seat == CLOCK and p.limit else p
        for p in bluff.prompts(state)
    )


@pytest.mark.parametrize(
    ("part", "leaky", "by"),
    [
        ("rule", leaky_sentence, "entries"),
        ("rule", leaky_refusal, "a refusal"),
        ("prompts", leaky_prompts, "table's prompts"),
        ("prompts", leaky_dials, "dials"),
    ],
)
def test_a_leak_is_caught(part: str, leaky: Callable[..., Any], by: str) -> None:
    """The guests of Bluff are told a secret in each of the ways a game might tell it by mistake."""
    found = compared(replace(bluff.GAME, **{part: leaky}), "tournament", range(6))
    assert any(f"told by {by}" in c.told or f"told by the {by}" in c.told for c in found)


def leaky_sight() -> Question:
    """Everybody is answered with the eyes of the first chair."""
    return replace(bluff_questions.HAND, sees=P1)


def leaky_time() -> Question:
    """The answer is nobody's, but when it may be had depends on a card face down."""

    def when(view: View, seat: Seat, asked: Any) -> str:
        laid = view.state.last
        return "Not now." if laid and laid.card != HIDDEN and int(laid.card) % 2 else ""

    return replace(bluff_questions.HAND, sees=P1, answer=lambda view, seat, asked: True, when=when)


@pytest.mark.parametrize("leaky", [leaky_sight, leaky_time])
def test_a_leak_in_a_question_is_caught(
    leaky: Callable[[], Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(c.told for c in compared(bluff.GAME, "tournament", range(6)))
    monkeypatch.setattr(bluff_questions, "QUESTIONS", Questions(asked=(leaky(),)))
    assert any("told by the question" in c.told for c in compared(bluff.GAME, "tournament", range(6)))


def test_a_leaky_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "seen_by", lambda self, seat: self)
    assert any("entries" in c.told for c in compared(bluff.GAME, "tournament", range(6)))


def test_a_game_without_its_list_of_answers_is_played_by_guessing() -> None:
    table = play(replace(bluff.GAME, legal=None), "tournament", 1)
    assert sum(isinstance(e.action, Lay) for e in table.entries) >= 3
