"""The protocol over a real socket."""

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gamehall.kernel.dealer import nth_seed
from gamehall.web.wire import socket as lines

ME = {"seat": "p1", "who": "me"}
FRIEND = {"seat": "p2", "who": "friend"}
BOT = {"seat": "p2", "who": "bot", "bot": "first"}


def test_join_tells_who_you_are_and_all_that_happened(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    welcome = line.join()
    assert (welcome["seat"], welcome["yours"], welcome["organiser"]) == ("p1", ["p1"], False)
    assert [c["name"] for c in welcome["chairs"][:2]] == ["Ann", "Bob"]
    assert [c["here"] for c in welcome["chairs"][:2]] == [True, False]
    update = line.update
    assert (update["since"], update["seq"], len(update["entries"])) == (0, 2, 2)
    assert [p["kinds"] for p in update["prompts"]] == [["PlayCard"]]
    assert update["waiting"] == [{"seat": "p1", "says": "Your turn: play a card."}]
    (clock,) = update["clocks"]
    assert clock["running"]
    assert 0 < clock["left"] <= clock["ms"] == 60_000
    assert update["entries"][0]["cites"]["href"] == "/rules/peek/peek#peek-deal"
    assert update["entries"][0]["says"] == "Ann gets 2 cards."


def test_an_act_is_ruled_on_and_everybody_hears(two: Any) -> None:
    ann, bob, table = two
    here, there = ann.line(table), bob.line(table)
    here.join()
    there.join()
    ruled = here.turn()
    assert (ruled["verdict"], ruled["seq"], ruled["again"]) == ("allowed", 3, False)
    seen = there.until(lambda u: u["seq"] == 3)
    assert seen["entries"][-1]["says"].startswith("Ann plays")
    assert [p["kinds"] for p in seen["prompts"]] == [["PlayCard"]]


def test_resume_from_any_sequence_number(two: Any) -> None:
    ann, bob, table = two
    here, there = ann.line(table), bob.line(table)
    here.join()
    there.join()
    here.turn()
    there.turn()
    here.turn()
    there.turn()
    last = there.until(lambda u: u["finished"])["seq"]
    whole: list[Any] = []
    for since in range(last + 1):
        fresh = bob.line(table)
        fresh.join(since=since)
        entries = fresh.update["entries"]
        whole = whole or entries
        assert [e["seq"] for e in entries] == list(range(since + 1, last + 1))
        assert entries == whole[since:]
        assert fresh.update["state"] == there.update["state"]
        fresh.socket.close()
    beyond = bob.line(table)
    beyond.join(since=last + 5)
    assert beyond.update["entries"] == whole
    assert beyond.update["outcome"]["says"]


def test_updates_follow_one_another_without_a_gap(two: Any) -> None:
    ann, bob, table = two
    here, there = ann.line(table), bob.line(table)
    here.join()
    there.join()
    here.turn()
    there.turn()
    here.turn()
    there.turn()
    here.until(lambda u: u["finished"])
    updates = [m for m in here.heard if m["type"] == "Update"]
    assert [u["since"] for u in updates[1:]] == [u["seq"] for u in updates[:-1]]


def test_a_refusal_cites_its_paragraph_and_is_not_recorded(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    prompt = line.update["prompts"][0]["id"]
    ruled = line.submit({"type": "PlayCard", "card": "77"}, prompt)
    assert (ruled["type"], ruled["verdict"], ruled["seq"]) == ("Ruled", "refused", None)
    assert ruled["says"] == "You do not hold 77."
    assert ruled["cites"]["at"] == "2"
    again = ann.line(table)
    again.join()
    assert again.update["seq"] == 2


def test_sending_twice_plays_once(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    prompt, card = line.update["prompts"][0]["id"], line.update["state"]["hands"]["p1"][0]
    action = {"type": "PlayCard", "card": card}
    first = line.submit(action, prompt, "same")
    again = ann.line(table)
    again.join()
    second = again.submit(action, prompt, "same")
    assert (first["seq"], second["seq"]) == (3, 3)
    assert (first["again"], second["again"]) == (False, True)


def test_a_late_hand_is_told_who_was_first(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    prompt, cards = line.update["prompts"][0]["id"], line.update["state"]["hands"]["p1"]
    line.submit({"type": "PlayCard", "card": cards[0]}, prompt)
    late = line.submit({"type": "PlayCard", "card": cards[1]}, prompt)
    assert late["cites"]["key"] == "hall-late"
    assert "Ann was first" in late["says"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"type":"Dance"}', "cannot be read"),
        ('{"type":"Join","chair":"p1"}', "cannot be read"),
        ('{"type":"Submit","command":"x","action":{"type":"Fly"}}', "This action cannot be read"),
        ('{"type":"Submit","command":"x","action":{"type":"PlayCard"}}', "This action cannot be read"),
        ('{"type":"Submit","command":"","action":{"type":"Resign"}}', "1 to 64 characters"),
        ('{"type":"Submit","command":"' + "x" * 65 + '","action":{"type":"Resign"}}', "1 to 64 characters"),
        ('{"type":"Join","seat":"' + "x" * 16_400 + '"}', "at most 16384 bytes"),
        ('{"type":"Submit","command":"x","action":' + "[" * 9_000, "cannot be read"),
        ("[" * 16_000, "cannot be read"),
        ('{"type":"Submit","command":"x","action":{"type":"Pause","reason":"' + "x" * 501 + '"}}', "<= 500"),
        ('{"type":"Submit","command":"x","prompt":"' + "x" * 500 + '","action":{"type":"Resign"}}', "<= 128"),
    ],
)
def test_what_cannot_be_read_is_said_so_and_the_line_stays_open(two: Any, text: str, says: str) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    line.socket.send(text)
    assert says in line.hear("Unread")["says"]
    line.say(type="Ping")
    assert line.hear("Pong")["now"] > 0


def test_bytes_are_read_like_text(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.socket.send(b'{"type":"Join"}')
    assert line.hear("Welcome")["seat"] == "p1"
    line.socket.send(b"\xff\xfe")
    assert "cannot be read" in line.hear("Unread")["says"]


def test_join_comes_first(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.say(type="Submit", command="x", prompt="turn-0", action={"type": "Resign"})
    assert line.hear("Unread")["says"] == "Join the table first."


def test_nobody_acts_or_looks_from_a_chair_that_is_not_theirs(two: Any, visitor: Callable[..., Any]) -> None:
    _, bob, table = two
    own = bob.line(table)
    assert own.join(seat="p1")["seat"] == "p2"
    assert own.join(seat="gallery")["seat"] == "p2"  # who plays sees no more than who plays
    assert own.update["state"]["hands"]["p1"] == ["?", "?"]
    assert own.submit({"type": "PlayCard", "card": "1"}, "turn-0")["cites"]["key"] == "hall-seat"
    for person in (visitor("Eve"), visitor()):
        line = person.line(table)
        welcome = line.join(seat="p1")
        assert welcome["seat"] == "gallery"
        assert line.update["state"]["hands"]["p1"] == ["?", "?"]
        ruled = line.submit({"type": "PlayCard", "card": "1"}, "turn-0")
        assert (ruled["verdict"], ruled["cites"]["key"]) == ("refused", "hall-seat")
        assert line.submit({"type": "Resign"})["verdict"] == "refused"
        assert line.submit({"type": "Pause", "reason": "mine"})["verdict"] == "refused"


def test_the_organiser_may_sit_as_any_judge_and_nowhere_else(two: Any, visitor: Callable[..., Any]) -> None:
    ann, _, table = two
    org = visitor("Org")
    org.form("/organiser", password="a long password")
    line = org.line(table)
    assert line.join()["seat"] == "gallery"
    assert line.join(seat="judge")["yours"] == ["judge"]
    assert line.submit({"type": "Pause", "reason": "tea"})["verdict"] == "allowed"
    line.until(lambda u: u["paused"])
    here = ann.line(table)
    here.join()
    assert here.submit({"type": "PlayCard", "card": "1"}, "turn-0")["cites"]["key"] == "hall-pause"
    assert line.submit({"type": "Resume"})["verdict"] == "allowed"
    assert line.join(seat="p1")["seat"] == "gallery"


def test_a_judge_in_person_gets_a_proposal(visitor: Callable[..., Any]) -> None:
    ann, bob, eve = visitor("Ann"), visitor("Bob"), visitor("Eve")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"}, manner="tournament")
    links = {link["seat"]: link["link"] for link in made["links"]}
    bob.post("/api/join", {"code": made["code"]})
    assert eve.post(f"/api{links['judge']}", None)["seat"] == "judge"
    here, judge = ann.line(made["id"]), eve.line(made["id"])
    here.join()
    assert judge.join()["seat"] == "judge"
    assert here.turn(-1)["verdict"] == "allowed"
    assert here.submit({"type": "Challenge"}, "challenge-1-p1")["verdict"] == "allowed"
    asked = judge.until(lambda u: bool(u["prompts"]))["prompts"][0]
    assert asked["proposal"] == {"type": "Decide", "right": False}
    assert asked["says"] == "Was Ann right?"
    assert judge.submit({"type": "Decide", "right": True}, asked["id"])["verdict"] == "allowed"


def test_people_hear_who_comes_and_goes(two: Any) -> None:
    ann, bob, table = two
    here = ann.line(table)
    here.join()
    there = bob.line(table)
    there.join()
    here_now = next(c["here"] for c in here.hear("People")["chairs"] if c["seat"] == "p2")
    there.socket.close()
    gone = next(c["here"] for c in here.hear("People")["chairs"] if c["seat"] == "p2")
    assert (here_now, gone) == (True, False)


def test_the_bot_answers(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    line = ann.line(ann.open(ME, BOT, manner="tournament")["id"])
    line.join()
    line.turn(-1)
    seen = line.until(lambda u: u["seq"] >= 4)
    assert any(e["seat"] == "p2" for m in line.heard if m["type"] == "Update" for e in m["entries"]), seen


def test_other_sites_are_refused(two: Any) -> None:
    ann, _, table = two
    with pytest.raises(InvalidStatus) as refused:
        ann.line(table, Origin="http://elsewhere.example")
    assert refused.value.response.status_code == 403
    own = ann.line(table, Origin=f"http://127.0.0.1:{ann.hall.port}")
    assert own.join()["seat"] == "p1"


def test_who_speaks_too_fast_is_heard_more_slowly_and_nothing_is_lost(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    for _ in range(60):
        line.say(type="Ping")
    assert [line.hear("Pong")["now"] for _ in range(60)] == sorted(
        m["now"] for m in line.heard if m["type"] == "Pong"
    )
    assert not any(m["type"] == "Trouble" for m in line.heard)


def test_who_pushes_on_and_on_is_hung_up_and_shut_out(two: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_MOST_PUSHING", 0.2)
    ann, bob, table = two
    line = ann.line(table)
    line.join()
    with pytest.raises(ConnectionClosed) as closed:
        _flood(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    (trouble,) = (m for m in line.heard if m["type"] == "Trouble")
    assert trouble["closes"]
    assert trouble["says"].startswith("Too fast for too long")
    with pytest.raises(InvalidStatus) as refused:
        ann.line(table)
    assert refused.value.response.status_code == 403
    assert bob.line(table).join()["seat"] == "p2"


def _flood(line: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            line.say(type="Ping")
    while True:
        line.hear("Trouble")


def test_too_many_sockets_of_one_person(two: Any) -> None:
    ann, bob, table = two
    lines = [ann.line(table) for _ in range(12)]
    for line in lines:
        line.join()
    assert "too many" in ann.line(table).hear("Trouble")["says"]
    assert bob.line(table).join()["seat"] == "p2"
    lines[0].socket.close()
    for _ in range(50):
        try:
            assert ann.line(table).join()["seat"] == "p1"
            break
        except (ConnectionClosed, KeyError):
            continue


def test_tables_that_are_not_there(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    line = ann.line("nowhere")
    assert line.hear("Trouble")["closes"]
    with pytest.raises(ConnectionClosed) as closed:
        line.hear("Update")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    line = ann.line(ann.open(ME, FRIEND)["id"])
    assert "waits for people" in line.hear("Trouble")["says"]


def test_closing_a_table_hangs_up_with_a_plain_reason(two: Any, visitor: Callable[..., Any]) -> None:
    ann, _, table = two
    line = ann.line(table)
    line.join()
    org = visitor("Org")
    org.form("/organiser", password="a long password")
    org.form(f"/organiser/t/{table}", tool="close")
    assert line.hear("Trouble")["says"] == "This table was closed."
    ann.get(f"/t/{table}", 404)


def test_secrets_stay_in_the_hall(two: Any, visitor: Callable[..., Any]) -> None:
    """Nothing a player hears before the end holds the seed, the other hand, or a chair's key."""
    ann, bob, table = two
    store = ann.hall.app.state.desk.store
    row = store.table(table)
    keys = [chair.key for chair in store.chairs(table)]
    here, there, watcher = ann.line(table), bob.line(table), visitor("Eve").line(table)
    for line in (here, there, watcher):
        line.join()
    ann_hand = here.update["state"]["hands"]["p1"]
    assert there.update["state"]["hands"]["p1"] == ["?", "?"]
    assert watcher.update["state"]["hands"] == {"p1": ["?", "?"], "p2": ["?", "?"]}
    pages = [
        who.http.get(f"/t/{table}{tail}").text
        for who in (bob, visitor())
        for tail in ("", "/plain", "/record")
    ]
    heard = json.dumps(there.heard) + json.dumps(watcher.heard) + "".join(pages)
    assert row.secret not in heard
    assert nth_seed(row.secret, 0) not in heard
    assert not any(key in heard for key in keys)
    entries = [e for m in there.heard if m["type"] == "Update" for e in m["entries"]]
    assert all("hash" not in e and "command" not in e for e in entries)
    assert entries[0]["events"] == [{"type": "Drew", "seat": "p1", "cards": ["?", "?"]}]
    assert len(ann_hand) == 2


def test_two_worlds_that_differ_in_a_hidden_hand_sound_the_same(
    two: Any, visitor: Callable[..., Any]
) -> None:
    """A scorer deals Ann other cards; Bob and the gallery hear the same words."""
    ann, bob, scorer = visitor("Ann"), visitor("Bob"), visitor("Sue")
    streams = []
    for cards in (["9", "8"], ["1", "2"]):
        made = ann.open(ME, FRIEND, {"seat": "dealer", "who": "friend"}, manner="tournament")
        bob.post("/api/join", {"code": made["code"]})
        link = next(x["link"] for x in made["links"] if x["seat"] == "dealer")
        scorer.post(f"/api{link}", None)
        there, watcher, dealer = (p.line(made["id"]) for p in (bob, visitor(), scorer))
        for line in (there, watcher, dealer):
            line.join()
        for dealt in (cards, ["4", "5"]):
            asked = dealer.until(lambda u: bool(u["prompts"]))["prompts"][0]["id"]
            seq = dealer.submit({"type": "Dealt", "items": dealt}, asked)["seq"]
            for line in (dealer, there, watcher):
                line.until(lambda u, seq=seq: u["seq"] >= seq)
        streams.append([_timeless(line.heard) for line in (there, watcher)])
    assert streams[0] == streams[1]


def _timeless(heard: list[dict[str, Any]]) -> list[Any]:
    """What was heard without what differs between any two tables: ids and moments, and who is present."""
    updates = [m for m in heard if m["type"] == "Update"]
    for update in updates:
        del update["now"]
        for clock in update["clocks"]:
            del clock["left"]
        for entry in update["entries"]:
            del entry["at"]
    return updates
