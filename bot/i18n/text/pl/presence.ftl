# Kto jest przy stole: czas na ruch, nieobecni gracze, komputer w zastępstwie i powrót.

## On the table

button-wake = Obudź
button-sit-in = Niech zastąpi komputer
button-awake = Jestem
wake-line =
    ⏰ { $name }, { $count ->
        [one] jesteś tam jeszcze? Jeśli nie odpowiesz, partia może toczyć się dalej bez ciebie { $when }.
        [few] jesteście tam jeszcze? Jeśli nie odpowiecie, partia może toczyć się dalej bez was { $when }.
        [many] jesteście tam jeszcze? Jeśli nie odpowiecie, partia może toczyć się dalej bez was { $when }.
       *[other] jesteście tam jeszcze? Jeśli nie odpowiecie, partia może toczyć się dalej bez was { $when }.
    }
wake-own = ⏰ Pozostali pytają, czy jeszcze tu jesteś. Bez odpowiedzi mogą grać dalej bez ciebie { $when }.
gone-silent = 💤 { $name } nie odpowiada. Naciśnij „Niech zastąpi komputer”, a dalej zagra komputer.
gone-left = 🚪 { $name } nie jest już na tym serwerze. Naciśnij „Niech zastąpi komputer”, a dalej zagra komputer.
time-due = ⏳ { $name }: czas na ruch mija { $when }
sits-in = { $name } (🤖 w zastępstwie)
sits-in-short = { $name } 🤖
sat-in-for-you = Zastępuje cię komputer; miejsce jest twoje.
game-paused = ⏸ Partia jest wstrzymana: nikogo nie ma. Każde naciśnięcie ją wznawia; inaczej stół zostanie zamknięty bez wyniku { $when }.
button-here = Już jestem
turn-reminder = { $name }, minęła połowa czasu na twój ruch; komputer zastąpi cię { $when }.
answer-back = Znowu grasz przy stole { $table }.

## Refusals

error-wake-too-early = Budzić będzie można <t:{ $when }:R>.
error-woken-already = Pytanie już padło; czas na odpowiedź jest do <t:{ $when }:t>.
error-wake-yourself = Partia czeka na ciebie.
error-nobody-to-wake = Partia nie czeka na nikogo, kogo można by obudzić.
error-nobody-gone = Nie ma miejsca do przejęcia: wszyscy są albo zastępuje ich komputer.
error-mentioned-too-often =
    { $minutes ->
        [one] Na razie dość wzmianek; spróbuj znowu za minutę.
        [few] Na razie dość wzmianek; spróbuj znowu za { $minutes } minuty.
       *[many] Na razie dość wzmianek; spróbuj znowu za { $minutes } minut.
    }
error-not-absent = Nikt cię przy tym stole nie zastępuje.
