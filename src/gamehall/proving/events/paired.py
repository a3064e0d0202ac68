"""What must hold of a round that has just been paired, whatever happened at the event before."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from gamehall.proving.events.least import MOST, Cost, added, least, needless
from gamehall.tournaments.event.events import Paired
from gamehall.tournaments.event.field import field
from gamehall.tournaments.event.state import State
from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Field, Meeting, Player
from gamehall.tournaments.pairing.finding import BY_HAND
from gamehall.tournaments.pairing.repeats import met
from gamehall.tournaments.pairing.schedule import barred
from gamehall.tournaments.pairing.starts import LIMIT, ahead, breaks

_KINDS = ("repeats", "meetings of one school or team", "byes too many", "starts over two")
_NUMBERS = re.compile(r"[Nn]o\. (\d+)")


class Made(Struct, frozen=True):
    """A round beside the field it was paired from."""

    field: Field
    system: str
    paired: Paired
    repeats: int | None
    """How often two may meet again; None: as often as it comes."""

    @property
    def players(self) -> Mapping[int, Player]:
        return {player.number: player for player in self.field.players}

    @property
    def free(self) -> list[Meeting]:
        """What the director did not make by hand."""
        return [meeting for meeting in self.paired.meetings if meeting.why != BY_HAND]

    def said(self, *numbers: int) -> str:
        """What is reported of these."""
        return " ".join(r for r in self.paired.reports if set(map(str, numbers)) <= set(_NUMBERS.findall(r)))


def faults(before: State, paired: Paired) -> Iterator[str]:
    """What is wrong with a round; `before` is the event as it was paired from."""
    block = before.format.block(paired.round)
    made = Made(
        field(before, paired.division, paired.round),
        block.system,
        paired,
        block.options.get("repeats", None if block.system == "king-of-the-hill" else 0),
    )
    where = f"{block.system}, round {paired.round}"
    for look in (_everybody, _reported, _begins, *_OWN.get(block.system, ())):
        yield from (f"{where}: {fault}" for fault in look(made))


def _everybody(made: Made) -> Iterator[str]:
    """Everybody has one place: a table, a bye, or none since a bracket is over."""
    sit = [who for meeting in made.paired.meetings for who in meeting.who]
    if sorted([*sit, *made.paired.out]) != sorted(made.players):
        yield f"not everybody has one place: {sit}"
    for meeting in made.free:
        for one, other in combinations(meeting.who, 2):
            if barred(made.field, one, other):
                yield f"{one} and {other} meet against the director's word"


def _reported(made: Made) -> Iterator[str]:
    """Nobody meets their own school or team without a word."""
    for meeting in made.free:
        for one, other in combinations(meeting.who, 2):
            if shared(made.players[one], made.players[other]) and " both of " not in made.said(one, other):
                yield f"{one} and {other} are of one school or team, and nothing is said of it"


def _begins(made: Made) -> Iterator[str]:
    """Nobody is driven further than two starts from even without a word, and who is behind begins where
    that keeps both nearer to even."""
    if not made.field.starts:
        return
    for meeting in made.free:
        match [made.players[number] for number in meeting.who]:
            case [one, other] if breaks(one, other):
                if "within two" not in made.said(one.number, other.number):
                    yield f"starts of {one.number} and {other.number} go over two, and nothing is said of it"
                if ahead(one) > ahead(other):
                    yield f"{one.number} begins once more, with {ahead(one)} starts too many"
            case [one, other]:
                if ahead(one) >= LIMIT or ahead(other) <= -LIMIT:
                    yield f"{one.number} begins against {other.number}, which drives one of them over two"


def _cheapest(made: Made) -> Iterator[str]:
    """Repeats, then schools, then second byes, then starts over two: no pairing of all has fewer."""
    numbers = [who for meeting in made.free for who in meeting.who]
    there = [made.players[number] for number in numbers]
    place = {number: at for at, number in enumerate(numbers)}
    pairs: dict[tuple[int, int], Cost] = {
        (i, j): _cost(made, there[i], there[j])
        for i, j in combinations(range(len(there)), 2)
        if not barred(made.field, there[i].number, there[j].number)
    }
    if chair := len(there) % 2:
        fewest = min(player.byes for player in there)
        pairs |= {(at, len(there)): (0, 0, player.byes - fewest, 0) for at, player in enumerate(there)}
    found: Cost = (0,) * len(_KINDS)
    for meeting in made.free:
        at = sorted(place[number] for number in meeting.who)
        cost = pairs.get((at[0], at[1] if len(at) > 1 else len(there)))
        if cost is None:
            return  # against the director's word, which is a fault of its own
        found = added(found, cost)
    count = len(there) + chair
    if count > MOST:
        kind = needless(count, pairs, found)
        if kind is not None:
            yield f"there is a pairing of all without {_KINDS[kind]}, and this one has {found[kind]}"
    elif there and found != (best := least(count, pairs)):
        yield f"{', '.join(_KINDS)} are {found}, and could be {best}"


def _cost(made: Made, one: Player, other: Player) -> Cost:
    again = made.repeats is not None and met(one, other) > made.repeats
    return (int(again), int(bool(shared(one, other))), 0, int(made.field.starts and breaks(one, other)))


def _behind(made: Made) -> Iterator[str]:
    """Nobody begins against one who has begun less often beyond their seconds: so both stay near to even."""
    for meeting in made.free:
        match [made.players[number] for number in meeting.who]:
            case [one, other] if made.field.starts and ahead(one) > ahead(other):
                yield f"{one.number} begins, and {other.number} is further behind"


def _again(made: Made) -> Iterator[str]:
    """Who meets more often than is allowed is told of, and so is a further bye while others had fewer."""
    for meeting in made.free:
        match [made.players[number] for number in meeting.who]:
            case [one, other] if made.repeats is not None and met(one, other) > made.repeats:
                if "meet again" not in made.said(one.number, other.number):
                    yield f"{one.number} and {other.number} meet again, and nothing is said of it"
            case [one] if any(player.byes < one.byes for player in made.players.values()):
                if "bye once more" not in made.said(one.number):
                    yield f"{one.number} has another bye before others had so many, and nothing is said of it"


def _neighbours(made: Made) -> Iterator[str]:
    """1-2, 3-4 and so on of those who are left after the bye; who is passed over is told of."""
    alone = {meeting.who[0] for meeting in made.free if len(meeting.who) == 1}
    sit = {who for meeting in made.free for who in meeting.who} - alone
    order = [player for player in made.field.players if player.number in sit]
    meet = {frozenset(meeting.who) for meeting in made.free}
    couples: Sequence[tuple[Player, Player]] = list(zip(order[::2], order[1::2], strict=True))
    apart = [(one, other) for one, other in couples if frozenset((one.number, other.number)) not in meet]
    if apart and not any("do not meet" in made.said(one.number, other.number) for one, other in apart):
        yield f"{apart[0][0].number} and {apart[0][1].number} are neighbours and do not meet, without a word"
    yield from _byes(made)


def _byes(made: Made) -> Iterator[str]:
    """Nobody has a further bye before others had as many, without a word."""
    free = [who for meeting in made.free for who in meeting.who]
    fewest = min((made.players[number].byes for number in free), default=0)
    for meeting in made.free:
        number = meeting.who[0]
        again = len(meeting.who) == 1 and made.players[number].byes > fewest
        if again and "bye once more" not in made.said(number):
            yield f"{number} has a bye, and others had fewer"


_Look = Callable[[Made], Iterator[str]]
_MATCHED: tuple[_Look, ...] = (_cheapest, _again, _behind)
_OWN: dict[str, tuple[_Look, ...]] = {
    "swiss": _MATCHED,
    "by-lot": _MATCHED,
    "factor": _MATCHED,
    "king-of-the-hill": (_neighbours, _again, _behind),
    "australian": _MATCHED,
    "cop": (_byes, _behind),
    "stars": (_behind,),
}
