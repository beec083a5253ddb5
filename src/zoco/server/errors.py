"""Refusals: a message that says what to do, and its HTTP status."""

import logging

from zoco.core.errors import ZocoError
from zoco.messages import Message, say
from zoco.server.wire import Refusal, as_data, encode

log = logging.getLogger("zoco.server")


class RequestError(ZocoError):
    """A request that cannot be answered."""

    status = 400


class UnknownError(RequestError):
    """It does not exist, or this caller may not see it."""

    status = 404


class SlowError(RequestError):
    """A request that was not finished in time."""

    status = 408


class ForbiddenError(RequestError):
    status = 403


class ConflictError(RequestError):
    """A request that comes too late, out of turn, or is no longer possible."""

    status = 409


class LimitError(RequestError):
    status = 429


class NotReadyError(RequestError):
    status = 503


def not_written(error: Exception) -> NotReadyError:
    """What could not be written never happened. Only the host is told the cause."""
    log.error("not written", extra={"error": str(error)[:200]})
    return NotReadyError("server-not-written")


def status_of(error: ZocoError) -> int:
    """Errors of the games themselves (an illegal move, a wrong record) are wrong requests."""
    return error.status if isinstance(error, RequestError) else 422


def refusal(why: Message, language: str) -> bytes:
    return encode(Refusal(as_data(why), say(why, language)))
