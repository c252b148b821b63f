"""Proof 2 as docs/dev/proof-format.md has it, against records made here from the page alone."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.rules.errors import ParseError
from bot.rules.proof_check import verify
from bot.rules.proof_v2 import HmacStream, SeedInputs, normalize_word, promise_of

Line = dict[str, Any]

SEED = bytes(range(32))
PACK = [*(rank + suit for suit in "hlba" for rank in "AKOUT987"), "W"]


def naive_bytes(seed: bytes, terms: list[str], label: str) -> Iterator[int]:
    """Yield the bytes of a label, one after the other."""
    counter = 0
    while True:
        lines = ["cardtable-2 luck", *terms, label, str(counter)]
        yield from hmac.new(seed, "\n".join(lines).encode(), hashlib.sha256).digest()
        counter += 1


def naive_below(n: int, source: Iterator[int]) -> int:
    while True:
        number = int.from_bytes(bytes(next(source) for _ in range(4)), "big")
        if number < 2**32 - 2**32 % n:
            return number % n


def naive_shuffle(cards: list[str], source: Iterator[int]) -> list[str]:
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = naive_below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def label(kind: str, number: int, board: int) -> str:
    """Return the label of a shuffle or draw, as the page has it."""
    if not board:
        return f"{kind} {number}"
    return f"board {board}" if (kind, number) == ("deal", 1) else f"board {board} {kind} {number}"


def made(
    *,
    words: tuple[str, ...] = ("", "Mond 🌙", 'a"b'),
    dropped: tuple[str, ...] = (),
    shared: str = "",
    board: int = 0,
) -> list[Line]:
    """Return a record of three deals of a game that has no rules, or of a board with a shared seed."""
    options, pack = dump({"target": 11, "b": True}), " ".join(PACK)
    kind, table = (f"bieten {shared}", "0") if board else ("bieten", "17")
    lines = ["cardtable-2 promise", kind, table, "-", SEED.hex()]
    promise = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    terms = [promise, options, pack, dump(list(words))]

    def source(label: str) -> Iterator[int]:
        return naive_bytes(SEED, terms, label)

    proof: Line = {
        "version": 2,
        "promise": promise,
        "previous": None,
        "table": int(table),
        "pack": pack,
        "options": options,
        "words": list(words),
        "seed": SEED.hex(),
        "dropped": list(dropped),
    }
    if board:
        proof |= {"for": shared, "board": board}
    header: Line = {
        "record": 1,
        "game": "bieten",
        "options": {"preset": "tyrol", "target": 11},
        "players": ["Anna", "Ben", "Cilli"],
        "dealer": naive_below(3, source("dealer")),
        "first_dealer": "lot",
        "table": 17,
        "proof": proof,
    }
    if board:
        header["dealer"] = (board - 1) % 3
        del header["first_dealer"]
    record = [header]
    numbers = [n for n in range(1, 4 + len(dropped)) if label("deal", n, board) not in dropped]
    for n in numbers:
        deal, draw = label("deal", n, board), label("draw", n, board)
        cards = naive_shuffle(PACK, source(deal))
        record.append({"act": "shuffle", "pack": " ".join(cards), "luck": deal})
        record.append({"seat": 1, "act": "cut", "lift": 9})
        buried = cards[:6]
        record.append({"seat": 1, "act": "bury", "cards": " ".join(buried)})
        drawn = naive_shuffle([card for card in PACK if card in buried], source(draw))[:2]
        record.append({"seat": 2, "act": "draw", "cards": " ".join(sorted(drawn)), "luck": draw})
        record += [{"seat": n % 3, "act": "play", "card": card} for n, card in enumerate([*cards[6:], *drawn])]
    return record


def text(record: list[Line]) -> bytes:
    return "\n".join(json.dumps(line) for line in record).encode()


def codes(record: list[Line], promise: str | None = None) -> list[tuple[int, str]]:
    return [(fault.line, fault.code) for fault in verify(text(record), promise).faults]


def test_a_record_made_from_the_page_holds() -> None:
    record = made()
    verdict = verify(text(record))
    assert verdict.json() == {"proof": 2, "holds": True, "sealed": False, "errors": []}
    assert verdict.status == 0
    assert verify(text(record), f" {record[0]['proof']['promise'].upper()}\n").holds


def test_luck_is_that_of_the_page() -> None:
    proof = made()[0]["proof"]
    assert promise_of("bieten", 17, None, SEED) == proof["promise"]
    terms = SeedInputs.of(proof["promise"], {"target": 11, "b": True}, proof["pack"], proof["words"])
    source = naive_bytes(SEED, [proof["promise"], proof["options"], proof["pack"], dump(proof["words"])], "deal 2")
    stream = HmacStream(SEED, terms, "deal 2")
    assert b"".join(stream.randbytes(n) for n in (4, 1, 40, 4)) == bytes(next(source) for _ in range(49))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": bytes([1, *SEED[1:]]).hex()}, "wrong_promise"),
        ({"promise": "0" * 64}, "wrong_promise"),
        ({"previous": "0" * 64}, "wrong_promise"),
        ({"table": 18}, "wrong_table"),
        ({"options": dump({"target": 9, "b": True})}, "wrong_options"),
        ({"options": dump({"b": True})}, "wrong_options"),
        ({"options": "[]"}, "bad_proof"),
        ({"options": '{"b":true, "target":11}'}, "bad_proof"),
        ({"options": '{"target":11,"b":true}'}, "bad_proof"),
        ({"pack": " ".join([PACK[1], PACK[0], *PACK[2:]])}, "bad_proof"),
        ({"pack": " ".join([*PACK, "As"])}, "bad_proof"),
        ({"words": ["", "", ""]}, "wrong_luck"),
        ({"pack": " ".join(PACK[1:])}, "wrong_luck"),
        ({"words": None}, "words_deleted"),
        ({"words": ["", ""]}, "bad_proof"),
        ({"words": ["", "", "\ud800"]}, "bad_proof"),
        ({"version": 3}, "bad_proof"),
        ({"version": 2.0}, "bad_proof"),
        ({"seed": "00"}, "bad_proof"),
        ({"seed": SEED.hex().upper()}, "bad_proof"),
        ({"dropped": ["deal 0"]}, "bad_proof"),
        ({"dropped": ["deal 2"]}, "wrong_label"),
        ({"dropped": ["deal 9"]}, "wrong_label"),
        ({"dropped": ["draw 4"]}, None),
    ],
)
def test_what_is_changed_in_the_proof_is_found(change: Line, code: str | None) -> None:
    record = made()
    record[0]["proof"] |= change
    found = [code for _, code in codes(record)]
    assert code in found if code else not found


SHARED = {"shared": "2026-11-22", "board": 5, "words": ("moon", "Mond")}
"""A board that many tables play; its two words are of an evening with more players than seats."""


@pytest.mark.parametrize("shared", ["17", "2026-11-22"])
def test_a_board_of_many_tables_holds(shared: str) -> None:
    for words in ((), ("moon",), tuple("abcdefgh")):
        record = made(shared=shared, board=5, words=words)
        assert [line["luck"] for line in record if "luck" in line][:3] == [
            "board 5",
            "board 5 draw 1",
            "board 5 deal 2",
        ]
        verdict = verify(text(record), record[0]["proof"]["promise"])
        assert verdict.json() == {"proof": 2, "holds": True, "sealed": False, "errors": []}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"for": "2026-11-23"}, "wrong_promise"),
        ({"for": "17"}, "wrong_promise"),
        ({"for": "017"}, "bad_proof"),
        ({"for": "2026-11-22 "}, "bad_proof"),
        ({"for": 17}, "bad_proof"),
        ({"for": None}, "bad_proof"),
        ({"board": 4}, "bad_label"),
        ({"board": 0}, "bad_proof"),
        ({"board": True}, "bad_proof"),
        ({"board": 1.0}, "bad_proof"),
        ({"table": 17}, "bad_proof"),
        ({"previous": "0" * 64}, "bad_proof"),
        ({"words": ["moon"]}, "wrong_luck"),
        ({"words": ["Mond", "moon"]}, "wrong_luck"),
        ({"words": None}, "words_deleted"),
        ({"dropped": ["deal 3"]}, "bad_proof"),
        ({"dropped": ["board 5 deal 1"]}, "bad_proof"),
        ({"dropped": ["board 4 deal 3"]}, "bad_proof"),
        ({"dropped": ["board 5"]}, "wrong_label"),
        ({"dropped": ["board 5 deal 3"]}, "wrong_label"),
        ({"dropped": ["board 5 deal 4"]}, None),
    ],
)
def test_what_is_changed_in_the_proof_of_a_board_is_found(change: Line, code: str | None) -> None:
    record = made(**SHARED)
    record[0]["proof"] |= change
    found = [code for _, code in codes(record)]
    assert code in found if code else not found


def test_half_of_what_a_board_needs_is_no_proof() -> None:
    for key in ("for", "board"):
        record = made(**SHARED)
        del record[0]["proof"][key]
        assert codes(record) == [(1, "bad_proof")]


def test_the_dealer_of_a_board_is_told_by_its_number() -> None:
    record = made(**SHARED)
    record[0]["dealer"] = 2
    assert codes(record) == [(1, "wrong_dealer")]
    record = made(**SHARED)
    record[0]["first_dealer"] = "lot"
    assert codes(record) == [(1, "wrong_dealer")]


def test_of_a_board_every_table_has_a_record() -> None:
    record = made(**SHARED)
    record[0]["table"] = 4711
    assert not codes(record)


@pytest.mark.parametrize("label", ["deal 1", "board 5 deal 1", "board 4", "board 05", "board 5 ", "board 5 deal 02"])
def test_a_label_of_no_or_another_board_is_found(label: str) -> None:
    record = made(**SHARED)
    record[1]["luck"] = label
    assert (2, "bad_label") in codes(record)


def test_two_boards_share_no_byte() -> None:
    first, second = (made(shared="17", board=board, words=()) for board in (1, 2))
    chance = [[line for line in record if "luck" in line] for record in (first, second)]
    for one in chance[0]:
        assert all(one.get("pack", one.get("cards")) != other.get("pack", other.get("cards")) for other in chance[1])


def test_deleted_words_leave_nothing_to_be_said() -> None:
    record = made()
    record[0]["proof"]["words"] = None
    assert verify(text(record)).status == 2
    del record[1]
    assert verify(text(record)).status == 1


def test_every_card_of_every_line_of_luck_counts() -> None:
    for place, line in enumerate(made()):
        for key in ("pack", "cards"):
            if "luck" in line:
                record = made()
                if key in line:
                    record[place][key] = " ".join(line[key].split(" ")[::-1]) if key == "pack" else "Ah 9b"
                    assert (place + 1, "wrong_luck") in codes(record)


def test_a_line_of_luck_left_out_added_or_moved_is_found() -> None:
    record = made()
    lucky = [place for place, line in enumerate(record) if "luck" in line]
    for place in lucky:
        left_out = record[:place] + record[place + 1 :]
        assert codes(left_out), record[place]
        added = [*record[: place + 1], record[place], *record[place + 1 :]]
        assert (place + 2, "wrong_label") in codes(added)
    first, second = lucky[0], lucky[2]
    moved = [*record]
    moved[first], moved[second] = record[second], record[first]
    assert codes(moved)


def test_the_last_shuffle_left_out_shows_in_what_is_played_twice() -> None:
    record = made()
    last = max(place for place, line in enumerate(record) if line.get("act") == "shuffle")
    found = codes(record[:last] + record[last + 1 :])
    assert (last + 1, "missing_luck") in found


def test_labels_are_asked_for() -> None:
    record = made()
    del record[1]["luck"]
    record[2]["luck"] = "deal 2"
    record.append({"act": "deal", "hands": []})
    found = codes(record)
    assert (2, "no_label") in found
    assert (3, "bad_label") in found
    assert (len(record), "deal_line") in found


def test_deals_that_were_forgotten_leave_a_gap_that_is_told() -> None:
    assert not codes(made(dropped=("deal 2", "draw 2")))
    record = made(dropped=("deal 2", "draw 2"))
    record[0]["proof"]["dropped"] = ["draw 2"]
    assert [code for _, code in codes(record)] == ["wrong_label"]


def test_a_first_dealer_who_is_another_is_found() -> None:
    record = made()
    record[0]["dealer"] = (record[0]["dealer"] + 1) % 3
    assert codes(record) == [(1, "wrong_dealer")]


def test_a_sealed_record_says_so_and_shows_what_can_be_seen() -> None:
    record = made()
    promise = record[0]["proof"]["promise"]
    del record[0]["proof"]["seed"]
    record[1]["pack"] = "W"
    sealed = verify(text(record), promise)
    assert sealed.json() == {"proof": 2, "holds": False, "sealed": True, "errors": []}
    assert sealed.status == 2
    assert verify(text(record), "0" * 64).status == 1


def test_proof_1_and_none() -> None:
    salt, pack = "ab", "Ah W"
    commit = hashlib.sha256(f"{salt} {pack}".encode()).hexdigest()
    record: list[Line] = [{"record": 1, "commit": [commit]}, {"act": "shuffle", "pack": pack, "salt": salt}]
    assert verify(text(record)).json() == {"proof": 1, "holds": True, "sealed": False, "errors": []}
    assert verify(text(record), commit).holds
    assert codes(record, "0" * 64) == [(1, "promise_differs")]
    assert codes([record[0], record[1] | {"pack": "W Ah"}]) == [(2, "wrong_pack")]
    assert codes([{"record": 1}, record[1]]) == [(2, "no_promise")]
    assert codes([record[0], {"act": "shuffle", "pack": pack}]) == [(2, "no_salt")]
    nothing = verify(text([{"record": 1}, {"act": "shuffle", "pack": pack}]))
    assert (nothing.proof, nothing.status) == (0, 2)


def test_bytes_that_are_no_record_are_told_by_line() -> None:
    assert verify(b"").json() == {
        "proof": 0,
        "holds": False,
        "sealed": False,
        "errors": [{"line": 1, "code": "bad_json"}],
    }
    assert verify(b"\n\xff").faults[0].line == 2
    broken = verify(text(made()) + b"\nnonsense")
    assert [fault.code for fault in broken.faults] == ["bad_json"]
    assert broken.status == 1


@pytest.mark.parametrize(
    ("typed", "word"), [(" moon ", "moon"), ("e\u0301", "é"), ("x" * 32, "x" * 32), ("🌙", "🌙")]
)
def test_a_lucky_word_is_cut_and_composed(typed: str, word: str) -> None:
    assert normalize_word(typed) == word


@pytest.mark.parametrize("typed", ["", "  ", "x" * 33, "a\nb", "a\u200bb", "\u2028", "a\u0000", "\ud800"])
def test_a_word_that_cannot_be_one_is_refused(typed: str) -> None:
    with pytest.raises(ParseError) as refused:
        normalize_word(typed)
    assert refused.value.code == "bad_word"
