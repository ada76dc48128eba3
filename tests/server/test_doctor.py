"""`conclave doctor`: what is wrong is found, and whoever asks is told what to do."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import sqlite3
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from conclave.cli import main
from conclave.core.text.fluent import list_languages, load_bundle
from conclave.server import doctor
from conclave.server.doctor import database_checks, ingress_checks
from conclave.server.doctor.finding import Finding
from conclave.server.settings import Settings
from conclave.server.store import Store
from live_server import serving, settings_for
from timeouts import PATIENCE


async def found(findings: AsyncIterator[Finding]) -> dict[str, str]:
    """The codes, each with its level."""
    return {finding.code: finding.level async for finding in findings}


def test_whatever_the_doctor_may_find_is_said_and_what_is_not_good_has_a_remedy() -> None:
    codes = dict[str, str]()
    for file in Path(doctor.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 2:
                name = node.args[1]
                if node.func.id in ("good", "advice", "wrong") and isinstance(name, ast.Constant):
                    codes[str(name.value)] = node.func.id
    assert len(codes) > 50
    said = load_bundle(list_languages()[0], "host.ftl")
    for code, level in codes.items():
        assert said.has_message(f"doctor-{code}"), code
        assert said.has_message(f"doctor-{code}-do") == (level != "good"), code


# --- The command


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as done:
        main(["doctor", *words])
    return int(str(done.value))


def test_what_must_be_mended_is_told_with_a_remedy_and_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = f"sqlite:///{tmp_path}/nowhere/c.db"
    assert run("--database", nowhere, "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["is_well"] is False
    (finding,) = [one for one in told["findings"] if one["check"] == "database"]
    assert (finding["level"], finding["code"]) == ("wrong", "folder-missing")
    assert f"{tmp_path}/nowhere" in finding["says"]
    assert "install -d" in finding["do"]
    assert {one["check"] for one in told["findings"]} >= {
        "python",
        "engines",
        "client",
        "settings",
        "files",
        "clock",
        "bots",
    }
    assert run("--database", nowhere, "--language", "fr") == 1
    assert f"{tmp_path}/nowhere, n’existe pas" in capsys.readouterr().out


def test_settings_that_are_refused_are_a_finding(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONCLAVE_PROT", "80")
    assert run() == 1
    assert "did you mean port?" in capsys.readouterr().out


# --- The database


async def test_a_database_is_good_or_too_old_or_too_new(url: str) -> None:
    settings = settings_for(url)
    store = await Store.open(url)
    if settings.is_sqlite:
        Path(store.database.url.database or "").chmod(0o600)
    for schema, code, level in (
        (None, "database-good", "good"),
        ("0002", "database-older", "advice"),
        ("9999", "database-newer", "wrong"),
    ):
        if schema:
            async with store.database.write() as connection:
                await connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{schema}'"))
        assert await found(database_checks.findings(settings)) == {code: level}
    await store.close()


async def test_a_file_that_others_may_read_or_that_is_damaged_is_found(sqlite_url: str, tmp_path: Path) -> None:
    settings, file = settings_for(sqlite_url), tmp_path / "conclave.db"
    assert await found(database_checks.findings(settings)) == {"database-new": "good"}
    assert not file.exists()  # looking makes nothing
    store = await Store.open(sqlite_url)
    await store.close()
    file.chmod(0o644)
    assert (await found(database_checks.findings(settings)))["file-for-others"] == "advice"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    assert (await found(database_checks.findings(settings)))["file-damaged"] == "wrong"
    file.write_text("this is no database, but long enough to look at" * 30)
    assert (await found(database_checks.findings(settings)))["file-damaged"] == "wrong"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
async def test_files_of_different_owners_keep_the_server_from_writing(sqlite_url: str, tmp_path: Path) -> None:
    settings, file = settings_for(sqlite_url), tmp_path / "conclave.db"
    store = await Store.open(sqlite_url)
    assert await found(database_checks.findings(settings)) == {"database-good": "good"}
    os.chown(tmp_path / "conclave.db-wal", 12345, 12345)
    assert (await found(database_checks.findings(settings)))["file-of-another"] == "wrong"
    os.chown(file, 12345, 12345)
    codes = await found(database_checks.findings(settings))
    assert codes["file-not-ours"] == "advice"
    await store.close()


async def test_a_database_that_is_locked_or_away_is_found(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    async with store.database.write():
        assert (await found(database_checks.findings(settings_for(sqlite_url))))["database-away"] == "wrong"
    await store.close()
    gone = settings_for("postgresql://nobody@127.0.0.1:1/none")
    assert await found(database_checks.findings(gone)) == {"database-away": "wrong"}


async def test_a_postgresql_that_cannot_be_written_or_has_too_few_connections_is_found(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    name = store.database.url.database
    async with store.database.write() as connection:
        await connection.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    await store.close()
    codes = await found(database_checks.findings(settings_for(postgres_url, workers=64)))
    assert codes["postgresql-read-only"] == "wrong"
    assert codes["postgresql-connections"] == "advice"


# --- The way in


def at(settings: Settings, address: str) -> Settings:
    """As the settings of the server that is there."""
    return msgspec.structs.replace(settings, port=int(address.rpartition(":")[2]))


async def test_a_server_that_runs_is_asked_how_it_is(own_address: str, sqlite_url: str) -> None:
    settings = at(settings_for(sqlite_url), own_address)
    assert await found(ingress_checks.server(settings)) == {"server-good": "good"}
    codes = await found(ingress_checks.address(settings, own_address))
    assert codes == {"url-good": "good", "socket-good": "good"}
    assert await found(ingress_checks.figures(own_address)) == {
        "figures-public": "wrong"
    }  # to whoever is taken for this machine


async def test_a_server_that_cannot_write_is_ill(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.store.database.LOCK_TIMEOUT_SECONDS", 0.1)
    monkeypatch.setattr("conclave.server.tables.hub.BEAT_SECONDS", 0.1)
    async with serving(settings_for(sqlite_url)) as address:
        settings = at(settings_for(sqlite_url), address)
        with closing(sqlite3.connect(sqlite_url.partition("///")[2], isolation_level=None)) as locked:
            locked.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(PATIENCE):
                while (codes := await found(ingress_checks.server(settings))) == {"server-good": "good"}:
                    await asyncio.sleep(0.05)
        assert codes == {"server-ill": "wrong"}


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """Somebody who says the same to everybody; where."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(answer)
        await writer.drain()
        writer.close()

    stranger = await asyncio.start_server(say, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{stranger.sockets[0].getsockname()[1]}"
    finally:
        stranger.close()
        await stranger.wait_closed()


async def test_a_server_that_lives_but_waits_is_told_from_one_that_hangs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ingress_checks, "PATIENCE", 0.3)
    living = False

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if b"/health/live " in await reader.readline() and living:
            writer.write(b'HTTP/1.0 200 OK\r\n\r\n{"ok":true}')
            writer.close()
        else:
            await reader.read()  # until the other side has had enough
            writer.close()

    async with await asyncio.start_server(say, "127.0.0.1", 0) as half:
        settings = at(settings_for(sqlite_url), f"127.0.0.1:{half.sockets[0].getsockname()[1]}")
        assert await found(ingress_checks.server(settings)) == {"server-silent": "wrong"}
        living = True
        assert await found(ingress_checks.server(settings)) == {"server-waits": "wrong"}


