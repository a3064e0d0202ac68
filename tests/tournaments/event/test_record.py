"""An event is a record like a game's: sealed, replayed, audited; undone only by an entry with a reason."""

import json
from pathlib import Path

import pytest

from gamehall.cli.commands.records import show_file
from gamehall.cli.commands.verifying import verify
from gamehall.kernel.action import Correct, Pause, Resign
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.seat import HALL, JUDGE, Seat
from gamehall.kernel.table import replay
from gamehall.tournaments.event.acts import (
    Amend,
    Announce,
    CheckIn,
    Enrol,
    Finish,
    OpenTable,
    Penalise,
    Publish,
    Report,
    Slip,
    StartRound,
    Withdraw,
)
from gamehall.tournaments.event.event import EVENT, opened, portray
from gamehall.tournaments.event.events import Published
from gamehall.tournaments.event.seats import ASSISTANT, ENTRANT, SCOREKEEPER
from gamehall.tournaments.event.state import Options
from gamehall.tournaments.finding import game_of_record
from gamehall.tournaments.formats.format import Block, Clocks
from tests.tournaments.event.desk import Desk, checked_in, hung_out, people, plan

STRANGERS = {"round": 1, "board": 1, "who": [1, 2], "scores": [400, 300]}
"""A result of two who do not meet."""


def whole_event() -> Desk:
    """A small event with a bit of everything."""
    format = plan(
        Block((1, 2), "swiss", lag=1), Block((3, 3), "king-of-the-hill"), clocks=Clocks(600, 60, "A minute")
    )
    desk = hung_out(7, format)
    desk.hang_out(2)
    first = desk.tables(1)[0]
    desk.done(OpenTable("", 1, first, "t1", {Seat("p1"): first[0], Seat("p2"): first[1]}), HALL)
    desk.done(StartRound(1))
    desk.say(Announce("Welcome"), after=700_000)
    desk.done(Report("t1", 40, "a seal", {Seat("p1"): 400, Seat("p2"): 380}, signed=(Seat("p1"),)), HALL)
    desk.play(1)
    desk.done(Withdraw(7, 2, "A train"))
    desk.play(2)
    board = next(b for b in desk.round(2).boards if b.result and b.result.played)
    desk.done(Amend("", 2, Slip((310, 290), who=board.meeting.who), "Read wrongly"))
    desk.done(Penalise(1, 5, "A telephone"))
    desk.hang_out(3)
    desk.done(Correct("Hung out too soon", back_to=desk.event.seq))
    desk.done(Publish("", 3))
    desk.play(3)
    desk.done(Finish())
    return desk


def test_its_record_written_and_read_again_gives_the_same_event() -> None:
    event = whole_event().event
    lines = write_lines(event.header, event.entries)
    header, entries = read_lines(lines, game_of_record)
    again = replay(EVENT, header, entries)
    assert (again.state, again.prompts, again.outcome, again.seal) == (
        event.state,
        event.prompts,
        event.outcome,
        event.seal,
    )
    assert write_lines(header, entries) == lines


def test_asked_again_the_rules_give_every_ruling() -> None:
    event = whole_event().event
    assert audit(EVENT, event.header, event.entries) == ()


@pytest.mark.paragraph("event-correction", book="event")
def test_every_entry_is_sealed_to_the_one_before() -> None:
    event = whole_event().event
    lines = write_lines(event.header, event.entries)
    assert broken_links(lines) == []
    forged = lines.replace(b"Read wrongly", b"Read rightly", 1)
    assert forged != lines
    assert broken_links(forged)
    cut = lines.split(b"\n")
    assert broken_links(b"\n".join([*cut[:5], *cut[6:]]))


def test_its_record_is_verified_as_a_games_is() -> None:
    event = whole_event().event
    lines = write_lines(event.header, event.entries)
    found = verify(lines, unsigned=True)
    proved = " ".join(one.says for one in found if one.kind == "proved")
    assert "entries fits together" in proved
    assert "the rules give every ruling as it is recorded" in proved
    assert not any("dealer" in one.says or "typed in what fell" in one.says for one in found), "nothing falls"
    assert [one for one in found if one.kind == "wrong"] == []


def test_a_record_with_another_result_is_found_out() -> None:
    event = whole_event().event
    first, *rest = write_lines(event.header, event.entries).decode().splitlines()
    at = next(n for n, line in enumerate(rest) if '"Amend"' in line)
    entry = json.loads(rest[at])
    for happened in entry["ruling"]["events"]:
        happened["result"]["scores"] = [999, 1]
    rest[at] = json.dumps(entry)
    found = verify("\n".join([first, *rest, ""]).encode(), unsigned=True)
    assert any(one.kind == "wrong" and f"entry {at + 1}" in one.says.lower() for one in found)


