"""Draw requests that need consent: the sentence of each kind, and the two answers."""

from collections.abc import Iterator, Mapping

from discord import ButtonStyle

from bot.i18n import Translations
from bot.tables import ConsentKind, Hand, Table, consent
from bot.ui.layout.custom_id_verbs import SimpleVerb
from bot.ui.layout.pieces import Button, Buttons, Piece, Text
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.slots import Reader

ANSWER_VERBS: Mapping[ConsentKind, tuple[SimpleVerb, SimpleVerb]] = {
    "claim": (SimpleVerb.CLAIM_AGREE, SimpleVerb.CLAIM_REFUSE),
    "deal_again": (SimpleVerb.AGAIN_AGREE, SimpleVerb.AGAIN_REFUSE),
    "end": (SimpleVerb.AGREE_TO_END, SimpleVerb.PLAY_ON),
    "start": (SimpleVerb.START, SimpleVerb.NOT_YET),
    "swap": (SimpleVerb.SWAP, SimpleVerb.STAY),
    "take_back": (SimpleVerb.LET_BACK, SimpleVerb.LET_STAND),
}
"""The verbs by which players agree to a request and refuse it."""
REQUEST_ANSWERS: Mapping[SimpleVerb, tuple[ConsentKind, bool]] = {
    verb: (kind, verb is verbs[0])
    for kind, verbs in ANSWER_VERBS.items()
    for verb in verbs
    if verb != SimpleVerb.START
}
"""To which request each verb is an answer, and whether it agrees; the host's Start begins the game by itself."""


def request(table: Table, kind: ConsentKind, reader: Reader, *more: str) -> Iterator[Piece]:
    """Yield an open request with its two answers, and lines below its sentence; nothing if there is none."""
    asks = table.consent(kind)
    if asks is None:
        return
    lines = [request_line(table, kind, reader.words, reader.names)]
    if asks.lapses_at is not None:
        when = f"<t:{asks.lapses_at}:R>"
        lines.append(reader.words("start-by-itself", when=when))
    yield Text((*lines, *more))
    yield answers(kind, reader.words)


def request_to(hand: Hand, kind: ConsentKind, reader: Reader, *more: str) -> Iterator[Piece]:
    """Yield the same if the holder of a hand must answer it in the game that is on."""
    table = hand.table
    waits = table.consents and table.status == "playing"
    if waits and table.seats[hand.seat].user in consent.missing(table, kind):
        yield from request(table, kind, reader, *more)


def answers(kind: ConsentKind, words: Translations) -> Buttons:
    """Return the two answers to a request."""
    agree, refuse = ANSWER_VERBS[kind]
    style = ButtonStyle.danger if kind == "end" else ButtonStyle.success
    return Buttons((Button(agree, words("button-agree"), style), Button(refuse, words("button-refuse"))))


def request_line(table: Table, kind: ConsentKind, words: Translations, names: PlayerNames) -> str:
    """Return what a request is about, and who has not agreed yet; it is open."""
    asks, game = table.consent(kind), table.current_game
    assert asks is not None
    missing = names.users(consent.missing(table, kind))
    match kind:
        case "start":
            line = words("start-asked", name=names.user(asks.agreed[0]), host=names.user(table.host))
            return f"**{line}**"
        case "swap":
            return words("swap-asked", name=names.user(asks.agreed[0]), other=names.user(asks.asked[0]))
        case "end":
            return words("vote-line", name=names.user(asks.agreed[0]), missing=missing)
        case "take_back":
            seat = game.may_take_back if game else None
            return words("take-back-asked", player=names.text(seat or 0), missing=missing)
        case "deal_again":
            deal = game.protest.deal if game and game.protest else 0
            return words("protest-again-asked", deal=deal, missing=missing)
        case "claim":
            assert game is not None
            seats = names.seats(consent.missing_seats(table))
            return words(f"claim-asked-{game.claim.kind}", player=names.text(game.claim.seat), missing=seats)
