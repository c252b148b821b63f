statistics-anew = Liczby są właśnie liczone od nowa; te nie są jeszcze pełne.

## Own figures

stats-title = Statystyki: { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } · wygrane: { $wins } · przegrane: { $losses } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, średnio { $average } na partię
stats-game-alone =
    { "**" }{ $game }**, tylko z komputerami · { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } · wygrane: { $wins } · przegrane: { $losses } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, średnio { $average } na partię
stats-average = { $sign }{ $whole },{ $tenth }
stats-rating = Rating { $rating }
stats-rating-provisional =
    Rating { $rating }? (tymczasowy: { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } z { $needed })
stats-empty = { $name } nie ma tu jeszcze żadnej skończonej partii.
chart-rating = Rating, partia po partii
chart-points = Punkty, partia po partii: { $game }

## Charts for those who don't see them

alt-course =
    { $name }: na początku { $first }, po { $count ->
        [one] jednej partii
        [few] { $count } partiach
        [many] { $count } partiach
       *[other] { $count } partii
    } { $last }, najmniej { $low }, najwięcej { $high }

error-stats-bot = To program; nie ma statystyk.
