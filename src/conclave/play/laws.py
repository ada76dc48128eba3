"""The law kit: point it at a game, and every promise of the protocol is checked on random games.

`check_game` plays one random game. At every step it checks the list of legal actions and that the game is not too long.
Everything else costs many times what a step costs, and so is sampled: one step in `every`, chosen by the seed, is
checked by all the laws, for one viewer chosen by the seed (a seat or a spectator); a law that could look at each of
many legal actions looks at a few. Of the laws of whole games, the one that plays the game again through a session runs
on one game in four. Over some hundred games each law meets each kind of step many times; a failure names its seed.

The counter that `check_game` returns tells how often each law was applied, so that a test can prove that none was idle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from conclave.play.answers import spell
from conclave.play.dealer import RecordedDealer, SeededDice
from conclave.play.errors import IllegalAction
from conclave.play.notation import read_game, write_game
from conclave.play.protocol import CHANCE, NOBODY, Action, Dice, Event, Events, Game, Options, Seat, State
from conclave.play.record import Player, decode, encode
from conclave.play.session import Session, redacted
from conclave.play.shapes import Bag, Number, One, Order, Shape, Subset

FEW: Final = 3
SOME: Final = 24


class LawBroken(AssertionError):
    """A game does not keep a promise."""


def require(is_kept: bool, otherwise: str) -> None:
    """What laws are made of."""
    if not is_kept:
        raise LawBroken(otherwise)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a random game. Laws may read everything here and change nothing: they play on copies."""

    game: Game
    options: Options
    before: State
    action: Action
    after: State
    events: Events  # the whole truth
    viewer: Seat  # a seat, or NOBODY: laws about knowledge take this viewer's side
    log: Sequence[Action]  # up to `before`
    dice: Dice
    tally: Counter[str]

    def some(self, actions: Sequence[Action], most: int) -> list[Action]:
        """A few of these actions."""
        if len(actions) <= most:
            return list(actions)
        return [actions[self.dice.below(len(actions))] for _ in range(most)]


@dataclass(frozen=True, slots=True)
class Ending:
    """A whole random game."""

    game: Game
    options: Options
    state: State
    log: Sequence[Action]
    actors: Sequence[Seat]  # of each action
    early: Sequence[tuple[int, Seat, State]]  # positions in which a seat might have answered early
    tally: Counter[str]


Law: TypeAlias = Callable[[Moment], None]
EndLaw: TypeAlias = Callable[[Ending], None]


def canonical(value: object) -> bytes:
    """The bytes of a value, the same for equal values."""
    return msgspec.json.encode(value, order="deterministic")


def shown(game: Game, state: State, viewer: Seat) -> bytes:
    """Every byte that a viewer is shown of a position: the view, and what is asked where the viewer must answer."""
    asked = (game.decision(state), state.legal()) if state.actor() == viewer and viewer >= 0 else None
    return canonical([state.view(viewer), asked, state.actor(), state.partial(), game.chapter(state)])


# --- Laws of every step


def legal_is_sound(state: State) -> list[Action]:
    """Legal actions are sorted, unique and never missing before the end; chance can weigh them."""
    actor, legal = state.actor(), state.legal()
    require((actor == NOBODY) == (not legal), f"{len(legal)} legal actions while {actor} acts")
    require(all(a < b for a, b in pairwise(legal)), f"legal actions are not ascending: {legal}")
    if actor == CHANCE:
        weights = state.weights()
        require(len(weights) == len(legal) and min(weights) > 0, f"weights {weights} beside {len(legal)} outcomes")
        require(not state.partial(), "chance finishes an answer")
    return legal


# --- Laws of a moment


def listed_actions_apply(m: Moment) -> None:
    """Every listed action applies."""
    for action in m.some(m.before.legal(), FEW):
        m.before.copy().apply(action)


def other_actions_are_refused(m: Moment) -> None:
    """An action that is not listed raises IllegalAction and changes nothing."""
    legal = m.before.legal()
    near = [legal[m.dice.below(len(legal))] + 1, legal[0] - 1, 0, -1, 1 << 40]
    for action in set(m.some(m.log, FEW) + m.some(near, FEW)) - set(legal):
        copy = m.before.copy()
        try:
            copy.apply(action, [])
        except IllegalAction:
            require(copy.dump() == m.before.dump(), f"the refused action {action} has changed the state")
            continue
        raise LawBroken(f"action {action} is not listed and was taken")


