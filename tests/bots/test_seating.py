"""Sitting down by name: people first, then bots, and what a sitting does with them."""

from random import Random
from typing import Any

import pytest

from gamehall.bots.bot import NoSuchBot
from gamehall.bots.seating import sit
from gamehall.games.pentathlon.acts import Roll, Toss
from gamehall.kernel.audit import dealer_faults
from gamehall.kernel.catalog import NoSuchGame
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.records import audit, load, positions, replay
from gamehall.kernel.seat import Seat
from gamehall.kernel.sitting import NotUnderstood, Sitting


def people(**options: Any) -> Sitting:
    return sit("contig60", players=["Ana", "Ben"], seed=7, options=options)


def silent(state: Any, seat: Seat, prompts: tuple[Prompt, ...], chance: Random) -> Answer | None:
    return None


def nonsense(state: Any, seat: Seat, prompts: tuple[Prompt, ...], chance: Random) -> Answer | None:
    return Answer(prompts[0].id, Roll())


def test_people_sit_down_first_and_bots_after_them() -> None:
    sitting = sit("letter_cards", players=["Ana"], bots=["regular", "regular"])
    assert [(p.seat, p.name, p.kind) for p in sitting.table.header.players] == [
        ("p1", "Ana", "person"),
        ("p2", "Regular bot", "bot"),
        ("p3", "Regular bot B", "bot"),
    ]
    assert [player.name for player in sit("contig60").table.header.players] == ["Player 1", "Player 2"]


def test_a_bot_of_ones_own_is_called_by_its_name() -> None:
    sitting = sit("letter_cards", bots=[silent, lambda *asked: None, "regular"])
    names = [player.name for player in sitting.table.header.players]
    assert names == ["Silent bot", "Own bot", "Regular bot"]


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    def played(seed: int | None) -> Sitting:
        sitting = sit("contig60", bots=["greedy", "random"], seed=seed, options={"chips": 8})
        sitting.play()
        return sitting

    one, two, other = played(3), played(3), played(4)
    assert one.record == two.record != other.record
    assert played(None).record != played(None).record
    assert one.table.closed
    assert not dealer_faults(one.game, one.table.header, one.table.entries)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": ["Ana"]}, "Contig 60 takes 2 players, and 1 sit down."),
        ({"bots": ["greedy"] * 3}, "Contig 60 takes 2 players, and 3 sit down."),
        ({"book": "wespa"}, "Contig 60 has no book 'wespa'; it has highlights-2020."),
        ({"options": {"tiles": 3}}, "Contig 60 has no option 'tiles'."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says.replace(".", r"\.")):
        sit("contig60", **wrong)


def test_no_such_game_and_no_such_bot() -> None:
    with pytest.raises(NoSuchGame) as told:
        sit("chess")
    assert str(told.value).startswith("The hall has no game 'chess'; it has contig60, ")
    with pytest.raises(NoSuchGame):
        sit("contig60.rules")
    with pytest.raises(NoSuchBot, match="it has beginner, random, greedy, strong"):
        sit("contig60", bots=["clever", "greedy"])


def test_what_is_typed_is_what_is_said() -> None:
    one, two = people(), people()
    assert one.say("p1", "toss") == two.say("p1", Toss())
    assert one.record == two.record
    assert one.tell(one.say("p2", "toss")) == "Ben tosses a die."
    with pytest.raises(NotUnderstood, match=r"'sing' now; it asks p2 nothing\.|it takes: "):
        one.say("p2", "sing")
    one.say("p2", "resign")
    assert one.outcome
    assert one.outcome.winner == "p1"
    assert one.tell(one.outcome).startswith("Ben")


def test_a_refused_act_changes_nothing() -> None:
    sitting = people()
    before = sitting.table
    assert sitting.say("p1", Roll()).refused
    assert sitting.table is before


def test_a_seat_is_asked_only_what_is_put_to_it_and_sees_only_its_view() -> None:
    sitting = sit("letter_cards", players=["Ana", "Ben"], seed=1)
    for seat in sitting.seats:
        view = sitting.view(seat)
        assert view.seat == seat
        assert {prompt.seat for prompt in sitting.prompts(seat)} <= {seat}
        assert {type(act).__name__ for act in sitting.legal(seat)} <= {
            kind for prompt in view.prompts for kind in prompt.kinds
        }
    assert sitting.view("gallery").prompts == ()


