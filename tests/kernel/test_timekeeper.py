"""A person in the clock's chair: nothing runs out by itself, and what they do stands in the record."""

import msgspec
import pytest

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, Correct, Fell, Pause, Resume, StartTimer, StopTimer
from gamehall.kernel.audit import audit
from gamehall.kernel.clock import Clock
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.event import TimerStarted, TimerStopped
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.record import Header, Player, chain_start, encode
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.kernel.table import Table, open_table, replay, run_out, submit
from gamehall.kernel.timekeeping import objection
from tests.kernel.test_table import dealt
from tests.toys.bluff.rules import GAME, Lay, TurnOver

P1 = Seat("p1")
YEAR = 365 * 24 * 3_600_000


def timed(table: Table) -> Limit:
    return next(p.limit for p in table.prompts if p.seat == CLOCK and p.limit)


def kept() -> Table:
    """The cards are dealt, and a limit of the toy runs for a player."""
    return dealt(timekeeper="person")


def left(table: Table, at: int) -> int:
    [reading] = clocks.read(table.clock, table.prompts, at, {})
    return reading.left


class Told:
    """A table to which things are said one after the other."""

    def __init__(self) -> None:
        self.table = kept()
        self.timer, self.over = timed(self.table).timer, timed(self.table).then

    def say(self, action: Action, at: int, seat: Seat = CLOCK, prompt: str = "") -> Ruling:
        done = submit(self.table, seat, action, prompt=prompt, at=at)
        self.table = done.table
        return done.ruling


@pytest.mark.paragraph("hall-timekeeper")
def test_no_limit_runs_out_by_itself_and_the_dial_goes_on() -> None:
    table = kept()
    limit = timed(table)
    assert table.next_due() is None
    assert run_out(table, YEAR) == (table, ())
    assert table.next_dial() is not None
    assert left(table, limit.ms + 5_000) == -5_000
    assert dealt().next_due() is not None


@pytest.mark.paragraph("hall-timekeeper")
def test_time_is_up_when_the_timekeeper_says_so_and_is_ruled_as_if_the_clock_had() -> None:
    ruled = []
    for table in (kept(), dealt()):
        limit = timed(table)
        prompt = next(p.id for p in table.prompts if p.limit == limit)
        done = submit(table, CLOCK, limit.then, prompt=prompt, at=limit.ms + 50)
        entry = done.entries[0]
        ruled.append((entry.seat, entry.action, entry.ruling, entry.prompt))
    assert ruled[0] == ruled[1]


def test_another_time_than_the_one_asked_about_is_not_called() -> None:
    told = Told()
    prompt = next(p.id for p in told.table.prompts if p.limit)
    for other in (Lay("01", 2), Fell((1,))):
        assert told.say(other, 1, prompt=prompt).refused
    for seat in (P1, JUDGE, DEALER):
        assert told.say(told.over, 1, seat, prompt).cites == "hall-seat"


@pytest.mark.paragraph("hall-timekeeper")
def test_a_timer_is_stopped_started_and_turned() -> None:
    told = Told()
    whole = left(told.table, 0)
    ruling = told.say(StopTimer(told.timer), 2_000)
    assert (ruling.cites, ruling.events) == ("hall-timekeeper", (TimerStopped(told.timer),))
    assert left(told.table, 9_000) == whole - 2_000
    assert told.say(StopTimer(told.timer), 9_000).says.endswith("stands already.")
    assert told.say(StartTimer(told.timer), 10_000).events == (TimerStarted(told.timer),)
    assert left(told.table, 11_000) == whole - 3_000
    assert told.say(StartTimer(told.timer), 11_000).says.endswith("runs already.")
    told.say(StartTimer(told.timer, turned=True), 12_000)
    assert left(told.table, 12_500) == whole - 500
    told.say(StopTimer(told.timer), 13_000)
    told.say(StartTimer(told.timer, turned=True), 20_000)
    assert left(told.table, 20_500) == whole - 500


def test_only_the_timekeeper_moves_a_timer_and_only_one_in_use() -> None:
    told = Told()
    for seat in (P1, JUDGE, DEALER, Seat("gallery")):
        for action in (StopTimer(told.timer), StartTimer(told.timer, turned=True)):
            assert told.say(action, 1, seat).refused
    assert told.say(StopTimer("no such timer"), 1).refused
    by_the_hall = submit(dealt(), CLOCK, StopTimer(told.timer), at=1)
    assert (by_the_hall.ruling.cites, by_the_hall.entries) == ("hall-timekeeper", ())


