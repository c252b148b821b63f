"""The rules of play: legal bets, holds, raises and cards, and the effects of each action."""

from bot.games.bieten.actions import ANSWERS, CLAIMS, PLAYS, Bet, Good, Hold, Play, Raise, naming_plays
from bot.games.bieten.cards import ALL_FIGURES, GAME, LAST_TRICK, STRENGTH, SUIT, SUIT_MASK, strength
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET, GESPANNT_TO_RAISE, figures_of, playable, recall
from bot.games.bieten.position import NOBODY, NONE, DiscardedCard, FigureClaim, Position
from bot.games.bieten.scoring import finish
from bot.rules.actions import seat_of
from bot.rules.legal_actions import NOTHING, LegalActions

# Betting


def bet(position: Position, action: Bet) -> None:
    """Open a figure: the others are asked."""
    seat, figure = seat_of(action), action.figure
    _claim(position, seat, figure, GESPANNT_TO_BET)
    position.open ^= 1 << figure
    position.firsts |= 1 << figure + 5 * seat
    position.order += (figure,)
    position.figure, position.by, position.asked = figure, seat, position.after[seat]


def raise_to_three(position: Position, action: Raise) -> None:
    """Raise a held figure: the others are asked."""
    seat, figure = seat_of(action), action.figure
    _claim(position, seat, figure, GESPANNT_TO_RAISE)
    position.raisable ^= 1 << figure
    position.raisers = _with(position.raisers, figure, seat)
    position.figure, position.by, position.asked = figure, seat, position.after[seat]


def hold(position: Position, _: Hold) -> None:
    """Make the figure worth one more, contested by everyone."""
    figure, seat = position.figure, position.asked
    _claim(position, seat, figure)
    position.holders = _with(position.holders, figure, seat)
    value = position.values[figure] + 1
    position.values = _with(position.values, figure, value)
    if value == 2:
        position.raisable |= 1 << figure
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY


def good(position: Position, _: Good) -> None:
    """Let the bet pass; after the last one the figure goes to its bettor."""
    position.asked = position.after[position.asked]
    if position.asked != position.by:
        return
    figure, by = position.figure, position.by
    position.conceded += (figure,)
    position.owners = _with(position.owners, figure, by)
    # Points won count at once for being gespannt, though they are written down at the end of the deal.
    position.needs = _with(position.needs, by, position.needs[by] - position.values[figure])
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY


def _claim(position: Position, seat: int, figure: int, gespannt_at: int | None = None) -> None:
    """Record that a seat claims a figure, which it can't at few points missing (`gespannt_at`; None: always)."""
    if not position.rules.strict:
        gespannt = gespannt_at is not None and position.needs[seat] <= gespannt_at
        position.story += (FigureClaim(seat, figure, position.last_led, gespannt, position.trick + 1),)
    elif figure != GAME or position.last_led >= 0:
        position.claims |= 1 << figure + 5 * seat
        if position.hands[seat] & position.rules.wild:
            recall(position, seat)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


# Cards


def legal(position: Position, seat: int) -> LegalActions:
    """Return the answers to the open bet; without one the figures to bet and raise, and in turn the cards."""
    if position.figure >= 0:
        return ANSWERS[seat][position.has[seat] >> position.figure & 1] if seat == position.asked else NOTHING
    claims = CLAIMS[seat][claims_open(position, seat)]
    return claims if seat != position.turn else LegalActions(claims + legal_plays(position, seat))


def claims_open(position: Position, seat: int) -> int:
    """Return what a seat may bet and raise while no bet is open, as bits: 0 to 4 the bets, 5 to 9 the raises."""
    has = position.has[seat]
    claims = has & position.open
    if position.raisable:
        claims |= (has & position.raisable & ~(position.firsts >> 5 * seat)) << 5
    if position.needs[seat] <= GESPANNT_TO_RAISE and position.rules.strict:
        return claims & ALL_FIGURES if position.needs[seat] > GESPANNT_TO_BET else 0
    return claims


def legal_plays(position: Position, seat: int) -> tuple[Play, ...]:
    """Return the cards that the seat whose turn it is may play."""
    left, rules = position.hands[seat] & ~position.gone, position.rules
    if left & rules.wild:
        return _plays_with_wild(position, seat)
    if position.laid and rules.strict:
        return PLAYS[seat][left & SUIT_MASK[position.led] or left]
    return PLAYS[seat][left]


def _plays_with_wild(position: Position, seat: int) -> tuple[Play, ...]:
    """Return the cards that a holder of wild ones may play, those under each of their names."""
    real, namable = playable(position, seat)
    plays = PLAYS[seat][real]
    for wild, names in namable:
        plays += naming_plays(seat, wild, names)
    return plays


def play_card(position: Position, action: Play) -> None:
    """Put a card on the table."""
    seat, card, named, rules = position.turn, action.card, action.named, position.rules
    position.plays += (action,)
    position.gone |= 1 << card
    if named is None:
        suit, height = SUIT[card], STRENGTH[card]
    else:
        suit, height = SUIT[named], strength(card, named)
        place = rules.wilds.index(card)
        position.named = (*position.named[:place], named, *position.named[place + 1 :])
    if not position.laid:
        position.led, position.best, position.taker = suit, height, seat
    elif suit != position.led:
        throw(position, seat)
    elif height > position.best:
        position.best, position.taker = height, seat
    position.laid += 1
    if position.laid == position.live:
        _end_trick(position)
    else:
        position.turn = position.after[seat]
    if position.laid == 1 and position.trick == LAST_TRICK and rules.strict:
        # The lead to the last trick settles for everyone whether they may still claim `game`.
        position.has = tuple([figures_of(position, each) for each in range(rules.seats)])
    elif position.hands[seat] & rules.wild and rules.strict:
        # A wild card was named, or is no more of the suit that was not followed.
        recall(position, seat)


def throw(position: Position, seat: int) -> None:
    """Record that a seat does not follow: it has no card of the suit led, or, unenforced, pretends so."""
    if position.rules.strict:
        position.voids |= 1 << position.led + 4 * seat
    else:
        position.story += (DiscardedCard(seat, position.gone, position.led, position.trick + 1),)


def _end_trick(position: Position) -> None:
    """Let the winner lead to the next trick, or count the deal."""
    if position.trick == LAST_TRICK:
        finish(position)
        return
    position.trick += 1
    position.before = position.gone
    position.laid, position.led, position.turn = 0, NONE, position.taker
