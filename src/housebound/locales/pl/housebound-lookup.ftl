## Szukanie

page-look-up = Szukaj
page-look-up-ask = Czy mogę…? Zasada, karta, pokój
page-look-up-title = Ściągawka
page-look-up-help = Wpisz kilka słów: przeszukiwane są naraz zasady, karty, pokoje i figurki wszystkich gier.
page-look-up-all = Wszystkie gry
page-look-up-found = { $count ->
    [0] Nigdzie nie ma takich słów. Użyj mniejszej liczby słów albo innego słowa.
    [one] Znaleziono: { $count }
    [few] Znaleziono: { $count }
    [many] Znaleziono: { $count }
   *[other] Znaleziono: { $count }
}
page-look-up-more = { $count ->
    [one] Jeszcze { $count }
    [few] Jeszcze { $count }
    [many] Jeszcze { $count }
   *[other] Jeszcze { $count }
}
page-books-differ = Drukowane instrukcje się różnią: { $option }
page-books-note = ru, pl, it: drukowane instrukcje po rosyjsku, polsku i włosku. Gospodarz stołu wybiera jedną z nich albo każdy punkt osobno.
page-choose = Wybierz…

page-things-room = Pokój
page-things-card = Karta
page-things-character = Figurka
page-things-token = Żeton
page-things-trait = Cecha
page-things-symbol = Symbol
page-things-plan = Plan
page-things-role = Rola
page-things-colour = Kolor
page-things-state = Stan
page-things-location = Lokacja
page-things-item = Przedmiot
page-things-victim = Ofiara
page-things-killer = Zabójca
page-things-ability = Zdolność
page-things-condition = Stan

# What the search knows of words. No accents are needed, and not every form of a word: endings are forgiven.
# Words of a question that tell nothing.
page-look-up-idle =
    a aby ale bez bo by byc byl byla bylo byly co czy dla do dwa dwie dzieje gdy gdzie go i ich ile iloma inna
    inne innej innemu inny innych innym ja jak jaka jaki jakie jego jej jesli jest jestem już kiedy kims kogos
    kto ktora ktory ktos ku lub ma mam mamy mi mnie moga moge moj moja moze mozemy mozna mu musi musimy musze my
    na nad nam nas nich nie niego o od on ona one oni po pod przez przy robi robic sa sie swoj ta tak tam te tego
    tej ten teraz to tu tutaj ty tym u w we wiec wolno z za ze
# Groups of words that mean the same here, with semicolons between them: what people say, what the books say.
page-look-up-same =
    oddac dac przekazac wymienic; wymienic wymiana zamienic; upuscic odlozyc zostawic porzucic polozyc;
    kosc kosci kostka kostki kostkami kostek; rzucac rzut; chodzic chodzenie isc ruch ruszyc przemieszczenie;
    odkryc odkrywac zbadac znalezc; zginac umrzec ginie martwy zabity smierc wyeliminowany;
    atakowac atak walka zaatakowac; strzelac strzal dystansowy odleglosc zasieg;
    rowny tyle dokladnie remis mniej nizszy; najwyzsza najwieksza pasuje; zaczac zaczyna rozpoczac rozpoczyna;
    zatrzymac zatrzymuje zakonczyc konczy powstrzymac; szukac przeszukac przeszukanie; wyjsc opuscic;
    obrazenia rana; mowic powiedziec podaje informacja wiadomosc przekazywac rozmawiac; widziec zajrzec obejrzec;
    lokacja tutaj; gracz badacz poszukiwacz; zabity martwy ginie zginac; pietro kondygnacja; karta przedmiot;
    kafelek kafel plytka; wierzchni gorny; powrot przeciw przeciwny powrotem; rzad linia kolumna;
    dwa razy powtorka; niesc trzymac miec; halas halasu; popchnac wypchnac pchac wypychac popychac pchnac;
    frontowe glowne wejsciowe; ujawnic odslonic; najwiecej maksymalnie wiecej limit;
    spowalniac spowalnia dodatkowe; dziala efekt wywoluje; decydowac decyduje wybiera dzieli; zmiescic dzielic;
    uciec ucieczka; obrona broni obronie; nastepny pozniej drugi; ciagnac dobrac losowac wylosowal;
    ukrasc kradziez; niesc liczba
