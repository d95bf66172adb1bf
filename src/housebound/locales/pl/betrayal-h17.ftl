# Nawiedzenie 17: Powiew wiatru.

haunt-17-title = Powiew wiatru

haunt-17-story =
    Żadne okno nie jest otwarte, a jednak coś przechodzi ci przez włosy. Przewraca się kartka. Filiżanka przesuwa się na skraj półki, zastanawia się i robi krok w przepaść. Potem wszystkie rupiecie w pokoju zaczynają się unosić, powoli, jeden po drugim, i krążyć, a w środku, gdzie nic nie ma, ktoś się śmieje.

haunt-17-heroes =
    Poltergeist chce was zabić. Z tego domu wypędzicie go Świecami: musi ich płonąć tyle, ilu jest bohaterów, każda w innym pokoju kondygnacji, na której zaczęło się nawiedzenie. Tajemna Winda się nie liczy. Jeśli ta kondygnacja jest za mała, a nic już na niej nie można odkryć, wystarczy każda.

    Szukanie Świecy: w Kuchni, w Jadalni, w Kaplicy lub w Galerii rzut Szybkości 3+. Raz w swojej turze, a z jednego pokoju dowolnie wiele.

    Egzorcyzm: w pokoju tej kondygnacji bez płonącej Świecy oddaj Świecę, którą niesiesz, albo kartę o tej nazwie i rzuć Wiedzą, 5+. Jeśli się uda, Świeca płonie tam na dobre i nikt nie może jej zabrać. Jeśli nie, przepada. Raz w swojej turze; w jednej turze możesz znaleźć Świecę i odprawić egzorcyzm.

    Ciosy i kule przechodzą przez Poltergeista na wylot. W jego pokoju możesz zamiast tego wykonać jeden z tych ataków:

    Wyrwanie: Szybkością. Jeśli wygrasz, weź jedną rzecz, którą niesie; słabnie przez to o 1. Jeśli przegrasz, otrzymujesz 1 kość obrażeń fizycznych.

    Odparcie: Zdrowiem, jeśli niesiesz Pierścień, Czaszkę lub Dzwonek. Jeśli wygrasz, słabnie o różnicę. Jeśli przegrasz, otrzymujesz 1 kość obrażeń mentalnych.

    Wygrywacie, gdy płonie tyle Świec, ilu jest bohaterów.

haunt-17-traitor =
    Poltergeist jest w pokoju, w którym zaczęło się nawiedzenie. Bohaterowie spróbują go wypędzić egzorcyzmem.

    Poltergeist: Szybkość 3, Zdrowie 4, a Moc według toru, na początku 4 i nigdy nie liczona jako więcej niż 8. Nikt nie może atakować go Mocą ani Rewolwerem i nic go nie zaskakuje. Niesie dowolnie wiele przedmiotów, które nic mu nie dają prócz tego, że rośnie: 1 na torze za każdy zdobyty przedmiot, 1 mniej za każdy stracony. Podnosi, oddaje i upuszcza rzeczy, gdziekolwiek trafi, a ty możesz w swojej turze dawać mu rzeczy w tym samym pokoju.

    Karmi się: jeśli na końcu tury potworów jest w Składziku, w Magazynie, na Strychu, w Bibliotece, w Piwnicy z Winem, w Laboratorium lub w Sali Operacyjnej, losuje kartę przedmiotu.

    Atakuje w ruchu: raz na turę każdego bohatera, do którego pokoju dotrze, Mocą. Zamiast 2 lub więcej obrażeń może ukraść przedmiot. Bohater, który wygra, nic mu nie robi. Z Mocą 0 nie atakuje.

    Zbiera się na nowo: na początku każdej tury potworów może upuścić wszystko, co niesie, i pojawić się w dowolnym pokoju z symbolem omenu. Jego Moc wynosi wtedy 3, a w Składziku 4. Dynamit w jego pokoju sprawia, że upuszcza wszystko i wylatuje z domu; by wrócić, musi zebrać się na nowo.

    Wygrywasz, gdy wszyscy bohaterowie nie żyją.

haunt-17-heroes-win =
    Ostatni płomień stoi prosto i się nie rusza. Wszystko, co było w powietrzu, przypomina sobie swój ciężar i spada naraz, filiżanki, krzesła, czyjś but. Czekacie na śmiech. Porusza się zasłona, ale to tylko wiatr, zwyczajny, który od nikogo niczego nie chce.

haunt-17-traitor-win =
    Pokój kręci się i kręci. Są już w nim zegarki, okulary i ręka, która wciąż trzyma świecę. Stoisz w środku, gdzie jest zupełnie spokojnie, a coś miękko oddycha ci za kołnierz. Najlepsze kawałki ma dla ciebie.

verb-find-candle = Szukaj Świecy
verb-burn-candle = Odpraw egzorcyzm: { $card }
verb-snatch-from-poltergeist = Wyrwij coś Poltergeistowi
verb-drive-back-poltergeist = Odeprzyj Poltergeista
verb-hand-to-poltergeist = Daj Poltergeistowi { $card_acc }

prompt-re-form = Poltergeist może upuścić wszystko i zebrać się na nowo w pokoju z symbolem omenu. Gdzie?
prompt-snatch-item = Co wyrywasz? Niesie to { $subject }.

notice-candle-placed = { $figure } zapala Świecę { $room_in }. Nie zgaśnie.
notice-candle-lost = Płomień w rękach { $figure_gen } gaśnie, a z nim Świeca.
notice-poltergeist-re-forms = Powietrze gęstnieje { $room_in }: jest tam { $figure }.

shown-candles-placed = Gdzie płoną Świece
shown-candles-placed-here = Tu płonie Świeca
shown-candles-needed = Potrzebne Świece
