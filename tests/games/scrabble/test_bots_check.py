"""Bots check what is announced and recorded, say what is wrong, and sign no slip they have not checked."""

from random import Random

import pytest

from gamehall.bots.arena import Bout, Match, play_number
from gamehall.bots.bot import call_bot
from gamehall.games.scrabble import acts
from gamehall.games.scrabble.events import ScoreCorrected, ScoreQueried
from gamehall.games.scrabble.referee import right_score
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import HIGHEST, KEEPER, MOST, State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.views import view_of
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk

LEVELS = ["random", "club", "greedy"]
CAREFUL = ["random", "greedy"]


def answer(desk: Desk | Literacy, seat: Seat, level: str) -> Action | None:
    """What the bot in this chair says now."""
    view = view_of(desk.table, seat)
    said = call_bot(GAME, level)(view.state, seat, view.prompts, Random(1))
    if said is None:
        return None
    assert isinstance(said.action, Action)
    return said.action


def announced(score: int, recorded: int | None = None, **options: object) -> Desk:
    """p1 has played CAT, which is worth 10."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.play(P1, "8G", "CAT", score)
    if recorded is not None:
        desk.yes(P1, acts.Record(recorded))
    return desk


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("score", [0, 300, 3000])
def test_a_bot_queries_a_score_before_it_accepts_the_play(level: str, score: int) -> None:
    desk = announced(score)
    said = answer(desk, P2, level)
    assert said == acts.QueryScore(0, 10)
    desk.yes(P2, said)
    desk.yes(P1, acts.Agree())
    assert desk.scores == (10, 0)
    assert answer(desk, P2, level) == acts.Accept()


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_queries_a_total_that_is_not_that_of_the_lines(level: str) -> None:
    desk = announced(10, recorded=9_999)
    said = answer(desk, P2, level)
    assert said == acts.QueryTotal(P1, 10)
    desk.yes(P2, said)
    desk.yes(P1, acts.Agree())
    assert answer(desk, P2, level) == acts.Accept()


@pytest.mark.paragraph("correction", "challenge", book="wespa")
def test_a_play_that_is_no_word_is_challenged_whatever_its_score() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CTA", 99)
    assert answer(desk, P2, "greedy") == acts.Challenge(("CTA",))


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_query_what_is_right_or_what_was_taken_off(level: str) -> None:
    assert answer(announced(10, recorded=10), P2, level) == acts.Accept()
    desk = Desk()
    desk.play(P1, "8G", "CTA", 99)
    desk.challenge("CTA")
    said = answer(desk, P2, level)
    assert isinstance(said, acts.Place)


@pytest.mark.paragraph("correction", book="wespa")
def test_a_club_player_overlooks_some_small_errors_of_a_turn_and_no_large_one() -> None:
    def queried(score: int, word: str) -> bool:
        desk = Desk(f"{word}DRED"[:7])
        desk.play(P1, "8G", word, score)
        return isinstance(answer(desk, P2, "club"), acts.QueryScore)

    words = ["CAT", "CAR", "TAR", "RAT", "ARC", "ACE", "EAR", "TEA", "EAT", "RED", "ERA", "ARE", "TAE", "ATE"]
    small = [queried(11, word) for word in words]
    assert any(small)
    assert not all(small)
    assert all(queried(60, word) for word in words)


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_wrong_is_signed(level: str) -> None:
    desk = Desk()
    desk.late("CAT", "SOX")
    desk.place(P1, "8G", "CAT")
    desk.yes(P1, acts.Announce(11))
    desk.yes(P1, acts.StopClock())
    desk.yes(P2, acts.Accept())
    assert desk.over()
    said = answer(desk, P2, level)
    assert said == acts.QueryScore(0, 10)
    desk.yes(P2, said)
    desk.yes(P1, acts.Agree())
    assert answer(desk, P2, level) == acts.Sign()


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("level", CAREFUL)
def test_what_the_director_has_settled_is_not_queried_again(level: str) -> None:
    desk = announced(13, recorded=13)
    desk.yes(P2, acts.QueryScore(0, 10))
    desk.yes(P1, acts.Disagree())
    desk.yes(DIRECTOR, acts.SettleScore(12))
    assert answer(desk, P2, level) == acts.Accept()
    desk.yes(P2, acts.QueryTotal(P1, 10))
    desk.yes(P1, acts.Disagree())
    desk.yes(DIRECTOR, acts.SettleScore(40))
    assert answer(desk, P2, level) == acts.Accept()
    desk.yes(P1, acts.QueryTotal(P1, 50))  # a new difference is a new matter
    assert answer(desk, P2, level) == acts.Disagree()


@pytest.mark.paragraph("tally", "correction", book="literacy")
@pytest.mark.parametrize("level", LEVELS)
def test_in_a_team_game_the_scorekeeper_is_told(level: str) -> None:
    desk = Literacy("HORNATS", "ABDEIOS", software=(JUDGE,))
    desk.play(P1, "8H HORN", 900)
    said = answer(desk, P2, level)
    assert said == acts.QueryScore(0, 14)
    desk.must(P2, said)
    desk.must(KEEPER, acts.SettleScore(900))
    assert not isinstance(answer(desk, P2, level), acts.QueryScore | acts.QueryTotal)


@pytest.mark.parametrize("book", ["wespa", "literacy"])
def test_bots_that_err_are_told_and_the_game_comes_to_its_end(book: str) -> None:
    bout = Bout(Match("scrabble", ("club:err=0.6", "greedy"), 11, "tournament", {}, book), 0)
    assert bout.play().refused == (0, 0)
    happened = [event for entry in bout.table.entries for event in entry.ruling.events]
    queried = [event for event in happened if isinstance(event, ScoreQueried)]
    assert queried
    assert {event.side for event in queried} == {P2}
    assert sum(isinstance(event, ScoreCorrected) for event in happened) == len(queried)
    assert bout.table.state.scores == {side: bout.table.state.added(side) for side in (P1, P2)}


def test_a_club_player_told_that_somebody_can_play_looks_again() -> None:
    """Two that know few words pass; the judge says that somebody can play, and they find it."""
    for number in range(4):
        bots = ("club:vocabulary=0", "club:vocabulary=0")
        played = play_number(Match("scrabble", bots, number, "tournament", {}, "literacy"), 0)
        assert played.entries < 2_000


def lying(bot: Bot) -> Bot:
    """One that announces and records what it likes, and never agrees."""

    def speak(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        said = bot(state, seat, prompts, rng)
        match said.action if said else None:
            case acts.Announce() if said:
                return Answer(said.prompt, acts.Announce(rng.choice((0, 7, 300, HIGHEST))))
            case acts.Record() if said:
                return Answer(said.prompt, acts.Record(rng.choice((-MOST, 0, MOST))))
            case acts.Agree() if said:
                return Answer(said.prompt, acts.Disagree())
        return said

    return speak


@pytest.mark.paragraph("correction", "result", book="wespa")
@pytest.mark.parametrize("book", ["wespa", "literacy"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_wins_by_lying_to_a_bot(level: str, book: str) -> None:
    bout = Bout(Match("scrabble", ("greedy", level), 5, "tournament", {}, book), 0)
    bout.sitting.bots[P1] = lying(bout.sitting.bots[P1])
    bout.play()
    state: State = bout.table.state
    assert state.ended
    plays = [n for n, line in enumerate(state.sheet) if line.kind == "play" and not line.removed]
    assert [state.sheet[n].score for n in plays if state.sheet[n].side == P1] == [
        right_score(state, n) for n in plays if state.sheet[n].side == P1
    ]
    assert state.scores == {side: state.added(side) for side in (P1, P2)}
