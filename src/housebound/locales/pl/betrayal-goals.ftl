# Karta celu: kim jestem, jak wygrywa moja strona, co jeszcze kończy grę. Linie nawiedzenia należą do kartki strony, dla której są,
# i nie trafiają do nikogo innego: zob. seen/pages.py.

goal-uncast = Nikt cię jeszcze nie zna: najpierw wybierz poszukiwacza.
goal-explorer = Grasz jako { $character }, a wszyscy stoicie po tej samej stronie. Na razie.
goal-explore = Jeszcze nikt nie może. Przechodź przez wolne drzwi, odkrywaj pokoje, bierz, co tam leży, rośnij w siłę i pamiętaj drogę powrotną.
goal-explore-ends = Każdy omen może zacząć nawiedzenie. Wtedy jedno z was może zostać zdrajcą, a każda strona czyta, jak wygrywa. Cecha na czaszce zabija dopiero potem.
goal-heroes = Grasz jako { $character }. Nawiedzenie się zaczęło, a ty nie jesteś zdrajcą.
goal-traitor = Grasz jako { $character } i jesteś zdrajcą.
goal-hidden-traitor = Grasz jako { $character } i jesteś zdrajcą. Nie wie o tym nikt poza tobą.
goal-unread = Nawiedzenie nadeszło. Jak wygrywasz, mówi kartka twojej strony, gdy tylko wolno ci ją przeczytać.
goal-unread-ends = Przeczytaj, co twoje, i nie mów nic, czego inni nie powinni wiedzieć.

haunt-1-goal-heroes-win = Wypędźcie Mumię: poznajcie jej imię, odczytajcie zaklęcie z Księgi, a potem pokonajcie ją Zdrowiem, gdy bohater w tym pokoju ma Księgę.
haunt-1-goal-heroes-ends = Przegrywacie, gdy Mumia poślubi Dziewczynę albo gdy wszyscy zginiecie.
haunt-1-goal-traitor-win = Zbierz Mumię, Dziewczynę i Pierścień lub Święty Symbol w pokoju z Sarkofagiem; albo zabij wszystkich bohaterów.
haunt-1-goal-traitor-ends = Przegrywasz, gdy Mumia zostanie wypędzona.

haunt-2-goal-heroes-win = Przyzwijcie Ducha pierwsi i na czas pochowajcie jego kości; jeśli słucha zdrajcy, zniszczcie go.
haunt-2-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Duch, który nie doczekał się kości, należy do zdrajcy.
haunt-2-goal-traitor-win = Przyzwij Ducha przed bohaterami, Tablicą Duchów, i zabij wszystkich bohaterów.
haunt-2-goal-traitor-ends = Przegrywasz, gdy bohaterowie dadzą Duchowi wieczny spoczynek albo zniszczą go, gdy już słucha ciebie.

haunt-3-goal-heroes-win = Wykopcie Korzeń, uczyńcie Wiedźmę śmiertelną Korzeniem i Księgą i zabijcie ją.
haunt-3-goal-heroes-ends = Przegrywacie, gdy każde z was nie żyje albo jest Żabą.
haunt-3-goal-traitor-win = Dopilnuj, by każdy bohater był martwy albo był Żabą.
haunt-3-goal-traitor-ends = Przegrywasz, gdy Wiedźma zostanie zabita.

haunt-4-goal-heroes-win = Rozerwijcie sieć, zniszczcie jaja w uwięzionym przyjacielu, otwórzcie drzwi wejściowe i niech przynajmniej jedno z was wyjdzie.
haunt-4-goal-heroes-ends = Przegrywacie, gdy jaja się wylęgną albo gdy wszyscy zginiecie.
haunt-4-goal-traitor-win = Niech jaja się wylęgną, gdy tor dojdzie do 9; albo zabij wszystkich bohaterów.
haunt-4-goal-traitor-ends = Przegrywasz, gdy sieć i jaja są zniszczone, a bohater jest poza domem.

