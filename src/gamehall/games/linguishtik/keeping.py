"""A table of real cubes: a scorer types what was said and done."""

from collections.abc import Callable

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.prompts import prompts
from gamehall.games.linguishtik.state import State
from gamehall.games.linguishtik.untimely import not_now
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat


def rule_typed(state: State, typed: acts.ActFor, rule: Callable[[State, Seat, Action], Ruling]) -> Ruling:
    """The ruling on what a player did, if the table waits for such a thing from them."""
    kind = type(typed.act).__name__
    taken = {kind for prompt in prompts(state) if prompt.seat == typed.player for kind in prompt.kinds}
    if kind not in taken:
        if said := not_now(state, typed.player, typed.act):
            return said
        wanted = ", ".join(sorted(taken)) or "nothing"
        return refused("hall-kind", f"The table takes {wanted} from {{{typed.player}}} now, not {kind}.")
    return rule(state, typed.player, typed.act)
