"""What the page reads from a position it must read as the referee does."""

from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import read_tiles
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.standing import result
from gamehall.games.scrabble.state import ONE, TWO, State, known
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import unseen
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import GALLERY, Seat
from gamehall.kernel.views import view_of
from tests.conformance.test_secrecy import follow
from tests.games.scrabble.literacy import desk as literacy_desk
from tests.games.scrabble.page.in_node import computed
from tests.games.scrabble.wespa import desk as wespa_desk
from tests.games.scrabble.wespa.desk import P1, P2
from tests.games.scrabble.worlds import worlds


class Sight(NamedTuple):
    """A position as a seat sees it, asked about a side."""

    state: State
    side: Seat
    own: bool
    """The seat plays for the side, and sees its tiles."""


@lru_cache
def sights() -> tuple[Sight, ...]:
    """Positions of both books, each as both sides and those who watch see it."""
    found = []
    for table in (follow(game, one, header) for game in BOOKS for one, _, _, header in worlds(game)):
        for seat in (P1, P2, GALLERY):
            state = view_of(table, seat).state
            found += [Sight(state, side, side == seat) for side in (ONE, TWO)]
    found += [Sight(state, side, False) for state in late() for side in (ONE, TWO)]
    return tuple(found)


BOOKS = (GAME.by("wespa"), GAME.by("literacy"))


def late() -> list[State]:
    """Positions in which the bag is empty or nearly so, tiles lie down, or the hall keeps the score."""
    found = []
    for bag in ("", "I", "IIIII"):
        desk = wespa_desk.Desk()
        desk.late("CAT", "DO", bag)
        desk.place(P1, "8G", "CAT")
        found.append(desk.state)
        desk.say(P1, acts.Announce(10))
        found.append(desk.state)
        desk.say(P1, acts.Press() if bag else acts.StopClock())
        found.append(desk.state)
    kept = wespa_desk.Desk(scoring="kept")
    kept.place(P1, "8G", "CAT")
    kept.yes(P1, acts.Announce())
    kept.yes(P1, acts.Press())
    found.append(kept.state)
    kept.wait(5)
    found.append(kept.state)
    changed = wespa_desk.Desk(scoring="kept")
    changed.yes(P1, acts.Exchange(read_tiles("CAT")))
    found.append(changed.state)
    changed.yes(P1, acts.Press())
    return [*found, changed.state]


READS = {
    "position.ts": "dueOf, toCome, openPlay, boardBefore, holdingOf, goesOut, laidOf, unseenOf,"
    "drawsNow, canReachIn, changeNeeds, marginOf, resultOf",
    "sheet.ts": "columnsOf",
}


def read(told: str) -> list[Any]:
    given = msgspec.json.encode([(sight.state, sight.side, sight.own) for sight in sights()])
    return computed(READS, f"const [state, side, own] = one\n{told}", given)


@pytest.mark.paragraph("exchange-order", book="wespa")
def test_the_page_knows_what_a_side_has_to_draw_and_what_the_bag_will_hold() -> None:
    right = [[one.state.due(one.side), one.state.to_come(one.side)] for one in sights()]
    assert read("return [dueOf(state, side), toCome(state, side)]") == right
    assert len({tuple(pair) for pair in right}) > 5


def test_the_page_knows_the_play_that_can_be_challenged() -> None:
    right = [list(line.words) if (line := one.state.open_play) else None for one in sights()]
    assert read("return openPlay(state)?.words ?? null") == right
    assert None in right
    assert ["CAT"] in right


def test_the_page_takes_up_the_tiles_of_a_turn_as_the_rules_do() -> None:
    right = []
    for state, side, _ in sights():
        draft = state.draft
        board = apply(state, events.TakenBack(draft.side)).board if draft else state.board
        taken = apply(state, events.TakenBack(side)) if draft and draft.side == side else state
        right.append([board, sorted(taken.rack(side))])
    assert read("return [boardBefore(state), holdingOf(state, side).sort()]") == right
    assert any(one.state.draft and one.state.draft.tiles for one in sights())
    assert any(one.state.draft and one.state.draft.exchange for one in sights())


@pytest.mark.paragraph("ending", book="wespa")
def test_the_page_knows_the_play_that_goes_out() -> None:
    right = []
    for state, side, _ in sights():
        laid = state.draft.tiles if state.draft and state.draft.side == side else ()
        right.append(bool(laid) and state.went_out(side))
    told = "const laid = laidOf(state.draft?.side === side ? state.draft.tiles : [])\n"
    assert read(f"{told}return laid.size > 0 && goesOut(state, side, laid)") == right
    assert set(right) == {True, False}


