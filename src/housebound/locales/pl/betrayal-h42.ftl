# Nawiedzenie 42: Nadchodzi bohater.

haunt-42-title = Nadchodzi bohater

haunt-42-story =
    Maski nie zrobiono na żadną twarz. Kto ją zakłada, czuje, jak mało za nią jest i ile tam miejsca. Ktoś z was, najsilniejszy ze wszystkich, stoi na środku i się uśmiecha, a pogrzebacz, którym ktoś się zamachnął, leży obok wygięty jak znak zapytania. „Kto to będzie?” W kącie, pod prześcieradłem, posąg podniósł głowę.

haunt-42-heroes =
    Wasz przyjaciel jest niezwyciężony. Żaden cios nie trafia, żaden podstęp nie działa, nic nie da się wyjąć z tych rąk. Coś się szykuje i łatwo zgadnąć, że będzie kosztować życie.

    Postawcie Posąg w pokoju, w którym zaczęło się nawiedzenie. Jest z kamienia i nikt go nie ruszy.

    Zbudzenie: w jego pokoju, jedną z czterech rzeczy, która się zużywa. Przyjmie tylko jedną, a ona mówi, czym staje się Posąg i co zabiera zdrajcy: Święty Symbol Sędzią, który zabiera Szybkość; Topór Wojownikiem, który zabiera Moc; Kryształowa Kula Jasnowidzem, który zabiera Zdrowie; Księga Czarodziejem, który zabiera Wiedzę.

    Ruszanie: w jego pokoju, raz na turę, rzuć Wiedzą lub Zdrowiem i poślij go o tyle pól, ile wynosi wynik, przez pokoje domu. Nie musisz iść za nim. Nigdy nie atakuje, nigdy nie jest zaskoczony i nic go nie spowalnia.

    Dotyk: gdy zaczyna się tura zdrajcy, a Posąg jest w tym samym pokoju, ta cecha zdrajcy spada o stopień.

    Martwi leżą tam, gdzie padli. Możesz nieść jedno ciało; każdy pokój kosztuje cię wtedy 2 pola.

    Wygrywacie, gdy zdrajca nie żyje.

haunt-42-traitor =
    Podnieś do wartości początkowej każdą cechę, która jest poniżej. Jeśli nie masz broni, przeszukaj talię przedmiotów lub talię omenów i weź pierwszą; jeśli tam żadnej nie ma, możesz przeszukać drugą.

    Odtąd twoje cechy ani nie rosną, ani nie spadają, cokolwiek niesiesz. Nie można cię atakować, nic cię nie rani, niczego ci nie ukradną i żaden poszukiwacz cię nie spowalnia. Atakujesz jak zwykle i nic przez to nie tracisz.

    Jest w domu jedna rzecz, która może ci zaszkodzić: Posąg. Jego postać poznajesz, gdy się zbudzi. Możesz go wtedy atakować Mocą, przeciw ośmiu kościom: jeśli wygrasz, traci następną rzecz, którą by ci zrobił; jeśli przegrasz, nic się nie dzieje. Zbudzony, spowalnia cię.

    Brama. Najpierw zabij bohatera bronią i podnieś ciało jak przedmiot; niesiesz jedno, każdy pokój kosztuje cię z nim 2 pola, a Pies go nie tknie. Potem zanieś je do Katakumb, nad Przepaść lub do Komnaty Pentagramu. Z ciałem na miejscu, niesionym lub leżącym, raz na turę: Zdrowie 4+ lub Wiedza 4+. Ciała bohaterów, którzy zginęli inaczej, są bezużyteczne. Bohaterowie chcą cię powstrzymać.

    Wygrywasz, gdy brama jest otwarta albo gdy wszyscy bohaterowie nie żyją.

haunt-42-heroes-win =
    Kładzie dłoń na uśmiechniętej twarzy, całkiem łagodnie, jak uspokaja się konia. Uśmiech zostaje. Za nim miejsce jeszcze przez chwilę pustoszeje, a potem jest już tylko Maska, kołysząca się na podłodze, i posąg z wyciągniętym ramieniem.

haunt-42-traitor-win =
    Kamienie piją, a ściana robi wdech. Gdzie była, są schody w dół, szerokie, zadbane, z lampami; a idzie po nich w górę ktoś, kto przeszedł długą drogę i się nie spieszy. „Nareszcie” – mówi. „Które z was to bohater?”

prompt-weapon-stack = W której talii { $subject } szuka broni?
prompt-statue-room = Dokąd posłać { $subject_acc }?

verb-animate-statue = Zbudź Posąg, oddając: { $card }
verb-move-statue = Rusz Posąg ({ $trait })
verb-open-gate = Otwórz bramę ({ $trait } 4+)

notice-statue-animated = { $figure } kładzie przed Posągiem dar: { $card }. Posąg otwiera oczy.
notice-statue-form-is = { $number ->
    [0] Posąg jest Sędzią.
    [1] Posąg jest Wojownikiem.
    [2] Posąg jest Jasnowidzem.
   *[3] Posąg jest Czarodziejem.
  }
notice-statue-staggers = Posąg się chwieje.
notice-statue-held-off = Posąg podnosi rękę i znów ją opuszcza.
notice-statue-touches = Posąg dotyka { $figure_gen }: { $trait }.
notice-gate-opened = Brama się otwiera { $room_in }.

shown-statue-form = Co zbudziło Posąg
shown-statue-held-off = Posąg odparty
shown-sacrifices = Zabici bronią
