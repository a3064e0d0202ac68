"""One visitor cannot hurt the others: what somebody takes too much of, others still have."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from gamehall.kernel.seat import player
from gamehall.store.rows import ChairRow, PersonRow
from gamehall.web.desk import Desk
from gamehall.web.door import guard, limits, quotas
from gamehall.web.door.limits import Allowance, Rate
from tests.web.conftest import BOT, FRIEND, ME, Running, Visitor

HERE, THERE = "192.0.2.7", "192.0.2.8"
_BOTS = ({"seat": "p1", "who": "bot", "bot": "first"}, BOT)

Come = Callable[..., Visitor]


@pytest.fixture
def hall(peek: object, tmp_path: Path) -> Iterator[Running]:
    """A hall behind a proxy it knows, so that visitors of one test have addresses of their own."""
    running = Running(tmp_path / "data", password="a long password", proxies=("127.0.0.1",))
    yield running
    running.close()


@pytest.fixture
def desk(hall: Running) -> Desk:
    return hall.app.state.desk  # type: ignore[no-any-return]


@pytest.fixture
def come(hall: Running) -> Iterator[Come]:
    with ExitStack() as stack:

        def come(name: str = "", address: str = HERE) -> Visitor:
            someone = Visitor(hall, stack)
            someone.http.headers["x-forwarded-for"] = address
            return someone.named(name) if name else someone

        yield come


@pytest.fixture
def allow(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Fewer than usual, so that a test need not ask hundreds of times."""

    def fewer(what: Any, person: int = 1000, address: int = 1000) -> None:
        says = limits.ALLOWED[what].says
        monkeypatch.setitem(limits.ALLOWED, what, Allowance(Rate(0.01, person), Rate(0.01, address), says))

    return fewer


