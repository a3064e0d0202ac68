"""Bots race by words they know, plan what a word leaves to others, challenge, and err as they are told."""

from collections import Counter
from random import Random

import pytest

from gamehall.bots.arena import Bout, Match, play_number
from gamehall.bots.bot import NoSuchBot, call_bot, factories
from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.bots import BOTS, seated
from gamehall.games.letter_cards.bots.character import Character
from gamehall.games.letter_cards.bots.finding import Find
from gamehall.games.letter_cards.bots.planning import best
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.rules.word_formation import not_formed
from gamehall.games.letter_cards.words import layable
from gamehall.kernel.audit import audit
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lists.shelf import lexicon
from gamehall.lexicon.vocabulary import sayable, vocabulary

from .desk import P1, P2, P3, Desk

SLOW_EYES = Character(35, 0.02, 500, 100, 0.0, 1.0)


def says(desk: Desk, seat: Seat, bot: Bot, seed: int = 1) -> Answer | None:
    view = desk.view(seat)
    return bot(view.state, seat, view.prompts, Random(seed))


def announced(desk: Desk, seat: Seat, bot: Bot, tries: int = 40) -> list[str]:
    """The words a bot says in this position, with other luck each time."""
    answers = [says(desk, seat, bot, seed) for seed in range(tries)]
    return [answer.action.word for answer in answers if answer and isinstance(answer.action, acts.Announce)]


def challenges(desk: Desk, seat: Seat, bot: Bot) -> bool:
    answer = says(desk, seat, bot)
    return answer is not None and isinstance(answer.action, acts.Challenge)


@pytest.mark.parametrize("name", BOTS.kinds)
def test_what_a_bot_announces_can_be_laid_and_takes_time(name: str) -> None:
    desk = Desk()
    for seed in range(5):
        answer = says(desk, P1, BOTS.kinds[name](), seed)
        assert answer
        assert answer.after > 0
    free = {one.word for one in layable(desk.view(P1).state, P1)}
    settings = {} if name == "random" else {"err": 0}
    words = announced(desk, P1, BOTS.kinds[name](**settings))
    assert len(set(words)) > 3
    assert set(words) <= free


def test_a_beginner_knows_common_words_only_and_a_strong_bot_finds_longer_ones() -> None:
    desk, levels = Desk(), vocabulary(lexicon()).levels
    simple, strong = (
        announced(desk, P1, BOTS.kinds["beginner"](err=0)),
        announced(desk, P1, BOTS.kinds["strong"]()),
    )
    assert max(levels[word] for word in simple) <= 35 < max(levels[word] for word in strong)
    assert sum(map(len, simple)) / len(simple) < sum(map(len, strong)) / len(strong)


def test_the_strong_bot_is_quicker_than_the_beginner() -> None:
    desk = Desk()

    def waits(name: str) -> int:
        return sum(answer.after for seed in range(30) if (answer := says(desk, P1, BOTS.kinds[name](), seed)))

    assert waits("strong") < waits("regular") < waits("beginner")


def test_no_bot_says_what_the_hall_does_not_say() -> None:
    desk = Desk(
        table="FART", hands=("SSSSQ", "LINED", "GOMSH"), cards="A9 E9 F2 R6 T6 S9 Q1 L9 I9 N9 D9 G9 O9 M9 H9"
    )
    for name in BOTS.kinds:
        words = announced(desk, P1, BOTS.kinds[name]())
        assert words
        assert all(sayable(word) for word in words)


def test_bots_are_ready_wind_the_timer_and_lay_what_they_announced() -> None:
    desk = Desk(begun=False, timer="setter")
    for bot in (BOTS.kinds["strong"](), BOTS.kinds["random"]()):
        answer = says(desk, P1, bot)
        assert answer
        assert answer.action == acts.Ready()
        assert 0 < answer.after < 10_000
    desk.ready()
    desk.deal("CATERLINEDGOMSHTONE")
    wound = [says(desk, P1, BOTS.kinds["quick"](), seed) for seed in range(9)]
    dials = {one.action.dial for one in wound if one and isinstance(one.action, acts.Wind)}
    assert len(dials) > 3
    assert says(desk, P2, BOTS.kinds["quick"]()) is None
    racing = Desk()
    racing.announce(P1, "TENOR")
    assert says(racing, P2, BOTS.kinds["strong"]()) is None
    laid = says(racing, P1, BOTS.kinds["strong"]())
    assert laid
    assert laid.action == acts.Complete()
    assert 0 < laid.after < 5000


