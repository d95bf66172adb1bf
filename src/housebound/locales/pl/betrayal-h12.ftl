# Nawiedzenie 12: Chodzące ciała.

haunt-12-title = Chodzące ciała

haunt-12-story =
    W Kryształowej Kuli widać drzwi wejściowe, a przed nimi grupę ludzi, którzy czekają, aż się ich wpuści. Liczysz ich. Znasz ten płaszcz. Znasz ten sposób stania. Ktoś pośrodku podnosi wzrok i uśmiecha się twoimi własnymi ustami, a na dole klamka powoli zaczyna się obracać.

haunt-12-heroes =
    Zdrajcy nie ma. Dla każdego z was do Holu Głównego przyszedł Zły Bliźniak: tak silny, tak szybki i tak mądry jak wy, gdy wchodziliście do tego domu, we wszystkich czterech cechach, i taki zostaje, cokolwiek się stanie. Bliźniacy niczego nie niosą.

    Tura Bliźniaków następuje po turze gracza, który to sprowadził. Ruszają się w kolejności waszych miejsc, od lewej strony tego gracza, każdy z rzutem własnej Szybkości, każdy w stronę bohatera, którego twarz nosi. Bliźniak, który kończy ruch w pokoju z bohaterami, atakuje Mocą: swojego bohatera, jeśli tam jest, a jeśli nie, losowego. Nie ma wyboru.

    Walka z własnym Bliźniakiem bez Kryształowej Kuli, ktokolwiek atakuje: tracisz 1 stopień w każdej ze swoich czterech cech, także przy remisie. Jeśli Bliźniak wygra, otrzymujesz ponadto jego obrażenia; jeśli wygrasz ty, jest zaskoczony. To może cię zabić.

    Walka z własnym Bliźniakiem, gdy masz Kryształową Kulę: bez tej straty, a jeśli wygrasz, Bliźniak nie żyje.

    Walka z Bliźniakiem innego bohatera: jeśli wygrasz, jest zaskoczony. Jeśli tamten bohater nie żyje, a ty masz Kryształową Kulę, Bliźniak nie żyje. Zaskoczonego Bliźniaka może atakować tylko ten, kto ma Kryształową Kulę; Bliźniak rzuca jak zwykle i nie zadaje obrażeń. Strzał z innego pokoju nic cię nie kosztuje i nigdy nie zabija Bliźniaka.

    Kryształowa Kula: raz w swojej turze możesz ją wziąć od bohatera w swoim pokoju, który zgodzi się ją oddać. Działa od razu. Nie możecie atakować się nawzajem.

    Jeśli twój bohater zginie, grasz Bliźniakiem: w turze Bliźniaków ruszasz nim, jak chcesz, i atakujesz, kogo chcesz.

    Wygrywasz, jeśli twój bohater żyje, gdy ginie ostatni Bliźniak. Gdy wszyscy bohaterowie nie żyją, wygrywają ich gracze.

haunt-12-heroes-win =
    Ostatni pada bez dźwięku i przez chwilę widzisz tam siebie, z młodszą twarzą i bez strachu. Potem na dywanie jest tylko pył. Wycierasz Kryształową Kulę rękawem. Nie zaglądasz w nią więcej.

haunt-12-traitor-win =
    Poprawiacie płaszcze, liczycie głowy i wychodzicie w noc. Samochód zapala od razu. W domu ucieszą się na wasz widok, a jeśli ktoś uzna, że trochę się zmieniliście, cóż, noc w takim domu zmieniłaby każdego.

prompt-part-with-ball = { $subject } prosi cię o Kryształową Kulę. Oddajesz?

verb-take-crystal-ball = Poproś o Kryształową Kulę i ją weź

notice-twin-of = { $figure } ma twarz { $hero_gen }.

shown-twins = Czyją twarz noszą
