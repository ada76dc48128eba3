"""The registry of rate limits: every policy is listed once, and its figures hold."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from conclave.server import rate_limits, shared_buckets
from conclave.server.rate_limits import ADDRESS_FACTOR, PolicyName, RateLimits, list_policies
from conclave.server.settings import Settings


@pytest.fixture
def frozen_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that limits see: a list with one number."""
    now = [1000.0]
    monkeypatch.setattr("conclave.server.rate_limits.time.monotonic", lambda: now[0])
    return now


def test_every_policy_is_listed_once() -> None:
    assert [policy.name for policy in list_policies(Settings())] == list(get_args(PolicyName))


@pytest.mark.parametrize("policy", [one for one in list_policies(Settings()) if one.key != "connection"], ids=str)
def test_a_policy_allows_its_burst_and_then_its_rate(policy: rate_limits.Policy, frozen_time: list[float]) -> None:
    limits = RateLimits(Settings())
    allowed = 0
    while not limits.take(policy.name, "ada"):
        allowed += 1
    assert allowed == int(policy.burst)
    assert not limits.take(policy.name, "bob"), "keys are counted apart"
    frozen_time[0] += 1.01 / policy.rate
    assert (limits.take(policy.name, "ada"), limits.take(policy.name, "ada") > 0) == (0.0, True)


@pytest.mark.usefixtures("frozen_time")
def test_people_behind_one_address_share_a_wider_limit() -> None:
    limits, (chat,) = RateLimits(Settings()), [one for one in list_policies(Settings()) if one.name == "chat"]
    allowed = sum(not limits.take_for("chat", f"guest {number}", "192.0.2.7") for number in range(200))
    assert allowed == ADDRESS_FACTOR * chat.burst
    assert not limits.take_for("chat", "ada", "192.0.2.8")


@pytest.mark.usefixtures("frozen_time")
def test_strangers_cannot_lock_an_owner_out_of_a_known_device() -> None:
    limits = RateLimits(Settings())
    refused = [limits.take_guess("ada", f"192.0.2.{number}", is_known=False) > 0 for number in range(40)]
    assert refused == [False] * 30 + [True] * 10
    assert not limits.take_guess("ada", "known device", is_known=True)


TAKE = """
import sys
from conclave.server.rate_limits import RateLimits
from conclave.server.settings import Settings
limits, taken = RateLimits(Settings()), 0
while not limits.take_for("chat", sys.argv[1], "somewhere"):
    taken += 1
print(taken)
"""


def test_worker_processes_share_their_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shared_buckets.VARIABLE, "")
    shared_buckets.create(str(tmp_path))

    def take(person: str) -> int:
        run = subprocess.run([sys.executable, "-c", TAKE, person], capture_output=True, text=True, check=True)
        return int(run.stdout)

    (chat,) = [one for one in list_policies(Settings()) if one.name == "chat"]
    first, second = take("ada"), take("ada")
    assert chat.burst <= first <= chat.burst + 60 * chat.rate
    assert second < chat.burst, "the second process knows what the first one gave"
    assert take("bob") >= chat.burst


def test_shared_buckets_allow_their_burst_and_then_their_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shared_buckets.VARIABLE, "")
    shared_buckets.create(str(tmp_path))
    buckets = shared_buckets.SharedBuckets(str(tmp_path / "limits"))
    waits = [buckets.take("ada", 2.0, 3.0, 1000.0) for _ in range(5)]
    assert waits == [0, 0, 0, 0.5, 0.5]
    assert [buckets.take("ada", 2.0, 3.0, 1000.5), buckets.take("ada", 2.0, 3.0, 1000.5)] == [0, 0.5]
    assert buckets.take("bob", 2.0, 3.0, 1000.0) == 0
    buckets.merge("ada", "bob")
    assert buckets.take("bob", 2.0, 3.0, 1000.5) > 0
    for number in range(100_000):  # far more keys than places
        buckets.take(f"guest {number}", 2.0, 3.0, 1001.0)
    assert buckets.take("kim", 2.0, 3.0, 1002.0) == 0
    again = pickle.loads(pickle.dumps(buckets))  # as it is sent to a worker process
    assert [again.take("kim", 2.0, 3.0, 1002.0) for _ in range(3)] == [0, 0, 0.5]
