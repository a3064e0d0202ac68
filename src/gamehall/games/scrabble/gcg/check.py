"""Replays a game file on the board and says what is wrong: scores, totals, turns, racks, the end."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.gcg.codes import NO_RECORD, Finding, is_problem
from gamehall.games.scrabble.gcg.ending import count_gained, count_lost, fine, finish
from gamehall.games.scrabble.gcg.kit import exchange_count, kit_of, spell, tiles, unseen
from gamehall.games.scrabble.gcg.laying import Lying, Misfit, lie, numbered
from gamehall.games.scrabble.gcg.sheet import Before, Last, Sheet, used
from gamehall.games.scrabble.gcg.values import STOOD, UNKNOWN, Event, Reading
from gamehall.games.scrabble.placement import misplaced, score_of
from gamehall.kernel.names import some

_TURNS = ("play", "pass", "exchange")
_IN_PLAY = (*_TURNS, "withdrawn", "challenge")
_BONUS = 5


class Checked(Struct, frozen=True):
    """What a file's game comes to, and everything found, in the order of its lines."""

    totals: dict[str, int]
    findings: tuple[Finding, ...]
    seats: tuple[int, ...] = ()
    """Who each event is by, counted from nought."""

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
        sheet.say("set-unknown", f"The scores of {also} taken as written: {kit.why}. {NO_RECORD}")
    if kit.doubt:
        sheet.line = kit.line
        sheet.say(
            "set-doubted", f"The plays count as with the English set on the usual board, but {kit.doubt}."
        )
    for n, (line, event) in enumerate(zip(reading.lines, reading.game.events, strict=True)):
        sheet.line = line
        _enter(sheet, event, first=n == 0)
    finish(sheet, reading)
    found = sorted((*reading.findings, *sheet.findings), key=lambda finding: finding.line)
    return Checked(sheet.totals, tuple(found), tuple(sheet.seats))


def _enter(sheet: Sheet, event: Event, *, first: bool) -> None:
    seat = sheet.seat(event)
    sheet.seats.append(seat)
    if sheet.ended and event.kind in _IN_PLAY:
        sheet.say("event-after-end", "The last racks are counted already; the game is over.")
        sheet.add(seat, event, event.score)
        return
    if event.kind in _TURNS:
        # By the double challenge rule a turn is lost; after the last play some programs write it as a pass.
        pardoned = event.kind == "pass" and seat != sheet.mover and not sheet.lost_turn
        sheet.lost_turn = pardoned and sheet.out is not None
        sheet.take_turn(seat, first=first, pardoned=pardoned)
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
    if event.kind in ("withdrawn", "time") and event.rack not in (None, UNKNOWN):
        sheet.readable(event.rack)
    if event.kind not in ("play", "challenge"):
        sheet.last = None


def _told(sheet: Sheet, seat: int, event: Event) -> Counter[str] | None:
    """The rack of a turn; one that is not told whole leaves open who has how many tiles."""
    rack = sheet.rack(seat, event)
    sheet.whole &= rack is not None and rack.total() >= sheet.stock.racks[seat]
    return rack


def _play(sheet: Sheet, seat: int, event: Event) -> None:
    rack = _told(sheet, seat, event)
    before = Before(sheet.zeros, sheet.mover, sheet.stock)
    sheet.zeros, sheet.mover = 0, seat
    lying = None if sheet.stopped else _lie(sheet, event)
    if lying is None:
        sheet.keep(seat, None, Counter())
        sheet.last = Last(seat, {}, event.score, event.score, event.rack, before)
        sheet.add(seat, event, event.score)
        return
    gone = used(lying.laid)
    _whence(sheet, event, rack, gone)
    true = _score(sheet, event, numbered(lying.laid)) if sheet.kit.standard else event.score
    sheet.squares = {**sheet.squares, **lying.laid}
    sheet.stock = sheet.stock.after(seat, gone.total())
    empty = sheet.stock.bag <= 0 and sheet.stock.racks[seat] <= 0
    sheet.out = seat if sheet.counted and sheet.whole and empty else None
    sheet.keep(seat, rack, gone)
    sheet.last = Last(seat, lying.laid, event.score, true, event.rack, before)
    sheet.add(seat, event, true)


def _lie(sheet: Sheet, event: Event) -> Lying | None:
    """How the word lies on the board; none where it does not, and from there on nothing does."""
    try:
        lying = lie(sheet.squares, sheet.kit.side, event.at, event.letters)
    except Misfit as error:
        sheet.say(error.code, str(error))
        sheet.say("replay-stops", "From here on the board is not certain, and scores are taken as written.")
        sheet.stopped = True
        return None
    if lying.lettered:
        sheet.say("through-letters", f"In {event.letters} tiles on the board are written as letters.")
    if lying.wordless:
        sheet.say("word-other-way", f"{event.at} {event.letters} makes a word the other way only.")
    elif lying.cut:
        sheet.say("word-cut", f"{event.letters} joins further tiles that are not written.")
    return lying


def _whence(sheet: Sheet, event: Event, rack: Counter[str] | None, gone: Counter[str]) -> None:
    """Where the tiles of a play come from: the rack, and in the end the set."""
    if sheet.kit.tiles and gone.total() > RACK:
        sheet.say("play-over-seven", f"{event.letters} lays {gone.total()} tiles; a rack has seven.")
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
        sheet.say("play-misplaced", f"{fault.says} The file has {event.at} {event.letters}.")
    true = score_of(board, laid)
    if true != event.score and f"{STOOD}{true}." in event.notes:
        sheet.say(
            "score-stands", f"{event.at} {event.letters} scored {event.score} at the table, and not {true}."
        )
        return event.score
    if true != event.score:
        sheet.say("score-wrong", f"{event.at} {event.letters} scores {true}, not {event.score}.")
    return true


def _no_play(sheet: Sheet, seat: int, event: Event) -> None:
    rack = _told(sheet, seat, event)
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
    bag = max(sheet.stock.bag, 0)
    holds = f"The bag holds {some(bag, 'tile')}"
    if sheet.counted and number > bag:
        sheet.say("exchange-over-bag", f"{holds}; {number} cannot be exchanged.")
    if sheet.counted and bag < RACK:
        sheet.say("exchange-late", f"{holds}; an exchange usually needs seven.")
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
    _back_on_rack(sheet, last, event)
    for square in last.laid:
        sheet.squares.pop(square)
    sheet.keep(last.seat, sheet.readable(last.rack) if last.rack and last.rack != "?" else None, Counter())
    sheet.zeros, sheet.mover, sheet.stock = last.before.zeros + 1, last.before.mover, last.before.stock
    sheet.out = None
    sheet.add(last.seat, event, -last.true, -last.written if event.score == 0 else None)


def _back_on_rack(sheet: Sheet, last: Last, event: Event) -> None:
    """The rack of a withdrawal is the rack of the play; of either some tiles may not be known."""
    told = [rack for rack in (event.rack, last.rack) if rack and rack not in ("?", UNKNOWN)]
    if len(told) < 2:
        return
    now, then = (Counter(tiles(rack)) for rack in told)
    if missing := spell(used(last.laid) - now):
        says = f"{missing} of the play withdrawn is not on the rack {event.rack}."
    elif now <= then or then <= now:
        return
    else:
        says = f"The play withdrawn was made from the rack {last.rack}, not from {event.rack}."
    sheet.say("withdrawal-rack", says)


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
        elif event.rack and event.rack != last.rack:
            sheet.readable(event.rack)
    if event.score % _BONUS or not event.score:
        sheet.say("bonus-unusual", f"{event.score} points are unusual for a challenge.")
    sheet.add(seat, event, event.score)
