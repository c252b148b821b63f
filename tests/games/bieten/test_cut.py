"""The rules page's sentences on pack, cut and deal."""

import pytest

from bot.rules.cards import GERMAN, cards_in
from bot.rules.errors import IllegalAction
from tests.games.bieten.table import Table, dealt

PACK = "Ah Kh Oh Uh Th 9h 8h 7h Al Kl Ol Ul Tl 9l 8l 7l Ab Kb Ob Ub Tb 9b 8b 7b Aa Ka Oa Ua Ta 9a 8a 7a W"


def cut_table(players=3, **options):
    table = Table(players, **options)
    table.feed({"act": "shuffle", "pack": PACK})
    return table


def hands(table):
    return [set(GERMAN.show(cards_in(hand)).split()) for hand in table.state.hands]


def bottom(table):
    return GERMAN.codes[table.state.bottom]


@pytest.mark.parametrize(("dealer", "cutter"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_on_the_dealers_right_cuts(dealer, cutter):
    assert cut_table(dealer=dealer).state.waiting_for == (cutter,)


def test_the_lift_leaves_at_least_four_above_and_one_below():
    table = cut_table()
    assert [action["lift"] for action in table.legal(2)] == list(range(4, 33))


def test_the_lifted_part_goes_down_and_the_other_on_top():
    table = cut_table().play("2 cut 10", "2 leave")
    rest = PACK.split()[10:]
    assert hands(table) == [{rest[2], *rest[7:9]}, {rest[0], *rest[3:5]}, {rest[1], *rest[5:7]}]


def test_two_and_one_deals_the_greater_packet_first():
    table = cut_table(packets="2+1").play("2 cut 10", "2 leave")
    rest = PACK.split()[10:]
    assert hands(table) == [{*rest[4:6], rest[8]}, {*rest[0:2], rest[6]}, {*rest[2:4], rest[7]}]


@pytest.mark.parametrize(
    ("packets", "steals", "fresh"),
    [("1+2", 1, (1, 5)), ("1+2", 2, (1,)), ("1+2", 3, ()), ("2+1", 1, (2, 3)), ("2+1", 2, (2,)), ("2+1", 3, ())],
)
def test_the_cutter_gets_correspondingly_fewer(packets, steals, fresh):
    table = cut_table(packets=packets).play("2 cut 10", *["2 steal"] * steals)
    if steals < 3:
        table.play("2 leave")
    pack = PACK.split()
    stolen = pack[10 - steals : 10]
    assert hands(table)[2] == {*stolen, *(pack[10 + place] for place in fresh)}
    assert table.state.stolen == steals


def test_the_bottom_card_of_the_rest_is_the_one_the_cutter_rejected():
    assert bottom(cut_table().play("2 cut 10", "2 leave")) == "Kl"
    assert bottom(cut_table().play("2 cut 10", "2 steal", "2 leave")) == "Al"
    assert bottom(cut_table().play("2 cut 10", *["2 steal"] * 3)) == PACK.split()[6]


def test_the_third_theft_ends_the_cut_by_itself():
    assert cut_table().play("2 cut 4", "2 steal", "2 steal", "2 steal").state.waiting_for == (1,)


def test_a_plain_cut_ends_it():
    table = cut_table(steal=False).play("2 cut 10")
    assert table.state.waiting_for == (1,)
    assert table.state.stolen == 0


def test_only_the_cutter_sees_and_steals():
    table = cut_table().play("2 cut 10")
    assert table.state.view(2).seen == (GERMAN.card("Kl"),)
    assert table.state.view(1).seen == () == table.state.view(None).seen
    assert table.legal(1) == []
    assert table.code("1 steal") == "not_your_turn"


def test_how_many_were_stolen_is_public_but_not_which():
    table = cut_table().play("2 cut 10", "2 steal")
    assert table.state.view(None).stolen == 1
    assert table.state.view(2).seen == tuple(map(GERMAN.card, ("Kl", "Al")))
    assert not table.state.view(0).lift


def test_ten_players_use_thirty_cards():
    table = cut_table(10).play("9 cut 4", "9 steal", "9 steal", "9 steal")
    dealt_cards = [card for hand in hands(table) for card in hand]
    assert len(set(dealt_cards)) == 30
    assert bottom(table) not in dealt_cards


def test_forehand_leads_and_the_deal_passes_left():
    table = dealt(["Ah 8a 9a", "9h 9b 7a", "Kh Ol Ua"])
    assert table.state.waiting_for == (1,)
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:7a 2:Ua 2:Ol 0:9a 1:9b")
    assert table.state.dealer == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"hands": ["Ah Kh", "9h 9b 9a", "Kl Ol W"]}, "hand"),
        ({"hands": ["Ah Kh 7l", "9h 9b 9a"]}, "hands"),
        ({"hands": ["Ah Kh 7l", "9h 9b 9a", "Kl Ol W"], "bottom": "W"}, "bottom"),
    ],
)
def test_a_set_up_deal_must_be_complete(line, reason):
    with pytest.raises(IllegalAction) as refused:
        Table(3).feed({"act": "deal", **line})
    assert (refused.value.code, refused.value.params["reason"]) == ("bad_deck", reason)


def test_a_pack_is_complete():
    with pytest.raises(IllegalAction, match="bad_deck"):
        Table(3).feed({"act": "shuffle", "pack": PACK.removesuffix(" W")})
