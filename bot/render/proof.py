"""The proof of the shuffle in words: for every deal whether pack, salt and commitment agree, and what that proves."""

from collections.abc import Callable, Iterator
from dataclasses import asdict

from bot.rules.commitment import Proof, proofs
from bot.rules.record import FindGame, replay


def proof_lines(data: bytes, find_game: FindGame, say: Callable[..., str]) -> tuple[list[str], bool]:
    """Return what can be said of every shuffle of a record, and whether all is as it was promised.

    Args:
        data: the record file.
        find_game: how to find a game by its id.
        say: looks up a message of the catalogs.

    Raises:
        FormError: a line can't be read.
    """
    said = list(proof_sentences(data, find_game, say))
    return [line for _, line in said], all(good for good, _ in said)


def proof_sentences(data: bytes, find_game: FindGame, say: Callable[..., str]) -> Iterator[tuple[bool, str]]:
    """Yield the lines of `proof_lines`, each with whether it is well so far; raises FormError as it comes there."""
    found = False
    for proof in proofs(data):
        found = True
        yield proof.holds, say(f"verify-{verdict(proof)}", **asdict(proof))
    [(last, _)] = replay(data, find_game, each=False)
    if not last["valid"]:
        yield False, say("verify-invalid", line=str(last["line"]))
    yield found, say("verify-meaning" if found else "verify-nothing")


def verdict(proof: Proof) -> str:
    """Return in one word what can be said of a shuffle; the catalogs have the sentence."""
    if not proof.salted:
        return "unsalted"
    if not proof.promised:
        return "unpromised"
    return "holds" if proof.holds else "broken"
