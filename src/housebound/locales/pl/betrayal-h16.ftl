# Nawiedzenie 16: Objęcia upiora.

haunt-16-title = Objęcia upiora

haunt-16-story =
    Dziewczyna puściła twoją rękę, jakby ktoś ją zawołał. Nikt nie widział, jak schodziła; były tylko drzwi do piwnicy i zimno, które spod nich szło. Głęboko w dole ktoś zaczął grać na organach, źle, z wielkim uczuciem. W przerwach słychać zegar.

haunt-16-heroes =
    Upiór trzyma Dziewczynę gdzieś w piwnicy i podłożył bombę. Tyka. Nie wiecie, kiedy wybuchnie, tylko że z każdą rundą jest to bardziej prawdopodobne. Ratujcie Dziewczynę i siebie.

    Szukanie: gdy bohater odkrywa w piwnicy pokój z symbolem wydarzenia lub omenu, jest tam Upiór z Dziewczyną. Ten bohater nie losuje karty i musi od razu z nim walczyć, nawet po innym ataku w tej turze; jeśli innego nie było, to jest atak tury. Gdy piwnica jest cała odkryta, Upiór pokazuje się sam, na początku tury potworów, i zostaje, aż ktoś go zaatakuje.

    Walka: atak Mocą, z dowolną bronią na Moc, albo atak Zdrowiem z Pierścieniem. Wygrana: Upiór nie żyje, a Dziewczyna idzie z tobą. Przy remisie znika razem z nią. Przegrana: otrzymujesz zwykłe obrażenia, a on znika razem z nią. Nie można go zaskoczyć i nikogo nie spowalnia.

    Bomba: w pokoju, w którym zabito Upiora, rzut Wiedzy 7+, by ją rozbroić.

    Drzwi wejściowe: w Holu Głównym rzut Wiedzy 6+ lub Mocy 6+, w każdej chwili. Sukces je otwiera; losujesz potem kartę wydarzenia i twoja tura się kończy. Od następnej tury bohaterowie mogą wychodzić z Holu Głównego za 1 pole. Kto wyszedł, zostaje na zewnątrz.

    Rzuty na bombę i drzwi: jeden na turę dla każdego z was. Wygrywacie, gdy Upiór nie żyje i albo bomba jest rozbrojona, albo bohater, który ma Dziewczynę, wyjdzie z domu. Nie wychodźcie wszyscy bez niej.

haunt-16-traitor =
    Dziewczyna jest teraz u twojego Upiora; jej kartę i żeton się odkłada, a kto ją miał, ten ją traci. Twój poszukiwacz zostaje w grze. Bohaterowie chcą ratować Dziewczynę i siebie. Tor zaczyna od 0.

    Upiór: Moc 6, Zdrowie 5. Nigdy nie atakuje, tylko się broni. Nie rusza się, nikogo nie spowalnia i nie można go zaskoczyć. Gdy bohater odkrywa w piwnicy pokój z symbolem wydarzenia lub omenu, a Upiora nie ma w domu, postaw go tam z Dziewczyną i połóż znacznik. Ten bohater musi od razu z nim walczyć zamiast losować kartę. Jeśli wygra, Upiór nie żyje; inaczej opuszcza dom z Dziewczyną i może wrócić. Twoje własne odkrycia go nie wzywają.

    Gdy piwnica jest cała odkryta, bo nie ma już do niej płytki albo wolnych drzwi, na początku tury potworów stawiasz go w pokoju piwnicy bez znacznika, dokładasz znacznik i mówisz, gdzie jest. Gdy znacznik ma każdy pokój, najpierw zabierz wszystkie.

    Nikt nie może ukraść Dziewczyny.

    Bomba: na końcu każdej twojej tury tor rośnie o 1 i rzucasz tyloma kośćmi, ile pokazuje, w razie potrzeby więcej niż 8. Dom wylatuje w powietrze przy sumie 8 lub więcej przy 3 graczach, 7 lub więcej przy 4, 6 lub więcej przy 5, 5 lub więcej przy 6.

    Wygrywasz, gdy dom wyleci w powietrze, gdy wszyscy bohaterowie nie żyją albo gdy każdy żywy bohater opuścił dom bez Dziewczyny, a bomba nie jest rozbrojona.

haunt-16-heroes-win =
    Tykanie ustaje albo jesteście za daleko, by je słyszeć. Dziewczyna pyta, czy był bardzo smutny. Mówicie, że chyba tak. Kiwa głową i długo nuci coś, co słychać było dziś przez trzy piętra, a tym razem każda nuta się zgadza.

haunt-16-traitor-win =
    Ostatni akord jest najgłośniejszy. Unosi dach, całkiem delikatnie, jak wieko pudełka, i pozwala gwiazdom zobaczyć, co było w środku. Gdy cichnie, zostają dwa głosy, jeden głęboki i jeden bardzo mały, i ćwiczą.

prompt-phantom-fight = { $subject } staje oko w oko z Upiorem i musi go zaatakować.
prompt-phantom-room = W którym pokoju piwnicy pokazuje się Upiór?

verb-defuse-bomb = Rozbrój bombę Upiora (Wiedza)

notice-phantom-appeared = Upiór stoi { $room_in }, z Dziewczyną w ramionach.
notice-phantom-fled = Upiór znika, a Dziewczyna z nim.
notice-phantom-slain = { $figure } zabija Upiora { $room_in } i ma Dziewczynę. Pod podłogą coś tyka.
notice-phantom-bomb-defused = { $figure } rozbraja bombę.
notice-bomb-ticks = Bomba tyka: { $result }.
notice-house-blown-up = Dom wylatuje w powietrze.

shown-phantom-markers = Gdzie widziano Upiora
shown-phantom-markers-here = Tu widziano Upiora
shown-bomb-room = Miejsce bomby
shown-bomb-room-here = Tu jest bomba
