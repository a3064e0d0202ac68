"""Every game to its end on the plain page: two people who know the game fill in forms."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shape

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import calmed
from gamehall.kernel.parts import Plain, Terminal
from gamehall.kernel.table import Table
from gamehall.kernel.telling import group_of, words_of
from gamehall.web.pages.forms import bare, fields_of
from tests.web.conftest import Running, Visitor
from tests.web.filling import Form, forms_of

GAMES = sorted(catalog.games())
LONGEST = 200
"""Seconds."""
NOW_AND_THEN = 0.02
"""How often somebody challenges, or says something else that nobody waits for."""
A_MOMENT = 5
"""Seconds that are enough to fill in a form."""
ENOUGH = 2500
MOST_TRIED = 40
"""Acts."""


def short(game: Game) -> dict[str, Any]:
    """A calm table at which whatever the clock must call is called at once, and one round is enough.

    A game that has a period gets a minute: who plays at random may never end it otherwise."""
    assert game.first
    shelf = game.shelf(game.first.book or game.shelves[0].id)
    least = {
        field.encode_name: max(kind.ge, A_MOMENT)
        for field in fields_of(game.options)
        if isinstance(kind := bare(field.type), shape.IntType)
        and kind.ge
        and group_of(field.type) == "time"
        and field.encode_name not in shelf.fixed
    }
    once = {
        field.encode_name: 1
        for field in fields_of(game.options)
        if group_of(field.type) == "end" and field.default == 0 and "0" in words_of(field.type)
    }
    calm = calmed(game.first, shelf.fixed)
    period = {name: 1 for name in calm if name == "period_minutes"}
    return {**calm, **least, **once, **period}


class Filler:
    """Somebody without script, who looks at the page and answers what it asks."""

    def __init__(self, visitor: Visitor, hall: Running, id: str, seat: str, rng: Random) -> None:
        self.visitor, self.hall, self.id, self.seat, self.rng = visitor, hall, id, seat, rng
        self.ways = set[str]()

    def look(self) -> str:
        return self.visitor.get(f"/t/{self.id}/plain?seat={self.seat}").text

    def act(self, page: str) -> bool:
        """One answer to one of the questions, said by a form of the page; False where nothing is asked."""
        forms = [form for form in forms_of(page) if form.fields.get("prompt")]
        table = self.hall.app.state.desk.hall._live[self.id].table
        asked = [p for p in table.prompts if any(form.fields["prompt"] == p.id for form in forms)]
        waited = [p for p in asked if p.must or set(p.kinds) & table.game.unlisted]
        if self.rng.random() < NOW_AND_THEN:
            waited = asked
        answers = [(p.id, one) for p in waited for one in table.game.legal(table.state, p)]
        self.rng.shuffle(answers)
        answers.sort(key=lambda answer: type(answer[1]).__name__ not in table.game.first.lays)
        return any(self.say(table, forms, *answer) for answer in answers[:MOST_TRIED])

    def say(self, table: Table, forms: list[Form], prompt: str, action: Action) -> bool:
        """By a button, from a list, or as a line; False where the page has no way to say it."""
        whole = msgspec.json.encode(action).decode()
        for form in (form for form in forms if form.fields["prompt"] == prompt):
            if whole in form.buttons or whole in form.listed:
                self.ways.add("listed" if form.listed else "pressed")
                return self.send({**form.fields, "action": whole})
            if form.written and (line := self.line(table, action)):
                self.ways.add("written")
                return self.send({**form.fields, "said": line})
        return False

    def line(self, table: Table, action: Action) -> str:
        """As the game writes it."""
        terminal = catalog.part(table.game.id, Terminal)
        return terminal.write(table.state, action) if terminal and terminal.write else ""

    def send(self, fields: dict[str, str]) -> bool:
        answer = self.visitor.http.post(f"/t/{self.id}/plain", data=fields)
        assert answer.status_code == 200, f"{fields} -> {answer.status_code}"
        return True


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Running]:
    """Nobody waits here between two acts, as people do."""
    running = Running(tmp_path / "data", limits=False)
    yield running
    running.close()


@pytest.mark.parametrize("manner", ["guided", "tournament"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_by_forms_alone(
    game_id: str, manner: str, hall: Running, visitor: Callable[..., Visitor]
) -> None:
    game, rng = catalog.game(game_id), Random(f"{game_id} {manner}")
    assert game.first
    ann, ben = visitor("Ann"), visitor("Ben")
    chairs = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]
    book = game.first.book or game.shelves[0].id
    made = ann.open(*chairs, game=game_id, book=book, manner=manner, options=short(game), begins=True)
    ben.post("/api/join", {"code": made["code"]})
    fillers = [Filler(who, hall, made["id"], seat, rng) for who, seat in ((ann, "p1"), (ben, "p2"))]
    until, acts = time.monotonic() + LONGEST, 0
    while not over(fillers):
        assert time.monotonic() < until, fillers[0].look()
        assert acts < ENOUGH, fillers[0].look()
        done = sum(who.act(who.look()) for who in fillers)
        acts += done
        if not done:
            time.sleep(0.1)
    for who in fillers:
        assert "Replay the game" in who.look()
    table = hall.app.state.desk.hall._live[made["id"]].table
    laid = {entry.seat for entry in table.entries if type(entry.action).__name__ in game.first.lays}
    assert laid, "no piece was laid in the whole game"
    assert "pressed" in set().union(*(who.ways for who in fillers))


def over(fillers: list[Filler]) -> bool:
    """The game is over and everybody has accepted the result."""
    done = []
    for who in fillers:
        page = who.look()
        assert not re.search(r"\bp[12]\b(?![^<]*\">)", visible(page)), "a chair has a name"
        accepts = [form for form in forms_of(page) if any("AcceptResult" in one for one in form.buttons)]
        for form in accepts:
            who.visitor.http.post(f"/t/{who.id}/plain", data={**form.fields, "action": form.buttons[0]})
        done.append("Replay the game" in page)
    return all(done)


def visible(page: str) -> str:
    """The page as it is read: nothing between < and >."""
    main = page[page.index("<main") : page.index("</main>")]
    return re.sub(r"<(script|style|code)\b.*?</\1>|<[^>]*>", " ", main, flags=re.DOTALL)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_act_is_said_in_words(game_id: str) -> None:
    """No button and no heading has a name of the program."""
    plain = catalog.part(game_id, Plain)
    assert plain, f"{game_id} needs a plain.py"
    assert [said for said in plain.kinds.values() if re.search(r"[a-z][A-Z]|_|\bp\d\b", said)] == []
