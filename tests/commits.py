"""Checks subjects of commits: `type(area): imperative`, at most 72 characters.

`tests/test_commits.py` checks the history since `START`. The hook in .pre-commit-config.yaml runs
`python -m tests.commits FILE` on a message before git commits it.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
START = "2026-11-26T02:45:00Z"
"""Earlier subjects are as they are."""
LONGEST = 72
SUBJECT = re.compile(r"(?:build|chore|ci|docs|feat|fix|perf|refactor|style|test)(?:\([^()]+\))?!?: (?P<words>\S.*)")
ENDINGS = {
    "ed": {"embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed", "succeed"},
    "ing": {"bring", "ping", "ring", "string"},
    "s": {"alias", "bias", "canvas", "focus"},
}
"""Endings of verbs that are no imperatives, and verbs that end so."""
NO_VERBS = re.compile(
    "a|after|all|an|and|any|as|at|before|both|by|each|every|for|from|if|in|it|its|more|new|no|nobody|not|nothing|of|on|one"
    "|only|other|our|some|that|the|their|there|these|they|this|those|to|two|we|what|when|where|which|while|who|whoever"
    "|with|without|you"
)


def fault(subject: str) -> str | None:
    """Return what is wrong with a commit's subject; None if nothing is."""
    if subject.startswith(('Revert "', "fixup! ", "squash! ")):
        return None
    if len(subject) > LONGEST:
        return f"it has {len(subject)} characters, at most {LONGEST} fit"
    match = SUBJECT.fullmatch(subject)
    if match is None:
        return "it has to begin with a type and an area, as in `fix(tables): `"
    first = re.split(r"[^\w'-]", match["words"], maxsplit=1)[0].lower()
    ends = any(first.endswith(end) and first not in verbs for end, verbs in ENDINGS.items())
    if not first or NO_VERBS.fullmatch(first) or (ends and not first.endswith("ss")):
        return f"`{first}` is no imperative, such as `add`, `show` or `return`"
    if match["words"].endswith("."):
        return "it ends with a period"
    return None


def subjects() -> list[str]:
    """Return the subjects in the history since `START`; none where there is no history."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return []
    log = [git, "-C", str(ROOT), "log", f"--since={START}", "--no-merges", "--format=%s"]
    return subprocess.run(log, check=True, capture_output=True, text=True).stdout.splitlines()


def main(path: str) -> int:
    """Check the message that git is about to commit; return the exit status."""
    subject = Path(path).read_text(encoding="utf-8").partition("\n")[0]
    wrong = fault(subject)
    if wrong is not None:
        sys.stderr.write(f"{subject}\n{wrong}\n")
    return 0 if wrong is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
