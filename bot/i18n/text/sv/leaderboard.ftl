# Leaderboards and seasons.

leaderboard-season = Säsong ”{ $season }”, efter { $by }
leaderboard-all-time = Genom tiderna, efter { $by }
leaderboard-year = År { $year }, efter { $by }
error-year-or-season = Ange ett år eller en säsong, inte båda.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] ett rankat parti
       *[other] { $games } rankade partier
    }
leaderboard-provisional = ? Preliminärt: färre än { $games } partier.
leaderboard-nobody = tidigare spelare
by-wins = vinster
by-points = poäng
by-losses = förluster
by-games = partier
by-rating = rating
choice-wins = vinster
choice-points = poäng
choice-losses = förluster
choice-games = partier
choice-rating = rating
season-all-time = genom tiderna
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = Säsongen ”{ $name }” har börjat. Varje parti som avslutas från och med nu räknas till den.
season-close-title = Avsluta säsongen ”{ $name }”?
season-close-text = Dess tabell förblir som den är nu, för gott. Partier som fortfarande pågår räknas inte till den.
season-close-role = Den som har flest vinster får rollen { $role }. Vinnaren av förra säsongen förlorar den.
season-close-button = Avsluta säsongen
season-closed = Säsongen ”{ $name }” är avslutad.
season-list = Säsonger på den här servern
season-none = Här har inte varit någon säsong än; /säsong starta börjar en. Utan säsong räknas alla partier som någonsin har spelats.
season-line =
    { $running ->
        [yes] **{ $name }** · sedan { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · vinst: { $champions }
    }
error-season-running = Säsongen ”{ $name }” pågår; avsluta den med /säsong avsluta innan du börjar en ny.
error-season-name-taken = En säsong här har redan hetat ”{ $name }”; välj ett annat namn.
error-season-name-length = En säsongs namn har 1 till { $most } tecken och är inte ”*”.
error-too-many-seasons = Det finns redan { $limit } säsonger här; fler kan inte sparas.
error-no-running-season = Ingen säsong pågår här; /säsong starta börjar en, /säsong lista visar de andra.
error-counted-anew = Ratingen räknas om just nu; säsongen kan avslutas så snart den är fullständig.
error-no-season =
    Ingen säsong heter ”{ $name }” här. { $known ->
        [none] Det har inte varit någon än; /säsong starta börjar en.
       *[some] Välj bland: { $known }
    }
error-rating-of-one-game = Rating finns bara per spel; välj ett i ”spel”.
error-points-of-one-game = Poäng finns bara per spel; välj ett i ”spel”.
leaderboard-title = Topplista
leaderboard-game-title = Topplista: { $game }
leaderboard-house-title = Topplista: { $game }, husregler { $code }
leaderboard-empty = Inget parti räknas här än. Ett parti räknas när minst två personer själva har spelat minst hälften av givarna var.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] ett parti
       *[other] { $games } partier
    } · { $wins } vunna · { $losses } förlorade · { $points ->
        [1] 1 poäng
       *[other] { $points } poäng
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] ett parti
       *[other] { $games } partier
    } · { $wins } vunna · { $losses } förlorade
season-started-league = Den har en liga: /säsong liga visar poäng för placeringarna på spelkvällarna. { $best ->
    [0] Alla spelkvällar räknas.
    [one] Den bästa spelkvällen räknas.
   *[other] De { $best } bästa spelkvällarna räknas.
    }
league-title = Ligan för säsongen ”{ $season }”
league-player = { $name } i ligan ”{ $season }”
league-about = Poäng efter placering: sista plats ger en poäng, varje bättre plats en till; de som delar en plats får medelvärdet. { $best ->
    [0] Alla spelkvällar räknas
    [one] Den bästa spelkvällen räknas
   *[other] De { $best } bästa spelkvällarna räknas
    } · { $tournaments ->
    [0] ingen spelkväll hittills
    [one] en spelkväll hittills
   *[other] { $tournaments } spelkvällar hittills
    }
league-ties = Vid lika poäng avgör i tur och ordning: antalet vunna spelkvällar, den bästa spelkvällen, den näst bästa och så vidare.
league-empty = Ingen spelkväll har avslutats under säsongen än.
league-line =
    { "**" }{ $place }.** { $name } · { $points } poäng · { $tournaments ->
        [one] en spelkväll
       *[other] { $tournaments } spelkvällar
    } · vunna: { $wins }
league-evening = { $day } · spelkväll { $number } ({ $game }): plats { $place } av { $field } · poäng: { $points }
league-dropped = { $line } · räknas inte
league-tie-wins = { $first } före { $second }: lika poäng, vunna spelkvällar { $one } : { $other }
league-tie-best = { $first } före { $second }: lika poäng och lika många vunna spelkvällar, poäng för den bättre spelkvällen { $one } : { $other }
league-tie-none = { $first } och { $second } delar plats: lika i allt som räknas
error-no-league = Säsongen ”{ $name }” har ingen liga. Den som hanterar servern startar en säsong med liga genom /säsong starta.
error-not-in-league = Den personen har ingen spelkväll under säsongen ”{ $season }”.

## Vinnarens roll

settings-winner = Roll för säsongens vinnare
settings-winner-hint = Vinnaren får den när en säsong avslutas; vinnaren före förlorar den. Tomt: ingen roll.
settings-winner-off = ingen
winner-role-given = 🏆 { $role } är nu rollen för { $names }.
winner-role-taken = { $role } togs från { $names }.
winner-role-none = Säsongen har ingen vinnare, så { $role } blir kvar där den är.
winner-role-failed = { $names } fick inte rollen { $role }. { $why }
winner-role-kept = { $names } har fortfarande rollen { $role }. { $why }
winner-role-not-yet = Jag kan inte ge { $role } än. { $why }
winner-role-why =
    { $problem ->
        [permission] Min roll saknar behörigheten Hantera roller. Ge den till min roll under Serverinställningar, Roller.
        [above] Rollen ligger inte under min högsta roll. Flytta den under min, eller min ovanför den, under Serverinställningar, Roller.
        [gone] Rollen är borttagen. Välj en annan i /inställningar under Fler inställningar.
        [managed] Discord eller en app hanterar den här rollen, så den kan inte ges till någon. Välj en annan i /inställningar under Fler inställningar.
        [left] Den här personen är inte kvar på servern.
        [sealed] Några av säsongens resultat är fortfarande hemliga, eftersom andra bord fortfarande spelar samma kort. Försök igen när alla är klara.
       *[refused] Discord sa nej. Försök igen senare.
    }
winner-role-reason = Vann säsongen ”{ $season }”
winner-role-reason-before = En ny säsong har en vinnare
button-winner-again = Försök igen
error-winner-role-managed = Discord eller en app hanterar den här rollen, så den kan inte ges till någon. Välj en annan.
error-winner-role-powers = Den här rollen ger behörigheter eller öppnar kanaler. Bara den som själv kunde ge den till andra kan välja den: med Hantera roller och en egen högre roll.
