"""What lies in deploy/ fits the program: settings that it knows, figures that it has, commands that exist."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conclave.server import metrics
from conclave.server.settings import load

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMMAND = "/usr/local/bin/conclave"


def test_the_settings_file_is_one() -> None:
    settings = load({}, DEPLOY / "conclave.toml")
    assert settings.is_secure
    assert settings.is_local


def test_every_setting_of_the_container_is_one() -> None:
    text = (DEPLOY / "Containerfile").read_text() + (DEPLOY / "compose.yaml").read_text()
    named = set(re.findall(r"\bCONCLAVE_\w+", text)) - {"CONCLAVE_COMPILE", "CONCLAVE_NAME"}
    assert len(named) >= 5
    values = {"CONCLAVE_DATABASE": "sqlite:///x.db", "CONCLAVE_ORIGIN": "https://x.example"}
    load({name: values.get(name, "json" if name == "CONCLAVE_LOG_FORMAT" else "x") for name in named})


def test_every_alert_watches_a_figure_that_there_is_and_is_explained() -> None:
    rules, page = (DEPLOY / "alerts.yml").read_text(), (ROOT / "docs" / "MONITORING.md").read_text()
    there = {line.split()[2] for line in metrics.render_metrics().decode().splitlines() if line.startswith("# TYPE")}
    watched = set(re.findall(r"\bconclave_\w+", rules))
    assert {name.removesuffix("_bucket") for name in watched} <= there
    assert {name.removesuffix("_bucket") for name in re.findall(r"\bconclave_\w+", page)} <= there
    alerts = re.findall(r"alert: (\w+)", rules)
    assert alerts == re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)


def test_what_the_guide_names_is_there() -> None:
    guide = (ROOT / "docs" / "HOSTING.md").read_text()
    named = set(re.findall(r"deploy/([\w.*-]*\w)", guide))
    assert {"Caddyfile", "nginx.conf", "conclave.service", "Containerfile", "compose.yaml"} <= named
    assert [name for name in sorted(named) if not list(DEPLOY.glob(name))] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    files = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
    assert len(files) == 3
    units = [tmp_path / path.name for path in files]
    for path, unit in zip(files, units, strict=True):
        unit.write_text(path.read_text().replace(COMMAND, str(shutil.which("true"))))  # where it is not installed yet
    done = subprocess.run(["systemd-analyze", "verify", *map(str, units)], text=True, capture_output=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "conclave" in line]
    assert ours == []


def test_requirements_with_hashes_are_those_of_the_constraints() -> None:
    text = (DEPLOY / "requirements.txt").read_text()
    assert "://" not in text, "no address of a package index"
    subprocess.run([sys.executable, str(DEPLOY / "hashes.py"), "--check"], check=True)
    for line in text.replace("\\\n", " ").splitlines():
        assert line.startswith("#") or re.fullmatch(r"[a-z0-9-]+==\S+( +--hash=sha256:[0-9a-f]{64})+", line), line


def test_a_wheel_has_a_bill_of_materials_and_sums(tmp_path: Path) -> None:
    wheel = tmp_path / "conclave-1.2.3-py3-none-any.whl"
    wheel.write_bytes(b"a wheel")
    (tmp_path / "constraints.txt").write_text("")
    subprocess.run([sys.executable, str(DEPLOY / "bill_of_materials.py"), str(tmp_path)], check=True)
    bill = json.loads((tmp_path / "sbom.cdx.json").read_text())
    own = bill["metadata"]["component"]
    assert (own["name"], own["version"]) == ("conclave", "1.2.3")
    names = {one["purl"].partition("@")[0] for one in bill["components"]}
    assert {"pkg:pypi/uvicorn", "pkg:pypi/msgspec", "pkg:npm/svelte"} <= names
    assert all(one["hashes"] for one in bill["components"] if one["purl"].startswith("pkg:pypi/"))
    sums = dict(line.split("  ")[::-1] for line in (tmp_path / "SHA256SUMS").read_text().splitlines())
    assert sums[wheel.name] == hashlib.sha256(b"a wheel").hexdigest() == own["hashes"][0]["content"]
    assert set(sums) == {wheel.name, "constraints.txt", "sbom.cdx.json"}
