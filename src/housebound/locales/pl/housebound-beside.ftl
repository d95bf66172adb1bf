# Obok prawdziwego pudełka: gra się własnym pudełkiem, a tutaj są tylko kartki, lista przygotowań i liczniki.

page-title-betrayal-haunt = Tylko nawiedzenie
page-line-betrayal-haunt = Odkrywajcie dom z własnym pudełkiem i bez niczego więcej. Gdy rozpocznie się nawiedzenie, podaj tutaj, co wypadło: dowiesz się, które to nawiedzenie i kto jest zdrajcą, a każdy telefon otworzy kartkę swojej strony.
beside-around = Przy stole
beside-around-how = Zgodnie z ruchem wskazówek zegara, tak jak siedzicie. O resztę zapytamy, jeśli coś od niej zależy.
beside-count = Ilu graczy
beside-name = Imię gracza { $n }
beside-happened = Co wypadło
beside-choose = Wybierz
beside-nobody-yet = Nie podano
beside-missing = Podaj resztę, a odpowiedź pojawi się od razu.
beside-asked = Od tego zależy, kto jest zdrajcą:
beside-answer = Co się zaczyna
beside-traitor = Zdrajca: { $name }
beside-no-traitor = Teraz nie ma zdrajcy
beside-rule = Zasada { $rule }
beside-ways = Co dalej
beside-pages = Tylko kartki
beside-pages-how = Każdy telefon czyta kartkę swojej strony i żadnej innej, odhacza przygotowania i liczy. Dom, kości i karty zostają w waszych rękach.
beside-device = Czyje to urządzenie?
beside-device-nobody = Niczyje: tylko rozdaje kody
beside-open = Rozdaj kartki
beside-whole = Wszystko prowadzi Housebound
beside-whole-how = Ułóż dom tak, jak leży przed tobą, i grajcie dalej własnymi kośćmi i kartami: tur, zasad i tajemnic pilnuje program.
beside-whole-who = Kto kim gra
beside-lay = Ułóż dom
beside-codes = Kody dla pozostałych
beside-tab-page = Kartka
beside-tab-setup = Przygotuj
beside-tab-counters = Liczniki
beside-tab-table = Stół
beside-you = { $name }: { $side }
beside-setup = Przygotowanie
beside-setup-side = W tej kolejności. Odhaczenia widzi cała twoja strona i nikt więcej.
beside-setup-all = W tej kolejności. Odhaczenia widzą wszyscy przy stole.
beside-setup-done = Wszystko gotowe.
beside-setup-left = { $count ->
    [one] Została { $count } rzecz.
    [few] Zostały { $count } rzeczy.
    [many] Zostało { $count } rzeczy.
   *[other] Zostało { $count } rzeczy.
}
beside-shared = Liczą wszyscy
beside-own = Liczy twoja strona
beside-own-how = Druga strona tego nie widzi, nawet tego, że liczycie.
beside-own-all = To widzą wszyscy.
beside-nothing = Nie ma czego liczyć.
beside-more = { $name }: o jeden więcej
beside-less = { $name }: o jeden mniej
beside-people = Kto po której stronie
beside-changes = { $name }: „Jestem teraz po innej stronie” ({ $side }).
beside-agree = Tak jest
beside-agree-who = Ktoś z tamtej strony musi się zgodzić; wtedy kartka się otworzy.
beside-stay = Wycofaj to
beside-change = Mój poszukiwacz jest teraz po innej stronie
beside-change-how = Ktoś z tamtej strony zgadza się na swoim telefonie i jej kartka otwiera się tutaj. To, co już znasz, zostaje z tobą.
beside-change-to = Na tę stronę: { $side }
beside-end = Jak się skończyło?
beside-end-how = Gdy ktoś z każdej strony powie to samo, obie kartki otworzą się dla wszystkich.
beside-end-how-all = Gdy dwie osoby powiedzą to samo, rozgrywka jest skończona.
beside-says = { $names }: { $ending }
beside-go-on = Gramy dalej
beside-over = Rozgrywka skończona
