"""The rules about states, actions, records and secrets, checked in a random game."""

import json
import pickle
from random import Random

from bot.contract.cases import LONGEST, Case
from bot.contract.errors import BrokenRule
from bot.contract.random_play import NoActionError, random_action, sensible_action
from bot.contract.rule import overrides
from bot.rules.actions import TEXT_LIMIT, Action, CardField, CardsField
from bot.rules.cards import Deck
from bot.rules.errors import IllegalAction
from bot.rules.panel import SeatName, localized
from bot.rules.proof_check import verify
from bot.rules.proof_v2 import SEED_BYTES, HmacStream, SeedInputs, promise_of, write_label
from bot.rules.randomness import shuffle
from bot.rules.record import Header, Replay
from bot.rules.state import State

MOST_ACTIONS = 20_000
"""Actions after which a game of computer players counts as endless."""


def a_random_game_can_be_played(case: Case) -> None:
    """Each position offers an action until the game is over, and `apply` accepts what is offered."""
    if not case.played.steps:
        raise BrokenRule("the first position is over already; `start` returns the state before the first shuffle")


def a_seat_acts_or_chance_is_due_or_the_game_is_over(case: Case) -> None:
    """At each position exactly one holds: `waiting_for` names seats, chance is due, or there is an outcome."""
    sides = case.game.sides(case.options, case.seats)
    for number, state, _ in case.positions():
        waiting = state.waiting_for
        if sum((state.outcome is not None, bool(waiting), state.is_chance_node)) != 1:
            raise BrokenRule(f"{after(number)} `waiting_for` is {waiting} although the game is over; return ()")
        if list(waiting) != sorted(set(waiting)):
            raise BrokenRule(f"{after(number)} `waiting_for` is {waiting}; name each seat once, in ascending order")
        for seat in range(state.seats):
            legal = state.legal_actions(seat)
            if seat in waiting and not legal:
                raise BrokenRule(
                    f"{after(number)} `waiting_for` names seat {seat}, whose `legal_actions` is empty",
                    state.legal_actions,
                )
            if not waiting and legal:
                raise BrokenRule(
                    f"{after(number)} seat {seat} has legal actions, but chance is due or the game is over; "
                    "return NOTHING",
                    state.legal_actions,
                )
        if len(state.scores) != sides:
            raise BrokenRule(
                f"{after(number)} there are {len(state.scores)} scores, but `Game.sides` says {sides}",
                type(state).play,
            )


def exactly_the_legal_actions_apply(case: Case) -> None:
    """`apply` accepts each legal action, refuses every other with a code, and changes no state."""
    for number, state, rng in case.positions(120, every=3):
        before = state.copy()
        if before != state:
            differing = _differing(before, state)
            raise BrokenRule(f"{after(number)} `copy` differs from its state{differing}; copy every slot", state.copy)
        for seat in range(state.seats):
            for action in state.legal_actions(seat):
                if isinstance(action, Action):
                    if action.seat != seat:
                        raise BrokenRule(
                            f"{after(number)} `legal_actions({seat})` returns an action of seat {action.seat}"
                        )
                    if not state.allows(action):
                        raise BrokenRule(f"{after(number)} `allows` rejects {action.text()} of `legal_actions`")
                    state.apply(action)
        universe = list(case.game.all_actions(state))
        for action in rng.sample(universe, min(len(universe), 60)):
            if not state.allows(action):
                _refused(state, action, number)
        if state != before:
            raise BrokenRule(
                f"{after(number)} `apply` changes the state that it is called on; `copy` shares a list or dict with "
                "it: use tuples, or copy them",
                state.copy,
            )


def _refused(state: State, action: Action, number: int) -> None:
    """Accept that an action is refused with a code."""
    try:
        state.apply(action)
    except IllegalAction as refused:
        if not refused.code:
            raise BrokenRule(f"{after(number)} the refusal of {action.text()} has no code", state.refusal) from None
    else:
        raise BrokenRule(f"{after(number)} `apply` accepts {action.text()}, which is not legal", state.refusal)


def actions_have_a_short_text_and_a_record_line(case: Case) -> None:
    """Each action has its own text of at most 40 characters and its own record line, and both can be read back."""
    codec = case.game.codec
    for _, state, _ in case.positions(60, every=20):
        texts: dict[tuple[int | None, str], Action] = {}
        for action in case.game.all_actions(state):
            text = action.text()
            if len(text) > TEXT_LIMIT:
                raise BrokenRule(f"{text!r} has more than {TEXT_LIMIT} characters; shorten `act` or its fields")
            if action.seat is None:
                raise BrokenRule(f"{text!r} has no seat; `all_actions` yields actions of seats only")
            if codec.parse(action.seat, text) != action:
                raise BrokenRule(f"{text!r} is read as another action; list every field of the action in FORM")
            if codec.read(action.json(), state.seats) != action:
                raise BrokenRule(f"{action.json()} is read as another action; list every field in FORM")
            if texts.setdefault((action.seat, text), action) != action:
                raise BrokenRule(f"two actions have the text {text!r}; list in FORM the field that they differ in")


