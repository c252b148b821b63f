"""The play: what may be played, who takes the trick, and what a card that does not follow tells."""

from bot.games.bieten.actions import ANSWERS, CLAIMS, PLAYS, Play, naming_plays
from bot.games.bieten.betting import GESPANNT_TO_BET, GESPANNT_TO_RAISE
from bot.games.bieten.cards import ALL_FIGURES, LAST_TRICK, STRENGTH, SUIT, SUIT_MASK, strength
from bot.games.bieten.ending import finish
from bot.games.bieten.holding import figures_of, playable, recall
from bot.games.bieten.parts import Thrown
from bot.games.bieten.position import NONE, Position
from bot.rules.legal import NOTHING, Legal


def legal(position: Position, seat: int) -> Legal:
    """Return the answers to the open bet; without one the figures to bet and raise, and in turn the cards."""
    if position.figure >= 0:
        return ANSWERS[seat][position.has[seat] >> position.figure & 1] if seat == position.asked else NOTHING
    claims = CLAIMS[seat][claims_open(position, seat)]
    return claims if seat != position.turn else Legal(claims + legal_plays(position, seat))


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
        # The lead to the last trick settles for everybody whether they may still claim `game`.
        position.has = tuple([figures_of(position, each) for each in range(rules.seats)])
    elif position.hands[seat] & rules.wild and rules.strict:
        # A wild card was named, or is no more of the suit that was not followed.
        recall(position, seat)


def throw(position: Position, seat: int) -> None:
    """Take note that a seat does not follow: it has nothing of the suit led, or, unenforced, pretends so."""
    if position.rules.strict:
        position.voids |= 1 << position.led + 4 * seat
    else:
        position.story += (Thrown(seat, position.gone, position.led, position.trick + 1),)


def _end_trick(position: Position) -> None:
    """Let the winner lead to the next trick, or count the deal."""
    if position.trick == LAST_TRICK:
        finish(position)
        return
    position.trick += 1
    position.before = position.gone
    position.laid, position.led, position.turn = 0, NONE, position.taker
