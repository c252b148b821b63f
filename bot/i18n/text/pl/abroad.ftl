# Tam, gdzie bota nie ma, ale ktoś go ze sobą przyniósł.

panel-asleep = ⏳ Od dłuższego czasu nic tu nie naciśnięto; naciśnij Odśwież, aby zobaczyć, jak stoi gra.
abroad-for-you-alone = Ten stół widzisz tylko ty: na tym serwerze aplikacje, które ktoś zainstalował tylko dla siebie, nie mogą pisać dla wszystkich. Potrzebne uprawnienie to **Używanie zewnętrznych aplikacji**; może je dać osoba zarządzająca serwerem, wszystkim albo na jednym kanale. Możesz tu grać samotnie z graczami komputerowymi; na czacie grupowym albo na serwerze, którego jestem członkiem, stół widzą też inni.
abroad-help = Nie jestem tu członkiem: ktoś mnie tu używa na własnym koncie. **Moje karty** pokazuje twoje karty tylko tobie. Nie ma czasu na ruch i nikt nie jest wołany, gdy przychodzi jego kolej. Gdy przez kwadrans nikt nic nie naciśnie przy stole, **Odśwież** pokaże, jak stoi gra.
