"""Another game with the same people: one asks, the others are asked, bots come along, another begins."""

from collections.abc import Callable
from typing import Any

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.seat import Seat
from gamehall.live.again import places
from gamehall.store.rows import ChairRow
from tests.web.conftest import FRIEND, ME, Line, Running, Visitor

BOT = {"who": "bot", "bot": "first"}


def over(*lines: Line) -> None:
    lines[0].submit({"type": "Resign"})
    for line in lines:
        line.accept()


def again(who: Visitor, table: str) -> Any:
    return who.post(f"/api/tables/{table}/again", {})


def two(visitor: Callable[..., Visitor], **more: Any) -> tuple[Visitor, Visitor, str, Line, Line]:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, **more)
    bob.post("/api/join", {"code": made["code"]})
    lines = ann.line(made["id"]), bob.line(made["id"])
    for line in lines:
        line.join()
    return ann, bob, made["id"], *lines


def test_who_is_asked_comes_along_and_the_other_begins(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann, bob, first, one, other = two(visitor, manner="tournament", private=False)
    over(one, other)
    asked = again(ann, first)
    assert (asked["seat"], asked["status"]) == ("p2", "gathering"), (
        "who sat in the first chair sits in the last"
    )
    while one.hear("People")["again"] != "p1":
        pass
    while other.hear("People")["again"] != "p1":
        pass
    assert again(ann, first)["id"] == asked["id"], "who asks twice asks for one game"
    came = again(bob, first)
    assert (came["id"], came["seat"], came["status"]) == (asked["id"], "p1", "playing")
    header = ann.line(asked["id"]).join()["header"]
    assert [player["name"] for player in header["players"]] == ["Bob", "Ann"]
    assert header["manner"] == "tournament"


def test_bots_come_along_at_once(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    first = ann.open(ME, {"seat": "p2", **BOT})["id"]
    line = ann.line(first)
    line.join()
    line.submit({"type": "Resign"})
    asked = again(ann, first)
    assert (asked["seat"], asked["status"]) == ("p2", "playing")
    chairs = {chair["seat"]: chair["kind"] for chair in ann.line(asked["id"]).join()["chairs"]}
    assert (chairs["p1"], chairs["p2"]) == ("bot", "person")


def test_nobody_else_is_told_where_and_nobody_else_may(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann, bob, first, one, other = two(visitor)
    assert ann.http.post(f"/api/tables/{first}/again", json={}).status_code == 409, "the game is not over"
    over(one, other)
    asked = again(ann, first)
    eve = visitor("Eve")
    assert eve.http.post(f"/api/tables/{first}/again", json={}).status_code == 409
    watching = eve.line(first)
    assert watching.join()["again"] == "p1"
    assert asked["id"] not in str(watching.heard)
    assert asked["id"] not in eve.get("/").text, "a chair that waits for Bob is offered to nobody"
    assert again(bob, first)["id"] == asked["id"]


def test_a_table_given_up_is_asked_for_anew(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann, bob, first, one, other = two(visitor)
    over(one, other)
    asked = again(ann, first)
    ann.post(f"/api/tables/{asked['id']}/close", {})
    while other.hear("People")["again"] is not None or "p1" not in str(other.heard):
        pass
    anew = again(bob, first)
    assert anew["id"] != asked["id"]
    assert anew["seat"] == "p1"


def test_it_is_known_after_the_hall_was_opened_again(
    peek: object, hall: Running, visitor: Callable[..., Visitor]
) -> None:
    ann, bob, first, one, other = two(visitor)
    over(one, other)
    asked = again(ann, first)
    del hall.app.state.desk.hall._live[first]
    assert bob.line(first).join()["again"] == "p1"
    assert again(bob, first)["id"] == asked["id"]


def test_without_script_too(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann, bob, first, one, other = two(visitor)
    over(one, other)
    answer = ann.form(f"/t/{first}/again")
    assert answer.status_code == 200
    assert str(answer.url).rpartition("/")[2] == again(bob, first)["id"]


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_everybody_sits_elsewhere_and_nobody_twice(game: str) -> None:
    """Teams stay together; where there are none, whoever was second is first."""
    found = catalog.game(game)
    for shelf in found.shelves:
        by = found.by(shelf.id)
        for count in range(by.seats[0], by.seats[1] + 1):
            chairs = [ChairRow("", Seat(f"p{n + 1}"), "", "person", str(n), str(n)) for n in range(count)]
            moved = places(by, chairs)
            assert sorted(moved) == sorted(moved.values()) == sorted(c.seat for c in chairs)
            if by.teams:
                sides = {(int(a[1:]) % 2, int(b[1:]) % 2) for a, b in moved.items()}
                assert len(sides) == 2, "who played together plays together"
            else:
                assert moved[Seat("p2")] == "p1"
                assert moved[Seat("p1")] == f"p{count}"
