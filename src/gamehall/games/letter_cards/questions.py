"""What a page may ask between two rounds: what could have been laid, from the asker's own chair."""

from msgspec import Struct

from gamehall.games.letter_cards.ladder import longest, longest_ladder
from gamehall.games.letter_cards.rounds import Round, rounds
from gamehall.games.letter_cards.words import Layable
from gamehall.kernel.parts import Questions
from gamehall.kernel.question import Question
from gamehall.kernel.seat import Seat, is_player
from gamehall.kernel.views import View

MOST_WORDS = 12


class RoundAsked(Struct, frozen=True):
    round: int


class RoundSeen(Struct, frozen=True):
    """What could have been laid. Onlookers have no hand: theirs is only what lay open."""

    round: int
    seat: str
    open: tuple[str, ...]
    """The longest words of the cards on the table alone, when the round ended."""
    yours: tuple[Layable, ...]
    """Words you could still have laid then."""
    longest: Layable | None
    """The longest word of all cards on the table and one of your hand, laid or not."""
    ladder: tuple[Layable, ...]
    """The longest row of words from the first cards of the round and your hand."""


def round_over(view: View, seat: Seat, asked: RoundAsked) -> str:
    on = asked.round == len(view.state.results) + 1
    return "What could have been laid is told when the round is over." if on else ""


def round_seen(view: View, seat: Seat, asked: RoundAsked) -> RoundSeen | None:
    played = rounds(view.table.header, view.table.entries)
    return seen(played[asked.round - 1], seat) if 1 <= asked.round <= len(played) else None


def seen(played: Round, seat: Seat) -> RoundSeen:
    opened, number = played.open_words[:MOST_WORDS], played.result.round
    if not is_player(seat):
        return RoundSeen(number, "", opened, (), None, ())
    options, result = played.begun.options, played.result
    return RoundSeen(
        number,
        seat,
        opened,
        played.could_lay(seat)[:MOST_WORDS],
        longest(options, result.table, played.ended.hand(seat)),
        longest_ladder(options, result.start, played.begun.hand(seat)),
    )


QUESTIONS = Questions(
    asked=(
        Question(
            name="round",
            takes=RoundAsked,
            gives=RoundSeen,
            answer=round_seen,
            who=("player", "gallery"),
            when=round_over,
            beside="answers",
        ),
    )
)
