"""Rules speak of {p1} and {judge}; people read names and titles."""

from gamehall.kernel.clock import Reading
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header
from gamehall.kernel.seat import CLOCK


def named(header: Header, game: Game, text: str) -> str:
    """A text with the names of who sits there; where teams play, a side is called by its team."""
    if "{" not in text:
        return text
    if header.person_keeps_time:
        text = text.replace(f"{{{CLOCK}}}", "the timekeeper")
    for official in game.officials:
        text = text.replace(f"{{{official.seat}}}", f"the {official.title}")
    if game.teams and len(header.players) > 2:
        text = text.replace("{p1}", "Team A").replace("{p2}", "Team B")
    for player in header.players:
        if player.name.endswith("s"):
            text = text.replace(f"{{{player.seat}}}’s", f"{{{player.seat}}}’")
    return header.named(text)


def clock_name(header: Header, game: Game, reading: Reading) -> str:
    """Whose time it is, and what for."""
    whose = named(header, game, f"{{{reading.of}}}") if reading.of else ""
    return " ".join(filter(None, (whose, reading.what))) or "time"
