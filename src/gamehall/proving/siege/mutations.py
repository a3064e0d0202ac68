"""Valid messages of all games, and what becomes of them in the wrong hands."""

import random
from functools import lru_cache
from typing import Any

import msgspec

from gamehall.bots.arena import Bout, Match
from gamehall.bots.bot import factories
from gamehall.kernel import catalog
from gamehall.kernel.action import Correct, Forfeit, Pause, Resign, Resume
from gamehall.kernel.seat import is_player, player

_PLAYED = 60
_COMMON = (Resign(), Pause("tea"), Resume(), Forfeit(player(2), "late"), Correct("a slip", 3))

_write = msgspec.json.Encoder().encode

NASTY: tuple[Any, ...] = (
    None, True, -1, 0, 2**63, -(2**63), 1e308, 0.1, "", "\x00", "\u202e", "p999999", "x" * 15_000,
    "²", "٣", "\U0001f600", [], {}, [[]], {"type": "Join"}, {"": ""}, "gallery", "dealer", "judge", "clock",
)  # fmt: skip
_TOKENS = (
    b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"null", b"1e999", b"NaN", b"-", b"\xff", b"\xc3",
    b"\x00", b"\\ud800", b"\\u0000", b"[" * 9_000, b'{"a":' * 2_000, b"9" * 5_000, b'"type"', b"\xe2\x80\xae",
)  # fmt: skip


@lru_cache
def actions(game_id: str) -> tuple[bytes, ...]:
    """What two bots did in a game, and what anybody may do at a table."""
    bot = next(iter(factories(catalog.game(game_id))))
    bout = Bout(Match(game_id, (bot, bot), 1, "tournament", {}), 1)
    bout.play_on(_PLAYED)
    done = (entry.action for entry in bout.table.entries if is_player(entry.seat))
    return tuple(dict.fromkeys(_write(action) for action in (*done, *_COMMON)))


def valid(game_id: str, prompts: list[str], rng: random.Random, number: int) -> dict[str, Any]:
    """A message that a page could send."""
    kind = rng.random()
    if kind < 0.03:
        return {"type": "Join", "seat": rng.choice(("", "p1", "p2", "gallery")), "since": rng.randrange(50)}
    if kind < 0.08:
        return {"type": "Earlier", "before": rng.randrange(60)}
    if kind < 0.12:
        return {"type": "Echo", "number": rng.randrange(9)}
    if kind < 0.15:
        return {"type": "Ping"}
    action = msgspec.json.decode(rng.choice(actions(game_id)))
    prompt = rng.choice(prompts) if prompts else ""
    return {"type": "Submit", "command": f"f{number}", "prompt": prompt, "action": action}


def mutated(message: dict[str, Any], rng: random.Random) -> bytes:
    """The same message, damaged: a value of it, its bytes, both, or once in a while not at all."""
    way = rng.random()
    if way < 0.05:
        return _write(message)
    if way < 0.6:
        _spoil(message, rng)
    data = _write(message)
    if way > 0.45:
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            data = _damage(data, rng)
    return data


def _spoil(value: Any, rng: random.Random) -> None:
    """Put something nasty somewhere inside, or leave something out, or put something in."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and rng.random() < 0.8:
            value = value[key]
            continue
        match rng.randrange(6):
            case 0:
                del value[key]
            case 1 if isinstance(value, dict):
                value[rng.choice(("type", "seat", "", "credit", "extra"))] = rng.choice(NASTY)
            case 2 if isinstance(value, list):
                value *= rng.choice((2, 50))
            case _:
                value[key] = rng.choice(NASTY)
        return


def _damage(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    to = min(len(data), at + rng.randrange(1, 9))
    match rng.randrange(6):
        case 0:
            return data[:at] + data[to:]
        case 1:
            return data[:at] + rng.choice(_TOKENS) + data[at:]
        case 2:
            return data[:at] + rng.choice(_TOKENS) + data[to:]
        case 3:
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        case 4:
            return data[:at]
        case _:
            return data[:at] + data[at:to] * 2 + data[to:]