def reasons_are_for_what_is_not_legal(m: Moment) -> None:
    """An action has a reason against it if and only if it is not legal, the same in a guess, and it can be said."""
    legal = set(m.before.legal())
    near = {action + step for action in m.some(sorted(legal), FEW) for step in (-1, 1)} | {0, -1, 1 << 40}
    asked = m.game.decision(m.before) if m.before.actor() != CHANCE else None
    closed = {one.option.action: one.reason for one in asked.closed} if asked else {}
    guess = m.before.determinize(m.before.actor(), m.dice) if asked else m.before
    for action in legal | near | set(closed) | set(m.some(m.log, SOME)):
        reason = m.before.why_not(action)
        require((reason == ()) == (action in legal), f"the reason against action {action} is {reason}")
        require(
            closed.get(action, reason) == reason, f"action {action} is closed by {closed.get(action)}, not {reason}"
        )
        require(guess.why_not(action) == reason, f"the reason {reason} against {action} tells what is hidden")
        if reason:
            require(m.game.why(reason) != "", f"nothing is said against action {action}")
    m.tally["closed actions"] += len(closed)


def notation_round_trips(m: Moment) -> None:
    """What is written can be read, for every legal action."""
    for action in m.some(m.before.legal(), SOME):
        text = m.game.write(m.before, action)
        require(m.game.read(m.before, text) == action, f"{text!r} is written for {action} and reads otherwise")


def actions_have_an_index(m: Moment) -> None:
    """Legal actions have different indices below `num_actions`."""
    indices = [m.game.index(action) for action in m.before.legal()]
    require(len(set(indices)) == len(indices), f"legal actions share an index: {indices}")
    require(min(indices) >= 0 and max(indices) < m.game.num_actions, f"an index is out of range: {indices}")


def copies_are_equal_and_independent(m: Moment) -> None:
    """A copy is equal, and what happens to it does not happen to its original, nor the other way round."""
    dump = m.before.dump()
    original = m.before.copy()
    copy = original.copy()
    require(copy.dump() == dump, "a copy differs")
    copy.apply(m.action)
    require(original.dump() == dump, "a copy was changed, and its original with it")
    copy = original.copy()
    original.apply(m.action)
    require(copy.dump() == dump, "a state was changed, and its copy with it")


def dumps_load(m: Moment) -> None:
    """dump and load are inverse."""
    dump = m.before.dump()
    loaded = m.game.load(dump)
    require(loaded.dump() == dump, "a dump loads as something else")
    require(shown(m.game, loaded, m.viewer) == shown(m.game, m.before, m.viewer), "a loaded state looks different")
    loaded.apply(m.action)
    require(loaded.dump() == m.after.dump(), "a loaded state goes on differently")


def events_change_nothing(m: Moment) -> None:
    """Events on equals events off."""
    copy = m.before.copy()
    copy.apply(m.action)
    require(copy.dump() == m.after.dump(), "the state depends on whether events are asked for")


def views_advance(m: Moment) -> None:
    """Applying redacted events to a view gives the next view; each event can be told."""
    events = redacted(m.game, m.events, m.viewer)
    before, after = m.before.view(m.viewer), m.after.view(m.viewer)
    bytes_before = canonical(before)
    advanced = canonical(m.game.advance(before, events))
    require(canonical(before) == bytes_before, "advance has changed the view it was given")
    require(advanced == canonical(after), f"events {events} lead to {advanced!r}, the view is {canonical(after)!r}")
    for event in events:
        m.game.tell(event, [f"seat {seat}" for seat in range(m.options.seats)])


def guesses_look_like_the_truth(m: Moment) -> None:
    """What the viewer is shown is the same for a state and for its determinization."""
    guess = m.before.determinize(m.viewer, m.dice)
    m.tally["determinizations that differ"] += guess.dump() != m.before.dump()
    truth, lie = shown(m.game, m.before, m.viewer), shown(m.game, guess, m.viewer)
    require(truth == lie, f"viewer {m.viewer} sees {truth!r}, and of a guess {lie!r}")
    require(guess.key(m.viewer) == m.before.key(m.viewer), f"viewer {m.viewer} has another key for a guess")
    require(_features(m.game, guess, m.viewer) == _features(m.game, m.before, m.viewer), "features tell a secret")
    legal_is_sound(guess)


