"""The steps that a person must check: the checklist of the first hour on a real server."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One step."""

    number: int
    do: str
    right: str

    @property
    def id(self) -> str:
        """Its stable name."""
        return f"step-{self.number:02}"


_TEXTS = (
    (
        "Run `bot doctor`, start the bot, and watch its log for five minutes.",
        "The doctor's line of commands has ✓. The emojis of the cards are uploaded without a 429 of over 60 seconds.",
    ),
    (
        "Invite the bot by its invite link to a server that is no Community. Your client is in German.",
        "The greeting offers German, or is in German.",
    ),
    (
        "Use `/play bieten`, **Add computer** twice, **Start**. Look on a computer and a phone, light and dark.",
        "The table's picture has the full width, and the accent color shows. A screen reader reads its description.",
    ),
    (
        "Look at the same table on an iPhone and on an Android phone, at rows of five buttons too.",
        "All buttons are complete. Their labels can be read to the end.",
    ),
    ("Look at the results `files-not-listed` and `files-identified` of `bot check-discord`.", "Both hold."),
    (
        "Play a card in the hand that the bot sends as a direct message. Watch its picture while three others move.",
        "The picture stays. The log has no 50035 and no `picture_refused`.",
    ),
    (
        "Do the same with **My hand** in the channel. Then open `/replay` and turn its pages to and fro.",
        "The pictures stay here, too.",
    ),
    (
        "Press **Bet**, then let the computers play for 30 seconds without a press of yours.",
        "The table's message keeps up with the game.",
    ),
    (
        "Open four hands with **My hand** in one channel, and play quickly for two minutes.",
        "Every hand keeps up. `/metrics` or the log count few 429s or none.",
    ),
    (
        "Somebody who shares no other server with the players looks at the table on a phone.",
        "They read names, not numbers and not `@unknown-user`.",
    ),
    (
        "The same person looks at their hand in the direct messages while its text names another player.",
        "They read that player's name there, too.",
    ),
    (
        "Press a link that leads to a hand in the channel. Then use **Jump To Present**.",
        "The hand is still there. Otherwise **My hand** shows it again.",
    ),
    (
        "Leave a hand in the channel open for 16 minutes.",
        "It says after 14 minutes that it is no longer kept up to date. **Refresh** brings it back.",
    ),
    (
        "Leave a table alone for 65 minutes, then make five quick moves.",
        "The same message keeps up. The log has few 30046, and no second table message appears.",
    ),
    (
        "It is somebody's turn whose phone is locked. The others play on once that person has moved.",
        "The phone rings once for the turn, and only after some time without an answer.",
    ),
    (
        "A player switches off direct messages from this server, then a new game is dealt.",
        "The table says once that **My hand** shows the cards, and the game goes on.",
    ),
    (
        "Somebody with a new account, whose age is not verified, sits down.",
        "The hand arrives in the inbox or among the message requests.",
    ),
    (
        "With a German client, read a text that names a command, and press that name.",
        "The command starts, by the name that the text shows.",
    ),
    (
        "Set quiet hours that include this moment (`/settings`), and wait for a turn that pings you.",
        "The phone makes no sound.",
    ),
    (
        "Open `/settings` and `/preferences` on an old phone client.",
        "Choices, ticks and the list of channels are shown. What you choose is kept.",
    ),
    (
        "Switch on a thread for each table. Archive it by hand, then make a move. Lock it, then make another.",
        "The archived thread opens again. The locked one is replaced.",
    ),
    (
        "During a game take Attach Files from the bot's role, then Embed Links, then Send Messages. Give them back.",
        "Words take the place of pictures. The log has few 403s. The table goes on by itself.",
    ),
    (
        "Install the bot to your account. Use it in a group chat, and on a server where Use External Apps is off.",
        "Table and hand work in the group chat. There only you see them. **Refresh** works after 14 minutes.",
    ),
    (
        "Kill the bot during a deal (`kill -9`) and start it again. Then take its network away for two minutes.",
        "The same messages go on, with their pictures.",
    ),
    (
        "Hold an evening with `/evening`, with Create Events allowed, and play it to its end.",
        "The server's event begins and ends with it. `/metrics` counts no 403 and no 429.",
    ),
)

STEPS = tuple(Step(number, do, right) for number, (do, right) in enumerate(_TEXTS, 1))
