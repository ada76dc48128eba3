"""Laws of hidden information within one step: guesses, redacted events, and answers given in secret."""

from __future__ import annotations

from conclave.play.dealer import SeededDice
from conclave.play.laws.moment import FEW, Moment, canonical, features_of, legal_is_sound, require, shown
from conclave.play.protocol import CHANCE, Action, Event, Events, State
from conclave.play.session import redacted


def guesses_look_like_the_truth(m: Moment) -> None:
    """What the viewer is shown is the same for a state and for its determinization."""
    guess = m.guess()
    m.tally["determinizations that differ"] += guess.dump() != m.before.dump()
    truth, lie = shown(m.game, m.before, m.viewer), shown(m.game, guess, m.viewer)
    require(truth == lie, f"viewer {m.viewer} sees {truth!r}, and of a guess {lie!r}")
    require(guess.key(m.viewer) == m.before.key(m.viewer), f"viewer {m.viewer} has another key for a guess")
    require(features_of(m.game, guess, m.viewer) == features_of(m.game, m.before, m.viewer), "features tell a secret")
    legal_is_sound(guess)


def guesses_need_no_truth(m: Moment) -> None:
    """A determinization depends on the viewer's knowledge and on the dice alone: guessing from a guess is the same."""
    seed = m.dice.below(1 << 32)
    again, direct = (state.determinize(m.viewer, SeededDice(seed)).dump() for state in (m.guess(), m.before))
    require(again == direct, f"viewer {m.viewer}'s guess depends on what the viewer does not know")


def secrets_stay_secret(m: Moment) -> None:
    """Non-interference: change only what a viewer may not know, and every byte that the viewer is shown stays the same.

    The action is played in the true state and in a guess of the viewer's, where it is legal in both. What the viewer
    sees afterwards may differ only where chance has answered or `reveals` has said so; where it does not differ, the
    redacted events do not either.
    """
    for number in range(FEW):
        require(m.guess(number).actor() == m.before.actor(), "another seat acts in a guess")
        if m.action in m.guess(number).legal():
            guess = m.guess(number).copy()
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
    guess, seed = m.guess(), m.dice.below(1 << 32)
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
