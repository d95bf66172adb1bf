## What a study keeps of a game (`housebound simulate --out`)

column-killer = assassino
column-way = modo di vincere
column-level = livello finale dell’assassino
column-encounters = scontri
column-noises = rumori sentiti dall’assassino
column-panics = crisi di panico
column-wounds = ferite
column-victims = vittime
column-fates = sorte
column-played = vittima
column-had = oggetti avuti in qualsiasi momento

side-killer = assassino
side-team = vittime
sheet-mansion = la villa
way-kill = una vittima è uccisa
way-rescue = i soccorsi via radio
way-main-entrance = fuori dall’Ingresso Principale
way-secret-exit = fuori dall’Uscita Nascosta
way-plan = un piano riesce
way-time = l’equipaggiamento finisce
way-crossroads = al bivio
