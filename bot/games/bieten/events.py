"""Texts of public events, of a counted deal, and remarks of a review."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.games.bieten.actions import Bet, Cut, Deal, Good, Hold, Leave, Play, Raise, Shuffle, Steal
from bot.games.bieten.cards import FIGURES, GAME, GLEICH, GREEN, RANK, RED, SUIT, strength
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET
from bot.games.bieten.labels import FIGURE_KEYS, claimed, face, figure_name, played, raised
from bot.games.bieten.position import (
    CONCEDED,
    CONTESTED,
    GESPANNT,
    NOBODY,
    PLAY,
    REVOKE,
    SHUFFLE,
    TIED,
    UNBET,
    UNCOUNTED,
    UNHELD_FIGURE,
    UNWON,
    Irregularity,
    PublicPosition,
)
from bot.rules.actions import Action, seat_of
from bot.rules.panel import CardFace, Ending, LocalizedText, SeatName, localized, losers, names, signed, winners

# Results


_OFFENCES = {UNHELD_FIGURE: "event-unheld-figure", GESPANNT: "event-gespannt-offence"}
_LOST = {TIED: "event-figure-tie", UNWON: "event-figure-nobody"}
"""For figures that no player has won."""
_SUMMARIES = {
    "unbet": "summary-unbet",
    "contested": "summary-contested",
    "conceded": "summary-conceded",
    "tie": "summary-tie",
    "nobody": "summary-nobody",
    "uncounted": "summary-uncounted",
}


def ending(after: PublicPosition, *, cards: bool = True) -> Ending:
    """Return how the last deal ended, and the game with it; `cards`: with those that have won the figures."""
    return Ending(_deal(after), tuple(_game(after)), tuple(count_lines(after, cards=cards)), tuple(_brief(after)))


def _deal(after: PublicPosition) -> LocalizedText:
    """Return a sentence on the decision of the game, or on the points of the deal."""
    outcome, result, target = after.outcome, after.results[-1], after.rules.target
    if outcome is None:
        shares = tuple(
            localized("ending-gains" if points > 0 else "ending-loses", player=SeatName(seat), points=abs(points))
            for seat, points in enumerate(result.points)
            if points
        )
        return localized("ending-points", shares=shares) if shares else localized("ending-nothing")
    if outcome.reason == "irregularity":
        return localized("ending-irregularity", offence=_offence(result.irregularities[0]))
    if outcome.reason == "target":
        (winner,) = outcome.winners
        # The count stops with what reaches the target.
        won = [figure_name(each.figure) for each in result.figures if each.winner == winner and each.points > 0]
        last = localized("ending-weli") if result.weli and result.weli.points > 0 else won[-1]
        return localized("ending-target", player=SeatName(winner), figure=last, target=target)
    (loser,) = outcome.losers
    if after.live:
        return localized("ending-one-left", player=SeatName(loser), target=target)
    return localized("ending-together", players=names(_reached(after)), last=SeatName(loser), target=target)


def _reached(after: PublicPosition) -> tuple[int, ...]:
    return tuple(seat for seat in after.out if after.results[-1].points[seat] > 0)


def _game(after: PublicPosition) -> Iterator[LocalizedText]:
    """Yield the winners and losers of the game, if it is over."""
    if after.outcome is None:
        return
    if after.outcome.winners:
        yield winners(after.outcome.winners)
    else:
        yield localized("game-no-winner")
    yield losers(after.outcome.losers)


def _brief(after: PublicPosition) -> Iterator[LocalizedText]:
    """Yield each player's points for figures in the last deal, and what cost or brought other points."""
    result = after.results[-1]
    yield from map(_offence, result.irregularities)
    for seat in range(after.seats):
        won = [each for each in result.figures if each.winner == seat and each.points]
        if won:
            figures = tuple(
                localized("points-of", figure=figure_name(each.figure), points=each.points) for each in won
            )
            total = signed(sum(each.points for each in won))
            yield localized("points-with", player=SeatName(seat), points=total, figures=figures)
    yield from _weli(after)


def _weli(after: PublicPosition) -> Iterator[LocalizedText]:
    """Yield what the Weli brought or cost its holder in the last deal."""
    weli = after.results[-1].weli
    if weli and weli.points:
        # Only a Weli that is no wild card can bring a point too many.
        minus = "event-weli-minus" if after.rules.wild else "event-weli-over"
        yield localized(minus if weli.points < 0 else "event-weli-plus", player=SeatName(weli.seat))


def count_lines(after: PublicPosition, *, cards: bool = True) -> Iterator[LocalizedText]:
    """Yield the count of the last deal: each figure with its winner and reason, and seats one point short."""
    result = after.results[-1]
    yield from map(_offence, result.irregularities)
    if after.outcome and after.outcome.reason == "irregularity":
        return  # no figure is counted
    for figure, winner, points, how in result.figures:
        if how in {UNBET, CONTESTED, CONCEDED}:
            won = figure_name(figure)
            if points <= 0:
                yield localized("event-figure-over", player=SeatName(winner), figure=won, points=-points)
                continue
            yield _won(after, figure, winner, points, how, cards=cards)
        elif how != UNCOUNTED:
            yield localized(_LOST[how], figure=figure_name(figure))
    uncounted = tuple(figure_name(each.figure) for each in result.figures if each.how == UNCOUNTED)
    if uncounted:
        yield localized("event-figure-uncounted", figures=uncounted)
    yield from _weli(after)
    if reached := _reached(after):
        yield localized("event-out", players=names(reached), count=len(reached))
    tense = tuple(seat for seat in after.players if after.rules.target - after.scores[seat] == 1)
    if tense and after.phase == SHUFFLE:
        yield localized("event-gestrichen", players=names(tense), count=len(tense))


