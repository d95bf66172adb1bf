# „Zdrada”: nawiedzenie 3.

haunt-3-title = Potrawka z żabich udek

haunt-3-story =
    To książka kucharska. Śmiejecie się z ulgą; potem czytacie dalej, a są tam ilości czegoś, czego nie sprzedaje żaden rzeźnik. Ostatnia strona jest jeszcze mokra.

    Na dole drzwi wejściowe otwiera ktoś, kto ma klucz. Wiesza płaszcz, węszy, a stary, miły głos mówi, że od razu poznać, gdy ktoś czytał.

haunt-3-heroes =
    Do domu wróciła Wiedźma, a nic nie może jej zranić. Macie jej księgę zaklęć, Księgę. Potrafi zamieniać ludzi w Żaby.

    Wygrywacie, gdy Wiedźma zostanie zabita.

    1. Kopanie: w pokoju z Korzeniem rzut Wiedzy 4 lub więcej. Masz Korzeń, przedmiot.
    2. Śmiertelna Postać: w pokoju Wiedźmy, niosąc Korzeń i Księgę, rzut Wiedzy 6 lub więcej. Korzeń znika i odtąd każdy może Wiedźmę atakować. Przy porażce zachowujesz Korzeń.
    3. Każdy atak, który pokona śmiertelną Wiedźmę, ją zabija. Możesz ją zaatakować w tej samej turze, w której staje się śmiertelna.

    Przywrócenie: w pokoju Żaby, niosąc Księgę, rzut Wiedzy 4 lub więcej. Żaba znów jest człowiekiem, z wszystkimi cechami na wartościach początkowych, i działa od swojej następnej tury. Ze wszystkich tych rzutów możesz w turze wykonać jeden.

    Żaba upuściła przedmioty i straciła towarzyszy, a jej Moc i Wiedza są tak niskie, jak mogą być. Skacze ze swoją Szybkością, ale nie może atakować, losować kart, używać przedmiotów ani odkrywać pokoi. Kto nie jest Żabą, może ją podnieść, nieść, odstawić, przekazać lub ukraść jak przedmiot, jedną naraz. Niesiona Żaba nic w swojej turze nie robi, a nikt na nią nie poluje.

haunt-3-traitor =
    Postaw Wiedźmę w Holu Głównym. Połóż Korzeń w każdym z tych pokoi: Oranżeria, Spiżarnia, Kuchnia. Jeśli któregoś nie ma w domu, jego Korzeń pojawi się, gdy pokój zostanie odkryty; nie mów, które to pokoje. Twój poszukiwacz zostaje w grze i nie może brać Korzeni.

    Wygrywasz, gdy każdy bohater nie żyje albo jest Żabą. Bohaterowie mają księgę zaklęć Wiedźmy, Księgę, i mogą użyć Księgi przeciw nietykalności Wiedźmy.

    Wiedźma: Szybkość 4, Moc 3, Zdrowie 6. Nic jej nie rani. Nie atakuje i niczego nie podnosi, ale w każdej turze potworów może rzucić jedno zaklęcie, przed ruchem, w jego trakcie lub po nim:

    Żabia Skóra: na bohatera w jej pokoju. Oboje rzucają Zdrowiem; jeśli jej wynik jest wyższy, bohater staje się Żabą.

    Smoczy Oddech: jeden poszukiwacz w jej pokoju lub w jej zasięgu wzroku otrzymuje 2 kości obrażeń fizycznych, których nic nie zmniejsza.

    Krucze Skrzydła: leci do dowolnego pokoju; albo, jeśli jesteś w jej pokoju, lecisz ty.

    Jeśli masz Księgę, też możesz w każdej swojej turze rzucić zaklęcie: Żabią Skórę ze swoim Zdrowiem albo Smoczy Oddech. Możesz przy tym atakować. Zaklęcia nic nie robią Żabom i ani ty, ani Wiedźma nie możecie żadnej atakować. Jedną możesz nieść. Bohater, który staje się Żabą, upuszcza przedmioty i traci towarzyszy, a jego Moc i Wiedza spadają tak nisko, jak mogą; Żaba skacze ze swoją Szybkością, ale nie może atakować, losować kart, używać przedmiotów ani odkrywać pokoi.

    Kot: Szybkość 3, Moc 3, Zdrowie 2. Gdy pierwszy bohater staje się Żabą, pojawia się w pokoju, w którym się to zaczęło. Od następnej tury potworów idzie za najbliższą Żabą, której nikt nie niesie, i atakuje ją Mocą; pokonana Żaba zostaje zjedzona.

haunt-3-heroes-win = Patrzy na krew na palcach z takim zdziwieniem, że mało brakuje, a padłoby przepraszam. Potem na podłodze leży już tylko suknia, bardzo stara, i kociołek, który gotuje się dalej, aż ktoś odważy się go zdjąć.

haunt-3-traitor-win = W kuchni jest ciepło, a okno zaszło parą. Siedzą w wielkiej misie pod talerzem, nieruchomo, ze złotymi oczami. Wolno ci mieszać. Kotu wolno próbować.

prompt-raven-room = Krucze Skrzydła: gdzie opada { $subject }?
prompt-accept-frog = Wziąć Żabę ({ $subject })?
prompt-steal-frog = Wziąć Żabę ({ $subject }) zamiast ranić?

verb-dig-root = Wykop Korzeń (Wiedza 4+)
verb-form-of-mortal = Rzuć Śmiertelną Postać (Wiedza 6+)
verb-restore-frog = Przywróć { $figure_dat } ludzką postać (Wiedza 4+)
verb-skin-of-frog = Żabia Skóra: { $figure }
verb-breath-of-dragon = Smoczy Oddech: { $figure }
verb-wings-of-raven = Krucze Skrzydła: { $figure }
verb-pick-up-frog = Podnieś Żabę ({ $figure })
verb-put-down-frog = Odstaw Żabę
verb-hand-over-frog = Przekaż Żabę { $figure_dat }

notice-root-in = Korzeń tkwi { $room_in }.
notice-witch-mortal = { $figure } blednie: jest teraz śmiertelna.
notice-frog-now = Gdzie przed chwilą stał człowiek ({ $figure }), siedzi Żaba.
notice-human-now = { $figure } znów jest człowiekiem i marznie.
notice-frog-carried = { $hero } niesie Żabę ({ $figure }).
notice-frog-loose = Żaba ({ $figure }) siedzi na podłodze.

shown-buried-roots = Korzenie w ziemi
shown-witch-is-mortal = Wiedźma śmiertelna
shown-roots-to-come = Gdzie jeszcze pojawią się Korzenie
shown-roots-to-come-here = Tu będzie Korzeń
shown-frogs = Żaby
shown-carried-frogs = Żaby i kto je niesie
