"""Commands appear in users' languages where a catalog has the words, in English elsewhere."""

from collections.abc import Callable

import discord
from discord import app_commands

from bot.games import all_games
from bot.i18n import Catalogs
from bot.ui import BotCommandTree, CardBot, CatalogTranslator

CATALOGS = Catalogs(
    {
        "en": ["command-play-description = never used: English stands in the command"],
        "de": [
            (
                "command-play-name = spielen\ncommand-play-description = Einen Tisch aufmachen\n"
                "command-play-game-description = Welches Spiel"
            )
        ],
    },
    {game: {"en": ["game-name = The Game"], "de": ["game-name = Das Spiel"]} for game in all_games()},
    strict=True,
)


@app_commands.command(description="Open a table")
@app_commands.describe(game="What to play")
@app_commands.choices(game=[app_commands.Choice(name="The Game", value=next(iter(all_games())))])
async def play(interaction: discord.Interaction, game: str) -> None:
    """Open a table."""


async def test_a_command_in_german() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    payload = await play.get_translated_payload(tree, CatalogTranslator(CATALOGS))
    assert payload["name_localizations"] == {"de": "spielen"}
    assert payload["description_localizations"] == {"de": "Einen Tisch aufmachen"}
    (game,) = payload["options"]
    assert game["description_localizations"] == {"de": "Welches Spiel"}
    (choice,) = game["choices"]
    assert choice["name_localizations"]["de"] == "Das Spiel"


async def test_bots_of_tests_share_translated_commands(make_bot: Callable[..., CardBot]) -> None:
    payloads: list[object] = []
    for _ in range(2):
        tree = make_bot().tree
        assert isinstance(tree, BotCommandTree)
        await tree.set_translator(CatalogTranslator(CATALOGS))
        payloads.append(await tree.payload())
    assert payloads[0] is payloads[1]
