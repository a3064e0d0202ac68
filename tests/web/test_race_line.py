"""A line at a racing table: it is measured, and heard while an act of its own still waits."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import FRIEND, ME, Line, Running, Visitor

OPTIONS = {"cards": "A40", "shortest_seconds": 60, "longest_seconds": 60, "count_seconds": 1, "lag_ms": 250}


@pytest.fixture
def racing(hall: Running, visitor: Callable[..., Visitor]) -> tuple[Line, Line, Any]:
    """Ann and Bob with the cards turned up, and the live table."""
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, game="letter_cards", manner="tournament", options=OPTIONS)
    bob.post("/api/join", {"code": made["code"]})
    lines = ann.line(made["id"]), bob.line(made["id"])
    for line in lines:
        line.join()
        line.submit({"type": "Ready"}, "ready:1")
    for line in lines:
        line.until(lambda u: u["state"]["phase"] == "race")
    return *lines, hall.app.state.desk.hall._live[made["id"]]


def test_the_hall_measures_a_line_by_its_own_watch(racing: tuple[Line, Line, Any]) -> None:
    ann, bob, live = racing
    assert live.lines.credit("p1", 250) == 0, "nobody has answered yet"
    for _ in range(3):
        number = ann.hear("Sound")["number"]
        ann.say(type="Echo", number=number)
        ann.say(type="Echo", number=number)
        ann.say(type="Echo", number=number + 100)
    for _ in range(3):
        number = bob.hear("Sound")["number"]
        time.sleep(0.06)
        bob.say(type="Echo", number=number)
    deadline = time.monotonic() + 5
    while live.lines.credit("p2", 250) == 0 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert len(live.lines._trips["p1"]) == 3, "a sound is answered once, and only what was sent counts"
    assert live.lines.credit("p2", 250) >= 60
    assert live.lines.credit("p2", 20) == 20


def test_a_page_is_heard_while_its_act_waits_for_others_on_the_way(racing: tuple[Line, Line, Any]) -> None:
    ann, _, live = racing
    for _ in range(3):
        live.lines.note("p2", 250)
    began = time.monotonic()
    slips = [(f"slip {n}", "AAAAAAAAAAA") for n in range(4)]
    for command, word in (*slips, ("word", "AA")):
        action = {"type": "Announce", "word": word, "credit": 99}
        ann.say(type="Submit", command=command, prompt="word:1.0", action=action)
    ruled = [ann.hear("Ruled") for _ in (*slips, "word")]
    assert [(one["command"], one["verdict"]) for one in ruled[:-1]] == [
        (slip, "refused") for slip, _ in slips
    ]
    assert (ruled[-1]["command"], ruled[-1]["verdict"]) == ("word", "allowed")
    assert time.monotonic() - began < 4 * 0.25, "they waited together, not one after the other"
    assert live.table.entries[-1].action.credit == 0
