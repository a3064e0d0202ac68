"""Who may do what: names, cookies, doors, the organiser."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from gamehall.web.door.limits import ALLOWED

ME = {"seat": "p1", "who": "me"}
FRIEND = {"seat": "p2", "who": "friend"}


def test_a_name_is_all(visitor: Callable[..., Any]) -> None:
    ann = visitor()
    assert ann.http.get("/api/me").status_code == 401
    first = ann.post("/api/name", {"name": "  Ann   Lee \u202e "})
    assert first["name"] == "Ann Lee"
    again = ann.post("/api/name", {"name": "Anna"})
    assert (again["id"], again["name"]) == (first["id"], "Anna")
    assert ann.get("/api/me").json()["name"] == "Anna"
    assert ann.http.post("/api/name", json={"name": " \n "}).status_code == 409
    assert len(ann.post("/api/name", {"name": "x" * 200})["name"]) == 40


THE_HALLS_OWN = (
    *("The hall", "the  HALL", "Тhе hаll", "Organiser", "0rganiser", "Judge", "Júdge", "The judge"),
    *("J u d g e", "Ｊｕｄｇｅ", "Monitor", "Scorer.", "Timekeeper", "Dealer", "Game leader", "Strong bot"),
    "strong bot B",
)


def test_nobody_goes_by_a_name_of_the_halls_own(visitor: Callable[..., Any]) -> None:
    ann, made = visitor(), visitor("Bob").open(ME, FRIEND)
    for name in THE_HALLS_OWN:
        answer = ann.http.post("/api/name", json={"name": name})
        assert (answer.status_code, "choose another name" in answer.text) == (409, True), name
        assert ann.form(f"/join/{made['code']}", name=name).status_code == 409
    for name in ("Hall", "Judy", "Judge Ann", "Theodor", "Abbot", "Talbot", "Marshall", "Ohne Organe"):
        assert ann.post("/api/name", {"name": name})["name"] == name


def test_the_organiser_may_be_called_so(visitor: Callable[..., Any]) -> None:
    org = visitor()
    assert org.form("/organiser", password="a long password").status_code == 200
    assert org.get("/api/me").json()["name"] == "Organiser"
    assert org.post("/api/name", {"name": "Organizer"})["name"] == "Organizer"
    assert org.http.post("/api/name", json={"name": "The hall"}).status_code == 409


def test_head_is_answered_where_get_is(hall: Any, visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    made = ann.open(ME, FRIEND)
    style = re.search(r'href="(/static/[^"]+css[^"]*)"', ann.get("/").text)
    pages = ["/", "/healthz", "/rules", "/new/peek", f"/t/{made['id']}", f"/join/{made['code']}", "/nowhere"]
    for path in [*pages, *([style[1]] if style else [])]:
        head, get = ann.http.head(path), ann.http.get(path)
        assert (head.status_code, head.content) == (get.status_code, b""), path
        assert head.headers["content-type"] == get.headers["content-type"], path
        assert head.headers["content-security-policy"]
    assert ann.http.head("/api/join").status_code == 405


def test_the_cookie_is_signed_and_closed_to_script(visitor: Callable[..., Any], hall: Any) -> None:
    answer = httpx.post(f"{hall.url}/api/name", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = answer.cookies["gamehall"]
    forged = value[:-2] + ("AA" if value[-2:] != "AA" else "BB")
    for bad in (forged, "", "x", value.split(".")[0], "WyJhIiwiQiIsIiJd.abc"):
        found = httpx.get(f"{hall.url}/api/me", headers={"cookie": f"gamehall={bad}"})
        assert found.status_code == 401


def test_without_a_name_one_only_looks(visitor: Callable[..., Any]) -> None:
    nobody = visitor()
    assert nobody.http.post("/api/tables", json={"game": "peek", "chairs": [ME, FRIEND]}).status_code == 409
    assert nobody.http.post("/api/join", json={"code": "BCDFGH"}).status_code == 409
    assert nobody.form("/tables", game="peek", chair__p1="me", chair__p2="friend").status_code == 409


def test_codes_have_no_letters_that_look_alike(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    for _ in range(20):
        code = ann.open(ME, FRIEND)["code"]
        assert len(code) == 6
        assert not set(code) & set("AEIOU0123456789L")


def test_a_chair_has_its_own_link_and_takes_one_person(visitor: Callable[..., Any]) -> None:
    ann, bob, eve = visitor("Ann"), visitor("Bob"), visitor("Eve")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    links = {x["seat"]: x["link"] for x in made["links"]}
    assert set(links) == {"p2", "judge"}
    assert all(len(link) > 20 for link in links.values())
    assert bob.post(f"/api{links['judge']}", None)["seat"] == "judge"
    assert bob.post(f"/api{links['judge']}", None)["seat"] == "judge", "coming back is no crime"
    assert eve.http.post(f"/api{links['judge']}").status_code == 409
    assert eve.post("/api/join", {"code": made["code"]})["status"] == "playing"


def test_joining_twice_is_one_chair(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    made = ann.open(ME, FRIEND)
    assert ann.post("/api/join", {"code": made["code"]})["seat"] == "p1"
    assert ann.get(f"/t/{made['id']}").text.count("Waiting for one more") == 1


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"nonsense", 400),
        (b'{"game":"peek"}', 400),
        (b'{"game":"peek","chairs":[],"wish":1}', 400),
        (b'{"game":"chess","chairs":[]}', 404),
        (b'{"game":"peek","chairs":[]}', 409),
        (b'{"game":"peek","book":"none","chairs":[{"seat":"p1","who":"me"},{"seat":"p2","who":"me"}]}', 409),
        (b'{"game":"peek","chairs":[{"seat":"p1","who":"me"},{"seat":"p1","who":"me"}]}', 409),
        (b'{"game":"peek","chairs":[{"seat":"p1","who":"me"},{"seat":"clock","who":"me"}]}', 409),
        (b"x" * 70_000, 413),
    ],
)
def test_tables_that_cannot_be_made(visitor: Callable[..., Any], body: bytes, status: int) -> None:
    ann = visitor("Ann")
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["says"]


def test_posts_from_other_sites_are_refused(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    for headers in (
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        assert ann.http.post("/name", data={"name": "Eve"}, headers=headers).status_code == 403
        assert ann.http.post("/api/name", json={"name": "Eve"}, headers=headers).status_code == 403
    own = {"origin": ann.hall.url, "sec-fetch-site": "same-origin"}
    assert ann.http.post("/api/name", json={"name": "Anna"}, headers=own).status_code == 200
    assert (
        ann.http.post(
            "/api/name", content=b'{"name":"Eve"}', headers={"content-type": "text/plain"}
        ).status_code
        == 400
    )


def test_the_organiser_needs_the_password(visitor: Callable[..., Any], two: Any) -> None:
    ann, _, id = two
    eve = visitor("Eve")
    assert eve.form("/organiser", password="guess guess").status_code == 409
    for path in (f"/organiser/t/{id}",):
        assert eve.http.get(path).status_code == 409
        assert eve.form(path, tool="close").status_code == 409
    assert eve.form("/organiser/password", password="my own password").status_code == 409
    page = eve.form("/organiser", password="a long password")
    assert "Tables" in page.text
    assert eve.get("/api/me").json()["organiser"] is True
    eve.form("/organiser/out")
    assert eve.get("/api/me").json()["organiser"] is False
    assert ann.get("/api/me").json()["organiser"] is False


def test_guessing_is_slowed_down(visitor: Callable[..., Any]) -> None:
    eve = visitor("Eve")
    answers = [eve.form("/organiser", password=f"guess number {n}").text for n in range(8)]
    assert "Too many tries" in answers[-1]
    assert "Too many tries" in eve.form("/organiser", password="a long password").text


def test_codes_cannot_be_tried_one_after_the_other(visitor: Callable[..., Any]) -> None:
    eve, ann = visitor("Eve"), visitor("Ann")
    made = ann.open(ME, FRIEND)
    tries = int(ALLOWED["codes"].person.burst)
    answers = [eve.http.post("/api/join", json={"code": "BBBBBB"}).status_code for _ in range(tries + 1)]
    assert answers == [404] * tries + [429]
    right = eve.http.post("/api/join", json={"code": made["code"]})
    assert right.status_code == 429, "the code is not even looked at"
    assert visitor("Bob").post("/api/join", {"code": made["code"]})["seat"] == "p2"


def test_the_organisers_tools(visitor: Callable[..., Any], two: Any) -> None:
    ann, _, id = two
    org = visitor("Org")
    org.form("/organiser", password="a long password")
    tools = f"/organiser/t/{id}"
    assert "Pause the table" in org.get(tools).text
    assert "ruling allowed" in org.form(tools, tool="pause", reason="tea").text
    assert "The table is paused" in ann.get(f"/t/{id}/plain").text
    assert "ruling allowed" in org.form(tools, tool="resume").text
    line = ann.line(id)
    line.join()
    line.turn()
    assert "ruling allowed" in org.form(tools, tool="correct", reason="misread card", back_to="3").text
    line.until(lambda u: u["state"]["turn"] == 0)
    assert "no entry 99" in org.form(tools, tool="correct", reason="x", back_to="99").text
    org.form(tools, tool="take", seat="judge")
    assert "Org" in ann.get(f"/t/{id}/plain").text
    assert org.form(tools, tool="take", seat="p1").status_code == 409
    org.form(tools, tool="take", seat="judge", who="hall")
    assert "ruling penalised" in org.form(tools, tool="forfeit", seat="p2", reason="left").text
    assert org.form(tools, tool="dance").status_code == 404


def test_a_player_with_a_new_phone_gets_the_chair_back(visitor: Callable[..., Any], two: Any) -> None:
    ann, _, id = two
    org, phone = visitor("Org"), visitor("Ann again")
    tools = f"/organiser/t/{id}"
    assert phone.form(tools, tool="free", seat="p1").status_code == 409
    org.form("/organiser", password="a long password")
    old = ann.line(id)
    assert old.join()["seat"] == "p1"
    assert set(old.until(lambda u: True)["state"]["hands"]["p1"]) != {"?"}
    assert org.form(tools, tool="free", seat="judge").status_code == 409
    page = org.form(tools, tool="free", seat="p1").text
    link = re.search(r'href="http[^"]+(/sit/[^"]+)"', page)
    assert link
    assert phone.form(link[1], name="Ann").status_code == 200
    line = phone.line(id)
    assert line.join()["seat"] == "p1"
    assert old.hear("Welcome")["seat"] == "gallery", "the old phone looks on from the gallery"
    line.turn()
    assert set(old.until(lambda u: u["state"]["turn"] > 0)["state"]["hands"]["p1"]) <= {"?"}
