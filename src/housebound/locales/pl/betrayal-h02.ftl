# Nawiedzenie 2: Seans.

haunt-2-title = Seans

haunt-2-story =
    Wskazówka rusza się, zanim ktokolwiek jej dotknie. Tak, mówi. Tak. Tak. Ktoś z was śmieje się za głośno, kładzie na tablicy dziesięć palców i pyta ją o imię. Nad głowami ktoś zaczyna chodzić z pokoju do pokoju, bez pośpiechu, i próbować każdych drzwi. Nieważne, kto wzywał. Ważne tylko, kto wezwie najlepiej.

haunt-2-heroes =
    Zdrajca próbuje przyzwać Ducha. Przyzwijcie go pierwsi, a będzie wasz. Dopóki nie zrobi tego jedna ze stron, nikt nie może nikogo atakować.

    Wasz seans: w Komnacie Pentagramu rzut Wiedzy 5+ lub Zdrowia 5+. Przy 3 graczach potrzeba 1 sukcesu, przy 4 lub 5 graczach 2, przy 6 graczach 3, wszyscy razem. Wtedy Duch stoi w Komnacie. Nie rusza się i nie atakuje, nikogo nie spowalnia i nie można go atakować. Chce spocząć.

    Kości: na Strychu, w Sypialni lub w Głównej Sypialni rzut Wiedzy 5+, by je znaleźć. Są przedmiotem. W Krypcie lub na Cmentarzu ten, kto je niesie, wykonuje rzut Wiedzy 5+, by je pochować. Macie mało czasu: tor zaczyna od 1 i rośnie na końcu każdej późniejszej tury bohatera, który miał ostatni sukces. Gdy pokaże 5, Duch należy do zdrajcy, a kości już wam nie pomogą.

    Jeśli Ducha ma zdrajca, czy się wam nie udało, czy było za późno, zniszczcie go. Możesz atakować go Zdrowiem, jeśli jesteś w jego pokoju i masz Pierścień albo jeśli ten pokój to Komnata Pentagramu. Wygrana go niszczy; przegrana daje ci różnicę jako obrażenia mentalne.

    Każde z was ma na turę jeden rzut na seans i kości.

    Wygrywacie, gdy kości są pochowane, póki Duch jest wasz, albo gdy Duch zdrajcy jest zniszczony.

haunt-2-traitor =
    Przyzwij Ducha przed bohaterami. Dopóki nie zrobi tego jedna ze stron, nikt nie może nikogo atakować. Jeśli w domu nie ma Komnaty Pentagramu, przyłącz ją co najmniej 5 pól od siebie albo tak daleko, jak się da.

    Twój seans: gdy masz Tablicę Duchów, gdziekolwiek, rzut Wiedzy 5+ lub Zdrowia 5+, raz na turę. Potrzebujesz po jednym sukcesie każdą z nich. Wtedy Duch jest w twoim pokoju i jest twój. Jeśli bohaterowie będą szybsi, słucha ich i dostają zadanie; jeśli im się nie uda, odtąd jest twój. Gdy słucha ciebie, spróbują go zniszczyć. Pozostaje twój, nawet gdy zginiesz.

    Duch: Szybkość 4, Zdrowie 6. Przechodzi przez ściany, także przez zawalone pokoje. W każdej turze potworów musi iść w stronę wybranego przez ciebie bohatera i zaatakować Zdrowiem bohatera w swoim pokoju, jeśli może; obrażenia są mentalne. Gdy przegra własny atak, nic mu się nie dzieje.

    Zawalanie: na końcu twojej pierwszej tury z Duchem pod rozkazami, zanim się ruszy, zawala się Strych; tura przyzwania się liczy. Jeśli Strychu nie ma, to pusty pokój na piętrze, a jeśli i takiego nie ma, dowolny pokój tam, do wyboru. Odtąd każdy żywy bohater i ty na końcu każdej swojej tury zawalacie jeden kolejny pokój: obok zawalonego pokoju tej samej kondygnacji, z drzwiami czy bez. Najpierw całe piętro, potem parter, od Dużej Klatki Schodowej, potem piwnicę, od Podestu w Piwnicy. Zawalający się pokój zabija każdego poszukiwacza w środku, ciebie też. Do zawalonych pokoi wchodzi tylko Duch i nic mu w nich nie grozi. Jeśli zakończy w takim turę, trafia do Komnaty Pentagramu, a jeśli jej już nie ma, do Holu Głównego albo do najbliższego pokoju, który jeszcze jest.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-2-heroes-win =
    Kroki nad wami stają w połowie pokoju. Przez chwilę jest tylko deszcz i wskazówka, która raz okrąża tablicę, jakby patrzyła po was wszystkich. Potem litera po literze, bez pytania, układa: dobranoc.

haunt-2-traitor-win =
    Dom kładzie się, piętro na piętro, jak ktoś, kto był na nogach sto lat. Tablica jest cała. Wskazówka ma teraz wiele do powiedzenia i mówi to kilkoma charakterami pisma.

prompt-ghost-returns = Gdzie wraca { $subject }?

verb-hold-seance = Wezwij Ducha ({ $trait })
verb-find-bones = Szukaj kości (Wiedza)
verb-bury-bones = Pochowaj kości (Wiedza)
verb-drift-through-ruins = Przepłyń przez ruiny { $room_to }

notice-ghost-summoned = Duch jest { $room_in }. Słucha { $team_gen }.
notice-bones-found = { $figure } znajduje kości { $room_in }.
notice-bones-buried = { $figure } grzebie kości { $room_in }.
notice-bones-too-late = Na kości jest za późno. Duch słucha zdrajcy.
notice-seance-house-falls = Dom zaczyna się walić, od góry. Odtąd każdy na końcu każdej swojej tury zawala jeden kolejny pokój.
notice-ghost-destroyed = { $figure } niszczy Ducha.

shown-heroes-called = Sukcesy bohaterów
shown-traitor-called-with = Czym wzywał zdrajca
shown-ghost-commanded-by = Kogo słucha Duch
shown-bones-found = Kości znalezione
shown-house-collapses = Dom się zawala
shown-calls-needed = Sukcesy, które go przyzywają
shown-bones-until = Kości pomagają, aż tor pokaże
