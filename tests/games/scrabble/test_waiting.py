"""Nobody keeps a table waiting for ever: every question asked while the clocks stand has its own time."""

from pathlib import Path

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.judge import judge
from gamehall.games.scrabble.options import Options
from gamehall.games.scrabble.referee import phoneys
from gamehall.games.scrabble.rules import stamps
from gamehall.kernel.action import Dealt
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import DEALER, JUDGE
from gamehall.kernel.views import view_of
from gamehall.lexicon.lists.keeping import add
from gamehall.lexicon.lists.reading import read_file
from gamehall.lexicon.lists.shelf import lexicon, path_of
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


@pytest.mark.paragraph("challenge-typed", book="wespa")
def test_whoever_does_not_check_the_words_does_not_put_the_verdict_off() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.yes(P2, acts.Challenge(("CAT",)))
    desk.wait(59)
    assert desk.state.dispute
    assert not desk.state.dispute.confirmed
    desk.wait(1)
    assert desk.state.dispute is None or desk.state.dispute.verdict is True


@pytest.mark.paragraph("correction", book="wespa")
def test_a_query_nobody_answers_goes_to_the_director() -> None:
    desk = Desk(software=(JUDGE, DIRECTOR))
    desk.turn(P1, "8G", "CAT", "III")
    desk.yes(P2, acts.QueryScore(0, 99))
    desk.wait(60)
    assert desk.state.stop is None
    assert desk.scores[0] == 10


@pytest.mark.paragraph("end-stuck", book="literacy")
def test_a_person_in_the_judges_chair_is_proposed_nothing_about_hidden_racks() -> None:
    desk = Literacy("HORNATS", "ABDEIOS")
    seen = view_of(desk.table, JUDGE).state
    over = Prompt("over", JUDGE, ("RuleOver",))
    assert judge(seen, over) is None
    assert judge(desk.state, over) == acts.RuleOver(False)


@pytest.mark.paragraph("ending-accept", book="wespa")
def test_without_clocks_the_last_play_stands_after_a_while() -> None:
    desk = Desk(minutes=0)
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    desk.wait(59)
    before = desk.state
    assert before.phase == "last"
    desk.wait(1)
    assert desk.state.phase == "slip"


@pytest.mark.paragraph("six-zeros", "exchange-order", book="wespa")
def test_a_change_that_ends_the_game_is_drawn_for_whoever_does_not_draw() -> None:
    desk = Desk()
    for _ in range(5):
        desk.yes(desk.state.mover, acts.Pass())
    side = desk.state.mover
    desk.yes(side, acts.Exchange(desk.state.rack(side)[:2]))
    desk.yes(side, acts.Press())
    desk.wait(59)
    before = desk.state
    assert before.phase == "turn"
    desk.wait(1)
    desk.yes(DEALER, Dealt(("E", "E")), "exchange-order")
    assert desk.state.phase == "slip"
    assert len(desk.state.rack(side)) == 7


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A hall of its own with a small list called `mine`; the file it lies in."""
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    words = tmp_path / "words.txt"
    words.write_text("CAT\nCATS\n")
    add("mine", read_file(words), edition="1", title="Mine")
    path = path_of("mine")
    assert path
    return path


@pytest.mark.paragraph("dictionary", book="wespa")
@pytest.mark.parametrize("harm", [b"", b"no list at all"])
def test_a_list_that_is_gone_or_damaged_stops_no_play_and_comes_back(shelf: Path, harm: bytes) -> None:
    kept = shelf.read_bytes()
    options = Options(lexicon="mine", words=lexicon("mine").stamp)
    assert phoneys(options, ("CAT", "DOG")) == ("DOG",)
    if harm:
        shelf.write_bytes(harm)
    else:
        shelf.unlink()
    assert phoneys(options, ("CAT", "DOG")) == ()
    with pytest.raises(ValueError, match="mine"):
        stamps(Options(lexicon="mine"))
    shelf.write_bytes(kept)
    assert phoneys(options, ("CAT", "DOG")) == ("DOG",)
