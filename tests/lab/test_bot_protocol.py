"""The bot protocol: what is sent, what is refused, and that its bytes tell a seat nothing but its own."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from conclave.core.dealer import SeededDealer, SeededDice, iterate_questions
from conclave.core.game import TERMINAL, Event, Game, State
from conclave.core.laws.two_worlds import TwoWorlds, advance_worlds
from conclave.core.registry import list_games, load_game
from conclave.core.session import redact_events
from conclave.lab.bot_protocol import (
    MAX_ANSWER_BYTES,
    PROTOCOL,
    Answer,
    AnswerRefused,
    Ask,
    Dialogue,
    Start,
    decode_host_message,
    encode_line,
)

GUESSES = ("discard hawk for gold", "place prism", "take 3", "pass", "nonsense")


def middle_of(game: Game, seats: int, seed: int, questions: int) -> State:
    state, dice = game.new(game.options({"seats": seats})), SeededDice(seed)
    for _ in iterate_questions(state, SeededDealer(seed)):
        legal = state.legal_actions()
        if questions <= 0 and len(legal) > 1:
            break
        questions -= 1
        state.apply_action(legal[dice.below(len(legal))])
    return state


@pytest.fixture
def asked() -> tuple[Dialogue, Ask]:
    game = load_game("res_arcana")
    state = middle_of(game, 2, 3, 40)
    dialogue = Dialogue(game, state.current_player())
    return dialogue, dialogue.ask(state, state.legal_actions(), 1.5)


def test_messages_are_lines_that_a_client_reads_back(asked: tuple[Dialogue, Ask]) -> None:
    dialogue, ask = asked
    assert decode_host_message(encode_line(ask)) == ask
    start = dialogue.start({"seats": 2}, "seed")
    assert isinstance(start, Start)
    assert decode_host_message(encode_line(start)).protocol == PROTOCOL  # type: ignore[union-attr]
    plain = msgspec.json.decode(encode_line(ask))
    assert set(plain) == {"type", "id", "table", "seat", "view", "legal", "position", "clock"}
    assert plain["clock"] == {"seconds": 1.5}
    assert encode_line(ask).count(b"\n") == 1


def test_an_answer_is_an_action_or_its_text_and_counts_once(asked: tuple[Dialogue, Ask]) -> None:
    dialogue, ask = asked
    last = ask.legal[-1]
    line = encode_line(Answer(ask.id, text=last.text))
    assert dialogue.read_answer(line) == last.action
    with pytest.raises(AnswerRefused, match="stale: question 1 is not open: no question is open"):
        dialogue.read_answer(line)


@pytest.mark.parametrize(
    ("line", "reason", "text"),
    [
        ('{"type":"answer","id":9,"action":1}', "stale", "question 9 is not open: question 1 is open"),
        ('{"type":"answer","id":1,"action":-7}', "illegal", "action -7 is not among the"),
        ('{"type":"answer","id":1,"text":"dance"}', "illegal", "dance"),
        ('{"type":"answer","id":1}', "malformed", "either an action or a text"),
        ('{"type":"answer","id":1,"action":1,"text":"x"}', "malformed", "either an action or a text"),
        ('{"type":"answer","id":"1","action":1}', "malformed", "Expected `int`"),
        ('{"type":"answer","id":1,"action":true}', "malformed", "Expected `int"),
        ('{"type":"shout"}', "malformed", "Invalid value 'shout'"),
        ("[" * 5000, "malformed", "an answer looks like"),
        ("hello", "malformed", "an answer looks like"),
        ("\ud800".encode("utf-8", "surrogatepass").decode("latin1"), "malformed", "an answer looks like"),
        (" " * (MAX_ANSWER_BYTES + 1), "malformed", "at most"),
    ],
)
def test_other_answers_are_refused_with_a_reason_and_change_nothing(
    asked: tuple[Dialogue, Ask], line: str, reason: str, text: str
) -> None:
    dialogue, ask = asked
    with pytest.raises(AnswerRefused) as refused:
        dialogue.read_answer(line)
    assert refused.value.refusal.reason == reason
    assert text in refused.value.refusal.text
    assert dialogue.pending == ask


@pytest.mark.parametrize("name", list_games())
def test_the_bytes_are_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    """The two-worlds law over the raw bytes: questions, events and refusals, each from its own sampled state."""
    game, tally = load_game(name), Counter[str]()
    for seed in range(6):
        seats, dice = 2 + seed % 3, SeededDice(f"worlds {seed}")
        viewer = seed % seats
        state = middle_of(game, seats, seed, 5 + 12 * seed)
        both = TwoWorlds(game, viewer, state, state.determinize(viewer, dice), dice, tally)
        dialogues = [Dialogue(game, viewer) for _ in range(2)]
        for _ in range(60):
            if both.true.current_player() == TERMINAL:
                break
            if both.true.current_player() == viewer:
                lines = [
                    raw_bytes(dialogue, world, dice) for dialogue, world in zip(dialogues, worlds(both), strict=True)
                ]
                assert lines[0] == lines[1]
                tally["questions compared"] += 1
                tally["questions that differ in what is hidden"] += both.true.dump() != both.other.dump()
            compare_events(both)
            advance_worlds(both)
    assert tally["questions compared"] > 20
    assert tally["questions that differ in what is hidden"] > 20 or name == "trial_of_the_temples"  # which hides little
    assert tally["events compared"] > 20


def worlds(both: TwoWorlds) -> tuple[State, State]:
    return both.true, both.other


def raw_bytes(dialogue: Dialogue, world: State, dice: SeededDice) -> list[bytes]:
    """A question, and what the bot is told about wrong answers to it."""
    guess = world.determinize(world.current_player(), dice)
    ask = dialogue.ask(guess, world.legal_actions(), 30.0)
    lines = [encode_line(ask)]
    legal = {one.text for one in ask.legal}
    for text in GUESSES:
        if text not in legal:
            try:
                dialogue.read_answer(encode_line(Answer(ask.id, text=text)))
            except AnswerRefused as refused:
                lines.append(encode_line(refused.refusal))
            else:
                dialogue.ask(guess, world.legal_actions(), 30.0)
    return lines


def compare_events(both: TwoWorlds) -> None:
    """The same action of the viewer is told in the same bytes, unless it reveals something."""
    if both.true.current_player() != both.viewer:
        return
    for action in both.true.legal_actions()[:3]:
        if both.game.reveals(both.true, action):
            continue
        lines = []
        for world in worlds(both):
            events: list[Event] = []
            world.copy().apply_action(action, events)
            seen = redact_events(both.game, events, both.viewer)
            lines.append(encode_line(Dialogue(both.game, both.viewer).tell(seen)))
        assert lines[0] == lines[1]
        both.tally["events compared"] += 1
