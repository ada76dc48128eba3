"""The words that cards are written in: frozen values without behaviour, and two operators.

`+` joins costs (or effects), `>>` reads "to get":

    turn + pay(elan=1) >> put_here(elan=2)

A word says what is printed and nothing more. programs.py turns it into instructions, the catalog into data and text.py
into sentences; each of them matches over `OneCost` and `OneEffect`, so that mypy names every place where a new word is
still unknown. Mistakes in a card are found by the assembler, which knows the card's name.
"""

from conclave.res_arcana.vocab.components import *  # noqa: F403 - cards need every word
from conclave.res_arcana.vocab.powers import *  # noqa: F403 - cards need every word
from conclave.res_arcana.vocab.values import *  # noqa: F403 - cards need every word
