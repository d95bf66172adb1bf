# Nawiedzenie 37: Szach-mat.

haunt-37-title = Szach-mat

haunt-37-story =
    Szachownica była tu, gdy weszliście, tylko nikt jej nie zauważył. Teraz siedzi za nią ktoś w czerni i dość już się naczekał. Rękaw przesuwa jednego piona o dwa pola. „Proszę” – mówi głos jak szuflada suchych liści, a po drugiej stronie krzesło samo się odsuwa. Wiecie, o co się gra. Każdy wie, prędzej czy później.

haunt-37-heroes =
    W pokoju jednego z was siedzi Śmierć i gra w szachy. Raz na rundę, gdy zaczyna się tura potworów, jedno z was musi grać: bohater w pokoju Śmierci z najwyższą Wiedzą. Jeśli nikogo tam wtedy nie ma, przegrywacie.

    Partia: rzuca Śmierć, potem ty rzucasz Wiedzą, o jedną kość więcej, jeśli niesiesz Księgę (najwyżej 8 kości). Jeśli wyrzucisz więcej, choćby raz, wszyscy jesteście ocaleni. Przy remisie nic się nie dzieje. Jeśli więcej wyrzuci Śmierć, wszyscy za to płacicie.

    Śmierci nie można atakować, przesuwać ani spowalniać, a sama nikogo nie spowalnia.

    W tym domu jest pięć Świętych Pieczęci, niektóre może w pokojach, których jeszcze nie odkryto. Są przedmiotami. Kto jakąś niesie, może ją złamać gdziekolwiek, zadanie: Zdrowie 4+. Odtąd Śmierć rzuca za każdą złamaną Pieczęć o 2 kości mniej, przy pięciu lub sześciu graczach o 1 kość mniej. Pieczęci nie można złamać w turze, w której się ją podniosło lub dostało.

    Wygrywacie, gdy bohater pokona Śmierć w szachy.

haunt-37-traitor =
    Twój poszukiwacz zostaje w grze. Wybierz bohatera: Śmierć siada w jego pokoju i nigdy go nie opuszcza. Nikt nie może Śmierci atakować ani przesuwać, a sama nikogo nie spowalnia. W każdej turze potworów jeden z bohaterów zagra ze Śmiercią w szachy, a użyją Świętych Pieczęci, by ją pokonać. Jeśli wygrają choć jedną partię, przegrywasz.

    Po jednej Pieczęci leży w Skarbcu (w środku), w Krypcie, w Laboratorium, w Sali Operacyjnej i w Pokoju Gier, gdy tylko ten pokój jest w domu. Nie wymieniaj tych, których nie ma. Nie możesz Pieczęci podnosić, ale możesz odbierać je bohaterom siłą.

    Nie możesz wejść do pokoju Śmierci, a jeśli tam jesteś, możesz tylko wyjść. Nic, co zrobisz, nie dosięga bohatera, który tam jest.

    Partia, gdy zaczyna się tura potworów, przeciw bohaterowi w tym pokoju z najwyższą Wiedzą: Śmierć rzuca 8 kośćmi albo mniej i każdą pustą rzuca jeszcze raz, ale tylko raz. Bohater rzuca Wiedzą. Przy remisie nic się nie dzieje. Jeśli Śmierć wygra o 1 lub 2, każdy bohater traci 1 Zdrowia; o 3 lub 4, 1 Mocy; o 5 lub więcej, po 1 z obu.

    Wygrywasz, gdy na początku tury potworów w pokoju Śmierci nie ma bohatera albo gdy wszyscy bohaterowie nie żyją.

haunt-37-heroes-win =
    Czarny król przewraca się, całkiem powoli, i toczy na skraj szachownicy. „Dobra partia” – mówi Śmierć i mówi to szczerze; nie zdarza się to często. Krzesło jest puste. Na szachownicy stoi o jednego białego piona więcej, niż powinno. Zostawiacie go. Nie chcecie nikomu nic być winni.

haunt-37-traitor-win =
    Bierki znów stoją, białe po jednej stronie, czarne po drugiej, i jedne, i drugie mają teraz twarze, które pamiętasz. Śmierć patrzy na ciebie i czeka. Nigdy nie mówiła, że umowa jest na zawsze. Krzesło samo się odsuwa.

prompt-deaths-opponent = Do którego bohatera { $subject } prowadzi Śmierć?

verb-break-seal = Złam Świętą Pieczęć (Zdrowie)

notice-seal-in = { $card } leży { $room_in }.
notice-seal-broken = { $figure } łamie { $card_acc }. Śmierć słabnie.
notice-chess-with-death = { $figure } siada do szachownicy, naprzeciw Śmierci.
notice-chess-ended = { $figure } ma { $result }, Śmierć ma { $against }.
notice-chair-empty = Naprzeciw Śmierci nikt nie siedzi.

shown-seals-broken = Złamane Święte Pieczęcie
shown-seals-kept-for = Gdzie będą leżeć Pieczęcie
shown-seals-kept-for-here = Tu będzie Pieczęć
