"""`--help`: each command shows an example that the parser takes."""

import argparse
import re
import shlex

import pytest

from bot.cli import COMMANDS, _parser


def subparsers() -> dict[str, argparse.ArgumentParser]:
    [action] = [each for each in _parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(action.choices)


def test_each_command_has_one() -> None:
    assert len(subparsers()) == len(COMMANDS)


@pytest.mark.parametrize("name", list(subparsers()))
def test_the_example_of_a_command_is_taken(name: str) -> None:
    found = re.search(r"Example: (bot [^;]+?)(?=;|\. |$)", subparsers()[name].epilog or "")
    assert found, "no example"
    command = shlex.split(found[1].partition(" > ")[0])
    assert command[:2] == ["bot", name]
    assert callable(_parser().parse_args(command[1:]).run)