def a_shuffle_can_be_verified(case: Case) -> None:
    """`chance` shuffles `Game.pack` with its random source only, so that a program can verify the cards."""
    pack = case.game.pack(case.options)
    for number, state, rng in case.positions():
        if not state.is_chance_node:
            continue
        seed = rng.randrange(2**32)
        if state.chance(Random(seed)) != (action := state.chance(Random(seed))):
            raise BrokenRule(f"{after(number)} `chance` returns two results for one seed; use only its argument")
        if state.is_draw_due:
            continue
        if action.act != "shuffle" or getattr(action, "pack", None) != tuple(shuffle(pack, Random(seed))):
            raise BrokenRule(
                f"{after(number)} return the action `shuffle` with `pack=tuple(shuffle(PACK, luck))`; PACK must be "
                "what `Game.pack` returns, in the order of `Deck.pack`"
            )


def a_record_can_be_verified(case: Case) -> None:
    """`bot verify` accepts a record: seats have no `shuffle`, `deal` or `draw`, and a deal plays no card twice."""
    rng, game = Random(case.seed), case.game
    seed = rng.randbytes(SEED_BYTES)
    pack = game.deck.show(game.pack(case.options))
    terms = SeedInputs.of(promise_of(game.id, 1, None, seed), case.options, pack, [""] * case.seats)
    proof = {"version": 2, "promise": terms.promise, "previous": None, "table": 1, "pack": pack}
    proof |= {"options": terms.options, "words": list(terms.words), "seed": seed.hex()}
    header = Header(game, dict(case.options), tuple("ABCDEFGHIJ"[: case.seats]), 0)
    lines = [header.json(table=1, proof=proof)]
    state = header.start()
    used = {"deal": 0, "draw": 0}
    while len(lines) < LONGEST and not state.outcome:
        if state.is_chance_node:
            kind = "draw" if state.is_draw_due else "deal"
            used[kind] += 1
            label = write_label(kind, used[kind])
            action = state.chance(HmacStream(seed, terms, label))
            lines.append({**action.json(), "luck": label})
        else:
            action = random_action(game, state, rng)
            lines.append(action.json())
        state = state.apply(action).state
    report = verify("\n".join(map(json.dumps, lines)).encode())
    if not report.holds:
        fault = report.faults[0]
        act = lines[fault.line - 1].get("act", "the header")
        why = UNVERIFIED.get(fault.code, f"`bot verify` finds {fault.code}")
        raise BrokenRule(f"{after(fault.line - 2)} comes `{act}`: {why}")


UNVERIFIED = {
    "no_label": "proofs take this name for a chance move; give the action of a seat another one, such as `take`",
    "deal_line": "proofs refuse this name; give the action another one",
    "missing_luck": "proofs expect a shuffle before this action comes again; give it another name",
}
"""What is wrong in a game, by the code of `bot verify`."""


def a_record_replays_to_an_equal_state(case: Case) -> None:
    """The record's lines lead to the same states as the actions did."""
    rng = Random(case.seed)
    dealer = rng.randrange(case.seats)
    header = Header(case.game, dict(case.options), tuple("ABCDEFGHIJ"[: case.seats]), dealer)
    replay = Replay(lambda _: case.game)
    replay.feed(json.dumps(header.json()).encode())
    state = case.game.start(case.options, case.seats, dealer)
    for number in range(300):
        if replay.state != state:
            differing = _differing(replay.state, state)
            raise BrokenRule(
                f"{after(number)} the replayed state differs{differing}; `play` depends on state and action only"
            )
        if state.outcome:
            break
        action = random_action(case.game, state, rng)
        state = state.apply(action).state
        replay.feed(json.dumps(action.json()).encode())


def a_view_holds_only_what_its_seat_can_see(case: Case) -> None:
    """A state dealt again from a view has the same view, byte for byte, so it has no other knowledge."""
    for number, state, rng in case.positions(150, every=4):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            whose = f"{after(number)} the view of {'the public' if seat is None else f'seat {seat}'}"
            again = case.game.determinize(view, rng).view(seat)
            pickled = pickle.dumps(view)
            if again != view or pickle.dumps(again) != pickled:
                raise BrokenRule(
                    f"{whose} differs from the view of a state that `determinize` deals from it"
                    f"{_differing(view, again)}; either the view has knowledge that the seat can't have, or "
                    "`determinize` loses knowledge of the view"
                )
            if pickle.loads(pickled) != view:  # noqa: S301  # made here
                raise BrokenRule(f"{whose} changes when it is pickled; use plain data in it")
            if list(view.legal) != ([] if seat is None else list(state.legal_actions(seat))):
                raise BrokenRule(f"{whose} must have `legal_actions` as `legal`, the public view none")


