# Nawiedzenie 4: Sieć przeznaczenia.

haunt-4-title = Sieć przeznaczenia

haunt-4-story =
    Co wyglądało na zasłonę, było siecią, a jedno z was jest w samym jej środku. Nad nim siedzi coś wielkości kuca, zupełnie nieruchomo. Ugryzienie zaczęło swędzieć. Pod skórą małe stworzenia przewracają się przez sen na drugi bok.

haunt-4-heroes =
    Ogromny Pająk strzeże tego, kto zbudził nawiedzenie: uwięzionego w sieci, z jajami Pająka w środku, aż się wylęgną. Pozbądźcie się jednego i drugiego i wyprowadźcie kogoś z domu.

    Uwięziony poszukiwacz nie może się ruszać, ale może szarpać sieć i może używać, przekazywać i brać przedmioty w tym pokoju. Dopóki są w nim jaja, żadna jego cecha nie spada do czaszki.

    Sieć: w tym pokoju, jako atak swojej tury i z dowolną bronią na Moc, wykonaj atak Mocą przeciw 4 kościom gracza zdrajcy. Każda wygrana kładzie na sieci żeton, przegrana nikogo nie rani. Gdy żetonów jest tyle co graczy, sieci nie ma.

    Jaja: w tym pokoju rzut Wiedzy 4+ z Apteczką w rękach albo zużycie Maści Leczniczej na uwięzionym, bez rzutu. Dopóki nikt nie znalazł Apteczki, każdy bohater, który miałby losować przedmiot, może zamiast tego wziąć Apteczkę.

    Drzwi wejściowe: gdy sieć i jaja są zniszczone, rzut Wiedzy 6+ lub Mocy 6+ w Holu Głównym. Sukces je otwiera; losujesz potem kartę wydarzenia i twoja tura się kończy. Od następnej tury bohaterowie mogą wychodzić z Holu Głównego za 1 pole.

    Rzuty na jaja i drzwi: jeden na turę dla każdego z was. Wygrywacie, gdy sieć i jaja są zniszczone, a przynajmniej jeden bohater jest poza domem.

haunt-4-traitor =
    Kto zbudził nawiedzenie, wisi w sieci, pełen jaj twojego Pająka, i nie może się ruszać. Przy 3 lub 4 graczach twój poszukiwacz nie żyje i grasz samym Pająkiem; przy 5 lub 6 twój poszukiwacz zostaje.

    Wygrywasz, gdy jaja się wylęgną, to jest przy 9 na torze, albo gdy wszyscy bohaterowie nie żyją. Tor zaczyna od 1 i rośnie o 1 na końcu każdej twojej tury, także gdy twój poszukiwacz nie żyje; w następującej po niej turze potworów obowiązuje nowa liczba.

    Ani ty, ani Pająk nie możecie atakować poszukiwacza w sieci, dopóki jaja nie są zniszczone.

    Pająk: Zdrowie 5; Szybkość i Moc rosną z torem. Przy 1: Szybkość 0, Moc 2. Przy 2: Szybkość 1, Moc 2. Przy 3: Szybkość 2, Moc 4. Przy 4: Szybkość 4, Moc 4. Przy 5: Szybkość 5, Moc 5. Przy 6: Szybkość 6, Moc 7. Od 7: Szybkość 6, Moc 8. W każdej turze potworów musi iść w stronę wybranego przez ciebie bohatera, nie uwięzionego, i atakować, jeśli może; bez takiego bohatera rusza się, jak chcesz. W atakach, które sam wykonuje, każdą pustą kością rzuca jeszcze raz, ale tylko raz.

haunt-4-heroes-win =
    Drzwi ustępują, jest deszcz i nic nigdy nie smakowało lepiej. Za wami osiem stóp idzie przez hol, bez pośpiechu, i staje na progu. Nie lubią wilgoci. Nie oglądacie się i nie drapiecie.

haunt-4-traitor-win =
    Brzmi to jak oklaski, bardzo ciche i bardzo liczne. Sieć drży od końca do końca, gdy wychodzą, by dać się policzyć. Matka je liczy. Potem patrzy na ciebie, jak patrzy się na dobrą niańkę, a ty wyciągasz ręce.

verb-tear-web = Szarp sieć
verb-tear-web-with = Szarp sieć { $card_ins }
verb-cut-out-eggs = Zniszcz jaja Apteczką
verb-salve-eggs = Zużyj na jaja Maść Leczniczą

prompt-fetch-medical-kit = Czy { $subject } bierze Apteczkę zamiast losować przedmiot?

notice-webbed = { $figure } wisi w sieci i nie może się ruszać.
notice-web-held = { $figure } szarpie sieć, ale sieć trzyma: { $result } do { $against }.
notice-web-gone = Sieć jest zniszczona.
notice-eggs-gone = Jaja są zniszczone.
notice-eggs-hatch = Jaja się wylęgają.

shown-web-tokens = Ile razy szarpnięto sieć
shown-web-needed = Ile razy trzeba w sumie
shown-eggs = Jaja żyją
shown-front-door-open = Drzwi wejściowe otwarte
