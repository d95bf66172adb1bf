## What a study keeps of a game (`housebound simulate --out`)

column-haunt = scenario
column-haunt-omen = presagio che ha iniziato lo scenario
column-haunt-room = stanza in cui è iniziato lo scenario
column-haunt-round = round in cui è iniziato lo scenario
column-haunt-omens = presagi pescati all’inizio dello scenario
column-revealer = posto di chi ha rivelato lo scenario
column-traitor = posto del traditore
column-explorers = esploratore
column-rooms-laid = stanze scoperte
column-held = carte possedute alla fine
column-had = carte possedute in qualsiasi momento

side-heroes = eroi
side-traitor = traditore

progress-haunts = scenari
