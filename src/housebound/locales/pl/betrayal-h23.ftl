# „Zdrada”: nawiedzenie 23.

haunt-23-title = Koszmar z mackami

haunt-23-story =
    Kula cały wieczór była mętna, a teraz coś się w niej rusza. Wycierasz ją rękawem i rozumiesz, że to nie jest w szkle; jest pod podłogą, bardzo blisko, a w kuli tylko wyglądało na małe.

    Ktoś obok ciebie bez słowa znika pod deskami, nogami w dół, jak znika spławik, gdy ryba wzięła.

haunt-23-heroes =
    Jedno z was już nie żyje. Pod domem leży coś o wielu Mackach. Każda Macka to Ramię, które zostaje na miejscu, i Przyssawka z tym samym numerem, która po was przychodzi. Nie rani: chwyta i wlecze do swojego Ramienia. Kto na początku tury potworów jest trzymany w pokoju z Ramieniem o tym samym numerze, ginie. Macki z czasem rosną w siłę.

    Nikt nie wie, gdzie jest Głowa stwora. Wygrywacie, gdy Głowa dostała trzy trafienia, a przynajmniej jedno z was żyje.

    Szukanie Głowy: z Kryształową Kulą, gdziekolwiek, jej rzut Wiedzy. Przy 4 lub więcej rzuć 4 kośćmi: 0 Spiżarnia, 1 Kuchnia, 2 Sala Organowa, 3 Przepaść, 4–5 Podziemne Jezioro, 6 Oranżeria, 7 Krypta, 8 Kotłownia. Tam jest Głowa; brakujący pokój dokłada się do domu. Potem odrzuć Kryształową Kulę. Przy niższym wyniku karta karze cię, jak mówi. Jeden taki rzut w turze.

    Trafienie Głowy: atak Mocą w jej pokoju. Wygrana to jedno trafienie. Przegrana to obrażenia jak zwykle. Jeśli Głowa atakuje kogoś z was i przegrywa, to też jedno trafienie. Dynamit wrzucony do jej pokoju to jedno trafienie.

    Atak na Przyssawkę: jeśli wygrasz, jest zaskoczona, puszcza schwytanego, który zostaje na miejscu, i wraca do swojego Ramienia.

    Schwytany upuszcza wszystkie przedmioty, zachowuje towarzyszy i może tylko atakować Przyssawkę w każdej swojej turze, gołymi rękami. Jeśli wygra, jest wolny i jego tura trwa dalej, ale każdy pokój, do którego w niej wejdzie, kosztuje 2 pola. Jeśli nie, nie otrzymuje obrażeń i tura się kończy.

    Tablica Duchów nic Przyssawkom nie robi. Przyssawka w Tajemnej Windzie ją zatrzymuje.

haunt-23-traitor =
    Twój poszukiwacz nie żyje, a co miał, zostaje w jego pokoju. Połóż po jednym Ramieniu na gracza, najwyżej jedno w pokoju, w tych pokojach, a przy każdym jego Przyssawkę: Kotłownia, Oranżeria, Sala Organowa, Podziemne Jezioro, Ogrody, Przepaść. Jeśli w domu jest ich za mało, dołóż brakujące; jeśli za dużo, wybierz. Tor zaczyna od 1.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją. Bohaterowie szukają Głowy stwora, by ją zabić. Gdzie jest, nikt jeszcze nie wie.

    W twojej turze tor rośnie o 1 i nic więcej się nie dzieje. Ramię nigdy się nie rusza, nie atakuje, nie można go atakować i nikogo nie spowalnia. Przyssawka, według liczby na torze:

    1–2: Szybkość 2, Moc 4, Zdrowie 7. 3–4: Szybkość 3, Moc 5, Zdrowie 7. 5–7: Szybkość 3, Moc 7, Zdrowie 7. 8 i więcej: Szybkość 4, Moc 8, Zdrowie 8. Jeden rzut ruchu dla wszystkich Przyssawek, które nikogo nie trzymają.

    Przyssawka, która wygra atak Mocą, nie zadaje obrażeń: chwyta bohatera, a ten upuszcza tam wszystkie przedmioty. W następnych turach potworów wlecze go 2 pola w stronę swojego Ramienia, bez rzutu. Nie atakuje w tym czasie i żadna inna Przyssawka nie atakuje schwytanego. Gdy zaczyna się tura potworów, każdy schwytany w pokoju z Ramieniem o tym samym numerze ginie, a razem z nim znika ta Macka.

    Pokonana Przyssawka jest zaskoczona, puszcza i wraca do swojego Ramienia.

    Głowa, gdy już ją znaleziono: Moc 6. Nie rusza się. W każdej turze potworów może zaatakować jednego bohatera w swoim pokoju. Nigdy nie jest ranna ani zaskoczona: za każdym razem, gdy zostaje pokonana, także we własnym ataku, do jej pokoju kładzie się żeton.

    Tablica Duchów nic Przyssawkom nie robi. Przyssawka w Tajemnej Windzie zatrzymuje ją dla wszystkich.

haunt-23-heroes-win = Przy trzecim ciosie oko się zamyka i w całym domu ramiona puszczają jedno po drugim, co trzymały: poręcze, zasłony, siebie nawzajem. Potem słychać, jak odchodzi bardzo dużo wody. Nikt nie zagląda do dziury.

haunt-23-traitor-win = Jest tu na dole miejsce dla każdego. Jest ciemno, trochę kołysze i tak długo czekało na towarzystwo. Daleko w górze ktoś wkłada kulę z powrotem do pudełka.

prompt-arm-room = W którym pokoju wyrasta Ramię? Wybiera { $subject }.

verb-find-head = Szukaj Głowy w Kryształowej Kuli (Wiedza 4+)

notice-head-in = { $figure } jest { $room_in }.

shown-tentacle-arms = Ramiona
shown-head-hits = Trafienia Głowy
shown-head-hits-needed = Potrzebne trafienia
