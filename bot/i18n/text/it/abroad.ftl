# Dove il bot non c’è, ma qualcuno l’ha portato con sé.

panel-asleep = ⏳ Qui da un po’ nessuno preme niente; premi Aggiorna per vedere come sta la partita.
abroad-for-you-alone = Questo tavolo lo vedi solo tu: su questo server le app che qualcuno ha installato solo per sé non possono scrivere per tutti. Il permesso si chiama **Usa app esterne**; chi gestisce il server può darlo, a tutti o per un canale. Qui puoi giocare per conto tuo con i computer; in una chat di gruppo, o su un server di cui sono membro, il tavolo lo vedono anche gli altri.
abroad-help = Qui non sono membro: qualcuno mi usa dal suo account. **Le mie carte** mostra le tue carte solo a te. Non c’è tempo per la mossa e nessuno viene chiamato quando tocca a lui. Dopo un quarto d’ora senza premere niente al tavolo, **Aggiorna** mostra come sta la partita.
