"""An unmodified discord.py bot at work: what users type and click, and what they then see."""

import discord
import pytest

from bot.sandbox import PageError, Sandbox, SimulatedUser
from tests import openapi
from tests.sandbox.conftest import running
from tests.sandbox.example_bot import ExampleBot, png


async def test_a_command_opens_a_panel_that_everybody_sees(
    bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    answer = await anna.slash("play", game="Skat", target=5)
    assert bot.seen[-1] == ("play", "Skat", 5)
    seen = await ben.wait_message(lambda message: "Table 1" in message.text)
    assert seen.raw == answer.message.raw
    assert [button.label for button in seen.buttons] == ["My hand", "Press", "Form", "Silent", "Closed", "Rules"]
    assert seen.raw["interaction"]["user"]["global_name"] == "Anna"


async def test_a_click_changes_the_panel_for_everybody(
    bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    await anna.slash("play", game="Skat")
    panel = await ben.wait_message(lambda message: "Table 1" in message.text)
    answer = await ben.click(panel, "Press")
    assert answer.kind == "update"
    assert "**1**" in (await anna.wait_message(lambda message: message.edited)).text
    assert "**2**" in (await anna.click(answer.message, "press:1")).message.text


async def test_an_ephemeral_answer_is_for_one_person(
    bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    panel = (await anna.slash("play", game="Whist")).message
    hand = (await anna.click(panel, "My hand")).message
    assert hand.ephemeral
    await anna.say("afterwards")
    await ben.wait_message(lambda message: message.content == "afterwards")
    assert all("♥A" not in message.text for message in ben.messages())
    await anna.dismiss(hand)
    await anna.wait_for(lambda: anna.message(hand.id) is None)


async def test_selects_give_words_and_people(bot: ExampleBot, anna: SimulatedUser) -> None:
    panel = (await anna.slash("play", game="Whist")).message
    assert (await anna.select(panel, "suit", "hearts")).message.text == "chosen: hearts"
    assert (await anna.select(panel, "Choose people", "Ben", "Eva")).message.text == "chosen: Ben, Eva"
    with pytest.raises(PageError, match="Choose 1 to 3"):
        await anna.select(panel, "who", "Anna", "Ben", "Cilli", "Eva")
    with pytest.raises(PageError, match="not one of the options"):
        await anna.select(panel, "suit", "stars")


async def test_a_click_that_is_not_offered_is_refused_unless_it_is_forged(
    bot: ExampleBot, anna: SimulatedUser
) -> None:
    panel = (await anna.slash("play", game="Skat")).message
    newer = (await anna.click(panel, "press:0")).message
    with pytest.raises(PageError, match="no longer there"):
        await anna.click(panel, "press:0")
    with pytest.raises(LookupError):
        await anna.click(newer, "press:0")
    assert "**1**" in (await anna.forge(newer, "press:0")).message.text
    assert (await anna.forge(newer, "suit", ["stars"])).message.text == "chosen: stars"


async def test_a_modal_with_every_kind_of_field(bot: ExampleBot, anna: SimulatedUser) -> None:
    panel = (await anna.slash("play", game="Whist")).message
    form = await anna.click(panel, "Form")
    assert form.modal["title"] == "Preferences"
    with pytest.raises(PageError, match="Choose one"):
        await anna.submit(form, {"suit": ["Bells"]})
    values = {"name": "Nan", "pace": "fast", "wants": ["hints", "pings"], "suit": ["Bells"], "friend": ["Eva"]}
    answer = await anna.submit(form, values)
    assert answer.message.text == "Nan fast ['hints', 'pings'] ['Bells'] [Eva]"


async def test_options_of_every_type_arrive_as_what_they_are(
    bot: ExampleBot, sandbox: Sandbox, anna: SimulatedUser
) -> None:
    answer = await anna.slash(
        "everything",
        text="hello",
        whole=7,
        yes=True,
        who="Ben",
        where="lounge",
        role="Regulars",
        either="Regulars",
        number=1.5,
        file={"filename": "a.txt", "content": "aGk="},
    )
    assert answer.message.text == "hello 7 True Ben lounge Regulars Regulars 1.5 hi"


async def test_the_composer_refuses_what_discord_would(
    bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    for options, reason in (({}, "game is required"), ({"game": "Chess"}, "not one of the choices")):
        with pytest.raises(PageError, match=reason):
            await anna.slash("play", **options)
    with pytest.raises(PageError, match="no command"):
        await ben.slash("settings show")  # needs the right to manage the guild
    panel = (await anna.slash("play", game="Skat")).message
    with pytest.raises(PageError, match="disabled"):
        await anna.click(panel, "Closed")


async def test_subcommands_locale_and_permissions(bot: ExampleBot, anna: SimulatedUser) -> None:
    await anna.profile(locale="de")
    assert (await anna.slash("settings show")).message.text == "de True"


async def test_autocomplete_offers_what_the_bot_suggests(bot: ExampleBot, anna: SimulatedUser) -> None:
    assert await anna.complete("find", "word", "k") == [
        {"name": "King", "value": "king"},
        {"name": "Knave", "value": "knave"},
    ]


async def test_a_deferred_answer_and_followups(bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser) -> None:
    answer = await anna.slash("slow")
    assert answer.kind == "deferred"
    assert answer.message.loading
    await ben.wait_message(lambda message: message.content == "more, changed")
    thought = ben.message(answer.message.id)
    assert (thought.content, thought.loading, thought.edited) == ("thought", False, False)
    await anna.wait_for(lambda: all(message.content != "gone" for message in anna.messages()))


async def test_a_deferred_answer_may_be_private(bot: ExampleBot, anna: SimulatedUser) -> None:
    answer = await anna.slash("slow", private=True)
    thought = await anna.wait_message(lambda message: message.content == "thought")
    assert thought.id == answer.message.id
    assert thought.ephemeral


async def test_embeds_files_and_a_deferred_update(bot: ExampleBot, anna: SimulatedUser) -> None:
    card = (await anna.slash("card")).message
    image = card.raw["embeds"][0]["image"]
    assert (image["width"], image["height"]) == (60, 40)
    assert await anna.fetch(image["url"]) == png(60, 40)
    answer = await anna.click(card, "later")
    assert answer.kind == "deferred_update"
    later = await anna.wait_message(lambda message: message.content == "later is now")
    assert later.raw["embeds"] == card.raw["embeds"]
    assert later.id == card.id


async def test_pictures_in_a_panel_keep_their_text_and_survive_an_edit(bot: ExampleBot, anna: SimulatedUser) -> None:
    panel = (await anna.slash("play", game="Skat")).message
    changed = (await anna.click(panel, "Press")).message
    item = changed.raw["components"][0]["components"][2]["items"][0]
    assert item["description"] == "A green table"
    assert await anna.fetch(item["media"]["url"]) == png()


async def test_direct_messages_and_closed_ones(bot: ExampleBot, anna: SimulatedUser) -> None:
    assert (await anna.slash("write")).message.text == "sent"
    assert (await anna.wait_message(lambda message: True, anna.dm)).content == "hello in private"
    await anna.profile(dms_closed=True)
    assert (await anna.slash("write")).message.text == "refused 50007"


async def test_commands_work_in_direct_messages_unless_they_need_a_guild(
    bot: ExampleBot, anna: SimulatedUser
) -> None:
    assert (await anna.slash("hand", anna.dm)).message.ephemeral
    names = [command["name"] for command in await anna.commands(anna.dm)]
    assert "hand" in names
    assert "settings" not in names


async def test_mentions_are_marked_for_those_meant(bot: ExampleBot, anna: SimulatedUser, ben: SimulatedUser) -> None:
    await anna.slash("shout", text=f"over to you, <@{ben.id}>")
    shout = await ben.wait_message(lambda message: "over to you" in message.content)
    assert [user["id"] for user in shout.raw["mentions"]] == [ben.id]
    await ben.refresh()
    assert ben.state["channels"][0]["mentions"] == 1


async def test_no_answer_within_the_time_fails(bot: ExampleBot, anna: SimulatedUser, sandbox: Sandbox) -> None:
    sandbox.answer_seconds = 0.1
    answer = await anna.slash("silent")
    assert answer.failed
    assert answer.reason == "timeout"


async def test_buttons_from_before_a_restart_still_work(sandbox: Sandbox, anna: SimulatedUser) -> None:
    async with running(sandbox) as first:
        await first.tree.sync()
        panel = (await anna.slash("play", game="Skat")).message
    await anna.wait_for(lambda: not sandbox.online)
    assert (await anna.click(panel, "Press")).reason == "offline"
    async with running(sandbox):
        assert (await anna.click(panel, "Press")).kind == "update"
    assert sandbox.identified == 2


async def test_a_dropped_connection_is_resumed_and_misses_nothing(
    bot: ExampleBot, sandbox: Sandbox, anna: SimulatedUser
) -> None:
    panel = (await anna.slash("play", game="Skat")).message
    await sandbox.drop_gateway(4000)
    answer = await anna.click(panel, "Press")  # pressed while the bot is away, replayed when it is back
    assert answer.kind == "update"
    assert (sandbox.identified, sandbox.resumed) == (1, 1)
    assert bot.resumes == 1


async def test_a_lost_session_begins_anew(bot: ExampleBot, sandbox: Sandbox, anna: SimulatedUser) -> None:
    await sandbox.drop_gateway(4000, resume=False)
    await anna.wait_for(lambda: not sandbox.online)
    await sandbox.wait_online()
    assert (sandbox.identified, sandbox.resumed) == (2, 0)
    assert (await anna.slash("hand")).message.ephemeral


async def test_application_emojis(bot: ExampleBot, anna: SimulatedUser, sandbox: Sandbox) -> None:
    made = await bot.create_application_emoji(name="acorn", image=png(16, 16))
    assert await anna.fetch(f"/emojis/{made.id}.png") == png(16, 16)
    await made.edit(name="acorn_2")
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["acorn_2"]
    with pytest.raises(discord.HTTPException, match="An emoji with this name exists"):
        await bot.create_application_emoji(name="acorn_2", image=png(16, 16))
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_commands_are_synced_with_their_translations(bot: ExampleBot, sandbox: Sandbox) -> None:
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    guild = discord.Object(sandbox.guild.id)
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    await bot.tree.sync()
    assert {command.name: command.id for command in await bot.tree.fetch_commands()} == before
    assert len(await bot.tree.fetch_commands(guild=guild)) == len(before)
    play = next(command for command in await bot.tree.fetch_commands() if command.name == "play")
    assert (await play.edit(description="Opens a game")).description == "Opens a game"
    await play.delete()
    assert "play" not in {command.name for command in await bot.tree.fetch_commands()}


async def test_what_the_bot_reads_back(bot: ExampleBot, sandbox: Sandbox, anna: SimulatedUser) -> None:
    guild = bot.get_guild(int(sandbox.guild.id))
    assert [channel.name for channel in guild.text_channels] == ["card-table", "bieten", "lounge"]
    assert {member.name for member in await guild.query_members("an", limit=5)} == {"anna"}
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"
    assert (await bot.fetch_user(int(anna.id))).global_name == "Anna"
    channel = guild.text_channels[0]
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [message.content async for message in channel.history(limit=3)] == ["4", "3", "2"]
    assert [m.content async for m in channel.history(after=sent[1], limit=2)] == ["2", "3"]
    await sent[0].pin()
    assert [message.id async for message in channel.pins()] == [sent[0].id]
    await channel.delete_messages(sent[1:3])
    await sent[3].edit(content="three")
    assert [message.content async for message in channel.history()] == ["4", "three", "0"]
    async with channel.typing():
        pass


async def test_people_writing_reach_a_bot_that_asked_for_it(sandbox: Sandbox, anna: SimulatedUser) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(sandbox, lambda: ExampleBot(intents)) as bot:
        await anna.say("secret words")
        await anna.say(f"<@{sandbox.application_id}> hear me")
        await anna.say("and here", anna.dm)
        await anna.wait_for(lambda: True)
        await bot.fetch_user(int(anna.id))
        assert bot.seen == [("anna", ""), ("anna", f"<@{sandbox.application_id}> hear me"), ("anna", "and here")]


async def test_discord_itself_would_accept_all_of_this(
    bot: ExampleBot, sandbox: Sandbox, anna: SimulatedUser
) -> None:
    if openapi.load() is None:
        pytest.skip(openapi.MISSING)
    emoji = await bot.create_application_emoji(name="acorn", image=png(16, 16))
    panel = (await anna.slash("play", game="Skat")).message
    await anna.click(panel, "Press")
    await anna.click(panel, "My hand")
    form = await anna.click(panel, "Form")
    await anna.submit(form, {"pace": "slow", "suit": ["Bells"]})
    card = (await anna.slash("card")).message
    await anna.click(card, "later")
    await anna.slash("slow")
    await anna.wait_message(lambda message: message.content == "more, changed")
    await anna.slash("write")
    await anna.complete("find", "word", "")
    channel = bot.get_channel(int(sandbox.channel.id))
    message = await channel.send("x", allowed_mentions=discord.AllowedMentions.none())
    await message.delete()
    with pytest.raises(discord.NotFound):
        await message.edit(content="y")
    await channel.fetch_message(int(panel.id))
    await emoji.delete()
    await bot.application_info()
    assert len(sandbox.log) > 25
    assert openapi.faults(sandbox.log) == []
