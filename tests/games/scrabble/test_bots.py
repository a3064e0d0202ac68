"""Bots play whole games by both books, know what they should know, and err as often as they are told."""

from random import Random

import pytest

from gamehall.bots.arena import Match, play_number
from gamehall.bots.bot import NoSuchBot, call_bot
from gamehall.games.scrabble import acts
from gamehall.games.scrabble.bots.mistakes import phoney
from gamehall.games.scrabble.bots.vocabulary import knows
from gamehall.games.scrabble.hints import best_plays, board_of, hints, some_play
from gamehall.games.scrabble.referee import draft_words, phoneys
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import ONE, State, squares
from gamehall.games.scrabble.typed import parse
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import view_of
from tests.conformance.driver import play


def position(seed: int = 1, acts: int = 30, book: str = "wespa") -> State:
    """A game in play with its tiles known, where it is somebody's turn to put a word down."""
    for more in range(40):
        state: State = play(GAME.by(book), "tournament", seed, acts=acts + more).state
        busy = state.draft or state.due(state.mover) or state.stop or state.dispute or state.drawing
        if state.phase == "turn" and not busy:
            return state
    raise AssertionError("no such position")


@pytest.mark.parametrize("book", ["wespa", "literacy"])
@pytest.mark.parametrize(
    ("one", "two"), [("random", "club"), ("club:err=0.3", "greedy"), ("greedy", "greedy")]
)
def test_bots_play_a_game_to_its_end(book: str, one: str, two: str) -> None:
    played = play_number(Match("scrabble", (one, two), 7, "tournament", {}, book), 0)
    assert played.cites in ("end-out", "six-zeros", "end-stuck", "end-all-plays", "end-time")
    assert played.refused == (0, 0)


def test_an_erring_bot_is_caught_by_a_watchful_one() -> None:
    played = play_number(Match("scrabble", ("random:err=0.5", "greedy"), 3, "tournament", {}), 0)
    assert played.remarks[1].get("challenges", 0) >= 2
    assert played.remarks[0].get("challenges", 0) == 0


def test_the_same_seed_gives_the_same_game() -> None:
    match = Match("scrabble", ("club", "club"), 5, "tournament", {})
    one, two = play_number(match, 1), play_number(match, 1)
    assert (one.entries, one.winner, one.acts) == (two.entries, two.winner, two.acts)


def test_rates_are_rates() -> None:
    with pytest.raises(NoSuchBot, match="no rate"):
        call_bot(GAME, "club:err=3")


def test_a_phoney_is_one() -> None:
    state = position()
    found = [place for n in range(10) if (place := phoney(state, state.mover, Random(n)))]
    assert found
    board = board_of(state)
    assert all(phoneys(state.options, draft_words(board, squares(place.tiles))) for place in found)


def test_a_small_vocabulary_has_the_short_words_and_a_steady_share_of_the_long() -> None:
    words = [f"{a}{b}{c}{d}" for a in "BCDF" for b in "AEIOU" for c in "LMNR" for d in "EST"]
    share = sum(knows(word, 0.3) for word in words) / len(words)
    assert 0.2 < share < 0.4
    assert all(knows(word, 0.8) for word in words if knows(word, 0.3))
    assert knows("CAT", 0.0)
    assert not knows("CATS", 0.0)


def test_hints_are_the_best_plays_of_whoever_is_on_turn() -> None:
    state = position()
    found = hints(state, state.mover)
    assert [hint.action for hint in found] == [place for place, _, _ in best_plays(state, state.mover, 5)]
    assert hints(state, state.other(state.mover)) == ()
    assert hints(state, Seat("gallery")) == ()
    _, score, words = best_plays(state, state.mover, 1)[0]
    assert found[0].says.endswith(f", {score} points")
    assert len({hint.says for hint in found}) == len(found)
    assert not phoneys(state.options, words)


def test_no_play_is_seen_for_a_rack_that_is_hidden() -> None:
    seen = view_of(play(GAME.by("wespa"), "tournament", 1, acts=12), Seat("p1")).state
    assert best_plays(seen, Seat("p2"), 3) == ()
    assert some_play(seen, Seat("p2"), Random(1)) is None


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("announce 24", acts.Announce(24)),
        ("24", None),  # with no tiles down a number is no score
        ("announce", acts.Announce()),
        ("press", acts.Press()),
        ("change ae?", acts.Exchange(("A", "E", "_"))),
        ("change 3", acts.Exchange(count=3)),
        ("pass", acts.Pass()),
        ("back", acts.TakeBack()),
        ("8z WORD", None),
        ("8H W0RD", None),
        ("", None),
    ],
)
def test_what_people_type(typed: str, action: object) -> None:
    kinds = ("Place", "TakeBack", "Announce", "Press", "Exchange", "Pass")
    opened = play(GAME.by("wespa"), "tournament", 1, acts=0).state
    assert parse(opened, Prompt("turn:1", ONE, kinds), typed) == action


def test_a_typed_play_skips_what_lies_there() -> None:
    opened = play(GAME.by("wespa"), "tournament", 1, acts=0).state
    tiles = tuple(acts.Tile(square, letter) for square, letter in (("H8", "C"), ("I8", "a"), ("J8", "T")))
    assert parse(opened, Prompt("turn:1", ONE, ("Place",)), "8h CaT") == acts.Place(tiles)
