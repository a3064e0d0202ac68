"""After the game: for each turn the highest play there was, phoneys nobody challenged, wrong scores."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.games.scrabble import events
from gamehall.games.scrabble.acts import Place
from gamehall.games.scrabble.hints import best_plays, board_of
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.referee import phoneys, right_score
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import ONE, TWO, Line, State, squares
from gamehall.kernel import parts
from gamehall.kernel.names import some
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, Shown, Turn, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table


class Summary(Struct, frozen=True):
    seat: Seat
    turns: int
    highest_plays: int
    points_left: int
    """Points between what was played and the highest play, added over the game."""
    phoneys_unchallenged: int
    wrong_challenges: int
    wrong_scores: int


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[Summary, ...]


_TURNS = (events.Played, events.Exchanged, events.Passed)


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the move generator and the word list at one's side."""
    table, turns = open_table(GAME, header), list[Turn]()
    begun = table.state
    for entry in entries:
        before, table = table.state, add(table, entry)
        happened = entry.ruling.events
        if any(isinstance(event, _TURNS) for event in happened):
            turns.append(_turn(entry.seq, begun if before.draft is None else before, table.state))
        if any(isinstance(event, events.PlayStands) for event in happened) and before.dispute:
            note = Note("wrong-challenge", f"The words were good: {', '.join(before.dispute.words)}.")
            turns.append(Turn(entry.seq, before.dispute.by, None, None, (note,)))
        turns += _let_pass(entry, before)
        begun = table.state
    return Review(tuple(turns), tuple(_summary(side, turns) for side in (ONE, TWO)))


def _turn(seq: int, before: State, after: State) -> Turn:
    line = after.sheet[after.last.line] if after.last else after.sheet[-1]
    plays = best_plays(before, line.side, 1)
    best = _shown(before, plays[0][0], plays[0][1]) if plays else None
    made = f"{line.at} {line.word}, {some(line.score, 'point')}"
    played = Shown(made, line.score) if line.kind == "play" else None
    return Turn(seq, line.side, played, best, tuple(_notes(after, line, played, best)))


def _notes(after: State, line: Line, played: Shown | None, best: Shown | None) -> Iterable[Note]:
    points = played.points if played else 0
    if best and best.points > points:
        yield Note("higher-play", f"{best.says} was there, {best.points - points} more.")
    number = after.sheet.index(line)
    if played and (right := right_score(after, number)) != line.score:
        yield Note("wrong-score", f"{line.word} scores {right}; {line.score} was announced.")


def _let_pass(entry: Entry, before: State) -> list[Turn]:
    """A phoney that was accepted, by word, by playing on, or because tiles were drawn."""
    line = before.open_play
    accepted = any(isinstance(event, events.Accepted) for event in entry.ruling.events)
    if line is None or not accepted:
        return []
    wrong = phoneys(before.options, line.words)
    if not wrong:
        return []
    note = Note("phoney-unchallenged", f"{' and '.join(wrong)} could be challenged.")
    return [Turn(entry.seq, before.other(line.side), None, None, (note,))]


def _shown(state: State, place: Place, score: int) -> Shown:
    at, word = write_play(board_of(state), squares(place.tiles))
    return Shown(f"{at} {word}, {some(score, 'point')}", score)


def _summary(seat: Seat, turns: Iterable[Turn]) -> Summary:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = [note.kind for turn in own for note in turn.notes]
    judged = [(turn.played.points if turn.played else 0, turn.best.points) for turn in own if turn.best]
    return Summary(
        seat,
        turns=sum(turn.best is not None or turn.played is not None for turn in own),
        highest_plays=sum(points >= best for points, best in judged),
        points_left=sum(max(0, best - points) for points, best in judged),
        phoneys_unchallenged=kinds.count("phoney-unchallenged"),
        wrong_challenges=kinds.count("wrong-challenge"),
        wrong_scores=kinds.count("wrong-score"),
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences."""
    lines = noted(found.turns)
    for one in found.summary:
        lines.append(
            f"{{{one.seat}}}: the highest play in {one.highest_plays} of {some(one.turns, 'turn')}, "
            f"{some(one.points_left, 'point')} left on the rack, "
            f"{some(one.phoneys_unchallenged, 'phoney')} not challenged, "
            f"{some(one.wrong_challenges, 'wrong challenge')}, {some(one.wrong_scores, 'wrong score')}."
        )
    return lines


REVIEW = parts.Review(review=review, tell=tell)
