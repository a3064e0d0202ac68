"""What every request passes: it comes from a page of this hall, and asks no more than is its visitor's share.

A route says with `costs` what it is counted as, besides being a request; and with `light` that it is a
small thing, asked for often: a file, or whether anything is new. `json` says that programs ask it, who are
told in JSON what is wrong.
"""

from gamehall.web.desk import Desk
from gamehall.web.door import guard
from gamehall.web.door.address import address_of
from gamehall.web.door.limits import Visitor
from gamehall.web.pages.render import Ask

_NAMES_PEOPLE = frozenset({"tables", "sits", "imports"})
"""Whoever has no name yet is given one on the way to these."""
_LIGHT = 0.2


async def let_in(request: Ask) -> None:
    await guard.check_door(request)
    desk: Desk = request.app.state.desk
    route = request.route_handler.opt
    if not counted(request, _LIGHT if route.get("light") else 1):
        raise desk.limits.too_much("requests", _from(request))
    if what := route.get("costs"):
        desk.pay(what, request)
        if what in _NAMES_PEOPLE and not desk.person(request).id:
            desk.pay("names", request)


def counted(request: Ask, amount: float = 1) -> bool:
    """Whether the address has requests left; if so this one is counted. The cookie is not looked at."""
    desk: Desk = request.app.state.desk
    return desk.limits.take("requests", _from(request), amount)


def _from(request: Ask) -> Visitor:
    return Visitor("", address_of(request, request.app.state.desk.settings.proxies))
