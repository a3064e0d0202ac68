"""Small closed lists that several checks share."""

from gamehall.english.grammar.verb_lists import listed

ARTICLES = listed("a an the")
OWNERS = listed("my your his her our their")
ONE = listed("a an this that each every another one either neither")
"""Stand before one thing."""
SEVERAL = listed("these those many several few both")
"""Stand before more than one."""
NUMBERS = listed(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety"
)
NOMINATIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}
"""The nominative of each objective pronoun that has another."""
OBJECTIVE = {"i": "me", "he": "him", "she": "her", "we": "us", "they": "them"}
PERSONS = listed("i you he she it we they")
KIN = listed(
    "mother father mom mommy dad daddy mama papa grandma grandpa grandmother grandfather granny aunt uncle"
    " sister brother cousin"
)
TITLES = listed("mr mrs ms dr st jr sr prof mt capt gen sgt lt")
"""Shortened words that a period follows."""
GOVERNING = listed("to for with from by at of about against behind beside between near without among")
"""Prepositions that are nothing else."""
BLESSING = listed("god heaven heavens lord")
"""Stand before a wish: God bless you."""
