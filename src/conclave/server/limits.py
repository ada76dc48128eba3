"""How fast is too fast: buckets of tokens that fill up again, one for each address or person."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

_MOST_BUCKETS: Final = 20_000
_PREFIX: Final = 56  # bits of IPv6 that one household or club has in common


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """What limits know an address by. IPv6 is given out by the prefix: whoever has one has countless addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, _PREFIX), strict=False))
    return str(found)


class Bucket:
    """Lets `burst` things through at once, and `rate` a second on average."""

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._when = burst, 0.0

    def take(self, now: float) -> float:
        """Take one token at this time (in seconds). 0 where there was one, else how many seconds to wait for one."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._when) * self._rate)
        self._when = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate


class Limit:
    """A bucket for each key. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, key: str, now: float) -> float:
        """0 to go on, else how many seconds to wait."""
        if not self._rate:
            return 0.0
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _MOST_BUCKETS:  # forget who has not come for longest
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)
