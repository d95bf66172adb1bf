# Nawiedzenie 15: Tu żyją smoki.

haunt-15-title = Tu żyją smoki

haunt-15-story =
    Drzewce włóczni jest osmalone na całej długości i teraz wiecie dlaczego. Drzwi wejściowe wpadają do środka z połową ściany. Przez chwilę nie ma za nimi nic prócz nocy i deszczu; potem noc otwiera jedno żółte oko, bierze oddech i pokazuje wam, jak jest wielka.

haunt-15-heroes =
    W domu jest Smok. Zieje ogniem i gryzie. Nie można go atakować Szybkością, a Dynamit nic mu nie robi. Można go ranić Mocą, a Zdrowiem dzięki Pierścieniowi. Obrażenia go nie zaskakują.

    Jego ogień sięga każdego w jego pokoju i w pokojach połączonych z nim drzwiami. Rzuć Szybkością: przy 4 lub więcej nic ci się nie dzieje. Po rzucie na obrażenia możesz dać spłonąć swoim przedmiotom, kartom przedmiotów, żetonom przedmiotów i omenom, które są przedmiotami: za każdy o 2 punkty mniej.

    Włócznia: kto ją niesie, dodaje 4 do wyniku każdej walki Mocą ze Smokiem, w ataku i w obronie, oprócz tego, co i tak daje w ataku.

    Gdzieś w piwnicy są dwie stare rzeczy albo będą, gdy odkryje się ich pokój: Tarcza i Antyczna Zbroja.

    Tarcza: jej posiadacz nie otrzymuje obrażeń od ognia i żaru i rusza się o 1 pole mniej, a każdy bohater w jego pokoju jest bezpieczny od ognia Smoka.

    Antyczna Zbroja: włożenie zajmuje całą turę, zdjęcie też, czy by ją zachować, czy przekazać. Kto ją nosi, otrzymuje za każdym razem o 5 obrażeń fizycznych mniej i rusza się o 1 pole mniej. Przeciw ogniowi i żarowi nie pomaga. Nie nosi się jej razem ze Zbroją i nikt nie może jej ukraść. Zawsze możesz ruszyć się o 1 pole.

    Wygrywacie, gdy Smok zginie.

haunt-15-traitor =
    Postaw Smoka w Holu Głównym. Połóż Tarczę nad Przepaścią lub w Krypcie, a Antyczną Zbroję w Katakumbach lub nad Podziemnym Jeziorem; jeśli żadnego pokoju z pary nie ma w domu, leży w pierwszym z nich, który zostanie odkryty. Twój poszukiwacz zostaje w grze. Bohaterowie chcą zabić Smoka.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    Smok: Szybkość 3, Moc 8, Zdrowie 6. Nikt nie może atakować go Szybkością. W każdej turze potworów może raz zionąć ogniem i raz ugryźć, w dowolnej kolejności, a zionąć w dowolnej chwili swojego ruchu.

    Ogień: każdy poszukiwacz w jego pokoju lub w pokoju połączonym z nim drzwiami, twój też, rzuca Szybkością. Przy 4 lub więcej nic się nie dzieje; przy niższym wyniku to 4 kości obrażeń fizycznych w pokoju Smoka, 2 kości w pokojach obok.

    Ugryzienie: atak Mocą na jednego bohatera w jego pokoju.

    Twarda skóra: za każdym razem, gdy Smok zostaje pokonany, odejmij 2 od obrażeń, a resztę zaznacz na torze, który widzisz tylko ty. Jego cechy się nie zmieniają i obrażenia nigdy go nie zaskakują. Gdy tor dojdzie do liczby graczy, Smok nie żyje i musisz to powiedzieć.

haunt-15-heroes-win =
    Umiera tak, jak płonie dom: powoli, od końca do końca, z długimi chwilami ciszy. Rano za domem jest wzgórze, którego przedtem nie było. Ktoś powinien postawić tablicę, mówicie. Nikt nie stawia.

haunt-15-traitor-win =
    Obraca się trzy razy, jak pies, i kładzie na tym, co zostało. Po chwili wychodzisz i siadasz plecami do jego ciepłego boku. Na złocie byłoby pewnie wygodniej. Ale nigdy nie chodziło o złoto.

prompt-arms-room = W którym pokoju leży stary oręż? Wybiera { $subject }.
prompt-burn-item = Ogień dosięga { $subject_gen }. Dać spłonąć przedmiotowi?

verb-breathe-fire = Zioń ogniem
verb-put-on-antique-armor = Włóż Antyczną Zbroję (cała tura)
verb-take-off-antique-armor = Zdejmij Antyczną Zbroję (cała tura)
verb-hand-over-antique-armor = Zdejmij Antyczną Zbroję dla { $figure_gen } (cała tura)

notice-arms-in = { $card } leży { $room_in }.
notice-dragon-breathed = { $figure } zieje ogniem { $room_in }.
notice-shielded = Ogień rozbija się o Tarczę i omija { $figure_acc }.
notice-armor-put-on = { $figure } wkłada Antyczną Zbroję.
notice-armor-taken-off = { $figure } zdejmuje Antyczną Zbroję.
notice-item-burnt = { $card_gender ->
    [nmp] { $card } płoną, a { $figure } trochę mniej.
   *[other] { $card } płonie, a { $figure } trochę mniej.
}

shown-wearer = Nosi Antyczną Zbroję
shown-dragon-damage = Obrażenia Smoka
