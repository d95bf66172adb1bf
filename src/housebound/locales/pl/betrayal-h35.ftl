# Nawiedzenie 35: Drobne.

haunt-35-title = Drobne

haunt-35-story =
    Dywan jest łąką, a stół dachem na czterech odległych wieżach. Nic was nie boli; jest was tylko o tyle mniej. Jedno z was patrzy z zachwytem w górę, na dziurkę od klucza, i woła. Z holu coś odpowiada, coś o miękkich łapach i ogromnej cierpliwości.

haunt-35-heroes =
    Zdrajca was wszystkich zmniejszył i wpuścił Koty, a Koty jedzą to, co małe i ucieka. Musicie odlecieć Zabawkowym Samolotem. Wygrywacie, gdy przynajmniej połowa bohaterów (zaokrąglając w górę, z tych, którzy byli na początku) odleci nim z domu.

    Szukajcie go w Sypialni, w Głównej Sypialni, w Magazynie, na Strychu lub w Pokoju Gier: Wiedza 3+. Stoi wtedy w tym pokoju. Uruchomienie, na jego polu: Wiedza 4+. Jesteś na pokładzie jako pilot; do twojej następnej tury zostaje na ziemi, a bohaterowie na jego polu mogą wsiadać. Jedno i drugie to zadania: jeden rzut na turę. Wsiadanie i wysiadanie na ziemi kosztuje 1 pole.

    Od następnej tury pilota leci: do 5 pól zamiast ruchu pilota. Zabranie bohatera na jego polu kosztuje 1 z nich; rzuca ten na pokładzie, kto ma najwyższą Szybkość: 4+ bohater jest na pokładzie, 2 lub 3 jeszcze nie, 0 lub 1 samolot tu siada. Pasażerowie się nie ruszają, ale mogą działać. Samolot, który usiadł, trzyma wszystkich na pokładzie i trzeba go uruchomić na nowo; siada też, gdy ginie pilot.

    Odlot z domu: z każdym żywym bohaterem na pokładzie, w pokoju na zewnątrz albo z oknem, którego nic nie zasłania, za 1 pole.

    W powietrzu atakujecie i jesteście atakowani tylko Rewolwerem, Pierścieniem lub Dynamitem, nie rzucacie przy schodach, a przez Zapadnięty Pokój i Galerię w górę i w dół oraz nad Przepaścią przelatujecie swobodnie.

    Kot, który wygra atak, nie rani, tylko bierze cię do pyska. Na początku swojej tury podaj cechę i rzućcie nią ty i Kot: jeśli twój wynik jest wyższy, masz wolność i swoją turę. Inaczej tura się kończy, a w swojej następnej Kot połyka. Uwalnia cię też ten, kto pokona tego Kota w walce.

    Wszyscy są mali. Karty na ręce wciąż działają, ale nikt nie losuje nowych; odkrycie pokoju z symbolem kończy turę. Każdy próg to osobne pole, 1 za wejście i 1 za zejście, w żadnym z dwóch pokoi. Schody wymagają Mocy 3+, inaczej tura się kończy; Zsyp na Węgiel i Sekretne Przejścia nie. Zapadniętego Pokoju i Tajemnej Windy nie można używać; Galeria, Sala Gimnastyczna i Skarbiec nic nie robią.

haunt-35-traitor =
    Wszyscy są mali i Koty są w domu, dzięki tobie. Bohaterowie chcą odlecieć z domu Zabawkowym Samolotem. Wygrywasz, gdy Koty zjadły ponad połowę bohaterów albo gdy zostało ich mniej niż połowa.

    Koty, jeden w Holu Głównym, przy 5 lub 6 graczach jeszcze jeden w pokoju nawiedzenia: Szybkość 6, Moc 7, Zdrowie 5, Wiedza 5. Kot, który wygra atak, nie zadaje obrażeń: trzyma bohatera, a tura Kota się kończy. Trzyma jednego naraz, a w tym czasie nie rusza się i nie atakuje. Bohater trzymany jeszcze na początku następnej tury potworów zostaje połknięty i ginie. Może się przedtem wyrwać, a Kot pokonany w walce jest zaskoczony i puszcza.

    Ty nie atakujesz poszukiwaczy i nie możesz wsiąść do samolotu. Ale możesz go strącić, gdy leci na twoim polu: Szybkość 5+, twój rzut zadania w tej turze. Kot na jego polu może próbować raz na turę potworów: Szybkość 7+, i może potem zaatakować kogoś na pokładzie. Na ziemi Koty mogą atakować tych na pokładzie jak zwykle.

    Wszyscy są mali, ty też. Karty na ręce wciąż działają, ale nikt nie losuje nowych; odkrycie pokoju z symbolem kończy turę. Każdy próg to osobne pole, 1 za wejście i 1 za zejście, w żadnym z dwóch pokoi; dla Kotów też. Poszukiwaczom schody wymagają Mocy 3+, inaczej tura się kończy; Zsyp na Węgiel i Sekretne Przejścia nie. Zapadniętego Pokoju i Tajemnej Windy poszukiwacze nie mogą używać; Galeria, Sala Gimnastyczna i Skarbiec nic dla nich nie robią.

haunt-35-heroes-win =
    Silniczek kaszle, a potem jest zimne powietrze i cały ogród pod wami, szeroki jak kraj. Za wami, na parapecie, siedzi kot i patrzy, jak odlatujecie, z miną, którą zapamiętacie.

haunt-35-traitor-win =
    Znów jest cicho. Koty myją się na dywanie, dokładnie, za uszami. Drapiesz jednego pod brodą, co wymaga obu ramion, a on zaczyna mruczeć jak młyn.

verb-search-for-plane = Szukaj Zabawkowego Samolotu (Wiedza 3+)
verb-start-plane = Uruchom Zabawkowy Samolot (Wiedza 4+)
verb-board-plane = Wsiądź do Zabawkowego Samolotu (1 pole)
verb-get-out-of-plane = Wysiądź z Zabawkowego Samolotu (1 pole)
verb-pick-up-hero = Zabierz { $figure_acc } (1 pole)
verb-fly-away = Wyleć z domu (1 pole)
verb-swat-plane = Strąć Zabawkowy Samolot (Szybkość)

prompt-who-rolls = Kto na pokładzie sięga po { $subject_acc }?
prompt-break-free = { $subject } się wyrywa. Którą cechą?

notice-captured = { $captor } chwyta { $figure_acc } i trzyma.
notice-still-held = { $figure } się wyrywa, a { $captor } trzyma.
notice-swallowed = { $captor } połyka { $figure_acc }.
notice-in-doorway = { $figure } stoi na progu: { $room }, { $direction }.
notice-plane-found = { $figure } znajduje Zabawkowy Samolot { $room_in }.
notice-plane-started = { $figure } uruchamia Zabawkowy Samolot.
notice-plane-flies = Zabawkowy Samolot startuje, za sterami { $figure }.
notice-plane-moved = { $figure } leci { $room_to }.
notice-plane-grounded = Zabawkowy Samolot jest na ziemi, w pokoju lub na progu: { $room }.
notice-boarded-plane = { $figure } jest na pokładzie Zabawkowego Samolotu.
notice-got-out-of-plane = { $figure } wysiada z Zabawkowego Samolotu.

shown-doorways = Na progach
shown-captives = Schwytani
shown-plane = Zabawkowy Samolot
shown-plane-room = Gdzie jest samolot
shown-plane-room-here = Tu jest samolot
shown-aboard = Na pokładzie
shown-pilot = Pilot
