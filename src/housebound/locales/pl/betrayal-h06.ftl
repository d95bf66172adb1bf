# „Zdrada”: nawiedzenie 6.

haunt-6-title = Unoszące się oko

haunt-6-story =
    W pokoju bez lampy jest światło, w świetle coś z metalu, co nie ma drzwi, a potem ma. Ktoś znajomy wchodzi po rampie i się nie ogląda.

    To, co schodzi po rampie, nie chodzi. Unosi się i jest głównie okiem, a wy czujecie, jak bardzo chcielibyście, żeby na was spojrzało.

haunt-6-heroes =
    Przybyli po was Obcy. Jedno z was jest już na pokładzie ich Statku Kosmicznego i nie można mu pomóc.

    Wygrywacie, gdy obok Statku Kosmicznego leży tyle żetonów Mocy, ilu jest graczy. Przegrywacie, gdy nie ma już komu uwolnić pozostałych.

    Obcy może nagiąć umysły wszystkich bohaterów w swoim pokoju naraz. Kto jest pod kontrolą, idzie w swoich turach do Statku Kosmicznego, nie robi nic innego i wchodzi na pokład na początku pierwszej tury, którą tam zaczyna.

    Uwolnienie bohatera: zaatakuj tego, kto jest pod kontrolą, w tym samym pokoju, Mocą, albo Zdrowiem, jeśli masz Pierścień. Jeśli wygrasz, bohater otrzymuje połowę obrażeń, zaokrągloną w dół, i jest wolny, a żaden Obcy nigdy już nie weźmie go pod kontrolę. Jeśli przegrasz, otrzymujesz obrażenia jak zwykle.

    Uszkodzenie Statku Kosmicznego: w jego pokoju rzut Mocy 5 lub więcej. Jeden taki rzut w turze.

    Obcy, którego pokonasz Mocą albo Pierścieniem, jest zaskoczony. Nie traci władzy nad tymi, których kontroluje. Rewolwer i Dynamit nic Obcym nie robią.

haunt-6-traitor =
    Twój poszukiwacz jest na pokładzie Statku Kosmicznego, poza grą ze wszystkim, co miał. Kierujesz Obcymi: jednym przy trzech lub czterech graczach, dwoma przy pięciu lub sześciu.

    Wygrywasz, gdy każdy bohater nie żyje, jest na Statku Kosmicznym albo pod kontrolą, tak że nie ma komu uwolnić pozostałych.

    Bohaterowie nie chcą lecieć i mogą się nawzajem uwalniać.

    Obcy: Szybkość 4, Moc 6, Zdrowie 6. Ataki Szybkością, Rewolwer i Dynamit nic mu nie robią. W każdej turze potworów wykonuje jeden atak: zwykły atak Mocą na jednego bohatera albo atak na umysły.

    Atak na umysły: pojedynek Zdrowia z każdym bohaterem w jego pokoju, jednym po drugim. Kto wyrzuci mniej niż Obcy, jest pod kontrolą; remis lub wyższy wynik nic nie robi.

    W turze kontrolowanego bohatera przesuwasz go w stronę Statku Kosmicznego najkrótszą drogą, z jego pełną Szybkością. Nie robi nic innego i nic go nie spowalnia. Wchodzi na pokład na początku swojej pierwszej tury, która się tam zaczyna, i jest poza grą. Bohatera można kontrolować tylko raz: uwolniony jest odporny na dobre. Zaskoczony Obcy nie traci władzy. Obcy nie atakują tych, których kontrolują.

haunt-6-heroes-win = Coś w środku metalu pęka z odgłosem bardzo dużego jajka. Światło się jąka, rampa składa się pusta i rzecz odchodzi, zataczając się, przez ścianę, która się za nią zamyka. Mało brakowało, a nie mielibyście nic przeciwko.

haunt-6-traitor-win = Wchodzą po rampie jedno po drugim, ze spokojnymi, pustymi twarzami, i bez pytania znajdują swoje miejsca. Jest okno. Dom jest w nim bardzo mały, potem jest światłem, potem go nie ma.

verb-mind-attack = Nagnij umysły bohaterów w tym pokoju
verb-damage-spaceship = Uszkodź Statek Kosmiczny

notice-spaceship-in = Statek Kosmiczny stoi { $room_in }.
notice-boarded = { $figure } jest na pokładzie Statku Kosmicznego.

shown-spaceship = Statek Kosmiczny
shown-ship-damage = Uszkodzenia Statku Kosmicznego
shown-ship-damage-needed = Potrzebne uszkodzenia
shown-immune = Odporni na kontrolę
shown-boarded = Na pokładzie
