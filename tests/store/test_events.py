"""Events, roles and what is to be heard of tables, as rows: all or nothing, and once."""

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from gamehall.kernel.record import Header
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.store.matches import Behind
from gamehall.store.rows import NEVER, ChairRow, EventRow, OfficialRow, PersonRow, Setup, Status, TableRow
from gamehall.store.store import Store
from tests.store.test_log import entry

DIRECTOR, ASSISTANT = Seat("director"), Seat("assistant")
HEADER = Header("e", "event", "event", "1", "tournament", {}, (), 5)
ROW = EventRow("e", "playing", 5, "chief", False, "secret", HEADER, due=NEVER)
SALTS = {DIRECTOR: "salt-d", ASSISTANT: "salt-a", JUDGE: "salt-j"}


def official(seat: Seat, person: str, since: int = 5, event: str = "e") -> OfficialRow:
    return OfficialRow(event, seat, person, person.title(), since)


CHIEF = official(DIRECTOR, "chief")


@pytest.fixture
def held(store: Store) -> Store:
    """A store with one event."""
    store.events.add(ROW, SALTS, CHIEF).result()
    return store


def table(store: Store, id: str, status: Status = "playing", entries: int = 3, match: str = "e") -> None:
    row = TableRow(id, f"CODE{id}", "peek", status, 5, Setup("b", "guided", {}, "chief"), "s", match=match)
    chairs = [ChairRow(id, Seat("p1"), f"key-{id}", "person")]
    store.add_table(row, chairs, [entry(seq) for seq in range(1, entries + 1)]).result()


def append(store: Store, *seqs: int, status: Status = "playing", due: int = NEVER) -> None:
    store.events.append("e", [entry(seq) for seq in seqs], status, due).result()


def test_an_event_is_found_listed_and_counted(held: Store) -> None:
    assert held.events.one("e") == ROW
    assert held.events.one("f") is None
    assert (held.events.is_one("e"), held.events.is_one("f")) == (True, False)
    hidden = replace(ROW, id="h", private=True, created=6)
    held.events.add(hidden, SALTS, official(DIRECTOR, "chief", event="h")).result()
    assert held.events.listed("playing") == [ROW]
    assert held.events.listed("playing", public=False) == [hidden, ROW], "the newest first"
    assert held.events.listed("finished") == []
    assert held.events.of_person("chief", "playing") == [hidden, ROW]
    assert held.events.of_person("ann", "playing") == []
    assert held.events.count("playing") == 2


def test_an_event_is_written_with_its_roles_or_not_at_all(held: Store) -> None:
    with pytest.raises(IntegrityError):
        held.events.add(replace(ROW, secret="another"), SALTS, official(DIRECTOR, "eve")).result()
    assert held.events.one("e") == ROW
    assert held.events.roles.holders("e") == [CHIEF]
    with pytest.raises(IntegrityError):
        held.events.add(replace(ROW, id="f"), SALTS, CHIEF).result()
    assert held.events.one("f") is None
    assert held.events.roles.salts("f") == {}


def test_entries_follow_one_another_and_tell_how_the_event_stands(held: Store) -> None:
    append(held, 1, 2)
    append(held, 3, status="finished", due=7)
    row = held.events.one("e")
    assert row is not None
    assert (row.status, row.due) == ("finished", 7)
    assert len(held.log.read("e")) == 3
    with pytest.raises(Behind):
        append(held, 3)
    with pytest.raises(Behind):
        append(held, 5)
    assert len(held.log.read("e")) == 3


def test_what_goes_along_with_entries_is_written_with_them_or_they_are_not(held: Store) -> None:
    def fails(connection: object) -> None:
        raise ValueError("no room")

    with pytest.raises(ValueError, match="no room"):
        held.events.append("e", [entry(1)], "finished", 7, fails).result()
    assert held.log.read("e") == []
    assert held.events.one("e") == ROW