haunt-5-goal-heroes-win = Znajdźcie Rewolwer, zróbcie Srebrne Kule i zastrzelcie każdego Wilkołaka.
haunt-5-goal-heroes-ends = Przegrywacie, gdy każde z was nie żyje albo jest Wilkołakiem.
haunt-5-goal-traitor-win = Zabij bohaterów albo gryź ich, aż każdy będzie Wilkołakiem.
haunt-5-goal-traitor-ends = Przegrywasz, gdy wszystkie Wilkołaki są martwe. Bohaterowie szukają na nie sposobu.

haunt-6-goal-heroes-win = Uszkadzajcie Statek Kosmiczny w jego pokoju, aż będzie miał tyle żetonów Mocy, ilu jest graczy; uwalniajcie tych, którzy są pod kontrolą.
haunt-6-goal-heroes-ends = Przegrywacie, gdy nie ma już komu uwolnić pozostałych.
haunt-6-goal-traitor-win = Niech każdy bohater będzie pod kontrolą, na pokładzie Statku Kosmicznego albo martwy.
haunt-6-goal-traitor-ends = Przegrywasz, gdy bohaterowie przepędzą Statek Kosmiczny.

haunt-7-goal-heroes-win = Zróbcie z Księgą Oprysk na Rośliny i zabijcie nim tyle Pnączy, ilu jest graczy.
haunt-7-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie albo gdy Oprysk na Rośliny zostanie zniszczony.
haunt-7-goal-traitor-win = Zabij wszystkich bohaterów albo zdobądź przedmiot, który robią, i zniszcz go nad Przepaścią, w Kotłowni lub nad Jeziorem.
haunt-7-goal-traitor-ends = Przegrywasz, gdy bohaterowie zabiją nim dość pnączy.

haunt-8-goal-heroes-win = Odprawcie tyle udanych egzorcyzmów, ilu było graczy: Zdrowie lub Wiedza 5+, w odpowiednich pokojach lub z odpowiednimi kartami.
haunt-8-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-8-goal-traitor-win = Niech Banshee krąży, aż wszyscy bohaterowie zginą.
haunt-8-goal-traitor-ends = Przegrywasz, gdy bohaterowie ją uciszą.

haunt-9-goal-heroes-win = Wypędźcie Skrzypka tyle razy, ilu było graczy: Zdrowie 5+ w Komnacie Pentagramu, gdy jest tam Święty Symbol.
haunt-9-goal-heroes-ends = Przegrywacie, gdy Święty Symbol zostanie zniszczony albo gdy nikt już nie jest bohaterem. Kto ulega, zostaje zdrajcą.
haunt-9-goal-traitor-win = Zakończ turę ze Świętym Symbolem nad Przepaścią, w Kotłowni lub nad Jeziorem; albo niech nie zostanie żaden bohater.
haunt-9-goal-traitor-ends = Przegrywasz, gdy Skrzypek zostanie wypędzony.

haunt-10-goal-heroes-win = Zwabcie każdego Zombie do pokoju, który coś dla niego za życia znaczył, aż wszystkie będą w potrzasku.
haunt-10-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-10-goal-traitor-win = Zabij wszystkich bohaterów z pomocą Szaleńca i jego Zombie.
haunt-10-goal-traitor-ends = Przegrywasz, gdy wszystkie Zombie są w potrzasku.

haunt-11-goal-heroes-win = Odprawcie tyle udanych egzorcyzmów, ilu było graczy; albo wypędźcie Pierścieniem każdą Zjawę.
haunt-11-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-11-goal-traitor-win = Wpuść Zjawy i zabij wszystkich bohaterów.
haunt-11-goal-traitor-ends = Przegrywasz, gdy bohaterowie przepędzą Zjawy.

haunt-12-goal-heroes-win = Zdrajcy nie ma. Zabij Złych Bliźniaków, z Kryształową Kulą, i dożyj śmierci ostatniego.
haunt-12-goal-heroes-ends = Jeśli twój poszukiwacz zginie, grasz Bliźniakiem. Gdy wszyscy bohaterowie nie żyją, wygrywają Bliźniacy, a z nimi ich gracze.

