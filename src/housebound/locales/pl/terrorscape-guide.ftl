# Prowadzona pierwsza gra: co zrobić i dlaczego, po dwa zdania na krok.

guide-search = Grasz wszystkimi trzema ofiarami; z pięciu Kluczy znaleziono cztery, a zabójca nie widzi żadnej z was. Niech Marco przeszuka Galerię: to jedna z trzech lokacji, gdzie mogą leżeć Klucze.
guide-keep = Piąty Klucz, ale Klucze brzęczą: zabójca dowie się o hałasie w Galerii. Weź go mimo to, po to tu przyszliście.
guide-whisky = Pobiegnie za hałasem, więc daj mu drugi do wyboru. Niech Sophia rzuci swoją Butelkę Whisky do Sali Balowej, tuż obok.
guide-calm = Każde z was wykonuje w rundzie jedną akcję główną. Sophia się boi, a każdy strach zabiera kość z jej obrony: niech się uspokoi.
guide-anna = Żeby wyjść, cała trójka musi na początku rundy stać w Holu Głównym. Wyślij tam teraz Annę; chodzenie nie robi hałasu.
guide-done = Cała trójka już działała. Powiedz to, a jedno z was dostanie wyposażenie.
guide-equip = Ktoś dobiera dwie karty i jedną zachowuje. Wskaż Annę: to na nią może trafić najpierw.
guide-equip-keep = Krótki Miecz dodaje 1 do obrony. Zachowaj go; potem zabójca słyszy hałas i rusza.
guide-gather = Wybrał nie ten hałas i przeszukał Salę Balową. Sprowadź Marca do Holu Głównego, póki on tam jest.
guide-gather-sofia = Sophię też do Holu Głównego. Troje razem łatwiej znaleźć, ale wyjść można tylko razem.
guide-wait = Anna jest tam, gdzie trzeba, ale każdy musi coś zrobić. Niech odetchnie: usunąć strach można zawsze.
guide-done-again = To cała tura. Nikt nie wydał dźwięku.
guide-equip-again = Znowu wyposażenie. Wskaż, kogo chcesz.
guide-equip-again-keep = Zachowaj, co chcesz. Gdy talia wyposażenia się skończy, wygrywa zabójca, więc w prawdziwej grze nie marudź.
guide-defender = Przyszedł, przeszukał i was znalazł. To ty mówisz, kto przed nim staje: Anna, bo ma miecz.
guide-defend = Cztery kości i 1 za miecz przeciw jego sile 5. Użyj go: jedną ranę da się znieść, druga zabija, a jedna martwa ofiara kończy grę.
guide-stay = Odparty! Po starciu każdy, kogo znalazł, może uciec o jedną lokację. Nie uciekaj: runda się skończyła, a drzwi są tutaj.
guide-stay-others = Zostańcie wszyscy. Drzwi próbuje się otworzyć na początku waszej tury, z pięcioma Kluczami i w komplecie.
guide-stay-last = I ostatnia ofiara zostaje. Potem zaczyna się runda.
guide-closing = Drzwi są otwarte, jesteście na zewnątrz. Klucze, hałas i nerwy; drugą drogą jest nadajnik, a następnym razem zabójca będzie myślał sam.
