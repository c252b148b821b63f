# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Three players, ten cards each, ranking A K Q J 10 9 8 7. Two spare cards lie face down: the **twins**.
    In an auction one of you promises how many tricks, with which suit as trumps. That player plays alone against the two others, here Pola and Karol, two computer players. 1,000 points win; you play two deals here.

lesson-ladder =
    Karol has bid One clubs. There are thirty contracts on the **ladder**, and each bid must be higher on it than the last. Levels One, Two, Three, Small Slam, Grand Slam need 6, 7, 8, 9, 10 tricks; within a level clubs are lowest, then diamonds, hearts, spades, notrump.
    Directly below each level there is a **betel**, in which declarer must take *few* tricks. A contract that is made brings 20 points times its number from the bottom, so bid the highest you can make.

lesson-look =
    Before you bid, you can **look** at the twins. If you then bid, looking is free. If you pass, each twin costs 5.
    With ace, king and queen of hearts and two more aces you will surely bid, so look at both. **Look at twin 1.**
lesson-look-guide = Looking is free for a player who bids, and you will bid: **look at twin 1**.
lesson-look-not-pass = With ace, king and queen of hearts and two more aces? Karol would play One clubs, and you have the better hand.
lesson-look-not = That is allowed, too. But looking is free if you bid, and a twin can be just the card you lack. Begin with twin 1.

lesson-second =
    The jack of hearts, right between your queen and nine! Looking at the other one is still free if you bid. **Look at twin 2.**
lesson-second-guide = The jack of hearts! Looking at the other twin is free too: **look at twin 2**.
lesson-second-not = You will bid, so the second look is free. Look at both, then decide: you can exchange one of them or both.

lesson-exchange =
    The seven of diamonds is of no use. You can **exchange**: take up one twin or both and put as many cards back. Then you *must* bid.
    Take the jack of hearts and put down a club: with one club less you will soon be able to trump clubs. **Exchange, twin 1, the eight of clubs.**
lesson-exchange-guide = Take the jack of hearts and get rid of a club: **exchange the eight of clubs for twin 1**.
lesson-exchange-not-exchange-7c = Take only the jack of hearts, for one club. The seven is worth as much as the eight: here the eight goes.
lesson-exchange-not-exchange = An exchange, but not the best one: you want the jack of hearts in twin 1, and you want to get rid of the eight of clubs. Tens and nines of other suits can still be useful.
lesson-exchange-not = The jack of hearts makes your hearts solid. Don't leave it there: exchange first, then bid.

lesson-bid =
    Count your tricks with hearts as trumps: ace, king, queen, jack and nine of hearts are five, because only three hearts are out. Two more aces: seven.
    Seven tricks are level Two. **Two hearts** is number 10 on the ladder and brings 200. One hearts, number 4, would bring no more than 85 with the same tricks. **Bid Two, hearts.**
lesson-bid-guide = With hearts as trumps you count seven tricks, which is level Two: **bid Two, hearts**.
lesson-bid-not-bid = Hearts are your trumps, and seven tricks are what you can count: a lower bid gives points away, a higher one promises too much.

lesson-trumps =
    Pola looked and passed: that cost her 5. Two passes in a row, so you are **declarer** in Two hearts, and the others are the defenders. Declarer leads.
    Three trumps are out. Draw them, or they will trump your aces. **Lead the ace of hearts.**
lesson-trumps-guide = Three trumps are out and could trump your aces: **lead the ace of hearts**.
lesson-trumps-not = The others must overtake, and trump what they can't follow to. First take away their trumps, from the top: begin with the ace.

lesson-king =
    Two of the three trumps fell; the ten is still out. **Lead the king of hearts.**
lesson-king-guide = The ten of hearts is still out: **lead the king of hearts**.

lesson-club =
    All trumps but yours are gone; keep your three. You need five more tricks: three trumps and two aces, so you can't afford a mistake.
    Get rid of your last club now: after that you can trump clubs. **Lead the seven of clubs.**
lesson-club-guide = Without clubs you can trump clubs: **lead the seven of clubs**, your last one.
lesson-club-not = You could do that later. But you must lose your losers at some point, and now, with three trumps, you can get in again after any lead.

lesson-ruff =
    Both defenders had to **overtake**. That is the first duty: follow suit and, if you can, beat the highest card of that suit. Karol's ten won, and he leads the ace of clubs.
    You have no club: then you **must trump**. If another player had trumped before you, you would have to overtrump, or play a lower trump. **Trump with the nine.**
lesson-ruff-guide = You have no clubs, so you must trump: **trump with the nine of hearts**, your lowest.
lesson-ruff-not = Any trump takes it, because you have the only ones. Keep the high ones and take the nine.