haunt-13-goal-heroes-win = Zbudźcie śniącego: tyle żetonów przebudzenia, ilu jest graczy, przy ciele, ze Świętym Symbolem.
haunt-13-goal-heroes-ends = Przegrywacie, gdy dość Koszmarów opuści dom albo gdy wszyscy zginiecie.
haunt-13-goal-traitor-win = Wyprowadź z domu tyle Koszmarów, ile zapisano; albo zabij wszystkich bohaterów.
haunt-13-goal-traitor-ends = Przegrywasz, gdy bohaterowie zbudzą twoje ciało.

haunt-14-goal-heroes-win = Wrzućcie całą Farbę do Komnaty Pentagramu, z pokoi obok niej.
haunt-14-goal-heroes-ends = Przegrywacie, gdy gwiazdy dostaną dość darów albo gdy wszyscy zginiecie.
haunt-14-goal-traitor-win = Złóż w Komnacie Pentagramu dary za 13 punktów; albo zabij wszystkich bohaterów.
haunt-14-goal-traitor-ends = Przegrywasz, gdy bohaterowie zniszczą Komnatę całą swoją Farbą.

haunt-15-goal-heroes-win = Zabijcie Smoka. Pomogą Włócznia, Tarcza i Antyczna Zbroja.
haunt-15-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-15-goal-traitor-win = Zabij wszystkich bohaterów, ogniem i zębami.
haunt-15-goal-traitor-ends = Przegrywasz, gdy Smok zginie.

haunt-16-goal-heroes-win = Znajdźcie i zabijcie Upiora w piwnicy; potem rozbrójcie bombę albo wyjdźcie z domu z Dziewczyną.
haunt-16-goal-heroes-ends = Przegrywacie, gdy bomba wybuchnie, gdy wszyscy zginiecie albo gdy wszyscy wyjdziecie bez niej.
haunt-16-goal-traitor-win = Niech dom wyleci w powietrze, zabij wszystkich bohaterów albo niech wszyscy wyjdą bez Dziewczyny, gdy bomba tyka.
haunt-16-goal-traitor-ends = Przegrywasz, gdy Upiór nie żyje, a bohaterowie rozbroili bombę albo wyprowadzili Dziewczynę.

haunt-17-goal-heroes-win = Zapalcie tyle Świec, ilu jest bohaterów, każdą w innym pokoju kondygnacji, na której to się zaczęło.
haunt-17-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-17-goal-traitor-win = Karm Poltergeista i z jego pomocą zabij wszystkich bohaterów.
haunt-17-goal-traitor-ends = Przegrywasz, gdy bohaterowie wypędzą go egzorcyzmem.

haunt-18-goal-heroes-win = Przegrzejcie piec i spalcie dom ze zdrajcą w środku; bądźcie na zewnątrz albo przynajmniej żywi.
haunt-18-goal-heroes-ends = Przegrywacie, gdy zginie was zbyt wielu, a to, co było waszym przyjacielem, wciąż żyje.
haunt-18-goal-traitor-win = Zabij dwóch bohaterów i wyjdź drzwiami wejściowymi; albo bądź na miejscu, gdy żyje już najwyżej jeden bohater.
haunt-18-goal-traitor-ends = Przegrywasz, gdy giniesz. Zabić cię może tylko płonący dom.

haunt-19-goal-heroes-win = Zanieście Farbę do Galerii i namalujcie tyle pociągnięć, ilu było bohaterów; albo zabijcie zdrajcę, z Amuletem.
haunt-19-goal-heroes-ends = Przegrywacie, gdy zniszczono zbyt wiele Farby albo gdy wszyscy zginiecie.
haunt-19-goal-traitor-win = Zniszcz trzy garnki Farby; albo zabij wszystkich bohaterów.
haunt-19-goal-traitor-ends = Przegrywasz, gdy twój portret ma inną twarz albo gdy giniesz.

