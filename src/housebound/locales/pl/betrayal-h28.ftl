# Nawiedzenie 28: Pierścień króla Salomona.

haunt-28-title = Pierścień króla Salomona

haunt-28-story =
    Był trochę za ciepły jak na pierścień, który tak długo leżał w ciemności. Teraz jest gorący. Gdzieś w domu w ścianie bez drzwi otworzyły się drzwi, a powietrze stamtąd pachnie krzesanym kamieniem. Jedno z was cały wieczór czytało pod nosem imiona. Imiona odpowiedziały.

haunt-28-heroes =
    Otworzył się portal. Przeszedł przez niego Władca Demonów z mniejszymi Demonami, każdym innym, i chcą zabić każdego, kto nie uklęknie. Przychodzą do was: każdy idzie, jak daleko może, w stronę najbliższego z was i musi atakować.

    Na dobre pomaga tylko Pierścień. Kto go niesie i pokona Władcę Demonów, zadaje mu klęskę: atakiem Mocą, atakiem Zdrowiem dzięki Pierścieniowi, który dodaje 2 do twojego wyniku, albo gdy on atakuje ciebie i przegrywa. Pierwsza klęska go zaskakuje, druga niszczy; nie musi to być ten sam posiadacz. Każda inna przegrana tylko go zaskakuje. Nie można atakować go Szybkością, a Dynamit nic mu nie robi.

    Wygrany atak Zdrowiem z Pierścieniem na Demona oddaje go pod twoją władzę. Od twojej następnej tury działa po tobie: rzuć na jego ruch, a może wykonać jeden atak Mocą, na Demony, na Władcę lub na zdrajcę. Kogo pokona, ten jest zaskoczony, Władca też. Nie spowalnia cię, a ty nie robisz mu krzywdy.

    Władza należy do tego z was, kto niesie Pierścień. Przechodzi z nim na innego bohatera. Jeśli Pierścień zostanie upuszczony albo wpadnie w inne ręce, wszystkie Demony znów są wolne.

    Bez Pierścienia walczycie jak zwykle, a pokonany Demon jest zaskoczony. Jeśli pokonasz tego, kto ma Pierścień, o 2 lub więcej w ataku Mocą, możesz zamiast tego zabrać Pierścień.

    Wygrywacie, gdy Władca Demonów zostanie zniszczony.

haunt-28-traitor =
    Wybierz pokój portalu: z symbolem wydarzenia, w którym nikogo nie ma, 4 lub więcej pól od każdego poszukiwacza; jeśli żaden nie jest tak daleko, najdalszy taki pokój. Wychodzą z niego Władca Demonów i po jednym Demonie na bohatera, najwyżej cztery. Twój poszukiwacz zostaje w grze. Bohaterowie spróbują zabić Demony.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    Demon 1: Szybkość 3, Moc 5, Zdrowie 5. Demon 2: Szybkość 4, Moc 4, Zdrowie 4. Demon 3: Szybkość 5, Moc 3, Zdrowie 3. Demon 4: Szybkość 6, Moc 2, Zdrowie 2. Władca Demonów: Szybkość 2, Moc 7, Zdrowie 7; nikt nie może atakować go Szybkością.

    W turze potworów każdy z nich, z własnym rzutem ruchu, musi całym rzutem iść w stronę najbliższego bohatera i musi atakować, jeśli może. Między równie bliskimi bohaterami i równymi drogami wybierasz ty.

    Jeśli jeden z nich pokona bohatera, który niesie Pierścień, o 2 lub więcej, może zabrać Pierścień zamiast zadać obrażenia. Nie może go użyć, upuścić ani przekazać i zachowuje go, gdy jest zaskoczony.

haunt-28-heroes-win =
    Władca mówi jeszcze jedno imię, i to własne, a mówi je jak ktoś, kto podpisuje papier. Potem w ścianie nie ma drzwi, a Pierścień jest zimny. Zakopujecie go na rozstajach. Nikt z was nie zapisuje których.

haunt-28-traitor-win =
    Klęczą wokół ciebie w kolejności rang i dopiero teraz, licząc, widzisz, że zostało jedno miejsce, na samym końcu szeregu, i że wszyscy patrzą z niego na ciebie.

prompt-portal-room = Portal się otwiera. W którym pokoju zjawiają się Demony { $subject_gen }?

notice-demon-obeys = { $figure } pochyla głowę i słucha { $hero_gen }.
notice-demon-free = { $figure } nie słucha już nikogo.
notice-demon-lord-defeated = { $number ->
    [1] Pierścień złamał Władcę Demonów raz. Jeszcze raz i będzie zniszczony.
   *[other] Pierścień złamał Władcę Demonów, liczba klęsk: { $number }.
}

shown-obeying = Demony posłuszne Pierścieniowi
shown-lord-defeats = Klęski Władcy Demonów
