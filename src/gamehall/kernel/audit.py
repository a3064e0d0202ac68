"""Ask the rules again: where does today's ruling differ from the recorded one, and was the dealer fair?"""

from functools import partial

from msgspec import Struct

from gamehall.kernel.action import TABLE_ACTIONS
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.event import Revealed
from gamehall.kernel.game import Game
from gamehall.kernel.procedure import rule_table
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER
from gamehall.kernel.table import Table, add, in_manner, open_table


class Difference(Struct, frozen=True):
    seq: int
    recorded: str
    today: str


def audit(game: Game, header: Header, entries: tuple[Entry, ...]) -> tuple[Difference, ...]:
    """Every entry whose ruling the rules would give otherwise today."""
    table, differences = open_table(game, header), []
    for entry in entries:
        today = _rule_again(table, entry)
        if (today.verdict, today.events) != (entry.ruling.verdict, entry.ruling.events):
            differences.append(Difference(entry.seq, entry.ruling.says, today.says))
        table = add(table, entry)
    return tuple(differences)


def dealer_faults(game: Game, header: Header, entries: tuple[Entry, ...]) -> list[str]:
    """What a checker of the dealer finds wrong, in plain sentences. Empty: nothing."""
    if not header.sealed_seed:
        return []
    seeds = [e.seed for entry in entries for e in entry.ruling.events if isinstance(e, Revealed)]
    if not seeds:
        return ["the dealer's seed has not been shown"]
    if seal(seeds[0]) != header.sealed_seed:
        return ["the seed shown is not the one that was sealed"]
    return _wrong_deals(open_table(game, header), entries, seeds[0])


def _wrong_deals(table: Table, entries: tuple[Entry, ...], seed: str) -> list[str]:
    faults = []
    for entry in entries:
        prompt = table.prompt(entry.prompt)
        chance = prompt.chance if prompt and entry.seat == DEALER else None
        if chance and deal(seed, entry.seq, chance) != entry.action:
            faults.append(f"entry {entry.seq}: the dealer did not deal what the seed gives")
        table = add(table, entry)
    return faults


def _rule_again(table: Table, entry: Entry) -> Ruling:
    if isinstance(entry.action, TABLE_ACTIONS):
        over, paused = table.outcome is not None, table.clock.paused
        said = partial(rule_table, over=over, paused=paused, last=table.seq)
        return said(table.game, table.state, table.header, entry.seat, entry.action)
    return in_manner(table, table.game.rule(table.state, entry.seat, entry.action))