def _features(game: Game, state: State, viewer: Seat) -> list[float]:
    out = [0.0] * game.num_features
    if viewer >= 0:
        state.features(viewer, out)
    require(len(out) == game.num_features, f"features write {len(out)} numbers instead of {game.num_features}")
    return out


def guesses_need_no_truth(m: Moment) -> None:
    """A determinization depends on the viewer's knowledge and on the dice alone: guessing from a guess is the same."""
    seed = m.dice.below(1 << 32)
    guess = m.before.determinize(m.viewer, m.dice)
    again, direct = (state.determinize(m.viewer, SeededDice(seed)).dump() for state in (guess, m.before))
    require(again == direct, f"viewer {m.viewer}'s guess depends on what the viewer does not know")


def secrets_stay_secret(m: Moment) -> None:
    """Non-interference: change only what a viewer may not know, and every byte that the viewer is shown stays the same.

    The action is played in the true state and in a guess of the viewer's, where it is legal in both. What the viewer
    sees afterwards may differ only where chance has answered or `reveals` has said so; where it does not differ, the
    redacted events do not either.
    """
    for _ in range(FEW):
        guess = m.before.determinize(m.viewer, m.dice)
        require(guess.actor() == m.before.actor(), "another seat acts in a guess")
        if m.action in guess.legal():
            break
    else:
        m.tally["actions that a guess does not allow"] += 1
        return
    events: Events = []
    reveals = m.before.actor() == CHANCE or m.game.reveals(m.before, m.action)
    guess.apply(m.action, events)
    truth, lie = m.after.view(m.viewer), guess.view(m.viewer)
    if canonical(truth) == canonical(lie):
        m.tally["actions that look the same in a guess"] += 1
        real, fake = (redacted(m.game, happened, m.viewer) for happened in (m.events, events))
        require(real == fake, f"viewer {m.viewer} can tell {real} from {fake}")
    else:
        m.tally["actions that reveal something"] += 1
        require(reveals, f"viewer {m.viewer} sees {canonical(truth)!r}, and after a guess {canonical(lie)!r}")


def hidden_answers_look_alike(m: Moment) -> None:
    """Where others or chance answer something that a viewer may not know, the viewer cannot tell which answer it was.

    Two positions are one to a viewer if the same dice make the same guess of both. So a guess of the viewer's is played
    on with other answers, and where one leads to a position that is one with the true one, its redacted events must be
    the same. Answers that lead to one and the same position openly, by different ways, are passed over.
    """
    if m.before.actor() == m.viewer:
        return
    guess, seed = m.before.determinize(m.viewer, m.dice), m.dice.below(1 << 32)
    known = m.after.determinize(m.viewer, SeededDice(seed)).dump()
    real = redacted(m.game, m.events, m.viewer)
    for action in m.some(guess.legal(), FEW):
        if action == m.action or _leads_to(m.before, action, m.after):
            continue
        other, events = guess.copy(), list[Event]()
        other.apply(action, events)
        if other.determinize(m.viewer, SeededDice(seed)).dump() == known:
            m.tally["answers that look alike"] += 1
            fake = redacted(m.game, events, m.viewer)
            require(real == fake, f"viewer {m.viewer} can tell {m.action} by {real} from {action} by {fake}")


def _leads_to(before: State, action: Action, after: State) -> bool:
    if action not in before.legal():
        return False
    copy = before.copy()
    copy.apply(action)
    return copy.dump() == after.dump()


