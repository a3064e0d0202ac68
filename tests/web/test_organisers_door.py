"""The organiser is who started the hall: the code from its terminal, the password, signing in and out."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from gamehall.web.door import sessions
from tests.web.conftest import PASSWORD, Running, Visitor

NEW = "a newer password"


@pytest.fixture
def fresh(peek: object, tmp_path: Path) -> Iterator[Running]:
    """A hall without a password, as it is when it is started for the first time."""
    hall = Running(tmp_path / "fresh")
    yield hall
    hall.close()


@pytest.fixture
def comes(fresh: Running) -> Iterator[Callable[[], Visitor]]:
    with ExitStack() as stack:
        yield lambda: Visitor(fresh, stack)


def printed_code(hall: Running, **more: Any) -> str:
    code: str = hall.app.state.desk.password.new_code(**more)
    return code


def is_organiser(who: Visitor) -> bool:
    answer = who.http.get("/api/me")
    return answer.status_code == 200 and answer.json()["organiser"]


def test_being_on_the_machine_is_no_proof(fresh: Running, comes: Callable[[], Visitor]) -> None:
    near = comes()
    page = near.get("/organiser").text
    assert "terminal" in page
    for path, fields in (
        ("/organiser", {"password": PASSWORD}),
        ("/organiser/code", {"password": PASSWORD}),
        ("/organiser/code", {"password": PASSWORD, "code": ""}),
        ("/organiser/password", {"password": PASSWORD, "old": ""}),
    ):
        assert near.form(path, **fields).status_code == 409
        assert not is_organiser(near)
    assert not fresh.app.state.desk.password.is_set


def test_the_link_from_the_terminal_asks_for_a_password_and_works_once(
    fresh: Running, comes: Callable[[], Visitor]
) -> None:
    code, phone, thief = printed_code(fresh), comes(), comes()
    page = phone.get(f"/organiser?code={code}").text
    assert "Choose a password" in page
    assert f'<input type="hidden" name="code" value="{code}">' in page
    short = phone.form("/organiser/code", code=code, password="short", name="Olga")
    assert 'value="Olga"' in short.text
    assert short.status_code == 409
    assert f'value="{code}"' in short.text, "the code need not be typed again"
    done = phone.form("/organiser/code", code=code, password=PASSWORD)
    assert "Tables" in done.text
    assert code not in str(done.url)
    assert is_organiser(phone)
    assert thief.form("/organiser/code", code=code, password=NEW).status_code == 409
    assert not is_organiser(thief)
    assert "used" in thief.get(f"/organiser?code={code}").text
    assert "Tables" in comes().form("/organiser", password=PASSWORD).text


def test_the_code_may_be_typed_as_people_type(fresh: Running, comes: Callable[[], Visitor]) -> None:
    code, organiser = printed_code(fresh), comes()
    assert 'name="code" type="text"' in organiser.get("/organiser").text
    typed = f" {code.lower().replace('-', ' ')} "
    assert "Tables" in organiser.form("/organiser/code", code=typed, password=PASSWORD).text


def test_codes_cannot_be_tried_one_after_the_other(fresh: Running, comes: Callable[[], Visitor]) -> None:
    code, eve = printed_code(fresh), comes()
    answers = [eve.form("/organiser/code", code="BCDF-GHJK", password=PASSWORD) for _ in range(12)]
    assert {answer.status_code for answer in answers} == {409}
    assert "Too many tries" in answers[-1].text
    assert "Too many tries" in eve.form("/organiser/code", code=code, password=PASSWORD).text
    assert not fresh.app.state.desk.password.is_set


def test_a_newer_code_ends_the_older_one_and_none_is_kept_as_it_is(
    fresh: Running, comes: Callable[[], Visitor]
) -> None:
    first, second = printed_code(fresh), printed_code(fresh)
    kept = fresh.app.state.desk.store.setting("organiser_code")
    assert kept
    assert not [code for code in (first, second) if code in kept or code.replace("-", "") in kept]
    assert comes().form("/organiser/code", code=first, password=PASSWORD).status_code == 409
    late = printed_code(fresh, seconds=-1)
    assert comes().form("/organiser/code", code=late, password=PASSWORD).status_code == 409
    assert not fresh.app.state.desk.password.is_set


def test_a_hall_that_starts_again_forgets_the_code(fresh: Running, peek: object) -> None:
    code = printed_code(fresh)
    fresh.close()
    again = Running(fresh.data)
    try:
        sent = {"code": code, "password": PASSWORD}
        assert httpx.post(f"{again.url}/organiser/code", data=sent, verify=False).status_code == 409
    finally:
        again.close()


def test_who_forgot_the_password_sets_another_with_a_code(visitor: Callable[..., Any], hall: Running) -> None:
    signed_in, organiser = visitor("Old"), visitor("Org")
    signed_in.form("/organiser", password=PASSWORD)
    assert "gamehall organiser" in organiser.get("/organiser").text
    code = printed_code(hall, seconds=60)
    assert "Tables" in organiser.form("/organiser/code", code=code, password=NEW).text
    assert not is_organiser(signed_in)
    assert visitor().form("/organiser", password=PASSWORD).status_code == 409
    assert "Tables" in visitor().form("/organiser", password=NEW).text


def test_signing_out_ends_the_session_wherever_its_cookie_went(visitor: Callable[..., Any]) -> None:
    org, other, thief = visitor("Org"), visitor("Other"), visitor("Thief")
    for who in (org, other):
        who.form("/organiser", password=PASSWORD)
    thief.http.cookies = httpx.Cookies(org.http.cookies)
    assert is_organiser(thief)
    org.form("/organiser/out")
    assert (is_organiser(org), is_organiser(thief), is_organiser(other)) == (False, False, True)
    assert org.get("/api/me").json()["name"] == "Org", "the name stays"
    org.form("/organiser", password=PASSWORD)
    assert not is_organiser(thief)
    org.form("/organiser/out", everywhere="yes")
    assert (is_organiser(org), is_organiser(other)) == (False, False)


def test_sessions_outlive_the_hall_and_sign_outs_too(visitor: Callable[..., Any], hall: Running) -> None:
    stays, leaves = visitor("Stays"), visitor("Leaves")
    for who in (stays, leaves):
        who.form("/organiser", password=PASSWORD)
    old = dict(leaves.http.cookies)
    leaves.form("/organiser/out")
    hall.close()
    again = Running(hall.data, password=PASSWORD)
    try:
        for cookies, expected in ((dict(stays.http.cookies), True), (old, False)):
            answer = httpx.get(f"{again.url}/api/me", cookies=cookies, verify=False)
            assert answer.json()["organiser"] is expected
    finally:
        again.close()


def test_a_session_ends_when_it_is_not_used_and_at_the_latest_after_a_week(tmp_path: Path) -> None:
    from gamehall.store.store import Store

    now = [1_000_000.0]
    store = Store(tmp_path)
    try:
        open_ones = sessions.Sessions(store, lambda: now[0])
        used, unused = open_ones.begin(), open_ones.begin()
        assert not open_ones.has("")
        assert not open_ones.has("x")
        for turn in range(30):
            now[0] += sessions.IDLE / 2
            assert open_ones.use(used) is (now[0] <= 1_000_000 + sessions.LONGEST)
            assert open_ones.has(unused) is (turn < 2), "to look is not to use"
    finally:
        store.close()


def test_changing_the_password_asks_for_the_old_one(visitor: Callable[..., Any]) -> None:
    org, other = visitor("Org"), visitor("Other")
    for who in (org, other):
        who.form("/organiser", password=PASSWORD)
    assert org.form("/organiser/password", password=NEW).status_code == 409
    assert org.form("/organiser/password", password=NEW, old="not this one").status_code == 409
    assert org.form("/organiser/password", password="short", old=PASSWORD).status_code == 409
    assert is_organiser(other)
    org.form("/organiser/password", password=NEW, old=PASSWORD)
    assert is_organiser(org)
    assert not is_organiser(other)


def test_an_open_line_is_no_organisers_after_the_sign_out(visitor: Callable[..., Any], two: Any) -> None:
    _, _, id = two
    org = visitor("Org")
    org.form("/organiser", password=PASSWORD)
    line = org.line(id)
    assert line.join("judge")["seat"] == "judge"
    assert line.submit({"type": "Pause", "reason": "tea"})["verdict"] == "allowed"
    org.form("/organiser/out")
    assert line.hear("Welcome")["seat"] == "gallery"
    line.say(type="Submit", command="later", prompt="", action={"type": "Resume"}, seat="judge")
    assert line.hear("Ruled")["verdict"] == "refused"
    assert line.join("judge")["seat"] == "gallery"