haunt-20-goal-heroes-win = Poznajcie imię prawdziwego pana młodego, znajdźcie i wykopcie jego Zwłoki i zanieście je i Pierścień do Kaplicy.
haunt-20-goal-heroes-ends = Przegrywacie, gdy ślub dojdzie do końca albo gdy wszyscy zginiecie.
haunt-20-goal-traitor-win = Zabij pana młodego i niech ślub trwa, aż tor dojdzie do 3; albo zabij wszystkich bohaterów.
haunt-20-goal-traitor-ends = Przegrywasz, gdy bohaterowie przerwą ślub.

haunt-21-goal-heroes-win = Zniszczcie Władcę Zombie, z Medalionem; albo każdego Zombie w domu.
haunt-21-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Kto ginie, powstaje jako Zombie.
haunt-21-goal-traitor-win = Zabij wszystkich bohaterów. Powstaną po twojej stronie.
haunt-21-goal-traitor-ends = Przegrywasz, gdy Władca Zombie zostanie zniszczony albo gdy nie zostanie żaden Zombie.

haunt-22-goal-heroes-win = Odprawcie tyle udanych egzorcyzmów, ilu było graczy, zanim zniknie dom.
haunt-22-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Na końcu każdej tury zawalają się pokoje: trzymajcie się z dala od krawędzi.
haunt-22-goal-traitor-win = Niech otchłań pochłonie dom, a z nim wszystkich bohaterów.
haunt-22-goal-traitor-ends = Przegrywasz, gdy bohaterowie zamkną otchłań.

haunt-23-goal-heroes-win = Znajdźcie Głowę stwora Kryształową Kulą i trafcie ją trzy razy.
haunt-23-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-23-goal-traitor-win = Wlecz bohaterów do Ramion, aż wszyscy zginą.
haunt-23-goal-traitor-ends = Przegrywasz, gdy bohaterowie zabiją Głowę stwora.

haunt-24-goal-heroes-win = Uruchomcie organy i zagrajcie na nich, w Sali Organowej; potem pozbądźcie się każdego Nietoperza, który na was jeszcze wisi.
haunt-24-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-24-goal-traitor-win = Niech Nietoperze piją, aż wszyscy bohaterowie zginą.
haunt-24-goal-traitor-ends = Przegrywasz, gdy Nietoperze zostaną przepędzone.

haunt-25-goal-heroes-win = Znajdźcie lalki i niech każdy zniszczy swoją: szukajcie rzutem Wiedzy 2+. Przynajmniej połowa z was musi żyć.
haunt-25-goal-heroes-ends = Przegrywacie, gdy nie żyje ponad połowa z was.
haunt-25-goal-traitor-win = Niech zginie ponad połowa bohaterów.
haunt-25-goal-traitor-ends = Przegrywasz, gdy wszystkie lalki są zniszczone, a połowa bohaterów żyje.

haunt-26-goal-heroes-win = Zabijcie każdego Szczura w domu; albo zdrajcę, zanim dotrze do Komnaty Pentagramu.
haunt-26-goal-heroes-ends = Przegrywacie, gdy melodia wybrzmi do końca albo gdy wszyscy zginiecie.
haunt-26-goal-traitor-win = Zagraj ostatnią zwrotkę w Komnacie Pentagramu: piątą, a przy pięciu lub sześciu graczach czwartą. Albo zabij wszystkich bohaterów.
haunt-26-goal-traitor-ends = Przegrywasz, gdy nie ma już żadnego Szczura albo gdy giniesz, zanim wejdziesz do Komnaty.

haunt-27-goal-heroes-win = Zbadajcie Galaretę, znajdźcie jej słabość i wrzućcie tyle Składników, ilu jest graczy.
haunt-27-goal-heroes-ends = Przegrywacie, gdy każde z was nie żyje albo jest Galaretowatym Człowiekiem.
haunt-27-goal-traitor-win = Niech Galareta rośnie, aż każdy bohater będzie martwy albo będzie Galaretowatym Człowiekiem.
haunt-27-goal-traitor-ends = Przegrywasz, gdy bohaterowie wrzucą dość tego, co jej szkodzi.

