"""Who somebody is: guests, accounts, passwords, and the signed cookie that stands for a person."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection

from conclave.server.guesses import Guesses
from conclave.server.limits import neighbourhood
from conclave.server.names import BadName, clean_login, clean_name
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.people import SignIn
from conclave.server.store.values import DAY, Millis, NotFound, User, now

COOKIE: Final = "conclave"
LIFETIME: Final = 180 * 86_400  # seconds since the last visit
DEVICE: Final = "conclave-device"  # says that an account was opened here before; it opens nothing
DEVICE_LIFETIME: Final = 2 * 365 * 86_400
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
WRONG: Final = "this login and this password do not belong together"

_AT_ONCE: Final = 2  # each hash takes Settings.password_memory for a moment


class WrongPassword(Exception):
    """There is no such login, or the password is another one: we do not say which."""


class TooManyGuesses(Exception):
    """Somebody guesses a password from here; or from so many places that devices which it knows are let in alone."""

    def __init__(self, wait: float) -> None:
        self.wait: Final = wait
        super().__init__("too many attempts to sign in to this account: wait a moment")


@cache
def hasher(memory: int) -> PasswordHasher:
    """How passwords are hashed, with so many megabytes."""
    return PasswordHasher(memory_cost=memory * 1024)


@cache
def nobodys_hash(memory: int) -> str:
    """Of a password that nobody has, to be compared with where there is no account: that takes as long as with one."""
    return hasher(memory).hash(secrets.token_hex())


class Accounts:
    """People come in here. A person is known by a random token; the database has only its hash."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._secret: Final = settings.secret.encode()
        self._key = self._secret or secrets.token_bytes(32)
        self._signer = self._sign_with(self._key)
        self._devices = self._sign_with(self._key, DEVICE)
        # A browser takes a cookie of such a name by https alone, and from no neighbouring site.
        prefix = "__Host-" if settings.is_secure else ""
        self.cookie: Final = prefix + COOKIE
        self.device_cookie: Final = prefix + DEVICE
        self._hasher: Final = hasher(settings.password_memory)
        self._turns: Final = asyncio.Semaphore(_AT_ONCE)
        self._guesses: Final = Guesses()
        self._nobodys: Final = nobodys_hash(settings.password_memory)

    async def open(self) -> None:
        """All processes sign with one key: that of the settings, or one that the database keeps."""
        self._key = self._secret or await self._store.people.shared_key("cookies")
        self._signer, self._devices = self._sign_with(self._key), self._sign_with(self._key, DEVICE)

    def _sign_with(self, key: bytes, salt: str = COOKIE) -> Signer:
        return Signer(key, salt=salt, digest_method=hashlib.sha256)

    # --- Cookies

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """The person who sent this request or opened this socket."""
        found = await self.sign_in_of(self.cookie_of(connection))
        return found.user if found else None

    def cookie_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The cookie that a request or socket brought; "" where there is none."""
        return connection.cookies.get(self.cookie, "")

    async def sign_in_of(self, cookie: str) -> SignIn | None:
        token = self._token(cookie)
        return await self._store.people.signed_in(_hashed(token)) if token else None

    def _token(self, cookie: str) -> str:
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return ""

    async def new_cookie(self, user: User) -> str:
        """Sign somebody in on one device."""
        token = secrets.token_urlsafe(32)
        await self._store.people.sign_in(user.id, _hashed(token), _expiry())
        return self._signer.sign(token).decode()

    async def prolong(self, cookie: str, found: SignIn) -> bool:
        """Whoever comes back stays signed in; True when the cookie must be set anew."""
        if found.expires - now() > LIFETIME * 1000 - DAY:
            return False
        await self._store.people.prolong(_hashed(self._token(cookie)), _expiry())
        return True

    async def sign_out(self, cookie: str) -> None:
        """On this device alone; what it still has open ends too."""
        sign_in = self.name_of(cookie)
        await self._store.people.sign_out(sign_in)
        await self._store.notices.send_signed_out(sign_in)

    def name_of(self, cookie: str) -> str:
        """What the database, and sockets, know a sign-in by."""
        return _hashed(self._token(cookie))

    async def sign_out_everywhere(self, user: User) -> None:
        await self._store.people.sign_out_everywhere(user.id)
        await self._store.notices.send_signed_out(user.id)

    # --- Guests and accounts

    async def add_guest(self, name: str, address: str = "") -> User:
        return await self._store.people.add_guest(clean_name(name), self.place_of(address))

    def place_of(self, address: str) -> str:
        """What the database knows an address by: neighbours are told from others, and nobody learns where they live."""
        if not address:
            return ""
        return hmac.new(self._key, neighbourhood(address).encode(), hashlib.sha256).hexdigest()[:24]

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Give a guest a login and a password. Games, ratings and sign-ins stay."""
        login = clean_login(login)
        return await self._store.people.make_account(user.id, login, await self._hash(password))

    async def sign_in(self, login: str, password: str, address: str = "", device: str = "") -> User:
        """WrongPassword takes as long for a login that does not exist, so that nobody learns which there are.

        `device` is what `new_device` once gave to the browser that asks, if it did.
        """
        try:
            login = clean_login(login)
            found = await self._store.people.password_of(login)
        except BadName:
            login, found = "", None
        user, hashed = found or ("", self._nobodys)
        place, is_known = (device, True) if self._is_known(device, user) else (neighbourhood(address), False)
        await self._try(login, place, is_known, hashed, password)
        if not user:
            raise WrongPassword(WRONG)
        await self._store.moderation.check_welcome(user)
        if self._hasher.check_needs_rehash(hashed):
            await self._store.people.set_password(user, await self._hash(password))
        return await self._store.people.get(user)

    async def _try(self, login: str, place: str, is_known: bool, hashed: str, password: str) -> None:
        if wait := self._guesses.take(login, place, time.monotonic(), is_known=is_known):
            raise TooManyGuesses(wait)
        if not await self._matches(hashed, password):
            raise WrongPassword(WRONG)

    def new_device(self, user: User) -> str:
        """What a browser keeps on which an account was opened: strangers' guesses do not keep it out."""
        return self._devices.sign(f"{user.id}.{secrets.token_hex(8)}").decode()

    def _is_known(self, device: str, user: str) -> bool:
        try:
            return bool(user) and self._devices.unsign(device).decode().partition(".")[0] == user
        except (BadSignature, UnicodeError):
            return False

    async def bring_games(self, guest: User, account: User) -> None:
        """Who came as a guest to this device has an account: it takes the guest's place at every table."""
        await self._store.guests.hand_over(guest.id, account.id)
        await self._store.notices.send_signed_out(guest.id)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Afterwards every device must sign in again."""
        found = await self._store.people.password_of(user.login)
        await self._try(user.login, user.id, True, found[1] if found else self._nobodys, old)  # a guest has none
        await self._store.people.set_password(user.id, await self._hash(new))
        await self.sign_out_everywhere(user)

    async def set_password(self, login: str, password: str) -> None:
        """For the host, when somebody has forgotten theirs."""
        found = await self._store.people.password_of(clean_login(login))
        if found is None:
            raise NotFound(f"nobody has the login {login!r}")
        await self._store.people.set_password(found[0], await self._hash(password))
        await self.sign_out_everywhere(await self._store.people.get(found[0]))

    async def _hash(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadName(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def _matches(self, hashed: str, password: str) -> bool:
        try:
            async with self._turns:
                return await asyncio.to_thread(self._hasher.verify, hashed, _bytes(password[:LONGEST_PASSWORD]))
        except (VerifyMismatchError, InvalidHashError):
            return False


def _bytes(password: str) -> bytes:
    """The same on every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _expiry() -> Millis:
    return now() + LIFETIME * 1000
