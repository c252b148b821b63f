"""Consent: the handler of the buttons by which players agree to a request or refuse it."""

from functools import partial

from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import ANSWERS, REQUEST_ANSWERS, SimpleVerb


class Answers(FeatureCog, name="consent"):
    """Takes the answers to requests of every kind."""

    @handles(*REQUEST_ANSWERS)
    async def answer(self, click: Click[SimpleVerb]) -> None:
        """Agree to a request, or refuse it; two requests of a kind have the same buttons, one after the other."""
        kind, agrees = REQUEST_ANSWERS[click.verb]
        consents = self.service.consents
        do = partial(consents.refuse, click.table, click.user, kind)
        if agrees:
            do = partial(consents.agree, click.table, click.user, kind, click.seen)
        await self.shared.clicked.change(click, do, in_hands=click.verb in ANSWERS)
