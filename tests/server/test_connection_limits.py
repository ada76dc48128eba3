"""The front of the server: connections that keep it waiting end, and there is room for those who ask for something."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
from collections.abc import AsyncIterator

import httpx
import pytest
import uvicorn
import websockets
from prometheus_client import REGISTRY
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection
from websockets.server import ServerProtocol

from attacks import PART, PING, TEXT, frame, websocket
from conclave.server.http import connection_limits, protocols
from conclave.server.http.connection_limits import limit_connections, raise_file_limit
from conclave.server.run import make_config
from live_server import serving, settings_for, visitor
from timeouts import PATIENCE

HELLO = '{"type":"hello"}'
CLOSED = b"\x88\x02" + (1008).to_bytes(2, "big")
HALF = b"GET /health HTTP/1.1\r\nhost: x\r\n"


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


async def cookie_of(address: str, name: str = "Ada") -> str:
    async with visitor(address, name) as client:
        return "; ".join(f"{key}={value}" for key, value in client.cookies.items())


@contextlib.asynccontextmanager
async def socket_of(address: str, cookie: str) -> AsyncIterator[ClientConnection]:
    where = f"{address.replace('http', 'ws')}/ws"
    async with websockets.connect(where, additional_headers={"cookie": cookie}, compression=None) as socket:
        yield socket


def ended_for(limit: str) -> float:
    return REGISTRY.get_sample_value("conclave_refused_total", {"limit": limit}) or 0.0


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that loses its patience within a moment."""
    monkeypatch.setattr(connection_limits, "SWEEP_SECONDS", 0.02)
    for name in ("REQUEST_SECONDS", "STUCK_SECONDS", "CLOSING_SECONDS"):
        monkeypatch.setattr(protocols, name, 0.2)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    "sent", [b"", b"GET /he", HALF, b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"]
)
async def test_a_request_that_does_not_come_whole_is_ended(address: str, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    writer.write(sent)
    assert b"200" not in await ended(reader)
    await hang_up(writer)


@pytest.mark.usefixtures("soon")
async def test_an_empty_line_after_a_request_does_not_keep_the_connection_open(address: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    writer.write(HALF + b"\r\n")
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
    writer.write(b"\r\n")
    await ended(reader)
    await hang_up(writer)


@pytest.mark.parametrize("hosts", [b"", b"host: x\r\nhost: y\r\n"])
async def test_a_request_names_one_host(address: str, hosts: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    writer.write(b"GET /health/live HTTP/1.1\r\n" + hosts + b"\r\n")
    async with asyncio.timeout(PATIENCE):
        assert b" 400 " in await reader.readline()
    await hang_up(writer)


@pytest.mark.usefixtures("soon")
async def test_whoever_takes_nothing_of_what_is_sent_is_cut_off(address: str) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    before = ended_for("waiting")
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # every socket's has it
    writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 300)
    async with asyncio.timeout(PATIENCE):
        while ended_for("waiting") == before:
            await asyncio.sleep(0.05)
    await hang_up(writer)


async def test_a_head_without_end_is_refused(address: str) -> None:
    for more in (b"x-more: " + b"y" * 1_000 + b"\r\n", b"y" * 1_000):  # many headers, and one
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
        writer.write(HALF + b"x-first: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(1_000):
                writer.write(more)
                await writer.drain()
        await ended(reader)
        await hang_up(writer)


async def test_when_there_are_too_many_those_go_first_that_ask_for_nothing(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, max_connections=32)) as address:
        cookie = await cookie_of(address)
        async with socket_of(address, cookie) as socket:
            await socket.send(HELLO)
            await socket.recv()
            held = [await asyncio.open_connection("127.0.0.1", port_of(address)) for _ in range(60)]
            for _, writer in held:
                writer.write(HALF)
            for _ in range(5):
                async with httpx.AsyncClient() as client:
                    assert (await client.get(f"{address}/health")).status_code == 200
            await socket.send('{"type":"ping"}')  # who plays has noticed nothing
            assert "pong" in str(await socket.recv())
            for _, writer in held:
                await hang_up(writer)


async def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_there_are(sqlite_url: str) -> None:
    async def answers(proxies: str) -> list[bool]:
        settings = settings_for(sqlite_url, sockets_per_address=5, trusted_proxies=proxies)
        async with serving(settings) as address:
            held = [await asyncio.open_connection("127.0.0.1", port_of(address)) for _ in range(20)]
            for _, writer in held:
                writer.write(HALF + b"\r\n")
            found = [await reader.readline() for reader, _ in held]
            for _, writer in held:
                await hang_up(writer)
            return [b"200" in one for one in found]

    assert (await answers("10.1.1.1")).count(True) == 10
    assert all(await answers("127.0.0.0/8"))


async def test_a_person_has_so_many_sockets_and_thirty_people_of_one_address_get_in(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, sockets_per_person=2, sockets_per_address=60)) as address:
        people = [await cookie_of(address, f"Person {number}") for number in range(30)]
        async with contextlib.AsyncExitStack() as stack:
            for cookie in people * 2:
                socket = await stack.enter_async_context(socket_of(address, cookie))
                await socket.send(HELLO)
                assert "welcome" in str(await socket.recv())
            with pytest.raises(websockets.InvalidStatus):  # the sixty-first of this address
                await stack.enter_async_context(socket_of(address, people[0]))
        async with socket_of(address, people[0]), socket_of(address, people[0]):
            async with socket_of(address, people[0]) as third:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await third.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


async def test_whoever_does_not_heed_that_it_was_too_fast_is_slowed_down_and_cut_off(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, messages_per_second=200)) as address:
        reader, writer = await websocket(port_of(address), await cookie_of(address))
        writer.write(frame(TEXT | 0x80, b"{}") * 20_000)
        answers = b""
        async with asyncio.timeout(PATIENCE):
            while CLOSED not in answers:
                answers += await reader.read(1 << 16)
        assert answers.count(b'"type":"error"') < 2_000
        await hang_up(writer)


