"""Files of the browser client, compressed and kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = "client_dist"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "text/javascript")

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>Conclave is running</h1>
<p>The table in the browser has not been built in this installation. In a copy of the project, run
<code>make play</code>, which builds it. The terminal works without it: <code>conclave play</code>.</p>
<p>Programs find the interface under <a href="/schema">/schema</a>.</p>
</html>
"""


class File(NamedTuple):
    """One file of the client."""

    data: bytes
    packed: bytes  # b"" where packing does not help
    kind: str
    tag: str
    is_hashed: bool  # its name changes with its content


def load_files(folder: Traversable | None = None) -> dict[str, File]:
    """Return all client files by path; without a built client, only a page that says how to build it."""
    folder = folder or resources.files("conclave") / FOLDER
    found: dict[str, File] = {}
    if folder.is_dir():
        _collect_files(folder, "", found)
    if "index.html" not in found:
        found["index.html"] = _load_file("index.html", NOT_BUILT)
    return found


def _collect_files(folder: Traversable, path: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect_files(entry, f"{path}{entry.name}/", found)
        else:
            found[path + entry.name] = _load_file(path + entry.name, entry.read_bytes())


def _load_file(path: str, data: bytes) -> File:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(data, mtime=0) if kind.startswith(_PACKED) else b""
    tag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
    return File(data, packed, kind, tag, path.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve_client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the client. Paths of the client's own pages, such as /table/..., return index.html."""
    known: dict[str, File] = request.app.state.client_files
    path = path.strip("/")
    if path.split("/")[0] in ("api", "schema", "ws") or (path not in known and "." in path.rpartition("/")[2]):
        raise NotFoundException(f"there is no /{path}")
    file = known.get(path) or known["index.html"]
    headers = {"etag": file.tag, "cache-control": _IMMUTABLE if file.is_hashed else "no-cache"}
    headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)
