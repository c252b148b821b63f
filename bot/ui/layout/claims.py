"""Claiming the rest of a deal: the button and its question in a hand, and what everybody sees and answers."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables import Hand, Table, claimable
from bot.ui.layout.message import Message
from bot.ui.layout.requests import answers, request_line
from bot.ui.layout.seats import Names
from bot.ui.layout.slots import Reader
from bot.ui.layout.verbs import Do, Focus

MOST = 700
"""Characters for the claimant's cards."""


def claim(message: Message, table: Table, reader: Reader) -> None:
    """Add the claim under way, with the hand that is shown and the buttons, or what became of the last one."""
    game = table.round
    if game is None or game.claim.deal != game.deal or not game.claim.made or table.status != "playing":
        return
    now, words, names = game.claim, reader.words, reader.names
    claimant = names.text(now.seat)
    if table.consent("claim"):
        message.text([f"**{request_line(table, 'claim', words, names)}**"])
        if now.shown is not None:
            reader.drawer.blocks(message, [now.shown], most=MOST)
        message.add([answers("claim", words)])
    elif now.end == "refused" and now.by is not None:
        message.text([words("claim-refused", player=names.text(now.by), claimant=claimant)])
    elif now.end == "fails":
        message.text([words("claim-fails", claimant=claimant)])


def granted(table: Table, words: Words, names: Names) -> str:
    """Return what is said of a deal that is over because its rest was claimed; "" for any other."""
    game = table.round
    if game is None or game.claim.end != "granted" or game.claim.deal != len(game.deals):
        return ""
    return words(f"claim-granted-{game.claim.kind}", claimant=names.text(game.claim.seat))


def own_claim(message: Message, hand: Hand, words: Words) -> None:
    """Add to a hand the button by which its holder claims the rest; nothing where they can't."""
    kind = claimable(hand.table, hand.view, hand.seat)
    if kind is not None:
        message.buttons([message.button(Do.CLAIM, words(f"button-claim-{kind}"))])


def claim_question(message: Message, hand: Hand, words: Words, focus: Focus | None) -> bool:
    """Add the question before a claim if that is what is opened; return False if it isn't (any more)."""
    kind = claimable(hand.table, hand.view, hand.seat) if focus is Do.CLAIM else None
    if kind is None:
        return False
    question = words(f"claim-ask-{kind}")
    message.text([f"**{question}**"])
    message.buttons(
        [
            message.button(Do.CLAIM_SURE, words("button-claim"), style=ButtonStyle.success),
            message.button(Do.BACK, words("button-back")),
        ]
    )
    return True
