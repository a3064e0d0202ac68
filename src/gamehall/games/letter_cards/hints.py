"""For a learner who asks during the race: how long a word there is, then a card, a letter, and the word."""

from collections.abc import Iterator

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import State
from gamehall.games.letter_cards.words import Layable, layable
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat
from gamehall.lexicon.vocabulary import vocabulary

_COMMON = 50
"""Words of a level up to this are those a learner may know."""
_UNKNOWN = 100


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """What this player could lay now; nothing for who is out, or while another lays a word."""
    if state.phase != "race" or state.ended or seat not in state.racing:
        return ()
    if state.said:
        laying = Hint(f"Lay {state.said.word}: only a word that lies there counts.", acts.Complete())
        return (laying,) if state.said.seat == seat else ()
    if seat in state.resting:
        return (Hint("You announced and did not lay: wait for the next word, or a few seconds."),)
    word = _a_word_for(state, seat)
    if word is None:
        return (Hint("There is no word for you now. Another word may bring another card."),)
    return tuple(_told(state, word))


def _a_word_for(state: State, seat: Seat) -> Layable | None:
    """The longest that a learner may know; where there is none, the least rare."""
    known = state.options.word_list
    if known is None:
        return None
    words = vocabulary(known)
    found = [one for one in layable(state, seat) if one.word not in words.unsaid]
    rarity = {one.word: words.levels.get(one.word, _UNKNOWN) for one in found}
    common = [one for one in found if rarity[one.word] <= _COMMON]
    if common:
        return max(common, key=lambda one: (len(one.word), -rarity[one.word], not one.hand))
    return min(found, key=lambda one: (rarity[one.word], -len(one.word)), default=None)


def _told(state: State, one: Layable) -> Iterator[Hint]:
    held = f"the {one.hand} of your hand" if one.hand else "no card of your hand"
    yield Hint(f"There is a word of {len(one.word)} letters for you.")
    yield Hint(f"It takes {held}.")
    yield Hint(f"It begins with {one.word[0]} and ends with {one.word[-1]}.")
    yield Hint(f"{one.word}, with {held}.", acts.Announce(one.word))


HINTS = Hints(hints=hints)
