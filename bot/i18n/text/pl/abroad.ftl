# Tam, gdzie bota nie ma, ale ktoś go ze sobą przyniósł.

panel-asleep = ⏳ Od dłuższego czasu nic tu nie naciśnięto; naciśnij Odśwież, aby zobaczyć, jak stoi gra.
abroad-for-you-alone = Ten stół widzisz tylko ty: na tym serwerze aplikacje, które ktoś zainstalował tylko dla siebie, nie mogą pisać dla wszystkich. Potrzebne uprawnienie to **Używanie zewnętrznych aplikacji**; może je dać osoba zarządzająca serwerem, wszystkim albo na jednym kanale. Możesz tu grać samotnie z graczami komputerowymi; na czacie grupowym albo na serwerze, którego jestem członkiem, stół widzą też inni.