haunt-28-goal-heroes-win = Pokonajcie Władcę Demonów dwa razy, mając Pierścień.
haunt-28-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-28-goal-traitor-win = Zabij wszystkich bohaterów z pomocą Demonów.
haunt-28-goal-traitor-ends = Przegrywasz, gdy Władca Demonów zostanie zniszczony.

haunt-29-goal-heroes-win = Zabijcie Potwora: trafcie go tyloma Pochodniami, ilu jest graczy, albo zepchnijcie go w Wieży lub nad Przepaścią.
haunt-29-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-29-goal-traitor-win = Zabij wszystkich bohaterów z pomocą swojego Potwora.
haunt-29-goal-traitor-ends = Przegrywasz, gdy Potwór nie żyje. Szkodzi mu ogień.

haunt-30-goal-heroes-win = Zniszczcie Drakulę i Narzeczoną: Włócznią albo wschodem słońca. Jedno z was musi żyć.
haunt-30-goal-heroes-ends = Przegrywacie, gdy każde z was nie żyje albo jest Wampirem.
haunt-30-goal-traitor-win = Zabij lub przemień wszystkich bohaterów, zanim wzejdzie słońce.
haunt-30-goal-traitor-ends = Przegrywasz, gdy Drakula i Narzeczona zostaną zniszczeni. Strzeż się Włóczni i poranka.

haunt-31-goal-heroes-win = Nikt nie jest po twojej stronie. Znajdź Spadochron albo go komuś odbierz i bezpiecznie wyskocz.
haunt-31-goal-heroes-ends = Spadochronów starczy dla połowy z was. Kto jest w środku, gdy odleci ostatni, ginie.

haunt-32-goal-heroes-win = Zagrajcie na organach dość dobrze, by wrócić do domu: znajdźcie wskazówki, zbierzcie, co pomaga, i rzucajcie w Sali Organowej.
haunt-32-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Powietrze bierze swoje na początku każdej waszej tury.
haunt-32-goal-traitor-win = Psuj machinę i niech powietrze zabije wszystkich bohaterów.
haunt-32-goal-traitor-ends = Przegrywasz, gdy bohaterowie wrócą do domu.

haunt-33-goal-heroes-win = Zdobądźcie Księgę i zniszczcie ją w Kotłowni lub nad Przepaścią; albo zabijcie zdrajcę, zanim nadejdzie Bóg.
haunt-33-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-33-goal-traitor-win = Wypowiedz pięć sylab w Kaplicy lub w Komnacie Pentagramu; potem niech Przedwieczny Bóg zabije wszystkich bohaterów.
haunt-33-goal-traitor-ends = Przegrywasz, gdy Księga zostanie zniszczona albo gdy giniesz przed piątą sylabą.

haunt-34-goal-heroes-win = Otwórzcie obroże, dwoma Kluczami każdą, i znajdźcie wśród siebie zdrajcę. Przynajmniej połowa bohaterów musi żyć.
haunt-34-goal-heroes-ends = Przegrywacie, gdy nie żyje ponad połowa bohaterów.
haunt-34-goal-traitor-win = Udawaj bohatera, póki obroże działają, aż zginie ponad połowa bohaterów.
haunt-34-goal-traitor-ends = Przegrywasz, gdy nie ma już obroży, która działa lub cię kryje, a połowa bohaterów żyje.

haunt-35-goal-heroes-win = Znajdźcie i uruchomcie Zabawkowy Samolot, zabierzcie wszystkich na pokład i odlećcie: przynajmniej połowa z was.
haunt-35-goal-heroes-ends = Przegrywacie, gdy zostanie was mniej niż połowa.
haunt-35-goal-traitor-win = Niech Koty zjedzą ponad połowę bohaterów.
haunt-35-goal-traitor-ends = Przegrywasz, gdy połowa bohaterów odleci Zabawkowym Samolotem.

haunt-36-goal-heroes-win = Sprowadźcie Łódkę i każdego żywego bohatera na Balkon albo do Wieży; przynajmniej połowa z was musi żyć.
haunt-36-goal-heroes-ends = Przegrywacie, gdy nie żyje ponad połowa z was albo gdy Łódka zostanie zniszczona. Woda się podnosi.
haunt-36-goal-traitor-win = Niech zginie ponad połowa bohaterów; albo zniszcz Łódkę.
haunt-36-goal-traitor-ends = Przegrywasz, gdy bohaterowie odpłyną Łódką.

