"""What a referee finds wrong with a word that the cards can spell."""

from gamehall.games.letter_cards.state import State
from gamehall.kernel.ruling import Fault


def misspelled(announced: str, word: str) -> tuple[Fault, ...]:
    if announced == word:
        return ()
    return (Fault("misspelled", f"{announced} was announced; the cards spell {word}."),)


def unlisted(state: State, word: str) -> tuple[Fault, ...]:
    known = state.options.word_list
    if known is None or word in known:
        return ()
    return (Fault("dictionary", f"{word} is not in {known.title}."),)
