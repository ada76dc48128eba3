"""Choices in plain words: what a person should know to choose, by the kind of question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conclave.cli.table import Choice, Group, by_number
from conclave.play import fluent
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Decision, Option, Seat, View
from conclave.trial_of_the_temples import text
from conclave.trial_of_the_temples.box import COLOURS, GOODS, ICONS, MATS, ROUND_TILES, SPELLS, TRACKS, Face, Mat, Tile
from conclave.trial_of_the_temples.components import Components, with_number
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.notation import space_name

FILE: Final = "trial_of_the_temples_terminal.ftl"
Names = Sequence[str]


def say(message: str, **args: int | str) -> str:
    """A message of locale/en/trial_of_the_temples_terminal.ftl."""
    return fluent.say(ENGLISH, FILE, message, **args)


def joined(ending: str, parts: Sequence[str]) -> str:
    """Parts in a row; the message `ending` says what stands before the last."""
    return fluent.joined(ENGLISH, FILE, ending, parts, ending if ending == "list-dots" else "list")


def short(bag: Mapping[str, int]) -> str:
    """An amount in few letters: "1 red, 2 mana, blue core"."""
    parts = [say(f"short-{icon}", count=bag[icon]) for icon in (*ICONS, "core_purple") if bag.get(icon)]
    return joined("list", parts) or say("nothing")


def name(id_: str) -> str:
    return text.name_of(id_)


def good(kind: int) -> str:
    return text.say(ENGLISH, f"good-{GOODS[kind]}")


# --- The ring


def printed(view: View) -> Components:
    """What this game is played with."""
    return with_number(view["components"])


def face_at(view: View, position: int) -> Face:
    """The side of a tile that lies open."""
    tile: Tile = printed(view).tiles[view["ring"][position]]
    return tile.night if position in view["nights"] else tile.day


def side_at(view: View, position: int) -> str:
    return say("side-night" if position in view["nights"] else "side-day")


def tile_at(view: View, position: int) -> str:
    return name(printed(view).tiles[view["ring"][position]].id)


def standing(view: View) -> dict[int, tuple[Seat, str]]:
    """Figures and clones by position."""
    return {
        player[figure]: (seat, figure)
        for seat, player in enumerate(view["players"])
        for figure in ("figure", "clone")
        if player[figure] >= 0
    }


def harvest(view: View, position: int) -> tuple[str, int]:
    """What a figure would collect here if everything stayed as it is, in words, and from how many tiles."""
    components = printed(view)
    n = components.numbers
    found = Counter[str](face_at(view, position).main) + Counter[str](face_at(view, position).linked)
    taken, tiles, token = standing(view), 1, False
    for step, extended in ((1, components.night), (-1, components.day)):
        here = (position + step) % w.TILES
        while here != view["barrier"] and here not in taken:
            found.update(face_at(view, here).linked)
            tiles += 1
            here = (here + step) % w.TILES
        if here == view["barrier"]:
            found.update(extended)
            token = token or step == 1
    found["mana"] += {2: n.tiles_2, 3: n.tiles_3}.get(tiles, 0)
    goods = short(found)
    if token and view["seats"] > 2:  # with two the token changes hands anyway
        goods = joined("list", [goods, say("short-token")])
    return goods, tiles


# --- Tracks


def free_spaces(view: View, seat: Seat, track: int) -> list[int]:
    """The spaces ahead of a seat's marker that no marker stands on."""
    taken = {player["marks"][track] for player in view["players"]}
    if view["seats"] == w.NEUTRALS:
        taken |= {marks[track] for marks in view["neutrals"]}
    here = view["players"][seat]["marks"][track]
    return [space for space in range(here + 1, printed(view).tracks[track].last + 1) if space not in taken]


def space_line(view: View, seat: Seat, track: int) -> str:
    """Cost and reward of the next space."""
    track_printed, here = printed(view).tracks[track], view["players"][seat]["marks"][track]
    space = free_spaces(view, seat, track)[0]
    core = track_printed.spaces[space].core
    return say(
        "space-core" if core else "space",
        space=space,
        cost=short(track_printed.spaces[space].cost),
        core=short({f"core_{core}": 1}) if core else "",
        worth=say(
            "worth",
            points=text.points(track_printed.levels[track_printed.level_of(space)].vp),
            now=track_printed.levels[track_printed.level_of(here)].vp,
        ),
    )


# --- Mats


def mat_of(view: View, seat: Seat) -> Mat:
    mat: int = view["players"][seat]["mat"]
    return printed(view).mats[mat]


def spell_on(view: View, seat: Seat, space: int) -> str:
    """The id of the spell on a space of a seat's mat."""
    return mat_of(view, seat).grid[space]


def spell_text(view: View, spell: str) -> str:
    return " ".join(text.spell_text(spell, printed(view).points.get(spell, 0)))


# --- Choices


