"""Write a software bill of materials (CycloneDX 1.5) and SHA-256 sums beside a built wheel.

python deploy/bill_of_materials.py dist
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).resolve().parent.parent
SBOM, SUMS = "sbom.cdx.json", "SHA256SUMS"


def list_python_packages() -> list[dict[str, Any]]:
    """Return what a server installs, with the hashes of its files."""
    text = (ROOT / "deploy" / "requirements.txt").read_text().replace("\\\n", " ")
    found = []
    for name, version, hashes in re.findall(r"^([a-z0-9-]+)==(\S+)(.*)$", text, re.MULTILINE):
        sums = [{"alg": "SHA-256", "content": one} for one in re.findall(r"sha256:([0-9a-f]{64})", hashes)]
        found.append(_describe("pypi", name, version, sums))
    return found


def list_client_packages() -> list[dict[str, Any]]:
    """Return what the browser client is built with."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text())
    found = {}
    for path, one in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if name and "version" in one:
            kind, _, digest = one.get("integrity", "").partition("-")
            sums = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}] if kind == "sha512" else []
            found[name, one["version"]] = _describe("npm", name, one["version"], sums)
    return list(found.values())


def _describe(kind: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    where = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    described: dict[str, Any] = {"type": "library", "bom-ref": where, "name": name, "version": version, "purl": where}
    return described | ({"hashes": hashes} if hashes else {})


def make_bill(wheel: Path) -> dict[str, Any]:
    """Return the bill of materials of a wheel. The same files give the same bill."""
    name, version, _, _ = parse_wheel_filename(wheel.name)
    sums = [{"alg": "SHA-256", "content": compute_sum(wheel)}]
    packages = [*list_python_packages(), *list_client_packages()]
    own = _describe("pypi", name, str(version), sums) | {"type": "application"}
    needs = [{"ref": own["bom-ref"], "dependsOn": [one["bom-ref"] for one in packages]}]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": packages,
        "dependencies": needs,
    }


def compute_sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def write(folder: Path) -> None:
    """Write both files for the one wheel of a folder."""
    (wheel,) = folder.glob("*.whl")
    (folder / SBOM).write_text(json.dumps(make_bill(wheel), indent=1) + "\n")
    files = sorted(file for file in folder.iterdir() if file.name != SUMS)
    (folder / SUMS).write_text("".join(f"{compute_sum(file)}  {file.name}\n" for file in files))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
