# Nawiedzenie 24: Leć do domu.

haunt-24-title = Leć do domu

haunt-24-story =
    Ugryzienie było małe. To cisza potem była nie taka: jedno z was po prostu usiadło i zbielało, a coś wielkości rękawiczki puściło szyję i poszło po ścianie w górę. Patrzycie za tym. Sufit się rusza. Teraz słyszycie to i wy, z komina, ze szpar, z każdego okna: tysiące cienkich głosów, a wszystkie proszą o to samo.

haunt-24-heroes =
    Krwiopijne Nietoperze chcą was wszystkich zabić. Kto miał być zdrajcą, już nie żyje; zostały tylko Nietoperze.

    Nienawidzą organów. Jeśli w domu nie ma Sali Organowej, wprowadźcie ją: pierwsze z was kładzie ją, gdzie chcecie.
    1. Uruchomienie organów: w Sali Organowej, Moc 5+.
    2. Gra: w Sali Organowej, gdy organy są uruchomione, Wiedza 6+; 5+ dla tego, czyim hobby jest muzyka. Wszystkie Nietoperze w locie opuszczają dom i więcej nie przychodzi.

    Każde z was ma na turę jeden taki rzut.

    Nietoperze, które na tobie wiszą, gryzą na początku twojej tury: 1 obrażenie fizyczne za każdego, wszystkie naraz. Każdy zabiera ci też jedno pole ruchu, ale o jedno możesz ruszyć się zawsze.

    Możesz atakować Nietoperza w swoim pokoju, czy leci, czy wisi na kimś tam, także na tobie: atak Mocą przeciw Mocy 2. Jeśli wygrasz, już go nie ma; jeśli przegrasz, otrzymujesz obrażenia jak zwykle. Nietoperze cię nie spowalniają.

    Wygrywacie, gdy Nietoperze są przepędzone i żaden na nikim z was nie wisi.

haunt-24-traitor =
    Twój poszukiwacz nie żyje, a co miał, leży w jego pokoju. Jesteś teraz Nietoperzami. Jest ich 24. Połóż 3 w Wieży lub na Strychu i 3 nad Przepaścią lub w Katakumbach, jeśli są w domu. Bohaterowie szukają sposobu, by was przepędzić.

    Tura potworów zaczyna się od nowych Nietoperzy: przybywa ich tyle, ile da rzut jedną kością na gracza, jeśli tyle zostało. Przylatują przez pokoje na zewnątrz, pokoje z oknem, którego nie zasłania inny pokój, Przepaść, Oranżerię i Hol Główny: po jednym do pokoju, dopóki któryś nie ma żadnego, reszta do dowolnych z tych pokoi.

    Potem każdy Nietoperz może lecieć: Szybkość 5, jeden rzut dla wszystkich. Który właśnie przyleciał, zużył na to jedno pole.

    Nietoperz w pokoju z bohaterem może spróbować się w niego wczepić: rzuć 1 kością, przy 2 wisi. Bohater nie rzuca. Odtąd Nietoperz tylko gryzie, co rani bohatera na początku każdej jego tury. Jeśli bohater zginie, Nietoperz znów jest wolny.

    Nietoperze mają Moc 2 i Zdrowie 1. Pokonany nie żyje i może później przylecieć znowu. Nikogo nie spowalniają.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-24-heroes-win =
    Ostatni akord jest jeszcze w ścianach, gdy puszcza ostatni z nich. Odlatują kominem, długą czarną wstęgą, która nie chce się skończyć, a niebo nad domem trochę jaśnieje. Nikt jeszcze nie zdejmuje ręki z klawiszy.

haunt-24-traitor-win =
    Wiszenie głową w dół to kwestia wprawy. Widzenie uszami też. W dole goście bardzo ucichli i całkiem pobledli, a dzieci są okrągłe, ciepłe i senne. Jutrzejszej nocy pokażesz im wioskę.

verb-start-organ = Uruchom organy
verb-play-organ = Zagraj na organach
verb-latch-on = Wczep się w { $figure_acc }

prompt-roost = { $subject } nie żyje i budzą się trzy Nietoperze. Gdzie?
prompt-bat-entry = Do domu wlatuje Nietoperz. Przez który pokój?

notice-bats-come =
    { $number ->
        [0] Coś drapie w okna, ale żaden Nietoperz nie wlatuje.
        [one] Wlatuje Nietoperz.
        [few] Wlatują { $number } Nietoperze.
        [many] Wlatuje { $number } Nietoperzy.
       *[other] Wlatuje { $number } Nietoperza.
    }
notice-bat-latched = { $figure } wczepia się w { $hero_acc }.
notice-bats-driven-off = { $figure } gra i wszystkie Nietoperze w locie opuszczają dom.

shown-organ-started = Organy uruchomione
shown-bats-driven-off = Nietoperze przepędzone
shown-bats-on = Nietoperze i na kim wiszą
shown-bats-left = Nietoperze jeszcze na zewnątrz
