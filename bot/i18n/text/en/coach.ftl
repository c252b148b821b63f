# The coach: one's own decisions in a finished game, looked at by the strongest computer player.

button-coach = Look back
button-coach-back = Whole game
button-coach-moment = Decision { $place }
coach-title = Looking back at game { $number }
coach-deal-title = Game { $number } · your decisions in deal { $deal } of { $deals }
coach-begins = The strongest computer player is reviewing your decisions …
coach-progress = The strongest computer player is reviewing your decisions: { $looked } of { $total }.
coach-stays = This message updates itself. The review continues if you close it, and after a restart. Use /coach to see it again.
coach-nothing = { $count ->
    [one] You had one decision to make, and it can't be judged.
   *[other] You had { $count } decisions to make, and they can't be judged.
}
coach-sum = { $count ->
    [one] One of your decisions can be judged. { $same ->
        [0] { $good ->
            [0] The strongest computer would have decided differently.
           *[other] It was about as good as the strongest computer's.
        }
       *[other] It was the strongest computer's, too.
    }
   *[other] { $count } of your decisions can be judged. Like the strongest computer's: { $same }. About as good: { $good }. Uncertain: { $unsure }.
}
coach-cost-sum = { $count ->
    [one] One clearly cost you something: { $wins ->
        [0] less than one win in a hundred games
        [one] about one win in a hundred games
       *[other] about { $wins } wins in a hundred games
    }.
   *[other] { $count } clearly cost you something: together { $wins ->
        [0] less than one win in a hundred games
        [one] about one win in a hundred games
       *[other] about { $wins } wins in a hundred games
    }.
}
coach-no-cost = { $count ->
    [one] It didn't clearly cost you anything.
   *[other] None of them clearly cost you anything.
}
coach-no-cost-sure = { $count ->
    [one] It isn't certain that it cost you anything:
   *[other] None of them clearly cost you anything. { $unsure ->
        [one] This one may have cost something:
       *[other] These may have cost the most:
    }
}
coach-note = Judged by what you could know at that moment, never by the hidden cards. Small differences, which may be chance, are left out. Only you see this.
coach-caption = Your chance to win, in percent
coach-chart = Your chance to win before each of { $count } decisions, in percent: { $first } at first, { $last } at the end.
coach-where = Deal { $deal }, move { $move }
coach-move = Move { $move }
coach-choose-deal = All decisions of a deal …
coach-choose-moment = Look at a decision …
coach-no-decision = You had no decision to make in this deal.
coach-unweighed = { $done } (not judged).
coach-same = { $done }, like the strongest computer.
coach-other = You: { $done }. The strongest computer: { $best }.
coach-cost = { $wins ->
    [0] That cost less than one win in a hundred games.
    [one] That cost about one win in a hundred games.
   *[other] That cost about { $wins } wins in a hundred games.
}
coach-cost-none = Both are about equally good, as far as the search can see.
coach-cost-unsure = { $wins ->
    [0] This may have cost a little, but that is uncertain.
    [one] This may have cost about one win in a hundred games, but that is uncertain.
   *[other] This may have cost about { $wins } wins in a hundred games, but that is uncertain.
}
coach-reason-thumb = The other move is the usual one here, and what you knew gives no reason against it.
coach-reason-searched = In the deals that fit what you knew, the other move wins more often.
coach-reason-lost = The game was nearly decided: even the better move wins fewer than 5 of 100 such games.
coach-knew = Judged by what you could know then.
coach-cards-lay = How the cards lay (you couldn't know):
error-not-your-game = You weren't at the table when game { NUMBER($number, useGrouping: 0) } began. The coach reviews only your own seat.
error-coach-busy = The coach is already reviewing { $limit } games of yours. Try again when one of them is done.
button-again = Try again
practice-small = practice from game { $number }, move { $move }: not rated, no result
practice-begun = Your practice table: game { $number } from move { $move }, you against computers. It is not rated and has no result.
remark-timid = Your hand was worth a bid.
remark-bold = That bid was more than your hand was worth.
remark-too-high = A lower bid would have been enough. This one asks for more than your hand was worth.
remark-too-low = Your hand was worth a higher bid.
remark-led-trump = You led trump although no one could beat your { $card }.
remark-good-card = No one could beat your { $card }, but you led something else.
remark-trumped-partner = You trumped although your partner's { $card } was already winning.
remark-overtook-partner = You overtook your partner's { $card }, which was already winning.
remark-would-win = { $card } would have beaten the cards on the table. Yours couldn't.
remark-cheaper = { $card } would have been enough. You spent a better card.
remark-threw-good = You threw away { $card }, which no one could beat any more.
remark-held = You held a figure that your cards seldom win.
remark-gave-way = You said good to a figure that your cards win often enough.
remark-bet-weak = You bet a figure that your cards seldom win.
remark-raise-weak = You raised a figure that your cards seldom win.
remark-no-bet = Your cards were worth a bet.
remark-no-raise = Your cards were worth a raise.
remark-contra = Doubling risked more than it could win.
remark-no-contra = That contract fails often enough to be doubled.
remark-exchange = You should have put back other cards.
error-try-elsewhere = This game was not played on this server, and here everyone would see its cards. Try it again where it was played, or in a direct message to me.
