# Nawiedzenie 18: W jedności siła.

haunt-18-title = W jedności siła

haunt-18-story =
    Ugryzienie zamknęło się bez blizny. Ktoś z was obraca ramię w świetle lampy, to tak, to tak, uśmiecha się, a potem kładzie tę samą dłoń na poręczy schodów i dąb odchodzi jak chleb. Głód, mówi głos, w którym jest tłum. Tyle tu jeszcze miejsca. Chodźcie, bądźcie z nami.

haunt-18-heroes =
    To, co było waszym przyjacielem, chce was zabić. Ciosy, kule i ostrza nic mu nie robią; zniszczyć je może tylko spalenie domu. Schody z Piwnicy są teraz w domu.

    Piec: w Kotłowni rzut Wiedzy 5+, by go przegrzać. Na końcu następnej tury bohatera, który to zrobił, Kotłownia płonie i każdy w niej ginie.

    Ogień: odtąd każdy żywy bohater, w domu czy poza nim, i zdrajca też, na końcu każdej swojej tury musi spalić jeden kolejny pokój. Każdy w nim ginie. Spłonąć może pokój, który dzieli bok ze spalonym, z drzwiami czy bez. Ogień przechodzi też między Schodami z Piwnicy i Foyer, Zsypem na Węgiel i Podestem w Piwnicy, Zapadniętym Pokojem i pokojem pod nim, Dużą Klatką Schodową i Podestem na Piętrze. Jeśli żaden pokój nie może spłonąć, nic się nie dzieje. Foyer, Hol Główny i Duża Klatka Schodowa płoną osobno; gdy nie ma całej trójki, dom się zawala i każdy w środku ginie. Spalone pokoje są zamknięte na zawsze, a kto do takiego trafi, ginie.

    Drzwi wejściowe: w Holu Głównym rzut Wiedzy 4+ lub Mocy 4+. Sukces je otwiera; losujesz potem kartę wydarzenia i twoja tura się kończy. Od następnej tury bohaterowie mogą wychodzić z Holu Głównego za 1 pole. Na zewnątrz tylko palisz pokój na końcu swojej tury.

    Rzuty na piec i drzwi: jeden na turę dla każdego z was.

    Walka: atak Mocą lub Szybkością nic zdrajcy nie robi, ale wciąż można kraść. Jeśli wygrasz atak Zdrowiem z Pierścieniem, pędzisz zdrajcę przez drzwi, 1 pokój za każdy punkt różnicy. Dynamit w jego pokoju mu nie szkodzi, ale zawsze zabiera mu następną turę.

    Wygrywacie, gdy zdrajca nie żyje, w jakikolwiek sposób, a przynajmniej jedno z was żyje.

haunt-18-traitor =
    Jest was teraz w środku więcej. Twoja Moc to 5, twoja Szybkość to liczba graczy plus 1. To zwykłe liczby: żadna karta ich nie zmienia, choć broń wciąż dodaje swoje kości. Zdrowie, Wiedza i wszystko, co niesiesz, zostają, jak były.

    Ruch: na początku swojej tury rzucasz tyloma kośćmi, ile wynosi Szybkość; tak daleko idziesz, co najmniej 1 pole.

    Twoje ciało: nie ranią cię żadne obrażenia fizyczne prócz płonącego domu. Przegrany atak nic ci nie robi. Jeśli bohater wygra z tobą atak Zdrowiem z Pierścieniem, nie otrzymujesz obrażeń, ale pędzi cię przez drzwi, 1 pokój za każdy punkt. Dynamit w twoim pokoju też ci nie szkodzi, ale zawsze zabiera ci następną turę.

    Wchłanianie: każdy zabity przez ciebie bohater daje ci 1 Mocy i zabiera 1 Szybkości, która nigdy nie spada poniżej 1.

    Bohaterowie chcą zniszczyć cię ogniem i wyjść drzwiami wejściowymi. Kogoś, kto jest na zewnątrz, możesz wciągnąć z powrotem, zamiast ataku: w Holu Głównym, w pokoju na zewnątrz albo w pokoju z oknem, którego nie zasłania płytka. Rzuć Mocą. Najsilniejszy bohater na zewnątrz też rzuca Mocą i dodaje 1 za każdego innego bohatera na zewnątrz. Jeśli twój wynik jest wyższy, wybierz jednego z nich: jest w twoim pokoju i od razu go atakujesz. Potem możesz ciągnąć znowu, aż się nie uda.

    Drzwi wejściowe: w Holu Głównym rzut Mocy 4+ lub Wiedzy 4+, jeden taki rzut na turę. Sukces otwiera je dla ciebie i kończy twoją turę. W późniejszej turze możesz wyjść za 1 pole, ale dopiero, gdy masz na koncie dwóch zabitych bohaterów.

    Wygrywasz, gdy masz na koncie co najmniej dwóch zabitych bohaterów i wychodzisz drzwiami wejściowymi albo gdy żyje już najwyżej jeden bohater, cokolwiek zabiło resztę.

haunt-18-heroes-win =
    Dach zapada się z westchnieniem i przez chwilę iskry stoją nad nim w kształcie kogoś, kto ma za dużo rąk. Potem wiatr je rozrywa. Liczycie się na głos, po imieniu, i robicie to jeszcze raz, aż do drogi.

haunt-18-traitor-win =
    Jest tu ciepło. Każdy znalazł sobie miejsce. Czasem ktoś przypomina sobie imię i je wymawia, a wszystkie usta wymawiają je razem, aż nikt już nie wie, czyje było.

prompt-burn = Który pokój płonie następny?
prompt-push-traitor = Przez które drzwi popędzić { $subject_acc }?
prompt-pull-hero = Którego bohatera { $subject } wciąga z powrotem do domu?
prompt-pull-again = Czy { $subject } sięga jeszcze raz?
prompt-pulled-attack = Jak atakować { $subject_acc }?

verb-overheat-furnace = Przegrzej piec (Wiedza)
verb-pull-back = Wciągnij bohatera z powrotem do domu (Moc)

notice-furnace-overheated = { $figure } przegrzewa piec. Rury zaczynają krzyczeć.
notice-room-burns = { $room_gender ->
    [nmp] { $room } płoną.
   *[other] { $room } płonie.
}
notice-burnt-house-falls = Dom zapada się w sobie.
notice-hero-absorbed = { $figure } staje się częścią zdrajcy.
notice-pulled-back = Coś wciąga { $figure_acc } z powrotem { $room_to }.
notice-pull-failed = { $figure } sięga i nie chwyta niczego.
notice-traitor-dazed = { $figure } wychodzi z tego bez ran, ale traci następną turę.

shown-traitor-might = Moc zdrajcy
shown-traitor-speed = Szybkość zdrajcy
shown-heroes-absorbed = Wchłonięci bohaterowie
shown-furnace-overheated-by = Kto przegrzał piec
shown-front-door-open-to-traitor = Drzwi wejściowe otwarte dla zdrajcy
