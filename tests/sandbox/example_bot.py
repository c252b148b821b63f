"""A small bot in plain discord.py that uses every part of Discord the sandbox stands in for."""

import asyncio
import io
import struct
import zlib
from typing import Literal

import discord
from discord import app_commands, ui

NASTY = "<img src=x onerror=\"document.title='hacked'\"> & <b>bold</b>"


def png(width: int = 240, height: int = 120, color: bytes = b"\x24\x80\x46") -> bytes:
    """Return a plain image of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + color * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def table_view(count: int) -> ui.LayoutView:
    """Return a panel of every layout component, with buttons that outlive a restart."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_colour=discord.Colour.green())
    box.add_item(ui.TextDisplay(f"## Table 1\nPressed **{count}** times\n-# dealt by Anna"))
    section = ui.Section(
        ui.TextDisplay("Your hand is hidden."), accessory=ui.Button(label="My hand", custom_id="hand")
    )
    box.add_item(section)
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="A green table")))
    box.add_item(ui.Separator())
    box.add_item(
        ui.ActionRow(
            ui.Button(label="Press", style=discord.ButtonStyle.primary, custom_id=f"press:{count}"),
            ui.Button(label="Form", style=discord.ButtonStyle.success, custom_id="form"),
            ui.Button(label="Silent", style=discord.ButtonStyle.danger, custom_id="silent"),
            ui.Button(label="Closed", custom_id="closed", disabled=True),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )
    )
    options = [
        discord.SelectOption(label=name, value=name.lower()) for name in ("Bells", "Hearts", "Leaves", "Acorns")
    ]
    box.add_item(ui.ActionRow(ui.Select(custom_id="suit", placeholder="Choose a suit", options=options)))
    box.add_item(ui.ActionRow(ui.UserSelect(custom_id="who", placeholder="Choose people", max_values=3)))
    view.add_item(box)
    view.stop()
    return view


class Form(ui.Modal, title="Preferences"):
    """A modal with every kind of field."""

    name = ui.Label(
        text="Name", description="As on the slate", component=ui.TextInput(custom_id="name", default="Anna")
    )
    pace = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Slow", value="slow"),
                discord.RadioGroupOption(label="Fast", value="fast"),
            ],
        ),
    )
    wants = ui.Label(
        text="Wants",
        component=ui.CheckboxGroup(
            custom_id="wants",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label="Hints", value="hints"),
                discord.CheckboxGroupOption(label="Pings", value="pings"),
            ],
        ),
    )
    suit = ui.Label(
        text="Suit",
        component=ui.Select(
            custom_id="suit", options=[discord.SelectOption(label="Bells"), discord.SelectOption(label="Hearts")]
        ),
    )
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False, min_values=0))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        friends = ", ".join(user.display_name for user in self.friend.component.values)
        text = f"{self.name.component.value} {self.pace.component.value} {self.wants.component.values} "
        text += f"{self.suit.component.values} [{friends}]"
        await interaction.response.send_message(text, ephemeral=True)


class ExampleBot(discord.AutoShardedClient):
    """Answers /commands and clicks, and records what it received."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        wanted = intents or discord.Intents(guilds=True)
        super().__init__(intents=wanted, guild_ready_timeout=0.02, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[object] = []
        self.resumes = 0
        add_commands(self)

    async def before_identify_hook(self, shard_id: int, *, initial: bool = False) -> None:
        """Do not wait the library's five seconds: the sandbox sets no limit to new sessions."""

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumes += 1

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append((message.author.name, message.content))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await answer_click(self, interaction)


async def answer_click(bot: ExampleBot, interaction: discord.Interaction) -> None:
    custom_id = interaction.data["custom_id"]
    respond = interaction.response
    if custom_id.startswith("press:"):
        media = interaction.message.components[0].children[2].items[0].media
        kept = {"id": media.attachment_id, "filename": "table.png", "size": 0, "url": "", "proxy_url": ""}
        view = table_view(int(custom_id.partition(":")[2]) + 1)
        await respond.edit_message(view=view, attachments=[discord.Attachment(data=kept, state=interaction._state)])
    elif custom_id == "hand":
        await respond.send_message("♥A ♥10 ♠U", ephemeral=True)
    elif custom_id == "form":
        await respond.send_modal(Form())
    elif custom_id == "later":
        await respond.defer()
        await interaction.edit_original_response(content="later is now")
    elif custom_id in ("suit", "who"):
        names = interaction.data["values"]
        if custom_id == "who":
            names = [interaction.data["resolved"]["users"][one]["global_name"] for one in names]
        await respond.send_message(f"chosen: {', '.join(names)}", ephemeral=True)


def add_commands(bot: ExampleBot) -> None:
    tree = bot.tree

    @tree.command(description="Opens a table in this channel")
    @app_commands.describe(game="Which game", target="Play to this score")
    async def play(
        interaction: discord.Interaction, game: Literal["Skat", "Whist"], target: int | None = None
    ) -> None:
        bot.seen.append(("play", game, target))
        file = discord.File(io.BytesIO(png()), "table.png", description="A green table")
        await interaction.response.send_message(view=table_view(0), file=file)

    @tree.command(description="Shows what only you may see")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("♥A ♥10 ♠U", ephemeral=True)

    @tree.command(description="Thinks, then answers three times")
    async def slow(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        await interaction.edit_original_response(content="thought")
        later = await interaction.followup.send("more", wait=True)
        await later.edit(content="more, changed")
        gone = await interaction.followup.send("gone", wait=True, ephemeral=True)
        await gone.delete()

    @tree.command(description="Takes an option of every type")
    @app_commands.rename(text="text")
    async def everything(
        interaction: discord.Interaction,
        text: str,
        whole: app_commands.Range[int, 1, 10],
        yes: bool,
        who: discord.Member,
        where: discord.TextChannel,
        role: discord.Role,
        either: discord.Member | discord.Role,
        number: float,
        file: discord.Attachment,
    ) -> None:
        content = (await file.read()).decode()
        answer = f"{text} {whole} {yes} {who.display_name} {where.name} {role.name} {either} {number} {content}"
        await interaction.response.send_message(answer)

    @tree.command(description="Completes what you type")
    async def find(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(f"found {word}")

    @find.autocomplete("word")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = ("ace", "king", "knave")
        return [app_commands.Choice(name=w.title(), value=w) for w in words if w.startswith(current)]

    @tree.command(description="Writes to you directly")
    async def write(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("hello in private")
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="Says something in the channel")
    async def shout(interaction: discord.Interaction, text: str, quiet: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        whom = discord.AllowedMentions.none() if quiet else discord.AllowedMentions.all()
        await interaction.channel.send(text, allowed_mentions=whom)
        await interaction.delete_original_response()

    @tree.command(description="Shows an embed and old-style components")
    async def card(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Score", description=NASTY, colour=0xDA373C)
        embed.add_field(name="Anna", value="**12**").add_field(name="Ben", value="7")
        embed.set_image(url="attachment://slate.png").set_footer(text="after four deals")
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Later", custom_id="later", emoji="🕐"))
        view.stop()
        await interaction.response.send_message(
            embed=embed, view=view, file=discord.File(io.BytesIO(png(60, 40)), "slate.png")
        )

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0)

    settings = app_commands.Group(
        name="settings",
        description="Settings of this guild",
        default_permissions=discord.Permissions(manage_guild=True),
        guild_only=True,
    )

    @settings.command(name="show", description="Shows the settings")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            f"{interaction.locale} {interaction.permissions.manage_guild}", ephemeral=True
        )

    tree.add_command(settings)
