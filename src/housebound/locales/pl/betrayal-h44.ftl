# „Zdrada”: nawiedzenie 44.

haunt-44-title = Śmierć nas wszystkich znajdzie

haunt-44-story =
    W lustrze nad kominkiem czyjaś babcia ma na sobie twój płaszcz. Podnosisz rękę do włosów, ona podnosi swoją i trochę włosów zostaje ci w palcach.

    Wszystkie zegary w domu zaczęły bić, każdy w wielkim pośpiechu. Tylko najmłodszemu z was nie przybyło lat i uśmiecha się do reszty bardzo dobrymi zębami.

haunt-44-heroes =
    Starzejecie się. Na końcu każdej tury zdrajcy każde z was rzuca kością i przybywa mu tyle dekad; co to z wami robi, poczujecie. Zdrajca się nie starzeje. Starość może zabić i nic jej nie zapobiegnie. Nie ustaje, gdy zdrajca nie żyje.

    Wygrywacie, gdy udało się tyle rytuałów, ilu było graczy na początku.

    Rytuał, jeden rzut na turę dla każdego z was, Zdrowie lub Wiedza, 5 lub więcej: w Katakumbach, w Zwęglonym Pokoju, w Krypcie, w Galerii, w Kuchni, w Komnacie Pentagramu lub w Wieży. Każdy pokój służy raz; porażka niczego nie zużywa.

    Kto niesie Medalion, za każdym razem starzeje się o jedną dekadę mniej. Ale ilekroć ktoś z was zginie, posiadacz Medalionu od razu jest o dekadę starszy.

haunt-44-traitor =
    Są starzy i to ci odpowiada. Wygrywasz, gdy wszyscy bohaterowie nie żyją. Mają Medalion, który spowalnia ich starość, i poszukają sposobu, by ją powstrzymać.

    Zachowujesz poszukiwacza i się nie starzejesz. Nie możesz podnosić, kraść ani nieść Medalionu. Ilekroć ginie bohater, rzuć 3 kośćmi i podnieś swoje cechy o tyle stopni, jak chcesz.

    Każdy bohater od razu jest o jedną dekadę starszy. Na końcu każdej twojej tury, także gdy nie żyjesz, każdy bohater rzuca kością i przybywa mu tyle dekad. Co robi dekada, gdy się w nią wchodzi: naście lat, nic; 20 lat z okładem, o 1 więcej Mocy i Szybkości; 30 lat z okładem, o 1 więcej Zdrowia i Wiedzy; 40 lat z okładem, o 1 mniej Szybkości, o 1 więcej Zdrowia; 50 lat z okładem, o 1 mniej w jednej cesze fizycznej i w jednej mentalnej; 60 lat z okładem, o 1 mniej Mocy i Szybkości i o 1 mniej w jednej cesze mentalnej; 70 lat z okładem i każda późniejsza dekada, o 1 mniej w każdej cesze.

haunt-44-heroes-win = Zegary stają, wszystkie na tym samym uderzeniu. Jedna po drugiej wracają w lustrze wasze twarze, trochę chudsze, niż były, może trochę łagodniejsze. Jest wśród was jeden siwy włos i nikt nie chce sprawdzać czyj.

haunt-44-traitor-win = Zamiatasz ich bez niczyjej pomocy; nie trwa to długo, nic nie ważą. Potem nakręcasz zegary. Piękny wieczór i wszystkie wieczory przed tobą.

notice-enters-decade = { $figure } starzeje się o dekadę: { $number }0 lat z okładem.
notice-traitor-feeds = { $number ->
    [one] { $figure } oddycha głęboko i rośnie w siłę o { $number } stopień.
    [few] { $figure } oddycha głęboko i rośnie w siłę o { $number } stopnie.
    [many] { $figure } oddycha głęboko i rośnie w siłę o { $number } stopni.
   *[other] { $figure } oddycha głęboko i rośnie w siłę o { $number } stopnia.
}

shown-ages = Wiek
