# Nawiedzenie 1: Mumia powstaje.

haunt-1-title = Mumia powstaje

haunt-1-story =
    Ktoś przywiózł do tego domu kamienną trumnę, a ktoś inny ją otworzył. To, co z niej wychodzi, czeka na swoją oblubienicę dłużej, niż stoi jakiekolwiek miasto. Zauważyło Dziewczynę. Jedno z was uważa, że byłaby z nich urocza para.

haunt-1-heroes =
    Zdrajca chce, by Mumia poślubiła Dziewczynę. Wypędźcie Mumię tam, skąd przyszła.

    Macie wspólne trzy kroki, w tej kolejności:
    1. Imię: w pokoju z Sarkofagiem, w Laboratorium lub w Bibliotece, rzut Wiedzy 6+.
    2. Zaklęcie: kto niesie Księgę, wykonuje rzut Wiedzy 6+, gdziekolwiek.
    3. Wypędzenie: w pokoju Mumii, gdy dowolny bohater w nim ma Księgę, zaatakuj Mumię Zdrowiem. Pierścień nie jest potrzebny. Wygrana: Mumii nie ma na dobre; przegrana: różnica to obrażenia mentalne. Nie w turze, w której był twój rzut na któryś z pozostałych kroków.

    Kroki 1 i 2 to dla każdego bohatera jeden rzut na turę; dwóch bohaterów może je zrobić w tej samej rundzie. Jeśli Księga leży w talii omenów lub wśród odrzuconych, następny bohater, który odkryje pokój z omenem, dostaje ją zamiast losować.

    Każdy inny atak, który pokona Mumię, jak zwykle ją zaskakuje. Upuszcza wtedy, co niesie, Dziewczynę też, a bohater w pokoju może zabrać ją ze sobą. Tam, gdzie czeka sama, zabiera ją pierwszy poszukiwacz, który wejdzie.

    Wygrywacie, gdy Mumia zostanie wypędzona.

haunt-1-traitor =
    Mumia stoi obok swojego Sarkofagu w pokoju nawiedzenia. Wybierz pokój dla Dziewczyny: na tej samej kondygnacji, 5 pól stamtąd albo tak daleko, jak pozwala kondygnacja. Zabiera ją pierwszy poszukiwacz, który wejdzie do jej pokoju. Bohaterowie chcą wypędzić Mumię.

    Wygrywasz, gdy Mumia ma Dziewczynę i niesie Pierścień lub Święty Symbol, w pokoju z Sarkofagiem; albo gdy wszyscy bohaterowie nie żyją.

    Twój poszukiwacz gra jak dotąd. W swojej turze, w pokoju Mumii, może dać jej dowolne przedmioty i Dziewczynę. Jeśli i Pierścień, i Święty Symbol leżą w talii omenów lub wśród odrzuconych, gdy odkrywasz pokój z omenem, możesz wziąć jedno z nich zamiast losować.

    Mumia: Szybkość 3, Moc 8, Zdrowie 5. Podnosi przedmioty, a Dziewczynę tam, gdzie czeka sama, bez kosztu; niczego to w niej nie zmienia. Przy rzucie ruchu 0 lub 1 można ją zamiast ruchu postawić w dowolnym pokoju. Jeśli jej ruch kończy się w pokoju bohatera, musi jednego tam zaatakować, a może zaatakować wcześniej. Jej obrażenia obniżają najpierw Szybkość do najniższej liczby, potem Moc. Zamiast 2 lub więcej obrażeń może zabrać jeden przedmiot albo Dziewczynę. Ataki Szybkością i Dynamit nic jej nie robią; zaskoczona upuszcza wszystko.

haunt-1-heroes-win =
    Pada ostatnie słowo zaklęcia. Bandaże stoją jeszcze chwilę, a w środku nic już nie ma, potem są stertą płótna na podłodze. Dziewczyna pyta, czy to wróci. Nie, mówicie jej, i bardzo chcecie, by to była prawda.

haunt-1-traitor-win =
    Wieko trumny stoi otwarte jak drzwi kościoła. Jest obrączka albo coś, co ją zastąpi, i panna młoda, która przestała płakać. Jesteś jedynym gościem. Pan młody kiwa ci głową i kamień zasuwa się nad nimi obojgiem.

verb-learn-mummy-name = Poznaj imię Mumii
verb-read-mummy-spell = Odczytaj zaklęcie z Księgi
verb-banish-mummy = Wypędź Mumię
verb-take-girl = Zabierz Dziewczynę ze sobą
verb-hand-to-mummy = Daj Mumii { $card_acc }

prompt-girl-room = { $subject } ukrywa Dziewczynę. W którym pokoju?
prompt-wedding-gift = { $subject } może wybrać prezent ślubny. Którą kartę?
prompt-mummy-appears = { $subject } jest powolna i może zamiast iść pojawić się gdziekolwiek. Gdzie?

notice-sarcophagus-in = Sarkofag stoi { $room_in }.
notice-girl-in = Dziewczyna czeka { $room_in }.

shown-sarcophagus = Miejsce Sarkofagu
shown-sarcophagus-here = Tu stoi Sarkofag
shown-mummy-steps = Kroki poznane przeciw Mumii
