# „Zdrada”: nawiedzenie 11.

haunt-11-title = Wpuśćcie ich

haunt-11-story =
    Cały wieczór szaleniec chodził od okna do okna, chuchał na szyby i rysował na nich twarze. Nikt nie zauważył, że gdy oddech znikał, twarze zostawały.

    Są bardzo cierpliwe, tam na deszczu. Chcą tylko, by ktoś przekręcił klamkę. A jedno z was poszło mu pomóc.

haunt-11-heroes =
    Zdrajca i Szaleniec wpuszczają do domu Zjawy. Zjawa, która jest jeszcze na zewnątrz, nic nie robi i nic jej nie można zrobić. W środku atakuje wasze Zdrowie i nie tknie jej żaden cios ani kula.

    Wygrywacie, gdy udało się tyle egzorcyzmów, ilu było graczy na początku, albo gdy każda Zjawa została wypędzona, jedna po drugiej.

    Egzorcyzm, jeden rzut na turę dla każdego z was. Zdrowiem, 5 lub więcej: w Kaplicy, w Krypcie lub w Komnacie Pentagramu albo niosąc Święty Symbol lub Pierścień. Wiedzą, 5 lub więcej: w Bibliotece lub w Laboratorium albo niosąc Księgę lub Kryształową Kulę. Każdy pokój i każda karta służy raz; porażka niczego nie zużywa.

    Pierścieniem możesz atakować Zjawę w swoim pokoju, która jest w środku, Zdrowie przeciw Zdrowiu. Wygrana wypędza ją na dobre; przegrana to obrażenia mentalne. Zjawa, która atakuje was i przegrywa, jest zaskoczona.

    Z Szaleńcem można walczyć jak z każdym; pokonany jest zaskoczony.

haunt-11-traitor =
    Tak ładnie prosiły. Bohaterowie znają egzorcyzm, który by je przepędził. Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    Zachowujesz poszukiwacza, bez Szaleńca jako towarzysza: stoi obok ciebie. Zjawa leży zakryta w Holu Głównym i w każdym pokoju z oknem na zewnątrz: Sypialnia, Kaplica, Jadalnia, Duża Klatka Schodowa, Główna Sypialnia. Taki pokój, który pojawi się w domu później, też ją dostaje. Jeśli jakiś pokój zasłoni okno, Zjawa, która tam czeka, znika.

    Ty albo Szaleniec wpuszczacie Zjawę z pokoju, w którym stoicie: kosztuje to 1 pole. Może ruszać się i atakować w turze potworów tej samej rundy.

    Zjawy: Szybkość 4, Zdrowie 6, nic więcej. Atakują Zdrowiem i zadają obrażenia mentalne.

    Szaleniec: Szybkość 7, Moc 7, Zdrowie 7. W każdej turze potworów idzie do najbliższej Zjawy na zewnątrz i ją wpuszcza, i dalej do następnej, jeśli może, zanim ruszy się jakakolwiek Zjawa. Gdy na zewnątrz nie ma żadnej, może szukać nowych okien: odkrywa pokoje, po 1 polu, gdzie chcesz; nikt nie losuje za nie kart, a jemu nic nie robią. Atakuje dopiero, gdy wszystkie Zjawy są w środku: na zewnątrz nie ma żadnej i nie da się już znaleźć okna.

haunt-11-heroes-win = Ostatnia wychodzi tyłem, przez szybę, i jej nie tłucze. Na każdej szybie w domu jest odcisk dłoni, od środka. Zasuwacie zasłony i siedzicie na środku pokoju, aż zrobi się jasno.

haunt-11-traitor-win = Każde okno stoi otworem, wpada deszcz i nikomu to nie przeszkadza. Na schodach taki tłum. Zrobiły miejsce i dla ciebie: czujesz na ramieniu, lekką i zimną, pierwszą z wielu dłoni.

verb-let-specter-in = Wpuść Zjawę

notice-specter-comes-in = Klamka się obraca { $room_in }. { $figure } jest w środku.
notice-specter-banished = { $figure } znika, wypędzona na dobre.

shown-specters-outside = Jeszcze na zewnątrz
shown-specters-banished = Wypędzone Zjawy
