"""Cards are frozen values joined by two operators."""

from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any, get_args

import pytest

from conclave.games.res_arcana import cards
from conclave.games.res_arcana import vocab as v


def atoms(value: object) -> set[type]:
    """The types of all words that a value is made of."""
    found = {type(value)}
    parts: tuple[object, ...] = ()
    if isinstance(value, v.Component):
        parts = (value.collect, *value.powers)
    elif isinstance(value, v.Power):
        parts = (*value.costs, *value.effects)
    elif isinstance(value, v.IfLeft):
        parts = (value.then,)
    return found.union(*(atoms(part) for part in parts))


def test_plus_binds_tighter_than_to_get() -> None:
    assert v.turn + v.pay(elan=1) >> v.gain(gold=1) + v.draw(1) == v.Power(
        costs=(v.Turn(), v.Pay(elan=1)), effects=(v.Gain(gold=1), v.Draw(1))
    )


def test_joining_is_flat_and_keeps_the_order() -> None:
    costs = v.turn + v.pay(elan=1) + (v.pay_x + v.discard_a_card)
    assert costs.parts() == (v.turn, v.pay(elan=1), v.pay_x, v.discard_a_card)
    effects = v.ignore + v.put_here(death=1)
    assert effects.parts() == (v.ignore, v.put_here(death=1))


def test_a_power_is_an_action_unless_it_says_otherwise() -> None:
    plain = v.turn >> v.draw(1)
    assert (plain.timing, plain.trigger, plain.needs_turned) == (v.Timing.ACTION, None, False)
    claimed = v.on_claim(v.draw(1))
    assert (claimed.timing, claimed.costs) == (v.Timing.ON_CLAIM, ())


def test_a_react_works_on_a_turned_component_unless_it_turns_it() -> None:
    assert v.react(v.LIFE_LOSS, v.pay(elan=1) >> v.ignore).usable_when_turned
    assert not v.react(v.LIFE_LOSS, v.turn >> v.ignore).usable_when_turned


def test_an_action_works_on_a_turned_component_only_where_the_card_says_so() -> None:
    assert not (v.pay(elan=1) >> v.straighten_this).usable_when_turned
    assert v.when_turned(v.pay(elan=1) >> v.straighten_this).usable_when_turned


def test_equal_words_are_equal_and_different_words_are_not() -> None:
    assert v.gain(elan=1) == v.gain(elan=1)
    assert hash(v.gain(elan=1)) == hash(v.gain(elan=1))
    assert len({v.turn, v.Turn(), v.pay_x, v.discard_a_card}) == 3
    assert len({v.gain(elan=1), v.put_here(elan=1), v.rivals_gain(elan=1), v.E(elan=1)}) == 4


@pytest.mark.parametrize("value", [v.turn, v.pay(elan=1), v.gain(elan=1), v.draw(1), cards.ALL[0], v.E(elan=1)])
def test_values_are_frozen(value: Any) -> None:
    for attribute in ("elan", "count", "id", "anything_else"):
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            setattr(value, attribute, 2)


def test_an_unknown_essence_is_refused_where_it_is_written() -> None:
    unknown: dict[str, Any] = {"mana": 1}
    for word in (v.E, v.pay, v.take_here, v.gain, v.put_here, v.rivals_gain, v.pay_or_turn):
        with pytest.raises(TypeError, match="mana"):
            word(**unknown)


def test_totals_count_any_and_counts_do_not() -> None:
    amount = v.E(elan=1, gold=2, any=3)
    assert amount.counts == (1, 0, 0, 0, 2)
    assert amount.total == 6


def test_every_word_is_used_by_a_card() -> None:
    used = set().union(*(atoms(component) for component in cards.ALL))
    assert set(get_args(v.OneCost)) <= used
    assert set(get_args(v.OneEffect)) <= used


def test_every_word_is_one_that_readers_match_over() -> None:
    known = {*get_args(v.OneCost), *get_args(v.OneEffect), v.Costs, v.Effects, v.Cost, v.Effect}
    words = {word for word in vars(v).values() if isinstance(word, type) and issubclass(word, v.Cost | v.Effect)}
    assert words == known


def test_numbers_are_those_of_saved_games() -> None:
    """The file lists the components of released versions by number. It may grow at its end and never changes."""
    stored = Path(__file__).with_name("numbers.txt").read_text(encoding="utf-8").split()
    assert [component.id for component in cards.ALL][: len(stored)] == stored
    for id_, number in cards.NUMBER.items():
        assert cards.ALL[number].id == id_


def test_the_base_set_never_changes() -> None:
    assert [component.number for component in cards.SETS[0].select(cards.ALL)] == list(range(78))


def test_cards_read_like_the_printed_ones() -> None:
    assert cards.ALL[cards.NUMBER["athanor"]] == v.Artifact(
        "athanor",
        number=0,
        cost=v.E(elan=1, gold=1),
        powers=(
            v.turn + v.pay(elan=1) >> v.put_here(elan=2),
            v.turn + v.take_here(elan=6) + v.pay_x >> v.convert_x(to=v.GOLD),
        ),
    )
