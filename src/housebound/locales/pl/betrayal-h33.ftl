# Nawiedzenie 33: Wezwanie ciemności.

haunt-33-title = Wezwanie ciemności

haunt-33-story =
    Księga otwiera się tam, gdzie już ją otwierano. Na stronie nie ma liter, tylko kształt, a kształt czyta się czymś, co nie jest okiem. „To imię” – mówi ktoś z was, pobladły, i nie może oderwać wzroku. „Długie. Znam pierwszą sylabę”. I wszystkie lampy w domu pochylają się ku temu głosowi.

haunt-33-heroes =
    Jeśli w domu nie ma ani Kaplicy, ani Komnaty Pentagramu, wprowadźcie jedną z nich, jak najdalej od zdrajcy. Wasz przyjaciel będzie tam czytał z Księgi, aż przyjdzie Przedwieczny Bóg. Nie powiedziano wam, ile razy.

    Drzwi trzyma tylko Księga. Zdobądźcie ją: wygrajcie atak Mocą na zdrajcę o 2 lub więcej i zabierzcie ją albo znajdźcie tam, gdzie ją upuszczono.

    Zniszczenie Księgi: zanieś ją do Kotłowni lub nad Przepaść. Kosztuje to 1 pole i nie wymaga rzutu. Nigdzie indziej nie działa; ale działa i wtedy, gdy Bóg już jest.

    Zdrajcę można ranić i zabić jak zwykle. Boga można tylko zaskoczyć.

    Wygrywacie, gdy Księga jest zniszczona albo gdy zdrajca zginie, zanim przyjdzie Bóg.

haunt-33-traitor =
    Podnieś do wartości początkowej każdą cechę, która jest poniżej. Potem za każdą swoją cechę rzuć 2 kośćmi i podnieś ją o tyle stopni. Od razu masz dodatkową turę, przed wszystkimi; potem gra toczy się dalej od gracza po twojej lewej stronie.

    Wezwanie: w Kaplicy lub w Komnacie Pentagramu: Wiedza 5+, za 1 pole, tyle razy, na ile starczy ci pól. Każdy sukces to sylaba imienia. Przy pierwszym rzucie musisz mieć w rękach Księgę; później wiesz już, jak to idzie dalej. Sylaby z obu pokoi liczą się razem i nigdy nie przepadają.

    Przy piątej portal otwiera się tam, gdzie stoisz. To cię zabija; twoje rzeczy spadają w tym miejscu, a Przedwieczny Bóg już jest. Ruszasz nim od tury potworów następnej rundy.

    Przedwieczny Bóg: Szybkość równa liczbie graczy, Moc 12, Zdrowie 7. Rzuca wszystkimi swoimi dwunastoma kośćmi. Obrażenia go zaskakują, a niczego nie niesie. Bohaterowie wciąż mogą zniszczyć Księgę, by się go pozbyć; gdzie, tego ci nie powiedziano.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją. Jeśli zginiesz przed piątą sylabą, przegrywasz.

haunt-33-heroes-win =
    Strony nie płoną. Krzyczą, jedna po drugiej, w kolejności numerów, a potem nie ma już numerów. W ciszy coś bardzo dużego, bardzo daleko, spostrzega, że zapomniało, jak się nazywało.

haunt-33-traitor-win =
    Stoi w rozbitym dachu, a deszcz je omija. Ma bardzo dużo czasu i patrzy z okna do okna miasta, jak patrzy się po półce. Z tych, którzy tu przyszli, pamięta tylko głos. Mówi do siebie to imię.

prompt-ritual-room = Który pokój, w którym można czytać Księgę, wprowadza { $subject }?

verb-invoke = Wypowiedz następną sylabę (Wiedza 5+, 1 pole)
verb-destroy-book = Zniszcz Księgę (1 pole)

notice-portal-opens = Powietrze rozsuwa się jak kurtyna { $room_in }.
notice-book-destroyed = { $figure } niszczy Księgę { $room_in }.

shown-invocation-tokens = Wypowiedziane sylaby
shown-invocation-needed = Sylaby imienia
