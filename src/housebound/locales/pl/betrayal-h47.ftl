# Nawiedzenie 47: Wąż Uroboros.

haunt-47-title = Wąż Uroboros

haunt-47-story =
    Czaszka w rękach kogoś z was otwiera usta, a usta otwierają się dalej. Wychodzi z nich coś mokrego i bardzo długiego, z tych rąk i z tego ciała też, i odwraca się, by popatrzeć. Głowy są dwie. Przyglądają się sobie przez chwilę jak starzy znajomi, potem każda wybiera drzwi. Co leży między nimi, wypełnia pokój i oddycha.

haunt-47-heroes =
    Jedno z was nie żyje, a w domu jest wąż o dwóch Głowach. W każdym pokoju, który Głowa opuszcza, zostaje Człon jego cielska. Wąż nie może dorosnąć do pełnej długości.

    Głowy i Człony spowalniają was jak przeciwnicy, każde o jedno pole więcej. Człon nic więcej nie robi i nic mu nie można zrobić. Głowa atakuje Mocą i nie można jej zaskoczyć, a przed urokiem także atakować.

    Czaszka leży tam, gdzie zginął wasz przyjaciel, ze wszystkim, co tam było. Jest przedmiotem.

    Urok, zadanie: niesiesz Czaszkę i jesteś w pokoju Głowy. Zdrowie 5+. Do końca gry ta Głowa jest słabsza i można ją atakować. Każda Głowa potrzebuje własnego uroku.

    Atakuj Głowę pod urokiem, Mocą: każda wygrana to trafienie, także gdy to ona atakuje i przegrywa. Dwa trafienia niszczą Głowę, przy pięciu lub sześciu graczach trzeba trzech. Strzały i Dynamit nic nie robią.

    Wygrywacie, gdy obie Głowy są zniszczone.

haunt-47-traitor =
    Twój poszukiwacz nie żyje, a wszystkie jego przedmioty leżą w pokoju, w którym zginął. Jesteś wężem. Bohaterowie chcą go zabić: po jakimś ich rytuale twoje Głowy można ranić.

    Obie Głowy zaczynają w tym pokoju. W turze potworów każda rzuca 1 kością na swoje pola. W każdym pokoju, który Głowa opuszcza, zostaje Człon, jeśli jeszcze go tam nie ma. Bohaterowie Głów nie spowalniają, Człony też nie. Głowy odkrywają pokoje i idą dalej; niczego nie losują. Nie mogą używać Sekretnych Schodów ani Sekretnego Przejścia i nie mogą wchodzić do Tajemnej Windy.

    Głowa: Szybkość 1, Moc 6, po rytuale Moc 5. Może atakować raz na turę potworów i nie można jej zaskoczyć. Ataki Szybkością i Dynamit nic jej nie robią. Głowy i Człony spowalniają bohaterów, każde o jedno pole więcej.

    Wygrywasz, gdy leży 16. Człon albo gdy wszyscy bohaterowie nie żyją.

haunt-47-heroes-win =
    Druga Głowa pada z otwartą paszczą, o dłoń od ogona pierwszej. W całym domu to, co leżało między nimi, wiotczeje, wzdycha i zaczyna cuchnąć. Wychodzicie po tym, pokój za pokojem. Trwa to dłużej, niż się wydawało. Jest jeszcze ciepłe.

haunt-47-traitor-win =
    W ostatnim pokoju obie Głowy się spotykają. Czekały na to, odkąd nie było jeszcze domów. Jedna otwiera paszczę, druga w nią wchodzi i krąg zamyka się wokół wszystkiego, co jest. Potem się zaciska.

verb-work-worm-spell = Rzuć urok na { $figure_acc } (Zdrowie)

notice-ouroboros-body-laid = Człon węża wypełnia { $room_acc }. Człony dotąd: { $number }.
notice-head-spelled = { $figure } jest pod urokiem i można ją ranić.
notice-head-hit = Trafienie: { $figure }. Trafienia dotąd: { $number }.

shown-ouroboros-bodies = Człony węża
shown-ouroboros-bodies-here = Człon węża
shown-spelled-heads = Głowy pod urokiem
shown-worm-hits = Trafienia
shown-worm-hits-needed = Trafienia, które niszczą Głowę
shown-bodies-needed = Człony całego węża
