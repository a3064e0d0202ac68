"""A game in the terminal, typed by a person."""

import random
from pathlib import Path

import pytest

from gamehall.games.contig60 import acts
from gamehall.games.contig60.rules import GAME
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header, Player
from gamehall.kernel.sayings import describe, understand
from gamehall.kernel.seat import player
from gamehall.kernel.table import open_table

from .conftest import Run

P1, P2 = player(1), player(2)


def test_a_sentence_may_be_typed_and_a_wrong_one_is_refused_with_its_paragraph(fresh: Run) -> None:
    typed = "toss\nroll\n7*99\n6*6/3\n\n\nquit\n"
    done = fresh("play", "contig60", "--bot", "greedy", "--seed", "x", typed=typed)
    assert done.returncode == 0
    assert "The dice show 6, 6, 3." in done.stdout
    assert "✗ The sentence must use 6, 6, 3, each exactly once." in done.stdout
    assert "(announcing)" in done.stdout
    assert "Guest places a chip on 12" in done.stdout


def test_help_rules_list_board_and_record_are_at_hand(run: Run) -> None:
    typed = "help\nrules capture-double\ntoss\nroll\nlist\nboard\nrecord\nnonsense\nquit\n"
    said = run("play", "contig60", "--bot", "greedy", "--seed", "x", typed=typed).stdout
    for part in ("challenge sentence", "CAPTURING A PASS", "6 + 6 + 3 = 15", "does not understand"):
        assert part in said
    assert "You leave the table." in said


def test_a_whole_game_is_played_by_enter_and_numbers_and_its_record_holds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "\n".join(["toss", *["roll", "1", "", ""] * 120]) + "\n"
    options = ("--option", "chips=6", "--save", file)
    done = run("play", "contig60", "--bot", "random", "--seed", "y", *options, typed=typed)
    assert done.returncode == 0
    assert "(Contig 60 Tournament Highlights," in done.stdout
    assert "Looking back:" in done.stdout
    verified = run("record", "verify", file)
    assert verified.returncode == 0, verified.stdout
    assert "The dealer was bound" in verified.stdout


def test_resigning_ends_the_game(run: Run, tmp_path: Path) -> None:
    done = run("play", "contig60", "--bot", "random", "--seat", "p2", typed="resign\n\n")
    assert "Guest resigned the game." in done.stdout


def test_what_cannot_be_played_is_told(run: Run) -> None:
    for arguments in (["chess"], ["contig60", "--seat", "p3"], ["contig60", "--bot", "nobody"]):
        done = run("play", *arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("gamehall: ")


STATE = open_table(
    GAME,
    Header("t", "contig60", GAME.shelves[0].id, "", "guided", {}, (Player(P1, "Ana"), Player(P2, "Ben")), 0),
).state
ANY = Prompt("any", P1, tuple(kind.__name__ for kind in GAME.actions))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3+5=8; 8*4", acts.Announce("3+5=8; 8*4")),
        ("three plus five times four", acts.Announce("three plus five times four")),
        ("Pass", common.PassCard()),
        ("PASS  card", common.PassCard()),
        ("passcard", common.PassCard()),
        ("roll", common.Roll()),
        ("use roll", acts.UseRoll()),
        ("place 32", acts.Place(32)),
        ("Place  32 ", acts.Place(32)),
        ("move chip 3", acts.MoveChip(3)),
        ("dice 3, 5, 4", acts.RecordDice((3, 5, 4))),
        ("record dice 3 5 4", acts.RecordDice((3, 5, 4))),
        ("score -4", acts.RecordScore(-4)),
        ("win", common.DeclareWin()),
        ("win 1 2 3 4 5", common.DeclareWin((1, 2, 3, 4, 5))),
        ("challenge sentence", common.Challenge((common.Claim("sentence"),))),
        (
            "challenge sentence and scoring",
            common.Challenge((common.Claim("sentence"), common.Claim("scoring"))),
        ),
        ("challenge", common.Challenge(())),
        ("opinion", common.AskOpinion()),
        ("place", None),
        ("place here", None),
        ("challenge everything", None),
        ("xyzzy", None),
        ("", None),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: object) -> None:
    assert understand(GAME, STATE, ANY, typed) == meant


def test_only_what_the_prompt_takes_is_understood() -> None:
    assert understand(GAME, STATE, Prompt("turn", P1, ("Roll",)), "pass") is None


def test_actions_are_described_in_words() -> None:
    assert describe(common.PassCard()) == "Pass card"
    assert describe(acts.Place(32)) == "Place 32"
    assert describe(common.Challenge((common.Claim("scoring"),))) == "Challenge scoring"


def test_typing_anything_at_all_never_breaks_the_reader() -> None:
    rng = random.Random(1)
    letters = "abcplacewin0123456789 +-*/=;,.é×\t"
    for _ in range(2000):
        understand(GAME, STATE, ANY, "".join(rng.choices(letters, k=rng.randrange(12))))


def test_two_bots_sit_down_where_three_may_play(run: Run) -> None:
    typed = "roll\nletter\ndemand xx\nboard\nquit\n"
    bots = ("--bot", "regular", "--bot", "beginner")
    done = run("play", "linguishtik", *bots, "--book", "middle", "--seed", "a", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "against Regular bot, Beginner bot." in done.stdout
    assert "Name a cube by its colour and letter: black e, or short be." in done.stdout
    assert "Resources  bI bN bN bO" in done.stdout
    twice = ("--bot", "greedy") * 2
    refused = run("play", "contig60", *twice)
    assert refused.returncode == 2
    assert "Contig 60 takes at most 2 players." in refused.stderr


def test_time_passes_when_asked_to_and_hints_are_for_guided_tables(run: Run) -> None:
    typed = "roll\nhint\nwait\nwait\nquit\n"
    bots = ("--bot", "beginner", "--bot", "beginner")
    done = run("play", "linguishtik", *bots, "--manner", "tournament", "--seed", "c", typed=typed)
    assert "against Beginner bot, Beginner bot B." in done.stdout
    assert "Hints are given at guided tables." in done.stdout
    assert "has 10 seconds." in done.stdout
