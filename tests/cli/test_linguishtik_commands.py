"""`gamehall linguishtik shakes`: what it prints, and what it says when bots cannot be seated."""

import json

import pytest

from gamehall.cli.games.linguishtik import campaign
from gamehall.games.linguishtik.campaign.shakes import Meeting, Shaken

from .conftest import Run


def test_shakes_are_played_and_every_solution_is_judged(fresh: Run) -> None:
    arguments = ("--division", "middle", "--bots", "strong,regular", "--shakes", 2, "--seed", 7, "--json")
    done = fresh("linguishtik", "shakes", *arguments)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)["middle"]
    assert (told["shakes"], told["stalls"], told["illegal"]) == (2, [], [])
    assert sum(told["rows"].values()) == 2
    strong, regular = told["bots"]
    assert (strong["bot"], regular["bot"]) == ("strong", "regular")
    for bot in (strong, regular):
        assert bot["shakes"] == sum(bot["paid"].values()) == 2
        assert sum(bot["verdicts"].values()) == bot["solutions"]


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("strong,nobody", "has no bot 'nobody'; it has beginner, regular, strong"),
        ("strong", "two or three bots"),
    ],
)
def test_it_says_which_bots_cannot_play(run: Run, bots: str, says: str) -> None:
    done = run("linguishtik", "shakes", "--bots", bots)
    assert done.returncode == 2
    assert says in done.stderr


def test_a_shake_that_does_not_end_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stuck(meeting: Meeting) -> Shaken:
        return Shaken(meeting, stalled="p1: move", rows=("A",), kinds=("now",), points=(("regular", 6),))

    monkeypatch.setattr(campaign, "play_meeting", stuck)
    monkeypatch.setattr("gamehall.games.linguishtik.bots.warm", lambda: None)
    assert campaign.play_shakes("senior", "regular,regular", 1, 1, 1, json=False, wrong=True) == 1
    told = capsys.readouterr().out
    assert "1 stalls" in told
    assert "senior 0: p1: move" in told
