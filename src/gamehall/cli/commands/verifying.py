"""`gamehall record verify`: what a record proves, what it does not prove, and what is wrong with it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from rich.text import Text

from gamehall.cli.commands.records import read_bytes
from gamehall.kernel.action import Close
from gamehall.kernel.audit import NOT_SHOWN, audit, dealer_faults
from gamehall.kernel.codec import Unreadable, broken_links, read_lines
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.signature import Signature, signature_in, to_sign
from gamehall.kernel.table import replay
from gamehall.machine.folder import data_path
from gamehall.machine.speech import Unusable, console, one_line
from gamehall.store.signing import is_genuine, kept_key
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.finding import MATCHES, game_of_record

_NO_DEALER = (*MATCHES, EVENT.id)
"""Nothing is rolled or drawn there."""


class Finding(NamedTuple):
    kind: Literal["proved", "not proved", "wrong"]
    says: str


_MARKS = {"proved": ("✓", "green"), "not proved": ("?", "yellow"), "wrong": ("✗", "red")}


def verify_files(files: tuple[Path, ...], key: str = "", unsigned: bool = False) -> int:
    """Print what was found out about each record; 1 when anything is wrong."""
    out = console()
    if not files:
        raise Unusable("Name the record to check.")
    wanted = _public_key(key)
    wrong = False
    for file in files:
        found = verify(read_bytes(file), wanted, unsigned)
        out.print(Text(one_line(str(file)), style="bold"))
        for kind, says in found:
            out.print(Text.assemble("  ", _MARKS[kind], f" {says}"), soft_wrap=True)
        wrong |= any(kind == "wrong" for kind, _ in found)
    return int(wrong)


def verify(data: bytes, key: str = "", unsigned: bool = False) -> list[Finding]:
    """Everything that can be told of a record, in plain sentences."""
    try:
        header, entries = read_lines(data, game_of_record)
        links = broken_links(data)
    except Unreadable as error:
        return [Finding("wrong", f"The record cannot be read: {error}.")]
    except KeyError as error:
        return [Finding("wrong", str(error.args[0]))]
    game = game_of_record(header.game)
    found = [Finding("wrong", f"The chain is broken: {link}.") for link in links]
    if not links:
        found.append(Finding("proved", f"The chain of {len(entries)} entries fits together."))
    found += _signature(signature_in(data), header, entries, key, unsigned)
    try:
        found += [] if header.game in _NO_DEALER else _dealer(game, header, entries)
        found += _rulings(game, header, entries)
    except Exception as error:  # a forged record can be wrong in ways no rule foresees
        why = f"{type(error).__name__}: {one_line(str(error))}"
        found.append(Finding("wrong", f"The record cannot be played through: {why}."))
    return found


def _signature(
    signature: Signature | None, header: Header, entries: Sequence[Entry], key: str, unsigned: bool
) -> list[Finding]:
    if signature is None:
        kind: Literal["not proved", "wrong"] = "not proved" if unsigned and not key else "wrong"
        return [Finding(kind, "No hall has signed this record: anybody may have written or changed it.")]
    signed = signature.signed
    if not is_genuine(signature) or signed != to_sign(header, entries, signed.complete):
        return [
            Finding(
                "wrong", "The signature is not for this record: something was changed, put in or cut off."
            )
        ]
    if key and signature.hall != key:
        return [Finding("wrong", f"Another hall has signed this record, with the key {signature.hall}.")]
    return [_signer(signature, key), _completeness(signature, entries)]


def _signer(signature: Signature, key: str) -> Finding:
    as_written = "Header, names and entries are as it wrote them"
    own = kept_key(data_path())
    if key:
        return Finding("proved", f"The hall with the key you named has signed it. {as_written}.")
    if own and own.public == signature.hall:
        return Finding("proved", f"The hall of this machine has signed it. {as_written}.")
    return Finding(
        "not proved",
        f"A hall with the key {signature.hall} has signed it. Whether that is the hall you think of, "
        "the key tells: compare it with the hall's own, at its address under /key, or name it with --key.",
    )


def _completeness(signature: Signature, entries: Sequence[Entry]) -> Finding:
    last = signature.signed.entries
    if signature.signed.complete:
        closed = next((e.seq for e in reversed(entries) if isinstance(e.action, Close)), last)
        since = f" Its result was set right with entry {last}." if last > closed else ""
        says = f"Its game is complete: the table was closed with entry {closed}.{since}"
        return Finding("proved", f"{says} A result set right after that stands in a longer record only.")
    return Finding("not proved", f"It may not be complete: the table was still open after entry {last}.")


def _dealer(game: Game, header: Header, entries: Sequence[Entry]) -> list[Finding]:
    faults = dealer_faults(game, header, entries)
    if not header.sealed_seed:
        return [Finding("not proved", "A person typed in what fell, so there is no dealer's seed to check.")]
    if faults == [NOT_SHOWN] and not replay(game, header, entries).closed:
        says = "The table is not closed for good, so the dealer's seed is still sealed."
        return [Finding("not proved", says)]
    if faults:
        return [Finding("wrong", f"The dealer: {fault}.") for fault in faults]
    says = "The dealer was bound: every roll and draw follows from the seed sealed before it."
    return [Finding("proved", says), Finding("not proved", "The hall chose that seed alone.")]


def _rulings(game: Game, header: Header, entries: Sequence[Entry]) -> list[Finding]:
    found = []
    for difference in audit(game, header, entries):
        recorded, today = (
            one_line(named(header, game, says)) for says in (difference.recorded, difference.today)
        )
        says = f"Entry {difference.seq} was ruled “{recorded}” Today's rules say “{today}”"
        found.append(Finding("wrong", says))
    return found or [Finding("proved", "Asked again, the rules give every ruling as it is recorded.")]


def _public_key(text: str) -> str:
    key = "".join(text.split()).lower()
    if key and (len(key) != 64 or set(key) - set("0123456789abcdef")):
        raise Unusable(
            "A hall's key has 64 figures from 0 to 9 and a to f. It stands at its address under /key."
        )
    return key
