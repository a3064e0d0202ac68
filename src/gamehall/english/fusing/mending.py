"""Mends a tree by rules over the lexicon. Each rule names the construction it serves."""

from collections.abc import Callable

from gamehall.english.fusing import (
    mend_asides,
    mend_clauses,
    mend_objects,
    mend_order,
    mend_phrases,
    mend_speech,
    mend_tags,
    mend_verbals,
    mend_verbs,
)
from gamehall.english.fusing.draft import Draft
from gamehall.english.tree import Tree

Rule = Callable[[Draft], None]

RULES: tuple[Rule, ...] = (
    mend_tags.name_by_capital,
    mend_tags.tag_by_dictionary,
    mend_verbs.helper_needs_verb,
    mend_order.helper_taken_for_verb,
    mend_order.question_with_predicate,
    mend_order.have_taken_for_verb,
    mend_order.what_a,
    mend_order.phrase_before_verb,
    mend_order.asked_object,
    mend_verbs.subject_lost,
    mend_tags.noun_by_article,
    mend_tags.adjective_before_noun,
    mend_tags.adverb_of_adverb,
    mend_tags.adverb_of_adjective,
    mend_tags.which_noun,
    mend_verbs.subject_of_question,
    mend_speech.command_opens_quote,
    mend_asides.interjection_first,
    mend_asides.direct_address,
    mend_asides.address_last,
    mend_asides.address_inside,
    mend_tags.adjective_after_pronoun,
    mend_verbs.verb_for_sentence,
    mend_verbs.verb_at_end,
    mend_verbs.verb_before_clause,
    mend_tags.pronoun_not_noun,
    mend_verbs.verb_after_opener,
    mend_verbs.clause_needs_verb,
    mend_verbs.finite_without_helper,
    mend_verbs.command_first,
    mend_tags.gerund_not_noun,
    mend_tags.noun_not_gerund,
    mend_asides.appositive_between_commas,
    mend_asides.appositive_as_subject,
    mend_asides.list_not_appositive,
    mend_asides.appositive_not_list,
    mend_asides.last_of_subjects,
    mend_asides.name_after_noun,
    mend_clauses.pronoun_and_noun,
    mend_clauses.joined_to_noun,
    mend_clauses.clause_after_semicolon,
    mend_clauses.clauses_in_row,
    mend_clauses.semicolon_joins,
    mend_clauses.comma_joined,
    mend_clauses.what_opens_subject,
    mend_clauses.free_relative,
    mend_clauses.time_when,
    mend_clauses.clause_then_object,
    mend_clauses.clause_not_object,
    mend_clauses.clause_after_before,
    mend_clauses.participle_after_before,
    mend_clauses.clause_asks,
    mend_clauses.that_opens_clause,
    mend_clauses.subordinator_not_coordinator,
    mend_speech.command_in_quotes,
    mend_tags.preposition_in_ing,
    mend_verbals.infinitive_as_object,
    mend_verbals.participle_not_preposition,
    mend_verbals.infinitive_sign,
    mend_verbals.infinitive_as_subject,
    mend_verbals.clause_after_be,
    mend_verbals.given_to_doing,
    mend_verbals.gerund_with_object,
    mend_verbals.gerund_renames,
    mend_verbals.doing_after_opener,
    mend_clauses.second_subject,
    mend_verbals.progressive_question,
    mend_order.passive_after_subject,
    mend_order.chosen_captain,
    mend_order.adjective_first,
    mend_order.adverb_turns,
    mend_order.so_that,
    mend_clauses.noun_with_that_clause,
    mend_verbals.gerund_as_subject,
    mend_verbals.gerund_after_be,
    mend_speech.speaker_after_quote,
    mend_speech.quote_in_two,
    mend_objects.inverted_subject,
    mend_objects.clause_without_verb,
    mend_objects.object_taken_for_modifier,
    mend_objects.object_of_particle,
    mend_objects.given_to_many,
    mend_objects.cost_in_time,
    mend_objects.made_a_kind,
    mend_objects.two_objects,
    mend_phrases.phrase_of_verb,
    mend_phrases.phrase_of_predicate,
    mend_phrases.phrase_about,
    mend_phrases.between_two,
    mend_objects.noun_after_link,
    mend_phrases.place_not_object,
    mend_objects.name_as_complement,
    mend_objects.renamed_after_passive,
    mend_objects.adjective_after_object,
    mend_objects.adjective_after_link,
    mend_order.how_adjective,
    mend_verbals.seen_doing,
    mend_verbals.object_with_infinitive,
    mend_verbals.noun_with_participle,
)


def mend(tree: Tree) -> Tree:
    draft = Draft(tree)
    used: list[str] = []
    for rule in RULES:
        before, saved = draft.changes, list(draft.nodes)
        rule(draft)
        if draft.changes != before:
            if is_sound(draft):
                used.append(rule.__name__)
            else:
                draft.put_back(saved)
    return draft.finished(tuple(used)) if used else tree


def is_sound(draft: Draft) -> bool:
    """Every word hangs on a root: no rule may leave a ring."""
    safe: set[int] = set()
    for start in range(len(draft)):
        path: list[int] = []
        here = start
        while here not in safe and draft[here].head != here:
            if here in path:
                return False
            path.append(here)
            here = draft[here].head
        safe.update(path)
    return True
