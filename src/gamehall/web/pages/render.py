"""Pages from templates, with what every page shows: who you are, where you are, light or dark."""

import hashlib
import re
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from litestar import MediaType, Request, Response
from litestar.response import Redirect

from gamehall import __version__
from gamehall.live.people import NotPossible
from gamehall.web.desk import Desk
from gamehall.web.door.address import is_secure
from gamehall.web.pages.forms import words

_WEB = Path(__file__).parents[1]
STATIC = _WEB / "static"
_OUR_PATH = re.compile(r"/([A-Za-z0-9._~%-][A-Za-z0-9._~%/-]*)?")
"""A browser reads two strokes at the beginning, or a backward one, as the name of another site."""
THEMES = ("system", "light", "dark")

Ask = Request[Any, Any, Any]


def asset(name: str) -> str:
    """The address of a built file; it changes when the file does, so browsers may keep it for good."""
    try:
        stat = (STATIC / name).stat()
    except FileNotFoundError:
        return f"/static/{name}"
    return f"/static/{name}?v={_mark(name, stat.st_mtime_ns, stat.st_size)}"


@lru_cache(maxsize=256)
def _mark(name: str, changed: int, size: int) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]


def built(name: str) -> bool:
    return (STATIC / name).is_file()


_templates = Environment(
    loader=FileSystemLoader([_WEB / "pages", _WEB]),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
_templates.globals.update(asset=asset, built=built, version=__version__)
_templates.filters["words"] = words
_templates.filters["day"] = lambda ms: f"{datetime.fromtimestamp(ms / 1000).astimezone():%-d %B %Y}"


def page(request: Ask, template: str, status: int = 200, **values: Any) -> Response[str]:
    return Response(html(request, template, **values), media_type=MediaType.HTML, status_code=status)


def html(request: Ask, template: str, **values: Any) -> str:
    desk: Desk = request.app.state.desk
    theme = request.cookies.get("theme", "system")
    always = {
        "me": desk.person(request),
        "path": request.scope["path"],
        "theme": theme if theme in THEMES else "system",
        "closed_books": False,
    }
    return _templates.get_template(template).render({**always, **values})


def go(path: str) -> Redirect:
    """See other: a page was sent and its answer is somewhere else."""
    return Redirect(path, status_code=303)


def back(request: Ask, fallback: str = "/") -> str:
    """The page a form was on, if it was one of ours."""
    try:
        referer = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return fallback
    ours = referer.netloc == request.headers.get("host") and _OUR_PATH.fullmatch(referer.path)
    return referer.path if ours else fallback


async def form_of(request: Ask) -> dict[str, str]:
    """The fields of a form, as text."""
    try:
        sent = await request.form()
    except Exception as error:
        raise NotPossible("This form cannot be read.") from error
    return {name: value for name, value in sent.items() if isinstance(value, str)}


def base_address(request: Ask) -> str:
    """How others reach this hall: the address asked for, or the LAN's where that is this machine's own."""
    desk: Desk = request.app.state.desk
    host = request.headers.get("host", "localhost")
    name = host.rsplit(":", 1)[0].strip("[]")
    if name in ("localhost", "127.0.0.1", "::1") and desk.settings.addresses.lan:
        return desk.settings.addresses.lan
    scheme = "https" if is_secure(request, desk.settings.proxies) else "http"
    return f"{scheme}://{host}"


@lru_cache(maxsize=1024)
def qr_code(address: str, *, any_size: bool = False) -> str:
    return segno.make(address, error="m").svg_inline(
        scale=5,
        border=2,
        dark="#000",
        light="#fff",
        title=f"QR code: {address}",
        svgclass="qr",
        lineclass=None,
        omitsize=any_size,
    )
