"""Maps tournaments to database rows and back."""

import json
from dataclasses import asdict
from datetime import datetime

from bot.rules.record import FindGame
from bot.storage import Connection, EntrantRow, MastersRow, PairingRow, TournamentRow, tournaments
from bot.tables.house_rules import options_json
from bot.tables.tournaments.models import Entrant, MastersResult, Pairing, Plan, TableResult, Tournament


def read(db: Connection, number: int, find_game: FindGame) -> Tournament | None:
    """Return a tournament, or None; raise RuleError if this program can't read its game or options."""
    row = tournaments.find(db, number)
    if row is None:
        return None
    game = find_game(row.game)
    return Tournament(
        row.id,
        row.guild,
        row.channel,
        row.host,
        row.game,
        game.options.validate(json.loads(row.options)),
        row.form,
        row.rounds,
        row.seats,
        row.minutes,
        row.status,
        row.round,
        row.due_at,
        row.time_left,
        row.warned,
        row.revision,
        row.opened_at,
        row.oldest_message,
        tuple(map(_entrant, tournaments.entrants(db, number))),
        tuple(map(_pairing, tournaments.pairings(db, number))),
        tournaments.wishes(db, number),
        _plan(row.plan),
        row.opens_at,
        row.remind_at,
        row.places,
        row.masters,
        tuple(map(_masters, tournaments.masters(db, number))),
        row.handicap,
    )


def row_of(tournament: Tournament, find_game: FindGame) -> TournamentRow:
    """Return the row of a tournament."""
    return TournamentRow(
        id=tournament.id,
        guild=tournament.guild,
        channel=tournament.channel,
        host=tournament.host,
        game=tournament.game,
        options=options_json(find_game(tournament.game), tournament.options),
        form=tournament.form,
        rounds=tournament.rounds,
        seats=tournament.seats,
        minutes=tournament.minutes,
        status=tournament.status,
        round=tournament.round,
        due_at=tournament.due,
        time_left=tournament.left,
        warned=tournament.warned,
        revision=tournament.revision,
        opened_at=tournament.opened_at,
        oldest_message=tournament.oldest_message,
        plan=_plan_json(tournament.plan),
        opens_at=tournament.opens_at,
        remind_at=tournament.remind_at,
        places=tournament.places,
        masters=tournament.with_masters,
        handicap=tournament.handicap,
    )


def save(db: Connection, before: Tournament, after: Tournament, find_game: FindGame) -> None:
    """Write the changed rows of a tournament; raise ConcurrentUpdate if the saved one isn't `before` any more."""
    tournaments.save(db, row_of(after, find_game), before.revision)
    if after.status == "over" and before.status != "over":
        tournaments.count_for_season(db, after.id, after.guild)
    if after.entrants != before.entrants:
        tournaments.save_entrants(db, after.id, after.guild, map(_entrant_row, after.entrants))
    if after.wishes != before.wishes:
        tournaments.save_partner_wishes(db, after.id, after.guild, after.wishes)
    known = {(each.round, each.place): each for each in before.pairings}
    new = [each for each in after.pairings if (each.round, each.place) not in known]
    tournaments.add_pairings(db, after.id, after.guild, map(_pairing_row, new))
    for each in after.pairings:
        old = known.get((each.round, each.place))
        if each.result is not None and (old is None or old.result is None):
            tournaments.enter(db, after.id, each.round, each.place, asdict(each.result))

    for played in after.masters[len(before.masters) :]:
        tournaments.add_masters(db, after.id, after.guild, _masters_row(played))


def _plan(text: str | None) -> Plan | None:
    if text is None:
        return None
    saved = json.loads(text)
    return Plan(datetime.fromisoformat(saved["start"]), saved["zone"], saved["weekly"], saved["remind"])


def _plan_json(plan: Plan | None) -> str | None:
    return None if plan is None else json.dumps(asdict(plan) | {"start": plan.start.isoformat()})


def _entrant(row: EntrantRow) -> Entrant:
    sat_out = tuple(json.loads(row.sat_out))
    deleted = row.person == 0
    return Entrant(row.number, row.person or None, row.pair, row.since, row.gone, deleted, row.handicap, sat_out)


def _entrant_row(entrant: Entrant) -> EntrantRow:
    return EntrantRow(
        number=entrant.number,
        person=0 if entrant.deleted else entrant.user,
        pair=entrant.pair,
        since=entrant.since,
        gone=entrant.gone,
        handicap=entrant.handicap,
        sat_out=json.dumps(entrant.sat_out),
    )


def _pairing(row: PairingRow) -> Pairing:
    entrants = tuple(json.loads(row.entrants))
    return Pairing(row.round, row.place, entrants, row.board, row.table_id, _result(row.result))


def _result(text: str | None) -> TableResult | None:
    if text is None:
        return None
    kept = json.loads(text)
    lists = {name: tuple(kept[name]) for name in ("places", "points", "marks", "apart")}
    return TableResult(**lists, game=kept["game"])


def _masters(row: MastersRow) -> MastersResult:
    result = _result(row.result)
    assert result is not None
    return MastersResult(row.board, row.seats, row.table_id, row.version, result)


def _masters_row(played: MastersResult) -> MastersRow:
    return MastersRow(
        board=played.board,
        seats=played.seats,
        table_id=played.table,
        version=played.version,
        result=json.dumps(asdict(played.result)),
    )


def _pairing_row(pairing: Pairing) -> PairingRow:
    return PairingRow(
        round=pairing.round, place=pairing.place, entrants=json.dumps(pairing.entrants), board=pairing.board
    )
