"""Labels of choices, by kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from conclave.core.game import Choice, Question, Seat, View
from conclave.core.text.fluent import Messages
from conclave.core.text.presenter import ChoiceGroup, Names, WordedChoice, list_numbered_choices
from conclave.games.trial_of_the_temples.component_tables import Components, with_number
from conclave.games.trial_of_the_temples.components import (
    GOODS,
    ICONS,
    MATS,
    ROUND_TILES,
    SPELLS,
    TRACKS,
    Face,
    Mat,
    Tile,
)
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.notation import space_name
from conclave.games.trial_of_the_temples.text import component_text

BAG: Final = (*ICONS, "core_purple")  # everything that can be collected


# --- The ring


def components_of(view: View) -> Components:
    """Return the components of this game."""
    return with_number(view["components"])


def face_at(view: View, position: int) -> Face:
    """Return the visible side of the tile at a position."""
    tile: Tile = components_of(view).tiles[view["ring"][position]]
    return tile.night if position in view["nights"] else tile.day


def standing(view: View) -> dict[int, tuple[Seat, str]]:
    """Return the owner and kind of the figures and clones, by position."""
    return {
        player[figure]: (seat, figure)
        for seat, player in enumerate(view["players"])
        for figure in ("figure", "clone")
        if player[figure] >= 0
    }


def gains_of(choice: Choice) -> dict[str, int]:
    """Return what a placement would collect in the current position; empty for other choices."""
    return {icon: choice.preview[icon] for icon in BAG if icon in choice.preview}


def sources_of(choice: Choice) -> list[int]:
    """Return the positions that a placement would collect from."""
    return [position for position in range(codes.TILES) if choice.preview.get("from", 0) >> position & 1]


# --- Mats


def mat_of(view: View, seat: Seat) -> Mat:
    mat: int = view["players"][seat]["mat"]
    return components_of(view).mats[mat]


def spell_on(view: View, seat: Seat, space: int) -> str:
    """Return the id of the spell on a space of a seat's mat."""
    return mat_of(view, seat).grid[space]


