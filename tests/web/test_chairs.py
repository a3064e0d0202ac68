"""Sitting down by pages and JSON routes: one interest a person, and who keeps a table is told."""

import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.live.desk import left_full
from tests.web.conftest import FRIEND, ME, PASSWORD, Running, Visitor

Come = Callable[..., Visitor]
REAL = ({"seat": "dealer", "who": "me"}, {"seat": "judge", "who": "me"})
TOLD = "Ann plays here and also judges and types what falls. By sitting down you agree."


def refused(answer: Any) -> str:
    assert answer.status_code == 409, answer.text
    return str(answer.json()["says"])


@pytest.mark.paragraph("hall-two-chairs")
def test_no_table_is_opened_at_which_a_player_is_an_official_of_others(visitor: Come) -> None:
    ann = visitor("Ann")
    for game in ("contig60", "scrabble", "linguishtik", "letter_cards"):
        for seat in ("judge", "dealer", "clock"):
            new = {"game": game, "manner": "tournament", "chairs": [ME, FRIEND, {"seat": seat, "who": "me"}]}
            says = refused(ann.http.post("/api/tables", json=new))
            assert "You play at this table, and other people play too" in says
            if game in ("scrabble", "letter_cards"):
                kept = ann.http.post("/api/tables", json={**new, "keep": True})
                assert "only a real table" in refused(kept)


