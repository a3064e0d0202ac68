"""What a referee finds when asked: the faults of a turn, pieces that touch, and who wins by a count."""

from collections import Counter
from collections.abc import Iterable, Iterator

from gamehall.games.juggle.board import Cells, around, has_form, names_of, places_of
from gamehall.games.juggle.pieces import all_pieces, area_of, colour_of, shape_of
from gamehall.games.juggle.state import Laid, Layout, Pick, State, Turn
from gamehall.games.juggle.values import examined, value_of
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.scorecard import lower_wins
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

MARGIN = 3
WILD = 6


# Where pieces lie


def touching(side: int, laid: Iterable[Laid]) -> tuple[tuple[Laid, Laid], ...]:
    """Every two pieces of one colour that share an edge or a corner."""
    pieces = tuple(laid)
    return tuple(
        (one, two)
        for i, one in enumerate(pieces)
        for two in pieces[i + 1 :]
        if colour_of(one.piece) == colour_of(two.piece) and not around(side, one.cells).isdisjoint(two.cells)
    )


def free_places(side: int, laid: Iterable[Laid], piece: str) -> Iterator[Cells]:
    """Everywhere this piece can be laid without touching its own colour."""
    shape, pieces = shape_of(piece), tuple(laid)
    if shape is None:
        return
    covered = {space for one in pieces for space in one.cells}
    same = [one for one in pieces if colour_of(one.piece) == colour_of(piece)]
    near = covered.union(*(around(side, one.cells) for one in same))
    for cells in places_of(side, shape.name):
        if near.isdisjoint(cells):
            yield cells


def whole(state: State) -> bool:
    """Whether every piece is somewhere and once, and every piece on a board lies as one can."""
    total = Counter(all_pieces(state.options.set, state.options.colours))
    turns = [turn for turn in (state.turn, state.last) if turn]
    layouts = (state.layout, *(turn.before for turn in turns))
    hand = [state.turn.hand.piece] if state.turn and state.turn.hand else []
    return (
        Counter(_held(state.layout)) + Counter(hand) == total
        and all(Counter(_held(turn.before)) == total for turn in turns)
        and all(_lies_well(state, layout) for layout in layouts)
    )


def _held(layout: Layout) -> list[str]:
    return [*layout.bank, *(one.piece for laid in layout.boards.values() for one in laid)]


def _lies_well(state: State, layout: Layout) -> bool:
    side = state.options.side
    laid = [[space for one in pieces for space in one.cells] for pieces in layout.boards.values()]
    return (
        set(layout.boards) == set(state.seats)
        and all(len(spaces) == len(set(spaces)) for spaces in laid)
        and all(has_form(side, one.piece, one.cells) for pieces in layout.boards.values() for one in pieces)
    )


# What was selected


def fault_of_pick(state: State, turn: Turn, at: int) -> Fault | None:
    """What is wrong with the selection of the piece that was picked up as this one."""
    pick, before = turn.picks[at], turn.picks[:at]
    if pick.way == "calculated":
        return _calculated(state, turn, pick, before)
    area = area_of(pick.piece)
    if any(one.way == "calculated" for one in before):
        return Fault("calculated", "With a calculated value only one piece is selected.")
    if back := _given_back(turn, pick, before):
        return Fault("no-other", f"{_upper(back.piece)} was given back; no other is selected for that die.")
    if pick.die is None:
        return Fault("exact", f"Two pieces were selected already; {pick.piece} is a third.")
    value = turn.dice[pick.die]
    if value not in (WILD, area):
        return Fault("exact", f"The die shows {value}; {pick.piece} covers {_spaces(area)}.")
    if pick.taken and value != WILD:
        says = f"A piece is asked for from the opponent's board with a 6, not with a {value}."
        return Fault("wild-board", says)
    if pick.taken and pick.in_bank:
        return Fault("wild-board", f"{_upper(pick.piece)} lies in the bank, so it is taken from there.")
    return None


def _given_back(turn: Turn, pick: Pick, before: tuple[Pick, ...]) -> Pick | None:
    """The piece that was given back for the die by which this one would be right."""
    good = (WILD, area_of(pick.piece))
    if pick.die is not None and turn.dice[pick.die] in good:
        return None
    spent = (one for one in before if one.returned and one.die is not None and turn.dice[one.die] in good)
    return next(spent, None)


def _calculated(state: State, turn: Turn, pick: Pick, before: tuple[Pick, ...]) -> Fault | None:
    if before and before[0].returned:
        return Fault("no-other", f"{_upper(before[0].piece)} was given back; no other is selected.")
    if before:
        return Fault("calculated", "With a calculated value only one piece is selected.")
    said = examined(pick.sentence, turn.dice, state.options.operations)
    if said and said.fault:
        return said.fault
    value, area = said.value if said else None, area_of(pick.piece)
    if pick.taken:
        return Fault("wild-calculated", "By a calculated value a piece is taken from the bank only.")
    if value not in (WILD, area):
        return Fault("calculated", f"The sentence is {value}; {pick.piece} covers {_spaces(area)}.")
    return None