lesson-diamond =
    Three tricks. Take the **ace of diamonds** next: then the ten is your only diamond, and it will force out high diamonds of the others.
lesson-diamond-guide = Your ace wins now, while everyone can follow: **lead the ace of diamonds**.
lesson-diamond-not = Later. Your aces win now and your trumps win at any time: first the ace of diamonds.

lesson-force =
    The duty to overtake works for you, too: lead the **ten of diamonds**, and each defender must go higher if they can. Two of their high cards fall in one trick.
lesson-force-guide = The defenders must overtake if they can: **lead the ten of diamonds**, and two high cards fall.
lesson-force-not = Keep the trumps for getting in, and your spades for theirs. The ten of diamonds is a loser: lead it while it still does harm.

lesson-overtake =
    Jack and queen fell together. Karol leads the queen of spades. You hold ace and nine, but you can't play the nine: you **must overtake** if you can. **Play the ace of spades.**
lesson-overtake-guide = You must overtake the queen if you can: **play the ace of spades**.

lesson-cash =
    You have the only trumps, so each of them is a trick. You need seven in all. **Lead your trumps, the best first.**
lesson-cash-guide = You have the only trumps: **lead your trumps, the best first**.
lesson-cash-not = First take what is sure, the highest trump first. The king of spades is still out.

lesson-score =
    Seven tricks: **Two hearts is made**, 20 times number 10 is 200 points. An extra trick would have brought 5 more. The defenders get no points, and Pola has lost 5 for looking and passing.
    One trick less, and you would have lost 200 and 10 for the missing one, and each defender would have had half of that.

lesson-pass =
    In the second deal you deal and bid first. You have no long suit, few aces, and too many high cards for a betel: not enough to bid.
    Looking would cost 5 for each twin if you then pass. **Pass**, without looking.
lesson-pass-guide = Your hand is not enough for a bid, and looking costs 5 if you pass: **pass**.
lesson-pass-not-look = A look costs 5 if you pass afterwards, and two cards will hardly make this hand worth a bid.
lesson-pass-not = With this hand you would go down, and that costs more than the contract brings. Pass.

lesson-betel =
    Pola looked, exchanged both twins and bid **Small Betel**: no trumps, and she can take at most two tricks. All have passed. Now everything is upside down: you and Karol want her to *take* tricks.
    Your weapon is the duty: where she must overtake, she can't stay low.

lesson-queen =
    Pola leads the eight of clubs, Karol has no clubs. You must overtake, with the nine or the queen.
    To make her win, you will need **low** cards to lead. So take the trick with the high one: **the queen.**
lesson-queen-guide = You need low cards later: **take the trick with the queen**.
lesson-queen-not = Then you keep the queen, which she can easily stay below. Low cards are precious against a betel: win with the queen.

lesson-low =
    Karol has shown that he has no clubs: he can't rescue her. **Lead your lowest club**: if Pola has a higher one, she must play it, and the trick is hers.
lesson-low-guide = Pola must overtake your club if she can: **lead your lowest club**.
lesson-low-not = Only you and Pola have clubs, and she can't stay below the lowest one. In another suit the trick could go to Karol or to you.

lesson-entry =
    That was one more for Pola. Now she tries a low card and hopes that you two fight over it. Karol overtook, and you must go above him: you can play only one of your cards. That suits you, because you get the lead: **play it.**
lesson-entry-guide = Only one of your cards can be played, and it brings you the lead: **play it**.

lesson-third =
    Pola has two tricks, the limit. Which suit is Karol running out of? He threw the ace and queen of diamonds on the clubs and has played the jack: he probably has no more.
    So **lead the seven of diamonds**: if Pola has one above it, she must take it.
lesson-third-guide = Karol probably has no diamond left, so Pola must take it: **lead the seven of diamonds**.
lesson-third-not-play-Td = The right suit, but Pola could stay below the ten: lead the seven.
lesson-third-not = Karol has cards left in that suit and could have to take it himself. Lead where only Pola can be above you: the lowest diamond.

lesson-down =
    She had to: three tricks, **Small Betel has failed**. The rest is played out, because each further trick makes it worse for her. You have nothing more to decide: press Next.

lesson-end =
    One trick too many in contract number 7: Pola loses 7 × 20 and 10, each of you gets half, 75.
    What you have learned:
    • Look if you will bid, exchange to make suits long or to get rid of one, and bid the highest contract you can count.
    • Follow and overtake, else trump and overtrump, else anything: the duties often play your opponents' cards for you.
    • Against a betel keep low cards, and lead where declarer alone must overtake.
