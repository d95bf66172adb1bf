# Nawiedzenie 25: Voodoo.

haunt-25-title = Voodoo

haunt-25-story =
    Za maską była szuflada, a w szufladzie skrawki: włosy z twojego grzebienia, guzik, którego brakuje od tygodnia, nitka z rękawa, który masz na sobie. Ktoś szył. Jedno z was nuci nad igłami, a daleko, w jakimś innym pokoju tego domu, coś bardzo małego właśnie zaczęło boleć.

haunt-25-heroes =
    Zdrajca zrobił lalkę każdego z was i ukrył ją w niebezpiecznym miejscu. Po każdej turze zdrajcy tor rośnie, a potem każda lalka, która została, robi swoje swojemu bohaterowi; im dalej na torze, tym gorzej.

    Czujecie coś z miejsca, gdzie leży wasza lalka. Każde z was dostało wskazówkę i może w każdej chwili usłyszeć ją znowu.

    Szukanie: w dowolnym pokoju, Wiedza 2+. Jeśli się uda, zdrajca musi zgodnie z prawdą powiedzieć, czy jest tu lalka i czyja. Jeden taki rzut w turze. Możesz znaleźć czyjąkolwiek lalkę.

    Niszczenie: możesz zniszczyć własną lalkę, i żadną inną, w pokoju, w którym ją znaleziono, bez rzutu. Jeśli znalazł ją ktoś inny, nie musisz szukać.

    W tym nawiedzeniu nikt nie musi zatrzymać się w nowo odkrytym pokoju. Jego kartę losujesz tylko, jeśli twój ruch się tam kończy albo jeśli tam szukasz: wtedy najpierw losujesz.

    Lalka martwego bohatera jest zniszczona.

    Wygrywacie, gdy wszystkie lalki są zniszczone, a żyje przynajmniej połowa tych, którzy zaczęli jako bohaterowie.

haunt-25-traitor =
    Dla każdego bohatera wybierz inną lalkę i pokój dla niej. Jeśli w domu jest dokładnie jeden z jej dwóch pokoi, musi to być ten; jeśli są oba albo żaden, wybierasz ty. Bohater dostaje wskazówkę, która nie wymienia żadnego. Lalek nie można potem przenosić. Tylko jeśli jej pokoju nie da się już odkryć, lalka jest w drugim swoim pokoju, jeśli dom go ma; inaczej jest zniszczona. Bohaterowie spróbują je znaleźć i zniszczyć.

    Na końcu każdej twojej tury tor rośnie o 1. Potem każda lalka, która została, działa na swojego bohatera:
    - Woskowa, w Kotłowni lub w Kuchni: 1 obrażenie fizyczne.
    - Porcelanowa, na Balkonie lub w Wieży: 4 kości; poniżej toru bohater ginie.
    - Kamienna, nad Podziemnym Jeziorem lub na Cmentarzu: bohater rzuca Mocą; poniżej toru traci 1 z każdej z czterech cech.
    - Szklana, w Komnacie Pentagramu lub w Kaplicy: 1 obrażenie mentalne.
    - Szmaciana, w Ogrodach lub w Oranżerii: bohater rzuca Wiedzą; poniżej toru 2 obrażenia fizyczne.

    Gdy bohater właściwie zapyta, czy w pokoju jest lalka, musisz powiedzieć prawdę. Lalki działają dalej, gdy nie żyjesz. Działasz i atakujesz jak zwykle i też nie musisz zatrzymywać się w nowo odkrytym pokoju.

    Wygrywasz, gdy nie żyje ponad połowa tych, którzy zaczęli jako bohaterowie.

haunt-25-heroes-win =
    Puszcza ostatni szew. Wypadają trociny, trochę włosów i dźwięk jak westchnienie. Naraz nic już nie boli. Siedzicie na podłodze wśród szmat, ktoś zaczyna się śmiać i nie może przestać, a ktoś inny rozgląda się za igłą.

haunt-25-traitor-win =
    Odkładasz lalki na półkę, w rzędzie, z głowami na tę samą stronę. Na górze ucichło. Na szpulce zostało jeszcze trochę nici. Myślisz o właścicielu swojego mieszkania i o dziewczynie, która raz śmiała się z ciebie w szkole, ślinisz koniec i podnosisz igłę do światła.

verb-search-for-doll = Szukaj lalki
verb-destroy-doll = Zniszcz swoją lalkę
verb-stop-and-draw = Zostań tu i wylosuj kartę

prompt-hide-doll = Gdzie ukrywasz lalkę { $subject_gen }? Pokój decyduje, która to lalka.

notice-doll-found = Lalka { $figure_gen } jest tutaj, { $room_in }.
notice-no-doll-here = Nie ma lalki { $room_in }.
notice-doll-stirs = Gdzieś w domu drgnęła lalka { $figure_gen }.
notice-doll-destroyed = Lalka { $figure_gen } jest zniszczona.
notice-hint-of-heat = { $figure } czuje na skórze żar węgli i zapach wosku.
notice-hint-of-fall = { $figure } czuje ziemię daleko, daleko w dole, a pomiędzy nic.
notice-hint-of-mud = { $figure } ma w ustach zimne błoto i za mało powietrza.
notice-hint-of-presence = { $figure } czuje na sobie wzrok czegoś, co czczą i co nie jest dobre.
notice-hint-of-thorns = { $figure } czuje ciernie przez materiał, a pod spodem mokrą ziemię.

shown-hint-of-heat = Czuje żar i płomień
shown-hint-of-fall = Czuje długi upadek
shown-hint-of-mud = Czuje duszenie się w błocie
shown-hint-of-presence = Czuje nieczystą obecność
shown-hint-of-thorns = Czuje ciernie i ziemię
shown-dolls = Lalki i gdzie leżą
shown-dolls-here = Lalka
shown-dolls-destroyed = Zniszczone lalki
