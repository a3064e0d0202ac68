"""Everything in which one table of letter cards may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.letter_cards.decks import HAND, TABLE, decks, read_cards
from gamehall.kernel.telling import told
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.option import listed
from gamehall.lexicon.lists.stamp import Stamp


class Options(Struct, frozen=True):
    lexicon: Annotated[str, told("challenge", "The word list that settles challenges")] = "hall"
    words: Stamp | None = None
    """Which list exactly: stamped by the hall when the table is opened."""
    deck: Annotated[str, told("things", "The deck of letter cards")] = "letters-98"
    cards: Annotated[
        str, told("things", "A deck of your own, such as A9 B2 E12, instead of the one above", max_length=400)
    ] = ""
    timer: Annotated[
        Literal["drawn", "setter"],
        told(
            "time",
            "Who sets the hidden timer",
            {"drawn": "the hall draws the time", "setter": "a player winds the timer, in turn"},
        ),
    ] = "drawn"
    shortest_seconds: Annotated[
        int, told("time", "Seconds of the shortest round, the red arrow on the dial", ge=1, le=900)
    ] = 30
    longest_seconds: Annotated[
        int, told("time", "Seconds of the longest round, a full turn of the dial", ge=1, le=900)
    ] = 90
    spring_seconds: Annotated[
        int,
        told(
            "time",
            "Seconds by which the spring may miss the setter's mark",
            zero="exactly where it was set",
            ge=0,
            le=60,
        ),
    ] = 5
    wind_seconds: Annotated[
        int, told("time", "Seconds to wind the timer, then the hall does it", ge=3, le=120)
    ] = 20
    min_length: Annotated[int, told("play", "Fewest letters of a word", ge=2, le=6)] = 2
    repeats: Annotated[
        Literal["round", "game"],
        told(
            "play",
            "Words laid before",
            {"round": "no word twice in a round", "game": "no word twice in the whole game"},
        ),
    ] = "round"
    assembly_seconds: Annotated[int, told("time", "Seconds to lay the word you announced", ge=1, le=60)] = 5
    challenge_seconds: Annotated[int, told("time", "Seconds to challenge a word", ge=1, le=60)] = 5
    late_challenge: Annotated[
        Literal["next round", "free"],
        told(
            "challenge",
            "What a wrong challenge costs who is out already, or after the bell",
            {"next round": "they sit out the next round", "free": "nothing"},
        ),
    ] = "next round"
    resume_seconds: Annotated[
        int, told("time", "Seconds to read a ruling before the timer runs again", zero="at once", ge=0, le=60)
    ] = 3
    ready_seconds: Annotated[int, told("time", "Longest pause between rounds, in seconds", ge=3, le=600)] = 30
    count_seconds: Annotated[
        int, told("time", "Seconds with the new hand before the cards are turned up", ge=1, le=30)
    ] = 4
    returned: Annotated[
        Literal["bottom", "shuffled"],
        told(
            "things",
            "Cards left on the table",
            {"bottom": "they go to the bottom of the deck", "shuffled": "they are shuffled in"},
        ),
    ] = "bottom"
    rounds: Annotated[
        int, told("end", "End after so many rounds", zero="until the deck is spent", ge=0, le=100)
    ] = 0
    lag_ms: Annotated[
        int,
        told(
            "time",
            "Milliseconds of a slow line that are credited in a race, at most",
            zero="nothing",
            ge=0,
            le=250,
        ),
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
