"""The public API: its names, what importing it loads, and the examples of its reference."""

from __future__ import annotations

import doctest
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import BadOptions
from timeouts import PATIENCE

ROOT = Path(__file__).parents[2]
MAX_NAMES = 20
# Modules beside those that Python itself loads at its start. A start-up time would depend on the machine's load.
MAX_MODULES_OF_IMPORT = 60
MAX_MODULES_OF_A_GAME = 260
HEAVY = (
    "conclave.server",
    "conclave.cli",
    "conclave.analysis",
    "conclave.bots",
    "rich",
    "cyclopts",
    "fluent",
    "asyncio",
)


def loaded_by(code: str) -> list[str]:
    """The modules that some code imports in a new process."""
    whole = f"import sys; before = set(sys.modules); {code}; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", whole], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return done.stdout.split()


def run_examples(path: Path) -> int:
    """Run the examples of a document and return how many there are."""
    examples = doctest.DocTestParser().get_doctest(path.read_text(encoding="utf-8"), {}, path.name, str(path), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(examples)
    assert runner.summarize(verbose=False).failed == 0
    return len(examples.examples)


def test_it_has_at_most_twenty_names_and_all_can_be_imported() -> None:
    assert len(conclave.__all__) == len(set(conclave.__all__)) <= MAX_NAMES
    for name in conclave.__all__:
        assert getattr(conclave, name) is not None
    assert set(conclave.__all__) <= set(dir(conclave))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        conclave.nothing  # noqa: B018 - the access is the test


def test_importing_it_loads_none_of_its_packages() -> None:
    loaded = loaded_by("import conclave")
    assert [name for name in loaded if name.startswith("conclave.")] == []
    assert len(loaded) <= MAX_MODULES_OF_IMPORT


def test_loading_a_game_loads_no_other_game_nor_what_only_servers_bots_and_terminals_need() -> None:
    loaded = loaded_by("import conclave; conclave.load_game('res_arcana')")
    assert [name for name in loaded if name in HEAVY or "trial_of" in name] == []
    assert len(loaded) <= MAX_MODULES_OF_A_GAME


def test_every_name_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "API.md").read_text()
    assert [name for name in conclave.__all__ if f"`{name}`" not in page and name != "__version__"] == []


def test_the_examples_of_the_reference_work_as_shown() -> None:
    assert run_examples(ROOT / "docs" / "API.md") >= 50


def test_the_version_is_that_of_the_citation_and_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["tool"]["hatch"]["version"]["path"] == "src/conclave/__init__.py"
    assert f"\nversion: {conclave.__version__}\n" in (ROOT / "CITATION.cff").read_text()


def test_the_same_seed_plays_the_same_game_and_the_record_can_be_verified() -> None:
    from conclave.core.dealer import verify_record

    one, again, other = (conclave.play_game("res_arcana", ["random"] * 3, seed=seed).record for seed in (1, 1, 2))
    assert one == again
    assert one.actions != other.actions
    assert verify_record(one) > 0
    assert [player.bot for player in one.seats] == ["random"] * 3


def test_a_bot_of_ones_own_plays() -> None:
    class First:
        """Plays the first legal action."""

        def choose(self, seat: int, legal: list[int], guess: object) -> int:
            return legal[0]

    result = conclave.play_game("res_arcana", [First(), "random"], seed=1)  # type: ignore[list-item]
    assert result.record.seats[0].name == "First 1"
    assert sum(result.returns) == 1


def test_bots_that_do_not_fit_the_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match="2 bots cannot fill 3 seats"):
        conclave.play_game("res_arcana", ["random", "random"], options={"seats": 3})


def test_a_match_is_the_same_for_any_number_of_processes() -> None:
    alone, together = (
        conclave.play_match("res_arcana", ["novice", "random"], games=4, seed=3, workers=workers) for workers in (1, 2)
    )
    assert [bot.win_rate for bot in alone.bots] == [bot.win_rate for bot in together.bots]
    assert alone.games == together.games == 4
