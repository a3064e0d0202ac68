"""Events: listed, opened from a format by the organiser; roles by link, and each role's own pages."""

from collections.abc import Callable

import pytest

from tests.web.conftest import PASSWORD, Visitor
from tests.web.events.desk import Helper, director, forms, helper, links, words

NEW = {"name": "Spring cup", "format": "swiss", "game": "peek"}


def test_the_organiser_opens_an_event_from_a_format_and_everybody_finds_it(
    visitor: Callable[..., Visitor],
) -> None:
    dora = director(visitor(), "Spring cup", date="4 May", place="Town hall")
    page = words(dora.look())
    assert "4 May, Town hall" in page
    assert "Nobody is written down yet" in page
    stranger = visitor()
    listed = stranger.get("/events").text
    assert "Look: Spring cup" in listed
    assert "Open an event" not in listed
    assert "Nobody is written down yet" not in stranger.get(f"/e/{dora.id}").text, "steps are the director's"


def test_the_lobby_leads_to_the_events(visitor: Callable[..., Visitor]) -> None:
    assert 'href="/events"' in visitor().get("/").text


def test_a_private_event_is_in_no_list(visitor: Callable[..., Visitor]) -> None:
    dora = director(visitor(), "Closed cup", private="on")
    assert "Closed cup" not in visitor().get("/events").text
    assert "Closed cup" in dora.visitor.get("/events").text


def test_who_is_not_the_organiser_opens_none(visitor: Callable[..., Visitor]) -> None:
    eve = visitor("Eve")
    answer = eve.http.post("/events", data=NEW)
    assert answer.status_code == 409
    assert "Only the organiser of the hall opens an event" in answer.text


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"format": ""}, "Choose how the event is played"),
        ({"format": "of my own"}, "Choose how the event is played"),
        ({"game": ""}, "Choose the game"),
        ({"name": " "}, "An event has a name"),
        ({"name": "x" * 121}, "120 letters"),
        ({"entrants": "many"}, "write a number"),
        ({"entrants": "5000"}, "up to 4000"),
    ],
)
def test_what_is_missing_is_said_and_nothing_typed_is_lost(
    visitor: Callable[..., Visitor], wrong: dict[str, str], says: str
) -> None:
    dora = visitor()
    dora.form("/organiser", password=PASSWORD, name="Dora")
    answer = dora.http.post("/events", data={**NEW, "place": "Town hall", **wrong})
    assert answer.status_code == 409
    assert says in words(answer)
    assert 'value="Town hall"' in answer.text
    assert "Spring cup" not in visitor().get("/events").text


def test_every_format_that_is_offered_opens_an_event(visitor: Callable[..., Visitor]) -> None:
    dora = visitor()
    dora.form("/organiser", password=PASSWORD, name="Dora")
    text = dora.get("/events/new").text
    offered = [
        part.partition('"')[0] for part in text.partition('id="format"')[2].split('<option value="')[2:]
    ]
    offered = offered[: offered.index("")] if "" in offered else offered
    assert len(offered) >= 10
    for format in offered:
        answer = dora.http.post(
            "/events", data={**NEW, "format": format, "name": f"Cup {format}", "entrants": "8"}
        )
        assert answer.status_code == 200, f"{format}: {words(answer)[:400]}"
        assert f"Cup {format}" in answer.text


PLACES = {
    "director": {"", "people", "rounds", "results", "standings", "hall", "paper", "record", "plan", "roles"},
    "assistant": {"", "people", "rounds", "results", "standings", "hall", "paper"},
    "judge": {"", "rounds", "standings", "hall", "record", "judging"},
    "scorekeeper": {"", "rounds", "results", "standings"},
}


@pytest.mark.parametrize("role", PLACES)
def test_a_link_gives_its_role_and_the_pages_that_belong_to_it(
    visitor: Callable[..., Visitor], dora: Helper, role: str
) -> None:
    somebody = helper(visitor(), dora, role)
    page = somebody.look()
    assert role.capitalize() in words(page)
    nav = page.partition('aria-label="Event"')[2].partition("</nav>")[0]
    shown = {
        part.partition('"')[0].removeprefix(f"/e/{dora.id}").strip("/") for part in nav.split('href="')[1:]
    }
    assert PLACES[role] <= shown
    for place in shown:
        somebody.look(f"/{place}" if place else "")
    for place in PLACES["director"] - shown:
        assert "This page is for the" in words(somebody.look(f"/{place}", 409))


def test_a_link_that_was_made_anew_opens_nothing_and_a_role_is_taken_back(
    visitor: Callable[..., Visitor], dora: Helper
) -> None:
    sam = helper(visitor(), dora, "assistant")
    sam.enrol("Ana")
    old = links(dora)["assistant"]
    form = next(form for form in forms(dora.look("/roles")) if "of Sam" in form.text)
    dora.send(form)
    assert links(dora)["assistant"] != old
    assert "not good any more" in visitor().http.get(old).text
    assert visitor().http.post(old, data={"name": "Eve"}).status_code == 409
    assert sam.post("/people", kind="Enrol", name="Late").status_code == 409
    assert [one.name for one in dora.state.entrants.values()] == ["Ana"]


def test_what_a_role_may_not_say_is_refused_in_a_sentence(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    keeper = helper(visitor(), hung, "scorekeeper")
    answer = keeper.post("/results", kind="Announce", words="I direct")
    assert answer.status_code == 409
    assert "That is not yours to do at this event" in answer.text
    stranger = Helper(visitor("Eve"), hung.id)
    answer = stranger.post("", kind="Pair", round="2", division="")
    assert answer.status_code == 409
    assert "You have no role at this event" in answer.text
