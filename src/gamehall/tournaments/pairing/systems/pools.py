"""Pools of three or four: dealt out by strength, and in each pool everybody meets everybody."""

from typing import Literal

from msgspec import Struct, structs

from gamehall.tournaments.pairing.berger import everybody, rounds_of
from gamehall.tournaments.pairing.dealing import sizes_of_pools, snaked
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.schedule import by_rating, kept, labels, turn
from gamehall.tournaments.pairing.system import CannotPair, IsOver, System


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal[3, 4] = 4
    """As many pools of this size as there can be; what is left over makes pools of the other one."""
    order: tuple[int, ...] = ()
    """By what strength they are dealt, the best first; empty: by rating."""
    pools: tuple[tuple[int, ...], ...] = ()
    """The pools, where they are drawn already."""
    first_round: int = 1


def settle(field: Field, options: Options) -> Options:
    """The options with the pools written into them."""
    return structs.replace(options, pools=_pools(field, options))


def pair(field: Field, options: Options) -> Pairing:
    pools = _pools(field, options)
    round = turn(field, options.first_round)
    all_rounds = max((rounds_of(len(pool)) for pool in pools), default=0)
    if round >= all_rounds:
        raise IsOver(f"In every pool everybody has met everybody after {all_rounds} rounds.")
    planned = [meeting for pool in pools for meeting in everybody(pool, round)]
    return kept(field, planned, f"Round {round + 1} of {all_rounds} of their pool")


def _pools(field: Field, options: Options) -> tuple[tuple[int, ...], ...]:
    named = [number for pool in options.pools for number in pool]
    if len(set(named)) < len(named):
        raise CannotPair("An entrant stands in the pools twice.")
    if options.pools:
        return options.pools
    order = by_rating(field, options.order)
    return snaked(order, sizes_of_pools(len(order), options.size), labels(field))


SYSTEM = System(
    "pools",
    "Pools",
    pair,
    "Pools of three or four, dealt to and fro by strength; in each everybody meets everybody.",
    Options,
)
