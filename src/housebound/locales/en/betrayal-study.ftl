## What a study keeps of a game (`housebound simulate --out`)

column-haunt = haunt
column-haunt-omen = omen that began the haunt
column-haunt-room = room where the haunt began
column-haunt-round = round in which the haunt began
column-haunt-omens = omens drawn when the haunt began
column-revealer = seat of the haunt revealer
column-traitor = seat of the traitor
column-explorers = explorer
column-rooms-laid = rooms discovered
column-held = cards held at the end
column-had = cards held at any time

side-heroes = heroes
side-traitor = traitor

progress-haunts = haunts