@pytest.mark.paragraph("hall-two-chairs")
def test_a_player_does_not_sit_down_by_link_as_the_official_of_others(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    [judge] = [one["link"] for one in made["links"] if one["seat"] == "judge"]
    assert "so you cannot be Judge too" in ann.form(judge).text
    assert "so you cannot be Judge too" in refused(ann.http.post(f"/api{judge}"))
    assert bob.http.post(f"/api{judge}").status_code == 200
    assert "so you cannot be Player 2 too" in refused(bob.http.post("/api/join", json={"code": made["code"]}))
    assert '<span class="seat judge">Bob</span> (Judge)' in visitor("Cay").get(f"/join/{made['code']}").text


@pytest.mark.paragraph("hall-two-chairs")
def test_who_keeps_a_real_table_and_plays_is_told_before_anybody_sits_down(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, *REAL, game="contig60", keep=True)
    door = bob.get(f"/join/{made['code']}").text
    assert TOLD in door
    assert "Agree and sit down as a player" in door
    assert '<span class="seat judge">Ann</span> (Monitor)' in door
    assert refused(bob.http.post("/api/join", json={"code": made["code"]})) == TOLD
    [link] = [one["link"] for one in made["links"]]
    assert TOLD in bob.get(link).text
    assert refused(bob.http.post(f"/api{link}")) == TOLD
    assert TOLD in bob.form(f"/join/{made['code']}").text
    assert bob.form(f"/join/{made['code']}", agree="yes").status_code == 200
    chairs = {chair["seat"]: chair for chair in bob.line(made["id"]).join()["chairs"]}
    assert (chairs["judge"]["also"], chairs["p2"]["also"]) == ("Player 1", "")
    table = bob.get(f"/t/{made['id']}/plain").text
    assert "Ann, also Monitor" in table
    assert "Ann, also Player 1" in table


def test_a_door_that_asks_for_nothing_says_who_the_officials_are(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    door = bob.get(f"/join/{ann.open(ME, FRIEND)['code']}").text
    assert "Officials: the hall's software in every chair." in door
    assert "agree" not in door.lower()


def test_a_freed_chair_is_had_by_its_new_link_and_by_nothing_else(visitor: Come) -> None:
    """The code stands on the hall's screen: it does not lead a stranger to a rack in the middle of a game."""
    ann, bob, stranger, org = visitor("Ann"), visitor("Bob"), visitor("Stranger"), visitor("Org")
    made = ann.open(ME, FRIEND)
    [old] = [one["link"] for one in made["links"]]
    bob.form(old)
    org.form("/organiser", password=PASSWORD)
    tools = f"/organiser/t/{made['id']}"
    page = org.form(tools, tool="free", seat="p2").text
    found = re.search(r'href="http[^"]+(/sit/[^"]+)"', page)
    assert found
    new = found[1]
    assert new != old
    assert f"<title>QR code: {stranger.hall.url}{new}</title>" in page
    assert "Ask the organiser for it" in refused(stranger.http.post("/api/join", json={"code": made["code"]}))
    assert "Ask the organiser for it" in stranger.form(f"/join/{made['code']}").text
    door = stranger.get(f"/join/{made['code']}").text
    assert "has a link of its own" in door
    assert "Sit down as" not in door
    for someone in (stranger, bob):
        assert "This chair has a new link" in someone.get(old, 404).text
        assert "This chair has a new link" in someone.http.post(f"/api{old}").json()["says"]
    phone = visitor("Bob")
    assert "Sit down as Player 2" in phone.get(new).text
    assert phone.form(new).status_code == 200
    assert phone.line(made["id"]).join()["seat"] == "p2"
    assert new not in org.get(tools).text
    assert "If there was one, ask the organiser" in bob.get("/sit/elsewhere", 404).text


def test_an_officials_chair_can_be_freed_too(visitor: Come) -> None:
    ann, bob, eve, org = visitor("Ann"), visitor("Bob"), visitor("Eve"), visitor("Org")
    made = ann.open(ME, FRIEND, {"seat": "dealer", "who": "friend"})
    links = {one["seat"]: one["link"] for one in made["links"]}
    bob.form(links["p2"])
    eve.form(links["dealer"])
    org.form("/organiser", password=PASSWORD)
    page = org.form(f"/organiser/t/{made['id']}", tool="free", seat="dealer").text
    found = re.search(r'href="http[^"]+(/sit/[^"]+)"', page)
    assert found
    assert "so you cannot be Scorer too" in bob.form(found[1]).text
    assert visitor("Eve").form(found[1]).status_code == 200


@pytest.mark.parametrize("by_page", [True, False])
def test_whoever_opened_a_table_can_close_it_while_it_gathers(visitor: Come, by_page: bool) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")

    def closes(someone: Visitor, id: str) -> int:
        path = f"/t/{id}/close" if by_page else f"/api/tables/{id}/close"
        return int((someone.form(path) if by_page else someone.http.post(path)).status_code)

    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    page = f"/t/{made['id']}"
    bob.post("/api/join", {"code": made["code"]})
    assert "Close this table" in ann.get(page).text
    assert "Close this table" not in bob.get(page).text
    assert [closes(one, made["id"]) for one in (bob, visitor())] == [409, 409]
    assert closes(ann, made["id"]) == 200
    assert "This table was closed before its game began" in bob.get(page, 404).text
    assert bob.get(f"{page}/gathering").headers["HX-Redirect"] == page
    for link in (one["link"] for one in made["links"]):
        assert "closed" in bob.get(link, 404).text
        assert visitor("Eve").http.post(f"/api{link}").status_code == 409
    assert bob.get(f"/join/{made['code']}", 404)
    assert closes(ann, made["id"]) == 409
    begun = ann.open(ME, FRIEND)
    bob.post("/api/join", {"code": begun["code"]})
    assert closes(ann, begun["id"]) == 409


@pytest.mark.paragraph("hall-two-chairs")
def test_a_form_that_is_not_taken_comes_back_as_it_was_filled_in(visitor: Come) -> None:
    ann = visitor()
    chosen = {"chair__p1": "me", "chair__p2": "friend", "chair__judge": "me", "chair__dealer": "friend"}
    more = {"manner": "tournament", "private": "on", "option__turn_seconds": "77", "time__p2": "1.5"}
    answer = ann.form("/tables", game="contig60", name="Ann", **chosen, **more)
    assert answer.status_code == 409
    assert "so you cannot be its Monitor as well" in answer.text
    assert "say that you play at this real table and keep it" in answer.text
    for seat, who in (("p1", "me"), ("p2", "friend"), ("judge", "me"), ("dealer", "friend")):
        select = answer.text.partition(f'name="chair.{seat}"')[2].partition("</select>")[0]
        assert re.findall(r'value="(\w*)" selected', select) == [who]
    assert 'value="tournament" checked' in answer.text
    assert 'name="private" checked' in answer.text
    assert re.search(r'name="option.turn_seconds"[^>]* value="77"', answer.text)
    assert re.search(r'name="time.p2"[^>]* value="1.5"', answer.text)
    assert ann.get("/api/me").json()["name"] == "Ann"
    assert not ann.hall.app.state.desk.store.tables("gathering", "playing")
    taken = ann.form("/tables", game="contig60", **{**chosen, "chair__dealer": "me"}, **more, keep="on")
    assert "the table gathers" in taken.text
    assert "Ann, also Player 1" in taken.text


def test_the_form_offers_to_keep_only_what_can_be_a_real_table(visitor: Come) -> None:
    ann = visitor("Ann")
    offered = {
        game
        for game in ("contig60", "scrabble", "linguishtik", "letter_cards", "peek")
        if 'name="keep"' in ann.get(f"/new/{game}").text
    }
    assert offered == {"contig60", "scrabble", "linguishtik"}


def test_who_opens_a_table_that_was_left_full_finds_the_game(peek: object, tmp_path: Path) -> None:
    left_full(tmp_path, "peek")
    hall = Running(tmp_path)
    try:
        with ExitStack() as stack:
            guest = Visitor(hall, stack)
            while "HX-Redirect" not in guest.get("/t/t/gathering").headers:
                time.sleep(0.02)
            assert "the table gathers" not in guest.get("/t/t").text
            assert guest.line("t").join()["seat"] == "gallery"
    finally:
        hall.close()
