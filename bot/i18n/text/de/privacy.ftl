# Was über eine Person bekannt ist, und mit wem sie nicht am Tisch sitzt.

former-player = früher dabei { $number }

privacy-title = Was über dich gespeichert ist
privacy-preferences =
    { $count ->
        [0] Einstellungen: keine, auch nicht deine Discord-Sprache
       *[other] Einstellungen: was /einstellungen zeigt und deine Discord-Sprache
    }
privacy-blocks = Leute, die du blockiert hast: { $count }
privacy-seats = Plätze, Züge und Abstimmungen an Tischen: { $count }
privacy-tables = Tische, deren Host du warst: { $count }
privacy-tournaments = Turniere: deine Anmeldungen und die Turniere, die du leitest: { $count }
privacy-daily = Spiele des Tages, die du gespielt hast: { $count }
privacy-results = Ergebnisse beendeter Partien: { $count }
privacy-statistics = Wertungen und was für /statistik gezählt wird: { $count }
privacy-house = Hausregeln, die du gespeichert hast: { $count }
privacy-managing = Was du in den letzten 90 Tagen in der Serververwaltung getan hast: { $count }
privacy-games = Partien, in deren Aufzeichnung deine Nutzer-ID steht: { $count }
privacy-notes = Direktnachrichten, deren ID ich speichere: { $count }
privacy-exported = Das ist alles, was über dich gespeichert ist.
privacy-delete-title = Löschen, was über dich gespeichert ist?
privacy-delete-text =
    Deine Einstellungen, Blockierungen, Ergebnisse und Plätze werden gelöscht, auf allen Servern. Tische, an denen nicht gespielt wird, verlässt du.
    In den Partien der anderen heißt du dann „früher dabei“; Ranglisten kennen dich nicht mehr. Nachrichten in Kanälen bleiben, wie sie sind.
    Das lässt sich nicht rückgängig machen.
privacy-delete-button = Alles löschen
privacy-deleted = Gelöscht. Wenn du hier wieder etwas drückst oder schreibst, speichere ich deine Discord-Sprache wieder.
privacy-blocked = Du wirst nie wieder mit { $name } an einem Tisch sitzen; niemand erfährt es. Sitzt ihr gerade zusammen, dann gilt es ab der nächsten Partie. /freigeben hebt es auf.
privacy-unblocked = Du kannst wieder mit { $name } an einem Tisch sitzen.

## Was nicht geht

error-block-computer = Computer sitzen, wo man sie hinsetzt; der Host kann sie wegnehmen.
error-block-self = Das bist du selbst; mit dir wirst du wohl am Tisch sitzen müssen.
error-leave-first = Du sitzt noch an Tisch { $tables }; geh dort zuerst mit /verlassen, damit niemand auf dich wartet, dann versuch es noch einmal.
error-not-blocked = Diese Person hast du nicht blockiert.
error-too-many-blocks = Du hast schon { $limit } Leute blockiert; gib zuerst mit /freigeben jemanden frei.
