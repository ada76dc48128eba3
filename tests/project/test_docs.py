"""The documentation is complete, and its commands and code blocks run."""

from __future__ import annotations

import doctest
import os
import re
import shlex
from pathlib import Path

import pytest

import conclave
from console import start
from programs import PATH, Program

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"
TUTORIALS = sorted(ROOT.glob("docs/tutorials/*.md"))


def test_the_reference_has_every_module_of_the_public_api() -> None:
    """Sphinx itself finds the modules below a package that is listed as recursive."""
    listed = re.findall(r"^   (conclave\.\w+)$", (SITE / "api.md").read_text(), re.MULTILINE)
    public = {getattr(conclave, name).__module__ for name in conclave.__all__ if callable(getattr(conclave, name))}
    assert "conclave.core.session" in public
    assert {".".join(module.split(".")[:2]) for module in public} == set(listed)


def test_the_pages_are_all_guides() -> None:
    guides = {
        path.relative_to(ROOT).with_suffix("") for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *TUTORIALS]
    }
    listed = re.findall(r"^(?:.* <)?/([\w/-]+)>?$", (SITE / "index.md").read_text(), re.MULTILINE)
    own_index = Path("docs/README")
    assert guides - {own_index} <= set(map(Path, listed))


def test_every_module_opens_with_a_sentence_of_its_own() -> None:
    """It is all that the reference says of a module; ruff does not look into empty ones."""
    silent = [
        str(path.relative_to(ROOT))
        for path in ROOT.glob("src/conclave/**/*.py")
        if not path.read_text().startswith('"""')
    ]
    assert silent == []


def test_each_walk_names_files_that_there_are_and_none_twice() -> None:
    """Two walks may meet in a file; within one of them everything goes on."""
    section = (ROOT / "docs" / "ARCHITECTURE.md").read_text().partition("## Four walks")[2].partition("\n## ")[0]
    walks = re.split(r"^\*\*(.+?)\*\*", section, flags=re.MULTILINE)[1:]
    for title, walk in zip(walks[::2], walks[1::2], strict=True):
        named = re.findall(r"`([\w./]+\.(?:py|ts|svelte))`", walk)
        assert len(named) > 5, title
        assert sorted(named) == sorted(set(named)), title
        for name in named:
            path = name.replace("GAME", "res_arcana").removeprefix("client/src/")
            assert [*ROOT.glob(f"src/conclave/**/{path}"), *ROOT.glob(f"client/src/**/{path}")], f"{title}: {name}"


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", *(f"docs/{name}.md" for name in ("ARCHITECTURE", "HOSTING", "PUZZLES"))]
)
def test_files_and_folders_named_in_guides_exist(page: str) -> None:
    """Guides may leave out the first folders of a path, and write GAME for the name of a game."""
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`([\w*][\w*/-]*(?:/|\.(?:py|ts|svelte|jsonl?|ftl|toml|txt|md|service|timer|yaml)))`", text)
    assert len(named) > 5
    made_by_make = {"dist/"}
    tops = [ROOT / top for top in ("src", "tests", "client/src", "client/tools", "bench", "docs", "deploy")]
    folders = [path for top in tops for path in top.rglob("*") if path.is_dir()]
    names = {f"{path.relative_to(ROOT)}/" for path in [*tops, *folders, ROOT / "client"]}
    names |= {str(path.relative_to(ROOT)) for folder in [ROOT, *tops, *folders] for path in folder.glob("*.*")}
    for name in set(named) - made_by_make:
        pattern = re.escape(name).replace(r"\*", "[^/]+").replace("GAME", "(res_arcana|trial_of_the_temples)")
        assert any(re.search(f"(^|/){pattern}$", path) for path in names), name


def test_there_are_tutorials() -> None:
    assert {path.stem for path in TUTORIALS} == {"first-bot", "first-research-run", "host", "play"}


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_code_in_tutorials_imports_conclave_alone_and_works_as_shown(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    imported = re.findall(r"^>>> (?:import|from) (\S+)", text, re.MULTILINE)
    assert set(imported) <= {"conclave"}
    blocks = "".join(re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    assert text.count(">>>") == blocks.count(">>>")
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(blocks, {}, page.name, str(page), 0))
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_commands_in_tutorials_run(page: Path, tmp_path: Path) -> None:
    """Targets of make must exist; what installs is tested by test_install.py."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for line in "".join(blocks).splitlines():
        program, *arguments = shlex.split(line, comments=True)
        if program == "make":
            assert re.search(rf"^{arguments[0]}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
        elif program == "pip":
            assert arguments == ["install", ".[server]"]
        elif arguments[0] == "serve":
            start_and_stop_server(arguments, tmp_path)
        elif arguments[0] == "doctor":
            done = start(*arguments, typed="", cwd=tmp_path)
            assert done.returncode in (0, 1), done.stderr  # 1: it found something to fix on this machine
        else:
            done = start(*arguments, typed="", cwd=tmp_path)
            assert done.returncode == 0, done.stdout + done.stderr


def start_and_stop_server(arguments: list[str], folder: Path) -> None:
    told, out = os.pipe()
    with os.fdopen(told) as said, (folder / "log").open("w") as errors:
        server = Program(
            *arguments,
            "--port",
            "0",
            files=(out, errors.fileno()),
            environment={**os.environ, "PYTHONPATH": PATH},
            cwd=folder,
        )
        os.close(out)
        assert "http://" in said.readline(), (folder / "log").read_text()
        server.terminate()
        server.wait()
