"""Everything in which one table of letter cards may differ from another."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.games.letter_cards.decks import HAND, TABLE, decks, read_cards
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.option import listed
from gamehall.lexicon.stamp import Stamp


class Options(Struct, frozen=True):
    lexicon: Annotated[str, Meta(description="The word list that settles challenges")] = "hall"
    words: Stamp | None = None
    """Which list exactly: stamped by the hall when the table is opened."""
    deck: Annotated[str, Meta(description="The deck of letter cards")] = "letters-98"
    cards: Annotated[
        str, Meta(max_length=400, description="A deck of your own, such as A9 B2 E12; empty: the one above")
    ] = ""
    timer: Annotated[
        Literal["drawn", "setter"],
        Meta(description="Who sets the hidden timer: it is drawn by the hall, or a setter winds it, in turn"),
    ] = "drawn"
    shortest_seconds: Annotated[
        int, Meta(ge=1, le=900, description="Seconds of the shortest round, the red arrow on the dial")
    ] = 30
    longest_seconds: Annotated[
        int, Meta(ge=1, le=900, description="Seconds of the longest round, a full turn of the dial")
    ] = 90
    spring_seconds: Annotated[
        int, Meta(ge=0, le=60, description="Seconds by which the spring may miss the setter's mark")
    ] = 5
    wind_seconds: Annotated[
        int, Meta(ge=3, le=120, description="Seconds to wind the timer, then the hall does it")
    ] = 20
    min_length: Annotated[int, Meta(ge=2, le=6, description="Fewest letters of a word")] = 2
    repeats: Annotated[
        Literal["round", "game"], Meta(description="No word twice: within a round, or in the whole game")
    ] = "round"
    assembly_seconds: Annotated[
        int, Meta(ge=1, le=60, description="Seconds to lay the word you announced")
    ] = 5
    challenge_seconds: Annotated[int, Meta(ge=1, le=60, description="Seconds to challenge a word")] = 5
    late_challenge: Annotated[
        Literal["next round", "free"],
        Meta(description="What a wrong challenge costs who is out already, or after the bell"),
    ] = "next round"
    resume_seconds: Annotated[
        int, Meta(ge=0, le=60, description="Seconds to read a ruling before the timer runs again")
    ] = 3
    ready_seconds: Annotated[
        int, Meta(ge=3, le=600, description="Longest pause between rounds, in seconds")
    ] = 30
    count_seconds: Annotated[
        int, Meta(ge=1, le=30, description="Seconds with the new hand before the cards are turned up")
    ] = 4
    returned: Annotated[
        Literal["bottom", "shuffled"],
        Meta(description="Cards left on the table go to the bottom of the deck, or are shuffled in"),
    ] = "bottom"
    rounds: Annotated[
        int, Meta(ge=0, le=100, description="End after so many rounds; 0: when the deck is spent")
    ] = 0
    lag_ms: Annotated[
        int,
        Meta(ge=0, le=250, description="Milliseconds of a slow line that are credited in a race, at most"),
    ] = 100

    @property
    def every_card(self) -> tuple[str, ...]:
        return read_cards(self.cards or decks()[self.deck].cards)

    @property
    def most_players(self) -> int:
        """As many as the deck gives a hand each and four cards for the table."""
        return (len(self.every_card) - TABLE) // HAND

    @property
    def word_list(self) -> Lexicon | None:
        """The list this table plays by; None where this hall does not have that very list."""
        return listed(self.lexicon, self.words)
