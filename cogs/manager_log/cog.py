"""Log of managers' actions: the handler of its button and pages."""

from functools import partial

from bot.tables import MANAGER_LOG_KEPT
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import SETTINGS_BUTTONS, ShowManagerLog
from cogs.manager_log.messages import buttons, log_page


class ManagerLogs(FeatureCog, name="manager_log"):
    """Shows managers what managers have done."""

    slots = (SETTINGS_BUTTONS.filled(buttons),)

    @handles(ShowManagerLog)
    async def show(self, click: Click[ShowManagerLog]) -> None:
        """Show a page of the log, in place of the page of settings; raises PermissionDenied `managers_only`."""
        answer, settings = click.answer, self.shared.more_settings
        guild, words = settings.managed(answer)
        page = await self.service.manager_log.page(guild, click.verb.page)
        plain = self.context.preferences_of(answer.interaction).text_only
        words_of = partial(self.context.catalogs.words, words.locale)
        texts_of = partial(settings.texts, words=words)
        view = log_page(page, MANAGER_LOG_KEPT.days, words, words_of, texts_of, plain=plain)
        people = {user for entry in page.entries for user in (entry.user, entry.other) if user}
        await answer.update(view, shown=sorted(people))
