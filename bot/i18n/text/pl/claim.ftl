# Zgłoszenie reszty rozdania.

button-claim-all = Reszta moja
button-claim-none = Nic z reszty
claim-ask-all = Zgłosić całą resztę? Wszyscy zobaczą wtedy twoje karty. Jeśli żaden możliwy układ kart nie może ci przeszkodzić, rozdanie zostanie od razu dograne; inaczej wszyscy muszą się zgodzić. Można to zrobić raz w rozdaniu.
claim-ask-none = Zgłosić, że nic już nie weźmiesz? Wszyscy zobaczą wtedy twoje karty. Jeśli żaden możliwy układ kart nie może cię do tego zmusić, rozdanie zostanie od razu dograne; inaczej wszyscy muszą się zgodzić. Można to zrobić raz w rozdaniu.
button-claim = Tak, pokaż moje karty
label-claimed = { $player } pokazuje
claim-asked-all = { $player } mówi: reszta moja. Potrzebna zgoda: { $missing }.
claim-asked-none = { $player } mówi: nic z reszty nie wezmę. Potrzebna zgoda: { $missing }.
claim-refused = { $player } nie zgadza się na zgłoszenie gracza { $claimant }: gramy dalej.
claim-fails = Wszyscy zgodzili się na zgłoszenie gracza { $claimant }, ale tak te karty nie mogą paść: gramy dalej.
claim-granted-all = { $claimant } zgłasza resztę; rozdanie zostało dograne.
claim-granted-none = { $claimant } zgłasza, że nic już nie weźmie; rozdanie zostało dograne.
error-no-claim = To zgłoszenie już nie obowiązuje.
error-may-not-claim = Nie możesz teraz zgłosić reszty: tylko w rozgrywce, gdy ty zaczynasz lewę; rozgrywający w betlu zawsze, gdy jest jego kolej.
error-claimed-already = Reszta została już przez ciebie zgłoszona w tym rozdaniu.
error-claim-asked = Ktoś już zgłasza resztę; najpierw odpowiedz na to.
