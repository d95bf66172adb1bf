# Nawiedzenie 48: Jak drewno w stosie.

haunt-48-title = Jak drewno w stosie

haunt-48-story =
    W starych gazetach wszystkie zdjęcia są podobne: szopa, latarnia, a wzdłuż ściany, równiutko, to, co po sobie zostawił. Szkarłatnego Jacka wieszano za to dwa razy. Teraz drzwi wejściowe stoją otworem, na dywanie leży śnieg, a ktoś w czerwonym płaszczu tupie butami i nuci. Liczy was palcem i porusza wargami. To będzie mroźna zima.

haunt-48-heroes =
    W domu jest Szkarłatny Jack. Można go pokonać, ale wtedy nie ma go tylko przez jakiś czas: wraca drzwiami wejściowymi, za każdym razem silniejszy. Na dobre zabija go tylko przeklęta broń.

    Jego aura strachu: gdy twoja tura zaczyna się w pokoju Jacka, rzut Zdrowia 3+. Przy porażce tracisz 1 z wybranej cechy mentalnej i 1 z fizycznej.

    Przeklętą bronią jest jedna z tych: Topór, Włócznia, Krwawy Sztylet, Sztylet Ofiarny. O tym, która, decydujecie raz na zawsze.

    Wskazanie: masz jedną z tych czterech. Nic to nie kosztuje.

    Znalezienie, zadanie: w Bibliotece, w Kaplicy, na Strychu lub w otwartym Skarbcu. Wiedza 3+. Bierzesz jedną z czterech, której jeszcze nie wylosowano, i to jest ta.

    Badanie, zadanie: jesteś tam, gdzie przeklęta broń, w czyichkolwiek rękach lub na podłodze. Moc 5+ lub Wiedza 5+. Połóż żeton na swojej karcie. Gdy macie razem tyle żetonów, ilu jest graczy, broń jest opanowana. Znalezienie i badanie to razem jeden rzut w turze.

    Atakuj Jacka opanowaną bronią: jeśli wygrasz, nie żyje. Jeśli pokonasz go inaczej albo gdy to on atakuje, wraca.

    Wygrywacie, gdy Szkarłatny Jack zginie na dobre.

haunt-48-traitor =
    Twój poszukiwacz zostaje w grze, działa i atakuje jak zwykle. Szkarłatny Jack zaczyna w Holu Głównym. Bohaterowie szukają broni, która może go zabić.

    Szkarłatny Jack: Szybkość 3, Moc 3, Zdrowie 3. Nigdy nie jest zaskoczony ani ranny. Pokonany jest poza domem; na początku twojej następnej tury wraca do Holu Głównego z 1 więcej w każdej z trzech, za każdym razem, i działa w następującej potem turze potworów. Nigdy nie rzuca więcej niż 8 kośćmi.

    Jego aura strachu: bohater, którego tura zaczyna się w jego pokoju, musi wyrzucić Zdrowiem 3 lub więcej, inaczej traci 1 z cechy mentalnej i 1 z fizycznej.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-48-heroes-win =
    Patrzy na ostrze, potem na was, prawie z ulgą, i mówi, że to zawsze było tyle roboty. Potem pada, a tym razem pada jak coś, co ma ciężar. Nikt nie śpi. Nad ranem ktoś idzie do szopy, wraca i nie mówi, co było na liście.

haunt-48-traitor-win =
    Jedno na drugim, głowami do ściany. Jack wyrównuje stos butem, cofa się, wyrównuje jeszcze raz. Na końcu rzędu zostawił lukę, długą mniej więcej na ciebie. „Na później” – mówi uprzejmie i przytrzymuje ci drzwi.

prompt-which-cursed-weapon = Którą broń znajduje { $subject }?

verb-find-cursed-weapon = Szukaj przeklętej broni (Wiedza)
verb-declare-cursed-weapon = Ogłoś, że to jest przeklęta broń: { $card }
verb-study-cursed-weapon = Badaj przeklętą broń ({ $trait })

notice-weapon-is-cursed = Przeklęta broń to { $card }.
notice-weapon-mastered = Opanowana broń: { $card }. Teraz może zabić.
notice-jack-falls = { $figure } pada.
notice-jack-returns = { $figure } znów wchodzi drzwiami wejściowymi, silniejszy niż przedtem. Powroty dotąd: { $number }.
notice-aura-of-fear = { $figure } nie może odwrócić wzroku.

shown-jack-returns = Powroty Jacka
shown-cursed-weapon = Przeklęta broń
shown-study-tokens = Żetony badania
shown-study-tokens-needed = Żetony, by ją opanować
