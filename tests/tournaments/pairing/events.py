"""A whole event, played by lot: what the systems make of their own rounds."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.finding import pair

Plan = Sequence[tuple[str, Mapping[str, Any]]]


def event(
    count: int, plan: Plan, seed: int, lag: int = 0, leaving: float = 0, by_hand: float = 0, schools: int = 0
) -> Sequence[tuple[Field, Pairing]]:
    """Every round's field and pairing. Some leave and some meetings are made by hand, with these chances."""
    random = Random(seed)
    players = {
        number: Player(number, apart=(f"school {random.randrange(schools)}",) if schools else ())
        for number in range(1, count + 1)
    }
    heard: list[dict[int, tuple[int, int]]] = [dict.fromkeys(players, (0, 0))]
    rounds = []
    for round, (system, options) in enumerate(plan, 1):
        if len(players) > 3 and random.random() < leaving:
            del players[random.choice(sorted(players))]
        source = max(0, round - 1 - lag)
        standing = heard[source]
        order = sorted(players, key=lambda number: standing[number], reverse=True)
        fixed = (tuple(random.sample(sorted(players), 2)),) if random.random() < by_hand else ()
        field = Field(
            tuple(
                replace(players[number], points=standing[number][0], spread=standing[number][1])
                for number in order
            ),
            round,
            source,
            len(plan),
            str(seed),
            fixed=fixed,
        )
        pairing = pair(field, system, options)
        rounds.append((field, pairing))
        heard.append(_played(players, heard[-1], pairing, random))
    return rounds


def _played(
    players: dict[int, Player], before: Mapping[int, tuple[int, int]], pairing: Pairing, random: Random
) -> dict[int, tuple[int, int]]:
    """The standing after the round; `players` learn whom they met."""
    after = dict(before)
    for meeting in pairing.meetings:
        match meeting.who:
            case (alone,):
                players[alone] = replace(players[alone], byes=players[alone].byes + 1, last=())
                after[alone] = (after[alone][0] + 2, after[alone][1] + 50)
            case (first, second):
                players[first] = _met(replace(players[first], firsts=players[first].firsts + 1), second)
                players[second] = _met(replace(players[second], seconds=players[second].seconds + 1), first)
                margin = random.randint(-200, 200)
                won = (margin > 0) - (margin < 0)
                after[first] = (after[first][0] + 1 + won, after[first][1] + margin)
                after[second] = (after[second][0] + 1 - won, after[second][1] - margin)
    return after


def _met(player: Player, other: int) -> Player:
    return replace(player, met={**player.met, other: player.met.get(other, 0) + 1}, last=(other,))


def widest(rounds: Sequence[tuple[Field, Pairing]]) -> int:
    """How far anybody's firsts and seconds were ever apart."""
    ahead: dict[int, int] = {}
    most = 0
    for _, pairing in rounds:
        for meeting in pairing.meetings:
            if len(meeting.who) == 2:
                first, second = meeting.who
                ahead[first] = ahead.get(first, 0) + 1
                ahead[second] = ahead.get(second, 0) - 1
                most = max(most, abs(ahead[first]), abs(ahead[second]))
    return most
