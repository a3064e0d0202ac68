"""Whole events by forms alone, without scripts: from check-in to prizes, with all that happens at one.

At each somebody comes late, somebody leaves, a slip was misread, a judge rules, one table is of the hall and
the others are of wood.
"""

import json
import time
from collections.abc import Callable
from typing import NamedTuple

import pytest

from gamehall.tournaments.event.state import Board
from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director, forms, helper, words


class Day(NamedTuple):
    format: str
    entrants: int
    division: str = ""
    schools: int = 0
    teams: int = 0
    members: int = 0
    prizes: str = "A cup\nA medal"


DAYS = {
    "a literacy fest of six teams": Day("literacy-fest", 6, "pro", members=4),
    "a league day of nine": Day("league-day", 9, "middle", teams=3),
    "a pentathlon of eight": Day("pentathlon", 8, schools=4),
    "a bankers' game of twelve": Day("all-bankers", 12),
}


def entrant(day: Day, n: int) -> dict[str, object]:
    return {
        "number": 0,
        "name": f"Entrant {n}",
        "division": day.division,
        "school": f"School {n % day.schools}" if day.schools else "",
        "team": f"Team {n % day.teams}" if day.teams else "",
        "members": [f"Person {n}{letter}" for letter in "abcd"[: day.members]],
    }


@pytest.mark.parametrize("name", DAYS)
def test_a_whole_day(visitor: Callable[..., Visitor], name: str) -> None:
    day = DAYS[name]
    dora = director(visitor(), name.capitalize(), format=day.format, game="")
    listed = json.dumps([entrant(day, n) for n in range(1, day.entrants)])
    assert dora.post("/people", kind="Enrol", list=listed).status_code == 200
    dora.say("/people", "CheckIn", numbers=" ".join(str(n) for n in range(1, day.entrants)))
    dora.say("/plan", "Plan", prizes=day.prizes)
    judge = helper(visitor(), dora, "judge")
    rounds = dora.state.format.rounds
    asked = f"&division={day.division}" if day.division else ""
    for number in range(1, rounds + 1):
        if number == 2:
            late(dora, day)
        if number == rounds:
            dora.say("/people/1", "Withdraw", round=str(number), reason="called home")
        page = f"/rounds?round={number}{asked}"
        dora.say(page, "Pair")
        dora.say(page, "Publish")
        if dora.state.format.clocks.round:
            dora.say(page, "StartRound")
        if number == 1:
            one_of_the_hall(visitor, dora, page, day)
            judge.say("/hall", "Log", words="A cube had fallen and was thrown again")
        results(dora, day, number)
        if dora.state.running:
            dora.say(page, "CallTime")
    assert "Every result is in" in words(dora.look())
    dora.say(f"/standings?{asked[1:]}", "Finish")
    told = words(Helper(visitor(), dora.id).look(f"/standings?{asked[1:]}"))
    assert "Final standings" in told
    assert "Place 1: A cup." in told or "shared by" in told
    assert dora.state.finished
    assert any("misread" in entry.ruling.says for entry in dora.entries)


def late(dora: Helper, day: Day) -> None:
    one = json.dumps([entrant(day, day.entrants)])
    assert dora.post("/people", kind="Enrol", list=one, missed="lost").status_code == 200
    dora.say("/people", "CheckIn", numbers=str(day.entrants))
    assert f"late, from round {2}" in words(dora.look("/people"))


def one_of_the_hall(visitor: Callable[..., Visitor], dora: Helper, page: str, day: Day) -> None:
    """A table of the hall: two sit down by their own links and one gives up. Where more would have to sit
    down nobody comes: the table is closed, and its slip is written on paper."""
    form = next(form for form in forms(dora.look(page)) if "Open tables" in form.text)
    assert "1 table opened" in words(dora.send(form, boards="1"))
    board = at(dora, day, 1, 1)
    if len(board.chairs) > 2 or day.members:
        dora.visitor.http.post(f"/organiser/t/{board.table}", data={"tool": "close"})
        until(lambda: not at(dora, day, 1, 1).table)
        return
    phones = []
    for number in board.chairs.values():
        phone = visitor(f"Phone {number}")
        link = dora.look(f"/people/{number}").partition("/check-in/")[2].partition('"')[0]
        chair = phone.get(f"/check-in/{link}").text.partition("/sit/")[2].partition('"')[0]
        phone.post(f"/api/sit/{chair}", {})
        phones.append(phone)
    lines = [phone.line(board.table) for phone in phones]
    for line in lines:
        line.join()
    assert lines[1].submit({"type": "Resign"})["verdict"] == "allowed"
    for seat, line in zip(board.chairs, lines, strict=True):
        line.accept()
        for prompt in line.update["prompts"]:
            if prompt["must"] and prompt["seat"] == seat:
                line.submit({"type": prompt["kinds"][0]}, prompt["id"])
    until(lambda: at(dora, day, 1, 1).result is not None)
    result = at(dora, day, 1, 1).result
    assert result
    assert len(result.signed) == 2


def at(dora: Helper, day: Day, round: int, board: int) -> Board:
    known = dora.state.round(day.division, round)
    found = known.board(board) if known else None
    assert found
    return found


def until(seen: Callable[[], bool]) -> None:
    """As soon as the event has heard of it."""
    for _ in range(3000):
        if seen():
            return
        time.sleep(0.01)
    raise AssertionError("the event never heard of it")


def results(dora: Helper, day: Day, number: int) -> None:
    """Every slip that is missing; one of them is set right again."""
    known = dora.state.round(day.division, number)
    assert known
    typed = []
    for board in known.boards:
        if not (board.bye or board.result or board.table):
            scores = " ".join(str(400 - 7 * who - 3 * number) for who in board.who)
            typed.append(f"{board.number} {scores}")
    if number == 1:
        first = typed[-1].split()
        typed.append(" ".join([first[0], *(str(int(score) + 1) for score in first[1:]), "! misread"]))
    for line in typed:
        sent = {"round": str(number), "division": day.division, "line": line}
        answer = dora.post("/results", kind="Enter", **sent)
        assert answer.status_code == 200, words(answer)[:600]
