"""What a page is told of a table that stands still, and of a line whose other end is gone."""

import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from gamehall.web.wire import line as sockets
from tests.browser.cut import Cable
from tests.web.conftest import FRIEND, ME, Line, Running, Visitor


def test_a_pause_tells_why_by_whom_and_since_when(peek: object, visitor: Callable[..., Visitor]) -> None:
    ann, bob, sam = visitor("Ann"), visitor("Bob"), visitor("Sam")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    bob.post("/api/join", {"code": made["code"]})
    judge = next(link for link in made["links"] if link["seat"] == "judge")
    sam.post(f"/api{judge['link']}", {})
    lines = ann.line(made["id"]), sam.line(made["id"])
    for line in lines:
        line.join()
    here, official = lines
    assert here.update["standstill"] is None
    official.submit({"type": "Pause", "reason": "Lunch"})
    told = here.until(lambda u: u["paused"])
    assert (told["standstill"]["reason"], told["standstill"]["by"]) == ("Lunch", "judge")
    assert told["standstill"]["since"] == told["entries"][-1]["at"]
    assert not any(clock["running"] for clock in told["clocks"])
    late = bob.line(made["id"])
    late.join()
    assert late.update["standstill"] == told["standstill"], "who comes later is told the same"
    official.submit({"type": "Resume"})
    assert here.until(lambda u: not u["paused"])["standstill"] is None
    official.submit({"type": "Pause", "reason": "A fire alarm"})
    assert here.until(lambda u: u["paused"])["standstill"]["reason"] == "A fire alarm", "the last one counts"


def test_a_cut_line_leaves_its_chair(
    peek: object, hall: Running, visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "BEAT", 0.2)
    monkeypatch.setattr(sockets, "BEAT_PATIENCE", 0.5)
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND)
    bob.post("/api/join", {"code": made["code"]})
    with Cable(hall.url) as cable, ExitStack() as stack:
        there = bob.line(made["id"])
        port, hall_port = int(cable.address.rpartition(":")[2]), hall._listening
        hall_of_cable = type("Through", (), {"url": cable.address, "port": port, "_listening": hall_port})
        far = Visitor(hall_of_cable, stack)  # type: ignore[arg-type]
        far.http.cookies = ann.http.cookies
        line = far.line(made["id"])
        line.join()
        there.join()
        assert _here(there) == {"p1": True, "p2": True}
        time.sleep(1.2)
        assert _here(there) == {"p1": True, "p2": True}, "a quiet line that is whole stays"
        cable.cut()
        while _here(there)["p1"]:
            there.hear("People")


def _here(line: Line) -> dict[str, bool]:
    latest = [m for m in line.heard if m["type"] in ("Welcome", "People")][-1]
    return {chair["seat"]: chair["here"] for chair in latest["chairs"] if chair["seat"] in ("p1", "p2")}
