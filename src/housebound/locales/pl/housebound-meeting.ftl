# Spotkanie przy stole: miejsca i jak się je obsadza, zaproszenia, zegary, lista stołów, strona gospodarza.

## Miejsca i zaproszenia

page-invite = Zaproś kogoś
page-qr = Link jako kod dla aparatu telefonu
page-address = Adres w twojej sieci
page-alone = Ten link otworzy tylko ten komputer. Uruchom serwer z --host 0.0.0.0, a otworzą go telefony w twojej sieci.
page-level = Poziom
page-fill-with-bot = Obsadź botem
page-offer-seat = Zwolnij miejsce dla człowieka
page-bot-level = bot, { $level }
page-room = Miejsca i zaproszenia
page-host-tag = gospodarz
page-invited = Masz zaproszenie
page-invited-to = { $name ->
    [none] Stół gry { $game }.
   *[other] „{ $name }”, stół gry { $game }.
}
page-invited-with = Grają: { $names }.
page-sit-down = Usiądź
page-waiting-empty = Wolne: { $names }. Gra czeka, aż ktoś tam usiądzie.

## Zegary i zastępstwa

page-clock-why = Gdy czas się skończy, gra bot
page-clock-choice = na wybór
page-clock-away = nieobecność; bot zagra za
page-clock-days = { $days ->
    [one] jeden dzień, { $hours } h
    [few] { $days } dni, { $hours } h
    [many] { $days } dni, { $hours } h
   *[other] { $days } dnia, { $hours } h
}
page-bot-soon = Wybierz albo bot zagra za ciebie za
page-bot-plays = Bot gra za ciebie.
page-take-over = Przejmij
page-house-stand-in = { $name }: teraz gra tu bot.
page-house-back = { $name } znów gra.
page-house-left = Ktoś opuścił miejsce { $seat }.
page-house-put-out = Kogoś usunięto z miejsca { $seat }. Pilnuje go bot.
page-house-bot = { $bot ->
    [none] Na miejscu { $seat } usiadł bot.
   *[other] Do stołu zasiada bot: { $bot }.
}
page-house-free = Miejsce { $seat } jest wolne.
page-unread = { $count ->
    [one] jedna nieprzeczytana
    [few] { $count } nieprzeczytane
    [many] { $count } nieprzeczytanych
   *[other] { $count } nieprzeczytanej
}

## Oglądanie

page-watching = Oglądasz.
page-watching-eyes = Widzisz to, co wolno widzieć wszystkim. Gdy gra się skończy, powtórka pokaże ją oczami każdego miejsca.

## Lista stołów i moje stoły

page-lobby-waiting = Czekają na graczy
page-lobby-running = Do oglądania
page-lobby-none-running = Żadnego stołu nie można teraz oglądać.
page-company-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
page-company-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
page-mine-your-turn = Twoja kolej
page-mine-asked = Wybiera: { $names }
page-mine-goes-on = trwa
page-mine-won = Zwycięstwo
page-mine-lost = Porażka
page-mine-nobody = Koniec, nie wygrał nikt
page-mine-gone = już go nie ma
page-back-to-table = Wróć do stołu: { $game } ({ $standing })
page-house-rules = Własne zasady
page-clock-limit-none = bez zegara
page-away-limit = { $minutes ->
    [one] po minucie nieobecności gra bot
    [few] po { $minutes } minutach nieobecności gra bot
    [many] po { $minutes } minutach nieobecności gra bot
   *[other] po { $minutes } minuty nieobecności gra bot
}

## Strona gospodarza

page-presets = Co wybierasz?
page-preset-house = Własne zasady
page-preset-house-text = Wybierz każdą opcję, rozdział po rozdziale.
page-players-and-bots = Gracze i boty
page-rest = Reszta
page-chapter-first = W co się gra
page-rest-table = Stół: nazwa, lista stołów, widzowie, zegar
page-changed-count = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
page-rule-link = Zasada { $rule }
page-start-again = Zacznij od nowa