def test_a_longer_word_that_leaves_less_to_others_is_chosen() -> None:
    state = Desk().view(P1).state
    assert best(state, P1, [Find("TO", "", 100), Find("TENOR", "R", 100)]) == Find("TENOR", "R", 100)


def test_what_would_take_too_long_is_not_waited_for() -> None:
    state = Desk().view(P1).state
    assert best(state, P1, [Find("TONE", "", 100), Find("TENOR", "R", 40_000)]) == Find("TONE", "", 100)


def test_an_own_word_that_stands_is_raised_only_if_that_is_worth_a_card() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    state = desk.view(P1).state
    assert best(state, P1, [Find("NOTER", "", 100), Find("CENTO", "C", 100)]) is None
    assert best(state, P1, [Find("ORNATE", "A", 100)]) == Find("ORNATE", "A", 100)


def test_a_phoney_is_challenged_before_anything_else_is_said() -> None:
    desk = Desk()
    desk.lay(P1, "TONEC")
    assert challenges(desk, P2, BOTS.kinds["strong"]())
    assert says(desk, P1, BOTS.kinds["strong"]()) is None or not challenges(desk, P1, BOTS.kinds["strong"]())
    assert not challenges(desk, P2, seated(Character(35, 0.02, 500, 100, 0.0, 0.0)))


def test_a_misspelling_is_noticed_and_a_good_word_is_left() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR", "TENRO")
    assert challenges(desk, P2, seated(SLOW_EYES))
    desk = Desk()
    desk.lay(P1, "TENOR")
    assert not challenges(desk, P2, BOTS.kinds["strong"]())


def test_who_does_not_know_a_word_may_doubt_it_once_and_not_when_it_was_proved() -> None:
    doubtful = seated(Character(35, 0.02, 500, 100, 0.0, 1.0, doubts=1.0))
    desk = Desk()
    desk.lay(P1, "CENTO")
    assert challenges(desk, P2, doubtful)
    assert not challenges(desk, P2, seated(SLOW_EYES))
    assert not challenges(desk, P2, BOTS.kinds["strong"]())
    desk.challenge(P3)
    desk.ring()
    assert not challenges(desk, P2, doubtful)
    common = Desk()
    common.lay(P1, "NOTE")
    assert not challenges(common, P2, doubtful)


def test_who_errs_says_words_that_are_none_and_lays_with_slips() -> None:
    desk = Desk()
    words = announced(desk, P1, BOTS.kinds["regular"](err=1))
    wrong = [word for word in words if word not in lexicon()]
    assert len(wrong) > len(words) / 2
    assert all(not_formed(desk.state, P1, word) is None for word in wrong)
    desk.announce(P1, "TENOR")
    answers = [says(desk, P1, BOTS.kinds["regular"](err=1), seed) for seed in range(9)]
    slips = {one.action.letters for one in answers if one and isinstance(one.action, acts.Complete)} - {""}
    assert len(slips) > 1
    assert all(Counter(slip) == Counter("TENOR") for slip in slips)


def test_a_rate_of_errors_lies_between_0_and_1() -> None:
    with pytest.raises(NoSuchBot):
        call_bot(GAME, "regular:err=2")
    assert list(factories(GAME)) == ["random", "beginner", "regular", "quick", "strong"]


MATCH = Match("letter_cards", ("strong", "beginner:err=0.3", "regular"), 3, "tournament", {"rounds": 2})


def test_bots_play_the_same_game_again_and_its_record_stands_up_to_every_check() -> None:
    bout = Bout(MATCH, 0)
    one = bout.play()
    table = bout.table
    assert audit(table.game, table.header, table.entries) == ()
    assert {type(entry.action).__name__ for entry in table.entries} >= {"Announce", "Complete", "Ready"}
    two = play_number(MATCH, 0)
    assert (one.winner, one.entries, one.acts) == (two.winner, two.entries, two.acts)
    assert sum(one.refused) == 0


def test_at_a_guided_table_mistakes_are_refused_and_the_race_goes_on() -> None:
    match = Match("letter_cards", ("beginner:err=1", "regular"), 3, "guided", {"rounds": 2})
    played = play_number(match, 0)
    assert played.refused[0] > 0
    assert played.cites == "most-cards"


def test_strong_wins_against_beginners() -> None:
    match = Match("letter_cards", ("strong", "beginner", "beginner"), 5, "tournament", {"rounds": 4})
    assert [play_number(match, number).winner for number in range(2)] == [0, 0]
