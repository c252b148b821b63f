"""Aliases for the names that `bot.rules` had in release 0.1, so that games outside this project still load.

The next release removes this module. `install` is called before external games are imported.
"""

import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any
from warnings import warn

MODULES = {
    "ahead": "premoves",
    "claim": "claims",
    "commitment": "proof_v1",
    "judge": "heuristic",
    "legal": "legal_actions",
    "luck": "randomness",
    "moments": "timeline",
    "pack": "dealing",
    "placing": "card_placement",
    "promise": "proof_v2",
    "searcher": "evaluator",
    "tally": "stat_counters",
    "verify": "proof_check",
}
"""Today's names of modules, by their former ones."""
CLASSES = {
    "actions": {
        "Card": "CardField",
        "Cards": "CardsField",
        "Choice": "CardSelection",
        "Codec": "ActionCodec",
        "Flag": "FlagField",
        "Hands": "HandsField",
        "Kind": "FieldType",
        "Number": "IntField",
        "Word": "EnumField",
    },
    "card_placement": {"Place": "CardSlot"},
    "cards": {"InOrder": "OrderedCardsCache"},
    "claims": {"Claims": "ClaimRules"},
    "dealing": {"Dealing": "DealPattern"},
    "errors": {"FormError": "ParseError"},
    "evaluator": {"Searcher": "Evaluator", "Weighed": "Evaluation"},
    "game": {"Rise": "SeatRotation"},
    "heuristic": {"Judge": "Heuristic"},
    "legal_actions": {"Legal": "LegalActions"},
    "lesson": {"Stop": "LessonStep"},
    "options": {"OneOf": "ChoiceOption", "WholeNumber": "IntOption"},
    "panel": {
        "DeckFaces": "CardFaceFactory",
        "Face": "CardFace",
        "Pick": "CardPicker",
        "Say": "LocalizedText",
        "Table": "TextTable",
        "say": "localized",
    },
    "premoves": {"Ahead": "PremoveRules", "Offer": "PremoveOffer", "Said": "Premove"},
    "proof_check": {"Fault": "ProofFault", "Published": "PublishedProof", "Verdict": "VerificationReport"},
    "proof_v1": {"Proof": "ShuffleProof"},
    "proof_v2": {
        "Stream": "HmacStream",
        "Terms": "SeedInputs",
        "compact": "canonical_json",
        "lucky_word": "normalize_word",
        "noted_promise": "normalize_promise",
    },
    "randomness": {"Luck": "RandomSource"},
    "scene": {"Place": "SeatScene"},
    "slate": {"Score": "SlateScore"},
    "stat_counters": {"Feat": "Highlight", "Tallies": "StatCounters"},
    "timeline": {"Film": "Timeline", "Moment": "TimelineEntry", "film": "timeline_of"},
}
"""By today's names of modules: today's names of their classes, by the former ones."""
MEMBERS = {
    ("evaluator", "Evaluator"): {
        "comes_again": "is_recurring",
        "look": "evaluate_worlds",
        "weigh": "compare",
        "worlds": "determinizations",
    },
    ("game", "Game"): {
        "ahead": "premoves",
        "can_take_back": "can_undo",
        "claims": "claim_rules",
        "dealt": "dealt_hands",
        "extra": "replay_extra",
        "for_seats": "adapt_options",
        "gained": "points_gained",
        "held": "cards_held",
        "judge": "heuristic",
        "party": "party_size",
        "places": "ranks",
        "remark": "coach_remark",
        "rise": "rotation",
        "searcher": "evaluator",
        "summary": "summary_rows",
        "takes_back": "undoable_acts",
        "tallied": "counts_victories",
        "tally": "stat_counters",
        "tell": "public_events",
        "universe": "all_actions",
        "usual_seats": "recommended_seats",
        "wins": "victories",
    },
    ("heuristic", "Heuristic"): {"think": "search", "thinks_on": "has_search"},
    ("options", "ChoiceOption"): {"read": "validate"},
    ("options", "IntOption"): {"read": "validate"},
    ("options", "OptionSet"): {
        "alter": "with_option",
        "fitting": "first_playable",
        "read": "validate",
        "shorten": "minimal",
    },
    ("stat_counters", "StatCounters"): {"bluffs": "highlights", "lines": "text_lines"},
    ("state", "State"): {"chance_due": "is_chance_node", "draw_due": "is_draw_due"},
}
"""By module and class: today's names of their attributes and methods, by the former ones."""


class _FormerModule(ModuleType):
    """A module under its former name, or one with former names of its classes."""

    def __init__(self, former: str, module: str) -> None:
        super().__init__(f"bot.rules.{former}")
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return _renamed(self._module, name)


def install() -> None:
    """Make the former names of modules and classes importable. A second call changes nothing."""
    for former, module in MODULES.items():
        sys.modules.setdefault(f"bot.rules.{former}", _FormerModule(former, module))
    for module in CLASSES:
        vars(import_module(f"bot.rules.{module}"))["__getattr__"] = _Getattr(module)
    for (module, name), members in MEMBERS.items():
        _give_both_names(getattr(import_module(f"bot.rules.{module}"), name), members)


class _Getattr:
    """The `__getattr__` of a module that has renamed classes."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __call__(self, name: str) -> Any:
        if name not in CLASSES[self._module]:
            raise AttributeError(f"module 'bot.rules.{self._module}' has no attribute {name!r}")
        return _renamed(self._module, name)


def _renamed(module: str, name: str) -> Any:
    """Return the object of a former name with a warning, or raise AttributeError."""
    today = CLASSES.get(module, {}).get(name, name)
    found = getattr(import_module(f"bot.rules.{module}"), today)
    if not name.startswith("__"):
        warn(f"import {today} from bot.rules.{module}; {name} is its former name", DeprecationWarning, stacklevel=3)
    return found


def _give_both_names(base: type, members: Mapping[str, str]) -> None:
    """Give a class, its subclasses and its future subclasses each member under both names."""
    if all(former in vars(base) for former in members):
        return

    def of_subclass(cls: type) -> None:
        super(base, cls).__init_subclass__()
        for former in _pair(cls, members):
            warn(f"{cls.__name__}.{former} is now named {members[former]}", DeprecationWarning, stacklevel=3)

    setattr(base, "__init_subclass__", classmethod(of_subclass))  # noqa: B010
    classes = [base]
    for each in classes:
        _pair(each, members)
        classes += each.__subclasses__()


def _pair(cls: type, members: Mapping[str, str]) -> list[str]:
    """Complete the pairs of names of which a class defines one. Return the former names that it defines."""
    own: Mapping[str, Any] = vars(cls)
    defined = [former for former, today in members.items() if former in own and today not in own]
    for former, today in members.items():
        if former in defined:
            setattr(cls, today, own[former])
        elif today in own:
            setattr(cls, former, own[today])
    return defined
