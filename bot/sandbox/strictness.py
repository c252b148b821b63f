"""In which rows the sandbox is as strict as Discord; each can be switched off by itself.

A test that plants a deviation starts `Sandbox(strictness=Strictness(kept_files_named=False))`, or sets
`sandbox.strictness` while the sandbox runs. docs/sandbox.md describes every row.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strictness:
    """What the sandbox does as Discord does it; False: the kinder way.

    Args:
        files_in_components: a message's `attachments` leave out the files that its components or embeds use.
        kept_files_named: in an edit, `attachment://name` finds only files that the request itself names: uploads, and
            kept files whose entry in `attachments` has id and filename.
    """

    files_in_components: bool = True
    kept_files_named: bool = True


STRICT = Strictness()
"""As Discord."""
LENIENT = Strictness(**dict.fromkeys(Strictness.__slots__, False))
"""The kinder way in every row."""
