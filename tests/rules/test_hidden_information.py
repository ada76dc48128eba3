"""What nobody can find out about a rival: worlds that look alike are one, to keys and to guesses too (ruling 14).

Each test plays two worlds that differ only in what seat 1 and the spectators cannot see of seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from conclave.core.dice import Dice
from conclave.core.errors import BadDump
from conclave.core.game import SPECTATOR
from conclave.games.res_arcana.engine.events import Events
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import hand, new_game, play, top, until

SEEDS = range(30)
DISCARDS = "mermaid guard_dog crypt"
OTHERS = "fire_dragon earth_dragon wind_dragon water_dragon bone_dragon"
ORDERS = ("treant mermaid guard_dog", "mermaid guard_dog treant")


def assert_one(worlds: Sequence[State], viewers: Sequence[int] = (1, SPECTATOR)) -> None:
    """These viewers cannot tell these two apart, by whatever is made for them."""
    first, second = worlds
    assert first.dump() != second.dump(), "the two worlds are the same"
    for viewer in viewers:
        assert first.view(viewer) == second.view(viewer)
        assert first.info_state_key(viewer) == second.info_state_key(viewer)
        for seed in SEEDS:
            assert first.determinize(viewer, Dice(seed)).dump() == second.determinize(viewer, Dice(seed)).dump()


def guesses(state: State) -> list[State]:
    """What seat 1 takes to be possible."""
    return [state.determinize(1, Dice(seed)) for seed in SEEDS]


def guessed_hands(state: State) -> set[tuple[str, ...]]:
    return {tuple(hand(guess, 0)) for guess in guesses(state)}


def looks(state: State, *cards: str) -> State:
    """Seat 0 looks at its deck, and these come up."""
    return play(state, "use hawk 1", "look own", *(f"deal {card}" for card in cards))


# --- A question that is answered leaves nothing behind


def test_which_card_was_put_back_last_is_nobodys_business() -> None:
    worlds = []
    for order in ("vault prism treant", "treant prism vault"):
        state = position(Player(pool="2 calm", play="hawk", deck="vault prism treant"), Player())
        looks(state, "prism", "treant", "vault")
        worlds.append(play(state, *(f"return {card}" for card in order.split())))
    assert worlds[0].current_player() == 1
    assert_one(worlds)


def test_a_discard_does_not_tell_what_else_is_in_the_hand() -> None:
    worlds = []
    for held, rest in (("prism", "treant"), ("treant", "prism")):
        state = position(Player(play="divination", hand=f"vault {held}", deck=f"mermaid crypt hawk {rest}"), Player())
        play(state, "use divination 1", "deal mermaid", "deal crypt", "deal hawk")
        worlds.append(play(state, "discard mermaid", "discard crypt", "discard hawk"))
    assert worlds[0].current_player() == 1
    assert_one(worlds)


# --- A reshuffle while the owner of the deck looks at it


def two_known_worlds() -> list[State]:
    """All know that vault, prism and treant are in hand or deck; the discards have just become the deck."""
    return [
        looks(
            position(
                Player(play="seer hawk elvish_bow", hand=f"vault {held}", deck=seen, discards=DISCARDS),
                Player(play="witch", hand="athanor nightingale windup_man", deck=OTHERS),
                variant="match",
                game=2,
            ),
            seen,
            "mermaid",
            "guard_dog",
        )
        for held, seen in (("prism", "treant"), ("treant", "prism"))
    ]


def test_known_cards_may_be_among_those_that_are_looked_at_while_the_discards_become_the_deck() -> None:
    worlds = two_known_worlds()
    assert_one(worlds)
    assert guessed_hands(worlds[0]) == {("prism", "treant"), ("prism", "vault"), ("treant", "vault")}


def test_of_cards_that_were_not_discarded_none_is_deep_in_the_reshuffled_deck() -> None:
    state = play(two_known_worlds()[0], "return guard_dog", "return treant", "return mermaid")
    for guess in guesses(state):
        held, on_top = set(hand(guess, 0)), set(top(guess, 0))
        assert [len(held - {*DISCARDS.split()}), len(on_top - {*DISCARDS.split()})] == [2, 1]


def two_orders(*orders: str) -> list[State]:
    """Of the cards put back on top nobody else has ever seen treant; mermaid and guard_dog were discards."""
    worlds = []
    for order in orders:
        player = Player("2 calm", "seer hawk library elvish_bow research", "vault", "treant", discards=DISCARDS)
        state = looks(position(player, Player(), passed=[1]), "treant", "mermaid", "guard_dog")
        worlds.append(play(state, *(f"return {card}" for card in order.split())))
    return worlds


def test_where_a_card_lies_among_reshuffled_ones_on_top_is_known_to_nobody_else() -> None:
    worlds = two_orders(*ORDERS)
    assert_one(worlds)
    unseen = {
        place
        for guess in guesses(worlds[0])
        for place, card in enumerate(top(guess, 0))
        if card not in DISCARDS.split()
    }
    assert unseen == {0, 1, 2}


def test_whether_an_old_card_or_a_reshuffled_one_was_drawn_is_known_to_nobody_else() -> None:
    worlds = [play(state, "use library 1") for state in two_orders(*ORDERS)]
    assert [hand(state, 0) for state in worlds] == [["treant", "vault"], ["mermaid", "vault"]]
    assert_one(worlds)
    drawn = {len({*DISCARDS.split()} & {*cards}) for cards in guessed_hands(worlds[0])}
    assert drawn == {0, 1}


def test_when_all_that_lay_on_top_has_been_drawn_the_strays_are_known_to_be_in_hand() -> None:
    (state,) = two_orders("mermaid treant guard_dog")
    play(state, "use library 1", "use elvish_bow 2", "use research 1", "pay calm")
    assert hand(state, 0) == ["guard_dog", "mermaid", "treant", "vault"]
    play(state, "use seer 1", "look own", "deal crypt", "return crypt")
    for guess in guesses(state):
        assert len({*DISCARDS.split()} & {*hand(guess, 0)}) == 2
        assert {*top(guess, 0)} <= {*DISCARDS.split()}


# --- Monuments


def test_whether_a_monument_on_top_was_seen_before_the_last_look_is_known_only_to_those_who_looked() -> None:
    worlds = []
    for seen, new in (("library", "temple"), ("temple", "library")):
        player = Player(pool="20 gold", play="hawk")
        monuments = "great_pyramid oracle library temple colossus mausoleum"
        state = position(player, Player(pool="20 gold", play="seer"), monuments=monuments)
        play(state, "use hawk 1", "look monuments", "deal great_pyramid", "deal oracle", f"deal {seen}")
        play(state, "return great_pyramid", "return oracle", f"return {seen}", "claim top", "claim top")
        play(state, "use seer 1", "look monuments", f"deal {new}", "deal colossus")
        play(state, "return library", "return colossus", "return temple", "claim top", "claim top")
        worlds.append(state)
    assert_one(worlds, viewers=(SPECTATOR,))


# --- What was kept when, and of what kind


def test_at_which_pick_an_open_card_was_kept_is_known_only_to_those_who_saw_it_in_a_pack() -> None:
    worlds = [drafted(first, second) for first, second in (("hawk", "vault"), ("vault", "hawk"))]
    for state in worlds:
        play(state, "discard hawk for gold")
    assert_one(worlds)


def drafted(first: str, second: str) -> State:
    """Seat 0 keeps these two out of its own packs before seat 1 sees them, and both are in its hand."""
    state = until(new_game(2, "draft"), "start")
    play(state, "start p1")
    packs = (
        f"{first} crypt prism treant guard_dog fire_dragon wind_dragon earth_dragon",
        f"{second} athanor mermaid windup_man water_dragon bone_dragon nightingale chalice_of_life",
    )
    for kept, pack in zip((first, second), packs, strict=True):
        until(state, "artifacts")
        play(state, *(f"deal {card}" for card in pack.split()))
        play(state, f"keep {kept}")
        until(state, "artifacts", "hands")
    play(state, "deal hawk", "deal vault")
    return until(state, "actions")


def test_the_kind_of_an_x_is_told_before_its_number() -> None:
    told = []
    for kind in ("elan", "calm"):
        state = position(Player(pool="2 elan 2 calm", play="athanor(6 elan)"), Player())
        play(state, "use athanor 2")
        events: Events = []
        state.apply_action(GAME.read(state, f"kind {kind}"), events)
        told.append([GAME.redact(event, 1) for event in events])
    assert told[0] != told[1]


# --- Saved games


def test_a_dump_from_before_strays_were_counted_can_be_loaded() -> None:
    (state,) = two_orders("treant mermaid guard_dog")
    assert GAME.load(state.dump()[:-1]).view(0) == state.view(0)
    with pytest.raises(BadDump):
        GAME.load(state.dump()[:-2])
