# Words that all games share. A game's own catalog is loaded over this one.

## Cards, lists and small forms

card-back = 🂠
card-back-name = ett kort med baksidan upp
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } som { $named }
cards-none = inga kort
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } och { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Sista sticket: { $plays }
why-follow = Du måste bekänna { $suit }.
value-false = nej
value-true = ja
value-none = ingen

## People

computer-name = 🤖 { $name }
computer-in-words = { $name } (dator)
computer-short = 🤖{ $name }
person-name = Spelare { $number }
side-name = { $first } & { $second }

## The lobby

lobby-title = { $game } · { $state }
table-title = { $game } · bord { $table }
lobby-heading =
    { $state ->
        [missing] { $taken } av { $seats } platser tagna
        [open] Klart att börja · fler kan fortfarande delta
        [computer] Klart att börja · den som deltar tar en dators plats
        [full] Klart att börja · alla { $seats } platser tagna
       *[ready] Klart att börja
    }
table-needs-players = { $role } Bord { $table } ({ $game }) väntar på spelare: { $link }
lobby-rules = Husregler: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · en ändring
   *[other] { $preset } · { $count } ändringar
    }
details-rules = Husregler { $code }
lobby-rules-standard = standard
table-closed = Det här bordet är stängt

## Buttons of a table

button-rules = Regler
button-how-to-play = Så spelar man
button-slate = Protokollet
button-last-deal = Senaste given
button-hand = Mina kort
button-more = Mer
button-text-only = Bara text
button-with-pictures = Med bilder
button-details = Detaljer
button-own-bids = Bjuda
button-refresh = Uppdatera
button-back = Tillbaka
button-yes = Ja
button-agree = Godkänn
button-refuse = Säg nej
button-table = Till bordet

## The table

scene-taken =
    { $count ->
        [one] { $count } stick
       *[other] { $count } stick
    }
scene-out = ute
game-number = Det här var parti { $number }: /repris och /kontrollera tar det numret
game-over = Partiet slut
ended-here = Den här given är slut; bordet fortsätter i ett nytt meddelande.
moved-on-link = Bordet finns längre ner: { $link }
game-won =
    { $count ->
        [one] { $names } vinner.
       *[other] { $names } vinner.
    }
game-shared = Det står lika: { $names } delar på vinsten.
game-lost =
    { $count ->
        [one] { $names } förlorar.
       *[other] { $names } förlorar.
    }
game-no-winner = Ingen vinner.
result-away = En dator spelade mer än hälften av givarna åt { $names }: av det räknas bara en förlust.
glossary = { "" }
scores-line = Poäng: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: { $wins } vunna, { $losses } förlorade
slate-foot = { $wins } vunna · { $losses } förlorade
slate-legend = ✗ vunnet parti · ● förlorat parti
slate-tally = Ställning: { $sides }
slate-struck = ~ ~ överstruket: en poäng kvar när given började
## What happens before the cards are dealt

event-first-dealer = { $dealer } ger först, efter lottning.
## Hands

hand-over = Den här given är slut.
deal-brought =
    Given gav dig { $shown } { $points ->
        [one] poäng
       *[other] poäng
    }; du har nu { $score }.
deal-brought-side =
    Given gav er sida { $shown } { $points ->
        [one] poäng
       *[other] poäng
    }; den har nu { $score }.
hand-asleep = Ingen har tryckt på något här på ett tag, och jag kan inte hålla den här handen uppdaterad längre. Tryck på **Uppdatera** så fortsätter den.
hand-moved = Dina kort är här nu: { $link }
pick-chosen = Valt: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, det är din tur.
vote-mention = { $name }, du blir tillfrågad vid bordet.
dm-closed = { $name }, jag kan inte skriva till dig direkt. Tryck på ”Mina kort” vid bordet: där visas samma sak, bara för dig.
dm-closed-to-all = Discord låter mig inte skriva direkt till nya personer på några timmar. Tryck på ”Mina kort” vid bordet: där visas dina kort, bara för dig.

## Answers to commands and clicks

rules-title = { $game }: { $topic }
rules-topics = Fler ämnen
rules-table = Husregler vid bord { $table }
rules-code = Kod { $code }; det som skiljer sig från standard står först.
rules-missing = Det finns ingen regelsida för det här spelet än.

## Reasons a game ends

hand-in-dm = Dina kort finns i dina direktmeddelanden: { $link }
decimal-mark = ,
percent = { $number } %
why-columns = Chans att vinna · procentenheter jämfört med det vanliga draget (”{ $usual }”)
dealt-hand = { $player }
open-hands-deal = Giv { $deal }
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-embed-links = Bädda in länkar
permission-attach-files = Bifoga filer
permission-read-message-history = Läs meddelandehistorik
permission-create-public-threads = Skapa offentliga trådar
permission-create-events = Skapa evenemang
permission-mention-everyone = Nämn @everyone, @here och alla roller
permission-manage-roles = Hantera roller

back-soon = ⏳ Boten är snart tillbaka; ert bord är sparat.

## Sidor

leaderboard-page = Sida { $page } av { $pages }
button-page-before = ◀ Föregående
button-page-after = Nästa ▶
