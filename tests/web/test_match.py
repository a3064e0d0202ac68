"""A pentathlete's day on its pages, without script: opened, gone on with, seen by who may see it."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.games.pentathlon.acts import Sign
from gamehall.kernel.action import Action, Resign
from gamehall.kernel.codec import broken_links
from gamehall.kernel.signature import signature_in
from gamehall.store.signing import is_genuine
from gamehall.tournaments.match import day
from tests.web.conftest import PASSWORD, PATIENCE, Running, Visitor

GAMES = len(day.games_of_the_day())


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[Callable[[], Running]]:
    """Halls on one folder, one after the other."""
    with ExitStack() as stack:

        def start() -> Running:
            hall = Running(tmp_path, password=PASSWORD, limits=False)
            stack.callback(hall.close)
            return hall

        yield start


def say(who: Visitor, table: str, action: Action, prompt: str = "") -> None:
    """By the page without script."""
    form = {
        "action": json.dumps(msgspec.to_builtins(action)),
        "prompt": prompt,
        "command": f"{action} {time.time()}",
    }
    assert who.http.post(f"/t/{table}/plain", data=form).status_code == 200


def begin(who: Visitor, **fields: str) -> str:
    """The path of the new day."""
    chosen = {"against": "friend", "manner": "guided", "turn_seconds": "0", "period_minutes": "0", **fields}
    answer = who.form("/day", **chosen)
    assert answer.status_code == 200, answer.text
    return answer.url.path


def table_of(who: Visitor, path: str) -> str:
    """The table that the page leads to."""
    found = re.findall(r'class="button primary large" href="/t/(\w+)"', who.get(path).text)
    return str(found[0])


def end(loser: Visitor, both: tuple[Visitor, ...], table: str) -> None:
    say(loser, table, Resign())
    for seat, who in enumerate(both, start=1):
        say(who, table, Sign(), f"sign:p{seat}")


def until(who: Visitor, path: str, says: str) -> str:
    """The day hears of its tables a moment after they do."""
    ends = time.monotonic() + PATIENCE
    while says not in (text := who.get(path).text):
        assert time.monotonic() < ends, text
        time.sleep(0.05)
    return text


def test_a_whole_day_by_forms_alone(halls: Any) -> None:
    with ExitStack() as stack:
        hall = halls()
        ana, ben, eve = (Visitor(hall, stack).named(name) for name in ("Ana", "Ben", "Eve"))
        path = begin(ana)
        assert "The code is" in ana.get(path).text
        first = table_of(ana, path)
        assert "plays all of its games" in ben.get(f"/t/{first}").text
        ben.post("/api/join", {"code": code_of(ana, path)})
        until(ana, path, f"Game 1 of {GAMES} is in play")
        for number in range(1, GAMES + 1):
            table = table_of(ana, path)
            assert "Watch:" in eve.get(path).text
            end(ben, (ana, ben), table)
            if number == GAMES:
                break
            text = until(ana, path, f"Game {number + 1} of {GAMES} comes next")
            assert 'action="/m/' not in eve.get(path).text, "who does not play opens no table"
            assert eve.http.post(f"{path}/next").status_code == 409
            assert "3</strong> win" in text
            moved = ben.http.post(f"{path}/next")
            assert moved.url.path.startswith("/t/")
            assert ana.http.post(f"{path}/next").url.path == moved.url.path, "one table for both"
        text = until(eve, path, f"Ana {3 * GAMES} points")
        assert len(re.findall(r"score -?\d+, signed", text)) == 2 * GAMES
        data = eve.get(f"{path}/record").content
        signature = signature_in(data)
        assert signature
        assert is_genuine(signature)
        assert broken_links(data) == []
        assert "Go on with the day" in ana.get(f"/t/{table}/plain").text


def code_of(who: Visitor, path: str) -> str:
    return str(re.findall(r'class="code">([A-Z]{6})<', who.get(path).text)[0])


def test_a_day_stands_in_the_lobby_of_who_plays_it_and_in_nobody_elses(halls: Any) -> None:
    with ExitStack() as stack:
        hall = halls()
        ana, eve = (Visitor(hall, stack).named(name) for name in ("Ana", "Eve"))
        path = begin(ana, against="bot:greedy")
        until(ana, "/", "Go on with the day: Ana and Regular bot")
        assert path not in eve.get("/").text
        cookies = dict(ana.http.cookies)
        hall.close()
        hall = halls()
        again = Visitor(hall, stack)
        again.http.cookies.update(cookies)
        assert path in again.get("/").text
        assert f"Game 1 of {GAMES} is in play" in again.get(path).text


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"against": "bot:nobody"}, "Say whom you play"),
        ({"against": ""}, "Say whom you play"),
        ({"manner": "wild"}, "guided or a tournament table"),
        ({"win": "1"}, "A win is worth no less than a tie"),
        ({"win": "101"}, "write a number from 0 to 100"),
        ({"loss": "three"}, "write a number from 0 to 100"),
        ({"period_minutes": "601"}, "write a number from 0 to 600"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_chosen_is_lost(
    halls: Any, fields: dict[str, str], says: str
) -> None:
    with ExitStack() as stack:
        ana = Visitor(halls(), stack).named("Ana")
        answer = ana.form("/day", **{"against": "friend", "tie": "2", **fields})
        assert answer.status_code == 409
        assert says in answer.text
        assert 'value="2"' in answer.text
        assert "Go on with the day" not in ana.get("/").text


def test_nobody_without_a_name_goes_on(halls: Any) -> None:
    with ExitStack() as stack:
        hall = halls()
        ana, nobody = Visitor(hall, stack).named("Ana"), Visitor(hall, stack)
        path = begin(ana)
        assert nobody.http.post(f"{path}/next").status_code == 409
        assert nobody.get(path).status_code == 200
