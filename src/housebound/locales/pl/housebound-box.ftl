# Prawdziwe pudełko na stole: ludzie rzucają i ciągną, a w telefonie podają, co wypadło.

box-title = Z prawdziwym pudełkiem na stole
box-how = Rzucacie kośćmi i dobieracie płytki i karty z własnego pudełka, a telefon każdego gracza pilnuje zasad i jego tajemnic.
box-entry = Co wypadło
box-roll = { $count ->
    [one] Rzuć kością i dotknij tego, co wypadło.
    [few] Rzuć { $count } kośćmi i dotknij tego, co wypadło.
    [many] Rzuć { $count } kośćmi i dotknij tego, co wypadło.
   *[other] Rzuć { $count } kośćmi i dotknij tego, co wypadło.
}
box-which = Co wypadło ({ $what })?
box-draw = Dobierz stąd: { $pile } (zostało: { $left }). Co to jest ({ $what })?
box-draw-nth = Dobierz stąd: { $pile }, { $nth } z { $of }. Co to jest ({ $what })?
box-private = Tylko ty możesz to zobaczyć. Nikomu nie pokażemy, co podasz.
box-shared = To widzi twoja strona; nikomu innemu nie pokażemy, co podasz.
box-look-for = Spójrz w imieniu bota { $name } i zachowaj to dla siebie.
box-order = Elementy: { $count }. Dotykaj ich w kolejności, w jakiej leżą, od pierwszego.
box-enters = { $name } podaje, co wypadło.
box-you-enter = Podaj, co wypadło.
box-nobody = To, co teraz nastąpi, może zobaczyć tylko ktoś na wolnym miejscu: ktoś musi tam usiąść.
box-enter-myself = Widzę: podam tutaj
box-search = Szukaj po nazwie
box-pieces = Co może wypaść
box-none-found = Nic, co może wypaść, tak się nie nazywa.
box-tap-one = Dotknij tego, co wypadło
box-enter = Podaj: { $name }
box-again = Od nowa
box-fell = { $faces }: razem { $sum }
box-how-many = Ile kości pokazuje { $face }?
box-rest-blank = Kości razem: { $count }; pozostałe są puste.
box-take-back = Cofnij ostatni wpis
box-lay-out = Rozłóż pudełko
box-lay-out-how = Zróbcie to własnymi rękami przed pierwszym wpisem. Odhaczaj, co gotowe: widać to tylko na tym telefonie.
box-big-screen = Duży ekran
box-big-screen-how = Na tablet albo telewizor: plansza taka, jaką wolno widzieć wszystkim, czyja kolej, i nic do naciskania.
box-scan = Zeskanuj, żeby usiąść
box-scan-at-host = Są wolne miejsca: kody do nich ma gospodarz stołu.
box-asked = { $names }: { $sentence }
page-house-misfit = { $name } podaje coś, co nie może się zdarzyć.
