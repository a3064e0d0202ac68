"""A game that is over opens its record when its table is closed for good, and not before."""

from collections.abc import Callable

import pytest

from tests.web.conftest import BOT, FRIEND, ME, PASSWORD, Visitor

Come = Callable[..., Visitor]

OPEN_TO_ALL = ("/record", "/frames", "/replay", "/review", "/file/gcg")


def scrabble(visitor: Come) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ann plays Bob at a table whose director is a friend of hers."""
    ann, bob, eve = visitor("Ann"), visitor("Bob"), visitor("Eve")
    chairs = (ME, FRIEND, {"seat": "director", "who": "friend"})
    made = ann.open(*chairs, game="scrabble", manner="tournament", options={"start": "p1"})
    bob.post("/api/join", {"code": made["code"]})
    (link,) = [free["link"] for free in made["links"] if free["seat"] == "director"]
    eve.post(f"/api{link}", {})
    return ann, bob, eve, made["id"]


def take_tiles(*people: Visitor, table: str) -> None:
    for person in people:
        line = person.line(table)
        line.join()
        for prompt in line.update["prompts"]:
            if "TakeTiles" in prompt["kinds"]:
                line.submit({"type": "TakeTiles"}, prompt["id"])


@pytest.mark.paragraph("hall-closed", "hall-dealer")
def test_an_official_cannot_end_a_game_read_it_and_take_the_end_back(visitor: Come) -> None:
    ann, bob, eve, id = scrabble(visitor)
    take_tiles(ann, bob, table=id)
    judge = eve.line(id)
    assert judge.join("director")["seat"] == "director"
    ended = judge.submit({"type": "Forfeit", "player": "p2", "reason": "to see what comes"})
    assert ended["verdict"] == "penalised"
    judge.until(lambda u: u["outcome"] is not None)
    for page in OPEN_TO_ALL:
        assert ann.http.get(f"/t/{id}{page}").status_code == 409, page
    assert not any(e["action"]["type"] == "Reveal" for e in judge.update["entries"])
    back = judge.submit({"type": "Correct", "reason": "a slip of the hand", "back_to": ended["seq"]})
    assert back["verdict"] == "allowed"
    judge.until(lambda u: u["outcome"] is None)
    assert not any("Revealed" in str(e["events"]) for u in judge.heard for e in u.get("entries", ()))


@pytest.mark.paragraph("hall-closed")
def test_the_page_is_told_who_is_awaited_and_when_everything_is_open(
    two: tuple[Visitor, Visitor, str], visitor: Come
) -> None:
    ann, bob, id = two
    here, there, guest = ann.line(id), bob.line(id), visitor().line(id)
    for line in (here, there, guest):
        line.join()
    assert here.update["ending"] is None
    here.submit({"type": "Resign"})
    ending = guest.until(lambda u: u["outcome"] is not None)["ending"]
    assert (ending["closed"], ending["awaits"]) == (False, ["p1", "p2"])
    assert 0 < ending["by"] - guest.update["now"] <= 600_000
    here.accept()
    assert guest.until(lambda u: len(u["ending"]["awaits"]) == 1)["ending"]["awaits"] == ["p2"]
    refused = guest.submit({"type": "AcceptResult"})
    assert refused["verdict"] == "refused"
    there.accept()
    closed = guest.until(lambda u: u["ending"]["closed"])
    assert closed["entries"][-1]["cites"]["at"] == "Hall 5 A"
    for page in OPEN_TO_ALL[:3]:
        visitor().get(f"/t/{id}{page}")


@pytest.mark.paragraph("hall-closed")
def test_the_result_is_accepted_without_script_too(two: tuple[Visitor, Visitor, str]) -> None:
    ann, bob, id = two
    action = '{"type":"Resign"}'
    ann.form(f"/t/{id}/plain", seat="p1", action=action, command="r")
    for who, name, seat in ((ann, "Ann, Bob", "p1"), (bob, "Bob", "p2")):
        shown = who.get(f"/t/{id}/plain").text
        assert f"at the latest in 10 minutes. Still awaited: {name}." in shown
        assert "/replay" not in shown
        assert shown.count("Accept the result") == 1
        accepted = who.form(f"/t/{id}/plain", seat=seat, action='{"type":"AcceptResult"}', command="a").text
        assert "Accept the result" not in accepted
    assert f'href="/t/{id}/replay"' in bob.get(f"/t/{id}/plain").text


def test_against_a_bot_the_replay_is_there_at_once(visitor: Come) -> None:
    ann = visitor("Ann")
    id = ann.open(ME, BOT)["id"]
    line = ann.line(id)
    line.join()
    line.submit({"type": "Resign"})
    assert line.until(lambda u: u["outcome"] is not None)["ending"] == {
        "closed": True,
        "awaits": [],
        "by": None,
        "match": "",
    }
    ann.get(f"/t/{id}/replay")


@pytest.mark.paragraph("hall-reopened")
def test_the_organiser_reopens_a_table_and_the_record_tells_what_was_open(
    two: tuple[Visitor, Visitor, str], visitor: Come
) -> None:
    ann, bob, id = two
    org = visitor("Org")
    org.form("/organiser", password=PASSWORD)
    here = ann.line(id)
    here.join()
    ended = here.submit({"type": "Resign"})["seq"]
    here.accept()
    tools = org.get(f"/organiser/t/{id}").text
    assert "Correct the game" in tools
    assert "Reopen the table" not in tools
    there = bob.line(id)
    there.join()
    there.accept()
    assert f'href="/organiser/t/{id}"' in org.get("/organiser").text
    assert "Reopen the table" in org.get(f"/organiser/t/{id}").text
    refused = org.form(f"/organiser/t/{id}", tool="correct", reason="a slip", back_to=str(ended))
    assert "closed for good" in refused.text
    ann.form(f"/organiser/t/{id}", tool="reopen", reason="mine", back_to=str(ended))
    ann.get(f"/t/{id}/record")
    done = org.form(f"/organiser/t/{id}", tool="reopen", reason="the wrong key", back_to=str(ended))
    assert "been open to everybody" in done.text
    update = here.until(lambda u: u["outcome"] is None)
    reopened, resealed = update["entries"][-2:]
    assert reopened["events"][0] == {
        "type": "Reopened",
        "reason": "the wrong key",
        "open": ["record", "seed"],
    }
    assert resealed["action"]["type"] == "Reseal"
    for page in OPEN_TO_ALL:
        assert ann.http.get(f"/t/{id}{page}").status_code == 409, page


def test_a_player_looks_at_the_plain_page_from_the_own_chair_only(two: tuple[Visitor, Visitor, str]) -> None:
    ann, _, id = two
    for seat in ("gallery", "p2", "judge", "nobody"):
        shown = ann.form(f"/t/{id}/plain", seat=seat, action='{"type":"Resign"}', command="r").text
        assert "plain/part?seat=p1&amp;" in shown, seat
    assert "plain/part?seat=p1&amp;" in ann.get(f"/t/{id}/plain?seat=gallery").text
