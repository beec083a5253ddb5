"""The WebSocket protocol (RFC 6455) as far as a server of short texts needs it: no extensions."""

import base64
import hashlib
import struct
from enum import IntEnum
from typing import NamedTuple

from aiohttp import WSCloseCode

UNIQUE = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # 1.3
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
MOST_CONTROL = 125  # bytes of a control frame
LEAST_CODE, OWN_CODES = 1000, 3000  # of closing
CODES = {code.value for code in WSCloseCode} - {WSCloseCode.ABNORMAL_CLOSURE}


class Opcode(IntEnum):
    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


OPCODES = {opcode.value: opcode for opcode in Opcode}


class ProtocolError(Exception):
    """The client does not keep to the protocol; `code` closes the connection."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


class Received(NamedTuple):
    """A whole message, or a control frame."""

    opcode: Opcode
    payload: bytes


def accept_key(key: str) -> str:
    """4.2.2: what the server answers to the client's key."""
    return base64.b64encode(hashlib.sha1(key.encode() + UNIQUE, usedforsecurity=False).digest()).decode()


def framed(payload: bytes, opcode: int = Opcode.TEXT) -> bytes:
    """5.2: a whole message, as servers send it."""
    size = len(payload)
    if size < 126:
        return struct.pack(">BB", LAST | opcode, size) + payload
    form = ">BBH" if size < 1 << 16 else ">BBQ"
    return struct.pack(form, LAST | opcode, 126 if size < 1 << 16 else 127, size) + payload


def closing(code: int, why: bytes = b"") -> bytes:
    """5.5.1: a close frame."""
    return framed(code.to_bytes(2, "big") + why, Opcode.CLOSE)


def closing_code(payload: bytes) -> int:
    """7.4: the code with which the client closes; raises if it may not be sent."""
    if not payload:
        return WSCloseCode.OK
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (code in CODES or OWN_CODES <= code < 5000):
        raise ProtocolError(WSCloseCode.PROTOCOL_ERROR, "bad close code")
    text_of(payload[2:])
    return code


def text_of(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise ProtocolError(WSCloseCode.INVALID_TEXT, "no UTF-8") from None


class Receiver:
    """Takes bytes as they come and gives messages of up to `most` bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.data = b""
        self.at = 0  # where the next frame begins
        self.begun: Opcode | None = None  # a message of several frames,
        self.parts = bytearray()  # and its payload so far
        self.part_count = 0

    def feed(self, data: bytes) -> None:
        self.data = self.data[self.at :] + data if self.at < len(self.data) else data
        self.at = 0

    @property
    def unread(self) -> int:
        """Bytes."""
        return len(self.data) - self.at

    def next(self) -> Received | None:
        """The next message; none if it is not complete yet."""
        while (found := self.next_frame()) is not None:
            is_last, opcode, payload = found
            if opcode >= Opcode.CLOSE or (is_last and opcode is not Opcode.CONTINUATION and self.begun is None):
                return Received(opcode, payload)
            if (opcode is Opcode.CONTINUATION) is (self.begun is None):
                raise ProtocolError(WSCloseCode.PROTOCOL_ERROR, "a message within a message, or none to continue")
            self.begun = self.begun or opcode
            self.parts += payload
            self.part_count += 1
            if len(self.parts) > self.most or self.part_count > self.most:
                raise ProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too long")
            if is_last:
                whole = Received(self.begun, bytes(self.parts))
                self.begun, self.part_count = None, 0
                self.parts.clear()
                return whole
        return None

    def next_frame(self) -> tuple[bool, Opcode, bytes] | None:
        """5.2: the next frame, unmasked."""
        data, at = self.data, self.at
        if len(data) - at < 2:
            return None
        first, second = data[at], data[at + 1]
        opcode, size = OPCODES.get(first & 0x0F), second & 0x7F
        if opcode is None or first & RESERVED or not second & MASKED:
            raise ProtocolError(WSCloseCode.PROTOCOL_ERROR, "not a client's frame")
        if opcode >= Opcode.CLOSE and (size > MOST_CONTROL or not first & LAST):
            raise ProtocolError(WSCloseCode.PROTOCOL_ERROR, "a control frame in parts")
        at += 2
        if size >= 126:
            width = 2 if size == 126 else 8
            if len(data) - at < width:
                return None
            size = int.from_bytes(data[at : at + width], "big")
            at += width
        if size > self.most:
            raise ProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too long")
        end = at + 4 + size
        if len(data) < end:
            return None
        self.at = end
        return bool(first & LAST), opcode, unmasked(data[at + 4 : end], data[at : at + 4])


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """5.3"""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")
