# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    You play against Vroni and Sepp, two computer players, and everyone plays alone. Three cards each, three tricks, five **figures** worth a point each, and a bet on any of them at any time.
    The first to reach **11** wins. The player with the lowest score then loses. You have 5, Vroni 9, Sepp 6. Let's see whether you catch up.

lesson-figures =
    The five figures, and who has them when all cards are open:
    • **Rot**: the highest heart
    • **Grün**: the highest leaf
    • **Gleich**: the best pair or three of a kind
    • **Hanger**: the best run in one suit: two or three cards in sequence
    • **Spiel**: the player who takes the last trick
    In every suit the ace is highest, then king, ober, unter, 10, 9, 8 and 7.
    One card can serve several figures, and cards already played still count.

lesson-cut =
    Vroni deals. You sit on her right, so you cut. Only you will see the bottom card of what you lift.
    Which card that is, is pure luck. **Lift 12.**
lesson-cut-guide = You sit on the dealer's right, so you cut: **lift 12**. Only you see the bottom card.
lesson-cut-not = At a table any number is as good as another. This pack is stacked for 12.

lesson-steal =
    The ace of hearts! You can **steal** the card you see: it becomes the first of your three. The others see that you stole, but not which card.
    Nothing beats an ace in Rot. **Steal it.**
lesson-steal-guide = Nothing beats an ace in Rot: **steal the ace of hearts**. It becomes your first card.
lesson-steal-not = The ace of hearts would lie open for all, and out of play. You will not often be offered a better card.

lesson-leave =
    Next comes the seven of bells. You could steal that too, but a stolen card takes the place of one you would be dealt, and hardly any card is worse than this one.
    So **leave it**: everyone sees it, and it is out of play.
lesson-leave-guide = Hardly any card is worse than the seven of bells: **leave it**.
lesson-leave-not = The lowest bell helps neither Rot nor Grün and hardly ever wins a trick. A card you don't know yet is better.

lesson-bet =
    Look at what you have: the highest heart for **Rot** and the second-highest leaf for **Grün**. **Spiel** is open to all. No pair, no run.
    You can bet at any time, even before Sepp leads. If all say good, you win the point without comparing cards. If a player holds, the figure counts 2. You can't lose Rot, so the bet can only win. **Bet Rot.**
lesson-bet-guide = You hold the highest heart, so Rot can't be lost: **bet Rot**.
lesson-bet-not-bet-green = The king is good, but another player could have the ace of leaves, and a bet that is held counts 2. Begin with a figure that you can't lose.
lesson-bet-not-bet = Spiel goes to the player who takes the last trick, and that is still open. Begin with a figure that you can't lose.

lesson-hold =
    Vroni said good, Sepp held: Rot counts 2 and goes to the highest heart, which is yours. Now Sepp bets **Grün**. He must have a leaf, but it need not be the best one.
    If you and Vroni say **good**, he wins the point. If you **hold**, Grün counts 2 and the cards decide. Only the ace is above your king (the real one, or the **Weli**, a joker that you will meet later), and 24 of the 33 cards are not dealt. **Hold.**
lesson-hold-guide = Only the ace of leaves beats your king: **hold**, and Grün counts 2.
lesson-hold-not = Then Vroni would answer, and if she says good, too, Sepp has a point for a leaf lower than yours. Good is for weak cards: after saying good you can still win if another player holds.

lesson-follow =
    Grün counts 2. Sepp leads the unter of leaves; you must **follow suit**, so you can play only your king, and it wins the trick.
    You don't lose it: it stays face up in front of you and still counts for Grün. **Play the king of leaves.**
lesson-follow-guide = Leaves are led and you must follow suit: **play the king of leaves**. It wins the trick.
lesson-follow-not-raise = You can, and soon you will. See first how the cards fall: then you know more.
lesson-follow-not = You could bet Spiel now. But you don't know yet what the others have: see first how the cards fall.

lesson-raise =
    You took the trick, and you learned something: Vroni has **no leaf** at all, and Sepp led his unter into your king, so he probably has no better leaf.
    Anyone but its first bettor can **raise** a figure that was held from 2 to 3. If all say good now, you win 2 points. **Raise Grün.**
lesson-raise-guide = Vroni has no leaf and Sepp probably no better one: **raise Grün** to 3.
lesson-raise-not-play = You can play on, but your knowledge is worth a point: Grün is worth 2 now, and it is nearly sure to be yours.
lesson-raise-not = Raise Grün first: that is the figure you know most about.

lesson-ace =
    All said good: 2 points for Grün. You lead. For **Spiel** you must take the last trick, with your ober of acorns.
    Lead the ace first: no card can beat it, and the others then have one card less to beat the ober. **Play the ace of hearts.**
