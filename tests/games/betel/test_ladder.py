"""Sections 1.6 and 4: the thirty contracts."""

import pickle
from copy import deepcopy
from itertools import groupby

from bot.games import text_folders
from bot.games.betel.contracts import BY_CODE, LADDER, NO_CONTRACT, NOTRUMP, contract_of

CODES = tuple(BY_CODE)
BETELS = ["lb", "sb", "mb", "bb", "gb"]
ORDER = [code for k in range(5) for code in (BETELS[k], *(f"{k + 1}{suit}" for suit in ("c", "d", "h", "s", "nt")))]


def test_the_ladder_is_in_order() -> None:
    assert list(CODES) == ORDER
    assert " ".join(CODES[:8]) == "lb 1c 1d 1h 1s 1nt sb 2c"
    assert " ".join(CODES[-7:]) == "4nt gb 5c 5d 5h 5s 5nt"
    assert [contract.number for contract in LADDER] == list(range(1, 31))


def test_each_contract_exists_once_even_in_another_process() -> None:
    for contract in (NO_CONTRACT, *LADDER):
        assert pickle.loads(pickle.dumps(contract)) is contract
        assert deepcopy(contract) is contract
    assert [contract_of(number) for number in range(31)] == [NO_CONTRACT, *LADDER]


def test_trick_contracts_follow_the_formula() -> None:
    for level in range(1, 6):
        for place, suit in enumerate("cdhs"):
            contract = contract_of(6 * level - 4 + place)
            assert contract.code == f"{level}{suit}"
            assert "shdc"[contract.trump] == suit
        notrump = contract_of(6 * level)
        assert notrump.trump == NOTRUMP
        assert {c.tricks for c in LADDER if c.level == level and not c.betel} == {5 + level}


def test_betels_follow_the_formula() -> None:
    betels = [contract_of(6 * level + 1) for level in range(5)]
    assert [c.code for c in betels] == BETELS
    assert [c.tricks for c in betels] == [3, 2, 1, 0, 0]
    assert all(c.betel and c.trump == NOTRUMP for c in betels)
    assert sum(c.betel for c in LADDER) == 5


def test_a_betel_means_at_most() -> None:
    assert [contract_of(1).missed_by(taken) for taken in range(6)] == [0, 0, 0, 0, 1, 2]


def test_a_trick_contract_means_at_least() -> None:
    assert [contract_of(2).missed_by(taken) for taken in (3, 5, 6, 10)] == [3, 1, 0, 0]


def test_the_rules_page_shows_the_ladder_at_the_width_of_a_phone() -> None:
    for page in sorted((text_folders()["betel"] / "text").glob("*/rules.md")):
        lines = page.read_text(encoding="utf-8").split("```")[1].strip("\n").split("\n")
        assert max(map(len, lines)) <= 33, page.parent.name
        shown = [[int(number) for number in line.split()[-6:] if number.isdecimal()] for line in lines[1:]]
        levels = groupby(LADDER, key=lambda contract: contract.level)
        assert shown == [[contract.number for contract in level] for _, level in levels]
