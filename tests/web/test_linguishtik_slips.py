"""What the hall tells of slips, and to whom: nothing before they are shown, no help in checking them."""

from collections.abc import Callable
from typing import Any

import pytest

from gamehall.english.explain import look
from tests.web.conftest import Line, Visitor

Come = Callable[..., Visitor]

ROLLED = "EINTBEGTAMPUSRONZXKQLCS"
"""Black, green, red, pink, yellow, orange."""
TYPE, FUNCTION = {"cube": 0, "demand": "type:noun"}, {"cube": 4, "demand": "function:subject"}
LAMP = "The lamp glowed."
CAMP = "The camp was close the door."


@pytest.fixture(scope="module", autouse=True)
def reader() -> None:
    """The parser is loaded before anybody waits for an answer."""
    look(LAMP)


class Shake:
    """A table of real cubes: Ann keeps it and plays, Bob plays, Cay judges."""

    def __init__(self, come: Come, manner: str = "tournament") -> None:
        self.ann, self.bob, self.cay, self.guest = come("Ann"), come("Bob"), come("Cay"), come()
        chairs = (
            {"seat": "p1", "who": "me"},
            {"seat": "p2", "who": "friend"},
            {"seat": "keeper", "who": "me"},
            {"seat": "judge", "who": "friend"},
        )
        options = {"cubes": "real", "move_seconds": 0, "shakes": 2}
        made = self.ann.open(*chairs, game="linguishtik", manner=manner, options=options, keep=True)
        self.bob.post("/api/join", {"code": made["code"], "agree": True})
        [link] = [each["link"] for each in made["links"] if each["seat"] == "judge"]
        self.cay.post(f"/api/sit/{link.rsplit('/', 1)[1]}", {"agree": True})
        self.id = made["id"]
        self.line: Line = self.ann.line(self.id)
        self.line.join("keeper")

    def says(self, **action: Any) -> None:
        prompt = next(p["id"] for p in self.line.update["prompts"] if action["type"] in p["kinds"])
        answer = self.line.submit(action, prompt)
        assert answer["type"] == "Ruled", answer
        assert answer["verdict"] == "allowed", answer["says"]
        self.line.until(lambda update: bool(update["seq"] >= answer["seq"]))

    def acts(self, player: str, type: str, **act: Any) -> None:
        self.says(type="ActFor", player=player, act={"type": type, **act})

    def challenged(self) -> None:
        """Ann calls Now on A, M and P; one more cube makes LAMP or CAMP."""
        self.says(type="NameFirst", player="p1")
        self.says(type="SetOut", letters=list(ROLLED))
        self.acts("p1", "Designate", designation="s-v")
        self.acts("p2", "Demand", **TYPE)
        self.acts("p1", "Demand", **FUNCTION)
        for player, cube in (("p2", 8), ("p1", 9), ("p2", 10)):
            self.acts(player, "PlayLetter", cube=cube)
        self.acts("p1", "Challenge", call="now")

    def written(self, camp: str = CAMP) -> None:
        self.challenged()
        self.acts("p1", "Present", text=LAMP, start=4, word="lamp")
        self.acts("p2", "Present", text=camp, start=4, word="camp")

    def over(self) -> None:
        self.written()
        self.acts("p1", "Accept", of="p2")
        self.acts("p2", "Accept", of="p1")

    def slip(self, who: Visitor, of: str, status: int = 200) -> Any:
        answer = who.get(f"/t/{self.id}/ask/slip?of={of}", status)
        return answer.json() if status == 200 else answer.text


def test_a_slip_that_is_not_shown_is_not_there(visitor: Come) -> None:
    shake = Shake(visitor)
    shake.challenged()
    shake.acts("p1", "Present", text=LAMP, start=4, word="lamp")
    for who in (shake.ann, shake.bob, shake.cay, shake.guest):
        shake.slip(who, "p1", 404)


def test_while_slips_are_checked_only_the_judge_is_told(visitor: Come) -> None:
    shake = Shake(visitor)
    shake.written()
    for who in (shake.ann, shake.bob, shake.guest):
        shake.slip(who, "p2", 409)
        who.get(f"/t/{shake.id}/ask/possible", 409)
    seen = shake.slip(shake.cay, "p2")
    assert seen["verdict"] == "invalid"
    assert seen["readings"][0]["svg"].startswith("<svg")
    fault = seen["faults"][0]
    assert fault["cites"]["at"].startswith("LT ")
    assert fault["cites"]["href"].startswith("/rules/linguishtik/senior#")
    assert shake.slip(shake.cay, "p1")["verdict"] == "valid"
    shake.slip(shake.cay, "p3", 404)


def test_a_guided_table_draws_slips_but_keeps_the_verdict(visitor: Come) -> None:
    shake = Shake(visitor, "guided")
    shake.written(camp="The camp closed.")
    seen = shake.slip(shake.bob, "p1")
    assert (seen["verdict"], seen["faults"], len(seen["readings"])) == (None, [], 1)
    assert "lamp" in seen["readings"][0]["described"]


def test_after_a_shake_everybody_learns_what_the_hall_saw(visitor: Come) -> None:
    shake = Shake(visitor)
    shake.over()
    for who in (shake.bob, shake.guest):
        assert shake.slip(who, "p1")["verdict"] == "valid"
        assert shake.slip(who, "p2")["verdict"] == "invalid"
    could = shake.guest.get(f"/t/{shake.id}/ask/possible").json()
    found = could["found"]
    assert found["verdict"] == "possible"
    assert could["count"] >= len(found["words"]) > 0
    assert found["sentence"][found["start"] :].startswith(found["word"])
    spelled = "".join(ROLLED[cube] for cube in found["cubes"])
    assert spelled == found["word"].upper()


def test_a_judge_can_cite_every_paragraph(visitor: Come) -> None:
    shake = Shake(visitor)
    all_of_them = shake.cay.get(f"/t/{shake.id}/ask/paragraphs").json()
    keys = {one["key"] for one in all_of_them}
    assert {"grammar", "now-one-cube", "judging-manual"} <= keys


def test_other_games_have_no_slips(visitor: Come) -> None:
    ann = visitor("Ann")
    made = ann.open({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": "first"})
    ann.get(f"/t/{made['id']}/ask/slip?of=p1", 404)
    ann.get(f"/t/{made['id']}/ask/possible", 404)
