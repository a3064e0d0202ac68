"""What the hall tells of a round of letter cards that is over, and to whom: each player their own chances."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.kernel.seat import DEALER, JUDGE
from gamehall.store.rows import ChairRow, Setup, TableRow
from tests.games.letter_cards.desk import P1, P2, Desk
from tests.web.conftest import Running, Visitor

Come = Callable[..., Visitor]


class Seated:
    """A table that was played elsewhere in the test, with Ann and Bob in its chairs."""

    def __init__(self, hall: Running, come: Come, desk: Desk, *, both: bool = False) -> None:
        """With `both`, Ann sits in all chairs."""
        self.ann, self.bob, self.guest = come("Ann"), come("Bob"), come()
        id, now = "cards", time.time_ns() // 1_000_000
        opened = now - desk.now
        header = replace(desk.table.header, table=id, opened_at=opened)
        people = (self.ann, self.ann if both else self.bob)
        chairs = [
            ChairRow(id, player.seat, f"key-{player.seat}", "person", self._id(who), player.name)
            for player, who in zip(header.players, people, strict=True)
        ]
        officials = [ChairRow(id, seat, f"key-{seat}", "hall") for seat in (DEALER, JUDGE)]
        setup = Setup(header.book, header.manner, {}, "")
        store = hall.app.state.desk.store
        entries = tuple(replace(entry, at=opened + entry.at) for entry in desk.table.entries)
        store.log.append(id, entries, 0).result()
        row = TableRow(id, "CARDSX", "letter_cards", "playing", opened, setup, "", header)
        store.add_table(row, [*chairs, *officials]).result()
        self.id = id

    @staticmethod
    def _id(who: Visitor) -> str:
        return str(who.http.get("/api/me").json()["id"])

    def round(self, who: Visitor, number: int = 1, status: int = 200, seat: str = "") -> Any:
        path = f"/t/{self.id}/ask/round?round={number}" + (f"&seat={seat}" if seat else "")
        answer = who.http.get(path, headers={"accept": "application/json"})
        assert answer.status_code == status, answer.text
        return answer.json()


def a_round() -> Desk:
    """Ana lays TONE and TENOR; the cards of both are on the table."""
    desk = Desk(2, ready_seconds=600, challenge_seconds=60)
    desk.lay(P1, "TONE")
    desk.lay(P1, "TENOR")
    return desk


@pytest.fixture
def over(hall: Running, visitor: Come) -> Seated:
    desk = a_round()
    desk.finish()
    return Seated(hall, visitor, desk)


def test_each_player_hears_what_their_own_hand_could_have_laid(over: Seated) -> None:
    ann, bob = over.round(over.ann), over.round(over.bob)
    assert (ann["seat"], bob["seat"]) == (P1, P2)
    assert ann["open"] == bob["open"]
    assert set(ann["open"][0]) <= set("TONER")
    assert {one["hand"] for one in ann["yours"]} <= {*"CATE", ""}
    assert {one["hand"] for one in bob["yours"]} <= {*"LINED", ""}
    assert {"word": "RODENT", "hand": "D"} in bob["yours"]
    for told in (ann, bob):
        lengths = [len(one["word"]) for one in told["yours"]]
        assert lengths == sorted(lengths, reverse=True)
        assert 1 < len(lengths) <= 12
        assert min(lengths) >= len("TENOR")
        assert "TENOR" not in [one["word"] for one in told["yours"]]
        assert len(told["longest"]["word"]) == lengths[0]
        assert len(told["open"]) <= 12
    rungs = [len(one["word"]) for one in bob["ladder"]]
    assert len(rungs) > 2
    assert rungs == sorted(set(rungs))


def test_an_onlooker_hears_only_what_lay_open(over: Seated) -> None:
    told = over.round(over.guest)
    assert told.pop("open") == over.round(over.ann)["open"]
    assert told == {"round": 1, "seat": "", "yours": [], "longest": None, "ladder": []}


def test_who_sits_in_two_chairs_is_answered_for_the_one_they_name(hall: Running, visitor: Come) -> None:
    desk = a_round()
    desk.finish()
    kept = Seated(hall, visitor, desk, both=True)
    first, second = kept.round(kept.ann, seat=P1), kept.round(kept.ann, seat=P2)
    assert (first["seat"], second["seat"]) == (P1, P2)
    assert {"word": "RODENT", "hand": "D"} in second["yours"]
    assert kept.round(kept.ann) == first


def test_nobody_is_answered_for_anothers_chair(over: Seated) -> None:
    assert over.round(over.ann, seat=P1)["seat"] == P1
    for who in (over.ann, over.guest):
        for seat in (P2, "judge", "dealer", "p9", "gallery"):
            assert over.round(who, status=409, seat=seat) == {"says": "This is not yours to ask."}


def test_a_round_that_is_not_over_tells_nothing(hall: Running, visitor: Come) -> None:
    desk = a_round()
    desk.ring()
    seated = Seated(hall, visitor, desk)
    said = seated.round(seated.ann, status=409)
    assert said == {"says": "What could have been laid is told when the round is over."}
    for number in (0, 2, 99):
        seated.round(seated.ann, number, status=404)


def test_other_games_have_no_such_rounds(two: tuple[Visitor, Visitor, str]) -> None:
    ann, _, id = two
    assert ann.get(f"/t/{id}/ask/round?round=1", 404)


def test_the_review_is_at_hand_when_the_game_is_over(hall: Running, visitor: Come) -> None:
    desk = Desk(2, rounds=1)
    desk.played(P1, "TENOR")
    seated = Seated(hall, visitor, desk)
    told = seated.guest.get(f"/t/{seated.id}/review").json()
    assert told["summary"][0].startswith("{p1}: 1 round won, 5 cards")
    assert told["turns"][0]["best"]["says"]


def test_the_plain_page_asks_nobody_for_what_the_hall_fills_in(hall: Running, visitor: Come) -> None:
    seated = Seated(hall, visitor, a_round())
    plain = f"/t/{seated.id}/plain"
    shown = seated.bob.get(plain).text
    typed = set(re.findall(r'<(?:input id="[^"]*"|select[^>]*|textarea[^>]*) name="([^"]+)"', shown))
    assert typed == {"said"}, "the word alone, and no credit for the line"
    assert "Press OFF: challenge the last word" in shown
    prompt = next(found for found in re.findall(r'name="prompt" value="([^"]+)"', shown) if "word" in found)
    said = seated.bob.form(plain, seat="p2", prompt=prompt, said="toned").text
    assert "Ben announces TONED." in said
