# Opcje stołu, jak wybiera je gospodarz: zestawy, rozdziały i każda wartość z tym, co robi.

preset-beginner = Dla początkujących
preset-beginner-text = Polecane: drugie wydanie z odpowiedziami wydawcy. Każdy wątpliwy przypadek jest rozstrzygnięty, nic więcej nie trzeba wybierać.
preset-ru = Według instrukcji rosyjskiej
preset-ru-text = Co mówi rosyjska instrukcja. O obrażeniach podanych liczbą rozstrzyga rzut, winda nigdy nie odpoczywa, ukrytego zdrajcę demaskuje to, co mu szkodzi.
preset-pl = Według instrukcji polskiej
preset-pl-text = Co mówi polska instrukcja. Nawiedzenie przybliżają tylko omeny, które ktoś jeszcze ma, a zdrajca musi znosić każdą kartę.
preset-it = Według instrukcji włoskiej
preset-it-text = Co mówi włoska instrukcja. Jedna czynność z przedmiotami na turę, a zdrajca może odmówić każdej karty.

chapter-house = Dom
chapter-cards = Karty i przedmioty
chapter-haunt = Jak zaczyna się i kończy nawiedzenie
chapter-opponents = Zdrajca i potwory
chapter-single-haunts = Pojedyncze nawiedzenia
chapter-beginning = Kto zaczyna

value-preset = Jak mówi wybrana instrukcja

value-rulebook-default = Drugie wydanie i odpowiedzi wydawcy
value-rulebook-ru = Instrukcja rosyjska
value-rulebook-pl = Instrukcja polska
value-rulebook-it = Instrukcja włoska
setting-haunt-text = Numer nawiedzenia, od 1 do 50: gra zaczyna się od niego, w domu, który odkryły boty. 0 to cały wieczór, a wybierają omeny.

value-token-counts-set-149 = 149 żetonów: 91 małych okrągłych dla potworów
value-token-counts-set-291 = 291 żetonów: 204 małe okrągłe dla potworów i więcej żetonów przedmiotów
value-flat-damage-dice = Rzuca się kośćmi: „2 obrażenia” to suma dwóch kości
value-flat-damage-points = Jak napisano: „2 obrażenia” to dwa stopnie w dół
value-tile-mismatch-bottom = Pod stos: płytka dla innej kondygnacji wróci później
value-tile-mismatch-discard = Na bok: płytkę dla innej kondygnacji się odrzuca
value-elevator-same-floor-may = Może zostać, gdzie jest
value-elevator-same-floor-must = Musi przenieść się do innych wolnych drzwi tej samej kondygnacji, jeśli są
value-elevator-end-roll-ends-there = Kto kończy turę w windzie, rzuca znowu
value-elevator-end-roll-stayed = Rzuca znowu tylko ten, kto spędził w niej całą turę
value-elevator-end-roll-none = Nikt nie rzuca znowu
value-collapsed-roller-first-to-enter = Pierwszy poszukiwacz, który kiedykolwiek wejdzie
value-collapsed-roller-discoverer = Poszukiwacz, który go odkrywa, poza tym nikt
value-collapsed-by-monster-fixes-landing = Gdzie wyląduje potwór, tam odtąd lądują wszyscy
value-collapsed-by-monster-moves-only = Potwór ląduje sam: pierwszy spadający poszukiwacz i tak losuje pokój
value-barrier-fail-stay-side = Możesz iść dalej, dowolnym wyjściem po swojej stronie
value-barrier-fail-retreat = Możesz iść dalej, ale tylko z powrotem tą samą drogą
value-barrier-fail-stop = Twój ruch jest skończony
value-barrier-contact-ranged-only = Można przez nią strzelać, ale nie przekazywać rzeczy ani walczyć wręcz
value-barrier-contact-none = Nic przez nią nie sięga