@pytest.mark.parametrize("sent", [frame(TEXT, b"{") + frame(PART) * 1_000, frame(PING) * 1_000, frame(0x8A) * 1_000])
async def test_frames_that_are_no_messages_are_few(address: str, sent: bytes) -> None:
    reader, writer = await websocket(port_of(address), await cookie_of(address))
    writer.write(sent)
    await ended(reader)
    await hang_up(writer)


async def test_a_refused_websocket_is_cut_off_when_it_goes_on_sending(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = 0
    parse = ServerProtocol.receive_data

    def count(self: ServerProtocol, data: bytes | bytearray) -> None:
        nonlocal parsed
        parsed += len(data)
        parse(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", count)
    reader, writer = await websocket(port_of(address), "")  # without a cookie: refused after the handshake
    async with asyncio.timeout(PATIENCE):
        answer = await reader.readuntil(b"\x88\x02" + (4401).to_bytes(2, "big"))
        assert answer
        before, ended_before = parsed, ended_for("after_close")
        with contextlib.suppress(ConnectionError):
            while ended_for("after_close") == ended_before:
                writer.write(frame(TEXT | 0x80, b"{}") * 1_000)
                await writer.drain()
    assert parsed - before <= protocols.MAX_BYTES_AFTER_CLOSE
    await hang_up(writer)


async def test_a_refused_websocket_can_answer_the_close_frame(address: str) -> None:
    async with websockets.connect(f"{address.replace('http', 'ws')}/ws", compression=None) as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    assert closed.value.rcvd
    assert closed.value.sent
    assert (closed.value.rcvd.code, closed.value.sent.code) == (4401, 4401)


async def test_a_message_in_parts_and_one_that_is_long_arrive_whole(address: str) -> None:
    async with socket_of(address, await cookie_of(address)) as socket:
        await socket.send(['{"type":', '"hello"', "}"])
        assert "welcome" in str(await socket.recv())
        await socket.send('{"type":"ping","at":7' + " " * 16_000 + "}")
        assert '"at":7' in str(await socket.recv())


async def test_messages_arrive_one_by_one_however_the_bytes_come(address: str) -> None:
    reader, writer = await websocket(port_of(address), await cookie_of(address))
    pings = [frame(TEXT | 0x80, b'{"type":"ping","at":%d}' % number) for number in range(100, 300)]
    for byte in pings[0]:  # a byte at a time
        writer.write(bytes([byte]))
        await writer.drain()
    writer.write(b"".join(pings[1:-1]) + pings[-1][:9])  # many at once, and the beginning of one
    await writer.drain()
    answers = b""
    async with asyncio.timeout(PATIENCE):
        while b'"at":298' not in answers:
            answers += await reader.read(1 << 16)
        writer.write(pings[-1][9:])
        while b'"at":299' not in answers:
            answers += await reader.read(1 << 16)
    assert [int(at) for at in re.findall(rb'"at":(\d+)', answers)] == list(range(100, 300))
    await hang_up(writer)


# --- What we know of uvicorn


def test_the_uvicorn_that_is_installed_is_the_one_we_know() -> None:
    assert protocols.list_missing_internals() == []


async def test_with_another_uvicorn_we_say_so_and_serve_its_own_way(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_ping")
    assert protocols.list_missing_internals() == ["WebSocketsSansIOProtocol.handle_ping"]
    monkeypatch.undo()
    monkeypatch.setattr(protocols, "list_missing_internals", lambda: ["Protocol.part"])
    settings = settings_for(sqlite_url)
    assert type(make_config(lambda: None, settings)) is uvicorn.Config
    async with serving(settings) as address, socket_of(address, await cookie_of(address)) as socket:
        await socket.send(HELLO)
        assert "welcome" in str(await socket.recv())


# --- Open files


def test_the_limit_of_open_files_is_raised_and_connections_stay_below_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
        assert limit_connections(5_000) == 1024 - connection_limits.RESERVED_FILES
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
        assert limit_connections(500) == 500
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_ceiling_is_for_each_key_and_for_as_long_as_it_lasts() -> None:
    ceiling = connection_limits.ConnectionCeiling(1)
    with ceiling.room_for("ada") as first, ceiling.room_for("ada") as second, ceiling.room_for("bob") as other:
        assert (first, second, other) == (True, False, True)
    assert ceiling.enter("ada")
    endless = connection_limits.ConnectionCeiling(0)
    assert all(endless.enter("ada") for _ in range(10))
