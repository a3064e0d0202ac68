"""Screens for the hall: what hangs out, slide after slide, with nothing private and nothing to press."""

from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director, words


def slides(desk: Helper, show: str = "", most: int = 40) -> list[str]:
    """Every slide of a screen, once round."""
    page, found = f"/screen?show={show}", list[str]()
    for _ in range(most):
        text = desk.look(page)
        found.append(text)
        following = text.partition('data-next="')[2].partition('"')[0].replace("&amp;", "&")
        page = following.removeprefix(f"/e/{desk.id}")
        if page.endswith("at=0"):
            return found
    raise AssertionError("the screen never comes round")


def test_before_the_first_round_it_says_where_one_finds_ones_table(dora: Helper) -> None:
    (only,) = slides(dora)
    assert f"/e/{dora.id}/seat" in only
    assert "<svg" in only


def test_everybody_is_found_by_name_and_by_table(visitor: Callable[..., Visitor], dora: Helper) -> None:
    names = [f"Player {number:03}" for number in range(1, 102)]
    dora.visitor.http.post(f"/e/{dora.id}/people/bring", data={"list": "\n".join(names)}, files={"file": b""})
    form = {"kind": "Enrol", "list": _json(names), "command": "c"}
    dora.post("/people", **form)
    dora.check_in_all()
    dora.hang_out(1)
    stranger = Helper(visitor(), dora.id)
    for show in ("pairings", "names"):
        made = slides(stranger, show)
        assert len(made) > 2
        told = " ".join(map(words, made))
        assert all(name in told for name in names), show
        assert "<button" not in "".join(made)
        assert "<a " not in "".join(made)
    assert all("<form" not in one for one in slides(stranger))


def _json(names: list[str]) -> str:
    return "[" + ",".join(f'{{"number":0,"name":"{name}"}}' for name in names) + "]"


def test_results_and_standings_come_by_themselves_and_what_was_set_right_is_told_right(hung: Helper) -> None:
    assert "Latest results" not in " ".join(map(words, slides(hung)))
    hung.type(1, "1 431 388")
    assert "431" in " ".join(map(words, slides(hung, "results")))
    hung.type(1, "1 413 388 ! misread")
    told = " ".join(map(words, slides(hung, "results,standings")))
    assert "413" in told
    assert "431" not in told


def test_the_screen_tells_nothing_that_does_not_hang_out(four: Helper) -> None:
    four.say("/rounds?round=1", "Pair")
    told = " ".join(map(words, slides(four)))
    assert "Ana" not in told


def test_an_announcement_stands_on_every_slide(hung: Helper) -> None:
    hung.say("/hall", "Announce", words="Lunch at noon")
    made = slides(hung)
    assert len(made) >= 2
    assert all("Lunch at noon" in words(one) for one in made)


def test_the_clock_is_on_the_screen_while_a_round_runs(visitor: Callable[..., Visitor]) -> None:
    dora = director(visitor(), "League day", format="league-day", game="")
    for name in ("Ana", "Ben", "Cat"):
        dora.say("/people", "Enrol", name=name, division="middle", team=f"{name}s")
    dora.check_in_all()
    page = "/rounds?round=1&division=middle"
    for kind in ("Pair", "Publish", "StartRound"):
        dora.say(page, kind)
    (clock,) = slides(dora, "clock")
    assert "30 min" in words(clock)
    assert 'data-left="' in clock


def test_a_bell_is_told_how_the_clock_stands_on_the_screen_and_to_who_helps(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    dora = director(visitor(), "League day", format="league-day", game="")
    for name in ("Ana", "Ben", "Cat"):
        dora.say("/people", "Enrol", name=name, division="middle", team=f"{name}s")
    dora.check_in_all()
    page = "/rounds?round=1&division=middle"
    dora.say(page, "Pair")
    dora.say(page, "Publish")
    assert 'data-bell=""' in dora.look("/screen"), "it can be made ready before the round begins"
    assert "data-bell" not in dora.look()
    dora.say(page, "StartRound")
    anybody = Helper(visitor(), dora.id)
    assert 'data-bell="1" data-warns' in anybody.look("/screen")
    assert 'data-bell="1" data-warns' in dora.look("/results?division=middle")
    assert "data-bell" not in anybody.look(), "who plays has no bell of their own"
    dora.say(page, "CallTime")
    assert 'data-bell=""' in anybody.look("/screen")
    assert "data-bell" not in dora.look()
    assert "data-bell" not in hung.look("/screen"), "a round without a clock"


@pytest.mark.parametrize(
    "query", ["show=nonsense", "seconds=x", "at=99999", "at=-1", "show=,,,", "seconds=0"]
)
def test_whatever_stands_in_its_address(hung: Helper, query: str) -> None:
    assert "<main" in hung.look(f"/screen?{query}")


def test_a_screen_goes_on_without_scripts(hung: Helper) -> None:
    text = hung.look("/screen?seconds=7")
    assert '<noscript><meta http-equiv="refresh" content="7; url=' in text
