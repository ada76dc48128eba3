"""Every card says in plain words what it does."""

import subprocess
import sys
from pathlib import Path

import pytest

from conclave.core.text import fluent
from conclave.games.res_arcana import cards
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.text import component_text


def lines(id_: str) -> list[str]:
    return component_text.rules_text(cards.ALL[cards.NUMBER[id_]])


@pytest.mark.parametrize("language", fluent.list_languages())
@pytest.mark.parametrize("component", cards.ALL, ids=lambda component: component.id)
def test_every_component_has_a_name_and_text(component: v.Component, language: str) -> None:
    assert component_text.name_of(component.id, language)
    assert component_text.name_of(component.id, language) in component_text.heading(component, language)
    said = component_text.rules_text(component, language)
    assert said
    for line in said:
        assert line[0] == line[0].upper()
        assert not set("{}$_\n") & set(line)
    for power in component.powers:
        assert component_text.power_text(power, language) in said


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        (
            "athanor",
            [
                "Turn this, pay 1 Elan → put 2 Elan here",
                "Turn this, spend 6 Elan from here, pay any number of one kind of essence → gain as much Gold",
            ],
        ),
        (
            "bone_dragon",
            ["Turn this → each rival who has not passed loses 2 Life, unless they pay 1 Death", "Worth 1 point"],
        ),
        ("nightingale", ["Worth 1 point"]),
        ("great_pyramid", ["Worth 3 points"]),
        ("celestial_horse", ["Collect: gain 2 essences of any kind but Gold or Death"]),
        ("artificer", ["Your artifacts cost 1 essence less (the Gold cost stays the same)"]),
        ("calm_elan", ["Collect: gain 1 Calm or Elan"]),
        ("obelisk", ["When claimed: gain 6 essences of any kind but Gold", "Worth 1 point"]),
        (
            "guard_dog",
            ["Only while turned: pay 1 Elan → straighten this", "React to Life loss: turn this → ignore the loss"],
        ),
        (
            "dancing_sword",
            ["Collect: gain 1 Elan and 1 Death", "React to Life loss: pay 1 Elan → ignore the loss, put 1 Death here"],
        ),
        (
            "sacrificial_dagger",
            [
                "Turn this, pay 1 Life → put 3 Death here",
                "Discard a card from your hand, destroy this → gain as many essences of any kind but Gold"
                " as are in the printed cost of the discarded card",
            ],
        ),
        (
            "sorcerers_bestiary",
            [
                "Turn this → check victory now",
                "Turn this, pay 4 essences of any kind → place a dragon from any player's discards, paying its cost",
                "Worth 1 point per creature you have and 2 points per dragon you have",
            ],
        ),
        (
            "cursed_forge",
            [
                "Collect: pay 1 Death or turn this",
                "Pay 2 Elan and 1 Gold → put 1 Gold here",
                "Worth 1 point, and 1 point per Gold on this card",
            ],
        ),
    ],
)
def test_texts(id_: str, said: list[str]) -> None:
    assert lines(id_) == said


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("sea_serpent", "Sea Serpent: artifact (dragon, creature), costs 3 Life and 6 Calm"),
        ("prism", "Prism: artifact, costs nothing"),
        ("crypt", "Crypt: artifact, costs 2 Death and 3 essences of any kind"),
        ("witch", "Witch: mage"),
        ("coral_castle", "Coral Castle: Place of Power, sun face, costs 5 Elan, 5 Life and 5 Calm"),
    ],
)
def test_headings(id_: str, said: str) -> None:
    assert component_text.heading(cards.ALL[cards.NUMBER[id_]]) == said


def test_plurals() -> None:
    assert component_text.power_text(v.turn >> v.draw(1)) == "Turn this → draw a card"
    assert component_text.power_text(v.turn >> v.draw(2)) == "Turn this → draw 2 cards"
    assert (
        component_text.power_text(v.pay(any=1) >> v.gain_any(2))
        == "Pay 1 essence of any kind → gain 2 essences of any kind"
    )


def test_words_that_cards_use_in_one_way_only_can_be_said_in_others() -> None:
    said = component_text.power_text(v.turn + v.pay_x >> v.convert_x_to_another_kind())
    assert said == "Turn this, pay any number of one kind of essence → gain as many of one other kind"
    said = component_text.power_text(v.turn + v.destroy_an_artifact >> v.gain_its_cost())
    assert said.endswith("gain as many essences of any kind as are in the printed cost of the destroyed card")


def test_essences() -> None:
    assert component_text.essences([2, 0, 0, 0, 0]) == "2 Elan"
    assert component_text.essences((1, 0, 2, 0, 3)) == "1 Elan, 2 Calm and 3 Gold"
    assert component_text.essences([0] * 5) == "nothing"
    assert component_text.essences(v.E(life=1, any=2)) == "1 Life and 2 essences of any kind"
    assert [component_text.kind_name(kind) for kind in range(5)] == ["Elan", "Life", "Calm", "Death", "Gold"]


def test_an_unknown_language_is_refused() -> None:
    for language in ("tlh", "", "..", "../locale/en"):
        with pytest.raises(fluent.UnknownLanguage, match="there are"):
            component_text.name_of("athanor", language)


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(fluent.BadMessage, match="name-nobody"):
        component_text.name_of("nobody")
    with pytest.raises(fluent.BadMessage, match="draw"):
        component_text.say("en", "draw")


def test_importing_the_texts_loads_no_fluent() -> None:
    source = Path(component_text.__file__).parents[4]
    code = "import sys; import conclave.games.res_arcana.text.component_text; sys.exit('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=False, env={"PYTHONPATH": str(source)})
    assert done.returncode == 0
