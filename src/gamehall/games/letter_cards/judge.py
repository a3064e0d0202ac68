"""Software in the judge's chair: the word is looked up."""

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.referee import misspelled, unlisted
from gamehall.games.letter_cards.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt


def judge(state: State, prompt: Prompt) -> Action | None:
    """What the software says in the judge's chair; None: this hall does not have the list."""
    word = state.standing
    if "Rule" not in prompt.kinds or word is None:
        return None
    if word.announced == word.word and state.options.word_list is None:
        return None
    return acts.Rule(not misspelled(word.announced, word.word) and not unlisted(state, word.word))
