"""The words of options, choices, presets and the sheet: none missing, none unused, all fillable."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings

from rules_data.random_rules import rules
from tonk import messages
from tonk.form import SECTIONS, TIER_PARTS
from tonk.messages import keys, say
from tonk.rules import OPTIONS, PRESETS, Rules
from tonk.rules.options import Option
from tonk.rules.words import choice, dashed, in_words, label
from tonk.sheet import SECTIONS as SHEET
from tonk.sheet import sections

OURS = ("section-", "option-", "choice-", "number-", "tier", "preset-", "sheet-", "schema-", "advice-")
SOURCE = Path(messages.__file__).parent
ENGINE = SOURCE.parent


def needed() -> set[str]:
    """Collect the keys that options, presets and the sheet ask for."""
    found = {f"section-{dashed(section)}" for section in SECTIONS} | {"schema-title", "tier", "tier-pays"}
    for option in OPTIONS.values():
        found |= {label(option.name), f"{label(option.name)}-help", f"{label(option.name)}-words"}
        found |= {choice(option, value) for value in option.choices} or {f"number-{dashed(option.name)}"}
    for name in PRESETS:
        found |= {f"preset-{dashed(name)}{part}" for part in ("", "-origin", "-about")}
    for kind in ("kinds", "when", "tie"):
        found |= {part["label"] for part in TIER_PARTS[kind]}  # type: ignore[union-attr, index]
    found |= {f"sheet-section-{name}" for name in SHEET} | {"sheet-title", "sheet-marked"}
    found |= {f"sheet-{draft.name}" for drafts in SHEET.values() for draft in drafts}
    pack = (ENGINE / "rules" / "pack.py").read_text(encoding="utf-8")
    return found | set(re.findall(r'"(advice-[a-z0-9-]+)"', pack))


def explained() -> set[str]:
    """Collect the keys of sentences about single choices, which need not be there for every choice."""
    return {f"{choice(option, value)}-help" for option in OPTIONS.values() for value in option.choices}


def test_no_message_of_the_rules_is_missing() -> None:
    assert sorted(needed() - set(keys())) == []


def test_no_message_of_the_rules_is_unused() -> None:
    ours = {key for key in keys() if key.startswith(OURS)}
    assert sorted(ours - needed() - explained()) == []


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_choices_are_explained_all_or_none(option: Option) -> None:
    helps = [f"{choice(option, value)}-help" in keys() for value in option.choices]
    assert all(helps) or not any(helps)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_an_option_is_explained_in_one_sentence(option: Option) -> None:
    sentence = say(f"{label(option.name)}-help")
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert ". " not in sentence


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_the_choices_of_an_option_have_names_of_their_own(option: Option) -> None:
    names = [say(choice(option, value)) for value in option.choices]
    assert len(set(names)) == len(names)


def test_options_have_labels_of_their_own() -> None:
    assert len({say(label(name)) for name in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize("option", [o for o in OPTIONS.values() if not o.choices], ids=lambda o: o.name)
def test_every_number_has_words_of_its_own(option: Option) -> None:
    said = [str(in_words(option, value)[0]) for value in range(option.low, option.high + 1)]
    assert len(set(said)) == len(said)


@given(rules)
@settings(max_examples=50)
def test_differences_and_sheets_can_always_be_said(made: Rules) -> None:
    for difference in (*made.differences().from_preset, *made.differences().from_classic):
        assert "{" not in str(difference)
    for section in sections(made):
        for line, _ in section.lines:
            assert "{" not in say(line.key, dict(line.values))


def test_the_file_is_fluent_as_the_page_reads_it() -> None:
    resource = FluentParser().parse((SOURCE / "en.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []


def test_numbers_are_chosen_by_number_and_words_by_word_as_the_page_does() -> None:
    """In the page the text "1" is not the number 1, so a variant that is a number must be chosen by a number."""
    resource = FluentParser().parse((SOURCE / "en.ftl").read_text(encoding="utf-8"))
    numbers: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(OURS):
            numbers |= number_variables(entry)
    text = {name for name, option in OPTIONS.items() if isinstance(option.default, str | bool)}
    assert numbers
    assert numbers & text == set()


def number_variables(message: ast.Message) -> set[str]:
    """Name the variables of a message that are compared with numbers."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            if any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants):
                found.add(node.selector.id.name)
            for variant in node.variants:
                look(variant.value)
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                look(element)
        elif isinstance(node, ast.Placeable):
            look(node.expression)

    look(message.value)
    return found
