"""Everything that can be said against a game file: a code, how grave it is, and what it means.

A *problem* makes the game wrong or the file unreadable. A *deviation* is another way of writing that is
understood and reported; a strict check calls it a problem. A *remark* says what could not be looked at.
"""

from typing import Literal

from msgspec import Struct

Weight = Literal["problem", "deviation", "remark"]


class Finding(Struct, frozen=True):
    line: int
    code: str
    says: str


_PROBLEMS = {
    "empty": "The file holds nothing.",
    "not-gcg": "The text is something else: it names no player and tells no play.",
    "nul": "The file holds a NUL sign, which no text has.",
    "events-missing": "The file has no events.",
    "events-many": "The file has more events than any game.",
    "players-few": "The file tells of one player only.",
    "line-unreadable": "A line is neither a pragma nor an event nor part of a note.",
    "event-unreadable": "A line that begins with > is not an event.",
    "letters-unreadable": "A rack or a word holds a sign that is no tile.",
    "player-nameless": "A player's line names nobody.",
    "player-number-repeated": "Two lines name a player of the same number.",
    "player-unknown": "An event is by somebody who is no player of the file.",
    "off-turn": "An event is by a player whose turn it is not.",
    "place-off-board": "A play begins outside the board.",
    "play-off-board": "A word runs over the edge of the board.",
    "play-mismatch": "A written word does not agree with the tiles on the board.",
    "play-empty": "A play puts no tile on the board.",
    "play-over-seven": "A play lays more than seven tiles.",
    "play-after-out": "A turn is taken after a player has gone out.",
    "play-misplaced": "A play leaves a gap, touches nothing, or is a first play that misses the centre.",
    "tile-not-in-rack": "A play uses a tile that is not on the written rack.",
    "tile-not-in-set": "More tiles of a letter are played than the set has.",
    "rack-not-in-bag": "A rack holds more tiles of a letter than are left.",
    "rack-over-seven": "A rack holds more than seven tiles.",
    "score-wrong": "A play's score is not what the board gives.",
    "total-wrong": "A total does not follow from the one before.",
    "zero-turn-scores": "A pass or an exchange scores points.",
    "exchange-not-in-rack": "Tiles are exchanged that are not on the written rack.",
    "exchange-over-bag": "More tiles are exchanged than the bag holds.",
    "withdrawal-without-play": "A play is withdrawn, but no play stands right before.",
    "withdrawal-wrong-player": "A play is withdrawn by a player who did not make it.",
    "withdrawal-score": "A withdrawn play loses other points than it scored.",
    "withdrawal-rack": "The rack of a withdrawal is not the one its play was made from.",
    "bonus-without-play": "A challenge is booked, but no play that stands comes right before.",
    "bonus-wrong-player": "A challenge bonus goes to a player who did not make the play.",
    "time-adds": "A time penalty adds points.",
    "time-unusual": "A time penalty is not 10 points, or several times that up to 100.",
    "end-rack-wrong-player": "The last rack is given to a player who did not make the last play.",
    "end-early": "A rack is taken off, but nobody went out and there were no six scoreless turns.",
    "end-rack-repeated": "The last rack of a player is taken off twice.",
    "end-half": "One half of what the last racks count is written, the other is not.",
    "end-rack-tiles": "The tiles counted at the end are not the ones left over.",
    "end-rack-value": "The tiles counted at the end do not count what is written.",
    "event-after-end": "The game goes on after the last racks were counted.",
    "rules-refuse": "Played again at a table of the hall, the game is not what the file says.",
}
_DEVIATIONS = {
    "encoding-unknown": "The character encoding is not one this program reads.",
    "encoding-invalid": "Some bytes are not valid in the file's encoding.",
    "encoding-undeclared": "The file is written in UTF-8, but its first line does not say so.",
    "encoding-windows": "The file holds signs of Windows-1252, and is read so.",
    "encoding-not-first": "The character encoding is told after the first line.",
    "hidden-signs": "A line holds signs that nobody sees; they are left out.",
    "byte-order-mark": "The file begins with a byte order mark.",
    "pragma-unknown": "A pragma is not one of the format; it is kept as it is.",
    "pragma-case": "A pragma is written in capitals.",
    "pragma-late": "A pragma about the game stands after the first event.",
    "pragma-repeated": "A pragma that is said once is said twice.",
    "continuation-lost": "A line continues a pragma, but no pragma comes right before.",
    "player-number-gap": "The players' numbers do not run from one.",
    "player-unnamed": "A player has a nickname but no name; the nickname stands for it.",
    "name-repeated": "Two players have the same name.",
    "name-long": "A name is longer than a record keeps; the rest is cut off there.",
    "nick-repeated": "Two players have the same nickname; turns are taken in order.",
    "nick-case": "An event writes a nickname in other capitals than the player's line.",
    "players-missing": "No line names the players; they are taken from the events.",
    "players-many": "More than two players.",
    "event-before-players": "An event stands before the players are named.",
    "note-plain": "A note is continued on a line without a sign.",
    "note-early": "A note stands before the first event.",
    "place-lower-case": "A place on the board is written in small letters.",
    "rack-lower-case": "A rack is written in small letters.",
    "rack-missing": "An event has no rack.",
    "rack-unknown": "A rack is unknown.",
    "rack-short": "A rack has fewer than seven tiles while the bag holds some.",
    "rack-not-last": "A pragma tells a last rack, but events follow.",
    "racks-clash": "Both racks together hold more tiles of a letter than are left.",
    "leave-changed": "Tiles that were kept are not on the next rack.",
    "score-unsigned": "A score has no sign.",
    "score-two-signs": "A score has two signs.",
    "total-missing": "An event has no total.",
    "words-after-total": "Something stands after the total.",
    "label-case": "A label between parentheses is written in capitals.",
    "second-starts": "The first event is not by player 1.",
    "through-letters": "Tiles already on the board are written as letters instead of full stops.",
    "word-other-way": "A single tile is written the way in which it makes no word.",
    "score-stands": "A play's score is not what the board gives, and a note says that it stood so.",
    "set-doubted": "A name or a tile is of another set, but the plays count as with the usual one.",
    "word-cut": "A written word leaves out tiles it joins.",
    "exchange-late": "Tiles are exchanged while the bag holds fewer than seven.",
    "zeros-overrun": "The game goes on after six turns without a score.",
    "withdrawal-zero": "A withdrawn play is written with +0 instead of the points it loses.",
    "bonus-unusual": "A challenge is not worth 5 or 10 points, or several times that.",
    "bonus-repeated": "One play has two challenge bonuses.",
    "time-early": "A time penalty stands before the end of the game.",
    "time-repeated": "One player has two time penalties.",
    "time-nothing": "A time penalty takes nothing off.",
    "ended-yet-incomplete": "The file says it is incomplete, but the last racks are counted.",
}
_REMARKS = {
    "unfinished": "The file stops before the end of the game.",
    "set-unknown": "The file is of another set of tiles or another board; scores are taken as written.",
    "replay-stops": "After a play that does not fit, scores are taken as written.",
}

BARS = ("set-unknown", "players-many")
"""A game may be right and yet none that the hall plays; such a one is not refused, but has no record."""
NO_RECORD = "The hall plays one against one with the English set: this game cannot become a record."

CODES: dict[str, tuple[Weight, str]] = {
    **{code: ("problem", says) for code, says in _PROBLEMS.items()},
    **{code: ("deviation", says) for code, says in _DEVIATIONS.items()},
    **{code: ("remark", says) for code, says in _REMARKS.items()},
}


def is_problem(finding: Finding, *, strict: bool) -> bool:
    weight = CODES[finding.code][0]
    return weight == "problem" or (strict and weight == "deviation")
