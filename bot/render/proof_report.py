"""Formats the verification of a record: whether its randomness follows from the commitment, and what that proves."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from bot.rules.proof_check import VerificationReport, read_proof, verify
from bot.rules.proof_v1 import ShuffleProof, proofs
from bot.rules.record import FindGame, lines_of, read_line, replay


@dataclass(frozen=True, slots=True)
class VerificationResult:
    """The result of verifying a record; `promise`: the commitment of the game, "" where there is none."""

    verdict: VerificationReport
    broken_rule: int | None
    promise: str

    @property
    def status(self) -> int:
        """The exit status: 0 holds, 1 broken, 2 nothing to check."""
        return self.verdict.status if self.broken_rule is None else 1


def judge(data: bytes, find_game: FindGame, promise: str | None = None) -> VerificationResult:
    """Return the result of verifying a record.

    Args:
        promise: the commitment that a player noted before the game.

    Raises:
        ParseError: a line can't be read.
    """
    header = next((read_line(raw) for _, raw in lines_of(data)), dict[str, object]())
    if "proof" not in header:
        for _ in proofs(data):
            pass  # only to its end: of a file that can't be read nothing is said but why
    [(last, _)] = replay(data, find_game, each=False)
    broken = None if last["valid"] else int(str(last["line"]))
    proof = read_proof(header)
    return VerificationResult(verify(data, promise), broken, proof.terms.promise if proof else "")


def proof_lines(data: bytes, judged: VerificationResult, say: Callable[..., str]) -> Iterator[str]:
    """Yield the result in words: the verdict in one sentence, then the details."""
    verdict = judged.verdict
    yield _verdict(judged, say)
    if judged.promise:
        yield say("verify-promise", promise=judged.promise)
    said = 0
    for line in _shuffle_details(data, verdict, say) if verdict.proof < 2 else _game_details(verdict, say):
        said += 1
        yield line
    if judged.broken_rule is not None:
        yield say("verify-invalid", line=str(judged.broken_rule))
    yield say(_meaning(verdict, has_lines=said > 0))


def _verdict(judged: VerificationResult, say: Callable[..., str]) -> str:
    verdict = judged.verdict
    if verdict.faults and verdict.status == 1:
        fault = next(each for each in verdict.faults if each.code != "words_deleted")
        return say("verify-verdict-broken", what=say(FAULTS[fault.code]))
    if judged.broken_rule is not None:
        return say("verify-verdict-broken", what=say("verify-invalid", line=str(judged.broken_rule)))
    if verdict.faults:
        return say("verify-verdict-unknown", what=say(FAULTS[verdict.faults[0].code]))
    if verdict.sealed:
        return say("verify-verdict-sealed")
    return say("verify-verdict-holds" if verdict.holds else "verify-verdict-none")


def _game_details(verdict: VerificationReport, say: Callable[..., str]) -> Iterator[str]:
    """Yield the details for a game with one seed."""
    if verdict.holds:
        yield say("verify-all-holds")
    elif verdict.sealed:
        yield say("verify-sealed")
    for fault in verdict.faults:
        yield say("verify-fault", line=str(fault.line), what=say(FAULTS[fault.code]))


def _shuffle_details(data: bytes, verdict: VerificationReport, say: Callable[..., str]) -> Iterator[str]:
    for proof in proofs(data):
        yield say(SHUFFLES[_how(proof)], **asdict(proof))
    if any(fault.code == "promise_differs" for fault in verdict.faults):
        yield say("verify-promise-differs")


def _meaning(verdict: VerificationReport, *, has_lines: bool) -> str:
    """Return the key of what a verdict proves; `has_lines` is whether there were details about the randomness."""
    match verdict.proof:
        case 2:
            return "verify-meaning-seed"
        case 1:
            return "verify-meaning"
        case _:
            return "verify-no-proof" if has_lines else "verify-nothing"


def _how(proof: ShuffleProof) -> str:
    if not proof.salted:
        return "unsalted"
    if not proof.promised:
        return "unpromised"
    return "holds" if proof.holds else "broken"


SHUFFLES = {
    "holds": "verify-holds",
    "broken": "verify-broken",
    "unpromised": "verify-unpromised",
    "unsalted": "verify-unsalted",
}
FAULTS = {
    "bad_json": "verify-bad-json",
    "bad_proof": "verify-bad-proof",
    "promise_differs": "verify-promise-differs",
    "wrong_table": "verify-wrong-table",
    "wrong_options": "verify-wrong-options",
    "wrong_promise": "verify-wrong-promise",
    "words_deleted": "verify-words-deleted",
    "wrong_dealer": "verify-wrong-dealer",
    "deal_line": "verify-deal-line",
    "no_label": "verify-no-label",
    "bad_label": "verify-bad-label",
    "wrong_label": "verify-wrong-label",
    "wrong_luck": "verify-wrong-luck",
    "missing_luck": "verify-missing-luck",
    "wrong_pack": "verify-wrong-pack",
    "no_salt": "verify-no-promise",
    "no_promise": "verify-no-promise",
}
"""The messages for codes of docs/dev/proof-checks.md."""
