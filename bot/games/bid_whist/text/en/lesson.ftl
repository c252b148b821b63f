# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deal.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Two pairs: **Noah**, opposite you, is your partner. Wanda and Edith play together against you. All three are computer players.
    A **book** is a trick. One side promises books in an auction and has to take them. Seven points win the game; you have 3, they have 2.

lesson-cards =
    A bid names a **number**, 3 to 7, and a kind. The number is what you promise **over six** books: 4 means ten. There are thirteen: twelve tricks, and the six cards the winner of the auction buries count as one.
    In **Uptown** high cards win: ace, king, queen … two. In **Downtown** low ones do: ace, two, three … king. The ace is best both ways, and the two jokers are above it as trumps. **No Trump** beats the same number of the others and counts double.

lesson-hand =
    Look at your hand both ways. Uptown: three aces, the Big Joker, a king and queen of clubs that the ace beats. Five spades, but small ones below the ace.
    Downtown those small spades are ace, two, three, five: nearly the highest trumps there are. Ace and two of hearts are the two best hearts. This is a **downtown** hand.

lesson-bid =
    Count the books downtown with spades as trumps. Joker and spades: five, even if the Little Joker takes one. Ace and two of hearts: two. Ace of diamonds: one. The buried cards: one. That is nine, and six cards from the kitty and Noah's hand are to come: ten is a fair promise.
    Wanda has bid 3 Uptown. Uptown and Downtown are **equal**, so 3 Downtown is not enough. First the number, then the kind: **bid 4, Downtown.** The suit is named later.
lesson-bid-guide = You count nine books downtown, and six cards are still to come: **bid 4, Downtown**.
lesson-bid-not-bid-4-up = The right number, the wrong way: uptown your spades are small, and Wanda's high cards are good.
lesson-bid-not-bid-4-nt = No Trump counts double, made or set. But then there are no trumps: your joker takes no trick, and your long spades stop no other suit.
lesson-bid-not-bid-3-nt = It would beat 3 Uptown. But without trumps your joker is worthless, and they could take all their clubs.
lesson-bid-not-bid = That is more than you can count on. What you take beyond the bid counts all the same, so bid no more than you need.
lesson-bid-not = Wanda would play 3 Uptown, where your hand is worth little. You have nine books in sight; one more from six new cards is likely.

lesson-name =
    All others have bid or passed: you are **declarer** and play 4 Downtown. Before you see the kitty, you name the trump suit.
    Take your longest and best suit. **Name spades.**
lesson-name-guide = Spades are your longest and best suit: **name spades** as trumps.
lesson-name-not = You have five spades with ace, two and three, and in no other suit more than two. Trumps are for length.

lesson-bury =
    The kitty is yours: the four of spades and the three of hearts fit well. Now bury six cards face down. Any six will do: they are your first book.
    Throw away whole suits: with **no club** left, you can trump clubs. Bury king, queen and ten of clubs, king and seven of diamonds, jack of hearts. **Choose these six.**
lesson-bury-guide = Without clubs you can trump clubs: **bury king, queen and ten of clubs, king and seven of diamonds, jack of hearts**.
lesson-bury-not = These are not the six. Keep all seven trumps, ace, two and three of hearts, ace and four of diamonds: the rest is high, and downtown high cards lose.

lesson-joker =
    You lead. There are fifteen trumps: you hold seven, eight are out, and each of them could trump your hearts.
    So **lead trumps** until they are gone, the best first: **the Big Joker.**
lesson-joker-guide = Eight trumps are out against you: **lead the Big Joker** to draw them.
lesson-joker-not-play-As = The jokers beat it. Begin with yours, the Big Joker.
lesson-joker-not = As long as the others have trumps, they can cut in on your aces and twos. Draw the trumps first, from the top: with the Big Joker.

lesson-force =
    Three trumps fell, five are out, and one of them is the **Little Joker**, the only one above your ace. It will take a book sooner or later.
    Give it a low one: ace, two, three, four and five are all equal now, because you hold them all. **Lead the five of spades.**
lesson-force-guide = Only the Little Joker beats your spades, so give it a low one: **lead the five of spades**.
lesson-force-not-play-As = The Little Joker would take your ace. The five does the same work: only the joker beats it.
lesson-force-not-play-9s = Downtown the nine is beaten by seven, eight and six too. The five is beaten by the joker alone.
lesson-force-not-play-2s = Just as good: it is worth the same as the five now. Here the five goes first.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = Five trumps are still out, the Little Joker among them. Go on drawing them.

lesson-cut =
    Wanda took it with the Little Joker and leads the ace of clubs. You buried your clubs, so you can **cut**: trump it.
    You play last, so any trump takes it. **Play the nine of spades**, your lowest.
lesson-cut-guide = You have no clubs and you play last: **trump with the nine of spades**, your lowest.
lesson-cut-not-play = You don't have to trump, but otherwise they get the book. Use the lowest trump that does the job: the nine.

lesson-draw =
    Your ace is the highest trump now. Two are still out, and one round can draw both. **Lead the ace of spades.**
lesson-draw-guide = Your ace is the highest trump now: **lead the ace of spades** to draw the last two.
lesson-draw-not-play-2s = That draws them as well. The ace is the highest: lead it first.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = The others can still trump that. Two trumps are out: draw them first.

lesson-hearts =
    All trumps of the others are gone, so they can't cut any more. Ace, two and three of hearts are the three best hearts downtown.
    So **lead your hearts from the best down**; you keep the trumps for getting back in.
lesson-hearts-guide = You have the only trumps: **lead your hearts, the best first**.
lesson-hearts-not = Your trumps won't run away, and they bring you back in when another player has taken a trick. Hearts first, the best of them.

lesson-diamonds =
    Three hearts, three books. Next the **ace of diamonds**: it takes a trick, and you see which diamonds fall.
lesson-diamonds-guide = The ace of diamonds is a sure book: **lead the ace of diamonds**.
lesson-diamonds-not-play-4d = The four would be taken by the two or the three. Take your sure book first.
lesson-diamonds-not = Keep the trumps until you need them to come back in.

lesson-loser =
    You have seven tricks and the buried book: eight, and three trumps that are sure. The four of diamonds is your one **loser**, unless Noah has the two or the three.
    Give it away while you have trumps: you can cut any other suit they lead then. **Lead the four of diamonds.**
lesson-loser-guide = Lose the four while your trumps guard the rest: **lead the four of diamonds**.
lesson-loser-not = That works too, here: the four is lost now or later. But the habit is good: lose what you must while your trumps still guard the rest.

lesson-rest =
    Edith took it with the two and leads another diamond. You have only trumps: the rest is yours. **Cut with the four.** The last two tricks play themselves.
lesson-rest-guide = You have only trumps left: **trump with the four of spades**, and the rest is yours.
lesson-rest-not = Any trump takes it; after that you have only trumps left. Take the four.

lesson-end =
    Eleven books, ten needed: **4 Downtown is made.** You score all books over six, 5 points, and with 8 you and Noah win the game. With nine you would have been **set** and lost 4.
    What you have learned:
    • Count your hand uptown and downtown, add the buried book, and bid what you can count and a little from the kitty.
    • Bury whole suits; draw trumps before anything else, and give the Little Joker a low one.
    • Take the sure books, and lose what you must while you can still cut.
