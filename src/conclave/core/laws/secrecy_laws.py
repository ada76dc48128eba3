"""Laws of hidden information within one step: determinizations, redacted events and hidden actions."""

from __future__ import annotations

from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, Action, Event, Events, State
from conclave.core.laws.sample import (
    MAX_COSTLY_SAMPLES,
    Moment,
    check_legal_actions,
    encode_canonical,
    require,
    visible_bytes,
)
from conclave.core.session import redact_events


def guesses_look_like_the_truth(m: Moment) -> None:
    """Check that a determinization looks the same to the viewer as the true state."""
    guess = m.guess()
    m.tally["determinizations that differ"] += guess.dump() != m.before.dump()
    truth, lie = visible_bytes(m.game, m.before, m.viewer), visible_bytes(m.game, guess, m.viewer)
    require(truth == lie, f"viewer {m.viewer} sees {truth!r}, and of a guess {lie!r}")
    require(
        guess.info_state_key(m.viewer) == m.before.info_state_key(m.viewer),
        f"viewer {m.viewer} has another key for a guess",
    )
    require(
        guess.observation(m.viewer) == m.before.observation(m.viewer), f"viewer {m.viewer}'s observation tells a secret"
    )
    check_legal_actions(guess)


def guesses_need_no_truth(m: Moment) -> None:
    """Check that a determinization depends only on the viewer's knowledge and the dice.

    Determinizing a determinization with the same dice must give the same state.
    """
    seed = m.dice.below(1 << 32)
    again, direct = (state.determinize(m.viewer, SeededDice(seed)).dump() for state in (m.guess(), m.before))
    require(again == direct, f"viewer {m.viewer}'s guess depends on what the viewer does not know")


def secrets_stay_secret(m: Moment) -> None:
    """Check non-interference: hidden information does not affect what the viewer is shown.

    The action is played in the true state and in a determinization that allows it. The viewer's view and redacted
    events may then differ only if chance acted or `reveals` is True.
    """
    for number in range(MAX_COSTLY_SAMPLES):
        require(m.guess(number).current_player() == m.before.current_player(), "another seat acts in a guess")
        if m.action in m.guess(number).legal_actions():
            guess = m.guess(number).copy()
            break
    else:
        m.tally["actions that a guess does not allow"] += 1
        return
    events: Events = []
    reveals = m.before.current_player() == CHANCE or m.game.reveals(m.before, m.action)
    guess.apply_action(m.action, events)
    truth, lie = (
        [state.view(m.viewer), redact_events(m.game, told, m.viewer)]
        for state, told in ((m.after, m.events), (guess, events))
    )
    if encode_canonical(truth) == encode_canonical(lie):
        m.tally["actions that look the same in a guess"] += 1
    else:
        m.tally["actions that reveal something"] += 1
        require(
            reveals,
            f"viewer {m.viewer} is shown {encode_canonical(truth)!r}, and after a guess {encode_canonical(lie)!r}",
        )


def hidden_answers_look_alike(m: Moment) -> None:
    """Check that a viewer cannot distinguish hidden actions of others or of chance.

    Two positions are equivalent for a viewer if the same dice give the same determinization of both. Other actions are
    played in a determinization. If one leads to a position equivalent to the true one, its redacted events must be the
    same. Actions that openly lead to the same position in different ways are skipped.
    """
    if m.before.current_player() == m.viewer:
        return
    guess, seed = m.guess(), m.dice.below(1 << 32)
    known = m.after.determinize(m.viewer, SeededDice(seed)).dump()
    real = redact_events(m.game, m.events, m.viewer)
    for action in m.sample(guess.legal_actions(), MAX_COSTLY_SAMPLES):
        if action == m.action or _leads_to(m.before, action, m.after):
            continue
        other, events = guess.copy(), list[Event]()
        other.apply_action(action, events)
        if other.determinize(m.viewer, SeededDice(seed)).dump() == known:
            m.tally["answers that look alike"] += 1
            fake = redact_events(m.game, events, m.viewer)
            require(real == fake, f"viewer {m.viewer} can tell {m.action} by {real} from {action} by {fake}")


def _leads_to(before: State, action: Action, after: State) -> bool:
    if action not in before.legal_actions():
        return False
    copy = before.copy()
    copy.apply_action(action)
    return copy.dump() == after.dump()
