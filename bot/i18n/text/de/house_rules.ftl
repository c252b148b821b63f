option-and-value = { $option }: { $value }
house-title = Hausregeln für { $game }: { $code }
house-standard = Standard
house-start-from = Von einer Vorlage ausgehen …
house-preset = Vorlage: **{ $preset }**
house-same = Alle Regeln sind die der Vorlage.
house-differs = Anders als in der Vorlage:
house-rest = Wie in der Vorlage:
house-group = { $group }: { $rules }
house-change-group = { $group } …
house-number =
    { $bounded ->
        [yes] Von { $low } bis { $high }
       *[no] Ab { $low }
    }{ $step ->
        [one] {""}
       *[other] {" "}in Schritten von { $step }
    }{ $nullable ->
        [yes] , oder – für keine Grenze
       *[no] {""}
    }. Leer: { $standard }
house-code = Ein Code wie BIE-15-KO, eine Vorlage oder ein Name aus /hausregeln liste
house-brought = Mit angepasst, damit die Regeln zusammenpassen: { $rules }.
house-list = Hausregeln mit Namen
house-choice = { $name } ({ $code })
house-here = wie bei { $server }: { $name }
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Hier haben noch keine Hausregeln einen Namen; /hausregeln speichern gibt ihnen einen.
house-keep = /hausregeln speichern merkt sich diese Regeln für andere Partien.
house-saved = „{ $name }“ steht jetzt für { $code }; bei /spielen kannst du den Namen als Vorlage angeben.
house-deleted = „{ $name }“ ist gelöscht; der Code war { $code }.

button-house = Hausregeln
button-code = Code eingeben
error-house-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-house-name-reserved = „{ $name }“ könnte man für eine Vorlage oder einen Code halten; nimm einen anderen Namen.
error-house-name-taken = „{ $name }“ hat schon jemand anders gespeichert; nimm einen anderen Namen oder frag die Serververwaltung.
error-no-house-rules = Hier heißen keine Hausregeln „{ $name }“; /hausregeln liste zeigt alle.
error-too-many-house-rules = Dieser Server hat schon { $limit } Namen für Hausregeln; die Serververwaltung kann einen löschen.
