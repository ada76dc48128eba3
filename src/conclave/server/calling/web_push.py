"""Web Push: a note that only one browser can read, sent through the service that its maker runs.

The encryption (RFC 8291) is http_ece's and the host's signature (RFC 8292) py_vapid's; the way out is our own.
"""

from __future__ import annotations

import base64
import binascii
import os
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from conclave.server.store.values import Push

LONGEST_ENDPOINT: Final = 1000
_CURVE: Final = ec.SECP256R1()
_LIFETIME: Final = 12 * 3600  # seconds that a signature is good for
_KEPT: Final = 86_400  # seconds that the service keeps a note for a browser that is away


class BadPush(ValueError):
    """No browser could be told so; the message says what is wrong."""


def new_key() -> str:
    """A private key for the setting push_key."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


class Sealer:
    """Seals notes and signs for the host."""

    def __init__(self, key: str, contact: str) -> None:
        self._private: Final = ec.derive_private_key(int.from_bytes(_bytes(key), "big"), _CURVE)
        self._contact: Final = contact
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = _text(public)  # what browsers must know to take notes from us alone

    def sealed(self, push: Push, note: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """Body and headers of the request. It takes a while: call it in a thread."""
        body = http_ece.encrypt(
            note,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(_CURVE),
            dh=_bytes(push.key),
            auth_secret=_bytes(push.auth),
            version="aes128gcm",
        )
        parts = urlsplit(push.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _LIFETIME,
            "sub": self._contact,
        }
        headers = {"content-type": "application/octet-stream", "content-encoding": "aes128gcm", "ttl": str(_KEPT)}
        headers |= {"urgency": "normal", "topic": topic, "host": parts.netloc, "content-length": str(len(body))}
        signed: dict[str, str] = Vapid02(self._private).sign(claims)
        return body, headers | {"authorization": signed["Authorization"]}


def check(push: Push, *, allows_private: bool = False) -> None:
    """BadPush where this is no place to send to, or no key to seal with."""
    parts = urlsplit(push.endpoint)
    schemes = ("https", "http") if allows_private else ("https",)
    if len(push.endpoint) > LONGEST_ENDPOINT or parts.scheme not in schemes or not parts.hostname or parts.username:
        raise BadPush(
            f"an endpoint is an address of https without a password, of {LONGEST_ENDPOINT} characters at most"
        )
    if not push.endpoint.isascii() or not push.endpoint.isprintable() or " " in push.endpoint:
        raise BadPush("an endpoint is written in plain letters")
    try:
        if parts.port not in (None, 443) and not allows_private:
            raise BadPush("an endpoint has the usual port of https")
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _bytes(push.key))
        is_good = len(_bytes(push.auth)) == 16
    except BadPush:
        raise
    except (ValueError, UnsupportedAlgorithm, binascii.Error):
        is_good = False
    if not is_good:
        raise BadPush("the keys are those of PushSubscription: p256dh is a point of the curve P-256, auth has 16 bytes")


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
