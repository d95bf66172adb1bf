# Nawiedzenie 31: W powietrzu.

haunt-31-title = W powietrzu

haunt-31-story =
    Podłoga się przechyla, a każdy obraz w domu przechyla się w drugą stronę. Przez okno widać wzgórze, całkiem małe, z kwadratową dziurą tam, gdzie była piwnica. Wasz stary przyjaciel o dzikich oczach się śmieje: leci, leci! Gdzieś w tych pokojach spakował spadochrony. Nie spakował dość.

haunt-31-heroes =
    Zdrajcy nie ma i nikt nie jest po twojej stronie. Jest jeden Spadochron na dwoje z was, zaokrąglając w dół, a kto jest jeszcze w środku, gdy ostatni opuści dom, ginie.

    Piwnica została na ziemi. Poszukiwacze, którzy byli na dole, wjeżdżają Tajemną Windą, na parter, jeśli są tam wolne drzwi. Nikt już nie zjeżdża Zsypem na Węgiel i nie spada w Zapadniętym Pokoju, Winda nie zjeżdża poniżej parteru (0 i tak boli) i nic innego nikogo nie przenosi do piwnicy.

    Szukanie Spadochronu: w pokoju z symbolem omenu, który jeszcze żadnego nie dał, jeśli nie masz własnego, Wiedza 4+ lub Szybkość 4+. Kto go znajdzie, w tej turze już się nie rusza. Jeśli takich pokoi zostało mniej niż Spadochronów, pokoje mogą dać kolejny.

    Odebranie: poszukiwacz w twoim pokoju ma Spadochron, a ty nie. Moc przeciw Mocy albo Wiedza przeciw Wiedzy, zamiast ataku: ma go ten, kto wyrzuci więcej. Nikt nie jest ranny, a twoja tura i tak się kończy. Można też zwykłym atakiem, z obrażeniami lub kradzieżą jak zawsze. Kto ukradnie Spadochron, w tej turze już się nie rusza.

    Skok: ze Spadochronem w Holu Głównym, na Balkonie, w Wieży, w Zsypie na Węgiel lub w Zapadniętym Pokoju. 1 pole, potem Wiedza 4+ lub Zdrowie 4+. Jeśli się nie uda, stoisz tam dalej, ze Spadochronem.

    Szukanie i skok to zadania: jeden rzut na turę. Po jednym Spadochronie na osobę; martwi zostawiają swój w pokoju; można go przekazać, ale Pies go nie niesie. Wszyscy poszukiwacze są dla siebie przeciwnikami i się spowalniają.

    Kto bezpiecznie wyskoczy, wygrywa. Inni przegrywają.

haunt-31-heroes-win =
    Jedwab otwiera się z trzaskiem i nagle jest cicho. Nad tobą dom płynie dalej ze wszystkimi lampami, coraz mniejszy i mniejszy, aż mógłby być gwiazdą, którą ktoś zapomniał zgasić.

verb-seek-parachute = Szukaj Spadochronu ({ $trait })
verb-snatch-parachute = Odbierz Spadochron { $figure_dat } ({ $trait })
verb-leap = Skacz ({ $trait }, 1 pole)

notice-leap-failed = { $figure } stoi na krawędzi i nie ma odwagi.
notice-parachutes-left = { $number ->
    [0] To był ostatni Spadochron do znalezienia.
    [one] Gdzieś ukryty jest jeszcze jeden Spadochron.
    [few] Gdzieś ukryte są jeszcze { $number } Spadochrony.
    [many] Gdzieś ukrytych jest jeszcze { $number } Spadochronów.
   *[other] Gdzieś ukryte jest jeszcze { $number } Spadochronu.
}

shown-parachutes-left = Spadochrony wciąż ukryte
shown-searched-rooms = Pokoje, które już dały
shown-searched-rooms-here = Tu był Spadochron
