"""`conclave serve` as people run it: a process of its own, with real signals."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import httpx
import pytest

import conclave
from programs import Program
from timeouts import PATIENCE, wait_until

WHERE = str(Path(conclave.__path__[0]).parent)
Start = Callable[[Sequence[str], dict[str, str], int, int], "subprocess.Popen[bytes] | Program"]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CONCLAVE_")}
    return {**kept, "PYTHONPATH": WHERE, "PYTHONUNBUFFERED": "1", **more}


def forked(arguments: Sequence[str], settings: dict[str, str], out: int, errors: int) -> Program:
    """There at once."""
    return Program(*arguments, files=(out, errors), environment=settings)


def anew(arguments: Sequence[str], settings: dict[str, str], out: int, errors: int) -> subprocess.Popen[bytes]:
    """As a shell starts it, where signals and processes of its own are looked at."""
    return subprocess.Popen([sys.executable, "-m", "conclave", *arguments], env=settings, stdout=out, stderr=errors)


@contextmanager
def served(
    log: Path, *options: str, start: Start = forked, **settings: str
) -> Iterator[tuple[str, subprocess.Popen[bytes] | Program]]:
    """A server process; its address, and the process, which has ended afterwards."""
    told, out = os.pipe()
    arguments = ("serve", "--no-browser", "--port", "0", *options)
    with os.fdopen(told) as said, log.open("w") as errors:
        process = start(arguments, environment(CONCLAVE_BOT_WORKERS="0", **settings), out, errors.fileno())
        os.close(out)
        try:
            found = re.search(r"http://\S+:\d+", said.readline())
            assert found, log.read_text()
            yield found.group(), process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def refusal(*options: str, **settings: str) -> str:
    """What the command says when it refuses to start; always in one line and with exit code 2."""
    with TemporaryFile() as out, TemporaryFile() as errors:
        arguments = ("serve", "--no-browser", *options)
        code = forked(arguments, environment(**settings), out.fileno(), errors.fileno()).wait()
        for file in (out, errors):
            file.seek(0)
        said, complaint = out.read(), errors.read().decode()
    assert (code, said) == (2, b""), complaint
    assert len(complaint.splitlines()) == 1
    return complaint


def test_a_server_keeps_everything_when_it_is_stopped_and_started_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'c.db'}"
    with (
        served(tmp_path / "log", "--database", database) as (address, process),
        httpx.Client(base_url=address) as client,
    ):
        me = client.post("/api/guest", json={"name": "Anna"}).json()
        cookies = dict(client.cookies)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert "stopped" in (tmp_path / "log").read_text()
    with served(tmp_path / "log", "--database", database) as (address, _):
        assert httpx.get(f"{address}/api/me", cookies=cookies).json()["user"] == me


def test_without_a_database_it_keeps_a_file_among_the_users_data(tmp_path: Path) -> None:
    with served(tmp_path / "log", XDG_DATA_HOME=str(tmp_path)) as (address, _):
        assert httpx.get(f"{address}/health").json()["is_well"]
    assert (tmp_path / "conclave" / "conclave.db").exists()


def test_no_secret_reaches_the_log_however_much_is_logged(tmp_path: Path) -> None:
    log, database = tmp_path / "log", f"sqlite:///{tmp_path / 'c.db'}"
    with (
        served(log, "--database", database, CONCLAVE_LOG_LEVEL="debug", CONCLAVE_LOG_FORMAT="json") as (address, _),
        httpx.Client(base_url=address) as client,
    ):
        client.post("/api/guest", json={"name": "Anna"})
        client.post("/api/account", json={"login": "anna", "password": "hush hush hush"})
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = client.post("/api/tables", json=wish).json()
        client.get(f"/api/links/{made['link']}")
        client.get(f"/api/tables/{made['table']['id']}?link={made['link']}")
        token = client.cookies["conclave"].partition(".")[0]
    with sqlite3.connect(tmp_path / "c.db") as opened:
        (seed,) = opened.execute("SELECT seed FROM tables").fetchone()
    opened.close()
    told = log.read_text()
    entries = [json.loads(line) for line in told.splitlines()]
    assert "/api/links/{link}" in {entry.get("route") for entry in entries}
    for secret in ("hush", made["link"], token, seed.hex(), repr(seed)):
        assert secret not in told


def test_what_is_wrong_is_told_in_one_line(tmp_path: Path) -> None:
    assert "more than 1 needs PostgreSQL" in refusal("--workers", "99")
    assert "a SQLite file serves one process" in refusal("--workers", "2")
    assert "there is no setting prot" in refusal(CONCLAVE_PROT="1")
    assert "cannot be read" in refusal("--config", str(tmp_path / "no.toml"))
    assert "unable to open database file" in refusal("--database", f"sqlite:///{tmp_path}/no/such/c.db")
    (tmp_path / "text.db").write_text("this is no database, but long enough to look at" * 30)
    assert "file is not a database" in refusal("--database", f"sqlite:///{tmp_path}/text.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "choose another --port" in refusal("--port", port, "--database", f"sqlite:///{tmp_path}/c.db")


def test_several_processes_share_one_postgresql_and_a_dead_one_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    options = ("--database", postgres_url, "--workers", "2")
    with served(tmp_path / "log", *options, start=anew, CONCLAVE_LOG_FORMAT="json") as (
        address,
        _,
    ):

        def is_ready(processes: int) -> bool:
            return (tmp_path / "log").read_text().count('"ready"') >= processes

        wait_until(lambda: is_ready(2), "no two processes")
        with httpx.Client(base_url=address) as client:
            me = client.post("/api/guest", json={"name": "Anna"}).json()
            cookies = dict(client.cookies)
        started = re.findall(r'"process": (\d+)', (tmp_path / "log").read_text())
        assert len(set(started)) == 2
        for _ in range(10):  # each with a connection of its own, so that both processes are asked
            assert httpx.get(f"{address}/api/me", cookies=cookies).json()["user"] == me
        assert "conclave_requests_total" in httpx.get(f"{address}/metrics").text
        os.kill(int(started[0]), signal.SIGKILL)
        wait_until(lambda: is_ready(3), "nobody took its place")
        assert httpx.get(f"{address}/api/me", cookies=cookies).json()["user"] == me


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_at_once(tmp_path: Path, how: signal.Signals) -> None:
    database = f"sqlite:///{tmp_path / 'c.db'}"
    with served(tmp_path / "log", "--database", database, start=anew) as (_, process):
        process.send_signal(how)
        assert process.wait(PATIENCE) in (0, -how, 130)


def test_workers_end_with_their_supervisor_however_it_dies(tmp_path: Path, postgres_url: str) -> None:
    options = ("--database", postgres_url, "--workers", "2")
    log = tmp_path / "log"
    with served(log, *options, start=anew, CONCLAVE_LOG_FORMAT="json") as (_, process):
        wait_until(lambda: log.read_text().count('"ready"') >= 2, "no two processes")
        workers = [int(one) for one in re.findall(r'"process": (\d+)', log.read_text())]
        process.send_signal(signal.SIGKILL)
        wait_until(lambda: not any(is_running(one) for one in workers), "a worker has outlived its supervisor")


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
