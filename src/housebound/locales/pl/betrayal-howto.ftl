# Jak grać: jedna strona, trzy obrazki.

howto-explore-title = Odkrywanie
howto-explore = W swojej turze przechodzisz tyle pól, ile wynosi twoja Szybkość. Za drzwiami, za którymi nic jeszcze nie ma, odkrywasz pokój: odwraca się płytkę i jesteś w środku. Wszyscy jesteście przyjaciółmi. Na razie.
howto-card-title = Pokoje dają karty
howto-card = Nowy pokój może mieć znak: przedmiot ci pomaga, wydarzenie cię spotyka, omen z tobą zostaje. Cechą rzuca się tyloma kośćmi, ile wynosi; każda kość pokazuje 0, 1 lub 2. Po omenie rzuca się sześcioma kośćmi, a im więcej omenów, tym łatwiej zacznie się nawiedzenie.
howto-haunt-title = Nawiedzenie
howto-haunt = Która z pięćdziesięciu historii to będzie, zależy od omenu i pokoju. Najczęściej jedno z was jest teraz zdrajcą; każda strona czyta własną kartkę, na której stoi, jak wygrywa, a druga nigdy jej nie widzi. W walce rzucają oboje, wyższa suma wygrywa, różnica to obrażenia, a cecha na czaszce to śmierć.