haunt-37-goal-heroes-win = Pokonajcie Śmierć w szachy, raz. Łamcie Święte Pieczęcie, by grała gorzej.
haunt-37-goal-heroes-ends = Przegrywacie, gdy na początku tury potworów nikogo nie ma w pokoju Śmierci albo gdy wszyscy zginiecie.
haunt-37-goal-traitor-win = Niech na początku tury potworów w pokoju Śmierci nie będzie bohatera; albo niech wszyscy zginą.
haunt-37-goal-traitor-ends = Przegrywasz, gdy bohater wygra choć jedną partię.

haunt-38-goal-heroes-win = Odprawcie tyle udanych egzorcyzmów, ilu było graczy: Zdrowie lub Wiedza 5+, w odpowiednich pokojach lub z odpowiednimi kartami.
haunt-38-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-38-goal-traitor-win = Niech Ogniste Nietoperze spalą wszystkich bohaterów.
haunt-38-goal-traitor-ends = Przegrywasz, gdy bohaterowie powstrzymają rój.

haunt-39-goal-heroes-win = Doprowadźcie dziedzica do Korytarza Posągów z Włócznią i Pierścieniem w rękach. Zdrajca nie może się dowiedzieć, kto to jest.
haunt-39-goal-heroes-ends = Przegrywacie, gdy dziedzic nie żyje.
haunt-39-goal-traitor-win = Odkryj, kto jest dziedzicem, i niech dziedzic zginie.
haunt-39-goal-traitor-ends = Przegrywasz, gdy dziedzic zostanie ukoronowany: w Korytarzu Posągów, z Włócznią i Pierścieniem.

haunt-40-goal-heroes-win = Znajdźcie pokój w piwnicy, gdzie ktoś jest pogrzebany żywcem, i kopcie: tyle razy, ilu jest graczy.
haunt-40-goal-heroes-ends = Przegrywacie, gdy skończy się powietrze albo gdy wszyscy zginiecie.
haunt-40-goal-traitor-win = Niech krzywda dojdzie do 12; albo zabij wszystkich bohaterów.
haunt-40-goal-traitor-ends = Przegrywasz, gdy pogrzebany zostanie odkopany.

haunt-41-goal-heroes-win = Znajdźcie niewidzialnego zdrajcę i zabijcie go.
haunt-41-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie.
haunt-41-goal-traitor-win = Pod osłoną niewidzialności zabij wszystkich bohaterów.
haunt-41-goal-traitor-ends = Przegrywasz, gdy giniesz.

haunt-42-goal-heroes-win = Zbudźcie Posąg, wyślijcie go za zdrajcą i niech jego dotyk wyniszczy zdrajcę na śmierć.
haunt-42-goal-heroes-ends = Przegrywacie, gdy to, co się szykuje, będzie gotowe albo gdy wszyscy zginiecie.
haunt-42-goal-traitor-win = Zabij bohatera bronią i otwórz jego ciałem bramę, w Katakumbach, nad Przepaścią lub w Komnacie Pentagramu; albo zabij wszystkich.
haunt-42-goal-traitor-ends = Przegrywasz, gdy giniesz. Może to sprawić tylko Posąg.

haunt-43-goal-heroes-win = Dopóki nie trafi do ciebie numer 1: zróbcie Serum w Laboratorium i zaszczepcie każdego żywego poszukiwacza.
haunt-43-goal-heroes-ends = Kto dostanie 1, jest na zawsze zdrajcą. Zdrajcy wygrywają, gdy każdy jest martwy, jest zdrajcą albo Obcym.
haunt-43-goal-traitor-win = Niech każdy zginie albo będzie zdrajcą lub Obcym, a ty nie bądź tą osobą, która została zdrajcą jako ostatnia.
haunt-43-goal-traitor-ends = Przegrywasz, gdy istnieje Serum i każdy żywy poszukiwacz jest zaszczepiony. Ciebie ono zabija.

