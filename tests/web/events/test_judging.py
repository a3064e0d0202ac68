"""The judges' screen: what waits at all tables of the event, ruled on at one press."""

import re
from collections.abc import Callable

from gamehall.kernel.seat import player
from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, forms, helper, words

P1 = player(1)


def challenged(visitor: Callable[..., Visitor], desk: Helper) -> None:
    """A table of the hall, with judges of the event, where somebody has challenged."""
    form = next(form for form in forms(desk.look("/rounds?round=1")) if "Open tables" in form.text)
    desk.send(form, judged="on", boards="1")
    board = desk.board(1, 1)
    people = {}
    for seat, number in board.chairs.items():
        link = desk.look(f"/people/{number}").partition("/check-in/")[2].partition('"')[0]
        phone = visitor(f"Phone {number}")
        chair = phone.get(f"/check-in/{link}").text.partition("/sit/")[2].partition('"')[0]
        phone.post(f"/api/sit/{chair}", {})
        people[seat] = phone
    lines = {seat: phone.line(board.table) for seat, phone in people.items()}
    for line in lines.values():
        line.join()
    lines[P1].turn()
    update = lines[P1].until(lambda u: any("Challenge" in p["kinds"] for p in u["prompts"]))
    prompt = next(p for p in update["prompts"] if "Challenge" in p["kinds"])
    assert lines[P1].submit({"type": "Challenge"}, prompt["id"])["verdict"] == "allowed"


def test_a_question_comes_to_the_judges_and_is_ruled_on_at_one_press(
    visitor: Callable[..., Visitor], hung: Helper
) -> None:
    judge = helper(visitor(), hung, "judge")
    assert "No table of the hall is in play" in words(judge.look("/judging"))
    challenged(visitor, hung)
    page = words(judge.look("/judging"))
    assert "Round 1, board 1" in page
    assert "right?" in page
    values = re.findall(r'name="action" value="([^"]+)"', judge.look("/judging"))
    assert len(values) == len(set(values)), "nothing is offered twice"
    form = next(form for form in forms(judge.look("/judging")) if form.fields.get("table"))
    button = judge.look("/judging").partition('name="action" value="')[2].partition('"')[0]
    action = button.replace("&#34;", '"').replace("&quot;", '"')
    ruled = judge.send(form, action=action)
    assert "Nothing waits for a judge" in words(ruled)
    assert "The judge decides" in words(ruled)


def test_only_judges_and_the_director_see_it_and_rule(visitor: Callable[..., Visitor], hung: Helper) -> None:
    challenged(visitor, hung)
    form = next(form for form in forms(hung.look("/judging")) if form.fields.get("table"))
    keeper = helper(visitor(), hung, "scorekeeper")
    assert "This page is for the" in words(keeper.look("/judging", 409))
    answer = keeper.visitor.http.post(form.action, data={**form.fields, "action": '{"type": "Decide"}'})
    assert answer.status_code == 409
    assert "Round 1, board 1" in words(hung.look("/judging"))


def test_a_table_of_another_event_is_not_there(visitor: Callable[..., Visitor], hung: Helper) -> None:
    table = visitor("Eve").open({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": "first"})
    answer = hung.post("/judging", table=table["id"], seat="judge", action='{"type": "Decide"}')
    assert answer.status_code == 404
