# Nawiedzenie 13: Śnić może.

haunt-13-title = Śnić może

haunt-13-story =
    Jedno z was położyło się na gołej podłodze i zasnęło z uśmiechem. Wokół śpiącego robi się ciemno, jakby ciemność wychodziła z tych cichych ust. Ciemność ma już nogi. Próbuje okien.

haunt-13-heroes =
    Koszmary są na wolności. Jeśli dość ich ucieknie z domu, przegrywacie; ile to jest, nikt wam nie powie. Zbudźcie śniącego.

    Budzenie: w pokoju śpiącego ciała, gdy dowolny bohater tam ma Święty Symbol, rzut Zdrowia 5+ lub Mocy 5+, raz na turę. Każdy sukces to żeton przebudzenia. Sole Trzeźwiące nie pomagają. Ciała nie można atakować, przenosić ani okradać.

    Koszmar pokonany w walce nie żyje. Kto z nim przegra, otrzymuje obrażenia mentalne.

    Wygrywacie, gdy macie tyle żetonów przebudzenia, ilu jest graczy.

haunt-13-traitor =
    Twoje ciało śpi tam, gdzie stało: upuszcza przedmioty, jego towarzyszy się odkłada i nic już nie robi. Grasz swoimi Koszmarami, tyloma, ilu jest graczy. Bohaterowie próbują zbudzić ciało.

    Pokoje ucieczki to wszystkie pokoje z oknem, fałszywym czy nie, wszystkie pokoje na zewnątrz, Oranżeria i Hol Główny. Jeśli dom ma ich mniej niż graczy, dołóż kolejne. Zapisuje się potem liczbę pokoi ucieczki, a bohaterowie jej nie poznają: tyle Koszmarów musi uciec. Pokoi odkrytych później też można używać, ale liczby nie zmieniają.

    Wygrywasz, gdy tyle ich ucieknie albo gdy wszyscy bohaterowie nie żyją.

    Koszmary: Szybkość 5, Moc 4, Zdrowie 4, jeden rzut ruchu dla wszystkich. Ich ataki Mocą zadają obrażenia mentalne. W pokoju ucieczki bez znacznika jeden z nich może opuścić dom za 1 pole; znacznik zamyka wtedy ten pokój. Ilekroć Koszmar ucieka lub ginie, obok ciała powstaje nowy i działa od następnej tury potworów. Który atakuje i przegrywa, jest zaskoczony. Jeden Koszmar może w tej samej turze zaatakować i uciec.

haunt-13-heroes-win =
    Oczy się otwierają i w całym domu ciemność składa się i znika, jak przezrocze, gdy zapali się lampę. Co za dziwny sen, słyszycie. Byliście w nim wszyscy. Nikt się nie śmieje.

haunt-13-traitor-win =
    Ostatni przeciska się przez szparę i bezgłośnie spada do ogrodu. W dolinie jakieś dziecko siada w łóżku, a potem, w domu obok, następne. Śpisz dalej. Nigdy nie było wokół ciebie tylu gości.

verb-wake-dreamer = Budź śniącego ({ $trait })
verb-nightmare-escapes = Ucieknij z domu

prompt-fetch-escape-room = Dom potrzebuje więcej wyjść. Który pokój dokłada { $subject }?

notice-dreamer-sleeps = { $figure } zasypia i się nie budzi.
notice-nightmare-escaped = { $number ->
    [one] { $figure } ucieka przez { $room_acc }, pierwszy na wolności.
    [few] { $figure } ucieka przez { $room_acc }. To już { $number }.
    [many] { $figure } ucieka przez { $room_acc }. To już { $number }.
   *[other] { $figure } ucieka przez { $room_acc }. To już { $number }.
}
notice-escapes-needed = Tyle Koszmarów musiało uciec i tyle uciekło: { $number }.

shown-marked = Którędy uciekły Koszmary
shown-marked-here = Tędy uciekł Koszmar
shown-wake-tokens = Żetony przebudzenia
shown-escapes-needed = Ile Koszmarów musi uciec
