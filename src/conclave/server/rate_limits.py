"""Rate limits of the server: a registry that lists every policy with its key and its figures.

Each policy is a token bucket per key. Anybody can create guests at no cost, so a limit per person alone has no effect.
Policies keyed by "person" therefore also limit all people behind one address, to `address_factor` times as much.

Worker processes share the buckets (shared_buckets.py).
"""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, NamedTuple, TypeAlias

from conclave.server.settings import Settings
from conclave.server.shared_buckets import VARIABLE, SharedBuckets, open_shared

ADDRESS_FACTOR: Final = 10  # an address may be a club's: 30 people who play stay below 10 times one person's limit
_MAX_BUCKETS: Final = 20_000  # per policy; the least recently used ones are dropped
_IPV6_PREFIX_BITS: Final = 56  # shared by one household or club

PolicyName: TypeAlias = Literal[
    "connections",
    "requests",
    "health",
    "sockets",
    "changes",
    "sign_ins",
    "password_guesses",
    "password_guesses_by_strangers",
    "messages",
    "bot_messages",
    "refused_messages",
    "control_frames",
    "entries",
    "tables",
    "chat",
    "hints",
    "analyses",
    "reports",
    "notifications",
]
Key: TypeAlias = Literal["address", "person", "login and device", "login", "connection"]


class Policy(NamedTuple):
    """One rate limit. A rate of 0 means no limit."""

    name: PolicyName
    key: Key
    rate: float  # per second, on average
    burst: float  # at once
    address_factor: float = ADDRESS_FACTOR  # for keys of people: how much wider the limit per address is


def list_policies(settings: Settings) -> tuple[Policy, ...]:
    """Return every rate limit of a server with these settings."""
    requests, messages = settings.requests_per_second, settings.messages_per_second
    changes, entries = settings.changes_per_minute, settings.entries_per_minute
    sign_ins, analyses = settings.sign_ins_per_minute, settings.analyses_per_hour
    return (
        # Bursts for addresses allow for a club whose browsers arrive together, also after a restart.
        Policy("connections", "address", requests, 10 * requests),
        Policy("requests", "address", requests, max(20, 30 * requests)),
        Policy("health", "address", requests / 4, max(20, requests)),  # above this, answers are delayed
        Policy("sockets", "address", requests / 4, max(40, 2 * requests)),
        Policy("changes", "address", changes / 60, max(10, changes / 2)),
        Policy("sign_ins", "address", sign_ins / 60, max(1, 4 * sign_ins)),
        # A device on which the account was opened before is not counted among strangers: they cannot lock it out.
        Policy("password_guesses", "login and device", 10 / 60, 10),
        Policy("password_guesses_by_strangers", "login", 30 / 60, 30),
        Policy("messages", "person", messages, 3 * messages),  # a client that reconnects asks for a lot at once
        Policy("bot_messages", "person", settings.bot_messages_per_second, 3 * settings.bot_messages_per_second),
        Policy("refused_messages", "connection", 2, 100),  # above this the connection is closed
        Policy("control_frames", "connection", 10, 200),  # pings, pongs and continuation frames
        Policy("entries", "person", entries / 60, entries / 2),  # stored in the log of a table
        Policy("tables", "person", changes / 240, max(10, changes / 8)),  # created, also as rematches, and seats taken
        Policy("chat", "person", 0.5, 5),
        Policy("hints", "person", 0.5, 3),
        Policy("analyses", "person", analyses / 3600, analyses / 3),
        Policy("reports", "person", 5 / 3600, 5, 3),  # few, so that nobody can bury the reports of others
        Policy("notifications", "person", 60 / 3600, 15),
    )


@lru_cache(4096)
def address_key(address: str) -> str:
    """Return the key that limits use for an address: IPv6 addresses count by their prefix."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, _IPV6_PREFIX_BITS), strict=False))
    return str(found)


class Bucket:
    """Token bucket: allows `burst` at once, and `rate` a second on average."""

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._when = burst, 0.0

    def take(self, now: float) -> float:
        """Take a token at the time `now` (in seconds). Return 0, or the seconds to wait if there was none."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._when) * self._rate)
        self._when = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate

    def left(self) -> float:
        """Return the tokens at the last use."""
        return self._tokens


class Limit:
    """A bucket for each key, in this process or shared with others under a name. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, name: str = "", shared: SharedBuckets | None = None) -> None:
        self._rate: Final = rate
        self._burst: Final = max(1.0, burst)
        self._name: Final = name
        self._shared: Final = shared
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, key: str, now: float) -> float:
        """Return 0 to go on, or the seconds to wait."""
        if not self._rate:
            return 0.0
        if self._shared:
            return self._shared.take(f"{self._name} {key}", self._rate, self._burst, now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def merge(self, old: str, new: str) -> None:
        """Give the new key the emptier bucket of the two, and remove the old key."""
        if self._shared:
            self._shared.merge(f"{self._name} {old}", f"{self._name} {new}")
        elif (spent := self._buckets.pop(old, None)) is not None:
            known = self._buckets.get(new)
            self._buckets[new] = spent if known is None else min(spent, known, key=lambda one: one.left())


class RateLimits:
    """Current usage under every policy, by all worker processes of this host."""

    def __init__(self, settings: Settings) -> None:
        self._policies: Final = {policy.name: policy for policy in list_policies(settings)}
        shared = open_shared(os.environ.get(VARIABLE, ""))
        self._limits: Final = {name: Limit(one.rate, one.burst, name, shared) for name, one in self._policies.items()}
        self._addresses: Final = {
            name: Limit(one.rate * one.address_factor, one.burst * one.address_factor, f"{name} of address", shared)
            for name, one in self._policies.items()
            if one.key == "person"
        }

    def take(self, policy: PolicyName, key: str) -> float:
        """Count one use. Return 0 to go on, or the seconds to wait."""
        return self._limits[policy].take(key, time.monotonic())

    def take_for(self, policy: PolicyName, person: str, address: str) -> float:
        """Count one use for a person and for their address (an `address_key`, or "" for none)."""
        now = time.monotonic()
        wait = self._limits[policy].take(person, now)
        return wait if wait or not address else self._addresses[policy].take(address, now)

    def merge_people(self, old: str, new: str) -> None:
        """Count what a person has used under an old id for the new one, too."""
        for name in self._addresses:
            self._limits[name].merge(old, new)

    def take_guess(self, login: str, device: str, *, is_known: bool) -> float:
        """Count one password guess from a device, which is known if the account was opened there before."""
        wait = self.take("password_guesses", f"{login} {device}")
        return wait if wait or is_known else self.take("password_guesses_by_strangers", login)

    def make_bucket(self, policy: PolicyName) -> Bucket:
        """Return a bucket for one connection."""
        found = self._policies[policy]
        return Bucket(found.rate, found.burst)
