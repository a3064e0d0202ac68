"""The arena: fair, repeatable, and never stuck."""

import random
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.bots import arena
from gamehall.bots.arena import Bout, Match, play_number
from gamehall.bots.bot import NoSuchBot, call_bot, factories, read_call, strongest
from gamehall.bots.tally import interval, speed, tally
from gamehall.cli.commands.arena import play_all
from gamehall.games.contig60.rules import GAME
from gamehall.games.letter_cards import rules as race
from gamehall.kernel.action import Resign
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat, player

MATCH = Match("contig60", ("greedy", "random"), 7, "tournament", {"chips": 8})


def test_the_same_seed_gives_the_same_games_however_many_play_at_once() -> None:
    alone = tally(MATCH, play_all(MATCH, 4, jobs=1))
    together = tally(MATCH, play_all(MATCH, 4, jobs=2))
    assert alone == together
    assert tally(MATCH, play_all(MATCH, 4, jobs=1)) == alone


def test_another_seed_gives_other_games() -> None:
    other = Match("contig60", MATCH.bots, 8, "tournament", MATCH.options)
    assert [g.entries for g in play_all(MATCH, 3, 1)] != [g.entries for g in play_all(other, 3, 1)]


def test_bots_change_chairs_every_other_game() -> None:
    names = [[p.name for p in Bout(MATCH, n).table.header.players] for n in range(3)]
    assert names == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]


@pytest.mark.parametrize("number", [0, 1])
def test_a_game_of_the_arena_stands_up_to_every_check(number: int) -> None:
    bout = Bout(Match("contig60", ("greedy:err=0.3", "greedy"), 2, "tournament", {}), number)
    bout.play()
    bout.sitting.settle()
    table = bout.table
    assert audit(table.game, table.header, table.entries) == ()
    assert dealer_faults(table.game, table.header, table.entries) == []


def test_the_stronger_bot_wins_from_either_chair() -> None:
    result = tally(MATCH, play_all(Match("contig60", ("greedy", "random"), 1, "tournament", {}), 12, 1))
    assert result.wins > result.losses
    assert result.wins + result.losses + result.ties == 12


def test_at_a_guided_table_mistakes_are_refused_and_the_game_goes_on() -> None:
    played = play_number(Match("contig60", ("greedy:err=0.5", "greedy"), 1, "guided", {"card": "kept"}), 0)
    assert played.refused[0] > 0
    assert played.refused[1] == 0


def seat_these(monkeypatch: pytest.MonkeyPatch, bots: dict[str, Any]) -> None:
    real = call_bot
    monkeypatch.setattr(arena, "call_bot", lambda game, call: bots.get(call) or real(game, call))


def silent(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
    return None


def nonsense(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
    return Answer("no such prompt", GAME.actions[1]())


def quitter(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
    return Answer("", Resign())


@pytest.mark.parametrize(
    ("bot", "cites"), [(silent, "hall-forfeit"), (nonsense, "hall-forfeit"), (quitter, "hall-resign")]
)
@pytest.mark.parametrize("number", [0, 1])
def test_a_bot_that_will_not_play_loses_and_hangs_nothing(
    monkeypatch: pytest.MonkeyPatch, bot: Any, cites: str, number: int
) -> None:
    seat_these(monkeypatch, {"odd": bot})
    played = play_number(Match("contig60", ("odd", "random"), 1, "tournament", {}), number)
    assert (played.winner, played.cites) == (1, cites)


def test_bots_see_their_own_view_and_only_their_own_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    random_bot = call_bot(GAME, "random")
    seen: list[tuple[Seat, set[Seat]]] = []

    def watched(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
        seen.append((seat, {p.seat for p in prompts}))
        return random_bot(state, seat, prompts, rng)

    seat_these(monkeypatch, {"watched": watched})
    play_number(Match("contig60", ("watched", "watched"), 1, "tournament", {"chips": 4}), 0)
    assert {seat for seat, _ in seen} == {player(1), player(2)}
    assert all(asked == {seat} for seat, asked in seen)


def test_passes_are_remarked_on() -> None:
    played = [play_number(Match("contig60", ("random", "random"), 1, "tournament", {}), n) for n in range(2)]
    counted = tally(Match("contig60", ("random", "random"), 1, "tournament", {}), played)
    assert sum(bot["remarks"].get("forced passes", 0) for bot in counted.bots) >= 0
    assert all("unforced passes" not in bot["remarks"] for bot in counted.bots)
    assert speed(played, 2.0).entries_a_second == sum(g.entries for g in played) / 2


def test_calls_of_bots_are_read() -> None:
    assert read_call("greedy") == ("greedy", {})
    assert read_call("greedy:err=0.1, depth=2") == ("greedy", {"err": 0.1, "depth": 2})
    for wrong in ("greedy:err", "greedy:err=", "greedy:=1", "greedy:err=a", "greedy:a b=1"):
        with pytest.raises(NoSuchBot):
            read_call(wrong)


def test_every_game_with_listed_answers_has_a_bot_and_the_strongest_is_last() -> None:
    assert next(iter(factories(GAME))) == "beginner"
    assert strongest(GAME) == "strong"
    with pytest.raises(NoSuchBot, match="has no bot 'nobody'"):
        call_bot(GAME, "nobody")


def test_the_interval_is_wilsons() -> None:
    low, high = interval(78, 100)
    assert (round(low, 3), round(high, 3)) == (0.689, 0.85)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(5, 5)[1] == 1.0


def racer(after: int) -> Any:
    """Says the longest word it can, always after so many milliseconds."""

    def bot(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
        for prompt in prompts:
            if prompt.kinds[0] in ("Ready", "Complete", "Announce"):
                legal = race.GAME.legal(state, prompt)  # type: ignore[misc]
                return Answer(prompt.id, legal[0], after) if legal else None
        return None

    return bot


RACE = Match("letter_cards", ("fast", "slow"), 1, "tournament", {"rounds": 2})


def test_what_is_said_first_happens_first_and_the_others_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_these(monkeypatch, {"fast": racer(400), "slow": racer(700)})
    bout = Bout(RACE, 0)
    bout.play()
    entries = bout.table.entries
    said = [(before, entry) for before, entry in pairwise(entries) if entry.seat in bout.seats]
    assert {entry.at - before.at for before, entry in said if entry.seat == "p1"} == {400}
    assert {entry.at - before.at for before, entry in said if entry.seat == "p2"} == {700}
    turned = [n for n, entry in enumerate(entries) if entry.prompt.startswith("count:")]
    assert turned
    assert all(entries[n + 1].seat == "p1" for n in turned)


@pytest.mark.parametrize(("odd", "refused"), [(racer(10**9), 0), (nonsense, 1)])
def test_a_limit_runs_out_before_what_comes_too_late(
    monkeypatch: pytest.MonkeyPatch, odd: Any, refused: int
) -> None:
    def slow_nonsense(*asked: Any) -> Answer | None:
        answer: Answer | None = odd(*asked)
        return replace(answer, after=answer.after or 300) if answer else None

    seat_these(monkeypatch, {"fast": racer(400), "slow": slow_nonsense})
    played = play_number(RACE, 0)
    assert (played.winner, played.cites, played.acts[1]) == (0, "most-cards", 0)
    assert (played.refused[1] > 0) == refused
