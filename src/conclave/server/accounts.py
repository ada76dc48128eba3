"""Who somebody is: guests, accounts, passwords, and the signed cookie that stands for a person."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection

from conclave.server.limits import Limit
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.people import SignIn
from conclave.server.store.values import Millis, NotFound, User, now

COOKIE: Final = "conclave"
LIFETIME: Final = 180 * 86_400  # seconds since the last visit
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_NAME: Final = 30

GUESSES_PER_MINUTE: Final = 10.0  # of one account's password, wherever they come from

_LOGIN: Final = re.compile(r"[\w.-]{3,30}")
_AT_ONCE: Final = 2  # each hash takes 64 MB for a moment


class BadName(ValueError):
    """A name, login or password that cannot be used; the message says what would be right."""


class WrongPassword(Exception):
    """There is no such login, or the password is another one: we do not say which."""


class TooManyGuesses(Exception):
    """Somebody guesses a password; the owner too has to wait for a moment."""

    def __init__(self, wait: float) -> None:
        self.wait: Final = wait
        super().__init__("too many attempts to sign in to this account: wait a moment")


def clean_name(text: str) -> str:
    """A name as others see it: one line, no tricks with invisible signs."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not all(_is_visible(sign) for sign in name):
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters")
    return name


def _is_visible(sign: str) -> bool:
    return sign == " " or unicodedata.category(sign)[0] not in "CZ"


def clean_login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    if not _LOGIN.fullmatch(login):
        raise BadName("a login has 3 to 30 letters, digits, dots, hyphens or underscores")
    return login


class Accounts:
    """People come in here. A person is known by a random token; the database has only its hash."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._secret: Final = settings.secret.encode()
        self._signer = self._sign_with(self._secret)
        self._hasher: Final = PasswordHasher()
        self._turns: Final = asyncio.Semaphore(_AT_ONCE)
        self._guesses: Final = Limit(GUESSES_PER_MINUTE / 60, GUESSES_PER_MINUTE)
        self._nobodys: Final = self._hasher.hash(secrets.token_hex())

    async def open(self) -> None:
        """All processes sign with one key: that of the settings, or one that the database keeps."""
        self._signer = self._sign_with(self._secret or await self._store.people.shared_key("cookies"))

    def _sign_with(self, key: bytes) -> Signer:
        return Signer(key or secrets.token_bytes(32), salt=COOKIE, digest_method=hashlib.sha256)

    # --- Cookies

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """The person who sent this request or opened this socket."""
        found = await self.sign_in_of(connection.cookies.get(COOKIE, ""))
        return found.user if found else None

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
        if found.expires - now() > LIFETIME * 1000 * 0.9:
            return False
        await self._store.people.prolong(_hashed(self._token(cookie)), _expiry())
        return True

    async def sign_out(self, cookie: str) -> None:
        """On this device alone; what it still has open ends too."""
        sign_in = self.name_of(cookie)
        await self._store.people.sign_out(sign_in)
        await self._store.notices.send("", f"signed_out {sign_in}")

    def name_of(self, cookie: str) -> str:
        """What the database, and sockets, know a sign-in by."""
        return _hashed(self._token(cookie))

    async def sign_out_everywhere(self, user: User) -> None:
        await self._store.people.sign_out_everywhere(user.id)
        await self._store.notices.send("", f"signed_out {user.id}")

    # --- Guests and accounts

    async def add_guest(self, name: str) -> User:
        return await self._store.people.add_guest(clean_name(name))

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Give a guest a login and a password. Games, ratings and sign-ins stay."""
        login = clean_login(login)
        return await self._store.people.make_account(user.id, login, await self._hash(password))

    async def sign_in(self, login: str, password: str) -> User:
        """WrongPassword takes as long for a login that does not exist, so that nobody learns which there are."""
        try:
            login = clean_login(login)
            found = await self._store.people.password_of(login)
        except BadName:
            login, found = "", None
        if wait := self._guesses.take(login, time.monotonic()):
            raise TooManyGuesses(wait)
        user, hashed = found or ("", self._nobodys)
        if not await self._matches(hashed, password) or not user:
            raise WrongPassword("this login and this password do not belong together")
        if self._hasher.check_needs_rehash(hashed):
            await self._store.people.set_password(user, await self._hash(password))
        return await self._store.people.get(user)

    async def bring_games(self, guest: User, account: User) -> None:
        """Who came as a guest to this device has an account: it takes the guest's place at every table."""
        await self._store.guests.hand_over(guest.id, account.id)
        await self._store.notices.send("", f"signed_out {guest.id}")

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Afterwards every device must sign in again."""
        await self.sign_in(user.login, old)
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
