"""Whole games at a table by either book: after each entry no tile is lost and every score is the slow one."""

from collections import Counter
from random import Random

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import INDEX, read_tiles
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.hints import some_play
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import ONE, TWO, State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.inventory import conserved
from gamehall.kernel.officials import settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import Seat, is_player
from gamehall.kernel.table import Table, add, open_table, submit
from tests.conformance.driver import LONGER, header_for, officials_of
from tests.games.scrabble.engine import slow

GAMES = 30 * LONGER
"""Games by each book."""
LONGEST = 2_000
"""More acts than any of them needs."""
TILES = Counter(read_tiles("".join(slow.COUNTS.elements())))


class Tally:
    """Somebody beside the table with a board and a sheet of paper, who counts the slow way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = slow.EMPTY
        self.totals = {ONE: 0, TWO: 0}
        self.laid: slow.Tiles = {}
        self.last: tuple[Seat, int, slow.Tiles] | None = None
        self.challenged = 0
        self.happened: Counter[str] = Counter()

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def watch(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            self.table = add(self.table, entry)
            match entry.action:
                case acts.Place(tiles):
                    self.laid = {INDEX[tile.square]: tile.letter for tile in tiles}
                case acts.Challenge(words):
                    self.challenged = len(words)
            for event in entry.ruling.events:
                self.happened[type(event).__name__] += 1
                self._see(event)
            self._count_tiles()

    def _see(self, event: Event) -> None:
        by_press = self.state.options.commit == "press"
        match event:
            case events.Played(side):
                score = slow.score(self.board, self.laid)
                self.last = (side, score, self.laid)
                self.board = "".join(self.laid.get(n, tile) for n, tile in enumerate(self.board))
                self.totals[side] += score
                line = next(line for line in reversed(self.state.sheet) if line.kind == "play")
                assert (line.side, line.score) == (side, score)
            case events.PlayRemoved():
                assert self.last
                side, score, laid = self.last
                self.board = "".join("." if n in laid else tile for n, tile in enumerate(self.board))
                self.totals[side] -= score
            case events.PlayStands(side) if by_press:
                self.totals[side] += 5 * self.challenged
            case events.Overran(side):
                self.totals[side] -= 10
            case events.GameStopped() if by_press:
                self._unplayed()

    def _unplayed(self) -> None:
        """Who went out has twice what the other holds; when nobody did, each loses what is left."""
        worth = {
            side: sum(slow.VALUES.get(tile, 0) for tile in self.state.tiles.at(f"rack {side}"))
            for side in (ONE, TWO)
        }
        for side, other in ((ONE, TWO), (TWO, ONE)):
            if not self.state.tiles.at(f"rack {side}"):
                self.totals[side] += 2 * worth[other]
                return
        for side in (ONE, TWO):
            self.totals[side] -= worth[side]

    def _count_tiles(self) -> None:
        tiles = self.state.tiles
        assert conserved(tiles)
        assert sum(len(there) for there in tiles.places.values()) == 100
        assert Counter(tile for there in tiles.places.values() for tile in there) == TILES
        shown = Counter("_" if tile.islower() else tile for tile in self.state.board if tile != ".")
        assert shown == Counter(tiles.at("board"))
        if self.state.draft is None:
            assert self.state.board == self.board


class Player:
    """Whoever is asked: any legal play at all, now and then a change, a pass, a word that is none."""

    def __init__(self, tally: Tally, rng: Random) -> None:
        self.tally, self.rng = tally, rng
        self.mixed = False
        """The letters of the last play were put down in another order: it is hardly a word."""

    def answer(self, prompt: Prompt) -> Action | None:
        side = side_of(prompt.seat)
        for kind in prompt.kinds:
            if (action := self._say(kind, side)) is not None:
                return action
        return None

    def _say(self, kind: str, side: Seat) -> Action | None:
        state = self.tally.state
        match kind:
            case "DrawForStart" | "TakeTiles" | "Confirm" | "Ready" | "Sign":
                return getattr(acts, kind)()  # type: ignore[no-any-return]
            case "Record":  # the recorded total does not hold yet what overtime will cost
                late = 10 * state.overtime.get(side, 0)
                return acts.Record(self.tally.totals[side] + late)
            case "Draw" if state.due(side):
                return acts.Draw()
            case "Challenge" if state.open_play and self.rng.random() < (0.8 if self.mixed else 0.2):
                return acts.Challenge(state.open_play.words)
            case "Hold" if self.rng.random() < 0.3:
                return acts.Hold()
            case "Accept":
                return acts.Accept()
            case "Place" if side == state.mover and not state.due(side):
                return self._turn(state, side)
        return None

    def _turn(self, state: State, side: Seat) -> Action:
        draft = state.draft
        if draft is None:
            return self._begin(state, side)
        if draft.tiles and draft.score is None:
            return acts.Announce(slow.score(self.tally.board, self.tally.laid))
        out = not draft.exchange and not state.bag and not state.rack(side)
        return acts.StopClock() if out else acts.Press()

    def _begin(self, state: State, side: Seat) -> Action:
        luck, rack = self.rng.random(), list(state.rack(side))
        play = some_play(state, side, self.rng)
        fewest = 7 if state.options.commit == "press" else 1
        if (luck < 0.05 or play is None) and state.left_for(side) >= max(fewest, 2) and len(rack) > 1:
            return acts.Exchange(tuple(self.rng.sample(rack, 2)))
        if play is None and state.options.commit == "announce" and luck < 0.5:
            return acts.DeclareOver()
        if play is None or luck < 0.07:
            return acts.Pass()
        self.mixed = luck < 0.17
        if self.mixed:
            letters = [tile.letter for tile in play.tiles]
            self.rng.shuffle(letters)
            mixed = zip(play.tiles, letters, strict=True)
            return acts.Place(tuple(acts.Tile(tile.square, letter) for tile, letter in mixed))
        return play


def play_through(book: str, seed: int) -> Tally:
    game, rng = GAME.by(book), Random(f"{book} {seed}")
    players = 2 + seed % 7 if book == "literacy" else 2
    table = open_table(game, header_for(game, "tournament", str(seed), book, players))
    tally, officials = Tally(table), officials_of(game, str(seed))
    player, at = Player(tally, rng), 1_000
    paces = (500, 6_000, 70_000) if seed % 3 == 0 else (500, 2_000, 6_000)
    for _ in range(LONGEST):
        table, entries = settle(table, officials, at)
        tally.watch(entries)
        if table.finished:
            return tally
        hurry = sum(tally.state.overtime.values()) > 5
        at += 500 if hurry else rng.choice(paces)
        asked = [p for p in table.prompts if is_player(p.seat) and (p.must or rng.random() < 0.4)]
        rng.shuffle(asked)
        for prompt in asked:
            if action := player.answer(prompt):
                done = submit(table, prompt.seat, action, prompt=prompt.id, at=at)
                tally.watch(done.entries)
                assert not done.ruling.refused or done.ruling.cites.startswith("hall-"), done.ruling
                table = done.table
                break
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("book", ["wespa", "literacy"])
def test_whole_games_lose_no_tile_and_no_point(book: str) -> None:
    happened: Counter[str] = Counter()
    for seed in range(GAMES):
        tally = play_through(book, seed)
        assert tally.state.scores == tally.totals, f"game {seed}"
        assert (outcome := tally.table.outcome)
        high = max(tally.totals.values())
        leaders = {seat for seat in tally.state.seats if tally.totals[side_of(seat)] == high}
        assert set(outcome.ranks[0]) == leaders
        happened += tally.happened
    wanted = {"Played", "Exchanged", "Passed", "PlayRemoved", "PlayStands", "WentOut", "GameStopped"}
    assert wanted <= happened.keys()