def test_a_right_code_is_not_looked_at_after_too_many_wrong_ones(come: Come) -> None:
    ann, eve, bob = come("Ann"), come("Eve"), come("Bob", THERE)
    made = ann.open(ME, FRIEND)
    burst = int(limits.ALLOWED["codes"].address.burst)
    for n in range(burst // 10 + 1):
        nobody = come(f"Eve {n}")  # new names do not help
        tries = [nobody.http.get("/join/BBBBBB").status_code for _ in range(10)]
    assert tries[-1] == 429
    right = eve.http.post("/api/join", json={"code": made["code"]})
    assert right.status_code == 429
    assert int(right.headers["retry-after"]) >= 1
    assert right.json()["says"].startswith("Too many wrong codes. Try again in ")
    assert bob.post("/api/join", {"code": made["code"]})["seat"] == "p2"


def test_ones_imports_do_not_stop_anothers(come: Come, allow: Callable[..., None]) -> None:
    allow("imports", person=2, address=3)
    eve, mal, bob = come("Eve"), come("Mal"), come("Bob", THERE)
    file = {"file": ("a.txt", b"no game", "text/plain")}
    assert [eve.http.post("/import", files=file).status_code for _ in range(3)] == [409, 409, 429]
    assert [mal.http.post("/import", files=file).status_code for _ in range(2)] == [409, 429]
    assert "The hall reads files that end in" in bob.http.post("/import", files=file).text


def test_who_asks_too_much_is_told_so_on_a_page_and_when_to_come_again(
    come: Come, allow: Callable[..., None]
) -> None:
    allow("names", address=1)
    come("Ann")
    answer = come().form("/name", name="Eve")
    assert answer.status_code == 429
    assert "Too much at once" in answer.text
    assert "Too many names were given here. Try again in 2 minutes." in answer.text
    assert answer.headers["retry-after"] == "100"
    come("Bob", THERE)


def test_a_name_on_the_way_to_a_chair_counts_as_a_name(come: Come, allow: Callable[..., None]) -> None:
    allow("names", address=2)
    tries = [come().form("/sit/nowhere", name=f"Eve {n}").status_code for n in range(3)]
    assert tries == [404, 404, 429]
    made = come("Bob", THERE).open(ME, FRIEND)
    assert come(address="192.0.2.9").form(f"/join/{made['code']}", name="Ida").status_code == 200


def test_files_and_looks_for_news_are_light(come: Come, allow: Callable[..., None]) -> None:
    allow("requests", address=4)
    ann = come("Ann")
    table = ann.open(ME, FRIEND)["id"]
    looks = [ann.http.get(f"/t/{table}/gathering?seen=p1").status_code for _ in range(8)]
    assert 429 not in looks


def test_tables_by_person_and_by_address(come: Come, allow: Callable[..., None]) -> None:
    allow("tables", person=2, address=3)
    eve, mal, bob = come("Eve"), come("Mal"), come("Bob", THERE)
    new = {"game": "peek", "chairs": (ME, FRIEND)}
    assert [eve.http.post("/api/tables", json=new).status_code for _ in range(3)] == [201, 201, 429]
    assert [mal.http.post("/api/tables", json=new).status_code for _ in range(2)] == [201, 429]
    bob.open(ME, FRIEND)


def test_bots_are_counted_by_the_chair(come: Come, allow: Callable[..., None]) -> None:
    allow("bots", person=3)
    eve = come("Eve")
    eve.open(*_BOTS)
    assert eve.http.post("/api/tables", json={"game": "peek", "chairs": _BOTS}).status_code == 429
    eve.open(ME, BOT)


def test_the_organiser_prepares_a_whole_tournament(
    come: Come, allow: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    allow("tables", person=1, address=1)
    monkeypatch.setattr(quotas, "PERSON", quotas.Quota(1, 1))
    org = come("Org")
    org.form("/organiser", password="a long password")
    for _ in range(3):
        org.open(ME, FRIEND)


def test_plain_requests_of_one_address_have_an_end_even_where_nothing_is(
    come: Come, allow: Callable[..., None]
) -> None:
    allow("requests", address=12)
    eve, bob = come(), come("", THERE)
    answers = [eve.http.get(path) for path in ("/nowhere",) * 13 + ("/", "/static/nothing", "/healthz")]
    assert [a.status_code for a in answers[12:]] == [404, 429, 429, 429]
    assert answers[12].headers["content-type"].startswith("text/plain")
    assert bob.get("/").status_code == 200


def test_what_stands_is_counted_not_what_was_opened(
    come: Come, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "PERSON", quotas.Quota(2, 1))
    eve, bob = come("Eve"), come("Bob")
    first, _ = eve.open(ME, FRIEND), eve.open(ME, FRIEND)
    third = eve.http.post("/api/tables", json={"game": "peek", "chairs": (ME, FRIEND)})
    assert third.status_code == 429
    assert third.json()["says"].startswith("You have opened 2 tables that are not over.")
    assert bob.form(f"/t/{first['id']}/close").status_code == 409
    assert eve.form(f"/t/{first['id']}/close").status_code == 200
    assert "closed before its game began" in eve.get(f"/t/{first['id']}", 404).text
    assert bob.http.post("/api/join", json={"code": first["code"]}).status_code == 404
    eve.open(ME, FRIEND)


def test_an_address_has_its_own_number_of_tables(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ADDRESS", quotas.Quota(3, 1))
    for name in ("Eve", "Mal", "Ida"):
        come(name).open(ME, FRIEND)
    fourth = come("Una").http.post("/api/tables", json={"game": "peek", "chairs": (ME, FRIEND)})
    assert fourth.status_code == 429
    assert "from your address" in fourth.json()["says"]
    come("Bob", THERE).open(ME, FRIEND)


def test_tables_of_bots_alone_are_fewer_however_the_bots_came_there(
    come: Come, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "PERSON", quotas.Quota(50, 2))
    watched = {"seat": "judge", "who": "friend"}  # so that the bots do not begin, and end, at once
    eve = come("Eve")
    for _ in range(2):
        eve.open(*_BOTS, watched)
    again = eve.http.post("/api/tables", json={"game": "peek", "chairs": (*_BOTS, watched)})
    assert again.status_code == 429
    assert again.json()["says"].startswith("Bots play each other at 2 tables")
    empty = eve.open({"seat": "p1", "who": "friend"}, FRIEND, watched)["id"]
    assert eve.form(f"/t/{empty}/chairs/p1", who="bot:first").status_code == 200
    assert eve.form(f"/t/{empty}/chairs/p2", who="bot:first").status_code == 429
    eve.open(ME, BOT)


def test_private_tables_hide_no_public_one(come: Come, desk: Desk) -> None:
    bob, eve = come("Bob", THERE), come("Eve")
    public = bob.open(ME, FRIEND)
    row = desk.row(public["id"])
    for n in range(70):
        setup = replace(row.setup, private=True)
        hidden = replace(row, id=f"hidden{n}", code=f"H{n:05}", created=row.created + 1 + n, setup=setup)
        desk.store.add_table(hidden, [ChairRow(hidden.id, player(1), f"key{n}", "person")])
    assert "Join: Bob" in eve.get("/").text
    assert "an empty table" not in eve.get("/").text


def test_sockets_by_address_whatever_the_names(
    come: Come, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "SOCKETS_AN_ADDRESS", 3)
    eve = come("Eve")
    table = eve.open(ME, BOT)["id"]
    for n in range(3):
        _line(come(f"Eve {n}"), table).join()
    assert "too many" in _line(come("Mal"), table).hear("Trouble")["says"]
    _line(come("Bob", THERE), table, THERE).join()


def test_socket_openings_by_person(come: Come, allow: Callable[..., None]) -> None:
    allow("sockets", person=2)
    eve = come("Eve")
    table = eve.open(ME, BOT)["id"]
    for _ in range(2):
        _line(eve, table).join()
    with pytest.raises(InvalidStatus):
        _line(eve, table)
    _line(come("Bob"), table).join()


def _line(someone: Visitor, table: str, address: str = HERE) -> Any:
    return someone.line(table, **{"X-Forwarded-For": address})


CHEAP = {
    "/theme",
    "/join",
    "/judge",
    "/organiser",
    "/organiser/code",
    "/organiser/out",
    "/organiser/password",
    "/organiser/t/{id:str}",
}
"""What is posted here is counted as a request, or as a code or a password, or is the organiser's."""


def test_every_route_that_is_posted_to_says_what_it_costs(hall: Running) -> None:
    posted = {
        handler_path: handler.opt.get("costs")
        for route in hall.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for handler_path in [route.path_format]
        if "POST" in handler.http_methods
    }
    costs = {what for what in posted.values() if what}
    assert {path for path, what in posted.items() if not what} == {path.replace(":str", "") for path in CHEAP}
    assert costs <= set(limits.ALLOWED)


def test_people_who_never_sat_down_are_forgotten(desk: Desk, come: Come) -> None:
    come("Ann").open(ME, FRIEND)
    come("Idle")
    desk.store.remember(PersonRow("new", "New", desk.hall.now() + 10_000)).result()
    assert desk.store.standing.forget_people(desk.hall.now() + 5_000).result() == 1
