# Nawiedzenie 46: Uczta.

haunt-46-title = Uczta

haunt-46-story =
    Stół nakryto dla większej liczby osób, niż was jest. Ktoś wypolerował srebra, ktoś je naostrzył. Ze strychu słychać pękający zamek i wiele bosych stóp, a na dole, w jadalni, szereg twarzy zadziera się ku sufitowi, uśmiecha i wkłada serwetki za kołnierz.

haunt-46-heroes =
    Na kolację przyszli Kanibale i jedno z was do nich dołączyło. Rosną w siłę z każdą Ofiarą, którą zjedzą, i chętnie zjedliby też was. Ofiary wyrwały się ze Strychu, który się wprowadza, jeśli go jeszcze nie ma: tyle, ilu jest bohaterów, a pierwsze z was w kolejności tur mówi, w którą stronę patrzą. Pomagają wam nie bardziej niż dzieci: Szybkość 2, Moc 3, Zdrowie 3. Nikogo nie atakują i w obronie nikogo nie ranią.

    Same: na początku tury pierwszego żywego bohatera każda Ofiara bez bohatera w swoim pokoju idzie 2 pokoje, prosto przez drzwi; gdzie się nie da, skręca w lewo do następnego wyjścia. Staje tam, gdzie spotka bohatera, i czeka, póki jest tam jakiś bohater. Sama nigdy nie opuszcza domu.

    Prowadzenie: jeśli zaczynasz turę w pokoju z Ofiarą, twoim pierwszym działaniem może być prowadzenie jej. Oboje ruszacie się do 2 pól, za darmo i bez spowalniania, każdą drogą, którą można dojść do pokoju w domu, albo na zewnątrz otwartymi drzwiami wejściowymi. Potem masz zwykłą turę. Kilkoro z was może w jednej rundzie prowadzić tę samą Ofiarę.

    Drzwi wejściowe: w Holu Głównym rzut Wiedzy 5+ lub Mocy 5+, jeden taki rzut na turę dla każdego z was. Sukces je otwiera; losujesz potem kartę wydarzenia i twoja tura się kończy. Od następnej tury bohaterowie mogą wychodzić z Holu Głównego za 1 pole i wracać za 1 pole. Na zewnątrz nikt cię nie dosięgnie, a możesz tylko wrócić.

    Pokonany Kanibal ginie.

    Wygrywacie, gdy zdrajca i wszyscy Kanibale nie żyją, a jedno z was żyje. Wygrywacie też, gdy wszystkie Ofiary uciekły i wszyscy jesteście na zewnątrz, jeśli nie zginęła żadna Ofiara i żaden bohater.

haunt-46-traitor =
    Wprowadź do domu Jadalnię, jeśli jej nie ma, i postaw w niej tylu Kanibali, ilu jest bohaterów. Twój poszukiwacz zostaje w grze. Ofiary wyrwały się ze Strychu, a bohaterowie spróbują je ratować.

    Każdy Kanibal: Szybkość 2, Moc 4, Zdrowie 4. Pokonany Kanibal ginie, nie jest zaskoczony. Ty i Kanibale możecie atakować też Ofiary. Pokonana Ofiara nie żyje i leży tam, gdzie padła; martwy bohater też. Ofiary was nie spowalniają ani wy ich.

    Uczta: ty lub Kanibal na początku tury w pokoju z ciałem i bez żywego bohatera możecie spędzić całą turę na jedzeniu. Każda cecha rośnie o 1, twoja o jeden stopień. Ciała już nie ma.

    Kanibale o różnej Szybkości rzucają na ruch osobno. Nikt nie rzuca więcej niż 8 kośćmi.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją albo gdy wszystkie Ofiary są martwe i zjedzone. Gdy choć jedna Ofiara ucieknie, zostaje ci tylko pierwsze. Ty i Kanibale nie możecie opuścić domu.

haunt-46-heroes-win =
    W drodze ze wzgórza nikt się nie odzywa. Ktoś, nie wiedząc kiedy, wziął ze stołu koszyk z chlebem i po jakimś kilometrze koszyk krąży po szeregu. Każdy bierze kawałek. Każdy długo na niego patrzy.

haunt-46-traitor-win =
    Zostało jedno krzesło i jest twoje. Wstają, gdy wchodzisz. Pod srebrną pokrywą coś jest jeszcze ciepłe, a ty czujesz, że nigdy przed dzisiejszą nocą nie było w tobie głodu.

prompt-escort = Czy { $subject } prowadzi Ofiarę?
prompt-escort-step = Dokąd? Za rękę idzie { $subject }.
prompt-outside = { $subject } jest na zewnątrz. Wracać do domu?

verb-escort = Prowadź { $figure_acc }
verb-lead-out = Z Ofiarą na zewnątrz
verb-return-to-house = Z powrotem do Holu Głównego (1 pole)
verb-feast-on-victim = Pożryj Ofiarę (cała tura)
verb-feast-on-hero = Pożryj ciało { $figure_gen } (cała tura)

notice-victim-killed = { $figure } nie żyje i leży { $room_in }.
notice-victim-escaped = { $figure } ucieka z domu.
notice-feasted = { $figure } je i rośnie w siłę.
notice-returned-to-house = { $figure } wraca do domu.

shown-victims-facing = Dokąd patrzą Ofiary
shown-corpses = Gdzie leżą ciała
shown-corpses-here = Tu leży ciało
shown-victims-eaten = Zjedzone Ofiary
shown-victims-escaped = Ofiary, które uciekły