value-effect-discovery-draw-must = Pokój odkryty efektem daje swoją kartę: trzeba losować
value-effect-discovery-draw-may = Pokój odkryty efektem daje swoją kartę: można odmówić
value-item-actions-each-once = Na turę raz przekazać, raz upuścić i raz podnieść
value-item-actions-one-of = Na turę jedno z trzech: przekazać, upuścić lub podnieść
value-armor-trade-allowed = Zbroję można przekazać
value-armor-trade-forbidden = Zbroi nie można przekazać
value-steal-damage-physical = Dwa lub więcej obrażeń fizycznych można zamienić w kradzież
value-steal-damage-any = Dwa lub więcej obrażeń każdego rodzaju można zamienić w kradzież

value-haunt-roll-below = Zaczyna się przy wyniku niższym od liczby omenów
value-haunt-roll-at-most = Zaczyna się przy liczbie omenów lub niższym wyniku: wcześniej
value-haunt-count-drawn = Liczy się każdy omen, jaki kiedykolwiek wylosowano
value-haunt-count-held = Liczą się tylko omeny, które ktoś jeszcze ma
value-avoid-played-haunts-off = Gra się każde nawiedzenie, które przyjdzie
value-avoid-played-haunts-on = Nawiedzenia, które wasza grupa już grała, się pomija
value-haunt-repick-stack-swap = Przez zamianę omenów z talią
value-haunt-repick-nearest-room = Według najbliższego innego pokoju z omenem
setting-played-text = Numery nawiedzeń, które wasza grupa zna, jak 1 4 10.
value-haunt-round-limit-off = Bez limitu, do którego ktoś by doszedł
value-haunt-round-limit-40 = Po 40 rundach nie wygrywa nikt

value-opponent-cost-each = Jedno dodatkowe pole za każdego przeciwnika w pokoju
value-opponent-cost-once = Jedno dodatkowe pole, ilukolwiek jest przeciwników
value-opponent-slows-all = Poszukiwaczy i potwory jednakowo
value-opponent-slows-explorers = Tylko poszukiwaczy: potwory przechodzą swobodnie
value-monster-min-move-one = Potwór, który wyrzuci 0, i tak rusza się o jedno pole
value-monster-min-move-zero = Potwór, który wyrzuci 0, zostaje na miejscu
value-traitor-rooms-ignore-harmful = Zdrajcy nie szkodzi nic, co robią pokoje
value-traitor-rooms-ignore-nondamaging = Na zdrajcę pokoje nie działają, ale ich obrażenia otrzymuje
value-traitor-cards-events-and-bite = Zdrajca może odmówić wydarzeń i Ugryzienia
value-traitor-cards-any-drawn = Zdrajca może odmówić każdej karty
value-traitor-cards-none = Zdrajca musi znosić każdą kartę
value-hidden-traitor-hazard-must-reveal = Szkodliwy pokój go demaskuje i nic mu nie robi
value-hidden-traitor-hazard-may-reveal = Może się ujawnić, by tego uniknąć, albo cierpieć i pozostać ukryty
value-monster-rooms-ignore-harmful = Potworom nie szkodzi nic, co robią pokoje
value-monster-rooms-ignore-nondamaging = Upadek może zaskoczyć potwora; reszta na niego nie działa
value-monster-shafts-both-ways = Potwory wspinają się też w górę zsypami i dziurami
value-monster-shafts-as-printed = Potwory spadają nimi jak wszyscy
value-monster-secret-ways-no = Potwory nie mogą używać sekretnych przejść i schodów
value-monster-secret-ways-yes = Potwory używają sekretnych przejść i schodów

value-wedding-travel-placed = Trafiają prosto do Kaplicy
value-wedding-travel-walk = Idą tam pieszo
value-sunlit-rooms-off = Światło dnia nie ma znaczenia
value-sunlit-rooms-on = Wampir w nasłonecznionym pokoju ginie
value-firebat-supply-20 = Najwyżej 20, jak w pudełku
value-firebat-supply-unlimited = Ile się wykluje
value-exchange-on-enter = Gdy ktoś wchodzi do pokoju
value-exchange-on-occupy = Zawsze, gdy ktoś jest w pokoju
setting-date-text = Miesiąc i dzień, jak 10-31: zaczyna ten, kto ma najbliższe urodziny. „today” to dzisiaj.
