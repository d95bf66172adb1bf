# Strona w przeglądarce: każdy tekst jej ramy. Co mówi gra, stoi w plikach gry.

page-new-here = Pierwszy raz tutaj? W każdej z gier pierwsza rozgrywka z przewodnikiem trwa pięć minut i objaśnia każdy krok.
page-motto = Gry o zamknięciu w domu z kimś, kto chce twojej śmierci.
page-title-betrayal = Zdrada w Domu na Wzgórzu
page-title-room25 = Pokój 25
page-title-terrorscape = Terrorscape
page-line-betrayal = Odkryjcie dom, którego wczoraj tu nie było. Potem jedno z was obróci się przeciw reszcie.
page-line-room25 = Dwadzieścia pięć pokoi, jedno wyjście i nie każdy chce wychodzić.
page-line-terrorscape = Trzy ofiary kryją się i słuchają. Jeden zabójca też słucha.

## Początek

page-games = Gry
page-more = Więcej
page-players = od { $least } do { $most } graczy
page-play-now = Zagraj teraz
page-opening = Otwieranie…
page-host = Otwórz stół
page-rulebook = Instrukcja
page-join = Dosiądź się do stołu
page-replay-tape = Odtwórz taśmę
page-have-code = Mam kod
page-manual = Podręcznik
page-language = Język
page-my-tables = Moje stoły
page-forget = Zapomnij o tym stole
page-against-bots = Przeciw botom
page-close = Zamknij
page-back = Wstecz

## Otwieranie stołu

page-host-title = Nowy stół: { $game }
page-seats = Miejsca
page-seat = Miejsce { $seat }
page-seat-me = Ja
page-seat-person = Człowiek, przez link
page-seat-here = Inny człowiek przy tym ekranie
page-seat-bot = Bot: { $level }
page-level-random = losowy
page-level-beginner = początkujący
page-level-sensible = normalny
page-level-searching = trudny
page-your-name = Twoje imię
page-table-name = Nazwa stołu
page-listed = Pokaż na liście stołów, by każdy mógł zająć wolne miejsce
page-watched = Wpuść widzów
page-away = Bot zastępuje nieobecnych
page-away-never = nigdy
page-away-minutes = { $minutes ->
    [one] po minucie
    [few] po { $minutes } minutach
    [many] po { $minutes } minutach
   *[other] po { $minutes } minuty
}
page-clock = Zegar
page-clock-none = bez zegara
page-clock-each-minutes = { $minutes ->
    [one] minuta na każdy wybór
    [few] { $minutes } minuty na każdy wybór
    [many] { $minutes } minut na każdy wybór
   *[other] { $minutes } minuty na każdy wybór
}
page-clock-each-days = { $days ->
    [one] jeden dzień na każdy wybór
    [few] { $days } dni na każdy wybór
    [many] { $days } dni na każdy wybór
   *[other] { $days } dnia na każdy wybór
}
page-clock-total = { $minutes } min na grę, { $seconds } s z powrotem za każdy wybór
page-table = Stół
page-options = Opcje gry
page-default = jak zwykle
page-open-table = Otwórz stół
page-links-title = Stół jest otwarty
page-links = Wyślij każdemu graczowi link jego miejsca. Działa raz: kto pierwszy go otworzy, ma miejsce, a ty nie zobaczysz, co z niego widać.
page-copy = Kopiuj
page-copied = Skopiowano
page-to-my-seat = Na moje miejsce

## Lista stołów

page-code-title = Drugie urządzenie
page-code-help = Na urządzeniu, na którym grasz, otwórz menu stołu i wybierz „Graj na drugim urządzeniu”. Wpisz tu, co się pokaże.
page-code = Kod
page-code-come = Wejdź
page-lobby-title = Otwarte stoły
page-lobby-empty = Żaden stół nie czeka na graczy. Otwórz własny, a pojawi się tutaj.
page-practice = Ćwiczenie
page-practice-why = Stół do ćwiczeń: kto go otworzył, może znać wyniki kości.
page-take-seat = Zajmij miejsce { $seat }
page-watch = Oglądaj
page-refresh = Odśwież
page-free-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Przy stole

