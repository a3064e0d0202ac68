"""After the game: what each player could have laid at every bell, phoneys nobody challenged, lost chances."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.ladder import longest_ladder
from gamehall.games.letter_cards.referee import misspelled, unlisted
from gamehall.games.letter_cards.rounds import Round, rounds
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.state import Laid, State
from gamehall.games.letter_cards.words import Layable
from gamehall.kernel import parts
from gamehall.kernel.event import Event
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, Shown, Turn
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table


class Figures(Struct, frozen=True):
    """What one player did in the whole game."""

    seat: Seat
    rounds_won: int
    cards: int
    words_laid: int
    longest_word: str
    phoneys_unchallenged: int
    wrong_challenges: int
    lapsed_announcements: int
    missed_last_words: int
    """Rounds of others in which this player had a word for the bell."""


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[str, ...]
    """One sentence for each player."""
    figures: tuple[Figures, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the word list at one's side."""
    played = rounds(header, entries)
    told = [turn for one in played for turn in _round(one)]
    acts = list(_acts(header, entries))
    turns = tuple(sorted((*acts, *told), key=lambda turn: turn.seq))
    figures = tuple(_figures(seat, played, turns) for seat in header.seats)
    return Review(turns, tuple(_summed(one) for one in figures), figures)


def _round(played: Round) -> Iterator[Turn]:
    """What everybody could have laid at the bell; the longest word and the longest ladder of the round."""
    state, result = played.ended, played.result
    could = {seat: found for seat in state.racing if (found := played.could_lay(seat))}
    ladders = {seat: _ladder(played, seat) for seat in state.present}
    longest = max(could, key=lambda seat: len(could[seat][0].word), default=None)
    highest = max(ladders, key=lambda seat: len(ladders[seat]))
    for seat in state.present:
        found, notes = could.get(seat, ()), list[Note]()
        if found and result.seat != seat:
            notes.append(Note("last-word", f"{found[0].word} would have been the last word."))
        if seat == longest:
            notes.append(Note("longest-word", f"Nobody had a longer word at the bell than {found[0].word}."))
        if seat == highest and len(ladders[seat]) > 1:
            words = ", ".join(step.word for step in ladders[seat])
            notes.append(Note("ladder", f"The longest ladder from the first cards and a hand: {words}."))
        last = next((laid for laid in reversed(result.ladder) if laid.seat == seat), None)
        best = _best(found[0]) if found else None
        yield Turn(played.seq, seat, _last(played, seat, last), best, tuple(notes), result.round)


def _ladder(played: Round, seat: Seat) -> tuple[Layable, ...]:
    return longest_ladder(played.begun.options, played.result.start, played.begun.hand(seat))


def _last(played: Round, seat: Seat, last: Laid | None) -> Shown | None:
    if last is None:
        return None
    if played.result.seat == seat and played.result.word == last.word:
        return Shown(f"{last.word}, the last word", len(last.word))
    return Shown(last.word, len(last.word))


def _best(found: Layable) -> Shown:
    with_card = f" with {found.hand} from the hand" if found.hand else ""
    return Shown(f"{found.word}{with_card}", len(found.word))


def _acts(header: Header, entries: Sequence[Entry]) -> Iterator[Turn]:
    """Acts worth a note, where they stand in the record."""
    table, doubtful = open_table(GAME, header), dict[int, Turn]()
    for entry in entries:
        before: State = table.state
        table = add(table, entry)
        for event in entry.ruling.events:
            for seat, note in _noted(before, event):
                yield Turn(entry.seq, seat, notes=(note,), round=before.round)
            match event:
                case events.RoundBegan():
                    doubtful = {}
                case events.WordCompleted(seat, word, announced):
                    if wrong := _wrong(before, word, announced):
                        note = Note("phoney-unchallenged", f"{wrong} Nobody challenged it.")
                        doubtful[before.laid + 1] = Turn(entry.seq, seat, notes=(note,), round=before.round)
                case events.WordJudged():
                    doubtful.pop(before.laid, None)
                case events.RoundWon() | events.NobodyWon():
                    yield from doubtful.values()


def _wrong(state: State, word: str, announced: str) -> str:
    faults = (*misspelled(announced, word), *unlisted(state, word))
    return faults[0].says if faults else ""


def _noted(before: State, event: Event) -> Iterator[tuple[Seat, Note]]:
    word = before.standing
    match event:
        case events.WordJudged(True) if word and before.by:
            yield before.by, Note("wrong-challenge", f"{word.word} was good.")
        case events.AnnouncementLapsed(seat, said):
            yield seat, Note("lapsed", f"{said} was announced and not laid.")
        case events.BellRang() if before.said:
            said = before.said.word
            yield before.said.seat, Note("lapsed", f"{said} was announced and not laid before the bell.")


def _figures(seat: Seat, played: tuple[Round, ...], turns: Iterable[Turn]) -> Figures:
    kinds = [note.kind for turn in turns if turn.seat == seat for note in turn.notes]
    words = [laid.word for one in played for laid in one.result.ladder if laid.seat == seat]
    won = [one.result.word for one in played if one.result.seat == seat]
    return Figures(
        seat,
        rounds_won=len(won),
        cards=sum(len(word) for word in won),
        words_laid=len(words),
        longest_word=max(words, key=len, default=""),
        phoneys_unchallenged=kinds.count("phoney-unchallenged"),
        wrong_challenges=kinds.count("wrong-challenge"),
        lapsed_announcements=kinds.count("lapsed"),
        missed_last_words=kinds.count("last-word"),
    )


def _summed(one: Figures) -> str:
    parts = [
        f"{_count(one.rounds_won, 'round')} won",
        _count(one.cards, "card"),
        f"{_count(one.words_laid, 'word')} laid",
        f"the longest {one.longest_word}" if one.longest_word else "",
        f"a last word missed in {_count(one.missed_last_words, 'round')}" if one.missed_last_words else "",
        f"{_count(one.phoneys_unchallenged, 'phoney')} unchallenged" if one.phoneys_unchallenged else "",
        _count(one.wrong_challenges, "wrong challenge") if one.wrong_challenges else "",
        f"{_count(one.lapsed_announcements, 'announcement')} not laid" if one.lapsed_announcements else "",
    ]
    return f"{{{one.seat}}}: {', '.join(part for part in parts if part)}."


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def tell(found: Review) -> list[str]:
    """The review in plain sentences."""
    lines = [
        f"Round {turn.round}, {{{turn.seat}}}: {note.says}" for turn in found.turns for note in turn.notes
    ]
    return [*lines, *found.summary]


REVIEW = parts.Review(review=review, tell=tell)