def test_the_page_counts_the_tiles_that_are_in_the_bag_or_with_the_others() -> None:
    right = []
    for state, side, own in sights():
        away = ["bag", *(f"{place} {state.other(side)}" for place in ("rack", "aside", "discards"))]
        told = Counter(tile for place in away for tile in state.tiles.at(place) if tile != HIDDEN)
        right.append(dict(unseen(state.tiles) + told) if own else None)
    left = "Object.fromEntries([...unseenOf(state, side)].filter(([, count]) => count))"
    assert read(f"return own ? {left} : null") == right


@pytest.mark.paragraph("flash", "drawing", book="wespa")
def test_the_page_draws_by_itself_only_what_may_be_drawn() -> None:
    draws = read("return drawsNow(state, side)")
    asked = 0
    for (state, side, _), now in zip(sights(), draws, strict=True):
        if now and any("Draw" in p.kinds and p.about == side for p in GAME.prompts(state)):
            asked += 1
            ruling = GAME.rule(state, side, acts.Draw())
            assert (ruling.refused, ruling.faults) == (False, ())
    assert asked > 1


def test_the_columns_of_the_sheet_add_up_to_the_scores() -> None:
    right = [[one.state.added(side) for side in (ONE, TWO)] for one in sights()]
    assert read("return columnsOf(state).map((rows) => rows.at(-1)?.total ?? 0)") == right


@pytest.mark.paragraph("turn-ends", book="wespa")
def test_the_page_offers_a_hand_in_the_bag_where_it_ends_the_turn() -> None:
    met = set[bool]()
    for (state, side, _), offered in zip(sights(), read("return canReachIn(state)"), strict=True):
        if side == state.mover and any("ReachInBag" in prompt.kinds for prompt in GAME.prompts(state)):
            asked = state.draft is not None and not state.draft.exchange
            allowed = not GAME.rule(state, side, acts.ReachInBag()).refused
            assert offered is (asked and allowed)
            met.add(offered)
    assert met == {True, False}


@pytest.mark.paragraph("exchange", book="wespa")
@pytest.mark.paragraph("exchange", book="literacy")
def test_the_page_says_that_the_bag_holds_too_little_for_a_change_where_it_does() -> None:
    needs = read(
        "return [1, 2, 3, 4, 5, 6, 7].map((tiles) => toCome(state, side) < changeNeeds(state, tiles))"
    )
    met = set[bool]()
    for (state, side, _), few in zip(sights(), needs, strict=True):
        rack = state.rack(side)
        if side != state.mover or state.phase != "turn" or state.draft or not known(rack):
            continue
        for tiles, too_few in enumerate(few[: len(rack)], start=1):
            ruling = GAME.rule(state, side, acts.Exchange(rack[:tiles]))
            if ruling.cites == "exchange" or not ruling.refused:
                assert ruling.says.startswith("The bag holds") is too_few
                met.add(too_few)
    assert met == {True, False}


@pytest.mark.paragraph("recount", book="wespa")
@pytest.mark.parametrize(("scores", "close"), [((300, 280), True), ((280, 301), False)])
def test_the_page_offers_a_recount_where_the_margin_allows_it(scores: tuple[int, int], close: bool) -> None:
    desk = wespa_desk.Desk()
    desk.put(phase="slip", scores=dict(zip((ONE, TWO), scores, strict=True)))
    given = msgspec.json.encode([desk.state])
    margin = abs(scores[0] - scores[1])
    assert computed(READS, "return marginOf(one)", given) == [{"margin": margin, "close": close}]
    assert GAME.rule(desk.state, ONE, acts.Recount()).refused is not close


@pytest.mark.paragraph("result", book="wespa")
@pytest.mark.parametrize("scores", [(300, 280), (280, 300), (290, 290)])
def test_the_slip_on_the_page_names_the_winner_as_the_rules_do(scores: tuple[int, int]) -> None:
    for desk in (wespa_desk.Desk(), literacy_desk.Desk(seats=4)):
        state = replace(desk.state, phase="slip", scores=dict(zip((ONE, TWO), scores, strict=True)))
        found = result(state)
        forfeited = Outcome((state.members(TWO), state.members(ONE)), "late-must", "")
        told = [told_of(outcome, side) for outcome in (found, found, forfeited) for side in (ONE, TWO)]
        given = [(now, side) for now in (state, replace(state, ended=found)) for side in (ONE, TWO)]
        given += [(replace(state, ended=forfeited), side) for side in (ONE, TWO)]
        assert computed(READS, "return resultOf(...one)", msgspec.json.encode(given)) == told


def told_of(outcome: Outcome, side: Seat) -> str:
    if len(outcome.ranks) == 1:
        return "Draw"
    return "Win" if side in outcome.ranks[0] else "Loss"
