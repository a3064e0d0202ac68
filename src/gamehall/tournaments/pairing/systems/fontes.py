"""Initial Fontes: before anything is known, everybody meets one of every band of strength."""

from msgspec import Struct, structs

from gamehall.tournaments.pairing.berger import everybody
from gamehall.tournaments.pairing.dealing import banded
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.schedule import by_rating, kept, turn
from gamehall.tournaments.pairing.system import CannotPair, IsOver, System


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3
    """How many, an odd number: the groups have one more."""
    order: tuple[int, ...] = ()
    """By what strength the bands are made, the best first; empty: by rating."""
    snaked: bool = False
    """Whether the bands are dealt to and fro instead of drawn."""
    groups: tuple[tuple[int, ...], ...] = ()
    """The groups, where they are drawn already."""
    first_round: int = 1


def settle(field: Field, options: Options) -> Options:
    """The options with the groups written into them."""
    return structs.replace(options, groups=_groups(field, options))


def pair(field: Field, options: Options) -> Pairing:
    if options.rounds < 1 or options.rounds % 2 == 0:
        raise CannotPair(f"Initial Fontes takes an odd number of rounds, not {options.rounds}.")
    groups = _groups(field, options)
    round = turn(field, options.first_round)
    if round >= options.rounds:
        raise IsOver(f"Initial Fontes is over after {options.rounds} rounds.")
    planned = [meeting for group in groups for meeting in everybody(group, round)]
    return kept(field, planned, f"Round {round + 1} of {options.rounds} of their group", turned=False)


def _groups(field: Field, options: Options) -> tuple[tuple[int, ...], ...]:
    named = [number for group in options.groups for number in group]
    if len(set(named)) < len(named):
        raise CannotPair("An entrant stands in the groups twice.")
    if options.groups:
        return options.groups
    order = by_rating(field, options.order)
    return banded(order, options.rounds + 1, f"{field.seed}/bands", options.snaked)


SYSTEM = System(
    "fontes",
    "Initial Fontes",
    pair,
    "Groups with one of every band of strength play a round robin: for the first three rounds, or five.",
    Options,
)
