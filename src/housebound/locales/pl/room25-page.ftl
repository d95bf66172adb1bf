# „Pokój 25”: co mówi tylko plansza w przeglądarce, po polsku.

## Kompleks

board-complex = Kompleks: pięć rzędów po pięć pokoi
board-shift = Przesuń: { $line } { $way }
board-room = { $space }: { $room }, { $colour }, { $danger }.
board-room-secret = { $space }: { $room }, { $colour }, { $danger }. Zakryty: wiesz tylko ty.
board-room-unknown = { $space }: zakryty, nie znasz go.
board-here = Tutaj: { $names }.
board-no-entry = Zakaz wstępu: nikt nie wejdzie.
board-locked = Zamknięte: wejdą tylko Emmett i roboty.
board-corridor = Korytarz { $axis }.
board-reminder = Żeton przypomnienia: { $character }.
board-note = Twoja notatka: { $note }.
board-write-note = Notatka
board-read-rule = Zasada
board-close = Zamknij

## Odliczanie i kolejka

board-status-acting = { $line }. Działa { $character }.
board-remaining = { $remaining ->
    [0] Nie została żadna runda
    [one] To ostatnia runda
    [few] Z tą zostały { $remaining } rundy
    [many] Z tą zostało { $remaining } rund
   *[other] Z tą zostało { $remaining } rundy
}
board-queue = Kolejność
board-hidden = zakryty żeton
board-laid-played = Zagrane: { $token }.
board-laid-now = Teraz zagrywa: { $token }.
board-laid-ahead = W planie: { $token }.
board-adrenaline-held = Adrenalina w zapasie.
board-adrenaline-committed = Adrenalina w użyciu.

## Programowanie

board-sheets = Postaci do zaprogramowania
board-answered = gotowe
board-slot = Pole { $slot }: { $token }
board-slot-empty = puste
board-adrenaline = Adrenalina
board-lay-two = Wybierz jeden żeton lub dwa
board-lay = Połóż: { $program }
board-laid = Położone: { $program }
board-tokens = Żetony: { $character }
board-token-lost = { $token }, stracone na dobre

## Wybór postaci

board-casting = Kim tam jesteś?
board-out = Jesteś poza grą; pozostali grają dalej.
board-taken-by = Zajęte: { $name }.

## Ręka

board-role-secret = Twoja rola
board-role-hold = Przytrzymaj, by zobaczyć. Puść, zanim ktoś zajrzy.
board-role-prisoner = Ucieknij Pokojem 25, razem ze wszystkimi pozostałymi.
board-role-guard = Dopilnuj, by zostali.
board-empty-rooms = { $count ->
    [one] Został jeden Pusty Pokój do położenia.
    [few] Zostały { $count } Puste Pokoje do położenia.
    [many] Zostało { $count } Pustych Pokoi do położenia.
   *[other] Zostało { $count } Pustego Pokoju do położenia.
}
board-cards = Karty wydarzeń
board-deck = { $count ->
    [0] Talia jest pusta.
    [one] W talii została jedna karta.
    [few] W talii zostały { $count } karty.
    [many] W talii zostało { $count } kart.
   *[other] W talii zostało { $count } karty.
}
board-discard = { $count ->
    [one] Odrzucona jedna karta
    [few] Odrzucone { $count } karty
    [many] Odrzuconych { $count } kart
   *[other] Odrzucono { $count } karty
}
board-unseen = Pokoje, których nie znasz
board-unseen-room = { $count ->
    [one] { $room }
    [few] { $count } × { $room }
    [many] { $count } × { $room }
   *[other] { $count } × { $room }
}

## Supermoce: nazwa i co robi

