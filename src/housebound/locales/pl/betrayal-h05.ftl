# „Zdrada”: nawiedzenie 5.

haunt-5-title = Byłem nastoletnim wilkołakiem

haunt-5-story =
    Zaczyna się dreszczem. Potem ramiona są za szerokie na płaszcz, szwy puszczają jeden po drugim, a to, co zostało z twarzy, otwiera się pośrodku i jest pełne zębów.

    Pies u jego stóp, którego wszyscy głaskaliście, odsłania kły i nie warczy. Czekał na to.

haunt-5-heroes =
    Wasz towarzysz jest Wilkołakiem, z każdą turą silniejszym, a Pies biega razem z nim. Ołów i stal tylko Wilkołaka złoszczą: otrzymuje połowę wszelkich obrażeń, zaokrągloną w górę, i żadne nie mogą go zabić. Srebro może.

    Wygrywacie, gdy wszystkie Wilkołaki są martwe, a przynajmniej jedno z was żyje. Pies się nie liczy.

    Ugryzienie: kto z was otrzyma obrażenia od Wilkołaka lub Psa, atakując lub w obronie, dostaje czerwony żeton i go zachowuje. Na początku każdej swojej późniejszej tury rzuca Zdrowiem: z wynikiem poniżej 4 od tej chwili jest Wilkołakiem. Odkłada wszystko, jego cechy wracają co najmniej do wartości początkowych, zyskuje jeden stopień za każdego bohatera, który został, i gra dla drugiej strony.

    Szukanie Rewolweru: na Strychu, w Pokoju Gier, w Składziku, w Głównej Sypialni lub w otwartym Skarbcu, jeśli nikt go nie ma i nigdzie nie leży, rzut Wiedzy 5 lub więcej. Raz na turę.

    Robienie Srebrnych Kul: w Laboratorium lub w Kotłowni rzut Wiedzy 5 lub więcej. Raz na turę, niezależnie od szukania. Są przedmiotem i nigdy się nie kończą.

    Strzał: kto ma i Rewolwer, i Srebrne Kule i wygra atak Rewolwerem na Wilkołaka lub Psa, ten go zabija.

    Pies pokonany w inny sposób jest zaskoczony. Wilkołaki i Pies niczego nie niosą i nie wchodzą do Tajemnej Windy.

haunt-5-traitor =
    Jesteś Wilkołakiem. Odkładasz wszystko, co masz, twoje cechy są co najmniej na wartościach początkowych, a za każdego bohatera podnosisz o stopień jedną z cech. Pies jest twój.

    Wygrywasz, gdy każdy bohater nie żyje albo jest Wilkołakiem. Kto później zostanie Wilkołakiem, wygrywa z tobą, jeśli jego własny atak zabił bohatera.

    Na początku każdej swojej tury zyskujesz 1 Mocy lub 1 Szybkości. Masz zwykłą turę, z atakiem; Pies rusza się i atakuje w turze potworów. Pies: Szybkość 4, Moc 4, Zdrowie 3.

    Obrażenia, które otrzymujesz, dzieli się na pół, zaokrąglając w górę, i żaden cios, strzał ani upadek nie doprowadzi twojej cechy do czaszki. Bohaterowie poszukają czegoś, co może.

    Ugryzienie: bohater, który otrzyma obrażenia od Wilkołaka lub Psa, dostaje czerwony żeton. Na początku każdej swojej późniejszej tury rzuca Zdrowiem i z wynikiem poniżej 4 jest Wilkołakiem jak ty, z jednym stopniem za każdego bohatera, który został, i gra po twojej stronie na swoim dawnym miejscu w kolejności.

    Wilkołaki nie atakują się nawzajem. Ani one, ani Pies nie mogą niczego nieść, kraść ani wchodzić do Tajemnej Windy.

haunt-5-heroes-win = Ostatni z nich kurczy się, umierając, a sierść spływa z niego jak woda. To, co leży, jest czyimś dzieckiem, w strzępach dobrego płaszcza. Liczycie kule, które wam zostały. Liczycie też sobie nawzajem siniaki i nic nie mówicie.

haunt-5-traitor-win = Nikt już w domu nie biega, słychać tylko miękkie łapy. Księżyc stoi w każdym oknie. Jedno po drugim zaczynacie śpiewać.

verb-find-revolver = Szukaj w tym pokoju Rewolweru
verb-make-silver-bullets = Zrób Srebrne Kule

prompt-wolf-points = { $subject } staje się Wilkołakiem. Która cecha rośnie o 1?
prompt-wolf-grows = Bestia rośnie w siłę: { $subject }. Moc czy Szybkość?

notice-bitten = { $figure } nosi ślad ugryzienia.

shown-werewolves = Wilkołaki
shown-bitten = Ugryzieni
shown-wolf-killers = Wilkołaki, które zabiły bohatera
