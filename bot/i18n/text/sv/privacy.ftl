# What is known of a person, and whom they don't sit with.

former-player = tidigare spelare { $number }

privacy-title = Vad som är sparat om dig
privacy-preferences =
    { $count ->
        [0] Egna inställningar: inga, inte heller ditt Discord-språk
       *[other] Egna inställningar: det som /mina-inställningar visar, och ditt Discord-språk
    }
privacy-blocks = Personer du har blockerat: { $count }
privacy-seats = Platser, drag och röster vid bord: { $count }
privacy-tables = Bord som du har varit värd för: { $count }
privacy-tournaments = Spelkvällar: dina anmälningar och de du ordnar: { $count }
privacy-daily = Dagens givar som du har spelat: { $count }
privacy-results = Resultat av avslutade partier: { $count }
privacy-statistics = Ratingtal, och det som räknas för /statistik: { $count }
privacy-house = Husregler du har sparat: { $count }
privacy-managing = Vad du har gjort som serverhanterare de senaste 90 dagarna: { $count }
privacy-games = Partier vars logg innehåller ditt användar-ID: { $count }
privacy-notes = Direktmeddelanden vars plats jag minns: { $count }
privacy-exported = Det här är allt som är sparat om dig.
privacy-delete-title = Radera det som är sparat om dig?
privacy-delete-text =
    Dina inställningar, blockeringar, resultat och platser raderas, för alla servrar. Du lämnar bord där ingen spelar.
    I andras partier blir du en ”tidigare spelare”; topplistor känner dig inte längre. Meddelanden i kanaler står kvar som de är.
    Det går inte att ångra.
privacy-delete-button = Radera allt
privacy-deleted = Raderat. Om du trycker på eller skriver något här igen sparar jag ditt Discord-språk på nytt.
privacy-blocked = Du kommer aldrig mer att sitta vid samma bord som { $name }; ingen får veta det. Sitter ni tillsammans nu gäller det från nästa parti. /avblockera häver det.
privacy-unblocked = Du får sitta vid samma bord som { $name } igen.

## Refusals

error-block-computer = Datorer sitter där de sätts; värden kan ta bort dem.
error-block-self = Det är du; dig själv får du nog sitta med.
error-leave-first = Du sitter fortfarande vid bord { $tables }; använd /lämna där först, så att ingen väntar på dig, och försök sedan igen.
error-not-blocked = Du har inte blockerat den personen.
error-too-many-blocks = Du har redan blockerat { $limit } personer; använd /avblockera för någon först.
