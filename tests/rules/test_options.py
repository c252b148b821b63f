"""House rules: strict options, nearest matches, codes that round-trip."""

import pytest

from bot.rules.errors import ParseError
from bot.rules.options import ChoiceOption, IntOption, OptionSet


def refuse_short_and_wild(values):
    if values["target"] == 5 and values["wild"] == "none":
        raise ParseError("bad_options", reason="short")


OPTIONS = OptionSet(
    "TST",
    (
        IntOption("target", None, 5, 31, step=2),
        IntOption("cap", 60, 1, 99, nullable=True, letter="C"),
        ChoiceOption("wild", ("weli", "sevens", "none"), ("WS", "NW")),
        ChoiceOption("knockout", (False, True), ("KO",)),
        ChoiceOption("penalty", (3, 0), ("FC",)),
    ),
    presets={"plain": {}, "hard": {"knockout": True, "cap": None}},
    preset_codes={"plain": "", "hard": "HARD"},
    check=refuse_short_and_wild,
)


def test_nothing_given_is_all_defaults():
    assert OPTIONS.validate({}) == {"target": None, "cap": 60, "wild": "weli", "knockout": False, "penalty": 3}


def test_preset_is_applied_first_whatever_the_order():
    values = OPTIONS.validate({"knockout": False, "preset": "hard"})
    assert values["knockout"] is False
    assert values["cap"] is None


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ({"targett": 11}, "target"),
        ({"wild": "welli"}, "weli"),
        ({"preset": "hrad"}, "hard"),
        ({"target": 3}, "5"),
        ({"target": 12}, "13"),
        ({"target": 99}, "31"),
        ({"cap": 0}, "1"),
        ({"penalty": 33}, "3"),
        ({"penalty": 1}, "0"),
    ],
)
def test_a_typo_gets_the_nearest_match(given, near):
    with pytest.raises(ParseError) as refused:
        OPTIONS.validate(given)
    assert refused.value.code == "bad_options"
    assert refused.value.params["near"] == near


@pytest.mark.parametrize(
    "given",
    [
        {"knockout": 1},
        {"knockout": "true"},
        {"penalty": False},
        {"target": 11.0},
        {"target": 12},
        {"target": True},
        {"target": None},
        {"cap": 0},
        {"preset": None},
        {"wild": ["weli"]},
        {"target": 5, "wild": "none"},
    ],
)
def test_values_are_matched_strictly(given):
    with pytest.raises(ParseError) as refused:
        OPTIONS.validate(given)
    assert refused.value.code == "bad_options"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "TST"),
        ({"target": 11, "knockout": True}, "TST-11-KO"),
        ({"preset": "hard"}, "TST-HARD"),
        ({"cap": None, "penalty": 0}, "TST-CX-FC"),
        ({"preset": "hard", "wild": "none", "target": 9}, "TST-HARD-9-NW"),
    ],
)
def test_code_says_what_differs(given, code):
    values = OPTIONS.validate(given)
    assert OPTIONS.code(values) == code
    assert OPTIONS.from_code(code.lower()) == values
    for dash in "\N{EN DASH}\N{EM DASH}\N{NON-BREAKING HYPHEN}\N{MINUS SIGN}\N{SOFT HYPHEN} ":
        typed = f"  `{code.lower().replace('-', dash)}`\N{ZERO WIDTH SPACE} "
        assert OPTIONS.is_code(typed)
        assert OPTIONS.from_code(typed) == values
        assert OPTIONS.from_code(code.replace("-", f" {dash} ")) == values
    assert OPTIONS.validate(OPTIONS.minimal(values)) == values


def test_code_goes_back_from_a_preset():
    values = OPTIONS.validate({"preset": "hard", "cap": 60, "wild": "none", "penalty": 0, "target": 7})
    assert OPTIONS.from_code(OPTIONS.code(values)) == values


@pytest.mark.parametrize(("code", "near"), [("TST-11-K0", "KO"), ("TTS-11", "TST"), ("TST-HRAD", "HARD")])
def test_a_code_with_a_typo_gets_the_nearest_match(code, near):
    with pytest.raises(ParseError) as refused:
        OPTIONS.from_code(code)
    assert refused.value.params["near"] == near


def test_a_number_out_of_range_in_a_code_is_refused():
    with pytest.raises(ParseError):
        OPTIONS.from_code("TST-12")


def test_one_option_is_changed_and_given_back():
    values = OPTIONS.validate({"preset": "hard", "target": 9})
    altered = OPTIONS.with_option(values, "wild", "none")
    assert altered == values | {"wild": "none"}
    assert OPTIONS.with_option(altered, "target", None) == altered | {"target": None}
    for name, value in (("wild", None), ("targt", 9), ("target", 8), ("target", 5)):
        with pytest.raises(ParseError):
            OPTIONS.with_option(altered, name, value)
