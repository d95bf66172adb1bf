# Nawiedzenie 40: Pogrzebany żywcem.

haunt-40-title = Pogrzebany żywcem

haunt-40-story =
    Wskazówka rusza się sama. Śmiejecie się, bo tak się robi, i czytacie na głos litery, jak przychodzą: c, i, e, m, n, o. Potem bardzo szybko, że ledwo nadążacie: pod podłogą pod podłogą pod podłogą. A teraz, gdy wszyscy cicho siedzicie, słyszycie to i wy. Ktoś puka, od spodu.

haunt-40-heroes =
    W jednym z pokoi piwnicy, które były w domu, gdy zaczęło się nawiedzenie, ktoś jest pogrzebany żywcem. Znajdźcie pokój i kopcie, zanim skończy się powietrze. Zdrajca wie, gdzie to jest, i notuje, jak cierpi pogrzebany.

    Szukanie: w pokoju piwnicy, do którego wchodzisz w tej turze na własnych nogach, Wiedza 3+. Jeśli się uda, zdrajca musi zgodnie z prawdą powiedzieć, czy to ten pokój. W turze raz na każdy pokój i w tylu pokojach, do ilu dojdziesz. Jeśli jesteś tam jeszcze od poprzedniej tury, trzeba wyjść i wejść znowu.

    Kopanie: w tym pokoju, gdy jest znany, Moc 4+. Jeden taki rzut w turze. Każdy sukces to żeton w nim.

    Tablica Duchów, dopóki pokój jest nieznany: kto ją ma, nie może jej przekazać ani upuścić, a jej zwykłe użycie nie działa. Posiadacz może zapytać ją zamiast robić w turze cokolwiek innego. Rzut Zdrowia:
    - od 0 do 2: nic.
    - 3 lub 4: przesuwasz dowolnego jednego poszukiwacza do 3 pól. Nikt nie może z tego powodu szukać.
    - 5 lub 6: łyk powietrza. Rzuć 2 kośćmi i odejmij wynik od dotychczasowej krzywdy.
    - 7 lub więcej: zdrajca musi wskazać pokój.

    Gdy pokój staje się znany, Tablicę się odrzuca.

    Wygrywacie, gdy w tym pokoju jest tyle żetonów, ilu graczy.

haunt-40-traitor =
    Jeśli piwnica ma mniej niż pięć pokoi, dokładaj kolejne, aż będzie miała tyle. Potem wybierz w tajemnicy pokój piwnicy, w którym kogoś pogrzebano. Bohaterowie chcą tę osobę uratować. Gdy właściwie zapytają, musisz powiedzieć o pokoju prawdę.

    Na końcu każdej twojej tury tor rośnie o 1. Potem rzuć tyloma kośćmi, ile pokazuje, najwyżej 8: tyle krzywdy dzieje się pogrzebanemu i się ją notuje. Trwa to i wtedy, gdy nie żyjesz.

    Tablica Duchów może pomóc bohaterom. Jeśli pokonasz bohatera, który ją niesie, atakiem Mocą o 2 lub więcej, możesz zamiast zadać obrażenia ją zabrać; od razu jest zniszczona.

    Wygrywasz, gdy krzywda dojdzie do 12 albo gdy wszyscy bohaterowie nie żyją.

haunt-40-heroes-win =
    Wieko pęka. Najpierw jest dłoń, potem twarz, szara i zdumiona, i nie może przestać mrugać do waszej świecy. Bierze długi oddech, najdłuższy, jaki słyszeliście. A potem pyta, całkiem zwyczajnym głosem, czy ktoś pomyślał, by zajrzeć pod pokój obok.

haunt-40-traitor-win =
    Pukanie ustało. Czekasz jeszcze trochę dla pewności, z policzkiem na zimnym kamieniu, jak czeka się, aż zaśnie dziecko. Potem wstajesz, otrzepujesz kolana i bierzesz szpadel. Tyle tu na dole miejsca, a ty masz gości.

verb-search-for-grave = Szukaj w tym pokoju grobu
verb-dig-up = Kop
verb-ask-spirit-board = Zapytaj Tablicę Duchów

prompt-burial-room = { $subject } kogoś tu grzebie. W którym pokoju piwnicy? Nikt inny nie będzie wiedział.
prompt-board-moves = Tablica Duchów kogoś ciągnie. Kogo?
prompt-board-step = Dokąd Tablica Duchów ciągnie { $subject_acc }?

notice-grave-in = Grób jest { $room_in }.
notice-no-grave-in = Grobu nie ma { $room_in }.
notice-buried-suffers = Pukanie słabnie: krzywda pogrzebanego rośnie o { $number }.
notice-buried-breathes = Łyk powietrza: krzywda pogrzebanego maleje o { $number }.

shown-times-dug = Ile razy kopano
shown-digs-needed = Ile razy trzeba w sumie
shown-burial-room = Miejsce grobu
shown-burial-room-here = Tu jest grób
shown-graves-possible = Gdzie może być grób
shown-graves-possible-here = Tu może być grób
shown-buried-damage = Krzywda pogrzebanego
