"""Every act the game and the table know, tried from every chair: who may, and when."""

import json
from typing import Any

import pytest
from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.codec import codec
from tests.web.conftest import PATIENCE, Line
from tests.web.roles.cast import ROLES, AtTable, Cast
from tests.web.roles.rows import named
from tests.web.roles.test_lines import chairs_of, line_of

MOMENTS = ("playing", "over", "closed")


class Act(Struct, frozen=True):
    """An act with its fields, the prompt it answers, and who may do it at which moment."""

    fields: dict[str, Any] = {}
    prompt: str = ""
    may: dict[str, str] = {}


ACTS = {
    "PlayCard": Act({"card": "{card}"}, "turn-1", {"playing": "p2"}),
    "Challenge": Act({}, "challenge-1-p1", {"playing": "p1"}),
    "Decide": Act({"right": True}, "judge-1"),
    "Fell": Act({"dice": [1]}, "turn-1"),
    "Dealt": Act({"items": ["1"]}, "deal-p1"),
    "TurnOver": Act({}, "time-1", {"playing": "clock, organiser"}),
    "StartTimer": Act({"timer": "turn-1"}),
    "StopTimer": Act({"timer": "turn-1"}, "", {"playing": "clock, organiser"}),
    "Resign": Act({}, "", {"playing": "p1, p2"}),
    "Forfeit": Act({"player": "p2", "reason": "x"}, "", {"playing": "judge, organiser"}),
    "Correct": Act(
        {"reason": "x", "back_to": 3}, "", {"playing": "judge, organiser", "over": "judge, organiser"}
    ),
    "Pause": Act({"reason": "x"}, "", dict.fromkeys(("playing", "over"), "judge, clock, organiser")),
    "Resume": Act(),
    "AcceptResult": Act({}, "", {"over": "p1, p2"}),
    "Reveal": Act({"seed": "x"}),
    "Reseal": Act({"sealed": "x"}),
    "Close": Act(),
    "Reopen": Act({"reason": "x"}),
}


def test_every_act_is_tried(cast: Cast) -> None:
    there = {action.__name__ for action in codec(catalog.game("peek")).action_types}
    assert there == ACTS.keys(), "Say in ACTS who may do it, and when."


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", ACTS)
def test_who_may_act(cast: Cast, kind: str, moment: str) -> None:
    act, troubles = ACTS[kind], list[str]()
    may = named(act.may.get(moment, ""))
    for role in ROLES:
        taken = [
            s for s in chairs_of(role, moment) or ("gallery",) if _taken(cast, role, s, kind, moment, act)
        ]
        if bool(taken) is not (role in may):
            troubles.append(f"{role} {'may' if taken else 'may not'}: {taken}")
    assert not troubles, f"{kind}, {moment}: " + "; ".join(troubles)


def _taken(cast: Cast, role: str, seat: str, kind: str, moment: str, act: Act) -> bool:
    """Whether it is written down. Where it should be it is tried at a table of its own."""
    may = role in named(act.may.get(moment, ""))
    at = cast.table(role, moment) if may else cast.shared(role, moment)
    before = cast.standing(at.id)
    with line_of(cast, role, at) as line:
        line.join()
        action = {"type": kind, **_filled(act.fields, at)}
        line.say(type="Submit", command=f"{kind} {role} {seat}", action=action, prompt=act.prompt, seat=seat)
        heard = answer_to(line)
    changed = cast.standing(at.id) != before
    assert changed is (heard.get("seq") is not None), f"{role}, {seat}: {heard}"
    return changed


def answer_to(line: Line) -> dict[str, Any]:
    """What was said is ruled on, or it cannot be read."""
    while True:
        message: dict[str, Any] = json.loads(line.socket.recv(PATIENCE))
        if message["type"] in ("Ruled", "Unread"):
            return message


def _filled(fields: dict[str, Any], at: AtTable) -> dict[str, Any]:
    card = at.hands["p2"][0]
    return {name: card if value == "{card}" else value for name, value in fields.items()}
