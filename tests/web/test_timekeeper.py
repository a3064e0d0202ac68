"""A person keeps the time: the chair in the form, on the socket, on the plain page, at the organiser's."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import FRIEND, ME, PASSWORD, Line, Running, Visitor

Come = Callable[..., Visitor]
CUBES = ["E", "T", "I", "N", *"BEGT", *"AHMP", *"SRON", *"JKQY", *"CAL"]


class Wooden:
    """A wooden table: Sam types and keeps the time, Ana and Ben play and look on."""

    def __init__(self, come: Come) -> None:
        self.sam, self.ana, self.ben = come("Sam"), come("Ana"), come("Ben")
        chairs = [{"seat": seat, "who": "friend"} for seat in ("p1", "p2")]
        chairs += [{"seat": "keeper", "who": "me"}, {"seat": "clock", "who": "scorer"}]
        made = self.sam.open(
            *chairs, game="linguishtik", manner="tournament", options={"cubes": "real", "call_seconds": 1}
        )
        for one in (self.ana, self.ben):
            one.post("/api/join", {"code": made["code"]})
        self.id = made["id"]
        self.line = self.sam.line(self.id)
        self.welcome = self.line.join("keeper")
        for action in (
            {"type": "NameFirst", "player": "p1"},
            {"type": "SetOut", "letters": CUBES},
            {"type": "ActFor", "player": "p1", "act": {"type": "Designate", "designation": "s-v"}},
        ):
            prompt = next(p["id"] for p in self.line.update["prompts"] if action["type"] in p["kinds"])
            self.ruled(self.line.submit(action, prompt))

    def ruled(self, answer: dict[str, Any]) -> dict[str, Any]:
        assert answer["type"] == "Ruled", answer
        if answer["seq"]:
            self.line.until(lambda update: bool(update["seq"] >= answer["seq"]))
        return answer

    def clock(self, kind: str) -> dict[str, Any]:
        return next(c for c in self.line.update["clocks"] if c["timer"].startswith(f"{kind}:"))

    def times(self, action: dict[str, Any], prompt: str = "") -> dict[str, Any]:
        """Said from the timekeeper's chair, while looking from the scorer's."""
        command = f"c{len(self.line.heard)}"
        self.line.say(type="Submit", command=command, prompt=prompt, action=action, seat="clock")
        return self.ruled(self.line.hear("Ruled"))

    def calls(self, kind: str) -> dict[str, Any]:
        clock = self.clock(kind)
        return self.times(clock["then"], clock["prompt"])


@pytest.fixture
def wooden(visitor: Come) -> Wooden:
    return Wooden(visitor)


def test_the_scorer_holds_both_chairs_and_all_see_who_keeps_the_time(wooden: Wooden) -> None:
    assert wooden.welcome["header"]["timekeeper"] == "person"
    assert wooden.welcome["yours"] == ["keeper", "clock"]
    line = wooden.ana.line(wooden.id)
    welcome = line.join()
    [chair] = [c for c in welcome["chairs"] if c["seat"] == "clock"]
    assert (chair["title"], chair["name"], chair["kind"]) == ("Timekeeper", "Sam", "person")
    assert chair["here"]  # at the same page as the scorer
    [move] = [c for c in line.update["clocks"] if c["timer"].startswith("move:")]
    assert (move["running"], move["calls"], move["of"]) == (True, "Warn {p2}: 1 second", "p2")


@pytest.mark.paragraph("timekeeper", "warning-first", book="linguishtik-play")
def test_the_timekeeper_warns_and_calls_from_the_scorers_page_and_the_player_is_told(wooden: Wooden) -> None:
    ben = wooden.ben.line(wooden.id)
    ben.join()
    warned = wooden.calls("move")
    assert (warned["verdict"], warned["says"]) == ("allowed", "Time is running out: Ben has 1 second.")
    told = ben.until(lambda u: any(c["firm"] for c in u["clocks"]))
    assert told["entries"][-1]["says"] == "Time is running out: Ben has 1 second."
    soon = wooden.calls("movecall")
    assert (soon["verdict"], soon["cites"]["at"], soon["cites"]["key"]) == (
        "refused",
        "LT 13",
        "warning-first",
    )
    assert soon["says"] == "Ben has 1 second left."
    time.sleep(1.05)
    called = wooden.calls("movecall")
    assert (called["verdict"], called["cites"]["key"]) == ("penalised", "setup-timeout")
    assert wooden.line.update["state"]["scores"]["p2"] == -1


def test_the_timer_is_stopped_started_and_turned(wooden: Wooden) -> None:
    timer = wooden.clock("move")["timer"]
    assert wooden.times({"type": "StopTimer", "timer": timer})["says"] == "The timer of Ben is stopped."
    assert not wooden.clock("move")["running"]
    assert wooden.times({"type": "StopTimer", "timer": timer})["verdict"] == "refused"
    assert wooden.times({"type": "StartTimer", "timer": timer})["says"] == "The timer of Ben goes on."
    assert wooden.times({"type": "StartTimer", "timer": timer, "turned": True})["verdict"] == "allowed"
    assert wooden.clock("move")["running"]


def test_nobody_else_calls_time_or_moves_a_timer(wooden: Wooden) -> None:
    clock = wooden.clock("move")
    for one in (wooden.ana, wooden.ben):
        line = one.line(wooden.id)
        line.join()
        for seat in ("", "clock"):
            moves = ({"type": type, "timer": clock["timer"]} for type in ("StopTimer", "StartTimer"))
            for action in (clock["then"], *moves):
                line.say(
                    type="Submit",
                    command=f"{action['type']}{seat}",
                    prompt=clock["prompt"],
                    action=action,
                    seat=seat,
                )
                assert line.hear("Ruled")["verdict"] == "refused"
    assert wooden.clock("move") == clock


def test_acting_from_a_chair_of_somebody_else_is_refused(wooden: Wooden) -> None:
    line: Line = wooden.ana.line(wooden.id)
    line.join()
    line.say(type="Submit", command="x", action={"type": "Resign"}, seat="p2")
    assert line.hear("Ruled")["says"] == "You do not sit at Player 2."


# The plain page.


def forms(page: str) -> list[dict[str, str]]:
    """The timekeeper's forms: their hidden fields, and what each button says."""
    part = re.search(r'<section class="card" aria-labelledby="time">.*?</section>', page, re.S)
    found = []
    for form in re.findall(r"<form.*?</form>", part[0] if part else "", re.S):
        fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form))
        for value, label in re.findall(r'name="action" value="([^"]*)">(.*?)</button>', form, re.S):
            text = re.sub(r"<.*?>", "", label)
            found.append({**fields, "action": value.replace("&#34;", '"'), "label": text})
    return found