class Phrases(Messages):
    """Phrases about the table in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "trial_of_the_temples_face.ftl")

    def join_list(self, ending: str, parts: Sequence[str]) -> str:
        """Return the parts as a list; the message `ending` formats the last separator."""
        return self.join(ending, parts, ending if ending == "list-dots" else "list")

    # --- Names and amounts

    def name(self, id_: str) -> str:
        return component_text.name_of(id_, self.language)

    def seat_name(self, view: View, seat: Seat, names: Names) -> str:
        """Return the name of a seat as shown to the viewer."""
        return self.say("seat-you") if seat == view["you"] else names[seat]

    def colour(self, id_: str) -> str:
        return component_text.say(self.language, f"colour-{id_}")

    def short(self, bag: Mapping[str, int]) -> str:
        """Return an amount in short form: "1 red, 2 mana, blue core"."""
        parts = [self.say(f"short-{icon}", count=bag[icon]) for icon in BAG if bag.get(icon)]
        return self.join_list("list", parts) or self.say("nothing")

    def one(self, kind: int) -> str:
        """Return one crystal or action token, such as "1 red crystal"."""
        return component_text.amount({GOODS[kind]: 1}, self.language)

    def side_at(self, view: View, position: int) -> str:
        return self.say("side-night" if position in view["nights"] else "side-day")

    def tile_at(self, view: View, position: int) -> str:
        return self.name(components_of(view).tiles[view["ring"][position]].id)

    def harvest(self, choice: Choice) -> str:
        """Return what a placement would collect in the current position."""
        goods = self.short(gains_of(choice))
        return self.join_list("list", [goods, self.say("short-token")]) if "token" in choice.preview else goods

    def space_line(self, choice: Choice, view: View, seat: Seat, track: int) -> str:
        """Return the cost and reward of the next space."""
        space, now = choice.preview["space"], view["players"][seat]["tracks"][track]
        core, cost = (
            components_of(view).tracks[track].spaces[space].core,
            components_of(view).tracks[track].spaces[space].cost,
        )
        line = self.say(
            "space-core" if core else "space",
            space=space,
            cost=self.short(cost),
            core=self.short({f"core_{core}": 1}) if core else "",
            worth=self._worth(now, choice.preview["points"]),
        )
        mana = choice.preview.get("mana", 0)
        return self.say("space-bought", line=line, mana=mana) if mana else line

    def _worth(self, now: int, points: int) -> str:
        """Return a text that compares a track's points after the choice with those now."""
        if points == now:
            return self.say("worth-same")
        return self.say("worth", points=component_text.points(points, self.language), now=now)

    def spell_text(self, view: View, spell: str) -> str:
        return " ".join(component_text.spell_text(spell, components_of(view).points.get(spell, 0), self.language))

    # --- Choices

    def groups(self, question: Question, view: View) -> list[ChoiceGroup]:
        """Return the numbered choices of a question, in groups."""
        choices = [
            WordedChoice(choice, self._text_of(question, choice, view), gains_of(choice), sources_of(choice))
            for choice in list_numbered_choices(question)
        ]
        if question.kind != "place":
            return [ChoiceGroup(choices)]
        by_verb: dict[int, list[WordedChoice]] = {}
        for worded in choices:
            by_verb.setdefault(worded.choice.action >> codes.SHIFT, []).append(worded)
        headings: dict[int, str] = {}
        if view["seats"] == codes.NEUTRALS:
            headings = {codes.V_FIGURE: self.say("group-figure"), codes.V_CLONE: self.say("group-clone")}
        made = [ChoiceGroup(found, headings.get(verb, "")) for verb, found in by_verb.items()]
        if codes.V_FIGURE in by_verb and codes.V_CLONE in by_verb:  # the tiles are already listed for the figure
            again = [self._in_short(view, worded) for worded in made[1].choices]
            made[1] = ChoiceGroup(again, made[1].heading, is_packed=True)
        return made

    def _in_short(self, view: View, worded: WordedChoice) -> WordedChoice:
        position = worded.choice.action & codes.OPERAND
        said = self.say("place-short", position=position + 1, tile=self.tile_at(view, position))
        return WordedChoice(worded.choice, said, worded.gains, worded.sources)

    def _text_of(self, question: Question, choice: Choice, view: View) -> str:
        """Return the label of one choice."""
        verb = choice.action >> codes.SHIFT
        if verb == codes.V_DONE:
            return self.say(f"done-{question.kind}")
        return _TEXTS[verb](self, choice, view, question.seat) if verb in _TEXTS else choice.text

    def mat(self, choice: Choice, view: View, _: Seat) -> str:
        x = choice.action & codes.OPERAND
        said = " ".join(component_text.mat_text(components_of(view).mats[x], self.language))
        return self.say("mat", mat=self.name(f"mat_{MATS[x]}"), text=said)

    def place(self, choice: Choice, view: View, _: Seat) -> str:
        x = choice.action & codes.OPERAND
        face = face_at(view, x)
        return self.say(
            "place-tile",
            position=x + 1,
            tile=self.tile_at(view, x),
            side=self.side_at(view, x),
            main=self.short(face.main),
            linked=self.short(face.linked),
            goods=self.harvest(choice),
            tiles=choice.preview["tiles"],
        )

    def collect(self, choice: Choice, view: View, seat: Seat) -> str:
        figure = ("figure", "clone")[choice.action & codes.OPERAND]
        position = view["players"][seat][figure]
        goods, mana = self.harvest(choice), components_of(view).numbers.clone_mana
        return self.say(f"collect-{figure}", position=position + 1, goods=goods, mana=mana)

    def core(self, choice: Choice, view: View, seat: Seat) -> str:
        x = choice.action & codes.OPERAND
        spell = spell_on(view, seat, x)
        has_mana = x in mat_of(view, seat).mana_spaces
        return self.say(
            "core-space-mana" if has_mana else "core-space",
            space=space_name(x),
            spell=self.name(spell),
            mana=components_of(view).numbers.mana_bonus,
            text=self.spell_text(view, spell),
        )

    def echo(self, choice: Choice, view: View, _: Seat) -> str:
        spell = SPELLS[choice.action & codes.OPERAND]
        return self.say("echo", spell=self.name(spell), text=self.spell_text(view, spell))

    def step(self, choice: Choice, view: View, seat: Seat) -> str:
        return self.say("step", step=self.space_line(choice, view, seat, view["asked"][2]))

    def trial(self, choice: Choice, view: View, seat: Seat) -> str:
        x = choice.action & codes.OPERAND
        has_token = view["players"][seat]["goods"][codes.ACTION]
        step = self.space_line(choice, view, seat, x)
        return self.say(
            "trial" if has_token else "trial-buy", track=self.name(TRACKS[x]), mana=codes.TOKEN_PRICE, step=step
        )

    def cast(self, choice: Choice, _: View, __: Seat) -> str:
        """Return the label of a cast; engine.convert defines the operands."""
        x = choice.action & codes.OPERAND
        given = x if x < codes.PURPLE else codes.PURPLE if x < 2 * codes.PURPLE else codes.ACTION
        gained = codes.PURPLE if x < codes.PURPLE else x % codes.PURPLE
        spell = self.name(SPELLS[codes.TO_PURPLE + x // 3])
        return self.say("cast", spell=spell, given=self.one(given), gained=self.one(gained))

    def with_count(self, message: str, choice: Choice, view: View, seat: Seat) -> str:
        """Return the label of a choice, with the seat's amount of the good."""
        x = choice.action & codes.OPERAND
        return self.say(message, good=self.one(x), count=view["players"][seat]["goods"][x])

    def drain(self, choice: Choice, view: View, seat: Seat) -> str:
        x = choice.action & codes.OPERAND
        spell, count = self.name("crystal_to_mana"), view["players"][seat]["goods"][x]
        return self.say("drain", spell=spell, good=self.one(x), mana=codes.DRAIN_MANA, count=count)

    def round_tile_line(self, view: View) -> str:
        """Return the text of the round tile: its name, number and effects."""
        tile = components_of(view).round_tiles[view["round_tile"]]
        parts = [self.name(ROUND_TILES[view["round_tile"]]), self.say("round-tile", number=tile.number)]
        if view["seats"] == codes.NEUTRALS:
            for number, corner in enumerate((tile.top_left, tile.bottom_left), 1):
                tracks = component_text.names(corner.tracks, self.language)
                parts.append(self.say("round-corner", number=number, way=corner.way, tracks=tracks))
        return self.join_list("list-dots", parts)


_TEXTS: Final[dict[int, Callable[[Phrases, Choice, View, Seat], str]]] = {
    codes.V_MAT: Phrases.mat,
    codes.V_FIGURE: Phrases.place,
    codes.V_CLONE: Phrases.place,
    codes.V_COLLECT: Phrases.collect,
    codes.V_WILD: lambda self, *about: self.with_count("wild", *about),
    codes.V_CORE: Phrases.core,
    codes.V_ECHO: Phrases.echo,
    codes.V_TRIAL: Phrases.trial,
    codes.V_STEP: Phrases.step,
    codes.V_STOP: lambda self, *_: self.say("stop"),
    codes.V_REST: lambda self, _, view, seat: self.say("rest", count=sum(view["players"][seat]["goods"])),
    codes.V_STORE: lambda self, *about: self.with_count("store", *about),
    codes.V_CONVERT: lambda self, *_: self.say("convert"),
    codes.V_SELL: lambda self, *about: self.with_count("sell", *about),
    codes.V_DRAIN: Phrases.drain,
    codes.V_BUY_TOKEN: lambda self, *_: self.say("buy", good=self.one(codes.ACTION), mana=codes.TOKEN_PRICE),
    codes.V_CAST: Phrases.cast,
    codes.V_BUY: lambda self, choice, *_: self.say(
        "buy", good=self.one(choice.action & codes.OPERAND), mana=codes.CRYSTAL_PRICE
    ),
}
