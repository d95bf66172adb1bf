## Co badanie zapisuje o grze (`housebound simulate --out`)

column-haunt = nawiedzenie
column-haunt-omen = omen, od którego zaczęło się nawiedzenie
column-haunt-room = pokój, w którym zaczęło się nawiedzenie
column-haunt-round = runda, w której zaczęło się nawiedzenie
column-haunt-omens = omeny wylosowane do początku nawiedzenia
column-revealer = miejsce odkrywcy nawiedzenia
column-traitor = miejsce zdrajcy
column-explorers = poszukiwacz
column-rooms-laid = odkryte pokoje
column-held = karty posiadane na końcu
column-had = karty posiadane kiedykolwiek

side-heroes = bohaterowie
side-traitor = zdrajca

progress-haunts = nawiedzenia
