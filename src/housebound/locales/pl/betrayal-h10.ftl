# Nawiedzenie 10: Zjazd rodzinny.

haunt-10-title = Zjazd rodzinny

haunt-10-story =
    Mówił do kogoś za wami, ten szaleniec, a wy nie zwracaliście uwagi. Teraz odpowiadają. Matka, ojciec, ciotki, chłopiec, który spadł z wieży: wszyscy schodzą na kolację i nikt im nie powiedział, że nie żyją.

haunt-10-heroes =
    Szaleniec i jego Zombie chcą was zabić. Zombie jest tyle co graczy.

    Zombie można uwięzić w pokoju, który coś dla niego za życia znaczył: Główna Sypialnia, Kaplica, Oranżeria, Pokój Gier, Biblioteka, Strych. Każdy z tych pokoi mieści jednego Zombie. Ilekroć Zombie wchodzi do jeszcze wolnego z nich albo zaczyna w nim turę, musi rzucić Wiedzą 4+; jeśli mu się nie uda, leży tam do końca gry. Rzuca przed atakiem. Uwięziony Zombie nic nie robi, nikogo nie spowalnia i nie można go atakować.

    Zombie pokonany w walce jest zaskoczony, a zaskoczony nie rzuca. Możecie też walczyć z Szaleńcem. Obrażenia fizyczne go nie zaskakują, zaznacza się je na torze; mentalne go zaskakują. Sama jego śmierć was nie ratuje.

    Wygrywacie, gdy wszystkie Zombie są uwięzione.

haunt-10-traitor =
    Twój poszukiwacz nie żyje, a co miał, leży w jego pokoju. Na jego miejscu stoi Szaleniec. Połóż tyle Zombie, ilu jest graczy, każdego w pokoju z symbolem omenu, po jednym na pokój; te, które zostaną, idą do pokoi bez symbolu wydarzenia. Bohaterowie chcą uwięzić wszystkie Zombie w szczególnych pokojach.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    Zombie: Szybkość 2, Moc 6, Zdrowie 2, Wiedza 3, jeden rzut ruchu dla wszystkich. Ruszasz Zombie, jak chcesz, dopóki nie widzi bohatera: we własnym pokoju albo wzdłuż prostego szeregu drzwi. Gdy tylko jakiegoś zobaczy, musi iść w stronę najbliższego widocznego bohatera i trzyma się go w tej turze, aż nikogo nie widzi. Na początku swojej tury zwraca się ku widocznemu bohaterowi, który jest bliżej niż ten, za kim szedł. Atakuje, gdy tylko jest w pokoju z bohaterem, i to kończy jego turę.

    Szaleniec: Szybkość 3, Moc 5, Zdrowie 5. Rusza się i atakuje, jak chcesz. Obrażenia fizyczne go nie zaskakują, zaznacza się je na torze: przy 5 nie żyje. Mentalne go zaskakują.

haunt-10-heroes-win =
    Ostatnia siada tam, gdzie zwykle siadała, składa ręce i zostaje. W całym domu nie słychać kroku na schodach. Mimo to idziecie na palcach. Nie budzi się rodziny, która wreszcie wróciła do domu.

haunt-10-traitor-win =
    Krzeseł jest teraz dość. Niektórych nowych kuzynów trzeba jeszcze podtrzymywać, ale to przyjdzie z czasem. Stukasz w kieliszek i wstajesz, wszystkie twarze zwracają się ku tobie i wszyscy tak się cieszą, że tu są.

prompt-zombie-room = Wraca rodzina { $subject_gen }. Do którego pokoju idzie następny Zombie?

notice-called-home = { $figure } zna to miejsce: { $room }.
notice-zombie-trapped = { $figure } zostaje { $room_in } na dobre.

shown-trapped = Uwięzieni
shown-madman-damage = Obrażenia Szaleńca
shown-pursued = Kogo ścigają, widząc go
