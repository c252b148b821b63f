"""Keep messages in channels up to date: panels, hands, pings, notices."""

from bot.ui.live.direct_messages import CLOSED_NOTE
from bot.ui.live.kind_messages import KindMessage
from bot.ui.live.lapsed import LAPSED, LapsedMessages, addresses
from bot.ui.live.late_images import Charted, LateImages
from bot.ui.live.message_sync import MessageSync
from bot.ui.live.reach import Reach
from bot.ui.live.role_mentions import can_mention, mentioning
from bot.ui.live.superseded_messages import SupersededMessage
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.threads import ARCHIVE_MINUTES
