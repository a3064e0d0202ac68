"""Writes a game file: UTF-8, one blank between parts, a rack before everything but another's last rack."""

from collections.abc import Iterator

from gamehall.games.scrabble.gcg.values import Event, GameFile, Pragma
from gamehall.kernel.names import visible


def write(game: GameFile) -> bytes:
    seen = (visible(line, keep="\t") for line in lines(game))
    return "".join(f"{line}\n" for line in seen).encode("utf-8")


def lines(game: GameFile) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for player in game.players:
        yield f"#player{player.number} {player.nick} {player.name}".rstrip(" ")
    for pragma in game.about:
        yield from _pragma(pragma)
    for event in game.events:
        yield _event(event)
        for note in event.notes:
            yield from _pragma(Pragma("note", note))
        for pragma in event.pragmas:
            yield from _pragma(pragma)


def _pragma(pragma: Pragma) -> Iterator[str]:
    first, *further = pragma.text.split("\n")
    yield f"#{pragma.keyword} {first}".rstrip(" ")
    for text in further:
        yield f"#- {text}".rstrip(" ")


def _event(event: Event) -> str:
    total = "" if event.total is None else str(event.total)
    parts = [_body(event), _score(event), total, event.extra]
    # Two blanks where a rack is missing: some programs look for it between them.
    return f">{event.nick}: {event.rack or ''} {' '.join(part for part in parts if part)}"


def _body(event: Event) -> str:
    match event.kind:
        case "play":
            return f"{event.at} {event.letters}"
        case "pass":
            return "-"
        case "exchange":
            return f"-{event.letters}"
        case "withdrawn":
            return "--"
        case "challenge" | "time":
            return f"({event.kind})"
        case "rack-lost" | "rack-gained":
            return f"({event.letters})"


def _score(event: Event) -> str:
    below = event.score < 0 or (event.score == 0 and event.kind == "rack-lost")
    return f"-{-event.score}" if below else f"+{event.score}"
