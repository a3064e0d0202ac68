"""Replays a game file on the board and says what is wrong: scores, totals, turns, racks, the end."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.gcg.codes import Finding, is_problem
from gamehall.games.scrabble.gcg.ending import count_gained, count_lost, fine, finish
from gamehall.games.scrabble.gcg.kit import exchange_count, kit_of, spell, tiles, unseen
from gamehall.games.scrabble.gcg.laying import Misfit, lie
from gamehall.games.scrabble.gcg.sheet import Last, Sheet, numbered, used
from gamehall.games.scrabble.gcg.values import UNKNOWN, Event, Reading
from gamehall.games.scrabble.placement import misplaced, score_of

_TURNS = ("play", "pass", "exchange")
_IN_PLAY = (*_TURNS, "withdrawn", "challenge")
_BONUS = 5


class Checked(Struct, frozen=True):
    """What a file's game comes to, and everything found, in the order of its lines."""

    totals: dict[str, int]
    findings: tuple[Finding, ...]

    def problems(self, *, strict: bool = False) -> tuple[Finding, ...]:
        return tuple(found for found in self.findings if is_problem(found, strict=strict))

    def warnings(self, *, strict: bool = False) -> tuple[Finding, ...]:
        return tuple(found for found in self.findings if not is_problem(found, strict=strict))


def check(reading: Reading) -> Checked:
    kit = kit_of(reading)
    sheet = Sheet(reading, kit)
    if kit.why:
        sheet.line = kit.line
        also = "racks and plays are" if not kit.tiles else "plays are"
        sheet.say("set-unknown", f"The scores of {also} taken as written: {kit.why}.")
    for n, (line, event) in enumerate(zip(reading.lines, reading.game.events, strict=True)):
        sheet.line = line
        _enter(sheet, event, first=n == 0)
    finish(sheet, reading)
    found = sorted((*reading.findings, *sheet.findings), key=lambda finding: finding.line)
    return Checked(sheet.totals, tuple(found))


def _enter(sheet: Sheet, event: Event, *, first: bool) -> None:
    seat = sheet.seat(event)
    if sheet.ended and event.kind in _IN_PLAY:
        sheet.say("event-after-end", "The last racks are counted already; the game is over.")
        sheet.add(seat, event, event.score)
        return
    if event.kind in _TURNS:
        sheet.take_turn(seat, first=first)
    match event.kind:
        case "play":
            _play(sheet, seat, event)
        case "pass" | "exchange":
            _no_play(sheet, seat, event)
        case "withdrawn":
            _withdrawn(sheet, seat, event)
        case "challenge":
            _challenge(sheet, seat, event)
        case "time":
            fine(sheet, seat, event)
        case "rack-gained":
            count_gained(sheet, seat, event)
        case "rack-lost":
            count_lost(sheet, seat, event)
    if event.kind not in ("play", "challenge"):
        sheet.last = None


def _play(sheet: Sheet, seat: int, event: Event) -> None:
    rack = sheet.rack(seat, event)
    zeros, sheet.zeros = sheet.zeros, 0
    mover, sheet.mover = sheet.mover, seat
    if sheet.stopped:
        sheet.keep(seat, None, Counter())
        sheet.last = Last(seat, {}, event.score, event.score, event.rack, zeros, mover)
        sheet.add(seat, event, event.score)
        return
    try:
        lying = lie(sheet.squares, sheet.kit.side, event.at, event.letters)
    except Misfit as error:
        sheet.say(error.code, str(error))
        sheet.say("replay-stops", "From here on the board is not certain, and scores are taken as written.")
        sheet.stopped = True
        sheet.last = Last(seat, {}, event.score, event.score, event.rack, zeros, mover)
        sheet.add(seat, event, event.score)
        return
    if lying.lettered:
        sheet.say("through-letters", f"In {event.letters} tiles on the board are written as letters.")
    if lying.cut:
        sheet.say("word-cut", f"{event.letters} joins further tiles that are not written.")
    gone = used(lying.laid)
    _whence(sheet, event, rack, gone)
    true = _score(sheet, event, numbered(lying.laid)) if sheet.kit.standard else event.score
    sheet.squares = {**sheet.squares, **lying.laid}
    sheet.keep(seat, rack, gone)
    sheet.last = Last(seat, lying.laid, event.score, true, event.rack, zeros, mover)
    sheet.add(seat, event, true)


