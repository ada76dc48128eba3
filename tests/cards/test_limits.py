"""What the engine takes for granted about cards is refused where a card would break it, with the card's name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from conclave.core.counters import MAX_PER_KIND
from conclave.games.res_arcana import cards
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.assembler import CardError, assemble
from conclave.games.res_arcana.cards.sets import SETS
from conclave.games.res_arcana.engine import codes, setup
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, MAX_IN_MASK, WORD, list_artifacts, list_others
from conclave.games.res_arcana.engine.state import count_words
from conclave.games.res_arcana.game import GAME


def refused(id_: str, mistake: str, **changes: Any) -> None:
    with pytest.raises(CardError) as caught:
        assemble([replace(one, **changes) if one.id == id_ else one for one in cards.ALL])
    assert id_ in str(caught.value)
    assert mistake in str(caught.value)


# --- Words of a state


def test_the_words_of_a_state_do_not_overlap() -> None:
    assert lay.PACKS + codes.MAX_SEATS == lay.DRAFTED
    assert lay.DRAFTED + lay.DRAFT_ROUNDS * codes.MAX_SEATS == lay.SEAT0
    assert lay.TURNED_ARTIFACTS + 1 == lay.TURNED_OTHERS  # CARDS.word is added to the first of such pairs
    assert lay.OFFERED_ARTIFACTS + 1 == lay.OFFERED_OTHERS
    assert lay.COLLECTING_ARTIFACTS + 1 == lay.COLLECTING_OTHERS
    assert lay.PLAY_ARTIFACTS + 1 == lay.PLAY_OTHERS
    assert lay.SEAT0 + codes.MAX_SEATS * lay.SEAT_WORDS == lay.STACK
    assert lay.STACK + lay.MAX_FRAMES * lay.FRAME_WORDS == lay.ESSENCES_ON
    assert lay.ESSENCES_ON + len(SETS[0].select(cards.ALL)) == count_words(0)


def test_masks_hold_every_component() -> None:
    assert GAME.components(GAME.options({})) == ""  # the game fills the tables
    artifacts = list_artifacts(CARDS.tagged[0])
    others = list_others(CARDS.mages | CARDS.items | CARDS.monuments | CARDS.places)
    for numbers in (artifacts, others):
        assert numbers == sorted(numbers)
        assert len(numbers) <= MAX_IN_MASK
    assert sorted(artifacts + others) == [one.number for one in cards.ALL]
    assert 2 * len(cards.ALL) <= codes.OPERAND
    assert MAX_PER_KIND <= codes.OPERAND


def test_a_component_has_the_same_bit_however_many_follow_it() -> None:
    """Dumps store masks: their bits follow the order of numbers, and new numbers are higher."""
    seen = [0, 0]
    for one in cards.ALL:
        word = int(WORD[one.number])
        assert word == (one.kind != "artifact")
        assert BIT[one.number] == 1 << seen[word]
        seen[word] += 1


def test_there_is_room_for_a_limited_number_of_components() -> None:
    first, artifacts = len(cards.ALL), sum(one.kind == "artifact" for one in cards.ALL)
    room = range(MAX_IN_MASK + 1 - artifacts)
    more = [replace(cards.ALL[0], id=f"more{'x' * n}", number=first + n) for n in room]
    with pytest.raises(CardError, match="63 artifacts; there is room for 62"):
        assemble([*cards.ALL, *more])


def test_a_draft_deals_whole_decks() -> None:
    assert 2 * setup.PACK_SIZE == setup.DECK_SIZE
    assert setup.PACK_SIZE <= lay.MAX_SHORT_LIST
    assert 2 * setup.DECK_SIZE == setup.OPEN_DRAFT


# --- The set of cards


def test_only_one_component_reacts_to_a_victory_check() -> None:
    power = v.react(v.VICTORY_CHECK, v.turn >> v.extra_points(1))
    refused("colossus", "only one component can react to a victory check", powers=(power,))


def test_all_who_look_at_a_deck_look_at_as_many_cards() -> None:
    refused("seer", "seer: looks at 2 cards, hawk at 3", powers=(v.turn >> v.reorder_top(2),))


def test_a_short_list_holds_all_that_are_looked_at() -> None:
    looking = {
        one.id: tuple(v.turn >> v.reorder_top(8) for _ in one.powers[:1])
        for one in cards.ALL
        if any(isinstance(effect, v.ReorderTop) for power in one.powers for effect in power.effects)
    }
    with pytest.raises(CardError, match="hawk: looks at 8 cards; the engine remembers the order of 7"):
        assemble([replace(one, powers=looking[one.id]) if one.id in looking else one for one in cards.ALL])


def test_all_discounts_at_once_fit_their_field() -> None:
    refused("crypt", "all discounts at once would be", discount=v.discount(symbols=250, spares_gold=True))


# --- One component

COMPONENTS: list[tuple[str, dict[str, Any], str]] = [
    ("bone_dragon", {"cost": v.E(gold=1)}, "no dragon costs Gold"),
    ("sea_serpent", {"cost": v.E(calm=1, gold=1)}, "no dragon costs Gold"),
    ("athanor", {"discount": v.discount(symbols=1)}, "a discount spares Gold unless it is for dragons alone"),
    ("coral_castle", {"cost": v.E(any=3)}, "only an artifact can be paid for with any essences"),
    ("athanor", {"cost": v.E(elan=MAX_PER_KIND, life=1)}, f"a cost of {MAX_PER_KIND + 1}"),
    ("obelisk", {"powers": (v.on_claim(v.draw(1)),) * 2}, "only one power of a component happens on claim"),
    (
        "athanor",
        {"powers": (v.turn >> v.attack(life=1), v.pay(elan=1) >> v.attack(life=2))},
        "only one power of a component attacks",
    ),
]


@pytest.mark.parametrize(("id_", "changes", "mistake"), COMPONENTS)
def test_a_component_that_the_engine_cannot_play_is_refused(id_: str, changes: dict[str, Any], mistake: str) -> None:
    refused(id_, f"{id_}: {mistake}", **changes)


# --- One power

SPENT = v.turn + v.pay(any=1)
POWERS: list[tuple[str, v.Power, str]] = [
    ("athanor", v.pay(elan=1) + v.pay_one_of(v.LIFE, v.CALM) >> v.draw(1), "pay and pay_one_of in one cost"),
    ("hawk", v.turn + v.turn_one(v.CREATURE) >> v.draw(1), "it turns itself"),
    ("athanor", v.destroy_this + v.destroy_an_artifact >> v.draw(1), "it could be destroyed twice"),
    ("hawk", v.destroy_this + v.destroy_a_dragon_or_creature >> v.draw(1), "it could be destroyed twice"),
    ("athanor", v.destroy_this >> v.put_here(gold=1), "PutHere, but it may have been destroyed"),
    ("athanor", v.destroy_an_artifact >> v.straighten_this, "StraightenThis, but it may have been destroyed"),
    ("hawk", v.destroy_a_dragon_or_creature >> v.put_any_here(1), "PutAnyHere, but it may have been destroyed"),
    ("athanor", v.react(v.LIFE_LOSS, v.turn >> v.ignore + v.attack(life=1)), "Attack within a react"),
    ("athanor", v.react(v.LIFE_LOSS, v.turn >> v.ignore + v.check_victory), "CheckVictory within a react"),
    ("athanor", v.react(v.LIFE_LOSS, v.turn >> v.ignore + v.reorder_top(3)), "ReorderTop within a react"),
    ("athanor", v.turn >> v.check_victory + v.draw(1), "a victory check is the last effect of a power"),
    ("athanor", v.turn >> v.check_victory + v.check_victory, "a victory check is the last effect of a power"),
    ("athanor", v.turn >> v.place_from(v.HAND, v.CREATURE | v.DRAGON), f"{v.CREATURE | v.DRAGON!r} is not one tag"),
    ("athanor", v.turn >> v.place_from(v.HAND, discount=1), "a discount spares Gold unless it is for dragons alone"),
    ("athanor", v.pay_x + v.discard_a_card >> v.convert_x(to=v.GOLD), "X and the cost of a card"),
    ("athanor", SPENT + v.pay_x >> v.put_spent_here + v.convert_x(to=v.GOLD), "X and the spent essence"),
    ("athanor", SPENT >> v.attack(life=1) + v.put_spent_here, "PutSpentHere comes before Attack"),
    ("athanor", v.turn + v.pay_x >> v.draw(1) + v.convert_x(to=v.GOLD), "ConvertX comes before Draw"),
    (
        "athanor",
        v.discard_a_card >> v.draw_then_discard(1) + v.gain_its_cost(),
        "GainCost comes before DrawThen",
    ),
]


@pytest.mark.parametrize(("id_", "power", "mistake"), POWERS, ids=[mistake for _, _, mistake in POWERS])
def test_a_power_that_the_engine_cannot_run_is_refused(id_: str, power: v.Power, mistake: str) -> None:
    refused(id_, f"{id_}: power 1: {mistake}", powers=(power,))


@pytest.mark.parametrize(
    ("id_", "power"),
    [
        ("athanor", v.destroy_another_artifact >> v.put_here(gold=1)),
        ("witch", v.turn + v.destroy_an_artifact >> v.put_here(gold=1)),
        ("athanor", v.destroy_a_dragon_or_creature >> v.put_here(gold=1)),
        ("athanor", v.turn + v.turn_one(v.CREATURE) >> v.draw(1)),
        ("hawk", v.pay(elan=1) + v.turn_one(v.CREATURE) >> v.reorder_top(3)),
        ("athanor", SPENT >> v.put_spent_here + v.attack(life=1)),
        ("athanor", v.turn >> v.draw(1) + v.check_victory),
        ("athanor", v.turn >> v.place_from(v.HAND, v.DRAGON, discount=1)),
    ],
)
def test_what_lies_just_within_the_limits_is_accepted(id_: str, power: v.Power) -> None:
    assemble([replace(one, powers=(power,)) if one.id == id_ else one for one in cards.ALL])