power-alice = Ukryj się
power-alice-text = Aż do jej następnej akcji nikt nie może jej pchnąć, zawołać ani nieść. Roboty potrzebują jej zgody; Kara, Panika i Przewinięcie ją omijają.
power-jennifer = Zawołaj
power-jennifer-text = Ktoś z pokoju obok przychodzi do jej pokoju.
power-max = Nieś
power-max-text = Idzie do pokoju obok i zabiera kogoś ze sobą.
power-kevin = Zhakuj
power-kevin-text = Zamień dwa pokoje obok jego pokoju albo wydaj rozkaz robotowi. Wybiera przy programowaniu.
power-frank = Zregeneruj się
power-frank-text = Odzyskuje swoją Adrenalinę, wydaną lub straconą.
power-emmett = Aktywuj ponownie lub zamknij
power-emmett-text = Otwórz znów zamknięty pokój obok, który leży odtąd zakryty, albo zamknij otwarty. Zamki go nie zatrzymują.
power-sarah = Sabotuj
power-sarah-text = Jej pokój staje się Pustym Pokojem, dwa razy na grę. Albo robot w nim staje się złomem.
power-bruce = Naśladuj
power-bruce-text = Pożycza, w części, supermoc kogoś ze swojego pokoju lub z pokoju obok.

## Pokoje: co się w nich dzieje

room-central-text = Tu działają tylko Zajrzyj i Rusz się. Nigdy się nie rusza.
room-room25-text = Wyjście. Wypchnij go za krawędź akcją Steruj, z każdym, kto musi w nim być.
room-key-text = Kto wchodzi, przekręca klucz; pokój jest odtąd pusty. Bez klucza nikt nie wyjdzie.
room-empty-text = Nic się tu nie dzieje.
room-vision-text = Kto wchodzi, ogląda w tajemnicy dowolny jeden zakryty pokój.
room-moving-text = Kto wchodzi, zamienia miejscami ten pokój z zakrytym, razem z ludźmi.
room-control-text = Kto wchodzi, przesuwa o jedno pole dowolną linię poza środkowymi.
room-tunnel-text = Kto wchodzi, wychodzi z innego odkrytego Tunelu.
room-robot-text = Kto wchodzi, wprowadza jego robota albo wydaje rozkaz jednemu z robotów.
room-regeneration-text = Kto wchodzi, przywraca wszystkich martwych do Pokoju Centralnego. Działa raz.
room-vortex-text = Kto wchodzi, jest z powrotem w Pokoju Centralnym.
room-dark-text = Stąd Zajrzyj nie działa.
room-cold-text = Kto tu programuje, ma jedną akcję i żadnej Adrenaliny.
room-prison-text = Wyjść można tylko tam, gdzie ktoś jest, albo do Pokoju Centralnego.
room-mirror-text = Kto wchodzi, traci Adrenalinę i resztę programu.
room-event-text = Kto wchodzi, dobiera kartę wydarzenia.
room-jamming-text = Dopóki ktoś tu jest, nikt nie może mówić o programach ani o zagrożeniu.
room-rotating-text = Korytarz o dwóch końcach: Rusz się, Zajrzyj i Pchnij działają tylko przez nie.
room-illusion-text = Kto wchodzi, jest naprawdę w wybranym zakrytym pokoju, a ten pokój gdzie indziej.
room-acid-text = Gdy wchodzi ktoś drugi, pierwszy ginie.
room-flooded-text = Zamyka się za tym, kto wchodzi. Kto jest tu jeszcze na koniec następnej rundy, tonie.
room-trap-text = Wyjdź następną akcją albo zgiń.
room-mortal-text = Kto wchodzi, ginie.
room-time-machine-text = O jedną rundę mniej; w ostatniej rundzie zabija. Potem to Pusty Pokój.
room-shredder-text = Gdy ktoś wychodzi, wszyscy inni tutaj giną, a pokój się zamyka.
room-paranoia-text = Żetony się tasuje i gra to, co na wierzchu.

## Koniec w liczbach

board-tally-rooms = { $number ->
    [one] 1 odkryty pokój
    [few] { $number } odkryte pokoje
    [many] { $number } odkrytych pokoi
   *[other] { $number } odkrytego pokoju
}
board-tally-shifts = { $number ->
    [one] 1 przesunięcie
    [few] { $number } przesunięcia
    [many] { $number } przesunięć
   *[other] { $number } przesunięcia
}
board-tally-pushes = { $number ->
    [one] 1 pchnięcie
    [few] { $number } pchnięcia
    [many] { $number } pchnięć
   *[other] { $number } pchnięcia
}
board-tally-deaths = { $number ->
    [one] 1 śmierć
    [few] { $number } śmierci
    [many] { $number } śmierci
   *[other] { $number } śmierci
}
