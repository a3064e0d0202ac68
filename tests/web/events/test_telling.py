"""Announcements and the log: told to everybody, written down for who directs."""

from collections.abc import Callable

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, helper, words


def test_an_announcement_stands_on_everybodys_page(visitor: Callable[..., Visitor], dora: Helper) -> None:
    dora.say("/hall", "Announce", words="Lunch at noon")
    assert "Lunch at noon" in words(Helper(visitor(), dora.id).look())


def test_the_log_is_not_for_everybody(visitor: Callable[..., Visitor], dora: Helper) -> None:
    dora.enrol("Ana")
    judge = helper(visitor(), dora, "judge")
    judge.say("/hall", "Log", words="Ana was warned", number="1", paragraph="event-log")
    assert "Ana : Ana was warned" in words(dora.look("/hall"))
    stranger = Helper(visitor(), dora.id)
    assert "This page is for the" in words(stranger.look("/hall", 409))
    for page in ("", "/rounds", "/standings", "/screen", "/seat?name=ana"):
        assert "warned" not in words(stranger.look(page))


def test_what_has_no_words_or_too_many_is_said_so(dora: Helper) -> None:
    assert "has words" in words(dora.say("/hall", "Announce", 409, words="  "))
    assert "no more than" in words(dora.say("/hall", "Announce", 409, words="x" * 3000))
    assert "Nobody has number 9" in words(dora.say("/hall", "Log", 409, words="Late", number="9"))
