"""Games are found by name and imported late."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from conclave.core import registry
from conclave.core.errors import UnknownGame
from toy import EMBERS
from toy_presenter import EmbersFace


def test_a_registered_game_is_found() -> None:
    registry.register_game(EMBERS, EmbersFace)
    assert registry.load_game("embers") is EMBERS
    assert "res_arcana" in registry.list_games()


def test_an_unknown_name_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'res_arcna': did you mean res_arcana\?"):
        registry.load_game("res_arcna")
    with pytest.raises(UnknownGame, match=r"there is .*res_arcana"):
        registry.load_game("x")


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    found = "[m for m in sys.modules if 'res_arcana' in m]"
    code = f"import sys, conclave.core.registry as r; r.list_games(); print({found})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_a_game_can_be_sent_to_another_process(name: str) -> None:
    assert pickle.loads(pickle.dumps(registry.load_game(name))).name == name