page-connecting = Łączenie…
page-lost-line = Połączenie zerwane. Łączenie od nowa…
page-door-closed = Nie możesz wejść
page-your-turn = Twoja kolej
page-your-turn-title = ● Twoja kolej: { $game }
page-spectating = Oglądasz.
page-waiting-for = { $count ->
    [one] { $names } myśli.
    [few] { $names } myślą.
    [many] { $names } myślą.
   *[other] { $names } myślą.
}
page-waiting-unseen = Coś się rozstrzyga, ale tego nie widzisz.
page-answered = Odpowiedź przyjęta. Możesz ją jeszcze zmienić, zanim odpowiedzą wszyscy.
page-more-choices = Na planszy
page-anytime = W każdej chwili:
page-list = Lista
page-list-title = Wszystko, co możesz wybrać
page-list-no-such = Na liście nie ma { $typed }: wybierz od 1 do { $last }.
page-list-empty = Nikt cię teraz o nic nie pyta.
page-list-barred = Czego nie możesz wybrać i dlaczego
page-undo = Cofnij
page-no-undo = Nie można cofnąć: { $why }.
page-propose-back = Poproś wszystkich o cofnięcie ostatniego wyboru
page-agree-back = Zgódź się cofnąć ostatni wybór
page-withdraw-back = Jednak nie cofaj
page-back-wanted = Cofnięcia ostatniego wyboru chce: { $names }.
page-back-missing = Brakuje jeszcze zgody: { $names }.
page-confirm-title = Tego nie da się cofnąć
page-confirm = Zrób to
page-cancel = Zostaw
page-why-not = Dlaczego nie
page-rule = Zasada { $rule }
page-seats-title = Miejsca
page-bot = bot
page-away-now = poza stołem
page-stand-in = zastępuje bot
page-free = wolne
page-here = przy stole
page-thinking = wybiera
page-me = ty
page-hand = Ręka i notatki
page-hand-short = Ręka
page-story = Opowieść
page-log = Przebieg
page-chat = Rozmowa
page-rules = Zasady
page-menu = Menu
page-leave-home = Strona główna
page-hand-to-bot = Niech bot gra na moim miejscu
page-take-back-seat = Odbierz botowi moje miejsce
page-leave-seat = Odejdź od stołu na dobre
page-second-device = Graj na drugim urządzeniu
page-second-device-how = Na drugim urządzeniu otwórz { $where } i wybierz „Mam kod”. Kod jest ważny pięć minut i działa raz.
page-host-powers = To twój stół
page-give-to-bot = Niech gra bot
page-put-out = Usuń
page-put-out-sure = Usunąć na dobre ({ $name })? Dalej gra bot, a nikt z tego samego adresu nie będzie mógł tu znów usiąść.
page-watch-link = Link dla widzów
page-sound = Dźwięk, gdy moja kolej
page-confirm-wish = Pytaj przed tym, czego nie da się cofnąć
page-notify = Powiadomienie, gdy moja kolej
page-log-empty = Nic się jeszcze nie stało.
page-since = Pod twoją nieobecność
page-say = Powiedz coś
page-earlier-talk = Pokaż, co mówiono wcześniej
page-send = Wyślij
page-channel = Do
page-no-channel = Nikt nie może teraz mówić.
page-search-rules = Szukaj w zasadach: słowa lub numer zasady
page-rules-found = { $count ->
    [0] Żadna zasada nie ma wszystkich tych słów.
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
page-keys = Klawisze
page-key-l = Wszystko, co można wybrać, jako lista
page-key-s = Opowieść: przebieg gry, rozmowa, zasady
page-key-h = Ręka i notatki
page-key-g = Twój cel
page-key-n = Pokaż następną rzecz, którą zrobili inni
page-key-c = Nadrób zaległości
page-key-u = Cofnij ostatni wybór
page-key-i = Poproś o podpowiedź, jeśli są dozwolone
page-key-r = Instrukcja
page-key-keys = Ta lista
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-fit = Pokaż wszystko
page-clock-left = zostało { $time }
page-just-happened = Przed chwilą
page-connection = Połączenie
page-name-prompt = Jak masz na imię?
page-name-save = To ja

## Przekazanie ekranu

page-hand-over = Przekaż ekran. Teraz { $name }.
page-hand-over-ready = To ja, { $name }, nikt inny nie patrzy

## Koniec

page-over-title = Koniec gry
page-rematch = Zagraj jeszcze raz
page-to-rematch = Do rewanżu
page-see-replay = Obejrzyj powtórkę
page-save-tape = Zapisz taśmę
page-look-at-board = Obejrzyj planszę
page-rounds = { $number ->
    [one] 1 runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}
page-won = Zwycięstwo
page-lost = Porażka

## Powtórka

page-replay-title = Powtórka
page-replay-step = Krok { $step } z { $steps }
page-replay-first = Na początek
page-replay-before = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-next = Krok naprzód
page-replay-last = Na koniec
page-replay-seat = Widok
page-tape-title = Odtwórz taśmę
page-tape-help = Wybierz taśmę: plik zapisany przez „Zapisz taśmę” albo z wiersza poleceń. Skończoną grę się odtwarza; niedokończona toczy się dalej przy nowym stole.
page-tape-choose = Wybierz plik

## Instrukcja

page-rules-title = Instrukcja: { $game }

## Sprawdzanie nazwy

page-look-back = Wstecz
