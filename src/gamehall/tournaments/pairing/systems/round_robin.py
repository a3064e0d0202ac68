"""Everybody meets everybody: once, or as often as one likes."""

from msgspec import Struct, structs

from gamehall.tournaments.pairing.berger import everybody, rounds_of
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.schedule import kept, seated, turn
from gamehall.tournaments.pairing.system import IsOver, System


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    order: tuple[int, ...] = ()
    """Who stands in the schedule, in the order of its seats; empty: all by their numbers. Whoever may come
    late is dealt with only where this is named."""
    meetings: int = 1
    """How often each meets each other one; the second time the other one starts."""
    by_lot: bool = False
    """Whether the seats are drawn, where `order` does not say them."""
    first_round: int = 1


def settle(field: Field, options: Options) -> Options:
    """The options with the seats written into them, so that nobody's coming or going shifts the schedule."""
    return structs.replace(options, order=seated(field, options.order, options.by_lot))


def pair(field: Field, options: Options) -> Pairing:
    order = seated(field, options.order, options.by_lot)
    round = turn(field, options.first_round)
    all_rounds = rounds_of(len(order)) * options.meetings
    if round >= all_rounds:
        raise IsOver(f"Everybody has met everybody after {all_rounds} rounds.")
    return kept(field, everybody(order, round), f"Round {round + 1} of {all_rounds} of everybody's schedule")


SYSTEM = System(
    "round-robin",
    "Round robin",
    pair,
    "Everybody meets everybody by a fixed schedule; an odd number has a bye in each round.",
    Options,
)
