"""What the table service tells: tables, seats, games, hands; values that never change once made."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.players import Decision
from bot.rules.claims import ALL, Kind
from bot.rules.options import Value
from bot.rules.panel import CardRow, LocalizedText
from bot.rules.premoves import Said
from bot.rules.state import Outcome, View
from bot.storage import USUAL, Level
from bot.tables.copies import replace

ClaimEnd = Literal["", "refused", "fails", "granted"]
Status = Literal["lobby", "playing", "over", "closed"]
ClosedBy = Literal["", "host", "moderator", "left", "deserted", "tournament"]
"""What closes a table: its host, a moderator, that all players leave or stay away, or its tournament; "" unknown."""
Ruling = Literal["stands", "again", "void"]
"""How a protest is answered: what was done stands; the deal is dealt again; the game has no result."""
ConsentKind = Literal["claim", "deal_again", "end", "start", "swap", "take_back"]
"""What people at a table can ask each other for."""


@dataclass(frozen=True, slots=True)
class Gone:
    """That a person is not there and is asked for no consent, until they press something.

    Args:
        since: since when the game has waited for them, or when it was noticed; in seconds since 1970.
        left: whether they have left the server; else they did not answer when they were woken.
    """

    since: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at one place.

    Args:
        user: a user id, or None for a computer player.
        computer: the number of the computer player at this table, from 1, or None for a person; negative for a person
            who has had what was known of them deleted.
        absent_since: since when a computer player sits in for the person, in seconds since 1970; None: nobody does.
        sat_in: how many turns it has taken running while nobody at all was there, counted up to two.
        level: how well the computer player was asked to play; of a person's seat it says nothing (`levels.level_at`).
        gone: that the person is gone, whether a computer player sits in for them or not.
    """

    user: int | None = None
    computer: int | None = None
    absent_since: int | None = None
    sat_in: int = 0
    level: Level = USUAL
    gone: Gone | None = None

    @property
    def present(self) -> int | None:
        """The user id of a person who plays for themselves."""
        return self.user if self.absent_since is None else None

    @property
    def voter(self) -> int | None:
        """The user id of a person who plays for themselves and is not gone: who is asked for their consent."""
        return None if self.gone else self.present

    @property
    def owner(self) -> "Seat":
        """Whose seat it is, whoever plays for them at the moment and however well."""
        return Seat(self.user, self.computer)


Party = tuple[Seat, ...]
"""People, and computer players who keep them company, who wait for a seat together."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A person's time for their turn; moments in seconds since 1970.

    Args:
        seat, user: whose.
        started: when the game began to wait for them.
        due: when a computer player sits in.
        turn_time: seconds, as the guild had it then.
        remind: when half of the time is over.
    """

    seat: int
    user: int
    started: int
    due: int
    turn_time: int
    remind: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Wait:
    """A game waits for a person without a turn time; moments in seconds since 1970.

    Args:
        seat, user: whose.
        since: since when.
        wake_at: from when on the others may wake them.
    """

    seat: int
    user: int
    since: int
    wake_at: int


@dataclass(frozen=True, slots=True)
class Wake:
    """Somebody was woken and has not answered yet; moments in seconds since 1970.

    Args:
        seat, user: whose.
        since: since when the game has waited for them.
        due: when they are gone.
    """

    seat: int
    user: int
    since: int
    due: int


@dataclass(frozen=True, slots=True)
class Pause:
    """A game that stands still because nobody is there; moments in seconds since 1970.

    Args:
        since: when it began.
        due: when the table is closed without a result, if nobody presses anything.
    """

    since: int
    due: int


@dataclass(frozen=True, slots=True)
class Consent:
    """A request that others agree to or refuse; a table has at most one of each kind.

    Args:
        kind: what is requested.
        agreed: the user ids of those who agree, the asker's first. A negative number is a computer player's yes
            (`consent.computer_at`). A moderator who asks without playing is not among them.
        asked: the user ids of those who are asked, where the kind does not say it.
        revision: clicks on messages of an older revision are about another request; 0: there are none.
        lapses_at: when the request is granted without an answer, in seconds since 1970; None: never.
    """

    kind: ConsentKind
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    revision: int = 0
    lapses_at: int | None = None


Clocks = tuple[TurnClock, ...]
Words = tuple[tuple[int, str], ...]
"""Lucky words, as user id and word."""
Leavers = tuple[tuple[int, int], ...]
"""Who left which seat, as seat and user id."""
Held = tuple[tuple[int, str, str], ...]
"""Who left which seat and is known by a salted hash alone: seat, salt, hash."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game of a table, for the slate.

    Args:
        number: the game's number, the one `/replay` takes.
        options: checked values it was played by.
        seats: who played, by seat.
        outcome: reason, scores, winners, losers.
        deals: as in the record, for the score sheet.
        away: the seats for which others have played in more than half of the deals; only what they lost counts.
    """

    number: int
    options: Mapping[str, Value]
    seats: tuple[Seat, ...]
    outcome: Outcome
    deals: tuple[Mapping[str, object], ...]
    away: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Claim:
    """What has been claimed of the rest of a deal.

    Args:
        deal: which deal of the game, from 1; 0: nothing was claimed yet.
        made: the seats that have claimed in it, the newest last.
        kind: what was claimed last.
        at: the revision since which that is on show.
        shown: the claimant's hand while others are asked for their consent.
        end: what became of the last claim; "" while there is nothing to tell.
        by: the seat that refused it.
    """

    deal: int = 0
    made: tuple[int, ...] = ()
    kind: Kind = ALL
    at: int = 0
    shown: CardRow | None = None
    end: ClaimEnd = ""
    by: int | None = None

    @property
    def seat(self) -> int:
        """The seat that has claimed last."""
        return self.made[-1]

    def over(self, end: ClaimEnd = "", by: int | None = None) -> "Claim":
        """Return it with no hand on show any more."""
        return replace(self, shown=None, end=end, by=by if end else None)


