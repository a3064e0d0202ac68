"""One person keeps a real table for everybody: all that is asked of anybody stands on one page, and is
answered from there."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamehall.bots.bot import call_bot
from gamehall.kernel import catalog
from gamehall.kernel.dealer import deal
from gamehall.kernel.parts import Bots
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player
from tests.web.conftest import Running, Visitor

MOST_ACTS = 2500
BRIEF: dict[str, int | str] = {"shakes": 1, "games": "one game", "rounds": 1}
"""Options of these names make a game short, wherever it has them."""


def kept(ann: Visitor, game: str, book: str, names: tuple[str, ...]) -> Any:
    players = [{"seat": f"p{n + 1}", "who": "me", "name": name} for n, name in enumerate(names)]
    found = catalog.game(game).by(book)
    fields = set(found.options.__struct_fields__)  # type: ignore[attr-defined]
    options = {name: value for name, value in BRIEF.items() if name in fields}
    chairs = [*players, {"seat": DEALER, "who": "me"}, {"seat": CLOCK, "who": "me"}]
    return ann.open(*chairs, game=game, book=book, manner="tournament", options=options)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Running]:
    """A whole game is said in a few seconds: nobody counts how fast."""
    hall = Running(tmp_path, limits=False)
    yield hall
    hall.close()


class Keeper:
    """Answers whatever the page asks, and looks at nothing but what the page is sent."""

    def __init__(self, hall: Running, ann: Visitor, table: str) -> None:
        self.line = ann.line(table)
        self.live = hall.app.state.desk.hall._live[table]
        self.dice = random.Random(7)
        self.said, self.refused = 0, ""
        kinds = catalog.part(self.live.game.id, Bots)
        assert kinds
        name = next(iter(kinds.kinds))
        self.bots = {seat: call_bot(self.live.game, name) for seat in self.live.chairs if is_player(seat)}

    def play(self) -> None:
        self.line.join()
        while self.line.update["outcome"] is None and self.said < MOST_ACTS:
            self.answer()

    def answer(self) -> None:
        update = self.line.update
        asked = {one["id"]: one["seat"] for one in update["prompts"]}
        musts = {p.id: p.seat for p in self.live.table.prompts if p.must and p.seat in self.live.chairs}
        mine = {id: seat for id, seat in musts.items() if self.live.chairs[seat].kind == "person"}
        if update["seq"] == self.live.table.seq:
            assert mine.items() <= asked.items(), "whatever must be answered stands on the page"
        seats = list(dict.fromkeys(asked.values()))
        self.dice.shuffle(seats)  # nobody keeps talking while the bell should ring
        for seat in seats:
            if (act := self.act(seat, asked)) and self.say(seat, *act):
                return
        raise AssertionError(f"nothing on the page goes on: {asked} {self.refused}")

    def act(self, seat: Seat, asked: dict[str, Seat]) -> tuple[str, Any] | None:
        prompts = tuple(p for p in self.live.sight(seat).prompts if p.id in asked and p.seat == seat)
        if seat == DEALER:
            return self.fall(asked)
        if seat in self.bots:
            answer = self.bots[seat](self.live.sight(seat).state, seat, prompts, self.dice)
            return (answer.prompt, answer.action) if answer else None
        timed = [p for p in prompts if p.seat == CLOCK and p.limit]
        return (timed[0].id, timed[0].limit.then) if timed else None

    def fall(self, asked: dict[str, Seat]) -> tuple[str, Any] | None:
        """What falls, falls out of the real bag, which holds what it holds."""
        for prompt in self.live.table.prompts:
            if prompt.id in asked and prompt.chance:
                return prompt.id, deal(str(self.dice.random()), self.live.table.seq, prompt.chance)
        return None

    def say(self, seat: Seat, prompt: str, action: Any) -> bool:
        self.said += 1
        body = msgspec.to_builtins(action)
        self.line.say(type="Submit", command=f"k{self.said}", prompt=prompt, action=body, seat=seat)
        ruled = self.line.hear("Ruled")
        if ruled["verdict"] == "refused":
            self.refused = ruled["says"]
            return False
        self.line.until(lambda u: u["seq"] >= ruled["seq"])
        return True


BOOKS = [(id, shelf.id) for id, game in sorted(catalog.games().items()) for shelf in game.shelves]


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_one_person_keeps_the_whole_game(
    game: str, book: str, hall: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor("Ann")
    names = ("Mia", "Noah", "Olga", "Pit")[: catalog.game(game).by(book).seats[0]]
    made = kept(ann, game, book, names)
    assert made["status"] == "playing"
    keeper = Keeper(hall, ann, made["id"])
    keeper.play()
    update: dict[str, Any] = keeper.line.update
    assert update["outcome"] is not None, f"{keeper.said} acts were said and the game goes on"
    welcome = next(m for m in keeper.line.heard if m["type"] == "Welcome")
    assert [p["name"] for p in welcome["header"]["players"]] == list(names)
    assert all(chair["here"] for chair in welcome["chairs"] if chair["name"]), (
        "nobody is away whose keeper is there"
    )
    assert sum(m["type"] == "Welcome" for m in keeper.line.heard) == 1, "the chair was never changed"
    assert not any(
        w["seat"] in welcome["yours"] and w["seat"] not in {p["seat"] for p in update["prompts"]}
        for w in update["waiting"]
    )


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_the_form_opens_a_real_board_under_the_names_typed(
    game: str, hall: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor("Ann")
    page = ann.form("/tables", game=game, real="on", player__p1="Mia", player__p2="Noah")
    assert page.status_code == 200, page.text
    table = str(page.url).rpartition("/")[2]
    welcome = ann.line(table).join()
    assert [p["name"] for p in welcome["header"]["players"]] == ["Mia", "Noah"]
    assert {"p1", "p2", DEALER, CLOCK} <= set(welcome["yours"])
    assert welcome["header"]["timekeeper"] == "person"
    found = hall.app.state.desk.hall._live[table]
    assert found.game.wooden is None or found.game.wooden(found.table.state.options, True)


def test_names_are_typed_where_one_person_keeps_the_table(
    hall: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor("Ann")
    me = {"seat": "p1", "who": "me", "name": "Mia"}
    for other in ({"seat": "p2", "who": "friend"}, {"seat": "p2", "who": "friend", "name": "Noah"}):
        chairs = {"game": "contig60", "chairs": [me, other]}
        says = ann.http.post("/api/tables", json=chairs)
        assert (says.status_code, "one person keeps" in says.text) == (409, True)
    twins = [me, {"seat": "p2", "who": "me", "name": " Mia "}]
    assert "the same name" in ann.http.post("/api/tables", json={"game": "contig60", "chairs": twins}).text
    alone = [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"}]
    made = ann.open(*alone, game="contig60")
    names = [p["name"] for p in ann.line(made["id"]).join()["header"]["players"]]
    assert names == ["Ann", "Player 2"]
