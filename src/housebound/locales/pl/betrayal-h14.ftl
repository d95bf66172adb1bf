# Nawiedzenie 14: Gwiazdy są w porządku.

haunt-14-title = Gwiazdy są w porządku

haunt-14-story =
    Nikt dziś nie rysował tego pentagramu. Był tu zawsze, pod kurzem, a kurz właśnie sam się rozwiał. W każdym rogu stoi ktoś w długiej szacie, z twarzą, którą prawie znacie. Wysoko nad piwnicą, nad dachem, siedem gwiazd stanęło w szeregu, a w szeregu jest luka, przez którą coś patrzy w dół.

haunt-14-heroes =
    Ktoś z was należy do kultu. Kult składa w Komnacie Pentagramu dary: przedmioty, niektóre omeny i zwłoki poszukiwaczy. Gdy gwiazdy będą miały dość, coś przyjdzie. Nie powiedziano wam, ile to dość. Kto ginie, leży tam, gdzie padł; wy zwłok nie nosicie.

    Farba: w domu stoi tyle jej garnków, ilu jest graczy. Możesz podnieść jeden tam, gdzie leży; nikt nie niesie dwóch. Farba jest przedmiotem: możesz przekazać ją innemu bohaterowi lub upuścić. Kult nie może jej tknąć. Kto ginie, upuszcza ją.

    Rzut: w pokoju połączonym z Komnatą Pentagramu drzwiami, za 1 pole i bez rzutu kośćmi. Ta Farba jest w Komnacie na dobre. Ze środka rzucać nie można.

    Wygrywacie, gdy cała Farba jest w Komnacie Pentagramu.

haunt-14-traitor =
    Postaw Kultystów w Komnacie Pentagramu, o jednego mniej niż graczy. Twój poszukiwacz zostaje w grze. Bohaterowie mogą przerwać rytuał tylko, niszcząc Komnatę Farbą, która stoi w domu.

    Wygrywasz, gdy dary mają 13 punktów albo gdy wszyscy bohaterowie nie żyją.

    Dar: ty lub Kultysta w Komnacie Pentagramu oddajecie, co niesiecie, ile chcecie, bez kosztu, i to wychodzi z gry. Zwłoki poszukiwacza: 4 punkty, twoje też. Dziewczyna, Szaleniec lub Pies, jeśli ich masz: 2. Każdy inny przedmiot lub omen, który można przekazywać: 1. Liczysz jawnie.

    Zwłoki: kto ginie, leży tam, gdzie padł. Ty lub Kultysta możecie podnieść zwłoki jak przedmiot, jedne naraz. Z nimi każdy pokój kosztuje 2 pola.

    Kultyści: Szybkość 4, Moc 4, Zdrowie 4, jeden rzut ruchu dla wszystkich. Noszą przedmioty, które nic im nie dają, podnoszą, co leży, i mogą zabrać przedmiot zamiast zadać 2 lub więcej obrażeń. Zaskoczony Kultysta upuszcza wszystko. Towarzyszami się nie opiekują. Nikt z was nie może tknąć Farby.

haunt-14-heroes-win =
    Ostatni garnek rozbija się o ścianę wielkim żółtym kwiatem, a z bardzo wysoka słychać coś: nie krzyk, nie słowo. Jakby ktoś odsunął krzesło. Gdy wyglądacie, gwiazdy są po prostu byle gdzie.

haunt-14-traitor-win =
    Luki w szeregu gwiazd już nie ma. Szeregu też nie. Ani, jeśli dobrze się przyjrzeć, gwiazd. Szaty klęczą w kręgu w ciemności, a w środku ktoś, kto to wezwał, próbuje sobie przypomnieć, jakie pytanie miało paść pierwsze.

prompt-paint-room = W domu nie ma jeszcze Farby. Jaki pokój { $subject } dla niej wprowadza?

verb-pick-up-paint = Podnieś Farbę: { $card }
verb-throw-paint = Wrzuć Farbę do Komnaty Pentagramu (1 pole)
verb-sacrifice = Złóż w darze: { $card }

notice-paint-in = { $card } stoi { $room_in }.
notice-paint-thrown = { $figure } wrzuca Farbę do Komnaty Pentagramu. Wrzucone dotąd: { $number }.
notice-sacrificed = { $figure } daje gwiazdom: { $card }. Punkty dotąd: { $number }.

shown-paint-thrown = Farba w Komnacie
shown-sacrifice-points = Punkty darów
shown-points-needed = Punkty, których chcą gwiazdy