haunt-44-goal-heroes-win = Odprawcie tyle udanych rytuałów, ilu było graczy: Zdrowie lub Wiedza 5+, każdy w innym z odpowiednich pokoi.
haunt-44-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Starzejecie się co rundę.
haunt-44-goal-traitor-win = Przeżyj bohaterów: wygrywasz, gdy wszyscy zginą.
haunt-44-goal-traitor-ends = Przegrywasz, gdy bohaterowie powstrzymają starość.

haunt-45-goal-heroes-win = Rozbrójcie bomby, które macie na sobie, i zabijcie zdrajcę.
haunt-45-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie albo gdy Wielka Bomba będzie gotowa.
haunt-45-goal-traitor-win = Doczekaj Wielkiej Bomby, przy 12 na torze; albo niech zginą wszyscy bohaterowie.
haunt-45-goal-traitor-ends = Przegrywasz, gdy giniesz, a jakiś bohater żyje.

haunt-46-goal-heroes-win = Zabijcie zdrajcę i wszystkich Kanibali; albo wyprowadźcie wszystkie Ofiary i siebie, jeśli nikt nie zginął.
haunt-46-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie albo gdy wszystkie Ofiary są martwe i zjedzone.
haunt-46-goal-traitor-win = Zabij wszystkich bohaterów; albo zabij i zjedz każdą Ofiarę, dopóki żadna nie uciekła.
haunt-46-goal-traitor-ends = Przegrywasz, gdy ty i wszyscy Kanibale nie żyjecie albo gdy bohaterowie wyprowadzą wszystkich bez strat.

haunt-47-goal-heroes-win = Rzućcie na każdą Głowę urok Czaszki i zniszczcie obie.
haunt-47-goal-heroes-ends = Przegrywacie, gdy wąż osiągnie pełną długość albo gdy wszyscy zginiecie.
haunt-47-goal-traitor-win = Połóż 16. Człon; albo zabij wszystkich bohaterów.
haunt-47-goal-traitor-ends = Przegrywasz, gdy obie Głowy zostaną zniszczone.

haunt-48-goal-heroes-win = Wskażcie przeklętą broń, opanujcie ją i zabijcie nią Szkarłatnego Jacka.
haunt-48-goal-heroes-ends = Przegrywacie, gdy wszyscy zginiecie. Za każdym razem wraca silniejszy.
haunt-48-goal-traitor-win = Niech zginą wszyscy bohaterowie, z ręki twojej albo Szkarłatnego Jacka.
haunt-48-goal-traitor-ends = Przegrywasz, gdy Szkarłatny Jack zginie na dobre.

haunt-49-goal-heroes-win = Uderzcie Ducha Astralnego tyle razy, ilu było graczy, Wiedzą lub Zdrowiem.
haunt-49-goal-heroes-ends = Przegrywacie, gdy wszystkie wasze Dusze są zniszczone albo gdy Duch przejmie ciało.
haunt-49-goal-traitor-win = Zniszcz wszystkie Dusze; albo niech Duch wprowadzi się do ciała.
haunt-49-goal-traitor-ends = Przegrywasz, gdy Duch zostanie zniszczony.

haunt-50-goal-heroes-win = Nikt nie jest po twojej stronie. Zbieraj Wskazówki i szukaj tam, gdzie każą: skarb daje wynik 16 lub więcej.
haunt-50-goal-heroes-ends = Kto go znajdzie, wygrywa sam. Jeśli wszyscy nie żyją albo nie ma już pokoju do przeszukania, nie wygrywa nikt.

## Podpowiedzi pierwszej gry

coach-choice = Co świeci, można wybrać. Oświetlone drzwi prowadzą do pokoju, którego nikt nie widział; ile pól przejdziesz, mówi twoja Szybkość.
coach-secret = Ta kartka jest tylko dla twojej strony. Inni mają inną. Zawsze jest o jedno dotknięcie stąd.
