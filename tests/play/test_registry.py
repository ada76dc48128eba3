"""Games are found by name and imported late."""

from __future__ import annotations

import subprocess
import sys

import pytest

from conclave.play import registry
from conclave.play.errors import UnknownGame
from toy import EMBERS
from toy_face import EmbersFace


def test_a_registered_game_is_found() -> None:
    registry.register(EMBERS, EmbersFace)
    assert registry.find("embers") is EMBERS
    assert "res_arcana" in registry.names()


def test_an_unknown_name_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'res_arcna': did you mean res_arcana\?"):
        registry.find("res_arcna")
    with pytest.raises(UnknownGame, match=r"there is .*res_arcana"):
        registry.find("x")


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, conclave.play.registry as r; r.names(); print([m for m in sys.modules if 'res_arcana' in m])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
