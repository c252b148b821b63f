"""The first steps, in words."""

from bot.ui.discord import Answer, Context, is_abroad
from bot.ui.pages.texts import show_text


class HelpPages:
    """Answers whoever doesn't know where to begin.

    Args:
        context: the words.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def show(self, answer: Answer) -> None:
        """Answer with the first steps."""
        words = self._context.words(answer.interaction)
        here = [words("abroad-help")] if is_abroad(answer.interaction) else []
        await show_text(self._context, answer, [*words("help-text").split("\n"), words("tutorial-help"), *here])
