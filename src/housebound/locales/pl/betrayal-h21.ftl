# „Zdrada”: nawiedzenie 21.

haunt-21-title = Dom żywych trupów

haunt-21-story =
    Ziemia zsuwa się z kamiennych płyt, a za nią wychodzą dłonie. Są powolni, ci, którzy się wspinają, i jest ich wielu, i nic, co robicie, nie przeszkadza im na długo.

    Wśród nich stoi ktoś, z kim tu przyszliście, z białymi oczami, i pokazuje na was palcem, na każde po kolei.

haunt-21-heroes =
    Po domu chodzą umarli, prowadzi ich Władca Zombie, i chcą was mieć u siebie. Zombie są powolne i twarde.

    Wygrywacie, gdy Władca Zombie zostanie zniszczony albo gdy w domu nie ma już żadnego Zombie. Przynajmniej jedno z was musi żyć.

    Kto z was zginie, jest od początku następnej tury swojego gracza Zombie, w pokoju, w którym zginął, a liczy się jako Zombie już wcześniej. Ten gracz walczy wtedy dla umarłych.

    Zombie: kto wygra atak na Zombie Toporem, Krwawym Sztyletem, Sztyletem Ofiarnym lub Włócznią, ten go niszczy, a tak samo Dynamit. Każda inna przegrana tylko go zaskakuje. Zombie, który was atakuje i przegrywa, jest zaskoczony, cokolwiek trzymacie.

    Władca Zombie: zranić go może tylko poszukiwacz, który niesie Medalion, w tym samym pokoju, z dowolną bronią lub bez. Różnicę dwóch wyników dodaje się do jego obrażeń, także gdy sam atakuje i przegrywa. Nic innego na niego nie działa i nigdy nie jest zaskoczony.

    Święty Symbol: Zombie, który atakuje Mocą jego posiadacza, rzuca o 2 kości mniej. Władcy to nie obchodzi.

    Ilekroć ktoś z was miałby losować przedmiot, może wylosować 3, zachować 1, a pozostałe 2 włożyć pod talię.

haunt-21-traitor =
    Twój poszukiwacz nie żyje; co niósł, leży tam, gdzie padł. Jesteś teraz Władcą Zombie i prowadzisz Zombie.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    W turze potworów ruszasz i atakujesz Władcą Zombie i każdym Zombie: jeden rzut ruchu dla wszystkich Zombie, jeden dla Władcy. Niczego nie niosą i niczego nie odkrywają. Zombie nie mogą używać Tajemnej Windy, Władca może.

    Zombie: Szybkość 2, Moc 5, Zdrowie 2. Władca Zombie: Szybkość 3, Moc 7, Zdrowie 2.

    Bohaterowie będą walczyć. Trzymaj Zombie z dala od tych, którzy mają Topór, Sztylet lub Włócznię, i od Dynamitu: niszczą Zombie. Gorsze jest to, co Medalion robi Władcy: niszczy go 7 obrażeń. Nic innego go nie rani ani nie zaskakuje.

    Bohater, który zginął, powstaje jako Zombie na początku następnej tury swojego gracza. Ten gracz rusza nim, z rzutem 2 kośćmi, i atakuje nim w swoich turach, a wygrywa z tobą, jeśli ten Zombie zabił bohatera.

haunt-21-heroes-win = Białe oczy się zamykają. To, co trzymało umarłych na nogach, puszcza wszystkich naraz, a oni kładą się tam, gdzie stoją, jak ludzie bardzo zmęczeni. Nie czekacie, by zobaczyć, czy zbudzi ich słońce.

haunt-21-traitor-win = Ostatni przestaje się szarpać, a po chwili znów wstaje. Jest tu miejsce dla każdego. Zawsze było.

notice-lord-hurt = Medalion pali { $figure_acc }.

prompt-draw-three = Przedmiot: losuje { $subject }. Wylosować 3 i zachować 1 z nich?
prompt-keep-one = Który z tych przedmiotów zachowuje { $subject }?

shown-rising = Zaraz powstaną
shown-risen = Powstali
shown-killers = Zabili bohatera jako Zombie