def _differing(one: object, other: object) -> str:
    """Return the names of the slots in which two views or states differ, in brackets; "" if none is known."""
    slots = [slot for cls in type(one).__mro__ for slot in getattr(cls, "__slots__", ())]
    named = [slot for slot in slots if getattr(one, slot, None) != getattr(other, slot, None)]
    return f" ({', '.join(named)})" if named else ""


def an_undone_action_showed_only_its_cards(case: Case) -> None:
    """An action that `can_undo` accepts showed the others only the cards that it names."""
    game = case.played
    for number, step in enumerate(game.steps[:200]):
        if step.action.by_chance or not case.game.can_undo(step):
            continue
        if step.action.act not in case.game.undoable_acts:
            raise BrokenRule(f"`can_undo` accepts {step.action.act}, which `undoable_acts` does not name")
        allowed = game.cards(number, step.action.seat) & _named(step.action, case.game.deck)
        for seat in {None, *range(case.seats)} - {step.action.seat}:
            if not game.cards(number + 1, seat) - game.cards(number, seat) <= allowed:
                raise BrokenRule(
                    f"{after(number)} {step.action.act} shows {'everyone' if seat is None else f'seat {seat}'} cards "
                    "that it does not name, so it can't be undone; `can_undo` must return False"
                )


def _named(action: Action, deck: Deck) -> set[str]:
    """Return the codes of the cards that an action names."""
    cards: set[int] = set()
    for field in action.FORM:
        value = getattr(action, field.name)
        if isinstance(field.kind, CardsField):
            cards.update(value or ())
        elif isinstance(field.kind, CardField) and value is not None:
            cards.add(value)
    return {deck.codes[card] for card in cards}


def the_dealt_hands_can_be_shown_afterwards(case: Case) -> None:
    """`dealt_hands` shows each seat's own cards under its name, and no card twice."""
    if not overrides(case.game, "dealt_hands"):
        return
    shown = 0
    for number, state in enumerate(case.played.positions):
        rows = case.game.dealt_hands(state)
        if not rows:
            continue
        shown += 1
        codes = [face.code for row in rows for face in row.cards]
        if len(codes) != len(set(codes)) or "" in codes:
            raise BrokenRule(f"{after(number)} a card is shown twice or face down")
        for seat in range(state.seats):
            if rows[seat].label != localized("dealt-hand", player=SeatName(seat)):
                raise BrokenRule(f'label the row of seat {seat} localized("dealt-hand", player=SeatName({seat}))')
            if not {face.code for face in rows[seat].cards} <= case.played.cards(number, seat):
                raise BrokenRule(
                    f"{after(number)} the row of seat {seat} has a card that its hand panel does not show"
                )
    if not shown:
        raise BrokenRule("it returns () at every position; return the hands of a deal that has just begun")


def computer_players_finish_the_game(case: Case) -> None:
    """The heuristic always chooses a legal action, and games of computer players end.

    Random play can go on for ever where offences cost points; sensible play must not.
    """
    rng = Random(case.seed)
    state = case.game.start(case.options, case.seats, 0)
    choose = case.game.heuristic.choose
    for number in range(MOST_ACTIONS):
        if state.outcome:
            break
        try:
            action = sensible_action(case.game, state, rng)
        except NoActionError:
            raise BrokenRule(f"{after(number)} `choose` returns None for every seat that can act", choose) from None
        if not action.by_chance and not state.allows(action):
            raise BrokenRule(f"{after(number)} `choose` returns {action.text()}, which is not legal", choose)
        state.play(action)
    outcome = state.outcome
    if outcome is None:
        raise BrokenRule(f"there is no outcome after {MOST_ACTIONS} actions; a game must end")
    if outcome.scores != state.scores:
        raise BrokenRule(f"`outcome.scores` is {outcome.scores}, but the state's `scores` are {state.scores}")
    if not set(outcome.winners).isdisjoint(outcome.losers):
        raise BrokenRule(f"the winners {outcome.winners} and the losers {outcome.losers} have a seat in common")


def after(number: int) -> str:
    """Return in words how many actions led to a position."""
    return f"after {number} action{'' if number == 1 else 's'}"
