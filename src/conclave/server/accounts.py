"""Guests, accounts, passwords and signed session cookies."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection

from conclave.server.names import BadName, clean_login, clean_name
from conclave.server.passwords import refuse_weak
from conclave.server.rate_limits import RateLimits, address_key
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.people import SignIn
from conclave.server.store.values import DAY, Millis, NotFound, StoreError, User, now

COOKIE: Final = "conclave"
COOKIE_SECONDS: Final = 180 * 86_400  # seconds since the last visit
DEVICE_COOKIE: Final = "conclave-device"  # says that an account was opened here before; it opens nothing
DEVICE_COOKIE_SECONDS: Final = 2 * 365 * 86_400
MIN_PASSWORD_LENGTH: Final = 8
MAX_PASSWORD_LENGTH: Final = 200
WRONG_CREDENTIALS: Final = "wrong login or password"

_MAX_CONCURRENT_HASHES: Final = 2  # each hash takes Settings.password_memory for a moment


class WrongPassword(Exception):
    """Raised for an unknown login or a wrong password; the message deliberately does not say which."""


class TooManyGuesses(Exception):
    """Raised after too many password guesses for this login, from this device or from all unknown devices."""

    def __init__(self, wait: float) -> None:
        self.wait: Final = wait
        super().__init__("too many attempts to sign in to this account: wait a moment")


@cache
def make_hasher(memory: int) -> PasswordHasher:
    """Return the password hasher that uses so many megabytes."""
    return PasswordHasher(memory_cost=memory * 1024)


@cache
def make_dummy_hash(memory: int) -> str:
    """Return the hash of a random password: unknown logins are compared with it, to take as long as known ones."""
    return make_hasher(memory).hash(secrets.token_hex())


class Accounts:
    """Sign-in and accounts. A person holds a random token; the database stores only its hash."""

    def __init__(self, store: Store, settings: Settings, limits: RateLimits | None = None) -> None:
        self._store: Final = store
        self._secret: Final = settings.secret.encode()
        self._key = self._secret or secrets.token_bytes(32)
        self._signer = self._make_signer(self._key)
        self._devices = self._make_signer(self._key, DEVICE_COOKIE)
        # A browser takes a cookie of such a name by https alone, and from no neighbouring site.
        prefix = "__Host-" if settings.is_secure else ""
        self.cookie: Final = prefix + COOKIE
        self.device_cookie: Final = prefix + DEVICE_COOKIE
        self._hasher: Final = make_hasher(settings.password_memory)
        self._turns: Final = asyncio.Semaphore(_MAX_CONCURRENT_HASHES)
        self._limits: Final = limits or RateLimits(settings)
        self._dummy_hash: Final = make_dummy_hash(settings.password_memory)

    async def open(self) -> None:
        """Load the signing key that all processes share: that of the settings, or one kept in the database."""
        self._key = self._secret or await self._store.people.get_shared_key("cookies")
        self._signer, self._devices = self._make_signer(self._key), self._make_signer(self._key, DEVICE_COOKIE)

    def _make_signer(self, key: bytes, salt: str = COOKIE) -> Signer:
        return Signer(key, salt=salt, digest_method=hashlib.sha256)

    # --- Cookies

    async def find_user(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """Return the person who sent this request or opened this socket."""
        found = await self.find_sign_in(self.read_cookie(connection))
        return found.user if found else None

    def read_cookie(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return the session cookie of a request or socket; "" if there is none."""
        return connection.cookies.get(self.cookie, "")

    async def find_sign_in(self, cookie: str) -> SignIn | None:
        token = self._read_token(cookie)
        return await self._store.people.find_sign_in(_hash_token(token)) if token else None

    def _read_token(self, cookie: str) -> str:
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return ""

    async def make_cookie(self, user: User) -> str:
        """Sign somebody in on one device."""
        token = secrets.token_urlsafe(32)
        await self._store.people.sign_in(user.id, _hash_token(token), _compute_expiry())
        return self._signer.sign(token).decode()

    async def prolong(self, cookie: str, found: SignIn) -> bool:
        """Extend a sign-in at each visit; return True if the cookie must be sent again."""
        if found.expires - now() > COOKIE_SECONDS * 1000 - DAY:
            return False
        await self._store.people.prolong(_hash_token(self._read_token(cookie)), _compute_expiry())
        return True

    async def sign_out(self, cookie: str) -> None:
        """Sign out on this device and close its sockets."""
        sign_in = self.hash_cookie(cookie)
        await self._store.people.sign_out(sign_in)
        await self._store.notices.send_signed_out(sign_in)

    def hash_cookie(self, cookie: str) -> str:
        """Return the hash by which the database and sockets identify a sign-in."""
        return _hash_token(self._read_token(cookie))

    async def sign_out_everywhere(self, user: User) -> None:
        await self._store.people.sign_out_everywhere(user.id)
        await self._store.notices.send_signed_out(user.id)

    # --- Guests and accounts

    async def add_guest(self, name: str, address: str = "") -> User:
        return await self._store.people.add_guest(clean_name(name), self.hash_address(address))

    def hash_address(self, address: str) -> str:
        """Return a keyed hash of an address: it identifies neighbours without storing the address."""
        if not address:
            return ""
        return hmac.new(self._key, address_key(address).encode(), hashlib.sha256).hexdigest()[:24]

    async def note_visit(self, user: User, address: str) -> None:
        """Remember from which address a person comes, for bans that include new guests."""
        with contextlib.suppress(StoreError):  # a full disk keeps nobody out
            await self._store.identities.note_place(user.id, self.hash_address(address))

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Give a guest a login and a password. Games, ratings and sign-ins stay."""
        login = clean_login(login)
        refuse_weak(password, login, user.name)
        return await self._store.people.make_account(user.id, login, await self._hash(password))

    async def sign_in(self, login: str, password: str, address: str = "", device: str = "") -> User:
        """Return the person with this login and password.

        WrongPassword takes as long for unknown logins as for known ones. `device` is the value that
        `make_device_cookie` gave to this browser, if any.
        """
        try:
            login = clean_login(login)
            found = await self._store.people.find_password(login)
        except BadName:
            login, found = "", None
        user, hashed = found or ("", self._dummy_hash)
        place, is_known = (device, True) if self._is_known_device(device, user) else (address_key(address), False)
        await self._check_password(login, place, is_known, hashed, password)
        if not user:
            raise WrongPassword(WRONG_CREDENTIALS)
        await self._store.moderation.check_welcome(user)
        if self._hasher.check_needs_rehash(hashed):
            await self._store.people.set_password(user, await self._hash(password))
        return await self._store.people.get(user)

    async def _check_password(self, login: str, place: str, is_known: bool, hashed: str, password: str) -> None:
        if wait := self._limits.take_guess(login, place, is_known=is_known):
            raise TooManyGuesses(wait)
        if not await self._matches(hashed, password):
            raise WrongPassword(WRONG_CREDENTIALS)

    def make_device_cookie(self, user: User) -> str:
        """Return a value for a device cookie: strangers' guesses do not lock this browser out."""
        return self._devices.sign(f"{user.id}.{secrets.token_hex(8)}").decode()

    def _is_known_device(self, device: str, user: str) -> bool:
        try:
            return bool(user) and self._devices.unsign(device).decode().partition(".")[0] == user
        except (BadSignature, UnicodeError):
            return False

    async def move_games(self, guest: User, account: User) -> None:
        """Let the account take the guest's place at every table."""
        await self._store.guests.merge_into(guest.id, account.id)
        self._limits.merge_people(guest.id, account.id)
        await self._store.notices.send_signed_out(guest.id)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Change a password; every device must sign in again."""
        found = await self._store.people.find_password(user.login)
        hashed = found[1] if found else self._dummy_hash  # a guest has none
        await self._check_password(user.login, user.id, True, hashed, old)
        refuse_weak(new, user.login, user.name)
        await self._store.people.set_password(user.id, await self._hash(new))
        await self.sign_out_everywhere(user)

    async def set_password(self, login: str, password: str) -> None:
        """Set a forgotten password, on behalf of the host."""
        found = await self._store.people.find_password(clean_login(login))
        if found is None:
            raise NotFound(f"nobody has the login {login!r}")
        await self._store.people.set_password(found[0], await self._hash(password))
        await self.sign_out_everywhere(await self._store.people.get(found[0]))

    async def _hash(self, password: str) -> str:
        if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
            raise BadName(f"a password has {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters")
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _encode_password(password))

    async def _matches(self, hashed: str, password: str) -> bool:
        try:
            async with self._turns:
                return await asyncio.to_thread(
                    self._hasher.verify, hashed, _encode_password(password[:MAX_PASSWORD_LENGTH])
                )
        except (VerifyMismatchError, InvalidHashError):
            return False


def _encode_password(password: str) -> bytes:
    """NFKC-normalise the password before hashing, so that it is the same from every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _compute_expiry() -> Millis:
    return now() + COOKIE_SECONDS * 1000
