"""Make golden files: `python -m tests.golden.make`.

Computer players play a record (`.jsonl`) when there is none, and it never changes again: later versions must be able
to read it. The final object (`.json`) is written once with it. The transcript (`.txt`) is rewritten every time, since
texts may change; look at the difference before committing it.
"""

import json
from pathlib import Path
from random import Random

from bot.contract import sensible_action
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import transcript
from bot.rules.record import Header, replay
from bot.tables.game.advance import ChanceDealer, promise

FOLDER = Path(__file__).parent

# file name: (game, options, seats)
PLAYED: dict[str, tuple[str, dict[str, object], int]] = {
    "bieten-usual": ("bieten", {}, 4),
    "bieten-knockout": ("bieten", {"target": 5, "knockout": True, "wild": "weli-and-sevens"}, 3),
    "bieten-south": ("bieten", {"counting": "conceded-first", "wild": "none", "packets": "2+1", "target": 7}, 6),
    "bieten-careless": ("bieten", {"irregularities": "minus-two", "steal": False, "target": 7}, 2),
    "bid_whist-usual": ("bid_whist", {}, 4),
    "bid_whist-rubber": ("bid_whist", {"preset": "boston_parr", "target": 7}, 4),
    "bid_whist-callable": ("bid_whist", {"preset": "wikipedia"}, 4),
    "bid_whist-alone": ("bid_whist", {"preset": "cutthroat"}, 4),
    "betel-usual": ("betel", {"target": 150}, 3),
    "betel-contra": ("betel", {"preset": "polish", "target": None, "deal_cap": 5}, 3),
}


def play(game_id: str, options: dict[str, object], seats: int, rng: Random) -> str:
    """Return the record of a game of computer players, with salts and commitments."""
    game = find_game(game_id)
    header = Header(game, game.options.validate(options), tuple("ABCDEFGHIJ"[:seats]), seats - 1)
    croupier = ChanceDealer(rng, lambda: rng.randbytes(16).hex())
    moves = croupier.advance(game, header.start(), None, None)
    lines = list(moves.lines)
    while not moves.states[-1].outcome:
        moves = croupier.advance(game, moves.states[-1], sensible_action(game, moves.states[-1], rng), None)
        lines += moves.lines
    promised = [number for line in lines if (number := promise(json.loads(line)))]
    return "".join(f"{line}\n" for line in (json.dumps(header.json(commit=promised)), *lines))


def last_object(record: bytes) -> dict[str, object]:
    """Return what `replay` prints of a record."""
    [(last, _)] = replay(record, find_game, each=False)
    return json.loads(json.dumps(last))


def words_of(record: bytes) -> str:
    """Return the transcript of a record."""
    catalogs = Catalogs.load(strict=True)
    return "".join(f"{line}\n" for _, line in transcript(record, find_game, lambda game: catalogs.words("en", game)))


def main() -> None:
    """Write what is missing, and the transcripts."""
    for name, (game, options, seats) in PLAYED.items():
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text(play(game, options, seats, Random(name)), encoding="utf-8")
            text = json.dumps(last_object(path.read_bytes()), indent=1)
            path.with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")
        path.with_suffix(".txt").write_text(words_of(path.read_bytes()), encoding="utf-8")


if __name__ == "__main__":
    main()
