"""The sentence judge for programs."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from gamehall.english.explain import look
from tests.web.conftest import Visitor
from tests.web.test_sentencejudge import CREW, TELESCOPE

Come = Callable[..., Visitor]

WRITTEN = {
    "id": "c1",
    "division": "senior",
    "designation": "s-v-do",
    "type": "noun",
    "function": "direct-object",
    "demands": ["plural"],
    "word": "engines",
    "start": 18,
    "text": CREW,
}


@pytest.fixture(scope="module", autouse=True)
def reader() -> None:
    """The parser is loaded before anybody waits for an answer."""
    look(CREW)


def test_programs_have_sentences_read(visitor: Come) -> None:
    ann = visitor()
    plain = ann.post("/api/sentence", {"text": TELESCOPE})
    assert plain.keys() == {"text", "reading", "faults", "certainty", "eyes", "rivals"}
    assert plain["reading"]["clauses"][0]["pattern"] == "s-v-do"
    assert 0 < plain["certainty"] <= 1
    assert plain["rivals"]
    assert ann.post("/api/sentence", {"text": CREW, "svg": True})["svg"].startswith("<svg")
    nothing = ann.post("/api/sentence", {"text": "…"})
    assert nothing["reading"] == {}
    assert nothing["faults"][0]["paragraph"].startswith("LT ")


def test_programs_have_claims_judged(visitor: Come) -> None:
    ann = visitor()
    answer = ann.post("/api/judge", WRITTEN)
    assert (answer["id"], answer["verdict"], answer["faults"]) == ("c1", "valid", [])
    answer = ann.post("/api/judge", {**WRITTEN, "demands": ["singular"], "verdict": "valid", "note": "?"})
    assert answer["verdict"] == "invalid"
    assert answer["faults"][0].keys() == {"of", "paragraph", "says"}


@pytest.mark.parametrize(
    ("path", "body", "says"),
    [
        ("/api/sentence", b"{", "cannot be read"),
        ("/api/sentence", b"[]", "cannot be read"),
        ("/api/sentence", b"\xff", "cannot be read"),
        ("/api/sentence", b'{"text": "\\ud800"}', "cannot be read"),
        ("/api/sentence", b'{"text": 5}', "cannot be read"),
        ("/api/sentence", b'{"text": "x", "more": 1}', "cannot be read"),
        ("/api/sentence", json.dumps({"text": "a " * 400}).encode(), "at most 600"),
        ("/api/judge", b"{", "cannot be read"),
        ("/api/judge", b'{"note": ' + b"[" * 30_000, "cannot be read"),
        ("/api/judge", b"null", "one JSON object"),
        ("/api/judge", json.dumps({**WRITTEN, "division": "x"}).encode(), "There is no division"),
        ("/api/judge", json.dumps({**WRITTEN, "start": "x"}).encode(), '"start" has a value'),
        ("/api/judge", json.dumps({**WRITTEN, "designation": "x"}).encode(), "There is no designation"),
        ("/api/judge", json.dumps({**WRITTEN, "demand": ["singular"]}).encode(), 'no field "demand"'),
        ("/api/judge", b'{"id": "1"}', 'A claim needs "division".'),
    ],
)
def test_what_programs_send_wrong_is_told(visitor: Come, path: str, body: bytes, says: str) -> None:
    answer = visitor().http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert says in answer.json()["says"]


@pytest.mark.parametrize(
    "change", [{"start": -5}, {"start": 10**30}, {"start": 10**9}, {"word": ""}, {"text": ""}]
)
def test_a_claim_beside_its_sentence_is_answered(visitor: Come, change: dict[str, Any]) -> None:
    answer = visitor().http.post("/api/judge", json={**WRITTEN, **change})
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert answer.json()["verdict"] == "invalid"


def test_too_much_and_too_strange_json(visitor: Come) -> None:
    http = visitor().http
    assert http.post("/api/sentence", json={"text": "a" * 70_000}).status_code == 413
    assert http.post("/api/judge", data={"text": CREW}).status_code == 400
    assert http.post("/api/judge", json=WRITTEN, headers={"origin": "https://x.example"}).status_code == 403
