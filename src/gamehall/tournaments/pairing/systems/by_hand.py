"""Every meeting is made by the director; the hall works out who begins and checks that nobody is left out."""

from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.system import CannotPair, NoOptions, System


def pair(field: Field, options: NoOptions) -> Pairing:
    """Whoever is still in the field has been forgotten."""
    numbers = sorted(player.number for player in field.players)
    if not numbers:
        return Pairing(())
    one = len(numbers) == 1
    named = ", ".join(map(str, numbers[:10])) + (" and others" if len(numbers) > 10 else "")
    raise CannotPair(f"No. {named} {'has' if one else 'have'} no meeting yet: this round is paired by hand.")


SYSTEM = System(
    id="by-hand",
    title="By hand",
    pair=pair,
    says="The director makes every meeting.",
)
