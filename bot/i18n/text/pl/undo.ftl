# Taking back the last action, if everybody agrees.

button-take-back = Cofnij
take-back-asked = { $player } prosi o cofnięcie ostatniego ruchu. Potrzebna zgoda: { $missing }.
event-took-back = { $player } cofa ostatni ruch, za zgodą wszystkich.
error-nothing-to-take-back = Nie możesz teraz niczego cofnąć: tylko własny ostatni zakład, odzywkę, pas albo kartę, dopóki nikt nic potem nie robi, i nie wtedy, gdy zakończyła się tym licytacja albo rozdanie.
error-no-wish = Prośba o cofnięcie jest już nieaktualna.
error-take-back-asked = Ktoś już prosi o cofnięcie ostatniego ruchu.
