# Nawiedzenie 19: Przyjaciel na wieki.

haunt-19-title = Przyjaciel na wieki

haunt-19-story =
    Na końcu Galerii wisi obraz, którego nikt nie odkurzał i na którym nie ma kurzu. Płaszcz jest z innego stulecia. Twarz nie. Dzieliliście dziś z tą twarzą chleb; trzymaliście jej lampę na schodach. Za wami ktoś chrząka i mówi bardzo uprzejmie, że człowiek tak się do ludzi przywiązuje, a oni zawsze odchodzą.

haunt-19-heroes =
    Waszego przyjaciela nic nie zrani. Ostrza się gną, trucizna jest winem, a lata niczym: wszystko znosi za niego portret w Galerii, którego będzie strzegł za każdą cenę. Musicie zrobić z niego portret kogoś innego.

    Farba: garnków jest o dwa więcej niż bohaterów. Po jednym stoi w każdym z tych pokoi, który jest w domu: Strych, Opuszczony Pokój, Zapadnięty Pokój, Patio, Korytarz Posągów, Magazyn, Piwnica z Winem; reszta przyjdzie z pokojami, które są jeszcze do odkrycia. Farba jest przedmiotem. Nikt nie niesie dwóch, a Pies nie niesie żadnej. Wasz przyjaciel też może ją brać.

    Przemalowanie: w Galerii, z Farbą w rękach, raz na turę: Wiedza 4+. Farba się zużywa, a jedno pociągnięcie portretu jest wasze. Przy mniejszym wyniku zachowujesz Farbę.

    Walka: kto niesie Amulet Wieków, rani zdrajcę jak zwykle. Każdy inny, kto wygra, nie zadaje obrażeń; ale atak Mocą wygrany o 2 lub więcej może odebrać przedmiot albo Farbę.

    Wygrywacie, gdy na portrecie jest tyle pociągnięć, ilu było bohaterów, albo gdy zdrajca nie żyje.

haunt-19-traitor =
    Podnieś do wartości początkowej każdą cechę, która jest poniżej. Potem, raz za każdego bohatera, podnieś o stopień tę cechę, która stoi najmniej stopni ponad początkiem; między równymi wybierasz ty.

    Nie starzejesz się i nic cię nie rani: żadne wydarzenie, pokój ani obrażenia nie obniżają twoich cech. Karty, które zdobywasz lub tracisz, wciąż je zmieniają, jak mówią. Dosięgają cię tylko dwie rzeczy. Jedna to bohater z Amuletem Wieków, który z tobą walczy. Druga to Galeria: ilekroć do niej wchodzisz albo zaczynasz w niej turę, musisz spojrzeć: Zdrowie 4+ albo 1 kość obrażeń mentalnych. To może cię zabić.

    Bohaterowie chcą namalować na twojej twarzy inną. Jest na to w domu Farba. Możesz ją brać, nieść jeden garnek, przekazywać ją, upuszczać i kraść.

    Niszczenie Farby: zamiast ataku, garnek, który niesiesz.

    Dom jest twój: raz na turę, po ruchu, możesz wezwać dowolny pokój, którego jeszcze nie odkryto, i położyć go tam, gdzie pasuje. Nie może zamknąć swojej kondygnacji. Twój ruch jest wtedy skończony.

    Wygrywasz, gdy masz na koncie trzy zniszczone garnki Farby albo gdy wszyscy bohaterowie nie żyją.

haunt-19-heroes-win =
    Ostatnie pociągnięcie to kącik ust. Słyszycie, jak lata wchodzą po schodach, wszystkie naraz, jak ludzie, którzy długo czekali pod drzwiami. To, co zostawiają w korytarzu, jest płaszczem. Z innego stulecia.

haunt-19-traitor-win =
    Trzeci garnek wylatuje przez okno i otwiera się na kamieniach w dole, biały jak oko. „No i już” – mówi najstarszy z waszych przyjaciół i wyciera każdy palec. „Teraz usiądźmy. Przed nami taki długi wieczór; a przed wami taki krótki”.

prompt-paint-waits = W którym z tych pokoi { $subject } stawia Farbę?
prompt-portrait-gift = { $subject } dostaje od portretu stopień. W której cesze?
prompt-call-which = Jaki pokój { $subject } wzywa do domu?

verb-repaint = Przemaluj portret (Wiedza 4+)
verb-destroy-paint = Zniszcz Farbę, którą niesiesz
verb-call-room = Wezwij pokój do domu (twój ruch się wtedy kończy)

notice-repainted = { $figure } zmienia portret. Pociągnięcia dotąd: { $number }.
notice-paint-destroyed = { $figure } niszczy garnek Farby. Zniszczone dotąd: { $number }.
notice-portrait-looks = { $figure } staje przed portretem i musi spojrzeć.

shown-strokes = Pociągnięcia na portrecie
shown-destroyed-paint = Zniszczona Farba
shown-strokes-needed = Potrzebne pociągnięcia
shown-kept-paint = Farba, która jeszcze przyjdzie
shown-destruction-needed = Farba do zniszczenia
