"""What `record verify` claims: every forgery that leaves the chain whole is found by the hall's signature."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamehall.cli.commands.verifying import Finding, verify
from gamehall.kernel import catalog
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.record import chain_start, seal_entry
from gamehall.kernel.signature import line_of, signature_in, to_sign
from gamehall.machine.folder import DATA
from gamehall.store.signing import hall_key, kept_key


@pytest.fixture
def record(record_file: Path) -> bytes:
    return record_file.read_bytes()


def kinds(found: list[Finding]) -> set[str]:
    return {kind for kind, _ in found}


def says(found: list[Finding], kind: str) -> str:
    return " ".join(said for of, said in found if of == kind)


def key_of(record: bytes) -> str:
    signature = signature_in(record)
    assert signature is not None
    return signature.hall


def rechained(record: bytes, *, rename: str = "", keep: int | None = None) -> bytes:
    """The record with another name or fewer entries, and its chain worked out anew: nothing is broken."""
    header, entries = read_lines(record, catalog.game)
    if rename:
        first, *others = header.players
        header = replace(header, players=(replace(first, name=rename), *others))
    previous, sealed = chain_start(header), []
    for entry in entries[:keep]:
        sealed.append(seal_entry(replace(entry, hash=""), previous))
        previous = sealed[-1].hash
    data = write_lines(header, sealed)
    assert broken_links(data) == []
    return data


def test_the_hall_that_is_named_has_signed_it(record: bytes) -> None:
    found = verify(record, key_of(record))
    assert "wrong" not in kinds(found)
    assert "The hall with the key you named has signed it" in says(found, "proved")
    assert "Its game is complete: the table was closed with entry" in says(found, "proved")


@pytest.mark.parametrize(
    "forged",
    [
        lambda record: rechained(record, rename="Somebody Else"),
        lambda record: rechained(record, keep=19),
        lambda record: rechained(record),
        lambda record: record.replace(b'"complete":true', b'"complete":false'),
    ],
    ids=["renamed", "shortened", "unsigned", "signature changed"],
)
@pytest.mark.parametrize("with_signature", [True, False])
def test_a_forgery_with_a_whole_chain_is_found(
    record: bytes, forged: Callable[[bytes], bytes], with_signature: bool
) -> None:
    last = record.splitlines(keepends=True)[-1]
    data = forged(record)
    if with_signature and signature_in(data) is None:
        data += last
    found = verify(data)
    if data == record:
        assert "wrong" not in kinds(found), "worked out anew it is the same record, and has its signature"
    else:
        assert "wrong" in kinds(found)


def test_another_halls_signature_is_told(record: bytes, tmp_path: Path) -> None:
    stranger = hall_key(tmp_path)
    data = rechained(record, rename="Somebody Else")
    forged_header, forged_entries = read_lines(data, catalog.game)
    data += line_of(stranger.sign(to_sign(forged_header, forged_entries, complete=True)))
    assert "Another hall has signed" in says(verify(data, key_of(record)), "wrong")
    found = verify(data)
    assert stranger.public in says(found, "not proved"), (
        "without a key to compare it only tells which one signed"
    )


def test_records_of_this_machines_hall_are_known(
    record: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA, str(tmp_path))
    header, entries = read_lines(record, catalog.game)
    signed = line_of(hall_key(tmp_path).sign(to_sign(header, entries, complete=False)))
    found = verify(write_lines(header, entries) + signed)
    assert "The hall of this machine has signed it" in says(found, "proved")
    assert "It may not be complete" in says(found, "not proved")


def test_what_nobody_signed_is_taken_only_when_asked(record: bytes) -> None:
    data = rechained(record)
    assert "anybody may have written" in says(verify(data), "wrong")
    assert "wrong" not in kinds(verify(data, unsigned=True))
    assert "wrong" in kinds(verify(data, key_of(record), unsigned=True))


def test_a_halls_key_is_its_own_and_kept(tmp_path: Path) -> None:
    assert kept_key(tmp_path) is None
    key = hall_key(tmp_path)
    assert hall_key(tmp_path).public == key.public
    assert (tmp_path / "hall.key").stat().st_mode & 0o777 == 0o600
