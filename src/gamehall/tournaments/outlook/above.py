"""How few can end above a given standing, over all that the games of the others may bring.

Three things make it small. Who ends above, or not above, whatever happens is settled, and then the games
they play leave their opponents free. Who is not bound to others by a game is reckoned alone. And of the
margins only those between entrants level on points matter to more than one of them."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from gamehall.tournaments.outlook.margins import Passing, most_held


class Game(Struct, frozen=True):
    one: int
    other: int
    least: int
    most: int
    """The margins by which it can be won."""

    def against(self, number: int) -> int:
        return self.other if number == self.one else self.one


class Rival(Struct):
    """Somebody who may end above the standing in question."""

    key: int
    spread: int
    limit: int
    """With an equal key they are above it with a spread of more than this."""


class Fewest(Struct, frozen=True):
    least: int
    """Fewer cannot end above it."""
    found: int
    """An outcome in which so many do."""


def fewest_above(
    rivals: Mapping[int, Rival],
    games: Iterable[Game],
    key: int,
    gains: tuple[int, int, int],
    most_outcomes: int,
) -> Fewest:
    """Exact, with `least` and `found` the same, unless some knot of games has more than `most_outcomes`."""
    by_rival: dict[int, list[Game]] = {}
    for game in games:
        by_rival.setdefault(game.one, []).append(game)
        by_rival.setdefault(game.other, []).append(game)
    above, unsettled = _settle(rivals, by_rival, key, gains)
    least = found = above
    for knot in _knots(unsettled, by_rival):
        inside = {id(game): game for number in knot for game in by_rival[number]}
        if 3 ** len(inside) > most_outcomes:
            found += len(knot)
            continue
        few = _Tried(
            {number: unsettled[number] for number in knot}, tuple(inside.values()), key, gains
        ).fewest()
        least += few
        found += few
    return Fewest(least, found)


def _settle(
    rivals: Mapping[int, Rival], games: dict[int, list[Game]], key: int, gains: tuple[int, int, int]
) -> tuple[int, dict[int, Rival]]:
    """How many are above in any case, and those of whom it is open; their free games are lost by the most."""
    above = 0
    open_: dict[int, Rival] = {}
    loose: list[int] = []
    for number, rival in rivals.items():
        settled = _is_above(rival, games.get(number, ()), key, gains)
        if settled is None:
            open_[number] = rival
        else:
            above += settled
            loose.append(number)
    while loose:
        number = loose.pop()
        for game in games.pop(number, ()):
            other = game.against(number)
            if other not in open_:
                continue
            rival = open_[other]
            open_[other] = rival = Rival(rival.key + gains[0], rival.spread - game.most, rival.limit)
            games[other] = [kept for kept in games[other] if kept is not game]
            settled = _is_above(rival, games[other], key, gains)
            if settled is not None:
                above += settled
                del open_[other]
                loose.append(other)
    return above, open_


def _is_above(rival: Rival, games: Sequence[Game], key: int, gains: tuple[int, int, int]) -> bool | None:
    """Nothing while it is open."""
    high = rival.key + gains[2] * len(games)
    low = rival.key + gains[0] * len(games)
    if high < key:
        return False
    if low > key:
        return True
    if high > key > low:
        return None
    swing = sum(game.most for game in games)
    if high == key and rival.spread + swing <= rival.limit:
        return False
    if low == key and rival.spread - swing > rival.limit:
        return True
    return None


def _knots(unsettled: Iterable[int], games: Mapping[int, Sequence[Game]]) -> list[list[int]]:
    """Those who are bound to each other by games, however far around."""
    seen: set[int] = set()
    knots: list[list[int]] = []
    for first in unsettled:
        if first in seen:
            continue
        seen.add(first)
        knot = [first]
        for number in knot:
            for game in games[number]:
                other = game.against(number)
                if other not in seen:
                    seen.add(other)
                    knot.append(other)
        knots.append(knot)
    return knots


class _Tried:
    """The outcomes of one knot, tried one after the other; what can be no better is left out."""

    def __init__(
        self, rivals: dict[int, Rival], games: tuple[Game, ...], key: int, gains: tuple[int, int, int]
    ) -> None:
        self.rivals, self.games, self.key, self.gains = rivals, games, key, gains
        self.keys = {number: rival.key for number, rival in rivals.items()}
        self.halves = [0] * len(games)
        last = {number: at for at, game in enumerate(games) for number in (game.one, game.other)}
        self.done: list[list[int]] = [[] for _ in games]
        """Whose games are all played after this one."""
        for number, at in last.items():
            self.done[at].append(number)
        self.best = len(rivals)

    def fewest(self) -> int:
        self._try(0, 0)
        return self.best

    def _try(self, at: int, above: int) -> None:
        if at == len(self.games):
            self.best = min(self.best, above + self._held())
            return
        game = self.games[at]
        one, other = self.keys[game.one], self.keys[game.other]
        for halves in (1, 2, 0):
            self.halves[at] = halves
            self.keys[game.one] = one + self.gains[halves]
            self.keys[game.other] = other + self.gains[2 - halves]
            now = above + sum(self.keys[number] > self.key for number in self.done[at])
            if now < self.best:
                self._try(at + 1, now)
        self.keys[game.one], self.keys[game.other] = one, other

    def _held(self) -> int:
        """How many of the level cannot be held at their limits, with the best margins."""
        level = {
            n: self.rivals[n].limit - self.rivals[n].spread for n, key in self.keys.items() if key == self.key
        }
        if not level:
            return 0
        passings: list[Passing] = []
        for game, halves in zip(self.games, self.halves, strict=True):
            if halves == 1:
                continue
            winner, loser = (game.one, game.other) if halves == 2 else (game.other, game.one)
            if winner in level:
                level[winner] -= game.least
            if loser in level:
                level[loser] += game.least
                passings.append(Passing(loser, winner, game.most - game.least))
        return len(level) - most_held(level, passings)
