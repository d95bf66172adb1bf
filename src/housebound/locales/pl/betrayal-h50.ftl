# Nawiedzenie 50: Poszukiwanie skarbów.

haunt-50-title = Poszukiwanie skarbów

haunt-50-story =
    Za pięcioramienną gwiazdą jest kartka zapisana starą ręką: kto to czyta, niech ma wszystko, co posiadam, jeśli znajdzie to przed innymi i zanim odbiorę swój dom. Wszyscy czytacie sobie przez ramię. Potem wszyscy w tej samej chwili podnosicie wzrok.

haunt-50-heroes =
    Zdrajcy nie ma. Kto znajdzie skarb, wygrywa sam.

    Leży zakrytych dwadzieścia Wskazówek, po jednej w każdym pokoju z symbolem; nikt nie wie, która jest która. Jeśli pokoi jest mniej, resztę trzyma się dla pokoi odkrytych później, gdy rozpatrzono już ich kartę. Wskazówki przekazuje się, upuszcza i kradnie jak przedmioty.

    Szukanie, za 1 pole, tak często, na ile cię stać, w pokoju, który ma lub miał Wskazówkę: rzuć Wiedzą, dodaj 1 za każdą ze Wskazówek od 1 do 16, którą masz, i dodaj, co mówią te z nich, które pasują do pokoju. Przed rzutem wybierasz, których z nich używasz. 0: 2 kości obrażeń fizycznych. Od 1 do 3: nic. Od 4 do 12: weź Wskazówkę pokoju, jeśli jeszcze tam jest, i odkryj ją. Od 13 do 15: zawala się pokój. 16 lub więcej: skarb.

    1: +7 Katakumby. 2: +7 Piwnica z Winem. 3: +7 Biblioteka. 4: +7 Jadalnia. 5: +6 Oranżeria, Podziemne Jezioro. 6: +6 Krypta, Kaplica. 7: +5 Strych, Kuchnia, Magazyn, Spiżarnia. 8: +4 w piwnicy. 9: +3 wszędzie. 10: + twoja Wiedza w Laboratorium lub w Sali Operacyjnej; 11: w Sali Organowej; 12: w Pokoju Gier. 13: + twoja Moc w Korytarzu Posągów. 14: + twoje Zdrowie w Kotłowni. 15: +6 w Wieży, na Balkonie lub w pokoju, którego okna nic nie zasłania. 16: + twoja Moc lub Zdrowie nad Przepaścią. Kto używa 15 lub 16 i zostaje poniżej 13, ginie. 17: trucizna; na początku każdej swojej tury strać 1 z wybranej cechy. 18: Moc 4+ lub Szybkość 4+, inaczej 3 kości obrażeń fizycznych. 19: każdy na twojej kondygnacji, Moc 3+, inaczej traci tyle stopni, ile pokażą 3 kości, z dowolnych cech. 20: zostaw ją albo rzuć Wiedzą: 5+ weź skądkolwiek dwie zakryte Wskazówki, inaczej strać tyle stopni, ile pokażą 4 kości, z dowolnych cech.

    Zawalanie: wybiera szukający. Za pierwszym razem pokój na piętrze, w którym nikogo nie ma, później pokój obok zawalonego. Kto w nim jest, ginie, a co w nim leży, przepada. Po piętrze zawala się parter, zaczynając od Dużej Klatki Schodowej; gdy i jego już nie ma, giną wszyscy w piwnicy.

    Wszyscy poszukiwacze są dla siebie przeciwnikami i się spowalniają. Obrażenia z ataków nigdy nie doprowadzają cechy do czaszki; wszystko inne może zabić. Jeśli wszyscy nie żyją albo nie ma już pokoju do przeszukania, nie wygrywa nikt.

haunt-50-heroes-win =
    Kamień obraca się, jakby naoliwiono go wczoraj. Złoto, owszem, i rzeczy lepsze niż złoto; i list z twoim imieniem, zapisany tą samą starą ręką. Za tobą inni przestali krzyczeć.

verb-search-for-treasure = Przeszukaj ten pokój (1 pole)
verb-count-clue = Użyj { $card_gen }
verb-risk-clue = Użyj { $card_gen }, ryzykując życie

prompt-declare-clues = { $subject } szuka. Których Wskazówek użyć przed rzutem?
prompt-place-clue = Pokoi jest więcej niż Wskazówek. Gdzie { $subject } kładzie następną?
prompt-clue-side = Po której stronie granicy { $subject } kładzie Wskazówkę?
prompt-clue-trait = Którą cechę dodaje { $subject }?
prompt-trap-trait = Pułapka! Którą cechą ratuje się { $subject }?
prompt-puzzle-box = Szkatułka z zagadką. Czy { $subject } próbuje ją otworzyć?
prompt-take-clue = Z którego pokoju { $subject } bierze Wskazówkę?

notice-clue-found = { $figure } odkrywa: { $card }.
notice-clue-poison = Trucizna działa: { $figure }.
notice-clue-left = Szkatułka z zagadką zostaje { $room_in }.
notice-searched-for-treasure = { $figure } przeszukuje { $room_acc }: { $result }.
notice-treasure-found = { $figure } znajduje skarb { $room_in }!

shown-clues = Zakryte Wskazówki
shown-clues-here = Zakryta Wskazówka
shown-searchable = Można przeszukać
shown-reserve = Wskazówki dla nowych pokoi
shown-puzzle-box = Gdzie jest szkatułka z zagadką
shown-puzzle-box-here = Tu jest szkatułka
shown-unknown-clues = Wskazówki jeszcze niewidziane
shown-poisoned = Zatruci
