# Nawiedzenie 49: Do twarzy ci w tym.

haunt-49-title = Do twarzy ci w tym

haunt-49-story =
    Widzisz siebie na podłodze, z lekko otwartymi ustami. Ciebie tam już nie ma. Wyciągasz rękę i przechodzi przez ścianę po łokieć. Jedno z was wciąż stoi, całkiem namacalne, obok czegoś, co nie ma jeszcze twarzy i ogląda wasze ciała, jedno po drugim, jak płaszcze w sklepie.

haunt-49-heroes =
    Zdrajca wyrwał wam Dusze z ciał. Duch Astralny chce jednego z tych ciał dla siebie. Zniszczcie Ducha, a będziecie mogli wrócić. Wygrywacie, gdy zadaliście Duchowi tyle ciosów, ilu było graczy na początku.

    Twoja figurka to teraz twoja Dusza: ma twoje cechy i rozgrywa twoje tury. Twoje ciało leży tam, gdzie stało. Dusze przechodzą przez ściany między pokojami obok siebie, a swobodnie w górę i w dół Zsypem na Węgiel, Zapadniętym Pokojem i Galerią. Nie tyka ich nic, co w pokojach dotyczy Mocy, Szybkości i obrażeń fizycznych. Nie odkrywają pokoi, używają przedmiotów, które mają, ale nie dostają innych, niczego nie przekazują i nie mogą używać Czaszki, broni ani Dynamitu.

    Dusze atakują i bronią się tylko Wiedzą lub Zdrowiem, jeden atak na turę. Wygrana z Duchem to jeden cios, z żetonem tej cechy; przegrana to nic. Wygrana ze zdrajcą: jest zaskoczony i traci następną turę, bez obrażeń; przegrana: otrzymujesz obrażenia mentalne. Obrażenia fizyczne stają się dla ciebie mentalnymi.

    Jeśli twoje Zdrowie lub Wiedza dojdzie do czaszki, twoja Dusza jest zniszczona razem z przedmiotami i odpadasz.

haunt-49-traitor =
    Dusze innych są wyrwane z ciał, dzięki tobie. Twój pan, Duch Astralny, ma dostać jedno z tych ciał. Bohaterowie próbują zniszczyć Ducha, a potem wrócić do swoich ciał. Wygrywasz, gdy wszystkie Dusze są zniszczone albo gdy Duch zamieszka w ciele.

    Duch Astralny: Szybkość 3, Zdrowie 6, Wiedza 6. Przechodzi przez ściany między pokojami obok siebie, nigdy nie jest zaskoczony i atakuje tylko Dusze, Zdrowiem lub Wiedzą; Dusza otrzymuje różnicę jako obrażenia mentalne.

    Opętanie: raz na turę potworów, w pokoju ciała, którego Dusza jest zniszczona, Duch rzuca Zdrowiem. Wynik wyższy niż początkowe Zdrowie tego poszukiwacza kładzie przy ciele żeton. Tyle żetonów, ilu było graczy, przy jednym ciele, i Duch w nim mieszka. W tej samej turze może atakować.

    Możesz zaatakować ciało w swoim pokoju, zamiast ataku: rzuć 2 kośćmi, a ten bohater otrzymuje tyle obrażeń mentalnych, bez obrony. Ale jeśli to zniszczy Duszę, w tym ciele nigdy nie będzie można zamieszkać. Dusze możesz atakować tylko Zdrowiem lub Wiedzą, jak pozwala Pierścień. Dusza, która z tobą wygra, zaskakuje cię: tracisz następną turę.

haunt-49-heroes-win =
    Rozpada się bezgłośnie, jak dym, gdy otworzy się drzwi. Potem znów jest ciężar, i zimna podłoga, i najpiękniejszy ból głowy w życiu.

haunt-49-traitor-win =
    Jedno z ciał siada i ogląda swoje dłonie. Próbuje palców, jednego po drugim. Próbuje uśmiechu i po chwili prawie mu wychodzi. I jak wyglądam? pyta.

verb-assail = Zaatakuj { $figure_acc } ({ $trait })
verb-strike-body = Uderz ciało { $figure_gen } (2 kości obrażeń mentalnych)
verb-possess = Spróbuj opętać ciało { $figure_gen }

notice-body-struck = { $figure } uderza ciało { $target_gen }: { $result }.
notice-possession = Duch sięga w ciało { $figure_gen }: { $result }. { $number ->
    [0] Nie leży przy nim żaden żeton.
    [one] Leży przy nim jeden żeton.
    [few] Leżą przy nim { $number } żetony.
    [many] Leży przy nim { $number } żetonów.
   *[other] Leży przy nim { $number } żetonu.
}
notice-soul-lost = Dusza { $figure_gen } jest zniszczona.

shown-bodies = Ciała
shown-possession = Żetony opętania
shown-sanity-tokens = Ciosy Zdrowiem
shown-knowledge-tokens = Ciosy Wiedzą