@pytest.mark.paragraph("event-correction", book="event")
def test_an_act_is_taken_back_by_an_entry_with_a_reason_and_both_stand_in_the_record() -> None:
    desk = checked_in()
    desk.hang_out(1)
    before = desk.event
    for reason in ("", "   "):
        assert desk.no(Correct(reason, back_to=before.seq)).cites == "hall-correct"
    desk.done(Correct("Too soon", back_to=before.seq))
    assert not desk.round(1).published
    assert desk.event.entries[: before.seq] == before.entries, "what stood before stays"
    assert isinstance(desk.event.entries[before.seq].action, Correct)
    happened = [event for entry in desk.event.entries for event in entry.ruling.events]
    assert sum(isinstance(event, Published) for event in happened) == 1
    desk.done(Correct("Not too soon after all", back_to=desk.event.seq))
    assert desk.state == before.state, "also what was taken back is taken back"


def test_going_back_over_several_acts_gives_the_event_as_it_was() -> None:
    desk = hung_out(4)
    as_it_was, seq = desk.state, desk.event.seq
    desk.play(1)
    desk.hang_out(2)
    desk.done(Correct("All of that was another event", back_to=seq + 1))
    assert desk.state == as_it_was


def test_a_correction_by_events_sets_right_what_no_act_can() -> None:
    desk = hung_out(4)
    gone = {"type": "Withdrew", "number": 4, "round": 2}
    desk.done(Correct("He left without a word", events=(gone,)))
    assert desk.state.left == {4: 2}


@pytest.mark.parametrize(
    "event",
    [
        {"type": "Withdrew", "number": 99, "round": 2},
        {"type": "CheckedIn", "numbers": [99], "here": True},
        {"type": "Paired", "division": "", "round": 3, "meetings": [], "source": 0},
        {"type": "Paired", "division": "", "round": 2, "meetings": [{"who": [1, 1], "why": ""}], "source": 0},
        {"type": "Rearranged", "division": "", "round": 1, "meetings": [{"who": [1, 99], "why": ""}]},
        {
            "type": "Entered",
            "division": "",
            "result": {"round": 1, "board": 1, "who": [1, 2], "scores": [1, 2]},
        },
        {"type": "RoundStarted", "round": 9},
        {"type": "Penalised", "number": 99, "points": 5},
        {"type": "Enrolled", "entrants": [{"number": -4, "name": "Zoe"}]},
        {"type": "Nonsense"},
    ],
)
def test_events_after_which_the_event_could_not_go_on_are_not_taken(event: dict[str, object]) -> None:
    desk = hung_out(4)
    assert {frozenset(table) for table in desk.tables(1)} == {frozenset((1, 3)), frozenset((2, 4))}
    assert desk.no(Correct("By chance", events=(event,))).cites == "hall-correct"


@pytest.mark.paragraph("event-roles", book="event")
@pytest.mark.parametrize("seat", [ASSISTANT, JUDGE, SCOREKEEPER, ENTRANT])
def test_only_the_director_goes_back_in_the_record_or_stops_the_clocks(seat: Seat) -> None:
    desk = checked_in()
    for act in (Correct("Too soon", back_to=1), Pause("A fire"), Resign()):
        assert desk.no(act, seat).cites == "event-roles"
    desk.done(Pause("A fire"))


@pytest.mark.paragraph("event-roles", book="event")
@pytest.mark.parametrize(
    ("seat", "takes"),
    [
        (ASSISTANT, {"Enrol", "CheckIn", "Enter", "Sign", "Log"}),
        (JUDGE, {"Log"}),
        (SCOREKEEPER, {"Enter", "Sign"}),
        (ENTRANT, {"CheckIn", "Enter", "Sign"}),
    ],
)
def test_who_helps_says_what_is_theirs(seat: Seat, takes: set[str]) -> None:
    event = checked_in().event
    assert {kind for prompt in event.prompts if prompt.seat == seat for kind in prompt.kinds} == takes


def test_the_same_event_from_the_same_seed_is_paired_alike_and_another_otherwise() -> None:
    def pairings(seed: str) -> list[object]:
        desk = Desk()
        desk.event = opened("cup", Options(plan(Block((1, 3), "by-lot")), "Spring cup", seed), 0)
        desk.done(Enrol(people(range(1, 13))))
        desk.done(CheckIn(tuple(range(1, 13))))
        return [board.meeting.who for board in desk.hang_out(1).boards]

    assert pairings("one") == pairings("one")
    assert pairings("one") != pairings("another")


def test_an_event_is_told_in_lines() -> None:
    desk = hung_out(4)
    assert portray(desk.state).splitlines() == [
        "Spring cup",
        "4 entrants, 4 here",
        "1 of 3 rounds paired, 0 complete",
    ]


def test_the_command_that_reads_records_reads_an_events(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = whole_event().event
    file = tmp_path / "event.jsonl"
    file.write_bytes(write_lines(event.header, event.entries))
    show_file(file, board=True)
    told = capsys.readouterr().out
    assert "Round 2, board" in told
    assert "7 entrants, 7 here" in told
    assert "The last result is in" in told
