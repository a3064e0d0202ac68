"""Ask the rules again: where does today's ruling differ from the recorded one, and was the dealer fair?"""

from collections.abc import Sequence

from msgspec import Struct

from gamehall.kernel.action import Dealt, Fell
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.event import Resealed, Revealed
from gamehall.kernel.game import Game
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import DEALER
from gamehall.kernel.table import Table, add, open_table, rule_on

NOT_SHOWN = "the dealer's seed has not been shown"
_OTHERWISE = " And what follows from it is not what is recorded."


class Difference(Struct, frozen=True):
    seq: int
    recorded: str
    today: str


def audit(game: Game, header: Header, entries: Sequence[Entry]) -> tuple[Difference, ...]:
    """Every entry whose ruling the rules would give otherwise today."""
    table, differences = open_table(game, header), []
    for entry in entries:
        today = rule_on(table, entry.seat, entry.action, entry.prompt, entry.at)
        if (today.verdict, today.events) != (entry.ruling.verdict, entry.ruling.events):
            same = today.says == entry.ruling.says
            differences.append(Difference(entry.seq, entry.ruling.says, today.says + _OTHERWISE * same))
        table = add(table, entry)
    return tuple(differences)


def dealer_faults(game: Game, header: Header, entries: Sequence[Entry]) -> list[str]:
    """What a checker of the dealer finds wrong, in plain sentences. Empty: nothing."""
    if not header.sealed_seed:
        return []
    seals = [header.sealed_seed]
    seeds: dict[str, str] = {}
    for event in (event for entry in entries for event in entry.ruling.events):
        match event:
            case Revealed(seed) if seal(seed) != seals[-1]:
                return ["the seed shown is not the one that was sealed"]
            case Revealed(seed):
                seeds[seals[-1]] = seed
            case Resealed(sealed):
                seals.append(sealed)
    wrong = _wrong_deals(open_table(game, header), entries, seeds)
    return wrong if seals[-1] in seeds else [*wrong, NOT_SHOWN]


def _wrong_deals(table: Table, entries: Sequence[Entry], seeds: dict[str, str]) -> list[str]:
    """Each deal is worked out again from the seed of its seal, where that has been shown."""
    faults = []
    for entry in entries:
        prompt = table.prompt(entry.prompt)
        chance = prompt.chance if prompt and entry.seat == prompt.seat == DEALER else None
        if isinstance(entry.action, Fell | Dealt) and not chance:
            faults.append(f"entry {entry.seq}: nobody had asked the dealer for this")
        seed = seeds.get(table.sealed.seal)
        if chance and seed and deal(seed, entry.seq, chance) != entry.action:
            faults.append(f"entry {entry.seq}: the dealer did not deal what the seed gives")
        if chance and table.sealed.shown:
            faults.append(f"entry {entry.seq}: dealt from a seed that everybody knew")
        table = add(table, entry)
    return faults
