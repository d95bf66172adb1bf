# Nawiedzenie 32: Zagubieni.

haunt-32-title = Zagubieni

haunt-32-story =
    Ktoś zagrał akord, którego organy nie mają. W oknach jest niebo z trzema księżycami, wszystkimi w pełni, a gdzie był korytarz, jest równina szarej trawy, która kładzie się i wstaje bez wiatru. Powietrze smakuje miedziakami. Piękne, szepcze ktoś, kto nacisnął klawisze, i oddycha głęboko. Wy nie możecie.

haunt-32-heroes =
    Zdrajca przeniósł dom do innego świata. Większości pokoi już nie ma; będziecie musieli odkryć je znowu. Tutejsze powietrze powoli was zabija i tylko wielkie organy mogą zabrać was do domu.

    Powietrze: na początku swojej tury rzucasz 2 kośćmi i tracisz tyle stopni, z dowolnych swoich cech, podzielonych, jak chcesz. To może cię zabić.

    Organy: w Sali Organowej rzuć Wiedzą i dodaj wszystko, co pomaga. Przy 3 graczach potrzeba 15, przy 4 graczach 16, przy 5 graczach 18, przy 6 graczach 20. Dodaj 1 za każdy pokój z symbolem omenu w domu. Dodaj 2, jeśli wśród twoich hobby jest muzyka. Dodaj 2 za każdą znalezioną wskazówkę, ktokolwiek ją znalazł. Dodaj 2, gdy w Sali Organowej jest Szaleniec, i 2, gdy jest Księga: u kogoś z was albo leżąca.

    Trzy wskazówki, każdą znajduje się raz. Nuty: w Bibliotece rzut Wiedzy 5+. Trofea: w Pokoju Gier rzut Zdrowia 5+. Planeta, którą widać z Wieży: rzut Wiedzy 5+ tam, po którejkolwiek stronie.

    Te rzuty: jeden na turę dla każdego z was.

    Wygrywacie, gdy rzut przy organach jest dość wysoki. Jeśli wszyscy zginiecie, przegrywacie.

haunt-32-traitor =
    Dom jest w innym świecie, dzięki tobie, a jego powietrze jest dla ciebie słodkie. Bohaterów rani na początku każdej ich tury. Twój poszukiwacz zostaje w grze i może atakować jak zawsze.

    Wszystkie pokoje opuszczają dom prócz płytek początkowych i tych, w których ktoś jest. Wtasowuje się je do stosu razem z odrzuconymi, by odkrywać je znowu. Jeśli nie ma tam Sali Organowej, dołącz ją do wybranej płytki początkowej. Potem dołącz każdy pozostały pokój do płytki początkowej jego kondygnacji, zaczynając od swojego i dalej zgodnie z ruchem wskazówek zegara wokół stołu.

    Bohaterowie chcą znów uruchomić machinę w Sali Organowej i wrócić do domu. Możesz ją psuć: w Kaplicy, w Pokoju Gier, w Laboratorium, w Sali Operacyjnej i w Komnacie Pentagramu, w każdym raz, rzut Wiedzy 4+. Jeden taki rzut na turę. Każdy sukces kładzie tam jeden z twoich pięciu żetonów, a każdy żeton odejmuje 3 od każdego rzutu bohaterów przy organach.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-32-heroes-win =
    Odzywa się ostatnia piszczałka, tak nisko, że słychać ją zębami. Księżyce gasną jeden po drugim. Potem na szybach jest deszcz, zwykły mokry deszcz, a wy stoicie w nim z otwartymi ustami, aż więcej nie możecie wypić.

haunt-32-traitor-win =
    Trawa wchodzi przez parapety i ogląda ich sobie, jedno po drugim. Jest dla nich delikatna. Siadasz znów do organów. Jest i czwarty księżyc, trzeba tylko znaleźć właściwy klawisz.

prompt-lose-to-air = Powietrze pali { $subject_acc }. Która cecha oddaje stopień?

verb-play-homeward = Zagraj na organach drogę do domu (Wiedza)
verb-seek-clue = Szukaj wskazówki { $room_in }
verb-sabotage = Popsuj machinę { $room_in } (Wiedza)

notice-house-torn-away = Dom zostaje wyrwany. Większości pokoi już nie ma.
notice-air-burns = { $figure } oddycha powietrzem tego świata i traci w sumie { $number }.
notice-homeward-played = { $figure } gra na organach: { $result }.
notice-homeward-clue-found = { $figure } znajduje wskazówkę { $room_in }.
notice-machine-spoilt = { $figure } psuje machinę { $room_in }. Każdy rzut przy organach traci 3.

shown-clue-rooms = Gdzie znaleziono wskazówki
shown-clue-rooms-here = Tu była wskazówka
shown-spoilt-rooms = Gdzie popsuto machinę
shown-spoilt-rooms-here = Machina jest popsuta
shown-organ-bonus = Przy organach dodajesz
shown-organ-needed = Organy potrzebują
