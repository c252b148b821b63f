# Gracze, których nie ma: budzenie, gra bez nich, kończenie partii za ich plecami.

## On the table

button-wake = Obudź
button-sit-in = Niech zastąpi komputer
button-awake = Jestem
wake-line = ⏰ { $name }, czy to miejsce jest jeszcze zajęte? Bez odpowiedzi pozostali mogą grać dalej sami { $when }.
wake-own = ⏰ Pozostali pytają, czy jeszcze tu jesteś. Bez odpowiedzi mogą grać dalej bez ciebie { $when }.
gone-silent = 💤 { $name } nie odpowiada. Głosowania i prośby toczą się bez tej osoby; „Niech zastąpi komputer” wpuszcza komputer.
gone-left = 🚪 { $name } nie jest już na tym serwerze. Głosowania i prośby toczą się bez tej osoby; „Niech zastąpi komputer” wpuszcza komputer.
end-costs = ⚠ { $name } jest tylko chwilowo poza grą. Jeśli partia skończy się teraz, przegrają ci, którzy za tym głosują, a zwycięzcy nie będzie.
ended-behind-back = Partię zakończono pod nieobecność gracza. Przegrana: { $names }; zwycięzcy nie ma.

## Answers

answer-ended-behind-back = Partia przy stole { $table } jest skończona. Tym, którzy ją zakończyli, liczy się jako przegrana.

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