def test_the_plain_page_offers_the_same_acts_and_stays_in_the_scorers_chair(wooden: Wooden) -> None:
    page = wooden.sam.get(f"/t/{wooden.id}/plain?seat=keeper").text
    by_label = {form.pop("label"): form for form in forms(page)}
    assert "Warn Ben: 1 second" in by_label
    assert {label.split()[0] for label in by_label} == {"Warn", "Stop", "Turn", "Call"}
    warn = by_label["Warn Ben: 1 second"]
    assert json.loads(warn["action"]) == wooden.clock("move")["then"]
    after = wooden.sam.form(f"/t/{wooden.id}/plain", **warn).text
    assert "Time is running out: Ben has 1 second." in after
    assert "Call time on Ben" in {form["label"] for form in forms(after)}
    assert "You look from the chair of Scorer" in after
    assert 'role="alert">Time is up' in wooden.ben.get(f"/t/{wooden.id}/plain").text
    assert not forms(wooden.ben.get(f"/t/{wooden.id}/plain").text)


def test_the_plain_page_of_the_timekeepers_own_chair_asks_for_no_name_of_a_timer(wooden: Wooden) -> None:
    page = wooden.sam.get(f"/t/{wooden.id}/plain?seat=clock").text
    assert forms(page)
    assert "Time up" not in page


# The opening form.


def opened(ann: Visitor, **chosen: str) -> dict[str, str]:
    """Who sits in the officials' chairs of a table opened from the form."""
    fields = {"game": "peek", "chair__p1": "friend", "chair__p2": "friend", "manner": "guided", **chosen}
    answer = ann.form("/tables", **fields)
    assert answer.status_code == 200, answer.text
    rows = re.findall(
        r'<th scope="row"><span class="seat \w+">(.*?)</span></th>\s*<td>(.*?)</td>', answer.text, re.S
    )
    seated = {title: " ".join(re.sub(r"<.*?>", " ", who).split()) for title, who in reversed(rows)}
    return {title: who.partition(",")[0][:8].strip() for title, who in seated.items()}


@pytest.mark.parametrize(
    ("chosen", "timekeeper"),
    [
        ({}, None),
        ({"chair__dealer": "hall"}, None),
        ({"chair__clock": "me"}, "Ann"),
        ({"chair__clock": "friend"}, "open Lin"),
        ({"chair__dealer": "me"}, "Ann"),
        ({"chair__dealer": "friend"}, "open Lin"),
        ({"chair__dealer": "me", "chair__clock": "hall"}, "the hall"),
        ({"chair__dealer": "me", "chair__clock": "friend"}, "open Lin"),
    ],
)
def test_the_form_asks_who_keeps_the_time_and_proposes_who_types(
    visitor: Come, chosen: dict[str, str], timekeeper: str | None
) -> None:
    ann = visitor("Ann")
    assert "Who keeps the time" in ann.get("/new/peek").text
    assert opened(ann, **chosen).get("Timekeeper") == timekeeper


