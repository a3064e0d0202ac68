"""What is drawn once and holds for several rounds: the schedule of a block, and the stars of the entrants."""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.state import State
from gamehall.tournaments.pairing.field import Field
from gamehall.tournaments.pairing.finding import chosen, system
from gamehall.tournaments.pairing.star_orders import draw_stars


def scheduled(
    state: State, division: str, number: int, field: Field
) -> tuple[Mapping[str, Any], list[happened.Settled]]:
    """The options by which a round is paired, and what is drawn for them now. A schedule begins with its
    block, unless the plan says that it began before.

    While the first round of a block does not hang out its schedule is drawn anew, so that everybody who has
    come stands in it; after that it stays, whoever comes and goes."""
    block = state.format.block(number)
    first = block.rounds[0]
    begun = state.round(division, first)
    drawn = state.settled.get(division, {}).get(first)
    if drawn is not None and begun is not None and begun.published:
        return drawn, []
    asked = system(block.system)
    options = dict(block.options)
    if "first_round" in asked.options.__struct_fields__:
        options.setdefault("first_round", first)
    settle = vars(sys.modules[asked.pair.__module__]).get("settle")
    if settle is None:
        return options, []
    options = as_written(settle(field, chosen(asked, options)))
    return options, [happened.Settled(division, first, options)]


def as_written(value: object) -> dict[str, Any]:
    """As it is read from a record again: what stands in the state must be what its record gives."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return written


def starred(state: State, division: str, field: Field) -> tuple[Field, list[happened.StarsDrawn]]:
    """The field with a star for everybody, where several games are played, and the stars drawn now.

    Those who come before the first round hangs out are drawn together."""
    if len(state.format.games) < 2:
        return field, []
    first = state.round(division, 1)
    begun = first is not None and first.published
    without = [one.number for one in field.players if not (begun and one.star)]
    if not without:
        return field, []
    schools = {number: state.entrants[number].school for number in without}
    stars = dict(draw_stars(without, state.format.games, f"{field.seed}/stars/{field.round}", schools))
    players = tuple(replace(one, star=stars.get(one.number, one.star)) for one in field.players)
    return replace(field, players=players), [happened.StarsDrawn(tuple(stars.items()))]
