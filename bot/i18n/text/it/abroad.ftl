# Dove il bot non c’è, ma qualcuno l’ha portato con sé.

panel-asleep = ⏳ Qui da un po’ nessuno preme niente; premi Aggiorna per vedere come sta la partita.
abroad-for-you-alone = Questo tavolo lo vedi solo tu: su questo server le app che qualcuno ha installato solo per sé non possono scrivere per tutti. Il permesso si chiama **Usa app esterne**; chi gestisce il server può darlo, a tutti o per un canale. Qui puoi giocare per conto tuo con i computer; in una chat di gruppo, o su un server di cui sono membro, il tavolo lo vedono anche gli altri.
