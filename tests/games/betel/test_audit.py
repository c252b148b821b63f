"""Sentences of the rules and of the record's form, each as a record played again line by line."""

import json
from random import Random

import pytest

from bot.cli.error_text import explain
from bot.games import find_game
from bot.games.betel.contracts import BY_CODE, LADDER
from bot.games.betel.scoring import deal_points
from bot.i18n import Catalogs
from bot.rules.errors import RuleError
from bot.rules.record import replay
from tests.games.betel.table import HANDS, TWINS

HEADER = {"record": 1, "game": "betel", "players": ["Anna", "Ben", "Cilli"], "dealer": 0}
DEAL = {"act": "deal", "hands": list(HANDS), "twins": TWINS}

NEEDED = {"One": 6, "Two": 7, "Three": 8, "Small Slam": 9, "Grand Slam": 10}
ALLOWED = (3, 2, 1, 0, 0)


def written(*lines: object) -> bytes:
    return b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)


def act(text: str) -> dict[str, object]:
    """Parse an action "seat act value"; a dot joins an exchange's two cards, "-" is a slot left alone."""
    seat, name, value = (*text.split(), "")[:3]
    line: dict[str, object] = {"seat": int(seat), "act": name}
    if name == "exchange":
        line["put"] = [None if card == "-" else card for card in value.split(".")]
    elif value:
        key = {"look": "slot", "bid": "contract", "play": "card"}[name]
        line[key] = int(value) if key == "slot" else value
    return line


def told(*lines: object) -> list[dict]:
    """Return what `replay --each` makes of a record."""
    return [found for found, _ in replay(written(*lines), find_game)]


def ends(*lines: object) -> tuple[int, str] | None:
    """Where a record is refused and by which code; None if it is valid."""
    last = told(*lines)[-1]
    return None if last["valid"] else (last["line"], last["error"].code)


def legal(*texts: str, **options: object) -> set[str]:
    """Return what the seat in turn may do after these calls, bids but the lowest left out."""
    last = told({**HEADER, "options": options}, DEAL, *map(act, texts))[-1]
    assert last["valid"], last["error"].code
    lines = [line for seat in last["waiting_for"] for line in last["legal"][str(seat)]]
    bids = [line["contract"] for line in lines if line["act"] == "bid"]
    return {" ".join(map(str, line.values())) for line in lines if line["act"] != "bid"} | set(bids[:1])


@pytest.mark.parametrize("taken", range(11))
def test_all_thirty_contracts_are_worth_what_the_table_says(taken: int) -> None:
    rungs = [(limit, None) for limit in ALLOWED]
    ladder = [rung for level, need in enumerate(NEEDED.values()) for rung in (rungs[level], *[(None, need)] * 5)]
    for contract, (limit, need) in zip(LADDER, ladder, strict=True):
        number = contract.number
        missed = max(0, taken - limit) if need is None else max(0, need - taken)
        over = 0 if need is None else max(0, taken - need)
        own = -(20 * number + 10 * missed) if missed else 20 * number + 5 * over
        other = 10 * number + 5 * missed if missed else 0
        tricks = (taken, 10 - taken, 0)
        assert deal_points(contract, 0, tricks, contra=False) == (own, other, other), contract.code
        assert deal_points(contract, 0, tricks, contra=True) == (2 * own, 2 * other, 2 * other)


def test_the_longest_auction_has_63_calls() -> None:
    calls, seat = [], 0
    for word in ("pass", "pass", *(word for code in BY_CODE for word in (f"bid {code}", "pass")), "pass"):
        calls.append(f"{seat} {word}")
        seat = (seat + 1) % 3
    assert len(calls) == 63
    steps = told(HEADER, DEAL, *map(act, calls))
    assert {"act": "pass"} in steps[-2]["legal"][str((seat - 1) % 3)]
    # The last bid is call 61, by seat 60 mod 3.
    assert steps[-1]["waiting_for"] == [0]
    assert {line["act"] for line in steps[-1]["legal"]["0"]} == {"play"}


