"""Registration: pure changes of the entrants of a tournament.

A leaver keeps their number and result; a computer player substitutes in the current round, and in pairs to the end as
long as the partner plays. A latecomer plays from the next round on.
"""

from collections.abc import Collection, Iterator

from bot.errors import Conflict, PermissionDenied
from bot.tables.copies import replace
from bot.tables.tournaments.models import PAIR, Entrant, Tournament

MAX_ENTRANTS = 100


def check_not_over(tournament: Tournament) -> None:
    """Accept a tournament that is planned, open or played; raise Conflict `tournament_over`."""
    if tournament.status not in {"planned", "open", "playing"}:
        raise Conflict("tournament_over")


def join(tournament: Tournament, user: int) -> Tournament:
    """Return the tournament with one more entrant, who waits if all places are taken, or with one back who had left.

    Raises Conflict `tournament_over`, `already_entered`, `tournament_full` (limit), `tournament_too_late`.
    """
    check_not_over(tournament)
    old = tournament.for_user(user)
    if old is not None and not old.gone:
        raise Conflict("already_entered")
    begun = tournament.status == "playing"
    if begun and tournament.places and len(tournament.people) >= tournament.places:
        raise Conflict("tournament_full", limit=tournament.places)
    if old is not None:
        since = max(old.since, tournament.round + 1) if begun and not tournament.in_pairs else old.since
        return _changed(tournament, replace(old, gone=False, since=since))
    if begun and tournament.form == "knockout":
        raise Conflict("tournament_too_late")
    if len(tournament.entrants) >= MAX_ENTRANTS:
        raise Conflict("tournament_full", limit=MAX_ENTRANTS)
    return _late(tournament, user) if begun else _added(tournament, Entrant(len(tournament.entrants) + 1, user))


def _late(tournament: Tournament, user: int) -> Tournament:
    """Return the tournament with a latecomer; where pairs play, in the place of a substitute."""
    number, since = len(tournament.entrants) + 1, tournament.round + 1
    if not tournament.in_pairs:
        return _added(tournament, Entrant(number, user, number, since))
    alone = next((each for each in tournament.entrants if each.user is None and not each.deleted and each.pair), None)
    if alone is not None:  # a computer player, who stops playing now
        return _changed(tournament, replace(alone, user=user, since=since))
    comer = Entrant(number, user, number, since)
    return _added(_added(tournament, comer), Entrant(number + 1, None, number, since))


def leave(tournament: Tournament, user: int) -> Tournament:
    """Return the tournament without an entrant; the first entrant replaces a leaving organiser.

    Raises Conflict `tournament_over`, `not_entered`.
    """
    check_not_over(tournament)
    entrant = tournament.for_user(user)
    if entrant is None or entrant.gone:
        raise Conflict("not_entered")
    if tournament.listed:
        rest = [each for each in tournament.entrants if each.user != user]
        numbered = tuple(replace(each, number=number) for number, each in enumerate(rest, 1))
        wishes = tuple(wish for wish in tournament.wishes if user not in wish)
        after = replace(tournament, entrants=numbered, wishes=wishes)
    else:
        after = _changed(tournament, replace(entrant, gone=True))
    return followed(after, user)


def returned(tournament: Tournament, users: Collection[int]) -> Tournament:
    """Return the tournament with leavers back who play on: they get a seat in the next round."""
    for each in tournament.entrants:
        if each.gone and each.user in users:
            tournament = _changed(tournament, replace(each, gone=False))
    return tournament


def followed(tournament: Tournament, user: int) -> Tournament:
    """Return the tournament with the first entrant as organiser, if this user was it and entrants are left."""
    if tournament.host != user or not tournament.people:
        return tournament
    return replace(tournament, host=next(each.user for each in tournament.people if each.user is not None))


def wish(tournament: Tournament, user: int, other: int) -> Tournament:
    """Return the tournament with a preferred partner; two who prefer each other become a pair.

    Raises Conflict `tournament_begun`, `no_pairs`, `not_entered`, `partner_not_entered`, `partner_yourself`.
    """
    if not tournament.listed:
        raise Conflict("tournament_begun")
    if not tournament.in_pairs:
        raise Conflict("no_pairs")
    if tournament.for_user(user) is None:
        raise Conflict("not_entered")
    if user == other:
        raise Conflict("partner_yourself")
    if tournament.for_user(other) is None:
        raise Conflict("partner_not_entered", user=other)
    kept = tuple(each for each in tournament.wishes if each[0] != user)
    return replace(tournament, wishes=tuple(sorted((*kept, (user, other)))))


def agreed(tournament: Tournament) -> tuple[tuple[int, int], ...]:
    """Return the user ids of entrants who prefer each other."""
    wishes = dict(tournament.wishes)
    return tuple((one, other) for one, other in wishes.items() if one < other and wishes.get(other) == one)


def paired(tournament: Tournament) -> Tournament:
    """Return the tournament with a pair for everyone: preferred partners, then the others by registration.

    A computer player completes the pair of a single one left over.
    """
    if not tournament.in_pairs:
        return replace(
            tournament, entrants=tuple(replace(each, pair=each.number) for each in tournament.entrants), wishes=()
        )
    partners = dict(_partners(tournament))
    entrants = list(tournament.entrants)
    if len(entrants) % PAIR:
        last = next(each for each in entrants if partners[each.number] == 0)
        entrants.append(Entrant(len(entrants) + 1, None))
        partners[last.number] = len(entrants)
        partners[len(entrants)] = last.number
    seated = tuple(replace(each, pair=min(each.number, partners[each.number])) for each in entrants)
    return replace(tournament, entrants=seated, wishes=())


def _partners(tournament: Tournament) -> Iterator[tuple[int, int]]:
    """Yield each entrant's number with their partner's, 0 for one left over."""
    numbers = {each.user: each.number for each in tournament.entrants}
    taken: set[int] = set()
    for one, other in agreed(tournament):
        pair = numbers[one], numbers[other]
        taken.update(pair)
        yield pair
        yield pair[1], pair[0]
    rest = [each.number for each in tournament.entrants if each.number not in taken]
    for first, second in zip(rest[::2], [*rest[1::2], 0][: len(rest[::2])], strict=True):
        yield first, second
        if second:
            yield second, first


def check_may_run(tournament: Tournament, user: int, *, manages: bool) -> None:
    """Accept a manager, or the organiser or else first entrant; raise PermissionDenied `not_organiser`."""
    host = tournament.host or next((each.user for each in tournament.people), None)
    if host != user and not manages:
        raise PermissionDenied("not_organiser")


def _added(tournament: Tournament, entrant: Entrant) -> Tournament:
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def _changed(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(entrant if each.number == entrant.number else each for each in tournament.entrants)
    return replace(tournament, entrants=entrants)
