"""Software in the officials' chairs: the word judge, the director, the scorekeeper."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.hints import anybody_can_play
from gamehall.games.scrabble.referee import right_reading, word_list
from gamehall.games.scrabble.state import ONE, TWO, State, known
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.lexicon.judge import acceptable

_DECISIONS: dict[acts.Reason, str] = {
    "flash": "the tiles were drawn in good time",
    "underdraw": "play goes on with the tiles there are",
    "set": "the set has been looked after",
    "leaving": "you may leave; the clock stays stopped until now",
    "left": "noted; the game goes on when both sit here",
    "problem": "noted; play goes on",
}


def judge(state: State, prompt: Prompt) -> Action | None:
    """What the software says, and proposes to a person in that chair; None: it cannot tell."""
    if "Verdict" in prompt.kinds and state.dispute:
        found = word_list(state.options)
        return None if found is None else acts.Verdict(acceptable(found, state.dispute.words))
    if "RuleOver" in prompt.kinds:
        return _over(state)
    if "SettleScore" in prompt.kinds and state.stop:
        return acts.SettleScore(right_reading(state, state.stop))
    if "Decide" in prompt.kinds and state.stop:
        return _decide(state)
    return None


def _over(state: State) -> acts.RuleOver | None:
    can = anybody_can_play(state)
    if can is not None:
        return acts.RuleOver(not can)
    hidden = any(not known(state.rack(side)) for side in (ONE, TWO))
    if hidden and not state.options.wooden:
        return None  # a person in the chair, who may not see the racks either, is told nothing
    return acts.RuleOver(state.stop is not None and state.stop.passed)  # both teams are believed, one is not


def _decide(state: State) -> acts.Decide:
    reason = (state.stop and state.stop.reason) or "problem"
    if reason == "flash" and state.last and state.last.flash:
        return acts.Decide("the tiles were drawn too quickly to object", allow_challenge=True)
    return acts.Decide(_DECISIONS[reason])
