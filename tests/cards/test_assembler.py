"""The assembler writes the engine's tables and finds every mistake in a card, naming it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.res_arcana import cards
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.assembler import (
    COMPONENT_COLUMNS,
    POWER_COLUMNS,
    Assembled,
    CardError,
    assemble,
    check_playable,
    install_cards,
)
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS
from conclave.games.res_arcana.engine.machine import HANDLED, UnknownOpcode, handle
from conclave.games.res_arcana.engine.moves import push
from conclave.games.res_arcana.position_builder import Player, position

MADE = assemble(cards.ALL)
ARITY = 4


def pack(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> int:
    return elan | life << 12 | calm << 24 | death << 36 | gold << 48


def program(made: Assembled, start: int) -> list[tuple[int, ...]]:
    """Instructions up to the end, without trailing zeros."""
    steps = []
    at = start * ARITY
    while made.code[at] != codes.OP_END:
        step = made.code[at : at + ARITY]
        while len(step) > 1 and step[-1] == 0:
            step.pop()
        steps.append(tuple(step))
        at += ARITY
    return steps


def power(id_: str, n: int) -> dict[str, int]:
    row = 2 * cards.NUMBER[id_] + n - 1
    return {name: column[row] for name, column in MADE.powers.items()}


def component(id_: str) -> dict[str, int]:
    return {name: column[cards.NUMBER[id_]] for name, column in MADE.components.items()}


def with_card(id_: str, **changes: Any) -> list[v.Component]:
    """All components, one of them changed."""
    return [replace(one, **changes) if one.id == id_ else one for one in cards.ALL]


def refused(components: Sequence[v.Component], *parts: str) -> None:
    """Assembling fails, and the message has all of these in it."""
    with pytest.raises(CardError) as caught:
        assemble(components)
    for part in parts:
        assert part in str(caught.value)


# --- Tables


def test_installing_the_cards_fills_the_tables() -> None:
    install_cards()
    assert list(CARDS.code) == MADE.code
    for columns in (MADE.components, MADE.powers):
        for name, values in columns.items():
            assert list(getattr(CARDS, name)) == values


def test_every_column_has_a_row_for_each_component_or_power() -> None:
    assert set(MADE.components) == set(COMPONENT_COLUMNS)
    assert set(MADE.powers) == set(POWER_COLUMNS)
    assert {len(column) for column in MADE.components.values()} == {len(cards.ALL)}
    assert {len(column) for column in MADE.powers.values()} == {2 * len(cards.ALL)}


def test_the_machinery_lies_where_the_engine_looks_for_it() -> None:
    assert program(MADE, 0) == []
    assert program(MADE, codes.PC_PLACE) == [(codes.OP_PLACE_PAY,)]
    assert program(MADE, codes.PC_REFILL) == [(codes.OP_REFILL,)]
    assert program(MADE, codes.PC_CLAIM_TOP) == [(codes.OP_CLAIM_TOP,), (codes.OP_ENTER,)]
    assert program(MADE, codes.PC_ENTER) == [(codes.OP_ENTER,)]
    assert program(MADE, codes.PC_PASS) == [(codes.OP_SWAP_ITEM,), (codes.OP_DRAW, 1)]
    assert power("athanor", 1)["entry"] == 13


def test_every_program_starts_behind_the_end_of_another() -> None:
    entries = [e for e in MADE.powers["entry"] + MADE.components["collect"] if e >= 0]
    choices = [c for c in cards.ALL if c.collect is not None and not isinstance(c.collect, v.Gain)]
    assert len(entries) == len(set(entries)) == sum(len(c.powers) for c in cards.ALL) + len(choices)
    for entry in entries:
        assert MADE.code[(entry - 1) * ARITY] == codes.OP_END
    assert MADE.code[-ARITY] == codes.OP_END
    assert len(MADE.code) % ARITY == 0


def test_costs_come_first_in_every_program() -> None:
    for entry in MADE.powers["entry"]:
        if entry >= 0:
            ops = [step[0] for step in program(MADE, entry)]
            are_effects = [op >= codes.OP_GAIN for op in ops]
            assert are_effects == sorted(are_effects)


@pytest.mark.parametrize(
    ("id_", "n", "steps"),
    [
        ("athanor", 1, [(codes.OP_TURN,), (codes.OP_PAY, pack(elan=1)), (codes.OP_PUT, pack(elan=2))]),
        (
            "athanor",
            2,
            [
                (codes.OP_TURN,),
                (codes.OP_PAY_HERE, pack(elan=6)),
                (codes.OP_PAY_X_KIND,),
                (codes.OP_PAY_X_NUMBER,),
                (codes.OP_CONVERT, codes.GOLD),
            ],
        ),
        ("bone_dragon", 1, [(codes.OP_TURN,), (codes.OP_ATTACK, 2, codes.U_PAY, pack(death=1))]),
        ("wind_dragon", 1, [(codes.OP_TURN,), (codes.OP_ATTACK, 2, codes.U_DISCARD)]),
        ("sea_serpent", 1, [(codes.OP_TURN,), (codes.OP_ATTACK, 2, codes.U_DESTROY)]),
        ("elvish_bow", 1, [(codes.OP_TURN,), (codes.OP_ATTACK, 1)]),
        ("dancing_sword", 1, [(codes.OP_PAY, pack(elan=1)), (codes.OP_IGNORE,), (codes.OP_PUT, pack(death=1))]),
        (
            "corrupt_altar",
            2,
            [(codes.OP_TURN,), (codes.OP_DESTROY, codes.N_DESTROY_ANY), (codes.OP_GAIN_COST, 2, codes.NOT_GOLD)],
        ),
        (
            "sacrificial_dagger",
            2,
            [(codes.OP_DISCARD,), (codes.OP_DESTROY_THIS,), (codes.OP_GAIN_COST, 0, codes.NOT_GOLD)],
        ),
        (
            "sacrificial_pit",
            2,
            [
                (codes.OP_TURN,),
                (codes.OP_PAY, pack(death=1)),
                (codes.OP_DESTROY, codes.N_DESTROY_BEAST, codes.DRAGON | codes.CREATURE),
                (codes.OP_GOLD_COST,),
            ],
        ),
        (
            "crypt",
            2,
            [
                (codes.OP_TURN,),
                (codes.OP_PAY, pack(death=1)),
                (codes.OP_SUMMON, codes.FROM_OWN_DISCARD, 0, 2 | codes.SPARES_GOLD),
                (codes.OP_SUMMON_PAY, codes.FROM_OWN_DISCARD, 0, 2 | codes.SPARES_GOLD),
            ],
        ),
        (
            "dragon_teeth",
            2,
            [
                (codes.OP_TURN,),
                (codes.OP_PAY, pack(elan=3)),
                (codes.OP_SUMMON, codes.FROM_HAND, codes.DRAGON, codes.FREE),
                (codes.OP_SUMMON_PAY, codes.FROM_HAND, codes.DRAGON, codes.FREE),
            ],
        ),
        (
            "prism",
            2,
            [
                (codes.OP_TURN,),
                (codes.OP_PAY_X_KIND,),
                (codes.OP_PAY_X_NUMBER,),
                (codes.OP_CONVERT_ANY, 0, codes.NOT_GOLD),
                (codes.OP_CONVERT_GAIN, 0, codes.NOT_GOLD),
            ],
        ),
        ("hawk", 1, [(codes.OP_TURN,), (codes.OP_REORDER, 3), (codes.OP_LOOK_DRAW, 3), (codes.OP_LOOK_RETURN,)]),
        (
            "treant",
            1,
            [
                (codes.OP_TURN,),
                (codes.OP_EQUAL_RIVAL, codes.ELAN, codes.DEATH),
                (codes.OP_EQUAL_GAIN, codes.ELAN, codes.DEATH),
            ],
        ),
        ("mermaid", 1, [(codes.OP_TURN,), (codes.OP_PAY_ANY, 1, 0b10110), (codes.OP_PUT_SPENT_ON,)]),
        ("divination", 1, [(codes.OP_TURN,), (codes.OP_DRAW, 3), (codes.OP_DISCARD_DRAWN,)]),
        ("druid", 1, [(codes.OP_TURN,), (codes.OP_STRAIGHTEN, codes.CREATURE)]),
        ("dragons_lair", 2, [(codes.OP_TURN,), (codes.OP_TURN_OTHER, codes.DRAGON), (codes.OP_PUT, pack(gold=2))]),
        ("golden_statue", 1, [(codes.OP_TURN,), (codes.OP_PAY, pack(gold=3)), (codes.OP_POINTS, 3)]),
    ],
)
def test_programs(id_: str, n: int, steps: list[tuple[int, ...]]) -> None:
    assert program(MADE, power(id_, n)["entry"]) == steps


@pytest.mark.parametrize(
    ("id_", "n", "expected"),
    [
        ("athanor", 2, {"size": 0, "here": pack(elan=6), "stance": codes.STRAIGHT, "kinds": codes.ANY_KIND}),
        ("cursed_forge", 1, {"fixed": pack(elan=2, gold=1), "size": 3, "stance": codes.STRAIGHT}),
        ("philosophers_stone", 1, {"fixed": 0, "size": 2, "kinds": codes.ANY_KIND}),
        ("mermaid", 1, {"fixed": 0, "size": 1, "kinds": 0b10110}),
        ("dancing_sword", 1, {"timing": codes.REACT, "trigger": codes.AGAINST_LIFE_LOSS, "stance": codes.ANY_STANCE}),
        ("temple", 1, {"timing": codes.REACT, "trigger": codes.AGAINST_LIFE_LOSS, "stance": codes.STRAIGHT}),
        ("dragon_bridle", 1, {"timing": codes.REACT, "trigger": codes.AGAINST_DRAGON, "stance": codes.STRAIGHT}),
        ("golden_statue", 1, {"timing": codes.REACT, "trigger": codes.AT_VICTORY_CHECK, "size": 3}),
        ("guard_dog", 1, {"timing": codes.ACTION, "trigger": codes.AGAINST_NOTHING, "stance": codes.TURNED}),
        ("dragon_egg", 1, {"stance": codes.STRAIGHT, "needs": codes.N_NOTHING}),
        ("sacrificial_dagger", 2, {"stance": codes.STRAIGHT, "needs": codes.N_DISCARD}),
        ("fiery_whip", 2, {"needs": codes.N_DESTROY_OTHER}),
        ("sacred_grove", 2, {"needs": codes.N_TURN_CREATURE}),
        ("dragons_lair", 2, {"needs": codes.N_TURN_DRAGON}),
        ("nightingale", 1, {"entry": -1}),
        ("bone_dragon", 2, {"entry": -1}),
    ],
)
def test_what_is_asked_before_a_power_runs(id_: str, n: int, expected: dict[str, int]) -> None:
    assert power(id_, n).items() >= expected.items()


@pytest.mark.parametrize(
    ("id_", "expected"),
    [
        ("corrupt_altar", {"cost": pack(death=2), "any": 3, "total": 5, "income": pack(life=1, death=1)}),
        ("sea_serpent", {"tags": codes.DRAGON | codes.CREATURE, "points": 1, "collect": -1, "on_claim": -1}),
        ("chalice_of_life", {"preset": 2, "collect": -1}),
        ("artificer", {"discount": 1, "discount_tags": 0, "discount_spares_gold": 1, "cost": 0}),
        ("dragon_bridle", {"discount": 3, "discount_tags": v.DRAGON, "discount_spares_gold": 0}),
        ("colossus", {"cost": pack(gold=4), "points": 2, "score_kind": -1}),
        ("sacred_grove", {"points": 2, "score_kind": codes.LIFE}),
        ("dwarven_mines", {"points": 0, "score_kind": codes.GOLD, "income": pack(gold=1)}),
        ("sorcerers_bestiary", {"score_kind": -1, "scored_tags": v.CREATURE | v.DRAGON}),
    ],
)
def test_rows_of_components(id_: str, expected: dict[str, int]) -> None:
    assert component(id_).items() >= expected.items()


def test_points_by_tag() -> None:
    row = len(v.Tag) * cards.NUMBER["sorcerers_bestiary"]
    points = dict(zip(v.Tag, MADE.tag_points[row : row + len(v.Tag)], strict=True))
    assert points == {v.DRAGON: 2, v.CREATURE: 1}
    assert len(MADE.tag_points) == len(v.Tag) * len(cards.ALL)


@pytest.mark.parametrize(
    ("id_", "when", "steps"),
    [
        ("celestial_horse", codes.COLLECT_ALWAYS, [(codes.OP_GAIN_ANY, 2, 0b00111)]),
        ("healer", codes.COLLECT_ALWAYS, [(codes.OP_GAIN_ANY, 1, 0b00110)]),
        ("vault", codes.COLLECT_IF_GOLD_LEFT, [(codes.OP_GAIN_ANY, 2, codes.NOT_GOLD)]),
        ("windup_man", codes.COLLECT_IF_ANY_LEFT, [(codes.OP_GROW, 2)]),
        ("cursed_forge", codes.COLLECT_LAST, [(codes.OP_UPKEEP, pack(death=1))]),
    ],
)
def test_collect_programs(id_: str, when: int, steps: list[tuple[int, ...]]) -> None:
    row = component(id_)
    assert row["collect_when"] == when
    assert program(MADE, row["collect"]) == steps


def test_the_obelisk_runs_its_power_when_claimed() -> None:
    row = power("obelisk", 1)
    assert component("obelisk")["on_claim"] == row["entry"]
    assert row["timing"] == codes.ON_CLAIM
    assert program(MADE, row["entry"]) == [(codes.OP_GAIN_ANY, 6, codes.NOT_GOLD)]


def test_costs_are_sorted_whatever_their_order_on_the_card() -> None:
    made = assemble(with_card("prism", powers=(v.pay_x + v.pay(any=1, elan=2) + v.turn >> v.convert_x(to=v.GOLD),)))
    entry = made.powers["entry"][2 * cards.NUMBER["prism"]]
    assert [step[0] for step in program(made, entry)[:-1]] == [
        codes.OP_TURN,
        codes.OP_PAY,
        codes.OP_PAY_ANY,
        codes.OP_PAY_X_KIND,
        codes.OP_PAY_X_NUMBER,
    ]


# --- Mistakes in the set of cards


def test_a_number_that_is_missing() -> None:
    refused([*cards.ALL[:7], *cards.ALL[8:]], f"{cards.ALL[8].id}: has number 8, where 7 belongs")


def test_a_number_given_twice() -> None:
    next_free = len(cards.ALL)
    refused([*cards.ALL, replace(cards.ALL[0], id="copy", number=7)], f"copy: has number 7, where {next_free} belongs")


def test_a_set_that_cannot_be_played() -> None:
    for kind, least in (("artifact", 32), ("mage", 8), ("magic_item", 5), ("monument", 2), ("place_of_power", 2)):
        few = [one for one in cards.ALL if one.kind != kind]
        with pytest.raises(CardError, match=f"base: has 0 of the kind {kind}, and needs {least}"):
            check_playable("base", few)


def test_an_opcode_that_the_machine_does_not_handle() -> None:
    with pytest.raises(CardError, match="the machine handles no opcode 19"):
        MADE.write([(19, 0, 0, 0)])


def test_the_machine_handles_exactly_the_opcodes_that_it_declares() -> None:
    named = {getattr(codes, name) for name in dir(codes) if name.startswith("OP_") and name != "OP_WIDTH"}
    assert named == HANDLED
    for op in range(100):
        words = vec[i64](position(Player(), Player()).words())
        push(words, codes.PC_PLACE, 0, 0)
        try:
            handle(words, lay.frame(words), op, 0, 0, 0, None)
            known = True
        except UnknownOpcode:
            known = False
        assert known == (op in HANDLED), op


def test_an_id_used_twice() -> None:
    refused(with_card("athanor", id="prism"), "prism", "2 components of this id")


def test_an_id_that_is_none() -> None:
    refused(with_card("athanor", id="The Athanor"), "The Athanor", "small letters")


def test_faces_of_tiles_that_are_not_paired() -> None:
    with pytest.raises(CardError, match=r"alchemists_tower: tile \d has two Side.SUN faces"):
        check_playable("base", with_card("alchemists_tower", side=v.SUN))
    with pytest.raises(CardError, match="has one face; a tile has two"):
        check_playable("base", with_card("alchemists_tower", tile=9))
    refused(with_card("coral_castle", side=None), "coral_castle: a Place of Power has a side and a tile")
    refused(with_card("coral_castle", tile=0), "coral_castle: a Place of Power has a side and a tile")


def test_a_preset_hand_that_is_not_complete() -> None:
    with pytest.raises(CardError, match=r"dancing_sword.*preset 4 is three artifacts and a mage"):
        check_playable("base", with_card("hawk", preset=None))


# --- Mistakes in one component

MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("athanor", {"cost": None}, "every artifact has a cost"),
    ("witch", {"cost": v.E()}, "no mage has a cost"),
    ("colossus", {"cost": v.E(gold=3)}, "a monument costs 4 Gold"),
    ("athanor", {"cost": v.E(elan=-1)}, "-1 essences"),
    ("athanor", {"cost": v.E(elan=5000)}, "5000 essences"),
    ("athanor", {"points": -1}, "points below zero"),
    ("witch", {"tags": v.CREATURE}, "only artifacts are dragons or creatures"),
    ("athanor", {"tags": v.Tag(8)}, "an unknown tag"),
    ("athanor", {"scoring": (v.per_essence(v.GOLD),)}, "only a Place of Power has a victory formula"),
    ("athanor", {"side": v.SUN}, "only a Place of Power has a side"),
    ("athanor", {"preset": 0}, "preset 0"),
    ("athanor", {"powers": v.turn >> v.draw(1)}, "is a comma missing"),
    ("athanor", {"powers": (v.turn >> v.draw(1),) * 3}, "3 powers"),
    ("athanor", {"discount": v.discount(symbols=0)}, "a count of 0"),
    ("athanor", {"discount": v.discount(symbols=1, on=v.CREATURE)}, "a discount spares Gold"),
    ("athanor", {"collect": v.draw(1)}, "Collect: Draw does not happen there"),
    ("athanor", {"collect": v.gain(elan=1) + v.gain(life=1)}, "Collect: this is not one effect"),
    ("athanor", {"collect": v.gain(any=1)}, "'any' can be paid from the pool only"),
    ("athanor", {"collect": v.gain()}, "no essences"),
    ("athanor", {"collect": v.gain_one_of(v.ELAN)}, "fewer than two kinds"),
    ("athanor", {"collect": v.gain_one_of(v.ELAN, v.ELAN)}, "named twice"),
    ("athanor", {"collect": v.if_left(v.CALM, v.gain_any(1))}, "cannot wait for"),
    ("athanor", {"collect": v.if_left(v.GOLD, v.draw(1))}, "Collect: IfLeft does not happen there"),
    ("athanor", {"collect": v.add_to_each_kind(2)}, "Collect: AddToEachKind does not happen there"),
    ("coral_castle", {"scoring": (v.per_essence(v.GOLD), v.per_essence(v.ELAN))}, "the same thing twice"),
    ("coral_castle", {"scoring": (v.per_artifact(v.NO_TAG, points=1),)}, "cannot score"),
]


@pytest.mark.parametrize(("id_", "changes", "mistake"), MISTAKES)
def test_mistakes_in_a_component(id_: str, changes: dict[str, Any], mistake: str) -> None:
    refused(with_card(id_, **changes), f"{id_}: ", mistake)


# --- Mistakes in one power

LOOSE: Any = v  # mypy refuses some of these mistakes, which is well; here they must come through
UNKNOWN: Any = 7

POWER_MISTAKES: list[tuple[Any, str]] = [
    (v.turn, "this is no power"),
    (LOOSE.turn >> LOOSE.gain(elan=1) + LOOSE.pay(elan=1), "Pay stands after >> but is no effect"),
    (LOOSE.turn + LOOSE.gain(elan=1) >> LOOSE.draw(1), "Gain stands among the costs"),
    (v.turn >> v.gain_one_of(v.ELAN, v.LIFE), "GainOneOf happens in Collect only"),
    (v.turn >> v.pay_or_turn(elan=1), "PayOrTurn happens in Collect only"),
    (v.react(LOOSE.ANYTHING, v.turn >> v.ignore), "a react without a trigger"),
    (replace(v.turn >> v.ignore, trigger=v.LIFE_LOSS), "a trigger without a react"),
    (v.power(None, v.draw(1)), "a power without a cost"),
    (replace(v.turn >> v.draw(1), timing=v.Timing.ON_CLAIM), "what happens on claim costs nothing"),
    (v.on_claim(v.draw(1)), "no artifact is ever claimed"),
    (v.when_turned(v.react(v.LIFE_LOSS, v.pay(elan=1) >> v.ignore)), "only an action can need to be turned"),
    (v.when_turned(v.turn >> v.draw(1)), "it needs to be turned and turns itself"),
    (v.turn >> v.ignore, "ignore and a loss to react to belong together"),
    (v.react(v.LIFE_LOSS, v.turn >> v.draw(1)), "ignore and a loss to react to belong together"),
    (v.turn >> v.extra_points(3), "extra points and a victory check"),
    (v.react(v.VICTORY_CHECK, v.turn >> v.draw(1)), "extra points and a victory check"),
    (v.turn >> v.convert_x(to=v.GOLD), "pay_x and convert_x belong together"),
    (v.turn + v.pay_x >> v.draw(1), "pay_x and convert_x belong together"),
    (v.turn >> v.put_spent_here, "the spent essence is not one of choice"),
    (v.turn + v.pay(any=2) >> v.put_spent_anywhere, "the spent essence is not one of choice"),
    (v.turn >> v.gain_its_cost(), "gain_its_cost needs one card"),
    (v.destroy_this >> v.gain_its_cost(), "gain_its_cost needs one card"),
    (v.turn + v.turn >> v.draw(1), "the same cost twice"),
    (v.pay(any=1) + v.pay_one_of(v.ELAN, v.LIFE) >> v.draw(1), "the same cost twice"),
    (v.destroy_another_artifact + v.discard_a_card >> v.draw(1), "chooses two cards"),
    (v.pay() >> v.draw(1), "no essences"),
    (v.pay(any=-1, elan=2) >> v.draw(1), "-1 essences"),
    (v.pay_one_of(v.GOLD) >> v.draw(1), "fewer than two kinds"),
    (v.take_here(any=1) >> v.draw(1), "'any' can be paid from the pool only"),
    (v.turn_one(v.NO_TAG) >> v.draw(1), "turn_one is of a dragon or a creature"),
    (v.turn >> v.put_here(any=1), "'any' can be paid from the pool only"),
    (v.turn >> v.rivals_gain(), "no essences"),
    (v.turn >> v.gain_any(0), "a count of 0"),
    (v.turn >> v.gain_any(1, without=UNKNOWN), "7 is no kind of essence"),
    (v.turn >> v.gain_any(1, without=(v.GOLD, v.GOLD)), "named twice"),
    (v.turn >> v.put_any_here(1, without=tuple(v.Kind)), "no kind is left"),
    (v.turn >> v.gain_as_rival(UNKNOWN, counting=v.ELAN), "7 is no kind of essence"),
    (v.turn + v.pay_x >> v.convert_x(to=UNKNOWN), "7 is no kind of essence"),
    (v.turn + v.destroy_an_artifact >> v.gain_its_cost(plus=-1), "plus is below zero"),
    (v.turn >> v.draw(0), "a count of 0"),
    (v.turn >> v.attack(life=0), "a count of 0"),
    (v.turn >> v.attack(life=1, unless=v.turn), "no attack can be ignored by Turn"),
    (v.turn >> v.attack(life=1, unless=v.discard_a_card + v.pay(elan=1)), "no attack can be ignored by Costs"),
    (v.turn >> v.attack(life=1, unless=v.pay(any=1)), "'any' can be paid from the pool only"),
    (v.turn >> v.straighten_one(v.DRAGON | v.CREATURE), "is not one tag"),
    (v.turn >> v.place_from(v.HAND, free=True, discount=1), "what is free has no discount"),
    (v.turn >> v.place_from(v.HAND, discount=256), "a discount of 256"),
    (v.turn >> v.place_from(v.HAND, spares_gold=True), "no discount to spare Gold from"),
]


@pytest.mark.parametrize(("power_", "mistake"), POWER_MISTAKES)
def test_mistakes_in_a_power(power_: Any, mistake: str) -> None:
    right = v.turn >> v.draw(1)
    refused(with_card("athanor", powers=(power_,)), "athanor: power 1: ", mistake)
    refused(with_card("athanor", powers=(right, power_)), "athanor: power 2: ", mistake)


def test_only_artifacts_can_be_destroyed() -> None:
    refused(
        with_card("witch", powers=(v.destroy_this >> v.draw(1),)), "witch: power 1: only artifacts can be destroyed"
    )
