"""How a game file ends: last racks, time penalties, or nothing of the kind."""

from collections import Counter

from gamehall.games.scrabble.gcg.kit import spell, tiles, unseen, worth
from gamehall.games.scrabble.gcg.sheet import SIX, Sheet
from gamehall.games.scrabble.gcg.values import Event, Reading

_PENALTY = 10
_MOST = 100
"""Whoever is longer over time loses the game instead."""


def count_gained(sheet: Sheet, seat: int, event: Event) -> None:
    """The other side's rack: twice its value, or once if the other side loses it too."""
    found = sheet.readable(event.letters)
    two = len(sheet.nicks) <= 2
    if sheet.ended and two:
        sheet.say("event-after-end", "The last racks are counted already.")
    elif sheet.mover is not None and sheet.mover != seat:
        says = f"{sheet.nicks[sheet.mover]} made the last play, not {sheet.nicks[seat]}."
        sheet.say("end-rack-wrong-player", says)
    elif found is not None and sheet.counted and two:
        left = unseen(sheet.squares)
        if left != found:
            says = f"The tiles left over are {spell(left) or 'none'}, not {event.letters or 'none'}."
            sheet.say("end-rack-tiles", says)
    points, true = worth(tiles(event.letters)), event.score
    if sheet.kit.tiles and found is not None and event.score not in (points, 2 * points):
        says = f"{event.letters} counts {points}, doubled {2 * points}, not {event.score}."
        sheet.say("end-rack-value", says)
        true = 2 * points
    sheet.once = sheet.kit.tiles and bool(points) and event.score == points
    sheet.ended = True
    sheet.add(seat, event, true)


def count_lost(sheet: Sheet, seat: int, event: Event) -> None:
    """One's own rack: after six turns without a score, or the half another player has added."""
    found = sheet.readable(event.letters)
    own = Counter(tiles(event.rack)) if event.rack else None
    if found is not None and own is not None and own != found:
        says = f"The rack is {event.rack}, but {event.letters} is taken off."
        sheet.say("end-rack-tiles", says)
    elif found is not None and sheet.counted and (missing := spell(found - unseen(sheet.squares))):
        sheet.say("rack-not-in-bag", f"The rack {event.letters} has more than the tiles left: {missing}.")
    if seat in sheet.counted_off:
        sheet.say("end-rack-repeated", f"The last rack of {sheet.nicks[seat]} is taken off already.")
    elif not (sheet.once and sheet.mover != seat) and sheet.zeros < SIX:
        says = "A rack is taken off, but there were no six turns without a score and no half to match."
        sheet.say("end-early", says)
    points, true = worth(tiles(event.letters)), event.score
    if sheet.kit.tiles and found is not None and event.score != -points:
        sheet.say("end-rack-value", f"{event.letters} counts {points}, not {-event.score}.")
        true = -points
    sheet.counted_off.add(seat)
    sheet.once, sheet.ended = False, True
    sheet.add(seat, event, true)


def fine(sheet: Sheet, seat: int, event: Event) -> None:
    """A time penalty: ten points for each minute begun, once, at the end."""
    if event.score > 0:
        sheet.say("time-adds", f"A time penalty takes points off; this one adds {event.score}.")
    elif not event.score:
        sheet.say("time-nothing", "The time penalty takes nothing off.")
    if event.score % _PENALTY or sheet.fined.get(seat, 0) - event.score > _MOST:
        each = f"each minute begun costs {_PENALTY}, and {_MOST} at most"
        says = f"{-event.score} points cannot be for time: {each}."
        sheet.say("time-unusual", says)
    if not sheet.ended:
        sheet.say("time-early", "The time penalty stands before the last racks are counted.")
    if seat in sheet.fined:
        sheet.say("time-repeated", f"{sheet.nicks[seat]} has a time penalty already.")
    sheet.fined[seat] = sheet.fined.get(seat, 0) - event.score
    sheet.add(seat, event, event.score)


def finish(sheet: Sheet, reading: Reading) -> None:
    """What can only be said at the end of the file."""
    sheet.line = reading.last_line
    game = reading.game
    if sheet.once:
        sheet.say("end-half", "The last rack is added once, but nobody loses it.")
    elif sheet.zeros >= SIX and sheet.counted_off and len(sheet.counted_off) < len(sheet.nicks):
        sheet.say("end-half", "After six turns without a score each side loses its rack; here not all do.")
    if sheet.ended and game.said("incomplete") is not None:
        sheet.line = reading.pragma_lines["incomplete"]
        sheet.say("ended-yet-incomplete", "The file calls itself incomplete, but the game is over.")
    elif not sheet.ended and game.events and game.said("incomplete") is None:
        sheet.say("unfinished", "The file stops before the last racks are counted.")
    if not sheet.ended:
        _racks(sheet, reading)


def _racks(sheet: Sheet, reading: Reading) -> None:
    """The racks an unfinished game was left with."""
    for seat in range(len(sheet.nicks)):
        rack = reading.game.left(seat + 1)
        if not rack:
            continue
        sheet.line = reading.pragma_lines[f"rack{seat + 1}"]
        found = sheet.readable(rack)
        if found is not None and sheet.counted:
            sheet.look_at(seat, found, rack)
            sheet.held[seat] = found