def groups(decision: Decision, view: View) -> list[Group]:
    """The numbered choices of a question."""
    choices = [Choice(option, text_of(decision, option, view)) for option in by_number(decision)]
    if decision.kind != "place":
        return [Group(choices)]
    by_verb: dict[int, list[Choice]] = {}
    for choice in choices:
        by_verb.setdefault(choice.option.action >> w.SHIFT, []).append(choice)
    headings = {w.V_FIGURE: say("group-figure"), w.V_CLONE: say("group-clone")} if view["seats"] == w.NEUTRALS else {}
    made = [Group(found, headings.get(verb, "")) for verb, found in by_verb.items()]
    if w.V_FIGURE in by_verb and w.V_CLONE in by_verb:  # the same tiles again
        made[1] = Group([_in_short(view, choice) for choice in made[1].choices], made[1].heading, is_packed=True)
    return made


def _in_short(view: View, choice: Choice) -> Choice:
    position = choice.option.action & w.OPERAND
    return Choice(choice.option, say("place-short", position=position + 1, tile=tile_at(view, position)))


def text_of(decision: Decision, option: Option, view: View) -> str:
    """One choice."""
    verb, x = option.action >> w.SHIFT, option.action & w.OPERAND
    if verb == w.V_DONE:
        return say(f"done-{decision.kind}")
    if verb == w.V_STEP:
        return say("step", step=space_line(view, decision.seat, view["asked"][2]))
    return TEXTS[verb](view, decision.seat, x) if verb in TEXTS else option.text


def _place(view: View, _: Seat, x: int) -> str:
    goods, tiles = harvest(view, x)
    face = face_at(view, x)
    return say(
        "place-tile",
        position=x + 1,
        tile=tile_at(view, x),
        side=side_at(view, x),
        main=short(face.main),
        linked=short(face.linked),
        goods=goods,
        tiles=tiles,
    )


def _collect(view: View, seat: Seat, x: int) -> str:
    figure = ("figure", "clone")[x]
    position = view["players"][seat][figure]
    goods, _ = harvest(view, position)
    return say(f"collect-{figure}", position=position + 1, goods=goods, mana=printed(view).numbers.clone_mana)


def _core(view: View, seat: Seat, x: int) -> str:
    spell = spell_on(view, seat, x)
    has_mana = x in mat_of(view, seat).mana_spaces
    return say(
        "core-space-mana" if has_mana else "core-space",
        space=space_name(x),
        spell=name(spell),
        mana=printed(view).numbers.mana_bonus,
        text=spell_text(view, spell),
    )


def _trial(view: View, seat: Seat, x: int) -> str:
    has_token = view["players"][seat]["goods"][w.ACTION]
    return say(
        "trial" if has_token else "trial-buy",
        track=name(TRACKS[x]),
        mana=w.TOKEN_PRICE,
        step=space_line(view, seat, x),
    )


def _cast(_: View, __: Seat, x: int) -> str:
    """As engine.convert numbers them."""
    given = x if x < w.PURPLE else w.PURPLE if x < 2 * w.PURPLE else w.ACTION
    gained = w.PURPLE if x < w.PURPLE else x % w.PURPLE
    return say("cast", spell=name(SPELLS[w.TO_PURPLE + x // 3]), given=good(given), gained=good(gained))


def _have(view: View, seat: Seat, x: int) -> dict[str, Any]:
    return {"good": good(x), "count": view["players"][seat]["goods"][x]}


TEXTS: Final[dict[int, Callable[[View, Seat, int], str]]] = {
    w.V_MAT: lambda view, _, x: say(
        "mat", mat=name(f"mat_{MATS[x]}"), text=" ".join(text.mat_text(printed(view).mats[x]))
    ),
    w.V_FIGURE: _place,
    w.V_CLONE: _place,
    w.V_COLLECT: _collect,
    w.V_WILD: lambda view, seat, x: say(
        "wild", colour=text.say(ENGLISH, f"colour-{COLOURS[x]}"), count=view["players"][seat]["goods"][x]
    ),
    w.V_CORE: _core,
    w.V_ECHO: lambda view, _, x: say("echo", spell=name(SPELLS[x]), text=spell_text(view, SPELLS[x])),
    w.V_TRIAL: _trial,
    w.V_STOP: lambda *_: say("stop"),
    w.V_REST: lambda view, seat, _: say("rest", count=sum(view["players"][seat]["goods"])),
    w.V_STORE: lambda view, seat, x: say("store", **_have(view, seat, x)),
    w.V_CONVERT: lambda *_: say("convert"),
    w.V_SELL: lambda view, seat, x: say("sell", **_have(view, seat, x)),
    w.V_DRAIN: lambda view, seat, x: say("drain", mana=w.DRAIN_MANA, **_have(view, seat, x)),
    w.V_BUY_TOKEN: lambda *_: say("buy-token", mana=w.TOKEN_PRICE),
    w.V_CAST: _cast,
    w.V_BUY: lambda _, __, x: say("buy", good=good(x), mana=w.CRYSTAL_PRICE),
}


def round_tile_line(view: View) -> str:
    """What the round tile does."""
    tile = printed(view).round_tiles[view["round_tile"]]
    parts = [name(ROUND_TILES[view["round_tile"]]), say("round-tile", number=tile.number)]
    if view["seats"] == w.NEUTRALS:
        for number, corner in enumerate((tile.top_left, tile.bottom_left), 1):
            parts.append(say("round-corner", number=number, way=corner.way, tracks=text.names(corner.tracks)))
    return joined("list-dots", parts)
