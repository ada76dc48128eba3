"""Sentences come from the files of a language, or are refused by name."""

import subprocess
import sys
from pathlib import Path

import pytest

from conclave.core.text import fluent

FILE = "trial_of_the_temples.ftl"


def test_a_message_is_said_with_its_arguments() -> None:
    assert fluent.say("en", FILE, "icon-red", count=1) == "1 red crystal"
    assert fluent.say("en", FILE, "icon-red", count=2) == "2 red crystals"


def test_lists_have_commas_and_an_ending() -> None:
    assert fluent.join("en", FILE, "list-or", ["a"]) == "a"
    assert fluent.join("en", FILE, "list-or", ["a", "b"]) == "a or b"
    assert fluent.join("en", FILE, "list-and", ["a", "b", "c"]) == "a, b and c"


def test_a_sentence_has_a_capital_at_the_start() -> None:
    assert fluent.capitalize("a capital Letter") == "A capital Letter"
    assert fluent.capitalize("") == ""


@pytest.mark.parametrize("language", ["tlh", "", "..", "../locale/en"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(fluent.UnknownLanguage, match="there are de, en"):
        fluent.say(language, FILE, "list")


def test_an_unknown_message_and_a_missing_argument_are_refused() -> None:
    with pytest.raises(fluent.BadMessage, match="name-nobody"):
        fluent.say("en", FILE, "name-nobody")
    with pytest.raises(fluent.BadMessage, match="icon-red"):
        fluent.say("en", FILE, "icon-red")


def test_no_message_is_borrowed_from_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, said in (("en", "both = Both\nlast = Last"), ("xx", "both = Beide")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(said, encoding="utf-8")
    monkeypatch.setattr(fluent, "LOCALE", tmp_path)
    monkeypatch.setattr(fluent, "list_languages", lambda: ("en", "xx"))
    assert fluent.say("xx", "toy.ftl", "both") == "Beide"
    with pytest.raises(fluent.BadMessage, match=r"'last' in 'xx'"):
        fluent.say("xx", "toy.ftl", "last")


def test_a_speaker_keeps_to_a_file_and_a_language() -> None:
    german, english = fluent.Messages("de", FILE), fluent.Messages("en", FILE)
    assert (german.say("icon-mana", count=2), german.say("colour-red")) == ("2 Mana", "rot")
    assert english.say("colour-red") == "red", "one speaker does not change the other"
    assert german.join("list-and", ["a", "b", "c"]) == "a, b und c"
    with pytest.raises(fluent.UnknownLanguage, match="there are de, en, es, fr"):
        fluent.Messages("tlh", FILE)


def test_importing_it_loads_no_fluent() -> None:
    source = Path(fluent.__file__).parents[3]
    code = "import sys; import conclave.core.text.fluent; sys.exit('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=False, env={"PYTHONPATH": str(source)})
    assert done.returncode == 0