def selection_faults(state: State, turn: Turn) -> list[tuple[Pick, Fault]]:
    """Every piece wrongly selected in a turn; of one that was given back, too."""
    return [(pick, fault) for i, pick in enumerate(turn.picks) if (fault := fault_of_pick(state, turn, i))]


def of_sentence(turn: Turn, pick: Pick, operations: str) -> bool:
    """Whether a wrong selection comes of a wrong number sentence, or of one that was not stated before."""
    if pick.way == "exact":
        return pick.die is not None and not pick.taken and turn.dice[pick.die] != area_of(pick.piece)
    said = examined(pick.sentence, turn.dice, operations)
    return said is None or said.fault is not None


def selectable(state: State, turn: Turn) -> Iterator[tuple[str, int | None]]:
    """Every piece that may be selected now by the dice or the sentence stated: from the bank, or by the space
    that it covers on the opponent's board."""
    if turn.hand or not turn.dice:
        return
    if turn.sentence:
        if not turn.picks:
            yield from ((one, None) for one in _of_value(state, value_of(turn.sentence, turn.dice)))
        return
    spent = {pick.die for pick in turn.picks}
    left = {turn.dice[i] for i in range(len(turn.dice)) if i not in spent}
    bank = dict.fromkeys(state.layout.bank)
    yield from ((one, None) for one in bank if WILD in left or area_of(one) in left)
    if WILD in left:
        yield from (
            (one.piece, one.cells[0]) for one in state.laid(state.other(turn.by)) if one.piece not in bank
        )


def _of_value(state: State, value: int | None) -> Iterable[str]:
    return (one for one in dict.fromkeys(state.layout.bank) if value in (WILD, area_of(one)))


# What else can be wrong with a turn


def check_moved(turn: Turn, side: int) -> Fault | None:
    moved = next((pick for pick in turn.picks if pick.moved_from), None)
    if moved is None:
        return None
    first, then = names_of(side, moved.moved_from), names_of(side, moved.cells)
    return Fault("laid-is-played", f"{_upper(moved.piece)} was laid on {first} and then moved to {then}.")


def check_removing(turn: Turn) -> Fault | None:
    if not turn.removed_late:
        return None
    return Fault("removing", f"{_upper(turn.removed_late[0].piece)} was removed after the dice were rolled.")


def check_returned(turn: Turn) -> Fault | None:
    back = next((pick for pick in turn.picks if pick.returned and pick.usable), None)
    if back is None:
        return None
    return Fault("must-use", f"{_upper(back.piece)} was given back and could have been placed.")


def faults_of(state: State, turn: Turn) -> tuple[Fault, ...]:
    """Everything that the sheet forbids in a turn, but for where pieces lie."""
    found = [fault for _, fault in selection_faults(state, turn)]
    others = (check_moved(turn, state.options.side), check_removing(turn), check_returned(turn))
    return (*found, *(fault for fault in others if fault))


def check_touching(state: State, seat: Seat) -> Fault | None:
    pairs = touching(state.options.side, state.laid(seat))
    if not pairs:
        return None
    one, two = pairs[0]
    return Fault("goal", f"{_upper(one.piece)} and {two.piece} touch.{_and_more(len(pairs) - 1)}")


def _and_more(pairs: int) -> str:
    return f" So do {pairs} more pair{'s' * (pairs > 1)} of like colours." if pairs else ""


def check_win(state: State, declared: Declaration) -> Fault | None:
    """GOAL: the board is completely covered, and like colours do not touch."""
    if left := state.empty(declared.by):
        return Fault(
            "goal", f"The board is not covered: {_spaces(left)} {'is' if left == 1 else 'are'} empty."
        )
    return check_touching(state, declared.by)


def _spaces(count: int) -> str:
    return f"{count} space{'s' * (count != 1)}"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# The end


def count(state: State) -> Outcome:
    """GAME TIME LIMIT: fewer empty spaces by three or more win."""
    return lower_wins(state.scores, MARGIN, "empty spaces", "time-limit")


def win(state: State, declared: Declaration) -> Outcome:
    """The result that a declaration claims, or that it has when the round is completed."""
    if state.card.standing and state.card.standing.by != declared.by:
        return tied(state.seats, "both-cover", "A tie: both boards were covered in the same round.")
    says = f"{{{declared.by}}} wins: the board is covered."
    return won(declared.by, (state.other(declared.by),), "goal", says)