def test_time_passes_only_when_it_is_told_to() -> None:
    sitting = people(turn_seconds=60)
    sitting.say("p1", "toss")
    sitting.say("p2", "toss")
    while sitting.state.card.phase == "toss":
        for seat in sitting.seats:
            sitting.say(seat, Toss())
    due = sitting.table.next_due()
    assert due
    before = sitting.table.seq
    sitting.wait(due[0] - sitting.now - 1)
    assert (sitting.table.seq, sitting.now) == (before, due[0] - 1)
    sitting.wait(1)
    assert sitting.table.seq > before


def test_bots_play_until_a_person_must_speak() -> None:
    sitting = sit("contig60", players=["Ana"], bots=["greedy"], seed=7)
    assert sitting.play() is None
    assert "p1" in sitting.waits_for()
    before = sitting.table.seq
    assert sitting.play() is None
    assert sitting.table.seq == before
    while not sitting.finished:
        sitting.say("p1", sitting.legal("p1")[0])
        sitting.play()
    assert audit(sitting.record) == []


def test_in_a_race_bots_say_what_they_have_had_time_for() -> None:
    sitting = sit("letter_cards", players=["Ana"], bots=["strong"], seed=2)
    sitting.play()
    sitting.say("p1", "ready")
    before = len(sitting.record.entries)
    sitting.wait(120_000)
    assert any(entry.seat == "p2" for entry in sitting.record.entries[before:])


@pytest.mark.parametrize("bot", [silent, nonsense])
def test_a_bot_that_says_nothing_of_use_loses_its_game(bot: Any) -> None:
    sitting = sit("contig60", bots=["greedy", bot], seed=7)
    outcome = sitting.play()
    assert outcome
    assert outcome.winner == "p1"


def test_a_record_is_kept_read_gone_through_and_audited(tmp_path: Any) -> None:
    sitting = sit("contig60", bots=["greedy", "greedy"], seed=5, manner="tournament", options={"chips": 8})
    sitting.play(entries=40)
    assert sitting.table.seq >= 40
    sitting.save(tmp_path / "game.jsonl")
    record = load(tmp_path / "game.jsonl")
    assert record == sitting.record
    assert audit(record) == []
    assert replay(record).state == sitting.state
    tables = list(positions(record))
    assert [table.seq for table in tables] == list(range(len(record.entries) + 1))
    assert tables[10].state == replay(record, 10).state


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"manner": "x"}, "A table is tournament or guided, not 'x'."),
        ({"players": "AB"}, "in lists"),
        ({"bots": "greedy"}, "in lists"),
        ({"players": [1, 2]}, "1 is none"),
        ({"players": ["", "B"]}, "'' is none"),
        ({"bots": [1, 2]}, "1 is neither"),
    ],
)
def test_what_no_record_could_hold_is_told_before_play(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        sit("contig60", **wrong)


@pytest.mark.parametrize("seat", ["Ana", "p3", "", None, 1])
def test_a_seat_that_is_none_is_told(seat: Any) -> None:
    sitting = people()
    for ask in (sitting.view, sitting.prompts, sitting.legal, lambda at: sitting.say(at, "toss")):
        with pytest.raises(ValueError, match="the seats are p1, p2, dealer"):
            ask(seat)


@pytest.mark.parametrize("act", [None, 5, Toss])
def test_what_is_no_act_is_told(act: Any) -> None:
    with pytest.raises(TypeError, match="Say an act or its words"):
        people().say("p1", act)


@pytest.mark.parametrize("ms", [-5, 1.5, float("nan"), "1"])
def test_time_that_cannot_pass_is_told(ms: Any) -> None:
    with pytest.raises(ValueError, match="whole milliseconds"):
        people().wait(ms)


@pytest.mark.parametrize("said", ["toss", 5, Answer("p", "toss")])
def test_a_bot_that_gives_no_answer_is_told(said: Any) -> None:
    with pytest.raises(TypeError, match="a bot gives an Answer with an act, or None"):
        sit("contig60", bots=[lambda *_: said, "random"], seed=1).play()


def test_a_place_in_a_record_that_is_none_is_told() -> None:
    sitting = people()
    for entries in (-1, 10**6):
        with pytest.raises(ValueError, match="entries, not"):
            replay(sitting.record, entries)