def _offence(each: Irregularity) -> LocalizedText:
    """Return a player's offence against the rules, and its cost in points."""
    player, points = SeatName(each.seat), -each.points
    if each.offence == REVOKE:
        return localized("event-revoke", player=player, points=points, trick=each.trick)
    figure = figure_name(each.figure)
    return localized(_OFFENCES[each.offence], player=player, points=points, trick=each.trick, figure=figure)


def _won(after: PublicPosition, figure: int, winner: int, points: int, how: int, *, cards: bool) -> LocalizedText:
    """Return the winner of a figure: with the cards and the beaten seats, or because the others said good."""
    won = localized("event-figure-won", player=SeatName(winner), figure=figure_name(figure), points=points)
    if how == CONCEDED:
        return localized("figure-conceded", won=won)
    if cards:
        won = localized("figure-with", won=won, cards=cards_of(figure, after.played_by(winner)))
    if how == UNBET:
        return won
    raiser = after.raisers[figure]
    bettor = after.first_bettor(figure) if raiser == NOBODY else raiser
    return localized(
        "figure-held",
        won=won,
        bettor=SeatName(bettor),
        holder=SeatName(after.holders[figure]),
        raised="no" if raiser == NOBODY else "yes",
    )


def cards_of(figure: int, plays: Sequence[Play]) -> tuple[CardFace, ...]:
    """Return the cards with which a player has a figure, the highest first."""
    if figure == GAME:
        return (played(plays[-1]),)
    ranked = sorted(plays, key=_place, reverse=True)
    if figure in {RED, GREEN}:
        best = max(
            (play for play in ranked if SUIT[play.counts_as] == figure),
            key=lambda play: strength(play.card, play.counts_as),
        )
        return (played(best),)
    fits = _same_rank if figure == GLEICH else _next_rank
    return tuple(
        played(play) for play in ranked if any(fits(play, other) for other in ranked if other.card != play.card)
    )


def _place(play: Play) -> tuple[int, int]:
    return SUIT[play.counts_as], RANK[play.counts_as]


def _same_rank(play: Play, other: Play) -> bool:
    return RANK[play.counts_as] == RANK[other.counts_as]


def _next_rank(play: Play, other: Play) -> bool:
    same_suit = SUIT[play.counts_as] == SUIT[other.counts_as]
    return same_suit and abs(RANK[play.counts_as] - RANK[other.counts_as]) == 1


def summary(deal: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """Yield row, column and amount of a finished deal for statistics: the way each figure was won."""
    for code, result in deal["figures"].items():
        row = FIGURE_KEYS[FIGURES.index(code)]
        yield row, _SUMMARIES[result["how"]], 1
        yield row, "summary-points", result["points"]


# Events


def public_events(before: PublicPosition, action: Action, after: PublicPosition) -> tuple[LocalizedText, ...]:
    """Return the public events of one step."""
    return tuple(_public_events(before, action, after))


def _public_events(before: PublicPosition, action: Action, after: PublicPosition) -> Iterator[LocalizedText]:
    match action:
        case Shuffle():
            yield localized("event-shuffled", dealer=SeatName(after.dealer))
        case Cut():
            yield localized("event-cut", player=SeatName(before.cutter))
        case Steal():
            yield localized("event-stole", player=SeatName(before.cutter), count=after.stolen)
        case Leave():
            yield localized("event-left", player=SeatName(before.cutter), count=after.stolen)
        case Deal():
            yield localized("event-set-up")
        case Play():
            yield from _card(action, after)
        case _:
            yield from _betting(before, action, after)
    if before.phase != PLAY and after.phase == PLAY:
        yield localized("event-dealt", dealer=SeatName(after.dealer))
        if after.bottom >= 0:
            yield bottom_card(after)
    if len(after.results) > len(before.results):
        ended = ending(after, cards=False)
        yield from (*ended.details, ended.deal, *ended.game)


def _card(action: Play, after: PublicPosition) -> Iterator[LocalizedText]:
    player = SeatName(seat_of(action))
    if action.named is None:
        yield localized("event-play", player=player, card=played(action))
    else:
        yield localized("event-play-wild", player=player, card=face(action.card), name=face(action.named))
    if after.laid == 0:
        number = len(after.plays) // len(after.trick_on_table())
        yield localized("event-trick", player=SeatName(after.taker), number=number)


def bottom_card(view: PublicPosition) -> LocalizedText:
    """Return the event that shows the bottom card."""
    return localized("event-bottom", card=face(view.bottom))


def claim(view: PublicPosition) -> LocalizedText:
    """Return the event of the bet or raise that must be answered."""
    player = SeatName(view.by)
    if view.raising:
        return localized("event-raise", player=player, figure=raised(view.figure))
    return localized("event-bet", player=player, figure=claimed(view.figure))


def _betting(before: PublicPosition, action: Action, after: PublicPosition) -> Iterator[LocalizedText]:
    player = SeatName(seat_of(action))
    match action:
        case Bet() | Raise():
            yield claim(after)
        case Hold():
            figure = before.figure
            yield localized("event-hold", player=player, figure=figure_name(figure), value=after.values[figure])
        case Good():
            yield localized("event-good", player=player)
            if after.figure < 0:
                yield from _conceded(before, after)
        case _:
            pass


def _conceded(before: PublicPosition, after: PublicPosition) -> Iterator[LocalizedText]:
    by, figure = before.by, before.figure
    yield localized("event-conceded", player=SeatName(by), figure=figure_name(figure), points=after.values[figure])
    if after.needs[by] <= GESPANNT_TO_BET < before.needs[by]:
        yield localized("event-gespannt", player=SeatName(by), needs=after.needs[by])