lesson-ace-guide = No card can beat the ace, and your ober is for the last trick: **play the ace of hearts** first.
lesson-ace-not-play = The king or the ace of acorns could beat the ober while everyone has two cards. Then another player leads to the last trick, and your ace wins only if hearts are led.
lesson-ace-not = Spiel unbet is worth 1, held 2, and another player could have a higher acorn. Leave it.

lesson-good =
    Vroni bet **Hanger**, and Sepp said good. To bet, hold or raise a figure you must have cards for it, and you don't have two cards in sequence, so you can't hold.
    So she wins a point. With 10 she is **gespannt**: one point from the target, she can't bet any more in this deal. **Say good.**
lesson-good-guide = You don't have two cards in sequence, so you can't hold Hanger: choose **Good**.

lesson-last =
    The last trick. Rot and Grün are safe; only **Spiel** is open, and each of the others has one card left. **Play the ober of acorns.**
lesson-last-guide = Only Spiel is still open: **play the ober of acorns** to the last trick.
lesson-last-not = You could bet Spiel even now. If another player holds, there is a reason: they know their last card.

lesson-count =
    Now all figures are counted: first those that were bet, in the order of the bets, then Rot, Grün, Gleich, Hanger, Spiel. Rot 2, Grün 2, Spiel 1 are yours; Hanger is Vroni's, and no player has Gleich.
    You and Vroni have 10. A player who is gespannt at the start of a deal is **gestrichen**: the score is struck through on the slate.

lesson-weli =
    The next deal: Vroni cut and stole no card. You hold the **Weli**, the 33rd card. It stands for any card you don't hold, and you name it only when you play it.
    It ranks just below the real card. Your actions bind it: a suit you don't follow to is ruled out, and what you bet or hold must come true. A player who holds it and scores no figure loses a point.

lesson-gespannt =
    You need 1 point, and so does Vroni: you are both **gespannt** and can't bet or raise, so that no bet ends the game. But you can **hold**.
    The order of counting decides now: if there is no bet, Rot is counted first, and the player with the highest heart can win with it. When a player reaches 11, the count stops, and later points are lost, even those of a bet that all said good to.

lesson-gleich =
    Sepp bets **Gleich**: he must have a pair. You have one too: your ace of bells, and the Weli as another ace. Only two real aces or three of a kind beat that.
    Gleich has been bet, so it is counted **before Rot**. If you hold and win it, the game is yours. **Hold.**
lesson-gleich-guide = Only two real aces or three of a kind beat your pair, and Gleich is counted before Rot: **hold**.
lesson-gleich-not = Good gives Sepp a point if Vroni says it too, and then Rot is counted next. You have no real heart; if Vroni has the best one, the game is hers.

lesson-lead =
    From now on the Weli must make a pair, as a ten or an ace. The figures count, not the tricks, so think about the Weli: the longer you keep it, the more you see before you name it.
    So **lead the ten of leaves**; it is the least useful.
lesson-lead-guide = Keep the Weli for the last trick: **lead the ten of leaves**, your least useful card.
lesson-lead-not-play-W = Named now, it is a card like any other. Kept, it can still become what the last trick asks for.
lesson-lead-not = The ace would take the trick, and you would have to lead again. It is better to let the others show their cards.

lesson-throw =
    Vroni leads the ace of hearts: she has Rot. You hold no real heart, so you can throw the ace of bells, or play the Weli as a heart or as another card.
    If you throw, the Weli can't be a heart any more; but for your pair you don't need one. You would play last to the last trick and know every card. **Throw the ace of bells.**
lesson-throw-guide = You hold no real heart and want to name the Weli last: **throw the ace of bells**.
lesson-throw-not-play-W-Ah = As the ace of hearts it would rank below Vroni's real one. Keep the Weli and throw the ace of bells: it counts for your pair all the same.
lesson-throw-not = Keep the Weli: if you name it last, you know every card by then.

lesson-name =
    All other cards are open: Sepp has a pair of kings. Now **name the Weli**. Another ace makes a pair of aces, above the kings. It can't be a heart any more, and the ace of bells is your own; acorns and leaves are left.
    As the ace of leaves it would be the highest leaf too. **Play the Weli as the ace of leaves.**
lesson-name-guide = As the ace of leaves it makes a pair of aces and the highest leaf: **play the Weli as the ace of leaves**.
lesson-name-not-play-W-Aa = A pair of aces as well. But as a leaf the Weli also has Grün: of two names that do, take the one that does more.
lesson-name-not = A pair of tens is below Sepp's kings. Name an ace.

lesson-end =
    With that **you win the game**, and Sepp is the loser. Gleich was bet, so it was counted first, and with it you passed 11; the count stops there, and Vroni's Rot comes too late.
    What you have learned:
    • Bet what you can't lose, hold what you will probably win, and say good to the rest: you can still win if another player holds.
    • Every card that falls tells you something. Raise when you know, and name the Weli as late as you can.
    • Close to the target, look at the order of counting before you look at your cards.
