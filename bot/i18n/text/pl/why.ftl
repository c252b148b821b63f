# Dlaczego gracz komputerowy zrobił to, co zrobił.

button-why = Dlaczego?
decimal-mark = ,
why-only = Nic innego nie było dozwolone.
why-unsearched = Tutaj decyduje sama zasada praktyczna: „{ $action }”.
why-thumb = Zostaje zwykły ruch: „{ $action }”. Nic innego nie jest wyraźnie lepsze.
why-searched = „{ $action }”: wyraźnie lepsze niż zwykły ruch („{ $usual }”).
why-same = „{ $action }”: równie dobre jak wybór, który zostaje („{ $best }”).
why-manner = „{ $action }”: mniej więcej tak samo dobre jak „{ $best }”, a ten komputer jest { $manner } i to woli.
why-regret = „{ $action }”: kosztuje trochę, lepiej „{ $best }”; komputerowi tego poziomu to wystarcza.
why-otherwise = Po ponownym obliczeniu byłoby to raczej „{ $best }” niż „{ $action }”: wylosował inne rozkłady albo miał za mało czasu.
why-columns = Szansa na wygraną · wobec zwykłego ruchu („{ $usual }”)
why-note = Odtworzone: ocenione ponownie na podstawie tego, co to miejsce mogło wtedy wiedzieć, przez komputer tego poziomu ({ $level }).
why-unknown = nieznany, więc najsilniejszy
