"""Mends a tree by rules over the lexicon. Each rule names the construction it serves."""

from collections.abc import Callable

from gamehall.english.reader.draft import Draft
from gamehall.english.reader.repairs import (
    asides,
    clauses,
    objects,
    order,
    phrases,
    quotes,
    tags,
    verbals,
    verbs,
)
from gamehall.english.tree import Tree

Rule = Callable[[Draft], None]

RULES: tuple[Rule, ...] = (
    tags.name_by_capital,
    tags.tag_by_dictionary,
    verbs.helper_needs_verb,
    order.helper_taken_for_verb,
    order.question_with_predicate,
    order.have_taken_for_verb,
    order.what_a,
    order.phrase_before_verb,
    order.asked_object,
    verbs.subject_lost,
    tags.noun_by_article,
    tags.adjective_before_noun,
    tags.adverb_of_adverb,
    tags.adverb_of_adjective,
    tags.which_noun,
    verbs.subject_of_question,
    quotes.command_opens_quote,
    asides.interjection_first,
    asides.direct_address,
    asides.address_last,
    asides.address_inside,
    tags.adjective_after_pronoun,
    verbs.verb_for_sentence,
    verbs.verb_at_end,
    verbs.verb_before_clause,
    tags.pronoun_not_noun,
    verbs.verb_after_opener,
    verbs.clause_needs_verb,
    verbs.finite_without_helper,
    verbs.command_first,
    tags.gerund_not_noun,
    tags.noun_not_gerund,
    asides.appositive_between_commas,
    asides.appositive_as_subject,
    asides.list_not_appositive,
    asides.appositive_not_list,
    asides.last_of_subjects,
    asides.name_after_noun,
    clauses.pronoun_and_noun,
    clauses.joined_to_noun,
    clauses.clause_after_semicolon,
    clauses.clauses_in_row,
    clauses.semicolon_joins,
    clauses.comma_joined,
    clauses.what_opens_subject,
    clauses.free_relative,
    clauses.time_when,
    clauses.clause_then_object,
    clauses.clause_not_object,
    clauses.clause_after_before,
    clauses.participle_after_before,
    clauses.clause_asks,
    clauses.that_opens_clause,
    clauses.subordinator_not_coordinator,
    quotes.command_in_quotes,
    tags.preposition_in_ing,
    verbals.infinitive_as_object,
    verbals.participle_not_preposition,
    verbals.infinitive_sign,
    verbals.infinitive_as_subject,
    verbals.clause_after_be,
    verbals.given_to_doing,
    verbals.gerund_with_object,
    verbals.gerund_renames,
    verbals.doing_after_opener,
    clauses.second_subject,
    verbals.progressive_question,
    order.passive_after_subject,
    order.chosen_captain,
    order.adjective_first,
    order.adverb_turns,
    order.so_that,
    clauses.noun_with_that_clause,
    verbals.gerund_as_subject,
    verbals.gerund_after_be,
    quotes.speaker_after_quote,
    quotes.quote_in_two,
    objects.inverted_subject,
    objects.clause_without_verb,
    objects.object_taken_for_modifier,
    objects.object_of_particle,
    objects.given_to_many,
    objects.cost_in_time,
    objects.made_a_kind,
    objects.two_objects,
    phrases.phrase_of_verb,
    phrases.phrase_of_predicate,
    phrases.phrase_about,
    phrases.between_two,
    objects.noun_after_link,
    phrases.place_not_object,
    objects.name_as_complement,
    objects.renamed_after_passive,
    objects.adjective_after_object,
    objects.adjective_after_link,
    order.how_adjective,
    verbals.seen_doing,
    verbals.object_with_infinitive,
    verbals.noun_with_participle,
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
