"""Lines that begin with `>`: from text to an event."""

import re
from collections.abc import Callable
from typing import NamedTuple

from gamehall.games.scrabble.gcg.values import Event, Kind, Sitter

Say = Callable[[str, str], None]
"""Takes a code and a sentence about the line that is being read."""

_PLACE = re.compile(r"0?([0-9]{1,2})([A-Za-z])|([A-Za-z])0?([0-9]{1,2})")
_SCORE = re.compile(r"([+-]{0,2})([0-9]{1,6})")
_TOTAL = re.compile(r"[+-]?[0-9]{1,7}")
_LABELS: dict[str, Kind] = {"challenge": "challenge", "time": "time"}


class _Body(NamedTuple):
    kind: Kind
    at: str
    letters: str
    score: str
    rest: list[str]


def read_event(line: str, players: tuple[Sitter, ...], say: Say) -> Event | None:
    """The event a line tells of, or none, after saying why."""
    nick, colon, text = _nick(line[1:], players)
    tokens = [token for token in re.split(r"[ \t]+", text) if token]
    if not colon or not nick:
        say("event-unreadable", "An event is written “>nickname: rack place word +score total”.")
        return None
    found = next(((n, body) for n in (0, 1) if (body := _body(tokens[n:])) is not None), None)
    if found is None:
        say(
            "event-unreadable",
            f"“{brief(text)}” is no play, pass, exchange, challenge, penalty or last rack.",
        )
        return None
    body, rack = found[1], tokens[0] if found[0] else None
    score, total = _score(body.score, say), None
    rest = body.rest
    if rest and _TOTAL.fullmatch(rest[0]):
        total, rest = int(rest[0]), rest[1:]
    else:
        say("total-missing", "The total after this event is missing.")
    if rest:
        say("words-after-total", f"“{brief(' '.join(rest))}” stands after the total; it is kept.")
    kind = _last_rack(body, score, rack)
    if rack is None and kind in ("play", "pass", "exchange", "withdrawn"):
        say("rack-missing", "The rack is missing.")
    at, letters = _place(body.at, say), _letters(body, say)
    return Event(kind, nick, score, total, _rack(rack, say), at, letters, " ".join(rest))


def _nick(text: str, players: tuple[Sitter, ...]) -> tuple[str, str, str]:
    """A nickname may hold a colon if a player's line says so; else the first colon ends it."""
    for nick in sorted((player.nick for player in players), key=len, reverse=True):
        if text.startswith(f"{nick}:"):
            return nick, ":", text[len(nick) + 1 :]
    nick, colon, rest = text.partition(":")
    return re.sub(r"[ \t]+", " ", nick).strip(" "), colon, rest


def _body(tokens: list[str]) -> _Body | None:
    match tokens:
        case [at, word, score, *rest] if _PLACE.fullmatch(at) and _SCORE.fullmatch(score):
            return _Body("play", at, word, score, rest)
        case ["-", score, *rest] if _SCORE.fullmatch(score):
            return _Body("pass", "", "", score, rest)
        case ["--", score, *rest] if _SCORE.fullmatch(score):
            return _Body("withdrawn", "", "", score, rest)
        case [first, score, *rest] if _SCORE.fullmatch(score):
            if first.startswith("-") and not first.startswith("--"):
                return _Body("exchange", "", first[1:], score, rest)
            if first.startswith("(") and first.endswith(")") and len(first) > 1:
                return _Body(_label(first[1:-1]) or "rack-gained", "", first[1:-1], score, rest)
    return None


def _label(text: str) -> Kind | None:
    """`(time)` is a label, `(TIME)` are four tiles."""
    kind = _LABELS.get(text.lower())
    return None if text == "TIME" else kind


def _last_rack(body: _Body, score: int, rack: str | None) -> Kind:
    """Points taken off are one's own rack, points added another's; without points the signs tell."""
    if body.kind != "rack-gained":
        return body.kind
    if score:
        return "rack-lost" if score < 0 else "rack-gained"
    return "rack-lost" if body.score.startswith("-") or rack == body.letters else "rack-gained"


def _score(text: str, say: Say) -> int:
    found = _SCORE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text} is no score")
    if not found[1]:
        say("score-unsigned", f"The score {found[2]} has no sign.")
    if len(found[1]) == 2:
        say("score-two-signs", f"The score {text} has two signs; the last one counts.")
    return -int(found[2]) if found[1].endswith("-") else int(found[2])


def _place(text: str, say: Say) -> str:
    if text and text != text.upper():
        say("place-lower-case", f"The place {text} is written in small letters.")
    found = _PLACE.fullmatch(text)
    if found is None:
        return ""
    return f"{int(found[1])}{found[2].upper()}" if found[1] else f"{found[3].upper()}{int(found[4])}"


def _letters(body: _Body, say: Say) -> str:
    if body.kind in _LABELS.values():
        if body.letters != body.kind:
            say("label-case", f"({body.letters}) is written ({body.kind}).")
        return ""
    return body.letters


def _rack(rack: str | None, say: Say) -> str | None:
    if rack and re.fullmatch(r"[a-z?]*[a-z][a-z?]*", rack):
        say("rack-lower-case", f"The rack {rack} is written in small letters.")
        return rack.upper()
    return rack


def brief(text: str) -> str:
    text = text.strip(" \t")
    return text if len(text) <= 40 else f"{text[:39]}…"
