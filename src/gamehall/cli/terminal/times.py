"""The clocks of a table in a line of text, as its page shows them."""

from gamehall.kernel import clock as clocks
from gamehall.kernel.clock import Reading
from gamehall.kernel.naming import clock_name
from gamehall.kernel.table import Table


def times(sight: Table, at: int) -> str:
    """Every clock that may be seen: whose or what for, what it shows, and whether it runs."""
    dials = sight.game.dials(sight.state) if sight.game.dials else ()
    found = clocks.read(sight.clock, sight.prompts, at, sight.header.time_factors, dials)
    readings = sorted(found, key=lambda one: (one.role != "bank", one.of or ""))  # each has its place
    told = ", ".join(
        f"{clock_name(sight.header, sight.game, one)} {shown(one.left)}{_runs(one)}" for one in readings
    )
    return f"Time left: {told}." if told else ""


def shown(left: int) -> str:
    """Minutes and seconds; a second that has begun to run is still shown. Below zero it is overtime."""
    seconds = -(-left // 1000)
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'−' * (seconds < 0)}{minutes}:{rest:02}"


def _runs(one: Reading) -> str:
    """A player's clock is marked while it runs, any other while it stands."""
    if one.role == "bank":
        return " (running)" if one.running else ""
    return "" if one.running else " (stopped)"
