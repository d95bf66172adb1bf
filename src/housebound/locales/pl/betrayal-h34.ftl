# „Zdrada”: nawiedzenie 34. Wszyscy czytają tę samą kartkę.

haunt-34-title = Gilotyny

haunt-34-story =
    Budzisz się na podłodze z czymś zimnym wokół szyi. Każdy to ma: żelazną obrożę z numerem, a w żelazie ostrze na sprężynie, która tyka.

    Jedna z obroży to zabawka. Jej właściciel założył pozostałe.

haunt-34-heroes =
    Jedno z was jest zdrajcą i nikt prócz zdrajcy nie wie które. Wszelkie rozmowy słyszą wszyscy. Każdy poszukiwacz może atakować każdego innego.

    Bohaterowie wygrywają, gdy nie ma już obroży, która działa lub kryje zdrajcę, a żyje przynajmniej połowa z nich, zaokrąglając w górę. Obroży nie ma, gdy jest otwarta, gdy noszący nie żyje albo gdy wiadomo, że noszący jest zdrajcą. Zdrajca wygrywa, gdy nie żyje ponad połowa bohaterów.

    Na końcu każdej tury odkrywcy nawiedzenia, żywego czy nie, tor rośnie o 1. Potem każdy, czyja obroża ma numer nie większy niż tor, rzuca 3 kośćmi: wynik poniżej toru i obroża zabija. Obroża samego zdrajcy nie może; zdrajca musi wtedy pokazać żeton.

    Zdrajca może pokazać żeton w każdej chwili i odtąd ma moce zdrajcy.

    Otwarcie obroży: 2 Kluczami, gdziekolwiek, bez kosztu. Klucze się zużywają; zdejmij obrożę własną albo kogoś w tym samym pokoju, nie Kluczem podniesionym w tej turze. Klucze są przedmiotami: można je przekazywać, upuszczać, podnosić i kraść.

    W każdym pokoju z Kluczem jest jeden Klucz, także w odkrytym później. Jeden Klucz i jeden rzut na Klucz na turę, a po wzięciu Klucza koniec ruchu. Jawny zdrajca żadnego tam nie bierze.

    Krypta, Kotłownia: zakończ tam turę, z obrażeniami pokoju. Skarbiec: zakończ w nim turę przed wszystkimi innymi, gdy jest otwarty.

    Katakumby, Przepaść, Wieża: przejdź swoim rzutem na drugą stronę. Galeria: skocz do Sali Balowej, z obrażeniami skoku.

    Strych, Składzik, Komnata Pentagramu: wykonaj rzut z płytki, wychodząc lub zostając; porażka kosztuje, ile mówi płytka. Zapadnięty Pokój: rzut Szybkości 5 lub więcej; przy porażce spadasz.

    Sala Operacyjna: rzuć wszystkimi czterema cechami, po 3 lub więcej, i otrzymaj 2 kości obrażeń fizycznych, cokolwiek pokażą.

haunt-34-heroes-win = Puszcza ostatni zamek i ostatnie ostrze zatrzaskuje się w próżni. Zostawiacie obroże w stercie w holu. Jedna z nich nigdy nie miała ostrza.

haunt-34-traitor-win = Tykanie cichnie, tu i tam w domu, w jednym pokoju po drugim. Ktoś odpina obrożę z malowanej blachy i zaczyna liczyć.

verb-try-for-key = Spróbuj zdobyć Klucz tego pokoju
verb-unlock-collar = Otwórz 2 Kluczami obrożę { $figure_gen }

prompt-take-key = { $subject } zdobywa Klucz tego pokoju. Wziąć go i więcej się nie ruszać?

notice-key-lies = Klucz jest { $room_in }.
notice-collar = { $figure } nosi obrożę numer { $number }.
notice-collar-off = Obroża { $figure_gen } jest zdjęta.
notice-collar-shuts = Obroża { $figure_gen } się zatrzaskuje.

shown-keys = Gdzie czekają Klucze
shown-keys-here = Tu czeka Klucz
shown-collars = Obroże
