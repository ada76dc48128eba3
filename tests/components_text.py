"""The built-in components file as text, and small changes to it, for tests of reading such files."""

import re

import pytest

from conclave.games.trial_of_the_temples import component_tables as c

TEXT = c.FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(c.BadComponents) as refused:
        c.load(text, "mine.toml")
    return str(refused.value)


def tile(id_: str) -> str:
    """The lines of a temple tile."""
    found = re.search(rf'\[\[temple_tiles\]\][^\[]*?id = "{id_}".*?\n\n', TEXT, re.DOTALL)
    assert found
    return found[0]


GREEN = 'colour = "green"\ncolour_source = "rulebook"\nstart = { purple = 1, action = 1 }\nsource = "designed"\n'
WATER_1 = "    { index = 1,  cost = { blue = 1 } },\n"
R2 = 'id = "R2"\nnumber = 4'
