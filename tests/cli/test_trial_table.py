"""Trial of the Temples in the terminal, by a pipe."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from conclave.core.game import CHANCE, TERMINAL
from conclave.core.shapes import Bag
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.text.presenter import TrialPresenter
from console import run

FACE = TrialPresenter("en")
PLAY = ("play", "trial_of_the_temples", "--seats", "you,random,random", "--seed", "3")
# A mix is asked for in words; a line that answers another question is refused and does no harm.
FIRST = "\n".join(["1", "2 red", "3 red", "4 red"] * 400) + "\n"


@pytest.mark.parametrize("seats", ["you,random", "you,random,random", "you,random,random,random"])
def test_a_whole_game_with_the_first_choice(seats: str, tmp_path: Path) -> None:
    text = run("play", "trial_of_the_temples", "--seats", seats, "--seed", "3", typed=FIRST, cwd=tmp_path)
    assert "The game is over" in text
    assert re.search(r"You won!|won\.|share the victory\.", text)
    assert re.search(r"Fire +Water +Sand +lines +spells +points +mana", text)
    assert "{" not in text
    assert max(len(line) for line in text.splitlines() if not line.startswith(("Seed", "> "))) <= 100


def test_the_screen_names_things(tmp_path: Path) -> None:
    text = run(*PLAY, typed="1\n1\n", cwd=tmp_path)
    for said in (
        "Round 1 of 5 · Temple phase · your turn",
        "first player",
        " 7  Day-and-Night tile, over Ember Gate",
        "10  Dune Gate      day    yellow core",
        "◀ Apprentice 2",
        "next 1: 1 red · 2: 1 purple · 3: 1 red, 1 yellow (red core)",
        "7 red, 7 yellow, 7 blue, 5 purple left",
        "night on 5 tiles",
        "a  · Red Echo",
        "Tile 10, Dune Gate (day): yellow core; small icon 1 action.",
        "Trial on Fire: space 1 costs 1 red; -2 → 1 point on this track",
        "leftovers become",
    ):
        assert said in text, said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dune gate", "By day, the archmage here collects 1 yellow spell core"),
        ("tile 10", "Dune Gate (temple tile)"),
        ("2", "Ash Court (temple tile)"),
        ("glory", "Only scores points."),
        ("a1", "Red Echo (spell)"),
        ("fire", "Space 12: costs"),
        ("convert", "2 mana for 1 action token"),
        ("rest", "take your archmage back"),
        ("echo", "Which one? Red Echo"),
        ("rules", "A round has four phases"),
        ("nonsense", "Nothing here is called"),
    ],
)
def test_help(words: str, said: str, tmp_path: Path) -> None:
    assert said in " ".join(run(*PLAY, typed=f"1\nhelp {words}\n", cwd=tmp_path).split())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_has_words(seats: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dee"][:seats]
    kinds = set()
    for seed in range(12):
        rng, state = random.Random(seed), GAME.new(GAME.options({"seats": seats}))
        while (seat := state.current_player()) != TERMINAL:
            action = rng.choice(list(state.legal_actions()))
            if seat != CHANCE:
                question, view = GAME.question(state), state.view(seat)
                kinds.add(question.kind)
                assert FACE.question_text(question, view, names)
                assert FACE.status_line(view, names)
                said = [choice for group in FACE.choice_groups(question, view, names) for choice in group.choices]
                is_mix = isinstance(question.shape, Bag) and question.shape.size > 1
                assert len({choice.text for choice in said}) == (0 if is_mix else len(question.choices))
            state.apply_action(action)
    assert kinds >= {"mat", "place", "wild", "core", "echo", "turn", "on", "pay", "store", "convert"}
