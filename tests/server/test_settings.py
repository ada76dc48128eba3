"""Settings: where they come from, and what is refused with what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conclave.server.run import to_environment
from conclave.server.settings import BadSettings, Settings, describe_setting, load

HOSTING = Path(__file__).parents[2] / "docs" / "HOSTING.md"


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "conclave.toml"
    file.write_text('port = 1\nhost = "::1"\nworkers = 1\nlog_format = "json"\n')
    settings = load({"CONCLAVE_PORT": "2", "CONCLAVE_HOST": "localhost"}, file, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.log_format) == (3, "localhost", "json")


def test_without_a_word_it_is_this_machine_alone_and_a_file_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = load({})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/conclave/conclave.db"
    assert settings.is_sqlite


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgresql://me:pa%2Fss@db.example/games", "postgresql+asyncpg://me:pa%2Fss@db.example/games"),
        ("postgres://db.example/games", "postgresql+asyncpg://db.example/games"),
        ("postgresql+psycopg2://db.example/games", "postgresql+asyncpg://db.example/games"),
    ],
)
def test_a_database_is_written_as_people_write_it(given: str, kept: str) -> None:
    assert load({"CONCLAVE_DATABASE": given}).database == kept


WRONG: list[tuple[dict[str, str], str]] = [
    ({"PORT": "eighty"}, "port in the environment cannot be 'eighty': it is a number from 0 (any free one) to 65535"),
    ({"PORT": "70000"}, "65535"),
    ({"PROT": "80"}, "did you mean port?"),
    ({"COLOUR": "red"}, "there is host, port, database"),
    ({"WORKERS": "0"}, "server processes, 1 to 64"),
    ({"WORKERS": "2", "DATABASE": "sqlite:///x.db"}, "a SQLite file serves one process: set workers to 1"),
    ({"DATABASE": "oracle://x"}, "sqlite:///FILE or postgresql://"),
    ({"DATABASE": "games.db"}, "sqlite:///FILE or postgresql://"),
    ({"DATABASE": "sqlite://"}, "sqlite:///FILE or postgresql://"),
    ({"SECRET": "short"}, "32 characters or more"),
    ({"ORIGIN": "play.example.org"}, "such as https://play.example.org, without a path"),
    ({"ORIGIN": "https://play.example.org/x"}, "without a path"),
    ({"LOG_LEVEL": "loud"}, "debug, info, warning or error"),
    ({"LOG_FORMAT": "xml"}, "text for people, json for programs"),
    ({"REQUESTS_PER_SECOND": "-1"}, "0 for no limit"),
]


@pytest.mark.parametrize(("given", "said"), WRONG)
def test_a_wrong_setting_is_refused_with_what_would_be_right(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadSettings) as refused:
        load({f"CONCLAVE_{name}": value for name, value in given.items()})
    assert said in str(refused.value)


def test_a_refusal_does_not_repeat_a_secret() -> None:
    for name in ("SECRET", "DATABASE"):
        with pytest.raises(BadSettings) as refused:
            load({f"CONCLAVE_{name}": "mysql://me:hush@x"})
        assert "hush" not in str(refused.value)


def test_a_file_that_is_no_settings_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "conclave.toml"
    for text, said in (("port = ", "is not TOML"), ("prot = 1", "did you mean port?"), ('port = "x"', "a number from")):
        file.write_text(text)
        with pytest.raises(BadSettings, match=said):
            load({}, file)


def test_what_belongs_to_the_build_and_the_tests_is_no_setting() -> None:
    assert load({"CONCLAVE_EXPECT": "compiled", "CONCLAVE_CONFIG": "x", "PATH": "x"}).port == 8000


def test_processes_of_their_own_get_the_same_settings() -> None:
    given: dict[str, Any] = {
        "database": "postgresql://db/x",
        "workers": 3,
        "origin": "https://x.example",
        "secret": "s" * 32,
    }
    settings = load({}, None, given)
    assert load(to_environment(settings)) == settings


def test_hosts_are_told_of_every_setting() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert describe_setting(name)
        assert f"| `{name}` |" in text