@pytest.mark.paragraph("timekeeper", book="linguishtik-play")
def test_with_wooden_cubes_the_form_proposes_the_scorer(visitor: Come) -> None:
    ann = visitor("Ann")
    chairs = {"chair__p1": "friend", "chair__p2": "friend", "chair__p3": "friend", "chair__keeper": "me"}
    seated = opened(ann, game="linguishtik", option__cubes="real", **chairs)
    assert (seated["Scorer"], seated["Timekeeper"]) == ("Ann", "Ann")
    assert "Timekeeper" not in opened(ann, game="linguishtik", **{**chairs, "chair__keeper": "hall"})


@pytest.mark.paragraph("scorekeeper", book="literacy")
def test_the_scorekeeper_of_a_literacy_table_keeps_its_time(visitor: Come) -> None:
    ann = visitor("Ann")
    seated = opened(ann, game="scrabble", book="literacy", chair__keeper="me")
    assert (seated["Timekeeper and scorekeeper"], seated["Timekeeper"]) == ("Ann", "Ann")


def test_the_maker_gets_a_link_and_a_code_for_the_timekeeper(visitor: Come) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    made = ann.open(ME, FRIEND, {"seat": "clock", "who": "friend"})
    [link] = [one for one in made["links"] if one["seat"] == "clock"]
    page = ann.get(f"/t/{made['id']}").text
    assert link["link"] in page
    assert 'QR code<span class="visually-hidden"> of Timekeeper</span>' in page
    assert "Sit down as Timekeeper" in eve.get(link["link"]).text
    assert eve.form(link["link"]).status_code == 200
    assert eve.get(f"/t/{made['id']}").text.count("Timekeeper")


@pytest.mark.parametrize(
    "chairs", [({"seat": "clock", "who": "scorer"},), ({"seat": "judge", "who": "scorer"},)]
)
def test_a_scorer_keeps_the_time_only_where_a_person_types(
    visitor: Come, chairs: tuple[dict[str, str]]
) -> None:
    answer = visitor("Ann").http.post("/api/tables", json={"game": "peek", "chairs": [ME, FRIEND, *chairs]})
    assert (answer.status_code, "types what happens" in answer.text) == (409, True)


# The organiser.


def test_the_organiser_frees_the_chair_takes_it_and_cannot_give_it_to_the_clock(
    hall: Running, visitor: Come
) -> None:
    ann, bob, eve, boss = visitor("Ann"), visitor("Bob"), visitor("Eve"), visitor("Boss")
    made = ann.open(ME, FRIEND, {"seat": "clock", "who": "friend"})
    bob.post("/api/join", {"code": made["code"]})
    [link] = [one["link"] for one in made["links"] if one["seat"] == "clock"]
    eve.form(link)
    boss.form("/organiser", password=PASSWORD)
    tools = f"/organiser/t/{made['id']}"
    assert "Timekeeper: Eve" in boss.get(tools).text
    freed = boss.form(tools, tool="free", seat="clock").text
    assert "/sit/" in freed
    assert link not in freed
    assert boss.form(tools, tool="take", seat="clock", who="hall").status_code == 409
    boss.form(tools, tool="take", seat="clock", who="me")
    line = boss.line(made["id"])
    assert "clock" in line.join("clock")["yours"]
    [asked] = [p for p in line.update["prompts"] if p["limit"]]
    answer = line.submit(asked["limit"]["then"], asked["id"])
    assert answer["verdict"] == "penalised"


def test_where_only_the_timekeeper_can_go_on_everybody_is_told_so(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, {"seat": "clock", "who": "friend"}, game="letter_cards")
    bob.post("/api/join", {"code": made["code"]})
    [link] = [one["link"] for one in made["links"] if one["seat"] == "clock"]
    visitor("Eve").form(link)
    lines = [one.line(made["id"]) for one in (ann, bob)]
    for line in lines:
        line.join()
        prompt = next(p["id"] for p in line.update["prompts"] if "Ready" in p["kinds"])
        line.submit({"type": "Ready"}, prompt)
    for line in lines:
        told = line.until(lambda update: update["state"]["phase"] == "count")
        assert told["waiting"] == [{"seat": "clock", "says": "Turn the cards up"}]
    page = bob.get(f"/t/{made['id']}/plain").text
    assert "Waiting for Eve" in page
