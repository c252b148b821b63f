# The coach: one's own decisions in a finished game, looked at by the strongest computer player.

button-coach = Look back
button-coach-back = Whole game
button-coach-moment = Moment { $place }
coach-title = Looking back at game { $number }
coach-deal-title = Game { $number } · your decisions in deal { $deal } of { $deals }
coach-begins = The strongest computer player goes through your decisions …
coach-progress = The strongest computer player goes through your decisions: { $looked } of { $total }.
coach-stays = This message is kept up to date. It goes on if you close it, and through a restart: /coach shows it again.
coach-nothing = { $count ->
    [one] You had one decision to make, and it can’t be judged.
   *[other] You had { $count } decisions to make, and none of them can be judged.
}
coach-sum = { $count ->
    [one] One decision of yours can be judged. { $same ->
        [0] { $good ->
            [0] The strongest computer would have decided differently.
           *[other] It was about as good as the strongest computer’s.
        }
       *[other] It was the strongest computer’s, too.
    }
   *[other] { $count } decisions of yours can be judged: { $same } as the strongest computer would have done, { $good } about as good.
}
coach-cost-sum = { $count ->
    [one] One cost you something beyond doubt: { $wins ->
        [0] less than one win in a hundred games
        [one] about one win in a hundred games
       *[other] about { $wins } wins in a hundred games
    }.
   *[other] { $count } cost you something beyond doubt: together { $wins ->
        [0] less than one win in a hundred games
        [one] about one win in a hundred games
       *[other] about { $wins } wins in a hundred games
    }.
}
coach-no-cost = None of them cost you anything that is beyond doubt.
coach-no-cost-sure = It is certain of none that it cost you something. These may have cost the most:
coach-note = Judged from what you could know at that moment, never from the hidden cards. Small differences, which may be chance, are left out. Only you see this.
coach-chart = Your chance to win before each of { $count } decisions, in per cent: { $first } at first, { $last } at last.
coach-where = deal { $deal }, move { $move }
coach-move = Move { $move }
coach-choose-deal = All decisions of a deal …
coach-choose-moment = Look at a decision …
coach-no-decision = You had nothing to decide in this deal.
coach-unweighed = { $done } (not judged).
coach-same = { $done }, as the strongest would have done.
coach-other = You: { $done }; the strongest: { $best }.
coach-cost = { $wins ->
    [0] That cost less than one win in a hundred games.
    [one] That cost about one win in a hundred games.
   *[other] That cost about { $wins } wins in a hundred games.
}
coach-cost-none = About as good, as far as can be told.
coach-cost-unsure = { $wins ->
    [0] This may have cost a little, but that is uncertain.
    [one] This may have cost about one win in a hundred games, but that is uncertain.
   *[other] This may have cost about { $wins } wins in a hundred games, but that is uncertain.
}
coach-reason-thumb = The other is the usual move here, and nothing that you knew speaks for another.
coach-reason-searched = In the deals that agree with what you knew, the other wins more often.
coach-knew = Judged from what you could know then.
coach-cards-lay = How the cards lay (nobody’s fault):
error-not-your-game = You did not sit at the table when game { NUMBER($number, useGrouping: 0) } began; the coach looks at one’s own seat only.
error-coach-busy = The coach is going through { $limit } games of yours already; it will have time for another when one of them is done.
button-again = Try again
practice-small = practice from game { $number }, move { $move }: not rated, no result
practice-begun = A table of your own from game { $number }, move { $move }: you against computers. It is not rated and has no result.
remark-timid = Your hand was worth a bid.
remark-bold = That bid was more than your hand was worth.
remark-too-high = A lower bid would have done: this one asks for more than your hand was worth.
remark-too-low = Your hand was worth a higher bid.
remark-led-trump = You led trump while your { $card } could not be beaten.
remark-good-card = Nobody could beat your { $card }; you led something else.
remark-trumped-partner = You trumped while your partner’s { $card } was winning already.
remark-overtook-partner = You overtook your partner’s { $card }, which was winning already.
remark-would-win = { $card } would have taken the lead; your card could not.
remark-cheaper = { $card } was enough; you spent a better card on it.
remark-threw-good = You threw away { $card }, which nobody could beat any more.
remark-held = You held with cards that seldom win what was bet.
remark-gave-way = You gave away what your cards win often enough.
remark-bet-weak = You bet on what your cards seldom win.
remark-no-bet = Your cards were worth a bet.
remark-contra = You doubled a contract that is made more often than it fails.
remark-no-contra = That contract fails often enough to be doubled.
remark-exchange = Other cards were the ones to put back.
error-try-elsewhere = This game was not played on this server, where everybody would see its cards. Try it again where it was played, or in a direct message with me.