def test_only_events_whose_clock_is_in_a_round_are_in_play(held: Store) -> None:
    assert held.events.in_play() == []
    append(held, 1, due=900)
    (rest,) = held.events.in_play()
    assert (rest.id, rest.due, rest.bots) == ("e", 900, False)
    assert rest.last == entry(1).at
    append(held, 2)
    assert held.events.in_play() == []


def test_the_link_of_a_role_is_taken_while_it_is_good(held: Store) -> None:
    roles = held.events.roles
    assert roles.salts("e") == SALTS
    assert roles.take("salt-a", official(ASSISTANT, "ann", 6)).result() is True
    assert roles.take("salt-a", replace(official(ASSISTANT, "ann", 9), name="Ann B")).result() is True
    assert roles.take("salt-j", official(ASSISTANT, "eve")).result() is False, "that of another role"
    assert roles.take("salt-a", official(ASSISTANT, "eve", event="f")).result() is False
    assert [(o.name, o.since) for o in roles.holders("e")] == [("Chief", 5), ("Ann B", 6)]
    roles.renew("e", {ASSISTANT: "new"}).result()
    assert roles.salts("e") == {**SALTS, ASSISTANT: "new"}
    assert roles.take("salt-a", official(ASSISTANT, "bob")).result() is False
    assert {o.person for o in roles.holders("e")} == {"chief", "ann"}, "who has it keeps it"


def test_a_role_is_taken_back_from_those_who_do_not_stay(held: Store) -> None:
    roles = held.events.roles
    for person in ("ann", "bob"):
        roles.take("salt-a", official(ASSISTANT, person)).result()
        roles.take("salt-j", official(JUDGE, person)).result()
    roles.renew("e", {ASSISTANT: "new"}, frozenset({"bob"})).result()
    has = {(o.seat, o.person) for o in roles.holders("e")}
    assert has == {(DIRECTOR, "chief"), (ASSISTANT, "bob"), (JUDGE, "ann"), (JUDGE, "bob")}


def test_entrants_links_made_anew_for_one_and_for_all(held: Store) -> None:
    one = Seat("entrant-7")
    held.events.roles.renew("e", {one: "his"}).result()
    assert held.events.roles.salts("e")[one] == "his"
    held.events.renew("e", "another", tuple(SALTS)).result()
    assert held.events.roles.salts("e") == SALTS
    row = held.events.one("e")
    assert row == replace(ROW, secret="another")


def test_tables_of_which_there_may_be_something_to_hear(held: Store) -> None:
    table(held, "1", "playing")
    table(held, "2", "finished")
    table(held, "3", "closed")
    table(held, "4", "finished", match="elsewhere")
    assert held.events.tables("e") == ["1", "2", "3"]
    assert sorted(held.events.unheard()) == ["2", "3"]
    assert held.events.unheard("f") == []
    held.events.hear("2", 3).result()
    held.events.hear_all("3").result()
    assert held.events.unheard() == []
    held.events.hear("2", 2).result()
    held.events.hear("1", 2).result()
    assert sorted(held.events.unheard("e")) == ["1", "2"], "one that was heard before and is in play again"


def test_a_hall_that_forgets_people_remembers_who_runs_an_event(held: Store) -> None:
    for person in ("chief", "ann"):
        held.remember(PersonRow(person, person.title(), 1)).result()
    assert held.standing.forget_people(before=10).result() == 1, "Ann, who has no role"
    held.events.roles.renew("e", {DIRECTOR: "new"}, frozenset()).result()
    assert held.standing.forget_people(before=10).result() == 1


def test_tables_of_an_event_are_not_counted_as_somebodys_own(held: Store) -> None:
    before = held.standing.opened_by("chief", since=0)
    table(held, "1", "playing")
    assert held.standing.opened_by("chief", since=0) == before
    table(held, "2", "playing", match="a match")
    assert held.standing.opened_by("chief", since=0) != before
