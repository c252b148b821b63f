"""Public values of the table service: tables, seats, games and hands. All are immutable.

Integer times are in seconds since 1970.

`bot/ui` renders them; `table_mapper` stores them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.players import Decision
from bot.rules.claims import ALL, Kind
from bot.rules.options import Value
from bot.rules.panel import CardRow, LocalizedText
from bot.rules.premoves import Premove
from bot.rules.state import Outcome, View
from bot.storage import USUAL, ClaimEnd, ConsentKind, Level
from bot.tables.copies import replace

Status = Literal["lobby", "playing", "over", "closed"]
ClosedBy = Literal["", "host", "moderator", "left", "deserted", "tournament"]
"""What closed a table: its host, a moderator, the absence or leaving of all players, its tournament; "": unknown."""
Ruling = Literal["stands", "again", "void"]
"""The answer to a protest: the actions stand; the deal is dealt again; the game has no result."""


@dataclass(frozen=True, slots=True)
class Gone:
    """A person who is away: not asked for consent until they click something; `left`: they have left the server."""

    since: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its owner.

    Args:
        user: a user id, or None for a computer player.
        computer: the number of the computer player at this table, from 1, or None for a person; negative for a
            deleted user.
        absent_since: when a computer player became the person's substitute, in seconds since 1970; None: no
            substitute.
        sat_in: how many turns in a row the substitute has taken with every person away; counted up to two.
        level: the level that was asked of the computer player; meaningless for a person's seat
            (`computer_levels.level_at`).
        gone: the person is gone, with or without a substitute.
    """

    user: int | None = None
    computer: int | None = None
    absent_since: int | None = None
    sat_in: int = 0
    level: Level = USUAL
    gone: Gone | None = None

    @property
    def present(self) -> int | None:
        """The user id of a person who plays for themselves, else None."""
        return self.user if self.absent_since is None else None

    @property
    def voter(self) -> int | None:
        """The user id of a person who plays for themselves and is not gone, whose consent is asked; else None."""
        return None if self.gone else self.present

    @property
    def owner(self) -> "Seat":
        """The seat without its substitute and level."""
        return Seat(self.user, self.computer)