def _whence(sheet: Sheet, event: Event, rack: Counter[str] | None, gone: Counter[str]) -> None:
    """Where the tiles of a play come from: the rack, and in the end the set."""
    if sheet.kit.tiles and (over := spell(gone - unseen(sheet.squares))):
        sheet.say("tile-not-in-set", f"{event.letters} needs more tiles than the set has: {over}.")
    elif rack is not None and event.rack != "?" and (missing := spell(gone - rack)):
        sheet.say(
            "tile-not-in-rack", f"{event.letters} needs {missing}, which is not on the rack {event.rack}."
        )


def _score(sheet: Sheet, event: Event, laid: dict[int, str]) -> int:
    board = sheet.board()
    fault = None if sheet.askew else misplaced(board, laid)
    if fault is not None:
        sheet.askew = True
        sheet.say("play-misplaced", f"{event.at} {event.letters}: {fault.says}")
    true = score_of(board, laid)
    if true != event.score:
        sheet.say("score-wrong", f"{event.at} {event.letters} scores {true}, not {event.score}.")
    return true


def _no_play(sheet: Sheet, seat: int, event: Event) -> None:
    rack = sheet.rack(seat, event)
    sheet.zeros += 1
    if event.score:
        sheet.say("zero-turn-scores", f"A {event.kind} scores nothing, not {event.score}.")
    if event.kind == "exchange":
        _exchange(sheet, seat, event, rack)
    else:
        sheet.keep(seat, rack, Counter())
    sheet.add(seat, event, 0)


def _exchange(sheet: Sheet, seat: int, event: Event, rack: Counter[str] | None) -> None:
    count = exchange_count(event.letters)
    gone = None if count is not None else sheet.readable(event.letters)
    number = len(tiles(event.letters)) if count is None else count
    if rack is not None and event.rack != "?":
        missing = spell(gone - rack) if gone else ""
        if missing or number > rack.total() == RACK:
            what = missing or f"{number} tiles"
            sheet.say("exchange-not-in-rack", f"{what} cannot be exchanged from the rack {event.rack}.")
    bag = unseen(sheet.squares).total() - RACK * len(sheet.nicks)
    if sheet.counted and len(sheet.nicks) > 1 and bag < RACK:
        sheet.say("exchange-late", f"The bag holds {max(bag, 0)} tiles; an exchange usually needs seven.")
    sheet.keep(seat, rack if gone is not None else None, gone or Counter())


def _withdrawn(sheet: Sheet, seat: int, event: Event) -> None:
    last = sheet.last
    if last is None or last.answered:
        sheet.say("withdrawal-without-play", "No play that can be withdrawn comes right before.")
        sheet.add(seat, event, event.score)
        return
    if last.seat != seat:
        says = f"{sheet.nicks[last.seat]} made the play, not {sheet.nicks[seat]}."
        sheet.say("withdrawal-wrong-player", says)
    if event.score == 0 and last.written:
        sheet.say(
            "withdrawal-zero", f"A withdrawn play is written with the points it loses: -{last.written}."
        )
    elif event.score != -last.written:
        says = f"The play scored {last.written}; {-event.score} cannot be taken off."
        sheet.say("withdrawal-score", says)
    for square in last.laid:
        sheet.squares.pop(square)
    sheet.keep(last.seat, sheet.readable(last.rack) if last.rack and last.rack != "?" else None, Counter())
    sheet.zeros, sheet.mover = last.zeros + 1, last.mover
    sheet.add(last.seat, event, -last.true, -last.written if event.score == 0 else None)


def _challenge(sheet: Sheet, seat: int, event: Event) -> None:
    last = sheet.last
    if last is None:
        sheet.say("bonus-without-play", "A challenge follows a play that stands; none comes right before.")
    else:
        if event.score > 0 and seat != last.seat:
            says = f"{sheet.nicks[last.seat]} made the play that was challenged, not {sheet.nicks[seat]}."
            sheet.say("bonus-wrong-player", says)
        if last.answered:
            sheet.say("bonus-repeated", "The play was challenged before.")
        sheet.last = replace(last, answered=True)
        if event.rack == UNKNOWN:
            sheet.say("rack-unknown", f"{sheet.nicks[seat]}'s rack is unknown.")
        elif event.rack and event.rack != last.rack and seat == last.seat:
            sheet.keep(seat, sheet.rack(seat, event), Counter())
    if event.score % _BONUS or not event.score:
        sheet.say("bonus-unusual", f"{event.score} points are unusual for a challenge.")
    sheet.add(seat, event, event.score)
