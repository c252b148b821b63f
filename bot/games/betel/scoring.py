"""What a deal is worth.

Every figure of a deal stands in one table, `TARIFF`: the inventor's own scoring is not available, only the price of
looking, the play to 1000 and the notion of overtricks are his. Should his figures turn up, they go in here.
"""

from dataclasses import dataclass

from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.parts import Points


@dataclass(frozen=True, slots=True)
class Tariff:
    """The figures, in points.

    Args:
        rung: for each rung up the ladder, to the declarer made, from him failed.
        overtrick: for each trick beyond what a trick contract needs.
        missed: from the declarer, for each trick short or above a betel's limit.
        rung_against: for each rung, to each defender of a failed contract.
        missed_against: for each trick missed, to each defender.
        trick: for each own trick after three passes.
        look: from whoever passes, for each slot looked at in that call.
    """

    rung: int = 20
    overtrick: int = 5
    missed: int = 10
    rung_against: int = 10
    missed_against: int = 5
    trick: int = 5
    look: int = 5


TARIFF = Tariff()


def passed_out(tricks: Points, tariff: Tariff = TARIFF) -> Points:
    """Return the points of each seat after three passes."""
    first, second, third = tricks
    return tariff.trick * first, tariff.trick * second, tariff.trick * third


def contract_points(contract: Contract, taken: int, tariff: Tariff = TARIFF) -> tuple[int, int]:
    """Return the points of the declarer and of each defender.

    Args:
        contract: what was played.
        taken: the declarer's tricks.
        tariff: the figures.
    """
    missed = contract.missed_by(taken)
    if missed:
        return (
            -(tariff.rung * contract.number + tariff.missed * missed),
            tariff.rung_against * contract.number + tariff.missed_against * missed,
        )
    over = 0 if contract.betel else taken - contract.tricks
    return tariff.rung * contract.number + tariff.overtrick * over, 0


def deal_points(
    contract: Contract, declarer: int, tricks: Points, *, contra: bool, tariff: Tariff = TARIFF
) -> Points:
    """Return the points of each seat for the play of a deal, looks left out.

    Args:
        contract: what was played, NO_CONTRACT after three passes.
        declarer: the declarer's seat; any, after three passes.
        tricks: taken, per seat.
        contra: whether all gains and losses are doubled.
        tariff: the figures.
    """
    if contract is NO_CONTRACT:
        return passed_out(tricks, tariff)
    own, each = contract_points(contract, tricks[declarer], tariff)
    if contra:
        own, each = 2 * own, 2 * each
    first, second, third = (own if seat == declarer else each for seat in range(len(tricks)))
    return first, second, third
