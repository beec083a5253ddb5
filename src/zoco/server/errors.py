"""What the server refuses: a message that says what to do, and the status that HTTP has for it."""

import logging
from typing import Any

from zoco.core.errors import ZocoError
from zoco.messages import Message, say
from zoco.server.wire import Refusal, as_data, encode

log = logging.getLogger("zoco.server")


class RequestError(ZocoError):
    """Asked for in a way that cannot be answered."""

    status = 400


class UnknownError(RequestError):
    """It is not there, or not for this caller to see."""

    status = 404


class SlowError(RequestError):
    """Begun, and not finished in time."""

    status = 408


class ForbiddenError(RequestError):
    status = 403


class ConflictError(RequestError):
    """Late, out of turn, or no longer possible."""

    status = 409


class LimitError(RequestError):
    status = 429


class NotReadyError(RequestError):
    status = 503


def not_written(error: Exception) -> NotReadyError:
    """What could not be written never happened. Why, is for the host alone."""
    log.error("not written", extra={"error": str(error)[:200]})
    return NotReadyError("server-not-written")


def status_of(error: ZocoError) -> int:
    """Errors of the games themselves (an illegal move, a wrong record) are wrong requests."""
    return error.status if isinstance(error, RequestError) else 422


def from_the_wire(what: Any) -> Any:
    """A message, or a plain parameter, as it was before it was written as JSON."""
    if not isinstance(what, dict):
        return what
    return Message(what["id"], {name: from_the_wire(value) for name, value in what["parameters"].items()})


def refusal(why: Message, language: str) -> bytes:
    return encode(Refusal(as_data(why), say(why, language)))
