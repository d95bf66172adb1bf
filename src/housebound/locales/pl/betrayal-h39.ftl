# Nawiedzenie 39: Dziedzic.

haunt-39-title = Dziedzic

haunt-39-story =
    Papier był wsunięty w drzewce włóczni: testament, szereg imion, a ostatnie z nich należy do kogoś z was. Dom ma dziedzica. Zdaje się o tym wiedzieć. Drzwi, które cały wieczór się zacinały, same się otwierają, uprzejmie. A w ciemności za niektórymi ktoś bierze oddech i go wstrzymuje.

haunt-39-heroes =
    Jedno z was jest dziedzicem tego domu. Kto to sprowadził, wskazał kogoś innego z was i wszyscy wiecie kogo. Zdrajca nie wie i nie może się dowiedzieć.

    Dziedzica trzeba ukoronować: w Korytarzu Posągów, z Włócznią i Pierścieniem we własnych rękach. Znajdujcie je, zdobywajcie, podawajcie dalej, jak wszystko inne.

    Dom jest pełen ukrytych Zabójców. Nie widzicie ich i nie możecie z nimi walczyć. Jeden może uderzyć, gdy wchodzisz do pokoju: nie rzucasz, obrony nie ma. Nie spowalniają was.

    Wygrywacie, gdy dziedzic stoi w Korytarzu Posągów i niesie i Włócznię, i Pierścień. Jeśli dziedzic zginie, wszystko stracone.

haunt-39-traitor =
    Jeden z bohaterów jest dziedzicem tego domu, a ty nie wiesz który. Jeśli dziedzic jest w Korytarzu Posągów z Włócznią i Pierścieniem, jest ukoronowany, a ty przegrywasz. Jeśli Korytarza nie ma w domu, wprowadź go.

    Ukryj tylu Zabójców, ilu jest graczy, w tajemnicy i po jednym na pokój: pokój w domu bez poszukiwacza i bez innego Zabójcy, nie Korytarz Posągów. Po każdej twojej turze tor rośnie. Gdy dojdzie do 3 i znów, gdy dojdzie do 6, może się tak samo ukryć jeszcze raz tylu.

    Zasadzka: ilekroć bohater wchodzi do pokoju, gra cię pyta. Jeśli ukrywa się tam Zabójca, może uderzyć: 2 kości obrażeń fizycznych i żadnej obrony. Potem go nie ma. Pyta cię wszędzie, gdzie idą bohaterowie, by nikt nie poznał, gdzie się kto kryje. Nikt nie może Zabójcy znaleźć ani zaatakować, zanim uderzy, i nikogo on nie spowalnia.

    Gdy bohater ginie, a gra trwa dalej, to nie był dziedzic. Twój poszukiwacz atakuje jak zwykle.

    Wygrywasz, gdy dziedzic nie żyje.

haunt-39-heroes-win =
    Posągi odwróciły głowy. Wzdłuż całego korytarza zginają się kamienne kolana, z odgłosem dalekiego grzmotu, i nagle jest korona, której nikt nie niósł. Dziedzic rozgląda się po tym wszystkim i po was. O czynszu, słyszycie, trzeba będzie porozmawiać.

haunt-39-traitor-win =
    Ostatnie imię na papierze blednie, litera po literze, i papier leży pusty w twojej dłoni. Pióro masz przy sobie. Trwa chwilę, zanim postanowisz, jak się pisać.

prompt-hide-assassin = Gdzie kryje się Zabójca? Widzi to tylko { $subject }.
prompt-ambush = Wchodzi { $subject }. Czy Zabójca uderza?
prompt-name-heir = Kogo { $subject } wskazuje jako dziedzica?

notice-heir-is = Dziedzicem jest { $figure }. Zdrajca nie może się o tym dowiedzieć.
notice-ambushed = Zabójca wychodzi z ciemności za plecami { $figure_gen } { $room_in }.

shown-assassins = Gdzie kryją się Zabójcy
shown-heir = Dziedzic
