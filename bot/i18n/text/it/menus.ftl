## Menu di persone e messaggi, e inviti

invitation = { $name }, { $host } ti invita a un tavolo: { $game } (tavolo { $table }). { $link }
button-invitation-decline = No, grazie
answer-invited = { $name } ha un invito al tavolo { $table }: { $link }
answer-invitation-declined = Va bene: al tavolo { $table } non ti inviterà più nessuno.
answer-protested = La tua protesta è stata inviata a chi deve decidere.

preferences-told-invitations = una menzione quando qualcuno ti invita al suo tavolo; altrimenti un messaggio privato

error-invite-bot = Quello è un programma e non si può invitare; i computer arrivano con “Aggiungi computer”.
error-invite-self = Quella persona sei tu; ci sei già.
error-invite-no-table = Su questo server non sei a nessun tavolo che aspetta giocatori; /gioca ne apre uno.
error-invite-stranger = Questa persona non può leggere il canale del tuo tavolo, quindi non potrebbe venire.
error-invite-seated = Questa persona è già a questo tavolo o aspetta un posto.
error-invite-apart = Questa persona non può essere invitata a questo tavolo.
error-invited-already = Questa persona ha già un invito a questo tavolo.
error-invitation-declined = Questa persona ha detto di no a questo tavolo; a un altro puoi invitarla di nuovo.
error-invitation-unreachable = Non posso scrivere nel canale del tuo tavolo, quindi non posso invitare nessuno.
error-invitation-of-another = Questo invito è per un’altra persona; al tavolo c’è “Partecipa” per tutti.
error-no-invitation = Questo invito non vale più.
error-stats-bot = Quello è un programma; non ha statistiche.
error-no-table-message = Questo non è un messaggio di un tavolo. Scegline uno mio che mostri un tavolo, una mano o un momento di una partita.
error-no-game-yet = A questo tavolo non si è ancora giocata nessuna partita.
error-replay-unfinished = Questa partita non è ancora finita; si può guardare quando è conclusa.
error-protest-too-late = Contro questa smazzata non si può più protestare: solo contro quella in corso, e contro l’ultima finché qualcuno non agisce nella successiva.