def questions_are_whole(m: Moment) -> None:
    """A decision offers exactly what is legal; a whole answer of its shape is spelled as the actions it consists of."""
    if m.before.actor() == CHANCE:
        return
    decision = m.game.decision(m.before)
    require(decision.seat == m.before.actor(), f"seat {decision.seat} is asked while {m.before.actor()} acts")
    require([o.action for o in decision.options] == m.before.legal(), "the options are not the legal actions")
    require(all(o.text == m.game.write(m.before, o.action) for o in decision.options), "an option is written otherwise")
    keys = [option.key for option in decision.options]
    require(len(set(keys)) == len(keys) or isinstance(decision.shape, One), f"options share a key: {keys}")
    _check_shape(decision.shape, keys)
    if isinstance(decision.shape, One) or m.before.partial():
        return
    state, chosen, actions = m.before.copy(), list[str](), list[Action]()
    while not actions or state.partial():
        options = m.game.decision(state).options
        option = options[m.dice.below(len(options))]
        chosen += [option.key] if option.key else []
        actions.append(option.action)
        state.apply(option.action)
    said = chosen if isinstance(decision.shape, Order) else chosen[::-1]
    spelled = m.before.copy()
    for action in spell(m.game, m.before, said):
        spelled.apply(action)
    require(spelled.dump() == state.dump(), f"{said} is spelled otherwise than {actions}")


def _check_shape(shape: Shape, keys: Sequence[str]) -> None:
    things = [key for key in keys if key]
    if isinstance(shape, Number):
        require(set(keys) <= {str(n) for n in range(shape.least, shape.most + 1)}, f"{shape} offers {keys}")
    elif isinstance(shape, Bag):
        require(shape.size > 0 and set(keys) <= set(shape.most), f"{shape} offers {keys}")
    elif isinstance(shape, Subset):
        require(0 <= shape.least <= shape.most <= len(things), f"{shape} offers {keys}")
    elif isinstance(shape, Order):
        require(shape.size == len(things) == len(keys), f"{shape} offers {keys}")


def unfinished_games_have_no_result(m: Moment) -> None:
    """Before the end nobody has won."""
    require(m.game.outcome(m.before) is None, "an unfinished game has an outcome")
    require(not any(m.before.returns()), "an unfinished game has returns")
    require(len(m.before.returns()) == m.options.seats, "returns are not one per seat")


def early_answers_are_copies(m: Moment) -> None:
    """Where a seat may answer early, it acts in a copy."""
    dump = m.before.dump()
    for seat in range(m.options.seats):
        early = m.before.early(seat)
        if early is not None:
            require(early.actor() == seat, f"seat {seat} answers early, but {early.actor()} acts")
            legal_is_sound(early)
            early.apply(early.legal()[0])
    require(m.before.dump() == dump, "an early answer has changed the game")


ALL: Final[tuple[Law, ...]] = (
    listed_actions_apply,
    other_actions_are_refused,
    reasons_are_for_what_is_not_legal,
    notation_round_trips,
    actions_have_an_index,
    copies_are_equal_and_independent,
    dumps_load,
    events_change_nothing,
    views_advance,
    guesses_look_like_the_truth,
    guesses_need_no_truth,
    secrets_stay_secret,
    hidden_answers_look_alike,
    questions_are_whole,
    unfinished_games_have_no_result,
    early_answers_are_copies,
)


# --- Laws of whole games


def replays_lead_to_the_same_end(end: Ending) -> None:
    """The log alone leads to the same state; after the end nothing is legal."""
    state = end.game.new(end.options)
    for action in end.log:
        state.apply(action)
    require(state.dump() == end.state.dump(), "a replay leads elsewhere")
    try:
        state.apply(end.log[-1])
    except IllegalAction:
        return
    raise LawBroken("an action was taken after the end")


def outcomes_fit_returns(end: Ending) -> None:
    """Who wins gets the returns."""
    outcome, returns = end.game.outcome(end.state), end.state.returns()
    require(outcome is not None, "the game has ended without an outcome")
    assert outcome is not None
    require(len(outcome.winners) > 0 and len(outcome.points) == end.options.seats, f"an odd outcome: {outcome}")
    fair = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(end.options.seats)]
    require(returns == fair, f"returns {returns}, winners {outcome.winners}")
    require(canonical(outcome) != b"", "the outcome is no JSON")


def early_answers_stay_legal(end: Ending) -> None:
    """What a seat answered when it was asked, it could have answered early."""
    for position, seat, state in end.early:
        asked = end.actors.index(seat, position)
        for place in range(asked, len(end.log)):
            if end.actors[place] != seat or state.actor() != seat:
                break
            require(end.log[place] in state.legal(), f"seat {seat} could not bank action {place} at {position}")
            state.apply(end.log[place])


