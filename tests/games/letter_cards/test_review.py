"""A game looked back on: what was there at each bell, and what everybody let pass."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.review import Review, review, tell
from gamehall.kernel.action import Correct, Resign
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import submit

from .desk import P1, P2, P3, Desk


def looked_back(desk: Desk) -> Review:
    return review(desk.table.header, desk.table.entries)


def kinds(found: Review, seat: Seat) -> list[str]:
    return [note.kind for turn in found.turns if turn.seat == seat for note in turn.notes]


def says(found: Review, kind: str) -> list[str]:
    return [note.says for turn in found.turns for note in turn.notes if note.kind == kind]


@pytest.fixture
def desk() -> Desk:
    """Ana lays SOUP and COUPS; Ben could have laid LOUPS or another word of five letters."""
    desk = Desk(2, table="SOUP")
    desk.lay(P1, "SOUP")
    desk.lay(P1, "COUPS")
    return desk


def test_for_everybody_the_longest_word_at_the_bell(desk: Desk) -> None:
    desk.finish()
    found = looked_back(desk)
    ana, ben = (turn for turn in found.turns if turn.seq == desk.table.seq)
    assert ana.played is not None
    assert ana.played.says == "COUPS, the last word"
    assert ben.played is None
    assert ben.best is not None
    assert ben.best.points == 6
    assert ben.best.says.endswith("from the hand")
    assert "last-word" in kinds(found, P2)
    assert "last-word" not in kinds(found, P1)


def test_the_longest_word_and_the_longest_ladder_of_a_round_are_told_once(desk: Desk) -> None:
    desk.finish()
    found = looked_back(desk)
    [ladder] = says(found, "ladder")
    words = ladder.rstrip(".").rpartition(": ")[2].split(", ")
    assert len(words) > 2
    assert [len(word) for word in words] == sorted({len(word) for word in words})
    assert set("".join(words)) <= set("SOUPCATER") or set("".join(words)) <= set("SOUPLINED")
    [longest] = says(found, "longest-word")
    most = max(turn.best.points for turn in found.turns if turn.best)
    assert len(longest.rstrip(".").split()[-1]) == most


def test_a_phoney_that_nobody_challenged(desk: Desk) -> None:
    desk.lay(P2, "SOUPCN")
    desk.finish()
    found = looked_back(desk)
    [said] = says(found, "phoney-unchallenged")
    assert said.startswith("SOUPCN is not in ")
    assert kinds(found, P2).count("phoney-unchallenged") == 1
    assert found.figures[1].phoneys_unchallenged == 1


def test_a_misspelled_word_that_nobody_challenged(desk: Desk) -> None:
    desk.lay(P2, "CLOUPS", "COULPS")
    desk.finish()
    assert says(looked_back(desk), "phoney-unchallenged") == [
        "CLOUPS was announced; the cards spell COULPS. Nobody challenged it."
    ]


def test_a_phoney_that_was_challenged_is_no_news(desk: Desk) -> None:
    desk.lay(P2, "SOUPCN")
    desk.challenge(P1)
    desk.finish()
    found = looked_back(desk)
    assert not says(found, "phoney-unchallenged")
    assert not says(found, "wrong-challenge")
    assert found.turns[-1].best is None, "who is out of the round could lay nothing"


def test_a_wrong_challenge(desk: Desk) -> None:
    desk.challenge(P2)
    desk.finish()
    found = looked_back(desk)
    assert "wrong-challenge" in kinds(found, P2)
    assert says(found, "wrong-challenge") == ["COUPS was good."]


def test_announcements_that_lapsed_or_were_cut_off_by_the_bell() -> None:
    desk = Desk(2, table="SOUP", time=30_000, assembly_seconds=60)
    desk.announce(P2, "LOUPS")
    desk.yes(P2, acts.Withdraw())
    desk.lay(P1, "SOUP")
    desk.announce(P2, "LOUPS")
    desk.finish()
    found = looked_back(desk)
    assert says(found, "lapsed") == [
        "LOUPS was announced and not laid.",
        "LOUPS was announced and not laid before the bell.",
    ]
    assert found.figures[1].lapsed_announcements == 2


def test_the_sum_of_it(desk: Desk) -> None:
    desk.finish()
    desk.begin("HATEV")
    desk.lay(P2, "EAT")
    desk.finish()
    found = looked_back(desk)
    assert found.summary[0].startswith("{p1}: 1 round won, 5 cards, 2 words laid, the longest COUPS")
    assert found.summary[1].startswith("{p2}: 1 round won, 3 cards, 1 word laid, the longest EAT")
    assert tell(found)[-2:] == list(found.summary)


def test_a_round_that_an_official_went_back_over_is_told_once(desk: Desk) -> None:
    first_after = desk.table.seq + 1
    desk.finish()
    back = Correct(back_to=first_after, reason="the bell rang too early")
    desk.table = submit(desk.table, JUDGE, back, at=desk.now).table
    desk.lay(P2, "LOUPS")
    desk.finish()
    found = looked_back(desk)
    ends = {turn.seq for turn in found.turns if turn.best}
    assert ends == {desk.table.seq}


def test_who_left_the_table_is_not_asked_what_they_could_have_laid() -> None:
    desk = Desk(3, table="SOUP")
    desk.lay(P1, "SOUP")
    desk.table = submit(desk.table, P3, Resign(), at=desk.now).table
    desk.finish()
    assert not kinds(looked_back(desk), P3)
