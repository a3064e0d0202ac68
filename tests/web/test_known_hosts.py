"""By which names the hall answers, and whom it believes about where a visitor comes from."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from gamehall.web.door.hosts import names_of_this_machine
from tests.web.conftest import Running

TABLE = "/ws/tables/nowhere"
get, post = partial(httpx.get, verify=False), partial(httpx.post, verify=False)


@pytest.fixture
def named(peek: object, tmp_path: Path) -> Iterator[Running]:
    """A hall with names of its own, behind a proxy on this machine."""
    hall = Running(
        tmp_path / "named",
        password="a long password",
        origins=("https://hall.example:8443",),
        host_names=("games.school",),
        proxies=("127.0.0.1",),
    )
    yield hall
    hall.close()


def asked_as(hall: Running, host: str, path: str = "/", **headers: str) -> httpx.Response:
    return get(hall.url + path, headers={"host": host, **headers})


def test_a_name_that_others_gave_this_machine_is_not_answered(hall: Running) -> None:
    rebound = {"host": f"evil.example:{hall.port}", "origin": f"http://evil.example:{hall.port}"}
    for path in ("/", "/organiser", "/static/favicon.svg", "/healthz"):
        assert get(hall.url + path, headers=rebound).status_code == 421, path
    for path in ("/organiser", "/name", "/api/name"):
        answer = post(hall.url + path, data={"password": "a long password"}, headers=rebound)
        assert answer.status_code == 421, path
        assert not answer.cookies
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{hall.port}{TABLE}", additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 403


def test_the_refusal_says_how_to_allow_the_name(hall: Running) -> None:
    said = asked_as(hall, "games.club:8000", accept="text/html")
    assert "gamehall serve --host-name games.club" in said.text
    assert "<b>" not in asked_as(hall, "<b>x</b>", accept="text/html").text


def test_the_machine_itself_and_any_numbers_are_answered(hall: Running) -> None:
    figures = ("127.0.0.1:8000", "[::1]:8000", "10.1.2.3", "[fe80::1]:80")
    for host in ("localhost", "LocalHost:8000", "localhost.", *figures):
        assert asked_as(hall, host).status_code == 200, host


def test_the_machines_own_names_are_answered(hall: Running) -> None:
    for name in names_of_this_machine():
        assert asked_as(hall, f"{name}:8000").status_code == 200


def test_names_that_only_look_like_its_own_are_not(hall: Running) -> None:
    for host in (
        "",
        "localhost.evil.example",
        "evil.example#localhost",
        "127.0.0.1.evil.example",
        "127.1.evil",
        "localhost:80:80",
        "user@localhost",
        "[::1].evil.example",
        "[evil.example]",
        "1" * 5000,
    ):
        assert asked_as(hall, host).status_code in (400, 421), host


def test_further_names_are_given_when_it_is_started(named: Running) -> None:
    assert asked_as(named, "hall.example").status_code == 200
    assert asked_as(named, "games.school:80").status_code == 200
    assert asked_as(named, "other.school").status_code == 421


def test_only_a_named_proxy_is_believed(visitor: Callable[..., Any], hall: Running, named: Running) -> None:
    passed_on = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7", "forwarded": "proto=https"}
    for headers in (passed_on, {"x-forwarded-host": "evil.example", **passed_on}):
        plain = post(f"{hall.url}/name", data={"name": "Ann"}, headers=headers)
        assert "secure" not in plain.headers["set-cookie"].lower()
    behind = post(f"{named.url}/name", data={"name": "Ann"}, headers=passed_on)
    assert "; secure" in behind.headers["set-cookie"].lower()
    theme = post(f"{named.url}/theme", data={"theme": "dark"}, headers=passed_on)
    assert "; secure" in theme.headers["set-cookie"].lower()
    straight = post(f"{named.url}/name", data={"name": "Ann"})
    assert "secure" not in straight.headers["set-cookie"].lower()


def test_wrong_passwords_behind_a_named_proxy_slow_their_own_sender(named: Running, hall: Running) -> None:
    def tries(at: Running, address: str, password: str) -> str:
        headers = {"x-forwarded-for": address, "accept": "text/html"}
        return post(
            f"{at.url}/organiser", data={"password": password}, headers=headers, follow_redirects=True
        ).text

    for at in (named, hall):
        for _ in range(12):
            last = tries(at, "192.0.2.7", "not this one")
        assert "Too many tries" in last
    assert "Tables" in tries(named, "192.0.2.8", "a long password")
    assert "Too many tries" in tries(hall, "192.0.2.8", "a long password"), "nobody named this proxy"


def test_a_page_over_http_is_another_site_to_a_hall_over_https(named: Running) -> None:
    headers = {"host": "games.school", "x-forwarded-proto": "https"}
    for origin, status in (("http://games.school", 403), ("https://games.school", 303)):
        sent = post(f"{named.url}/name", data={"name": "A"}, headers={**headers, "origin": origin})
        assert sent.status_code == status


def test_a_form_leads_back_into_the_hall_and_nowhere_else(hall: Running) -> None:
    tricks = (
        "//evil.example/x",
        "/\\evil.example",
        "/%5c/evil.example",
        "/\t/evil.example",
        "///evil.example",
    )
    for path in tricks:
        for form, fields in (("/theme", {"theme": "dark"}), ("/name", {"name": "Ann"})):
            sent = post(hall.url + form, data=fields, headers={"referer": hall.url + path})
            there = httpx.URL(hall.url).join(sent.headers["location"])
            assert sent.status_code == 303
            assert (there.host, there.port) == ("127.0.0.1", hall.port)
            assert not sent.headers["location"].startswith(("//", "/\\"))


def test_a_form_leads_back_to_its_page(hall: Running) -> None:
    sent = post(f"{hall.url}/theme", data={"theme": "dark"}, headers={"referer": f"{hall.url}/rules"})
    assert sent.headers["location"] == "/rules"
    for other in (
        "http://evil.example/rules",
        f"http://evil.example@127.0.0.1:{hall.port}/",
        "nonsense",
        "http://[",
    ):
        sent = post(f"{hall.url}/theme", data={"theme": "dark"}, headers={"referer": other})
        assert sent.headers["location"] == "/"
