# Nawiedzenie 29: Dziedzictwo Frankensteina.

haunt-29-title = Dziedzictwo Frankensteina

haunt-29-story =
    Ostatnie strony książki pisała inna ręka, a atrament nie całkiem wysechł. Błyskawica chodzi po dachu. W laboratorium na górze prześcieradło zsuwa się na podłogę, a ktoś, kto jeszcze po południu był waszym przyjacielem, zaczyna się śmiać, potem płakać, potem wołać to po imieniu. Imienia nie ma. I tak przychodzi.

haunt-29-heroes =
    Zdrajca ma pod rozkazami Potwora, bardzo silnego i trudnego do zatrzymania, który będzie na was polował. Potwór zawsze idzie w stronę najbliższego z was i atakuje. Jego słabością jest ogień.

    Pochodnie: w Zwęglonym Pokoju, w Kotłowni, w Komnacie Pentagramu i w Kuchni każde z was może wziąć Pochodnię, w każdej chwili swojej tury i jak często chce, jeśli żadnej nie niesie. Pochodnia jest przedmiotem; nikt nie niesie dwóch. Można ją przekazać, upuścić i podnieść.

    Rzut Pochodnią, zamiast ataku: jesteś w pokoju Potwora albo w pokoju połączonym z nim drzwiami. Twoja Szybkość przeciw jego Szybkości. Jeśli wygrasz, to trafienie Pochodnią, a Pochodnia przepada; Potwora to nie zaskakuje. Jeśli przegrasz, Pochodnia przepada, a ty nie odnosisz ran. Przy remisie ją zachowujesz. Żadnego innego ataku Szybkością na Potwora nie można wykonać, a Dynamit nic mu nie robi.

    Zepchnięcie Potwora, zadanie: jesteś z nim w Wieży lub nad Przepaścią, po tej samej stronie. Moc 6+, a spada i ginie.

    W walce Mocą można Potwora tylko zaskoczyć. Pochodnie i zepchnięcie działają na niego i wtedy.

    Wygrywacie, gdy Potwór nie żyje: zepchnięty albo trafiony tyloma Pochodniami, ilu jest graczy.

haunt-29-traitor =
    Twój Potwór budzi się w Laboratorium albo w Sali Operacyjnej; jeśli w domu nie ma żadnego z nich, wprowadź jedno na piętro. Twój poszukiwacz zostaje w grze, działa i atakuje jak zwykle. Bohaterowie spróbują zabić Potwora, a szkodzi mu ogień.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

    Potwór: Szybkość 3, Moc 8. Gdy atakuje, dodaj 2 do jego wyniku; nie gdy się broni. Nikt nie może atakować go Szybkością, prócz rzutu Pochodnią. W turze potworów musi całym rzutem iść w stronę najbliższego bohatera i musi atakować, jeśli może. Między równie bliskimi bohaterami i równymi drogami wybierasz ty. Niczego nie niesie.

    Jeśli pokonasz bohatera o 2 lub więcej, możesz zamiast zadać obrażenia zabrać mu Pochodnię i od razu jest zniszczona.

haunt-29-heroes-win =
    Płonie długo, bez krzyku, z ramionami uniesionymi do połowy, jak ktoś, kto chce na ręce. Gdy ogień zgaśnie, stoicie tam trochę dłużej, niż trzeba. Nikt nie mówi tego, o czym wszyscy myślicie.

haunt-29-traitor-win =
    Stoi wśród nich i patrzy na swoje ręce, potem na ciebie. Czeka, aż usłyszy, że dobrze to zrobił. Mówisz mu to. Potem bierzesz lampę i idziesz przed nim po schodach, bo jest teraz tyle świeżego materiału, a noc długa.

prompt-monsters-laboratory = W którym laboratorium leży Potwór { $subject_gen }?

verb-take-torch = Weź Pochodnię z ognia
verb-throw-torch = Rzuć Pochodnią w Potwora (Szybkość)
verb-push-monster = Zepchnij Potwora z krawędzi (Moc)

notice-torch-hit = Pochodnia trafia { $figure_acc }. Trafienia dotąd: { $number }.
notice-torch-out = { $card } gaśnie.
notice-monster-falls = { $figure } spada z krawędzi { $room_in }, a upadek jest bardzo długi.

shown-torch-hits = Trafienia Pochodnią
shown-torch-hits-needed = Trafienia, które go zabijają
