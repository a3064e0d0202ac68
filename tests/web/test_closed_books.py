"""LT 3: at a tournament table the players have no rules before them; officials and those who watch do."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.catalog import games
from tests.web.conftest import Visitor

Come = Callable[..., Visitor]
BOOKS = re.compile(r'href="/(?:rules|help|word|sentence|judge)')


class Table:
    """Ann and Bob play, Cay judges, somebody watches."""

    def __init__(self, come: Come, manner: str, book: str = "senior", **options: Any) -> None:
        self.ann, self.bob, self.cay, self.guest = come("Ann"), come("Bob"), come("Cay"), come()
        chairs = (
            {"seat": "p1", "who": "me"},
            {"seat": "p2", "who": "friend"},
            {"seat": "judge", "who": "friend"},
        )
        given = {"move_seconds": 0, **options}
        made = self.ann.open(*chairs, game="linguishtik", book=book, manner=manner, options=given)
        self.bob.post("/api/join", {"code": made["code"]})
        [link] = [each["link"] for each in made["links"] if each["seat"] == "judge"]
        self.cay.post(f"/api/sit/{link.rsplit('/', 1)[1]}", {})
        self.id = made["id"]

    def cited(self, who: Visitor) -> tuple[dict[str, Any], dict[str, Any]]:
        """The welcome, and the first ruling that this person reads of."""
        line = who.line(self.id)
        welcome = line.join()
        return welcome, line.update["entries"][0]["cites"]

    def rolls(self) -> None:
        line = self.ann.line(self.id)
        line.join()
        [prompt] = [p["id"] for p in line.update["prompts"] if "RollForFirst" in p["kinds"]]
        answer = line.submit({"type": "RollForFirst"}, prompt)
        assert answer["cites"]["at"] == "LT 5"
        self.answered = answer["cites"]

    def resigns(self) -> None:
        line = self.bob.line(self.id)
        line.join()
        line.submit({"type": "Resign"})

    def accept(self) -> None:
        for who in (self.ann, self.bob):
            line = who.line(self.id)
            line.join()
            line.accept()


@pytest.mark.paragraph("references-forbidden", "materials", book="linguishtik-play")
@pytest.mark.parametrize("book", [shelf.id for shelf in GAME.shelves])
def test_a_player_of_a_tournament_table_reads_the_number_and_no_book(visitor: Come, book: str) -> None:
    table = Table(visitor, "tournament", book)
    table.rolls()
    assert (table.answered["at"], table.answered["gist"], table.answered["href"]) == ("LT 5", "", "")
    for player in (table.ann, table.bob):
        welcome, cites = table.cited(player)
        assert welcome["closed_books"] is True
        assert (cites["at"], cites["gist"], cites["href"]) == ("LT 5", "", "")
        for page in ("", "/plain"):
            assert not BOOKS.findall(player.get(f"/t/{table.id}{page}").text)
        player.get(f"/t/{table.id}/ask/paragraphs", 409)


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_officials_and_those_who_watch_keep_their_books(visitor: Come) -> None:
    table = Table(visitor, "tournament")
    table.rolls()
    for other in (table.cay, table.guest):
        _, cites = table.cited(other)
        assert cites["gist"]
        assert cites["href"] == "/rules/linguishtik/senior#who-first"
        for page in ("", "/plain"):
            assert BOOKS.findall(other.get(f"/t/{table.id}{page}").text)
        assert other.get(f"/t/{table.id}/ask/paragraphs").json()


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_when_the_round_is_over_for_good_the_books_are_open_again(visitor: Come) -> None:
    table = Table(visitor, "tournament")
    table.rolls()
    table.resigns()
    assert not table.cited(table.ann)[1]["href"], "the judge may still let the round go on"
    table.accept()
    _, cites = table.cited(table.ann)
    assert cites["href"]
    for page in ("", "/plain", "/replay"):
        assert BOOKS.findall(table.ann.get(f"/t/{table.id}{page}").text)


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_at_a_guided_table_everybody_may_read_the_rules(visitor: Come) -> None:
    table = Table(visitor, "guided")
    table.rolls()
    welcome, cites = table.cited(table.ann)
    assert welcome["closed_books"] is False
    assert cites["href"]
    for page in ("", "/plain"):
        assert BOOKS.findall(table.ann.get(f"/t/{table.id}{page}").text)


@pytest.mark.paragraph("demand-sheet-divisions", "materials", book="linguishtik-play")
@pytest.mark.parametrize("book", [shelf.id for shelf in GAME.shelves])
def test_the_list_of_demands_lies_on_the_table_all_the_same(visitor: Come, book: str) -> None:
    """The general demand sheet in two divisions, the order-of-play sheet in all."""
    table = Table(visitor, "tournament", book)
    table.rolls()
    offered = table.ann.get(f"/t/{table.id}/ask/offers?designation=s-v&made=type:noun")
    assert any(group["demands"] for group in offered.json()["groups"])


def test_it_is_the_book_that_says_so() -> None:
    closed = {game.id for game in games().values() for shelf in game.shelves if shelf.closed_books}
    assert closed == {"linguishtik"}
