# „Zdrada”: nawiedzenie 27.

haunt-27-title = Oszalałe ciało

haunt-27-story =
    Kryształ ciemnieje, potem różowieje, potem mięknie. Wycieka między palcami, które go trzymały, leży na podłodze i oddycha. Jest mniej więcej wielkości dłoni. Jest mniej więcej wielkości psa.

    „To tylko głodne” – mówi ktoś, całkiem czule. „Nie bójcie się. To będzie nami wszystkimi”.

haunt-27-heroes =
    Po domu rozlewa się coś żywego, pokój po pokoju, w każdej turze potworów: przez drzwi i po schodach, sekretnymi przejściami, w górę i w dół każdym szybem. Kto jest w pokoju z żetonem Galarety albo do takiego wchodzi, jest od tej chwili Galaretowatym Człowiekiem, traci wszystko i pomaga zdrajcy.

    Wygrywacie, gdy do Galarety wrzucono tyle Składników, ilu jest graczy.

    Badanie Galarety: w pokoju połączonym z jednym z jej pokoi drzwiami, nie schodami ani przejściem, rzut Wiedzy 3 lub więcej. Gdy sukcesów jest tyle co graczy, znacie jej słabość.

    Szukanie Składnika: gdy słabość jest znana, na Strychu, w Oranżerii, w Kotłowni, w Ogrodach, w Składziku, w Kuchni, w Spiżarni, w Bibliotece, w Sali Operacyjnej, w Laboratorium, w Magazynie, w Piwnicy z Winem lub w otwartym Skarbcu rzut Wiedzy 3 lub więcej. Każdy pokój daje jeden; dopiero gdy żaden nie ma już nic do dania, można przeszukiwać pokoje znowu. Badanie i szukanie: jeden rzut w turze, na oba razem.

    Wrzucenie Składnika: w pokoju połączonym z Galaretą drzwiami, za 1 pole każdy. Składniki są przedmiotami.

    Galareta was nie spowalnia i nie można jej atakować. Galaretowaci Ludzie nie mogą atakować i nie można ich atakować; ale gdzie taki stoi, tam w następnej turze potworów jest Galareta.

haunt-27-traitor =
    Galareta przed chwilą była Kryształową Kulą, a Kryształowa Kula wyrosła w twoich rękach. Potrzebuje cię nie bardziej niż innych, ale to twoja strona.

    Wygrywasz, gdy każdy bohater nie żyje albo jest Galaretowatym Człowiekiem.

    Bohaterowie szukają rzeczy, które szkodzą Galarecie, i chcą je do niej wrzucić. Możesz ich zabijać albo kraść te rzeczy. Działasz i atakujesz jako poszukiwacz.

    Galareta rośnie w każdej turze potworów. Najpierw pojawia się wszędzie, gdzie stoi Galaretowaty Człowiek; taka część nie rośnie, dopóki nie połączy się z resztą. Potem, w pierwszej turze, wypełnia pokój, w którym się zaczęła, i każdy pokój o krok od niego, a w każdej późniejszej każdy pokój o krok od niej. Po późniejszym wzroście rzuca się kością: przy 2 rośnie jeszcze raz, i to wszystko w tej turze.

    Krok to drzwi, schody, sekretne przejście, obrotowa ściana i każdy szyb w obie strony; nie zjeżdżalnia. Galareta niczego nie odkrywa, a Tajemna Winda, w której jest, nigdy więcej nie ruszy.

    Każdy w pokoju z żetonem Galarety jest od razu Galaretowatym Człowiekiem, ty też, i traci wszystkie przedmioty i omeny. Galaretowaty Człowiek rusza się w turze swojego gracza do 2 pól; wejście do pokoju z żetonem Galarety nic nie kosztuje. Nie może atakować, być atakowany, nosić, odkrywać, losować kart ani używać Tajemnej Windy, a jego gracz wygrywa z tobą.

haunt-27-heroes-win = Bierze ostatni ze słoików z mokrym cmoknięciem i staje. Potem zaczyna się trząść, cała, w każdym pokoju naraz, i kurczyć, i mówić. Nie zostajecie, by usłyszeć, iloma głosami.

haunt-27-traitor-win = Jest ciepło. Nie ma już drzwi i nikogo po ich drugiej stronie. Trudno sobie przypomnieć, jak to było w samotności, a teraz, łagodnie, zapominasz o tym na dobre.

verb-examine-blob = Zbadaj Galaretę
verb-search-ingredient = Szukaj w tym pokoju Składnika
verb-throw-ingredient = Wrzuć Składnik do Galarety

notice-blob-stirs = Coś drgnęło { $room_in }.
notice-blob-grows = Galareta wypełnia { $room_acc }.
notice-engulfed = Galareta zamyka się nad { $figure_ins }.
notice-weakness-known = Słabość Galarety jest znana.
notice-ingredient-thrown = { $figure } wrzuca Składnik do Galarety.

shown-blob-origin = Gdzie drgnęła Galareta
shown-blob-origin-here = Tu drgnęła Galareta
shown-blob = Gdzie jest Galareta
shown-blob-here = Tu jest Galareta
shown-blob-people = Galaretowaci Ludzie
shown-examinations = Badania
shown-weakness-known = Słabość znana
shown-searched = Przeszukane
shown-thrown = Wrzucone Składniki
shown-blob-needed = Potrzebne badania, a potem Składniki