async def test_http_that_does_not_lead_to_https_is_found() -> None:
    async with answering(b"HTTP/1.0 200 OK\r\n\r\nhello") as plain:
        assert await found(ingress_checks.from_plain(plain)) == {"url-no-redirect": "advice"}
    assert await found(ingress_checks.from_plain(plain)) == {}  # nobody is there: nobody is misled
    async with answering(b"HTTP/1.0 301 Moved\r\nlocation: http://play.example.org/\r\n\r\n") as elsewhere:
        assert await found(ingress_checks.from_plain(elsewhere)) == {"url-no-redirect": "advice"}
    async with answering(b"HTTP/1.0 301 Moved\r\nlocation: https://play.example.org/\r\n\r\n") as good:
        assert await found(ingress_checks.from_plain(good)) == {}


async def test_nothing_and_strangers_at_an_address_are_told_apart(sqlite_url: str) -> None:
    async with answering(b"HTTP/1.0 200 OK\r\n\r\nhello") as stranger:
        address = f"http://{stranger}"
        settings = at(settings_for(sqlite_url), address)
        assert await found(ingress_checks.server(settings)) == {"port-taken": "wrong"}
        assert await found(ingress_checks.address(settings, address)) == {"url-stranger": "wrong"}
    assert await found(ingress_checks.server(settings)) == {"server-none": "good"}
    assert await found(ingress_checks.address(settings, address)) == {"url-away": "wrong"}
    assert await found(ingress_checks.address(settings, "play.example.org")) == {"url-none": "wrong"}


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """For this machine, believed by nobody yet."""
    key, made = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


@asynccontextmanager
async def https_before(address: str, certificate: tuple[Path, Path]) -> AsyncIterator[str]:
    """A proxy that passes on every byte, and adds nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: Any = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))

    proxy = await asyncio.start_server(pass_on, "127.0.0.1", 0, ssl=context)
    try:
        yield f"https://localhost:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()


async def test_https_needs_a_certificate_that_is_believed_and_a_server_that_knows_of_it(
    sqlite_url: str, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(sqlite_url)
    async with serving(settings) as address, https_before(address, certificate) as secure:
        assert await found(ingress_checks.address(settings, secure)) == {"url-certificate": "wrong"}
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
        codes = await found(ingress_checks.address(settings, secure))
        assert codes == {"url-good": "good", "url-origin": "wrong", "socket-good": "good"}
    knowing = msgspec.structs.replace(settings, origin="https://localhost")
    async with serving(knowing) as address, https_before(address, certificate) as secure:
        codes = await found(ingress_checks.address(knowing, secure))
        assert codes == {"url-good": "good", "url-other-origin": "wrong"}  # and so is whoever comes by it: refused
