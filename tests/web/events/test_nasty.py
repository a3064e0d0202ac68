"""Whatever is sent to an event by who may do everything there is answered with a sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import gamehall.web.events as room
from tests.web.events.desk import Helper
from tests.web.events.test_roles import ACTS, PAGES
from tests.web.test_nasty import DEEP, DIGITS, NASTY, Stranger, encoded

SOURCES = "".join(file.read_text() for file in Path(room.__file__).parent.glob("*.py"))
NAMES = sorted(
    {*re.findall(r"\.get\(f?\"([^\"{]+)\"", SOURCES), *re.findall(r"\(form, \"([a-z_]+)\"", SOURCES)}
    | {"name", "rating", "games", "school", "team", "number", "score.1", "fault.1", "signed.1"}
)
SHORT = [nasty for nasty in NASTY if len(nasty) < 100]


@pytest.fixture
def stranger(hung: Helper, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stranger]:
    monkeypatch.setattr(hung.visitor.hall.app.state.desk.limits, "take", lambda *_: True)
    hung.visitor.http.timeout = httpx.Timeout(60)
    found = Stranger(hung.visitor.http)
    yield found
    assert found.sent > 50
    assert not found.broke, "\n".join(found.broke)


def test_every_question(stranger: Stranger, hung: Helper) -> None:
    for page in PAGES:
        path = page.partition("?")[0]
        for nasty in (*SHORT, DIGITS[:300]):
            stranger.send("GET", f"/e/{hung.id}{path}?{encoded(dict.fromkeys(NAMES, nasty))}")
        for name in ("round", "sits", "division", "at", "show", "said", "upto", "q", "name", "lines"):
            stranger.send("GET", f"/e/{hung.id}{path}?{encoded({name: NASTY[-1], 'who': 'x'})}")


def test_every_field_of_every_act(stranger: Stranger, hung: Helper) -> None:
    before = hung.state
    for act in ACTS:
        for nasty in (*SHORT, DIGITS, DEEP):
            fields = {name: nasty for name in NAMES if name not in ("kind", "command")}
            stranger.form(f"/e/{hung.id}{act.page}", {**fields, "kind": act.kind})
            stranger.form(f"/e/{hung.id}{act.page}", {"kind": act.kind, "list": nasty, "command": nasty})
            stranger.form(f"/e/{hung.id}{act.page}", {"kind": act.kind, "prizes": nasty, "reason": nasty})
    assert hung.state.rounds == before.rounds


@pytest.mark.parametrize("kind", ["Enter", "Amend"])
def test_every_line_of_a_slip(stranger: Stranger, hung: Helper, kind: str) -> None:
    lines = [
        "1",
        "1 f f f",
        "ff",
        "1 ff 1",
        "! ! !",
        "1 -5 5",
        "1 1e9 3",
        "f 1 2",
        "1 f 1 2 3",
        "0x1 2 3",
        "¹ 2 3",
    ]
    for line in (*lines, *SHORT, DIGITS, f"1 {DIGITS} 2", "1 2 3 ! " + "x" * 3000, " ".join(["1"] * 5000)):
        for round in ("1", "0", "-1", DIGITS):
            stranger.form(
                f"/e/{hung.id}/results", {"kind": kind, "round": round, "division": "", "line": line}
            )


def test_forms_of_files_and_of_the_other_desks(stranger: Stranger, hung: Helper) -> None:
    for path in ("/people/bring", "/settle", "/tables", "/roles/renew", "/judging"):
        for nasty in (*SHORT, DIGITS, DEEP):
            stranger.form(f"/e/{hung.id}{path}", dict.fromkeys(NAMES, nasty))
        head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'
        multipart = {"content-type": "multipart/form-data; boundary=x"}
        stranger.send(
            "POST", f"/e/{hung.id}{path}", content=head + b"PK\x03\x04\xff\r\n--x--", headers=multipart
        )
    link = hung.look("/people/1").partition("/check-in/")[2].partition('"')[0]
    for kind in ("Enter", "Sign", "CheckIn", "Pair", ""):
        for nasty in (*SHORT, DIGITS):
            fields = {**dict.fromkeys(NAMES, nasty), "kind": kind, "round": "1"}
            stranger.form(f"/check-in/{link}", {**fields, "score.1": nasty})
