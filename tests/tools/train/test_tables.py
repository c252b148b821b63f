"""The tables that computer players read are what `tools/train` writes."""

from math import comb

from bot.games.betel.search.win_probability import LENGTH, TABLE
from bot.games.bid_whist.options import PRESETS
from bot.games.bid_whist.search.outcome_value import DEALS, deals
from tools.train.bid_whist.deals import BIDDING, text_of


def test_the_deals_of_bid_whist_are_written_as_they_are_read() -> None:
    found = deals()
    presets = {name: (alike, list(rows)) for name, (alike, rows) in found.presets.items()}
    assert text_of(found.gain, found.spread, presets) == DEALS.read_text(encoding="utf-8")


def test_every_preset_of_partners_has_its_deals() -> None:
    found = deals().presets
    assert found.keys() < {*PRESETS}
    for alike, rows in found.values():
        assert tuple(alike) == BIDDING
        assert sum(count for *_, count in rows) == 6000


def test_the_chances_of_the_betel_are_a_byte_for_each_score() -> None:
    assert len(TABLE.read_bytes()) == LENGTH * comb(LENGTH + 1, 2)
