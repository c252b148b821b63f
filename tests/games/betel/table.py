"""Setting up positions of The Betel in the record's own words."""

from bot.games.betel import GAME
from bot.games.betel.contracts import BY_CODE, NO_CONTRACT
from bot.games.betel.position import NOBODY, PLAY
from bot.games.betel.state import State
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, bits
from bot.rules.errors import IllegalAction
from bot.rules.record import legal_json

# Three hands nobody is strong in, and what lies beside them; seat 0 deals.
HANDS = (
    "As Ks 9s 7s Ah 9h Kd 8d Tc 8c",
    "Qs Ts 8s Kh Th 7h Qd 9d Ac 9c",
    "Js Qh Jh 8h Ad Jd Td Kc Qc Jc",
)
TWINS = "7d 7c"


def start(*, dealer: int = 0, scores: tuple[int, ...] | None = None, **options: object) -> State:
    return GAME.start(GAME.options.validate(options), 3, dealer, scores)


def dealt(
    hands: tuple[str, ...] = HANDS,
    twins: str = TWINS,
    *,
    dealer: int = 0,
    scores: tuple[int, ...] | None = None,
    **options: object,
) -> State:
    """Return the dealer's first call, with these cards."""
    state = start(dealer=dealer, scores=scores, **options)
    return apply(state, GAME.codec.read({"act": "deal", "hands": list(hands), "twins": twins}, 3))


def action(text: str) -> Action:
    """Return an action written "seat act:field", as in a custom id."""
    seat, _, rest = text.partition(" ")
    return GAME.codec.parse(int(seat), rest)


def apply(state: State, done: Action) -> State:
    after = state.apply(done).state
    assert isinstance(after, State)
    return after


def do(state: State, *texts: str) -> State:
    for text in texts:
        state = apply(state, action(text))
    return state


def refused(state: State, text: str) -> str:
    """Return the code an illegal action is refused with; it changes nothing."""
    return refusal(state, text).code


def refusal(state: State, text: str) -> IllegalAction:
    before = state.copy()
    try:
        state.apply(action(text))
    except IllegalAction as error:
        assert state == before
        return error
    raise AssertionError(f"{text} was allowed")


def legal(state: State, seat: int) -> set[str]:
    """Return what a seat may do, as "act value"; an exchange stands as "exchange"."""
    return {" ".join(str(value) for value in line.values()) for line in legal_json(state.legal_actions(seat))}


def playable(state: State, seat: int) -> set[str]:
    return {line.removeprefix("play ") for line in legal(state, seat)}


def in_play(contract: str, hands: tuple[str, ...], *, declarer: int = 0, **options: object) -> State:
    """Return a first trick with hands of a few cards, for the duties; seat 0 leads if it declares."""
    state = start(**options)
    state.hands = [bits(FRENCH.parse(hand)) for hand in hands]
    state.contract = BY_CODE.get(contract, NO_CONTRACT)
    state.declarer = declarer if contract else NOBODY
    state.phase, state.turn = PLAY, declarer
    return state


def played_out(state: State) -> State:
    """Return the deal played to the end, every seat playing its first legal card."""
    deals = len(state.deals)
    while len(state.deals) == deals:
        state = apply(state, next(a for a in state.legal_actions(state.turn) if isinstance(a, Action)))
    return state
