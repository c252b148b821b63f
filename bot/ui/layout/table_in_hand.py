"""The table in the hand of a player who sees it in no other message."""

from collections.abc import Sequence

from bot.games import find_game
from bot.i18n import Translations
from bot.rules import panel as p
from bot.tables import Hand
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.table_picture import table_picture
from bot.ui.message_view import ImageAttachment

EVENTS = 3
MOST = 1500
"""Characters for the table in words."""


def table_in_hand(
    message: MessageBuilder,
    hand: Hand,
    own: Translations,
    names: PlayerNames,
    drawer: PanelRenderer,
    pictures: Sequence[ImageAttachment],
    *,
    plain: bool,
) -> None:
    """Add the table to the hand of a player who sees it in no other message.

    Args:
        message: where to.
        hand: theirs.
        own: the game's words.
        names: who sits there.
        drawer: draws the game's panels.
        pictures: what lies ready.
        plain: whether they want words alone.
    """
    table, game = hand.table, hand.table.round
    if game is None:
        return
    panel = find_game(table.game).table_panel(game.view)
    blocks: Sequence[p.Block] = [block for block in panel.blocks if not isinstance(block, p.Heading)]
    if not plain:
        picture = table_picture(table, game, panel, own, names, live=table.status == "playing")
        if message.hang(picture.sketch, pictures):
            blocks = picture.scene.notes
    drawer.blocks(message, blocks, most=MOST)
    recent = [f"-# {drawer.speech.text(event)}" for event in game.recent[-EVENTS:]]
    message.text(recent, most=MOST)
