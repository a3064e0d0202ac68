"""Whatever strangers send, by whichever door: it is answered with a sentence, never with a breakdown."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
import pytest
from litestar.routes import HTTPRoute

import gamehall.web
from tests.web.conftest import PASSWORD, Running, Visitor

DIGITS = "9" * 5000
NASTY = (
    "\0",
    "²",
    "p" + DIGITS,
    "\ud800",
    "../../etc/passwd",
    "-1",
    "nan",
    "{}[]<%'\"\\\r\n",
    "\u202e🂡" * 600,
)
DEEP = "[" * 3000 + "]" * 3000
VALUES: tuple[Any, ...] = (None, True, -1, 1e308, int(DIGITS[:4000]), "", "\0", "²", [], [[]], {}, {"": {}})

NAMES = sorted(
    set(
        re.findall(
            r"\.get\(f?\"([^\"]+)\"",
            "".join(file.read_text() for file in Path(gamehall.web.__file__).parent.rglob("*.py")),
        )
    )
)
"""Every field and question any page looks for."""

GOOD = {
    "seat": "p1",
    "game_id": "peek",
    "shelf_id": "peek",
    "division": "middle",
    "level": "easy",
    "kind": "function",
    "number": "1",
    "file_path": "favicon.svg",
}
LEFT_OUT = ("/organiser/out",)
"""Who is signed out gets no further."""
READING = ("/sentence", "/practice", "/coach", "/api/sentence", "/api/judge")
"""Where sentences are read, which takes its time: nothing is sent there that is one."""


def told(text: str) -> str:
    return quote_from_bytes(text.encode("utf-8", "surrogatepass"), safe="")


def encoded(fields: dict[str, str]) -> str:
    return "&".join(f"{told(name)}={told(text)}" for name, text in fields.items())


class Stranger:
    """Sends, and remembers what broke."""

    def __init__(self, http: httpx.Client) -> None:
        self.http, self.sent = http, 0
        self.broke: list[str] = []
        http.follow_redirects = False

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        self.sent += 1
        answer = self.http.request(method, path, **more)
        if answer.status_code >= 500:
            self.broke.append(f"{method} {path[:120]} {str(more)[:160]}: {answer.status_code}")
        return answer

    def form(self, path: str, fields: dict[str, str]) -> httpx.Response:
        headers = {"content-type": "application/x-www-form-urlencoded"}
        return self.send("POST", path, content=encoded(fields), headers=headers)

    def json(self, path: str, body: str) -> httpx.Response:
        return self.send("POST", path, content=body, headers={"content-type": "application/json"})


@pytest.fixture
def stranger(
    visitor: Callable[..., Visitor], hall: Running, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stranger]:
    """Somebody who may do everything, as fast as they like: who gets furthest breaks most."""
    monkeypatch.setattr(hall.app.state.desk.limits, "take", lambda *_: True)
    somebody = visitor("Stranger")
    somebody.form("/organiser", password=PASSWORD)
    somebody.http.timeout = httpx.Timeout(60)
    found = Stranger(somebody.http)
    yield found
    assert not found.broke, "\n".join(found.broke)


def doors(hall: Running) -> Iterator[tuple[str, str, list[str]]]:
    """Every door of the hall: how it is opened, its address, and what stands in the address."""
    for route in hall.app.routes:
        if isinstance(route, HTTPRoute):
            named = re.findall(r"{(\w+)}", route.path_format)
            for method in sorted(route.methods - {"OPTIONS", "HEAD"}):
                if route.path_format not in LEFT_OUT:
                    yield method, route.path_format, named


@pytest.fixture
def good(two: tuple[Visitor, Visitor, str]) -> dict[str, str]:
    ann, _, id = two
    return {
        **GOOD,
        "id": id,
        "code": ann.open({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"})["code"],
    }


def test_every_address(stranger: Stranger, hall: Running, good: dict[str, str]) -> None:
    for method, path, named in doors(hall):
        for changed in named:
            for nasty in NASTY:
                values = {name: told(nasty if name == changed else good.get(name, "x")) for name in named}
                stranger.send(method, path.format_map(values))


def test_every_question_and_form(stranger: Stranger, hall: Running, good: dict[str, str]) -> None:
    for method, path, named in doors(hall):
        if path.startswith(READING) and (named or path.endswith("/gallery")):
            continue
        names = [name for name in NAMES if name != "text" or not path.startswith(READING)]
        address = path.format_map({name: good.get(name, "x") for name in named})
        for nasty in (nasty for nasty in NASTY if len(nasty) < 100):
            fields = dict.fromkeys(names, nasty)
            if method == "GET":
                stranger.send("GET", f"{address}?{encoded(fields)}")
            else:
                stranger.form(address, fields)
        if method == "GET":
            stranger.send("GET", f"{address}?%ff=%ff&seat=p{DIGITS}&number={DIGITS}&%00&==&since=%ED%A0%80")


def test_every_body(stranger: Stranger, hall: Running, good: dict[str, str]) -> None:
    bodies = (
        *(f'{{"{name}": {DEEP}}}' for name in ("options", "chairs", "text", "code", "name")),
        DEEP,
        f'{{"game": "peek", "chairs": [], "options": {{"a": {DEEP}}}}}',
        '"\\ud800"',
        DIGITS,
        "",
    )
    multipart = {"content-type": "multipart/form-data; boundary=x"}
    for method, path, named in doors(hall):
        if method == "POST":
            address = path.format_map({name: good.get(name, "x") for name in named})
            for body in bodies:
                stranger.json(address, body)
            for raw in (
                b"--x",
                b"--x\r\n\r\n--x--",
                b'--x\r\nContent-Disposition: form-data; name="\0"\r\n\r\n\xff',
            ):
                stranger.send("POST", address, content=raw, headers=multipart)
            stranger.send("POST", address, content=b"\xff=\xff&\0", headers={"content-type": "x/y"})


def test_one_field_of_a_good_table_changed(stranger: Stranger) -> None:
    good = {
        "game": "peek",
        "book": "",
        "manner": "guided",
        "chair.p1": "me",
        "chair.p2": "friend",
        "time.p1": "1",
        "slips": "",
        "private": "on",
        "name": "Ann",
        **{f"option.{name}": "" for name in ("cards", "rounds", "seconds")},
    }
    assert stranger.form("/tables", good).status_code == 303
    for name in good:
        for nasty in (*NASTY, "inf", "-inf", "1e400", "0", DEEP, "bot:", "bot:first:err=nan", "bot:first:\0"):
            stranger.form("/tables", {**good, name: nasty})
    whole = {"game": "peek", "chairs": [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]}
    assert stranger.json("/api/tables", json.dumps(whole)).status_code == 201
    extra = {"options": {}, "book": "", "manner": "guided", "private": False}
    for name in (*whole, *extra):
        for value in VALUES:
            stranger.json("/api/tables", json.dumps({**whole, **extra, name: value}))
    for name in ("seat", "who", "bot", "time_factor"):
        for value in VALUES:
            chairs = [{"seat": "p1", "who": "me", name: value}, whole["chairs"][1]]
            stranger.json("/api/tables", json.dumps({**whole, "chairs": chairs}))


def test_one_field_of_a_good_act_changed(stranger: Stranger, good: dict[str, str]) -> None:
    plain, tools = f"/t/{good['id']}/plain", f"/organiser/t/{good['id']}"
    act = {
        "seat": "judge",
        "look": "",
        "prompt": "",
        "command": "",
        "kind": "Pause",
        "reason": "tea",
        "action": "",
    }
    tool = {"tool": "pause", "reason": "tea", "seat": "p2", "who": "me", "back_to": "1"}
    for address, fields, choice, kinds in (
        (plain, act, "kind", ("Pause", "Correct", "Forfeit", "PlayCard")),
        (tools, tool, "tool", ("take", "free", "correct", "pause", "resume")),
    ):
        for kind in kinds:
            for name in fields if kind == kinds[0] else ("back_to", "player", "card"):
                for nasty in (*NASTY, DEEP, '{"type": "Correct", "back_to": 1e400}'):
                    stranger.form(address, {**fields, choice: kind, name: nasty})
