"""Former names of modules, classes and their members, which games outside the project may still use."""

from importlib import import_module

import pytest

from bot.games import all_games
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


@pytest.mark.parametrize(("place", "members"), former_names.MEMBERS.items())
def test_a_class_may_define_its_members_under_former_names(place, members) -> None:
    module, name = place
    base = getattr(import_module(f"bot.rules.{module}"), name)
    values = {former: f"{former} of the class" for former in members}
    with pytest.warns(DeprecationWarning, match="Old.* is now named") as warned:
        old = type(base)("Old", (base,), values)
    assert len(warned) == len(members)
    new = type(base)("New", (base,), {today: former for former, today in members.items()})
    for former, today in members.items():
        assert getattr(old, former) == getattr(old, today) == f"{former} of the class"
        assert getattr(new, former) == getattr(new, today) == former


def test_games_have_their_members_under_former_names() -> None:
    for game in all_games().values():
        assert game.judge is game.heuristic


def test_other_names_are_unknown() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = import_module("bot.rules.actions").Nonsense
    with pytest.raises(AttributeError):
        _ = import_module("bot.rules.judge").Nonsense
