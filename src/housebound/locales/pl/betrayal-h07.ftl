# „Zdrada”: nawiedzenie 7.

haunt-7-title = Mięsożerny bluszcz

haunt-7-story =
    Marginesy Księgi są pełne liści, zasuszonych tak dawno, że powinny być prochem. Wciąż są zielone. Gdy przewracacie strony, gdzieś bez pośpiechu pęka okno, szyba po szybie.

    To, co wchodzi przez parapet, nie ma oczu i maca podłogę jak ręka śpiącego. Za wami ktoś nuci, jak nuci się różom.

haunt-7-heroes =
    Bluszcz wokół tego domu je ludzi. Każde Pnącze ma Korzeń, który zostaje na miejscu, i Pęd z tym samym numerem, który po was przychodzi. Nie rani: chwyta i wlecze do swojego Korzenia. Rośliny karmią się martwymi.

    Wygrywacie, gdy Opryskiem na Rośliny zabito tyle Pnączy, ilu jest graczy.

    Robienie Oprysku na Rośliny: w Laboratorium lub w Kuchni, niosąc Księgę, rzut Wiedzy 5 lub więcej. Jeden taki rzut w turze. Oprysk jest przedmiotem i nigdy się nie kończy.

    Opryskanie: niosąc go, w pokoju z Korzeniem lub Pędem, zamiast ataku. Bez rzutu: jedno Pnącze, którego Korzeń lub Pęd tam jest, ginie, Korzeń i Pęd, a kogo trzymało, ten jest wolny.

    Atak na Pęd: jeśli wygrasz, jest zaskoczony i puszcza tego, kogo trzyma. Jeśli przegrasz, nie odnosisz ran, ale jesteś w jego uścisku, chyba że atak był z innego pokoju, i twoja tura się kończy.

    Schwytany upuszcza wszystkie przedmioty, zachowuje towarzyszy i może tylko atakować Pęd w każdej swojej turze, gołymi rękami. Jeśli wygra, Pęd jest zaskoczony, on jest wolny i jego tura trwa dalej. Jeśli nie, tura się kończy. Schwytany, który na początku tury potworów jest w pokoju z Korzeniem o tym samym numerze, ginie.

    Tablica Duchów nic Pędom nie robi. Pęd w Tajemnej Windzie ją zatrzymuje.

haunt-7-traitor =
    Upuść Księgę, jeśli ją masz; nigdy już nie możesz jej wziąć. W każdym z tych pokoi, który jest w domu, połóż Korzeń i przy nim jego Pęd: Hol Główny, Balkon, Sypialnia, Kaplica, Oranżeria, Jadalnia, Ogrody, Duża Klatka Schodowa, Cmentarz, Główna Sypialnia, Patio, Wieża. Pnączy jest po dwa na gracza, ale nigdy więcej niż 10; jeśli starczy tylko na część pokoi, wybierasz je ty. Co zostanie, przyjdzie, gdy w domu pojawi się kolejny z tych pokoi. Twój poszukiwacz zostaje w grze.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją albo gdy zniszczysz to, co robią: szczególny przedmiot, który może zabić pnącza.

    Pęd: Szybkość 2, Moc 5, Zdrowie 3; jeden rzut ruchu dla wszystkich Pędów, które nikogo nie trzymają. Korzeń nigdy się nie rusza, nie atakuje, nie można go atakować i nikogo nie spowalnia.

    Pęd, który wygra atak Mocą, nie zadaje obrażeń: chwyta bohatera, a ten upuszcza tam wszystkie przedmioty. W następnych turach potworów wlecze go 2 pola w stronę swojego Korzenia, bez rzutu. Nie atakuje w tym czasie i żaden inny Pęd nie atakuje schwytanego; ty możesz.

    Gdy zaczyna się tura potworów, każdy schwytany w pokoju z Korzeniem o tym samym numerze ginie, a razem z nim znika to Pnącze.

    Tablica Duchów nic Pędom nie robi. Pęd w Tajemnej Windzie zatrzymuje ją dla wszystkich.

    By zniszczyć przedmiot bohaterów, zdobądź go, siłą lub z podłogi, i zakończ z nim turę nad Przepaścią, w Kotłowni lub nad Podziemnym Jeziorem.

haunt-7-heroes-win = Ostatnie puszcza ścianę z westchnieniem i kładzie się, brązowe, w poprzek schodów. Całą noc dom pachnie mydłem i skoszoną trawą. Wiosną okazuje się, że nie przyjmie się wam nawet paprotka.

haunt-7-traitor-win = Rano nie ma już okna, przez które dałoby się coś zobaczyć, a światło w środku jest zielone i łagodne. Chodzisz z konewką z pokoju do pokoju. Nigdy nie rosły tak dobrze.

prompt-root-room = W którym pokoju zakorzenia się Pnącze? Wybiera { $subject }.

verb-make-plant-spray = Zrób Oprysk na Rośliny (Wiedza 5+)
verb-spray-creeper = Opryskaj { $figure_acc }

notice-creeper-sprayed = { $figure } opryskuje { $target_acc }, a ono więdnie, Korzeń i Pęd. Zabite dotąd: { $number }.
notice-plant-spray-destroyed = { $figure } pozbywa się Oprysku na Rośliny { $room_in }.

shown-creeper-roots = Korzenie
shown-creepers-sprayed = Pnącza zabite Opryskiem
shown-creepers-needed = Do zabicia w sumie
shown-roots-kept = Korzenie jeszcze niepołożone
