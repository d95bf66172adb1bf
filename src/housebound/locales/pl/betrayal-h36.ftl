# Nawiedzenie 36: Lepiej z przyjaciółmi.

haunt-36-title = Lepiej z przyjaciółmi

haunt-36-story =
    Zaczyna się odgłosem, jakby ktoś pił. Podłoga się przechyla, troszeczkę, i wszystkie drzwi w domu otwierają się w tę samą stronę. Przez kratę w piwnicy idzie czarna woda z wodorostami, a bagno przykłada do ścian zimne usta. Idziemy na dno, mówi ktoś z was i z zachwytem moczy rękę. Chyba umiecie pływać?

haunt-36-heroes =
    Dom tonie w bagnie, kondygnacja po kondygnacji, a zdrajca chce, byście utonęli. Jest jedna Łódka. Leży na Strychu albo będzie tam, gdy tylko odkryje się Strych.

    Łódka jest przedmiotem, który niesie jeden bohater naraz. Każdy pokój, do którego z nią wchodzisz, kosztuje 2 pola. Pies nie może jej nieść. Pilnujcie jej: zdrajca może ją uszkodzić.

    Woda: na końcu każdej tury zdrajcy mówi się wam, jak daleko doszła. Kto zaczyna turę na częściowo zalanej kondygnacji, rusza się w niej o 2 pola mniej. Kto zaczyna na całkiem zalanej, rusza się o 4 pola mniej i otrzymuje 2 obrażenia fizyczne, którym nic nie zapobiegnie i których nic nie zmniejszy. O co najmniej 1 pole można ruszyć się zawsze. Dokąd idziesz później w turze, nie ma znaczenia.

    Medalion: bohater, który niesie go w pokoju częściowo lub całkiem zalanej kondygnacji, może go odrzucić, raz na grę. Woda nie rośnie wtedy na końcu następnej tury zdrajcy.

    Wygrywacie, gdy każdy żywy bohater jest na Balkonie albo każdy w Wieży, z Łódką na miejscu, niesioną lub leżącą, a żyje przynajmniej połowa z was, zaokrąglając w górę.

haunt-36-traitor =
    Dom tonie, a ty i woda zawsze się lubicie: nic ci nie robi. Twój poszukiwacz zostaje w grze. Łódka jest na Strychu; jeśli Strychu nie ma jeszcze w domu, połóż ją tam, gdy tylko będzie. Bohaterowie chcą uciec.

    Na końcu każdej twojej tury tor rośnie o 1, od 0. Powiedz, jak daleko doszła woda: 1: piwnica jest częściowo zalana. 2: jest całkiem zalana. 3: parter jest częściowo zalany. 4: jest całkiem zalany. 5: piętro jest częściowo zalane. Od 6 wszystko jest całkiem zalane.

    Bohater, który zaczyna turę na częściowo zalanej kondygnacji, rusza się o 2 pola mniej, na całkiem zalanej o 4 pola mniej i otrzymuje 2 obrażenia fizyczne, którym nic nie zapobiegnie.

    Łódka: w jej pokoju, także gdy niesie ją tam bohater, możesz zaatakować ją zamiast kogoś. Rzut Mocy 3+, nikt jej nie broni. Pierwsze cztery sukcesy dają ci po żetonie, piąty ją niszczy. Nie możesz jej brać, nieść ani kraść.

    Wygrywasz, gdy nie żyje ponad połowa bohaterów albo gdy Łódka jest zniszczona.

haunt-36-heroes-win =
    Nikt się nie odzywa. W łódce jest więcej kolan, niż przewidział budowniczy, a woda stoi o palec pod burtą. Za wami ostatni komin wydycha i zamykają się nad nim trzciny. Ktoś zaczyna wylewać wodę butem.

haunt-36-traitor-win =
    Od spodu powierzchnia jest sufitem z zielonego szkła. Od jakiegoś czasu pukają w nią dłonie. Tu w dole jest spokojnie i jest miejsce dla każdego, a twoi przyjaciele, którzy tak się tego bali, już idą zobaczyć.

verb-hack-rowboat = Zaatakuj Łódkę (Moc)
verb-stop-flood = Unieś Medalion i zatrzymaj wodę

notice-rowboat-lies-in = Łódka leży { $room_in }.
notice-rowboat-hit = { $figure } uszkadza Łódkę: w sumie { $number }.
notice-rowboat-lost = Łódka jest w kawałkach.
notice-floor-half-flooded = Woda się podnosi. Częściowo zalane: { $floor }.
notice-floor-flooded = Woda się podnosi. Całkiem zalane: { $floor }.
notice-water-stands-still = Woda stoi, ten jeden raz.
notice-flood-stopped = { $figure } oddaje wodzie Medalion.
notice-rowed-away = Bohaterowie odbijają Łódką { $room_from }.

shown-half-flooded = Częściowo zalane
shown-flooded = Całkiem zalane
shown-flood-stopped = Następnym razem woda się nie podniesie
shown-rowboat-hits = Uszkodzenia Łódki
shown-rowboat-hits-needed = Uszkodzenia, które ją niszczą
