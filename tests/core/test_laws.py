"""The law kit accepts an honest game and catches each way in which a game can break its promises."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from conclave.core import laws
from conclave.core.ending import Ending
from conclave.core.errors import BadPosition, IllegalAction
from conclave.core.game import (
    CHANCE,
    OMNISCIENT,
    SPECTATOR,
    TERMINAL,
    Action,
    Dice,
    Event,
    Events,
    Options,
    Question,
    Reason,
    Seat,
    State,
    View,
)
from conclave.core.laws import LawBroken, Moment, check_game
from conclave.core.shapes import One
from toy import BID, BURN, COLOURS, E_BID, E_DEALT, E_NOW, EMBERS, OVER, SHIFT, V_BID, ToyGame, ToyState


def check(game: ToyGame, games: int = 40, seats: int = 3) -> Counter[str]:
    tally: Counter[str] = Counter()
    for seed in range(games):
        tally += check_game(game, Options(seats), seed, every=2, bound=100)
    return tally


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_honest_game_keeps_every_law_and_no_law_is_idle(seats: int) -> None:
    tally = check(EMBERS, seats=seats)
    for law in (*laws.STEP_LAWS, *laws.GAME_LAWS):
        assert tally[law.__name__] > 0, law
    assert tally["determinizations that differ"] > tally["guesses_look_like_the_truth"] / 2
    assert tally["actions that look the same in a guess"] > tally["secrets_stay_secret"] / 2
    assert tally["actions that reveal something"] > 0
    assert tally["answers that look alike"] > 100
    assert tally["worlds that differ"] > tally["comparisons of two worlds"] / 2
    assert tally["answers that differ between two worlds"] > 10


def test_a_law_of_the_game_alone_is_one_more_function() -> None:
    def cards_are_conserved(m: Moment) -> None:
        state = m.after
        assert isinstance(state, ToyState)
        cards = [*state.deck, *state.gone, *(c for hand in state.hands for c in hand), *state.bids]
        laws.require(sorted(card for card in cards if card >= 0) == list(range(20)), "a card was lost")

    assert check_game(EMBERS, Options(2), 1, laws=[cards_are_conserved])["cards_are_conserved"] > 0


def test_a_failure_says_how_to_play_it_again() -> None:
    with pytest.raises(
        LawBroken, match=r"^check_legal_actions is broken at action 100 of check_game\(embers, .*, 7, every=2"
    ):
        check_game(ToyGame(NeverEnds), Options(2), 7, laws=(), every=2, bound=100)


# --- Broken games, each caught by the law it breaks


class Unsorted(ToyState):
    def legal_actions(self) -> list[Action]:
        return super().legal_actions()[::-1]


class Repeats(ToyState):
    def legal_actions(self) -> list[Action]:
        legal = super().legal_actions()
        return [*legal, *legal[-1:]]


class RunsDry(ToyState):
    def legal_actions(self) -> list[Action]:
        return [] if self.phase == BID and self.round == 2 else super().legal_actions()


class Weightless(ToyState):
    def chance_weights(self) -> list[int]:
        return [0 for _ in self.legal_actions()]


class NeverEnds(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action, events)
        if self.phase == OVER:
            self.__init__(self.seats)  # type: ignore[misc]  # a fresh start is the shortest endless game


class ListsTooMuch(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        if self.phase == BID and action & 0xFFF == 7:
            raise IllegalAction("not the seven")
        super().apply_action(action, events)


class TakesAnything(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action if action in self.legal_actions() else self.legal_actions()[0], events)


class RefusesWithATrace(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        if action not in self.legal_actions():
            self.round += 1
        super().apply_action(action, events)


class RefusesWithoutAReason(ToyState):
    def why_not(self, action: Action) -> Reason:
        return () if self.phase == BURN else super().why_not(action)


class SpeaksOfOthersHands(ToyState):
    def why_not(self, action: Action) -> Reason:
        reason = super().why_not(action)
        return (*reason, sum(map(sum, self.hands))) if reason and self.phase == BID else reason


class SharesStones(ToyState):
    def copy(self) -> ToyState:
        copy = super().copy()
        copy.stones = self.stones
        return copy


class ForgetsTheSeer(ToyState):
    def dump(self) -> list[int]:
        ints = super().dump()
        ints[7] = 0
        return ints

    def copy(self) -> ToyState:
        copy = super().copy()
        copy.seer = self.seer
        return copy


class EventsMatter(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action, events)
        self.points[0] += events is not None


class ShowsBids(ToyState):
    def view(self, viewer: Seat) -> View:
        return {**super().view(viewer), "bids": list(self.bids)}


class ShowsTheOrderOfOmens(ToyState):
    def info_state_key(self, viewer: Seat) -> bytes:
        return super().info_state_key(viewer) + bytes(self.top)


class ObservesOthersHands(ToyState):
    def observation(self, viewer: Seat) -> bytes:
        made = bytearray(super().observation(viewer))
        made[0] = sum(self.hands[(viewer + 1) % self.seats]) % 64
        return bytes(made)


class GuessesFromTheTruth(ToyState):
    """Swaps two cards that a viewer does not know: it looks right, but the truth shines through."""

    def determinize(self, viewer: Seat, dice: Dice) -> ToyState:
        copy = self.copy()
        other = next(iter(self.others(viewer)))
        if copy.hands[other] and copy.deck:
            place = dice.below(len(copy.deck))
            mine, theirs = copy.deck[place], copy.hands[other][0]
            copy.deck = sorted({*copy.deck, theirs} - {mine})
            copy.hands[other] = sorted({*copy.hands[other], mine} - {theirs})
        return copy


class KeepsTheLastAnswer(ToyState):
    """The number that was answered last stays somewhere, whoever may know it."""

    kept = 0

    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action, events)
        self.kept = action & 0xFFF

    def dump(self) -> list[int]:
        return [*super().dump(), 1, self.kept]

    @classmethod
    def load(cls, ints: Sequence[int]) -> ToyState:
        state = super().load(ints[:-2])
        assert isinstance(state, KeepsTheLastAnswer)
        state.kept = ints[-1]
        return state


class TellsTheLastAnswerInKeys(KeepsTheLastAnswer):
    def info_state_key(self, viewer: Seat) -> bytes:
        return super().info_state_key(viewer) + bytes([self.kept])


class WinsEarly(ToyState):
    def returns(self) -> list[float]:
        return [1.0] + [0.0] * (self.seats - 1)


class SharesBadly(ToyState):
    def returns(self) -> list[float]:
        return [float(seat in self.winners()) / 3 for seat in range(self.seats)]


class EarlyIsNow(ToyState):
    def simultaneous_copy(self, seat: Seat) -> State | None:
        if super().simultaneous_copy(seat) is None:
            return None
        self.turn = seat
        return self


class EarlyWithOtherCards(ToyState):
    def simultaneous_copy(self, seat: Seat) -> State | None:
        early = super().simultaneous_copy(seat)
        if isinstance(early, ToyState):
            early.hands[seat] = [card for card in range(20) if card not in early.hands[seat]]
        return early


class BreaksOff(ToyState):
    def is_mid_action(self) -> bool:
        return super().is_mid_action() or self.turn == CHANCE


class LeaksBids(ToyGame):
    def redact(self, event: Event, viewer: Seat) -> Event:
        return event if event[0] == E_BID else super().redact(event, viewer)


class LeaksDraws(ToyGame):
    def redact(self, event: Event, viewer: Seat) -> Event:
        return event if event[0] == E_DEALT else super().redact(event, viewer)


class CountsHidden(ToyState):
    """Adds to its events how high the highest card is that somebody holds."""

    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action, events)
        if events is not None:
            events.append((E_NOW, max((card for hand in self.hands for card in hand), default=0)))


class HidesRevelations(ToyGame):
    def reveals(self, state: State, action: Action) -> bool:
        return False


class WritesAllAlike(ToyGame):
    def write(self, state: State, action: Action) -> str:
        return "bid" if action >> SHIFT == V_BID else super().write(state, action)


class IndexesBadly(ToyGame):
    def action_index(self, action: Action) -> int:
        return 1


class AsksTooLittle(ToyGame):
    def question(self, state: State) -> Question:
        whole = super().question(state)
        return Question(whole.kind, whole.seat, "", "", {}, whole.shape, whole.choices[:1])


class AsksWithoutKeys(ToyGame):
    def question(self, state: State) -> Question:
        whole = super().question(state)
        choices = tuple(type(c)(c.action, c.text, "red" if c.key in COLOURS else c.key) for c in whole.choices)
        return Question(whole.kind, whole.seat, "", "", {}, whole.shape, choices)


class KnowsTheWinnerBefore(ToyGame):
    def ending(self, state: State) -> Ending | None:
        return super().ending(state) or Ending((0,), (0, 0, 0), "points", {})


class ReplaysOtherwise(ToyGame):
    """Every other new game begins with other points."""

    count = 0

    def new(self, options: Options) -> ToyState:
        state = super().new(options)
        self.count += 1
        state.points[0] = self.count % 2
        return state


class AnswersStrangers(ToyState):
    def info_state_key(self, viewer: Seat) -> bytes:
        return super().info_state_key(viewer if viewer < self.seats else SPECTATOR)


class ObservesForStrangers(ToyState):
    def observation(self, viewer: Seat) -> bytes:
        return super().observation(viewer if viewer < self.seats else SPECTATOR)


class ObservesTooMuch(ToyState):
    def observation(self, viewer: Seat) -> bytes:
        return super().observation(viewer) + b"\0"


class RedactsForAnybody(ToyGame):
    def redact(self, event: Event, viewer: Seat) -> Event:
        return super().redact(event, viewer if viewer in range(4) else SPECTATOR)


class AsksAnybody(ToyGame):
    def question(self, state: State) -> Question:
        return super().question(state) if state.current_player() >= 0 else Question("none", 0, "", "", {}, One(), ())


class AsksAfterTheEnd(ToyGame):
    def question(self, state: State) -> Question:
        return (
            super().question(state)
            if state.current_player() != TERMINAL
            else Question("none", 0, "", "", {}, One(), ())
        )


class ShowsMore(ToyState):
    def view(self, viewer: Seat) -> View:
        return {**super().view(viewer), "mood": 1}


class TellsMore(ToyState):
    def apply_action(self, action: Action, events: Events | None = None) -> None:
        super().apply_action(action, events)
        if events is not None:
            events.append((99, 0, 0))


class ForgetsTheLastCard(ToyGame):
    def position_text(self, state: State, viewer: Seat) -> str:
        return re.sub("/last:[0-9]+", "", super().position_text(state, viewer))


class WritesSecrets(ToyGame):
    def position_text(self, state: State, viewer: Seat) -> str:
        return super().position_text(state, OMNISCIENT)


class StumblesOverMistakes(ToyGame):
    def from_position_text(self, text: str, dice: Dice | None = None) -> ToyState:
        if "/p2/" not in text:
            raise KeyError("p2")
        return super().from_position_text(text, dice)


class ReadsAnything(ToyGame):
    def from_position_text(self, text: str, dice: Dice | None = None) -> ToyState:
        try:
            return super().from_position_text(text, dice)
        except BadPosition:
            state = self.kind(2)
            state.deck = state.omens = []
            return state


BROKEN = [
    ("positions_round_trip", ForgetsTheLastCard()),
    ("positions_keep_secrets", WritesSecrets()),
    ("damaged_positions_are_refused", StumblesOverMistakes()),
    ("damaged_positions_are_refused", ReadsAnything()),
    ("strangers_are_refused", ToyGame(AnswersStrangers)),
    ("strangers_are_refused", ToyGame(ObservesForStrangers)),
    ("observations_fit_their_schema", ToyGame(ObservesTooMuch)),
    ("strangers_are_refused", RedactsForAnybody()),
    ("chance_is_not_asked", AsksAnybody()),
    ("nobody_is_asked_after_the_end", AsksAfterTheEnd()),
    ("views_are_as_described", ToyGame(ShowsMore)),
    ("views_are_as_described", ToyGame(TellsMore)),
    ("check_legal_actions", ToyGame(Unsorted)),
    ("check_legal_actions", ToyGame(Repeats)),
    ("check_legal_actions", ToyGame(RunsDry)),
    ("check_legal_actions", ToyGame(Weightless)),
    ("check_legal_actions", ToyGame(NeverEnds)),
    ("check_legal_actions", ToyGame(BreaksOff)),
    ("listed_actions_apply", ToyGame(ListsTooMuch)),
    ("other_actions_are_refused", ToyGame(TakesAnything)),
    ("other_actions_are_refused", ToyGame(RefusesWithATrace)),
    ("reasons_are_for_what_is_not_legal", ToyGame(RefusesWithoutAReason)),
    ("reasons_are_for_what_is_not_legal", ToyGame(SpeaksOfOthersHands)),
    ("notation_round_trips", WritesAllAlike()),
    ("actions_have_an_index", IndexesBadly()),
    ("copies_are_equal_and_independent", ToyGame(SharesStones)),
    ("dumps_load", ToyGame(ForgetsTheSeer)),
    ("events_change_nothing", ToyGame(EventsMatter)),
    ("guesses_look_like_the_truth", ToyGame(ShowsBids)),
    ("guesses_look_like_the_truth", ToyGame(ShowsTheOrderOfOmens)),
    ("guesses_look_like_the_truth", ToyGame(ObservesOthersHands)),
    ("guesses_need_no_truth", ToyGame(GuessesFromTheTruth)),
    ("secrets_stay_secret", HidesRevelations()),
    ("secrets_stay_secret", ToyGame(CountsHidden)),
    ("hidden_answers_look_alike", LeaksBids()),
    ("hidden_answers_look_alike", LeaksDraws()),
    ("questions_are_whole", AsksTooLittle()),
    ("questions_are_whole", AsksWithoutKeys()),
    ("unfinished_games_have_no_result", ToyGame(WinsEarly)),
    ("unfinished_games_have_no_result", KnowsTheWinnerBefore()),
    ("early_answers_are_copies", ToyGame(EarlyIsNow)),
    ("early_answers_stay_legal", ToyGame(EarlyWithOtherCards)),
    ("endings_fit_returns", ToyGame(SharesBadly)),
    ("replays_lead_to_the_same_end", ReplaysOtherwise()),
    ("worlds_stay_alike", ToyGame(KeepsTheLastAnswer)),
    ("worlds_stay_alike", ToyGame(TellsTheLastAnswerInKeys)),
    ("worlds_stay_alike", ToyGame(GuessesFromTheTruth)),
]


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=[f"{law}-{i}" for i, (law, _) in enumerate(BROKEN)])
def test_a_broken_game_is_caught_by_the_law_it_breaks(law: str, game: ToyGame) -> None:
    with pytest.raises(LawBroken, match=f"^{law} is broken"):
        check_law(law, game)


def check_law(law: str, game: ToyGame) -> None:
    only = [check for check in laws.STEP_LAWS if check.__name__ == law]
    endings = [check for check in laws.GAME_LAWS if check.__name__ == law]
    for seed in range(60):
        check_game(game, Options(3), seed, laws=only, endings=endings, every=2, always=True, bound=100)
