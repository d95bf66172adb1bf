# „Zdrada”: nawiedzenie 30.

haunt-30-title = Grobowiec Drakuli

haunt-30-story =
    Dziewczyna się uśmiecha i to nie ten uśmiech, za dużo w nim wszystkiego. Gdzieś pod domem kamień trze o kamień, powoli, jak drzwi, które mają całą noc.

    Jedno z was przestało rzucać cień. „Jest taki głodny” – mówi dziewczyna. „A wy przyszliście z tak daleka”.

haunt-30-heroes =
    Wasz towarzysz jest Wampirem, a Dziewczyna też: jest teraz Narzeczoną. Oboje służą Drakuli, który leży w grobowcu i budzi się powoli: nie rusza się i nie atakuje, dopóki tor nie pokaże 2. Zabiją was albo uczynią jednymi ze swoich; kto zostanie przemieniony, gra po ich stronie.

    Wygrywacie, gdy Drakula i Narzeczona są zniszczeni, a przynajmniej jedno z was żyje. Wasz fałszywy towarzysz nie musi zginąć.

    Słońce: na początku każdej tury zdrajcy tor rośnie o 1. Potem pierwsze z was w kolejności tur rzuca tyloma kośćmi, ilu jest graczy. Wynik niższy niż tor i słońce wstało. Od następnej tury zdrajcy każdy Wampir traci w każdej z tych tur 1 z każdej swojej cechy i jest zniszczony, gdy którejś już nie ma.

    Włócznia: kto z was wygra nią atak, niszczy Wampira, którykolwiek to jest. Każdy inny atak tylko zaskakuje Drakulę i Narzeczoną.

    Święty Symbol: jego posiadacz, który wygra atak w tym samym pokoju, może też odpędzić Wampira, o jeden pokój przez drzwi za każdy punkt różnicy.

    Święta ziemia: Wampir, który chce wejść do Kaplicy albo do pokoju bohatera ze Świętym Symbolem, musi wyrzucić Zdrowiem 6 lub więcej, inaczej nie wchodzi. Który już tam jest, może zostać.

haunt-30-traitor =
    Jesteś Wampirem i każda twoja cecha jest o stopień wyższa. Dziewczyna stała się Narzeczoną. Oboje służycie Drakuli.

    Wygrywasz, gdy każdy bohater nie żyje albo jest Wampirem. Kto zostanie przemieniony, wygrywa z tobą, jeśli ten Wampir zabił lub przemienił bohatera.

    Noc jest krótka: wzejdzie słońce, a Wampiry potem słabną. Spiesz się.

    Drakula: Szybkość 5, Moc 8, Zdrowie 6. Narzeczona: Szybkość 4, Moc 4, Zdrowie 4. Ruszasz nimi i atakujesz w turze potworów. Drakula nie rusza się i nie atakuje, dopóki tor nie pokaże 2; tor rośnie o 1 na początku każdej twojej tury.

    Opanowanie: zamiast ataku każdy Wampir może wykonać atak Zdrowiem na bohatera przeciwnej płci w tym samym pokoju albo w połączonym z nim drzwiami. Drakula jest mężczyzną, Narzeczona kobietą. Jeśli Wampir wygra, bohater nie otrzymuje obrażeń, ale traci tyle stopni Szybkości, ile wynosi różnica, i możesz go sprowadzić do pokoju Wampira. Bohater, którego Szybkość dojdzie w ten sposób do czaszki, jest Wampirem: jego Szybkość wraca do początku, każda cecha rośnie o 1, a jego gracz gra nim dalej, po twojej stronie. Jeśli Wampir przegra, nic mu się nie dzieje.

    Święta ziemia: Wampir, który chce wejść do Kaplicy albo do pokoju z bohaterem, który niesie Święty Symbol, rzuca Zdrowiem, 6 lub więcej, inaczej nie wchodzi. Strzeż się też Włóczni.

haunt-30-heroes-win = Szare światło wchodzi pod okiennicami i idzie po ścianie w górę jak woda. Co było królem, jest odrobiną prochu z pierścieniem w środku. Zostawiacie drzwi domu otwarte, wszystkie, by poranek mógł się rozejrzeć.

haunt-30-traitor-win = Siedzą pod ścianami w najlepszych ubraniach, wszyscy twoi przyjaciele, bladzi i uprzejmi, i czekają na zmrok. Nikt się już nie boi. Nikt nie jest już niczym prócz głodu.

setting-sunlit-rooms = Nasłonecznione pokoje niszczą Wampiry (nawiedzenie 30)

verb-dominate = Opanuj { $figure_acc }

prompt-tomb = Gdzie leży Drakula?
prompt-call-hero = { $subject } jest pod urokiem. Sprowadzić do pokoju Wampira?
prompt-drive-back = { $subject } kuli się przed Świętym Symbolem. Do którego pokoju odpędzić?

notice-driven-back = { $figure } cofa się { $room_to }.
notice-holy-ground = { $figure } nie może wejść { $room_to }: święta ziemia.
notice-sun-rises = Słońce wstało.
notice-vampires-weaken = Światło dnia osłabia każdego Wampira.
notice-in-sunlight = Słońce pada na { $figure_acc }.

shown-sun = Słońce wstało
shown-weakened = Osłabienie
shown-vampires = Wampiry wśród was
shown-vampire-killers = Wampiry, które zabiły lub przemieniły bohatera
