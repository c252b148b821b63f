"""How everybody stands in a tournament: in lines, on a chalkboard, on a podium."""

from collections.abc import Sequence

from bot.i18n import Words
from bot.render.captions import MOST
from bot.render.standings import LOST, MOST_ROWS, Standing, podium, standings
from bot.tables import Place, Tournament
from bot.ui.layout.limits import clip
from bot.ui.layout.tournament_names import TournamentNames
from bot.ui.pictured import Sketch

STEPS = 3


def score(tournament: Tournament, place: Place, words: Words, *, short: bool = False) -> str:
    """Return what decides first, as a figure; `short`: as it stands below a column's heading."""
    if tournament.form == "duplicate":
        figure = f"{place.score:.1f}"
        return figure if short else words("tournament-percent", number=figure)
    if tournament.form == "knockout":
        return str(int(place.score)) if short else words("tournament-won", count=int(place.score))
    return f"{place.score:.2f}".removesuffix("0")


def standing_lines(
    tournament: Tournament, places: Sequence[Place], words: Words, names: TournamentNames
) -> list[str]:
    """Return a line for everybody, best first."""
    lines: list[str] = []
    for place in places:
        name = names.unit(place.unit)
        line = words("tournament-line", place=str(place.place), name=name, score=score(tournament, place, words))
        if place.marks:
            line = words("tournament-line-marks", line=line, marks=place.marks)
        if place.tables:
            line = words("tournament-line-points", line=line, points=place.points)
        if place.stood_in:
            line = words("tournament-line-stood-in", line=line, count=place.stood_in)
        lines.append(line)
    return lines


def _rows(
    tournament: Tournament, places: Sequence[Place], words: Words, names: TournamentNames
) -> tuple[Standing, ...]:
    """Return the lines of the chalkboard."""
    return tuple(
        Standing(place.place, names.drawn(place.unit), _values(tournament, place, words)) for place in places
    )


def _values(tournament: Tournament, place: Place, words: Words) -> tuple[str, ...]:
    points = str(place.points).replace("-", "−")
    first = score(tournament, place, words, short=True)
    return (first, str(place.marks), points) if tournament.form == "everybody" else (first, points)


def _columns(tournament: Tournament, words: Words) -> tuple[str, ...]:
    if tournament.form == "everybody":
        return words("tournament-column-places"), LOST, words("tournament-column-points")
    first = "percent" if tournament.form == "duplicate" else "rounds"
    return words(f"tournament-column-{first}"), words("tournament-column-difference")


def standings_sketch(
    tournament: Tournament, places: Sequence[Place], words: Words, names: TournamentNames
) -> Sketch | None:
    """Return the chalkboard; None while nobody has played."""
    rows = _rows(tournament, places, words, names)[:MOST_ROWS]
    if not any(place.tables for place in places):
        return None
    title = words("tournament-standings", round=tournament.round)
    alt = words("alt-standings", title=title, rows=_told(rows, places, names))
    return Sketch(standings, (_columns(tournament, words), rows), (), clip(alt, MOST))


def podium_sketch(
    tournament: Tournament, places: Sequence[Place], words: Words, names: TournamentNames
) -> Sketch | None:
    """Return the podium with the first three; None if nobody has played."""
    best = [place for place in places if place.tables][:STEPS]
    if not best:
        return None
    rows = tuple(Standing(place.place, names.drawn(place.unit), (score(tournament, place, words),)) for place in best)
    return Sketch(podium, (rows,), (), clip(words("alt-podium", rows=_told(rows, best, names)), MOST))


def winners(places: Sequence[Place], words: Words, names: TournamentNames) -> str | None:
    """Return who has won; None if nobody has played."""
    best = [place for place in places if place.place == 1 and place.tables]
    if not best:
        return None
    told = ", ".join(names.unit(place.unit) for place in best)
    return words("tournament-first", count=sum(names.size(place.unit) for place in best), names=told)


def _told(rows: Sequence[Standing], places: Sequence[Place], names: TournamentNames) -> str:
    """Return rows of a picture in words, with the names in full."""
    pairs = zip(rows, places, strict=False)
    return "; ".join(f"{row.place}. {names.told(place.unit)} ({', '.join(row.values)})" for row, place in pairs)
