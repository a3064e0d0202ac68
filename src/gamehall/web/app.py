"""The whole web side put together."""

import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from gamehall.live.people import NotPossible
from gamehall.store.writer import NotWritten
from gamehall.web.desk import Desk, NotHere, provide_desk
from gamehall.web.door import entrance, guard
from gamehall.web.door.limits import TooMuch
from gamehall.web.pages import render
from gamehall.web.routes import routes
from gamehall.web.settings import Settings
from gamehall.web.wire import api
from gamehall.web.wire.messages import Problem

_HEADINGS = {
    403: "Not from here",
    404: "Nothing here",
    409: "That is not possible now",
    413: "Too large",
    421: "Another name",
    429: "Too much at once",
    503: "Not just now",
}

log = logging.getLogger("gamehall.web")


def create_app(settings: Settings, made: Desk | None = None) -> Litestar:
    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        desk = made or Desk(settings)
        app.state.desk = desk
        await desk.open()
        try:
            yield
        finally:
            await desk.close()

    return _App(
        route_handlers=[*routes(), _static()],
        lifespan=[opened],
        dependencies={"desk": Provide(provide_desk)},
        before_request=entrance.let_in,
        before_send=[guard.add_headers],
        exception_handlers={
            TooMuch: _too_much,
            NotPossible: _no,
            NotHere: _no,
            HTTPException: _no,
            NotWritten: _not_written,
            Exception: _bug,
        },
        request_max_body_size=64 * 1024,
        openapi_config=None,
        logging_config=None,
    )


class _App(Litestar):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """HEAD is answered wherever GET is; the server leaves the body out."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def _static() -> Router:
    render.STATIC.mkdir(exist_ok=True)
    return create_static_files_router(
        "/static", [render.STATIC], include_in_schema=False, opt={"light": True}
    )


def _no(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, HTTPException):
        status, says = error.status_code, str(error.detail)
    else:
        status, says = (409 if isinstance(error, NotPossible) else 404), str(error)
    problem = _problem(request, status, says)
    if isinstance(error, HTTPException) and error.headers:
        problem.headers.update(error.headers)  # such as when to come again
    return problem


def _too_much(request: Request[Any, Any, Any], error: TooMuch) -> Response[Any]:
    answer = _problem(request, 429, str(error))
    answer.set_header("Retry-After", str(math.ceil(error.seconds)))
    return answer


def _not_written(request: Request[Any, Any, Any], error: NotWritten) -> Response[Any]:
    log.error("%s %s: nothing was written: %s", request.method, request.scope["path"], error)
    says = "The hall could not write this down, so it did not happen. Try again in a moment."
    return _problem(request, 503, says)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _problem(request, 500, "Something in the hall broke. It has been written down.")


def _problem(request: Request[Any, Any, Any], status: int, says: str) -> Response[Any]:
    """JSON for programs, a page for people, and a sentence for who has asked for too many pages."""
    path = request.scope["path"]
    route = request.scope.get("route_handler")  # none where nothing has this address
    wants_json = path.startswith("/api/") or (route is not None and route.opt.get("json"))
    if wants_json or "text/html" not in request.headers.get("accept", "text/html"):
        return api.json_response(Problem(says), status)
    if not entrance.counted(request):
        return Response(says, media_type=MediaType.TEXT, status_code=status)
    heading = _HEADINGS.get(status, "That did not work" if status < 500 else "Something broke")
    back = render.back(request)
    return render.page(request, "problem.html", status, heading=heading, says=says, back=back)
