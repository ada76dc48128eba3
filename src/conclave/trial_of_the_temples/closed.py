"""What a seat might expect to do now and may not, and why, as far as its view shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from conclave.cli.table import Closed
from conclave.play.protocol import Decision, Seat, View
from conclave.trial_of_the_temples import text
from conclave.trial_of_the_temples.box import SPELLS, TRACKS
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.notation import COLOUR_NAMES, GOOD_NAMES, WORDING, space_name
from conclave.trial_of_the_temples.wording import Words, free_spaces, lacks, printed, spell_on, standing


def closed(decision: Decision, view: View, words: Words) -> list[Closed]:
    """The trials, spaces, tiles and conversions that are not among the choices."""
    offered = {option.text for option in decision.options}
    reasons = REASONS.get(decision.kind)
    found = reasons(decision, view, words) if reasons else ()
    return [one for one in found if f"{one.verb} {one.key}" not in offered]


# --- Trials


def _trials(decision: Decision, view: View, words: Words) -> Iterator[Closed]:
    player = view["players"][decision.seat]
    has_token = bool(player["goods"][w.ACTION])
    for track, name in enumerate(TRACKS):
        if not has_token and player["mana"] < w.TOKEN_PRICE:
            why = words.say("why-token", mana=w.TOKEN_PRICE)
        else:
            mana = player["mana"] if has_token else player["mana"] - w.TOKEN_PRICE
            why = _why_not_there(view, decision.seat, track, mana, words)
        yield Closed("trial", name, why)


def _steps(decision: Decision, view: View, words: Words) -> Iterator[Closed]:
    mana = view["players"][decision.seat]["mana"]
    yield Closed("go", "on", _why_not_there(view, decision.seat, view["asked"][2], mana, words))


def _why_not_there(view: View, seat: Seat, track: int, mana: int, words: Words) -> str:
    """What keeps a seat from the next free space of a track."""
    ahead = free_spaces(view, seat, track)
    if not ahead:
        return words.say("why-end")
    space = ahead[0]
    lacking = lacks(view, seat, printed(view).tracks[track].spaces[space].cost)
    if sum(lacking.values()) * w.CRYSTAL_PRICE <= mana:
        return words.say("why-most-spaces", count=printed(view).numbers.max_spaces)
    goods = text.amount(lacking, words.language)
    return words.say("why-lacks", space=space, goods=goods, mana=mana, price=w.CRYSTAL_PRICE)


# --- The ring and the mat


def _places(decision: Decision, view: View, words: Words) -> Iterator[Closed]:
    taken = standing(view)
    verbs = dict.fromkeys(option.text.split()[0] for option in decision.options if option.key)
    for verb in verbs:
        for position in range(len(view["ring"])):
            if position == view["barrier"]:
                yield Closed(verb, str(position + 1), words.say("why-barrier"))
            elif position in taken:
                yield Closed(verb, str(position + 1), words.say("why-taken"))
            else:  # it stands among the choices, unless somebody would be surrounded
                yield Closed(verb, str(position + 1), words.say("why-surrounded"))


def _cores(decision: Decision, view: View, words: Words) -> Iterator[Closed]:
    colour: int = view["asked"][2]
    mine = view["players"][decision.seat]["cores"]
    filled = {space for cores in mine for space in cores}
    rows, columns = {space // w.SIDE for space in mine[colour]}, {space % w.SIDE for space in mine[colour]}
    for space in range(w.SPACES):
        where = "row" if space // w.SIDE in rows else "column" if space % w.SIDE in columns else ""
        name = words.colour(COLOUR_NAMES[colour])
        if space in filled:
            yield Closed("core", space_name(space), words.say("why-filled"))
        elif where:
            yield Closed("core", space_name(space), words.say("why-line", where=where, colour=name))


def _clone(_: Decision, view: View, words: Words) -> Iterator[Closed]:
    yield Closed("collect", "clone", words.say("why-mana", mana=printed(view).numbers.clone_mana))


# --- Conversions


def _conversions(decision: Decision, view: View, words: Words) -> Iterator[Closed]:
    player, numbers = view["players"][decision.seat], printed(view).numbers
    is_full = player["mana"] >= numbers.mana_max
    for kind, name in enumerate(GOOD_NAMES):
        has_none = not player["goods"][kind]
        sell = "why-none" if has_none else "why-full" if is_full else "why-order"
        yield Closed("sell", name, words.say(sell))
        price = w.TOKEN_PRICE if kind == w.ACTION else w.CRYSTAL_PRICE
        yield Closed(
            "buy", name, words.say("why-mana", mana=price) if player["mana"] < price else words.say("why-order")
        )
    for colour, name in enumerate(COLOUR_NAMES):
        if why := _why_no_spell(view, decision.seat, "crystal_to_mana", colour, words):
            yield Closed("drain", name, words.say("why-full") if is_full else why)
    for number in range(3 * w.PURPLE):
        verb, _, key = WORDING.write(w.V_CAST << w.SHIFT | number).partition(" ")
        paid = (number, w.PURPLE, w.ACTION)[number // w.PURPLE]
        if why := _why_no_spell(view, decision.seat, SPELLS[w.TO_PURPLE + number // w.PURPLE], paid, words):
            yield Closed(verb, key, why)


def _why_no_spell(view: View, seat: Seat, spell: str, paid: int, words: Words) -> str:
    """Why a spell on the seat's mat cannot be used; "" where no core of the seat teaches it."""
    player = view["players"][seat]
    cores = {space for cores in player["cores"] for space in cores}
    taught = {space for space in cores if spell_on(view, seat, space) == spell}
    if not taught:
        return ""
    if taught <= set(player["used"]):
        return words.say("why-used")
    if not player["goods"][paid]:
        return words.say("why-needs", good=words.one(paid))
    return words.say("why-own-trial")


REASONS: Final[Mapping[str, Callable[[Decision, View, Words], Iterator[Closed]]]] = {
    "turn": _trials,
    "on": _steps,
    "place": _places,
    "core": _cores,
    "collect": _clone,
    "convert": _conversions,
}
