"""The rows in which the sandbox is as strict as Discord; each can be switched off.

A test that needs a deviation starts `Sandbox(strictness=Strictness(kept_files_named=False))`, or sets
`sandbox.strictness` while the sandbox runs. docs/sandbox.md describes every row.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strictness:
    """Which of Discord's strict behaviours the sandbox has; False: the lenient one.

    Args:
        files_in_components: a message's `attachments` leave out the files that its components or embeds use.
        kept_files_named: in an edit, `attachment://name` finds only files that the request itself names: uploads, and
            kept files whose entry in `attachments` has id and filename.
        old_edits: in a channel few edits of messages older than an hour are accepted within some seconds (429,
            30046).
        dm_openings: few new DM channels are opened within some seconds (40003), and a bot that goes on trying is
            quarantined (20026).
        default_command_names: the page shows a command mention by the command's default name, in any language.
        unresolved_mentions: the page shows `@unknown-user` for a user whom the message does not list in `mentions`.
    """

    files_in_components: bool = True
    kept_files_named: bool = True
    old_edits: bool = True
    dm_openings: bool = True
    default_command_names: bool = True
    unresolved_mentions: bool = True


SHOWN = ("default_command_names", "unresolved_mentions")
"""The rows that the page follows."""
STRICT = Strictness()
"""As Discord."""
CROWDED = Strictness(dm_openings=False)
"""As Discord, but with any number of new DM channels: for measurements with hundreds of players."""
LENIENT = Strictness(**dict.fromkeys(Strictness.__slots__, False))
"""The lenient behaviour in every row."""
