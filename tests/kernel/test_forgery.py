"""A record that was written by nobody's rules is found out, however well its chain was made anew."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from gamehall.bots.seating import sit
from gamehall.kernel.action import Dealt, Fell
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.record import Entry, Header, Record, chain_start, seal_entry
from gamehall.kernel.records import audit as audit_record
from gamehall.kernel.seat import DEALER, Seat


@pytest.fixture(scope="module")
def honest() -> Record:
    sitting = sit("contig60", bots=["random", "random"], seed=7)
    sitting.play()
    return sitting.record


def sealed(header: Header, entries: Sequence[Entry]) -> Record:
    """As a forger does it: numbered and chained anew."""
    seal, made = chain_start(header), []
    for number, entry in enumerate(entries, start=1):
        made.append(seal_entry(replace(entry, seq=number, hash=""), seal))
        seal = made[-1].hash
    return Record(header, tuple(made))


def deals(entry: Entry) -> bool:
    return entry.seat == DEALER and isinstance(entry.action, Fell | Dealt)


def test_an_honest_record_has_nothing_wrong(honest: Record) -> None:
    assert audit_record(honest) == []
    assert sealed(honest.header, honest.entries) == honest


@pytest.mark.paragraph("hall-dealer")
def test_dice_that_answer_no_question_are_found_out(honest: Record) -> None:
    """A game dealt from another seed, its questions renamed, under the honest header and closing."""
    other = sit("contig60", bots=["random", "random"], seed=8)
    other.play()
    *played, _ = other.record.entries
    renamed = [replace(entry, prompt="x") if deals(entry) else entry for entry in played]
    forged = sealed(honest.header, (*renamed, honest.entries[-1]))
    from gamehall.kernel import catalog

    game = catalog.game("contig60")
    asked = sum(deals(entry) for entry in renamed)
    faults = dealer_faults(game, forged.header, forged.entries)
    assert sum("nobody had asked the dealer for this" in fault for fault in faults) == asked
    assert {one.seq for one in audit(game, forged.header, forged.entries)} >= {
        entry.seq for entry in forged.entries if deals(entry)
    }
    assert audit_record(forged)


def test_an_act_that_answers_no_question_or_somebody_elses_is_found_out(honest: Record) -> None:
    at = next(n for n, e in enumerate(honest.entries) if e.seat.startswith("p") and e.prompt)
    for change in ({"prompt": "zzz"}, {"seat": Seat("p2" if honest.entries[at].seat == "p1" else "p1")}):
        entries = list(honest.entries)
        entries[at] = replace(entries[at], **change)
        assert audit_record(sealed(honest.header, entries))


@pytest.mark.parametrize("change", [{"seq": 77}, {"hash": ""}, {"at": 10**9}])
def test_an_entry_that_does_not_fit_the_chain_is_found_out(honest: Record, change: dict[str, object]) -> None:
    entries = (*honest.entries[:5], replace(honest.entries[5], **change), *honest.entries[6:])
    assert audit_record(Record(honest.header, entries))


def test_entries_left_out_swapped_or_twice_are_found_out(honest: Record) -> None:
    one, two, three, *more = honest.entries
    for entries in ((one, three, *more), (two, one, three, *more), (one, one, two, three, *more)):
        assert audit_record(Record(honest.header, tuple(entries)))


def test_a_name_that_was_changed_is_found_out(honest: Record) -> None:
    players = tuple(replace(player, name="Eve") for player in honest.header.players)
    assert audit_record(Record(replace(honest.header, players=players), honest.entries))


def test_a_difference_in_what_follows_is_told_apart_from_one_in_words(honest: Record) -> None:
    at = next(n for n, e in enumerate(honest.entries) if e.seat.startswith("p") and e.ruling.events)
    entries = list(honest.entries)
    entries[at] = replace(entries[at], ruling=replace(entries[at].ruling, events=()))
    (first, *_) = audit_record(sealed(honest.header, entries))
    assert "And what follows from it is not what is recorded." in first
