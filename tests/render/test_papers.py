"""The papers on images of a table: contracts and calls fit in every language, and none covers anything else."""

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from bot.games.betel.contracts import BY_CODE
from bot.i18n import Catalogs, Translations
from bot.render.table import PileModel, SeatModel, TableImageModel, geometry, name_plates, private, renderer
from bot.render.table.canvas import DESCENT_SHARE, Paper, width
from bot.render.table.geometry import Box
from bot.rules.panel import CardFace

CATALOGS = Catalogs.load(strict=True)
NAMES = "Resi", "Maximiliane Gräfin v. Hinterholz"
BIDS = "bid-up", "bid-down", "bid-nt", "bid-nt-up", "bid-nt-down"
KITTY = PileModel(tuple(CardFace("french", code) for code in ("2s", "3s", "4s", "5s", "6s", "7s")), "Kitty")


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def whist_contracts(own: Translations, name: str) -> Iterator[tuple[str, ...]]:
    """Yield all kinds of contracts of Bid Whist, as the image of a table shows them."""
    yield from ((own(bid, number=7), name) for bid in BIDS)
    directions = [own(key) for key in ("scene-up", "scene-down", "scene-aces-bad")]
    goals = [own("goal-made"), own("goal-is-set"), *(own(key, count=9) for key in ("goal-make", "goal-set"))]
    for first, direction, goal in product(("7 ♠", own("bid-nt", number=7)), directions, goals):
        yield first, direction, name, goal


def betel_contracts(own: Translations, name: str) -> Iterator[tuple[str, ...]]:
    """Yield all contracts of The Betel, as the image of a table shows them."""
    for contract in BY_CODE.values():
        need = own("need-betel" if contract.betel else "need-tricks", tricks=contract.tricks)
        yield own(f"contract-{contract.code}"), name, need, own("scene-contra", player=name)


def table_of(contract: tuple[str, ...], seats: int) -> TableImageModel:
    return TableImageModel("french", tuple(SeatModel("Anna") for _ in range(seats)), contract=contract)


def own_papers(table: TableImageModel) -> tuple[Paper, ...]:
    return private.PrivateTableRenderer(table, 0, (), 0, frozenset(), "en", "four", figures=False).papers()


def public_papers(table: TableImageModel) -> tuple[Paper, ...]:
    return renderer.TableRenderer(table, "en").papers()


def readable(paper: Paper) -> bool:
    """Return whether the lines fit on their paper, and none extends into another."""
    wide, high = paper.size
    return (
        all(width(line, cap) <= wide - paper.style.margin[0] for line, cap in paper.lines)
        and sum(cap + paper.apart for _, cap in paper.lines) <= high - paper.style.margin[1]
        and paper.apart >= DESCENT_SHARE * max(cap for _, cap in paper.lines)
    )


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_every_contract_fits_in_its_place(locale: str) -> None:
    """Each word of it can be read, in letters that are not too small, and the paper stays in its area."""
    whist, betel = CATALOGS.words(locale, "bid_whist"), CATALOGS.words(locale, "betel")
    for name in NAMES:
        cases = [(contract, seats) for contract in whist_contracts(whist, name) for seats in (3, 4, 5)]
        cases += [(contract, 3) for contract in betel_contracts(betel, name)]
        for contract, seats in cases:
            table = table_of(contract, seats)
            for [paper], area, least in (
                (public_papers(table), geometry.room_for(seats).contract, 10),
                (own_papers(table), private.room_for(seats - 1).left, 18),
            ):
                assert readable(paper), contract
                assert " ".join(line for line, _ in paper.lines) == " ".join(contract)
                assert min(cap for _, cap in paper.lines) >= least, (contract, seats)
                left, top, right, bottom = paper.box
                assert area[0] <= left < right <= area[2], contract
                assert area[1] <= top < bottom <= area[3], contract


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_calls_cover_nothing(locale: str) -> None:
    """Calls are apart from each other, from the contract, from other cards and from name plates."""
    own = CATALOGS.words(locale, "bid_whist")
    calls = [own("call-pass"), *(own(bid, number=7) for bid in BIDS)]
    for seats, first, contract, piles in product(range(2, 11), (1, 4), (False, True), ((), (KITTY,))):
        said = [calls[(first + seat) % len(calls)] for seat in range(seats)]
        sheet = (own("bid-nt-down", number=7), "Maximiliane") if contract else ()
        table = table_of(sheet, seats)
        people = tuple(replace(seat, said=call) for seat, call in zip(table.seats, said, strict=True))
        table = replace(table, seats=people, piles=piles)
        room, public = private.room_for(seats - 1), geometry.room_for(seats)
        bar = 0, room.bar - 6, private.IMAGE_WIDTH_PX, room.bar + private.OWN_PLATE_HEIGHT_PX
        plates = [(x, y, x + room.plate[0], y + room.plate[1]) for x, y in room.plates]
        kitty = [room.right] if piles and contract else []
        around = [(x, y, x + public.plate[0], y + public.plate[1]) for x, y in public.plates]
        for papers, others in ((own_papers(table), [*plates, *kitty, bar]), (public_papers(table), around)):
            assert len(papers) == seats + contract
            assert all(readable(paper) for paper in papers)
            boxes = [paper.box for paper in papers]
            assert all(apart(*pair) for pair in combinations(boxes, 2)), (seats, boxes)
            assert all(apart(*pair) for pair in product(boxes, others)), (seats, boxes)


@pytest.mark.parametrize("scale", [1, 2])
def test_long_numbers_stay_on_a_name_plate(scale: int) -> None:
    size = 160 * scale, 64 * scale
    plates = (
        name_plates.plate(SeatModel("Resi", "−1,680", "−1,680", books=books), size, "french", "D", "en", scale=scale)
        for books in (None, 10)
    )
    box = ImageChops.difference(*(Image.frombytes("L", each.size, each.tobytes()) for each in plates)).getbbox()
    assert box is not None
    assert box[0] >= (name_plates.PADDING_PX + 8) * scale


def test_an_image_without_a_hand_ends_below_the_name() -> None:
    """The last trick is all that there is after a deal; while cards can come, the image keeps its size."""
    table = table_of(("7 ♠", "Resi"), 4)
    with Image.open(io.BytesIO(private.private_table(table, 0, ()))) as low:
        assert low.height == private.room_for(3).bar + private.OWN_PLATE_HEIGHT_PX + private.RIM_PX
    hand = (CardFace("french", "As"),)
    with (
        Image.open(io.BytesIO(private.private_table(table, 0, (), room=12))) as empty,
        Image.open(io.BytesIO(private.private_table(table, 0, hand, room=12))) as held,
    ):
        assert low.height < empty.height == held.height
