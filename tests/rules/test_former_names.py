"""Former names of modules and classes, which games outside the project may still import."""

from importlib import import_module

import pytest

from bot.rules import former_names

former_names.install()


def test_every_former_name_is_todays_class() -> None:
    for module, names in former_names.CLASSES.items():
        today = import_module(f"bot.rules.{module}")
        for former, name in names.items():
            with pytest.warns(DeprecationWarning, match=f"import {name} from bot.rules.{module}"):
                assert getattr(today, former) is getattr(today, name)


def test_every_former_module_has_todays_names() -> None:
    for former, module in former_names.MODULES.items():
        old, today = import_module(f"bot.rules.{former}"), import_module(f"bot.rules.{module}")
        name = next(name for name in vars(today) if name[0].isupper())
        with pytest.warns(DeprecationWarning, match=name):
            assert getattr(old, name) is getattr(today, name)


def test_other_names_are_unknown() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = import_module("bot.rules.actions").Nonsense
    with pytest.raises(AttributeError):
        _ = import_module("bot.rules.judge").Nonsense