def sessions_and_records_round_trip(end: Ending) -> None:
    """A session that gets the same answers tells the same story; so do its record and its text."""
    session = Session(end.game, end.options, RecordedDealer(end.log), plays_forced=False)
    while session.version < len(end.log):
        state, seat, answer = session.state.copy(), session.state.actor(), list[Action]()
        while not answer or state.partial():
            answer.append(end.log[session.version + len(answer)])
            state.apply(answer[-1])
        step = session.submit(seat, session.version, answer)
        require(len(step.events) == len(step.actions) == step.new - step.old, "a step has gaps")
    require(session.log == list(end.log) and session.state.dump() == end.state.dump(), "a session leads elsewhere")
    record = session.record([Player(f"Player {seat}") for seat in range(end.options.seats)])
    require(decode(encode(record)) == record, "the record reads otherwise than it was written")
    require(Session.replay(record, end.game).state.dump() == end.state.dump(), "the record leads elsewhere")
    require(read_game(write_game(record, end.game), end.game) == record, "the text reads as another record")


ENDINGS: Final[tuple[EndLaw, ...]] = (
    replays_lead_to_the_same_end,
    outcomes_fit_returns,
    early_answers_stay_legal,
    sessions_and_records_round_trip,
)
RARE: Final = (sessions_and_records_round_trip,)


# --- The driver


def check_game(
    game: Game,
    options: Options,
    seed: int | str,
    laws: Sequence[Law] = ALL,
    endings: Sequence[EndLaw] = ENDINGS,
    *,
    every: int = 16,
    bound: int = 5000,
) -> Counter[str]:
    """Play one random game under these laws; LawBroken names the law, the step and the call that plays it again.

    A law of one game alone, such as a conservation law, is one more function in `laws`. `bound` is the most actions
    that a game may take. The answer tells how often each law was applied.
    """
    dice, tally = SeededDice(f"laws {seed}"), Counter[str]()
    state = game.new(options)
    log: list[Action] = []
    actors: list[Seat] = []
    early: list[tuple[int, Seat, State]] = []
    law = "legal_is_sound"
    try:
        while legal := legal_is_sound(state):
            require(len(log) < bound, f"the game has not ended after {bound} actions")
            action = legal[_pick(state, legal, dice)]
            actors.append(state.actor())
            if dice.below(every):
                state.apply(action)
            else:
                moment = _moment(game, options, state, action, log, dice, tally)
                for check in laws:
                    law = check.__name__
                    check(moment)
                    tally[law] += 1
                early += _early(moment)
                state, law = moment.after, "legal_is_sound"
            log.append(action)
        end = Ending(game, options, state, log, actors, early, tally)
        for last in endings:
            law = last.__name__
            if last not in RARE or dice.below(4) == 0:
                last(end)
                tally[law] += 1
    except Exception as error:
        call = f"check_game({game.name}, {options}, {seed!r}, every={every})"
        raise LawBroken(f"{law} is broken at action {len(log)} of {call}: {type(error).__name__}: {error}") from error
    tally["actions"] += len(log)
    return tally


def _pick(state: State, legal: Sequence[Action], dice: Dice) -> int:
    if state.actor() != CHANCE:
        return dice.below(len(legal))
    weights = state.weights()
    point = dice.below(sum(weights))
    index = 0
    while (point := point - weights[index]) >= 0:
        index += 1
    return index


def _moment(
    game: Game,
    options: Options,
    state: State,
    action: Action,
    log: list[Action],
    dice: Dice,
    tally: Counter[str],
) -> Moment:
    events: Events = []
    after = state.copy()
    after.apply(action, events)
    viewer = dice.below(options.seats + 1)
    viewer = viewer if viewer < options.seats else NOBODY
    return Moment(game, options, state, action, after, events, viewer, log, dice, tally)


def _early(m: Moment) -> list[tuple[int, Seat, State]]:
    others = [seat for seat in range(m.options.seats) if seat != m.before.actor()]
    return [(len(m.log), seat, early) for seat in others if (early := m.before.early(seat)) is not None]
