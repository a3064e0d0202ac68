"""Mending rules on quotations: who speaks, and what is said."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.sight import QUOTES, SUBJECTS
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import VERBS, is_nominal, verb_tags


def _marks(draft: Draft) -> list[int]:
    return [i for i, node in enumerate(draft.nodes) if node.text in QUOTES]


def command_opens_quote(draft: Draft) -> None:
    """ "LOWER the sail!" A base form right after the opening mark and before an article is a command."""
    marks = _marks(draft)
    for opened in marks[::2]:
        i = opened + 1
        if i + 1 >= len(draft) or draft[i].tag in VERBS or draft[i + 1].tag not in ("DT", "PRP$", "PRP"):
            continue
        forms = verb_tags(draft[i].lower)
        if "VB" in forms and draft[i].tag in ("JJ", "JJR", "NN", "NNP", "RB", "RBR"):
            draft.set(i, tag="VB", lemma=forms["VB"])
            for child in draft.under(i, "nsubj"):
                draft.set(child, dep="dobj")


def speaker_after_quote(draft: Draft) -> None:
    """ "Stop," SHOUTED THE GUARD: after the quotation the verb of saying, then who says it."""
    marks = _marks(draft)
    if len(marks) < 2:
        return
    for verb, node in enumerate(draft.nodes):
        if (
            node.lemma not in verb_lists.SAYING
            or verb - 1 not in marks
            or node.tag not in ("VBD", "VBZ", "VBP")
        ):
            continue
        after = [i for i in draft.under(verb, "dobj", "attr", "oprd") if i > verb and is_nominal(draft, i)]
        if len(after) == 1 and not [i for i in draft.under(verb, "nsubj") if i > verb]:
            for i in draft.under(verb, *SUBJECTS):
                draft.set(i, dep="ccomp")
            draft.set(after[0], dep="nsubj")


def command_in_quotes(draft: Draft) -> None:
    """warned, "NEVER FEED THE MONKEYS": a base form in quotation marks is a clause, the thing said."""
    inside = False
    for i, node in enumerate(draft.nodes):
        if node.text in QUOTES:
            inside = not inside
        elif inside and node.tag == "VB" and node.dep in ("xcomp", "advcl", "dobj", "nsubj", "amod"):
            with_to = any(draft[k].tag == "TO" for k in draft.under(i, "aux"))
            draft.set(i, dep=node.dep if with_to or draft[node.head].tag not in VERBS else "ccomp")


def quote_in_two(draft: Draft) -> None:
    """ "The bread," SAID THE BAKER, "is warm": the speaker interrupts; what is said is one clause."""
    marks = _marks(draft)
    if len(marks) != 4:
        return
    middle = range(marks[1] + 1, marks[2])
    saying = next(
        (i for i in middle if draft[i].lemma in verb_lists.SAYING and draft[i].tag in ("VBD", "VBZ", "VBP")),
        None,
    )
    said = (*range(marks[0] + 1, marks[1]), *range(marks[2] + 1, marks[3]))
    leading = [i for i in said if draft[i].tag in VERBS and _leads(draft, i, saying)]
    main = next((i for i in leading if not _is_opened(draft, i)), next(iter(leading), None))
    if saying is None or main is None:
        return
    draft.root(saying)
    draft.set(main, head=saying, dep="ccomp")
    for i in middle:
        if draft[i].head in said and i != saying:
            speaker = is_nominal(draft, i) and not draft.under(saying, "nsubj")
            draft.set(i, head=saying, dep="nsubj" if speaker else draft[i].dep)
    for i in draft.under(saying, "dobj", "attr", "npadvmod", "oprd"):
        if i in middle and is_nominal(draft, i) and not draft.under(saying, "nsubj"):
            draft.set(i, dep="nsubj")
    for i in said:
        if draft[i].head == saying and i != main:
            dep = (
                "nsubj"
                if is_nominal(draft, i) and i < main and not draft.under(main, *SUBJECTS)
                else draft[i].dep
            )
            draft.set(i, head=main, dep=dep)
        elif draft[i].head == i and i != main:
            draft.set(i, head=main, dep="dep")


def _is_opened(draft: Draft, verb: int) -> bool:
    """If, when or the like opens its clause."""
    return any(draft[i].dep == "mark" or draft[i].tag == "WRB" for i in draft.under(verb) if i < verb)


def _leads(draft: Draft, index: int, saying: int | None) -> bool:
    """A verb of the quotation that is the root, or hangs on the verb of saying or beside it."""
    node = draft[index]
    return node.head == index or (saying is not None and node.head == saying and node.dep in _SAID)


_SAID = ("ccomp", "parataxis", "conj", "advcl", "dep", "xcomp")
