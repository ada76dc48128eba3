"""What `make docs` shows is all there is: every package, and every guide."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"


def test_the_reference_has_every_public_package() -> None:
    """Modules below them are found by Sphinx itself."""
    packages = {f"conclave.{init.parent.name}" for init in ROOT.glob("src/conclave/*/__init__.py")}
    shown = re.findall(r"^   (conclave\.\w+)$", (SITE / "api.md").read_text(), re.MULTILINE)
    assert sorted(shown) == sorted(package for package in packages if "._" not in package)


def test_the_pages_are_all_guides() -> None:
    guides = {path.relative_to(ROOT).with_suffix("") for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]}
    listed = re.findall(r"^(?:.* <)?/([\w/]+)>?$", (SITE / "index.md").read_text(), re.MULTILINE)
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