def test_a_pause_keeps_what_was_stopped_and_moves_no_timer() -> None:
    told = Told()
    whole = left(told.table, 0)
    told.say(StopTimer(told.timer), 1_000)
    told.say(Pause("the lamp fell"), 2_000, JUDGE)
    assert told.say(StartTimer(told.timer), 3_000).cites == "hall-pause"
    told.say(Resume(), 4_000, JUDGE)
    assert left(told.table, 9_000) == whole - 1_000
    told.say(StartTimer(told.timer), 10_000)
    told.say(Pause("again"), 11_000, JUDGE)
    told.say(Resume(), 20_000, JUDGE)
    assert left(told.table, 21_000) == whole - 3_000


def test_a_timer_that_was_stopped_runs_again_with_its_next_prompt() -> None:
    bank = Prompt("turn", CLOCK, ("TurnOver",), limit=Limit("p1", 60_000, TurnOver(), P1))
    clock = clocks.hold(clocks.run(Clock(), (bank,), 0), "p1", 10_000)
    clock = clocks.run(clock, (bank,), 20_000)
    assert clock.timers["p1"].spent_at(30_000) == 10_000
    clock = clocks.run(clocks.run(clock, (), 30_000), (bank,), 40_000)
    assert clock.timers["p1"].spent_at(45_000) == 15_000


def test_a_firm_limit_is_not_called_too_soon_and_a_factor_makes_it_longer() -> None:
    limit = Limit("call", 10_000, TurnOver(), P1, cites="some-paragraph", firm=True)
    prompt = Prompt("call", CLOCK, ("TurnOver",), limit=limit)
    clock = clocks.run(Clock(), (prompt,), 0)

    def said(at: int, **factors: float) -> Ruling | None:
        own = {Seat(seat): factor for seat, factor in factors.items()}
        ana = (Player(P1, "Ana"),)
        header = Header("t", "g", "b", "1", "guided", {}, ana, 0, "", own, timekeeper="person")
        return objection(header, clock, prompt, TurnOver(), at)

    early = said(5_500)
    assert early is not None
    assert (early.cites, early.says) == ("some-paragraph", "{p1} has 5 seconds left.")
    assert said(9_950).says == "{p1} has 1 second left."  # type: ignore[union-attr]
    assert said(10_050) is None
    assert said(10_050, p1=1.5) is not None
    assert said(15_050, p1=1.5) is None


def test_the_record_says_who_kept_the_time_and_replays_and_audits() -> None:
    told = Told()
    told.say(StopTimer(told.timer), 2_000)
    told.say(StartTimer(told.timer, turned=True), 3_000)
    prompt = next(p.id for p in told.table.prompts if p.limit)
    told.say(told.over, YEAR, prompt=prompt)
    table = told.table
    data = write_lines(table.header, table.entries)
    assert broken_links(data) == []
    header, entries = read_lines(data, lambda _: GAME)
    assert header.person_keeps_time
    assert header == table.header
    assert table.entries == entries
    again = replay(GAME, header, entries)
    assert (again.state, again.clock, again.seal) == (table.state, table.clock, table.seal)
    assert audit(GAME, header, entries) == ()


def test_going_back_starts_a_stopped_timer_where_it_stood() -> None:
    told = Told()
    whole, seq = left(told.table, 0), told.table.seq
    told.say(StopTimer(told.timer), 2_000)
    told.say(Correct("the wrong button", back_to=seq + 1), 5_000, JUDGE)
    assert left(told.table, 6_000) == whole - 1_000


def test_a_record_of_the_halls_clock_is_written_as_ever() -> None:
    """So the seals of records made before there were timekeepers hold."""
    header = dealt().header
    assert b"timekeeper" not in encode(header)
    assert msgspec.json.decode(encode(header), type=Header) == header
    person = kept().header
    assert b'"timekeeper":"person"' in encode(person)
    assert chain_start(header) != chain_start(person)
    assert open_table(GAME, person).header.person_keeps_time
