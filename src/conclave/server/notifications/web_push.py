"""Encrypted Web Push messages.

http_ece encrypts (RFC 8291), py_vapid signs for the host (RFC 8292): the parts of pywebpush without its two HTTP
clients, which would send past safe_http.
"""

from __future__ import annotations

import base64
import binascii
import os
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from conclave.server.store.values import Push

MAX_ENDPOINT_LENGTH: Final = 1000
_CURVE: Final = ec.SECP256R1()
_SIGNATURE_SECONDS: Final = 12 * 3600  # seconds that a signature is good for
_TTL_SECONDS: Final = 86_400  # seconds that the service keeps a note for a browser that is away


class BadSubscription(ValueError):
    """An unusable push subscription; the message says what is wrong."""


def make_key() -> str:
    """Return a new private key for the setting push_key."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return _encode_base64(number.to_bytes(32, "big"))


class PushEncoder:
    """Encrypts messages and signs requests for the host."""

    def __init__(self, key: str, contact: str) -> None:
        self._private: Final = ec.derive_private_key(int.from_bytes(_decode_base64(key), "big"), _CURVE)
        self._contact: Final = contact
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = _encode_base64(public)  # the VAPID public key for browsers

    def encode(self, push: Push, note: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """Return body and headers of a request. It takes milliseconds: call it in a thread."""
        body = http_ece.encrypt(
            note,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(_CURVE),
            dh=_decode_base64(push.key),
            auth_secret=_decode_base64(push.auth),
            version="aes128gcm",
        )
        parts = urlsplit(push.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _SIGNATURE_SECONDS,
            "sub": self._contact,
        }
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(_TTL_SECONDS),
        }
        headers |= {"urgency": "normal", "topic": topic, "host": parts.netloc, "content-length": str(len(body))}
        signed: dict[str, str] = Vapid02(self._private).sign(claims)
        return body, headers | {"authorization": signed["Authorization"]}


def check_subscription(push: Push, *, allows_private: bool = False) -> None:
    """Raise BadSubscription if the endpoint or the keys are unusable."""
    parts = urlsplit(push.endpoint)
    schemes = ("https", "http") if allows_private else ("https",)
    if len(push.endpoint) > MAX_ENDPOINT_LENGTH or parts.scheme not in schemes or not parts.hostname or parts.username:
        raise BadSubscription(
            f"an endpoint is an address of https without a password, of {MAX_ENDPOINT_LENGTH} characters at most"
        )
    if not push.endpoint.isascii() or not push.endpoint.isprintable() or " " in push.endpoint:
        raise BadSubscription("an endpoint is written in plain letters")
    if not allows_private and _is_ip_address(parts.hostname):
        raise BadSubscription("an endpoint names its host: push services have no bare IP addresses")
    try:
        if parts.port not in (None, 443) and not allows_private:
            raise BadSubscription("an endpoint has the usual port of https")
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _decode_base64(push.key))
        is_good = len(_decode_base64(push.auth)) == 16
    except BadSubscription:
        raise
    except (ValueError, UnsupportedAlgorithm, binascii.Error):
        is_good = False
    if not is_good:
        raise BadSubscription(
            "the keys are those of PushSubscription: p256dh is a point of the curve P-256, auth has 16 bytes"
        )


def _is_ip_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _decode_base64(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _encode_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
