# Nawiedzenie 20: Widmowa panna młoda.

haunt-20-title = Widmowa panna młoda

haunt-20-story =
    Pierścień jest ciepły. Gdzieś organy nabierają tchu, a po schodach schodzi zapach lilii, które stały za długo. Ona staje w progu, cała w bieli, a biel to pleśń. Patrzy z twarzy na twarz, aż znajdzie tę, na którą czekała. To nie jego twarz. Mimo to unosi welon, uśmiecha się i mówi jego imię: imię, którego nikt z was nigdy nie słyszał.

haunt-20-heroes =
    Martwa panna młoda wierzy, że jedno z was jest jej panem młodym: wszystkim się mówi, kto. Zabiera mu siły, a gdy zginie, poślubi jego ducha w Kaplicy. Znajdźcie tego, komu ją przyrzeczono.

    Co zrobi jedno z was, zrobili wszyscy. Trzy pierwsze kroki to zadania i idą w tej kolejności:
    1. Imię prawdziwego pana młodego: w Sypialni, w Jadalni lub w Bibliotece albo gdziekolwiek z Księgą. Wiedza 5+.
    2. Miejsce, gdzie leży: w Krypcie. Wiedza 4+.
    3. Wykopanie: w Krypcie. Moc 4+. Kto to zrobi, może od razu wziąć Zwłoki.
    4. Zanieście Zwłoki do Kaplicy. Są przedmiotem, i to ciężkim: każdy pokój kosztuje niosącego 2 pola. Pies nie może ich nieść.
    5. Zanieście do Kaplicy Pierścień. To można zrobić w każdej chwili.

    Panny młodej nie można zranić. Kto ma Pierścień, może atakować ją Zdrowiem: jeśli wygra, jest zaskoczona; jeśli przegra, otrzymuje obrażenia mentalne.

    Wygrywacie, gdy Zwłoki i Pierścień są w Kaplicy, niesione przez bohaterów lub leżące, zanim ślub dojdzie do końca. Co niesie zdrajca, się nie liczy.

haunt-20-traitor =
    Twój poszukiwacz zostaje w grze, działa i atakuje jak zwykle. Widmowa Panna Młoda zaczyna w twoim pokoju i rusza się w turze potworów. Jej panem młodym jest bohater z Pierścieniem, jeśli to mężczyzna; inaczej najstarszy mężczyzna wśród bohaterów. Jeśli takiego nie ma, w Holu Głównym czeka na nią mężczyzna, którym nikt nie gra: ty i ona możecie go atakować. Bohaterowie spróbują przerwać ślub.

    Widmowa Panna Młoda: Szybkość 4, Zdrowie 6; przy pięciu lub sześciu graczach Szybkość 5, Zdrowie 7. Przechodzi przez ściany i atakuje tylko Zdrowiem. Zadaje obrażenia mentalne; swojemu panu młodemu zamiast tego zabiera Moc: 1 za 1 lub 2 punkty, 2 za 3 lub 4 punkty, 3 za 5 lub więcej. Nie można jej zranić i nic nie traci przez nieudany atak. Zaskakuje ją tylko atak z Pierścieniem.

    Jakkolwiek zginie pan młody, jego duch jest twój. Na początku twojej następnej tury oboje są w Kaplicy i zaczyna się ślub. (Jeśli stół gra z wariantem, że idą pieszo, duch rusza się tak jak ona, a ślub zaczyna się na początku twojej tury, w której oboje tam są). Podczas ślubu zostają w Kaplicy, a ona wciąż może tam atakować. Na końcu każdej twojej tury tor rośnie o 1, czy jest zaskoczona, czy nie.

    Wygrywasz, gdy tor stoi na 3 albo gdy wszyscy bohaterowie nie żyją.

haunt-20-heroes-win =
    Niewiele z niego zostało: kołnierzyk, kilka guzików, dłoń. Kładziecie na niej pierścień i dłoń się zamyka. Ona klęka i przez chwilę ma dziewiętnaście lat i nigdy nie było jej zimno. Potem jest już tylko zapach lilii, a i ten znika, gdy ktoś wreszcie pomyśli, by otworzyć okno.

haunt-20-traitor-win =
    Organy milkną na ostatnim słowie. On odwraca się do niej z twarzą kogoś ci bliskiego, a za tą twarzą nikogo nie ma. Idą razem po schodach, powoli, jak to pary. Sypiesz ryż i słyszysz, jak przez nich oboje spada na kamień. Za tobą zamykają się drzwi na tę noc i na wszystkie następne.

setting-wedding-travel = Jak para młoda dociera do Kaplicy (nawiedzenie 20)
figure-groom = Pan Młody
    .gen = Pana Młodego
    .dat = Panu Młodemu
    .acc = Pana Młodego
    .ins = Panem Młodym
    .gender = m
domain-character = poszukiwacz

prompt-take-corpse = Czy { $subject } od razu bierze Zwłoki?
prompt-strangers-body = Ile stopni Mocy traci { $subject }? Resztę traci Szybkość.
prompt-strangers-mind = Ile stopni Zdrowia traci { $subject }? Resztę traci Wiedza.

verb-learn-true-groom = Szukaj imienia prawdziwego pana młodego (Wiedza)
verb-locate-grooms-body = Szukaj miejsca, gdzie leży (Wiedza)
verb-dig-up-groom = Wykop go (Moc)

notice-groom-is = Panna młoda bierze { $figure_acc } za pana młodego.
notice-outsider-groom = W Holu Głównym czeka nieznajomy: { $character }.
notice-corpse-buried = Ktoś leży pogrzebany { $room_in }.
notice-corpse-dug = { $figure } wykopuje Zwłoki.
notice-groom-dead = { $figure } nie żyje, a jego duch należy do panny młodej.
notice-wedding-begins = Zaczyna się ślub.

shown-groom = Pan młody
shown-groom-traits = Jego cechy
shown-groom-is-dead = Pan młody nie żyje
shown-bride-steps = Kroki zrobione przeciw ślubowi
shown-corpse-buried-in = Gdzie pogrzebane są Zwłoki
shown-corpse-buried-in-here = Tu pogrzebano Zwłoki
shown-wedding = Ślub się zaczął
