"""The tense of a verb fits the time that is named."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form

_SPANS = listed("night week month year summer winter spring fall autumn")
_LOOK_BACK = listed("be remember recall miss regret seem know mean")


def gone(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Yesterday I walk to school": a time that is over, and the present tense."""
    tree = sight.tree
    verbs = [node for node in tree.nodes if node.tag in FINITE_TAGS]
    if len(verbs) != 1 or verbs[0].tag not in ("VBP", "VBZ") or verbs[0].dep != "ROOT":
        return
    if verbs[0].lemma in _LOOK_BACK or Form.PAST in forms.verb_forms(verbs[0].lower):
        return
    for index, node in enumerate(tree.nodes):
        last = node.lower in _SPANS and index > 0 and tree[index - 1].lower == "last"
        of_verb = tree[node.head] == verbs[0] and node.dep in ("npadvmod", "advmod")
        if of_verb and (last or node.lower in ("yesterday", "ago")):
            yield in_grammar(f"{quoted(verbs[0].text)} is present, and the time named is over.", sure=False)
            return