Party = tuple[Seat, ...]
"""Users, with computer players that join them, who wait for a seat together."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A person's time for their turn; times in seconds since 1970.

    Args:
        started: when the game began to wait for them.
        due: when a computer player substitutes.
        turn_time: seconds, as the guild's setting was then.
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
    """A wait for a person without a turn time; others can wake them from `wake_at` on."""

    seat: int
    user: int
    since: int
    wake_at: int


@dataclass(frozen=True, slots=True)
class Wake:
    """A wake-up that a person has not answered yet; they count as gone from `due` on."""

    seat: int
    user: int
    since: int
    due: int


@dataclass(frozen=True, slots=True)
class Pause:
    """A game that pauses because every person is away; at `due` the table is closed without a result."""

    since: int
    due: int


@dataclass(frozen=True, slots=True)
class Consent:
    """A request that other players accept or refuse; a table has at most one of each kind.

    Args:
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
"""A seat left by a user known only by a salted hash: seat, salt, hash."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game of a table, for the slate.

    Args:
        deals: as in the record, for the score sheet.
        away: the seats whose owners were away in more than half of the deals; only their defeats count.
    """

    number: int
    options: Mapping[str, Value]
    seats: tuple[Seat, ...]
    outcome: Outcome
    deals: tuple[Mapping[str, object], ...]
    away: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Claim:
    """The claims of the rest of a deal.

    Args:
        deal: the deal's number in the game, from 1; 0: no claim yet.
        made: the seats that have claimed in it, the newest last.
        kind: the last claim.
        at: the revision at which it was made or decided.
        shown: the claimant's hand while the others are asked.
        end: the result of the last claim; "" while it is open.
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
        """The seat that claimed last."""
        return self.made[-1]

    def over(self, end: ClaimEnd = "", by: int | None = None) -> "Claim":
        """Return the claim with its result, and without a hand on show."""
        return replace(self, shown=None, end=end, by=by if end else None)


@dataclass(frozen=True, slots=True)
class Protest:
    """The public part of a protest, made at a revision; its text is private. `ruling` None: not decided yet."""

    user: int
    deal: int
    at: int
    ruling: Ruling | None = None


@dataclass(frozen=True)
class CurrentGame:
    """The public part of the current game at a table, or of the last one.

    Args:
        number: the game's number, as in `/replay`; 0 before it is saved.
        deal: the number of the deal in the game, from 1.
        deals: the deals counted so far, as in the record.
        waiting_for: the seats that must act next, ascending.
        ended: the public view in which the last deal ended, None before; for the message left behind.
        recent: the last events, newest last.
        promise: the commitment to the game's seed; None for games that began before there were commitments.
        lucky_words: the lucky words by seat, "" for none.
        board: the number of the board that other tables play as well; 0: the cards are this table's alone.
        sealed: others still play the same cards, so only this table's players see them.
        seed: the committed seed, once the game's record is public; None before.
        commitment: in games without `promise` SHA-256 of salt and pack of the current deal, else None.
        untouched: no player has acted since the last shuffle.
        may_take_back: the seat whose action was the last event, if it can be undone by consent.
        clocks: the turn clocks of the awaited persons, where there is a turn time.
        waits: the waits for the awaited persons, where there is no turn time; computed, not stored.
        wakes: the wake-ups without an answer.
        leavers: seats that their players left, with user ids.
        held: seats that deleted users had left, with salt and hash of each.
        starters: the players at the start, by seat.
        pause: the game pauses until a player clicks something; None: it goes on.
        protest: the newest protest in the game; None: there is none.
        practice: the game and line where practice began; practice games are not counted.
        follows: the table with the game before, if the same change ended that game and began this one; for the
            message left behind. It is not stored, and the next action drops it.
    """

    view: View
    number: int = 0
    deal: int = 0
    deals: tuple[Mapping[str, object], ...] = ()
    waiting_for: tuple[int, ...] = ()
    ended: View | None = None
    recent: tuple[LocalizedText, ...] = ()
    promise: str | None = None
    lucky_words: tuple[str, ...] = ()
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
    starters: tuple[Seat, ...] = field(default=(), repr=False)
    claim: Claim = Claim()
    pause: Pause | None = None
    protest: Protest | None = None
    practice: tuple[int, int] | None = None
    follows: "Table | None" = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Table:
    """The public part of a table at one revision.

    Args:
        id: the number that players see.
        guild: guild id, or None in a DM or a user-installed channel.
        min_seats: the fewest players that these options allow.
        max_seats: the most players that these options allow.
        seats: the seats, from 0; in the lobby in the order of joining.
        status: lobby, playing, over (rematch possible) or closed.
        revision: grows by one with every change of the table, games included.
        current_game: the current or last game; None in a lobby.
        past: the finished games of this table, oldest first.
        party: how many waiting players sit down together; 0: there is no waiting list.
        queue: the waiting list, longest wait first.
        promise: the commitment to the next game's seed; "" where there will be none.
        lucky_words: the lucky words for the next game.
        places: the chosen places of the seats in the lobby, ascending; (): side by side from place 0. The game begins
            in this order.
        consents: the open requests, by kind.
        level: the default level of the next computer player.
        hints: whether players can ask for hints; games at such a table are not rated.
        tournament: the tournament that owns the table and its seats; None: a table of its players.
        organiser: user id of the tournament's organiser; None: there is none.
        daily_date: the UTC date of the deal of the day if the table is a user's try of it; else None. Such a table is
            private, and for playing only.
        is_user_installed: the table was opened through a user install, in a group chat or a server without the bot.
            Its games are not counted, and no turn time runs.
        oldest_message: messages with a smaller id belong to an earlier table with this number, from before a restored
            backup; 0: there is none.
        enders: the losers of the game that this very change ended early; the next change drops them.
        closed_by: what closed the table; "" after a restart, since it is not stored.
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
    current_game: CurrentGame | None = None
    past: tuple[FinishedGame, ...] = ()
    party: int = 0
    queue: tuple[Party, ...] = ()
    promise: str = ""
    lucky_words: Words = ()
    places: tuple[int, ...] = ()
    consents: tuple[Consent, ...] = ()
    level: Level = USUAL
    hints: bool = False
    tournament: int | None = None
    daily_date: str | None = None
    is_user_installed: bool = False
    oldest_message: int = 0
    enders: tuple[int, ...] = field(default=(), compare=False, repr=False)
    closed_by: ClosedBy = field(default="", compare=False, repr=False)
    organiser: int | None = field(default=None, compare=False, repr=False)

    def with_current_game(self, **changes: Any) -> "Table":
        """Return the table with fields of its current game changed; there must be one."""
        assert self.current_game is not None
        return replace(self, current_game=replace(self.current_game, **changes))

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with one seat replaced."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def consent(self, kind: ConsentKind) -> Consent | None:
        """Return the open request of a kind, or None."""
        return next((each for each in self.consents if each.kind == kind), None)

    def with_consent(self, consent: Consent) -> "Table":
        """Return the table with a request, which replaces the one of its kind."""
        others = self.without_consent(consent.kind).consents
        return replace(self, consents=tuple(sorted((*others, consent), key=lambda each: each.kind)))

    def without_consent(self, *kinds: ConsentKind) -> "Table":
        """Return the table without the requests of some kinds; the same table if there are none."""
        kept = tuple(each for each in self.consents if each.kind not in kinds)
        return self if len(kept) == len(self.consents) else replace(self, consents=kept)

    @property
    def game_and_deal(self) -> tuple[int | None, int]:
        """The number of the current game and of its deal; None and 0 in a lobby."""
        return (self.current_game.number, self.current_game.deal) if self.current_game else (None, 0)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        return None

    @property
    def present(self) -> tuple[int, ...]:
        """The user ids of persons who sit here and play for themselves, by seat."""
        return tuple([seat.user for seat in self.seats if seat.user is not None and seat.absent_since is None])

    @property
    def voters(self) -> tuple[int, ...]:
        """The user ids of persons who are asked for consent, by seat."""
        # Cached: each listener to a change reads them several times.
        return tuple(
            [
                seat.user
                for seat in self.seats
                if seat.user is not None and seat.absent_since is None and seat.gone is None
            ]
        )

    @property
    def awaited(self) -> list[tuple[int, int]]:
        """The seats and user ids of awaited persons who play for themselves."""
        if self.status != "playing" or self.current_game is None:
            return []
        seats = [(number, self.seats[number]) for number in self.current_game.waiting_for]
        return [(number, seat.user) for number, seat in seats if seat.user is not None and seat.absent_since is None]

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats of gone persons that have no substitute."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.gone and seat.present is not None)

    def has_ever_participated(self, user: int) -> bool:
        """Return whether a user sits or waits here, or has ever played here."""
        played = any(seat.user == user for game in self.past for seat in game.seats)
        return played or self.is_here(user)

    def has_participant(self, user: int) -> bool:
        """Return whether a user sits or waits here, or sat in the current or last game."""
        if self.is_here(user):
            return True
        sat = {seat.user for seat in self.past[-1].seats} if self.past else set[int | None]()
        if self.current_game is not None:
            sat |= {seat.user for seat in self.current_game.starters} | {who for _, who in self.current_game.leavers}
        return user in sat

    def redacted_for(self, user: int) -> "Table":
        """Return the table as a user may see it: cards that others still play are shown to its players only."""
        if self.current_game is None or not self.current_game.sealed or self.has_participant(user):
            return self
        past = tuple(end for end in self.past if end.number != self.current_game.number)
        return replace(self, past=past, current_game=None, consents=())

    def is_here(self, user: int) -> bool:
        """Return whether a user sits or waits here."""
        return self.seat_of(user) is not None or self.waits(user)

    def waits(self, user: int) -> bool:
        """Return whether a user is on the waiting list."""
        return any(seat.user == user for party in self.queue for seat in party)


@dataclass(frozen=True, slots=True)
class Hand:
    """A table as one of its seats sees it; private to its player.

    Args:
        hint: the hint that the player has taken, while it is of use.
        newcomer: whether the player has finished few games of this kind, and reads explanations.
    """

    table: Table
    seat: int
    view: View
    premove: Premove | None = field(default=None, repr=False)
    hint: Decision | None = field(default=None, repr=False)
    newcomer: bool = False


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A change of a table, for which listeners redraw messages; `before` is None for a new table."""

    before: Table | None
    after: Table
    events: tuple[LocalizedText, ...]
