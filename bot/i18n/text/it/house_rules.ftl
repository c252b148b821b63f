option-and-value = { $option }: { $value }
house-title = Regole della casa per { $game }: { $code }
house-standard = Standard
house-start-from = Parti da un modello…
house-preset = Modello: **{ $preset }**
house-same = Nessuna regola è diversa.
house-differs = Di diverso c’è:
house-rest = Il resto:
house-group = { $group }: { $rules }
house-change-group = { $group }…
house-number =
    { $bounded ->
        [yes] Da { $low } a { $high }
       *[no] Da { $low } in su
    }{ $step ->
        [one] {""}
       *[other] {" "}a passi di { $step }
    }{ $nullable ->
        [yes] , oppure – per nessun limite
       *[no] {""}
    }. Vuoto: { $standard }
house-code = Un codice come BIE-15-KO, un modello o un nome preso da /regole-casa lista
house-brought = Cambiato di conseguenza, perché le regole siano compatibili: { $rules }.
house-list = Regole della casa con un nome
house-choice = { $name } ({ $code })
house-here = come su { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Qui nessuna regola della casa ha ancora un nome; glielo dà /regole-casa salva.
house-keep = /regole-casa salva conserva queste regole per altre partite.
house-saved = “{ $name }” ora sta per { $code }; /gioca lo accetta come modello.
house-deleted = “{ $name }” è cancellato; il codice era { $code }.

button-house = Regole della casa
button-code = Inserisci un codice
error-house-name-length = Un nome ha da 1 a { $most } caratteri.
error-house-name-reserved = “{ $name }” verrebbe preso per un modello o un codice; scegli un altro nome.
error-house-name-taken = “{ $name }” l’ha già salvato qualcun altro; scegli un altro nome, o chiedi a chi gestisce il server.
error-no-house-rules = Qui nessuna regola della casa si chiama “{ $name }”; /regole-casa lista le mostra tutte.
error-too-many-house-rules = Questo server ha già { $limit } nomi per regole della casa; chi lo gestisce può eliminarne uno.