def test_a_look_changes_only_its_own_line_and_brings_the_exchange() -> None:
    before = legal()
    assert legal("0 look 0") == before - {"look 0"} | {"exchange"}
    assert legal("0 look 0", "0 look 1") == before - {"look 0", "look 1"} | {"exchange"}
    assert legal("0 look 1", "0 exchange -.As") == {"lb"}
    assert legal("0 bid 5nt", "1 look 0", contra=True) == {"look 1", "pass", "contra"}


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        # 7d lies in slot 0, 7c in slot 1, As is held.
        (["0 look 0", "0 look 1", "0 exchange 7c.-"], "card_not_held"),
        (["0 look 0", "0 look 1", "0 exchange As.As"], "card_not_held"),
        (["0 look 0", "0 look 1", "0 exchange 7c.7d"], None),
        (["0 look 0", "0 exchange 7d.-"], None),
        (["0 look 0", "0 exchange 7d.-", "0 look 1"], "already_exchanged"),
        (["0 look 0", "0 exchange 7d.-", "0 exchange As.-"], "already_exchanged"),
        (["0 look 0", "0 exchange 7d.-", "0 contra"], "contra_off"),
        (["0 exchange As.-"], "not_looked"),
        (["0 exchange -.-"], "nothing_exchanged"),
        (["0 bid 5nt", "1 exchange -.-"], "no_higher_contract"),
    ],
)
def test_forms_of_the_exchange(calls: list[str], code: str | None) -> None:
    assert ends(HEADER, DEAL, *map(act, calls)) == (code and (len(calls) + 2, code))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"seat": 1, "act": "look"}, "bad_action"),
        ({"seat": 1, "act": "play", "card": "1x"}, "bad_card"),
        ({"seat": 1, "act": "play", "card": "As"}, "wrong_phase"),
        (DEAL, "wrong_phase"),
        ({"seat": 1, "act": "exchange", "put": [None, None]}, "not_your_turn"),
        ({"seat": 0, "act": "exchange", "put": [None, None]}, "nothing_exchanged"),
    ],
)
def test_form_comes_before_time_and_time_before_seat_and_rule(line: dict, code: str) -> None:
    assert ends(HEADER, DEAL, line) == (3, code)


def test_physical_lines_are_counted_and_only_true_blanks_and_comments_skipped() -> None:
    assert ends(b"# one", b"", b" \t\r", HEADER, b"#", DEAL, b" # no comment") == (7, "bad_json")
    assert ends(HEADER, b"\x0c") == (2, "bad_json")
    assert ends(b"\xef\xbb\xbf" + written(HEADER)) == (1, "bad_json")
    assert ends(b"# nothing", b"") == (1, "bad_header")
    assert len(told(b"# one", HEADER, b"", DEAL)) == 2


@pytest.mark.parametrize("value", [1.0, True, "1", None])
def test_numbers_are_integers_and_nothing_else(value: object) -> None:
    assert ends({**HEADER, "dealer": value}) == (1, "bad_header")
    assert ends({**HEADER, "record": value}) == (1, "bad_header")
    assert ends({**HEADER, "scores": [0, value, 0]}) == (1, "bad_header")
    assert ends(HEADER, DEAL, {"seat": 0, "act": "look", "slot": value}) == (3, "bad_action")


def test_whatever_is_wrong_with_a_line_it_is_refused_in_words() -> None:
    """Every field left out or spoilt, in every kind of line, alone."""
    catalogs = Catalogs.load(strict=True)
    lines = [HEADER, DEAL, *map(act, ("0 look 0", "0 exchange As.-", "0 bid 1c", "1 pass", "2 pass", "0 play 7d"))]
    spoilt = (..., None, True, -1, 1e9, 10**40, "", "\ud800", "7d", [], {}, [None], ["7d", "7d", "7d"], [{}, []])
    rng = Random(1)
    for number, line in enumerate(lines):
        for key in line:
            for value in spoilt:
                bad = {name: old for name, old in line.items() if name != key}
                record = [*lines[:number], bad if value is ... else {**bad, key: value}]
                last = told(*record, rng.choice(lines))[-1]
                error = last.get("error")
                assert last["valid"] or isinstance(error, RuleError)
                assert error is None or explain(error, catalogs, "en", "betel")
