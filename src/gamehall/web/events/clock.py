"""The clock of a round, as pages show it."""

from gamehall.live.event import LiveEvent


def left(live: LiveEvent, now: int) -> int | None:
    """Milliseconds until the clock of the running round says something; None: it stands."""
    due = live.record.next_due()
    return max(0, due[0] - now) if due and live.state.running else None


def minutes_left(live: LiveEvent, now: int) -> int | None:
    """Minutes, the one that has begun counted whole."""
    ms = left(live, now)
    return None if ms is None else -(-ms // 60_000)