@dataclass(frozen=True, slots=True)
class Protest:
    """What everybody may know of a protest: not what was written.

    Args:
        user: who protests.
        deal: which deal of the game it is about, from 1.
        at: the revision of the table as they saw it.
        ruling: the answer; None: there is none yet.
    """

    user: int
    deal: int
    at: int
    ruling: Ruling | None = None


@dataclass(frozen=True)
class CurrentGame:
    """What everybody may know of the game being played at a table, or of the one just over.

    Args:
        view: the public view of the game.
        number: the game's number, the one `/replay` takes; 0 before it is kept.
        deal: which deal of the game, from 1.
        deals: the deals counted so far, as in the record.
        waiting_for: the seats the game can't go on without, ascending.
        ended: the public view in which the last deal was over, None before; for the message left behind.
        recent: what happened last, newest last.
        promise: what binds the luck of the game; None for games that began before there were promises.
        words: the lucky words by seat, "" for none.
        board: which board it is that other tables play as well; 0: the cards are this table's alone.
        sealed: others still play the same cards: nobody beside the table sees any of them.
        seed: of the promise, once the game's record may be seen; None before.
        commitment: in games without a promise SHA-256 of salt and pack of the current deal, else None.
        untouched: nobody has acted since the last shuffle.
        may_take_back: the seat whose action was the last thing to happen, if it can be taken back by consent.
        clocks: until when the people waited for may think, where there is a turn time.
        waits: since when it waits for the people waited for, where there is no turn time; worked out, not kept.
        wakes: who was woken and has not answered yet.
        leavers: who left which seat, as seat and user id.
        held: which seats were left by people whose data is deleted since, with salt and hash of each.
        began: who was there at the start, by seat.
        claim: who has claimed the rest of a deal.
        pause: the game stands still until somebody presses something; None: it goes on.
        protest: the newest protest in the game; None: nobody has protested.
        practice: the game and the line that it goes on from, where somebody tries a position again, which counts
            nowhere.
        follows: the table as the game before ended in the very change that began this one, for the message left
            behind; nothing of it is kept, and the next action forgets it.
    """

    view: View
    number: int = 0
    deal: int = 0
    deals: tuple[Mapping[str, object], ...] = ()
    waiting_for: tuple[int, ...] = ()
    ended: View | None = None
    recent: tuple[LocalizedText, ...] = ()
    promise: str | None = None
    words: tuple[str, ...] = ()
    board: int = 0
    sealed: bool = False
    seed: str | None = None
    commitment: str | None = None
    untouched: bool = False
    may_take_back: int | None = None
    clocks: Clocks = ()
    waits: tuple[Wait, ...] = field(default=(), compare=False, repr=False)
    wakes: tuple[Wake, ...] = ()
    leavers: Leavers = ()
    held: Held = field(default=(), repr=False)
    began: tuple[Seat, ...] = field(default=(), repr=False)
    claim: Claim = Claim()
    pause: Pause | None = None
    protest: Protest | None = None
    practice: tuple[int, int] | None = None
    follows: "Table | None" = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Table:
    """What everybody may know of a table at one revision.

    Args:
        id: the number people see.
        guild: guild id, or None in a DM and abroad.
        channel: channel id.
        host: user id of who opened it.
        game: the game's id.
        options: checked values.
        house: the code of its house rules.
        min_seats, max_seats: how many can play with these options.
        seats: who sits there, seat 0 first; in the lobby in the order of joining.
        status: lobby, playing, over (rematch possible) or closed.
        revision: grows by one with every change of the table, games included.
        round: the game being played or just over; None in a lobby.
        past: the games played at this table so far, oldest first.
        party: how many who wait for a seat sit down together; 0: nobody can wait here.
        queue: who waits, those who wait longest first.
        promise: what binds the luck of the game to come; "" where there will be none.
        words: the lucky words for the game to come.
        places: where those who sit there have sat down in the lobby, ascending; (): side by side from place 0. The
            game begins with them in this order.
        consents: what people there ask each other for, by kind.
        level: how well the next computer player plays that comes here, if nobody says otherwise.
        hints: whether people may ask for hints here; games at such a table are not rated.
        tournament: the tournament it is a table of, which says who sits here; None: it is nobody's but theirs.
        day: of whose deal of the day this is one person's try, as UTC date: nobody else sees it, and nothing but
            playing is done there; None: any other table.
        abroad: it is in a place where the bot is not, brought there by somebody who has installed it for themselves:
            a group chat, or a server. Nothing is counted there, and no time runs.
        oldest_message: messages with a smaller id are about an earlier table of this number, as there is one after a
            restored backup; 0: none is.
        enders: who has lost the game that the very change which made this table ended; the next change forgets it.
        closed_by: what has closed the table: its host, a moderator, that all have left it or did not come back, or
            its tournament; "" after a restart, for it is not stored.
    """

    id: int
    guild: int | None
    channel: int
    host: int
    game: str
    options: Mapping[str, Value]
    house: str
    min_seats: int
    max_seats: int
    seats: tuple[Seat, ...]
    status: Status
    revision: int
    round: CurrentGame | None = None
    past: tuple[FinishedGame, ...] = ()
    party: int = 0
    queue: tuple[Party, ...] = ()
    promise: str = ""
    words: Words = ()
    places: tuple[int, ...] = ()
    consents: tuple[Consent, ...] = ()
    level: Level = USUAL
    hints: bool = False
    tournament: int | None = None
    day: str | None = None
    abroad: bool = False
    oldest_message: int = 0
    enders: tuple[int, ...] = field(default=(), compare=False, repr=False)
    closed_by: ClosedBy = field(default="", compare=False, repr=False)

    def with_round(self, **changes: Any) -> "Table":
        """Return the table with something of its game changed, by the names of `CurrentGame`.

        There must be a game.
        """
        assert self.round is not None
        return replace(self, round=replace(self.round, **changes))

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with somebody else at a seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def consent(self, kind: ConsentKind) -> Consent | None:
        """Return the open request of a kind, or None."""
        return next((each for each in self.consents if each.kind == kind), None)

    def with_consent(self, consent: Consent) -> "Table":
        """Return the table with a request in the place of the one of its kind."""
        others = self.without_consent(consent.kind).consents
        return replace(self, consents=tuple(sorted((*others, consent), key=lambda each: each.kind)))

    def without_consent(self, *kinds: ConsentKind) -> "Table":
        """Return the table without the requests of some kinds; the same if there are none."""
        kept = tuple(each for each in self.consents if each.kind not in kinds)
        return self if len(kept) == len(self.consents) else replace(self, consents=kept)

    @property
    def game_and_deal(self) -> tuple[int | None, int]:
        """The number of the game and which of its deals is on; None and 0 in a lobby."""
        return (self.round.number, self.round.deal) if self.round else (None, 0)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, or None for who doesn't sit here."""
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        return None

    @property
    def present(self) -> tuple[int, ...]:
        """The people who sit here and play for themselves, by seat."""
        return tuple([seat.user for seat in self.seats if seat.user is not None and seat.absent_since is None])

    @property
    def voters(self) -> tuple[int, ...]:
        """The people who are asked for their consent, by seat."""
        # Every listener to a change asks for them several times.
        return tuple(
            [
                seat.user
                for seat in self.seats
                if seat.user is not None and seat.absent_since is None and seat.gone is None
            ]
        )

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats of people who are gone and for whom nobody sits in."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.gone and seat.present is not None)

    def takes_part(self, user: int) -> bool:
        """Return whether a person sits or waits here, or has played here before."""
        played = any(seat.user == user for game in self.past for seat in game.seats)
        return played or self.is_here(user)

    def is_of(self, user: int) -> bool:
        """Return whether a person sits or waits here, or sat in the game that is on or was the last."""
        sat = {seat.user for seat in self.past[-1].seats} if self.past else set[int | None]()
        if self.round is not None:
            sat |= {seat.user for seat in self.round.began} | {who for _, who in self.round.leavers}
        return user in sat or self.is_here(user)

    def told_to(self, user: int) -> "Table":
        """Return the table as a person may read it: what others still play is told to those alone who sat here."""
        if self.round is None or not self.round.sealed or self.is_of(user):
            return self
        past = tuple(end for end in self.past if end.number != self.round.number)
        return replace(self, past=past, round=None, consents=())

    def is_here(self, user: int) -> bool:
        """Return whether a person sits or waits here."""
        return self.seat_of(user) is not None or self.waits(user)

    def waits(self, user: int) -> bool:
        """Return whether a person waits for a seat here."""
        return any(seat.user == user for party in self.queue for seat in party)


@dataclass(frozen=True, slots=True)
class Hand:
    """A table and what one of its seats may know; for that person only.

    Args:
        table, seat, view: the table, the seat and what it may know.
        ahead: what the person has said in advance; None: nothing.
        hint: what the person was told who has asked for a hint; None: nothing that is still of use.
    """

    table: Table
    seat: int
    view: View
    ahead: Said | None = field(default=None, repr=False)
    hint: Decision | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A table has changed; listeners draw it anew.

    Args:
        before: the table as it was, or None for a new one.
        after: the table as it is.
        events: what everybody saw happen, in order.
    """

    before: Table | None
    after: Table
    events: tuple[LocalizedText, ...]
