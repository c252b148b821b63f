# Turn times, computer players that sit in, and coming back.

## On the table

time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 w zastępstwie)
sits-in-short = { $name } 🤖
sat-in-for-you = Zastępuje cię komputer; miejsce jest twoje.
game-paused = ⏸ Partia jest wstrzymana: nikogo nie ma. Gdy ktoś z was cokolwiek naciśnie, gra toczy się dalej; inaczej stół zostanie zamknięty bez wyniku { $when }.
game-closed = Ten stół jest zamknięty; jego partia nie ma wyniku.
button-here = Już jestem
button-take-over = Przejmij miejsce

## Messages

turn-reminder = { $name }, minęła połowa czasu na twój ruch; komputer zastąpi cię { $when }.
answer-back = Znowu grasz przy stole { $table }.

## Refusals

error-not-absent = Nikt cię przy tym stole nie zastępuje.
error-own-seat-only = Znasz już karty innego miejsca w tej partii, bo było twoje; gdy się skończy, możesz znowu usiąść.
error-no-newcomers = Na tym serwerze nikt nowy nie przejmuje miejsca w trwającej partii; gdy się skończy, możesz usiąść.
