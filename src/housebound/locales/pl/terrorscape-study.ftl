## Co badanie zapisuje o grze (`housebound simulate --out`)

column-killer = zabójca
column-way = droga do zwycięstwa
column-level = poziom zabójcy na końcu
column-encounters = starcia
column-noises = hałasy, które słyszał zabójca
column-panics = paniki
column-wounds = rany
column-victims = ofiary
column-fates = los
column-played = ofiara
column-had = przedmioty posiadane kiedykolwiek

side-killer = zabójca
side-team = ofiary
sheet-mansion = rezydencja
way-kill = ofiara zabita
way-rescue = ratunek przez radio
way-main-entrance = wyjście Głównym Wejściem
way-secret-exit = wyjście Ukrytym Wyjściem
way-plan = plan się powiódł
way-time = skończyło się wyposażenie
way-crossroads = na rozdrożu
