"""Contig 60 on its pages: who may take a game away, and what is offered to whom."""

import html
import re
from collections.abc import Callable
from typing import Any

from tests.web.conftest import PASSWORD

CHAIRS = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"})


def test_only_the_directors_chair_is_offered_a_forfeit_and_the_organiser_still_has_it(
    visitor: Callable[..., Any],
) -> None:
    ann = visitor("Ann")
    made = ann.open(*CHAIRS, {"seat": "judge", "who": "me"}, game="contig60")
    line = ann.line(made["id"])
    welcome = line.join("judge")
    offered = {chair["seat"] for chair in welcome["chairs"] if chair["forfeits"]}
    assert offered == {"director"}
    refused = line.submit({"type": "Forfeit", "player": "p2", "reason": "rude"})
    assert (refused["verdict"], refused["cites"]["key"]) == ("refused", "conduct")
    ann.form("/organiser", password=PASSWORD)
    tools = f"/organiser/t/{made['id']}"
    assert "ruling penalised" in ann.form(tools, tool="forfeit", seat="p2", reason="rude").text


def _say(line: Any, seat: str, kind: str, **fields: Any) -> None:
    """Answer this chair's prompt as soon as it is asked; a line hears of every chair its person holds."""

    def asked(update: Any) -> list[str]:
        return [p["id"] for p in update["prompts"] if p["seat"] == seat and kind in p["kinds"]]

    (prompt, *_) = asked(line.until(asked))
    answer = line.submit({"type": kind, **fields}, prompt)
    assert answer["verdict"] != "refused", answer
    line.until(lambda u: u["seq"] >= answer["seq"])


def test_the_plain_page_takes_challenge_alone_and_asks_for_the_nature(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    made = ann.open(*CHAIRS, game="contig60", manner="tournament", options={"card": "kept"})
    lines = {seat: ann.line(made["id"]) for seat in ("p1", "p2")}
    for seat, line in lines.items():
        line.join(seat)
    while (first := lines["p1"].update["state"]["card"]["holder"]) is None:  # equal tosses are repeated
        for seat, line in lines.items():
            _say(line, seat, "Toss")
        heard = lines["p2"].update["seq"]
        lines["p1"].until(
            lambda u, heard=heard: (
                u["seq"] >= heard
                and (u["state"]["card"]["holder"] or sum("Toss" in p["kinds"] for p in u["prompts"]) == 2)
            )
        )
    other, line = "p2" if first == "p1" else "p1", lines[first]
    _say(line, first, "Roll")
    dice = line.until(lambda u: u["state"]["card"]["phase"] == "play")["state"]["sheet"]["dice"]
    _say(line, first, "Announce", sentence=f"{dice[0]}+{dice[1]}+{dice[2]}")
    _say(line, first, "Place", space=sum(dice))
    _say(line, first, "PassCard")

    plain = f"/t/{made['id']}/plain"
    page = ann.get(f"{plain}?seat={other}").text
    assert "alone stops the clock first" in page
    offered = {form_label: value for value, form_label in _OFFERED.findall(page)}
    alone = next(value for label, value in offered.items() if "stop the clock" in label)
    assert "Challenge: The number sentence is wrong." in offered
    said = {"seat": other}
    called = ann.form(plain, prompt=_prompt(page, "challenge"), action=html.unescape(alone), **said).text
    assert "Time out: say what is wrong." in called
    wrong = {label: value for value, label in _OFFERED.findall(called)}[
        "Challenge: The number sentence is wrong."
    ]
    ann.form(plain, prompt=_prompt(called, "nature"), action=html.unescape(wrong), **said)
    assert "There is nothing wrong with the announced sentence." in ann.get(f"{plain}?seat={other}").text


_OFFERED = re.compile(r'<option value="([^"]+)">([^<]*)</option>')


def test_a_challenge_by_its_fields_is_taken_too(visitor: Callable[..., Any]) -> None:
    """A program may send what an older page's form had: a nature and words."""
    ann = visitor("Ann")
    made = ann.open(*CHAIRS, game="contig60", manner="tournament")
    plain = f"/t/{made['id']}/plain"
    fields = {"claims__0__nature": "sentence", "claims__0__words": "the sum"}
    answer = ann.form(plain, seat="p1", prompt="challenge:0:0:p1", kind="Challenge", **fields)
    assert answer.status_code == 200
    assert 'class="ruling' in answer.text


def _prompt(page: str, begins: str) -> str:
    ids: list[str] = re.findall(r'name="prompt" value="([^"]+)"', page)
    return next(id for id in ids if id.startswith(begins))
