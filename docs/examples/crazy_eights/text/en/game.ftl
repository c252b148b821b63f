game-name = Crazy Eights
title = Crazy Eights, deal { $deal }
heading-turn = { $who } to play
heading-card = Your turn: match { $card }
heading-suit = Your turn: { $suit } or an eight
pile = Pile
named = An eight has named { $suit }.
stock =
    { $count ->
        [0] The stock is empty.
        [one] { $count } card in the stock.
       *[other] { $count } cards in the stock.
    }
column-player = Player
column-points = Points
column-cards = Cards
own-cards = Your cards
button-card = { $card }
button-draw = Draw a card
button-pass = Pass
choose-card = Play a card
choose-suit = Which suit must follow?
deal-out = { $who } is out and gets { $points } points.
deal-blocked = All passed. { $who } has the lowest cards and gets { $points } points.
deal-level = All passed, and the lowest hands are level: no points.
deal-left = { $who } had { $points } points in hand.
option-target = Points to win
option-draws = Cards to draw in a turn
event-dealt = { $who } deals and turns up { $card }.
event-played = { $who } plays { $card }.
event-eight = { $who } plays { $card } and names { $suit }.
event-drawn = { $who } draws a card.
event-passed = { $who } passes.
error-not-your-card = You don't hold that card. Play one from your hand.
error-must-match = That card doesn't fit. Play one of the suit or rank of the pile, or an eight.
error-name-a-suit = An eight names a suit. Choose the suit that must follow.
error-no-suit = Only an eight names a suit.
error-stock-empty = The stock is empty. Play a card or pass.
error-enough-drawn = You have drawn enough in this turn. Play a card or pass.
error-draw-first = You can still draw. Draw a card or play one.
error-bad-deck = A pack has its 52 cards, each once.
