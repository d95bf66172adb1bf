# „Zdrada”: nawiedzenie 43. Wszyscy czytają tę samą kartkę.

haunt-43-title = Gwiezdna choroba

haunt-43-story =
    Zeszłej nocy coś spadło do ogrodu i od południa wszyscy kaszlecie. To, co wykasłujecie, trochę się mieni. Jest właściwie piękne.

    Jedno z was przestało kaszleć. Jedno z was zaczęło tego słuchać.

haunt-43-heroes =
    Jedno z was jest zdrajcą i nikt prócz zdrajcy nie wie które. Każdy ma dwa tajne numery; kto ma 1 albo kiedykolwiek go dostanie, jest zdrajcą na zawsze, także gdy go odda. Numeru nikt nigdy nie może pokazać, ale twierdzić można, co się chce. Wszelkie rozmowy słyszą wszyscy. Każdy poszukiwacz może atakować każdego innego, a mocy zdrajcy nikt nie używa w tajemnicy.

    Bohaterowie wygrywają, gdy istnieje Serum i każdy żywy poszukiwacz jest zaszczepiony. Zdrajcy wygrywają, gdy każdy poszukiwacz nie żyje, jest zdrajcą albo Obcym: wszyscy zdrajcy prócz tego, kto został nim ostatni, jeśli jest ich więcej niż jeden.

    Wymiana: gdy pierwszy raz w swojej turze wchodzisz do pokoju z innym poszukiwaczem, dajecie sobie nawzajem po jednym losowym numerze, zakrytym. Jeśli jest ich kilku, wybierasz jednego, w miarę możliwości takiego, z którym nie było jeszcze wymiany.

    Choroba: na końcu każdej tury odkrywcy nawiedzenia, żywego czy nie, tor rośnie o 1 i rzuca się tyloma kośćmi, ilekolwiek ich jest. Każdy niezaszczepiony rzuca Mocą, a kto wyrzuci mniej, otrzymuje różnicę jako obrażenia fizyczne.

    Praca w laboratorium: w Laboratorium rzut Wiedzy 5 lub więcej, o jedną kość więcej za każdego innego poszukiwacza tam i o jedną więcej, jeśli jest tam Księga. Sukces kładzie w pokoju żeton.

    Zioła: w Oranżerii lub w Ogrodach, na końcu swojej tury, rzut Wiedzy 3 lub więcej na zioło. Zioła są przedmiotami; upuszcza się je w laboratorium i tam zostają. Praca i zioła: jeden rzut w turze, na oba razem.

    Serum: gdy w laboratorium jest tyle żetonów, ilu graczy, w tym co najmniej jeden z pracy i jedno zioło, Serum bierze ten, kto dołożył ostatni. Jest przedmiotem i nigdy się nie kończy. Wstrzyknij je sobie albo komuś w swoim pokoju, kto się zgadza, za 1 pole każdemu; albo komukolwiek w swoim pokoju atakiem Szybkością, który przy wygranej nie zadaje obrażeń.

    Kto nie jest zdrajcą, jest nim zaszczepiony: koniec wymian i choroby, a każda cecha poniżej wartości początkowej do niej wraca. Zdrajca lub Obcy ginie od niego na dobre.

    Zdrajca, który ginie w inny sposób, musi to powiedzieć i zaczyna się zmieniać: traci następną turę, a na początku kolejnej jest Obcym w tym samym pokoju i upuszcza wszystko. Do tego czasu zastrzyk, za 1 pole, zabija go na dobre. Obcy: Szybkość 4, Moc 6, Zdrowie 4; ruszają się o wynik rzutu 4 kośćmi i wykonują jeden atak Mocą w turze swojego gracza, pokonani są zaskoczeni i tracą następną turę tego gracza, a choroba ich nie dotyczy.

haunt-43-heroes-win = Igła wchodzi i blask gaśnie w ostatniej parze oczu jak latarnie wzdłuż ulicy. To, co spadło do ogrodu, jest szare i zimne. Kaszlecie, wszyscy, z przyzwyczajenia, patrzycie na dłonie i nic na nich nie ma.

haunt-43-traitor-win = Idziecie razem tam, gdzie to spadło. Nikt nie kaszle. Nad głowami jest bardzo czysto i po raz pierwszy słyszycie, co tam w górze mówią, i że to wasze imiona.

setting-exchange-on = Kiedy wymienia się numery (nawiedzenie 43)

verb-lab-work = Pracuj w laboratorium
verb-gather-herbs = Zbierz zioła i zakończ turę
verb-inject = Wstrzyknij Serum: { $figure }
verb-inject-by-force = Wstrzyknij Serum siłą: { $figure }

prompt-exchange-with = Z kim { $subject } wymienia numer?
prompt-accept-serum = { $subject } podaje Serum. Przyjąć?

notice-your-numbers = Twoje numery to { $number } i { $other }.
notice-exchanged = { $figure } i { $partner } wymieniają numery.
notice-inoculated = { $figure } jest po szczepieniu.
notice-serum-kills = Serum zabija { $figure_acc }.
notice-serum-refused = { $figure } odmawia Serum.
notice-transforming = { $figure } nie umiera, ale zaczyna się zmieniać.
notice-sickness-strikes = Choroba uderza.

shown-your-numbers = Twoje numery
shown-you-are-traitor = Jesteś zdrajcą
shown-lab-tokens = Żetony pracy w laboratorium
shown-herb-tokens = Zioła w laboratorium
shown-serum-made = Serum istnieje
shown-inoculated = Zaszczepieni
shown-changing = Zmieniają się
shown-aliens = Obcy
