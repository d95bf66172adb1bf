# Nawiedzenie 41: Niewidzialny zdrajca.

haunt-41-title = Niewidzialny zdrajca

haunt-41-story =
    Pierścień był tylko pierścieniem, dopóki nie znalazł się na palcu. Potem był płaszcz, w którym nikogo nie było, a potem nie było płaszcza. Śmiech przeszedł wzdłuż ściany, całkiem blisko, na wysokości ust. Gdzieś deska podłogi przyjęła ciężar i go oddała. Liczycie się. Jednej osoby brakuje, a jest ona wciąż w domu.

haunt-41-heroes =
    Zdrajca stał się niewidzialny i chce was wszystkich zabić. Jego figurki nie ma już na planszy. Może stać w każdym pokoju, także w twoim: nie poznasz tego. Nie spowalnia was.

    Widzicie, gdzie jest zdrajca, gdy odkrywa pokój, atakuje, coś kradnie albo rusza coś, co wszyscy widzą. Potem idzie dalej niewidziany. Lista pokazuje pokoje, w których może teraz być.

    Cios na oślep: atakuj w swoim pokoju jak zwykle, gołymi rękami albo bronią. Jeśli zdrajca tam jest, walczycie; jeśli nie, atak przepada. Rewolwerem możesz strzelić do pokoju w zasięgu wzroku, Dynamitem do pokoju obok.

    Kto przeżyje atak zdrajcy, wykonuje na końcu jego tury rzut Wiedzy. 3 lub 4: dowiadujesz się, czy zdrajca jest tam jeszcze, a jeśli nie, którędy wyszedł. 5 lub więcej: dowiadujesz się, gdzie jest teraz.

    Zanim zrobisz w swojej turze cokolwiek innego, możesz go tropić, raz. Czaszką, Zdrowie 4+: jego kondygnacja. Tablicą Duchów, Wiedza 4+: symbol jego pokoju. Co wie jedno z was, wiecie wszyscy.

    Wygrywacie, gdy zdrajca nie żyje.

haunt-41-traitor =
    Nie widzą cię. Wybierz pokój w domu i bądź w nim. W swojej turze ruszasz się w tajemnicy, jak daleko pozwala Szybkość; bohaterowie nigdy cię nie spowalniają. Chcą cię znaleźć i zabić.

    Zdradzasz się, gdy odkrywasz pokój, używasz karty, coś podnosisz lub upuszczasz, ruszasz Tajemną Windę, próbujesz Skarbca albo atakujesz. Co robisz potem, znów jest tajne. Pokoje też działają na ciebie w tajemnicy, prócz właśnie odkrytego.

    Podstępny atak: twój atak bez przedmiotu. Rzuć tyloma kośćmi, ile wynosi połowa liczby bohaterów na początku (zaokrąglając w górę): to obrażenia fizyczne dla bohatera w twoim pokoju, a obrony nie ma. Z bronią atakujesz jak zwykle. Pierścień nie daje ci ataku Zdrowiem.

    Kradzież: w pokoju bohatera, na koniec ruchu, wykonaj rzut Szybkości. 4 lub więcej: weź jeden jego przedmiot. Od 1 do 3: nic i nikt się nie dowiaduje. 0: nic i musisz powiedzieć, kogo to miało spotkać. W jednej turze możesz kraść i atakować, ale taki rzut masz jeden.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-41-heroes-win =
    Słychać coś jak worek spuszczony po schodach, a potem, po trochu, ktoś tam jest: najpierw buty, potem dłonie, potem twarz, zdziwiona, że się na nią patrzy. Pierścień toczy się pod meble. Nikt za nim nie idzie.

haunt-41-traitor-win =
    Dom jest pusty dla każdego, kto zagląda. Lampy same chodzą z pokoju do pokoju. Ktoś przysunął krzesło do ognia, poduszka się ugina i taka zostaje, a wieczór jest bardzo cichy i bardzo długi.

verb-hide-in = Ukryj się { $room_in }
verb-sneak-attack = Zaatakuj { $figure_acc } od tyłu
verb-steal-from = Okradnij { $figure_acc }
verb-strike-blindly = Uderz tu w puste powietrze
verb-strike-blindly-with = Uderz tu w puste powietrze { $card_ins }
verb-shoot-into = Strzel na oślep { $room_to }
verb-track-by-skull = Zapytaj Czaszkę o kondygnację
verb-track-by-spirit-board = Zapytaj Tablicę Duchów o symbol

prompt-hide = Gdzie jest odtąd { $subject }? Nikt inny tego nie widzi.
prompt-steal-what = Co zabrać { $subject_dat }?

notice-traitor-seen = Widać zdrajcę ({ $figure }) { $room_in }.
notice-struck-air = { $figure } nie trafia niczego prócz powietrza { $room_in }.
notice-traitor-on-floor = Czaszka się obraca: zdrajca jest { $floor_in }.
notice-traitor-near-symbol = Tablica układa znak: zdrajca jest w pokoju z tym symbolem: { $symbol }.
notice-traitor-near-no-symbol = Tablica pozostaje pusta: zdrajca jest w pokoju bez symbolu.
notice-traitor-still-in = Nie odszedł: zdrajca jest wciąż { $room_in }.
notice-traitor-left-for = Przeciąg, krok: zdrajca wychodzi { $room_from }, dalej { $to_to }.
notice-traitor-sensed-in = Włos się jeży, potem drugi: zdrajca jest { $room_in }.
notice-sneaked = Za plecami { $target_gen } ktoś stoi.
notice-caught-stealing = { $target } czuje w kieszeni rękę, która do nikogo nie należy.

shown-traces = Gdzie może być zdrajca
