# Dlaczego gracz komputerowy zrobił to, co zrobił.

button-why = Dlaczego?
decimal-mark = ,
why-only = Nic innego nie było dozwolone.
why-unsearched = Tutaj decyduje sama zasada praktyczna: { $action }.
why-thumb = Wybór zasady praktycznej zostaje: { $action }. Nic innego nie jest wyraźnie lepsze.
why-searched = { $action }: wyraźnie lepsze niż wybór zasady praktycznej ({ $usual }).
why-same = { $action }: równie dobre jak wybór, który zostaje ({ $best }).
why-manner = { $action }: mniej więcej tak samo dobre jak { $best }, a ten gracz jest { $manner } i to woli.
why-regret = { $action }: kosztuje trochę, lepiej { $best }; gracz tego poziomu może tak zagrać.
why-otherwise = Po ponownym namyśle byłoby to raczej { $best } niż { $action }: miał inne szczęście albo za mało czasu.
why-columns = Szansa na wygraną · wobec wyboru zasady praktycznej ({ $usual })
why-note = Odtworzone: rozważone ponownie na podstawie tego, co to miejsce mogło wtedy wiedzieć, przez gracza tego poziomu ({ $level }).
why-unknown = nieznany, więc najsilniejszy
